"""Each figure designers ask for, from games whose answer can be counted by hand."""

from __future__ import annotations

import json
from math import log, sqrt
from typing import Any

import pytest

import teahouse
from teahouse.arena.match import Match, play_match
from teahouse.arena.openings import ALL, RANDOM, Openings
from teahouse.arena.statistics import t_of, wilson
from teahouse.kernel import Table
from teahouse.lab import Dataset, report, study
from teahouse.lab.design import Figure, depth, dominated, figures, offers, steps
from teahouse.lab.figures import effects, start_choices
from teahouse.lab.look import Look
from teahouse.lab.sight import POINTS, Sight
from teahouse.lab.tension import Course, chances, comeback, courses, decided, favourite_won, leaders, runaway
from teahouse.lab.timing import timings
from teahouse.words import Words
from tests.lab.studies import invented

BOATS = "dragon-boats"
CARD = "card|card-A|"


def made(rows: list[dict[str, Any]], players: int = 2) -> Dataset:
    """A study of two seats with these rows in place of what chance invented."""
    data = invented(1, len(rows))
    for row, more in zip(data.rows, rows, strict=True):
        row |= more
    data.about["bots"] = ["cup"] * players
    return data


def figure(data: Dataset, id: str, pace: float = 10.0) -> Figure:
    return next(one for one in figures(data, pace) if one.id == id)


def test_branching_and_forced_decisions_are_counted_over_all_decisions() -> None:
    """10 and 30 free decisions with 40 and 60 moves: 2.5 each; 10 and 0 forced ones: 10 of 50."""
    data = made([{"choices": [10, 10, 40]}, {"choices": [30, 0, 60]}])
    assert figure(data, "branching").value == pytest.approx(2.5)
    # the games pull by (40 - 25) / 40 and (60 - 75) / 40
    half = t_of(1) * sqrt(2 * (15 / 40) ** 2)
    assert figure(data, "branching").interval == pytest.approx((2.5 - half, 2.5 + half))
    assert figure(data, "forced").value == pytest.approx(0.2)
    assert figure(data, "free").value == pytest.approx(10)


def test_the_length_in_minutes_is_decisions_at_a_pace() -> None:
    data = made([{"choices": [30, 5, 90]}, {"choices": [90, 5, 200]}])
    assert figure(data, "minutes").value == pytest.approx(10)
    assert figure(data, "minutes", 30.0).value == pytest.approx(30)


def test_ties_on_points_are_not_always_shared_wins() -> None:
    data = made(
        [
            {"scores": [40, 40], "ranking": [1, 1]},
            {"scores": [40, 40], "ranking": [1, 2]},
            {"scores": [41, 40], "ranking": [1, 2]},
            {"scores": [41, 40], "ranking": [1, 2]},
        ]
    )
    assert figure(data, "ties").value == 0.25
    assert figure(data, "level").value == 0.5
    assert figure(data, "ties").interval == pytest.approx(wilson(0.25, 4))


def test_the_first_player_is_who_was_asked_first() -> None:
    data = made([{"first": number % 2, "ranking": [1, 2] if number % 4 else [2, 1]} for number in range(8)])
    # of 0 … 7, asked first and won: seat 0 in 2 and 6, seat 1 never
    assert figure(data, "first").value == pytest.approx(2 / 8 - 0.5)


COMEBACK = Course([[0.5, 0.5], [0.2, 0.8], [0.6, 0.4], [0.95, 0.05]], [1.0, 0.0])
RUNAWAY = Course([[0.5, 0.5], [0.7, 0.3], [0.8, 0.2], [0.92, 0.08]], [1.0, 0.0])
SHARED = Course([[0.5, 0.5], [0.9, 0.1], [0.9, 0.1], [0.5, 0.5]], [0.5, 0.5])
UPSET = Course([[0.5, 0.5], [0.7, 0.3], [0.8, 0.2], [0.9, 0.1]], [0.0, 1.0])


def test_the_course_of_a_game_says_how_it_was_won() -> None:
    assert [decided(game) for game in (COMEBACK, RUNAWAY, SHARED, UPSET)] == [0.5, 0.0, None, 1.0]
    assert [decided(game, 0.9) for game in (COMEBACK, RUNAWAY, SHARED, UPSET)] == [0.75, 0.75, None, 1.0]
    assert [comeback(game) for game in (COMEBACK, RUNAWAY, SHARED, UPSET)] == [True, False, False, True]
    assert [runaway(game) for game in (COMEBACK, RUNAWAY, SHARED, UPSET)] == [False, True, False, False]
    assert [favourite_won(game, 2) for game in (COMEBACK, RUNAWAY, SHARED, UPSET)] == [1.0, 1.0, 0.5, 0.0]
    assert favourite_won(COMEBACK, 0) == 0.5
    assert leaders([COMEBACK, RUNAWAY]) == [[0.5, 0.5], [0.8, 0.7], [0.6, 0.8], [0.95, 0.92], [1.0, 1.0]]


