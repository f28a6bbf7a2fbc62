"""A pupil who goes through a lesson without a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from teahouse.bots import Budget, bot
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Table
from teahouse.lessons.lesson import Lesson, LessonStep, Moves, fitting

Chooser = Callable[[LessonStep], Moves]


def main_line(step: LessonStep) -> Moves:
    """What the lesson was written for."""
    return step.do


class Pupil:
    """Plays a lesson; others and chance follow it."""

    def __init__(self, lesson: Lesson, chooser: Chooser = main_line) -> None:
        self.lesson = lesson
        self.chooser = chooser
        self.table: Table = lesson.build().new()
        self.moves: list[tuple[int, str]] = []
        self._dealer = Dealer(lesson.seed)

    def walk(self) -> Iterator[LessonStep]:
        """Each step, when the pupil is asked for it or may read it; then its moves are made."""
        for step in self.lesson.steps:
            self.others()
            yield step
            moves = list(self.chooser(step))
            while moves:
                self.others()
                text = moves.pop(0)
                move = fitting(self.table, text)
                if move is not None:
                    self.play(move.text)
                    self._forced(moves)
        self.others()

    def others(self) -> None:
        """Chance and the other seats, until the pupil is asked."""
        table, lesson = self.table, self.lesson
        while not table.over and table.to_move != lesson.pupil:
            if table.to_move == NATURE:
                self.play(self._dealer.draw(table).text)
                continue
            made = [text for seat, text in self.moves if seat == table.to_move]
            move = lesson.move(table, made)
            if move is None:
                player = bot(lesson.fallback, table.game, table.to_move, "lesson")
                move = player.choose(table.game.view(table, table.to_move), Budget(simulations=1))
            self.play(move.text)

    def _forced(self, moves: list[str]) -> None:
        """A move that is the only choice is played at once, as at every table."""
        table = self.table
        while not table.over and table.to_move == self.lesson.pupil and len(table.moves()) == 1:
            lone = table.moves()[0].text
            if moves and moves[0] == lone:
                return
            self.play(lone)

    def play(self, text: str) -> None:
        self.moves.append((self.table.to_move, text))
        self.table.play(self.table.game.move(text))
