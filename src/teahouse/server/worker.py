"""A process that thinks for bots: a question a line on its input, an answer a line on its output."""

from __future__ import annotations

import os
import queue
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import msgspec

from teahouse import library
from teahouse.bots import Bot, Budget, bot
from teahouse.kernel import Game, Message, Record, Ref, View, Who
from teahouse.review import Advice, Doubt, Review, advise, doubt, reviews
from teahouse.server.settings import LAST

READY: Final = b'{"ready":true}\n'
MOST_BOTS: Final = 32
"""Bots that one process keeps; a search remembers some megabytes."""
MOST_SAID: Final = 500
"""Characters of what somebody's own bot says about a move."""
MOST_REVIEWS: Final = 4
"""Games that one process is looking back at; each keeps every table of its game."""


class Question(msgspec.Struct, tag="choose"):
    """What a bot sees, and which one it is."""

    table: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    level: str
    seed: str
    view: dict[str, Any]


class Forget(msgspec.Struct, tag="forget"):
    """A game is over: nobody asks its bots again. There is no answer to it."""

    table: str


class LookBack(msgspec.Struct, tag="review"):
    """Look back at a game for so long; asked again, go on where it was left."""

    table: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    moves: list[tuple[int, str]]
    scores: list[int] | None
    seconds: float
    in_all: float
    """How long the whole review may take."""


class Advise(msgspec.Struct, tag="advice"):
    """Say what to play, or of a move whether it is a mistake."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    view: dict[str, Any]
    move: str = ""
    """The move that is doubted; empty for advice."""


class Answer(msgspec.Struct, omit_defaults=True):
    """The text of the move it chose and what it thought of it, a review as far as it is made, or what went wrong."""

    move: str = ""
    error: str = ""
    thought: dict[str, Any] | None = None
    review: Review | None = None
    advice: Advice | None = None
    doubt: Doubt | None = None


_ASKED: Final = msgspec.json.Decoder(Question | Forget | LookBack | Advise)


@lru_cache(maxsize=64)
def _game(name: str, players: int, options: bytes) -> Game:
    return library.build(name, players, None, msgspec.json.decode(options))


class Bots:
    """The bots that sit at tables: each is kept between questions, so that what it has searched is not lost."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        """By table, seat and level; whoever was asked last stands last."""
        self._reviews: OrderedDict[str, Iterator[Review]] = OrderedDict()
        """By table, those that are not done."""

    def answer(self, line: bytes) -> Answer | None:
        """Let a bot choose, look back at a game, give advice, or forget the bots of a table."""
        try:
            asked = _ASKED.decode(line)
            if isinstance(asked, Forget):
                self._forget(asked.table)
                return None
            if isinstance(asked, Advise):
                return _advise(asked)
            return self._look_back(asked) if isinstance(asked, LookBack) else self._choose(asked)
        except Exception as error:
            return Answer(error=f"{type(error).__name__}: {error}")

    def _choose(self, asked: Question) -> Answer:
        game = _game(asked.game, asked.players, msgspec.json.encode(asked.options))
        view = read_view(game, asked.view)
        key = (asked.table, view.seat, asked.level)
        # one that fails is not put back: the next question gets a fresh one
        player = self._kept.pop(key, None) or bot(asked.level, game, view.seat, asked.seed)
        chosen = player.choose(view, Budget())
        self._kept[key] = player
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return Answer(move=chosen.text, thought=_thought(getattr(player, "thought", None)))

    def _look_back(self, asked: LookBack) -> Answer:
        end = time.perf_counter() + asked.seconds
        going = self._reviews.pop(asked.table, None)
        if going is None:
            game = _game(asked.game, asked.players, msgspec.json.encode(asked.options))
            record = Record.of(game)
            record.moves, record.scores = asked.moves, asked.scores
            going = reviews(game, record, Budget(asked.in_all))
        for found in going:
            if found.done:
                return Answer(review=found)
            if time.perf_counter() >= end:
                break
        self._reviews[asked.table] = going
        while len(self._reviews) > MOST_REVIEWS:
            self._reviews.popitem(last=False)
        return Answer(review=found)

    def _forget(self, table: str) -> None:
        for key in [key for key in self._kept if key[0] == table]:
            del self._kept[key]


def _advise(asked: Advise) -> Answer:
    game = _game(asked.game, asked.players, msgspec.json.encode(asked.options))
    view = read_view(game, asked.view)
    if asked.move:
        return Answer(doubt=doubt(game, view, game.move(asked.move)))
    return Answer(advice=advise(game, view))


def _thought(said: object) -> dict[str, Any] | None:
    """What a bot says about its move: a message of ours, or a line of somebody's own bot."""
    if isinstance(said, Message):
        return None if said.id == "thought-only-move" else said.to_json()
    return {"id": "thought-own", "args": {"said": said[:MOST_SAID]}} if isinstance(said, str) and said else None


def read_view(game: Game, shown: dict[str, Any]) -> View:
    """A view from its JSON."""
    prompt = shown["prompt"]
    return View(
        shown["seat"],
        shown["to_move"],
        shown["over"],
        [game.move(text) for text in shown["moves"]],
        Message(prompt["id"], tuple((name, _argument(value)) for name, value in prompt["args"].items())),
        shown["scores"],
        shown["facts"],
    )


def _argument(value: Any) -> int | str | Ref | Who:
    if isinstance(value, dict):
        return Ref(value["ref"]) if "ref" in value else Who(value["seat"])
    assert isinstance(value, int | str)
    return value


def _let_people_first(last: bool) -> None:
    """Think while nobody who plays needs the processor; `last`: give way at once, in the middle of a time slice."""
    if last and sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(10 if last else 5)


def main() -> None:
    """Answer until the input ends; then stop at once, even in the middle of a thought."""
    _let_people_first(LAST in sys.argv)
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    with suppress(BrokenPipeError):  # the server has gone
        out.write(READY)
        bots = Bots()
        while True:
            found = bots.answer(lines.get())
            if found is not None:
                out.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
