"""Whatever a browser complains about fails the test it happens in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser import hands
from tests.browser.house import Guest, House

MISTAKES = {
    "an error that is reported": "console.error('something is wrong')",
    "a warning": "console.warn('something is odd')",
    "an error that nobody catches": "setTimeout(() => { throw new Error('something broke') })",
    "a promise that nobody catches": "void Promise.reject(new Error('something broke'))",
    "a script in the page": "setTimeout(() => { document.createElement('script').text = '1' })",
    "a style in the page": "document.body.setAttribute('style', 'color: red')",
    "a picture from elsewhere": "document.body.append(Object.assign(new Image(), {src: 'http://example.invalid/x.png'}))",
    "a file that is not there": "void fetch('/static/assets/nothing.js')",
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_page_fails_the_test(browser: Browser, house: House, mistake: str) -> None:
    guest = Guest(browser, house)
    guest.page.goto("/")
    assert guest.complaints == []
    guest.page.evaluate(f"() => {{ {MISTAKES[mistake]} }}")
    hands.until(guest.page, lambda: guest.complaints)
    with pytest.raises(AssertionError):
        guest.close()
