"""What the board draws beyond the facts: what actions bring, what it costs to join, what events will do."""

from __future__ import annotations

from typing import Any

from teahouse.games.year_of_the_dragon.forecast import forecast
from teahouse.games.year_of_the_dragon.moves import CHARTER_TYPE, DRAFT, RETURN, TAKE
from teahouse.games.year_of_the_dragon.names import (
    ACTIONS,
    AGES,
    MONGOLS,
    MONTHS,
    NONE,
    PRIVILEGE,
    TYPES,
    YOUNG,
    person_name,
)
from teahouse.games.year_of_the_dragon.steps.action import FEE, amount
from teahouse.games.year_of_the_dragon.steps.scoring import dragons
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import Move, Ref, Refusal


def hints(table: YearTable, seat: int) -> dict[str, dict[str, Any]]:
    """By thing; somebody who watches is shown what actions bring to the seat that is asked.

    event-<month>: what the event alone would change for the seat now, while it is still to come
    group-<group>: the fee, where a dragon stands
    group-<group>-<action>: what it gives
    wall-<month>: how many tiles the wall lacks to stop the Mongols of this month
    seat-<seat>: the dragons on its privileges
    """
    found: dict[str, dict[str, Any]] = {}
    if seat >= 0 and not table.over:
        for look in forecast(table, seat):
            found[f"event-{look.month}"] = dict(look.changes)
    for group, standing in enumerate(table.dragons):
        if standing:
            found[f"group-{group + 1}"] = {"fee": FEE}
    player = table.players[seat if seat >= 0 else max(table.to_move, 0)]
    for action in range(PRIVILEGE):
        group = table.group_of[action]
        if group != NONE:
            found[f"group-{group + 1}-{ACTIONS[action]}"] = {"gives": amount(table, player, action)}
    if table.rules.wall:
        for month in range(max(1, table.month, len(table.wall) + 1), MONTHS + 1):
            if table.events[month - 1] == MONGOLS:
                found[f"wall-{month}"] = {"missing": month - len(table.wall)}  # YD-62
    for owner, other in enumerate(table.players):
        worth = dragons(table.box, other)
        if worth:
            found[f"seat-{owner + 1}"] = {"dragons": worth}
    return found


def meant(table: YearTable, thing: str, plain: Move | None) -> Move | None:
    """The move that a thing stands for; `plain` is the one that its id alone suggests.

    While types are chosen, a young tile of the display stands for its type (YD-12, YD-77). Goods are only ever given
    back: who asks about them at any other time wants to know what they are.
    """
    kinds = table.agenda[-1].kinds if table.agenda else ()
    for index, type in enumerate(TYPES):
        if thing == f"display-{type}-{AGES[YOUNG]}":
            if DRAFT in kinds:
                return table.moves_of.draft[index]
            if CHARTER_TYPE in kinds:
                return table.moves_of.charter[index]
    if plain is not None and plain.kind == RETURN and RETURN not in kinds:
        return None
    return plain


def only_young(table: YearTable, move: Move) -> Refusal | None:
    """Why an old tile of the display cannot be taken while types of young persons are chosen; None otherwise."""
    step = table.agenda[-1]
    if DRAFT in step.kinds and move.kind == TAKE and move.a % len(AGES) != YOUNG:
        return Refusal("only-young", step.clauses[0], (("person", Ref(f"person-{person_name(move.a)}")),))
    return None
