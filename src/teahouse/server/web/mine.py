"""My tables as the home page shows them: how the running ones stand, how the finished ones ended."""

from __future__ import annotations

from typing import Any, Final

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
        self.moment = self.standing = self.left = ""
        if info.clock is not None and info.pace is not None:
            self.left = _left(Words(lang), info.clock.due - info.clock.now)
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


def _left(words: Words, seconds: float) -> str:
    """How much time there is for the turn that is waited for."""
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


async def mine(house: House, visitor: Guest | None, lang: str) -> tuple[list[Going], list[Past]]:
    """My tables: those that wait for me first, then the others that go on; and those that are over."""
    if visitor is None:
        return [], []
    found = (await lobby.listed(house, visitor, "mine", 0)).tables
    on = sorted((info for info in found if info.status in ("open", "running")), key=lambda info: not info.your_turn)
    over = [info for info in found if info.status in ("finished", "ended") and any(seat.mine for seat in info.seats)]
    going = [Going(info, await _live(house, info.id, place), lang) for place, info in enumerate(on)]
    return going, [Past(info, await _live(house, info.id, place), lang) for place, info in enumerate(over)]


async def _live(house: House, id: str, place: int) -> Live | None:
    if place >= MOST:
        return None
    try:
        return await house.peek(id)
    except Problem:
        return None  # it is damaged: what the list knows of it must do
