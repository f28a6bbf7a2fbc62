"""What is printed on the board, on tiles and cards, as JSON for whoever draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teahouse.games.yinzi.names import (
    BONUSES,
    COIN,
    COMMODITIES,
    COUNTRIES,
    DELIVERY_SILVER,
    DEMANDS,
    DISASTERS,
    EMPEROR_BOXES,
    FORTUNE,
    GOODS,
    HAND,
    LAST_LEVEL,
    MARKETS,
    MOST_FORTUNE,
    NONE,
    PROVINCES,
    RESOURCE_COST,
    REWARDS,
    RURAL_COST,
    RURAL_PRICE,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    TAXED_FROM,
    TEA_SLOT,
    URBAN_PRICE,
    VIRTUAL_COPPER,
    VIRTUAL_RICE,
    WEAKENED,
    WORKFORCE,
)
from teahouse.games.yinzi.scoring import MAJORITY, MISFORTUNE, TIED

if TYPE_CHECKING:
    from teahouse.games.yinzi.components import Box


def prices() -> dict[str, int]:
    """Prices and effects that are the same in every box."""
    return {
        "urban": URBAN_PRICE,
        "rural": RURAL_PRICE,
        "food": RURAL_COST,
        "resource": RESOURCE_COST,
        "delivery": DELIVERY_SILVER,
        "rice": VIRTUAL_RICE,
        "copper": VIRTUAL_COPPER,
        "weaker": WEAKENED,
        "misfortune": -MISFORTUNE,
        "majority": MAJORITY,
        "tied": TIED,
    }


def printed(box: Box) -> dict[str, Any]:
    """Everything a board needs that never changes."""
    land = box.land
    goods = (*GOODS, "coin")
    return {
        "colours": list(box.colours),
        "provinces": {
            name: [[None if field == NONE else land.names[field] for field in row] for row in land.grid[province]]
            for province, name in enumerate(PROVINCES)
        },
        "fields": {name: None if good == NONE else GOODS[good] for name, good in zip(land.names, land.printed)},
        "spots": {name: [land.names[field] for field in fields] for name, fields in zip(land.spot_names, land.spots)},
        "distance": {
            here: dict(zip((*PROVINCES, "sea"), land.distance[province])) for province, here in enumerate(PROVINCES)
        },
        "markets": {
            name: [[goods[good if good != COIN else len(GOODS)] for good in row] for row in rows]
            for name, rows in zip(box.market_names, box.market_rows)
        },
        "ships": {
            name: {
                "country": COUNTRIES[country],
                "slots": ["tea" if wanted == TEA_SLOT else COMMODITIES[wanted] for wanted in slots],
            }
            for name, country, slots in zip(box.ship_names, box.ship_country, box.ship_slots)
        },
        "destinations": dict(zip((*COUNTRIES, *MARKETS), box.destination_points)),
        "box_capacity": box.box_capacity,
        "routes": {
            name: {
                "demand": [DEMANDS[demand] for demand in box.demands[tile]],
                "copper": box.route_copper[tile],
                "silver": box.route_silver[tile],
                "points": box.route_points[tile],
                "war": box.route_war[tile],
                "disaster": None if box.route_disaster[tile] == NONE else DISASTERS[box.route_disaster[tile]],
            }
            for tile, name in enumerate(box.route_names)
        },
        "cards": {
            name: {
                "fortune": box.card_fortune[card],
                "workers": box.card_workers[card],
                "copies": box.card_copies[card],
            }
            for card, name in enumerate(box.card_names)
        },
        "boat_track": list(box.capacity),
        "crop_cost": list(box.crop_cost),
        "ratios": list(box.ratios),
        "emperor": {
            name: {
                "workers": box.box_workers[index],
                "copper": box.box_copper[index],
                "silver": box.box_silver[index],
                "reward": REWARDS[box.box_reward[index]],
            }
            for index, name in enumerate(EMPEROR_BOXES)
        },
        "glories": [box.first_glory, box.second_glory],
        "war_slots": box.war_slots,
        "storage": list(range(LAST_LEVEL + 1)),  # as many commodities as the factory has levels (YZ-73)
        "taxed_from": list(TAXED_FROM),
        "most_taxed": HAND * (MOST_FORTUNE + 1),  # three cards, a tax disc for each (YZ-41)
        "fortune": list(FORTUNE),
        "workforce": list(WORKFORCE),
        "bonuses": list(BONUSES),
        "sections": {
            name: list(SPACES[index * SECTION_SPACES : (index + 1) * SECTION_SPACES])
            for index, name in enumerate(SECTIONS)
        },
        "foreign": box.foreign,
        "prices": prices(),
    }
