"""The browser's part of the table: files built from `web/`, found by the manifest that the build writes."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from teahouse.server.web.answers import StrictRequest

_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
_PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How a file can travel, the smallest first; the build packs them all."""
EARLY: Final = "src/home/early.ts"
"""What pages have before their own script has come."""
FileName = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_.-]+$", max_length=120)]


def _folder() -> Traversable:
    return files("teahouse.server.web") / "static"


@cache
def manifest() -> dict[str, Any]:
    """What the build made, by source file; empty before the first build."""
    found = _folder() / "manifest.json"
    if not found.is_file():
        return {}
    read: dict[str, Any] = json.loads(found.read_text("utf-8"))
    return read


def built() -> bool:
    """Whether the browser's part is there."""
    return bool(manifest())


def address(source: str) -> str:
    """Where the file made from a source is served; empty if it is not built."""
    return f"/static/{manifest()[source]['file']}" if source in manifest() else ""


def board(folder: str) -> str:
    """The source of a game's drawn board."""
    return f"src/games/{folder}/game.ts"


def has_board(folder: str) -> bool:
    """Whether a game has a drawn board."""
    return board(folder) in manifest()


def scripts(entry: str) -> list[str]:
    """The addresses of the scripts a page starts with."""
    return [address(entry)] if entry in manifest() else []


def styles(*entries: str) -> list[str]:
    """The addresses of the styles a page needs from the start, those of shared parts first."""
    found: list[str] = []

    def gather(source: str) -> None:
        part = manifest().get(source, {})
        for shared in part.get("imports", []):
            gather(shared)
        found.extend(name for name in part.get("css", []) if name not in found)

    for entry in entries:
        gather(entry)
    return [f"/static/{name}" for name in found]


def soon(folder: str, lang: str) -> list[str]:
    """The addresses of the scripts a table of this game asks for next, so that they come while the first one starts."""
    found: list[str] = []

    def gather(source: str) -> None:
        part = manifest().get(source)
        if part is not None and part["file"] not in found and not part.get("isEntry"):
            found.append(part["file"])
            for shared in part.get("imports", []):
                gather(shared)

    for source in (board(folder), f"../src/teahouse/locale/{lang}/{folder}.rules.ftl?table"):
        gather(source)
    return [f"/static/{name}" for name in found]


@cache
def _read(name: str) -> bytes | None:
    found = _folder() / "assets" / name
    return found.read_bytes() if found.is_file() else None


def parts(entry: str) -> list[str]:
    """The addresses of the scripts that a script begins with, itself among them."""
    found = [address(entry)] if entry in manifest() else []
    for shared in manifest().get(entry, {}).get("imports", []):
        found += [one for one in parts(shared) if one not in found]
    return found


def source(entry: str) -> bytes:
    """The script made from a source; empty if it is not built."""
    return _read(manifest()[entry]["file"].rpartition("/")[2]) or b"" if entry in manifest() else b""


@get("/static/assets/{name:str}", include_in_schema=False)
async def asset(name: FileName, request: StrictRequest) -> Response[bytes]:
    """A file of the browser's part. Its name changes with its content, so it may be kept for ever."""
    suffix = name[name.rfind(".") :]
    content = _read(name) if suffix in _TYPES else None
    if content is None:
        raise NotFoundException
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    known = [coding.partition(";")[0].strip() for coding in request.headers.get("accept-encoding", "").split(",")]
    for coding, ending in _PACKED.items():
        packed = _read(name + ending) if coding in known else None
        if packed is not None:
            content, headers["content-encoding"] = packed, coding
            break
    return Response(content, media_type=_TYPES[suffix], headers=headers)


_SEAL: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="{paper}"/>'
    '<rect x="5" y="5" width="22" height="22" rx="3" fill="{seal}"/><path d="M9 12h14M16 8v16M11 18h10" '
    'stroke="{paper}" stroke-width="2.4" stroke-linecap="round"/></svg>'
)


@get("/favicon.svg", include_in_schema=False)
async def favicon() -> Response[bytes]:
    """The seal of the house, in ink."""
    return _drawing(_SEAL.format(paper="#F5EEDC", seal="#5B5146"))


@get("/favicon-turn.svg", include_in_schema=False)
async def favicon_turn() -> Response[bytes]:
    """The seal in red: it is your turn."""
    return _drawing(_SEAL.format(paper="#F5EEDC", seal="#B3261E"))


def _drawing(picture: str) -> Response[bytes]:
    return Response(picture.encode(), media_type=_TYPES[".svg"], headers={"cache-control": "public, max-age=86400"})


ROUTES = [asset, favicon, favicon_turn]
