"""The rule reference of Yínzi has all its clauses and states the numbers of its box."""

from __future__ import annotations

import re
from typing import Any

import pytest

from teahouse.games.yinzi.clauses import CLAUSES
from teahouse.kernel.clause import DEFINITION, EXAMPLE, RULE, RULING
from tests.locale.reference import LANGUAGES, box, missing, reference

GAME = "yinzi"
IDS = tuple(clause.id for clause in CLAUSES)
WITHOUT_EFFECT = (53,)
"""A remark that two players cannot share a place in the turn order."""
OPTIONS = ("YZ-A1", "YZ-A12", "YZ-A14", "YZ-A30", "YZ-A32", "YZ-A73", "YZ-A74")
LEVELS = re.compile(r"\b(?:level|Level)[ -](I{1,3})\b")


def ids_of(*kinds: str) -> set[str]:
    return {clause.id for clause in CLAUSES if clause.kind in kinds}


def test_all_141_clauses_are_listed() -> None:
    assert ids_of(RULE, DEFINITION) == {f"YZ-{number}" for number in range(1, 142)}


def test_all_17_examples_are_listed() -> None:
    assert ids_of(EXAMPLE) == {f"YZ-EX{number}" for number in range(1, 18)}


def test_every_ruling_with_a_game_effect_is_listed() -> None:
    assert ids_of(RULING) == {f"YZ-A{number}" for number in range(1, 75) if number not in WITHOUT_EFFECT}


@pytest.mark.parametrize("clause", IDS)
def test_both_languages_name_the_same_factory_levels(clause: str) -> None:
    english, german = (set(LEVELS.findall(reference(GAME, language).text(clause))) for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", IDS)
def test_a_clause_refers_only_to_clauses_that_exist(clause: str, language: str) -> None:
    assert set(re.findall(r"YZ-\w+", reference(GAME, language).text(clause))) <= set(IDS)


@pytest.mark.parametrize(
    ("language", "says_option", "says_default"),
    [("en", "This is an option.", "By default"), ("de", "Das ist eine Option.", "Voreinstellung:")],
)
def test_exactly_the_rulings_that_are_options_say_so_and_name_the_default(
    language: str, says_option: str, says_default: str
) -> None:
    texts = {clause: reference(GAME, language).text(clause).lower() for clause in IDS}
    assert {clause for clause, text in texts.items() if says_option.lower() in text} == set(OPTIONS)
    assert {clause for clause, text in texts.items() if says_default.lower() in text} == set(OPTIONS)


def per_player(things: dict[str, Any]) -> set[int]:
    own = things["player"]
    return {own[kind] for kind in ("cards", "workers", "cubes", "discs", "cylinders", "commodities")}


def crop_tiles_left(things: dict[str, Any]) -> set[int]:
    """Tiles in play with four, three and two players."""
    copies = [things["crop-tiles"][good] for good in things["goods"]["urban"]]
    return {sum(copies) - removed * len(copies) for removed in (0, 1, 2)}


def route_values(things: dict[str, Any], *demand: str) -> set[int]:
    (tile, *_) = (tile for tile in things["routes"]["tiles"] if tuple(tile["demand"]) == demand)
    return {tile["copper"] + tile["silver"], tile["points"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_states_the_numbers_of_the_box(language: str) -> None:
    things = box(GAME)
    emperor = things["emperor"]
    stated = {
        "YZ-1": {things["player"]["cards"]},
        "YZ-2": {things["box"]["market-tiles"], len(things["map"]["provinces"])},
        "YZ-4": {things["crop-tiles"]["potato"], things["crop-tiles"]["corn"], *crop_tiles_left(things)},
        "YZ-5": {sum(things["countries"]["east"].values())},
        "YZ-6": {sum(things["countries"]["europe"].values())},
        "YZ-7": {things["resources"]["wood"], things["resources"]["stone"]},
        "YZ-8": per_player(things),
        "YZ-9": {len(things["commodities"]["names"]) * things["factory-tiles"]["copies"]},
        "YZ-10": {things["box"]["route-tiles"]},
        "YZ-11": {things["boat-track"]["capacity"][0]},
        "YZ-38": {len(things["fortune-actions"]["order"])},
        "YZ-46": set(things["crop-track"]["cost"]),
        "YZ-56": {len(things["advancements"]) - 2},  # beside source and note
        "YZ-61": {len(things["advancements"]["diplomacy"])},
        "YZ-62": {len(things["advancements"]["economy"])},
        "YZ-63": {len(things["advancements"]["emperor"])},
        "YZ-64": {len(things["advancements"]["war-routes"])},
        "YZ-65": {len(things["workforce-actions"]["order"]), len(emperor) - 2},
        "YZ-84": {things["destinations"]["capacity"]},
        "YZ-89": {emperor[place]["workers"] for place in ("palace", "road", "canal", "bridge")},
        "YZ-99": {things["war"]["first"], things["war"]["second"]},
        "YZ-104": {
            *route_values(things, "silk"),
            *route_values(things, "cabbage"),
            *route_values(things, "any-commodity", "any-commodity"),
            *route_values(things, "emissary"),
        },
        "YZ-108": {emperor["palace"]["copper"]},
        "YZ-109": {emperor["road"]["copper"]},
        "YZ-110": {emperor["canal"]["copper"]},
        "YZ-111": {emperor["bridge"]["silver"]},
        "YZ-136": {things["war"]["first"], things["war"]["second"]},
        "YZ-A11": per_player(things) - {things["player"]["cylinders"]},
        "YZ-A36": {sum("sea" not in pair for pair in things["borders"]["pairs"])},
        "YZ-A49": {things["box"]["misfortune-tiles"]},
    }
    assert missing(GAME, language, stated) == {}
