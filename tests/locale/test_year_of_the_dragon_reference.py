"""The rule reference of In the Year of the Dragon is whole, and says the same in both languages."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from teahouse.games.year_of_the_dragon.clauses import CLAUSES
from teahouse.kernel.clause import DEFINITION, EXAMPLE, RULE, RULING

LANGUAGES = ("en", "de")
CHAPTERS = ("setup", "round", "action", "person", "event", "scoring", "end", "wall", "super-events")
IDS = tuple(clause.id for clause in CLAUSES)
RULEBOOK_IDS = tuple(f"YD-{number}" for number in range(1, 78))


@cache
def source(language: str) -> str:
    return (files("teahouse") / "locale" / language / "year_of_the_dragon.rules.ftl").read_text(encoding="utf-8")


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    return tuple(FluentParser(with_spans=False).parse(source(language)).body)


@cache
def message_ids(language: str) -> tuple[str, ...]:
    return tuple(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def rendered(language: str, name: str) -> tuple[str, str]:
    """Title and text of a clause as a player reads them."""
    message = bundle(language).get_message(name)
    assert message.value is not None
    text, text_errors = bundle(language).format_pattern(message.value)
    title, title_errors = bundle(language).format_pattern(message.attributes["title"])
    assert not [*text_errors, *title_errors]
    return str(title), str(text)


def numbers(words: str) -> Counter[int]:
    return Counter(int(digits) for digits in re.findall(r"\d+", words))


@cache
def box() -> dict[str, Any]:
    return tomllib.loads(
        (files("teahouse") / "games" / "year_of_the_dragon" / "components.toml").read_text(encoding="utf-8")
    )


def tiles_by_players() -> set[int]:
    return {count for row in box()["display"].values() if isinstance(row, dict) for count in row.values()}


def symbols(kind: str) -> set[int]:
    (person,) = (person for person in box()["person"] if person["id"] == kind)
    return {person[age]["symbols"] for age in ("young", "old") if age in person}


def base(action: str) -> int:
    (card,) = (card for card in box()["action"] if card["id"] == action)
    return int(card["base"])


def test_all_77_clauses_of_the_rulebook_are_listed_in_order() -> None:
    assert tuple(clause.id for clause in CLAUSES if clause.kind != RULING) == RULEBOOK_IDS


def test_no_clause_is_listed_twice() -> None:
    assert len(set(IDS)) == len(IDS)


def test_every_clause_has_a_known_kind_and_the_chapters_follow_the_rulebook() -> None:
    assert {clause.kind for clause in CLAUSES} == {RULE, DEFINITION, EXAMPLE, RULING}
    assert tuple(dict.fromkeys(clause.chapter for clause in CLAUSES)) == CHAPTERS
    places = [CHAPTERS.index(clause.chapter) for clause in CLAUSES]
    assert places == sorted(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_holds_only_comments_and_messages(language: str) -> None:
    strange = [entry for entry in entries(language) if not isinstance(entry, ast.Message | ast.BaseComment)]
    assert strange == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_holds_every_chapter_and_every_clause_once_and_in_order(language: str) -> None:
    assert message_ids(language) == (*(f"chapter-{chapter}" for chapter in CHAPTERS), *IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_name(language: str) -> None:
    for chapter in CHAPTERS:
        message = bundle(language).get_message(f"chapter-{chapter}")
        assert message.value is not None
        assert str(bundle(language).format_pattern(message.value)[0]).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", IDS)
def test_a_clause_has_a_short_title_and_whole_sentences(clause: str, language: str) -> None:
    title, text = rendered(language, clause)
    assert title == title.strip()
    assert 0 < len(title) <= 60
    assert not title.endswith(".")
    assert text == text.strip()
    assert text.endswith(".")
    assert "\n" not in text
    assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_clauses_share_a_title(language: str) -> None:
    titles = Counter(rendered(language, clause)[0] for clause in IDS)
    assert [title for title, count in titles.items() if count > 1] == []


@pytest.mark.parametrize("clause", IDS)
def test_both_languages_state_the_same_numbers(clause: str) -> None:
    for english, german in zip(rendered("en", clause), rendered("de", clause), strict=True):
        assert numbers(english) == numbers(german)


@pytest.mark.parametrize("clause", IDS)
def test_the_two_languages_are_not_the_same_text(clause: str) -> None:
    assert rendered("en", clause)[1] != rendered("de", clause)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_states_the_numbers_of_the_box(language: str) -> None:
    prices = {privilege[key] for privilege in box()["privilege"] for key in ("price", "price-2007", "dragons")}
    stated = {
        "YD-3": {len(box()["person"]), 6, 4, 10},
        "YD-5": tiles_by_players(),
        "YD-6": {1, 2, sum(event["copies"] for event in box()["event"])},
        "YD-8": {sum("expansion" not in card for card in box()["action"])},
        "YD-9": {len(box()["person"]) * box()["cards"]["per-type"] + box()["cards"]["wild"], box()["cards"]["wild"]},
        "YD-10": {box()["start"]["yuan"], *box()["start"]["palaces"], sum(box()["start"]["palaces"])},
        "YD-12": {box()["start"]["persons"]},
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
        "YD-59": {len(box()["wall-tile"]), *(tile["amount"] for tile in box()["wall-tile"]), len(box()["action"])},
        "YD-60": {tile["amount"] for tile in box()["wall-tile"]},
        "YD-67": {len(box()["super-events"]["corners"]), box()["super-events"]["month"]},
    }
    missing = {clause: want - set(numbers(rendered(language, clause)[1])) for clause, want in stated.items()}
    assert {clause: gap for clause, gap in missing.items() if gap} == {}
