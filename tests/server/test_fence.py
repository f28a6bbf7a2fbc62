"""One owner per table: a server that has lost its claim writes nothing, serves nothing stale, and says so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, select

from teahouse.server import play, tournaments, wire
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.rooms import rooms as leases
from teahouse.server.rooms.rooms import BEAT, LEASE
from teahouse.server.settings import Settings
from teahouse.server.store import Elsewhere, OutOfOrder, fence, keep, rooms
from teahouse.server.store.owners import Owners
from teahouse.server.store.schema import guests, processes
from tests.server.postgres import Cluster
from tests.server.support import Clock, guest, look, play_out, settings, table, take, worked

pytestmark = pytest.mark.anyio


LONG = 60.0


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease ends when a test says so, not where the machine is too busy for a sign of life."""
    monkeypatch.setattr(leases, "LEASE", LONG)


async def moves(house: House, id: str) -> list[tuple[int, str]]:
    async with house.database.read() as connection:
        return await keep.load_moves(connection, id)


async def opened(place: Settings) -> House:
    house = House(place)
    await house.open()
    return house


async def lapse(house: House) -> None:
    """A process is silent until its lease is over, and does not know it."""
    assert house.rooms is not None
    assert house.rooms._beating is not None
    house.rooms._beating.cancel()
    await house.database.aside(lambda connection: rooms.give_up(connection, house.database.number, 3600.0))


async def test_a_table_is_served_by_one_process_until_its_lease_is_over(
    tmp_path: Path, postgres: Cluster, toy: str, caplog: pytest.LogCaptureFixture
) -> None:
    place = settings(tmp_path, database=postgres.database())
    first, second = await opened(place), await opened(place)
    assert second.database.number > first.database.number
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")
    other = await table(first, mei, "me", "hotseat Li")
    await take(first, mei, id, "pass")
    with pytest.raises(Problem) as refused:
        await play.state(second, mei, id, None, 0)  # the first one has it
    assert (refused.value.status, refused.value.name) == (503, "elsewhere")
    await lapse(first)
    before = (await look(second, mei, id))["version"]
    with caplog.at_level(logging.ERROR, "teahouse.server"):
        with pytest.raises(Problem) as refused:
            await take(first, mei, id, "pass", version=before)
        assert (refused.value.status, refused.value.name) == (503, "elsewhere")
    assert [record.getMessage() for record in caplog.records if "taken a table" in record.getMessage()]
    assert len(await moves(second, id)) == before
    receipt = await take(second, mei, id, "pass", version=before)
    assert len(await moves(first, id)) == receipt.after
    await take(first, mei, other, "pass")  # what the second has not taken goes on
    await second.close()
    await first.close()


async def test_what_a_dead_process_has_had_is_taken_at_the_first_beat_after_its_lease_within_five_seconds(
    tmp_path: Path, postgres: Cluster, toy: str
) -> None:
    assert LEASE + BEAT <= 5.0
    place = settings(tmp_path, database=postgres.database())
    first, second = await opened(place), await opened(place)
    number = first.database.number
    for house in (first, second):  # from here on the test alone says who gives signs of life, and when time passes
        assert house.rooms is not None
        assert house.rooms._beating is not None
        house.rooms._beating.cancel()
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")

    def sign(connection: Connection) -> Any:
        assert rooms.renew(connection, number, LEASE, "", "{}")
        left = select(processes.c.until - fence.now()).where(processes.c.number == number)
        return connection.scalar(left)

    assert await first.database.aside(sign) <= LEASE, "no longer it keeps its tables after its last sign of life"
    await first.database.aside(lambda connection: rooms.renew(connection, number, 3600.0, "", "{}"))
    assert second.rooms is not None
    await second.rooms.beat()
    with pytest.raises(Problem):
        await second.find(id)
    assert number in second.rooms.neighbours
    # its time has passed
    await second.database.aside(lambda connection: rooms.renew(connection, number, 0.0, "", "{}"))
    await second.rooms.beat()
    assert number not in second.rooms.neighbours
    await take(second, mei, id, "pass")
    await second.close()
    await first.close()


