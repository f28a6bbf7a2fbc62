"""The database: migrations there and back, group commit, backups, a lock against a second server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from teahouse.server import lobby, records
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import BadSetting, Settings
from teahouse.server.store import Database, DatabaseBusy, DatabaseTooNew, Trouble, backup, database, migrate, restore
from teahouse.server.store.schema import NEWEST, guests
from tests.server.support import guest, look, play_out, settings, table, take

pytestmark = pytest.mark.anyio


async def opened(place: Settings) -> Database:
    store = Database(place.database_url(), place.sqlite_file)
    await store.open()
    return store


def test_the_newest_migration_is_the_one_the_program_waits_for() -> None:
    assert migrate.newest() == NEWEST


async def test_migrations_make_what_the_program_expects_and_go_back(place: Settings) -> None:
    store = await opened(place)
    try:
        assert await store.run_sync(migrate.differences) == []
        assert await store.run_sync(migrate.revision_of) == NEWEST
        await store.run_sync(lambda connection: migrate.downgrade(connection, "base"))
        assert await store.run_sync(migrate.revision_of) is None
        await store.run_sync(migrate.upgrade)
        assert await store.run_sync(migrate.differences) == []
    finally:
        await store.close()


async def test_a_second_server_on_the_same_file_is_refused(file_place: Settings) -> None:
    first = await opened(file_place)
    with pytest.raises(DatabaseBusy, match="another Teahouse server"):
        await opened(file_place)
    await first.close()
    await (await opened(file_place)).close()


async def test_a_database_of_a_newer_program_is_left_alone(file_place: Settings) -> None:
    file = file_place.sqlite_file
    assert file is not None
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(DatabaseTooNew):
        await opened(file_place)


async def test_an_old_database_is_copied_before_it_is_changed(
    file_place: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "NEWEST", "9998")
    monkeypatch.setattr(migrate, "upgrade", lambda connection: None)
    await (await opened(file_place)).close()
    assert len(list(file_place.data.glob("teahouse.sqlite.before-*"))) == 1


async def test_writes_that_wait_share_a_commit_and_one_that_fails_fails_alone(place: Settings) -> None:
    store = await opened(place)

    def adding(id: str) -> Awaitable[str]:
        def work(connection: Connection) -> str:
            connection.execute(insert(guests).values(id=id, name="Mei", created=0.0))
            return id

        return store.write(work)

    try:
        names = [f"guest-{number}" for number in range(50)]
        results = await asyncio.gather(*(adding(name) for name in names))
        assert results == names
        assert store.commits < 10
        again = await asyncio.gather(
            *(adding(name) for name in ("fresh", "guest-7", "also fresh")), return_exceptions=True
        )
        assert [type(result) for result in again] == [str, IntegrityError, str]
        async with store.read() as connection:
            assert len((await connection.execute(select(guests))).all()) == 52
    finally:
        await store.close()


async def test_the_file_is_written_through_to_the_disk(file_place: Settings) -> None:
    store = await opened(file_place)
    async with store.read() as connection:
        asked = [await connection.exec_driver_sql(f"pragma {name}") for name in ("journal_mode", "synchronous")]
        found = [answer.scalar() for answer in asked]
    await store.close()
    assert found == ["wal", 2]


async def test_a_backup_taken_during_play_restores_to_the_same_games(
    file_place: Settings, toy: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    house = House(file_place)
    await house.open()
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    await take(house, mei, id, "pass")
    assert file_place.sqlite_file is not None
    copy = tmp_path_factory.mktemp("copy") / "monday.sqlite"
    await asyncio.to_thread(backup, file_place.sqlite_file, copy)
    before = await look(house, mei, id)
    await play_out(house, id, mei)
    with pytest.raises(DatabaseBusy):
        restore(copy, file_place.sqlite_file)
    await house.close()
    kept = restore(copy, file_place.sqlite_file)
    assert kept is not None
    assert kept.exists()
    again = House(file_place)
    await again.open()
    assert await look(again, mei, id) == before
    await play_out(again, id, mei)
    await again.close()


def test_what_is_no_backup_is_not_restored(file_place: Settings, tmp_path: Path) -> None:
    assert file_place.sqlite_file is not None
    before = file_place.sqlite_file.read_bytes()
    noise = tmp_path / "noise"
    noise.write_bytes(os.urandom(8192))
    with pytest.raises(Trouble, match="not a sound backup"):
        restore(noise, file_place.sqlite_file)
    with pytest.raises(Trouble, match="no backup"):
        restore(tmp_path / "missing", file_place.sqlite_file)
    with pytest.raises(Trouble, match="exists already"):
        backup(file_place.sqlite_file, noise)
    assert file_place.sqlite_file.read_bytes() == before


async def test_an_acknowledged_turn_is_on_disk_when_the_answer_comes(file_place: Settings, toy: str) -> None:
    house = House(file_place)
    await house.open()
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    receipt = await take(house, mei, id, "pass")
    assert file_place.sqlite_file is not None
    with sqlite3.connect(f"file:{file_place.sqlite_file}?mode=ro", uri=True) as connection:
        (lines,) = connection.execute("select group_concat(moves, char(10)) from turns").fetchone()
        assert len(lines.split("\n")) == receipt.after
    connection.close()
    await house.close()


async def test_a_failed_commit_changes_nothing_and_the_table_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    write = house.database.write
    monkeypatch.setattr(house.database, "write", _full)
    with pytest.raises(OSError, match="disk"):
        await take(house, mei, id, "pass")
    monkeypatch.setattr(house.database, "write", write)
    assert (await look(house, mei, id))["version"] == 4
    assert (await take(house, mei, id, "pass")).after == 5


async def _full(work: object, table: str = "") -> None:
    raise OSError("the disk is full")


async def test_a_game_of_old_rules_can_still_be_looked_at(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mei = await guest(house)
    finished = await table(house, mei, "me", "hotseat Bao")
    await play_out(house, finished, mei)
    running = await table(house, mei, "me", "hotseat Bao")
    text = await records.record(house, None, finished, None)
    kind = type((await house.find(running)).game)
    for id in (finished, running):
        house.forget(await house.find(id))
    monkeypatch.setattr(kind, "rules_version", 2)
    assert await records.record(house, None, finished, None) == text
    state = await look(house, mei, finished)
    assert state["view"]["over"]
    assert state["log"]
    shown = await records.position(house, None, finished, 3, None)
    assert (shown.at, shown.exact) == (0, False)
    shown = await records.position(house, None, finished, state["version"], None)
    assert (shown.at, shown.exact) == (state["version"], True)
    assert shown.view["facts"]["hands"]
    assert shown.position is not None
    with pytest.raises(Problem) as refused:
        await take(house, mei, running, "pass")
    assert refused.value.name == "old-rules"
    assert (await lobby.listed(house, mei, "mine", 0)).tables


async def test_a_position_of_any_moment_is_found_from_the_snapshot_before_it(house: House) -> None:
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao", rounds=3)
    await play_out(house, id, mei)
    live = await house.find(id)
    assert live.game is not None
    again = live.game.new()
    assert live.version > 14
    from teahouse.server.store import keep

    async with house.database.read() as connection:
        moves = await keep.load_moves(connection, id)
    for at in range(live.version + 1):
        if at:
            again.play(live.game.move(moves[at - 1][1]))
        found = await records.position(house, None, id, at, None)
        assert found.position == again.position()
    with pytest.raises(Problem) as refused:
        await records.position(house, None, id, live.version + 1, None)
    assert refused.value.status == 404


def test_addresses_of_databases_are_read(tmp_path: Path) -> None:
    assert settings(tmp_path).database_url() == f"sqlite+aiosqlite:///{tmp_path}/teahouse.sqlite"
    place = settings(tmp_path, database="postgresql://me@here/games")
    assert (place.database_url(), place.sqlite_file) == ("postgresql+asyncpg://me@here/games", None)
    assert settings(tmp_path, database=f"sqlite:///{tmp_path}/x.db").sqlite_file == tmp_path / "x.db"
    with pytest.raises(BadSetting):
        settings(tmp_path, database="mysql://me@here/games").database_url()
