"""Yínzi: what is counted where houses meet: in the war and on the routes."""

from __future__ import annotations

from teahouse.games.yinzi.names import (
    ANY_COMMODITY,
    ANY_GOOD,
    EMISSARY,
    FIRST_COMMODITY,
    IN_ACTIONS,
    IN_RESOLUTION,
    NONE,
    WAR_ROUTES,
)
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.games.yinzi.table import YinziTable


def see_war(table: YinziTable, seat: int, phase: int, worked: int, groups: int, crew: int, out: list[float]) -> None:
    """The prize of the present place, how many may still come, and what a group could win."""
    prize = reach = 0.0
    mine = 0
    rivals = 0
    if phase <= IN_RESOLUTION and phase >= IN_ACTIONS:
        box = table.box
        players = table.players
        strength = best = 0
        ahead = 0
        for other in table.war:
            soldiers = players[other].workers[9] + players[other].recruit
            strength += soldiers
            if other == seat:
                mine = soldiers
            elif soldiers > best:
                best = soldiers
        before = True
        for other in table.war:
            if other == seat:
                before = False
                continue
            soldiers = players[other].workers[9] + players[other].recruit
            if soldiers > mine or (soldiers == mine and before):
                ahead += 1
        enemy = enemy_strength(table)
        if mine:
            if ahead == 0:
                prize = float(box.first_glory if strength >= enemy else box.second_glory)
            elif ahead == 1 and strength >= enemy:
                prize = float(box.second_glory)
            if phase == IN_ACTIONS:
                for other in range(len(players)):
                    if other != seat and not players[other].worked >> WAR_ROUTES & 1:
                        rivals += 1
        elif not worked >> WAR_ROUTES & 1 and groups:
            biggest = 0
            for place in range(5):
                count = players[seat].workers[place]
                if count > biggest:
                    biggest = count
            if biggest > best:
                reach = float(box.first_glory if strength + biggest >= enemy else box.second_glory)
    out += [prize, prize * rivals, float(mine), reach]


def see_routes(
    table: YinziTable, seat: int, phase: int, worked: int, have: list[int], stored: int, copper: int, out: list[float]
) -> float:
    """Route tiles held, begun and within reach; the points of those won."""
    box = table.box
    won = 0.0
    personal = begun = best = pay = 0.0
    player = table.players[seat]
    for tile in player.won:
        won += box.route_points[tile]
    for tile in player.routes:
        personal += box.route_points[tile]
    going = phase <= IN_ACTIONS and not worked >> WAR_ROUTES & 1
    goods = sum(have)
    for row, tile in enumerate(table.route):
        if tile == NONE:
            continue
        by = table.route_by[row]
        if by == seat:
            begun += box.route_points[tile]
        elif by == NONE and going:
            commodities = wares = 0
            able = True
            for demand in box.demands[tile]:
                if demand < FIRST_COMMODITY:
                    if not have[demand]:
                        able = False
                elif demand == ANY_GOOD:
                    wares += 1
                elif demand == ANY_COMMODITY:
                    commodities += 1
                elif demand == EMISSARY:
                    if not player.advancements & 63:
                        able = False
                else:
                    commodities += 1
                    kind = demand - FIRST_COMMODITY
                    if not any(player.stock[4 * kind : 4 * kind + 4]):
                        able = False
            if able and commodities <= stored and wares <= goods:
                worth = float(box.route_points[tile])
                if worth > best:
                    best = worth
                    pay = box.route_copper[tile] + 8.0 * box.route_silver[tile]
    out += [personal, begun, best, pay]
    return won
