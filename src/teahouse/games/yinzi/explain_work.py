"""Actions, bonuses, advancements, the emperor's boxes, war and routes, taxes and cards in words."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.hints import discs_in, leaders_of
from teahouse.games.yinzi.labels import country_ref, demand_ref, disaster_ref, route_name, say
from teahouse.games.yinzi.names import (
    AT_WORK,
    BETTER,
    BONUSES,
    CHOOSE_ADVANCEMENTS,
    COIN_PRICE,
    CONSTRUCT_BOATS,
    DELIVERY_SILVER,
    DEVELOP_FACTORIES,
    DIPLOMACY,
    EMPEROR_BOXES,
    EMPTY_ROAD_COPPER,
    FORTUNE,
    HAND,
    MOST_VETERANS,
    MOST_WORKERS,
    NO_TAXES,
    NONE,
    PALACE,
    PLANT_CROPS,
    PRODUCE,
    RESOURCE_COST,
    REWARDS,
    SECTION_SPACES,
    SECTIONS,
    SELL,
    SPACES,
    SUPPLY_SHIPS,
    TAKE_RESOURCES,
    TAXED_FROM,
    UPGRADE_COST,
    URBAN_PRICE,
    VIRTUAL_COPPER,
    VIRTUAL_RICE,
    WAR_ROUTES,
    WEAKENED,
    WORKFORCE,
)
from teahouse.games.yinzi.scoring import MAJORITY, TIED
from teahouse.games.yinzi.steps.crops import CUBES_ON_NEW_TILE
from teahouse.games.yinzi.steps.fortune import RICE_CUBES
from teahouse.games.yinzi.steps.free import soldiers
from teahouse.games.yinzi.steps.pantry import can_fill, pantry_of
from teahouse.games.yinzi.steps.produce import least_workers
from teahouse.games.yinzi.steps.purse import ratio
from teahouse.games.yinzi.steps.resolution import tax_due, taxed
from teahouse.games.yinzi.steps.routes import discarded
from teahouse.games.yinzi.steps.sales import offer_sales
from teahouse.games.yinzi.steps.shipping import offer_deliveries
from teahouse.games.yinzi.steps.war import enemy_strength, foremost, own_strength
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Argument, Explanation, Message, Move, Who

BONUS_CLAUSES: Final = ("YZ-28", "YZ-29", "YZ-30", "YZ-31", "YZ-32", "YZ-33")
FORTUNE_CLAUSES: Final = (
    ("YZ-42",),
    ("YZ-43", "YZ-44", "YZ-45", "YZ-46"),
    ("YZ-49", "YZ-50", "YZ-51"),
    ("YZ-52", "YZ-53", "YZ-55"),
    ("YZ-56", "YZ-57"),
)
WORKFORCE_CLAUSES: Final = (("YZ-71",), ("YZ-72", "YZ-79"), ("YZ-80", "YZ-81"), ("YZ-89",), ("YZ-90", "YZ-91"))
BOX_CLAUSES: Final = ("YZ-108", "YZ-109", "YZ-110", "YZ-111")
SECTION_CLAUSES: Final = ("YZ-61", "YZ-62", "YZ-63", "YZ-64")


def bonus(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A bonus, which is also a place in the turn order."""
    if name not in BONUSES:
        return None
    index = BONUSES.index(name)
    does = (say(f"thing-bonus-{name}", ("copper", BETTER)), say("thing-bonus-does"))
    owner = table.bonuses[index]
    state = say("thing-bonus-free") if owner == NONE else say("thing-bonus-taken", ("who", Who(owner)))
    return Explanation(say(f"bonus-{name}"), does, (state,), (BONUS_CLAUSES[index], "YZ-24", "YZ-27"))


