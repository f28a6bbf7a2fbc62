"""What no game exceeds."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.components import Box
from teahouse.games.yinzi.names import PROVINCES, ROUNDS
from teahouse.kernel import Bounds

TURNS: Final = 3 * (1 + 4 * 3 + 2) + 3 * (1 + 4 * 4 + 1)
"""Three fortune turns: the card, four executions of at most three clicks, tax and end. Three workforce turns: the
group, four executions of at most four clicks, end."""
BONUS: Final = 4
"""The bonus, what it gives, the crop tile and its payment."""
DISCS_A_ROUND: Final = 5
"""Free Advancement and one action of four executions."""
CLICKS_OF_A_DISC: Final = 4
CUBES_A_ROUND: Final = 20
"""Planted in a round: eight by the action, two by the bonus, two for each further tile; each is sold once at most."""
OTHERS: Final = 30
"""Feeding 4 food in halves with payments, war twice, fire, four droughts, a reward, taxes, late shipping."""
CLICKS_OF_A_ROUTE: Final = 9
"""A personal tile: three demands of three clicks."""
TAXES: Final = 2
MOST_COPPER: Final = 4
"""For one cube: a coin slot with Better Sales."""


def bounds(box: Box, players: int) -> Bounds:
    """Moves, decisions and points no game exceeds.

    Points: a disc brings 2 at most (a level-I factory) but for four war glories and eight points of majorities; a
    commodity brings what its best destination pays; silver comes from four deliveries, late shipping, Bridge and up to
    four outsourced units of each other player a round, and from copper: cubes sold, war copper, rewards, outsourcing.
    Silver changed for a payment at the highest ratio may become silver again at the lowest. Misfortune: one for each
    food and tax of each round.
    """
    one_round = TURNS + BONUS + DISCS_A_ROUND * CLICKS_OF_A_DISC + CUBES_A_ROUND + OTHERS
    decisions = players * (ROUNDS * one_round + 10) + len(box.route_names) * CLICKS_OF_A_ROUTE + len(box.ship_names)
    silver = ROUNDS * (4 + 1 + max(box.box_silver) + 4 * (players - 1)) + sum(box.route_silver)
    copper = ROUNDS * (CUBES_A_ROUND * MOST_COPPER + 5 * DISCS_A_ROUND + 9 + 6 * (players - 1)) + sum(box.route_copper)
    highest = (
        2 * max(box.capacity)
        + 2 * box.discs
        + box.commodities * max(1, *box.destination_points)
        + ROUNDS * box.first_glory
        + sum(box.route_points)
        + 8
        + (silver * max(box.ratios) + copper) // min(box.ratios)
    )
    lowest = -2 * ROUNDS * ((box.workers + 2) // 3 + TAXES)
    tiles = len(PROVINCES) + sum(box.crop_tiles) + len(box.ship_names) + len(box.factory_names) + len(box.route_names)
    draws = tiles + players * (1 + sum(box.card_copies)) + ROUNDS  # nothing is drawn twice; the die each round
    return Bounds(len(box.moves), decisions, draws, lowest, highest)
