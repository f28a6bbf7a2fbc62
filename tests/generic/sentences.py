"""Whether a message is a sentence in every language."""

from __future__ import annotations

from functools import cache

from teahouse.kernel import Message
from teahouse.words import LANGUAGES, Words


@cache
def words_of(name: str) -> list[Words]:
    """The words of a game in every language."""
    return [Words(lang, name, ["Mei", "Bao", "Lin", "Xu", "Wen"]) for lang in LANGUAGES]


_said: set[tuple[str, Message]] = set()


def check_sentence(name: str, message: Message) -> None:
    """A message must be a sentence in every language; MissingText says which one lacks it."""
    if (name, message) in _said:
        return
    for words in words_of(name):
        said = words.say(message)
        assert said.strip(), f"{message} says nothing in {words.lang}"
        assert "{" not in said, f"{message} in {words.lang}: {said}"
    _said.add((name, message))
