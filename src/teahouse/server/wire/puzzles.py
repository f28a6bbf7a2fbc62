"""Puzzles, in the language of the request."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.server.wire.common import Answer, Request

PuzzleLevel = Literal["easy", "medium", "hard"]


class ListedPuzzle(Answer):
    """A puzzle in a list."""

    game: str
    id: str
    number: int
    """Its place among those of its game, from 1."""
    level: PuzzleLevel
    players: int
    when: str
    """Where in the game it is."""


class PuzzleGame(Answer):
    """The puzzles of a game, the easy ones first."""

    game: str
    title: str
    puzzles: list[ListedPuzzle]


class Puzzles(Answer):
    """All puzzles."""

    games: list[PuzzleGame]
    day: str
    """The day, as 2026-11-16 …"""
    of_the_day: ListedPuzzle | None
    """… and its puzzle."""
    title: str
    """What that is a puzzle of."""


class Puzzle(Answer):
    """A position: what is the best move?"""

    game: str
    id: str
    number: int
    total: int
    level: PuzzleLevel
    when: str
    options: list[str]
    """Options that are not as they come."""
    next: str
    """The id of the next one of this game; the first one follows the last."""
    day: str
    """If it is the puzzle of the day: the day, as 2026-11-16."""


class PuzzleAnswer(Answer):
    """What is said to a move."""

    right: bool
    text: str
    """What it comes to …"""
    why: str
    """… and why."""
    known: str
    """How we know; only with the right answer."""


class PuzzleMove(Answer):
    """A move, and what it comes to."""

    move: str
    label: str
    lost: float
    """In chance; 0 for the best …"""
    error: float
    """… and the standard error of that."""
    points: float
    """Points at the end that it brings less than the best one."""


class PuzzleSolution(Answer):
    """The best move and all others, the better ones first."""

    chance: float
    """To win, after the best one …"""
    points: float
    """… and points at the end."""
    moves: list[PuzzleMove]
    told: PuzzleAnswer
    """What is said to the best one."""


class SolvedPuzzle(Answer):
    """A puzzle that I have solved, or that was shown to me."""

    puzzle: str
    day: str
    """The day, as 2026-11-16, if it was its puzzle; otherwise empty."""
    tries: int
    """At which try; 0: it was shown."""


class SolvedPuzzles(Answer):
    """All that I have solved, the earliest first."""

    solved: list[SolvedPuzzle]


class NewlySolved(Request):
    """As it is kept."""

    puzzle: Annotated[str, Meta(pattern=r"^[0-9a-f]{8}$")]
    day: Annotated[str, Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")]
    tries: Annotated[int, Meta(ge=0, le=1_000)]


class Solving(Request):
    """What I have solved; it may be known already."""

    solved: Annotated[list[NewlySolved], Meta(max_length=1_000)]
