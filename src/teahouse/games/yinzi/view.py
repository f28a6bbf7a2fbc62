"""What a seat may see: everything but the cards that others hold or have not drawn yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.yinzi.facts import card_facts, common_facts, open_facts
from teahouse.games.yinzi.steps.feeding import food_due
from teahouse.games.yinzi.steps.resolution import tax_due
from teahouse.games.yinzi.table import Player, YinziTable
from teahouse.kernel import Draw, Table, View, deal

if TYPE_CHECKING:
    from teahouse.games.yinzi.game import Yinzi

COUNTED: Final = ("capacity", "hand_size", "food_due", "tax_due")
"""What a view adds to a player for the reader's convenience."""


def seen(table: YinziTable, seat: int) -> dict[str, Any]:
    """The facts a seat may know."""
    players: list[dict[str, Any]] = []
    for other, player in enumerate(table.players):
        players.append(
            {
                **open_facts(table, player),
                "capacity": table.box.capacity[player.boat],
                "hand_size": sum(player.hand),
                "food_due": food_due(player),
                "tax_due": tax_due(table, player),
                **(card_facts(table, player) if other == seat else _unplayed(table, player)),
            }
        )
    return {
        **common_facts(table),
        "ratio": table.box.ratios[table.die - 1],
        "players": players,
        "agenda": [step.to_json() for step in table.agenda],
    }


def _unplayed(table: YinziTable, player: Player) -> dict[str, Any]:
    """Cards of another player that have not been played: all decks are alike, so everybody can count them."""
    counts = [held + left for held, left in zip(player.hand, player.deck)]
    return {"unplayed": dict(zip(table.box.card_names, counts))}


def imagine(game: Yinzi, view: View, draw: Draw) -> Table:
    """The table of a view; cards that the seat cannot see are dealt at random from those not yet played."""
    facts = dict(view.facts)
    players: list[dict[str, Any]] = []
    for shown in facts["players"]:
        player = dict(shown)
        held = player["hand_size"]
        for name in COUNTED:
            del player[name]
        if "unplayed" in player:
            unplayed: dict[str, int] = player.pop("unplayed")
            deck = list(unplayed.values())
            player["hand"] = dict(zip(unplayed, deal(deck, held, draw), strict=True))
            player["deck"] = dict(zip(unplayed, deck, strict=True))
        players.append(player)
    facts["players"] = players
    agenda = facts.pop("agenda")
    del facts["ratio"]
    return game.load(game.position_of(agenda, facts))


WATCHED: Final = ("points", "copper", "silver", "wood", "stone", "capacity", "misfortune")
"""The counts that told turns show: not what lies in the supplies."""


def counts(table: YinziTable, seat: int) -> dict[str, int]:
    """What everybody watches."""
    found = tally(table, seat)
    return {name: found[name] for name in WATCHED}


def tally(table: YinziTable, seat: int) -> dict[str, int]:
    """What a player counts."""
    player = table.players[seat]
    return {
        "points": table.scores()[seat],
        "copper": player.copper,
        "silver": player.silver,
        "wood": player.wood,
        "stone": player.stone,
        "capacity": table.box.capacity[player.boat],
        "cubes": player.cubes,
        "commodities": player.commodities,
        "discs": player.discs,
        "idle": player.idle,
        "misfortune": player.misfortune,
    }
