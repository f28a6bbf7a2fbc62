from __future__ import annotations

import json
import re
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from teahouse.arena import BadWorker, ray_engine
from teahouse.arena.match import Match, Notes, Result, play_match, seating
from teahouse.bots import BadBot
from teahouse.cli import main
from teahouse.cli.standing import standing
from teahouse.words import Words

YEAR = "year-of-the-dragon"
OWN = "tests.bots.own"


def without_times(result: Result) -> dict[str, Any]:
    told = result.to_json()
    del told["times_ms"]
    return told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_every_seat_equally_often(players: int) -> None:
    for start in range(0, 5 * players, players):
        seats = Counter(
            (seat, who) for index in range(start, start + players) for seat, who in enumerate(seating(players, index))
        )
        assert set(seats.values()) == {1}
        assert len(seats) == players * players


def test_all_orders_around_the_table_occur() -> None:
    orders = {tuple(seating(4, index)) for index in range(24)}
    assert len(orders) == 24


def test_the_same_deal_is_played_from_every_seat() -> None:
    _, answers = play_match(Match(YEAR, [f"{OWN}:First", f"{OWN}:Chatty"], 8, "1"))  # both play the first move
    for one, two in zip(answers[::2], answers[1::2], strict=True):
        assert one["seating"] == two["seating"][::-1]
        assert one["scores"] == two["scores"]
    assert len({tuple(answer["scores"]) for answer in answers}) > 1


def test_bots_that_are_alike_play_another_deal_every_game() -> None:
    _, answers = play_match(Match(YEAR, [f"{OWN}:First", f"{OWN}:First"], 8, "1"))
    assert len({tuple(answer["scores"]) for answer in answers}) > 4


def test_scores_follow_the_bots_not_the_seats() -> None:
    result, answers = play_match(Match(YEAR, ["cup", "random", "random"], 6, "1"))
    assert min(result.scores[0]) > 45
    assert {answer["seating"].index(0) for answer in answers} == {0, 1, 2}
    told = result.to_json()
    assert told["win_share"][0] == 1.0
    assert told["mean_score"] == [sum(scores) / 6 for scores in result.scores]
    for who in range(3):
        assert sum(told["points_by_source"][who].values()) == pytest.approx(told["mean_score"][who])
        low, high = told["mean_score_interval"][who]
        assert low < told["mean_score"][who] < high


def test_any_number_of_workers_gives_the_same_match() -> None:
    match = Match(YEAR, ["search", "cup", "random"], 6, "7", "5sims")
    alone, _ = play_match(match, 1)
    together, _ = play_match(match, 2)
    assert without_times(together) == without_times(alone)


@pytest.mark.slow
def test_the_command_gives_the_same_result_for_one_worker_two_and_ray(capsys: pytest.CaptureFixture[str]) -> None:
    """Ray is a part of the development environment; without it this test fails rather than passes."""
    arguments = ["match", YEAR, "--bots", "pot,cup", "--games", "4", "--seed", "7", "--budget", "20sims", "--json", "-"]
    results = []
    for where in (["--workers", "1"], ["--workers", "2"], ["--workers", "2", "--engine", "ray"]):
        assert main([*arguments, *where]) == 0
        results.append(json.loads(capsys.readouterr().out))
        assert results[-1].pop("times_ms")
    assert results[0] == results[1] == results[2]


