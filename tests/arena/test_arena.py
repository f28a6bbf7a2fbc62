from __future__ import annotations

from pathlib import Path

import pytest

import teahouse
from teahouse.arena import BadWorker, Plan, Summary, game_seed, perft, play_game, simulate
from teahouse.bots import BadBot
from teahouse.cli import main
from teahouse.kernel import NATURE, Record, Table
from teahouse.library import game_of

YEAR = "year-of-the-dragon"
OWN = "tests.bots.own"


def test_the_same_seed_plays_the_same_game(toy: str) -> None:
    game = teahouse.game(toy, players=3)
    first, again, other = (play_game(game, ["random"] * 3, seed).record.write() for seed in ("a", "a", "b"))
    assert first == again != other


def test_a_played_game_is_counted_and_its_record_replays(toy: str) -> None:
    game = teahouse.game(toy, players=2)
    played = play_game(game, ["random", f"{OWN}:First"], "7")
    record = Record.parse(played.record.write())
    table = list(record.replay(game_of(record)))[-1]
    assert table.scores() == played.scores == record.scores
    assert table.ranking() == played.ranking
    assert played.moves == len(record.moves)
    assert played.decisions == sum(seat != NATURE for seat, _ in record.moves) == 10
    assert 2 <= played.largest_list <= 4
    assert record.seed == "7"
    assert record.names == ["random", f"{OWN}:First"]


def test_the_draws_of_a_record_follow_from_its_seed(toy: str) -> None:
    game = teahouse.game(toy, players=2)
    record = play_game(game, ["random"] * 2, "x").record
    dealer = teahouse.Dealer(record.seed)
    table = game.new()
    for seat, text in record.moves:
        if seat == NATURE:
            assert dealer.draw(table).text == text
        table.play(game.move(text))


def test_bots_of_the_same_kind_get_different_names_and_seeds(toy: str) -> None:
    record = play_game(teahouse.game(toy, players=3), ["random", f"{OWN}:First", "random"], "1").record
    assert record.names == ["random 1", f"{OWN}:First", "random 3"]


def test_the_seed_of_a_game_depends_on_the_series_and_its_number_alone() -> None:
    seeds = {game_seed(seed, index) for seed in ("1", "2", "1-1") for index in range(20)}
    assert len(seeds) == 60


def test_a_summary_counts_by_seat_and_shares_shared_wins(toy: str) -> None:
    plan = Plan(toy, ["random", "random"], "1")
    answers = [
        {"scores": [4, 2], "ranking": [1, 2], "moves": 10, "decisions": 6, "largest_list": 3},
        {"scores": [3, 3], "ranking": [1, 1], "moves": 14, "decisions": 8, "largest_list": 4},
    ]
    told = Summary(plan, plan.game(), answers).to_json()
    assert told["mean_score"] == [3.5, 2.5]
    assert told["win_share"] == [0.75, 0.25]
    assert told["scores"] == [[4, 2], [3, 3]]
    assert (told["moves"], told["decisions"], told["largest_list"], told["games"]) == (24, 7, 4, 2)
    assert told["options"] == {"rounds": 2, "hidden_hands": True}


@pytest.mark.parametrize("workers", [2, 3])
def test_any_number_of_workers_gives_the_same_result(workers: int) -> None:
    plan = Plan(YEAR, ["random"] * 3, "1", {"wall": "random"})
    alone: dict[int, str] = {}
    together: dict[int, str] = {}
    first = simulate(plan, 12, 1, alone.__setitem__)
    assert simulate(plan, 12, workers, together.__setitem__).to_json() == first.to_json()
    assert together == alone


def test_progress_is_told_after_every_game() -> None:
    seen: list[int] = []
    simulate(Plan(YEAR, ["random"] * 2, "1"), 5, 2, progress=seen.append)
    assert seen == [1, 2, 3, 4, 5]


def test_a_worker_that_dies_is_replaced_and_its_game_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lives = tmp_path / "lives"
    lives.write_text("1")
    monkeypatch.setenv("TEAHOUSE_TEST_LIVES", str(lives))
    told = simulate(Plan(YEAR, [f"{OWN}:Mortal"] * 2, "1"), 6, 2).to_json()
    assert lives.read_text() == "0"
    assert told["scores"] == simulate(Plan(YEAR, [f"{OWN}:First"] * 2, "1"), 6, 1).to_json()["scores"]


def test_a_game_that_kills_every_worker_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lives = tmp_path / "lives"
    lives.write_text("99")
    monkeypatch.setenv("TEAHOUSE_TEST_LIVES", str(lives))
    assert main(["sim", YEAR, "--bots", f"{OWN}:Mortal", "--games", "6", "--workers", "2", "--lang", "de"]) == 1
    assert "Ein Prozess ist 3 Mal an Partie 4 zwischen tests.bots.own:Mortal," in capsys.readouterr().err
    with pytest.raises(BadWorker, match=rf"died 3 times on game 4 between {OWN}:Mortal, {OWN}:Mortal"):
        simulate(Plan(YEAR, [f"{OWN}:Mortal"] * 2, "1"), 6, 2)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named_with_its_game(workers: int) -> None:
    with pytest.raises(BadBot, match=r"game 1: .*Broken.*no tea left.*own\.py, line"):
        simulate(Plan(YEAR, ["random", f"{OWN}:Broken"], "1"), 1, workers)


def test_what_a_bot_prints_does_not_disturb_the_answers() -> None:
    chatty = simulate(Plan(YEAR, ["random", f"{OWN}:Chatty"], "1"), 2, 2).to_json()
    silent = simulate(Plan(YEAR, ["random", f"{OWN}:First"], "1"), 2, 1).to_json()
    assert chatty["scores"] == silent["scores"]


def test_a_plan_survives_the_way_to_a_worker() -> None:
    plan = Plan(YEAR, ["random", "random"], "s", {"wall": "choose", "privilege_price": 6}, None, "20sims")
    assert Plan.from_json(plan.to_json()).to_json() == plan.to_json()


def slow_count(table: Table, seed: str, drawn: int, depth: int) -> int:
    """The definition of perft, as plainly as it can be written."""
    if table.over:
        return 0
    if table.to_move == NATURE:
        dealer = teahouse.Dealer(seed, drawn)
        trial = table.copy()
        trial.play(dealer.draw(table))
        return slow_count(trial, seed, drawn + 1, depth)
    if depth == 0:
        return 1
    total = 0
    for move in table.moves():
        trial = table.copy()
        trial.play(move)
        total += 1 if depth == 1 else slow_count(trial, seed, drawn, depth - 1)
    return total


def test_perft_counts_the_ways_the_seats_can_play_on(toy: str) -> None:
    game = teahouse.game(toy, players=2)
    assert perft(game, 1, 5) == [slow_count(game.new(), "1", 0, depth) for depth in range(1, 6)]
    assert perft(game, 1, 0) == []


def test_perft_stops_at_the_end_of_the_game(toy: str) -> None:
    game = teahouse.game(toy, players=2)
    counts = perft(game, 1, 12)
    assert counts[9] > 0
    assert counts[10:] == [0, 0]
