"""Turns as people tell them: what was paid, done and got."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.labels import colour_ref, country_ref, good_ref
from teahouse.games.yinzi.moves import (
    BOARD,
    BOAT,
    BUY,
    CROP,
    END,
    FILL,
    GIVE_DISC,
    GIVE_FIELD,
    GIVE_RURAL,
    GIVE_STOCK,
    LAY,
    LOSE,
    MIGRATE,
    NO,
    PAY,
    PLANT,
    PRODUCE,
    RAW,
    REBUILD,
    ROUTE,
    RURAL,
    SELL,
    SLOT,
    TAKE,
    TO,
    UPGRADE,
    USE,
    WORK,
)
from teahouse.games.yinzi.names import FREE_RICE, FREE_SALT, FREE_WHEAT, HOLD, RICE, SALT, VIRTUAL_RICE, WHEAT
from teahouse.games.yinzi.steps.feeding import Feed
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NATURE, Argument, Deed, Message, Move, Ref, Turn

_UNTOLD: Final = (END, NO, PAY, PRODUCE, UPGRADE, REBUILD, ROUTE, FILL, BOAT, USE)
"""Moves that only begin, pay or close something: what came of them is told by its note."""
_GIVES: Final = (GIVE_FIELD, GIVE_STOCK, GIVE_RURAL, GIVE_DISC)
_COSTS: Final = (LAY, PAY, UPGRADE, REBUILD, BOAT, TAKE, GIVE_RURAL)
"""Moves whose price is told after them; the prices of others stand in their own sentence."""
_STANDS_FOR: Final = {FREE_RICE: RICE, FREE_SALT: SALT, FREE_WHEAT: WHEAT}
"""The goods of which discs on advancements take the place."""
_MONEY: Final = ("copper", "silver", "wood", "stone")
_TOLD_NOTES: Final = {
    "note-boat": "told-boats-carry",
    "note-level": "told-level",
    "note-produced": "told-produces",
    "note-outsources": "told-outsources",
    "note-sails": "told-sails",
    "note-sails-pool": "told-sails-pool",
    "note-route": "told-route",
    "note-disc-back": "told-use",
    "note-hunger": "told-hunger",
    "note-tax": "told-tax-paid",
}
"""What came of a move and is told in the same sentence."""


def tell(turn: Turn) -> list[Message]:
    """What a seat did, in phrases that follow its name."""
    if turn.seat == NATURE:
        return []  # what is dealt lies open on the board
    told: list[Message] = []
    paid: dict[str, int] = {}
    pieces: list[Ref] = []
    for deed in turn.deeds:
        said: list[Message] = []
        if deed.seat != NATURE:
            kind = deed.move.kind
            if kind == SELL or (kind in _GIVES and _loads(deed.before)):
                pieces.append(_piece(deed))  # told with where they go
            elif kind in (TO, SLOT):
                said += _goes(deed, pieces)
                pieces = []
            elif kind == RAW and deed.move.a >= 0:
                said.append(
                    _phrase(kind, deed.move, ("colour", colour_ref(deed.before.box, deed.before.raw[deed.move.a])))
                )
            elif kind not in _UNTOLD and kind != RAW:
                said += _one(turn.seat, deed)
        said += _came(deed)
        for message in said:
            if not _counted(told, message):
                _settle(told, paid)
                told.append(message)
        if deed.seat != NATURE and deed.move.kind in _COSTS:
            for name, count in _price(turn, deed).items():
                paid[name] = paid.get(name, 0) + count
    _settle(told, paid)
    return told


def _price(turn: Turn, deed: Deed) -> dict[str, int]:
    """What a move cost. After the last one of a turn much can happen that is not part of it."""
    had: YinziTable = turn.deeds[0].before
    before: YinziTable = deed.before
    after: YinziTable = deed.after
    found: dict[str, int] = {}
    for name in _MONEY:
        left: int = getattr(after.players[turn.seat], name)
        if deed is turn.deeds[-1]:
            start: int = getattr(had.players[turn.seat], name)
            left = turn.changes.get(turn.seat, {}).get(name, (start, start))[1]
        spent: int = getattr(before.players[turn.seat], name) - left
        if spent > 0:
            found[name] = spent
    return found


def _settle(told: list[Message], paid: dict[str, int]) -> None:
    """Tell what was paid for what has been told."""
    told += [Message(f"told-pays-{name}", (("count", count),)) for name, count in paid.items()]
    paid.clear()


def _counted(told: list[Message], message: Message) -> bool:
    """Whether it is the same as what was told last, once more: then it is counted there."""
    last = told[-1] if told else None
    if last is None or last.id != message.id or message.arguments[:1] != (("count", 1),):
        return False
    (_, count), *rest = last.arguments
    if tuple(rest) != message.arguments[1:]:
        return False
    assert isinstance(count, int)
    told[-1] = Message(last.id, (("count", count + 1), *rest))
    return True


def _came(deed: Deed) -> list[Message]:
    """What came of a move; that a new factory is at level 1 goes without saying."""
    return [
        Message(_TOLD_NOTES[note.message.id], note.message.arguments)
        for note in deed.notes
        if note.message.id in _TOLD_NOTES and ("level", 1) not in note.message.arguments
    ]


def _one(seat: int, deed: Deed) -> list[Message]:
    """A move that is told by itself."""
    move, kind = deed.move, deed.move.kind
    before: YinziTable = deed.before
    if kind == RURAL:
        return [_phrase(kind, move, ("good", good_ref(before.good[move.a])))]
    if kind == PLANT:
        return [_phrase(kind, move, ("good", good_ref(before.good[move.a])), ("count", deed.after.cubes[move.a]))]
    if kind == BUY:
        good = before.track[move.a]
        return [_phrase(kind, move, ("good", good_ref(good)), ("copper", before.box.crop_cost[move.a]))]
    if kind == CROP:
        after: YinziTable = deed.after
        copper = before.players[seat].copper - after.players[seat].copper
        what = (("good", good_ref(after.good[move.a])), ("count", after.cubes[move.a]), ("copper", max(0, copper)))
        return [_phrase(kind, move, *what)]  # the tile above a bonus is paid when it is laid (YZ-25)
    if kind in (WORK, MIGRATE):
        return [_phrase(kind, move, ("workers", before.players[seat].workers[move.a]))]
    if kind == BOARD:
        return [_phrase(kind, move, ("country", country_ref(before.box.ship_country[before.coast[move.a]])))]
    if kind == TAKE:
        return [Message("told-take", (("count", 1), *move.label.arguments))]
    if kind == GIVE_RURAL:
        return [Message(f"told-buys-{_purpose(before)}", (("count", 1),))]
    if kind == GIVE_FIELD and _purpose(before) == "drought":
        return [_phrase("gives-drought", move, ("piece", _piece(deed)))]
    if kind in _GIVES:
        return [Message(f"told-gives-{_purpose(before)}", (("count", _portions(deed)), ("piece", _piece(deed))))]
    return [_phrase("lose-cube" if kind == LOSE else kind, move)]


def _goes(deed: Deed, pieces: list[Ref]) -> list[Message]:
    """A cube that is sold, or what is loaded: a commodity, or a pair of salt or of foods."""
    move = deed.move
    if move.kind == TO:
        sold = next((note.message.arguments for note in deed.notes if note.message.id == "note-sold"), ())
        return [Message("told-sells", (("piece", pieces[-1]), *sold))]
    before: YinziTable = deed.before
    country = country_ref(before.box.ship_country[before.coast[move.a // HOLD]])
    piece, *others = pieces
    if others and others != [piece]:
        return [Message("told-ships-pair", (("piece", piece), ("other", others[0]), ("country", country)))]
    return [Message("told-ships", (("count", len(pieces)), ("piece", piece), ("country", country)))]


def _phrase(kind: str, move: Move, *more: tuple[str, Argument]) -> Message:
    return Message(f"told-{kind}", (*move.label.arguments, *more))


def _piece(deed: Deed) -> Ref:
    """What is sold or given: a cube by the good it was grown as or stands for, a commodity, or an emissary."""
    move = deed.move
    before: YinziTable = deed.before
    if move.kind in (SELL, GIVE_FIELD):
        return good_ref(before.good[move.a])
    if move.kind == GIVE_RURAL:
        return Ref("told-rural-cube")
    if move.kind == GIVE_DISC and move.a in _STANDS_FOR:
        return good_ref(_STANDS_FOR[move.a])  # that the disc comes back is told besides
    named = move.label.arguments[0][1]
    assert isinstance(named, Ref)
    return named


def _portions(deed: Deed) -> int:
    """How much a piece counts for: Free rice feeds more than one worker if there are more (YZ-62)."""
    step = deed.before.agenda[-1]
    rice = deed.move.kind == GIVE_DISC and deed.move.a == FREE_RICE
    return min(VIRTUAL_RICE, step.due) if rice and isinstance(step, Feed) else 1


_LOADING: Final = ("supply-ships", "second-salt", "ship-food", "second-food")


def _loads(table: YinziTable) -> bool:
    """Whether what is given goes aboard a ship."""
    return table.agenda[-1].id in _LOADING


def _purpose(table: YinziTable) -> str:
    """What a piece is given for: food, a route, or a disaster."""
    return {"feed": "food", "drought": "drought"}.get(table.agenda[-1].id, "route")
