"""My seat is mine: a bot plays it when I want, or when the table's own setting lets the others ask for one."""

from __future__ import annotations

import msgspec

from teahouse.bots.levels import LEVELS
from teahouse.server import changes, clocks, lobby, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import AGREE, END, NEVER, RATED, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from teahouse.server.store import votes


async def stand_in(house: House, guest: Guest, id: str, number: int, level: str) -> wire.TableInfo:
    """A bot plays a seat: one's own, or one that the others may have played. An empty level takes one's own back."""
    if level:
        house.opponents.known(level)

    async def work(live: Live) -> wire.TableInfo:
        seat = lobby.seat_at(live, number)
        if live.status != "running" or seat.kind != "guest":
            raise Problem(409, "not-started" if live.status == "open" else "not-a-guest")
        if seat.guest == guest.id:
            if level and live.rated == RATED:
                raise Problem(409, "rated-stand-in")
            await _drop_votes(house, live, number)
            await changes.save_player(house, live, number, _own(seat, level))
        elif level and live.seats_of(guest.id):
            await _replace(house, guest, live, number, level)
        else:
            raise Problem(403, "not-your-seat", seat=number + 1)
        return house.info(live, guest.id)

    return await house.change(id, work)


def _own(seat: Seat, level: str) -> Seat:
    if level:
        return msgspec.structs.replace(seat, level=level, replaced=False)
    return msgspec.structs.replace(seat, level="", replaced=False, gone=False, agrees=False)


async def _replace(house: House, guest: Guest, live: Live, number: int, level: str) -> None:
    """The others let a bot play, as the table's setting has it: never one that plays at random.

    Whoever has left is not waited for at any table, but where no bot comes by itself all others have to agree.
    """
    seat = live.seats[number]
    if not house.replaceable(live, seat):
        raise Problem(403, "not-replaced" if live.replace else "not-your-seat", seat=number + 1)
    if level not in LEVELS:
        raise Problem(400, "no-level", level=level, levels=", ".join(LEVELS))
    if live.replace in (NEVER, AGREE, END):
        await house.database.write(lambda connection: votes.add_vote(connection, live.id, number, guest.id), live.id)
        live.votes.setdefault(number, set()).add(guest.id)
        others = {one for one in live.playing() if one != seat.guest}
        if not others <= live.votes[number]:
            house.show(live)
            return
    await _drop_votes(house, live, number)
    await changes.save_player(house, live, number, msgspec.structs.replace(seat, level=level, replaced=True))


async def _drop_votes(house: House, live: Live, number: int) -> None:
    if number in live.votes:
        await house.database.write(lambda connection: votes.drop_votes(connection, live.id, number), live.id)
        del live.votes[number]


async def come_back(house: House, guest: Guest | None, live: Live) -> None:
    """Whoever was replaced and looks at the table again has the seat back; votes for a bot are worth nothing then."""
    if guest is None or live.status != "running":
        return

    def waits(live: Live) -> list[int]:
        back = [number for number in live.seats_of(guest.id) if not live.seats[number].gone]
        return [number for number in back if live.seats[number].replaced or number in live.votes]

    def away(live: Live) -> bool:
        late = live.to_move in live.seats_of(guest.id) and clocks.late(live, live.to_move, house.clock())
        return late and live.pace is None

    if not waits(live) and not away(live):
        return

    async def work(live: Live) -> None:
        for number in waits(live):
            await _drop_votes(house, live, number)
            seat = live.seats[number]
            if seat.replaced:
                await changes.save_player(house, live, number, msgspec.structs.replace(seat, level="", replaced=False))
        if away(live):
            await changes.wait_again(house, live)

    await house.change(live.id, work)
