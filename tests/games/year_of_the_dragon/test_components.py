"""What is in the box: its numbers, and one sentence for each mistake in a components file."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from teahouse import Dealer
from teahouse.games.year_of_the_dragon.components import Box
from teahouse.games.year_of_the_dragon.names import CORNERS, TYPES
from teahouse.games.year_of_the_dragon.steps.super_events import DrawCorner
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, BadData, Value
from teahouse.library import build, own_components
from tests.games.year_of_the_dragon.positions import PERSONS, ask, game_for, legal, show, why
from tests.support import clause

OWN = own_components("year-of-the-dragon")


def box(changes: str | None = None) -> Box:
    """The box with the owner's changes."""
    return Box(OWN, changes)


def changed(old: str, new: str, table: str) -> str:
    """The game's own table with one thing changed, as an owner would write it."""
    start = OWN.index(f"[{table}]")
    end = OWN.find("\n# ---", start)
    text = OWN[start : end if end > 0 else len(OWN)]
    assert old in text, f"{old!r} is not in {text!r}"
    return text.replace(old, new, 1)


def with_box(changes: str, players: int = 2, **options: Value) -> YearTable:
    """A new table of the game with these components."""
    table = build("year-of-the-dragon", players, changes, options).new()
    assert isinstance(table, YearTable)
    return table


# -- the numbers --------------------------------------------------------------------------------------------------


@clause("YD-3", "YD-15")
def test_the_values_and_symbols_of_the_person_tiles() -> None:
    one = box()
    rows = {
        "craftsman": (2, 1, 0, 0),
        "court-lady": (1, 1, 0, 0),
        "pyrotechnist": (5, 1, 3, 2),
        "tax-collector": (3, 3, 0, 0),
        "warrior": (5, 1, 3, 2),
        "monk": (6, 1, 2, 2),
        "healer": (4, 1, 1, 2),
        "farmer": (4, 1, 1, 2),
        "scholar": (4, 2, 2, 3),
    }
    for index, type in enumerate(TYPES):
        young, old = 2 * index, 2 * index + 1
        assert (one.value[young], one.symbols[young], one.value[old], one.symbols[old]) == rows[type]


@clause("YD-3")
def test_ten_tiles_of_each_type_six_young_and_four_old_where_both_exist() -> None:
    one = box()
    for index in range(len(TYPES)):
        pair = (one.tiles[2 * index], one.tiles[2 * index + 1])
        assert pair == ((6, 4) if one.value[2 * index + 1] else (10, 0))


@clause("YD-3", "YD-15")
def test_the_sums_of_the_person_values() -> None:
    one = box()
    young = one.value[::2]
    oldest = [old or young for young, old in zip(young, one.value[1::2], strict=True)]
    pairs = [a + b for index, a in enumerate(young) for b in young[index + 1 :]]
    assert sum(young) == 34
    assert sum(oldest) == 18
    assert (max(pairs), min(pairs), len(pairs)) == (11, 3, 36)


@clause("YD-9", "YD-31", "YD-60", "YD-67")
def test_the_other_numbers_of_the_box() -> None:
    one = box()
    assert one.cards() == 11
    assert one.base == [2, 1, 1, 1, 1, 1, 0, 0]
    assert (one.small_price, one.small_dragons) == (2, 1)
    assert (one.large_price, one.large_price_2007, one.large_dragons) == (7, 6, 2)
    assert one.wall_amount == [1, 1, 1, 2, 3, 3]
    assert one.event_copies == [2] * 6
    assert (one.start_palaces, one.start_yuan) == ([2, 2], 6)
    assert one.super_month == 7
    assert one.corners == list(range(10))


@clause("YD-13", "YD-5")
def test_the_draft_never_exhausts_a_young_stack() -> None:
    for players in range(2, 6):
        assert all(game_for(players).new().tiles[2 * type] >= players for type in range(len(TYPES)))


# -- owner's changes ----------------------------------------------------------------------------------------------


def test_an_owners_file_replaces_whole_tables() -> None:
    table = with_box(changed("yuan = 6", "yuan = 9", "start"))
    assert [player.yuan for player in table.players] == [9, 9]
    assert table.box.digest != box().digest
    assert table.box.changes is not None
    assert [show(player) for player in table.players] == [["2", "2"]] * 2


