"""Makes the puzzles of a game: looks through many games in several processes, and chooses of what was found.

Everything found is written down at once, beside the file of the puzzles, so that the same command goes on after an
interrupt. What was found on several machines, with several seeds, can be chosen from together.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count as counted
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, Final

from teahouse.bots.networked import judge_for
from teahouse.kernel import Argument, BadData, Message
from teahouse.library import box, build, rulebook
from teahouse.puzzles.puzzle import FORMAT, LEVELS, Puzzle, Shelf, read_shelf, verb
from teahouse.puzzles.seeker import again, look

CHOICE: Final = 5
"""So many times as many are found as are wanted, to choose from."""
WEIGHTS: Final = {
    "level": 3.0, "players": 1.5, "kind": 3.0, "source": 1.5, "answer": 2.0, "when": 1.0, "options": 0.5, "varied": 2.5,
}  # fmt: skip
"""How much it matters that puzzles differ in this."""

Tell = Callable[[int, int], None]
"""Told how many games were looked through, and how many puzzles found."""


class BadFound(BadData):
    """A file of what was found that cannot be used."""

    def __init__(self, problem: str, reason: str, *arguments: tuple[str, Argument]) -> None:
        super().__init__(problem)
        self.message = Message(f"puzzles-bad-{reason}", arguments)


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be made."""

    game: str
    count: int
    seed: int
    workers: int
    seconds: float | None
    """How long games are looked through; None until there is enough to choose from."""
    out: Path
    others: Sequence[Path] = ()
    """What was found elsewhere."""


def notes_of(out: Path) -> Path:
    """Where it is written down what was found for a file of puzzles."""
    return out.with_name(f"{out.name}.found")


def make(order: Order, tell: Tell) -> tuple[list[Puzzle], int]:
    """Look until there is enough or time is up, and write the puzzles; they, and how many there were to choose from."""
    judge_for(build(order.game, rulebook(order.game).least_players, None, {}))  # BadBot says what is missing
    notes = notes_of(order.out)
    seen, found = read_notes(notes, order.game) if notes.exists() else (set(), [])
    for other in order.others:
        found += read_notes(other, order.game)[1]
    tell(len(seen), len(found))
    done = {index for seed, index in seen if seed == order.seed}
    if _missing(found, order):
        notes.parent.mkdir(parents=True, exist_ok=True)
        with notes.open("a", encoding="utf-8") as file:
            if not seen and not file.tell():
                file.write(json.dumps(_about(order.game)) + "\n")
            for index, puzzles in _look_through(order, done):
                file.write(json.dumps({"seed": order.seed, "index": index, "found": puzzles}) + "\n")
                file.flush()
                done.add(index)
                found += [Puzzle.read(one) for one in puzzles]
                tell(len(done), len(found))
                if not _missing(found, order):
                    break
    chosen = choose(found, order.count)
    order.out.parent.mkdir(parents=True, exist_ok=True)
    order.out.write_bytes(Shelf(order.game, chosen).write())
    return chosen, len(found)


def renew(game: str, out: Path, workers: int, tell: Tell) -> tuple[list[Puzzle], list[str]]:
    """Look at the puzzles of a file again and write what is found now; they, and the ids of those that hold no more.

    So what is told about puzzles becomes as good as it is told today; their levels stay.
    """
    shelf = read_shelf(out.read_bytes(), str(out))
    if shelf.game != game:
        raise BadFound(f"{out} is not about this {game}", "other", ("file", str(out)), ("game", game))
    held: list[Puzzle] = []
    with _processes(workers) as pool:
        for done, found in enumerate(pool.imap_unordered(_again, [(shelf.game, one) for one in shelf.puzzles]), 1):
            held += [] if found is None else [found]
            tell(done, len(held))
    held = in_order(held)
    out.write_bytes(Shelf(shelf.game, held).write())
    return held, sorted({one.id for one in shelf.puzzles} - {one.id for one in held})


def _again(job: tuple[str, Puzzle]) -> Puzzle | None:
    return again(*job)


def _missing(found: Sequence[Puzzle], order: Order) -> bool:
    return len(found) < CHOICE * order.count


def _about(game: str) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": game,
        "rules": rulebook(game).rules_version,
        "components": box(game).digest,
    }


