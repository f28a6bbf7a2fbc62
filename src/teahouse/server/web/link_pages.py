"""Where links that work once lead: a table that waits, one's own identity on another device.

The secret stands after the `#`, which browsers do not send; a script takes it out of the address and hands it in.
"""

from __future__ import annotations

from litestar import Response, get

from teahouse.server.web.answers import StrictRequest
from teahouse.server.web.asked import Visitor
from teahouse.server.web.pages import Lang, page

_SCRIPT = "src/home/home.ts"


@get("/play", include_in_schema=False)
async def play(request: StrictRequest, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """The link of `teahouse play GAME`."""
    return page("link.html", _SCRIPT, request, visitor, lang, kind="play")


@get("/transfer", include_in_schema=False)
async def transfer(request: StrictRequest, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """The link of `POST /api/me/transfer`."""
    return page("link.html", _SCRIPT, request, visitor, lang, kind="transfer")


ROUTES = [play, transfer]
