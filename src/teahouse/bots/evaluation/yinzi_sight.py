"""Yínzi: what can be counted on a table about one house.

Experience gives each of these things a worth, for every moment of the game. A count is linear by itself; where the
second of a kind is worth less than the first, or only an action still open makes use of a thing, there are several.
"""

from __future__ import annotations

from teahouse.bots.evaluation.experience import Sight
from teahouse.bots.evaluation.yinzi_counted import moment_at
from teahouse.bots.evaluation.yinzi_sight_rivals import see_routes, see_war
from teahouse.bots.evaluation.yinzi_trade import demands, food_due, market_wants
from teahouse.games.yinzi.names import (
    A_COMMODITY,
    BONUSES,
    BOTTOM,
    CONSTRUCT_BOATS,
    DEVELOP_FACTORIES,
    DROUGHT,
    EMPEROR_BOXES,
    FACTORIES,
    FIRST_EUROPEAN,
    FLOOD,
    GOODS,
    HOLD,
    IN_ACTIONS,
    IN_BONUS,
    IN_RESOLUTION,
    IN_SETUP,
    LAST_FOOD,
    LAST_WHOLE,
    LYING,
    NO_TAXES,
    NONE,
    PLANT_CROPS,
    PRODUCE,
    SALT,
    SEATS,
    SECTION_SPACES,
    SECTIONS,
    SELL,
    SUPPLY_SHIPS,
    TEA,
    TEA_SLOT,
    TOP,
    WILDFIRE,
)
from teahouse.games.yinzi.table import YinziTable


