"""Whom an address stands for: one visitor, a household, or everybody at one site."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final, TypeAlias

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

_HOUSEHOLD: Final = 64
_SITE: Final = 48
"""Bits of IPv6: whoever has the larger one has 65,536 of the smaller."""


def number(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as a number; one of IPv4 stays one, also where a door for both writes it as IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    inside = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return inside or found


def household(address: str) -> str:
    """Whom to count: an address, or the network that one household has in IPv6."""
    return _part(address, _HOUSEHOLD)


def site(whose: str) -> str:
    """To whom a household belongs: itself, or in IPv6 the network from which its provider or its owner has cut it."""
    return _part(whose.partition("/")[0], _SITE)


def among(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    found = number(address)
    return found is not None and any(found in network for network in networks)


def _part(address: str, bits: int) -> str:
    found = number(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(found), bits), strict=False))
    return address if found is None else str(found)
