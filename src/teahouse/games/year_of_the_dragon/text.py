"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teahouse.games.year_of_the_dragon.names import CARDS, MONTHS, TYPES
from teahouse.games.year_of_the_dragon.steps.action import FEE
from teahouse.kernel import Argument, Message, Ref, Section, View, Who

if TYPE_CHECKING:
    from teahouse.games.year_of_the_dragon.game import YearOfTheDragon


def describe(game: YearOfTheDragon, view: View) -> list[Section]:
    """The year, the action groups, the display, then each player in turn order."""
    facts = view.facts
    sections = [Section(Message("text-year"), _year(game, facts))]
    if any(facts["groups"]):
        sections.append(Section(Message("text-groups"), _groups(facts)))
    sections.append(Section(Message("text-display"), _display(game, facts)))
    for place, seat in enumerate(facts["order"]):
        sections.append(
            Section(Message("text-player", (("place", place + 1), ("name", Who(seat)))), _player(facts, seat))
        )
    return sections


def _year(game: YearOfTheDragon, facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for month in range(1, MONTHS + 1):
        event = facts["events"][month - 1]
        when = "past" if month < facts["month"] else ("now" if month == facts["month"] else "coming")
        name: Argument = Ref(f"event-{event}") if event else Ref("event-unknown")
        lines.append(Message(f"text-month-{when}", (("month", month), ("event", name))))
    if facts["corner"]:
        corner = Ref(f"corner-{facts['corner']}")
        lines.append(Message("text-corner", (("month", game.box.super_month), ("corner", corner))))
    if facts["wall"]:
        lines.append(Message("text-wall", (("length", len(facts["wall"])), ("months", MONTHS))))
    return lines


def _groups(facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for group, actions in enumerate(facts["groups"]):
        dragons = facts["dragons"].count(group)
        lines.append(Message("text-group", (("group", group + 1), ("dragons", dragons), ("fee", FEE))))
        lines += [Message("text-group-action", (("action", Ref(f"action-{action}")),)) for action in actions]
    return lines


def _display(game: YearOfTheDragon, facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for index, type in enumerate(TYPES):
        young = facts["tiles"][f"{type}-young"]
        value = game.box.value[2 * index]
        symbols = game.box.symbols[2 * index]
        person: tuple[str, Argument] = ("person", Ref(f"person-{type}"))
        line: tuple[tuple[str, Argument], ...] = (person, ("young", young), ("value", value), ("symbols", symbols))
        if f"{type}-old" in facts["tiles"]:
            old_value = game.box.value[2 * index + 1]
            old_symbols = game.box.symbols[2 * index + 1]
            more = (("old", facts["tiles"][f"{type}-old"]), ("oldvalue", old_value), ("oldsymbols", old_symbols))
            lines.append(Message("text-tiles-both", (*line, *more)))
        else:
            lines.append(Message("text-tiles-young", line))
    return lines


def _player(facts: dict[str, Any], seat: int) -> list[Message]:
    player = facts["players"][seat]
    points = sum(player["points"].values())
    lines = [
        Message("text-standing", (("points", points), ("track", player["track"]))),
        Message("text-goods", (("yuan", player["yuan"]), ("rice", player["rice"]), ("fireworks", player["fireworks"]))),
    ]
    if player["small"] or player["large"]:
        lines.append(Message("text-privileges", (("small", player["small"]), ("large", player["large"]))))
    for index, one in enumerate(player["palaces"]):
        lines.append(
            Message("text-palace", (("palace", index + 1), ("floors", one["floors"]), ("persons", len(one["persons"]))))
        )
        lines += [Message("text-palace-person", (("person", Ref(f"person-{person}")),)) for person in one["persons"]]
    if not player["palaces"]:
        lines.append(Message("text-no-palace"))
    built = facts["wall"].count(seat)
    if built or player["wall_left"]:
        lines.append(Message("text-wall-tiles", (("built", built), ("left", len(player["wall_left"])))))
    if "hand" in player:
        lines.append(Message("text-hand", (("cards", player["cards"]),)))
        for card in CARDS:
            if player["hand"][card]:
                lines.append(
                    Message("text-hand-card", (("card", Ref(f"card-{card}")), ("count", player["hand"][card])))
                )
    else:
        lines.append(Message("text-hand-hidden", (("cards", player["cards"]),)))
    return lines
