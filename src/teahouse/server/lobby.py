"""The lobby: opening tables, sitting down, leaving, the end by agreement, notes."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from teahouse import library
from teahouse.arena.rating import anchor
from teahouse.kernel import NOBODY, BadOption, Game
from teahouse.server import changes, clocks, ids, names, paces, shuffle, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import NEVER, RATED, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Anew, Seat
from teahouse.server.store import keep, votes

SEAT_LINK_SECONDS: Final = 7 * 86_400.0
BOT_NAMES: Final = (
    "Mei", "Bao", "Kai", "Tao", "Lan", "Jun", "Hua", "Ning", "Rui", "Xin", "Yan", "Wen", "Shan", "Fei", "Ping", "Lei",
    "Dan", "Min", "Jing", "Qiu",
)  # fmt: skip


# -- opening ------------------------------------------------------------------------------------------------------


async def create(house: House, guest: Guest, wish: wire.NewTable) -> wire.TableInfo:
    """Open a table; it starts at once if no seat is open."""
    try:
        kind = library.rulebook(wish.game)
        game = library.build(wish.game, len(wish.seats), None, dict(wish.options))
    except BadOption as error:
        raise Problem(400, "bad-table", message=error.message, problem=str(error)) from None
    async with house.database.read() as connection:
        waiting = await keep.open_tables(connection, guest.id)
    if waiting >= house.settings.limits.open_tables:
        raise Problem(429, "open-tables", most=house.settings.limits.open_tables)
    pace = paces.asked_for(wish)
    seats = [_wished(house, guest, seat) for seat in wish.seats]
    for seat in seats:
        if seat.kind == "guest":
            seat.zone = paces.zone(pace, wish.zone)
    _tell_apart(seats, [bool(seat.name) for seat in wish.seats])
    name_bots(seats)
    shuffle.bind(seats, guest.id, wish.commitment)
    name = names.clean(wish.name) if wish.name else kind.title[: names.MOST]
    live = new_table(house, game, guest.id, name, wish.listed, seats)
    live.pace, live.replace, live.absence = pace, wish.replace, paces.absence(wish)
    live.talk, live.hearers = wish.talk, wish.hearers
    live.practice = wish.practice
    if wish.rated:
        live.rated = RATED
        _countable(live, seats)
    return await open_table(house, live, guest)


def _countable(live: Live, seats: list[Seat]) -> None:
    """Whether a table with these seats can count for ratings; a Problem says what stands against it."""
    if live.rated != RATED:
        return
    if live.practice:
        raise Problem(409, "rated-practice")
    if len(seats) < 2:
        raise Problem(409, "rated-alone")
    if any(seat.hotseat for seat in seats):
        raise Problem(409, "rated-hotseat")
    for seat in seats:
        if seat.kind == "bot" and anchor(live.game_name, seat.level) is None:
            raise Problem(409, "rated-bot", level=seat.level)


def _wished(house: House, guest: Guest, wish: wire.SeatWish) -> Seat:
    if wish.kind == "bot":
        return Seat("bot", level=house.opponents.known(wish.level))
    if wish.kind == "open":
        return Seat("open")
    if wish.kind == "hotseat":
        return Seat("guest", guest.id, names.clean(wish.name), hotseat=True)
    return Seat("guest", guest.id, names.clean(wish.name) if wish.name else guest.name)


def _tell_apart(seats: list[Seat], chosen: list[bool]) -> None:
    """People at a table are called differently: a name chosen for it is refused, one's usual one is numbered."""
    taken: list[str] = []
    for given in (True, False):
        for seat, was_chosen in zip(seats, chosen, strict=True):
            if seat.kind == "guest" and was_chosen == given:
                seat.name = _apart(seat.name, taken, given)
                taken.append(seat.name)


def _apart(name: str, others: list[str], chosen: bool) -> str:
    found = names.apart(name, others)
    if chosen and found != name:
        raise Problem(409, "name-taken", called=name)
    return found


def name_bots(seats: list[Seat]) -> None:
    """Every bot without a name gets one that nobody else at the table has."""
    taken = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.kind == "bot" and not seat.name:
            turned = [*BOT_NAMES[number:], *BOT_NAMES[:number]]
            seat.name = next(name for name in turned if not any(names.same(name, other) for other in taken))
            taken.append(seat.name)


def new_table(house: House, game: Game, owner: str, name: str, listed: bool, seats: list[Seat]) -> Live:
    """A table that is not stored yet, with a seed of its own."""
    now = house.clock()
    row = SimpleNamespace(
        name=name,
        owner=owner,
        listed=listed,
        status="open",
        game=game.name,
        rules=game.rules_version,
        players=game.players,
        options=msgspec.json.encode(game.changed_options()),
        components=game.components.digest,
        seed=ids.seed(),
        salt=ids.salt(),
        scores=None,
        ranking=None,
        rematch=None,
        replace=NEVER,
        absence=0,
        pace="",
        asked=0.0,
        due=None,
        alarm=None,
        talk="off",
        hearers="seats",
        said=0,
        beginning="",
        laid="",
        rated="",
        tournament="",
        practice=False,
        uploaded=False,
        closed_by="",
        created=now,
        changed=now,
    )
    live = Live(ids.table_id(), row, seats, game)
    live.looked = live.filled = house.steady()
    return live


