"""Turns as people tell them: what was paid, done and got."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.year_of_the_dragon.moves import (
    ACTION,
    BUY,
    CARD,
    CHARTER_TYPE,
    DECLINE,
    DISCARD,
    DRAFT,
    LOSE_FLOOR,
    PLACE,
    RAISE,
    RELEASE,
    REPLACE,
    RETURN,
    SKIP,
    TAKE,
    WALL_TILE,
)
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    CARDS,
    FIREWORKS,
    GOODS,
    HARVEST,
    PARADE,
    RESEARCH,
    TAXES,
    TYPES,
    WALL_TILES,
    person_name,
)
from teahouse.games.year_of_the_dragon.steps.action import FEE
from teahouse.games.year_of_the_dragon.steps.release import CAUSES, ReleaseHungry, ReleasePerson
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, Deed, Message, Move, Ref, Step, Turn

_BRINGS: Final = {TAXES: "yuan", HARVEST: "rice", FIREWORKS: "fireworks", PARADE: "track", RESEARCH: "points"}
"""The count that an action adds to at once; the others go on with a further choice."""


def tell(turn: Turn) -> list[Message]:
    """What a seat did, in phrases that follow its name."""
    told: list[Message] = []
    if turn.seat == NATURE:
        return told  # what is dealt lies open on the board
    hired = ""
    for deed in turn.deeds:
        if deed.seat != turn.seat and deed.move.kind != WALL_TILE:  # a wall tile may be drawn for the seat (YD-E1)
            continue
        move = deed.move
        if move.kind in (DRAFT, TAKE):
            hired = _hired(move)
        elif move.kind == PLACE:
            told.append(_housed("told-hires", hired, move.a))
        elif move.kind == REPLACE:
            told.append(_housed("told-replaces", hired, move.a, person_name(move.b)))
        elif move.kind == DECLINE:
            told.append(Message("told-declines", (("person", Ref(f"person-{hired}")),)))
        else:
            told += _one(turn.seat, deed)
    return told


def _one(seat: int, deed: Deed) -> list[Message]:
    """A move that is told by itself."""
    move = deed.move
    kind = move.kind
    if kind == ACTION:
        return _action(seat, deed)
    if kind == SKIP:
        filled = deed.after.players[seat].yuan - deed.before.players[seat].yuan
        return [Message("told-skips", (("count", filled), ("yuan", deed.after.players[seat].yuan)))]
    if kind == BUY:
        return [_privilege(seat, deed)]
    if kind == RAISE:
        if move.a < 0:
            return [Message("told-new-palace")]
        return [Message("told-raises", (("palace", move.a + 1),))]
    if kind == WALL_TILE:
        return [Message("told-wall", (("tile", Ref(f"wall-tile-{WALL_TILES[move.a]}")),))]
    if kind == CARD:
        wasted = any(note.message.id == "note-card-wasted" for note in deed.notes)
        wild = CARDS[move.a] == "wild"
        told = "told-card-wasted" if wasted else "told-card-wild" if wild else "told-card"
        return [Message(told, (("card", Ref(f"card-{CARDS[move.a]}")),))]
    if kind == RELEASE:
        released = _housed("told-releases", person_name(move.b), move.a)
        return [Message(released.id, (*released.arguments, ("cause", _cause(deed.before.agenda[-1]))))]
    if kind == LOSE_FLOOR:
        return [Message("told-loses-floor", (("palace", move.a + 1),))]
    if kind == RETURN:
        return [Message("told-returns", (("good", Ref(f"good-{GOODS[move.a]}")),))]
    if kind == DISCARD:
        return [Message("told-discards", (("card", Ref(f"card-{CARDS[move.a]}")),))]
    assert kind == CHARTER_TYPE, kind
    return [Message("told-charter", (("person", Ref(f"person-{TYPES[move.a]}")),))]


def _action(seat: int, deed: Deed) -> list[Message]:
    """The fee for a group with a dragon on it (YD-21), then the action and what it brought."""
    before: YearTable = deed.before
    after: YearTable = deed.after
    group, action = deed.move.a, deed.move.b
    told: list[Message] = []
    fee = FEE if before.dragons[group] else 0
    if fee:
        told.append(Message("told-fee", (("yuan", fee), ("group", group + 1))))
    if action in _BRINGS:
        count = _BRINGS[action]
        had, has = before.game.counts(before, seat)[count], after.game.counts(after, seat)[count]
        gain = has - had + (fee if count == "yuan" else 0)
        told.append(Message(f"told-{ACTIONS[action]}", (("count", gain),)))
    return told


def _privilege(seat: int, deed: Deed) -> Message:
    before: YearTable = deed.before
    after: YearTable = deed.after
    price = before.players[seat].yuan - after.players[seat].yuan
    dragons = before.box.large_dragons if deed.move.a else before.box.small_dragons
    size = "large" if deed.move.a else "small"
    return Message(f"told-privilege-{size}", (("yuan", price), ("count", dragons)))


def _cause(step: Step[Any]) -> Ref | str:
    """Why somebody has to go, as far as the step knows it: an event, a short wall, a lost floor."""
    if isinstance(step, ReleasePerson):
        return Ref(f"cause-{CAUSES[step.cause]}")
    return Ref("event-drought") if isinstance(step, ReleaseHungry) else Ref("told-no-floor")


def _hired(move: Move) -> str:
    """The person of a move; those of the first draft are young (YD-12)."""
    return f"{TYPES[move.a]}-young" if move.kind == DRAFT else person_name(move.a)


def _housed(id: str, person: str, palace: int, gone: str = "") -> Message:
    names = (("person", Ref(f"person-{person}")), ("palace", palace + 1))
    return Message(id, (*names, ("gone", Ref(f"person-{gone}"))) if gone else names)
