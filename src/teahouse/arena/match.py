"""A match: bots on even terms over many games, seats permuted evenly, and what it shows."""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import permutations
from pathlib import Path
from typing import Any

from teahouse import __version__
from teahouse.arena.engines import PROCESSES, Progress, run_jobs
from teahouse.arena.openings import Openings
from teahouse.arena.play import Interrupted, bad_bot_answer, bad_bot_of, game_seed, in_a_row, play_seats
from teahouse.arena.simulate import Plan
from teahouse.arena.statistics import mean, quantile, told_interval, wilson, win_of
from teahouse.bots import BadBot, Bot, Budget, bot, kind_of_bot
from teahouse.bots.network import digest
from teahouse.kernel import Game, Move, Value, View

Unkept = Callable[[OSError], None]
"""Told why games cannot be kept."""


class Match(Plan):
    """Who plays what, how often and from which seed: the bots change seats from game to game."""

    def __init__(
        self,
        name: str,
        bots: list[str],
        games: int,
        seed: str,
        budget: str = "",
        options: dict[str, Value] | None = None,
        components: str | None = None,
        moves: bool = False,
        starts: str = "",
    ) -> None:
        super().__init__(name, bots, seed, options, components, budget)
        self.games = games
        self.moves = moves
        """Whether each game's moves are kept, for the lab."""
        self.starts = starts
        """`all` or `random` if starts are given instead of chosen."""

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "games": self.games, "moves": self.moves, "starts": self.starts}

    def digest(self) -> str:
        """A name for exactly this match, by which it is found again after an interrupt."""
        game = self.game()
        said = [self.to_json(), __version__, game.rules_version, game.components.digest, digest(self.name)]
        said += [_code_of(name) for name in self.bots]
        return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:20]


def _code_of(name: str) -> str:
    """A name for the code of somebody's own bot, who may edit it between an interrupt and going on."""
    kind = kind_of_bot(name)
    if kind.__module__.startswith("teahouse."):
        return ""
    file = getattr(sys.modules.get(kind.__module__), "__file__", None)
    return hashlib.sha256(Path(file).read_bytes()).hexdigest() if file else ""


