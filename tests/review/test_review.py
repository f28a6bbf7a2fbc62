"""Looking back: luck apart from play, marks that rest on what a seat could see, and what is told without a network."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator

import pytest

import teahouse
from teahouse.arena import play_game
from teahouse.bots import Budget
from teahouse.bots.network import network_of
from teahouse.bots.networked import judge_for
from teahouse.kernel import NATURE, BadData, Game, Record, Table
from teahouse.library import build, rulebook
from teahouse.review import FORMAT, MARKS, Review, review, reviews
from teahouse.review.choices import Choice, Examiner, Trial, first_sight
from teahouse.review.course import Course, is_choice
from teahouse.review.marks import mark_of
from teahouse.review.sight import Glance, Sight
from teahouse.review.why import reason
from tests.generic.changes import changed_boxes

pytestmark = pytest.mark.slow  # many games are played on, which compiled rules do several times as fast

LEARNED = [kind.name for kind in teahouse.rulebooks() if network_of(kind.name) is not None]
UNLOOKED = Budget(simulations=0)
"""No choice is played on."""
TERMS = ("luck", "own", "others", "drift")


def played(game: Game, seed: str, *bots: str) -> Record:
    return play_game(game, list(bots) or ["random"] * game.players, seed).record


def tables(name: str) -> list[Game]:
    kind = rulebook(name)
    return [build(name, players, None, {}) for players in range(kind.least_players, kind.most_players + 1)]


@pytest.mark.parametrize("name", LEARNED)
def test_start_luck_choices_and_drift_add_up_to_the_result(name: str) -> None:
    for game in tables(name):
        record = played(game, "adds up")
        found = review(game, record, UNLOOKED)
        assert record.scores is not None
        for seat, one in enumerate(found.seats):
            for terms in (one.chance, *one.points):
                whole = terms.start + sum(getattr(terms, name) for name in TERMS)
                assert whole == pytest.approx(terms.result, abs=1e-4)
            assert sum(terms.result for terms in one.points) == record.scores[seat]
            assert one.chance.luck != 0
        assert sum(one.chance.result for one in found.seats) == pytest.approx(1)
        assert [one.chance.result for one in found.seats] == found.chances[-1]
        assert [one.chance.start for one in found.seats] == pytest.approx(found.chances[0], abs=1e-4)
        if not found.sampled:
            assert all(one.chance.drift == 0 for one in found.seats)


def test_what_can_be_drawn_in_few_ways_is_expected_by_its_weights() -> None:
    game = build("dragon-boats", 2, None, {})
    course = Course(game, played(game, "weights"))
    sight = Sight(judge_for(game))
    course.judge(sight)
    course.weigh(sight)
    exact = 0
    for one in course.stretches:
        table = course.places[one.after].table
        if not one.draws or one.end != one.after + 1 or table.to_move != NATURE or len(table.moves()) > 8:
            continue
        ends = []
        for move in table.moves():
            ends.append(table.copy())
            ends[-1].apply(move)
        if not all(end.over or is_choice(end) for end in ends):
            continue
        glances = [sight.see(end, 0) for end in ends]
        sight.settle()
        weights = table.weights()
        mean = sum(weight * float(glance.worth[0]) for weight, glance in zip(weights, glances, strict=True))
        assert float(one.expected[0][0]) == pytest.approx(mean / sum(weights))
        assert float(one.before[0][0]) == pytest.approx(mean / sum(weights))
        exact += 1
    assert exact > 3


def test_no_two_games_estimate_what_can_be_expected_by_the_same_draws() -> None:
    game = build("dragon-boats", 2, None, {})
    starts = [review(game, played(game, seed), UNLOOKED).chances[0] for seed in ("one", "two", "one")]
    assert starts[0] == starts[2]
    assert starts[0] != starts[1], "the error of the estimate would not be 0 on average"
    assert starts[0] == pytest.approx(starts[1], abs=0.1)


@pytest.mark.parametrize("name", LEARNED)
def test_every_place_of_a_game_has_a_chance_for_every_seat_and_rounds_are_ticks(name: str) -> None:
    game = tables(name)[-1]
    record = played(game, "ticks")
    first, *_ = reviews(game, record, UNLOOKED)
    assert len(first.chances) == len(record.moves) + 1
    assert all(0 <= chance <= 1 for place in first.chances for chance in place)
    numbers = [one.number for one in first.rounds]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == first.lasts
    assert [sum(points) for points in first.points] == record.scores


@pytest.mark.parametrize("name", LEARNED)
def test_moves_without_an_alternative_are_not_counted(name: str) -> None:
    game = tables(name)[0]
    record = played(game, "forced")
    found = review(game, record, UNLOOKED)
    real = 0
    for at, table in enumerate(record.replay(game)):
        real += at < len(record.moves) and table.to_move != NATURE and len(table.moves()) > 1
    assert len(found.decisions) == real
    assert all(one.offered > 1 for one in found.decisions)


def test_a_review_is_the_same_after_json_and_with_the_same_looks() -> None:
    game = build(LEARNED[0], 2, None, {})
    record = played(game, "json")
    found = review(game, record, Budget(simulations=300))
    assert Review.read(json.loads(json.dumps(found.to_json()))) == found
    assert review(game, record, Budget(simulations=300)) == found
    assert any(one.why is not None for one in found.decisions)
    with pytest.raises(ValueError, match=f"this version reads {FORMAT}"):
        Review.read({**found.to_json(), "format": FORMAT + 1})


class Sluggish:
    """A clock that half a second is over by whenever somebody looks at it."""

    def __init__(self) -> None:
        self._now = 0.0

    def perf_counter(self) -> float:
        self._now += 0.5
        return self._now


@pytest.mark.parametrize("name", LEARNED)
def test_a_slow_machine_draws_and_looks_less_and_ends_in_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = build(name, 2, None, {})
    record = played(game, "slow")
    quick = review(game, record, UNLOOKED)
    clock = Sluggish()
    for module in ("course", "review"):
        monkeypatch.setattr(sys.modules[f"teahouse.review.{module}"], "time", clock)
    sights: list[int] = []
    see = Sight.see

    def counted(sight: Sight, table: Table, seat: int) -> Glance:
        sights.append(seat)
        return see(sight, table, seat)

    monkeypatch.setattr(Sight, "see", counted)
    slow = review(game, record, Budget(8.0))
    assert slow.done
    assert [one.at for one in slow.decisions] == [one.at for one in quick.decisions]
    assert len([one for one in slow.decisions if one.looks]) <= 8
    for one in slow.seats:
        terms = one.chance
        assert terms.start + sum(getattr(terms, name) for name in TERMS) == pytest.approx(terms.result, abs=1e-4)
    hurried = len(sights)
    sights.clear()
    review(game, record, UNLOOKED)
    assert hurried < len(sights), "less was drawn"


def test_who_plays_at_random_loses_more_by_it_than_who_has_learned() -> None:
    game = build("year-of-the-dragon", 2, None, {})
    found = review(game, played(game, "3", "random", "pot"), Budget(simulations=2500))
    assert found.done
    lost = [sum(max(0.0, one.lost) for one in found.decisions if one.seat == seat) for seat in (0, 1)]
    mistakes = [sum(one.mark == "mistake" for one in found.decisions if one.seat == seat) for seat in (0, 1)]
    assert lost[0] > 2 * lost[1]
    assert mistakes[0] > mistakes[1]
    turning = [found.decisions[index] for index in found.seats[0].turning]
    assert len(turning) == 3
    assert turning == sorted(turning, key=lambda one: one.at)
    assert all(one.seat == 0 and one.better and one.better != one.move and one.why for one in turning)


HIDDEN = [
    ("year-of-the-dragon", {"hands": "hidden", "super_event": "hidden"}),
    ("dragon-boats", {"deal": 4}),
    ("yinzi", {}),
]


@pytest.mark.parametrize(("name", "options"), [one for one in HIDDEN if one[0] in LEARNED])
def test_marks_do_not_depend_on_what_the_seat_could_not_see(name: str, options: dict[str, str | int]) -> None:
    game = build(name, 3, None, dict(options))
    sight = Sight(judge_for(game))
    luck = random.Random(f"twins {name}")
    pairs: list[tuple[Choice, Choice]] = []
    for at, table in asked(game, luck):
        seat = table.to_move
        twin = game.imagine(game.view(table, seat), luck.randrange)
        if twin == table:
            continue
        move = table.moves()[luck.randrange(len(table.moves()))]
        pairs.append((Choice(at, seat, table, move, table.moves()), Choice(at, seat, twin, move, twin.moves())))
    assert len(pairs) > 5, "nothing was hidden"
    for side in (0, 1):
        made = [pair[side] for pair in pairs[:: max(1, len(pairs) // 6)]]
        first_sight(sight, made)
        examiner = Examiner(sight)
        examiner.choose_rivals(made)
        examiner.measure(made, 8)
    told = 0
    for real, twin_ in pairs:
        assert [move.text for move in real.order] == [move.text for move in twin_.order]
        assert (real.gap, real.lost, real.error, mark_of(real)) == (twin_.gap, twin_.lost, twin_.error, mark_of(twin_))
        if real.looks:
            told += 1
            assert real.better is not None
            assert twin_.better is not None
            assert real.better.move is twin_.better.move
            assert real.mine is not None
            assert twin_.mine is not None
            why = reason(game, real.seat, real.mine, real.better)
            assert why == reason(game, twin_.seat, twin_.mine, twin_.better)
    assert told > 3


def asked(game: Game, luck: random.Random) -> list[tuple[int, Table]]:
    """Some places of a random game at which a seat has a choice."""
    table, found, at = game.new(), list[tuple[int, Table]](), 0
    while not table.over:
        if table.to_move != NATURE and len(table.moves()) > 1 and luck.random() < 0.2:
            found.append((at, table.copy()))
        moves = table.moves()
        table.apply(table.draw(luck.random) if table.to_move == NATURE else moves[luck.randrange(len(moves))])
        at += 1
    return found


@pytest.mark.parametrize(
    ("lost", "spread", "mark"),
    [
        (0.002, 0.0, "best"),
        (-0.05, 0.0, "best"),
        (0.01, 0.0, "fine"),
        (0.03, 0.0, "slip"),
        (0.05, 0.0, "mistake"),
        (0.05, 0.2, "slip"),
        (0.05, 0.6, "fine"),
    ],
)
def test_a_mark_says_what_was_lost_at_least(lost: float, spread: float, mark: str) -> None:
    import numpy

    game = build(LEARNED[0], 2, None, {})
    table = next(table for _, table in asked(game, random.Random(1)))
    one, two = table.moves()[:2]
    choice = Choice(0, table.to_move, table, one, table.moves())
    choice.mine, choice.better = Trial(one), Trial(two)
    for look in range(100):
        choice.mine.worths.append(numpy.array([0.5]))
        choice.better.worths.append(numpy.array([0.5 + lost + (spread if look % 2 else -spread)]))
    assert mark_of(choice) == mark
    assert mark in MARKS


def test_a_box_with_other_numbers_is_not_judged() -> None:
    game = next(_other_boxes("dragon-boats"))
    assert review(game, played(game, "1")).without == "box"


def _other_boxes(name: str) -> Iterator[Game]:
    for _, changes in changed_boxes(name):
        try:
            yield build(name, 2, changes, {})
        except BadData:
            continue


def test_a_record_that_ends_early_is_judged_as_far_as_it_goes() -> None:
    game = build(LEARNED[0], 2, None, {})
    record = played(game, "early")
    record.moves, record.scores = record.moves[:80], None
    found = review(game, record, UNLOOKED)
    assert found.ranking == []
    assert len(found.chances) == 81
    assert 0 < found.chances[-1][0] < 1
