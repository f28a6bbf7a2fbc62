"""What travels is small: long messages packed for those who ask, files in the smallest form a browser can open."""

from __future__ import annotations

import gzip
import json
import zlib

from teahouse.server.web import bundle
from tests.server.client import Web


async def test_a_long_message_is_packed_for_who_asks_and_says_the_same(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao", game="year-of-the-dragon")
    async with mei.socket(id) as plain, mei.socket(id, {"packed": True}) as packed:
        data = await packed.line.recv(decode=False)
        said = await plain.line.recv()
        assert len(data) < len(said) / 2
        assert json.loads(zlib.decompress(data)) == json.loads(said)
        answer = await packed.ask("ping")
        assert answer["status"] == 200  # a short one comes as it is


async def test_a_file_comes_in_the_smallest_form_that_the_browser_opens(web_on_file: Web) -> None:
    stranger = web_on_file.stranger()
    where = bundle.address("src/main.ts")
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
