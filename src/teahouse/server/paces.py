"""What a new table says about time: how much people have, where they are, what happens when somebody is late."""

from __future__ import annotations

from typing import Final

from teahouse.server import clocks, hours, wire
from teahouse.server.live import BOT, NEVER, Live
from teahouse.server.problems import Problem

A_DAY: Final = 1_440
"""Minutes after which somebody is away if a table says nothing else."""


def asked_for(wish: wire.NewTable) -> wire.Pace | None:
    """How much time people have; nobody at a shared screen is hurried."""
    pace = wish.pace
    if pace is None:
        return None
    if any(seat.kind == "hotseat" for seat in wish.seats):
        raise Problem(400, "clock-hotseat")
    if pace.hours is not None and pace.kind == "live":
        raise Problem(400, "live-hours")
    if pace.hours is not None and clocks.minutes_of(pace.hours) < clocks.LEAST_MINUTES:
        raise Problem(400, "short-hours", least=clocks.LEAST_MINUTES)
    return pace


def zone(pace: wire.Pace | None, named: str | None) -> str:
    """Where somebody is; it has to be known only where clocks go by it."""
    return hours.known_zone(named) if named and pace is not None and pace.hours is not None else ""


def absence(wish: wire.NewTable) -> int:
    """After how many minutes somebody is away who is asked; 0 where a clock says when, or nothing happens then."""
    if wish.pace is not None and wish.absence is not None:
        raise Problem(400, "clock-minutes")
    if wish.pace is not None or wish.replace == NEVER:
        return 0
    return A_DAY if wish.absence is None else wish.absence


def again(live: Live) -> tuple[str, int]:
    """What a table says about the late and the absent when it is played again; an older one says the nearest to it."""
    if live.replace.isdigit():
        return BOT, int(live.replace)
    replace = live.replace or NEVER
    return replace, live.absence or (0 if replace == NEVER or live.pace is not None else A_DAY)
