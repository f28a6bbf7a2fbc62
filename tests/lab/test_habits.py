"""My play over many games: against winners, with intervals, and silent where there are too few games."""

from __future__ import annotations

import random

import pytest

from teahouse.lab.compare import LEAST
from teahouse.lab.habits import Habits, Marked, Seated, Sheet, habits
from teahouse.lab.habits_told import Told
from teahouse.lab.uses import opening
from teahouse.library import build
from teahouse.words import LANGUAGES, Words

SOURCES = ["palaces", "persons"]
GAME = "year-of-the-dragon"


def sheet(
    mine: list[int],
    winner: list[int],
    marks: str = "",
    phase: str = "action",
    start: str = "healer",
    move: str = "skip",
) -> Sheet:
    """A game of two that seat 1 has won: its sources, and the marks of seat 0 by their first letters."""
    names = {"b": "best", "f": "fine", "s": "slip", "m": "mistake"}
    lost = {"b": 0.0, "f": 0.01, "s": 0.02, "m": 0.06}
    decisions = [Marked(0, phase, names[one], lost[one], move) for one in marks]
    decisions += [Marked(1, phase, "best", 0.0, move)] * 4
    openings = [[f"draft {start}"], ["draft scholar"]]
    return Sheet(GAME, 2, SOURCES, [mine, winner], [sum(mine), sum(winner)], [2, 1], decisions, openings)


def told(games: list[Sheet]) -> Habits:
    named = {str(number): one for number, one in enumerate(games)}
    mine: list[Seated] = [(id, 0) for id in named]
    game = build(GAME, 2, None, {})
    return habits(named, mine, lambda moves: opening(game, moves), lambda move: game.move(move).kind)


def many(count: int) -> list[Sheet]:
    """Winners have four points more from persons and as many from palaces."""
    luck = random.Random(1)

    def about(*points: int) -> list[int]:
        return [one + luck.randint(-3, 3) for one in points]

    return [sheet(about(20, 10), about(20, 14)) for _ in range(count)]


def test_points_by_source_are_held_against_the_winners() -> None:
    found = told(many(40))
    palaces, persons = found.points
    assert (found.games, found.wins, found.others, found.few) == (40, 0, 40, False)
    assert persons.more == pytest.approx(persons.mine - persons.winners)
    assert persons.more == pytest.approx(-4, abs=1)
    for one in (palaces, persons):
        assert one.mine_interval is not None
        assert one.mine_interval[0] < one.mine < one.mine_interval[1]
    assert persons.more_interval is not None
    assert persons.more_interval[1] < 0
    assert (palaces.stands, persons.stands) == (False, True)


def test_before_thirty_games_nothing_is_called_a_difference() -> None:
    found = told(many(LEAST - 1))
    assert found.few
    assert not any(one.stands for one in found.points)
    assert told(many(LEAST)).points[1].stands


def test_one_game_has_no_intervals() -> None:
    (palaces, _), found = told(many(1)).points, told(many(1))
    assert (palaces.mine_interval, palaces.more_interval, palaces.chance) == (None, None, 1.0)
    assert found.wins_interval[0] == 0


def test_my_own_wins_are_no_winners_i_am_held_against() -> None:
    games = many(3)
    games[0].ranking = [1, 2]
    games[1].ranking = [1, 1]
    found = told(games)
    assert (found.others, found.wins) == (2, 1.5)


def test_winners_can_be_those_of_some_games_alone() -> None:
    games = {str(number): one for number, one in enumerate(many(3))}
    found = habits(games, [("0", 0)], lambda moves: [], str, ["1", "2"])
    assert (found.games, found.others) == (1, 2)


