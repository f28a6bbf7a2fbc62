"""Notes: what a teacher says once, when something is met for the first time in a game that is played freely."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from teahouse.kernel import Reader, Table


@dataclass(frozen=True, slots=True)
class Moment:
    """What is there when the pupil is asked, as patterns of notes are held against it."""

    round: int
    phase: str
    moves: dict[str, str]
    """What is possible, with the thing that stands for it."""
    things: list[str]
    hints: dict[str, Any]
    counts: dict[str, int]

    @staticmethod
    def of(table: Table, pupil: int) -> Moment:
        """What a pupil can see and do now."""
        game = table.game
        view, now = game.view(table, pupil, opened=False), game.moment(table)
        asked = table.to_move == pupil and not table.over
        moves = {move.text: move.target for move in table.moves()} if asked else {}
        things = list(game.things(view))
        return Moment(now.round, now.phase, moves, things, game.hints(table, pupil), game.tally(table, pupil))


class Note:
    """Something the teacher says, when it is said, and beside which thing."""

    def __init__(self, reader: Reader) -> None:
        reader.only("id", "lit", "when")
        self.id = reader.at("id").text()
        self.lit = tuple(reader.at("lit").texts())
        """Patterns of things it may stand beside, the best first: `palace-*`; `@` is what the move stands for."""
        when = reader.at("when")
        when.only("round", "phase", "move", "thing", "hint", "least", "most", "count")
        self.round = when.at("round").integer(0) if when.has("round") else 0
        """Not before this round."""
        self.phase = when.at("phase").text() if when.has("phase") else ""
        self.move = when.at("move").text() if when.has("move") else ""
        """A pattern of moves of which one is legal."""
        self.thing = when.at("thing").text() if when.has("thing") else ""
        """A pattern of things of which one lies there."""
        self.hint = when.at("hint").text() if when.has("hint") else ""
        """A pattern of things and a name, `event-* persons`: a hint that is at least or at most so much."""
        self.count = when.at("count").text() if when.has("count") else ""
        """One of the pupil's counts that is at least or at most so much."""
        self.least = when.at("least").integer() if when.has("least") else None
        self.most = when.at("most").integer() if when.has("most") else None

    def says(self, lesson: str) -> str:
        """The id of what is said; its title is an attribute."""
        return f"lesson-{lesson}-{self.id}"

    def beside(self, now: Moment) -> str:
        """The thing it is said beside if it is to be said now; else nothing."""
        if not now.moves or now.round < self.round or (self.phase and now.phase != self.phase):
            return ""
        meant = [thing for move, thing in now.moves.items() if self.move and fnmatchcase(move, self.move)]
        if self.move and not meant:
            return ""
        if self.thing and not any(fnmatchcase(thing, self.thing) for thing in now.things):
            return ""
        if self.count and not self._within(now.counts.get(self.count, 0)):
            return ""
        hinted = self._hinted(now) if self.hint else []
        if self.hint and not hinted:
            return ""
        for wanted in self.lit:
            among = meant if wanted == "@" else [*hinted, *now.things]
            for thing in among:
                if thing in now.things and (wanted == "@" or fnmatchcase(thing, wanted)):
                    return thing
        return ""

    def _hinted(self, now: Moment) -> list[str]:
        """The things whose hint is as it should be."""
        wanted, _, name = self.hint.partition(" ")
        return [
            thing
            for thing, hint in now.hints.items()
            if fnmatchcase(thing, wanted) and isinstance(hint, dict) and name in hint and self._within(hint[name])
        ]

    def _within(self, value: Any) -> bool:
        if not isinstance(value, int):
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


__all__ = ["Moment", "Note"]
