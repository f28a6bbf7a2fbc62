"""Many games, and for each what a designer asks about."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from typing import Any, Final

from teahouse import __version__
from teahouse.arena.match import Match
from teahouse.kernel import NATURE, BadData, Game
from teahouse.lab.uses import everything, key_of, watcher

FORMAT: Final = "teahouse-lab-1"
_ABOUT: Final = {"game", "bots", "seed", "changed", "components"}
_BY_SEAT: Final = ("scores", "ranking", "seating", "breakdown", "uses")
_ROW: Final = {*_BY_SEAT, "decisions", "moves", "turns", "lead_changes"}
"""What every study says about itself and each of its games: what pages are made of."""


class Dataset:
    """The games of a study, one row each."""

    def __init__(self, about: dict[str, Any], rows: list[dict[str, Any]]) -> None:
        self.about = about
        """The game, its options and box, the bots, the seed."""
        self.rows = rows

    @property
    def players(self) -> int:
        return len(self.about["bots"])

    def to_json(self) -> dict[str, Any]:
        return {"format": FORMAT, "about": self.about, "games": self.rows}

    @staticmethod
    def read(text: str) -> Dataset:
        """A study that was saved; BadData says what is wrong with it."""
        try:
            data = json.loads(text)
            if data["format"] != FORMAT:
                raise KeyError("format")
            found = Dataset(data["about"], data["games"])
            if not (found.rows and found.about.keys() >= _ABOUT and all(map(found._whole, found.rows))):
                raise KeyError("games")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadData(f"this is not a study written by teahouse lab ({FORMAT})") from None
        return found

    def _whole(self, row: dict[str, Any]) -> bool:
        """Whether a row has everything, for each seat."""
        return row.keys() >= _ROW and all(len(row[key]) == self.players for key in _BY_SEAT)

    def to_csv(self) -> str:
        """A line for each seat of each game: place, score, points by source, and how often it used each thing."""
        sources = list(self.rows[0]["breakdown"][0]) if self.rows else []
        uses = sorted({key for row in self.rows for used in row["uses"] for key in used})
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(
            ["game", "seat", "bot", "place", "score", "decisions", "turns", "lead_changes"]
            + [f"points:{source}" for source in sources]
            + [f"uses:{key}" for key in uses]
        )
        for number, row in enumerate(self.rows, 1):
            for seat in range(self.players):
                writer.writerow(
                    [
                        number,
                        seat + 1,
                        self.about["bots"][row["seating"][seat]],
                        row["ranking"][seat],
                        row["scores"][seat],
                        row["decisions"],
                        row["turns"],
                        row["lead_changes"],
                    ]
                    + [row["breakdown"][seat][source] for source in sources]
                    + [row["uses"][seat].get(key, 0) for key in uses]
                )
        return out.getvalue()


def study(match: Match, answers: Iterable[dict[str, Any]]) -> Dataset:
    """Look at each game of a match that kept its moves."""
    game = match.game()
    about = {
        "game": match.name,
        "version": __version__,
        "rules": game.rules_version,
        "players": game.players,
        "options": dict(game.options),
        "components": game.components.digest,
        "changed": match.components is not None,
        "bots": match.bots,
        "budget": match.budget,
        "seed": match.seed,
        "box": [key_of(use) for use in everything(game)],
    }
    return Dataset(about, [_look(game, answer) for answer in answers])


def _look(game: Game, answer: dict[str, Any]) -> dict[str, Any]:
    """Replay a game and count."""
    watch, count = watcher(game.name)
    table = game.new()
    uses: list[dict[str, int]] = [{} for _ in range(game.players)]
    turns = 0
    last = NATURE
    leader = -1
    changes = 0
    for seat, text in answer["played"]:
        move = game.move(text)
        if seat != NATURE:
            if seat != last:
                turns += 1
                last = seat
                scores = table.scores()
                best = max(scores)
                if scores.count(best) == 1:
                    ahead = scores.index(best)
                    if leader not in (-1, ahead):
                        changes += 1
                    leader = ahead
            for use in watch(table, move):
                key = key_of(use)
                uses[seat][key] = uses[seat].get(key, 0) + 1
        table.apply(move)
    for seat in range(game.players):
        for use in count(table, seat):
            key = key_of(use)
            uses[seat][key] = uses[seat].get(key, 0) + 1
    return {
        "scores": answer["scores"],
        "ranking": answer["ranking"],
        "seating": answer["seating"],
        "breakdown": answer["breakdown"],
        "decisions": answer["decisions"],
        "moves": answer["moves"],
        "turns": turns,
        "lead_changes": changes,
        "uses": uses,
    }
