"""Tables as JSON: everything comes back, and each mistake is one sentence that names the place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import BadData
from tests.games.year_of_the_dragon.positions import asked, game_for, walk

Change = Callable[[dict[str, Any]], Any]


def some_table(month: int = 8) -> YearTable:
    """A table in the middle of a game with both expansions."""
    for table in walk(game_for(3, wall="choose", super_event="flood"), 4):
        if table.month == month and asked(table) == "PlayCard":
            return table
    raise AssertionError


def position(month: int = 8) -> dict[str, Any]:
    """Its position, to be changed at will."""
    copy: dict[str, Any] = json.loads(json.dumps(some_table(month).position()))
    return copy


@pytest.mark.parametrize("players", [2, 5])
def test_every_table_of_a_game_comes_back_from_its_position(players: int) -> None:
    game = game_for(players, wall="random", super_event="earthquake", hands="hidden")
    steps = set()
    for number, table in enumerate(walk(game, 6)):
        if number % 3 == 0:
            loaded = game.load(json.loads(json.dumps(table.position())))
            assert loaded == table
            assert loaded.to_move == table.to_move
            assert loaded.over == table.over
            assert loaded.moves() == table.moves()
            steps.add(asked(table))
    assert {"DrawEvent", "DraftPerson", "DealAction", "ChooseAction", "LoseFloor", "PlayCard"} <= steps


def test_a_table_that_was_laid_plays_on_like_the_one_it_was_taken_from() -> None:
    """So the counts that are not written (symbols, persons, built tiles, sums) come back, too."""
    game = game_for(4, wall="choose", super_event="charter")
    for number, table in enumerate(walk(game, 8)):
        if number % 40 == 20 and not table.over:
            one, other = table.copy(), game.load(table.position())
            assert isinstance(other, YearTable)
            for _ in range(60):
                if one.over:
                    break
                move = one.moves()[-1]
                one.play(move)
                other.play(move)
                assert one == other
                assert one.scores() == other.scores()
                for mine, theirs in zip(one.players, other.players, strict=True):
                    assert (mine.symbols, mine.persons, mine.wall_built) == (
                        theirs.symbols,
                        theirs.persons,
                        theirs.wall_built,
                    )


def test_a_copy_is_equal_and_independent() -> None:
    table = some_table()
    before = table.position()
    copy = table.copy()
    assert copy == table
    assert copy.notes is None
    while not copy.over:
        copy.apply(copy.moves()[0])
    assert table.position() == before
    early = game_for(2).new()
    other = early.copy()
    other.apply(other.moves()[0])
    assert early == game_for(2).new()


def set_to(*path: str | int, value: Any) -> Change:
    """Change one value of a position."""

    def change(position: dict[str, Any]) -> None:
        place: Any = position
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


def without(*path: str | int) -> Change:
    """Take one key out of a position."""

    def change(position: dict[str, Any]) -> None:
        place: Any = position
        for key in path[:-1]:
            place = place[key]
        del place[path[-1]]

    return change


PLAYER = ("table", "players", 1)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (set_to("game", value="yinzi"), "position.game must be one of year-of-the-dragon, not 'yinzi'"),
        (set_to("rules", value=99), "position.rules must be a whole number from 1 to 1, not 99"),
        (set_to("players", value=4), "position.players must be a whole number from 3 to 3, not 4"),
        (set_to("options", "wall", value="none"), "position.options must be those of this game"),
        (set_to("components", value="0"), "position.components must be one of "),
        (set_to("extra", value=1), "position has the unknown key 'extra'"),
        (set_to("table", "extra", value=1), "position.table has the unknown key 'extra'"),
        (without("table", "month"), "position.table lacks the key 'month'"),
        (set_to("table", "month", value=13), "position.table.month must be a whole number from 0 to 12, not 13"),
        (set_to("table", "events", 3, value="flood"), "position.table.events[3] must be one of peace, drought"),
        (set_to("table", "events", 11, value=None), "position.table.events must have an event for every month once"),
        (set_to("table", "events", value=["peace"]), "position.table.events must be a list of 12"),
        (set_to("table", "events", value=["peace"] * 12), "position.table.events holds an event more often than there"),
        (set_to("table", "events", 0, value="drought"), "position.table.events[0] must be one of peace, not 'drought'"),
        (set_to("table", "corner", value="frost"), "position.table.corner must be one of lanternfest"),
        (set_to("table", "dragons", value=[0, 0]), "position.table.dragons must be a list of 3"),
        (set_to("table", "dragons", 0, value=3), "position.table.dragons[0] must be a whole number from 0 to 2, not 3"),
        (set_to("table", "groups", value=[["taxes"], ["taxes"], []]), "position.table.groups[1] holds 'taxes', which"),
        (set_to("table", "groups", 0, value=["dig"]), "position.table.groups[0][0] must be one of taxes, build"),
        (
            set_to("table", "pile", value=["harvest"]),
            "position.table.pile holds 'harvest', which lies in a group already",
        ),
        (
            set_to("table", "tiles", "monk-old", value=9),
            "position.table.tiles.monk-old must be a whole number from 0 to",
        ),
        (set_to("table", "tiles", "monk-new", value=1), "position.table.tiles has the unknown key 'monk-new'"),
        (without("table", "tiles", "monk-old"), "position.table.tiles lacks the key 'monk-old'"),
        (set_to("table", "order", value=[0, 0, 1]), "position.table.order must name every seat once, farthest ahead"),
        (
            set_to("table", "order", value=[0, 1, 3]),
            "position.table.order[2] must be a whole number from 0 to 2, not 3",
        ),
        (set_to("table", "wall", value=[0] * 13), "position.table.wall must have at most 12 tiles"),
        (set_to("table", "wall", value=[3]), "position.table.wall[0] must be a whole number from 0 to 2, not 3"),
        (set_to("table", "released", value=-1), "position.table.released must be a whole number of at least 0, not -1"),
        (set_to("table", "selected", value=["cook"]), "position.table.selected[0] must be one of craftsman"),
        (set_to("table", "selected", value=["monk", "monk"]), "position.table.selected must be some of craftsman, "),
        (set_to("table", "players", value=[]), "position.table.players must be a list of 3"),
        (
            set_to(*PLAYER, "yuan", value=-1),
            "position.table.players[1].yuan must be a whole number of at least 0, not -1",
        ),
        (set_to(*PLAYER, "rice", value=-1), "position.table.players[1].rice must be a whole number of at least 0"),
        (set_to(*PLAYER, "fireworks", value=-1), "position.table.players[1].fireworks must be a whole number of at"),
        (set_to(*PLAYER, "small", value=-1), "position.table.players[1].small must be a whole number of at least 0"),
        (set_to(*PLAYER, "large", value=-1), "position.table.players[1].large must be a whole number of at least 0"),
        (set_to(*PLAYER, "track", value=-1), "position.table.players[1].track must be a whole number of at least 0"),
        (set_to(*PLAYER, "hand", "monk", value=100), "position.table.players[1].hand.monk must be a whole number from"),
        (set_to(*PLAYER, "hand", "joker", value=1), "position.table.players[1].hand has the unknown key 'joker'"),
        (
            set_to(*PLAYER, "points", "palaces", value=-1),
            "position.table.players[1].points.palaces must be a whole number",
        ),
        (set_to(*PLAYER, "points", "luck", value=1), "position.table.players[1].points has the unknown key 'luck'"),
        (set_to(*PLAYER, "name", value="x"), "position.table.players[1] has the unknown key 'name'"),
        (
            set_to(*PLAYER, "palaces", value=[{"floors": 4, "persons": []}]),
            "position.table.players[1].palaces[0].floors",
        ),
        (
            set_to(*PLAYER, "palaces", value=[{"floors": 0, "persons": []}]),
            "position.table.players[1].palaces[0].floors",
        ),
        (
            set_to(*PLAYER, "palaces", value=[{"floors": 3, "persons": ["monk-old"] * 4}]),
            "position.table.players[1].palaces[0] holds more than 3 persons",
        ),
        (
            set_to(*PLAYER, "palaces", value=[{"floors": 3, "persons": ["monk-new"]}]),
            "position.table.players[1].palaces[0].persons[0] must be one of craftsman-young",
        ),
        (
            set_to(*PLAYER, "palaces", value=[{"floors": 3, "persons": [], "roof": 1}]),
            "position.table.players[1].palaces[0] has the unknown key 'roof'",
        ),
        (
            set_to(*PLAYER, "palaces", value=[{"floors": 1, "persons": []}] * 38),
            "position.table.players[1].palaces must hold at most 37 palaces",
        ),
        (set_to(*PLAYER, "draft", value=["cook"]), "position.table.players[1].draft[0] must be one of craftsman"),
        (set_to(*PLAYER, "wall_left", value=["gold"]), "position.table.players[1].wall_left[0] must be one of rice"),
        (set_to("agenda", value=[["Happen", -2]]), "position.agenda must end with a decision"),
        (set_to("agenda", value=[["Dance", 0]]), "position.agenda[0][0] must be one of draw-event"),
        (set_to("agenda", value=[[]]), "position.agenda[0] must be a step: its name, a seat and whole numbers, not []"),
        (set_to("agenda", value=[["PlayCard", 3]]), "position.agenda[0] must be a step of a seat from 0 to 2"),
        (set_to("agenda", value=[["PlayCard", 0, 1]]), "position.agenda[0] must be play-card with the right number of"),
    ],
)
def test_a_mistake_is_one_sentence_that_names_the_place(change: Change, sentence: str) -> None:
    given = position()
    change(given)
    with pytest.raises(BadData) as caught:
        game_for(3, wall="choose", super_event="flood").load(given)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_the_position_without_a_mistake_is_accepted() -> None:
    assert game_for(3, wall="choose", super_event="flood").load(position()) == some_table()
