"""What is printed on the board, on tiles and cards, as JSON for whoever draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teahouse.games.yinzi.names import (
    COIN,
    COMMODITIES,
    COUNTRIES,
    DEMANDS,
    DISASTERS,
    EMPEROR_BOXES,
    GOODS,
    MARKETS,
    NONE,
    PROVINCES,
    TEA_SLOT,
)

if TYPE_CHECKING:
    from teahouse.games.yinzi.components import Box


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
        "emperor": dict(zip(EMPEROR_BOXES, box.box_workers)),
        "glories": [box.first_glory, box.second_glory],
    }
