"""A pupil's way through a lesson: which step is said, which moves lead on, and what a move was in its eyes.

It is told every move of the game in order, and knows the rest from the lesson. Nothing it is told breaks it: where the
game has left the plan the pupil's decisions are simply the pupil's own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from teahouse.kernel import Message, Table, changes, outcome
from teahouse.lessons.lesson import Lesson, LessonStep, Moves, fitting, main_line, numbers

DO: Final = "do"
OPEN: Final = "open"
LOOK: Final = "look"
OTHER: Final = "other"
OWN: Final = "own"
"""A decision, or a lone move, that no step foresees."""

Change = dict[str, tuple[int, int]]
"""By name of the count: before and after."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move of the pupil was."""

    kind: str
    step: int
    """The step it was an answer to."""
    done: bool = False
    """It was the last move of that answer."""
    moves: Moves = ()
    """The answer as the lesson has it; none for a move that it does not have."""


@dataclass(frozen=True, slots=True)
class _Line:
    """An answer that a step knows, as far as it has not been given."""

    kind: str
    whole: Moves
    left: Moves


class Walk:
    """A pupil on the way."""

    def __init__(self, lesson: Lesson, planned: bool = False) -> None:
        """`planned`: the way of the lesson itself, on which no step is missed."""
        self.lesson = lesson
        self.planned = planned
        self.place = 0
        """The first step that has not been answered or passed."""
        self.own = False
        """What the pupil is asked now belongs to no step."""
        self.begin: Table | None = None
        """The table when the step that asks now began to ask."""
        self._lines: list[_Line] = []
        self._made = 0
        """Moves of the pupil in the step that asks now."""
        self._numbers: dict[int, dict[str, int]] = {}

    def copy(self) -> Walk:
        """To try moves on."""
        made = Walk(self.lesson, self.planned)
        made.place, made.own, made.begin = self.place, self.own, self.begin
        made._lines, made._made, made._numbers = list(self._lines), self._made, dict(self._numbers)
        return made

    @property
    def asks(self) -> int:
        """The next step that asks for moves; the number of steps where none does any more."""
        steps = self.lesson.steps
        return next((index for index in range(self.place, len(steps)) if steps[index].do), len(steps))

    @property
    def said(self) -> int:
        """How many steps have been reached."""
        return len(self._numbers)

    def sentence(self, index: int) -> Message:
        """What the teacher says in a step that was reached, with the numbers of that moment."""
        return Message(self.lesson.steps[index].says(self.lesson.name), tuple(self._numbers[index].items()))

    def asked(self, table: Table) -> None:
        """The pupil is asked: find the step to which the decision belongs."""
        self.own = self._is_own(table) or not self._fit(table)
        if self.own:
            return
        now = numbers(table, self.lesson.pupil)
        for index in range(min(self.asks + 1, len(self.lesson.steps))):
            self._numbers.setdefault(index, now)

    def play(self, table: Table, text: str) -> Verdict:
        """A move of the pupil, before it is made; `asked` has been called."""
        if self.own or self.asks == len(self.lesson.steps):
            return Verdict(OWN, self.place)
        step = self.asks
        matched = self._matched(table, text)
        if not matched:
            if len(table.moves()) == 1:
                return Verdict(OWN, step)
            look = next((one for one in self._step.look if one[-1] == text and len(one) == self._made + 1), None)
            self._again()
            return Verdict(OTHER, step, True) if look is None else Verdict(LOOK, step, True, look)
        kind = min((line.kind for line in matched), key=(DO, OPEN, LOOK).index)
        best = next(line for line in matched if line.kind == kind)
        done = len(best.left) == 1
        self._made += 1
        self._lines = [replace(line, left=line.left[1:]) for line in matched]
        if done and kind == LOOK:
            self._again()
        elif done:
            self.place = step + 1
            self._again()
        return Verdict(kind, step, done, best.whole)

    def following(self, table: Table) -> list[str]:
        """The legal moves that lead on, those the lesson was written for first."""
        if self.own:
            return []
        found: dict[str, None] = {}
        for line in sorted(self._lines, key=lambda line: line.kind):
            move = fitting(table, line.left[0]) if line.kind in (DO, OPEN) and line.left else None
            if move is not None:
                found[move.text] = None
        return list(found)

    def asked_for(self) -> Change:
        """What the answer the step was written for would change."""
        if self.begin is None or self.asks == len(self.lesson.steps):
            return {}
        trial = self.begin.copy()
        for text in self._step.do:
            move = fitting(trial, text) if not trial.over and trial.to_move == self.lesson.pupil else None
            if move is not None:
                trial.apply(move)
        return self.change(trial)

    def change(self, after: Table, ahead: bool = True) -> Change:
        """What is different for the pupil since the step began to ask.

        Where nothing is yet, because the pupil has to choose once more: what will be, whichever way that goes, if one
        may look ahead.
        """
        if self.begin is None:
            return {}
        pupil = self.lesson.pupil
        found = changes(self.begin, after, pupil)
        if ahead and not found and not after.over and after.to_move == pupil:
            ends = [changes(self.begin, outcome(after, move), pupil) for move in after.moves()]
            found = {name: by for name, by in ends[0].items() if all(end.get(name) == by for end in ends)}
        before = self.begin.game.tally(self.begin, pupil)
        return {name: (before.get(name, 0), before.get(name, 0) + by) for name, by in found.items()}

    # -- lines ----------------------------------------------------------------------------------------------------

    @property
    def _step(self) -> LessonStep:
        return self.lesson.steps[self.asks]

    def _again(self) -> None:
        """The step that asks now begins from its beginning."""
        self._lines, self._made = [], 0

    def _is_own(self, table: Table) -> bool:
        return {move.text.split()[0] for move in table.moves()} <= set(self.lesson.own)

    def _fit(self, table: Table) -> bool:
        """Bring the lines to this decision; False if no step foresees it."""
        while self.asks < len(self.lesson.steps):
            if self._missed(table):
                self.place = self.asks + 1
                self._again()
                continue
            if not self._lines:
                self._lines, self._made = _lines(self._step), 0
                self.begin = table.copy()
            reached = [_reach(table, line) for line in self._lines]
            found = [line for line in reached if line is not None]
            if any(line.kind in (DO, OPEN) for line in found):
                self._lines = found
                return True
            steps = self.lesson.steps
            after = next((step for step in steps[self.asks + 1 :] if step.do), None)
            if after is None or fitting(table, after.do[0]) is None:
                return False
            self.place = self.asks + 1  # the step has closed by itself
            self._again()
        return True

    def _missed(self, table: Table) -> bool:
        """Whether the phase is over in which the step that asks now would have been answered."""
        due = None if self.planned else _phases(self.lesson).get(self.asks)
        return due is not None and _phase(table) > due

    def _matched(self, table: Table, text: str) -> list[_Line]:
        exact = [line for line in self._lines if line.left and line.left[0] == text]
        if exact:
            return exact
        legal, verb = {move.text for move in table.moves()}, text.split()[0]
        return [
            line
            for line in self._lines
            if line.kind in (DO, OPEN) and line.left[0] not in legal and line.left[0].split()[0] == verb
        ]


