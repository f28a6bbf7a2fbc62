"""Moves, catalogues, weights and playing on at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import teahouse
from teahouse.kernel import (
    NATURE,
    BadRecord,
    Catalogue,
    Message,
    Record,
    UnknownMove,
    ones,
    playout,
)
from teahouse.library import build


def catalogue() -> Catalogue:
    """Seven moves that start alike and one that does not."""
    found = Catalogue()
    for number in range(7):
        params = tuple((name, 10 * number + index) for index, name in enumerate(("p", "q", "r", "s", "t")[:number]))
        found.add("go", f"go {number}", params, Message("move-go"))
    found.add("stay", "stay", (), Message("move-stay"), "here")
    return found


def test_the_first_four_numbers_of_a_move_have_short_names() -> None:
    moves = catalogue().moves
    assert [(move.a, move.b, move.c, move.d) for move in moves[:6]] == [
        (0, 0, 0, 0),
        (10, 0, 0, 0),
        (20, 21, 0, 0),
        (30, 31, 32, 0),
        (40, 41, 42, 43),
        (50, 51, 52, 53),
    ]
    assert dict(moves[5].params) == {"p": 50, "q": 51, "r": 52, "s": 53, "t": 54}


def test_moves_are_numbered_in_order_and_found_by_their_text() -> None:
    found = catalogue()
    assert [move.number for move in found.moves] == list(range(8))
    assert len(found) == 8
    assert found.find("stay") is found.moves[7]
    with pytest.raises(ValueError, match="two moves are called 'stay'"):
        found.add("stay", "stay", (), Message("move-stay"))


def test_an_unknown_move_is_answered_with_at_most_five_that_start_alike() -> None:
    with pytest.raises(UnknownMove) as caught:
        catalogue().find("go 9")
    assert str(caught.value) == (
        "'go 9' is not a move of this game; moves that start alike: 'go 0', 'go 1', 'go 2', 'go 3', 'go 4'"
    )
    for text in ("dance", ""):
        with pytest.raises(UnknownMove) as caught:
            catalogue().find(text)
        assert str(caught.value) == f"{text!r} is not a move of this game"


def test_a_move_is_told_as_json() -> None:
    assert catalogue().moves[7].to_json() == {
        "text": "stay",
        "number": 7,
        "kind": "stay",
        "params": {},
        "label": {"id": "move-stay", "args": {}},
        "target": "here",
    }


@pytest.mark.parametrize("count", [0, 1, 2, 255, 256, 257, 258, 1000])
def test_equal_weights_are_ones_and_shared_where_they_are_few(count: int) -> None:
    assert ones(count) == [1] * count
    assert (ones(count) is ones(count)) == (count <= 256)


def test_players_without_names_are_called_by_their_seats() -> None:
    assert Record.of(teahouse.game("year-of-the-dragon", 3)).names == ["Seat 1", "Seat 2", "Seat 3"]


def test_a_record_that_was_never_text_counts_lines_by_moves() -> None:
    game = teahouse.game("year-of-the-dragon", 2)
    record = Record.of(game)
    record.add(NATURE, "event drought")
    record.scores = [1, 2]
    with pytest.raises(BadRecord) as caught:
        list(record.replay(game))
    assert caught.value.line == 2


def test_every_change_of_the_components_has_a_digest_of_its_own() -> None:
    files = (None, "[tracks]\nsource = 'printed'\n", "[tracks]\nsource = 'public'\n")
    digests = [build("year-of-the-dragon", 2, changes, {}).components.digest for changes in files]
    assert len(set(digests)) == 3


# -- playing on at random -----------------------------------------------------------------------------------------


def numbers(values: list[float]) -> Callable[[], float]:
    """These numbers, then zeros."""
    source: Iterator[float] = iter(values)
    return lambda: next(source, 0.0)


@pytest.mark.parametrize("seed", range(5))
def test_a_playout_ends_the_game_and_counts_the_decisions_of_seats(toy: str, seed: int) -> None:
    chance = teahouse.Dealer(seed)
    games = [teahouse.game(name, 2 + seed % 2) for name in {toy, *(each.name for each in teahouse.rulebooks())}]
    games.append(teahouse.game("year-of-the-dragon", 5, wall="random", super_event="random"))
    for game in games:
        table = game.new()
        used: list[float] = []

        def draw(used: list[float] = used) -> float:
            used.append(chance.number(1000) / 1000)
            return used[-1]

        decisions = playout(table, draw)
        assert table.over
        again = game.new()
        replayed = 0
        left = iter(used)
        while not again.over:
            moves, weights = again.moves(), again.weights()
            index = 0
            if again.to_move != NATURE:
                replayed += 1
                if len(moves) > 1:
                    index = int(next(left) * len(moves))
            elif len(moves) > 1:
                ticket = int(next(left) * sum(weights))
                index = next(i for i in range(len(moves)) if ticket < sum(weights[: i + 1]))
            again.apply(moves[index])
        assert again == table
        assert replayed == decisions
        assert next(left, None) is None


def test_a_playout_draws_as_the_weights_say() -> None:
    game = teahouse.game("year-of-the-dragon", 2)
    start = game.new()
    for text in ("event drought", "event contagion", "event drought"):
        start.play(game.move(text))
    moves, weights = start.moves(), start.weights()
    assert dict(zip((move.text for move in moves), weights, strict=True)) == {
        "event contagion": 1,
        "event mongols": 2,
        "event tribute": 2,
        "event festival": 2,
    }
    drawn: Counter[str] = Counter()
    for ticket in range(7):
        table = start.copy()
        playout(table, numbers([(ticket + 0.5) / 7]))
        drawn[table.facts()["events"][5]] += 1
    assert drawn == {"contagion": 1, "mongols": 2, "tribute": 2, "festival": 2}