async def open_table(house: House, live: Live, guest: Guest, previous: str = "") -> wire.TableInfo:
    """Store a new table; it starts at once if every seat is taken and no part of the shuffle is waited for."""

    def work(connection: Connection) -> bool:
        return keep.add_table(connection, live, house.database.number, previous)

    if not await house.database.write(work):
        raise Problem(409, "rematch-exists")
    house.live[live.id] = live

    async def begin(live: Live) -> wire.TableInfo:
        await shuffle.start_if_ready(house, live)
        return house.info(live, guest.id)

    return await house.change(live.id, begin)


async def listed(house: House, guest: Guest | None, which: str, page: int) -> wire.TableList:
    """A page of tables: mine, or open, running and finished ones that strangers may see."""
    limits = house.settings.limits
    own = which == "waiting" or which.startswith("mine")
    if own and guest is None:
        raise Problem(401, "no-guest")
    if not own and page >= limits.pages:
        raise Problem(400, "page-too-far", most=limits.pages)
    size = limits.page_size
    name = guest.id if guest else ""
    async with house.database.read() as connection:
        rows = (await connection.execute(keep.listing(which, name).limit(size + 1).offset(page * size))).all()
        seats = await keep.load_seats(connection, [row.id for row in rows])
    return wire.TableList(tables=infos(house, list(rows[:size]), seats, name), page=page, more=len(rows) > size)


def infos(house: House, rows: list[Any], seats: dict[str, list[Seat]], guest: str) -> list[wire.TableInfo]:
    """Tables as a guest may know them, most of them without being loaded."""
    found = []
    for row in rows:
        live = house.live.get(row.id)
        if live is None:
            try:
                live = Live(row.id, row, seats[row.id], None)
            except msgspec.DecodeError:
                continue  # a damaged row, which the log tells of when somebody asks for it
            live.version = row.version
            info = house.info(live, guest)
            info.to_move = row.to_move if row.status == "running" else NOBODY
            info.your_turn = info.to_move in live.seats_of(guest)
            info.clock = clocks.shown(live, info.to_move, house.clock())
        else:
            info = house.info(live, guest)
        found.append(info)
    return found


# -- seats --------------------------------------------------------------------------------------------------------


async def sit(house: House, guest: Guest, id: str, wish: wire.Sit) -> wire.TableInfo:
    """Take a free seat, the one kept for you or the one a seat link is for."""
    name = names.clean(wish.name) if wish.name else guest.name

    async def work(live: Live) -> wire.TableInfo:
        if live.status != "open":
            raise Problem(409, "table-full")
        if guest.id in live.removed:
            raise Problem(403, "removed")
        link = ids.hashed(wish.secret) if wish.secret else ""
        number = wish.seat
        if link:
            async with house.database.read() as connection:
                number = await keep.link_seat(connection, link, id)
            if number is None:
                raise Problem(404, "link-used")
        mine = live.seats_of(guest.id)
        if mine and (number is None or number in mine):
            return house.info(live, guest.id)  # asked twice: you sit already
        if number is None:
            number = _free(live, guest)
        if number >= live.players:
            raise Problem(404, "no-seat", seat=number + 1)
        seat = live.seats[number]
        if not (seat.kind == "open" or (seat.kind == "reserved" and seat.guest == guest.id)):
            raise Problem(409, "seat-taken", seat=number + 1)
        if mine:
            raise Problem(409, "sits-already", seat=mine[0] + 1)
        others = [one.name for place, one in enumerate(live.seats) if place != number]
        called = _apart(name, others, bool(wish.name))
        zone = paces.zone(live.pace, wish.zone) or seat.zone
        bound = "" if guest.id in live.left_out else wish.commitment or ""
        taken = Seat("guest", guest.id, called, committed=bound, zone=zone)
        await changes.save_seat(house, live, number, taken, link)
        await shuffle.start_if_ready(house, live)
        return house.info(live, guest.id)

    return await house.change(id, work)


def _free(live: Live, guest: Guest) -> int:
    for number, seat in enumerate(live.seats):
        if seat.kind == "reserved" and seat.guest == guest.id:
            return number
    for number, seat in enumerate(live.seats):
        if seat.kind == "open":
            return number
    raise Problem(409, "table-full")


async def seat_link(house: House, guest: Guest, id: str, number: int) -> wire.Link:
    """A link by which one person can take one seat, once."""
    live = await house.find(id)
    _owner(live, guest)
    seat_at(live, number)
    if live.status != "open" or live.seats[number].kind != "open":
        raise Problem(409, "seat-taken", seat=number + 1)
    secret, expires = ids.link_secret(), time.time() + SEAT_LINK_SECONDS

    def work(connection: Connection) -> None:
        keep.add_link(connection, ids.hashed(secret), guest.id, id, number, expires)

    await house.database.write(work)
    return wire.Link(link=f"{house.settings.origin}/t/{id}#seat={secret}", expires=expires)


