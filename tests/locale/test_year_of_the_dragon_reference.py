"""The rule reference of In the Year of the Dragon has all its clauses and states the numbers of its box."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.clauses import CLAUSES
from teahouse.kernel.clause import DEFINITION, EXAMPLE, RULE, RULING
from tests.locale.reference import LANGUAGES, box, missing

BOX = box("year_of_the_dragon")
RULEBOOK_IDS = tuple(f"YD-{number}" for number in range(1, 78))


def tiles_by_players() -> set[int]:
    return {count for row in BOX["display"].values() if isinstance(row, dict) for count in row.values()}


def symbols(kind: str) -> set[int]:
    (person,) = (person for person in BOX["person"] if person["id"] == kind)
    return {person[age]["symbols"] for age in ("young", "old") if age in person}


def base(action: str) -> int:
    (card,) = (card for card in BOX["action"] if card["id"] == action)
    return int(card["base"])


def test_all_77_clauses_of_the_rulebook_are_listed_in_order() -> None:
    assert tuple(clause.id for clause in CLAUSES if clause.kind != RULING) == RULEBOOK_IDS


def test_every_clause_has_a_known_kind() -> None:
    assert {clause.kind for clause in CLAUSES} == {RULE, DEFINITION, EXAMPLE, RULING}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_states_the_numbers_of_the_box(language: str) -> None:
    prices = {privilege[key] for privilege in BOX["privilege"] for key in ("price", "price-2007", "dragons")}
    stated = {
        "YD-3": {len(BOX["person"]), 6, 4, 10},
        "YD-5": tiles_by_players(),
        "YD-6": {1, 2, sum(event["copies"] for event in BOX["event"])},
        "YD-8": {sum("expansion" not in card for card in BOX["action"])},
        "YD-9": {len(BOX["person"]) * BOX["cards"]["per-type"] + BOX["cards"]["wild"], BOX["cards"]["wild"]},
        "YD-10": {BOX["start"]["yuan"], *BOX["start"]["palaces"], sum(BOX["start"]["palaces"])},
        "YD-12": {BOX["start"]["persons"]},
        "YD-24": {base("taxes"), *symbols("tax-collector")},
        "YD-25": {base("build"), *symbols("craftsman")},
        "YD-27": {base("harvest"), *symbols("farmer")},
        "YD-28": {base("fireworks"), *symbols("pyrotechnist")},
        "YD-29": {base("parade"), *symbols("warrior")},
        "YD-30": {base("research"), *symbols("scholar")},
        "YD-31": prices,
        "YD-49": symbols("healer"),
        "YD-51": symbols("court-lady"),
        "YD-55": symbols("monk"),
        "YD-59": {
            len(BOX["wall-tile"]),
            *(tile["amount"] for tile in BOX["wall-tile"]),
            len(BOX["action"]),
        },
        "YD-60": {tile["amount"] for tile in BOX["wall-tile"]},
        "YD-67": {len(BOX["super-events"]["corners"]), BOX["super-events"]["month"]},
    }
    assert missing("year_of_the_dragon", language, stated) == {}
