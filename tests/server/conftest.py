"""Fixtures for tests of the server: every database, real processes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from teahouse.server.house import House
from teahouse.server.settings import Settings
from tests.server.postgres import Cluster, cluster
from tests.server.support import settings


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for an empty house, once on each kind of database."""
    if request.param == "sqlite":
        return settings(tmp_path)
    made: Cluster = request.getfixturevalue("postgres")
    return settings(tmp_path, database=made.database())


@pytest.fixture
async def house(place: Settings, toy: str) -> AsyncIterator[House]:
    """An open house with the small game on its shelf."""
    made = House(place)
    await made.open()
    yield made
    await made.close()
