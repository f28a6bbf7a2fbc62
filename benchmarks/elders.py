"""New bots against those of an earlier version, asked over a pipe.

    python -m benchmarks.elders year-of-the-dragon --new pot --old master@100sims --players 4 --games 200

The earlier version (0.1.0) is checked out into build/elders and compiled there once;
--elders names a folder that is ready. The new bot has every seat as often, and the same deals from each.

With --out FILE every game is a line of that file, and with --seconds the match stops where it stands: games that are
not over are kept with their moves. The same command goes on from there, so a long match can be played in pieces.

    python -m benchmarks.elders --summary FILE

prints what all matches of a file have come to so far.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from teahouse.bots import Budget, bot
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Game
from teahouse.library import build

ROOT = Path(__file__).resolve().parent.parent
COMMIT = "a37da2f"


class Elders:
    """A process of the earlier version."""

    def __init__(self, folder: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("elder.py"))],
            env={**os.environ, "PYTHONPATH": folder, "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._unsaid: list[str] = []

    def _say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def begin(self, game: Game, seats: dict[int, str], seed: str) -> None:
        """Sit down at a new game."""
        self._unsaid = []
        about = {"game": game.name, "players": game.players, "options": game.changed_options()}
        about["components"] = game.components.changes
        self._say({**about, "seats": {str(seat): name for seat, name in seats.items()}, "seed": seed})

    def played(self, text: str) -> None:
        self._unsaid.append(text)

    def ask(self, seat: int) -> str:
        """The move that a seat chooses."""
        assert self._process.stdout is not None
        self._say({"moves": self._unsaid, "ask": seat})
        self._unsaid = []
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the earlier version has given up: its message is above")
        return str(json.loads(line))

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(timeout=30)
        self._process.stdout.close()


_elders: Elders | None = None
MATCH = ("game", "players", "new", "old", "seed", "components")
"""What makes two games of a file games of the same match."""


class Job(NamedTuple):
    """A game to play, or to play on."""

    asked: argparse.Namespace
    number: int
    before: dict[str, Any]
    """What was kept of it: its moves and how long the new bot has thought."""
    end: float
    """When to stop, as a time of the clock on the wall."""


def play(job: Job) -> dict[str, Any]:
    """One game: what it came to for the new bot, or how far it got."""
    global _elders
    asked, index = job.asked, job.number
    if time.time() > job.end:
        return {"moves": []}
    if _elders is None:
        _elders = Elders(asked.elders)
    changes = Path(asked.components).read_text("utf-8") if asked.components else None
    game = build(asked.game, asked.players, changes, {})
    mine = index % asked.players
    seed = f"{asked.seed}-{index // asked.players}"
    _elders.begin(game, {seat: asked.old for seat in range(asked.players) if seat != mine}, f"{seed}/old")
    new = bot(asked.new, game, mine, f"{seed}/new")
    dealer = Dealer(seed)
    table = game.new()
    texts: list[str] = []
    spent, slowest, decisions = (job.before.get(key, 0) for key in ("spent", "slowest", "decisions"))
    known = job.before.get("moves", [])
    while not table.over:
        seat = table.to_move
        moves = table.moves()
        if seat == NATURE:
            move = dealer.draw(table)
        elif len(texts) < len(known):
            move = game.move(known[len(texts)])
        elif len(moves) == 1:
            move = moves[0]
        elif time.time() > job.end:
            break
        elif seat == mine:
            view = game.view(table, seat)
            begun = time.perf_counter()
            move = new.choose(view, Budget())
            took = time.perf_counter() - begun
            spent += took
            slowest = max(slowest, took)
            decisions += 1
        else:
            move = game.move(_elders.ask(seat))
        texts.append(move.text)
        _elders.played(move.text)
        table.apply(move)
    told = {key: getattr(asked, key) for key in MATCH} | {"index": index}
    told |= {"spent": round(spent, 4), "slowest": round(slowest, 4), "decisions": decisions}
    if not table.over:
        return told | {"moves": texts}
    ranking = table.ranking()
    scores = table.scores()
    return told | {
        "win": 1.0 / ranking.count(1) if ranking[mine] == 1 else 0.0,
        "score": scores[mine],
        "others": (sum(scores) - scores[mine]) / (asked.players - 1),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share at 95 %."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return middle - wide, middle + wide


def told(games: list[dict[str, Any]]) -> dict[str, Any]:
    """A match in numbers: its games that are over."""
    over = [game for game in games if "win" in game]
    found = {key: games[0][key] for key in MATCH} | {"games": len(over), "unfinished": len(games) - len(over)}
    if not over:
        return found
    wins = sum(game["win"] for game in over)
    low, high = wilson(wins, len(over))
    return found | {
        "wins": round(100 * wins / len(over), 1),
        "interval": [round(100 * low, 1), round(100 * high, 1)],
        "score": round(sum(game["score"] for game in over) / len(over), 1),
        "theirs": round(sum(game["others"] for game in over) / len(over), 1),
        "milliseconds": round(1000 * sum(game["spent"] for game in over) / sum(game["decisions"] for game in over), 2),
        "slowest": round(1000 * max(game["slowest"] for game in over), 1),
    }


def kept(file: Path | None) -> dict[tuple[Any, ...], dict[int, dict[str, Any]]]:
    """The games of a file by match and number; of a game that was played on, what was written last."""
    found: dict[tuple[Any, ...], dict[int, dict[str, Any]]] = {}
    if file is not None and file.exists():
        for line in file.read_text("utf-8").splitlines():
            game = json.loads(line)
            game.setdefault("components", "")  # the game's own box
            found.setdefault(tuple(game[key] for key in MATCH), {})[game["index"]] = game
    return found


def summary(file: Path) -> str:
    """All matches of a file as a table."""
    lines = [
        "| title | box | players | new | old | games | wins | interval | points | theirs | a decision |",
        "|---" * 11 + "|",
    ]
    for games in kept(file).values():
        match = told(list(games.values()))
        cells = [
            match["game"],
            Path(match["components"]).stem,
            match["players"],
            match["new"],
            match["old"],
            match["games"],
        ]
        if match["games"]:
            low, high = match["interval"]
            cells += [f"{match['wins']} %", f"{low} – {high} %", match["score"], match["theirs"]]
            cells += [f"{match['milliseconds']} ms (slowest {match['slowest']})"]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def checked_out() -> str:
    """The earlier version, compiled; made once."""
    folder = ROOT / "build" / "elders"
    if not (folder / "build" / "fast" / "teahouse").exists():
        if not folder.exists():
            subprocess.run(["git", "worktree", "add", "--detach", str(folder), COMMIT], cwd=ROOT, check=True)
        environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
        subprocess.run([sys.executable, "tools/fast.py"], cwd=folder, env=environment, check=True)
    return str(folder / "build" / "fast")


def main(arguments: list[str]) -> None:
    """Play the match, or what is left of it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.elders")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--new", default="pot")
    parser.add_argument("--old", default="master")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="elders")
    parser.add_argument("--components", default="", help="a file of other numbers for the box")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--elders", default="")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--summary", type=Path)
    asked = parser.parse_args(arguments)
    if asked.summary is not None:
        print(summary(asked.summary))
        return
    if asked.game is None:
        parser.error("name a game, or a file with --summary")
    asked.elders = asked.elders or checked_out()
    found = kept(asked.out).get(tuple(getattr(asked, key) for key in MATCH), {})
    end = time.time() + asked.seconds
    left = [index for index in range(asked.games) if "win" not in found.get(index, {})]
    jobs = [Job(asked, index, found.get(index, {}), end) for index in left]
    # games that have begun are ended first, so that pieces end with whole matches
    jobs.sort(key=lambda job: -len(job.before.get("moves", [])))
    with (
        open(asked.out or os.devnull, "a", encoding="utf-8") as file,
        multiprocessing.get_context("spawn").Pool(asked.workers) as pool,
    ):
        for number, answer in enumerate(pool.imap_unordered(play, jobs), 1):
            if not answer.get("moves", True):
                continue  # it was too late to begin, or to play on
            found[answer["index"]] = answer
            file.write(json.dumps(answer) + "\n")
            file.flush()
            if number % 4 == 0:
                print(json.dumps(told(list(found.values()))), file=sys.stderr, flush=True)
    if found:
        print(json.dumps(told(list(found.values()))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
