"""A process that thinks for bots: a question a line on its input, an answer a line on its output."""

from __future__ import annotations

import os
import queue
import sys
import threading
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

import msgspec

from teahouse import library
from teahouse.bots import Budget, bot
from teahouse.kernel import Game, Message, Ref, View, Who

READY: Final = b'{"ready":true}\n'


class Question(msgspec.Struct):
    """What a bot sees, and which one it is."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    level: str
    seed: str
    view: dict[str, Any]


class Answer(msgspec.Struct, omit_defaults=True):
    """The text of the move it chose, or what went wrong."""

    move: str = ""
    error: str = ""


@lru_cache(maxsize=64)
def _game(name: str, players: int, options: bytes) -> Game:
    return library.build(name, players, None, msgspec.json.decode(options))


def answer(line: bytes) -> Answer:
    """Let a bot choose."""
    try:
        asked = msgspec.json.decode(line, type=Question)
        game = _game(asked.game, asked.players, msgspec.json.encode(asked.options))
        view = read_view(game, asked.view)
        chosen = bot(asked.level, game, view.seat, asked.seed).choose(view, Budget())
        return Answer(move=chosen.text)
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}")


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


def main() -> None:
    """Answer until the input ends; then stop at once, even in the middle of a thought."""
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
        while True:
            out.write(msgspec.json.encode(answer(lines.get())) + b"\n")


if __name__ == "__main__":
    main()
