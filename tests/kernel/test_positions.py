from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import teahouse
from teahouse.kernel import BadData, Game, Reader, Table, bits_of, deal, names_of


@pytest.fixture
def game(toy: str) -> Game:
    return teahouse.game(toy, players=2)


@pytest.fixture
def table(game: Game) -> Table:
    table = game.new()
    dealer = teahouse.Dealer(1)
    for _ in range(4):
        table.play(dealer.draw(table))
    return table


def test_a_position_loads_to_an_equal_table(game: Game, table: Table) -> None:
    loaded = game.load(json.loads(json.dumps(table.position())))
    assert loaded == table
    assert loaded is not table
    assert (loaded.to_move, loaded.over) == (0, False)


def test_tables_differ_where_something_differs(game: Game, table: Table) -> None:
    other = table.copy()
    other.play(game.move("pass"))
    assert other != table
    assert table != "a table"


def test_a_table_is_no_key() -> None:
    with pytest.raises(TypeError, match="a table changes: take its position"):
        hash(teahouse.game("year-of-the-dragon", players=2).new())


def change(place: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def apply(position: dict[str, Any]) -> None:
        *way, last = place.split(".")
        target: Any = position
        for step in way:
            target = target[int(step)] if step.isdigit() else target[step]
        if isinstance(target, list):
            target[int(last)] = value
        else:
            target[last] = value

    return apply


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        ("game", "go", "position.game must be one of toy, not 'go'"),
        ("rules", 2, "position.rules must be a whole number from 1 to 1, not 2"),
        ("players", 3, "position.players must be a whole number from 2 to 2, not 3"),
        ("options", {}, "position.options must be those of this game"),
        ("components", "abc", "position.components must be one of"),
        ("moves", 7, "position has the unknown key 'moves' (known: game, rules,"),
        ("table.pool", [1, 2], "position.table.pool must be a list of 3, not [1, 2]"),
        ("table.pool.1", -1, "position.table.pool[1] must be a whole number of at least 0, not -1"),
        ("table.coins.0", "many", "position.table.coins[0] must be a whole number of at least 0, not 'many'"),
        ("table.coins.0", True, "position.table.coins[0] must be a whole number of at least 0, not True"),
        ("table.hands.1", [3], "position.table.hands[1][0] must be a whole number from 0 to 2, not 3"),
        ("table.hands", [[0, 0, 0], []], "position.table.hands must hold at most 2 lanterns each"),
        ("table", 5, "position.table must be a table of keys and values, not 5"),
        ("table.luck", 5, "position.table has the unknown key 'luck'"),
        ("agenda", [[]], "position.agenda[0] must be a step: its name, a seat and whole numbers, not []"),
        ("agenda", [["Dance", 0]], "position.agenda[0][0] must be one of deal, turn, bow, evening, not 'Dance'"),
        ("agenda", [["Turn", 2]], "position.agenda[0] must be a step of a seat from 0 to 1, of NATURE (-1)"),
        ("agenda", [["Turn"]], "position.agenda[0] must be a step of a seat from 0 to 1"),
        ("agenda", [["Turn", 0, 1]], "position.agenda[0] must be turn with the right number of values"),
        ("agenda", [["Evening", -2, 0]], "position.agenda must end with a decision of a seat or of NATURE"),
    ],
)
def test_a_position_that_does_not_fit_is_answered_with_the_place(
    game: Game, table: Table, place: str, value: Any, said: str
) -> None:
    position = table.position()
    change(place, value)(position)
    with pytest.raises(BadData) as error:
        game.load(position)
    assert said in str(error.value)


def test_a_key_that_is_missing_is_named(game: Game, table: Table) -> None:
    position = table.position()
    del position["table"]["coins"]
    with pytest.raises(
        BadData, match=r"position.table lacks the key 'coins' \(it has bows, garlands, hands, hung, pool\)"
    ):
        game.load(position)


@pytest.mark.parametrize("rubbish", [None, 7, "x", [], {}])
def test_rubbish_is_refused(game: Game, rubbish: Any) -> None:
    with pytest.raises(BadData):
        game.load(rubbish)


def test_a_position_without_an_agenda_is_the_end_of_the_game(game: Game, table: Table) -> None:
    position = table.position()
    position["agenda"] = []
    ended = game.load(position)
    assert ended.over
    assert ended.moves() == []


def reader(value: Any) -> Reader:
    return Reader({"x": value}, "file").at("x")