def test_ray_is_started_again_if_it_was_too_slow() -> None:
    class Slow:
        """As Ray behaves on a busy machine."""

        def __init__(self, failures: int) -> None:
            self.failures = failures
            self.told: list[str] = []

        def init(self, **settings: int) -> None:
            self.told.append(f"init {settings['num_cpus']}")
            if self.failures:
                self.failures -= 1
                raise Exception("The current node timed out during startup.")

        def shutdown(self) -> None:
            self.told.append("shutdown")

    slow = Slow(2)
    ray_engine.start(slow, {"num_cpus": 2})
    assert slow.told == ["init 2", "shutdown", "init 2", "shutdown", "init 2"]
    with pytest.raises(BadWorker, match="Ray does not start: The current node timed out"):
        ray_engine.start(Slow(3), {"num_cpus": 2})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_address_where_no_cluster_answers_is_named_at_once(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    import ray  # noqa: F401  takes long to load where the machine is busy

    begun = time.monotonic()
    asked = ("match", YEAR, "--bots", "random,random", "--games", "2", "--engine", "ray", "--lang", lang)
    assert main([*asked, "--address", "127.0.0.1:1"]) == 1
    assert time.monotonic() - begun < 30
    said = {"en": "No Ray cluster answers at 127.0.0.1:1", "de": "Unter 127.0.0.1:1 antwortet kein Ray-Verbund"}
    assert said[lang] in capsys.readouterr().err


def test_a_cluster_is_asked_once() -> None:
    class Deaf:
        def __init__(self) -> None:
            self.asked = 0

        def init(self, **settings: str) -> None:
            self.asked += 1
            raise ConnectionError("nothing there")

        def shutdown(self) -> None:
            pass

    deaf = Deaf()
    with pytest.raises(BadWorker, match="no Ray cluster answers at auto: nothing there"):
        ray_engine.find(deaf, "auto", {})
    assert deaf.asked == 1


def test_what_a_bot_prints_does_not_mix_with_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", YEAR, "--bots", f"{OWN}:Chatty,random", "--games", "2", "--json", "-"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 2
    assert "hm …" in told.err


def test_what_a_module_prints_when_it_is_read_does_not_mix_with_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "loud_bot.py").write_text("from tests.bots.own import First\nprint('good morning')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert main(["match", YEAR, "--bots", "loud_bot:First,random", "--games", "2", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_the_mean_of_one_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    result, _ = play_match(Match(YEAR, ["random", "random"], 1, "1"))
    told = result.to_json()
    assert told["mean_score_interval"] == [None, None]
    assert told["mean_winner_interval"] is None
    assert len(told["win_share_interval"][0]) == 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_cache_that_cannot_be_written_is_told_and_the_match_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/x")
    assert main(["match", YEAR, "--bots", "random,random", "--games", "4", "--json", "-", "--lang", lang]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 4
    said = {"en": "Games cannot be kept in /dev/null/x/teahouse", "de": "In /dev/null/x/teahouse lassen sich keine"}
    assert told.err.startswith(said[lang])
    assert told.err.count("\n") == 1


def test_a_failed_match_leaves_no_empty_notes(tmp_path: Path) -> None:
    with pytest.raises(BadBot):
        play_match(Match(YEAR, ["random", f"{OWN}:Broken"], 2, "1"), folder=tmp_path)
    assert not list(tmp_path.iterdir())


def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = Match(YEAR, ["cup", "random"], 6, "3")
    whole, _ = play_match(match)

    class Stop(Exception):
        pass

    def stop(done: int) -> None:
        if done == 3:
            raise Stop

    with pytest.raises(Stop):
        play_match(match, progress=stop, folder=tmp_path)
    kept = next(tmp_path.iterdir())
    lines = kept.read_text().splitlines()
    assert len(lines) == 3
    kept.write_text("\n".join(lines) + '\n{"index": 4, "cut o')  # as a kill leaves it
    seen: list[int] = []
    result, _ = play_match(match, progress=seen.append, folder=tmp_path)
    assert seen == [3, 4, 5, 6]
    assert without_times(result) == without_times(whole)
    assert not list(tmp_path.iterdir())


def test_another_match_does_not_pick_up_the_notes_of_one(tmp_path: Path) -> None:
    one = Match(YEAR, ["cup", "random"], 6, "3")
    for other in (
        Match(YEAR, ["random", "cup"], 6, "3"),
        Match(YEAR, ["cup", "random"], 6, "4"),
        Match(YEAR, ["cup", "random"], 6, "3", "20sims"),
        Match(YEAR, ["cup", "random"], 6, "3", "", {"wall": "choose"}),
    ):
        assert other.digest() != one.digest()
    assert Notes(None).read(3) == {}


def test_notes_of_a_bot_that_was_edited_are_not_picked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "edited_bot.py"
    own.write_text("from tests.bots.own import First\n\n\nclass Edited(First): pass\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    match = Match(YEAR, ["edited_bot:Edited", "random"], 6, "3")
    before = match.digest()
    assert match.digest() == before
    own.write_text(own.read_text() + "\n# thinks again\n")
    assert match.digest() != before


def test_notes_of_bots_with_another_network_are_not_picked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(YEAR, ["cup", "random"], 6, "3")
    before = match.digest()
    assert match.digest() == before
    monkeypatch.setattr(sys.modules[Match.__module__], "digest", lambda _: "trained anew")
    assert match.digest() != before


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named_with_its_game(workers: int) -> None:
    with pytest.raises(BadBot, match=r"game 3: .*Tired.*asleep" if workers == 1 else r"game [34]: .*Tired.*asleep"):
        play_match(Match(YEAR, ["random", f"{OWN}:Tired"], 6, "1"), workers)


def test_the_command_writes_shares_and_means_in_the_order_of_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", YEAR, "--bots", "random,cup", "--games", "4", "--seed", "1", "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == ["random", "cup"]
    assert told["win_share"] == [0.0, 1.0]
    assert told["mean_score"][1] > told["mean_score"][0]
    assert len(told["win_share_interval"]) == len(told["mean_score_interval"]) == 2


@pytest.mark.parametrize(
    ("lang", "head", "row"),
    [
        ("en", ["bot", "wins", "interval", "score", "interval", "s/decision", "99 of 100"], "100.0 %"),
        ("de", ["Bot", "Siege", "Intervall", "Punkte", "Intervall", "s/Zug", "99 von 100"], "100,0 %"),
    ],
)
def test_the_command_shows_aligned_tables_in_the_readers_language(
    capsys: pytest.CaptureFixture[str], lang: str, head: list[str], row: str
) -> None:
    assert main(["match", YEAR, "--bots", "cup,random", "--games", "4", "--lang", lang]) == 0
    table, note, sources = (part.splitlines() for part in capsys.readouterr().out.split("\n\n")[1:])
    assert re.split(r" {2,}", table[0].strip()) == head
    assert len({len(line) for line in table}) == 1, "the last column ends where its head does"
    assert row in table[1]
    assert re.split(r" {2,}", sources[0])[1:] == ["1 cup", "2 random"]
    assert len({len(line) for line in sources}) == 1
    assert len(sources) > 4
    assert ("." in "".join(table + sources)) == (lang == "en")
    assert note


def test_tables_of_five_bots_with_long_names_fit_a_hundred_columns(capsys: pytest.CaptureFixture[str]) -> None:
    bots = [f"{OWN}:First", f"{OWN}:Chatty", "teahouse.bots:SearchBot@2sims", "random", "random"]
    assert main(["match", YEAR, "--bots", ",".join(bots), "--games", "5"]) == 0
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines()) <= 100
    assert re.search(r"^points by source +1 +2 +3 +4 +5$", out, re.M)


def test_bots_without_points_leave_no_blank_lines(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(YEAR, ["random", "random"], 2, "1")
    result, _ = play_match(match)
    result.sources = [{}, {}]
    lines = standing(result, Words("en", YEAR))
    assert lines.count("") == 2
    assert lines[-1].startswith("The winner's mean score is")


def test_one_game_is_shown_without_an_interval_of_the_score(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", YEAR, "--bots", "random,random", "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert len(re.findall(r"^\d .* \d+\.\d +–  ", out, re.M)) == 2
    assert re.search(r"^The winner's score is \d+\.0\.$", out, re.M)


def test_games_that_do_not_go_round_the_seats_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("match", YEAR, "--json", "-", "--games")
    assert main([*asked, "7", "--bots", "leaf,random,random,random,random"]) == 0
    said = "With 5 players, 7 games do not give everybody every seat equally often. Multiples of 5 do: 5, 10.\n"
    assert capsys.readouterr().err == said
    assert main([*asked, "1", "--bots", "leaf,random", "--lang", "de"]) == 0
    said = "Mit 2 Spielern gibt eine Partie nicht allen jeden Platz gleich oft. Vielfache von 2 tun es: 2.\n"
    assert capsys.readouterr().err == said
    for even in (["4", "--bots", "leaf,random"], ["3", "--bots", "random,random"]):
        assert main([*asked, *even]) == 0
        assert capsys.readouterr().err == ""