def look(table: YinziTable, seat: int) -> Sight:
    """Count what is on the table about one house."""
    player = table.players[seat]
    box = table.box
    land = box.land
    phase = table.phase
    points = float(
        player.emissaries
        + player.first_glories * box.first_glory
        + player.second_glories * box.second_glory
        - 2 * player.misfortune
    )
    for place, count in enumerate(player.delivered):
        if count:
            points += count * box.destination_points[place]
    cards = fortune = workers = 0
    for card, count in enumerate(player.hand):
        if count:
            cards += count
            fortune += count * box.card_fortune[card]
            workers += count * box.card_workers[card]
    groups = crew = big = 0
    for place in range(5):
        count = player.workers[place]
        if count:
            groups += 1
            crew += count
            if count >= 3:
                big = 1
    early = phase <= IN_BONUS
    free = 31 if early else (table.memory.open_actions[seat] if phase == IN_ACTIONS and cards else 0)
    worked = 0 if early else (player.worked if phase == IN_ACTIONS and cards + groups else 31)
    producing = 0.0 if worked >> PRODUCE & 1 else 1.0
    supplying = 0.0 if worked >> SUPPLY_SHIPS & 1 else 1.0
    developing = float(free >> DEVELOP_FACTORIES & 1)
    capacity = box.capacity[player.boat]
    out: list[float] = [
        1.0,
        float(capacity),
        1.0 if capacity >= 2 else 0.0,
        1.0 if capacity >= 3 else 0.0,
        1.0 if player.boat and box.capacity[player.boat - 1] == capacity else 0.0,
        float(player.wood),
        1.0 if player.wood else 0.0,
        float(player.wood) if free >> CONSTRUCT_BOATS & 1 else 0.0,
        1.0 if player.stone else 0.0,
        float(player.stone - 1) if player.stone > 1 else 0.0,
        developing if player.stone else 0.0,
    ]
    mask, next_mask = demands(table)
    # factories and what lies in them
    ones = twos = threes = kin = coastal = room = found = anywhere = cost = 0
    kinds = 0
    stored = wanted = coming = far = 0
    foreign_levels = foreign_goods = 0
    for tile in range(FACTORIES):
        owner = table.owner[tile]
        all_stored = table.memory.stored_in[tile]
        if owner == seat:
            level = table.level[tile]
            if level == 1:
                ones += 1
                cost += 8
            elif level == 2:
                twos += 1
                cost += 5
            else:
                threes += 1
            province = land.spot_province[table.spot[tile]]
            colour = tile % SEATS
            if colour == seat:
                kin += level
            if land.to_sea[province] <= 1:
                coastal += level
            kinds |= 1 << tile // 4
            space = level - all_stored
            room += space
            distance = land.distance[province]
            near = 0
            for there in range(4):
                count = table.memory.materials[there * SEATS + colour]
                if count:
                    anywhere += count
                    if distance[there] <= capacity:
                        near += count
            found += near if near < space else space
        elif owner >= 0:
            foreign_levels += table.level[tile]
        if all_stored:
            own = player.stock[tile]
            foreign_goods += all_stored - own
            if own:
                stored += own
                if mask >> tile // 4 & 1:
                    wanted += own
                elif next_mask >> tile // 4 & 1:
                    coming += own
                if land.to_sea[land.spot_province[table.spot[tile]]] > capacity:
                    far += own
    copper = player.copper
    fund = copper if copper < cost else cost
    out += [
        float(copper) if copper < 3 else 3.0,
        0.0 if copper <= 3 else (float(copper - 3) if copper < 8 else 5.0),
        float(copper - 8) if copper > 8 else 0.0,
        float(fund),
        fund * developing,
        1.0 if player.silver else 0.0,
        float(player.silver),
        float(player.silver - 3) if player.silver > 3 else 0.0,
    ]
    due = short = step = 0
    if phase <= IN_RESOLUTION and phase != IN_SETUP and player.bonus != NO_TAXES:
        total = player.tax + fortune
        for card in player.cards:
            if card != NONE:
                total += box.card_fortune[card]
        due = 0 if total < 6 else (1 if total < 9 else 2)
        step = total % 3
        payable = player.silver + copper // box.ratios[table.die - 1]
        short = due - payable if payable < due else 0
    count = ones + twos + threes
    out += [
        float(due),
        float(short),
        float(step),
        float(ones),
        float(twos),
        float(threes),
        float(count - 2) if count > 2 else 0.0,
        float(kin),
        float(coastal),
        float(_bits(kinds)),
        float(_bits(kinds & mask)),
        float(_bits(kinds & next_mask)),
        float(room),
        float(found),
        1.0 if found else 0.0,
        found * producing,
        float(anywhere),
        float(stored),
        float(wanted),
        wanted * supplying,
        float(coming),
        float(far),
    ]
    # ships
    aboard = full = empty_slots = 0
    nearly = waiting = 0.0
    for row in range(len(table.players)):
        ship = table.coast[row]
        if ship == NONE:
            continue
        slots = len(box.ship_slots[ship])
        empty = own = 0
        for slot in range(row * HOLD, row * HOLD + slots):
            if table.cargo[slot] == NONE:
                empty += 1
            elif table.cargo[slot] == A_COMMODITY and table.shipper[slot] == seat:
                own += 1
        empty_slots += empty
        if own:
            country = box.ship_country[ship]
            there = 0
            for other in table.players:
                there += other.delivered[country]
            place = country if there < box.box_capacity else 6 + (0 if country < FIRST_EUROPEAN else 1)
            aboard += own
            full += slots - empty
            if empty <= 1:
                nearly += own * (box.destination_points[place] - 1)
            else:
                waiting += own * (box.destination_points[place] - 1)
    out += [float(aboard), nearly, waiting, float(full)]
    # fields
    tea = other_tea = salt = sellable = stuck = whole = halves = own_use = 0
    provinces = 0
    needed = False
    for tile in range(seat, FACTORIES, SEATS):
        if table.owner[tile] == seat:
            needed = True
    nearest = second = 99
    kind = NONE
    have = [0] * len(GOODS)
    for field in player.fields:
        good = table.good[field]
        cubes = table.cubes[field]
        province = land.province[field]
        provinces |= 1 << province
        have[good] += cubes
        borders = land.to_sea[province]
        if good <= LAST_FOOD:
            if good <= LAST_WHOLE:
                whole += cubes
            else:
                halves += cubes
            if good == kind:
                if borders < nearest:
                    nearest = borders
            elif borders < nearest:
                second = nearest
                nearest = borders
                kind = good
            elif borders < second:
                second = borders
            continue
        if good == TEA and borders <= capacity and mask >> TEA_SLOT & 1:
            tea += cubes
            continue
        if good == TEA:
            other_tea += cubes
        elif good == SALT:
            salt += cubes
        if market_wants(table, province, good, capacity):
            sellable += cubes
            if needed:
                own_use += cubes
        else:
            stuck += cubes
    selling = float(free >> SELL & 1)
    out += [
        float(tea),
        tea * supplying,
        float(other_tea),
        float(salt // 2),
        float(salt),
        float(sellable),
        sellable * selling,
        float(own_use),
        float(stuck),
    ]
    food = whole + halves // 2
    owed = food_due(table, player)
    missing = owed - food if owed > food else 0
    spare = food - owed if food > owed else 0
    pair = mask != 0 and nearest + second <= capacity and 2 * spare + halves % 2 > 2
    rural = sum(table.rural)
    buyable = copper // 2 if copper // 2 < rural else rural
    out += [
        float(whole),
        float(halves),
        float(owed),
        float(missing),
        float(missing) if free >> PLANT_CROPS & 1 else 0.0,
        float(spare) if spare < 2 else 2.0,
        float(spare - 2) if spare > 2 else 0.0,
        1.0 if pair else 0.0,
        float(buyable if buyable < missing else missing),
    ]
    coming_fortune = coming_workers = 0
    for card, count in enumerate(player.deck):
        if count:
            coming_fortune += count * box.card_fortune[card]
            coming_workers += count * box.card_workers[card]
    out += [
        float(groups),
        float(crew),
        float(big),
        float(player.workers[TOP]),
        float(player.workers[BOTTOM]),
        float(player.workers[LYING]),
        float(cards),
        float(fortune),
        float(workers),
        float(coming_fortune),
        float(coming_workers),
    ]
    for action in range(5):
        out.append(float(free >> action & 1))
    for action in range(5):
        out.append(0.0 if worked >> action & 1 else 1.0)
    see_war(table, seat, phase, worked, groups, crew, out)
    for index in range(len(EMPEROR_BOXES)):
        out.append(1.0 if player.box == index else 0.0)
    # advancements
    majorities = 0.0
    sections = 0
    spaces = table.spaces()
    for section in range(len(SECTIONS)):
        counts = [0, 0, 0, 0]
        for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
            holder = spaces[space]
            out.append(1.0 if holder == seat else 0.0)
            if holder >= 0:
                counts[holder] += 1
        own = counts[seat]
        if own:
            sections += 1
            counts[seat] = 0
            most = max(counts)
            majorities += 2.0 if own > most else (1.0 if own == most else 0.0)
    out += [majorities, float(sections)]
    points += see_routes(table, seat, phase, worked, have, stored, copper, out)
    for bonus in range(len(BONUSES)):
        out.append(1.0 if player.bonus == bonus else 0.0)
    order = table.order
    out.append(float(order.index(seat)) if phase > IN_BONUS and seat in order else 0.0)
    fire = flood = drought = 0.0
    if phase < IN_RESOLUTION:
        for tile in table.route:
            if tile != NONE:
                disaster = box.route_disaster[tile]
                if disaster == WILDFIRE:
                    fire = 1.0
                elif disaster == FLOOD and player.boat:
                    flood = 2.0 * (capacity - box.capacity[player.boat - 1]) + 0.5
                elif disaster == DROUGHT:
                    drought = float(_bits(provinces))
    out += [
        fire,
        flood,
        drought,
        float(player.cubes),
        float(foreign_levels),
        float(foreign_goods),
        float(empty_slots),
    ]
    sight = Sight()
    sight.moment = moment_at(table, player)
    sight.points = points
    sight.counts = out
    return sight


def _bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count
