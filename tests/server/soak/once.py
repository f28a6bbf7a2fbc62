"""What is done once: the first page, an old database, a guest with very many tables who leaves, lines held open."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.soak.process import Server

DATA = Path(__file__).resolve().parents[1] / "data"


@contextmanager
def serving(folder: Path, *flags: str) -> Iterator[Server]:
    """A server while this lasts."""
    server = Server(folder, flags=flags)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def first_page(folder: Path) -> dict[str, float]:
    """The processor time of the first page after the start, in each language, and of the next ones."""
    found: dict[str, float] = {}
    with serving(folder / "page") as server, httpx.Client(base_url=server.address, timeout=30) as http:
        http.get("/").raise_for_status()  # once before, so that Python has compiled what it loads
    with serving(folder / "page") as server, httpx.Client(base_url=server.address, timeout=30) as http:
        time.sleep(1)  # what it does by itself after the start is not the page's
        for name, lang, count in (("first_page", "en", 1), ("first_page_de", "de", 1), ("next_page", "en", 20)):
            used = server.seconds()
            for _ in range(count):
                http.get("/", headers={"Accept-Language": lang, "Accept-Encoding": "gzip"}).raise_for_status()
            found[name] = (server.seconds() - used) / count
    return found


def upgrade(folder: Path) -> dict[str, float]:
    """A database that version 0.1.0 has written is brought to the present form, and every game in it is still there."""
    place = folder / "upgrade"
    place.mkdir()
    (place / "teahouse.sqlite").write_bytes(gzip.decompress((DATA / "0.1.0.sqlite.gz").read_bytes()))
    known = json.loads(gzip.decompress((DATA / "0.1.0.json.gz").read_bytes()))["tables"]
    began, other = time.monotonic(), 0
    with serving(place) as server, httpx.Client(base_url=server.address, timeout=30) as http:
        took = time.monotonic() - began
        for id, was in known.items():
            said = was["views"]["-3"]
            state = http.get(f"/api/tables/{id}/state").json()
            record = http.get(f"/api/tables/{id}/record").text
            other += (state["version"], state["view"]["scores"], record) != (
                was["version"],
                said["scores"],
                said["record"],
            )
    copies = len(list(place.glob("teahouse.sqlite.before-*")))
    return {"tables": len(known), "different": other, "copies_kept": copies, "start": took}


def farewell(folder: Path, tables: int) -> dict[str, float]:
    """A guest who sits at very many tables deletes their data."""
    place = folder / "farewell"
    with serving(place) as server, httpx.Client(base_url=server.address, timeout=30) as http:
        token = _guest(http)
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Other"}]
        made = http.post("/api/tables", json={"game": "year-of-the-dragon", "seats": seats}, headers=token).json()
    with closing(sqlite3.connect(place / "teahouse.sqlite")) as database:
        for table, key in (("tables", "id"), ("seats", "table_id")):
            _multiply(database, table, key, made["id"], tables - 1)
        database.commit()
    with serving(place) as server, httpx.Client(base_url=server.address, timeout=30) as http:
        http.get("/api/me", headers=token).raise_for_status()
        began = time.monotonic()
        http.delete("/api/me", headers=token).raise_for_status()
        took = time.monotonic() - began
    with closing(sqlite3.connect(place / "teahouse.sqlite")) as database:
        left = database.execute("select count(*) from seats where guest <> ''").fetchone()[0]
        ended = database.execute("select count(*) from tables where status = 'ended'").fetchone()[0]
    return {"tables": ended, "seats_left": left, "took": took}


def _guest(http: httpx.Client) -> dict[str, str]:
    found = http.post("/api/guests", json={"name": "Leaver", "token": True}).json()
    return {"Authorization": f"Bearer {found['token']}"}


def _multiply(database: sqlite3.Connection, table: str, key: str, id: str, times: int) -> None:
    """Copy the rows of a table of the house under other ids."""
    columns = [row[1] for row in database.execute(f"pragma table_info({table})")]
    rows = database.execute(f"select * from {table} where {key} = ?", (id,)).fetchall()
    place, marks = columns.index(key), ", ".join("?" * len(columns))
    copies = [[*row[:place], f"t{number}", *row[place + 1 :]] for number in range(times) for row in rows]
    database.executemany(f"insert into {table} values ({marks})", copies)


async def lines(folder: Path, count: int) -> dict[str, float]:
    """Very many unfinished requests from ten addresses: each may hold few, others are served, and all of them end."""
    few = max(1, count // 22)
    flags = ("--limit", f"connections_address={few}", "--limit", "head_seconds=5")
    with serving(folder / "lines", *flags) as server:
        held: list[Any] = []
        for number in range(count):
            home = (f"127.0.1.{1 + number % 10}", 0)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=home)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            held.append((reader, writer))
        waited: list[float] = []
        async with httpx.AsyncClient(base_url=server.address, timeout=10) as http:
            for _ in range(20):
                began = time.monotonic()
                (await http.get("/health")).raise_for_status()
                waited.append(time.monotonic() - began)
        answers = await asyncio.gather(*(_heard(reader) for reader, _ in held))
        for _, writer in held:
            writer.close()
    late = sum(b" 408 " in answer for answer in answers)
    return {
        "lines": count,
        "ended_with_408": late,
        "cut_off": sum(not answer for answer in answers),
        "still_open": sum(answer == b"open" for answer in answers),
        "others_wait_at_most": max(waited) * 1000,
    }


async def _heard(reader: asyncio.StreamReader) -> bytes:
    """What came until the server hung up: its first line, nothing, or that it has not."""
    try:
        return (await asyncio.wait_for(reader.read(), 20))[:40]
    except TimeoutError:
        return b"open"
    except ConnectionError:
        return b""
