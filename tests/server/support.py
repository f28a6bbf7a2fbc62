"""What tests of the server share."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from teahouse.server import ids, lobby, play, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.settings import Limits, Settings

DRAGON = "year-of-the-dragon"
WIDE = Limits(
    http_rate=0,
    tables_minute=0,
    tables_day=0,
    tables_address_minute=0,
    tables_address_day=0,
    bot_tables=0,
    bot_tables_address=0,
    open_tables=10_000,
    guests_hour=0,
    links_hour=0,
    channels_hour=0,
    socket_messages=0,
    watcher_messages=0,
    review_seconds=0,
)
"""Limits that tests of other things do not meet."""


class Clock:
    """Time that passes when a test says so."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def settings(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: quick bots that know the small game."""
    given: dict[str, Any] = {
        "data": folder,
        "bot_pause": 0.0,
        "bot_grace": 60.0,  # however busy the machine is
        "bot_workers": 1,
        "worker": (sys.executable, "-m", "tests.server.toy_worker"),
        "limits": WIDE,
        "snapshot_every": 7,
        **changes,
    }
    return Settings(**given)


def seats(*kinds: str) -> list[wire.SeatWish]:
    """`me`, `open`, `bot LEVEL` or `hotseat NAME`."""
    wishes = []
    for kind in kinds:
        word, _, rest = kind.partition(" ")
        assert word in ("me", "open", "bot", "hotseat")
        wishes.append(
            wire.SeatWish(
                kind=word,  # type: ignore[arg-type]
                level=(rest or "random") if word == "bot" else "",
                name=rest if word == "hotseat" else "",
            )
        )
    return wishes


async def guest(house: House, name: str = "Mei") -> Guest:
    return (await house.guests.arrive(name, "tool"))[0]


async def table(house: House, owner: Guest, *kinds: str, game: str = "toy", **options: Any) -> str:
    """Open a table; the id."""
    wish = wire.NewTable(game=game, seats=seats(*kinds), options=options)
    return (await lobby.create(house, owner, wish)).id


async def look(house: House, who: Guest | None, id: str, seat: int | None = None, since: int = 0) -> dict[str, Any]:
    """The state as a guest gets it."""
    found: dict[str, Any] = json.loads(await play.state(house, who, id, seat, since))
    return found


async def take(house: House, who: Guest, id: str, *moves: str, version: int | None = None) -> wire.Receipt:
    """Store a turn."""
    if version is None:
        version = (await house.find(id)).version
    return await play.turn(house, who, id, wire.Turn(id=ids.turn_id(), version=version, moves=list(moves)))


async def play_out(house: House, id: str, *players: Guest) -> None:
    """Play a game to its end, always the first legal move of whoever is asked."""
    live = await house.find(id)
    while live.status == "running":
        mover = next((who for who in players if live.to_move in live.seats_of(who.id)), None)
        if mover is None:
            await settled(house, id)
        else:
            state = await look(house, mover, id)
            await take(house, mover, id, state["moves"][0])
        live = await house.find(id)


async def worked(house: House) -> None:
    """Wait until all that the house has begun has ended, however long that takes."""
    while house._work:
        await asyncio.wait(set(house._work))


async def settled(house: House, id: str) -> None:
    """Wait until no bot thinks."""
    live = await house.find(id)
    while live.bot is not None:
        bot = live.bot
        await bot
        await asyncio.sleep(0)  # what follows a task that has ended is still to come
        live = await house.find(id)
