"""My tables as the home page shows them: how the running ones stand, how the finished ones ended."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from teahouse.kernel import SPECTATOR, Message
from teahouse.server import lobby
from teahouse.server.ending import ending
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.problems import Problem
from teahouse.words import Words

MOST: Final = 6
"""So many running tables are looked into, and so many past ones are told."""


class Going:
    """A table that waits or runs: in which round it is and how I stand."""

    def __init__(self, info: Any, live: Live | None, lang: str) -> None:
        self.info = info
        self.moment = self.standing = ""
        self.left = left(info, lang)
        self.part = False
        """Whether the game cannot begin before I add my part of the shuffle."""
        if info.status == "open":
            self.moment = self._gathering(Words(lang))
        if live is None or live.game is None or live.table is None or info.status != "running":
            return
        words, moment = Words(lang, live.game_name), live.game.moment(live.table)
        id = "moment" if moment.round else "moment-before"
        self.moment = words.text(id, round=moment.round, rounds=moment.rounds)
        seat = next((seat.seat for seat in info.seats if seat.mine), -1)
        if seat >= 0 and moment.round:
            scores = live.game.seen_scores(live.table, seat, False)
            ahead = sum(points > scores[seat] for points in scores)
            level = scores.count(scores[seat]) > 1
            self.standing = words.text("home-level" if level else "home-standing", place=1 + ahead, points=scores[seat])

    def _gathering(self, words: Words) -> str:
        """Who is still to come, or to open the table so that the game can begin."""
        if any(seat.kind in ("open", "reserved") for seat in self.info.seats):
            return words.text("page-status-open")
        silent = [seat for seat in self.info.seats if seat.commitment and not seat.opened]
        self.part = any(seat.mine for seat in silent)
        names = ", ".join(seat.name for seat in silent)
        return words.text("home-begin-you") if self.part else words.text("home-begin", names=names, count=len(silent))


def left(info: Any, lang: str) -> str:
    """How much time there is for the turn that is waited for; empty where none is counted."""
    if info.clock is None or info.pace is None:
        return ""
    words, seconds = Words(lang), info.clock.due - info.clock.now
    if seconds <= 0:
        return words.text("clock-short-over")
    for unit, least in (("days", 2 * 86_400), ("hours", 5400), ("minutes", 60)):
        if seconds >= least:
            size = {"days": 86_400, "hours": 3600, "minutes": 60}[unit]
            return words.text("clock-short", left=words.text(f"clock-{unit}", count=int(seconds // size)))
    return words.text("clock-short", left=words.text("clock-seconds"))


class Past:
    """A game that is over: my place, and the sentence that tells how it ended."""

    def __init__(self, info: Any, live: Live | None, lang: str) -> None:
        self.info = info
        mine = [seat.seat for seat in info.seats if seat.mine]
        self.place = min(info.ranking[seat] for seat in mine) if info.ranking and mine else 0
        words = Words(lang, info.game, [seat.name for seat in info.seats])
        told: list[Message] = []
        if live is not None and live.table is not None:
            told = ending(live.table, mine[0] if len(mine) == 1 else SPECTATOR)
        if told:
            self.sentence = words.say(told[0])
        elif info.scores and mine:
            self.sentence = words.text("web-points", points=max(info.scores[seat] for seat in mine))
        else:
            self.sentence = words.text(f"page-status-{info.status}")


class Mine(Struct):
    """All of them; of each kind a page."""

    going: list[Going]
    """Those that wait for me first, the most urgent one before the others."""
    more: bool
    """Whether there are others that go on."""
    past: list[Past]


async def mine(house: House, visitor: Guest | None, lang: str) -> Mine:
    """My tables: those that go on, however long nothing has happened there, and those that are over."""
    if visitor is None:
        return Mine([], False, [])
    on = await lobby.listed(house, visitor, "mine-on", 0)
    over = (await lobby.listed(house, visitor, "mine-over", 0)).tables
    going = [Going(info, await _live(house, info.id, place), lang) for place, info in enumerate(on.tables)]
    going.sort(key=lambda one: not (one.info.your_turn or one.part))
    past = [Past(info, await _live(house, info.id, place), lang) for place, info in enumerate(over)]
    return Mine(going, on.more, past)


async def _live(house: House, id: str, place: int) -> Live | None:
    if place >= MOST:
        return None
    try:
        return await house.peek(id)
    except Problem:
        return None  # it is damaged: what the list knows of it must do
