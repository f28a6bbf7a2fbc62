"""Boards follow the box and the rules: each of their numbers, changed alone, shows up where the old one was."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache

import pytest

from teahouse.kernel import BadData, Game, Value
from teahouse.library import folder_of, own_components, rulebook, rulebooks
from teahouse.words import Words
from tests.generic.follows import (
    NAMES,
    Course,
    Number,
    Sent,
    box_sent,
    cards_sent,
    change_constant,
    constants_of,
    courses,
    numbers_of,
    shows,
    table_sent,
    tables_of,
    variant,
)

GAMES = [kind.name for kind in rulebooks()]
Variants = tuple[tuple[int, tuple[tuple[str, Value], ...]], ...]
VARIANTS: dict[str, Variants] = {
    "year-of-the-dragon": (
        (4, (("wall", "choose"), ("super_event", "tornado"))),
        (5, (("wall", "choose"), ("super_event", "earthquake"))),
        (2, (("privilege_price", 6),)),
        (3, ()),
    ),
    "dragon-boats": ((4, (("short", "fixed"), ("wisdom_set", "generic"))), (3, (("deal", 4),)), (2, ())),
    "yinzi": ((4, ()), (3, ()), (2, ())),
}
"""What is played and looked at: every number of players, and options that bring numbers with them."""

Stage = Callable[[Game, Course, Words], list[Sent]]


def _box(game: Game, course: Course, words: Words) -> list[Sent]:
    return [box_sent(game, words)]


def _tables(game: Game, course: Course, words: Words) -> list[Sent]:
    return [table_sent(table, words) for table in tables_of(game, course)]


def _cards(game: Game, course: Course, words: Words) -> list[Sent]:
    return [cards_sent(table, words) for number, table in enumerate(tables_of(game, course)) if number in (1, 4)]


STAGES: tuple[Stage, ...] = (_box, _tables, _cards)
"""What is cheap to look at comes first; cards of things are asked about only if nothing else has shown the number."""


@cache
def _base(name: str, course: int, stage: int) -> list[Sent]:
    chosen = courses(name, VARIANTS[name])[course]
    game = variant(name, own_components(name), chosen.players, chosen.options)
    return STAGES[stage](game, chosen, Words("en", name, NAMES))


def followed(name: str, text: str, pairs: list[tuple[str, str]]) -> str:
    """Where a changed game shows one of the new numbers instead of the old one; nothing if nowhere."""
    words = Words("en", name, NAMES)
    for number, stage in enumerate(STAGES):
        for index, course in enumerate(courses(name, VARIANTS[name])):
            after = stage(variant(name, text, course.players, course.options), course, words)
            for was, now in zip(_base(name, index, number), after):
                for old, new in pairs:
                    if place := shows(was, now, old, new):
                        return place
    return ""


# -- what is in the box --------------------------------------------------------------------------------------------

NOT_SHOWN = {
    "year-of-the-dragon": {
        r"person\..* tiles": "how many of the tiles lie out is said by [display]",
        r"privilege\..*tiles": "they never limit what may be bought (YD-2)",
        r"supply\.": "pieces that never run out (YD-2)",
    },
    "dragon-boats": {
        r" (at|turn|middle) \d+$": "where things lie on the table",
        r"short-game\.players": "for whom an option is",
    },
    "yinzi": {
        r"^box\.|player\.cylinders": "pieces that are only counted",
        r"crop-tiles\.(potato|corn)": "they wait aside, and nobody is told how many come into the pile",
        r"disasters\.tiles-each": "a sum: the route tiles say which of them carry a disaster",
        r"factory-footprint\.": "a shape, which is seen in the squares that can be chosen",
    },
}
"""Numbers of the box that no board shows, with the reason."""


def numbers(name: str) -> list[Number]:
    return [
        number
        for number in numbers_of(own_components(name))
        if not any(re.search(pattern, number.name) for pattern in NOT_SHOWN[name])
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_the_box_is_shown_and_followed(name: str) -> None:
    text = own_components(name)
    silent, refused = [], []
    for number in numbers(name):
        answers = set()
        printed = int(number.value)
        for value in [printed + 1, *range(max(printed - 1, 0), printed), printed + 2]:
            changed = f"{text[: number.start]}{value}{text[number.end :]}"
            try:
                answers.add(bool(followed(name, changed, [(number.value, str(value))])))
            except BadData:
                continue
            if True in answers:
                break
        if not answers:
            refused.append(number.name)  # the box takes no other number here
        elif True not in answers:
            silent.append(number.name)
    assert silent == []
    assert len(refused) < len(numbers(name)) / 4, refused


@pytest.mark.parametrize("name", GAMES)
def test_whatever_no_board_shows_is_in_the_box(name: str) -> None:
    found = [number.name for number in numbers_of(own_components(name))]
    assert [pattern for pattern in NOT_SHOWN[name] if not any(re.search(pattern, one) for one in found)] == []


# -- the numbers of the rules ---------------------------------------------------------------------------------------

RULES = {
    "year-of-the-dragon": (
        "names REFILL",
        "palace HIGHEST",
        "steps.action FEE",
        "steps.event TRIBUTE_YUAN",
        "steps.event SICK",
        "steps.event FIRST_PRIZE",
        "steps.event SECOND_PRIZE",
        "steps.scoring PER_PERSON",
        "steps.scoring GOOD_PRICE",
        "steps.scoring YUAN_PER_POINT",
        "steps.super_events SHAKEN",
        "steps.super_events BLOWN",
    ),
    "dragon-boats": (
        "names DISPLAY",
        "scoring FOOD_POINTS",
        "scoring FOOD_LIMIT",
        "scoring TREASURE_LIMIT",
        "scoring MONEY_FOR_A_POINT",
    ),
    "yinzi": (
        "names FACTORY_POINTS",
        "names UPGRADE_COST",
        "names START_COPPER",
        "names URBAN_PRICE",
        "names COIN_PRICE",
        "names RURAL_PRICE",
        "names BETTER",
        "names RURAL_COST",
        "names RESOURCE_COST",
        "names OUTSOURCING_COPPER",
        "names DELIVERY_SILVER",
        "names FED_BY_ONE",
        "names VIRTUAL_COPPER",
        "names VIRTUAL_RICE",
        "names TAXED_FROM",
        "names MOST_WORKERS",
        "names WEAKENED",
        "names MOST_VETERANS",
        "names EMPTY_ROAD_COPPER",
        "names ROUNDS",
        "names HAND",
        "scoring MAJORITY",
        "scoring TIED",
        "scoring MISFORTUNE",
        "scoring BOAT",
        "steps.crops CUBES_ON_NEW_TILE",
        "steps.fortune RICE_CUBES",
        "steps.produce OWN_WORKERS",
        "steps.produce FOREIGN_WORKERS",
    ),
}
"""Prices, prizes, reaches and limits that stand in the rules and not in the box."""

NO_RULES = {
    r"components (LEAST|MOST)_PLAYERS|MOST_SEATS|SEATS$": "how many can play: no board is drawn for more",
    r"^bounds ": "bounds for learners, proved elsewhere",
    r"^text ": "how wide the text table is",
    r"^tell ": "how much is said in one phrase",
    r" _?(NONE|NEUTRAL|UNOWNED|ON_DISPLAY|IN_STACK|NOT_IN_GAME|NEW_PALACE|NO_REWARD|FAR|UNUSED)$": "no such thing",
    r" (TILE_USED|CARD_USED|BOAT|STALL|TO_BUILD|TO_PLANT|NOTHING|NOTHING_REAL|NOT_DEALT|SOLD|BOUGHT)$": "a state",
    r" (TILE_BOUGHT|BEFORE|AFTER|FROM_LADIES|AT_\w+|EXCHANGE_STALL|SEA|COIN|TEA_SLOT|ALL_ACTIONS)$": "a place or a set",
    r" (PLACES|FIRST_EUROPEAN|DIPLOMACY|FIRST_COMMODITY|ROUTE_TILE)$": "a place in a list of names",
    r" (MONTHS|SEATS_ABOARD|COLOURS|FACTORIES|SLOTS|HOLD|ROWS|SECTION_SPACES|LAST_LEVEL)$": "the form of a board",
    r" MOST_FORTUNE$": "the most that a card may say in the components file",
}
"""Whole numbers of the games' modules that are no prices, prizes, reaches or limits, with the reason."""


