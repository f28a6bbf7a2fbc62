"""A puzzle: a position out of a game, the one move that is clearly best there, and what every other one loses."""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

from teahouse.kernel import BadData, Game, Table, Value
from teahouse.library import box, build, folder_of, rulebook
from teahouse.review import Reason

FORMAT: Final = 1
EASY, MEDIUM, HARD = LEVELS = ("easy", "medium", "hard")


@dataclass(slots=True)
class Other:
    """A move that is not the best, and what it comes to."""

    move: str
    lost: float
    """What it loses, in chance …"""
    error: float
    """… the standard error of that …"""
    points: list[float]
    """… and in points, by source."""
    why: Reason
    """What speaks for the best one against it."""
    rival: int = -1
    """Who profits most by it; -1 if nobody knows …"""
    gain: float = 0.0
    """… and by how much, in chance."""


@dataclass(slots=True)
class Puzzle:
    """A position, seen by the seat to move."""

    id: str
    players: int
    options: dict[str, Value]
    """Those that are not as they come."""
    moves: list[str]
    """What led to the position, NATURE's draws included."""
    seat: int
    round: int
    rounds: int
    phase: str
    answer: str
    chance: float
    """To win, after the best move …"""
    points: list[float]
    """… and final points by source."""
    others: list[Other]
    """All other legal moves, the better ones first."""
    looks: int
    """How many times the best moves were played on."""
    level: str
    found: dict[str, int]
    """How many of ten times it is found: by the bots, by name."""

    @property
    def lost(self) -> float:
        """What the next best move loses."""
        return self.others[0].lost

    @property
    def kind(self) -> str:
        """What kind of decision it is: the phase, and what is done."""
        return f"{self.phase} {verb(self.answer)}"

    def build(self, game: str) -> Game:
        """The game it is a position of."""
        return build(game, self.players, None, dict(self.options))

    def table(self, game: Game) -> Table:
        """The position."""
        table = game.new()
        for text in self.moves:
            table.play(game.move(text))
        return table

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def read(data: dict[str, Any]) -> Puzzle:
        """A puzzle from its JSON."""
        others = [Other(**{**one, "why": Reason(**one["why"])}) for one in data["others"]]
        return Puzzle(**{**data, "others": others})


@dataclass(slots=True)
class Shelf:
    """The puzzles of one game."""

    game: str
    puzzles: list[Puzzle]

    def write(self) -> bytes:
        """As a file: the same puzzles give the same bytes."""
        data = {
            "format": FORMAT,
            "game": self.game,
            "rules": rulebook(self.game).rules_version,
            "components": box(self.game).digest,
            "sources": list(rulebook(self.game).sources),
            "puzzles": [one.to_json() for one in self.puzzles],
        }
        return gzip.compress(json.dumps(data, separators=(",", ":")).encode(), mtime=0)


def verb(move: str) -> str:
    """What a move does: its first word."""
    return move.split()[0].partition("@")[0]


def name_of(moves: list[str], options: dict[str, Value]) -> str:
    """The id of a position: what it is reached by, in short."""
    told = json.dumps([options, moves], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def read_shelf(packed: bytes, file: str) -> Shelf:
    """Puzzles from a file; BadData if it is none, or one for other rules or another box."""
    try:
        data = json.loads(gzip.decompress(packed))
        kind = rulebook(data["game"])
        fits = (data["format"], data["rules"], data["components"], tuple(data["sources"]))
        wanted = (FORMAT, kind.rules_version, box(kind.name).digest, tuple(kind.sources))
        if fits == wanted:
            return Shelf(kind.name, [Puzzle.read(one) for one in data["puzzles"]])
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise BadData(f"{file} is no file of puzzles: {error}") from None
    raise BadData(
        f"{file} holds puzzles for another version of the rules or the box: make new ones with `teahouse puzzles`"
    )


@cache
def puzzles(game: str) -> list[Puzzle]:
    """The puzzles that come with a game; none if it has none."""
    file = files("teahouse.puzzles") / "shelf" / f"{folder_of(game)}.json.gz"
    return read_shelf(file.read_bytes(), file.name).puzzles if file.is_file() else []


def puzzle_of_the_day(games: list[str], day: date) -> tuple[str, Puzzle] | None:
    """The puzzle of a day, another game every day; None where there are none."""
    number = day.toordinal()
    with_puzzles = [game for game in games if puzzles(game)]
    if not with_puzzles:
        return None
    game = with_puzzles[number % len(with_puzzles)]
    shelf = puzzles(game)
    # neighbours on the shelf are much alike in level: a step that has no factor in common with its length visits all
    return game, shelf[number // len(with_puzzles) * _step(len(shelf)) % len(shelf)]


def _step(count: int) -> int:
    """A step through so many that visits all of them before it comes back."""
    from math import gcd

    step = max(1, round(count * 0.382))
    while gcd(step, count) != 1:
        step += 1
    return step
