"""What a device is called."""

from __future__ import annotations

import pytest

from teahouse.server.devices import device


@pytest.mark.parametrize(
    ("agent", "called"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 "
            "Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
            "Safari, iPhone",
        ),
        ("python-httpx/0.28.1", "python-httpx"),
        ("<b>\u202eevil</b>" * 40, ("<b>evil<")),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, called: str) -> None:
    assert device(agent) == called
