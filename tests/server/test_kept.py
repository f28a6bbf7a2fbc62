"""What is stored survives: older databases, renamed classes, damaged positions and tables; and it takes little room."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, create_engine, delete, insert, select, update

from teahouse import library
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Table
from teahouse.server import farewell, ids, lobby, play, records, story, wire
from teahouse.server.book import Book, Shot
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.server.store import fence, migrate, schema
from tests.generic.before import ADDED, message_before
from tests.server.client import serving
from tests.server.support import guest, look, play_out, seats, settled, table, take, worked

pytestmark = pytest.mark.anyio

DATA = Path(__file__).parent / "data"


def kept() -> Any:
    """What a house of version 0.1.0 said about the tables of its database."""
    return json.loads(gzip.decompress((DATA / "0.1.0.json.gz").read_bytes()))


@pytest.fixture
async def old_house(place: Settings, tmp_path: Path) -> Any:
    """A house with the database that version 0.1.0 has written, brought to the present form."""
    file = tmp_path / ("teahouse.sqlite" if place.sqlite_file is not None else "old.sqlite")
    file.unlink(missing_ok=True)
    file.write_bytes(gzip.decompress((DATA / "0.1.0.sqlite.gz").read_bytes()))
    house = House(place)
    if place.sqlite_file is None:
        await house.database.open()
        await house.database.run_sync(lambda connection: _pour(file, connection))
        await house.database.close()
        house = House(place)
    await house.open()
    yield house
    await house.close()


def _pour(file: Path, connection: Any) -> None:
    """Copy every row of the old file into a database that is taken back to its form, then go forward again."""
    migrate.downgrade(connection, "0001")
    source = create_engine(f"sqlite:///{file}")
    old, new = MetaData(), MetaData()
    old.reflect(source)
    new.reflect(connection)
    with source.connect() as reading:
        for one in new.sorted_tables:
            if one.name == "alembic_version":
                continue
            flags = [column.name for column in one.columns if str(column.type) == "BOOLEAN"]
            for row in reading.execute(select(old.tables[one.name])):
                values = dict(row._mapping)
                connection.execute(insert(one).values(values | {name: bool(values[name]) for name in flags}))
    source.dispose()
    migrate.upgrade(connection)


def viewers(known: Any) -> list[tuple[str, Guest | None, int | None]]:
    mei, bao = (Guest(known[name], name.title(), "", "tool") for name in ("mei", "bao"))
    return [("0", mei, 0), ("1", bao, 1), ("-3", None, None)]


def log_before(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines as version 0.1.0 sent them; some of their sentences have been given their numbers since."""
    found: list[dict[str, Any]] = []
    for line in lines:
        args = message_before({"id": "", "args": {}} | line)["args"]
        found.append({key: value for key, value in line.items() if key != "args"} | ({"args": args} if args else {}))
    return found


