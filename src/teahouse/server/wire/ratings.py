"""Ratings: how strong somebody is by the games that counted, and how unsure that is."""

from __future__ import annotations

from typing import Literal

from teahouse.server.wire.common import Answer

RatedKind = Literal["", "yes"]
"""Whether a table counts for ratings: it was not asked for, or yes."""


class RatedGame(Answer):
    """A game that counted."""

    table: str
    at: float
    """When it ended, in seconds since 1970."""
    place: int
    left: bool
    """I had left before its end, and was rated as last."""
    rating: float
    """After the game."""
    unsure: float


class RatingInfo(Answer):
    """My rating in a game with so many players."""

    game: str
    players: int
    rating: float
    """25 is the start of the scale."""
    unsure: float
    """A standard deviation: it becomes less with every game."""
    provisional: bool
    """Still too unsure to be taken at its word."""
    games: list[RatedGame]
    """The oldest first."""


class Anchor(Answer):
    """The published rating of a bot, which no game changes."""

    game: str
    level: str
    rating: float


class Ratings(Answer):
    """My ratings, and those of the bots beside them."""

    ratings: list[RatingInfo]
    anchors: list[Anchor]
