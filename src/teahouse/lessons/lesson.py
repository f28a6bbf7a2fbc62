"""A lesson is a real game with a fixed deal: steps that ask the pupil for something, and a list of moves a seat.

Three kinds of answer to a step: `do`, the moves it was written for; `open`, other moves with which the lesson goes on;
`look`, moves that teach something and are put back. Any other move is answered with what comes of it and put back, too.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, BadData, Game, Message, Move, Reader, Table
from teahouse.lessons.note import Note
from teahouse.library import build, folder_of, rulebooks

ENDS: Final = ("done", "end")
"""Moves that close a decision: where it closes by itself, the one that is prescribed is passed over."""

Moves = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something the teacher says, and what the pupil then does."""

    id: str
    lit: tuple[str, ...]
    """The things it speaks of; the words stand beside the first one."""
    clear: tuple[str, ...]
    """What else has to be seen while they are read: nothing is put on it."""
    touch: tuple[str, ...]
    """Things to be looked at; the step is over when all have been."""
    do: Moves
    """The moves it asks for; a step without them, and with nothing to touch, is only read."""
    open: tuple[Moves, ...]
    look: tuple[Moves, ...]

    def says(self, name: str) -> str:
        """The id of what the teacher says; its title is an attribute."""
        return f"lesson-{name}-{self.id}"

    def answers(self, name: str) -> dict[Moves, str]:
        """The id of what is said to each `look`, and to an `open` that has words of its own."""
        return {moves: f"{self.says(name)}-{slug(moves[-1])}" for moves in (*self.look, *self.open)}

    def call(self, name: str, text: str) -> str:
        """The id of what the teacher calls a move, where its own words would not be found on the board."""
        return f"{self.says(name)}-go-{slug(text)}"


def slug(text: str) -> str:
    """The text of a move as part of a message id."""
    return text.replace("@", "-").replace("/", "-").replace(" ", "-")


class Lesson:
    """A guided game."""

    def __init__(self, name: str, reader: Reader) -> None:
        self.name = name
        """Which lesson of its game: first."""
        reader.only(
            "game", "players", "options", "seed", "names", "pupil", "fallback", "own", "others", "step", "after", "note"
        )
        self.game = reader.at("game").text(*(kind.name for kind in rulebooks()))
        self.players = reader.at("players").integer(2, 8)
        self.options: dict[str, Any] = reader.at("options").table() if reader.has("options") else {}
        self.seed = reader.at("seed").text()
        self.names = reader.at("names").texts()
        """By seat; the pupil's is empty."""
        self.pupil = reader.at("pupil").integer(1, self.players) - 1
        self.fallback = reader.at("fallback").text()
        """The bot that plays for a seat whose list does not fit."""
        self.own: Moves = tuple(reader.at("own").texts()) if reader.has("own") else ()
        """The verbs of decisions that are the pupil's own: the teacher may say something, but asks for nothing."""
        self.after = reader.at("after").text() if reader.has("after") else ""
        """The lesson at whose end it begins; empty if it begins with a new game."""
        self.notes = [Note(item) for item in reader.at("note").items()] if reader.has("note") else []
        """What the teacher says in a game that is played freely."""
        others: dict[str, Any] = reader.at("others").table() if reader.has("others") else {}
        self.others = {int(seat) - 1: tuple(reader.at("others").at(seat).texts()) for seat in others}
        self.steps = [_step(item) for item in reader.at("step").items()] if reader.has("step") else []
        seats = set(range(self.players)) - {self.pupil}
        if bool(self.steps) == bool(self.notes):
            raise BadData(f"{reader.place} must have steps, or notes")
        if len(self.names) != self.players or (self.steps and set(self.others) != seats):
            raise BadData(f"{reader.place} must name {self.players} seats and list the moves of all but the pupil's")

    def build(self) -> Game:
        """The game it is played with."""
        return build(self.game, self.players, None, dict(self.options))

    def move(self, table: Table, made: list[str]) -> Move | None:
        """What the seat to move plays after the moves it has made, or None where the fallback has to choose."""
        left = self._left(self.others[table.to_move], made)
        legal = {move.text: move for move in table.moves()}
        for text in left:
            if text in legal:
                return legal[text]
            if text not in ENDS:
                return None
        return None

    def _left(self, listed: Moves, made: list[str]) -> Moves:
        """What is left of a list: a move that the fallback made stands for the one that was listed."""
        place = 0
        for text in made:
            while place < len(listed) and listed[place] in ENDS and listed[place] != text:
                place += 1
            place += 1
        return listed[place:]


