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
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
_ENTRY: Final = "src/main.ts"
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
    return _ENTRY in manifest()


def scripts() -> list[str]:
    """The addresses of the scripts a table page starts with."""
    return [f"/static/{manifest()[_ENTRY]['file']}"] if built() else []


def styles() -> list[str]:
    """The addresses of the styles a page needs."""
    return [f"/static/{name}" for name in manifest()[_ENTRY].get("css", [])] if built() else []


@cache
def _read(name: str) -> bytes | None:
    found = _folder() / "assets" / name
    return found.read_bytes() if found.is_file() else None


@get("/static/assets/{name:str}", include_in_schema=False)
async def asset(name: FileName, request: StrictRequest) -> Response[bytes]:
    """A file of the browser's part. Its name changes with its content, so it may be kept for ever."""
    suffix = name[name.rfind(".") :]
    content = _read(name) if suffix in _TYPES else None
    if content is None:
        raise NotFoundException
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    packed = _read(name + ".gz") if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        content, headers["content-encoding"] = packed, "gzip"
    return Response(content, media_type=_TYPES[suffix], headers=headers)


ROUTES = [asset]
