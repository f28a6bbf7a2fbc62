"""Playing: trying moves, storing turns, asking why not and what a thing is."""

from __future__ import annotations

import gzip
import hashlib
import time
from typing import Any, Final

import msgspec

from teahouse.kernel import Game, View
from teahouse.review import Advice
from teahouse.server import changes, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.played import StoredTurn
from teahouse.server.problems import Problem
from teahouse.server.sight import box_of, sight_of, trial_view

_DOUBTED: Final = 6
"""So many moves of a turn are looked at for a mistake."""


def _seat(live: Live, guest: Guest, wish: int | None) -> int:
    """The seat a guest plays now; a bot that stands in for the guest has to be taken back first."""
    mine = live.seats_of(guest.id)
    if not mine:
        raise Problem(403, "not-seated")
    seat = live.eyes(guest.id, wish)
    if live.status == "running" and live.seats[seat].bot:
        raise Problem(409, "bot-plays")
    return seat


def _current(house: House, live: Live, guest: str, wish: int | None, version: int) -> None:
    if version != live.version:
        state = house.state(live, guest, wish, version if version < live.version else 0)
        raise Problem(409, "stale", state=state, version=live.version)


def few(house: House, moves: list[str]) -> None:
    """Refuse more moves than a request may hold."""
    if len(moves) > house.settings.limits.moves:
        raise Problem(400, "too-many-moves", most=house.settings.limits.moves)


# -- asking -------------------------------------------------------------------------------------------------------


async def state(house: House, guest: Guest | None, id: str, wish: int | None, since: int) -> bytes:
    """What a guest, or anybody who watches, may know about a table."""
    live = await house.find(id)
    house.look(live)
    return house.state(live, guest.id if guest else "", wish, since)


async def box(house: House, id: str, digest: str, packed: bool = False) -> bytes:
    """What is printed in the box of a table, as JSON, which may be packed with gzip."""
    live = await house.find(id)
    if live.game is None:
        raise Problem(409, "old-rules", rules=live.rules)
    return box_by(live.game, digest, packed)


def box_by(game: Game, digest: str, packed: bool) -> bytes:
    """The box of a game by its digest."""
    own, found = box_of(game)
    if digest != own:
        raise Problem(404, "no-page")
    return gzip.decompress(found) if not packed else found


async def attempt(house: House, guest: Guest, id: str, asked: wire.Tentative) -> bytes:
    """What would be after some moves, as JSON; nothing is stored."""
    few(house, asked.moves)
    live = await house.find(id)
    seat = _seat(live, guest, asked.seat)
    _current(house, live, guest.id, asked.seat, asked.version)
    return trial_of(live, seat, asked.moves)


def trial_of(live: Live, seat: int, moves: list[str]) -> bytes:
    """What would be after some moves of a seat, as JSON."""
    trial, played = live.attempt(seat, moves)
    assert live.game is not None
    quiet, told = live.quiet(seat, moves) or (None, 0)
    if quiet is not None:
        played[-1].notes = played[-1].notes[:told]  # what befalls everybody is told when it happens
    if trial.over and live.game.secret():
        played[-1].notes = []  # it is told when it is played: its notes may count what only the end opens
    sight = sight_of(live.game, trial, seat, quiet=quiet)
    return wire.encode(
        wire.Trial(
            version=live.version,
            seat=seat,
            moves=sight.moves,
            view=sight.view,
            prompt=sight.prompt,
            moment=sight.moment,
            hints=sight.hints,
            log=[line for move in played for line in move.lines(seat, False)],
            ends=trial.over or trial.to_move != seat,
        )
    )


async def tried(house: House, guest: Guest, live: Live, asked: wire.Tentative) -> tuple[int, View]:
    """A guest's seat and what it sees of the table after tentative moves of it."""
    few(house, asked.moves)
    seat = _seat(live, guest, asked.seat)
    _current(house, live, guest.id, asked.seat, asked.version)
    table, _ = live.attempt(seat, asked.moves)
    quiet, _ = live.quiet(seat, asked.moves) or (None, 0)
    return seat, trial_view(table.game, table, seat, quiet)


async def why(house: House, guest: Guest, id: str, asked: wire.Question) -> wire.Reason:
    """The rule against a move, or that there is none."""
    few(house, asked.moves)
    live = await house.find(id)
    seat = _seat(live, guest, asked.seat)
    _current(house, live, guest.id, asked.seat, asked.version)
    return reason(live, seat, asked)


def reason(live: Live, seat: int, asked: wire.Question) -> wire.Reason:
    """The rule against a move of a seat, or that there is none."""
    if bool(asked.move) == bool(asked.thing):
        raise Problem(400, "move-or-thing")
    move, refusal = live.why(seat, asked.moves, asked.move, asked.thing)
    if refusal is None:
        return wire.Reason(move=move, legal=bool(move), refusal=None)
    numbers: Any = refusal.to_json()["numbers"]
    shown = wire.Refusal(reason=refusal.reason, clause=refusal.clause, numbers=numbers)
    return wire.Reason(move=move, legal=False, refusal=shown)