@pytest.mark.parametrize(
    ("old", "new", "table", "check"),
    [
        ("wild = 2", "wild = 1", "cards", lambda table: sum(table.players[0].hand) == 10),
        ("palaces = [2, 2]", "palaces = [3, 1, 1]", "start", lambda table: show(table.players[1]) == ["3", "1", "1"]),
        ("rice = 0", "rice = 2", "start", lambda table: table.players[0].rice == 2),
        ("fireworks = 0", "fireworks = 3", "start", lambda table: table.players[1].fireworks == 3),
        ("young = 3, old = 1", "young = 2, old = 0", "display", lambda table: table.tiles[PERSONS["monk-old"]] == 0),
        ("amount = 3\n", "amount = 5\n", "[wall-tile]", lambda table: table.box.wall_amount[4] == 5),
        ("price = 7", "price = 8", "[privilege]", lambda table: table.rules.large_price == 8),
        ("month = 7", "month = 6", "super-events", lambda table: table.box.super_month == 6),
        ("base = 2", "base = 4", "[action]", lambda table: table.box.base[0] == 4),
        ("value = 2", "value = 7", "[person]", lambda table: table.box.value[0] == 7),
    ],
)
def test_a_number_of_the_owners_copy_counts(old: str, new: str, table: str, check: Callable[[YearTable], bool]) -> None:
    assert check(with_box(changed(old, new, table)))


@pytest.mark.parametrize(
    ("old", "new", "table"),
    [
        ("palaces = [2, 2]", "palaces = [2]", "start"),
        ("palaces = [2, 2]", "palaces = [1, 1]", "start"),
        ("yuan = 6", "yuan = 99", "start"),
        ("yuan = 6", "yuan = 0", "start"),
        ("per-type = 1", "per-type = 3", "cards"),
        ("wild = 2", "wild = 5", "cards"),
        ("wild = 2", "wild = 0", "cards"),
        ("value = 2", "value = 20", "[person]"),
        ("symbols = 1", "symbols = 9", "[person]"),
        ("base = 1", "base = 9", "[action]"),
        ("amount = 1", "amount = 9", "[wall-tile]"),
        ("dragons = 2", "dragons = 9", "[privilege]"),
        ("price = 7", "price = 99", "[privilege]"),
        ("month = 7", "month = 12", "super-events"),
        ("young = 5, old = 3", "young = 4, old = 0", "display"),
    ],
)
def test_the_farthest_allowed_numbers_make_a_game(old: str, new: str, table: str) -> None:
    assert with_box(changed(old, new, table), 4).to_move == NATURE


@clause("YD-67")
def test_only_the_corners_in_the_box_are_drawn() -> None:
    table = with_box('[super-events]\nsource = "printed"\nmonth = 7\ncorners = ["flood", "buddha"]\n')
    ask(table, DrawCorner(NATURE))
    assert legal(table) == ["corner flood", "corner buddha"]
    refusal = why(table, "corner volcano")
    assert (refusal.reason, refusal.clause) == ("corner-not-in-box", "YD-67")


