"""What a clan counts, the clans, the phases, migrants and disasters in words."""

from __future__ import annotations

from typing import Final

from teahouse.games.yinzi.explain_land import boat_track
from teahouse.games.yinzi.hints import food_on_fields
from teahouse.games.yinzi.labels import bonus_ref, say
from teahouse.games.yinzi.names import (
    AT_WORK,
    BOTTOM,
    DELIVERY_SILVER,
    DISASTERS,
    FED_BY_ONE,
    FED_WORKERS,
    FLOOD,
    HAND,
    IN_BONUS,
    IN_END,
    LYING,
    MOST_VETERANS,
    NONE,
    PHASES,
    ROUNDS,
    RURAL_COST,
    SOURCES,
    TOP,
    WILDFIRE,
)
from teahouse.games.yinzi.scoring import MISFORTUNE, points_by_source
from teahouse.games.yinzi.steps.disasters import provinces_of, strikes
from teahouse.games.yinzi.steps.feeding import food_due
from teahouse.games.yinzi.steps.purse import ratio
from teahouse.games.yinzi.table import YinziTable
from teahouse.kernel import Explanation, Message, Ref, Who

COUNTS: Final = (
    "copper",
    "silver",
    "wood",
    "stone",
    "idle",
    "cubes",
    "discs",
    "commodities",
    "capacity",
    "food",
    "misfortune",
    "won",
)
"""What a clan's board counts."""
_CLAUSES: Final = {
    "copper": ("YZ-22", "YZ-139"),
    "silver": ("YZ-22", "YZ-139", "YZ-114"),
    "wood": ("YZ-42", "YZ-71"),
    "stone": ("YZ-53", "YZ-71"),
    "idle": ("YZ-39", "YZ-A11"),
    "cubes": ("YZ-44", "YZ-16", "YZ-A11"),
    "discs": ("YZ-56", "YZ-55", "YZ-41"),
    "commodities": ("YZ-72", "YZ-134", "YZ-A11"),
    "misfortune": ("YZ-140", "YZ-96", "YZ-116"),
    "won": ("YZ-137", "YZ-105"),
}
_PHASE_CLAUSES: Final = {
    "bonus": ("YZ-24", "YZ-25", "YZ-27"),
    "actions": ("YZ-35", "YZ-36", "YZ-37"),
    "feeding": ("YZ-93", "YZ-94", "YZ-96"),
    "resolution": ("YZ-98", "YZ-103", "YZ-105", "YZ-108", "YZ-114"),
    "late-shipping": ("YZ-122", "YZ-123"),
    "administration": ("YZ-125", "YZ-126", "YZ-129"),
}


