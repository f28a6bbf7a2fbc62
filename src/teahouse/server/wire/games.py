"""What is on the shelf: titles with their options, moves and levels."""

from __future__ import annotations

from teahouse.server.wire.common import Answer, Message


class OptionInfo(Answer):
    """An option of a game; its name and its values are explained by `option-<name>` in the game's locale."""

    name: str
    values: list[str | int | bool]
    default: str | int | bool
    clauses: list[str]


class GameInfo(Answer):
    """A game on the shelf."""

    name: str
    title: str
    rules: int
    least_players: int
    most_players: int
    options: list[OptionInfo]
    sources: list[str]
    """Where points come from."""


class MoveInfo(Answer):
    """A move: its text is what clients send; label and target are what people see."""

    text: str
    number: int
    kind: str
    params: dict[str, int]
    label: Message
    target: str


class Level(Answer):
    """A kind of bot that can take a seat."""

    name: str
    seconds: float
    """It never thinks longer."""
