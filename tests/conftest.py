"""Fixtures for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toy.shelf import toy_on_the_shelf


@pytest.fixture
def toy() -> Iterator[str]:
    """The name of a small complete game that stands on the shelf during the test."""
    with toy_on_the_shelf():
        yield "toy"
