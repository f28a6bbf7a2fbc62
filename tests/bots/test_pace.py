"""The drift that is taken out of outlooks."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import teahouse
from teahouse.arena.pace import main, measure, smooth
from teahouse.bots.levels import LEVELS
from teahouse.bots.pace import Pace, moment_of
from teahouse.bots.search import SearchBot
from teahouse.bots.weights import settings_of
from teahouse.library import folder_of
from tests.bots.positions import walk

NAMES = [kind.name for kind in teahouse.rulebooks()]


@pytest.mark.parametrize("name", NAMES)
def test_every_moment_of_a_game_has_its_drift(name: str) -> None:
    kind = next(one for one in teahouse.rulebooks() if one.name == name)
    path = files("teahouse.bots.weights") / f"{folder_of(name)}.pace.json"
    data = json.loads(path.read_text("utf-8"))
    moment = moment_of(name)
    assert moment is not None
    for players in range(kind.least_players, kind.most_players + 1):
        drift = data["drift"][str(players)]
        game = teahouse.game(name, players)
        pace = Pace(game)
        seen = set()
        for table in walk(game, players, 5):
            for seat in range(players):
                now = moment(table, seat)
                assert 0 <= now < len(drift)
                assert pace.at(table, seat) == drift[now]
                seen.add(now)
        assert len(seen) > len(drift) / 3


def test_a_finished_game_has_no_drift_and_an_unknown_one_none_at_all(toy: str) -> None:
    game = teahouse.game("year-of-the-dragon", 2)
    *_, last = walk(game, 1, 1)
    while not last.over:
        last.apply(last.moves()[0])
    assert Pace(game).at(last, 0) == 0.0
    assert Pace(game, known=False).at(game.new(), 0) == 0.0
    other = teahouse.game(toy, 2)
    assert Pace(other).at(next(walk(other, 1, 1)), 0) == 0.0


def test_moments_seen_too_rarely_take_what_lies_between_their_neighbours() -> None:
    assert smooth({0: (4.0, 10), 1: (99.0, 2), 2: (8.0, 10), 4: (2.0, 10)}) == [4.0, 6.0, 8.0, 5.0, 2.0]
    assert smooth({1: (3.0, 10)}) == [3.0, 3.0]


def test_the_same_arguments_measure_the_same_drift() -> None:
    once = measure("year-of-the-dragon", 2, 4, "t")
    assert once == measure("year-of-the-dragon", 2, 4, "t")
    assert len(once) > 30


def test_the_file_names_the_command_that_made_it(tmp_path: object) -> None:
    out = f"{tmp_path}/pace.json"
    main(["year-of-the-dragon", "--games", "1", "--seed", "f", "--out", out])
    with open(out, encoding="utf-8") as file:
        data = json.load(file)
    assert data["command"] == "python -m teahouse.arena.pace year-of-the-dragon --games 1 --seed f"
    assert sorted(data["drift"]) == ["2", "3", "4", "5"]


@pytest.mark.parametrize("name", NAMES)
def test_searching_levels_weigh_up_each_game_as_was_tried_out_for_it(name: str) -> None:
    game = teahouse.game(name, 2)
    for level in ("pot", "master"):
        kind = LEVELS[level]
        assert issubclass(kind, SearchBot)
        way = kind.own_settings(game)
        assert way.others == 1
        for setting, value in settings_of(name)[level].items():
            assert getattr(way, setting) == value
    assert settings_of("chess") == {}
