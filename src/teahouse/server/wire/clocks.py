"""Clocks: how much time people have, and when theirs stand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.common import Answer, Request

Minute = Annotated[int, Meta(ge=0, le=1_439)]
Zone = Annotated[str, Meta(min_length=1, max_length=64)]
"""As Europe/Berlin."""


class Hours(Request):
    """The hours of the day in which clocks run, where each player is: from and to minutes after midnight."""

    begins: Minute
    ends: Minute


class Pace(Request):
    """How much time people have: so much for each turn, or live, a bank for the whole game and some more each turn."""

    kind: Literal["live", "hour", "day", "three-days", "week"]
    bank: Annotated[int, Meta(ge=60, le=21_600)] = 1_200
    """Live: seconds that each player has to begin with."""
    increment: Annotated[int, Meta(ge=0, le=600)] = 30
    """Live: seconds that come with each turn."""
    hours: Hours | None = None
    """When clocks run; left out, by day and by night. A day is what lies between these hours. Not for live games."""


class Clock(Answer):
    """The clock that runs, or stands, for the seat that is asked."""

    seat: int
    due: float
    """When it runs out; it has if that is past. Nights and holidays are in it already."""
    now: float
    """What the house's own clock shows, for those whose clock is wrong."""
    stands: Literal["", "night", "holiday"]
    """Why it does not run just now; empty if it does."""
    until: float
    """When it goes on; 0 if it runs."""


class Holiday(Request):
    """I am away until then; my clocks stand."""

    until: float
    """Seconds since 1970."""


class HolidayInfo(Answer):
    """Until when I am away, and how much of it is left."""

    until: float
    """0 if I am here."""
    most_days: int
    """How long one holiday may be."""
    days_left: int
    """How many days I may still be away in the year around now."""
