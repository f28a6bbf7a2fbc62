"""Yínzi: the things that are counted about a house, by name, and the moments at which they are."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.names import (
    BONUSES,
    EMPEROR_BOXES,
    FORTUNE,
    HAND,
    IN_ACTIONS,
    IN_BONUS,
    IN_SETUP,
    ROUNDS,
    SPACES,
    WORKFORCE,
)
from teahouse.games.yinzi.table import Player, YinziTable

COUNTED: Final = (
    # what is counted, and the part of the outlook it belongs to
    ("always", "future"),
    ("boat capacity", "boats"),
    ("boat capacity of two", "boats"),
    ("boat capacity of three", "boats"),
    ("a boat step that raised nothing", "boats"),
    ("wood", "resources"),
    ("a wood", "resources"),
    ("wood, with Construct Boats still open", "resources"),
    ("a stone", "resources"),
    ("stones beyond the first", "resources"),
    ("a stone, with Develop Factories still open", "resources"),
    ("the first three copper", "money"),
    ("the next five copper", "money"),
    ("copper beyond eight", "money"),
    ("copper that upgrades wait for", "money"),
    ("the same, with Develop Factories still open", "money"),
    ("a silver bag", "money"),
    ("silver bags", "money"),
    ("silver bags beyond the third", "money"),
    ("silver of tax due", "taxes"),
    ("silver of tax that cannot be paid", "taxes"),
    ("fortune on the way to the next tax", "taxes"),
    ("factories of level I", "factories"),
    ("factories of level II", "factories"),
    ("factories of level III", "factories"),
    ("factories beyond the second", "factories"),
    ("levels of factories for the own colour", "factories"),
    ("levels of factories by the sea", "factories"),
    ("kinds of commodities produced", "factories"),
    ("kinds produced that ships want", "factories"),
    ("kinds produced that the next ships want", "factories"),
    ("room in own factories", "factories"),
    ("material in reach of own factories", "factories"),
    ("a material in reach of own factories", "factories"),
    ("material in reach, with Produce still open", "factories"),
    ("material of the own factories' colours anywhere", "factories"),
    ("commodities in factories", "commodities"),
    ("commodities that ships want", "commodities"),
    ("the same, with Supply Ships still open", "commodities"),
    ("commodities that the next ships want", "commodities"),
    ("commodities farther from the sea than boats reach", "commodities"),
    ("commodities aboard", "cargo"),
    ("points waiting on ships with a slot empty", "cargo"),
    ("points waiting on ships with more slots empty", "cargo"),
    ("slots filled on ships with own commodities", "cargo"),
    ("tea that a ship wants", "goods"),
    ("the same, with Supply Ships still open", "goods"),
    ("other tea", "goods"),
    ("pairs of salt", "goods"),
    ("salt", "goods"),
    ("goods that a market wants", "goods"),
    ("the same, with Sell still open", "goods"),
    ("the same, for own factories", "goods"),
    ("goods that no market wants", "goods"),
    ("whole foods", "food"),
    ("half foods", "food"),
    ("food due", "food"),
    ("food missing", "food"),
    ("food missing, with Plant Crops still open", "food"),
    ("food to spare", "food"),
    ("food to spare beyond two", "food"),
    ("two foods for a ship", "food"),
    ("food in the rural market that copper buys", "food"),
    ("groups of workers", "workers"),
    ("workers in groups", "workers"),
    ("a group of three", "workers"),
    ("migrants on top", "workers"),
    ("migrants below", "workers"),
    ("veterans", "workers"),
    ("cards", "workers"),
    ("fortune in hand", "workers"),
    ("workers in hand", "workers"),
    ("fortune to come", "future"),
    ("workers to come", "future"),
    *[(f"{action} open", "workers") for action in FORTUNE],
    *[(f"{action} open", "workers") for action in WORKFORCE],
    ("glory in sight", "war"),
    ("glory in sight for each rival to come", "war"),
    ("soldiers", "war"),
    ("glory within reach of a group", "war"),
    *[(f"{box} served", "emperor") for box in EMPEROR_BOXES],
    *[(f"disc on {space}", "advancements") for space in SPACES],
    ("majorities", "advancements"),
    ("sections with a disc", "advancements"),
    ("points of personal route tiles", "routes"),
    ("points of routes on the way", "routes"),
    ("points of a route at hand", "routes"),
    ("pay of a route at hand", "routes"),
    *[(f"bonus {bonus}", "future") for bonus in BONUSES],
    ("place in the turn order", "future"),
    ("fire ahead", "factories"),
    ("flood ahead", "boats"),
    ("provinces with crops before a drought", "goods"),
    ("own cubes left", "goods"),
    ("levels of the others' factories", "future"),
    ("commodities of others in factories", "future"),
    ("slots empty at the coast", "future"),
)

SETUP: Final = 0
MOMENTS: Final = 1 + ROUNDS * (2 + 2 * HAND)
"""The setup; in each round the choice of bonuses, then turns had: none to all."""


def moment_at(table: YinziTable, player: Player) -> int:
    """The moment of a house."""
    phase = table.phase
    if phase == IN_SETUP:
        return SETUP
    first = 1 + (table.round - 1) * (2 + 2 * HAND)
    if phase == IN_BONUS:
        return first
    full = 2 * HAND
    turns = 0
    if phase == IN_ACTIONS:
        for count in player.hand:
            turns += 2 * count
        for place in range(5):
            if player.workers[place]:
                turns += 1
        if turns > full:
            turns = full
    return first + 1 + full - turns
