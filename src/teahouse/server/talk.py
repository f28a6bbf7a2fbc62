"""Talk at a table: who hears it, who may say something, what is kept of it. It never gets into a record."""

from __future__ import annotations

import math
from typing import Any, Final

from sqlalchemy import Row

from teahouse.kernel import SPECTATOR
from teahouse.server import names, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.problems import Problem
from teahouse.server.store import talk
from teahouse.words import Words

PHRASES: Final = (
    "hello", "good-luck", "nice", "well-played", "thanks", "sorry", "oops", "moment", "back-soon", "back", "your-turn",
    "good-game", "again", "bye",
)  # fmt: skip
"""What can be said in every language: `phrase-<id>` in talk.ftl."""
_SHOWN: Final = 200
"""So many of the latest words are sent at once."""
_WINDOW: Final = 60.0


async def read(house: House, guest: Guest | None, id: str, after: int) -> wire.Talk:
    """What was said at a table after a word, as far as somebody may hear it."""
    live = await house.find(id)
    name = guest.id if guest else ""
    _listen(live, name)
    return wire.Talk(
        talk=live.talk,  # type: ignore[arg-type]
        hearers=live.hearers,  # type: ignore[arg-type]
        speak=bool(name) and name not in live.removed,
        phrases=list(PHRASES),
        words=await heard(house, live, name, after),
    )


async def heard(house: House, live: Live, guest: str, after: int, most: int = _SHOWN) -> list[wire.Word]:
    """What somebody hears of what was said after a word, the latest of it."""
    if not live.hears(guest):
        return []
    async with house.database.read() as connection:
        rows = await talk.load_words(connection, live.id, guest, after, most)
    return [_word(row, guest, row.muted is not None) for row in rows]


async def comments(house: House, guest: Guest | None, id: str, lang: str) -> str:
    """What somebody has heard at a table, as comments of a record: a reader passes over them."""
    live, words = await house.find(id), Words(lang)
    heard_there = await heard(house, live, guest.id if guest else "", 0, house.settings.limits.words_kept)
    said = [(word.name, word.text or words.text(f"phrase-{word.phrase}")) for word in heard_there if not word.muted]
    return "".join(f"# {name}: {text}\n" for name, text in said)


def _word(row: Row[Any], guest: str, muted: bool) -> wire.Word:
    return wire.Word(
        number=row.number,
        seat=row.seat,
        name=row.name,
        mine=row.guest == guest,
        phrase="" if muted else row.phrase,
        text="" if muted else row.text,
        muted=muted,
        at=row.at,
    )


def _listen(live: Live, guest: str) -> None:
    if live.talk == "off":
        raise Problem(409, "talk-off")
    if not live.hears(guest):
        raise Problem(403, "talk-seats")


async def say(house: House, guest: Guest, id: str, wish: wire.Say) -> wire.Word:
    """Say something at a table; everybody who may hear it does."""
    text = names.plain(wish.text)
    if bool(wish.phrase) == bool(text):
        raise Problem(400, "talk-empty")
    if wish.phrase and wish.phrase not in PHRASES:
        raise Problem(400, "no-phrase", phrase=wish.phrase, phrases=", ".join(PHRASES))
    limits = house.settings.limits

    async def work(live: Live) -> wire.Word:
        _listen(live, guest.id)
        if guest.id in live.removed:
            raise Problem(403, "removed")
        if text and live.talk != "free":
            raise Problem(409, "talk-phrases")
        seat = live.eyes(guest.id, wish.seat)
        sits = [one.name for one in live.seats]
        # somebody who looks on cannot pass for somebody who plays
        called = live.seats[seat].name if seat != SPECTATOR else names.apart(guest.name, sits)
        word = talk.NewWord(live.id, guest.id, seat, called, wish.phrase, text, house.clock())
        number, at = await house.database.write(
            lambda connection: talk.add_word(
                connection, word, word.at - _WINDOW, limits.words_minute, limits.words_kept
            ),
            live.id,
        )
        if not number:
            raise Problem(429, "talk-fast", retry=max(1, math.ceil(at + _WINDOW - word.at)))
        live.said = number
        live.ring()
        return wire.Word(
            number=number, seat=seat, name=called, mine=True, phrase=wish.phrase, text=text, muted=False, at=at
        )

    return await house.change(id, work)


async def spoken(house: House, guest: Guest, id: str, number: int) -> Row[Any]:
    """A word of somebody else that a guest may hear."""
    live = await house.find(id)
    _listen(live, guest.id)
    async with house.database.read() as connection:
        row = await talk.load_word(connection, id, number)
    if row is None or row.guest == guest.id:
        raise Problem(404, "no-word", number=number)
    return row


async def mute(house: House, guest: Guest, id: str, number: int, on: bool) -> None:
    """Hear nothing more of whoever has said this, at any table; or hear them again."""
    whom = (await spoken(house, guest, id, number)).guest
    await house.database.write(lambda connection: talk.mute(connection, guest.id, whom, on))
