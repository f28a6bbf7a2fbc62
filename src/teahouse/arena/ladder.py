"""The ladder: each level against the next, so that everybody can repeat it."""

from __future__ import annotations

import platform
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from teahouse import __version__
from teahouse.arena.engines import PROCESSES
from teahouse.arena.match import Match, Notes, Result, Unkept, play_match
from teahouse.arena.rating import SCALE
from teahouse.arena.rating import model as openskill
from teahouse.arena.statistics import mean, told_interval
from teahouse.bots.levels import LEVELS
from teahouse.library import rulebook

SIZES: Final = (2, 4)
"""Numbers of players at which levels meet."""
ALIKE: Final = 4
"""Number of players at which a level meets itself."""
BUDGETS: Final = {"year-of-the-dragon": "48sims", "yinzi": "16sims", "dragon-boats": "48sims"}
"""What Master may think on the published ladders: far less than it has time for at a table. The others need none."""
GAMES: Final = 100
"""How many games each of their steps has."""


class Rung:
    """A level against the one below it: alone against one, alone among three; or a level among its like."""

    __slots__ = ("games", "lower", "players", "upper")

    def __init__(self, upper: str, lower: str, players: int, games: int) -> None:
        self.upper = upper
        self.lower = lower
        self.players = players
        self.games = games

    def match(self, game: str, seed: str) -> Match:
        return Match(game, [self.upper] + [self.lower] * (self.players - 1), self.games, seed)

    @property
    def alike(self) -> bool:
        """Whether everybody at the table is of the same level."""
        return self.upper == self.lower


