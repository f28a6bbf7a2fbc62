"""Fixtures for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from teahouse.games.yinzi import names
from tests.toy.shelf import toy_on_the_shelf


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Numbers of compiled rules cannot be changed: tests that change some are left to the rules as plain Python."""
    changing = [item for item in items if item.get_closest_marker("from_source")]
    for item in changing:
        if item.get_closest_marker("slow") or item.get_closest_marker("soak"):
            raise pytest.UsageError(f"{item.nodeid} is slow, and what is slow plays compiled rules: it would never run")
    if not names.__file__.endswith(".py"):
        items[:] = [item for item in items if item not in changing]
        config.hook.pytest_deselected(items=changing)


@pytest.fixture
def toy() -> Iterator[str]:
    """The name of a small complete game that stands on the shelf during the test."""
    with toy_on_the_shelf():
        yield "toy"
