"""What the house sends to addresses that guests have named; none of them leads into the host's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from teahouse.server.problems import Problem

if TYPE_CHECKING:
    import aiohttp

SECONDS: Final = 10.0
"""How long a receiver may take."""
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
_NUMBER: Final = re.compile(r"(0x[0-9a-f]*|[0-9]+)$", re.IGNORECASE)
"""How a host ends that resolvers may read as a number, however it is spelled."""
_MOST_HOST: Final = 253


def outside(address: str) -> bool:
    """Whether an address is one of the open network."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        hidden = found.ipv4_mapped or found.sixtofour
        if hidden is None and found in _NAT64:
            hidden = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if hidden is not None:
            return outside(str(hidden))
        if found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


class Reach:
    """Sends to strangers' addresses: looks a name up once, and connects to what was looked at."""

    def __init__(self, inside: bool) -> None:
        self._inside = inside

    def split(self, address: str) -> tuple[str, int]:
        """Host and port of an address that can be meant; Problem says what cannot."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or {"http": 80, "https": 443}[parts.scheme]
        except (ValueError, KeyError):
            raise Problem(400, "bad-address") from None
        if not host or len(host) > _MOST_HOST or not address.isprintable() or " " in address:
            raise Problem(400, "bad-address")
        try:
            literal = str(ipaddress.ip_address(host.partition("%")[0]))
        except ValueError:
            if _NUMBER.fullmatch(host.rstrip(".").rpartition(".")[2]):
                raise Problem(400, "bad-address") from None  # 0x7f.1 and 2130706433 are 127.0.0.1 to some
            return host, port
        if not self._inside and not outside(literal):
            raise Problem(400, "address-inside")
        return host, port

    async def look_up(self, host: str, port: int, family: int = socket.AF_UNSPEC) -> list[tuple[int, str, int]]:
        """Family, address and port of a name; all of them are of the open network."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Problem(400, "no-such-address") from None
        known: list[tuple[int, str, int]] = [(kind, str(place[0]), int(place[1])) for kind, _, _, _, place in found]
        if not self._inside and not all(outside(address) for _, address, _ in known):
            raise Problem(400, "address-inside")
        return known

    async def check(self, address: str) -> None:
        """Refuse what cannot be reached, or must not be."""
        await self.look_up(*self.split(address))

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """Send something; the status of the answer, of which nothing is read and no redirection is followed."""
        import aiohttp

        self.split(address)
        connector = aiohttp.TCPConnector(resolver=_resolver(self), use_dns_cache=False, force_close=True)
        waits = aiohttp.ClientTimeout(total=SECONDS)
        async with (
            aiohttp.ClientSession(connector=connector, timeout=waits, cookie_jar=aiohttp.DummyCookieJar()) as session,
            session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            return answer.status


def _resolver(reach: Reach) -> aiohttp.abc.AbstractResolver:
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Resolver(AbstractResolver):
        """Names as `Reach` looks them up; the connection is made to what comes from here."""

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            try:
                known = await reach.look_up(host, port, family)
            except Problem as problem:
                raise OSError(problem.name) from problem
            return [
                ResolveResult(
                    hostname=host, host=address, port=number, family=kind, proto=0, flags=socket.AI_NUMERICHOST
                )
                for kind, address, number in known
            ]

        async def close(self) -> None:
            """Nothing is held."""

    return Resolver()
