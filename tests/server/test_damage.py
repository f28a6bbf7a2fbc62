"""Damaged files and full disks: one sentence that says what to do, nothing lost that was there, never a traceback."""

from __future__ import annotations

import logging
import os
import random
import resource
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from teahouse.cli import main
from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.server.store import Database, Trouble, backup, restore
from tests.server.client import Web

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"


def _noise(file: Path) -> None:
    file.write_bytes(random.Random(1).randbytes(8192))


def _half(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])


def _scribbled(file: Path) -> None:
    data = bytearray(file.read_bytes())
    for page in range(4096, len(data), 8192):
        data[page : page + 512] = b"\xff" * 512
    file.write_bytes(data)


def _text(file: Path) -> None:
    file.write_text("This is not a database.\n" * 400, "utf-8")


def _strangers(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("create table recipes (name text)")


def _robbed(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("drop table turns")


def _unversioned(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("delete from alembic_version")
        connection.commit()


def _folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


DAMAGE = [_noise, _half, _scribbled, _text, _strangers, _robbed, _unversioned, _folder]
UNSOUND = [damage for damage in DAMAGE if damage is not _robbed]
"""What SQLite itself calls damaged, or what is none of ours."""


@pytest.fixture(params=DAMAGE, ids=lambda damage: damage.__name__.strip("_"))
def damage(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    found: Callable[[Path], None] = request.param
    return found


@pytest.fixture
async def filled(tmp_path: Path, empty_file: Path) -> Path:
    """A data folder whose database holds a few guests."""
    data = tmp_path / "data"
    data.mkdir()
    shutil.copy(empty_file, data / "teahouse.sqlite")
    with closing(sqlite3.connect(data / "teahouse.sqlite")) as connection:
        connection.executemany(
            "insert into guests (id, name, created) values (?, ?, 0)", [(f"g{n}", "Mei" * 8) for n in range(400)]
        )
        connection.commit()
    return data


def guests_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        found: int = connection.execute("select count(*) from guests").fetchone()[0]
        return found


def said_once(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1, said
    return said


def test_a_damaged_database_is_not_served_and_the_host_is_told_what_to_do(
    filled: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    damage(filled / "teahouse.sqlite")
    for lang, word in (("en", "backup"), ("de", "Sicherung")):
        if damage is _folder:
            word = "teahouse.sqlite"
        assert main(["--lang", lang, "serve", "--data", str(filled), "--port", "0"]) == 1
        assert word in said_once(capsys)


@pytest.mark.parametrize("damage", UNSOUND, indirect=True)
def test_a_damaged_database_is_not_copied(
    filled: Path, tmp_path: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    damage(filled / "teahouse.sqlite")
    assert main(["backup", str(tmp_path / "copy"), "--data", str(filled)]) == 1
    said_once(capsys)
    assert {file.name for file in tmp_path.iterdir()} == {"data"}


async def test_a_backup_is_restored_over_a_damaged_database_which_is_set_aside_as_it_was(
    filled: Path, tmp_path: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = filled / "teahouse.sqlite", tmp_path / "monday.sqlite"
    backup(file, copy)
    damage(file)
    broken = file.read_bytes() if file.is_file() else b""
    assert main(["restore", str(copy), "--data", str(filled)]) == 0
    told = capsys.readouterr()
    (aside,) = (one for one in filled.glob("teahouse.sqlite.before-*") if not one.name.endswith(("-wal", "-shm")))
    assert (str(aside) in told.out, told.err) == (True, "")
    assert aside.is_dir() or aside.read_bytes() == broken
    assert guests_in(file) == 400
    database = Database(f"sqlite+aiosqlite:///{file}", file)
    await database.open()
    await database.close()


@pytest.mark.parametrize("damage", UNSOUND, indirect=True)
def test_a_damaged_backup_is_not_restored_and_nothing_is_changed(
    filled: Path, tmp_path: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    copy, before = tmp_path / "monday.sqlite", (filled / "teahouse.sqlite").read_bytes()
    backup(filled / "teahouse.sqlite", copy)
    damage(copy)
    assert main(["restore", str(copy), "--data", str(filled)]) == 1
    assert str(copy) in said_once(capsys)
    assert [(filled / "teahouse.sqlite").read_bytes()] == [before]
    assert not list(filled.glob("*.part"))


def test_what_was_not_yet_in_the_old_file_is_kept_with_it(filled: Path, tmp_path: Path) -> None:
    file, copy = filled / "teahouse.sqlite", tmp_path / "monday.sqlite"
    backup(file, copy)
    _crashed(file, tmp_path)
    aside = restore(copy, file)
    assert aside is not None
    assert (guests_in(aside), guests_in(file)) == (401, 400)


def _crashed(file: Path, folder: Path) -> None:
    """As after a crash: a guest stands in the log beside the file alone."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma journal_mode=wal")
        connection.execute("insert into guests (id, name, created) values ('late', 'Bao', 0)")
        connection.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{file}{suffix}", folder / f"crashed{suffix}")
    for suffix in ("", "-wal"):
        shutil.copy(folder / f"crashed{suffix}", f"{file}{suffix}")


def _missing(file: Path) -> None:
    file.unlink()


def _dangling(file: Path) -> None:
    file.unlink()
    file.symlink_to("nowhere")


@pytest.mark.parametrize("gone", [_missing, _folder, _dangling])
async def test_what_lies_beside_a_file_that_is_gone_never_reaches_the_one_that_is_put_back(
    filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], gone: Callable[[Path], None]
) -> None:
    file, copy = filled / "teahouse.sqlite", tmp_path / "monday.sqlite"
    backup(file, copy)
    _crashed(file, tmp_path)
    log = Path(f"{file}-wal").read_bytes()
    gone(file)
    assert main(["restore", str(copy), "--data", str(filled)]) == 0
    (kept,) = filled.glob("teahouse.sqlite.before-*-wal")
    assert kept.read_bytes() == log
    assert str(kept).removesuffix("-wal") in capsys.readouterr().out
    database = Database(f"sqlite+aiosqlite:///{file}", file)
    await database.open()
    await database.close()
    assert guests_in(file) == 400


def test_names_of_folders_may_hold_anything(tmp_path: Path, empty_file: Path) -> None:
    odd = tmp_path / "50% off? #1 & more"
    odd.mkdir()
    shutil.copy(empty_file, odd)
    backup(odd / "teahouse.sqlite", odd / "copy?.sqlite")
    assert restore(odd / "copy?.sqlite", odd / "teahouse.sqlite") is not None


@pytest.mark.parametrize("words", [("backup", "nowhere/copy"), ("restore", ".")])
def test_places_that_cannot_be_used_are_named(
    filled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, str]
) -> None:
    monkeypatch.chdir(filled.parent)
    assert main([*words, "--data", "data"]) == 1
    assert words[1] in said_once(capsys)


def _little_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def test_a_backup_that_finds_no_room_says_so_and_leaves_nothing_behind(filled: Path, tmp_path: Path) -> None:
    code = "import sys; from teahouse.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "backup", str(tmp_path / "copy"), "--data", str(filled)]
    ended = subprocess.run(command, capture_output=True, text=True, preexec_fn=_little_room)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1), ended.stderr
    assert "copy cannot be written" in ended.stderr
    assert not list(tmp_path.glob("copy*"))


# -- a disk that is full while people play ------------------------------------------------------------------------


async def _room(house: House, pages: int) -> None:
    """Only so many pages for the file, or as many as it has: SQLite says then what it says of a full disk."""
    asked = f"pragma max_page_count={pages}"
    await house.database.run_sync(lambda connection: connection.exec_driver_sql(asked))


async def test_a_full_disk_is_told_to_the_log_once_and_to_everybody_who_asks(
    web_on_file: Web, caplog: pytest.LogCaptureFixture
) -> None:
    house, mei = web_on_file.house, await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    others = [await mei.table("me", "hotseat Bao") for _ in range(4)]
    version = (await mei.state(id))["version"]
    await _room(house, 1)
    with caplog.at_level(logging.ERROR, "teahouse.server"):
        told = 200
        for other in others:  # a page that was free already may take one or two
            answer = await mei.http.put(f"/api/tables/{other}/notes", json={"text": "x" * 4000})
            told = answer.status_code
            if told == 503:
                break
        assert (told, answer.headers["retry-after"]) == (503, "30")
        assert answer.json()["error"] == "out-of-order"
        await mei.ask("PUT", f"/api/tables/{id}/notes", {"text": "x" * 4000}, 503)
        assert (await mei.state(id))["version"] == version
    reasons = [record.__dict__["problem"] for record in caplog.records if "problem" in record.__dict__]
    assert reasons == ["database or disk is full"]
    await _room(house, 10**9)
    await mei.ask("PUT", f"/api/tables/{id}/notes", {"text": "x" * 4000})


async def test_a_turn_that_could_not_be_stored_is_not_shown_and_the_socket_says_so(
    web_on_file: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    before = await mei.state(id)

    def full(work: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with mei.socket(id) as socket:
        await socket.hear()
        with monkeypatch.context() as broken:
            broken.setattr(web_on_file.house.database, "_begin", full)
            told = await socket.ask("turn", id="a" * 32, version=before["version"], moves=["pass"])
            assert (told["status"], told["body"]["error"]) == (503, "out-of-order")
            assert (await mei.state(id))["version"] == before["version"]
        told = await socket.ask("turn", id="a" * 32, version=before["version"], moves=["pass"])
        assert (told["status"], told["body"]["after"]) == (200, before["version"] + 1)


# -- private files ------------------------------------------------------------------------------------------------


async def test_only_the_host_can_read_what_is_kept(tmp_path: Path) -> None:
    was = os.umask(0o000)
    try:
        file = tmp_path / "house" / "teahouse.sqlite"
        database = Database(f"sqlite+aiosqlite:///{file}", file)
        await database.open()
        await database.write(lambda connection: None)
        backup(file, file.parent / "copy.sqlite")
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in [file.parent, *file.parent.iterdir()]}
        await database.close()
        restore(file.parent / "copy.sqlite", file)
    finally:
        os.umask(was)
    assert modes.pop("house") == 0o700
    assert set(modes) == {"teahouse.sqlite" + suffix for suffix in ("", "-wal", "-shm", ".lock")} | {"copy.sqlite"}
    assert set(modes.values()) == {0o600}
    assert {stat.S_IMODE(one.stat().st_mode) for one in file.parent.iterdir()} == {0o600}


async def test_a_database_that_others_could_read_is_closed_to_them(file_place: Settings) -> None:
    file = file_place.sqlite_file
    assert file is not None
    file.chmod(0o644)
    database = Database(file_place.database_url(), file)
    await database.open()
    await database.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


# -- records ------------------------------------------------------------------------------------------------------


def test_a_record_with_any_damage_is_refused_with_its_line_or_found_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = min(RECORDS.glob("**/*.record"), key=lambda file: file.stat().st_size).read_bytes()
    file, chance = tmp_path / "game.record", random.Random(7)
    seen = set()
    for _ in range(60):
        data = bytearray(whole)
        match chance.randrange(4):
            case 0:
                data = data[: chance.randrange(len(data))]
            case 1:
                place = chance.randrange(len(data))
                data[place : place + chance.randrange(1, 9)] = chance.randbytes(chance.randrange(9))
            case 2:
                lines = data.split(b"\n")
                chance.shuffle(lines)
                data = bytearray(b"\n".join(lines))
            case 3:
                line = chance.choice(data.split(b"\n"))
                data = data.replace(line, line.split(b" ")[0] + b" " + b"9" * 5000 + b" [" * 500, 1)
        file.write_bytes(data)
        seen.add(main(["check", str(file)]))
        assert "Traceback" not in capsys.readouterr().err
    assert {1, 2} <= seen <= {0, 1, 2}


def test_trouble_speaks_both_languages() -> None:
    trouble = Trouble("missing", file="x")
    assert trouble.sentence("de") != trouble.sentence("en") == str(trouble)
