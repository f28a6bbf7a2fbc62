"""What holds for the rule reference of every game: it is whole, and says the same in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from teahouse.games.dragon_boats.clauses import CLAUSES as DRAGON_BOATS
from teahouse.games.year_of_the_dragon.clauses import CLAUSES as YEAR_OF_THE_DRAGON
from teahouse.games.yinzi.clauses import CLAUSES as YINZI
from teahouse.kernel.clause import DEFINITION, RULE, RULING
from teahouse.library import folder_of, rulebook, rulebooks
from tests.locale.reference import LANGUAGES, numbers, reference

CLAUSES: Final = {"dragon_boats": DRAGON_BOATS, "year_of_the_dragon": YEAR_OF_THE_DRAGON, "yinzi": YINZI}
CHAPTERS: Final = {
    "dragon_boats": (
        "setup", "round", "bidding", "payment", "boarding", "mountain", "boats", "storage", "supplies", "end",
        "variants", "cards",
    ),
    "year_of_the_dragon": (
        "setup", "round", "action", "person", "event", "scoring", "end", "wall", "super-events",
    ),
    "yinzi": (
        "setup", "concepts", "round", "bonus", "turns", "fortune", "advancements", "workforce", "feeding", "war",
        "disasters", "routes", "emperor", "taxes", "rural-market", "late-shipping", "administration", "end",
    ),
}  # fmt: skip
IDS: Final = {game: tuple(clause.id for clause in clauses) for game, clauses in CLAUSES.items()}

each_game = pytest.mark.parametrize("game", CLAUSES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_clause = pytest.mark.parametrize(("game", "clause"), [(game, clause) for game in IDS for clause in IDS[game]])


@each_game
def test_no_clause_is_listed_twice(game: str) -> None:
    assert len(set(IDS[game])) == len(IDS[game])


@each_game
def test_clauses_are_listed_chapter_by_chapter_and_in_their_order(game: str) -> None:
    assert tuple(dict.fromkeys(clause.chapter for clause in CLAUSES[game])) == CHAPTERS[game]
    places = [CHAPTERS[game].index(clause.chapter) for clause in CLAUSES[game]]
    assert places == sorted(places)
    printed = [int(clause.id.partition("-")[2]) for clause in CLAUSES[game] if clause.kind in (RULE, DEFINITION)]
    assert printed == sorted(printed)


@each_game
@each_language
def test_the_file_holds_only_comments_and_messages(game: str, language: str) -> None:
    assert reference(game, language).strange == []


@each_game
@each_language
def test_the_file_holds_every_chapter_and_every_clause_once_and_in_order(game: str, language: str) -> None:
    assert reference(game, language).ids == (*(f"chapter-{chapter}" for chapter in CHAPTERS[game]), *IDS[game])


@each_game
@each_language
def test_every_chapter_has_a_name_of_its_own(game: str, language: str) -> None:
    names = [reference(game, language).text(f"chapter-{chapter}") for chapter in CHAPTERS[game]]
    assert all(name.strip() for name in names)
    assert len(set(names)) == len(names)


@each_clause
@each_language
def test_a_clause_has_a_short_title_and_whole_sentences(game: str, clause: str, language: str) -> None:
    words = reference(game, language)
    assert words.attributes(clause) == ("title",)
    title, text = words.title(clause), words.text(clause)
    assert title == title.strip()
    assert 0 < len(title) <= 60
    assert not title.endswith(".")
    assert text == text.strip()
    assert text.endswith(".")
    assert "\n" not in text
    assert "  " not in text


@each_game
@each_language
def test_no_two_clauses_share_title_or_text(game: str, language: str) -> None:
    for read in (reference(game, language).title, reference(game, language).text):
        words = Counter(read(clause) for clause in IDS[game])
        assert [text for text, count in words.items() if count > 1] == []


@each_clause
def test_both_languages_state_the_same_numbers(game: str, clause: str) -> None:
    english, german = reference(game, "en"), reference(game, "de")
    assert numbers(english.title(clause)) == numbers(german.title(clause))
    assert numbers(english.text(clause)) == numbers(german.text(clause))


@each_clause
def test_the_two_languages_are_not_the_same_text(game: str, clause: str) -> None:
    assert reference(game, "en").text(clause) != reference(game, "de").text(clause)


@each_language
def test_a_ruling_that_an_option_decides_says_so(language: str) -> None:
    """Otherwise it would be false with that option."""
    silent = []
    for kind in rulebooks():
        words = reference(folder_of(kind.name), language)
        rulings = {clause.id for clause in kind.clauses if clause.kind == RULING}
        for option in kind.declared:
            silent += [id for id in option.clauses if id in rulings and "option" not in words.text(id).casefold()]
    assert silent == []


def test_the_rulings_about_decay_the_eclipse_and_the_charter_belong_to_their_options() -> None:
    decided = {option.name: set(option.clauses) for option in rulebook("year-of-the-dragon").declared}
    assert decided["decay"] >= {"YD-D10", "YD-F6", "YD-F18"}
    assert "YD-E10" in decided["eclipse_wall"]
    assert "YD-F15" in decided["charter_warriors"]
