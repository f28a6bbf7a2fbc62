"""What the things of the box and the sources of points are called on the page: each name begins with a capital."""

from __future__ import annotations

from teahouse.lab.dataset import Dataset
from teahouse.lab.uses import START, use_of
from teahouse.words import Words


def thing(key: str, words: Words) -> str:
    """A thing of the box as people call it."""
    _, id, number = use_of(key)
    if id.startswith("lab-"):
        return capital(words.text(id, number=number))
    name = capital(words.text(id))
    return f"{name} {number}" if number else name


def thing_of_its_kind(key: str, words: Words) -> str:
    """The same where nothing else says what kind of thing it is: Front (seat or path)."""
    category = use_of(key)[0]
    name = thing(key, words)
    if category == START:
        return words.text("lab-as-start", thing=name)
    return words.text("lab-of-kind", thing=name, kind=words.text(f"lab-kind-{category}"))


def category_title(category: str, words: Words) -> str:
    """The heading of a kind of things."""
    return words.text("lab-head-starts" if category == START else f"lab-category-{category}")


def source_name(source: str, words: Words) -> str:
    """Where points come from."""
    return capital(words.text(f"source-{source}"))


def capital(text: str) -> str:
    """With a capital at the front."""
    return text[:1].upper() + text[1:]


def name_everything(data: Dataset, words: Words) -> None:
    """MissingText if a study speaks of something that has no name here."""
    for row in data.rows[:1]:
        for source in row["breakdown"][0]:
            source_name(source, words)
    for key in {key for row in data.rows for used in row["uses"] for key in used} | set(data.about.get("box", [])):
        thing(key, words)
        category_title(use_of(key)[0], words)
