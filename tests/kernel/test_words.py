from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from teahouse.kernel import NATURE, SPECTATOR, Game, Message, Ref, Who
from teahouse.library import folder_of, rulebooks
from teahouse.words import LANGUAGES, MissingText, Words

TEXT = """
tea = green tea
    .akk = grünen Tee
    .title = Green tea
drinks = { $who } drinks { $what }
german = { $who } trinkt { $what_akk } ({ $what_title })
cups = { $count ->
    [one] one cup
   *[other] { $count } cups
}
mute =
    .title = nothing to say
broken = { $missing }
odd = x
    .title = { $missing }
"""


@pytest.fixture
def words() -> Words:
    words = Words("en", None, ["Mei", "Bao"])
    words._bundle = type(words._bundle)("en")
    for text in ("nature = Chance\nspectator = Spectator\nseat-number = Seat { $number }\n", TEXT):
        words._bundle.put(text)
    return words


def test_a_message_becomes_a_sentence(words: Words) -> None:
    assert words.say(Message("drinks", (("who", "Lin"), ("what", "water")))) == "Lin drinks water"


def test_an_argument_can_be_a_message_itself(words: Words) -> None:
    assert words.say(Message("drinks", (("who", Who(0)), ("what", Ref("tea"))))) == "Mei drinks green tea"


def test_the_attributes_of_such_an_argument_can_be_used(words: Words) -> None:
    assert words.text("german", who=Who(1), what=Ref("tea")) == "Bao trinkt grünen Tee (Green tea)"
    assert words.attributes("tea") == {"akk": "grünen Tee", "title": "Green tea"}


@pytest.mark.parametrize(("count", "said"), [(1, "one cup"), (2, "2 cups")])
def test_numbers_choose_the_form(words: Words, count: int, said: str) -> None:
    assert words.text("cups", count=count) == said


@pytest.mark.parametrize(
    ("seat", "name"), [(0, "Mei"), (1, "Bao"), (2, "Seat 3"), (NATURE, "Chance"), (SPECTATOR, "Spectator")]
)
def test_a_seat_is_called_by_its_name(words: Words, seat: int, name: str) -> None:
    assert words.name(seat) == name


@pytest.mark.parametrize(
    ("id", "said"),
    [("coffee", "en has no text for 'coffee'"), ("mute", "en has no text for 'mute'"), ("broken", "missing")],
)
def test_a_sentence_that_is_missing_or_lacks_an_argument_is_an_error(words: Words, id: str, said: str) -> None:
    with pytest.raises(MissingText, match=said):
        words.text(id)


def test_a_reference_to_nothing_is_an_error(words: Words) -> None:
    with pytest.raises(MissingText, match="coffee"):
        words.text("drinks", who=Who(0), what=Ref("coffee"))
    with pytest.raises(MissingText, match="coffee"):
        words.attributes("coffee")
    with pytest.raises(MissingText, match=r"odd\.title"):
        words.attributes("odd")


def test_it_is_known_what_can_be_said(words: Words) -> None:
    assert words.has("tea")
    assert not words.has("coffee")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_words_of_the_house_and_of_a_game(lang: str) -> None:
    house, game = Words(lang), Words(lang, "year-of-the-dragon")
    assert house.has("refusal-not-now")
    assert not house.has("game-title")
    assert game.text("game-title")
    assert game.attributes("YD-21")["title"]


def test_an_unknown_language_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is no language 'fr': choose one of en, de"):
        Words("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", rulebooks(), ids=lambda kind: str(kind.name))
def test_no_sentence_has_the_name_of_another(lang: str, kind: type[Game]) -> None:
    shelf = files("teahouse.locale") / lang
    others = tuple(f"{folder_of(other.name)}." for other in rulebooks() if other.name != kind.name)
    told = [path for path in shelf.iterdir() if not path.name.removeprefix("web_").startswith(others)]
    found = Counter(name for path in told for name in re.findall(r"^([a-z][\w-]*) *=", path.read_text("utf-8"), re.M))
    assert len(found) > 500
    assert [name for name, times in found.items() if times > 1] == []
