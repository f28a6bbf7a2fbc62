"""The table as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teahouse.games.yinzi.names import (
    A_COMMODITY,
    BONUSES,
    EMPEROR_BOXES,
    FACTORIES,
    FORTUNE,
    GOODS,
    HOLD,
    NONE,
    PHASES,
    PIECES,
    PLACE_NAMES,
    PROVINCES,
    SLOTS,
    SPACES,
    WORKFORCE,
)
from teahouse.kernel import names_of

if TYPE_CHECKING:
    from teahouse.games.yinzi.table import Player, YinziTable
    from teahouse.games.yinzi.tiles import Tiles


def facts_of(table: YinziTable) -> dict[str, Any]:
    """Everything on the table but the agenda."""
    return {
        **common_facts(table),
        "players": [{**open_facts(table, player), **card_facts(table, player)} for player in table.players],
    }


def card_facts(table: YinziTable, player: Player) -> dict[str, Any]:
    """The cards a player holds and those still to be drawn."""
    names = table.box.card_names
    return {"hand": dict(zip(names, player.hand)), "deck": dict(zip(names, player.deck))}


def _name(names: tuple[str, ...] | list[str], index: int) -> str | None:
    return None if index == NONE else names[index]


def _named(names: tuple[str, ...] | list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts) if count}


def _owned(names: list[str], owned: list[list[int]] | list[Tiles]) -> dict[str, int]:
    """Whose each thing is, in the order of the things; nobody's are left out."""
    seats = {thing: seat for seat, things in enumerate(owned) for thing in things}
    return {names[thing]: seats[thing] for thing in sorted(seats)}


def common_facts(table: YinziTable) -> dict[str, Any]:
    """What lies on the game board and beside it."""
    box = table.box
    land = box.land
    rows = range(len(table.players))
    return {
        "round": table.round,
        "phase": PHASES[table.phase],
        "provisional": table.provisional.copy(),
        "order": table.order.copy(),
        "bonuses": {name: seat for name, seat in zip(BONUSES, table.bonuses) if seat >= 0},
        "die": table.die,
        "wood": table.wood,
        "stone": table.stone,
        "track": [_name(GOODS, good) for good in table.track],
        "pile": _named(GOODS, table.pile),
        "late_crops": table.late_crops,
        "tiles": {
            name: GOODS[table.good[field]]
            for field, name in enumerate(land.names)
            if table.good[field] != land.printed[field]
        },
        "cubes": {
            name: [seat, table.cubes[land.names.index(name)]]
            for name, seat in _owned(land.names, [player.fields for player in table.players]).items()
        },
        "markets": {
            name: {
                "tile": _name(box.market_names, table.market[province]),
                "cubes": table.raw[province * SLOTS : (province + 1) * SLOTS],
            }
            for province, name in enumerate(PROVINCES)
        },
        "rural": table.rural[: len(table.players)],
        "display": [box.factory_names[tile] for tile in range(FACTORIES) if table.owner[tile] == -2],
        "stack": [box.factory_names[tile] for tile in range(FACTORIES) if table.owner[tile] == -3],
        "factories": {
            box.factory_names[tile]: {
                "at": land.spot_names[table.spot[tile]],
                "owner": table.owner[tile],
                "level": table.level[tile],
                "stock": [player.stock[tile] for player in table.players],
            }
            for tile in range(FACTORIES)
            if table.spot[tile] != NONE
        },
        "coast": [
            {
                "ship": _name(box.ship_names, table.coast[row]),
                "cargo": [_load(table, row * HOLD + slot) for slot in range(HOLD)],
                "emissaries": [player.aboard[row] for player in table.players],
                "next": _name(box.ship_names, table.next[row]),
                "behind": table.behind[row],
            }
            for row in rows
        ],
        "unseen_ships": [box.ship_names[ship] for ship in table.unseen_ships],
        "routes": [
            {
                "tile": _name(box.route_names, table.route[row]),
                "by": table.route_by[row],
                "behind": table.route_stack[row],
            }
            for row in rows
        ],
        "discard": [box.route_names[tile] for tile in table.discard],
        "hidden": table.hidden,
        "unseen_routes": [box.route_names[tile] for tile in table.unseen_routes],
        "held": _owned(box.route_names, [player.routes for player in table.players]),
        "won": _owned(box.route_names, [player.won for player in table.players]),
        "pieces": {
            name: [PIECES[piece] for piece in pieces]
            for name, pieces in zip(box.route_names, table.pieces)
            if any(pieces)
        },
        "advancements": {name: seat for name, seat in zip(SPACES, table.spaces()) if seat != NONE},
        "fresh": names_of(table.fresh, SPACES),
        "dealing": ("none", "sold", "bought")[table.dealing],
        "used": table.used,
        "spare": table.spare,
        "war": table.war.copy(),
        "weaker": table.weaker,
    }


def _load(table: YinziTable, slot: int) -> list[int] | None:
    """A ship's slot: the seat that filled it, real cubes, commodities."""
    seat, load = table.shipper[slot], table.cargo[slot]
    if seat == NONE:
        return None
    return [seat, 0, 1] if load == A_COMMODITY else [seat, load, 0]


def open_facts(table: YinziTable, player: Player) -> dict[str, Any]:
    """What lies open in front of a player."""
    return {
        "copper": player.copper,
        "silver": player.silver,
        "misfortune": player.misfortune,
        "wood": player.wood,
        "stone": player.stone,
        "cubes": player.cubes,
        "discs": player.discs,
        "commodities": player.commodities,
        "idle": player.idle,
        "boat": player.boat,
        "bonus": _name(BONUSES, player.bonus),
        "workers": _named(PLACE_NAMES, player.workers),
        "worked": names_of(player.worked, WORKFORCE),
        "box": _name(EMPEROR_BOXES, player.box),
        "box_disc": player.box_disc,
        "recruit": player.recruit,
        "tax": player.tax,
        "played": {
            FORTUNE[action]: table.box.card_names[card] for action, card in enumerate(player.cards) if card >= 0
        },
        "delivered": player.delivered.copy(),
        "emissaries": player.emissaries,
        "first_glories": player.first_glories,
        "second_glories": player.second_glories,
    }
