"""Bots that a user might have written, good and bad."""

from __future__ import annotations

import os
from pathlib import Path

from teahouse.bots import Bot, Budget
from teahouse.kernel import Game, Message, Move, View


class First(Bot):
    """Always the first move."""

    def choose(self, view: View, budget: Budget) -> Move:
        return view.moves[0]


class Duck:
    """Not a subclass of anything of ours."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.seat = seat

    def choose(self, view: View, budget: Budget) -> Move:
        assert view.seat == view.to_move == self.seat
        assert view.facts
        return view.moves[-1]


class Cheat(Bot):
    """Plays a move that is not legal."""

    def choose(self, view: View, budget: Budget) -> Move:
        return next(move for move in self.game.catalogue.moves if move not in view.moves)


class Stranger(Bot):
    """Answers with something that is no move at all."""

    def choose(self, view: View, budget: Budget) -> Move:
        return "pass"  # type: ignore[return-value]


class Broken(Bot):
    """Fails when it is asked."""

    def choose(self, view: View, budget: Budget) -> Move:
        raise ZeroDivisionError("no tea left")


class Leaving(Bot):
    """Ends the program when it is asked."""

    def choose(self, view: View, budget: Budget) -> Move:
        raise SystemExit(1)


class Hasty(Bot):
    """Does not take the budget it is given."""

    def choose(self, view: View) -> Move:  # type: ignore[override]
        return view.moves[0]


class Static(Bot):
    """Needs nothing of itself to choose."""

    @staticmethod
    def choose(view: View, budget: Budget) -> Move:
        return view.moves[0]


class Generous(Bot):
    """Takes whatever it is given."""

    def choose(self, *given: View | Budget) -> Move:
        assert isinstance(given[0], View)
        return given[0].moves[0]


class Tired(First):
    """Fails in the second pair of games of a match from the seed 1."""

    def choose(self, view: View, budget: Budget) -> Move:
        if self.seed.startswith("1-1/"):
            raise RuntimeError("asleep")
        return super().choose(view, budget)


class Homeless(Bot):
    """Cannot sit down."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        raise RuntimeError("no chair")


class Odd:
    """Made in another way than bots are."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, budget: Budget) -> Move:
        return view.moves[0]


class Mortal(First):
    """Takes its whole process down, as often as the file named in TEAHOUSE_TEST_LIVES says."""

    def choose(self, view: View, budget: Budget) -> Move:
        lives = Path(os.environ["TEAHOUSE_TEST_LIVES"])
        deaths = int(lives.read_text())
        if deaths and self.seed.startswith("1-3/"):
            fewer = lives.with_name(f"{os.getpid()}.lives")
            fewer.write_text(str(deaths - 1))
            fewer.replace(lives)  # in one step: other workers are reading
            os._exit(9)
        return super().choose(view, budget)


class Chatty(First):
    """Prints while it thinks."""

    def choose(self, view: View, budget: Budget) -> Move:
        print("hm …", view.prompt.id)
        return super().choose(view, budget)


class Poet(First):
    """Says what it thinks in words of its own."""

    thought = "the moon is up"  # type: ignore[assignment]


class Silent(First):
    """Has a message that no locale knows."""

    thought = Message("thought-of-my-own")


NOT_A_BOT = 7


class Called(Bot):
    """Somebody presses Ctrl-C while it thinks about the third game."""

    def choose(self, view: View, budget: Budget) -> Move:
        if self.seed.partition("/")[0].endswith("-2"):
            raise KeyboardInterrupt
        return view.moves[0]


class Leaver(Bot):
    """Somebody presses Ctrl-C at once."""

    def choose(self, view: View, budget: Budget) -> Move:
        raise KeyboardInterrupt
