"""The table in words, for terminals and screen readers: provinces as small grids, markets, coast, workers, hands."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.land import COLUMNS
from teahouse.games.yinzi.moves import route_arguments
from teahouse.games.yinzi.names import (
    BONUSES,
    COMMODITIES,
    COUNTRIES,
    FORTUNE,
    GOODS,
    MARKETS,
    NONE,
    PLACE_NAMES,
    PROVINCES,
    ROUNDS,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    TEA_SLOT,
)
from teahouse.kernel import Argument, Arguments, Message, Ref, Section, View, Who

CELL: Final = 3
"""Letters after the good of a field: whose cubes, a star for each."""


def text_of_view(box: Box, view: View) -> list[Section]:
    """The round, the provinces, the coast, routes and war, advancements, then each player in turn order."""
    facts = view.facts
    found = [
        Section(Message("text-round", _round_arguments(facts)), _round(box, facts)),
        Section(Message("text-track"), _track(box, facts)),
    ]
    found.append(Section(Message("text-map"), [Message("text-legend"), Message("text-marks")]))
    for province, name in enumerate(PROVINCES):
        title = Message("text-province", (("province", Ref(f"province-{name}")),))
        found.append(Section(title, [*_grid(box, facts, province), *_market(box, facts, province)]))
    found.append(Section(Message("text-factories"), _factories(box, facts)))
    found.append(Section(Message("text-coast"), _coast(box, facts)))
    found.append(Section(Message("text-routes"), _routes(box, facts)))
    found.append(Section(Message("text-advancements"), _advancements(facts)))
    for seat in facts["order"] or facts["provisional"] or range(len(facts["players"])):
        title = Message("text-player", (("who", Who(seat)), ("seat", seat + 1), ("points", view.scores[seat])))
        found.append(Section(title, _player(box, facts, seat)))
    return found


def _round_arguments(facts: dict[str, Any]) -> Arguments:
    return (("round", facts["round"]), ("rounds", ROUNDS), ("phase", Ref(f"phase-{facts['phase']}")))


def _round(box: Box, facts: dict[str, Any]) -> list[Message]:
    lines = [
        Message("text-bank", (("ratio", facts["ratio"]), ("wood", facts["wood"]), ("stone", facts["stone"]))),
        Message("text-rural", (("cubes", sum(facts["rural"])),)),
    ]
    for name, id in (("order", "text-order"), ("provisional", "text-provisional")):
        if facts[name] and not (id == "text-provisional" and facts["order"]):
            who: list[tuple[str, Argument]] = [(f"w{place + 1}", Who(seat)) for place, seat in enumerate(facts[name])]
            lines.append(Message(f"{id}-{len(facts[name])}", tuple(who)))
    return lines


def _track(box: Box, facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for space, name in enumerate(BONUSES):
        good = facts["track"][space]
        arguments: Arguments = (
            ("space", space + 1),
            ("bonus", Ref(f"bonus-{name}")),
            ("cost", box.crop_cost[space]),
            ("good", Ref(f"good-{good}" if good else "text-nothing")),
        )
        if name in facts["bonuses"]:
            lines.append(Message("text-bonus-taken", (*arguments, ("who", Who(facts["bonuses"][name])))))
        else:
            lines.append(Message("text-bonus", arguments))
    lines.append(Message("text-pile", (("tiles", sum(facts["pile"].values())),)))
    return lines


def _grid(box: Box, facts: dict[str, Any], province: int) -> list[Message]:
    land = box.land
    grid = land.grid[province]
    wide = len(grid[0])
    head: list[tuple[str, Argument]] = [(f"c{column + 1}", COLUMNS[column]) for column in range(wide)]
    lines = [Message(f"text-grid-head-{wide}", tuple(head))]
    built: dict[int, int] = {}
    for factory in facts["factories"].values():
        for field in land.spots[land.spot_names.index(factory["at"])]:
            built[field] = factory["owner"]
    for row, fields in enumerate(grid):
        cells: list[tuple[str, Argument]] = [("row", row + 1)]
        for column, field in enumerate(fields):
            code, mark = _cell(box, facts, field, built)
            cells += [(f"c{column + 1}", Ref(f"code-{code}")), (f"m{column + 1}", mark.ljust(CELL))]
        lines.append(Message(f"text-grid-{wide}", tuple(cells)))
    return lines


def _cell(box: Box, facts: dict[str, Any], field: int, built: dict[int, int]) -> tuple[str, str]:
    if field == NONE:
        return "city", ""
    if field in built:
        return "factory", "-" if built[field] < 0 else str(built[field] + 1)
    name = box.land.names[field]
    printed = box.land.printed[field]
    code = facts["tiles"].get(name) or ("blank" if printed == NONE else GOODS[printed])
    cubes = facts["cubes"].get(name)
    return code, "" if cubes is None else str(cubes[0] + 1) + "*" * cubes[1]


def _market(box: Box, facts: dict[str, Any], province: int) -> list[Message]:
    market = facts["markets"][PROVINCES[province]]
    if market["tile"] is None:
        return []
    tile = box.market_names.index(market["tile"])
    lines: list[Message] = []
    slot = 0
    for row in box.market_rows[tile]:
        cells: list[tuple[str, Argument]] = []
        for column, good in enumerate(row):
            colour = market["cubes"][slot]
            slot += 1
            shown = f"good-{GOODS[good]}" if good < len(GOODS) else "good-coin"
            cells += [(f"n{column + 1}", slot), (f"g{column + 1}", Ref(shown))]
            cells.append((f"c{column + 1}", Ref("text-free" if colour == NONE else f"colour-{box.colours[colour]}")))
        lines.append(Message(f"text-market-{len(row)}", tuple(cells)))
    return lines


def _factory(box: Box, name: str) -> Arguments:
    commodity, colour = name.rsplit("-", 1)
    return (("commodity", Ref(f"commodity-{commodity}")), ("colour", Ref(f"colour-{colour}")))


def _factories(box: Box, facts: dict[str, Any]) -> list[Message]:
    lines = [Message("text-display", _factory(box, name)) for name in facts["display"]]
    lines.append(Message("text-stack", (("tiles", len(facts["stack"])),)))
    for name, factory in facts["factories"].items():
        province, squares = factory["at"].split("-", 1)
        where: Arguments = (("province", Ref(f"province-{province}")), ("squares", squares))
        if factory["owner"] < 0:
            lines.append(Message("text-factory-unowned", (*_factory(box, name), *where)))
            continue
        level: Arguments = (("level", factory["level"]), ("who", Who(factory["owner"])))
        lines.append(Message("text-factory", (*_factory(box, name), *where, *level)))
        for seat, count in enumerate(factory["stock"]):
            if count:
                lines.append(Message("text-stored", (("who", Who(seat)), ("count", count))))
    return lines


def _coast(box: Box, facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for row, item in enumerate(facts["coast"]):
        if item["ship"] is None:
            lines.append(Message("text-row-empty", (("row", row + 1),)))
            continue
        ship = box.ship_names.index(item["ship"])
        country: tuple[str, Argument] = ("country", Ref(f"country-{COUNTRIES[box.ship_country[ship]]}"))
        lines.append(Message("text-ship", (("row", row + 1), country)))
        for slot, wanted in enumerate(box.ship_slots[ship]):
            asked = _wanted(wanted)
            load = item["cargo"][slot]
            if load is None:
                lines.append(Message("text-slot", (("slot", slot + 1), ("wanted", asked))))
            else:
                arguments: Arguments = (("who", Who(load[0])), ("cubes", load[1]), ("commodities", load[2]))
                lines.append(Message("text-slot-full", (("slot", slot + 1), ("wanted", asked), *arguments)))
        for seat, count in enumerate(item["emissaries"]):
            if count:
                lines.append(Message("text-aboard", (("who", Who(seat)), ("count", count))))
        if item["next"] is not None:
            lines.append(_next(box, item))
    for place, name in enumerate((*COUNTRIES, *MARKETS)):
        landed = sum(player["delivered"][place] for player in facts["players"])
        if landed:
            id = "text-delivered" if place < len(COUNTRIES) else "text-pool"
            where = Ref(f"country-{name}" if place < len(COUNTRIES) else f"market-{name}")
            points = box.destination_points[place]
            lines.append(Message(id, (("place", where), ("count", landed), ("points", points))))
    return lines


def _wanted(demand: int) -> Ref:
    return Ref("good-tea" if demand == TEA_SLOT else f"commodity-{COMMODITIES[demand]}")


def _next(box: Box, item: dict[str, Any]) -> Message:
    ship = box.ship_names.index(item["next"])
    slots = box.ship_slots[ship]
    parts: list[tuple[str, Argument]] = [("country", Ref(f"country-{COUNTRIES[box.ship_country[ship]]}"))]
    parts += [("behind", item["behind"]), ("parts", len(slots))]
    parts += [(f"d{slot + 1}", _wanted(demand)) for slot, demand in enumerate(slots)]
    return Message("text-next", tuple(parts))


def _routes(box: Box, facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for row, item in enumerate(facts["routes"]):
        if item["tile"] is not None:
            lines.append(_route(box, "text-route", item["tile"], ("row", row + 1)))
            if item["by"] != NONE:
                lines.append(Message("text-route-by", (("who", Who(item["by"])),)))
    lines.append(Message("text-discard", (("tiles", len(facts["discard"]) + facts["hidden"]),)))
    for name in facts["discard"]:
        lines.append(_route(box, "text-discarded", name, ("row", 0)))
    for slot, seat in enumerate(facts["war"]):
        player = facts["players"][seat]
        count = player["workers"].get("war-routes", 0) + player["recruit"]
        lines.append(Message("text-war", (("slot", slot + 1), ("who", Who(seat)), ("workers", count))))
    return lines


def _route(box: Box, id: str, name: str, first: tuple[str, Argument]) -> Message:
    tile = box.route_names.index(name)
    arguments: Arguments = (
        first,
        *route_arguments(name, box.demands[tile]),
        ("copper", box.route_copper[tile]),
        ("silver", box.route_silver[tile]),
        ("points", box.route_points[tile]),
        ("war", box.route_war[tile]),
        ("disaster", ("wildfire", "flood", "drought", "none")[box.route_disaster[tile]]),
    )
    return Message(id, arguments)


def _advancements(facts: dict[str, Any]) -> list[Message]:
    lines: list[Message] = []
    for section, title in enumerate(SECTIONS):
        spaces = SPACES[section * SECTION_SPACES : (section + 1) * SECTION_SPACES]
        taken = [space for space in spaces if space in facts["advancements"]]
        free = len(spaces) - len(taken)
        lines.append(Message("text-section", (("section", Ref(f"section-{title}")), ("free", free))))
        for space in taken:
            holder = Who(facts["advancements"][space])
            lines.append(Message("text-space-taken", (("space", Ref(f"space-{space}")), ("who", holder))))
    return lines


def _player(box: Box, facts: dict[str, Any], seat: int) -> list[Message]:
    player = facts["players"][seat]
    money: Arguments = tuple((name, player[name]) for name in ("copper", "silver", "wood", "stone", "misfortune"))
    supply: Arguments = tuple((name, player[name]) for name in ("cubes", "commodities", "discs", "idle"))
    boats: Arguments = (("capacity", player["capacity"]), ("space", player["boat"] + 1), ("spaces", len(box.capacity)))
    lines = [
        Message("text-money", money),
        Message("text-supply", supply),
        Message("text-boats", boats),
    ]
    for action in FORTUNE:
        if action in player["played"]:
            fortune, workers = player["played"][action].split("/")
            card: Arguments = (("fortune", fortune), ("workers", workers))
            lines.append(Message("text-played", (("action", Ref(f"fortune-{action}")), *card)))
    for place in PLACE_NAMES:
        if place in player["workers"]:
            arguments: Arguments = (("place", Ref(f"place-{place}")), ("count", player["workers"][place]))
            lines.append(Message("text-workers", arguments))
    if player["box"] is not None:
        lines.append(Message("text-emperor", (("box", Ref(f"box-{player['box']}")),)))
    if player["tax"] or player["tax_due"]:
        lines.append(Message("text-tax", (("discs", player["tax"]), ("silver", player["tax_due"]))))
    if player["food_due"]:
        lines.append(Message("text-food", (("food", player["food_due"]),)))
    for name, holder in facts["held"].items():
        if holder == seat:
            lines.append(_route(box, "text-held", name, ("row", 0)))
    for name, winner in facts["won"].items():
        if winner == seat:
            lines.append(_route(box, "text-won", name, ("row", 0)))
    glories: Arguments = (("first", player["first_glories"]), ("second", player["second_glories"]))
    if player["first_glories"] or player["second_glories"]:
        lines.append(Message("text-glories", glories))
    if player["emissaries"]:
        lines.append(Message("text-emissaries", (("count", player["emissaries"]),)))
    if "hand" in player:
        lines += _hand(player["hand"])
    else:
        lines.append(Message("text-hand-hidden", (("cards", player["hand_size"]),)))
    return lines


def _hand(hand: dict[str, int]) -> list[Message]:
    lines: list[Message] = []
    for name, count in hand.items():
        if count:
            fortune, workers = name.split("/")
            lines.append(Message("text-hand", (("fortune", fortune), ("workers", workers), ("count", count))))
    return lines
