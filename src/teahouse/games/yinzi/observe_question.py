"""The question as numbers: which step asks whom, with its numbers, and what waits beneath it."""

from __future__ import annotations

from typing import Any, Final

from teahouse.games.yinzi.names import (
    BONUSES,
    DEMANDS,
    DISASTERS,
    FACTORIES,
    FORTUNE,
    GOODS,
    NONE,
    PROVINCES,
    RESOURCES,
    ROUNDS,
    ROWS,
    SEATS,
)
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import NATURE, Sheet, Step, bit_pieces, capped, one_hots

WHO: Final = ("me", *(f"player+{seat}" for seat in range(1, SEATS)))
ROUTES: Final = (SEATS + 1) * ROUNDS
"""Every box has so many route tiles."""

# What a step's number means; the first kinds are choices, the others counts.
_TILE: Final = 0
_GOOD: Final = 1
_PROVINCE: Final = 2
_SPACE: Final = 3
_GROUP: Final = 4
_ROUTE: Final = 5
_ROW: Final = 6
_RESOURCE: Final = 7
_DISASTER: Final = 8
_WHOM: Final = 9
_FIELD: Final = 10
_USED: Final = 11
_LEFT: Final = 12
_FLAG: Final = 13
_MORE: Final = 14
_AMOUNT: Final = 15
_TURN: Final = 16
_PLACE: Final = 17
_CUBES: Final = 18
_PART: Final = 19
_EXTRA: Final = 20
_STAGE: Final = 21
_KINDS: Final = 22
_NUMBERS: Final = ("left", "flag", "more", "amount", "turn", "place", "cubes", "part", "extra", "stage")

_DEPTH: Final = 3
"""So many steps beneath the one that asks tell their numbers; those of later phases are all at their beginning."""
_LOOP: Final = (_WHOM, _LEFT, _FLAG, _MORE)
_WORK: Final = (_WHOM, _GROUP, _USED, _MORE)
_MEANING: Final[dict[str, tuple[int, ...]]] = {
    **dict.fromkeys(
        ("draw-market", "draw-crop", "draw-coast", "draw-ship", "draw-factory", "draw-route", "reveal-discard"),
        (_PLACE,),
    ),
    **dict.fromkeys(("draw-order", "deal", "roll"), (_PLACE,)),
    "lay-factory": (_TILE, _EXTRA),
    "pay": (_RESOURCE, _AMOUNT),
    "offer-crop": (_SPACE,),
    "lay-crop": (_SPACE,),
    "sell-cube": (_FIELD, _EXTRA),
    "send-emissary": (_ROW,),
    "sail": (_ROW,),
    "give-piece": (_ROUTE, _PART),
    "complete-route": (_WHOM, _ROUTE),
    **dict.fromkeys(
        ("construct-boats", "plant-crops", "sell-at-market", "develop-factories", "choose-advancements"), _LOOP
    ),
    **dict.fromkeys(("take-resources", "produce-commodities", "supply-ships"), _WORK),
    "choose-material": (_TILE, _EXTRA),
    "load-ship": (_TILE, _FIELD, _CUBES),
    "serve-emperor": (_GROUP,),
    "join-war": (_GROUP,),
    **dict.fromkeys(
        ("after-action", "war-routes", "prepare-war", "leave-war", "feed", "sell-food", "fill-routes", "pay-tax"), _LOOP
    ),
    "ship-food": _LOOP,
    "war-glories": (_STAGE, _TURN),
    **dict.fromkeys(
        ("emperor-rewards", "feeding", "late-shipping", "personal-routes", "taxes", "last-deals", "bonus-phase"),
        (_TURN,),
    ),
    "turns": (_TURN,),
    "disasters": (_DISASTER, _TURN),
    "lose-commodity": (_TILE,),
    "drought": (_PROVINCE,),
    "second-food": (_GOOD, _CUBES),
    "consider-crop": (_WHOM, _SPACE),
    "administration": (_STAGE,),
}
"""What the numbers of each step mean, in their order; where several waiting steps have one, the topmost is told."""

