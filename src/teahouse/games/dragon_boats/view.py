"""What a seat may see, and what it may imagine behind it (DB-R52)."""

from __future__ import annotations

from typing import Any

from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.moves import drawn
from teahouse.games.dragon_boats.names import (
    CARD_KINDS,
    DISPLAY,
    DOCKS,
    FARMS,
    GOODS,
    LETTERS,
    LOCATIONS,
    PATHS,
    REWARDS,
    SEATS,
    STALLS,
)
from teahouse.games.dragon_boats.position import BOARD_KEYS, PLAYER_KEYS
from teahouse.games.dragon_boats.scoring import (
    FOOD_LIMIT,
    FOOD_POINTS,
    MONEY_FOR_A_POINT,
    TREASURE_LIMIT,
    breakdown_of,
)
from teahouse.games.dragon_boats.table import DragonTable, letters_of
from teahouse.kernel import SPECTATOR, Draw, Game, Table, View, bits_of


def known_hand(table: DragonTable, owner: int, seat: int, opened: bool) -> int:
    """The cards in a hand that a seat may know: its own, those all saw taken, and all that the end has opened."""
    player = table.players[owner]
    if owner == seat or opened:
        return player.hand
    return player.hand & ~player.blind


def seen_facts(table: DragonTable, seat: int, opened: bool) -> dict[str, Any]:
    """Everything public, and the seat's own hand."""
    players: list[dict[str, Any]] = []
    for owner, player in enumerate(table.players):
        known = known_hand(table, owner, seat, opened)
        players.append(
            {
                **table.player_facts(owner),
                "hand": letters_of(known),
                "blind": letters_of(player.blind & known),
                "hidden": (player.hand & ~known).bit_count(),
            }
        )
    return {
        **table.board_facts(),
        "deck": table.deck.bit_count(),
        "unseen": letters_of(table.unseen()),
        "players": players,
        "agenda": [step.to_json() for step in table.agenda],
    }


def printed(box: Box) -> dict[str, Any]:
    """What is printed on boards and cards, for whoever draws them. Counts by kind go in the order of these lists."""
    chart = box.chart
    return {
        "goods": list(GOODS),
        "farms": list(FARMS),
        "stalls": dict(zip(STALLS, [*box.stall_tiles, 0])),
        "docks": list(DOCKS),
        "seats": dict(zip(SEATS, box.discounts)),
        "locations": list(LOCATIONS),
        "paths": list(PATHS),
        "path_capacity": chart.path_capacity,
        "display": DISPLAY,
        "abilities": {
            "money": MONEY_FOR_A_POINT,
            "points": FOOD_POINTS,
            "most": FOOD_LIMIT,
            "treasures": TREASURE_LIMIT,
        },
        "toppers": {str(topper.id): [topper.least, topper.beats, topper.fare] for topper in box.toppers},
        "rounds": [[box.card_money[card], box.card_offerings[card]] for card in range(box.cards)],
        "private": list(box.private_money),
        "storage": box.storage,
        "most_money": box.most_money,
        "farm_sets": list(box.farm_sets),
        "cards": {letter: [CARD_KINDS[letter], box.card_points[card]] for card, letter in enumerate(LETTERS)},
        "hexes": list(chart.hexes),
        "spaces": list(chart.spaces),
        "called": {name: drawn(*name.split(" ")) for name in (*chart.hexes, *chart.spaces)},
        "rewards": [REWARDS[reward] for reward in chart.reward],
        "tracks": [list(track) for track in box.tracks],
        "land": [list(land) for land in chart.land],
        "roads": [list(roads) for roads in chart.roads],
        "free_spaces": box.free_spaces,
    }


def seen_score(table: DragonTable, owner: int, seat: int, opened: bool) -> int:
    """The points of a house as far as a seat may know its cards."""
    player = table.players[owner]
    cards = player.open | player.used | known_hand(table, owner, seat, opened)
    return sum(breakdown_of(table.box, player, cards, table.rules.larger_sets).values())


def imagine_table(game: Game, box: Box, view: View, draw: Draw) -> Table:
    """A table this view could have been taken from: hidden cards are drawn from those nobody has seen."""
    facts = view.facts
    left = [LETTERS.index(letter) for letter in facts["unseen"]]
    for player in facts["players"]:
        for letter in player["blind"]:
            left.remove(LETTERS.index(letter))
    # a permanent card would lie open, so a hidden one is of another type (DB-R52)
    hideable = [card for card in left if not box.permanent >> card & 1]
    players: list[dict[str, Any]] = []
    for player in facts["players"]:
        hidden: list[str] = []
        for _ in range(player["hidden"]):
            card = hideable.pop(draw(len(hideable)))
            left.remove(card)
            hidden.append(LETTERS[card])
        players.append(
            {
                **{key: player[key] for key in PLAYER_KEYS},
                "hand": sorted(player["hand"] + hidden),
                "blind": sorted(player["blind"] + hidden),
            }
        )
    board = {key: facts[key] for key in BOARD_KEYS}
    deck = [LETTERS[card] for card in sorted(left)]
    return game.load(game.position_of(facts["agenda"], {**board, "deck": deck, "players": players}))


def counts_of(table: DragonTable, seat: int) -> dict[str, int]:
    """What everybody watches and may know: without discs and members, and without the points of hidden cards."""
    found = tally_of(table, seat)
    watched = {name: found[name] for name in ("money", "offerings", "food", "treasure", "cards", "farmers")}
    return {**watched, "points": seen_score(table, seat, SPECTATOR, False)}


def tally_of(table: DragonTable, seat: int) -> dict[str, int]:
    """The counts a player watches."""
    player = table.players[seat]
    return {
        "money": player.money,
        "offerings": player.offerings,
        "food": player.food,
        "treasure": player.treasure,
        "members": player.members,
        "discs": player.discs,
        "cards": len(bits_of(player.cards())),
        "farmers": player.farmers.bit_count(),
        "points": seen_score(table, seat, seat, False),
    }
