"""Tables that random games hardly ever reach: empty supplies, full boats, every member out."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import GOODS
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import BeforeDeparture
from teahouse.games.dragon_boats.steps.draws import FillStall
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, Table, bits_of
from tests.games.dragon_boats.positions import ask, board, enrich, farmer, feed, give, hold, paying, stand


def rare() -> list[Table]:
    """One table for each."""
    return [_nothing_left(), _no_empty_seat(), _everybody_out(), _no_tea_in_the_bag(), _no_deck()]


def _nothing_left() -> DragonTable:
    table = stand(2)
    feed(table, 1, 12)
    enrich(table, 1, 12)
    for kind, name in enumerate(GOODS):
        give(table, 1, *[name] * table.bag[kind])
    hold(table, 0, "P")
    ask(table, Bid(0))
    return table


def _no_empty_seat() -> DragonTable:
    table = stand(4)
    board(table, "nw", front=0)
    for dock in ("ne", "se", "sw"):
        board(table, dock, 1, 2, 3)
    hold(table, 0, "G")
    ask(table, BeforeDeparture(0, 0, -1))
    return table


def _everybody_out() -> DragonTable:
    table = stand(2)
    give(table, 0, "leather", "jade", "tea")
    farmer(table, 0, *(f"mountain {name}" for name in ("a0", "a1", "a2", "a3", "b0", "b1", "b2", "c0", "c1", "d0")))
    paying(table, 0)
    return table


def _no_tea_in_the_bag() -> DragonTable:
    table = stand(2)
    give(table, 0, *["tea"] * table.bag[GOODS.index("tea")])
    table.bag[0] += table.stalls[0]
    table.stalls[0] = 0
    ask(table, FillStall(NATURE, 0))
    return table


def _no_deck() -> DragonTable:
    table = stand(2)
    for card in bits_of(table.deck):
        table.gain_card(1, card, False)
    table.deck = 0
    enrich(table, 0, 1)
    table.players[0].money = 5
    paying(table, 0, "v")
    return table
