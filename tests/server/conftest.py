"""Fixtures for tests of the server: every database, real processes."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.server.store import Database
from tests.server import receivers
from tests.server.client import Web, serving
from tests.server.clocked import at
from tests.server.postgres import Cluster, cluster
from tests.server.receivers import Letters
from tests.server.support import Clock, settings


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
async def empty_file(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> Path:
    """A SQLite database with its tables, to be copied: making them takes longer than most tests."""
    file = tmp_path_factory.mktemp("empty") / "teahouse.sqlite"
    database = Database(f"sqlite+aiosqlite:///{file}", file)
    await database.open()
    await database.close()
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path, empty_file: Path) -> Settings:
    """Settings for an empty house, once on each kind of database."""
    if request.param == "sqlite":
        shutil.copy(empty_file, tmp_path)
        return settings(tmp_path)
    made: Cluster = request.getfixturevalue("postgres")
    return settings(tmp_path, database=made.shared())


@pytest.fixture
def file_place(tmp_path: Path, empty_file: Path) -> Settings:
    """Settings for an empty house on SQLite, for what has nothing to do with the database."""
    shutil.copy(empty_file, tmp_path)
    return settings(tmp_path)


@pytest.fixture
async def house(place: Settings, toy: str) -> AsyncIterator[House]:
    """An open house with the small game on its shelf."""
    made = House(place)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
async def web(place: Settings, toy: str) -> AsyncIterator[Web]:
    """A house that serves on a port of this machine."""
    async with serving(place) as running:
        yield running


@pytest.fixture
async def web_on_file(file_place: Settings, toy: str) -> AsyncIterator[Web]:
    """The same on SQLite alone."""
    async with serving(file_place) as running:
        yield running


@pytest.fixture
async def file_house(file_place: Settings) -> AsyncIterator[House]:
    """An open house on SQLite, with the games of the shelf alone."""
    made = House(file_place)
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def clock() -> Clock:
    """Noon in Berlin, on a Monday in winter, until the test says otherwise."""
    return Clock(at("2026-03-02T12:00"))


@pytest.fixture
async def hook() -> AsyncIterator[Letters]:
    """Somebody's own machine, which keeps what the house sends there."""
    async with receivers.http() as letters:
        yield letters
