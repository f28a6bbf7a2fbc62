"""Turns as people tell them: what was paid, done and got."""

from __future__ import annotations

from typing import Final

from teahouse.games.dragon_boats.moves import (
    ARRANGE,
    BID_STALL,
    BOARD,
    BUY,
    CLIMB,
    DECLINE,
    DONE,
    DRAW,
    EXCHANGE,
    PASS,
    PAY_GOOD,
    REVEAL,
    SETTLE,
    STEER_TO,
    TAKE,
    WALK,
)
from teahouse.games.dragon_boats.names import DOCKS, EXCHANGE_STALL, GOODS, STALLS
from teahouse.games.dragon_boats.steps.boats import Steer
from teahouse.games.dragon_boats.steps.draws import DrawExchanged, DrawOffering
from teahouse.games.dragon_boats.steps.payment import Purchase
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY, Argument, Deed, Message, Ref, Turn

_MOST: Final = 4
"""So many Offerings are named in one phrase."""
_UNTOLD: Final = (DONE, PASS, ARRANGE, REVEAL, DRAW)
"""Moves that only close or order something; a card drawn unseen is told with the move that brought it."""


def tell(turn: Turn) -> list[Message]:
    """What a seat did, in phrases that follow its name."""
    if turn.seat == NATURE:
        return []  # what is dealt lies open on the board
    told: list[Message] = []
    for deed in turn.deeds:
        if deed.shown and deed.move.kind not in _UNTOLD:
            told += _one(turn.seat, deed)
    return _joined(told)


def _joined(told: list[Message]) -> list[Message]:
    """Offerings that are drawn one after the other are told together."""
    found: list[Message] = []
    drawn: list[Ref] = []
    for part in [*told, None]:
        if part is not None and part.id == "told-draws":
            drawn += [value for _, value in part.arguments if isinstance(value, Ref)]
            continue
        while drawn:
            found.append(_listed("told-draws", drawn[:_MOST]))
            drawn = drawn[_MOST:]
        if part is not None:
            found.append(part)
    return found


def _listed(id: str, goods: list[Ref], *more: tuple[str, Argument]) -> Message:
    """A phrase with a list of Offerings: there is one for each length of it."""
    return Message(f"{id}-{len(goods)}", (*more, *((f"good{place + 1}", good) for place, good in enumerate(goods))))


def _one(seat: int, deed: Deed) -> list[Message]:
    """A move, with what it cost and brought."""
    move, kind = deed.move, deed.move.kind
    before: DragonTable = deed.before
    after: DragonTable = deed.after
    if deed.seat == NATURE:
        step = before.agenda[-1]  # an Offering may be drawn for the seat; all other draws are seen on the board
        return [_phrase("draws", deed)] if isinstance(step, DrawOffering | DrawExchanged) else []
    if kind == BID_STALL:
        return [_phrase("bid", deed, ("price", len(after.stacks[move.a])))]
    if kind in (BUY, DECLINE):
        stall = _stall(before)
        money = abs(after.players[seat].money - before.players[seat].money)
        return [_phrase(kind, deed, ("stall", Ref(f"stall-{STALLS[stall]}")), ("money", money))]
    if kind in (EXCHANGE, TAKE):
        money = before.players[seat].money - after.players[seat].money
        blind = "-blind" if kind == TAKE and move.a < 0 else ""
        return [_phrase(kind + blind, deed, ("money", money))]
    if kind in (WALK, SETTLE):
        return _eats(seat, deed) + _step(deed)
    if kind == STEER_TO:
        step = before.agenda[-1]
        assert isinstance(step, Steer)
        return [_phrase("steer", deed, ("dock", Ref(f"dock-{DOCKS[step.boat]}")))]
    if kind in (BOARD, CLIMB):
        names = tuple(part for part in move.label.arguments if part[0] != "good")
        return [_listed(f"told-{kind}", _paid(seat, deed), *names)]
    if kind == PAY_GOOD:
        return [_listed("told-fare", _paid(seat, deed))]
    return [_phrase(kind, deed)]


def _phrase(kind: str, deed: Deed, *more: tuple[str, Argument]) -> Message:
    return Message(f"told-{kind}", (*deed.move.label.arguments, *more))


def _paid(seat: int, deed: Deed) -> list[Ref]:
    """The Offerings that went as a fare, one by one."""
    before: DragonTable = deed.before
    after: DragonTable = deed.after
    goods = before.players[seat].goods
    paid = [kind for kind in range(len(GOODS)) for _ in range(goods[kind] - after.players[seat].goods[kind])]
    return [Ref(f"good-{GOODS[kind]}") for kind in paid]


def _stall(table: DragonTable) -> int:
    """The stall whose disc is being paid for."""
    step = table.agenda[-1]
    return step.stall if isinstance(step, Purchase) else EXCHANGE_STALL


def _eats(seat: int, deed: Deed) -> list[Message]:
    """The food that a step over land cost (DB-38, DB-47)."""
    found = sum(note.message.id == "note-reward-2" for note in deed.notes)
    eaten = deed.before.players[seat].food + found - deed.after.players[seat].food
    return [Message("told-eats", (("count", eaten),))] if eaten > 0 else []


def _step(deed: Deed) -> list[Message]:
    """A step over land: what was found on the road, or the field that was taken; a road without reward is not told."""
    for note in deed.notes:
        if note.seat == NOBODY:
            continue
        id = note.message.id
        if id.startswith("note-reward-"):
            where = tuple(part for part in note.message.arguments if part[0] != "who")
            return [Message(f"told-finds-{id.removeprefix('note-reward-')}", where)]
        if id == "note-settles":
            tile = next(value for name, value in note.message.arguments if name == "tile")
            assert isinstance(tile, Ref)
            kind = tile.id.partition("-")[0]
            return [_phrase("settle", deed), Message(f"told-tile-{kind}", (("tile", tile),))]
    assert deed.move.kind == WALK
    return []