def _lines(step: LessonStep) -> list[_Line]:
    every = [(DO, step.do), *((OPEN, moves) for moves in step.open), *((LOOK, moves) for moves in step.look)]
    return [_Line(kind, moves, moves) for kind, moves in every]


def _reach(table: Table, line: _Line) -> _Line | None:
    """A line from the first of its moves that this decision is about; a look that does not fit is no line."""
    if line.kind == LOOK:
        return line if line.left and fitting(table, line.left[0]) is not None else None
    for place, text in enumerate(line.left):
        if fitting(table, text) is not None:
            return replace(line, left=line.left[place:])
    return None


def _phase(table: Table) -> tuple[int, int]:
    """Where in the game a table is, by round and phase."""
    moment = table.game.moment(table)
    return moment.round, moment.phases.index(moment.phase) if moment.phase in moment.phases else -1


@cache
def _phases(lesson: Lesson) -> dict[int, tuple[int, int]]:
    """For each step that asks for moves, when the lesson as it is planned asks for the last of them."""
    table, walk = lesson.build().new(), Walk(lesson, planned=True)
    found: dict[int, tuple[int, int]] = {}
    for text in main_line(lesson):
        if table.to_move == lesson.pupil:
            walk.asked(table)
            if not walk.own and walk.asks < len(lesson.steps):
                found[walk.asks] = _phase(table)
            walk.play(table, text)
        table.apply(table.game.move(text))
    return found


def walked(lesson: Lesson, moves: list[tuple[int, str]]) -> tuple[Walk, Table]:
    """The way of a pupil through the moves of a game so far, and the table after them."""
    table, walk = lesson.build().new(), Walk(lesson)
    for seat, text in moves:
        if seat == lesson.pupil:
            walk.asked(table)
            walk.play(table, text)
        table.apply(table.game.move(text))
    if not table.over and table.to_move == lesson.pupil:
        walk.asked(table)
    return walk, table