async def test_two_processes_share_what_a_dead_one_leaves_and_ask_for_all_of_it_at_once(
    tmp_path: Path, postgres: Cluster, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database())
    first, *heirs = [await opened(place) for _ in range(3)]
    mei = await guest(first)
    ids = [await table(first, mei, "me", "hotseat Bao") for _ in range(12)]
    async with asyncio.TaskGroup() as asking:  # a process that lives keeps what it has
        kept = [asking.create_task(heir.database.owner(id)) for heir in heirs for id in ids]
    assert {one.result() for one in kept} == {first.database.number}
    await lapse(first)
    begun = list[Any]()
    for heir in heirs:
        assert heir.rooms is not None
        assert heir.rooms._beating is not None
        heir.rooms._beating.cancel()  # signs of life would be counted with them
        event.listen(heir.database._first.sync_engine, "begin", begun.append)
    async with asyncio.TaskGroup() as asking:
        found = [[asking.create_task(heir.database.owner(id)) for id in [*order, "nowhere"]] for heir, order in
                 zip(heirs, (ids, ids[::-1]), strict=True)]  # fmt: skip
    owners = [[one.result() for one in row] for row in found]
    assert owners[0][-1] is owners[1][-1] is None
    assert owners[0][:-1] == owners[1][-2::-1]  # both say the same
    assert set(owners[0][:-1]) <= {heir.database.number for heir in heirs}
    assert len(begun) < 12
    for house in (*heirs, first):
        await house.close()


async def test_a_process_that_has_lost_its_place_takes_it_again_once(tmp_path: Path, postgres: Cluster) -> None:
    house = await opened(settings(tmp_path, database=postgres.database()))
    assert house.rooms is not None
    for _ in range(10):
        await house.database.aside(partial(rooms.leave, number=house.database.number))
        await asyncio.gather(*(house.rooms.reached_at("127.0.0.1:1") for _ in range(3)))
    async with house.database.read() as connection:
        assert [row.number for row in await rooms.load_living(connection)] == [house.database.number]
    await house.close()


async def test_a_process_that_was_silent_drops_what_another_has_taken_before_it_serves_again(
    tmp_path: Path, postgres: Cluster, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database())
    first, second = await opened(place), await opened(place)
    assert first.rooms is not None
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")
    kept = await table(first, mei, "me", "hotseat Li")
    await lapse(first)
    assert second.rooms is not None
    await second.rooms.beat()  # strikes it out
    await look(second, mei, id)
    await first.rooms.beat()
    assert set(first.live) == {kept}
    assert set(first.rooms.neighbours) == {first.database.number, second.database.number}
    found = await first.rooms.place(id)
    assert found is not None
    assert found.number == second.database.number
    await second.close()
    await first.close()


async def test_a_process_that_ends_well_leaves_its_tables_to_the_others_at_once(
    tmp_path: Path, postgres: Cluster, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database())
    first, second = await opened(place), await opened(place)
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")
    await take(first, mei, id, "pass")
    await first.close()
    assert (await take(second, mei, id, "pass")).after == 6
    await second.close()


async def test_what_a_process_that_ends_well_had_under_way_goes_on_at_another(
    tmp_path: Path, postgres: Cluster, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database())
    first, second = await opened(place), await opened(place)
    second.caretakers.append(partial(tournaments.look_after, second))
    assert second._caring is not None
    second._caring.cancel()  # it looks by and by, too, but that is not meant here
    people = [await guest(first, name) for name in ("Mei", "Bao", "Kai", "Tao")]
    id = (await tournaments.create(first, people[0], wire.NewTournament(game="toy"))).id
    for one in people:
        await tournaments.join(first, one, id, wire.Join())
    for table_of in (await tournaments.start(first, people[0], id)).rounds[0].tables:
        await play_out(first, table_of.table, *people)
    assert second.rooms is not None
    await second.rooms.beat()
    await worked(second)
    assert len((await tournaments.info(second, None, id)).rounds) == 1, "nobody has seen to it"
    await first.close()
    await second.rooms.beat()
    await worked(second)
    assert len((await tournaments.info(second, None, id)).rounds) == 2
    await second.close()


async def test_the_lease_is_taken_again_after_a_restart_of_the_database(
    tmp_path: Path, postgres: Cluster, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database())
    house = await opened(place)
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    postgres.restart()
    assert house.rooms is not None
    await house.rooms.beat()
    assert list(house.rooms.neighbours) == [house.database.number]
    assert (await take(house, mei, id, "pass")).after == 5
    await house.close()


