"""The studies of one lab page, played side by side: whenever somebody has seen enough, all have come equally far."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from teahouse.arena.match import Match, Notes, notes_folder
from teahouse.arena.play import Interrupted
from teahouse.bots.levels import unlearned_levels
from teahouse.cli.contest import watched
from teahouse.cli.sim import Bar, say_partial
from teahouse.lab import Dataset, study
from teahouse.words import Words

LOOK: Final = 50
"""So many games, or a tenth, are played of each study before the next has its turn; then what is known is looked at."""


class Trial:
    """A match, where its box came from, and what its games have shown so far."""

    def __init__(self, match: Match, file: str = "", changes: Sequence[str] = ()) -> None:
        self.match = match
        self.file = file
        self.changes = changes
        self.data: Dataset = study(match, [], file, changes)
        self._bar: Bar | None = None

    def play(self, upto: int, arguments: argparse.Namespace, words: Words) -> None:
        """Play on to so many games; Interrupted if somebody has seen enough."""
        self._bar = self._bar or Bar(self.match.games, words)
        try:
            answers = watched(self.match, arguments, words, True, upto, self._bar)[1]
        except Interrupted as stop:
            self._look(stop.answers)
            raise
        self._look(answers)

    def _look(self, answers: list[dict[str, Any]]) -> None:
        fresh = answers[len(self.data.rows) :]
        self.data.rows += study(self.match, fresh, self.file, self.changes).rows

    def forget(self) -> None:
        """The page is written; the games need not be kept."""
        Notes.of(self.match, notes_folder()).forget()


Enough = Callable[[list[Trial], Words], str]
"""Says that enough is known; empty while it is not."""


def play(trials: list[Trial], arguments: argparse.Namespace, words: Words, enough: Enough | None) -> bool:
    """Play the studies in turns; whether that was interrupted."""
    games = trials[0].match.games
    step = LOOK if enough is not None else (max(LOOK, games // 10) if len(trials) > 1 else games)
    try:
        for upto in [*range(step, games, step), games]:
            for number, trial in enumerate(trials, 1):
                if len(trials) > 1 and upto <= step:
                    said = words.text("lab-part", number=number, count=len(trials), box=_named(trial, words))
                    sys.stderr.write(said + "\n")
                if upto <= step and unlearned_levels(trial.match.bots, trial.match.game()):
                    sys.stderr.write(words.text("cli-bots-unlearned") + "\n")
                trial.play(upto, arguments, words)
            said = "" if enough is None else enough(trials, words)
            if said:
                sys.stderr.write(said + "\n")
                return False
    except KeyboardInterrupt:
        first = trials[0].data
        if len(first.rows) < 2:
            raise KeyboardInterrupt from None
        say_partial(Interrupted(first.rows), games, words)
        return True
    return False


def _named(trial: Trial, words: Words) -> str:
    made = [*filter(None, [trial.file]), *trial.changes]
    return ", ".join(made) or words.text("lab-own-box")