def test_chances_are_what_prospects_have_meant() -> None:
    """The better one won three of four, so three to one is its chance, whatever the scale of the prospects."""
    shares = [[1.0, 0.0]] * 3 + [[0.0, 1.0]]
    for prospects in ([log(0.75), log(0.25)], [30.0, 20.0], [2.0, 1.9]):
        found = chances([prospects] * 4, shares)
        assert found == [pytest.approx([0.75, 0.25], abs=0.001)] * 4
    assert chances([[3.0, 3.0]] * 4, shares) == [[0.5, 0.5]] * 4
    # what says nothing about winning is worth nothing
    assert chances([[1.0, 0.0], [0.0, 1.0]] * 2, [[1.0, 0.0]] * 4)[0] == pytest.approx([0.5, 0.5], abs=0.001)


def test_figures_of_tension_come_from_the_games_that_were_looked_at() -> None:
    """Seat 0 is ahead by 1 all the time and wins three of five games: 60 % from the start to the end."""
    rows = [{"course": [[1.0, 0.0]] * 20, "ranking": [1, 2] if number % 5 > 1 else [2, 1]} for number in range(40)]
    data = made(rows)
    data.rows += invented(2, 10).rows
    assert len(courses(data)) == 40
    assert figure(data, "favourite").value == pytest.approx(0.6)
    assert figure(data, "decided").value == pytest.approx(0.4)  # 0 in three of five, never in the others
    assert figure(data, "doubt").value == pytest.approx(1.0)
    assert figure(data, "comeback").value == pytest.approx(0.0)
    assert figure(data, "runaway").games == 40
    page = report(data, Words("en", BOATS))
    assert "after half of the decisions the leader has 60.0\N{NO-BREAK SPACE}%" in page


def test_interaction_is_what_others_move() -> None:
    data = made([{"stirred": [10.0, 30.0, 10.0]}, {"stirred": [20.0, 20.0, 10.0]}])
    assert figure(data, "interaction").value == pytest.approx(0.5)
    assert figure(data, "luck").value == pytest.approx(0.2)


class Told(Sight):
    """Expects exactly what each seat has so far."""

    def __init__(self) -> None:
        self.kind = POINTS

    def look(self, tables: Any) -> list[tuple[list[float], list[float]]]:
        found = [[float(score) for score in table.scores()] for table in tables]
        return [(points, points) for points in found]


def test_a_look_at_a_game_counts_its_decisions_and_what_moves_whom() -> None:
    """Where points so far are all that is expected, others move only what they give or take; all adds up to scores."""
    match = Match("year-of-the-dragon", ["random", "random"], 1, "look", moves=True)
    answer = play_match(match)[1][0]
    game = match.game()
    row = Look(game, answer, Told()).row()
    table: Table = game.new()
    free = forced = moves = 0
    for seat, text in answer["played"]:
        if seat >= 0:
            count = len(table.moves())
            free, forced, moves = (free + 1, forced, moves + count) if count > 1 else (free, forced + 1, moves)
        table.apply(game.move(text))
    assert row["choices"] == [free, forced, moves]
    assert free + forced == row["decisions"]
    assert row["first"] == 0
    assert row["course"][0] == [0.0, 0.0]
    assert len(row["course"]) == 20
    assert sum(row["stirred"]) >= sum(row["scores"])
    for used, quarters in zip(row["uses"], row["quarters"], strict=True):
        assert {key: sum(parts) for key, parts in quarters.items()} == used


def test_what_is_offered_and_hardly_taken_is_named() -> None:
    """A is offered 5 times a game and taken once in 20 games; B is always taken; C is taken like everything else."""
    rows = [
        {"offers": {CARD: [5, int(number == 0), 2.5], "card|card-B|": [5, 5, 2.5], "card|card-C|": [6, 2, 2.0]}}
        for number in range(40)
    ]
    data = made(rows)
    found = {one.key: one for one in offers(data)}
    assert (found[CARD].offered, found[CARD].taken, found[CARD].even) == (200, 1 / 200, 0.5)
    never, always = dominated(list(found.values()))
    assert [one.key for one in never] == [CARD]
    assert [one.key for one in always] == ["card|card-B|"]
    page = report(data, Words("en", BOATS))
    assert "taken in 0.5\N{NO-BREAK SPACE}% of 200 offers (drawn at random: 50.0\N{NO-BREAK SPACE}%)" in page
    assert "Nearly never taken" in page
    assert "Nearly always taken" in page
    assert offers(made(rows[:10])) == []  # 50 offers tell nothing


def test_when_things_are_used_and_what_they_are_worth_then() -> None:
    """Early users end 5 points ahead of the mean, late ones 5 behind."""
    rows = [
        {"scores": [40, 30], "quarters": [{CARD: [2, 1, 0, 0]}, {CARD: [0, 0, 0, 1]}], "uses": [{CARD: 3}, {CARD: 1}]}
        for _ in range(40)
    ]
    card = timings(made(rows))[0]
    assert card.quarters == [0.5, 0.25, 0.0, 0.25]
    assert [(users, estimate.value) for users, estimate in card.halves] == [(40, 5.0), (40, -5.0)]