def names_one_of_a_list(name: str, constant: str, value: object) -> bool:
    """Whether a constant is the place of its own name in a list of names."""
    lists = [held for held in vars(sys.modules[f"teahouse.games.{folder_of(name)}.names"]).values() if held]
    word = constant.lower().replace("_", "-")
    for held in lists:
        if isinstance(held, tuple | str) and isinstance(value, int) and 0 <= value < len(held):
            entry = held[value]
            if isinstance(entry, str) and entry and (word == entry.lower() or re.search(rf"\b{entry}\b", word)):
                return True
    return False


def unnamed(name: str) -> list[str]:
    """The whole numbers of a game that neither vary below nor are named as something else."""
    return [
        key
        for key, (_, value) in constants_of(name).items()
        if key not in RULES[name]
        and not any(re.search(pattern, key) for pattern in NO_RULES)
        and not names_one_of_a_list(name, key.split()[1], value)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_whole_number_of_the_rules_is_varied_here_or_is_no_rule(name: str) -> None:
    assert rulebook(name)
    assert unnamed(name) == []
    assert [key for key in RULES[name] if key not in constants_of(name)] == []


UNUSED_ENTRIES = {("names FACTORY_POINTS", 0), ("names UPGRADE_COST", 0), ("steps.produce OWN_WORKERS", 0)} | {
    ("steps.produce FOREIGN_WORKERS", 0),
    ("steps.produce FOREIGN_WORKERS", 1),
    ("steps.produce FOREIGN_WORKERS", 3),
}
"""Entries by level of a factory: no level, one where nobody else can work, one that these games do not come to (it
has a test of its own in tests/games/yinzi/test_board_follows.py)."""


@pytest.mark.from_source
@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_the_rules_is_shown_and_followed(name: str) -> None:
    for stage in range(len(STAGES)):
        for course in range(len(VARIANTS[name])):
            assert _base(name, course, stage)  # before anything is changed
    silent = []
    for key in RULES[name]:
        module, value = constants_of(name)[key]
        entries = list(value) if isinstance(value, tuple) else [value]
        for index, old in enumerate(entries):
            if (key, index) in UNUSED_ENTRIES:
                continue
            changed = [*entries[:index], old + 1, *entries[index + 1 :]]
            with pytest.MonkeyPatch.context() as patch:
                change_constant(patch, module, key.split()[1], tuple(changed) if len(entries) > 1 else changed[0])
                pairs = [(str(abs(old)), str(abs(old + 1)))]
                text = own_components(name)
                try:
                    shown = followed(name, f"{text}\n# {key} {changed}\n", pairs)  # another file: its box is read anew
                except BadData:
                    shown = followed(name, text, pairs)  # the box agrees with the old number only
                if not shown:
                    silent.append((key, changed))
    assert silent == []
