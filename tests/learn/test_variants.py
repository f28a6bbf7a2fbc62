from __future__ import annotations

import random

import pytest

from teahouse.kernel import NOBODY
from teahouse.learn.stream import Stream, Variant
from teahouse.learn.variants import Boxes, Variants, changed_boxes, places, printed
from teahouse.library import box, rulebook

NO_BOXES = Boxes(changed=0.0)
GAMES = ("year-of-the-dragon", "dragon-boats", "yinzi")


@pytest.mark.parametrize("name", GAMES)
def test_all_numbers_of_players_options_and_changed_boxes_are_drawn(name: str) -> None:
    variants = Variants(name, "test", boxes=Boxes(changed=0.12, number=3))
    drawn = [variants.next().game for _ in range(1500)]
    kind = rulebook(name)
    assert {game.players for game in drawn} == set(range(kind.least_players, kind.most_players + 1))
    for option in kind.declared:
        assert {game.options[option.name] for game in drawn} == set(option.values)
    plain = sum(not game.changed_options() and game.components.changes is None for game in drawn)
    assert 0.4 < plain / len(drawn) < 0.7
    assert 0.06 < sum(game.components.changes is not None for game in drawn) / len(drawn) < 0.2


@pytest.mark.parametrize("name", GAMES)
def test_changed_boxes_have_other_numbers_and_no_move_that_is_unknown(name: str) -> None:
    found = changed_boxes(name, 4, 1.5, "test")
    assert len({one.digest for one in found} | {box(name).digest}) == 5
    assert [one.digest for one in changed_boxes(name, 4, 1.5, "test")] == [one.digest for one in found]
    assert [one.digest for one in changed_boxes(name, 4, 1.5, "other")] != [one.digest for one in found]
    for other in found:
        mapped = places(box(name), other)
        texts = [box(name).catalogue.moves[place].text for place in mapped]
        assert texts == [move.text for move in other.catalogue.moves]


def test_changed_boxes_print_much_else_on_many_cards() -> None:
    """A card that is worth much more than usual must be common in training, or no network heeds it."""
    name = "dragon-boats"
    own = rulebook(name)(4, {}, box(name))
    names = own.observation_spec().names
    points = [index for index, one in enumerate(names) if one.startswith("printed.points")]
    usual = printed(own)
    assert len(points) == 26
    for index, one in enumerate(names):
        assert one.startswith("printed.") or usual[index] == 0
    told = [printed(rulebook(name)(4, {}, other)) for other in changed_boxes(name, 20, 1.5, "test")]
    for index in points:
        assert sum(other[index] != usual[index] for other in told) >= 4
    raised = [other[index] - usual[index] for other in told for index in points if other[index] > usual[index]]
    assert sum(more >= 6 for more in raised) >= 0.1 * len(raised)


@pytest.mark.parametrize("name", GAMES)
def test_a_stream_shows_real_decisions_and_begins_a_new_game_after_each(name: str) -> None:
    variants = Variants(name, "stream", boxes=NO_BOXES)
    draw = random.Random(3)
    stream = Stream(variants.next, draw.random)
    length = len(rulebook(name).observation_spec())
    seen, legal = bytearray(length), bytearray(2 * 129)
    ended = 0
    for _ in range(900):
        stream.show(seen, 0, legal, 0, 128)
        count = int.from_bytes(legal[0:2], "little")
        assert count == len(stream.moves) > 1
        shown = [int.from_bytes(legal[2 * n + 2 : 2 * n + 4], "little") for n in range(count)]
        assert shown == [move.number for move in stream.moves]
        wanted = bytearray(length)
        stream.table.game.observe(stream.table, stream.table.to_move, wanted, 0)
        assert seen == wanted
        if stream.act(draw.randrange(count)):
            ended += 1
            stream.begin()
    assert ended


def test_long_lists_of_moves_are_cut() -> None:
    variants = Variants("yinzi", "cut", boxes=NO_BOXES)
    stream = Stream(variants.next, random.Random(1).random)
    assert isinstance(stream.variant, Variant)
    legal = bytearray(6)
    stream.show(bytearray(len(rulebook("yinzi").observation_spec())), 0, legal, 0, 2)
    assert legal[0] == min(2, len(stream.moves))


def test_onlookers_are_seats_that_are_not_asked_and_see_what_their_seat_may_see() -> None:
    variants = Variants("dragon-boats", "onlookers", (3,), NO_BOXES)
    draw = random.Random(3)
    stream = Stream(variants.next, draw.random)
    size = len(stream.table.game.observation_spec())
    watched = bytearray(2 * size)
    between = 0
    for _ in range(400):
        if stream.onlooker == NOBODY:
            stream.look_on(watched, size)
            seat, table = stream.onlooker, stream.table
            assert seat in range(3)
            assert seat != table.to_move
            assert watched[size:] == table.game.observed(table, seat)
        else:
            between += 1
        if stream.act_watched(draw.randrange(len(stream.moves)), watched, size):
            assert stream.table.over
            stream.begin()
            assert stream.onlooker == NOBODY
    assert 120 < between < 280
    assert not any(watched[:size])