async def test_a_database_of_version_0_1_0_loads_replays_exports_and_plays_on(old_house: House) -> None:
    known = kept()
    assert {was["game"] for was in known["tables"].values()} == {kind.name for kind in library.rulebooks()}
    for id, was in known["tables"].items():
        for key, who, seat in viewers(known):
            said = was["views"][key]
            state = await look(old_house, who, id, seat)
            assert (state["version"], state["table"]["status"]) == (was["version"], was["status"])
            assert log_before(state["log"]) == said["log"]
            for line in state["log"]:
                lacking = set(ADDED.get(line.get("id", ""), ())) - set(line.get("args", {}))
                assert not lacking, "a sentence without its number"
            assert state["view"]["scores"] == said["scores"]
            assert state["moves"] == said["moves"]
            assert await records.record(old_house, who, id, seat) == said["record"]
            await story.story(old_house, who, id, seat)
            for at in (0, 1, was["version"] // 2, was["version"]):
                assert (await records.position(old_house, who, id, at, seat)).exact
        sent = was["turn"]
        sender = Guest(known[sent["guest"].lower()], sent["guest"], "", "tool")
        again = wire.Turn(id=sent["id"], version=sent["version"], moves=sent["moves"], seat=sent["seat"])
        assert (await play.turn(old_house, sender, id, again)).after == sent["after"], "the same id, the same answer"
        if was["status"] == "running":
            _, mei, _ = viewers(known)[0]
            _, bao, _ = viewers(known)[1]
            assert mei is not None
            assert bao is not None
            await play_out(old_house, id, mei, bao)
            assert (await look(old_house, mei, id))["table"]["status"] == "finished"


async def test_an_old_database_goes_there_and_back_and_there_again(old_house: House) -> None:
    known = kept()
    await worked(old_house)
    for ticking in (old_house._guard, old_house._ringer, old_house._caring, old_house._saving):
        assert ticking is not None
        ticking.cancel()  # it would find the numbers gone, or what it reads
        await asyncio.wait([ticking])
    if old_house.rooms is not None:
        assert old_house.rooms._beating is not None
        old_house.rooms._beating.cancel()
        await asyncio.wait([old_house.rooms._beating])
    await old_house.database.run_sync(lambda connection: migrate.downgrade(connection, "0001"))
    await old_house.database.run_sync(migrate.upgrade)
    assert await old_house.database.run_sync(migrate.differences) == []
    old_house.database.number = await old_house.database.run_sync(fence.next_number)  # the numbers were forgotten
    for id, was in known["tables"].items():
        key, who, seat = viewers(known)[0]
        assert log_before((await look(old_house, who, id, seat))["log"]) == was["views"][key]["log"]


# -- names --------------------------------------------------------------------------------------------------------


def moments(name: str) -> list[Table]:
    """Tables in the course of a game."""
    game = library.build(name, None, None, {})
    found, now, draw, choose = [], game.new(), Dealer("names"), Dealer("choices")
    while not now.over:
        found.append(now.copy())
        moves = now.moves()
        now.apply(draw.draw(now) if now.to_move == NATURE else moves[choose.number(len(moves))])
    return found


@pytest.mark.parametrize("name", [kind.name for kind in library.rulebooks()])
def test_a_renamed_step_class_changes_no_stored_byte(name: str) -> None:
    tables, steps = moments(name), library.rulebook(name).steps
    before, names = [Shot.of(one, 0, 0, []) for one in tables], [step.__name__ for step in steps]
    try:
        for step in steps:
            step.__name__ = "Renamed" + step.__name__
        assert [Shot.of(one, 0, 0, []) for one in tables] == before
        assert all(shot.load(one.game)[0] == one for shot, one in zip(before, tables, strict=True))
    finally:
        for step, called in zip(steps, names, strict=True):
            step.__name__ = called


# -- damage -------------------------------------------------------------------------------------------------------


async def spoil(house: House, id: str, **values: Any) -> None:
    """Write nonsense over stored positions of a table."""
    where = (schema.snapshots.c.table_id == id, schema.snapshots.c.number > 0)
    query = update(schema.snapshots).where(*where).values(**values)
    await house.database.write(lambda connection: connection.execute(query))
    house.forget(await house.find(id))


@pytest.mark.parametrize("column", ["position", "log"])
async def test_a_position_that_does_not_load_is_played_again_from_the_moves(
    house: House, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao", rounds=3)
    for _ in range(8):
        state = await look(house, mei, id)
        await take(house, mei, id, state["moves"][0])
    before = await look(house, mei, id)
    half = await records.position(house, mei, id, before["version"] - 1, 0)
    await spoil(house, id, **{column: b"no such thing"})
    with caplog.at_level(logging.WARNING):
        assert await look(house, mei, id) == before
    assert "a stored position cannot be read" in caplog.text
    assert await records.position(house, mei, id, before["version"] - 1, 0) == half
    await play_out(house, id, mei)


async def test_a_damaged_table_is_set_aside_and_all_others_go_on(
    place: Settings, toy: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(place)
    await house.open()
    mei = await guest(house)
    broken = [await table(house, mei, "bot", "me", "hotseat Bao") for _ in range(3)]
    good = await table(house, mei, "bot", "me")
    for id in (*broken, good):
        await settled(house, id)
    await house.close()
    house = House(place)
    await house.database.open()

    def damage(connection: Any) -> None:
        of = schema.turns.c.table_id
        connection.execute(update(schema.turns).where(of == broken[0]).values(moves="1 fly away"))
        connection.execute(delete(schema.turns).where(of == broken[1]))
        connection.execute(update(schema.tables).where(schema.tables.c.id == broken[2]).values(options="{"))
        connection.execute(update(schema.tables).values(bot_waits=True))  # so that a restart opens all of them
        connection.execute(delete(schema.snapshots))

    await house.database.write(damage)
    await house.database.close()
    with caplog.at_level(logging.ERROR):
        async with serving(place) as web:
            client = web.stranger()
            for id in broken:
                for path in (f"/api/tables/{id}/state", f"/api/tables/{id}/record"):
                    answer = await client.get(path, 409)
                    assert answer["error"] == "table-damaged"
                    assert "damaged" in answer["sentence"]
                page = await client.ask("GET", f"/t/{id}", status=409, headers={"Accept": "text/html"})
                assert "This table cannot be shown." in page
            german = web.stranger(**{"Accept-Language": "de"})
            assert "beschädigt" in (await german.get(f"/api/tables/{broken[0]}/state", 409))["sentence"]
            assert (await client.state(good))["version"] >= 4
            mine = await lobby.listed(web.house, mei, "mine", 0)
            assert {info.id for info in mine.tables} >= {good, *broken[:2]}
            await settled(web.house, good)
            await farewell.delete_guest(web.house, mei.id)
    told = [record for record in caplog.records if "set aside" in record.message]
    assert sorted(record.__dict__["table"] for record in told) == sorted(broken), "each of them is told of once"


# -- size ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "most"), [("yinzi", 4, 60_000), ("year-of-the-dragon", 2, 20_000), ("dragon-boats", 4, 60_000)]
)
async def test_a_finished_game_takes_little_room_and_every_moment_is_found_quickly(
    file_place: Settings, name: str, players: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As people play it: a turn of several moves is stored at once."""
    import msgspec

    house = House(msgspec.structs.replace(file_place, snapshot_every=Settings(data=file_place.data).snapshot_every))
    await house.open()
    mei = await guest(house)
    monkeypatch.setattr(ids, "seed", lambda: "room")  # the same game every time
    wish = wire.NewTable(game=name, seats=seats("me", *(f"hotseat Guest {seat}" for seat in range(2, players + 1))))
    id = (await lobby.create(house, mei, wish)).id
    live, chance = await house.find(id), Dealer("room")
    while live.status == "running":
        assert live.table is not None
        trial, moves = live.table.copy(), list[str]()
        while trial.to_move == live.table.to_move:
            legal = trial.moves()
            moves.append(legal[chance.number(len(legal))].text)
            trial.apply(trial.game.move(moves[-1]))
        await play.turn(
            house, mei, id, wire.Turn(id=ids.turn_id(), version=live.version, moves=moves, seat=live.to_move)
        )
    again: list[int] = []
    replay = Book._play

    def counted(book: Book, table: Table, draws: int, start: int, at: int) -> tuple[Table, int]:
        again.append(at - start)
        return replay(book, table, draws, start, at)

    monkeypatch.setattr(Book, "_play", counted)
    for at in range(0, live.version + 1, 9):
        await records.position(house, mei, id, at, None)
    await house.close()
    assert file_place.sqlite_file is not None
    assert rows(file_place.sqlite_file, id) <= most
    longest = 40  # moves of one turn, which are stored together
    assert max(again) <= Settings(data=file_place.data).snapshot_every + longest


def rows(file: Path, id: str) -> int:
    """The bytes of all rows of a table in the database."""
    total = 0
    with sqlite3.connect(file) as database:
        for one, key in (("tables", "id"), ("seats", "table_id"), ("turns", "table_id"), ("snapshots", "table_id")):
            columns = [row[1] for row in database.execute(f"pragma table_info({one})")]
            lengths = " + ".join(f"coalesce(length(cast({column} as blob)), 1) + 1" for column in columns)
            total += database.execute(f"select sum({lengths}) from {one} where {key} = ?", (id,)).fetchone()[0]
    database.close()
    return total
