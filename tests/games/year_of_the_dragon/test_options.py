"""Every option and every value of it makes the difference it promises."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.game import YearOfTheDragon
from teahouse.games.year_of_the_dragon.names import CORNERS
from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.games.year_of_the_dragon.steps.super_events import SuperEvent
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NOBODY, BadOption, Value
from tests.games.year_of_the_dragon.positions import (
    ask,
    asked,
    game_for,
    give,
    legal,
    new_table,
    play,
    show,
    table_at,
    walk,
    wall,
)
from tests.support import clause


def until_release(table: YearTable) -> None:
    """Play on, with the first move each time, until somebody must release a person or the game is over."""
    while not table.over and asked(table) != "ReleasePerson":
        play(table, legal(table)[0])


def test_the_options_and_their_values() -> None:
    assert {option.name: (option.default, option.values) for option in YearOfTheDragon.declared} == {
        "wall": ("none", ("none", "choose", "random")),
        "super_event": ("none", ("none", "random", "hidden", *CORNERS)),
        "privilege_price": (7, (7, 6)),
        "hands": ("shown", ("shown", "hidden")),
        "wall_end": ("after", ("after", "before")),
        "eclipse_wall": ("twice", ("twice", "once")),
        "decay": ("after", ("after", "before")),
        "charter_warriors": ("track", ("track", "points")),
    }


def test_each_option_names_clauses_of_the_game() -> None:
    known = {clause.id for clause in YearOfTheDragon.clauses}
    for option in YearOfTheDragon.declared:
        assert option.clauses
        assert set(option.clauses) <= known


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"walls": "choose"},
            "year-of-the-dragon has no option 'walls': choose from wall, super_event, privilege_price",
        ),
        ({"wall": "yes"}, "option wall cannot be 'yes': choose one of none, choose, random"),
        ({"privilege_price": 5}, "option privilege_price cannot be 5: choose one of 7, 6"),
        ({"super_event": "plague"}, "option super_event cannot be 'plague': choose one of none, random, hidden"),
        ({"hands": True}, "option hands cannot be True: choose one of shown, hidden"),
    ],
)
def test_a_wrong_option_is_answered_with_the_allowed_values(options: dict[str, Value], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        game_for(4, **options)
    assert str(caught.value).startswith(sentence)


def test_a_number_may_be_typed_as_text() -> None:
    assert game_for(4, privilege_price="6").options["privilege_price"] == 6


@clause("YD-59", "YD-E1")
@pytest.mark.parametrize(("value", "steps"), [("none", set()), ("choose", {"seat"}), ("random", {"nature"})])
def test_wall_says_whether_there_is_a_wall_and_who_picks_the_tile(value: str, steps: set[str]) -> None:
    found = set()
    for table in walk(game_for(3, wall=value), 5):
        if asked(table) == "BuildWall":
            found.add("nature" if table.to_move < 0 else "seat")
    assert found == steps
    assert bool(table.wall) == (value != "none")


@clause("YD-67", "YD-F2")
@pytest.mark.parametrize(
    ("value", "months"), [("none", set()), ("random", {0}), ("hidden", {7}), *((corner, set()) for corner in CORNERS)]
)
def test_super_event_says_which_and_when_it_is_drawn(value: str, months: set[int]) -> None:
    found = {table.month for table in walk(game_for(2, super_event=value), 5) if asked(table) == "DrawCorner"}
    assert found == months
    corner = new_table(2, super_event=value).facts()["corner"]
    assert corner == (value if value in CORNERS else None)


@clause("YD-31")
@pytest.mark.parametrize(("value", "yuan"), [(7, 7), (6, 6)])
def test_privilege_price_is_the_price_of_the_large_privilege(value: int, yuan: int) -> None:
    table = table_at(2, privilege_price=value)
    for purse, offered in ((yuan - 1, False), (yuan, True)):
        give(table, 0, yuan=purse)
        ask(table, BuyPrivilege(0))
        assert ("privilege large" in legal(table)) == offered
    play(table, "privilege large")
    assert (table.players[0].yuan, table.players[0].large) == (0, 1)


@clause("YD-D14")
@pytest.mark.parametrize("value", ["shown", "hidden"])
def test_hands_says_whether_others_see_a_hand(value: str) -> None:
    table = new_table(3, hands=value)
    shown = table.game.view(table, 1).facts["players"]
    assert [("hand" in player) for player in shown] == ([True] * 3 if value == "shown" else [False, True, False])


@clause("YD-E9", "YD-65")
@pytest.mark.parametrize(("value", "ladies", "palaces"), [("after", 1, 2), ("before", 0, 1)])
def test_wall_end_says_whether_the_last_wall_scoring_comes_after_or_before_the_rounds_scoring(
    value: str, ladies: int, palaces: int
) -> None:
    table = table_at(2, month=12, wall="choose", wall_end=value)
    for seat in range(2):
        give(table, seat, "1 court-lady-young", "1 monk-old", yuan=0, hand="")
    wall(table, 6, 5)
    table.agenda = [BeginMonth(NOBODY, 12)]
    table.settle()
    until_release(table)
    play(table, "release court-lady-young palace 1")
    assert table.over
    row = table.breakdown()[1]
    assert (row["court-ladies"], row["palaces"]) == (ladies, palaces)


@clause("YD-E9")
@pytest.mark.parametrize("value", ["after", "before"])
def test_wall_end_scores_once_in_either_case_and_in_the_last_month_only(value: str) -> None:
    for month, points in ((11, 0), (12, 6)):
        table = table_at(2, month=month, wall="choose", wall_end=value)
        wall(table, 6, 6)
        for seat in range(2):
            give(table, seat, "1", hand="")
        table.agenda = [BeginMonth(NOBODY, month)]
        table.settle()
        until_release(table)
        assert [row["wall"] for row in table.breakdown()] == [points, points]


@clause("YD-E9", "YD-66")
@pytest.mark.parametrize("value", ["after", "before"])
def test_wall_end_changes_nothing_without_a_wall(value: str) -> None:
    table = table_at(2, month=12, wall_end=value)
    for seat in range(2):
        give(table, seat, "2 monk-old healer-old", hand="")
    table.agenda = [BeginMonth(NOBODY, 12)]
    table.settle()
    until_release(table)
    assert table.over
    assert [player.persons for player in table.players] == [2, 2]


@clause("YD-E10")
@pytest.mark.parametrize(("value", "points"), [("twice", [10, 4]), ("once", [5, 2])])
def test_eclipse_wall_says_how_often_an_eclipsed_invasion_scores_the_wall(value: str, points: list[int]) -> None:
    table = table_at(2, month=7, event="mongols", wall="choose", super_event="solar-eclipse", eclipse_wall=value)
    for seat in range(2):
        give(table, seat, "1", hand="")
    wall(table, 5, 2)
    table.agenda = [BeginMonth(NOBODY, 7)]
    table.settle()
    until_release(table)
    assert [row["wall"] for row in table.breakdown()] == points


@clause("YD-D10", "YD-F18")
@pytest.mark.parametrize(("value", "after"), [("after", []), ("before", ["1"])])
def test_decay_says_whether_a_palace_of_the_charter_decays_in_its_month(value: str, after: list[str]) -> None:
    table = table_at(2, month=7, super_event="charter", decay=value)
    give(table, 0, "1 craftsman-young", "1", hand="")
    give(table, 1, "1", hand="")
    table.agenda = [BeginMonth(NOBODY, 7)]
    table.settle()
    while asked(table) != "BuildFloor":
        play(table, legal(table)[0])
    play(table, "raise new")
    assert table.over
    assert show(table.players[0]) == ["1 craftsman-young", *after]  # the other empty palace is gone either way
    assert table.breakdown()[0]["palaces"] == 1 + len(after)


@clause("YD-F15")
@pytest.mark.parametrize(("value", "track", "points"), [("track", 13, 0), ("points", 10, 3)])
def test_charter_warriors_says_whether_warriors_march_or_score(value: str, track: int, points: int) -> None:
    table = table_at(2, month=7, super_event="charter", charter_warriors=value)
    give(table, 0, "3 warrior-young warrior-old", track=10)
    ask(table, SuperEvent(NOBODY))
    play(table, "charter warrior")
    assert (table.players[0].track, table.scores()[0]) == (track, points)
    assert table.breakdown()[0]["super-event"] == points
