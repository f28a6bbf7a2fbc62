from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, Guest, House
from tests.browser.house import browser as open_browser

Invite = Callable[..., Guest]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, open_browser(playwright.chromium) as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.close()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Guests with a browser each: `invite(name, viewport=…, locale=…)`; a complaint of a browser fails the test."""
    guests: list[Guest] = []

    def come(name: str = "Lin", **wishes: Any) -> Guest:
        guests.append(Guest(browser, house, name, **wishes))
        return guests[-1]

    yield come
    for guest in guests:
        guest.close()
