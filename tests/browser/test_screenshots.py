"""The plan of the screenshots: what `python -m tools.screenshots` will look at."""

from __future__ import annotations

from collections import defaultdict

import pytest

from teahouse.words import Words
from tests.browser.house import GAMES
from tools.moments import moment, played
from tools.screenshots import BOTH, LANGUAGES, PHASES, SIZES, THEMES, plan


def test_every_phase_and_page_is_seen_at_every_width_in_both_themes_and_languages() -> None:
    shots = [shot for shot in plan() if not shot.zone and shot.name not in ("table", "lesson")]
    seen = defaultdict(list)
    for shot in shots:
        seen[(shot.about, shot.name, shot.players)].append(shot)
    for views in seen.values():
        assert list(dict.fromkeys(shot.width for shot in views)) == list(SIZES)
        assert {shot.theme for shot in views} == set(THEMES)
        assert {shot.lang for shot in views} == set(LANGUAGES)
    for width in SIZES:
        looks = {(shot.theme, shot.lang) for shot in shots if shot.width == width}
        assert looks == {(theme, lang) for theme in THEMES for lang in LANGUAGES}


def test_a_lesson_of_every_game_is_seen_on_phones_and_desktops_in_both_themes_and_languages() -> None:
    for game in GAMES:
        shots = [shot for shot in plan() if (shot.about, shot.name) == (game, "lesson")]
        assert {(shot.width, shot.theme) for shot in shots} == {
            (width, theme) for width in (390, 1440) for theme in THEMES
        }
        assert {shot.lang for shot in shots} == set(LANGUAGES)


def test_what_tells_and_explains_is_seen_on_phones_and_desktops_in_both_themes() -> None:
    for page in BOTH:
        seen = {(shot.width, shot.theme) for shot in plan() if (shot.about, shot.name) == ("pages", page)}
        assert seen >= {(width, theme) for width in (390, 1440) for theme in THEMES}, page


def test_no_two_screenshots_share_a_file() -> None:
    files = [shot.file for shot in plan()]
    assert len(files) == len(set(files))


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_the_plan_is_a_question_of_its_game(game: str) -> None:
    words = Words("en", game)
    for phase in PHASES[game]:
        assert words.has(f"prompt-{phase}"), phase


def test_a_moment_is_the_same_every_time_and_asks_the_question() -> None:
    game, at, seat = moment("year-of-the-dragon", 2, "action")
    assert ("action", at, seat) in {asked[:3] for asked in game.asked}
    moment.cache_clear()
    played.cache_clear()
    assert moment("year-of-the-dragon", 2, "action")[1:] == (at, seat)
