"""Bots that misbehave, each in its own way, and one that counts."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from teahouse.bots import Bot, Budget, registry
from teahouse.kernel import Move, View


class Looping(Bot):
    seconds = 0.2

    def choose(self, view: View, budget: Budget) -> Move:
        while True:
            pass


class Dying(Bot):
    seconds = 60.0

    def choose(self, view: View, budget: Budget) -> Move:
        os._exit(3)


class Failing(Bot):
    seconds = 60.0

    def choose(self, view: View, budget: Budget) -> Move:
        raise ValueError("I do not know")


class Cheating(Bot):
    seconds = 60.0

    def choose(self, view: View, budget: Budget) -> Move:
        return self.game.move("bow")


class Chatty(Bot):
    seconds = 60.0

    def choose(self, view: View, budget: Budget) -> Move:
        sys.stdout.write('{"move":"bow"}\n')
        sys.stdout.flush()
        return view.moves[-1]


class Counting(Bot):
    """Behaves, and says which of its questions this was and where it thinks."""

    seconds = 60.0
    asked = 0

    def choose(self, view: View, budget: Budget) -> Move:
        self.asked += 1
        self.thought = f"counted {self.asked} in {os.getpid()}"  # type: ignore[assignment]
        return view.moves[0]


class Sleepy(Bot):
    """Behaves, and takes its time."""

    seconds = 1.0

    def choose(self, view: View, budget: Budget) -> Move:
        time.sleep(0.05)
        return view.moves[0]


@contextmanager
def bad_bots_installed() -> Iterator[None]:
    """While this lasts, these bots can take seats by their small-letter names."""
    named = {kind.__name__.lower(): kind for kind in (Looping, Dying, Failing, Cheating, Chatty, Counting, Sleepy)}
    registry._BOTS.update(named)
    try:
        yield
    finally:
        for name in named:
            del registry._BOTS[name]
