"""A drill is a real position and a question: which move? Every answer is told what comes of it, and why."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from teahouse.kernel import BadData, Game, Message, Reader, Record, Table
from teahouse.lessons.lesson import slug
from teahouse.library import build, folder_of, rulebooks

PUPIL: Final = "You"
"""How the records of drills call the seat of whoever is asked."""


class Drill:
    """A position, a question, and what answers there are."""

    def __init__(self, game: str, reader: Reader) -> None:
        reader.only("id", "lit", "way", "right", "look", "comes", "clauses")
        self.game = game
        self.id = reader.at("id").text()
        self.lit = tuple(reader.at("lit").texts())
        """The things that the question speaks of."""
        self.way = tuple(reader.at("way").texts()) if reader.has("way") else ()
        """Moves that lead to the right one: no answer yet."""
        self.right = tuple(reader.at("right").texts())
        self.look = tuple(reader.at("look").texts())
        """Other answers that have words of their own."""
        comes = reader.at("comes").table() if reader.has("comes") else {}
        self.comes = {move: reader.at("comes").at(move).integer(0, 999) for move in comes}
        """Points at the end after an answer and the best own play, where every line was played."""
        self.clauses = tuple(reader.at("clauses").texts())
        file = files("teahouse.lessons") / "drills" / f"{folder_of(game)}-{self.id}.record"
        self.record = Record.parse(file.read_text("utf-8"))
        if self.record.game != game or PUPIL not in self.record.names:
            raise BadData(f"{file.name} must be a game of {game} with a seat called {PUPIL}")
        self.pupil = self.record.names.index(PUPIL)

    def build(self) -> Game:
        """The game it is a position of."""
        return build(self.game, self.record.players, None, dict(self.record.options))

    def table(self) -> Table:
        """The position."""
        table = self.build().new()
        for _, text in self.record.moves:
            table.play(table.game.move(text))
        return table

    @property
    def asks(self) -> str:
        """The id of the question; its title and how we know the answer are attributes."""
        return f"drill-{self.id}"

    def answered(self, moves: list[str]) -> str:
        """The move that counts as the answer among those made, or nothing while they only lead to one."""
        return next((move for move in moves if move not in self.way), "")

    def says(self, answer: str) -> Message:
        """What is said to an answer: the reason if it is right, else what comes of it."""
        if answer in self.right:
            return Message(f"{self.asks}-right")
        if answer in self.look:
            return Message(f"{self.asks}-{slug(answer)}")
        return Message("drill-other")


@cache
def drills(game: str) -> list[Drill]:
    """The drills of a game, in their order; none if it has none. BadData if their file does not fit."""
    file = files("teahouse.lessons") / "drills" / f"{folder_of(game)}.toml"
    if not file.is_file():
        return []
    reader = Reader(tomllib.loads(file.read_text("utf-8")), file.name)
    reader.only("game", "drill")
    if reader.at("game").text(*(kind.name for kind in rulebooks())) != game:
        raise BadData(f"{file.name} must be about {game}")
    return [Drill(game, item) for item in reader.at("drill").items()]


__all__ = ["PUPIL", "Drill", "drills"]
