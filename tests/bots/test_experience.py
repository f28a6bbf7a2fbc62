"""What games of the Year of the Dragon have taught, and how it is learned."""

from __future__ import annotations

import json
import random
from typing import Any, ClassVar

import numpy
import pytest

import teahouse
from teahouse.arena.experience import Note, blend, ends, gather, judge_of, learn, lively_reply, main, solve
from teahouse.bots.evaluation import Evaluation, evaluation
from teahouse.bots.evaluation.experience import Experienced
from teahouse.bots.evaluation.year_of_the_dragon_experience import STAGES
from teahouse.bots.evaluation.year_of_the_dragon_sight import COUNTED, DRAFTED, EVENTS, FIRST_PICK, MOMENTS, look
from teahouse.bots.weights import experience_of, tuned
from teahouse.games.year_of_the_dragon.names import CONTAGION, HEALER, PEACE
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.library import build
from tests.bots.positions import walk

NAME = "year-of-the-dragon"
PLAYERS = (2, 3, 4, 5)


def judging(players: int = 2) -> Experienced:
    judge = evaluation(teahouse.game(NAME, players), {"experience": 1.0})
    assert isinstance(judge, Experienced)
    return judge


def tables(players: int, seed: int = 1, every: int = 5) -> list[YearTable]:
    return [table for table in walk(teahouse.game(NAME, players), seed, every) if isinstance(table, YearTable)]


@pytest.mark.parametrize("players", PLAYERS)
def test_moments_follow_each_other_for_every_seat(players: int) -> None:
    game = teahouse.game(NAME, players)
    last = [-1] * players
    seen = set()
    for table in walk(game, players, 1):
        assert isinstance(table, YearTable)
        for seat in range(players):
            sight = look(table, seat)
            assert last[seat] <= sight.moment < MOMENTS
            assert len(sight.counts) == len(COUNTED)
            last[seat] = sight.moment
            seen.add(sight.moment)
    assert {FIRST_PICK, DRAFTED} < seen
    assert len(seen) > MOMENTS * 0.8


@pytest.mark.parametrize(
    "options",
    [{}, {"wall": "choose"}, *({"super_event": one} for one in ("lanternfest", "buddha", "assassination", "flood"))],
)
def test_by_experience_too_the_parts_sum_to_the_expected_score(options: dict[str, str]) -> None:
    game = build(NAME, 4, None, dict(options))
    judge = evaluation(game, tuned(NAME, "search"))
    assert judge.chosen["experience"] == 1.0
    for table in walk(game, 3, 9):
        for seat in range(4):
            assert sum(judge.outlook(table, seat)) == pytest.approx(judge.worth(table, seat))


def test_some_of_both_lies_between_what_is_foreseen_and_what_is_remembered() -> None:
    game = teahouse.game(NAME, 3)
    foreseen, both, remembered = (evaluation(game, {"experience": part}) for part in (0.0, 0.25, 1.0))
    for table in tables(3):
        for seat in range(3):
            expected = 0.75 * foreseen.worth(table, seat) + 0.25 * remembered.worth(table, seat)
            assert both.worth(table, seat) == pytest.approx(expected)


@pytest.mark.parametrize("players", PLAYERS)
def test_experience_has_learned_what_the_rules_say(players: int) -> None:
    """An early large privilege is worth about its scorings; healers help until the contagion is over."""
    judge = evaluation(teahouse.game(NAME, players), tuned(NAME, "search"))
    early = next(table for table in tables(players, every=1) if table.month == 2)
    richer = early.copy()
    richer.players[0].large += 1
    assert 10 < judge.worth(richer, 0) - judge.worth(early, 0) < 30
    months = 0
    for table in tables(players, every=3):
        if 4 <= table.month <= 9 and table.players[0].persons >= 3:
            ill = table.copy()
            ill.events = [PEACE] * 12
            ill.events[table.month - 1] = CONTAGION
            ill.players[0].symbols[HEALER] = 0
            well = ill.copy()
            well.players[0].symbols[HEALER] = 2
            ahead = any(look(ill, 0).counts[EVENTS + 10 : EVENTS + 14])
            months += ahead
            assert (judge.worth(well, 0) - judge.worth(ill, 0) > 2) == ahead
    assert months


def test_curves_run_from_january_to_december() -> None:
    january, december = 3 * 1, 3 * 12
    curve = judging().curve
    assert curve(january) == pytest.approx([1.0, -1.0, 1.0, -1.0])
    assert curve(december) == pytest.approx([1.0, 1.0, 1.0, 1.0])
    assert curve(DRAFTED) == [1.0]


