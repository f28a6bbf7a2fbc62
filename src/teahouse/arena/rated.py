"""Whether ratings tell who is stronger: `python -m teahouse.arena.rated GAME --games 500 --out FOLDER`.

Five players nobody knows, who play as random, Leaf, Cup, Pot and Master do, meet at tables of all but one of them
and are rated like people. What was played is written down, so that everybody can follow the ratings, and so are the
chances that the ratings gave before each game: of all the times somebody was given 30 %, they should win in 30 of 100.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from teahouse import __version__
from teahouse.arena.engines import Progress
from teahouse.arena.ladder import BUDGETS
from teahouse.arena.match import Match, notes_folder, play_match
from teahouse.arena.rating import START, Rating, chances, rate
from teahouse.arena.statistics import win_of
from teahouse.bots.levels import LEVELS

PLAYERS: Final = ("random", *LEVELS)
"""From weak to strong, by the ladder."""
BINS: Final = 10


class RatedGame(NamedTuple):
    """Who sat where, as numbers of PLAYERS, and the place of each seat."""

    seats: list[int]
    ranking: list[int]


def lineups(size: int) -> list[tuple[int, ...]]:
    """Every table of so many different players."""
    return list(combinations(range(len(PLAYERS)), size))


def matches(game: str, size: int, games: int, seed: str, master: str) -> list[Match]:
    """As many games of each lineup; seats are permuted evenly."""
    names = ["random", "leaf", "cup", "pot", f"master@{master}"]
    tables = lineups(size)
    return [
        Match(game, [names[who] for who in who_sits], -(-games // len(tables)), f"{seed}/{number}")
        for number, who_sits in enumerate(tables)
    ]


def play(game: str, size: int, games: int, seed: str, master: str, workers: int, told: Progress) -> list[RatedGame]:
    """Play the games and put them in the order in which they are rated: drawn by the seed."""
    found: list[RatedGame] = []
    for who_sits, match in zip(lineups(size), matches(game, size, games, seed, master), strict=True):
        before = len(found)

        def so_far(done: int, before: int = before) -> None:
            told(before + done)

        # what was played before an interrupt is not played again
        _, answers = play_match(match, workers, progress=so_far, folder=notes_folder(), keep=True)
        found += [RatedGame([who_sits[who] for who in one["seating"]], one["ranking"]) for one in answers]
    random.Random(f"rated/{seed}").shuffle(found)
    return found[:games]


class Rated(NamedTuple):
    """What ratings make of games: everybody's after each game, and what was said and came of each seat."""

    courses: list[list[Rating]]
    """By player, the rating before the first game and after each."""
    forecasts: list[tuple[float, float]]
    """By seat and game, the chance to win that was given and the part of the win that came."""

    @property
    def ratings(self) -> list[Rating]:
        """Everybody's, in the end."""
        return [course[-1] for course in self.courses]


def follow(games: list[RatedGame]) -> Rated:
    """Rate newcomers by games in their order."""
    found = Rated([[START] for _ in PLAYERS], [])
    for game in games:
        seated = [found.courses[who][-1] for who in game.seats]
        for seat, chance in enumerate(chances(seated)):
            found.forecasts.append((chance, win_of(game.ranking, seat)))
        after = dict(zip(game.seats, rate(seated, game.ranking), strict=True))
        for who, course in enumerate(found.courses):
            course.append(after.get(who, course[-1]))
    return found


class Bin(NamedTuple):
    """All forecasts of about the same chance: how many, what was said and what came."""

    of: int
    said: float
    came: float


