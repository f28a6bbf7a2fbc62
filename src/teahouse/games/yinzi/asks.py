"""Which move somebody means who points at a thing that cannot be played now."""

from __future__ import annotations

from teahouse.games.yinzi.names import FORTUNE, WORKFORCE
from teahouse.games.yinzi.steps.fortune import DevelopFactories
from teahouse.games.yinzi.steps.turn import TakeTurn
from teahouse.games.yinzi.table import ON_DISPLAY, UNOWNED, YinziTable
from teahouse.kernel import Move


def asked_about(table: YinziTable, thing: str) -> Move | None:
    """The move that a thing stands for, where the first answer to the question would not do; None elsewhere.

    "fortune-sell workforce-produce" is the group under Sell in hand, pointed at Produce; a card in hand likewise.
    """
    step = table.agenda[-1] if table.agenda else None
    in_hand, _, place = thing.rpartition(" ")
    kind, _, name = place.partition("-")
    if kind == "fortune" and name in FORTUNE and (in_hand or isinstance(step, TakeTurn)):
        return _play(table, in_hand, FORTUNE.index(name))
    if kind == "workforce" and name in WORKFORCE and (in_hand or isinstance(step, TakeTurn)):
        return _work(table, in_hand, WORKFORCE.index(name))
    if kind == "factory" and isinstance(step, DevelopFactories) and name in table.box.factory_names:
        tile = table.box.factory_names.index(name)
        moves = table.box.moves
        if table.owner[tile] == ON_DISPLAY:
            return moves.build[tile]
        return moves.rebuild[tile] if table.owner[tile] == UNOWNED else moves.upgrade[tile]
    return None


def _play(table: YinziTable, in_hand: str, action: int) -> Move:
    """The card in hand on a fortune action, else the first one the seat holds."""
    cards = [f"card-{name.replace('/', '-')}" for name in table.box.card_names]
    if in_hand in cards:
        return table.box.moves.play[cards.index(in_hand)][action]
    held = table.players[table.to_move].hand if table.to_move >= 0 else []
    for card, count in enumerate(held):
        if count:
            return table.box.moves.play[card][action]
    return table.box.moves.play[0][action]


def _work(table: YinziTable, in_hand: str, action: int) -> Move:
    """The group in hand for a workforce action, else the largest one of the seat."""
    groups = [f"fortune-{name}" for name in FORTUNE]
    if in_hand in groups:
        return table.box.moves.work[groups.index(in_hand)][action]
    group = 0
    if table.to_move >= 0:
        workers = table.players[table.to_move].workers
        for other in range(len(FORTUNE)):
            if workers[other] > workers[group]:
                group = other
    return table.box.moves.work[group][action]
