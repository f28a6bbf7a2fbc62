"""What a new table says about time: how much people have, where they are, what happens when somebody is late."""

from __future__ import annotations

from teahouse.server import clocks, hours, wire
from teahouse.server.live import BOT, NEVER
from teahouse.server.problems import Problem


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


def when_late(wish: wire.NewTable) -> str:
    """What happens when somebody is late; where a clock says when, minutes have nothing to say."""
    if wish.pace is None:
        return "" if wish.replace in (None, BOT) else str(wish.replace)
    if isinstance(wish.replace, int):
        raise Problem(400, "clock-minutes")
    return wish.replace or NEVER
