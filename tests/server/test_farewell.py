"""Who deletes their data is gone at once, blocks nobody, and takes nothing along."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, event, func, insert, select

from teahouse.server import export, farewell, lobby, wire
from teahouse.server.house import House
from teahouse.server.post import Interrupted
from teahouse.server.rooms import hearing
from teahouse.server.settings import Settings
from teahouse.server.store import farewell as store
from teahouse.server.store.schema import guests, seats, tables
from tests.server.support import guest, table, worked
from tests.server.support import seats as wishes

pytestmark = pytest.mark.anyio


async def test_a_guest_who_deletes_their_data_does_not_block_the_others_ending(house: House) -> None:
    mei, bao, li = await guest(house, "Mei"), await guest(house, "Bao"), await guest(house, "Li")
    id = await table(house, mei, "me", "open", "open")
    await lobby.sit(house, bao, id, wire.Sit())
    await lobby.sit(house, li, id, wire.Sit())
    await lobby.end(house, bao, id, True)
    await farewell.delete_guest(house, mei.id)
    assert (await house.find(id)).status == "running"
    assert (await lobby.end(house, li, id, True)).status == "ended"


async def test_a_game_whose_others_have_agreed_ends_when_the_last_one_is_deleted(house: House) -> None:
    mei, bao = await guest(house, "Mei"), await guest(house, "Bao")
    kept = [await table(house, mei, "me", "open") for _ in range(2)]
    for id in kept:
        await lobby.sit(house, bao, id, wire.Sit())
    await lobby.end(house, bao, kept[0], True)
    house.forget(await house.find(kept[0]))
    await farewell.delete_guest(house, mei.id)
    await worked(house)
    assert [(await house.find(id)).status for id in kept] == ["ended", "running"]
    assert (await house.find(kept[1])).seats[0].gone


async def test_tables_that_wait_go_to_somebody_who_waits_or_are_closed(house: House) -> None:
    mei, bao = await guest(house, "Mei"), await guest(house, "Bao")
    alone = await table(house, mei, "me", "open", "open")
    shared = await table(house, mei, "me", "open", "open")
    others = await table(house, bao, "me", "open", "open")
    await lobby.sit(house, bao, shared, wire.Sit())
    await lobby.sit(house, mei, others, wire.Sit())
    await farewell.delete_guest(house, mei.id)
    assert (await house.find(alone)).status == "ended"
    left = await house.find(shared)
    assert (left.status, left.owner, [seat.kind for seat in left.seats]) == ("open", bao.id, ["open", "guest", "open"])
    assert [seat.kind for seat in (await house.find(others)).seats] == ["guest", "open", "open"]


async def test_whoever_left_while_nothing_was_heard_of_other_processes_is_missed_as_soon_as_it_is(house: House) -> None:
    hearing.listen(house)
    mei, bao, li = [await guest(house, name) for name in ("Mei", "Bao", "Li")]
    shared, waits, others = [await table(house, one, "me", "open") for one in (mei, mei, li)]
    await lobby.sit(house, bao, shared, wire.Sit())
    untouched = await house.find(others)
    await house.database.write(lambda connection: store.forget_guest(connection, mei.id, ""))  # as another process does
    assert (await house.find(shared)).seats[0].guest == mei.id
    house.post.heard(Interrupted())
    await worked(house)
    found = await house.find(shared)
    assert (found.seats[0].guest, found.seats[0].gone, found.seats[1].guest) == ("", True, bao.id)
    assert (await house.find(waits)).status == "ended"
    assert await house.find(others) is untouched


async def test_where_somebody_was_is_theirs_to_take_along_and_goes_with_them(house: House) -> None:
    mei, bao = await guest(house, "Mei"), await guest(house, "Bao")
    by_day = wire.Pace(kind="day", hours=wire.Hours(begins=480, ends=1320))
    ids = []
    for free in (1, 2):
        seats_wished = wishes("me", *["open"] * free)
        wish = wire.NewTable(game="toy", seats=seats_wished, pace=by_day, zone="Asia/Shanghai")
        ids.append((await lobby.create(house, mei, wish)).id)
        await lobby.sit(house, bao, ids[-1], wire.Sit(zone="Europe/Berlin"))
    house.saw(mei)
    await house.presence.save()
    kept = await export.export(house, mei)
    assert [seat.zone for seat in kept.seats] == ["Asia/Shanghai"] * 2
    assert kept.seen is not None
    await farewell.delete_guest(house, mei.id)
    assert [[seat.zone for seat in (await house.find(id)).seats[:2]] for id in ids] == [["", "Europe/Berlin"]] * 2


async def test_ten_thousand_tables_are_left_in_a_few_statements(place: Settings, toy: str) -> None:
    house = House(place)
    await house.open()
    mei = await guest(house, "Mei")
    id = await table(house, mei, "me", "hotseat Bao")

    def many(connection: Connection) -> None:
        row = dict(connection.execute(select(tables).where(tables.c.id == id)).one()._mapping)
        sat = [dict(one._mapping) for one in connection.execute(select(seats).where(seats.c.table_id == id))]
        ids = [f"t{number}" for number in range(10_000)]
        connection.execute(insert(tables), [row | {"id": one} for one in ids])
        connection.execute(insert(seats), [seat | {"table_id": one} for one in ids for seat in sat])

    await house.database.run_sync(many)
    asked: list[str] = []

    def count(connection: Connection) -> None:
        event.listen(connection, "before_cursor_execute", lambda *given: asked.append(given[2]))

    work = house.database.run_sync

    async def counted(piece: object) -> object:
        def both(connection: Connection) -> object:
            count(connection)
            return piece(connection)  # type: ignore[operator]

        return await work(both)

    house.database.run_sync = counted  # type: ignore[assignment]
    loaded = len(house.live)
    await farewell.delete_guest(house, mei.id)
    asked = [one for one in asked if "processes" not in one]  # signs of life go on meanwhile
    assert len(asked) <= 15, asked
    assert len(house.live) <= loaded
    async with house.database.read() as connection:
        assert await connection.scalar(select(func.count()).select_from(guests)) == 0
        assert await connection.scalar(select(func.count()).where(seats.c.guest == mei.id)) == 0
        ended = select(func.count()).select_from(tables).where(tables.c.status == "ended", tables.c.owner.is_(None))
        assert await connection.scalar(ended) == 10_001
    await house.close()