async def previews(house: House, guest: Guest, id: str, asked: wire.Tentative) -> wire.Previews:
    """What each legal move would change."""
    few(house, asked.moves)
    live = await house.find(id)
    seat = _seat(live, guest, asked.seat)
    _current(house, live, guest.id, asked.seat, asked.version)
    return live.previews(seat, asked.moves)


async def advice(house: House, guest: Guest, id: str, asked: wire.Tentative) -> Advice:
    """The best moves at a practice table, now or after tentative moves."""
    live, seat = await _adviser(house, guest, id, asked)
    view = _open_choice(live, seat, asked.moves)
    if view is None:
        raise Problem(409, "no-choice")
    assert live.game is not None
    found = await house.opponents.advise(house.claim(live), live.game, view)
    if found.advice is None:
        raise Problem(503, "no-thought", retry=2)
    await _count_advice(house, id, seat)
    return found.advice


async def doubt(house: House, guest: Guest, id: str, asked: wire.Tentative) -> wire.Doubted:
    """Whether a turn that was tried at a practice table has a mistake in it."""
    live, seat = await _adviser(house, guest, id, asked)
    assert live.game is not None
    for number, text in enumerate(asked.moves[:_DOUBTED]):
        view = _open_choice(live, seat, asked.moves[:number])
        if view is None or text not in [move.text for move in view.moves]:
            continue
        found = await house.opponents.advise(house.claim(live), live.game, view, text)
        if found.doubt is not None:
            await _count_advice(house, id, seat)
            return wire.Doubted(doubt=found.doubt)
    return wire.Doubted(doubt=None)


async def _adviser(house: House, guest: Guest, id: str, asked: wire.Tentative) -> tuple[Live, int]:
    """A table at which a guest may ask for advice, and the guest's seat."""
    few(house, asked.moves)
    live = await house.find(id)
    seat = _seat(live, guest, asked.seat)
    _current(house, live, guest.id, asked.seat, asked.version)
    if not house.info(live, guest.id).advice:
        raise Problem(403, "no-advice")
    return live, seat


async def _count_advice(house: House, id: str, number: int) -> None:
    """A seat was told what to think of its moves: everybody may know how often."""

    async def work(live: Live) -> None:
        seat = live.seats[number]
        await changes.save_seat(house, live, number, msgspec.structs.replace(seat, advised=seat.advised + 1))
        house.show(live)

    await house.change(id, work)


def _open_choice(live: Live, seat: int, texts: list[str]) -> View | None:
    """What a seat sees after tentative moves, if it then has a choice and nothing has happened that it may not know."""
    table, _ = live.attempt(seat, texts)
    if table.over or table.to_move != seat or len(table.moves()) < 2 or (texts and live.quiet(seat, texts)):
        return None
    return table.game.view(table, seat)


async def explain(house: House, guest: Guest | None, id: str, asked: wire.Thing) -> wire.Explanation:
    """What a thing on the board is and means now, or after tentative moves; whoever watches may ask, too."""
    live = await house.find(id)
    if asked.moves:
        if guest is None:
            raise Problem(401, "no-guest")
        plan = wire.Tentative(version=asked.version, moves=asked.moves, seat=asked.seat)
        seat, view = await tried(house, guest, live, plan)
    else:
        if live.game is None:
            raise Problem(409, "old-rules", rules=live.rules)
        if live.table is None:
            raise Problem(409, "not-started")
        name = guest.id if guest else ""
        seat = live.eyes(name, asked.seat)
        _current(house, live, name, asked.seat, asked.version)
        view = live.game.view(live.table, seat)
    return explained(live, seat, view, asked.thing, live.version)


def explained(live: Live, seat: int, view: View, thing: str, version: int) -> wire.Explanation:
    """What a thing is, and what it means for a seat that has this view."""
    assert live.game is not None
    found = live.game.explain(thing, view)
    if found is None:
        raise Problem(404, "no-thing", thing=thing)
    return msgspec.convert(found.to_json() | {"version": version, "seat": seat, "thing": thing}, wire.Explanation)


# -- storing ------------------------------------------------------------------------------------------------------


async def turn(house: House, guest: Guest, id: str, asked: wire.Turn) -> wire.Receipt:
    """Store moves of a seat, all of them or none; the same id again gives the same answer again."""
    few(house, asked.moves)
    digest = hashlib.sha256("\n".join([str(asked.version), str(asked.seat), *asked.moves]).encode()).hexdigest()[:16]

    async def work(live: Live) -> wire.Receipt:
        stored = live.turns.get(asked.id)
        if stored is not None:
            if stored.digest != digest or stored.seat not in live.seats_of(guest.id):
                raise Problem(409, "turn-id-used")
            return _receipt(stored)
        seat = _seat(live, guest, asked.seat)
        live.playable()
        _current(house, live, guest.id, asked.seat, asked.version)
        trial, played = live.attempt(seat, asked.moves)
        stored = StoredTurn(asked.id, seat, digest)
        await house.advance(live, trial, played, stored)
        return _receipt(stored)

    began = time.perf_counter()
    receipt = await house.change(id, work)
    house.pace.took(time.perf_counter() - began)
    return receipt


def _receipt(turn: StoredTurn) -> wire.Receipt:
    return wire.Receipt(id=turn.id, seat=turn.seat, before=turn.before, after=turn.after)