async def test_a_file_has_one_owner_even_if_its_lock_is_taken_away(
    file_place: Settings, toy: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = await opened(file_place)
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")
    (file_place.data / "teahouse.sqlite.lock").unlink()
    second = await opened(file_place)
    before = (await look(second, mei, id))["version"]
    with caplog.at_level(logging.ERROR, "teahouse.server"):
        with pytest.raises(Problem) as refused:
            await take(first, mei, id, "pass", version=before)
        assert refused.value.name == "elsewhere"
        with pytest.raises(Elsewhere):
            await first.guests.arrive("Li Ming", "tool")
        await first.drop_lost()
        with pytest.raises(Problem) as refused:
            await look(first, mei, id)
        assert refused.value.name == "elsewhere"
    assert len([record for record in caplog.records if "lost its database" in record.getMessage()]) == 1
    assert (await take(second, mei, id, "pass", version=before)).after == before + 1
    async with second.database.read() as connection:
        assert len((await connection.execute(select(guests))).all()) == 1
    await second.close()
    await first.close()


async def test_servers_are_numbered_one_after_the_other(place: Settings, toy: str) -> None:
    numbers = []
    for _ in range(3):
        house = await opened(place)
        numbers.append(house.database.number)
        await house.close()
    assert numbers == [numbers[0], numbers[0] + 1, numbers[0] + 2]


async def test_a_file_that_another_server_has_is_not_even_read_any_more(file_place: Settings, toy: str) -> None:
    """Before anything was written: whoever looks would see a game that has gone on elsewhere."""
    first = await opened(file_place)
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")
    closed = await table(first, mei, "me", "hotseat Li")
    first.forget(await first.find(closed))
    (file_place.data / "teahouse.sqlite.lock").unlink()
    assert (await look(first, mei, id))["version"] == 4  # nobody else has begun
    second = await opened(file_place)
    await take(second, mei, id, "pass")
    for one in (id, closed):
        with pytest.raises(Problem) as refused:
            await look(first, mei, one)
        assert (refused.value.status, refused.value.name) == (503, "elsewhere")
    assert not first.live
    await second.close()
    await first.close()


async def test_a_file_whose_lock_says_nothing_is_looked_at_by_and_by(file_place: Settings, toy: str) -> None:
    """As on a disk of the network, where two machines may hold one lock: the number in the file tells."""
    first = await opened(file_place)
    mei = await guest(first)
    await table(first, mei, "me", "hotseat Bao")
    await first.database.run_sync(fence.next_number)
    assert not first.database.doubtful
    await first.drop_lost()
    assert (first.database.lost, list(first.live)) == (True, [])
    await first.close()


async def test_a_second_server_that_begins_while_the_database_restarts_is_seen_before_anything_old_is_shown(
    tmp_path: Path, postgres: Cluster, toy: str
) -> None:
    place = settings(tmp_path, database=postgres.database())
    clock = Clock()
    first = House(place, steady=clock)
    await first.open()
    mei = await guest(first)
    id = await table(first, mei, "me", "hotseat Bao")
    assert first.rooms is not None
    assert await first.rooms.place(id) is None
    await lapse(first)  # it gives no sign of life while the database is away
    postgres.restart()
    clock.now += LONG
    second = await opened(place)
    after = (await take(second, mei, id, "pass")).after
    assert set(first.rooms.neighbours) == {first.database.number}  # it knows of nobody else
    assert first.live[id].version < after
    asking = asyncio.create_task(first.rooms.place(id))
    await asyncio.sleep(0.05)
    assert not asking.done()
    await first.rooms.beat()
    found = await asking
    assert found is not None
    assert found.number == second.database.number
    assert id not in first.live
    await second.close()
    await first.close()


async def test_who_asks_whose_a_table_is_gets_an_answer_whatever_becomes_of_the_question() -> None:
    begun, go = asyncio.Event(), asyncio.Event()

    async def take_them(ids: Sequence[str]) -> dict[str, int]:
        begun.set()
        await go.wait()
        return dict.fromkeys(ids, 7)

    owners = Owners(take_them)
    first = asyncio.create_task(owners.of("one"))
    await begun.wait()
    second = asyncio.create_task(owners.of("two"))  # waits for the next question
    await asyncio.sleep(0)
    assert owners._asker is not None
    owners._asker.cancel()
    for one in (first, second):
        with pytest.raises(OutOfOrder):
            await asyncio.wait_for(one, 60)
    go.set()
    assert await asyncio.wait_for(owners.of("one"), 60) == 7
