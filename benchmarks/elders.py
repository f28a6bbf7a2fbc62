"""New bots against those of an earlier version, asked over a pipe.

    python -m benchmarks.elders year-of-the-dragon --new pot --old master@100sims --players 4 --games 200

The earlier version (0.1.0) is checked out into build/elders and compiled there once;
--elders names a folder that is ready. The new bot has every seat as often, and the same deals from each.
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
from typing import Any

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
        self._process.stdin.close()
        self._process.wait(timeout=30)


_elders: Elders | None = None


def play(job: tuple[argparse.Namespace, int]) -> dict[str, Any]:
    """One game: what it came to for the new bot."""
    global _elders
    asked, index = job
    if _elders is None:
        _elders = Elders(asked.elders)
    game = build(asked.game, asked.players, None, {})
    mine = index % asked.players
    seed = f"{asked.seed}-{index // asked.players}"
    _elders.begin(game, {seat: asked.old for seat in range(asked.players) if seat != mine}, f"{seed}/old")
    new = bot(asked.new, game, mine, f"{seed}/new")
    dealer = Dealer(seed)
    table = game.new()
    spent = 0.0
    slowest = 0.0
    asked_new = 0
    while not table.over:
        seat = table.to_move
        moves = table.moves()
        if seat == NATURE:
            move = dealer.draw(table)
        elif len(moves) == 1:
            move = moves[0]
        elif seat == mine:
            view = game.view(table, seat)
            begun = time.perf_counter()
            move = new.choose(view, Budget())
            took = time.perf_counter() - begun
            spent += took
            slowest = max(slowest, took)
            asked_new += 1
        else:
            move = game.move(_elders.ask(seat))
        _elders.played(move.text)
        table.apply(move)
    ranking = table.ranking()
    scores = table.scores()
    return {
        "index": index,
        "win": 1.0 / ranking.count(1) if ranking[mine] == 1 else 0.0,
        "score": scores[mine],
        "others": (sum(scores) - scores[mine]) / (asked.players - 1),
        "seconds": spent / max(1, asked_new),
        "slowest": slowest,
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share at 95 %."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    wide = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return middle - wide, middle + wide


def told(asked: argparse.Namespace, games: list[dict[str, Any]]) -> dict[str, Any]:
    """The match in numbers."""
    wins = sum(game["win"] for game in games)
    low, high = wilson(wins, len(games))
    return {
        "game": asked.game,
        "new": asked.new,
        "old": asked.old,
        "players": asked.players,
        "games": len(games),
        "wins": round(100 * wins / len(games), 1),
        "interval": [round(100 * low, 1), round(100 * high, 1)],
        "score": round(sum(game["score"] for game in games) / len(games), 1),
        "theirs": round(sum(game["others"] for game in games) / len(games), 1),
        "milliseconds": round(1000 * sum(game["seconds"] for game in games) / len(games), 2),
        "slowest": round(1000 * max(game["slowest"] for game in games), 1),
        "seed": asked.seed,
    }


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
    """Play the match; `--seconds` ends it after the last whole set of seats that fits."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.elders")
    parser.add_argument("game")
    parser.add_argument("--new", default="pot")
    parser.add_argument("--old", default="master")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="elders")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--elders", default="")
    asked = parser.parse_args(arguments)
    asked.elders = asked.elders or checked_out()
    begun = time.monotonic()
    found: list[dict[str, Any]] = []
    jobs = ((asked, index) for index in range(asked.games))
    with multiprocessing.get_context("spawn").Pool(asked.workers) as pool:
        for answer in pool.imap_unordered(play, jobs):
            found.append(answer)
            if len(found) % 4 == 0:
                print(json.dumps(told(asked, found)), file=sys.stderr, flush=True)
            if time.monotonic() - begun > asked.seconds:
                break
        pool.terminate()
    print(json.dumps(told(asked, found)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
