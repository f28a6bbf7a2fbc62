"""The told games in docs/stories are what the rules tell today."""

from __future__ import annotations

from tools.stories import TURNS, pages


def test_the_stories_are_told_as_the_rules_tell_them_now() -> None:
    found = pages()
    assert len(found) == 6
    for path, text in found.items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python -m tools.stories and look at what has changed"
        assert f"\n{TURNS}. " in text