def calibration(forecasts: list[tuple[float, float]]) -> tuple[list[Bin], float]:
    """The curve, a point for each tenth of chances, and the mean distance between what was said and what came."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in forecasts:
        bins[min(BINS - 1, int(said * BINS))].append((said, came))
    curve = [
        Bin(len(one), sum(said for said, _ in one) / len(one), sum(came for _, came in one) / len(one))
        for one in bins
        if one
    ]
    return curve, sum(one.of * abs(one.said - one.came) for one in curve) / len(forecasts)


def written(game: str, size: int, seed: str, master: str, games: list[RatedGame]) -> dict[str, Any]:
    """Everything, so that anybody can follow it."""
    command = f"python -m teahouse.arena.rated {game} --players {size} --games {len(games)} --seed {seed}"
    return {
        "game": game,
        "players": size,
        "version": __version__,
        "command": f"{command} --master {master}",
        "seed": seed,
        "bots": list(PLAYERS),
        "master": master,
        "games": [[game.seats, game.ranking] for game in games],
    }


def read(data: dict[str, Any]) -> list[RatedGame]:
    """The games of a file."""
    return [RatedGame(*game) for game in data["games"]]


def table(data: dict[str, Any]) -> str:
    """Ratings and calibration as tables of the documentation."""
    found = follow(read(data))
    curve, error = calibration(found.forecasts)
    lines = ["| player | rating | ± |", "|---|---|---|"]
    for name, one in zip(data["bots"], found.ratings, strict=True):
        lines.append(f"| {name} | {one.strength:.1f} | {one.unsure:.1f} |")
    lines += ["", "| chance given | came | forecasts |", "|---|---|---|"]
    lines += [f"| {100 * one.said:.0f} % | {100 * one.came:.0f} % | {one.of} |" for one in curve]
    lines += ["", f"Mean distance between chance and outcome: {100 * error:.1f} points of a hundred."]
    return "\n".join(lines) + "\n"


# -- drawn ----------------------------------------------------------------------------------------------------------

_COLOURS: Final = ("#7a7468", "#3f7d4e", "#2a6f97", "#a8641f", "#b3392f")
_SIDE: Final = 300
_LEFT: Final = 46
_TOP: Final = 34


def drawing(data: dict[str, Any]) -> str:
    """The courses of the ratings, and chances beside what came of them."""
    found = follow(read(data))
    curve, _ = calibration(found.forecasts)
    low = min(one.strength for course in found.courses for one in course) - 3
    high = max(one.strength for course in found.courses for one in course) + 3
    wide, second = 2 * (_SIDE + _LEFT) + 110, _LEFT + _SIDE + 90 + _LEFT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {_SIDE + 80}" font-family="sans-serif" '
        f'font-size="12" role="img"><title>Ratings over {len(data["games"])} games, and calibration</title>',
        f'<rect width="{wide}" height="{_SIDE + 80}" fill="#fffdf7"/>',
        _frame(_LEFT, "Rating after each game"),
        _frame(second, "Chance to win: given (across), came (up)"),
    ]
    for number in range(int(low // 20 + 1) * 20, int(high) + 1, 20):
        parts.append(_across(_LEFT, _TOP + _SIDE * (high - number) / (high - low), str(number)))
    for who, course in enumerate(found.courses):
        points = [
            f"{_LEFT + _SIDE * at / (len(course) - 1):.1f},{_TOP + _SIDE * (high - one.strength) / (high - low):.1f}"
            for at, one in enumerate(course)
        ]
        y = float(points[-1].split(",")[1])
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{_COLOURS[who]}" stroke-width="1.6"/>')
        parts.append(f'<text x="{_LEFT + _SIDE + 6}" y="{y + 4:.1f}" fill="{_COLOURS[who]}">{data["bots"][who]}</text>')
    for tenth in range(0, 11, 2):
        parts.append(_across(second, _TOP + _SIDE * (1 - tenth / 10), f"{10 * tenth} %"))
    parts.append(f'<path d="M{second} {_TOP + _SIDE}L{second + _SIDE} {_TOP}" stroke="#999" stroke-dasharray="4 4"/>')
    most = max(one.of for one in curve)
    for one in curve:
        x, y = second + _SIDE * one.said, _TOP + _SIDE * (1 - one.came)
        size = 3 + 7 * (one.of / most) ** 0.5
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#b3392f" fill-opacity="0.75">'
            f"<title>{one.of}</title></circle>"
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _frame(left: int, title: str) -> str:
    return (
        f'<text x="{left}" y="20" font-size="14" fill="#222">{title}</text>'
        f'<rect x="{left}" y="{_TOP}" width="{_SIDE}" height="{_SIDE}" fill="none" stroke="#999"/>'
    )


def _across(left: int, y: float, text: str) -> str:
    return (
        f'<path d="M{left} {y:.1f}h{_SIDE}" stroke="#ddd"/>'
        f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{text}</text>'
    )


def main(arguments: list[str]) -> None:
    """Play, or follow a file of games again; print the tables."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.arena.rated")
    parser.add_argument("game", help="a game, or the file of games that were played")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--master", help="what Master may think, such as 48sims")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the folder for the games and the drawing")
    given = parser.parse_args(arguments)
    if given.game.endswith(".json"):
        data = json.loads(Path(given.game).read_text("utf-8"))
    else:
        if given.players not in range(2, len(PLAYERS) + 1):
            parser.error(f"--players must be between 2 and {len(PLAYERS)}: everybody at a table is different")
        master = given.master or BUDGETS[given.game]

        def told(done: int) -> None:
            sys.stderr.write(f"\r{done} of {given.games} games")

        games = play(given.game, given.players, given.games, given.seed, master, given.workers, told)
        data = written(given.game, given.players, given.seed, master, games)
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        lines = ",\n".join(json.dumps(game, separators=(",", ":")) for game in data["games"])
        head = json.dumps({name: value for name, value in data.items() if name != "games"}, indent=1)[:-2]
        (given.out / f"{data['game']}.json").write_text(f'{head},\n "games": [\n{lines}\n]\n}}\n', "utf-8")
        (given.out / f"{data['game']}.svg").write_text(drawing(data), "utf-8")
    sys.stdout.write(table(data))


if __name__ == "__main__":
    main(sys.argv[1:])
