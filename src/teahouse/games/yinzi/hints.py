"""What a board draws beyond the facts: boats and where they reach, what a slot pays, which action runs, food, war."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.yinzi.land import Land
from teahouse.games.yinzi.names import (
    CHOOSE_ADVANCEMENTS,
    CONSTRUCT_BOATS,
    DEVELOP_FACTORIES,
    DISASTERS,
    EMPEROR,
    FORTUNE,
    GOODS,
    LAST_FOOD,
    LAST_WHOLE,
    NONE,
    PLANT_CROPS,
    PRODUCE,
    PROVINCES,
    RURAL_COST,
    RURAL_PRICE,
    SEATS,
    SECTION_SPACES,
    SECTIONS,
    SELL,
    SLOTS,
    SUPPLY_SHIPS,
    TAKE_RESOURCES,
    WAR_ROUTES,
    WORKFORCE,
)
from teahouse.games.yinzi.steps.common import capacity_left
from teahouse.games.yinzi.steps.disasters import strikes
from teahouse.games.yinzi.steps.emperor import ServeEmperor
from teahouse.games.yinzi.steps.fortune import (
    ChooseAdvancements,
    ConstructBoats,
    DevelopFactories,
    FortuneAction,
    PlantCrops,
    SellAtMarket,
)
from teahouse.games.yinzi.steps.free import rural_price
from teahouse.games.yinzi.steps.late_shipping import SecondFood, ShipFood
from teahouse.games.yinzi.steps.produce import ChooseMaterial, ProduceCommodities
from teahouse.games.yinzi.steps.resolution import taxed
from teahouse.games.yinzi.steps.sales import AdditionalSale, SellCube, price_at
from teahouse.games.yinzi.steps.shipping import LoadShip, SecondSalt, SupplyShips
from teahouse.games.yinzi.steps.war import JoinWar, WarRoutes, enemy_strength, own_strength
from teahouse.games.yinzi.steps.workforce import TakeResources, WorkforceAction
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Step

Hints = dict[str, dict[str, Any]]

FORTUNE_STEPS: Final[dict[str, int]] = {
    ConstructBoats.id: CONSTRUCT_BOATS,
    PlantCrops.id: PLANT_CROPS,
    SellAtMarket.id: SELL,
    DevelopFactories.id: DEVELOP_FACTORIES,
    ChooseAdvancements.id: CHOOSE_ADVANCEMENTS,
}
WORKFORCE_STEPS: Final[dict[str, int]] = {
    TakeResources.id: TAKE_RESOURCES,
    ProduceCommodities.id: PRODUCE,
    SupplyShips.id: SUPPLY_SHIPS,
    ServeEmperor.id: EMPEROR,
    JoinWar.id: WAR_ROUTES,
    WarRoutes.id: WAR_ROUTES,
}
TO_SEA: Final = (SupplyShips, SecondSalt, LoadShip, ShipFood, SecondFood)
"""Decisions about pieces that go to a ship."""


def hints(table: YinziTable, seat: int) -> Hints:
    """By thing; nothing in it depends on cards that anybody holds."""
    found: Hints = {"war-box": {"soldiers": own_strength(table), "enemies": enemy_strength(table)}}
    for other, player in enumerate(table.players):
        found[f"seat-{other + 1}"] = {"food": food_on_fields(table, other), "fortune": taxed(table, player)}
    sells = rural_price(table.players[seat]) if seat >= 0 else RURAL_PRICE
    found["rural"] = {"sells": sells, "buys": RURAL_COST}
    for disaster, name in enumerate(DISASTERS):
        if strikes(table, disaster):
            found[f"disaster-{name}"] = {"strikes": True}
    for section, name in enumerate(SECTIONS):
        leaders = leaders_of(table, section)
        if leaders:
            found[f"section-{name}"] = {"leads": leaders}
    _running(table, found)
    if table.agenda:
        _boats(table, table.agenda[-1], found)
    return found


def food_on_fields(table: YinziTable, seat: int) -> int:
    """Food that a seat's cubes make: half foods count in twos (YZ-94)."""
    whole = halves = 0
    for field in table.players[seat].fields:
        good = table.good[field]
        if good <= LAST_WHOLE:
            whole += table.cubes[field]
        elif good <= LAST_FOOD:
            halves += table.cubes[field]
    return whole + halves // 2


