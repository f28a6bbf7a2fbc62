"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.moves import space_arguments
from teahouse.games.dragon_boats.names import (
    AREAS,
    DOCKS,
    EXCHANGE_STALL,
    FARMS,
    GOODS,
    LETTERS,
    LOCATIONS,
    NEUTRAL,
    NO_REWARD,
    NONE,
    PATHS,
    REWARDS,
    SEATS,
    STALLS,
)
from teahouse.kernel import Argument, Message, Ref, Section, View, Who
from teahouse.kernel.message import Arguments

_IN_A_ROW: Final = 4
"""Land spaces in a line."""
_DISCS: Final = 5
"""Discs named in a line."""


def text_of_view(box: Box, view: View) -> list[Section]:
    """The round, the market, boats and paths, the five islands, then each player from the first."""
    facts = view.facts
    seats = len(facts["players"])
    found = [
        Section(_round_title(facts), _round(facts)),
        Section(Message("text-market"), _market(facts)),
        Section(Message("text-boats"), _boats(box, facts)),
    ]
    for area, name in enumerate(AREAS):
        found.append(Section(Message("text-land", (("area", Ref(f"area-{name}")),)), _land(box, facts, area)))
    for turn in range(seats):
        seat = (facts["first"] + turn) % seats
        title = Message("text-player", (("who", Who(seat)), ("points", view.scores[seat])))
        found.append(Section(title, _player(facts, seat)))
    return found


def _round_title(facts: dict[str, Any]) -> Message:
    number, cards = facts["round"], facts["rounds"]
    return Message("text-round", (("round", cards[number]), ("number", number + 1), ("rounds", len(cards))))


def _round(facts: dict[str, Any]) -> list[Message]:
    supplies = (("food", facts["food"]), ("treasure", facts["treasure"]), ("deck", facts["deck"]))
    return [
        Message("text-first", (("who", Who(facts["first"])),)),
        Message("text-supplies", supplies),
        Message("text-bag", _counts(GOODS, facts["bag"])),
        *(Message("text-display", _card(letter)) for letter in facts["display"]),
    ]


def _market(facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for stall, name in enumerate(STALLS):
        stack = facts["stacks"][stall]
        price = ("price", len(stack) + 1)
        if stall == EXCHANGE_STALL:
            lines.append(Message("text-exchange", (price,)))
        else:
            goods = _counts(GOODS, facts["stalls"][stall])
            lines.append(Message("text-stall", (("stall", Ref(f"stall-{name}")), price, *goods)))
        if stack:
            lines.append(_discs(stack))
    return lines


def _discs(stack: list[int]) -> Message:
    named: list[tuple[str, Argument]] = []
    for place, owner in enumerate(reversed(stack[-_DISCS:])):
        named.append((f"w{place + 1}", Ref("text-neutral") if owner == NEUTRAL else Who(owner)))
    if len(stack) > _DISCS:
        return Message("text-discs-more", (*named, ("more", len(stack) - _DISCS)))
    return Message(f"text-discs-{len(stack)}", tuple(named))


def _boats(box: Box, facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for boat, name in enumerate(DOCKS):
        dock = ("dock", Ref(f"dock-{name}"))
        if not facts["toppers"][boat]:
            lines.append(Message("text-boat-bare", (dock,)))
        else:
            topper = box.toppers[box.topper_ids.index(facts["toppers"][boat])]
            numbers = (("topper", topper.id), ("beats", topper.beats), ("least", topper.least))
            lines.append(Message("text-boat", (dock, *numbers, *_counts(GOODS, topper.fare))))
        aboard = tuple((seat, _who(facts["boats"][boat][place])) for place, seat in enumerate(SEATS))
        if facts["places"][boat] == NONE:
            one, two = box.tracks[boat]
            lines.append(Message("text-aboard", (*aboard, ("one", _location(one)), ("two", _location(two)))))
        else:
            lines.append(Message("text-landed", (*aboard, ("location", _location(facts["places"][boat])))))
    for place, owner in enumerate(facts["paths"]):
        path = PATHS[place // box.chart.path_capacity]
        lines.append(Message("text-path", (("path", Ref(f"path-{path}")), ("who", _who(owner)))))
    return lines


def _land(box: Box, facts: dict[str, Any], area: int) -> list[Message]:
    owners = {hex: seat for seat, player in enumerate(facts["players"]) for hex in player["farmers"]}
    shown: list[tuple[Argument, Argument]] = []
    for hex, name in enumerate(box.chart.hexes):
        if box.chart.hex_area[hex] == area:
            what: Argument = Who(owners[hex]) if hex in owners else _tile(facts["tiles"][hex], area == 0)
            shown.append((space_arguments(name)[1][1], what))
    found = _rows(shown)
    rewards: list[tuple[Argument, Argument]] = []
    for space, name in enumerate(box.chart.spaces):
        if box.chart.space_area[space] == area and box.chart.reward[space] != NO_REWARD:
            rewards.append((space_arguments(name)[1][1], Ref(f"reward-{REWARDS[box.chart.reward[space]]}")))
    return found + _rows(rewards)


def _rows(shown: list[tuple[Argument, Argument]]) -> list[Message]:
    """Spaces and what is there, a few in a line."""
    lines: list[Message] = []
    for first in range(0, len(shown), _IN_A_ROW):
        row = shown[first : first + _IN_A_ROW]
        arguments: list[tuple[str, Argument]] = []
        for place, (space, what) in enumerate(row, 1):
            arguments += [(f"s{place}", space), (f"t{place}", what)]
        lines.append(Message(f"text-land-{len(row)}", tuple(arguments)))
    return lines


def _player(facts: dict[str, Any], seat: int) -> list[Message]:
    player = facts["players"][seat]
    purse = tuple((key, player[key]) for key in ("money", "food", "treasure", "members", "discs"))
    lines = [Message("text-purse", purse)]
    if any(player["goods"]):
        lines.append(Message("text-goods", _counts(GOODS, player["goods"])))
    if player["start"] and player["start"] not in facts["rounds"][: facts["round"] + 1]:
        lines.append(Message("text-locked", (("round", player["start"]),)))
    if any(player["farms"]):
        lines.append(Message("text-farms", _counts(FARMS, player["farms"])))
    lines += [Message("text-wisdom", (("tile", Ref(f"wisdom-{letter}")),)) for letter in player["wisdom"]]
    lines += [Message("text-card-open", _card(letter)) for letter in player["open"]]
    lines += [Message("text-card-used", _card(letter)) for letter in player["used"]]
    for letter in player["hand"]:
        lines.append(Message("text-card-blind" if letter in player["blind"] else "text-card-hand", _card(letter)))
    if player["hidden"]:
        lines.append(Message("text-hidden", (("count", player["hidden"]),)))
    return lines


def _counts(names: tuple[str, ...], counts: list[int]) -> Arguments:
    return tuple(zip(names, counts))


def _card(letter: str) -> Arguments:
    return (("letter", letter), ("card", Ref(f"card-{letter}")))


def _who(owner: int) -> Argument:
    return Ref("nobody") if owner == NONE else Who(owner)


def _location(location: int) -> Ref:
    return Ref(f"location-{LOCATIONS[location]}")


def _tile(tile: int, wisdom: bool) -> Ref:
    if tile == NONE:
        return Ref("no-tile")
    return Ref(f"wisdom-{LETTERS[tile]}" if wisdom else f"farm-{FARMS[tile]}")