def rungs(master: str, most_players: int, games: int) -> list[Rung]:
    """Random, then the four levels, Master with a budget in simulations; then levels among their like."""
    levels = ["random", "leaf", "cup", "pot", f"master@{master}"]
    sizes = [players for players in SIZES if players <= most_players]
    found = [Rung(upper, lower, players, games) for lower, upper in pairwise(levels) for players in sizes]
    if most_players >= ALIKE:
        found += [Rung(level, level, ALIKE, max(1, games * 2 // 5)) for level in ("cup", "pot", f"master@{master}")]
    return found


Told = Callable[[Rung], Callable[[int], None]]
"""Told of each rung; what it returns is told of each game."""


class Climb:
    """All rungs of a game, played."""

    def __init__(self, game: str, games: int, seed: str, command: str) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.command = command
        self.results: list[tuple[Rung, Result]] = []
        self.answers: list[tuple[Rung, list[dict[str, Any]]]] = []

    def play(
        self,
        steps: list[Rung],
        workers: int,
        engine: str,
        address: str | None,
        told: Told,
        folder: Path | None,
        unkept: Unkept | None = None,
    ) -> None:
        """Play every rung; what was played before an interrupt is not played again."""
        for rung in steps:
            match = rung.match(self.game, self.seed)
            result, answers = play_match(match, workers, engine, address, told(rung), folder, True, unkept)
            self.results.append((rung, result))
            self.answers.append((rung, answers))

    def ratings(self) -> dict[str, tuple[float, float]]:
        """For each level its rating and how sure that is, from all games in the order they were played."""
        model = openskill()
        known: dict[str, Any] = {}
        for rung, answers in self.answers:
            if rung.alike:
                continue
            names = [rung.upper] + [rung.lower] * (rung.players - 1)
            for answer in answers:
                seated = [names[who].partition("@")[0] for who in answer["seating"]]
                teams = [[known.setdefault(name, model.rating(name=name))] for name in seated]
                rated = model.rate(teams, ranks=[float(place) for place in answer["ranking"]])
                for name in set(seated):
                    # a level on several seats learns the mean of what its seats did
                    found = [team[0] for team, who in zip(rated, seated, strict=True) if who == name]
                    known[name] = model.rating(
                        mu=mean([one.mu for one in found]),
                        sigma=mean([one.sigma for one in found]),
                        name=name,
                    )
        return {name: (float(one.mu), float(one.sigma)) for name, one in known.items()}

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "version": __version__,
            "rules": rulebook(self.game).rules_version,
            "python": platform.python_version(),
            "command": self.command,
            "games_each": self.games,
            "seed": self.seed,
            "scale": SCALE,
            "ratings": {name: list(pair) for name, pair in self.ratings().items()},
            "rungs": [
                {"upper": rung.upper, "lower": rung.lower, "players": rung.players, **_short(result)}
                for rung, result in self.results
                if not rung.alike
            ],
            "alike": [
                {"level": rung.upper, "players": rung.players, **_among_its_like(result)}
                for rung, result in self.results
                if rung.alike
            ],
        }

    def page(self) -> str:
        """The ladder as a page of the documentation."""
        data = self.to_json()
        kind = rulebook(self.game)
        lines = [
            f"# The ladder of {kind.title}",
            "",
            f"Version {data['version']}, rules {data['rules']}, Python {data['python']}. Repeat it with",
            "",
            "```",
            self.command,
            "```",
            "",
            "Seats are permuted evenly, and Master's budget is simulations a decision, so the same command gives the",
            "same games. With 4 players one of the stronger level sits among three of the weaker; an even share would",
            f"be 25 %. A pair of levels plays {data['games_each']} games at each table size. Intervals are at 95 %,",
            "those of wins by Wilson.",
            "",
            "| level | against | players | games | wins | interval | mean score | theirs |",
            "|---|---|---|---|---|---|---|---|",
        ]
        for rung in data["rungs"]:
            low, high = rung["win_share_interval"]
            lines.append(
                f"| {rung['upper']} | {rung['lower']} | {rung['players']} | {rung['games']} "
                f"| {100 * rung['win_share']:.1f} % | {100 * low:.1f} – {100 * high:.1f} % "
                f"| {rung['mean_score']:.1f} | {rung['mean_score_of_others']:.1f} |"
            )
        if data["alike"]:
            lines += [
                "",
                "A level among its like:",
                "",
                "| level | players | games | mean score | interval | mean winner | interval |",
                "|---|---|---|---|---|---|---|",
            ]
        for row in data["alike"]:
            lines.append(
                f"| {row['level']} | {row['players']} | {row['games']} | {row['mean_score']:.1f} "
                f"| {_span(row['mean_score_interval'])} | {row['mean_winner']:.1f} "
                f"| {_span(row['mean_winner_interval'])} |"
            )
        lines += [
            "",
            f"Ratings by openskill ({SCALE}; 25 is the start of the scale, more is better), over all games between",
            "levels:",
            "",
            "| level | rating | ± |",
            "|---|---|---|",
        ]
        for name in ("random", *LEVELS):
            if name in data["ratings"]:
                rating, unsure = data["ratings"][name]
                lines.append(f"| {name} | {rating:.1f} | {unsure:.1f} |")
        return "\n".join(lines) + "\n"


def _span(interval: list[float] | None) -> str:
    return "–" if interval is None else f"{interval[0]:.1f} – {interval[1]:.1f}"


def _short(result: Result) -> dict[str, Any]:
    told = result.to_json()
    others = told["mean_score"][1:]
    return {
        "games": told["games"],
        "win_share": told["win_share"][0],
        "win_share_interval": told["win_share_interval"][0],
        "mean_score": told["mean_score"][0],
        "mean_score_of_others": mean(others),
        "mean_winner": told["mean_winner"],
    }


def _among_its_like(result: Result) -> dict[str, Any]:
    told = result.to_json()
    # the scores of one table hang together, so a table counts as one
    tables = [mean(scores) for scores in zip(*result.scores, strict=True)]
    return {
        "games": told["games"],
        "mean_score": mean(tables),
        "mean_score_interval": told_interval(tables),
        "mean_winner": told["mean_winner"],
        "mean_winner_interval": told["mean_winner_interval"],
    }


def climb(
    game: str,
    games: int,
    seed: str,
    master: str,
    command: str,
    told: Told,
    workers: int = 1,
    engine: str = PROCESSES,
    address: str | None = None,
    folder: Path | None = None,
    unkept: Unkept | None = None,
) -> Climb:
    """Play the whole ladder of a game."""
    openskill()  # what is missing should be missed now, not after the last game
    found = Climb(game, games, seed, command)
    steps = rungs(master, rulebook(game).most_players, games)
    found.play(steps, workers, engine, address, told, folder, unkept)
    for rung in steps:
        Notes.of(rung.match(game, seed), folder).forget()
    return found


def published(known: dict[str, Any], climbed: Climb) -> dict[str, Any]:
    """The ratings that the bots show, with those of the game that was climbed."""
    return {
        **known,
        climbed.game: {name: round(rating, 1) for name, (rating, _) in climbed.ratings().items() if name in LEVELS},
    }