@pytest.mark.parametrize(
    ("read", "value", "said"),
    [
        (lambda at: at.integer(), 1.5, "file.x must be a whole number, not 1.5"),
        (lambda at: at.integer(1), 0, "file.x must be a whole number of at least 1, not 0"),
        (lambda at: at.integer(1, 3), 4, "file.x must be a whole number from 1 to 3, not 4"),
        (lambda at: at.boolean(), 1, "file.x must be true or false, not 1"),
        (lambda at: at.text(), 1, "file.x must be a text, not 1"),
        (lambda at: at.text("a", "b"), "c", "file.x must be one of a, b, not 'c'"),
        (lambda at: at.items(), {}, "file.x must be a list, not {}"),
        (lambda at: at.items(2), [1], "file.x must be a list of 2, not [1]"),
        (lambda at: at.integers(None, 0), [1, -2], "file.x[1] must be a whole number of at least 0, not -2"),
        (lambda at: at.texts("a"), ["a", "b"], "file.x[1] must be one of a, not 'b'"),
        (lambda at: at.table(), [], "file.x must be a table of keys and values, not []"),
        (lambda at: at.at("y"), {}, "file.x lacks the key 'y' (it has nothing)"),
        (lambda at: at.only("a"), {"b": 1}, "file.x has the unknown key 'b' (known: a)"),
    ],
)
def test_a_reader_names_the_place_and_what_belongs_there(
    read: Callable[[Reader], object], value: Any, said: str
) -> None:
    with pytest.raises(BadData) as error:
        read(reader(value))
    assert str(error.value) == said


def test_a_reader_reads() -> None:
    assert reader(3).integer(1, 3) == 3
    assert reader(True).boolean() is True
    assert reader("a").text("a") == "a"
    assert reader([1, 2]).integers(2, 1, 2) == [1, 2]
    assert reader(["a"]).texts() == ["a"]
    assert reader({"y": 1}).has("y")
    assert reader([{"y": 1}]).items()[0].at("y").place == "file.x[0].y"


def test_a_long_value_is_shortened() -> None:
    with pytest.raises(BadData) as error:
        reader("x" * 100).integer()
    assert len(str(error.value)) < 110
    assert str(error.value).endswith("...")


# -- sets of things as bits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("numbers", [[], [0], [3], [0, 1, 5], [63, 64]])
def test_a_set_of_numbers_is_read_as_bits_and_told_again(numbers: list[int]) -> None:
    mask = Reader(numbers, "it").bits(65)
    assert mask == sum(1 << number for number in numbers)
    assert bits_of(mask) == numbers


def test_a_set_of_names_is_read_as_bits_and_told_again() -> None:
    names = ("red", "gold", "blue")
    assert Reader(["red", "blue"], "it").named_bits(*names) == 0b101
    assert names_of(0b101, names) == ["red", "blue"]
    assert names_of(0, names) == []


@pytest.mark.parametrize("given", [[1, 1], [2, 1], [5], [-1], ["1"], 3])
def test_a_set_of_numbers_is_in_order_and_each_stands_once(given: Any) -> None:
    with pytest.raises(BadData, match=r"^it"):
        Reader(given, "it").bits(5)


@pytest.mark.parametrize("given", [["red", "red"], ["blue", "red"], ["green"], [1]])
def test_a_set_of_names_is_in_order_and_each_stands_once(given: Any) -> None:
    with pytest.raises(BadData, match=r"^it"):
        Reader(given, "it").named_bits("red", "gold", "blue")


# -- dealing ------------------------------------------------------------------------------------------------------


def test_what_is_dealt_is_taken_away_and_every_thing_is_as_likely_as_any() -> None:
    chance = random.Random(1)
    drawn = [0, 0, 0, 0]
    for _ in range(3000):
        left = [1, 0, 2, 3]
        taken = deal(left, 2, chance.randrange)
        assert sum(taken) == 2
        assert [one + other for one, other in zip(left, taken, strict=True)] == [1, 0, 2, 3]
        drawn = [one + other for one, other in zip(drawn, taken, strict=True)]
    assert [round(count / 1000) for count in drawn] == [1, 0, 2, 3]


def test_dealing_asks_for_one_number_a_thing_out_of_all_that_are_left() -> None:
    asked: list[int] = []

    def last(below: int) -> int:
        asked.append(below)
        return below - 1

    assert deal([2, 1, 0], 3, last) == [2, 1, 0]
    assert asked == [3, 2, 1]
    assert deal([2, 1], 0, last) == [0, 0]
