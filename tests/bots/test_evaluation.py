from __future__ import annotations

import pytest

import teahouse
from teahouse.bots.evaluation import BadWeights, Evaluation, evaluation, evaluation_kind, follow_up
from teahouse.bots.weights import tuned, tuned_file
from teahouse.games.year_of_the_dragon.names import CONTAGION, HEALER, TYPES
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import BadOption
from teahouse.library import build, folder_of
from teahouse.words import Words
from tests.bots.positions import walk

NAMES = [kind.name for kind in teahouse.rulebooks()]


def variants(name: str) -> list[teahouse.Game]:
    kind = type(teahouse.game(name))
    games = [teahouse.game(name, players=players) for players in range(kind.least_players, kind.most_players + 1)]
    for option in kind.declared:
        for value in option.values:
            if value != option.default:
                try:
                    games.append(build(name, kind.most_players, None, {option.name: value}))
                except BadOption:
                    continue
    return games


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_an_evaluation_of_its_own(name: str) -> None:
    assert evaluation_kind(name) is not Evaluation


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_of_an_outlook_sum_to_the_expected_score_everywhere(name: str) -> None:
    for game in variants(name):
        judge = evaluation(game)
        for table in walk(game, 3, 25):
            for seat in range(game.players):
                parts = judge.outlook(table, seat)
                assert len(parts) == len(judge.parts)
                assert sum(parts) == pytest.approx(judge.worth(table, seat))


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_is_worth_its_score(name: str) -> None:
    game = teahouse.game(name)
    table = list(walk(game, 5, 1))[-1]
    judge = evaluation(game)
    while not table.over:
        table.apply(table.moves()[0])
    assert [judge.worth(table, seat) for seat in range(game.players)] == pytest.approx(table.scores())


@pytest.mark.parametrize("name", NAMES)
def test_judging_a_table_does_not_change_it(name: str) -> None:
    game = teahouse.game(name)
    judge = evaluation(game)
    for table in walk(game, 4, 20):
        before = table.position()
        for seat in range(game.players):
            judge.worth(table, seat)
        judge.follow(table)
        assert table.position() == before


@pytest.mark.parametrize("name", NAMES)
def test_what_follows_without_thinking_is_legal_in_every_variant(name: str) -> None:
    for game in variants(name):
        judge = evaluation(game)
        for table in walk(game, 6, 9):
            move = judge.follow(table)
            assert move is None or move in table.moves()
            trial = table.copy()
            seat = trial.to_move
            trial.apply(trial.moves()[-1])
            follow_up(judge, trial, seat)


@pytest.mark.parametrize("name", NAMES)
def test_every_part_has_a_name_in_both_languages(name: str) -> None:
    for lang in ("en", "de"):
        words = Words(lang, name)
        for part in evaluation_kind(name).parts:
            assert words.text(f"part-{folder_of(name)}-{part}")


@pytest.mark.parametrize("name", NAMES)
def test_every_weight_says_what_it_means(name: str) -> None:
    for weight in evaluation_kind(name).weights.values():
        assert len(weight.about) > 15
        assert weight.step > 0


def test_an_unknown_weight_is_named() -> None:
    with pytest.raises(BadWeights, match="has no weight 'luck'"):
        evaluation(teahouse.game("year-of-the-dragon"), {"luck": 1.0})


@pytest.mark.parametrize("name", NAMES)
def test_tuned_weights_fit_the_evaluation_and_say_how_they_were_found(name: str) -> None:
    found = tuned_file(name, "greedy")
    if found is None:
        pytest.fail(f"{name} has no tuned weights")
    evaluation(teahouse.game(name), tuned(name, "greedy"))
    assert found["command"].startswith(f"teahouse tune {name} ")
    for match in found["match_against_the_start"]:
        assert match["games"] >= 100
        assert match["win_share_interval"][0] > 1 / match["players"]


def year_table() -> YearTable:
    """A year's table in the action phase of some month."""
    for table in walk(teahouse.game("year-of-the-dragon", players=3), 1, 12):
        assert isinstance(table, YearTable)
        if 2 <= table.month <= 6 and table.players[0].persons >= 2:
            return table
    raise AssertionError("no such table")


def test_a_coming_contagion_makes_healers_dear() -> None:
    table = year_table()
    judge = evaluation(table.game)
    with_healer = table.copy()
    with_healer.players[0].symbols[HEALER] += 2
    gain = judge.worth(with_healer, 0) - judge.worth(table, 0)
    for row in (table, with_healer):
        row.events = [0 if event == CONTAGION else event for event in row.events]
    assert gain > judge.worth(with_healer, 0) - judge.worth(table, 0) + 2
    assert TYPES[HEALER] == "healer"


def test_more_money_palaces_points_and_privileges_are_worth_more() -> None:
    table = year_table()
    judge = evaluation(table.game)
    base = judge.worth(table, 0)
    for field in ("yuan", "rice", "fireworks", "small", "large", "vp"):
        richer = table.copy()
        setattr(richer.players[0], field, getattr(richer.players[0], field) + 1)
        assert judge.worth(richer, 0) > base, field
