"""Many games, and for each what a designer asks about."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from teahouse import __version__
from teahouse.arena.match import Match
from teahouse.kernel import BadData
from teahouse.lab.look import STEPS, Look
from teahouse.lab.sight import Sight
from teahouse.lab.uses import everything, key_of

FORMAT: Final = "teahouse-lab-1"
CLOSE: Final = 100
"""About so many games of a study are looked at closely, for its figures of tension."""
_COUNTS: Final = ("decisions", "moves", "turns", "lead_changes")


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
            if not (found.rows and found._known() and all(map(found._whole, found.rows))):
                raise KeyError("games")
        except (ValueError, KeyError, TypeError, AttributeError):
            raise BadData(f"this is not a study written by teahouse lab ({FORMAT})") from None
        return found

    def _known(self) -> bool:
        """Whether the study says about itself what pages are made of."""
        about = self.about
        return (
            all(isinstance(about[key], str) for key in ("game", "seed", "components"))
            and isinstance(about["changed"], bool)
            and len(about["bots"]) > 0
            and all(isinstance(name, str) for name in about["bots"])
            and all(isinstance(about.get(key, ""), str) for key in ("budget", "file"))
            and isinstance(about.get("options", {}), dict)
            and all(isinstance(change, str) for change in about.get("set", []))
            and all(key.count("|") == 2 for key in about.get("box", []))
        )

    def _whole(self, row: dict[str, Any]) -> bool:
        """Whether a row has everything, for each seat, and numbers where numbers belong."""
        sources = self.rows[0]["breakdown"][0].keys()
        return (
            all(len(row[key]) == self.players for key in ("scores", "ranking", "seating", "breakdown", "uses"))
            and all(map(_is_whole, row["scores"]))
            and all(_is_whole(place) and 1 <= place <= self.players for place in row["ranking"])
            and 1 in row["ranking"]
            and all(map(_is_whole, row["seating"]))
            and sorted(row["seating"]) == list(range(self.players))
            and all(points.keys() == sources and all(map(_is_whole, points.values())) for points in row["breakdown"])
            and all(key.count("|") == 2 and _is_count(times) for used in row["uses"] for key, times in used.items())
            and all(_is_count(row[key]) for key in _COUNTS)
            and self._closer(row)
        )

    def _closer(self, row: dict[str, Any]) -> bool:
        """Whether what newer studies count besides is whole, where it is there at all."""
        used = [quarters for mine in row.get("quarters", []) for quarters in mine.values()]
        return (
            all(map(_is_count, row.get("choices", [0, 0, 0])))
            and len(row.get("choices", [0, 0, 0])) == 3
            and row.get("first", 0) in range(self.players)
            and all(seat in range(self.players) for seat in row.get("given", []))
            and all(len(counts) == 4 and all(map(_is_count, counts)) for counts in used)
            and all(key.count("|") == 2 and _are_numbers(counts, 3) for key, counts in row.get("offers", {}).items())
            and len(row.get("course", [()] * STEPS)) == STEPS
            and all(_are_numbers(values, self.players) for values in row.get("course", []))
            and _are_numbers(row.get("stirred", [0, 0, 0]), 3)
        )

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


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_numbers(values: list[object], count: int) -> bool:
    return len(values) == count and all(
        isinstance(value, int | float) and not isinstance(value, bool) for value in values
    )


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def study(match: Match, answers: Iterable[dict[str, Any]], file: str = "", changes: Sequence[str] = ()) -> Dataset:
    """Look at each game of a match that kept its moves.

    `file` is what its box was read from, if it is not the own; `changes` are those made in it, as they are typed.
    """
    game = match.game()
    about: dict[str, Any] = {
        "game": match.name,
        "version": __version__,
        "rules": game.rules_version,
        "players": game.players,
        "options": dict(game.options),
        "components": game.components.digest,
        "changed": bool(match.components),
        "file": file,
        "set": list(changes),
        "bots": match.bots,
        "budget": match.budget,
        "seed": match.seed,
        "starts": match.starts,
        "box": [key_of(use) for use in everything(game)],
    }
    answers = list(answers)
    closely = max(1, match.games // CLOSE)
    sight = Sight(game)
    about["sight"] = sight.kind
    return Dataset(about, [Look(game, one, sight if one["index"] % closely == 0 else None).row() for one in answers])