def count(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """One of the counts of a clan's board."""
    if name == "capacity":
        return boat_track(table, seat, name)
    if name == "food":
        return food(table, seat, name)
    if name not in COUNTS:
        return None
    does = say(f"thing-count-{name}", ("ratio", ratio(table)), ("points", -MISFORTUNE))
    numbers: tuple[Message, ...] = ()
    if seat >= 0:
        numbers = (say("thing-count-yours", ("count", _counted(table, seat, name))),)
    return Explanation(say(f"thing-name-{name}"), (does,), numbers, _CLAUSES[name])


def _counted(table: YinziTable, seat: int, name: str) -> int:
    player = table.players[seat]
    if name == "copper":
        return player.copper
    if name == "silver":
        return player.silver
    if name == "wood":
        return player.wood
    if name == "stone":
        return player.stone
    if name == "idle":
        return player.idle
    if name == "cubes":
        return player.cubes
    if name == "discs":
        return player.discs
    if name == "commodities":
        return player.commodities
    return player.misfortune if name == "misfortune" else len(player.won)


def food(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """What a clan's workers will eat, and what there is."""
    does = (say("thing-food-does", ("workers", FED_BY_ONE)), say("thing-food-counts"))
    more = say("thing-food-missing", ("points", -MISFORTUNE), ("copper", RURAL_COST))
    numbers: tuple[Message, ...] = ()
    if seat >= 0:
        numbers = (_food(table, seat),)
    return Explanation(say("thing-food"), (*does, more), numbers, ("YZ-93", "YZ-94", "YZ-95", "YZ-96"))


def _food(table: YinziTable, seat: int) -> Message:
    player = table.players[seat]
    if player.bonus == FED_WORKERS:
        return say("thing-food-fed")
    due = food_due(player)
    have = food_on_fields(table, seat)
    workers = sum(player.workers[AT_WORK:])
    return say("thing-food-yours", ("workers", workers), ("due", due), ("have", have), ("missing", max(0, due - have)))


def clan(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A clan by its seat number."""
    if not name.isdigit() or not 1 <= int(name) <= len(table.players):
        return None
    other = int(name) - 1
    player = table.players[other]
    numbers: list[Message] = []
    if other in table.order:
        numbers.append(say("thing-clan-place", ("place", table.order.index(other) + 1)))
    if player.bonus != NONE:
        numbers.append(say("thing-clan-bonus", ("bonus", bonus_ref(player.bonus))))
    numbers.append(say("thing-clan-money", ("copper", player.copper), ("silver", player.silver)))
    points = points_by_source(table)[other]
    best = points.index(max(points))
    source = Ref("source-" + SOURCES[best])
    numbers.append(say("thing-clan-points", ("points", sum(points)), ("best", points[best]), ("source", source)))
    numbers.append(_food(table, other) if other == seat else say("thing-clan-food", ("due", food_due(player))))
    title = say("thing-clan", ("who", Who(other)))
    return Explanation(title, (say("thing-clan-does", ("rounds", ROUNDS)),), tuple(numbers), ("YZ-8", "YZ-141"))


def points(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """What counts at the end, and what everybody would have if that were now."""
    numbers = []
    for other, by_source in enumerate(points_by_source(table)):
        numbers.append(say("thing-points-of", ("who", Who(other)), ("points", sum(by_source))))
    does = (say("thing-points-does", ("rounds", ROUNDS)), say("thing-points-from"))
    return Explanation(say("thing-points"), does, tuple(numbers), ("YZ-141", "YZ-132", "YZ-134", "YZ-140"))


def phase(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A phase of the round."""
    if name not in PHASES[IN_BONUS:IN_END]:
        return None
    state = "thing-phase-now" if PHASES[table.phase] == name else "thing-phase-other"
    turns = (("cards", HAND), ("turns", 2 * HAND))
    numbers = (*turns, ("workers", FED_BY_ONE), ("silver", DELIVERY_SILVER))
    does = say(f"thing-phase-{name}", *numbers)
    title = say("thing-phase", ("phase", Ref("phase-" + name)))
    return Explanation(title, (does,), (say(state, ("round", table.round)),), _PHASE_CLAUSES[name])


def round_(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The course of a round."""
    does = (say("thing-round-does", ("rounds", ROUNDS), ("turns", 2 * HAND)),)
    now = say("thing-round-now", ("round", table.round), ("rounds", ROUNDS))
    return Explanation(say("thing-round"), does, (now,), ("YZ-23", "YZ-1"))


def migration(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The two migration boxes, and veterans beside the war box."""
    if name not in ("", "top", "bottom", "lying"):
        return None
    stay = "thing-migration-bottom-stay" if table.rules.bottom_stays else "thing-migration-bottom"
    if name == "lying":
        veterans = (say("thing-veterans-does", ("veterans", MOST_VETERANS)),)
        return Explanation(say("thing-place-lying"), veterans, _migrants(table, seat, LYING), ("YZ-113", "YZ-101"))
    if name == "":
        both = (say("thing-migration-does"), say("thing-migration-top"), say(stay))
        return Explanation(
            say("thing-migration"), both, _migrants(table, seat, TOP, BOTTOM), ("YZ-67", "YZ-69", "YZ-70", "YZ-127")
        )
    top = name == "top"
    does = (say("thing-migration-top" if top else stay), say("thing-migration-eats"))
    numbers = _migrants(table, seat, TOP if top else BOTTOM)
    return Explanation(
        say(f"thing-place-{name}"), does, numbers, ("YZ-67" if top else "YZ-69", "YZ-127", "YZ-126", "YZ-70")
    )


def _migrants(table: YinziTable, seat: int, *places: int) -> tuple[Message, ...]:
    if seat < 0:
        return ()
    workers = table.players[seat].workers
    return (say("thing-workers-yours", ("workers", sum([workers[place] for place in places]))),)


def disaster(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """A disaster, whether it comes and what it would take."""
    if name not in DISASTERS:
        return None
    index = DISASTERS.index(name)
    numbers = [say("thing-disaster-comes" if strikes(table, index) else "thing-disaster-not")]
    if seat >= 0:
        if index == WILDFIRE:
            numbers.append(say("thing-wildfire-yours", ("factories", table.owner.count(seat))))
        elif index == FLOOD:
            boat = table.players[seat].boat
            before, after = table.box.capacity[boat], table.box.capacity[max(0, boat - 1)]
            numbers.append(say("thing-flood-yours", ("before", before), ("after", after), ("lost", before - after)))
        else:
            numbers.append(say("thing-drought-yours", ("cubes", len(provinces_of(table, seat)))))
    does = (say(f"thing-disaster-{name}"), say("thing-disaster-does"))
    return Explanation(say(f"disaster-{name}"), does, tuple(numbers), ("YZ-103", "YZ-A31"))


ANSWERS: Final = {
    "end": ("YZ-37", "YZ-40", "YZ-66"),
    "no": ("YZ-25", "YZ-76", "YZ-86"),
    "pay": ("YZ-22", "YZ-115"),
    "pay-disc": ("YZ-62", "YZ-60"),
    "emissary": ("YZ-86", "YZ-61"),
}
"""Answers that no thing on the board stands for."""


def answer(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """One of the answers, by its name."""
    if name not in ANSWERS:
        return None
    title = "move-pay-advancement" if name == "pay-disc" else f"move-{name}"
    numbers: tuple[Message, ...] = ()
    if seat >= 0 and name.startswith("pay"):
        player = table.players[seat]
        numbers = (say("thing-clan-money", ("copper", player.copper), ("silver", player.silver)),)
    return Explanation(say(title), (say(f"thing-answer-{name}"),), numbers, ANSWERS[name])


def colour(table: YinziTable, seat: int, name: str) -> Explanation | None:
    """The commodity of a colour, where one must be lost."""
    if name not in table.box.colours[: len(table.players)]:
        return None
    owner = table.box.colours.index(name)
    title = say("move-lose", ("colour", Ref("colour-" + name)))
    return Explanation(title, (say("thing-colour-does"),), (say("thing-colour-of", ("who", Who(owner))),), ("YZ-A29",))
