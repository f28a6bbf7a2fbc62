"""What cannot be read is refused with 400, whatever it is; nothing of it reaches a table."""

from __future__ import annotations

import pytest

from teahouse.server.house import House
from teahouse.server.settings import Settings
from teahouse.words import Words, _bundle
from tests.server.client import Web
from tests.server.support import guest, table

pytestmark = pytest.mark.anyio

UNREADABLE = [
    b'{"name":"\xff\xfe"}',
    b"\xff",
    b"[" * 60_000,
    b'{"name":' * 8_000,
    b'{"name":"\\ud800\\ud800"}',
    b'{"name":' + b"1" * 5_000 + b"}",
    b"\xef\xbb\xbf{}",
    b'{"name":"a\\u0000b"}',
]


@pytest.mark.parametrize("body", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_a_body_that_cannot_be_read_is_refused(web_on_file: Web, body: bytes) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    for path in ("/api/guests", "/api/transfer", f"/api/tables/{id}/turn", f"/api/tables/{id}/explain"):
        answer = await mei.http.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (path, answer.text[:200])


async def test_a_message_that_cannot_be_read_is_answered_and_the_socket_goes_on(web_on_file: Web) -> None:
    mei = await web_on_file.guest()
    id = await mei.table("me", "hotseat Bao")
    async with mei.socket(id) as socket:
        for message in ("[" * 8_000, '{"type":' * 900, '{"type":"try","moves":' + "[" * 4_000, '{"type":"\\ud800"}'):
            await socket.line.send(message)
            assert (await socket.hear("answer"))["status"] == 400
        assert (await socket.ask("ping"))["status"] == 200


async def test_presence_does_not_follow_a_clock_that_is_set(file_place: Settings, toy: str) -> None:
    day, steady = [1_000_000.0], [50.0]
    house = House(file_place, lambda: day[0], lambda: steady[0])
    await house.open()
    mei = await guest(house)
    house.saw(mei)
    live = await house.find(await table(house, mei, "me", "hotseat Bao"))
    for jump in (86_400.0, -172_800.0):
        day[0] += jump
        house.sweep()
        assert not house.away(mei.id)
        assert live.id in house.live
    steady[0] += house.settings.limits.absent_seconds + 1
    assert house.away(mei.id)
    house.sweep()
    assert live.id not in house.live
    await house.close()


def test_only_the_sentences_that_are_said_are_read() -> None:
    _bundle.cache_clear()
    words = Words("en", "yinzi")
    all_of_them = len(_bundle("en", "yinzi")._unread)
    assert words.text("game-title")
    assert words.has("option-short") or words.has("game-summary")
    assert all_of_them - len(_bundle("en", "yinzi")._unread) < 10 < all_of_them
