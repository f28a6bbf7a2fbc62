"""The house as an app on a phone: name and icon, the worker that receives notices, a page for when there is no way."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Final

from litestar import Response, get

from teahouse import __version__
from teahouse.library import rulebooks
from teahouse.server.web import bundle
from teahouse.server.web.answers import StrictRequest
from teahouse.server.web.asked import Visitor
from teahouse.server.web.pages import Lang, language_of, page
from teahouse.words import Words

_WORKER: Final = "src/notice/worker.ts"
_OFFLINE: Final = (bundle.EARLY, "src/home/home.ts", "src/home/rules.ts")
"""The scripts of the pages that are there without a network."""
_DAY: Final = {"cache-control": "public, max-age=86400"}


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: StrictRequest, lang: Lang = None) -> Response[bytes]:
    """What the app is called and how it looks on a phone."""
    spoken = language_of(request, lang)
    about = {
        "id": "/",
        "name": "Teahouse",
        "short_name": "Teahouse",
        "description": Words(spoken).text("notice-app"),
        "lang": spoken,
        "start_url": "/?app=1",
        "scope": "/",
        "display": "standalone",
        "background_color": "#F5EEDC",
        "theme_color": "#5B5146",
        "icons": [
            {"src": "/icon.png", "sizes": "512x512", "type": "image/png", "purpose": "any maskable"},
            {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
    }
    return Response(json.dumps(about).encode(), media_type="application/manifest+json", headers=_DAY)


@get("/icon.png", include_in_schema=False)
async def icon() -> Response[bytes]:
    """The seal of the house, for the screen of a phone."""
    picture = (files("teahouse.server.web") / "templates" / "icon.png").read_bytes()
    return Response(picture, media_type="image/png", headers=_DAY)


@cache
def _worker() -> bytes:
    """The worker, with an edition that changes whenever a page or a file does: then browsers fetch all of it anew."""
    code = bundle.source(_WORKER)
    edition = hashlib.sha256(json.dumps([__version__, bundle.manifest()]).encode()).hexdigest()[:16]
    pages = json.dumps([f"/rules/{kind.name}" for kind in rulebooks()])
    scripts = [address for entry in _OFFLINE for address in bundle.parts(entry)]
    parts = json.dumps(["/favicon.svg", *scripts])
    return f"self.EDITION={json.dumps(edition)};self.PAGES={pages};self.PARTS={parts};\n".encode() + code


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """Receives notices while no page is open, and shows a page when there is no network."""
    return Response(_worker(), media_type="text/javascript; charset=utf-8")


@get("/offline", include_in_schema=False)
async def offline(request: StrictRequest, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """What is shown when there is no network: what still works."""
    spoken = language_of(request, lang)
    titles = {kind.name: Words(spoken, kind.name).text("game-title") for kind in rulebooks()}
    return page("offline.html", "src/home/home.ts", request, None, lang, titles=titles)


ROUTES = [manifest, icon, worker, offline]
