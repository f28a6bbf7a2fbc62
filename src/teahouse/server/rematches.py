"""The rematch: the same game once more with the same people."""

from __future__ import annotations

from teahouse import library
from teahouse.kernel import BadOption
from teahouse.server import lobby, paces, shuffle, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import LESSON, RATED, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import USUAL_LEVEL, Seat


async def play_again(house: House, guest: Guest, id: str, commitment: str | None = None) -> wire.TableInfo:
    """The same game with the same people, everybody one seat further; those who have not come yet have a seat kept."""
    live = await house.peek(id)  # of the one that is played again; the rematch is served here
    if not live.over:
        raise Problem(409, "not-over")
    if guest.id not in {seat.guest for seat in live.seats}:
        raise Problem(403, "not-seated")
    if not live.rematch:
        try:
            return await _open(house, guest, live, commitment)
        except Problem as problem:
            if problem.name != "rematch-exists":
                raise
            house.forget(live)
            live = await house.peek(id)
    return await lobby.sit(house, guest, live.rematch, wire.Sit(commitment=commitment))


async def _open(house: House, guest: Guest, live: Live, commitment: str | None) -> wire.TableInfo:
    try:
        game = library.build(live.game_name, live.players, None, dict(live.options))
    except BadOption as error:
        raise Problem(409, "bad-table", message=error.message, problem=str(error)) from None
    seats: list[Seat] = []
    for seat in [*live.seats[1:], live.seats[0]]:
        if seat.kind == "bot":
            level = USUAL_LEVEL if seat.level.startswith(LESSON) else seat.level  # what was planned was for one deal
            seats.append(Seat("bot", name=seat.name, level=level))
        elif seat.guest == guest.id:
            seats.append(Seat("guest", seat.guest, seat.name, hotseat=seat.hotseat, zone=seat.zone))
        elif seat.guest:
            seats.append(Seat("reserved", seat.guest, seat.name, zone=seat.zone))
        else:
            seats.append(Seat("open"))
    shuffle.bind(seats, guest.id, commitment)
    fresh = lobby.new_table(house, game, guest.id, live.name, live.listed, seats)
    fresh.pace, fresh.talk, fresh.hearers = live.pace, live.talk, live.hearers
    fresh.replace, fresh.absence = paces.again(live)
    fresh.rated, fresh.practice = RATED if live.rated else "", live.practice
    info = await lobby.open_table(house, fresh, guest, live.id)
    live.rematch = fresh.id
    house.show(live)
    return info
