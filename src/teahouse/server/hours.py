"""Hours of the day where somebody is, as moments in seconds since 1970."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from teahouse.server.problems import Problem


def known_zone(zone: str) -> str:
    """A zone such as Europe/Berlin; a Problem for anything else."""
    try:
        ZoneInfo(zone)
    except (ValueError, LookupError, OSError):
        raise Problem(400, "no-zone", zone=zone) from None
    return zone


def quiet_until(begins: int, ends: int, zone: str, now: float) -> float:
    """When hours end that last now, from and to minutes after midnight; `now` if it is not one of them."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    if not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends):
        return now
    day = here + timedelta(days=1) if minute >= ends else here
    return day.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0).timestamp()


def next_time(minute: int, zone: str, now: float) -> float:
    """When clocks on the wall next show a minute after midnight."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    for days in (0, 1, 2):
        day = here + timedelta(days=days)
        found = day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0).timestamp()
        if found > now:
            return found
    raise AssertionError("a day has every minute")