def read_notes(path: Path, game: str) -> tuple[set[tuple[int, int]], list[Puzzle]]:
    """Seeds and numbers of the games that were looked through, and the puzzles found in them."""
    try:
        lines = path.read_text("utf-8").split("\n")
        if json.loads(lines[0]) != _about(game):
            raise BadFound(f"{path} is not about this {game}", "other", ("file", str(path)), ("game", game))
        # a last line without an end was being written when somebody stopped it
        told = [json.loads(line) for line in lines[1:-1]]
        seen = {(one["seed"], one["index"]) for one in told}
        return seen, [Puzzle.read(one) for line in told for one in line["found"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadFound(f"{path}: {error}", "notes", ("file", str(path)), ("problem", str(error))) from None


# -- looking ------------------------------------------------------------------------------------------------------


def _look_through(order: Order, done: set[int]) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """Numbers of games and what was found in them, until time is up."""
    until = None if order.seconds is None else time.monotonic() + order.seconds
    jobs = ((order.game, order.seed, index) for index in counted() if index not in done)
    if order.workers == 1:
        for job in jobs:  # one at least, however short time is
            yield _work(job)
            if until is not None and time.monotonic() >= until:
                break
        return
    with _processes(order.workers) as pool:
        # few are asked for ahead, so that little is lost when time is up
        asked = [pool.apply_async(_work, (next(jobs),)) for _ in range(2 * order.workers)]
        while True:
            ready = [one for one in asked if one.ready()]
            for one in ready:
                asked.remove(one)
                asked.append(pool.apply_async(_work, (next(jobs),)))
                yield one.get()
            if until is not None and time.monotonic() >= until:
                return
            if not ready:
                asked[0].wait(0.2)


@contextmanager
def _processes(workers: int) -> Iterator[Pool]:
    """Processes that look; when nobody asks any more they end."""
    for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(threads, "1")  # a process for each core, not threads for every core in each process
    pool = multiprocessing.get_context("spawn").Pool(workers, _begin)
    try:
        yield pool
    finally:
        pool.terminate()
        pool.join()


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is the parent's to answer


def _work(job: tuple[str, int, int]) -> tuple[int, list[dict[str, Any]]]:
    name, seed, index = job
    return index, [puzzle.to_json() for puzzle in look(name, seed, index)]


# -- choosing -----------------------------------------------------------------------------------------------------


def choose(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, as different as can be, the easy ones first."""
    left = sorted({one.id: one for one in found}.values(), key=lambda one: (-one.lost, one.id))
    chosen: list[Puzzle] = []
    met: Counter[tuple[str, str]] = Counter()
    games: set[str] = set()
    alike: set[tuple[object, ...]] = set()
    while left and len(chosen) < count:
        best = min(left, key=lambda one: _crowd(one, met))
        left.remove(best)
        if _game_of(best) in games or _gist(best) in alike:
            continue
        chosen.append(best)
        games.add(_game_of(best))
        alike.add(_gist(best))
        met.update(_traits(best).items())
    return in_order(chosen)


def in_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """As they lie on the shelf: the easy ones first, and of a level the clearest."""
    return sorted(puzzles, key=lambda one: (LEVELS.index(one.level), -one.lost))


def _game_of(puzzle: Puzzle) -> str:
    """The game that it is out of: how it began."""
    return " ".join(puzzle.moves[:40])


def _gist(puzzle: Puzzle) -> tuple[object, ...]:
    """What makes two puzzles alike."""
    return (puzzle.players, puzzle.round, puzzle.answer)


def _traits(puzzle: Puzzle) -> dict[str, str]:
    found = {
        "level": puzzle.level,
        "players": str(puzzle.players),
        "kind": puzzle.kind,
        "source": puzzle.others[0].why.source,
        "answer": puzzle.answer.partition("@")[0],
        "when": f"{puzzle.phase} {puzzle.round}",
    }
    if puzzle.options:  # most people play with the options as they come
        found["options"] = " ".join(f"{name} {value}" for name, value in puzzle.options.items())
        found["varied"] = "yes"
    return found


def _crowd(puzzle: Puzzle, met: Counter[tuple[str, str]]) -> float:
    """How many puzzles like this have been chosen already."""
    crowd = sum(WEIGHTS[name] * met[name, value] for name, value in _traits(puzzle).items())
    return crowd - 0.5 * puzzle.lost


def spread(chosen: Sequence[Puzzle]) -> dict[str, dict[str, int]]:
    """How many there are of each level, number of players and kind of decision."""
    return {
        "level": {name: sum(one.level == name for one in chosen) for name in LEVELS},
        "players": dict(sorted(Counter(str(one.players) for one in chosen).items())),
        "kind": dict(Counter(f"{one.phase} {verb(one.answer)}" for one in chosen).most_common()),
    }