def test_choices_that_lost_something_are_counted_by_phase_the_dearest_first() -> None:
    games = [
        *[sheet([1, 1], [1, 1], "bbsm", "action") for _ in range(20)],
        *[sheet([1, 1], [1, 1], "bbbf", "person") for _ in range(20)],
    ]
    action, person = told(games).mistakes
    assert (action.share.name, action.choices, action.slips, action.mistakes) == ("action", 80, 20, 20)
    assert (action.share.mine, action.share.winners) == (0.5, 0.0)
    assert action.cost == pytest.approx(100 * 0.08 * 20 / 40)
    assert action.share.stands
    assert (person.share.name, person.share.mine, person.cost, person.share.stands) == ("person", 0.0, 0.0, False)
    assert person.share.mine_interval is not None
    assert person.share.mine_interval[1] > 0, "what never happened may happen all the same"


def test_choices_are_counted_by_kind_of_decision_too_and_those_that_came_most_often_are_told() -> None:
    games = [
        *[sheet([1, 1], [1, 1], "bbsm", move="build@1") for _ in range(20)],
        *[sheet([1, 1], [1, 1], "bbbff", move="take monk-old") for _ in range(20)],
    ]
    action, take = told(games).kinds
    assert (action.share.name, action.choices, action.mistakes, action.share.stands) == ("action", 80, 20, True)
    assert (take.share.name, take.choices, take.cost, take.share.stands) == ("take", 100, 0.0, False)
    said = {part.id: [row.name for row in part.rows] for part in Told(told(games), Words("en", GAME)).parts}
    assert said["kinds"] == ["Choosing an action", "Taking a person"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [GAME, "dragon-boats", "yinzi"])
def test_every_kind_of_decision_has_a_name(name: str, lang: str) -> None:
    words, game = Words(lang, name), build(name, 2, None, {})
    asked = {move.kind for move in game.catalogue.moves if words.has(f"when-{move.kind}")}
    assert len(asked) > 10
    assert [kind for kind in sorted(asked) if not words.has(f"made-{kind}")] == []


def test_openings_are_told_as_the_game_says_them() -> None:
    games = [sheet([1, 1], [1, 1], start="healer") for _ in range(3)] + [sheet([1, 1], [1, 1], start="monk")]
    games[0].ranking = [1, 2]
    healer, monk = told(games).openings
    assert (healer.chosen, healer.games, healer.wins) == (["start|person-healer|"], 3, 1)
    assert (monk.chosen, monk.games, monk.winners) == (["start|person-monk|"], 1, 0)
    assert healer.wins_interval[0] < 1 / 3 < healer.wins_interval[1]


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        (GAME, "draft healer", "start|person-healer|"),
        ("dragon-boats", "start 4", "start|lab-round-card|4"),
        ("yinzi", "build silk-yellow", "start|commodity-silk|"),
    ],
)
def test_every_game_says_what_an_opening_is(name: str, text: str, key: str) -> None:
    assert opening(build(name, 2, None, {}), [text]) == [key]


@pytest.mark.parametrize(("lang", "verdict"), [("en", "less than winners"), ("de", "weniger als Sieger")])
def test_it_is_told_in_words_with_intervals(lang: str, verdict: str) -> None:
    found = told(many(40))
    said = Told(found, Words(lang, GAME))
    openings, points = said.parts[:2]
    assert (openings.id, points.id) == ("openings", "points")
    assert [row.verdict for row in points.rows][1] == verdict
    assert all(len(row.cells) + 2 == len(points.heads) for row in points.rows)
    assert not said.few
    few = Told(told(many(2)), Words(lang, GAME))
    assert few.few
    for part in few.parts:
        assert all(row.verdict == "" and len(row.cells) + 1 == len(part.heads) for row in part.rows)
    assert len(few.parts[0].heads) + 1 == len(openings.heads), "mean points of so few games are not told"


@pytest.mark.parametrize(
    ("lang", "one", "both"),
    [
        ("en", "Still needed: one more game won by somebody else.", "28 more games of yours, 28 more games won"),
        ("de", "Es fehlen noch: eine Partie, die jemand anderes gewinnt.", "28 eigene Partien, 28 Partien, die"),
    ],
)
def test_it_is_told_which_games_are_lacking(lang: str, one: str, both: str) -> None:
    games = many(LEAST)
    games[0].ranking = [1, 2]
    assert one in Told(told(games), Words(lang, GAME)).few
    assert both in Told(told(many(2)), Words(lang, GAME)).few
