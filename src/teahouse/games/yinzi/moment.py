"""Where we are: four rounds of six phases (YZ-23)."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.names import IN_ACTIONS, IN_BONUS, IN_END, IN_SETUP, PHASES, ROUNDS
from teahouse.games.yinzi.steps.bonus import BonusPhase
from teahouse.games.yinzi.steps.turn import Turns
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NOBODY, Moment

OF_A_ROUND: Final = PHASES[IN_BONUS:IN_END]


def moment(table: YinziTable) -> Moment:
    """The round and its phase; in the actions also which of the turns it is, counted over all players (YZ-35)."""
    seat, turn = table.to_move if table.to_move >= 0 else NOBODY, 0
    if table.phase == IN_BONUS:
        for step in table.agenda:
            if isinstance(step, BonusPhase) and step.index:
                turn = step.index
                seat = table.provisional[turn - 1]
    if table.phase == IN_ACTIONS:
        for step in table.agenda:
            if isinstance(step, Turns) and step.index:
                turn = step.index
                seat = table.order[(turn - 1) % len(table.order)]
    phase = "" if table.over else PHASES[table.phase]
    order = table.order or table.provisional
    if len(order) < len(table.players):
        order = list(range(len(table.players)))  # it is still being drawn (YZ-12)
    round = 0 if table.phase == IN_SETUP else table.round
    return Moment(round, ROUNDS, phase, OF_A_ROUND, seat, turn, order)
