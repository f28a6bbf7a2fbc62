"""Many games, and for each what a designer asks about."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from teahouse import __version__
from teahouse.arena.match import Match
from teahouse.kernel import NATURE, BadData, Game
from teahouse.lab.uses import everything, key_of, watcher

FORMAT: Final = "teahouse-lab-1"
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


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def study(match: Match, answers: Iterable[dict[str, Any]], file: str = "", changes: Sequence[str] = ()) -> Dataset:
    """Look at each game of a match that kept its moves.

    `file` is what its box was read from, if it is not the own; `changes` are those made in it, as they are typed.
    """
    game = match.game()
    about = {
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