_TILE_HOT: Final = one_hots(FACTORIES)
_GOOD_HOT: Final = one_hots(len(GOODS))
_PROVINCE_HOT: Final = one_hots(len(PROVINCES))
_SPACE_HOT: Final = one_hots(len(BONUSES))
_GROUP_HOT: Final = one_hots(len(FORTUNE))
_ROUTE_HOT: Final = one_hots(ROUTES)
_ROW_HOT: Final = one_hots(ROWS)
_RESOURCE_HOT: Final = one_hots(len(RESOURCES))
_DISASTER_HOT: Final = one_hots(len(DISASTERS))
_DEMAND_HOT: Final = one_hots(len(DEMANDS))
_WHO_HOT: Final = one_hots(SEATS)
_USED_BITS: Final = bit_pieces(FACTORIES // 2)
_HALF: Final = FACTORIES // 2


def name_question(sheet: Sheet, steps: tuple[type[Step[Any]], ...]) -> None:
    """Name the numbers of the question."""
    sheet.choice("asked", tuple(step.id for step in steps if step.question))
    for step in steps:
        sheet.number(f"agenda.{step.id}")
    sheet.choice("asked.seat", WHO)
    sheet.choice("asked.whom", WHO)
    sheet.choice("asked.factory", tuple(str(tile) for tile in range(1, FACTORIES + 1)))
    sheet.choice("asked.good", GOODS)
    sheet.choice("asked.province", PROVINCES)
    sheet.choice("asked.crop-space", tuple(str(space) for space in range(1, len(BONUSES) + 1)))
    sheet.choice("asked.group", FORTUNE)
    sheet.choice("asked.route", tuple(str(tile) for tile in range(1, ROUTES + 1)))
    sheet.choice("asked.demand", DEMANDS)
    sheet.choice("asked.row", tuple(str(row) for row in range(1, ROWS + 1)))
    sheet.choice("asked.resource", RESOURCES)
    sheet.choice("asked.disaster", DISASTERS)
    for tile in range(1, FACTORIES + 1):
        sheet.number(f"asked.used[{tile}]")
    sheet.number("asked.nature")
    for name in _NUMBERS:
        sheet.number(f"asked.{name}", 4)


class Question:
    """Writes the question of a game: the steps by number, with what their own numbers mean."""

    def __init__(self, steps: tuple[type[Step[Any]], ...]) -> None:
        self._number = {step: index for index, step in enumerate(steps)}
        asking = [step for step in steps if step.question]
        hots = one_hots(len(asking))
        self._asked = [hots[asking.index(step) if step.question else NONE] for step in steps] + [hots[NONE]]
        self._bytes = [1 << 8 * index for index in range(len(steps))]
        self._length = len(steps)
        self._meaning = [_MEANING.get(step.id, ()) for step in steps]

    def describe(self, pieces: list[bytes], table: YinziTable, seat: int) -> None:
        """The step on top with its numbers; where it has none of a kind, those of the steps beneath it."""
        agenda = table.agenda
        count = len(table.players)
        number_of = self._number
        meanings = self._meaning
        asked = NONE
        whom = NONE
        waiting = 0
        found = [NONE] * _KINDS
        index = len(agenda) - 1
        deep = index - _DEPTH
        if index >= 0:
            whom = agenda[index].seat
            asked = number_of[type(agenda[index])]
        while index >= 0:
            step = agenda[index]
            number = number_of[type(step)]
            waiting |= self._bytes[number]
            if index >= deep:
                meaning = meanings[number]
                values = step.arguments() if meaning else ()
                for place in range(len(values)):
                    if found[meaning[place]] == NONE:
                        found[meaning[place]] = values[place]
            index -= 1
        field = found[_FIELD]
        if field >= 0:
            found[_GOOD] = table.good[field]
            found[_PROVINCE] = table.box.land.province[field]
        good = found[_GOOD]
        route = found[_ROUTE]
        part = found[_PART]
        demand = NONE
        if route >= 0 and 0 <= part < len(table.box.demands[route]):
            demand = table.box.demands[route][part]
        owner = found[_WHOM]
        used = found[_USED] if found[_USED] > 0 else 0
        pieces.append(self._asked[asked])
        pieces.append(waiting.to_bytes(self._length, "little"))
        pieces.append(_WHO_HOT[(whom - seat) % count if whom >= 0 else NONE])
        pieces.append(_WHO_HOT[(owner - seat) % count if owner >= 0 else NONE])
        pieces.append(_TILE_HOT[found[_TILE]])
        pieces.append(_GOOD_HOT[good if good < len(GOODS) else NONE])
        pieces.append(_PROVINCE_HOT[found[_PROVINCE]])
        pieces.append(_SPACE_HOT[found[_SPACE]])
        pieces.append(_GROUP_HOT[found[_GROUP]])
        pieces.append(_ROUTE_HOT[route])
        pieces.append(_DEMAND_HOT[demand])
        pieces.append(_ROW_HOT[found[_ROW]])
        pieces.append(_RESOURCE_HOT[found[_RESOURCE]])
        pieces.append(_DISASTER_HOT[found[_DISASTER]])
        pieces.append(_USED_BITS[used & (1 << _HALF) - 1])
        pieces.append(_USED_BITS[used >> _HALF])
        numbers = [1 if table.to_move == NATURE else 0]
        for kind in range(_LEFT, _KINDS):
            numbers.append(found[kind])
        pieces.append(capped(numbers))
