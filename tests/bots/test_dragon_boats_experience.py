"""What games of Dragon Boats have taught, and what is counted for it."""

from __future__ import annotations

from math import isfinite

import pytest

import teahouse
from teahouse.bots.evaluation import evaluation
from teahouse.bots.evaluation.dragon_boats import DragonOutlook
from teahouse.bots.evaluation.dragon_boats_experience import DISCS, FARES, STAGES
from teahouse.bots.evaluation.dragon_boats_sight import (
    BEFORE,
    CARDS,
    COUNTED,
    LAND,
    MARKET,
    MEMBERS,
    MOMENTS,
    OTHERS,
    SHORES,
    START,
    STORE,
    WRITTEN,
)
from teahouse.bots.evaluation.experience import Sight
from teahouse.games.dragon_boats.names import NONE
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.library import build
from tests.bots.positions import Steady, walk

NAME = "dragon-boats"
PLAYERS = (2, 3, 4)


def tables(players: int, seed: int = 1, every: int = 5) -> list[DragonTable]:
    return [table for table in walk(teahouse.game(NAME, players), seed, every) if isinstance(table, DragonTable)]


def judging(players: int, experience: float = 1.0) -> DragonOutlook:
    judge = evaluation(teahouse.game(NAME, players), {"experience": experience})
    assert isinstance(judge, DragonOutlook)
    return judge


def told(sight: Sight) -> tuple[int, float, list[float]]:
    return sight.moment, sight.points, sight.counts


def count(sight: Sight, thing: str) -> float:
    return sight.counts[[name for name, _ in COUNTED].index(thing)]


def test_what_is_counted_stands_where_it_is_looked_for() -> None:
    names = [thing for thing, _ in COUNTED]
    assert len(set(names)) == len(names)
    places = (START, WRITTEN, SHORES, MARKET, STORE, MEMBERS, LAND, CARDS, OTHERS)
    assert [names[place] for place in places] == [
        "rounds with the fourth disc",
        "fares, as written",
        "the best climb",
        "money",
        "an Offering",
        "members who have landed",
        "farmers",
        "cards and wisdom tiles A",
        "others' money",
    ]
    assert (DragonOutlook.parts[FARES], DragonOutlook.parts[DISCS]) == ("fares", "discs")


@pytest.mark.parametrize("players", PLAYERS)
def test_moments_of_a_house_follow_each_other_through_rounds(players: int) -> None:
    judge = judging(players)
    seen = set()
    last = [-1] * players
    for table in tables(players, players, 1):
        for seat in range(players):
            sight = judge.look(table, seat)
            assert len(sight.counts) == len(COUNTED)
            assert all(isfinite(thing) for thing in (sight.points, *sight.counts))
            assert sight.moment < MOMENTS
            # a card can bring a disc back, so moments are compared by their stage
            stage = (table.round, judge.stage_of(sight.moment))
            assert last[seat] <= stage[0] * len(STAGES) + stage[1]
            last[seat] = stage[0] * len(STAGES) + stage[1]
            seen.add(STAGES[judge.stage_of(sight.moment)])
    assert {"before", "bidding", "payment", "journeys", "last bidding", "last payment"} <= seen


@pytest.mark.parametrize("options", [{}, {"deal": 3}])
def test_counts_do_not_depend_on_what_was_judged_before(options: dict[str, int]) -> None:
    game = build(NAME, 3, None, dict(options))
    one, other = evaluation(game), evaluation(game)
    assert isinstance(one, DragonOutlook)
    assert isinstance(other, DragonOutlook)
    seen = [table for table in walk(game, 2, 9) if isinstance(table, DragonTable)]
    forward = [told(one.look(table, seat)) for table in seen for seat in range(3)]
    backward = [told(other.look(table, seat)) for table in reversed(seen) for seat in reversed(range(3))]
    assert forward == backward[::-1]


def test_cards_that_a_house_may_not_know_are_not_counted() -> None:
    game = build(NAME, 3, None, {"deal": 3})
    judge = evaluation(game)
    assert isinstance(judge, DragonOutlook)
    changed = 0
    for table in walk(game, 11, 8):
        seat = table.to_move
        other = game.imagine(game.view(table, seat), Steady())
        assert isinstance(table, DragonTable)
        assert isinstance(other, DragonTable)
        changed += other != table
        assert told(judge.look(table, seat)) == told(judge.look(other, seat))
    assert changed >= 3


def test_so_much_of_experience_is_added_to_what_is_foreseen_as_its_weight_says() -> None:
    foreseen, both, remembered = (judging(3, part) for part in (0.0, 0.25, 1.0))
    differs = 0
    for table in tables(3):
        for seat in range(3):
            written, taught = foreseen.worth(table, seat), remembered.worth(table, seat)
            assert both.worth(table, seat) == pytest.approx(0.75 * written + 0.25 * taught)
            assert foreseen.outlook(table, seat) == foreseen.foreseen(table, seat)
            differs += abs(written - taught) > 0.5
    assert differs > 5


def test_money_discs_goods_and_members_are_counted() -> None:
    judge = judging(2)
    table = next(table for table in tables(2, 1, 1) if judge.look(table, 0).moment != BEFORE)
    player = table.players[0]
    player.money, player.food, player.treasure = 5, 2, 3
    player.goods = [2, 1, 0, 1, 0]
    player.offerings = 4
    table.stacks = [[1, 0], [], [0], [], [0, 1]]
    player.discs = 1
    table.seats = [NONE] * len(table.seats)
    table.seats[0] = table.seats[2] = 0
    table.seats[4] = 1
    sight = judge.look(table, 0)
    expected = {
        "money": 5,
        "money beyond two": 3,
        "money beyond four": 1,
        "money short for the own discs": 0,
        "discs in hand": 1,
        "discs at the bottom of a stall": 1,
        "discs second from the bottom": 1,
        "discs on the exchange": 1,
        "a treasure to exchange for a card": 1,
        "others' discs above the own": 1,
        "a third Offering": 1,
        "Offerings beyond three": 1,
        "Offerings beyond the storage": 1,
        "kinds of Offering": 3,
        "the fare of a path": 1,
        "a second food": 1,
        "a third food": 0,
        "more treasures": 1,
        "members in the front seat": 1,
        "members in the rear seat": 1,
        "members who steer": 1,
        "a second member on a boat": 1,
    }
    assert {thing: count(sight, thing) for thing in expected} == expected


def test_farmers_their_groups_and_sets_are_counted() -> None:
    judge = judging(2)
    table = next(table for table in tables(2, 1, 1) if judge.look(table, 0).moment != BEFORE)
    player = table.players[0]
    chart = table.box.chart
    first = chart.mountain_hexes
    beside = (chart.near[first] & -chart.near[first]).bit_length() - 1
    player.farmers = 1 << first | 1 << beside
    table.settled |= player.farmers
    player.farms = [2, 4, 3, 0, 1]
    sight = judge.look(table, 0)
    expected = {
        "farmers": 2,
        "groups of farmers": 1,
        "farmers alone": 0,
        "the largest group": 2,
        "soy beyond full sets": 2,
        "soy one short of a set": 1,
        "rice beyond full sets": 1,
        "rice one short of a set": 0,
        "poultry one short of a set": 1,
        "fish beyond full sets": 0,
        "pork beyond full sets": 1,
    }
    assert {thing: count(sight, thing) for thing in expected} == expected
    assert count(judge.look(table, 1), "farmers of the house that has most") == 2
