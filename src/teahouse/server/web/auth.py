"""Who asks: a cookie in browsers, a token in tools."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.web.gate import bearer

_AGE: Final = 400 * 86_400

Connection = ASGIConnection[Any, Any, Any, Any]


def cookie_name(settings: Settings) -> str:
    """Over TLS a name that browsers accept only from this host, for the whole host and encrypted."""
    return "__Host-teahouse" if settings.secure else "teahouse"


def cookie(settings: Settings, token: str) -> Cookie:
    """Proves who a browser's guest is; an empty token takes it away."""
    return Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=_AGE if token else 0,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


async def who(connection: Connection, house: House) -> Guest | None:
    """The guest who asks, if there is one; a token that proves nothing is refused."""
    given = connection.headers.get("authorization", "")
    if given:
        guest = await house.guests.find(bearer(given))
        if guest is None:
            raise Problem(401, "no-guest")
    else:
        guest = await house.guests.find(connection.cookies.get(cookie_name(house.settings), ""))
        if guest is not None and guest.kind == "tool":
            guest = None  # a tool's token is counted where tokens are shown, and counts nowhere else
    house.saw(guest, str(connection.scope.get("teahouse.address", "")))
    return guest


async def guest_of(connection: Connection, house: House) -> Guest:
    """The guest who asks."""
    guest = await who(connection, house)
    if guest is None:
        raise Problem(401, "no-guest")
    return guest
