"""What the documentation of the server says is so."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from teahouse.server.settings import Limits
from teahouse.server.web.app import ROUTES, document

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_every_limit_is_listed_with_its_value() -> None:
    text = (DOCS / "hosting.md").read_text("utf-8").partition("## Limits")[2]
    for name, value in msgspec.structs.asdict(Limits()).items():
        row = next((line for line in text.splitlines() if f"`{name}`" in line), "")
        assert f"{value:g}" in row, name


def test_every_route_of_the_api_is_explained() -> None:
    text = "".join((DOCS / name).read_text("utf-8") for name in ("api.md", "hosting.md"))
    paths = msgspec.json.decode(document())["paths"]
    for path in paths:
        last = path.removeprefix("/api/tables/{id}").removeprefix("/")
        assert path in text or re.search(rf"\b{re.escape(last)}\b", text), path
    assert len(ROUTES) > len(paths)