def order(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The box with turn order, bonuses and the crop track."""
    numbers: list[Message] = []
    if seat in table.order:
        numbers.append(say("thing-order-yours", ("place", table.order.index(seat) + 1)))
    does = (say("thing-order-does"), say("thing-order-crops", ("cubes", CUBES_ON_NEW_TILE)))
    numbers.append(say("thing-order-pile", ("tiles", sum(table.pile))))
    return Explanation(say("thing-order"), does, tuple(numbers), ("YZ-24", "YZ-25", "YZ-27", "YZ-46"))


def space(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """An advancement space and the disc on it."""
    if name not in SPACES:
        return None
    index = SPACES.index(name)
    if index < DIPLOMACY:
        does = say("thing-space-emissary", ("country", country_ref(index)))
    else:
        numbers = (("copper", VIRTUAL_COPPER), ("rice", VIRTUAL_RICE), ("veterans", MOST_VETERANS))
        does = say(f"thing-space-{name}", *numbers, ("weaker", WEAKENED), ("workers", MOST_WORKERS))
    owner = table.spaces()[index]
    state: list[Message] = []
    if owner == NONE:
        state.append(say("thing-space-free"))
    else:
        state.append(say("thing-space-taken", ("who", Who(owner))))
        if table.fresh >> index & 1:
            state.append(say("thing-space-fresh"))
    section = index // SECTION_SPACES
    clauses: tuple[str, ...] = (SECTION_CLAUSES[section], "YZ-60", "YZ-59", "YZ-138")
    if index < DIPLOMACY:
        clauses = ("YZ-86", *clauses)
    state += _section_numbers(table, seat, section)
    return Explanation(say(f"space-{name}"), (does, say("thing-space-does")), tuple(state), clauses)


def section(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A section of the advancements."""
    if name not in SECTIONS:
        return None
    index = SECTIONS.index(name)
    does = (say(f"thing-section-{name}"), say("thing-section-does", ("most", MAJORITY), ("tied", TIED)))
    numbers = _section_numbers(table, seat, index)
    return Explanation(say(f"section-{name}"), does, numbers, (SECTION_CLAUSES[index], "YZ-138", "YZ-60"))


def advancements(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """All four sections."""
    does = (say("thing-space-does"), say("thing-section-does", ("most", MAJORITY), ("tied", TIED)))
    numbers: tuple[Message, ...] = ()
    if seat >= 0:
        numbers = (say("thing-your-discs", ("discs", table.players[seat].discs)),)
    return Explanation(say("text-advancements"), does, numbers, ("YZ-60", "YZ-56", "YZ-59", "YZ-138"))


def _section_numbers(table: YinziTable, seat: int, section: int) -> tuple[Message, ...]:
    leaders = leaders_of(table, section)
    if not leaders:
        return (say("thing-section-empty"),)
    discs = discs_in(table, section)
    found = [say("thing-section-leads", ("who", Who(leaders[0])), ("discs", discs[leaders[0]]), ("tied", len(leaders)))]
    if seat >= 0:
        points = 0 if seat not in leaders else MAJORITY if len(leaders) == 1 else TIED
        found.append(say("thing-section-yours", ("discs", discs[seat]), ("points", points)))
    return tuple(found)


def fortune(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A fortune action and, on the seat's own board, the card and the group of workers on it."""
    if name not in FORTUNE:
        return None
    action = FORTUNE.index(name)
    prices: tuple[tuple[str, Argument], ...] = (
        ("rice", RICE_CUBES),
        ("cubes", CUBES_ON_NEW_TILE),
        ("copper", URBAN_PRICE),
        ("coin", COIN_PRICE),
        ("two", UPGRADE_COST[1]),
        ("three", UPGRADE_COST[2]),
    )
    does = (say(f"thing-fortune-{name}", *prices), say("thing-fortune-does"))
    numbers: list[Message] = []
    if seat >= 0:
        player = table.players[seat]
        card = player.cards[action]
        if card == NONE:
            numbers.append(say("thing-fortune-open"))
        else:
            values = (("fortune", table.box.card_fortune[card]), ("workers", player.workers[action]))
            numbers.append(say("thing-fortune-played", *values))
        numbers.append(_means(table, seat, action))
    return Explanation(say(f"fortune-{name}"), does, tuple(numbers), (*FORTUNE_CLAUSES[action], "YZ-38", "YZ-40"))


def _means(table: YinziTable, seat: int, action: int) -> Message:
    """What a seat has for a fortune action."""
    player = table.players[seat]
    if action == CONSTRUCT_BOATS:
        boats = table.box.capacity[player.boat]
        return say("thing-means-boats", ("wood", player.wood), ("boats", boats))
    if action == PLANT_CROPS:
        return say("thing-means-cubes", ("cubes", player.cubes), ("copper", player.copper))
    if action == SELL:
        offers: list[Move] = []
        if NONE not in table.market:
            offer_sales(table, seat, 0, offers)
        return say("thing-means-sales", ("fields", len(offers)))
    if action == DEVELOP_FACTORIES:
        return say("thing-means-factories", ("stone", player.stone), ("copper", player.copper))
    assert action == CHOOSE_ADVANCEMENTS
    return say("thing-your-discs", ("discs", player.discs))


def workforce(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A workforce action and what the seat could do there now."""
    if name not in WORKFORCE:
        return None
    action = WORKFORCE.index(name)
    prices = (("copper", RESOURCE_COST), ("silver", DELIVERY_SILVER))
    does = (say(f"thing-workforce-{name}", *prices), say("thing-workforce-does", ("most", MOST_WORKERS)))
    numbers: list[Message] = []
    if seat >= 0:
        if table.players[seat].worked >> action & 1:
            numbers.append(say("thing-workforce-done"))
        else:
            numbers.append(_chance(table, seat, action))
    return Explanation(
        say(f"workforce-{name}"), does, tuple(numbers), (*WORKFORCE_CLAUSES[action], "YZ-65", "YZ-66", "YZ-67")
    )


def _chance(table: YinziTable, seat: int, action: int) -> Message:
    """What a workforce action offers a seat now."""
    player = table.players[seat]
    if action == TAKE_RESOURCES:
        return say("thing-chance-resources", ("wood", table.wood), ("stone", table.stone), ("copper", player.copper))
    if action == PRODUCE:
        return say("thing-chance-produce", ("workers", least_workers(table, seat)))
    if action == SUPPLY_SHIPS:
        offers: list[Move] = []
        offer_deliveries(table, seat, offers)
        return say("thing-chance-ships", ("pieces", len(offers)))
    if action == WAR_ROUTES:
        return say("thing-chance-war", ("soldiers", own_strength(table)), ("enemies", enemy_strength(table)))
    free = [box for box in range(len(EMPEROR_BOXES)) if _crowd(table, box) < table.box.box_spaces[box]]
    return say("thing-chance-emperor", ("boxes", len(free)))


def _crowd(table: YinziTable, box: int) -> int:
    return len([player for player in table.players if player.box == box])


def emperor_box(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """One of the emperor's boxes."""
    if name not in EMPEROR_BOXES:
        return None
    index = EMPEROR_BOXES.index(name)
    box = table.box
    does = [
        say("thing-box-workers", ("workers", box.box_workers[index])),
        say("thing-box-pays", ("copper", box.box_copper[index]), ("silver", box.box_silver[index])),
    ]
    reward = REWARDS[box.box_reward[index]]
    if reward != "none":
        does.append(say(f"thing-reward-{reward}", ("copper", EMPTY_ROAD_COPPER)))
    does.append(say("thing-box-open" if index == PALACE else "thing-box-one", ("spaces", box.box_spaces[index])))
    there = [say("thing-box-taken", ("who", Who(other))) for other, one in enumerate(table.players) if one.box == index]
    return Explanation(
        say(f"box-{name}"), tuple(does), tuple(there) or (say("thing-box-empty"),), (BOX_CLAUSES[index], "YZ-89")
    )


def war_box(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The war box: who is there, against whom, and what it would bring."""
    prizes = (("first", table.box.first_glory), ("second", table.box.second_glory))
    strength, enemy = own_strength(table), enemy_strength(table)
    does = (say("thing-war-does"), say("thing-war-prizes", *prizes), say("thing-war-lost", *prizes))
    numbers = [say("thing-war-now", ("soldiers", strength), ("enemies", enemy))]
    if seat >= 0:
        ranked = foremost(table)
        won = strength >= enemy
        points = 0
        if ranked and ranked[0] == seat:
            points = table.box.first_glory if won else table.box.second_glory
        elif won and len(ranked) > 1 and ranked[1] == seat:
            points = table.box.second_glory
        numbers.append(say("thing-war-yours", ("soldiers", soldiers(table, seat)), ("points", points)))
    return Explanation(say("thing-war"), does, tuple(numbers), ("YZ-98", "YZ-99", "YZ-100", "YZ-90", "YZ-101"))


def glory(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The two stacks of war glories."""
    prizes = (("first", table.box.first_glory), ("second", table.box.second_glory))
    numbers: tuple[Message, ...] = ()
    if seat >= 0:
        player = table.players[seat]
        numbers = (say("thing-glory-yours", ("first", player.first_glories), ("second", player.second_glories)),)
    does = (say("thing-war-prizes", *prizes), say("thing-war-lost", *prizes))
    return Explanation(say("thing-glory"), does, numbers, ("YZ-99", "YZ-100", "YZ-102", "YZ-136"))


def route(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A route tile wherever it lies open."""
    box = table.box
    if name not in box.route_names:
        return None
    tile = box.route_names.index(name)
    holder = winner = NONE
    for other, player in enumerate(table.players):
        if tile in player.routes:
            holder = other
        elif tile in player.won:
            winner = other
    if tile not in table.route and tile not in table.discard and holder == winner == NONE:
        return None
    demands = box.demands[tile]
    wanted: list[tuple[str, Argument]] = [(f"d{part + 1}", demand_ref(one)) for part, one in enumerate(demands)]
    does = [
        say("thing-route-wants", ("parts", len(demands)), *wanted),
        say(
            "thing-route-pays",
            ("copper", box.route_copper[tile]),
            ("silver", box.route_silver[tile]),
            ("points", box.route_points[tile]),
        ),
    ]
    numbers: list[Message] = []
    if tile in table.route:
        does.append(say("thing-route-war", ("war", box.route_war[tile])))
        if box.route_disaster[tile] != NONE:
            does.append(say("thing-route-disaster", ("disaster", disaster_ref(box.route_disaster[tile]))))
        does.append(say("thing-route-how"))
        by = table.route_by[table.route.index(tile)]
        if by != NONE:
            numbers.append(say("thing-route-fulfilled", ("who", Who(by))))
        elif seat >= 0:
            able = can_fill(pantry_of(table, seat), demands, 0)
            numbers.append(say("thing-route-can" if able else "thing-route-cannot"))
    elif winner != NONE:
        numbers.append(say("thing-route-won", ("who", Who(winner))))
    elif holder != NONE:
        does.append(say("thing-route-personal" if table.rules.personal_pays else "thing-route-personal-unpaid"))
        numbers.append(say("thing-route-held", ("who", Who(holder))))
    else:
        numbers.append(say("thing-route-discarded"))
    title = say("thing-route", ("route", route_name(box, tile)))
    return Explanation(title, tuple(does), tuple(numbers), ("YZ-104", "YZ-91", "YZ-92", "YZ-107", "YZ-137"))


def discard(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The discard pile of route tiles."""
    does = (say("thing-discard-does"),)
    numbers = (say("thing-discard-tiles", ("tiles", discarded(table))),)
    return Explanation(say("thing-discard"), does, numbers, ("YZ-106", "YZ-109", "YZ-64"))


def tax(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The tax space and what is due."""
    does = (
        say("thing-tax-disc"),
        say("thing-tax-does"),
        *[say("thing-tax-from", ("sum", sum), ("silver", silver)) for silver, sum in enumerate(TAXED_FROM, 1)],
        say("thing-tax-unpaid", ("ratio", ratio(table))),
    )
    numbers: list[Message] = []
    if seat >= 0:
        player = table.players[seat]
        if player.bonus == NO_TAXES:
            numbers.append(say("thing-tax-free"))
        else:
            total = ("total", taxed(table, player))
            numbers.append(say("thing-tax-yours", total, ("due", tax_due(table, player)), ("silver", player.silver)))
    return Explanation(say("thing-tax"), does, tuple(numbers), ("YZ-41", "YZ-114", "YZ-115", "YZ-116"))


def card(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A card by its numbers: card-2-3 has fortune 2 and 3 workers."""
    title = name.replace("-", "/")
    if title not in table.box.card_names:
        return None
    index = table.box.card_names.index(title)
    values = (("fortune", table.box.card_fortune[index]), ("workers", table.box.card_workers[index]))
    does = (say("thing-card-does", *values), say("thing-card-group", *values), say("thing-card-tax", *values))
    numbers: tuple[Message, ...] = ()
    if seat >= 0:
        numbers = (say("thing-card-yours", ("count", table.players[seat].hand[index])),)
    return Explanation(say("thing-card", *values), does, numbers, ("YZ-38", "YZ-39", "YZ-40", "YZ-114"))


def hand(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The cards in hand and those still to come."""
    numbers: tuple[Message, ...] = ()
    if seat >= 0:
        player = table.players[seat]
        groups = len([workers for workers in player.workers[:AT_WORK] if workers])
        cards = (("cards", sum(player.hand)), ("groups", groups), ("deck", sum(player.deck)))
        numbers = (say("thing-hand-yours", *cards),)
    does = say("thing-hand-does", ("cards", HAND), ("turns", 2 * HAND))
    return Explanation(say("thing-hand"), (does,), numbers, ("YZ-34", "YZ-36", "YZ-38", "YZ-129"))


def resource(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """Wood or stone in the box."""
    if name not in ("wood", "stone"):
        return None
    wood = name == "wood"
    numbers = [say("thing-resource-left", ("count", table.wood if wood else table.stone))]
    if seat >= 0:
        player = table.players[seat]
        numbers.append(
            say("thing-resource-yours", ("count", player.wood if wood else player.stone), ("copper", player.copper))
        )
    does = (say(f"thing-count-{name}"), say("thing-resource-does", ("copper", RESOURCE_COST)))
    return Explanation(say(f"thing-name-{name}"), does, tuple(numbers), ("YZ-71", "YZ-42" if wood else "YZ-53", "YZ-7"))