def test_least_squares_find_what_things_were_worth() -> None:
    chance = numpy.random.default_rng(4)
    size = len(COUNTED)
    true = {
        stage: chance.normal(0, 1, (size, 1 if index > 2 else 4)).round(2).tolist()
        for index, stage in enumerate(STAGES)
    }
    judge = judging()
    judge.learn(true)
    worths = judge.taught
    squares = numpy.zeros((MOMENTS, size, size))
    products = numpy.zeros((MOMENTS, size))
    for moment in range(MOMENTS):
        counts = chance.normal(0, 2, (4000, size))
        counts[:, 0] = 1.0
        squares[moment] = counts.T @ counts
        products[moment] = counts.T @ (counts @ numpy.array(worths[moment]))
    found = solve(judge, squares, products)
    for stage in STAGES:
        assert numpy.abs(numpy.array(found[stage]) - numpy.array(true[stage])).max() < 0.1


def test_the_same_arguments_learn_the_same() -> None:
    def work(jobs: list[dict[str, Any]]) -> Any:
        return map(gather, jobs)

    once, told = learn(NAME, 2, 2, 12, 4, "t", 0.0, work)
    again, told_again = learn(NAME, 2, 2, 12, 4, "t", 0.0, work)
    assert (once, told) == (again, told_again)
    assert len(told) == 2
    assert tuple(once) == STAGES


def test_without_heat_the_best_looking_move_is_played() -> None:
    game = teahouse.game(NAME, 2)
    judge = judge_of(game, None)
    different = 0
    for table in tables(2):
        calm = {lively_reply(judge, table, 0.0, random.Random(seed).random).number for seed in range(3)}
        assert len(calm) == 1
        different += len({lively_reply(judge, table, 9.0, random.Random(seed).random).number for seed in range(6)}) > 1
    assert different > 3


def test_the_file_names_the_commands_that_made_it_and_keeps_what_it_had(tmp_path: object) -> None:
    out = f"{tmp_path}/experience.json"
    how = ["--rounds", "1", "--games", "6", "--trials", "2", "--workers", "1", "--out", out]
    main([NAME, "--players", "3", "--seed", "f", *how])
    main([NAME, "--players", "2", "--seed", "g", "--damping", "0.5", "--part", "0", *how])
    with open(out, encoding="utf-8") as file:
        players = json.load(file)["players"]
    before = f"python -m teahouse.arena.experience {NAME} --players"
    asked = "--rounds 1 --games 6 --trials 2"
    assert players["3"]["command"] == f"{before} 3 {asked} --seed f"
    assert players["2"]["command"] == f"{before} 2 {asked} --seed g --damping 0.5 --part 0"
    assert sorted(players) == ["2", "3"]
    assert len(players["3"]["learned"]["drafted"]) == len(COUNTED)


class Chapters:
    """A judge for whom every moment is a chapter and one thing is counted, which is worth more in each."""

    taught: ClassVar = [[10.0], [20.0], [30.0]]
    trust = 0.5

    def chapter(self, moment: int) -> int:
        return moment


def test_with_trust_a_note_comes_in_part_to_what_was_expected_when_the_next_chapter_began() -> None:
    notes: list[Note] = [
        (0, 0, 5.0, [1.0]),
        (0, 1, 0.0, [1.0]),
        (1, 0, 6.0, [1.0]),
        (1, 0, 7.0, [2.0]),
        (2, 0, 8.0, [1.0]),
    ]
    judge: Any = Chapters()
    # the first of the next chapter: 6 + 20, then 8 + 30, then the score itself
    assert ends(judge, notes, [50, 9]) == [0.5 * 50 + 0.5 * 26, 9.0, *[0.5 * 50 + 0.5 * 38] * 2, 50.0]
    judge.trust = 0.0
    assert ends(judge, notes, [50, 9]) == [50.0, 9.0, 50.0, 50.0, 50.0]


def test_games_that_are_learned_from_can_be_played_by_the_written_outlook() -> None:
    game = teahouse.game(NAME, 2)
    learned = experience_of(NAME, 2)
    assert learned is not None
    written, by_written, by_experience = judge_of(game, None), judge_of(game, learned, 0.0), judge_of(game, learned)
    table = tables(2)[3]
    assert by_written.taught
    assert not written.taught
    assert by_written.worth(table, 0) == written.worth(table, 0) != by_experience.worth(table, 0)


def test_with_damping_some_of_the_old_experience_stays() -> None:
    assert blend({"a": [[1.0, 2.0]]}, {"a": [[3.0, 0.0]]}, 0.25) == {"a": [[2.5, 0.5]]}


def test_games_without_experience_are_told_so(
    capsys: pytest.CaptureFixture[str], tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teahouse.arena.experience.evaluation_kind", lambda name: Evaluation)
    with pytest.raises(SystemExit):
        main(["dragon-boats", "--out", f"{tmp_path}/none.json"])
    assert "dragon-boats is judged by what is foreseen only" in capsys.readouterr().err
