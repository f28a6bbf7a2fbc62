"""What a seat may see: everything, by default; with hidden hands, no hand but its own (YD-D14, YD-D15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teahouse.games.year_of_the_dragon.components import Box
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    AGES,
    CARDS,
    HEALER,
    MONTHS,
    PERSON_KINDS,
    TYPES,
    WALL,
    WALL_TILES,
    WARRIOR,
    WILD,
    person_name,
)
from teahouse.games.year_of_the_dragon.position import hand_facts, public_player, public_table
from teahouse.games.year_of_the_dragon.steps.event import FIRST_PRIZE, SECOND_PRIZE, SICK, TRIBUTE_YUAN
from teahouse.games.year_of_the_dragon.steps.scoring import dragons
from teahouse.games.year_of_the_dragon.table import Rules, YearTable
from teahouse.kernel import Draw, Table, View, deal

if TYPE_CHECKING:
    from teahouse.games.year_of_the_dragon.game import YearOfTheDragon


def seen(table: YearTable, seat: int) -> dict[str, Any]:
    """The facts a seat may know."""
    hidden = table.rules.hands_hidden
    players: list[dict[str, Any]] = []
    for index, player in enumerate(table.players):
        shown = public_player(player)
        shown["cards"] = sum(player.hand)
        shown["symbols"] = dict(zip(TYPES, player.symbols, strict=True))
        if not hidden or index == seat:
            shown["hand"] = hand_facts(player)
        players.append(shown)
    return {
        **public_table(table),
        "players": players,
        "agenda": [step.to_json() for step in table.agenda],
    }


def printed(box: Box, rules: Rules) -> dict[str, Any]:
    """What is printed on tiles and cards, for whoever draws them."""
    return {
        "value": {person_name(person): box.value[person] for person in range(PERSON_KINDS) if box.value[person]},
        "symbols": {person_name(person): box.symbols[person] for person in range(PERSON_KINDS) if box.value[person]},
        "kinds": {
            type: [person_name(2 * index + age) for age in range(len(AGES)) if box.value[2 * index + age]]
            for index, type in enumerate(TYPES)
        },
        "cards": list(CARDS),
        "actions": [action for index, action in enumerate(ACTIONS) if index != WALL or rules.wall],
        "base": dict(zip(ACTIONS, box.base, strict=True)),
        "months": MONTHS,
        "events": {"tribute": TRIBUTE_YUAN, "sick": SICK, "first": FIRST_PRIZE, "second": SECOND_PRIZE},
        "small_price": box.small_price,
        "large_price": rules.large_price,
        "wall": rules.wall,
        "wall_amount": dict(zip(WALL_TILES, box.wall_amount, strict=True)),
        "super_month": box.super_month if rules.super_event else 0,
    }


def imagine(game: YearOfTheDragon, view: View, draw: Draw) -> Table:
    """The table of a view; hands that the seat cannot see are dealt at random from a full hand."""
    facts = dict(view.facts)
    players: list[dict[str, Any]] = []
    for shown in facts["players"]:
        player = dict(shown)
        count = player.pop("cards")
        del player["symbols"]
        if "hand" not in player:
            player["hand"] = dict(zip(CARDS, deal(_full_hand(game), count, draw), strict=True))
        players.append(player)
    facts["players"] = players
    agenda = facts.pop("agenda")
    return game.load(game.position_of(agenda, facts))


def _full_hand(game: YearOfTheDragon) -> list[int]:
    """How many cards of each type everybody has at the start (YD-9)."""
    cards = [game.box.cards_per_type] * len(CARDS)
    cards[WILD] = game.box.wild_cards
    return cards


def tally(table: YearTable, seat: int) -> dict[str, int]:
    """What a player counts."""
    player = table.players[seat]
    return {
        "points": player.vp,
        "yuan": player.yuan,
        "rice": player.rice,
        "fireworks": player.fireworks,
        "track": player.track,
        "place": table.order.index(seat) + 1,
        "persons": player.persons,
        "palaces": len(player.palaces),
        "floors": player.floors(),
        "helmets": player.symbols[WARRIOR],
        "mortars": player.symbols[HEALER],
        "privileges": dragons(table.box, player),
        "wall": player.wall_built,
    }
