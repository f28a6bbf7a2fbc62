"""What travels is small: messages, the box and files are packed for those who can open them."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect

from teahouse.library import build, rulebook, rulebooks
from teahouse.server.sight import box_of
from teahouse.server.web import bundle
from tests.server.client import Web


async def test_a_socket_packs_its_messages_for_whoever_can_open_them(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao", game="year-of-the-dragon")
    address = mei.address.replace("http", "ws", 1) + f"/api/tables/{id}/live"
    heard: list[tuple[int, str]] = []
    for compression in ("deflate", None):
        async with connect(
            address, compression=compression, additional_headers={"Authorization": f"Bearer {mei.token}"}
        ) as line:
            sizes: list[int] = []
            line.protocol.reader.feed_data = _counting(line.protocol.reader.feed_data, sizes)  # type: ignore[assignment,method-assign]
            await line.send(json.dumps({"type": "hello", "packed": True}))  # as version 0.1.0 said it
            said = await line.recv()
            assert isinstance(said, str)
            heard.append((sum(sizes), said))
    (packed, one), (plain, other) = heard
    assert one == other
    assert packed < plain / 2


def _counting(feed: Callable[[bytes | bytearray], None], sizes: list[int]) -> Callable[[bytes | bytearray], None]:
    def count(data: bytes | bytearray) -> None:
        sizes.append(len(data))
        feed(data)

    return count


async def test_the_box_comes_packed_and_once(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao", game="year-of-the-dragon")
    state = await mei.state(id)
    path = f"/api/tables/{id}/box/{state['box']}"
    sizes: dict[str, int] = {}
    for coding in ("identity", "gzip"):
        async with mei.http.stream("GET", path, headers={"Accept-Encoding": coding}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding", "identity") == coding
        assert "immutable" in answer.headers["cache-control"]
        sizes[coding] = len(raw)
        box = json.loads(gzip.decompress(raw) if coding == "gzip" else raw)
        assert set(state["moves"]) <= set(one_by_one(box["moves"]))
    assert sizes["gzip"] < 10_000 < sizes["identity"]


def one_by_one(moves: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Moves that come by columns, as a client puts them together."""
    found: dict[str, dict[str, Any]] = {}
    for alike in moves:
        for place, target in enumerate(alike["targets"]):
            rows = {part: {name: column[place] for name, column in alike[part].items()} for part in ("params", "args")}
            label = {"id": alike["label"], "args": rows["args"]}
            text = " ".join(column[place] for column in alike["words"])
            found[text] = {"kind": alike["kind"], "params": rows["params"], "label": label, "target": target}
    return found


@pytest.mark.parametrize("name", [book.name for book in rulebooks()])
def test_the_box_says_of_every_move_what_the_catalogue_says(name: str) -> None:
    game = build(name, rulebook(name).most_players, None, {})
    read = one_by_one(json.loads(gzip.decompress(box_of(game)[1]))["moves"])
    said = {move.text: move.to_json() for move in game.catalogue.moves}
    assert read == {
        text: {part: one[part] for part in ("kind", "params", "label", "target")} for text, one in said.items()
    }


async def test_a_file_comes_in_the_smallest_form_that_the_browser_opens(web_on_file: Web) -> None:
    stranger = web_on_file.stranger()
    where = bundle.address(bundle.board("yinzi"))
    if not where:  # the browser's part is not built here
        return
    sizes: dict[str, int] = {}
    for coding in ("identity", "gzip", "br"):
        async with stranger.http.stream("GET", where, headers={"Accept-Encoding": coding}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding", "identity") == coding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        sizes[coding] = len(raw)
        if coding == "gzip":
            raw = gzip.decompress(raw)
            assert len(raw) == sizes["identity"]
    assert sizes["br"] < sizes["gzip"] < sizes["identity"]


async def test_scripts_and_styles_carry_the_headers_that_count_for_them_and_drawings_all(web_on_file: Web) -> None:
    stranger = web_on_file.stranger()
    found = [bundle.address(source) for source in ("src/main.ts", "src/home/yinzi.svg")]
    if not all(found):  # the browser's part is not built here
        return
    script, drawing = [(await stranger.http.get(where)).headers for where in found]
    style = (await stranger.http.get(bundle.styles("src/main.ts")[0])).headers
    for headers in (script, style, drawing):
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in script
    assert "content-security-policy" not in style
    assert "default-src 'none'" in drawing["content-security-policy"]  # it can be opened as a page of its own
    missing = (await stranger.http.get("/static/assets/missing.js")).headers
    assert "default-src 'none'" in missing["content-security-policy"]


@pytest.mark.parametrize("path", ["/", "/puzzles", "/rules/yinzi"])
async def test_a_page_names_the_scripts_it_begins_with_and_brings_no_table(web_on_file: Web, path: str) -> None:
    stranger = web_on_file.stranger()
    if not bundle.built():  # the browser's part is not built here
        return
    said = (await stranger.http.get(path)).text
    named = re.findall(r'(?:src|rel="modulepreload" href)="/static/assets/([^"]+\.js)"', said)
    size = 0
    for name in named:
        answer = await stranger.http.get(f"/static/assets/{name}", headers={"Accept-Encoding": "identity"})
        assert set(re.findall(r'(?:from|\bimport)"\./([^"]+\.js)"', answer.text)) <= set(named)
        size += len(answer.content)
    assert 5_000 < size < 40_000
