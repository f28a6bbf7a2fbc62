"""Turns of Yínzi as people tell them."""

from __future__ import annotations

from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.steps.late_shipping import LateShipping
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY, Teller, Turn
from teahouse.words import Words
from tests.games.yinzi.positions import ask, boats, disc, plant, rural, table_at


def told(table: YinziTable, *texts: str, lang: str = "en") -> str:
    """Play moves and return the sentence of the first turn."""
    teller = Teller(table)
    for text in texts:
        move = table.game.move(text)
        assert table.refusal(move) is None, text
        teller.play(table, move)
    words = Words(lang, "yinzi", ["Mei", "Bao"])
    return next(words.told(one) for one in teller.tale if isinstance(one, Turn))


def late(*discs: str, fields: tuple[str, ...] = ("nanzhili-b1",), cubes: int = 0) -> YinziTable:
    """A table of two in late shipping; the first has boats, a cabbage at least, and copper for cubes of the market."""
    table = table_at(2)
    for field in fields:
        plant(table, 0, field)
    boats(table, 0, 2)
    disc(table, 0, *discs)
    rural(table, 1, cubes)
    table.players[0].copper = 2 * cubes
    return ask(table, LateShipping(NOBODY, 0))


def test_both_foods_that_are_shipped_late_are_told() -> None:
    table = late(fields=("nanzhili-b1", "nanzhili-a1"))
    said = told(table, "give nanzhili-b1", "give nanzhili-a1", "slot 1 1")
    assert "ships 1 cabbage and 1 wheat (ship to " in said


def test_a_disc_that_stands_for_wheat_is_told_as_wheat() -> None:
    moves = ("give free-wheat", "give nanzhili-b1", "slot 1 1")
    said = told(late("free-wheat"), *moves)
    assert "takes the disc back from Free wheat, where it counts no longer, and uses it" in said
    assert "ships 1 wheat and 1 cabbage (ship to " in said
    german = told(late("free-wheat"), *moves, lang="de")
    assert "verschifft 1 Weizen und 1 Kohl (Schiff nach " in german


def test_a_cube_of_the_rural_market_is_shipped_as_one_cube() -> None:
    moves = ("give nanzhili-b1", "give rural yellow", "slot 1 1")
    assert "ships 1 cabbage and 1 cube of the rural market (ship to " in told(late(cubes=1), *moves)


def test_free_rice_feeds_two_if_two_are_hungry() -> None:
    for due, portions in ((1, 1), (3, 2)):
        table = table_at(2)
        disc(table, 0, "free-rice")
        ask(table, Feed(0, 0, due))
        assert f"feeds the workers with {portions} rice" in told(table, "give free-rice")
