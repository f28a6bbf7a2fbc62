"""What the house sends goes out into the open network, never into the host's own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiohttp import ClientConnectorError

from teahouse.server.problems import Problem
from teahouse.server.reach import Reach, outside
from tests.server.client import Web
from tests.server.receivers import Letters

pytestmark = pytest.mark.anyio

REFUSED = [
    ("http://127.0.0.1/", "address-inside"),
    ("http://[::1]:8080/", "address-inside"),
    ("http://localhost/", "address-inside"),
    ("http://2130706433/", "bad-address"),
    ("http://0x7f.1/", "bad-address"),
    ("http://0x7f000001./", "bad-address"),
    ("ftp://1.1.1.1/", "bad-address"),
    ("file:///etc/passwd", "bad-address"),
    ("http://", "bad-address"),
    ("http://[1/", "bad-address"),
    ("http://a:99999/", "bad-address"),
    ("http://no-such-host.invalid/", "no-such-address"),
    ("nonsense", "bad-address"),
]


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "ff02::1",
    ],
)  # fmt: skip
def test_addresses_of_the_hosts_own_network_are_known(address: str) -> None:
    assert not outside(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_open_network_are_known(address: str) -> None:
    assert outside(address)


async def test_a_webhook_into_the_hosts_own_network_is_refused(web_on_file: Web) -> None:
    guest = await web_on_file.guest()
    for address, problem in REFUSED:
        found = await guest.post("/api/me/notices", {"kind": "webhook", "address": address}, 400)
        assert (address, found["error"]) == (address, problem)


async def test_a_name_that_leads_elsewhere_when_it_is_used_leads_nowhere(
    hook: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was looked up is what is connected to; a name that has changed since it was accepted is refused."""
    port = int(hook.address.rpartition(":")[2].partition("/")[0])
    answers = iter(["1.1.1.1", "127.0.0.1"])

    async def rebinding(self: Any, host: str, port: int, **_: Any) -> Any:
        return [(2, 1, 6, "", (next(answers), port))]

    monkeypatch.setattr(asyncio.get_running_loop().__class__, "getaddrinfo", rebinding)
    guarded = Reach(inside=False)
    await guarded.check(f"http://games.example:{port}/hook")
    with pytest.raises(ClientConnectorError) as refused:
        await guarded.post(f"http://games.example:{port}/hook", b"{}", {})
    assert str(refused.value.os_error) == "address-inside"
    await hook.none(0.1)


async def test_a_redirection_is_not_followed(hook: Letters) -> None:
    hook.status = 307
    assert await Reach(inside=True).post(hook.address, b"{}", {}) == 307
    await hook.next()
    await hook.none(0.1)


async def test_an_address_inside_is_refused_also_when_something_is_sent(hook: Letters) -> None:
    with pytest.raises(Problem):
        await Reach(inside=False).post(hook.address, b"", {})
