"""Clocks of people: when they run out, when they stand. Only sums; what they are made of is stored with the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from teahouse.server import wire
from teahouse.server.hours import next_time, quiet_until
from teahouse.server.live import Live

LEAST_MINUTES: Final = 60
"""The hours in which clocks run are this long at least."""
BREATH: Final = 60.0
"""Seconds that somebody has at least who comes back to a live game."""
_DAYS: Final = {"day": 1, "three-days": 3, "week": 7}
_LEAD: Final = {"hour": 900.0, "day": 3 * 3600.0, "three-days": 12 * 3600.0, "week": 86_400.0}
"""So many seconds of their own clock before the end somebody is reminded, but not in the first half of their time."""
_UTC: Final = "UTC"

Holiday = tuple[float, float]
"""From when until when somebody is away."""


class Ticking(Struct, frozen=True):
    """What is stored of a table's clock."""

    asked: float
    """When the seat to move was asked."""
    due: float | None = None
    """When its clock runs out; None where none runs."""
    alarm: float | None = None
    """When the house has to do something about it: remind, then see to it that the time is over."""
    banks: dict[int, float] = {}
    """By seat, the seconds that are left for the whole game, where they have changed."""


def minutes_of(hours: wire.Hours) -> int:
    """How long clocks run each day."""
    return (hours.ends - hours.begins) % 1_440


def allowance(pace: wire.Pace) -> float:
    """The seconds of a turn; a day has as many as clocks run in a day."""
    day = 86_400.0 if pace.hours is None else minutes_of(pace.hours) * 60.0
    return _DAYS[pace.kind] * day if pace.kind in _DAYS else 3600.0


def runs_out(start: float, pace: wire.Pace, zone: str, away: Sequence[Holiday]) -> float:
    """When the time of a turn that begins at `start` is over, nights and holidays left out."""
    return passes(start, allowance(pace), pace.hours, zone, away)


def reminds(start: float, pace: wire.Pace, zone: str, away: Sequence[Holiday]) -> float:
    """When somebody is reminded of a turn that begins at `start`: by their clock, so never in a night that is free."""
    seconds = allowance(pace)
    return passes(start, seconds - min(_LEAD[pace.kind], seconds / 2), pace.hours, zone, away)


def passes(start: float, seconds: float, hours: wire.Hours | None, zone: str, away: Sequence[Holiday]) -> float:
    """When so much time has passed on a clock that starts at `start`, nights and holidays left out."""
    at, left = start, seconds
    while True:
        on = _goes_on(at, hours, zone, away)
        if on > at:
            at = on
            continue
        stops = [begins for begins, _ in away if begins > at]
        if hours is not None:
            stops.append(next_time(hours.ends, zone or _UTC, at))
        stop = min(stops, default=at + left)
        if at + left <= stop:
            return at + left
        left -= stop - at
        at = stop


def _goes_on(at: float, hours: wire.Hours | None, zone: str, away: Sequence[Holiday]) -> float:
    """When a clock goes on that stands; `at` if it runs."""
    for begins, ends in away:
        if begins <= at < ends:
            return ends
    return at if hours is None else quiet_until(hours.ends, hours.begins, zone or _UTC, at)


def runs(live: Live, to_move: int) -> bool:
    """Whether somebody can be late while a seat is asked: a person can, a bot never."""
    return live.timed and to_move >= 0 and live.seats[to_move].kind == "guest" and not live.seats[to_move].bot


def ask(live: Live, to_move: int, asked: float, away: Sequence[Holiday], banks: dict[int, float]) -> Ticking:
    """The clock of a seat that is asked at a moment."""
    if not runs(live, to_move):
        return Ticking(asked, banks=banks)
    if live.pace is None:
        return Ticking(asked, alarm=missed(live, asked, away))
    seat = live.seats[to_move]
    if live.pace.kind == "live":
        due = asked + banks.get(to_move, bank(live, to_move) or 0.0)
        return Ticking(asked, due, due, banks)
    due = runs_out(asked, live.pace, seat.zone, away)
    return Ticking(asked, due, reminds(asked, live.pace, seat.zone, away), banks)


def missed(live: Live, since: float, away: Sequence[Holiday]) -> float:
    """When somebody is away whose last sign of life, or question, was then, at a table without a clock."""
    return passes(since, live.absence * 60.0, None, "", away)


def turn(live: Live, mover: int, to_move: int, now: float, away: Sequence[Holiday]) -> Ticking:
    """The clock after a turn; `mover` is the person who made it, NOBODY if a bot did or the game begins."""
    banks: dict[int, float] = {}
    if live.pace is not None and live.pace.kind == "live" and mover >= 0:
        more = live.pace.increment if to_move != mover else 0
        banks[mover] = spent(live, mover, now) + more
    return ask(live, to_move, now, away, banks)


def spent(live: Live, seat: int, now: float) -> float:
    """The seconds that are left in a bank after the time since the seat was asked."""
    return max(0.0, (bank(live, seat) or 0.0) - max(0.0, now - live.asked))


def bank(live: Live, seat: int) -> float | None:
    """The seconds that a person had left for the whole game when last asked; None if there is no such thing."""
    if live.pace is None or live.pace.kind != "live" or live.seats[seat].kind != "guest":
        return None
    left = live.seats[seat].bank
    return float(live.pace.bank) if left is None else left


def late(live: Live, to_move: int, now: float) -> bool:
    """Whether the seat that is asked has no time left."""
    return live.due is not None and runs(live, to_move) and now >= live.due


def shown(live: Live, to_move: int, now: float) -> wire.Clock | None:
    """The clock as everybody sees it."""
    if live.due is None or live.status != "running" or not runs(live, to_move):
        return None
    seat = live.seats[to_move]
    if live.pace is None or live.pace.kind == "live" or now >= live.due:
        until, why = 0.0, ""
    elif live.holidays.get(seat.guest, 0.0) > now:
        until, why = live.holidays[seat.guest], "holiday"
    else:
        until = _goes_on(now, live.pace.hours, seat.zone, ())
        why = "night" if until > now else ""
    return wire.Clock(seat=to_move, due=live.due, now=now, stands=why, until=until if why else 0.0)  # type: ignore[arg-type]
