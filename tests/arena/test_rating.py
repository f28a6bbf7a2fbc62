"""Ratings: who wins rises, bots stay, who leaves is last, and 500 games put five players in the ladder's order."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from teahouse.arena import rated
from teahouse.arena.match import Match, play_match
from teahouse.arena.rating import START, Rating, anchor, chances, rate, with_leavers

FOLDER = Path(__file__).parents[2] / "docs" / "ratings"
FILES = sorted(FOLDER.glob("*.json"))


def test_the_winner_rises_and_everybody_becomes_surer() -> None:
    first, second, third = rate([START] * 3, [1, 2, 3])
    assert first.strength > second.strength > third.strength
    assert all(one.unsure < START.unsure for one in (first, second, third))


def test_those_who_share_a_place_are_rated_alike() -> None:
    first, second, third = rate([START] * 3, [1, 1, 3])
    assert first == second
    assert third.strength < START.strength < first.strength


def test_beating_somebody_strong_says_more_than_beating_somebody_weak() -> None:
    over = [rate([START, Rating(strength, 1.8)], [1, 2])[0].strength for strength in (10.0, 25.0, 60.0)]
    assert over == sorted(over)
    assert len(set(over)) == 3


def test_bots_with_a_published_rating_are_anchors_and_others_are_none() -> None:
    strengths = [anchor("yinzi", level) for level in ("leaf", "cup", "pot", "master")]
    assert [one.strength for one in strengths if one] == sorted(one.strength for one in strengths if one)
    assert None not in strengths
    assert anchor("yinzi", "random") is None
    assert anchor("toy", "cup") is None


def test_who_leaves_shares_the_last_place() -> None:
    assert with_leavers([1, 2, 3], [False, False, False]) == [1, 2, 3]
    assert with_leavers([1, 2, 3], [True, False, False]) == [4, 2, 3]
    assert with_leavers([1, 1, 1], [True, False, True]) == [4, 1, 4]


def test_chances_are_shares_of_one_win() -> None:
    found = chances([Rating(60, 2), Rating(25, 2), Rating(25, 2)])
    assert sum(found) == pytest.approx(1)
    assert found[0] > 0.5 > found[1] == pytest.approx(found[2])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_rating_is_provisional_until_one_or_two_dozen_games_were_played(players: int) -> None:
    friends, chance, needed = [START] * players, random.Random(1), 0
    while any(one.provisional for one in friends):
        places = list(range(1, players + 1))
        chance.shuffle(places)
        friends = rate(friends, places)
        needed += 1
    assert 8 <= needed <= 24


def test_the_published_games_are_those_that_the_page_tells_of() -> None:
    page = (FOLDER.parent / "ratings.md").read_text("utf-8")
    told = re.findall(r"\(ratings/([\w-]+)\.svg\)", page)
    assert told
    assert sorted(told) == [file.stem for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_five_bots_come_out_in_the_ladders_order_after_500_rated_games(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    games = rated.read(data)
    assert len(games) == 500
    found = rated.follow(games)
    strengths = [one.strength for one in found.ratings]
    assert data["bots"] == ["random", "leaf", "cup", "pot", "master"]
    assert strengths == sorted(strengths)
    assert not any(one.provisional for one in found.ratings)
    _, error = rated.calibration(found.forecasts)
    assert error < 0.05
    assert rated.drawing(data) == file.with_suffix(".svg").read_text("utf-8")
    assert rated.table(data) in (FOLDER.parent / "ratings.md").read_text("utf-8")


@pytest.mark.slow
def test_games_played_here_and_now_put_the_quickest_levels_in_order() -> None:
    match = Match("dragon-boats", ["random", "leaf", "cup"], 24, "ci")
    _, answers = play_match(match)
    found = rated.follow([rated.RatedGame(one["seating"], one["ranking"]) for one in answers])
    strengths = [one.strength for one in found.ratings[:3]]
    assert strengths == sorted(strengths)