@pytest.mark.parametrize("month", [1, 12])
@pytest.mark.parametrize("corner", CORNERS)
def test_a_game_with_the_super_event_in_another_month_comes_to_its_end(corner: str, month: int) -> None:
    table = with_box(changed("month = 7", f"month = {month}", "super-events"), 2, super_event=corner, wall="choose")
    dealer, chooser = Dealer(month), Dealer(corner)
    while not table.over:
        moves = table.moves()
        table.apply(dealer.draw(table) if table.to_move == NATURE else moves[chooser.number(len(moves))])
    assert table.month == 12


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ("x", "the components file is not valid TOML"),
        ("[extra]\na = 1\n", "the components file has the unknown table 'extra' (known: game, edition, person"),
        ('game = "yinzi"\n', "components.game must be one of year-of-the-dragon, not 'yinzi'"),
        ("cards = 3\n", "components.cards must be a table of keys and values, not 3"),
        (changed("per-type = 1", "per-type = 0", "cards"), "components.cards.per-type must be a whole number from 1"),
        (changed("wild = 2", "wild = 9", "cards"), "components.cards.wild must be a whole number from 0 to 5, not 9"),
        (changed("wild = 2", "", "cards"), "components.cards lacks the key 'wild'"),
        (
            changed("amount = 1", "amount = 1\nsize = 2", "[wall-tile]"),
            "components.wall-tile[rice] has the unknown key 'size'",
        ),
        (changed("base = 2", "base = 2\nsize = 2", "[action]"), "components.action[taxes] has the unknown key 'size'"),
        (
            changed("copies = 2", "copies = 2\nsize = 2", "[event]"),
            "components.event[peace] has the unknown key 'size'",
        ),
        (changed("tiles = 5", "size = 5", "[privilege]"), "components.privilege[small] has the unknown key 'size'"),
        (
            changed('"small"', '"large"', "[privilege]"),
            "components.privilege[large].id must be one of small, not 'large'",
        ),
        (
            changed("price-2007 = 2", "price-2007 = 1", "[privilege]"),
            "components.privilege[small].price-2007 must be a whole",
        ),
        (
            changed("month = 7", "month = 7\nday = 1", "super-events"),
            "components.super-events has the unknown key 'day'",
        ),
        (
            changed('"printed"', '"guess"', "[wall-tile]"),
            "components.wall-tile[rice].source must be one of printed, public",
        ),
        (changed("wild = 2", "wild = 2\ntame = 1", "cards"), "components.cards has the unknown key 'tame'"),
        (changed('"public"', '"guessed"', "cards"), "components.cards.source must be one of printed, public"),
        (
            changed("value = 2", "value = 0", "[person]"),
            "components.person[craftsman].young.value must be a whole number from 1",
        ),
        (
            changed("symbols = 1", "symbols = 10", "[person]"),
            "components.person[craftsman].young.symbols must be a whole number",
        ),
        (
            changed("tiles = 10", "tiles = -1", "[person]"),
            "components.person[craftsman].young.tiles must be a whole number",
        ),
        (
            changed("tiles = 10 }", "tiles = 10, age = 3 }", "[person]"),
            "components.person[craftsman].young has the unknown key",
        ),
        (
            changed("craftsman", "carpenter", "[person]"),
            "components.person[carpenter].id must be one of craftsman, not 'carpen",
        ),
        (
            changed('colour = "beige"', "size = 3", "[person]"),
            "components.person[craftsman] has the unknown key 'size'",
        ),
        ("[[person]]\nid = 1\n", "components.person must be a list of 9"),
        (
            changed("young = 3", "young = 1", "display"),
            "components.display.players-2.young must be a whole number from 2",
        ),
        (changed("young = 6", "young = 7", "display"), "components.display.players-5 asks for 7 pyrotechnist tiles; 6"),
        (changed("old = 4", "old = 5", "display"), "components.display.players-5 asks for 5 pyrotechnist tiles; 4"),
        (
            changed("single = 10", "single = 11", "display"),
            "components.display.players-5 asks for 11 craftsman tiles; 10",
        ),
        (changed("single = 4", "double = 4", "display"), "components.display.players-2 has the unknown key 'double'"),
        (changed("players-3", "players-9", "display"), "components.display has the unknown key 'players-9'"),
        (
            changed("base = 1", "base = 10", "[action]"),
            "components.action[build].base must be a whole number from 1 to 9",
        ),
        (
            changed("base = 2", "base = true", "[action]"),
            "components.action[taxes].base must be a whole number from 1 to 9",
        ),
        (changed('"build"', '"dig"', "[action]"), "components.action[dig].id must be one of build, not 'dig'"),
        (
            changed("price = 2", "price = 0", "[privilege]"),
            "components.privilege[small].price must be a whole number from 1",
        ),
        (changed("price-2007 = 6", "", "[privilege]"), "components.privilege[large] lacks the key 'price-2007'"),
        (
            changed("dragons = 2", "dragons = 0", "[privilege]"),
            "components.privilege[large].dragons must be a whole number",
        ),
        (
            changed("copies = 2", "copies = 3", "[event]"),
            "components.event[peace].copies must be a whole number from 2 to 2",
        ),
        (
            changed("[1, 2]", "[1, 3]", "[event]"),
            "components.event[peace].months[1] must be a whole number from 2 to 2, not 3",
        ),
        (
            changed("palaces = [2, 2]", "palaces = [4]", "start"),
            "components.start.palaces[0] must be a whole number from",
        ),
        (changed("palaces = [2, 2]", "palaces = [1]", "start"), "components.start.palaces must have room for the two"),
        (changed("palaces = [2, 2]", "palaces = []", "start"), "components.start.palaces must have room for the two"),
        (
            changed("yuan = 6", 'yuan = "6"', "start"),
            "components.start.yuan must be a whole number from 0 to 99, not '6'",
        ),
        (changed("persons = 2", "persons = 3", "start"), "components.start.persons must be a whole number from 2 to 2"),
        (
            changed("rice = 0", "rice = -1", "start"),
            "components.start.rice must be a whole number from 0 to 99, not -1",
        ),
        (changed("rice = 0", "tea = 1", "start"), "components.start has the unknown key 'tea'"),
        (
            changed("track = 0", "track = 5", "start"),
            "components.start.track must be a whole number from 0 to 0, not 5",
        ),
        (
            changed("amount = 1", "amount = 0", "[wall-tile]"),
            "components.wall-tile[rice].amount must be a whole number from",
        ),
        (changed('"yuan"', '"gold"', "[wall-tile]"), "components.wall-tile[gold].id must be one of yuan, not 'gold'"),
        (
            changed("month = 7", "month = 13", "super-events"),
            "components.super-events.month must be a whole number from",
        ),
        (
            changed('"flood"', '"frost"', "super-events"),
            "components.super-events.corners[3] must be one of lanternfest",
        ),
        (
            changed('"flood"', '"buddha"', "super-events"),
            "components.super-events.corners must name each super event at",
        ),
    ],
)
def test_a_mistake_is_one_sentence_that_names_the_key(changes: str, sentence: str) -> None:
    with pytest.raises(BadData) as caught:
        box(changes)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)