def test_depth_of_skill_counts_levels_that_can_be_told_apart() -> None:
    """75 of 100 for two players are odds of three to one: one class; 52 of 100 are no step."""
    found = steps(
        [
            {"upper": "b", "lower": "a", "wins": 750.0, "games": 1000},
            {"upper": "c", "lower": "b", "wins": 510.0, "games": 1000},
        ],
        2,
    )
    assert [step.stands for step in found] == [True, False]
    levels, classes = depth(found)
    assert levels == 2
    assert classes == pytest.approx(1 + log(510.5 / 490.5) / log(3), abs=0.01)
    # one of four with half the wins: three times as often as each of the others
    assert steps([{"upper": "b", "lower": "a", "wins": 500.0, "games": 1000}], 4)[0].odds == pytest.approx(
        3.0, abs=0.01
    )
    weaker = steps([{"upper": "b", "lower": "a", "wins": 100.0, "games": 1000}], 4)
    assert not weaker[0].stands


def test_effects_are_compared_among_the_equally_active() -> None:
    """Whoever has three cards wins, whoever has one loses; card A is on both sides in equal parts, but mostly there.

    Of three cards A is one in 3 of 4 games, of one card in 1 of 4: its owners win 3 of 4 games, the others 1 of 4.
    Among seats with as many cards it makes no difference at all.
    """
    rows: list[dict[str, Any]] = []
    for number in range(160):
        rich = {"card|card-B|": 1, "card|card-C|": 1, (CARD if number % 4 else "card|card-D|"): 1}
        poor = {("card|card-D|" if number // 4 % 4 else CARD): 1}
        rows.append({"uses": [rich, poor], "ranking": [1, 2]})
    card = next(one for one in effects(made(rows)) if one.key == CARD)
    assert card.value == pytest.approx(0.5)
    assert card.within is not None
    assert card.within.value == pytest.approx(0.0)
    assert card.told[0] == pytest.approx(0.0)


def test_where_nobody_was_equally_active_the_effect_is_marked() -> None:
    rows = [
        {"uses": [{CARD: 2}, {"card|card-B|": 1}], "ranking": [1 + number % 2, 2 - number % 2]} for number in range(60)
    ]
    card = next(one for one in effects(made(rows)) if one.key == CARD)
    assert card.within is None
    assert card.told[0] == card.value
    assert "0.0*</span>" in report(made(rows), Words("en", BOATS))


def played_starts(starts: str, games: int) -> list[dict[str, Any]]:
    return play_match(Match(BOATS, ["random"] * 2, games, "s", moves=True, starts=starts))[1]


def test_every_start_is_given_to_every_seat_in_turn() -> None:
    """Four round cards for two seats: eight games."""
    given = []
    for answer in played_starts(ALL, 8):
        assert len(answer["given"]) == 1
        mine = answer["given"][0]
        given.append((mine, next(text for seat, text in answer["played"] if seat == mine)))
    assert sorted(given) == [(seat, f"start {card}") for seat in range(2) for card in (2, 3, 4, 5)]


def test_random_starts_are_drawn_for_every_seat_and_the_same_again() -> None:
    answers = played_starts(RANDOM, 12)
    assert all(answer["given"] == [0, 1] for answer in answers)
    taken = [[text for _, text in answer["played"] if text.startswith("start")] for answer in answers]
    assert {text for texts in taken for text in texts} == {"start 2", "start 3", "start 4", "start 5"}
    assert [answer["played"] for answer in played_starts(RANDOM, 12)] == [answer["played"] for answer in answers]


@pytest.mark.parametrize("name", [kind.name for kind in teahouse.rulebooks()])
def test_only_the_start_is_given(name: str) -> None:
    """From the first round on, seats choose for themselves."""
    match = Match(name, ["random"] * 3, 1, "s", moves=True)
    game = match.game()
    openings = Openings(RANDOM, 0, 3, "s")
    table = game.new()
    chosen = []
    for seat, text in play_match(match)[1][0]["played"]:
        if seat >= 0:
            given = openings.choose(table)
            if given is not None:
                chosen.append((game.moment(table).round, given.kind))
        table.apply(game.move(text))
    assert set(chosen) in ({(0, "draft")}, {(0, "start")}, {(0, "build")})


def test_only_seats_that_were_given_their_start_count() -> None:
    start = "start|lab-round-card|"
    rows = [
        {"uses": [{f"{start}2": 1}, {f"{start}3": 1}], "ranking": [1, 2], "given": [number % 2]} for number in range(6)
    ]
    data = made(rows)
    assert [(chosen, share.wins, share.seats) for chosen, share in start_choices(data)] == [
        ([f"{start}2"], 3, 3),
        ([f"{start}3"], 0, 3),
    ]
    data.about["starts"] = ALL
    assert "One seat a game was given its start" in report(data, Words("en", BOATS))


def test_a_study_with_closer_looks_is_saved_and_read_again() -> None:
    match = Match(BOATS, ["random", "random"], 2, "s", moves=True)
    data = study(match, play_match(match)[1])
    again = Dataset.read(json.dumps(data.to_json()))
    assert again.rows == data.rows
    assert [one.id for one in figures(again)] == [one.id for one in figures(data)]
    assert len(figures(data)) == 14
