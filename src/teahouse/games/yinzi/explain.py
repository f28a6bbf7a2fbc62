"""What every thing on the board is and what it means now: names of things, their clauses and their explanations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from teahouse.games.yinzi.explain_clan import (
    ANSWERS,
    COUNTS,
    answer,
    clan,
    colour,
    count,
    disaster,
    food,
    migration,
    phase,
    points,
    round_,
)
from teahouse.games.yinzi.explain_coast import PLACES, coast, delivered, destination, exchange, ship
from teahouse.games.yinzi.explain_land import boat_track, crop, factory, field, market, province, rural, spot
from teahouse.games.yinzi.explain_means import means
from teahouse.games.yinzi.explain_work import (
    advancements,
    bonus,
    card,
    discard,
    emperor_box,
    fortune,
    glory,
    hand,
    order,
    resource,
    route,
    section,
    space,
    tax,
    war_box,
    workforce,
)
from teahouse.games.yinzi.names import (
    BONUSES,
    DISASTERS,
    EMPEROR_BOXES,
    FORTUNE,
    IN_BONUS,
    IN_END,
    NONE,
    PHASES,
    PROVINCES,
    SECTIONS,
    SPACES,
    WORKFORCE,
)
from teahouse.games.yinzi.steps.factories import fits
from teahouse.games.yinzi.table import ON_DISPLAY, YinziTable
from teahouse.games.yinzi.view import imagine
from teahouse.kernel import Explanation, View

if TYPE_CHECKING:
    from teahouse.games.yinzi.game import Yinzi

Explainer = Callable[[YinziTable, int, str], Explanation | None]

CLAUSE_OF: Final = {
    "advancements": "YZ-60",
    "boat-track": "YZ-20",
    "bonus": "YZ-24",
    "bonus-better-sales": "YZ-29",
    "bonus-boat-upgrade": "YZ-32",
    "bonus-factory-upgrade": "YZ-33",
    "bonus-fed-workers": "YZ-30",
    "bonus-free-advancement": "YZ-28",
    "bonus-no-taxes": "YZ-31",
    "box-bridge": "YZ-111",
    "box-canal": "YZ-110",
    "box-palace": "YZ-108",
    "box-road": "YZ-109",
    "card": "YZ-38",
    "coast": "YZ-81",
    "colour": "YZ-A29",
    "count-capacity": "YZ-20",
    "count-commodities": "YZ-72",
    "count-copper": "YZ-22",
    "count-cubes": "YZ-44",
    "count-discs": "YZ-56",
    "count-food": "YZ-93",
    "count-idle": "YZ-39",
    "count-misfortune": "YZ-140",
    "count-silver": "YZ-22",
    "count-stone": "YZ-53",
    "count-wood": "YZ-42",
    "count-won": "YZ-137",
    "delivered": "YZ-134",
    "destination": "YZ-134",
    "die": "YZ-125",
    "disaster": "YZ-103",
    "discard": "YZ-106",
    "emissary": "YZ-86",
    "end": "YZ-37",
    "exchange": "YZ-22",
    "factory": "YZ-72",
    "field": "YZ-44",
    "food": "YZ-93",
    "fortune-choose-advancements": "YZ-56",
    "fortune-construct-boats": "YZ-42",
    "fortune-develop-factories": "YZ-52",
    "fortune-plant-crops": "YZ-43",
    "fortune-sell": "YZ-49",
    "glory": "YZ-99",
    "good": "YZ-46",
    "hand": "YZ-38",
    "market": "YZ-49",
    "migration": "YZ-67",
    "migration-lying": "YZ-113",
    "no": "YZ-37",
    "order": "YZ-24",
    "pay": "YZ-22",
    "pay-disc": "YZ-62",
    "points": "YZ-141",
    "phase-actions": "YZ-35",
    "phase-administration": "YZ-125",
    "phase-bonus": "YZ-24",
    "phase-feeding": "YZ-93",
    "phase-late-shipping": "YZ-122",
    "phase-resolution": "YZ-98",
    "province": "YZ-20",
    "resource": "YZ-71",
    "round": "YZ-23",
    "route": "YZ-104",
    "rural": "YZ-119",
    "seat": "YZ-8",
    "section-diplomacy": "YZ-61",
    "section-economy": "YZ-62",
    "section-emperor": "YZ-63",
    "section-war-routes": "YZ-64",
    "ship": "YZ-84",
    "space": "YZ-60",
    "space-additional-crops": "YZ-63",
    "space-additional-recruit": "YZ-64",
    "space-additional-sale": "YZ-63",
    "space-additional-worker": "YZ-63",
    "space-eager-immigrants": "YZ-63",
    "space-emissary": "YZ-61",
    "space-free": "YZ-62",
    "space-free-salt": "YZ-63",
    "space-free-wheat": "YZ-64",
    "space-personal-route": "YZ-64",
    "space-same-undertakings": "YZ-63",
    "space-veterans": "YZ-64",
    "space-war-copper": "YZ-64",
    "space-weaker-enemies": "YZ-64",
    "spot": "YZ-53",
    "tax": "YZ-41",
    "taxes": "YZ-114",
    "track": "YZ-46",
    "war-box": "YZ-90",
    "war": "YZ-98",
    "workforce-emperor": "YZ-89",
    "workforce-produce": "YZ-72",
    "workforce-supply-ships": "YZ-80",
    "workforce-take-resources": "YZ-71",
    "workforce-war-routes": "YZ-90",
}
"""The clause that says most about a thing, by its id or the beginning of it."""

_WHOLE: Final[dict[str, Explainer]] = {
    "advancements": advancements,
    "boat-track": boat_track,
    "coast": coast,
    "delivered": delivered,
    "die": exchange,
    "discard": discard,
    "exchange": exchange,
    "food": food,
    "glory": glory,
    "hand": hand,
    "migration": migration,
    "order": order,
    "points": points,
    "round": round_,
    "rural": rural,
    "tax": tax,
    "taxes": tax,
    "war": war_box,
    "war-box": war_box,
}
"""Things that are one of a kind."""
_ONE_OF: Final[dict[str, Explainer]] = {
    "bonus": bonus,
    "box": emperor_box,
    "card": card,
    "coast": coast,
    "colour": colour,
    "count": count,
    "destination": destination,
    "disaster": disaster,
    "factory": factory,
    "field": field,
    "fortune": fortune,
    "market": market,
    "migration": migration,
    "phase": phase,
    "province": province,
    "resource": resource,
    "route": route,
    "rural": rural,
    "seat": clan,
    "section": section,
    "ship": ship,
    "space": space,
    "spot": spot,
    "track": crop,
    "workforce": workforce,
}
"""Things of which there are several, by the first word of their id."""


def explain(game: Yinzi, thing: str, view: View) -> Explanation | None:
    """What a thing is and what it means for the seat of the view now; None if there is no such thing on the table.

    It asks the rules on a table that the view could have been taken from, so that it knows no more than the view.
    """
    table = _table(game, view)
    found = _explained(table, view.seat, thing)
    moves = [move for move in view.moves if move.target == thing]
    if found is not None and len(moves) == 1:  # of several, it depends on which
        found.numbers += tuple(means(table, moves[0]))
    return found


def _explained(table: YinziTable, seat: int, thing: str) -> Explanation | None:
    whole = _WHOLE.get(thing)
    if whole is not None:
        return whole(table, seat, "")
    if thing in ANSWERS:
        return answer(table, seat, thing)
    kind, _, name = thing.partition("-")
    one = _ONE_OF.get(kind)
    return one(table, seat, name) if one is not None and name else None


_last: list[tuple[View, YinziTable]] = []
"""The table of the view that was asked about last: whoever asks about one thing asks about others."""


def _table(game: Yinzi, view: View) -> YinziTable:
    """A table that the view could have been taken from, to ask the rules; nobody plays on it."""
    for known, table in _last:
        if known is view:
            return table
    imagined = imagine(game, view, _first)
    assert isinstance(imagined, YinziTable)
    _last[:] = [(view, imagined)]
    return imagined


def _first(count: int) -> int:
    """A draw for what the seat cannot know and no explanation asks about."""
    return 0


def things(game: Yinzi, view: View) -> list[str]:
    """The id of everything on the table that can be asked about."""
    table = _table(game, view)
    box = table.box
    land = box.land
    found = list(_WHOLE)
    found += [f"count-{name}" for name in COUNTS]
    found += [f"seat-{seat + 1}" for seat in range(len(table.players))]
    found += [f"phase-{name}" for name in PHASES[IN_BONUS:IN_END]]
    found += [f"province-{name}" for name in PROVINCES]
    found += [f"bonus-{name}" for name in BONUSES]
    found += [f"track-{space + 1}" for space in range(len(table.track))]
    found += [f"section-{name}" for name in SECTIONS]
    found += [f"space-{name}" for name in SPACES]
    found += [f"fortune-{name}" for name in FORTUNE]
    found += [f"workforce-{name}" for name in WORKFORCE]
    found += [f"box-{name}" for name in EMPEROR_BOXES]
    found += ["resource-wood", "resource-stone", "migration-top", "migration-bottom", "migration-lying"]
    found += [f"disaster-{name}" for name in DISASTERS]
    found += [f"destination-{name}" for name in PLACES]
    found += [f"rural-{colour}" for colour in box.colours[: len(table.players)]]
    found += [f"card-{name.replace('/', '-')}" for name in box.card_names]
    found += [f"field-{name}" for name in land.names]
    found += [f"spot-{name}" for name, fields in zip(land.spot_names, land.spots) if fits(table, fields)]
    for index, name in enumerate(PROVINCES):
        if table.market[index] != NONE:
            slots = box.market_slots[table.market[index]]
            found += [f"market-{name}-{slot + 1}" for slot, shown in enumerate(slots) if shown != NONE]
    for tile, name in enumerate(box.factory_names):
        if table.owner[tile] == ON_DISPLAY or table.spot[tile] != NONE:
            found.append(f"factory-{name}")
    for row in range(len(table.players)):
        found.append(f"coast-{row + 1}")
        if table.coast[row] != NONE:
            found.append(f"ship-{box.ship_names[table.coast[row]]}")
            found += [f"coast-{row + 1}-{slot + 1}" for slot in range(len(box.ship_slots[table.coast[row]]))]
        if table.next[row] != NONE:
            found.append(f"ship-{box.ship_names[table.next[row]]}")
    routes = [tile for tile in table.route if tile != NONE] + table.discard
    for player in table.players:
        routes += [*player.routes, *player.won]
    found += [f"route-{box.route_names[tile]}" for tile in routes]
    return found