def discs_in(table: YinziTable, section: int) -> list[int]:
    """How many discs each seat has in a section of the advancements."""
    discs = [0] * len(table.players)
    for owner in table.spaces()[section * SECTION_SPACES : (section + 1) * SECTION_SPACES]:
        if owner != NONE:
            discs[owner] += 1
    return discs


def leaders_of(table: YinziTable, section: int) -> list[int]:
    """The seats with most discs in a section; none if it is empty (YZ-138, YZ-A47)."""
    discs = discs_in(table, section)
    most = max(discs)
    return [seat for seat, count in enumerate(discs) if count == most] if most else []


def _running(table: YinziTable, found: Hints) -> None:
    """The action that somebody is carrying out."""
    for depth in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[depth]
        action = FORTUNE_STEPS.get(step.id, NONE)
        if action != NONE and isinstance(step, FortuneAction):
            found[f"fortune-{FORTUNE[action]}"] = {"runs": step.player}
            return
        action = WORKFORCE_STEPS.get(step.id, NONE)
        if action != NONE:
            # a decision that comes back may be looked at by NOBODY in between
            seat = step.player if isinstance(step, (WorkforceAction, WarRoutes)) else step.seat
            found[f"workforce-{WORKFORCE[action]}"] = {"runs": seat}
            return


def _boats(table: YinziTable, step: Step[Any], found: Hints) -> None:
    """What is left of the boats in this action and, once a piece is chosen, how far each province is."""
    seat = step.seat
    land = table.box.land
    if ("may", "none") in step.details(table):
        return  # nothing is left to do here that boats would carry
    if isinstance(step, SellCube):
        left = capacity_left(table, seat, 0 if step.extra else table.used)
        found["boat-track"] = {"left": left, "from": land.names[step.field]}
        _market(table, step, land.province[step.field], left, {"good": GOODS[table.good[step.field]]}, found)
        for move in step.moves(table):
            found[move.target] = {"pays": price_at(table, seat, move.a)}
    elif isinstance(step, ChooseMaterial):
        left = capacity_left(table, seat, table.used)
        found["boat-track"] = {"left": left}
        colour = table.box.colours[step.tile % SEATS]
        _market(table, step, land.spot_province[table.spot[step.tile]], left, {"colour": colour}, found)
    elif isinstance(step, TO_SEA):
        left = capacity_left(table, seat, table.used)
        found["boat-track"] = {"left": left}
        for province, name in enumerate(PROVINCES):
            found[f"province-{name}"] = {"boats": land.to_sea[province], "sea": True}
            if land.to_sea[province] > left:
                found[f"province-{name}"]["lacks"] = "boats"
    elif isinstance(step, (SellAtMarket, ProduceCommodities)):
        found["boat-track"] = {"left": capacity_left(table, seat, table.used)}
    elif isinstance(step, AdditionalSale):
        found["boat-track"] = {"left": capacity_left(table, seat, 0)}


def _market(table: YinziTable, step: Step[Any], end: int, left: int, looked_for: dict[str, str], found: Hints) -> None:
    """For each province: boats on the way between its market and the other end, and what is lacking there."""
    land: Land = table.box.land
    offered = {move.a // SLOTS for move in step.moves(table) if move.target.startswith("market-")}
    for province, name in enumerate(PROVINCES):
        boats = land.distance[end][province]
        hint: dict[str, Any] = {"boats": boats}
        if province not in offered:
            if boats > left:
                hint["lacks"] = "boats"
            else:
                hint.update(looked_for)
                hint["lacks"] = "colour" if "colour" in looked_for else "good"
        found[f"province-{name}"] = hint