async def change_seat(house: House, guest: Guest, id: str, number: int, wish: wire.ChangeSeat) -> wire.TableInfo:
    """Before the game its owner can put a bot on a seat or make it free; a guest who sits there is sent away."""

    async def work(live: Live) -> wire.TableInfo:
        _owner(live, guest)
        seat = seat_at(live, number)
        if live.status != "open":
            raise Problem(409, "started")
        if seat.kind == "bot" and live.parts:
            raise Problem(409, "bot-shuffled")  # or its owner could shuffle until the deal pleases
        bot = Seat("bot", level=house.opponents.known(wish.level)) if wish.kind == "bot" else None
        seats = [bot or at if other == number else at for other, at in enumerate(live.seats)]
        _countable(live, seats)
        if seat.kind == "guest" and seat.guest != guest.id:
            unwanted = seat.guest
            await house.database.write(lambda connection: votes.send_away(connection, id, unwanted), id)
            live.removed.add(unwanted)
        if bot is not None:
            name_bots(seats)
            await changes.save_seat(house, live, number, bot, by=Anew("changed", guest.id, guest.name))
        else:
            await changes.save_seat(house, live, number, Seat("open"), by=Anew("changed", guest.id, guest.name))
        await shuffle.start_if_ready(house, live)
        return house.info(live, guest.id)

    return await house.change(id, work)


async def leave(house: House, guest: Guest, id: str) -> wire.TableInfo:
    """Get up. Before the game the seat is free again; in the game the others may let a bot play it."""

    async def work(live: Live) -> wire.TableInfo:
        mine = [number for number, seat in enumerate(live.seats) if seat.guest == guest.id]
        if not mine or live.over:
            raise Problem(409, "not-seated")
        for number in mine:
            if live.status == "open":
                left = Anew("left", guest.id, live.seats[number].name)
                await changes.save_seat(house, live, number, Seat("open"), by=left)
            else:
                seat = live.seats[number]
                await changes.save_seat(house, live, number, msgspec.structs.replace(seat, gone=True, agrees=True))
        await changes.end_if_agreed(house, live)
        house.show(live)
        return house.info(live, guest.id)

    return await house.change(id, work)


def _owner(live: Live, guest: Guest) -> None:
    if live.owner != guest.id:
        raise Problem(403, "not-your-table")


def seat_at(live: Live, number: int) -> Seat:
    """A seat by its number."""
    if not 0 <= number < live.players:
        raise Problem(404, "no-seat", seat=number + 1)
    return live.seats[number]


# -- the table itself ---------------------------------------------------------------------------------------------


async def change_table(house: House, guest: Guest, id: str, wish: wire.ChangeTable) -> wire.TableInfo:
    """The owner gives a table another name, or shows or hides it in the lobby."""
    name = names.clean(wish.name) if wish.name is not None else None

    async def work(live: Live) -> wire.TableInfo:
        _owner(live, guest)
        new_name = live.name if name is None else name
        shown = live.listed if wish.listed is None else wish.listed
        if shown and live.uploaded:
            raise Problem(409, "uploaded")  # it was not played here
        if shown and live.beginning:
            raise Problem(409, "taken-over")  # nor was all of this
        await changes.save_table(house, live, name=new_name, listed=shown)
        live.name, live.listed = new_name, shown
        house.show(live)
        return house.info(live, guest.id)

    return await house.change(id, work)


async def end(house: House, guest: Guest, id: str, agree: bool) -> wire.TableInfo:
    """Say whether the game shall end unfinished; it does when everybody still at the table agrees."""

    async def work(live: Live) -> wire.TableInfo:
        if live.over:
            raise Problem(409, "over")
        if live.status == "open":
            _owner(live, guest)
            await changes.finish(house, live, by="owner")
            return house.info(live, guest.id)
        mine = live.seats_of(guest.id)
        if not mine:
            raise Problem(403, "not-seated")
        for number in mine:
            await changes.save_seat(house, live, number, msgspec.structs.replace(live.seats[number], agrees=agree))
        await changes.end_if_agreed(house, live)
        house.show(live)
        return house.info(live, guest.id)

    return await house.change(id, work)


# -- notes --------------------------------------------------------------------------------------------------------


async def read_notes(house: House, guest: Guest, id: str) -> wire.Notes:
    """A guest's private notes about a table."""
    await house.find(id)
    async with house.database.read() as connection:
        return wire.Notes(text=await keep.read_notes(connection, id, guest.id))


async def write_notes(house: House, guest: Guest, id: str, text: str) -> wire.Notes:
    """Replace them."""
    text = text.replace("\0", "")  # which PostgreSQL cannot keep
    if len(text.encode()) > house.settings.limits.notes_bytes:
        raise Problem(413, "notes-too-long", most=house.settings.limits.notes_bytes)
    await house.find(id)
    await house.database.write(lambda connection: keep.write_notes(connection, id, guest.id, text))
    return wire.Notes(text=text)