def seating(players: int, index: int) -> list[int]:
    """Which bot sits on each seat in game `index`: in each run of `players` games everybody has every seat once.

    The runs go through all orders around the table. The games of a run are dealt from the same seed, unless all bots
    are alike.
    """
    orders = list(permutations(range(1, players)))
    around = [0, *orders[index // players % len(orders)]]
    shift = index % players
    return [around[(seat - shift) % players] for seat in range(players)]


class Clocked(Bot):
    """A bot with a stopwatch."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.blind = getattr(player, "blind", False)  # type: ignore[misc]
        self.times: list[float] = []
        """Seconds of each decision between two moves or more."""

    def choose(self, view: View, budget: Budget) -> Move:
        begun = time.perf_counter()
        move = self.player.choose(view, budget)
        if len(view.moves) > 1:
            self.times.append(time.perf_counter() - begun)
        return move


def play_match_game(match: Match, game: Game, index: int) -> dict[str, Any]:
    """Play one game of a match; everything but the times depends on the match and the number alone."""
    players = len(match.bots)
    seated = seating(players, index)
    # the same deal from every seat, unless all bots are alike and another deal says more
    seed = game_seed(match.seed, index if len(set(match.bots)) == 1 else index // players)
    budget = Budget.parse(match.budget) if match.budget else Budget()
    try:
        seats = [Clocked(bot(match.bots[who], game, seat, f"{seed}/{seat}")) for seat, who in enumerate(seated)]
        openings = Openings(match.starts, index, players, seed) if match.starts else None
        played = play_seats(game, seats, [match.bots[who] for who in seated], seed, budget, openings)
    except BadBot as error:
        return bad_bot_answer(error)
    answer: dict[str, Any] = {
        "index": index,
        "seating": seated,
        "scores": played.scores,
        "ranking": played.ranking,
        "breakdown": played.breakdown,
        "decisions": played.decisions,
        "moves": played.moves,
        "times": [[round(1000 * second, 3) for second in seat.times] for seat in seats],
    }
    if openings is not None:
        answer["given"] = openings.seats
    if match.moves:
        answer["played"] = [[seat, text] for seat, text in played.record.moves]
    return answer


class Result:
    """What the games of a match show, by bot in the order of the match."""

    def __init__(self, match: Match, answers: list[dict[str, Any]]) -> None:
        self.match = match
        self.games = len(answers)
        count = len(match.bots)
        self.scores: list[list[int]] = [[] for _ in range(count)]
        self.wins: list[list[float]] = [[] for _ in range(count)]
        """1 for a won game; those who share the first place share the win."""
        self.sources: list[dict[str, float]] = [{} for _ in range(count)]
        self.times: list[list[float]] = [[] for _ in range(count)]
        self.winner: list[int] = []
        """The winner's score in each game."""
        self.seat_wins = [0.0] * count
        for answer in answers:
            for seat, who in enumerate(answer["seating"]):
                share = win_of(answer["ranking"], seat)
                self.scores[who].append(answer["scores"][seat])
                self.wins[who].append(share)
                self.seat_wins[seat] += share
                for source, points in answer["breakdown"][seat].items():
                    self.sources[who][source] = self.sources[who].get(source, 0) + points
                self.times[who] += answer["times"][seat]
            self.winner.append(max(answer["scores"]))
        for who in range(count):
            self.times[who].sort()
            self.sources[who] = {source: points / self.games for source, points in self.sources[who].items()}
        self.seat_wins = [wins / self.games for wins in self.seat_wins]

    def to_json(self) -> dict[str, Any]:
        """Shares and means in the order of the bots, with 95 % intervals; a mean of one game has none: null."""
        game = self.match.game()
        return {
            "game": self.match.name,
            "rules": game.rules_version,
            "version": __version__,
            "options": dict(game.options),
            "components": game.components.digest,
            "bots": self.match.bots,
            "games": self.games,
            "seed": self.match.seed,
            "budget": self.match.budget,
            "win_share": [mean(wins) for wins in self.wins],
            "win_share_interval": [list(wilson(mean(wins), self.games)) for wins in self.wins],
            "mean_score": [mean(scores) for scores in self.scores],
            "mean_score_interval": [told_interval(scores) for scores in self.scores],
            "mean_winner": mean(self.winner),
            "mean_winner_interval": told_interval(self.winner),
            "win_share_by_seat": self.seat_wins,
            "points_by_source": self.sources,
            "times_ms": [
                {
                    "decisions": len(times),
                    "mean": mean(times),
                    "median": quantile(times, 0.5),
                    "p99": quantile(times, 0.99),
                    "longest": times[-1] if times else 0.0,
                }
                for times in self.times
            ],
            "scores": self.scores,
        }


def play_match(
    match: Match,
    workers: int = 1,
    engine: str = PROCESSES,
    address: str | None = None,
    progress: Progress | None = None,
    folder: Path | None = None,
    keep: bool = False,
    unkept: Unkept | None = None,
    upto: int | None = None,
) -> tuple[Result, list[dict[str, Any]]]:
    """Play a match, or as many of its games as `upto` says; an interrupt is answered by Interrupted.

    The result, times aside, is the same for any number of workers and any engine.
    What is played is kept in `folder` until the match is complete (with `keep`, also after that), so that the same
    call goes on after an interrupt. Where nothing can be written it is played all the same, and `unkept` is told.
    """
    notes = Notes.of(match, folder, unkept)
    games = match.games if upto is None else min(upto, match.games)
    answers = notes.read(games)
    todo = [index for index in range(games) if index not in answers]
    if progress is not None and answers:
        progress(len(answers))
    try:
        with notes:
            for number, answer in run_jobs("match", match.to_json(), todo, workers, engine, address):
                if "error" in answer:
                    raise bad_bot_of(answer, todo[number])
                answers[answer["index"]] = answer
                notes.add(answer)
                if progress is not None:
                    progress(len(answers))
    except KeyboardInterrupt:
        raise Interrupted(in_a_row(answers)) from None
    if not keep:
        notes.forget()
    ordered = in_a_row(answers)
    return Result(match, ordered), ordered


class Notes:
    """Finished games on disk, a line each, for going on after an interrupt."""

    def __init__(self, path: Path | None, unkept: Unkept | None = None) -> None:
        self.path = path
        self._unkept = unkept
        self._file: Any = None

    @staticmethod
    def of(match: Match, folder: Path | None, unkept: Unkept | None = None) -> Notes:
        """The notes of a match; without a folder none are taken."""
        return Notes(None if folder is None else folder / f"match-{match.digest()}.jsonl", unkept)

    def read(self, games: int) -> dict[int, dict[str, Any]]:
        """The games that were finished before; a line cut off by the interrupt does not count."""
        found: dict[int, dict[str, Any]] = {}
        if self.path is None:
            return found
        try:
            text = self.path.read_text("utf-8")
        except OSError:
            return found  # there are none; whether some can be taken is seen after the first game
        for line in text.splitlines():
            try:
                answer = json.loads(line)
            except ValueError:
                continue
            if answer["index"] < games:
                found[answer["index"]] = answer
        return found

    def __enter__(self) -> Notes:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()

    def add(self, answer: dict[str, Any]) -> None:
        """Keep a game; after the first that cannot be kept no more is tried."""
        if self.path is None:
            return
        try:
            if self._file is None:
                self._file = self._opened(self.path)
            self._file.write(json.dumps(answer) + "\n")
            self._file.flush()
        except OSError as error:
            self.path = None
            if self._unkept is not None:
                self._unkept(error)

    @staticmethod
    def _opened(path: Path) -> Any:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a", encoding="utf-8")
        if file.tell():
            file.write("\n")  # a line cut off must not swallow the next one
        return file

    def forget(self) -> None:
        """The match is complete, and whoever wanted its games has them."""
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)


def notes_folder() -> Path:
    """Where unfinished matches are kept: the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(cache) / "teahouse"