def fitting(table: Table, text: str) -> Move | None:
    """The move that a prescribed one stands for: itself, or another of its verb where a bed or a space is gone.

    None where the decision has closed by itself: the prescribed move is passed over.
    """
    legal = table.moves()
    alike = [move for move in legal if move.text.split()[0] == text.split()[0]]
    return next((move for move in legal if move.text == text), alike[0] if alike else None)


def _step(reader: Reader) -> LessonStep:
    reader.only("id", "lit", "clear", "touch", "do", "open", "look")

    def texts(key: str) -> Moves:
        return tuple(reader.at(key).texts()) if reader.has(key) else ()

    def lists(key: str) -> tuple[Moves, ...]:
        return tuple(tuple(item.texts()) for item in reader.at(key).items()) if reader.has(key) else ()

    seen = texts("lit"), texts("clear"), texts("touch")
    return LessonStep(reader.at("id").text(), *seen, texts("do"), lists("open"), lists("look"))


@cache
def lesson(game: str, name: str = "first") -> Lesson:
    """A lesson of a game; BadData if there is none, or if its file does not fit."""
    file = files("teahouse.lessons") / f"{folder_of(game)}.{name}.toml"
    if not file.is_file():
        raise BadData(f"{game} has no lesson {name!r}")
    return Lesson(name, Reader(tomllib.loads(file.read_text("utf-8")), file.name))


def lessons() -> list[Lesson]:
    """The first lesson of each game that has one."""
    return [lesson(kind.name) for kind in rulebooks() if _has_first(kind.name)]


def _has_first(game: str) -> bool:
    return (files("teahouse.lessons") / f"{folder_of(game)}.first.toml").is_file()


def main_line(plan: Lesson) -> list[str]:
    """Every move of a lesson whose pupil does what is asked, up to where nothing is planned any more."""
    table, dealer = plan.build().new(), Dealer(plan.seed)
    made: dict[int, list[str]] = {seat: [] for seat in range(-1, plan.players)}
    moves: list[str] = []

    def play(move: Move | None) -> bool:
        if move is not None:
            made[table.to_move].append(move.text)
            moves.append(move.text)
            table.play(move)
        return move is not None

    def others() -> None:
        while not table.over and table.to_move != plan.pupil:
            if not play(dealer.draw(table) if table.to_move == NATURE else plan.move(table, made[table.to_move])):
                return

    for step in plan.steps:
        asked = list(step.do)
        while asked:
            others()
            if table.to_move != plan.pupil:
                return moves
            play(fitting(table, asked.pop(0)))
            while table.to_move == plan.pupil and len(table.moves()) == 1 and asked[:1] != [table.moves()[0].text]:
                play(table.moves()[0])
    others()
    return moves


def numbers(table: Table, pupil: int) -> dict[str, int]:
    """What the teacher's sentences may count with: the pupil's counts by name, and those of others as name-seat."""
    found: dict[str, int] = {}
    for seat, counts in enumerate(table.everybody()):
        for name, count in counts.items():
            found[name if seat == pupil else f"{name}-{seat + 1}"] = count
    return found


def said(table: Table, lesson: Lesson, id: str) -> Message:
    """A sentence of the teacher with the numbers of the table."""
    return Message(id, tuple(numbers(table, lesson.pupil).items()))


__all__ = ["ENDS", "Lesson", "LessonStep", "fitting", "lesson", "lessons", "main_line", "numbers", "said", "slug"]
