"""What a seat may see as numbers: of constant length, named, complete, and silent about what is hidden."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import Iterator

import pytest

from teahouse.kernel import NATURE, SPECTATOR, BadData, BadOption, Game, Table
from teahouse.library import build
from tests.generic.changes import changed_boxes, changed_positions
from tests.generic.variants import SHELF, any_variant, described, every_variant, opened

VERSIONS = {
    "year-of-the-dragon": (1, 1133, "192ec278995b"),
    "dragon-boats": (1, 2220, "17990b352236"),
    "yinzi": (1, 3518, "f5a86af90620"),
    "toy": (1, 52, "c4ce3fe6635a"),
}
"""For each game the version of its observations, their length and what its names and scales hash to."""

UNTOLD = {
    "year-of-the-dragon": (
        # others' persons are told by kind and their palaces by shape, not who lives where
        r"table\.players\.\d+\.palaces",
        # while it matters the persons say the same
        r"table\.players\.(me|\d+)\.draft",
        # how often each player has built is told, and how long the wall is
        r"table\.wall",
        # months that are over
        r"table\.events",
        # months follow each other
        r"agenda\.begin-month\.2",
        # always this month, or the last one
        r"agenda\.score-wall\.2",
    ),
    "dragon-boats": (
        # tiles under farmers: the farms and wisdom of their owners tell them
        r"table\.tiles",
        # the order in which cards lie open
        r"table\.display",
        # the purchase above it says the same
        r"agenda\.resolve\.2",
        # once the disc is back
        r"table\.players\.(me|\d+)\.start",
    ),
    "yinzi": (
        # every player's bonus is told
        r"table\.bonuses",
        # phases to come begin with the first player; where several are waiting, the next one's turn is told
        r"agenda\.(administration|disasters|emperor-rewards|feeding|late-shipping|taxes)\.\d",
        # rounds follow each other
        r"agenda\.start-round\.2",
        # the rest of the set-up goes by the provisional order
        r"agenda\.(start-resource|start-factory)\.1",
    ),
    "toy": (
        # hands are sorted
        r"table\.hands\.\d+",
    ),
}
"""Facts of a position that an observation leaves out, and why."""

UNUSED = {
    "year-of-the-dragon": (
        r"supply",
        r"person\.\d+\.(young|old)\.tiles",
        r"privilege\.\d+\.tiles",
    ),
    "dragon-boats": (
        # the map: what it adds to groups is told, and what lies on its spaces, not how they are joined
        r"mountain\.(hexes|paths|roads)",
        r"island\.(hexes|ports|roads)",
        r"locations",
        # where things are drawn
        r"board",
        r"docks\.docks\.\d+\.at",
        # when a card may be played: the moves tell it
        r"bonus-cards\.cards\.\d+\.windows",
        # only a name
        r"toppers\.toppers\.\d+\.id",
        # for how many players the short game may be chosen
        r"short-game\.players",
    ),
    "yinzi": (
        # pieces that never run out or that are only counted
        r"box",
        r"player\.cylinders",
        r"disasters\.tiles-each",
        # what a good is for: said for the reader, fixed by the rules
        r"goods",
        # where a factory fits: the moves tell it
        r"factory-footprint",
        # where things are drawn
        r"map\.north-to-south",
        # always enough
        r"war-slots\.count",
    ),
    "toy": (),
}
"""What no rule asks for: how many pieces there are, and the order in which some are listed."""


def positions(game: Game, luck: random.Random, often: float) -> Iterator[Table]:
    """Tables of a random game, where a seat is asked."""
    table = game.new()
    while not table.over:
        if table.to_move != NATURE and luck.random() < often:
            yield table
        moves = table.moves()
        table.apply(table.draw(luck.random) if table.to_move == NATURE else moves[luck.randrange(len(moves))])


def starts(game: Game) -> tuple[bytes, list[bytes]]:
    """What is seen of a game before anything is drawn, and what when a seat is asked first, after different draws."""
    seen: list[bytes] = []
    for seed in range(12):
        luck = random.Random(seed)
        table = game.new()
        while table.to_move == NATURE:
            table.apply(table.draw(luck.random))
        seen.append(game.observed(table, 0))
    return game.observed(game.new(), 0), seen


@pytest.mark.parametrize("name", SHELF)
def test_an_observation_has_the_same_length_in_every_variant(name: str) -> None:
    with opened(name) as kind:
        spec = kind.observation_spec()
        assert len(set(spec.names)) == len(spec.names) == len(spec.scales) == len(spec)
        assert all(1 <= scale <= 255 for scale in spec.scales)
        for game in every_variant(kind):
            assert game.observation_spec().names == spec.names
            for table in positions(game, random.Random(described(game)), 0.05):
                for seat in range(game.players):
                    assert len(game.observed(table, seat)) == len(spec), described(game)


@pytest.mark.parametrize("name", SHELF)
def test_a_new_name_or_place_of_a_number_is_a_new_version(name: str) -> None:
    with opened(name) as kind:
        spec = kind.observation_spec()
        digest = hashlib.sha256(json.dumps([spec.names, spec.scales]).encode()).hexdigest()[:12]
        assert (spec.version, len(spec), digest) == VERSIONS[name]


@pytest.mark.parametrize("name", SHELF)
def test_an_observation_is_written_into_its_place_and_over_what_was_there(name: str) -> None:
    with opened(name) as kind:
        game = build(name, kind.most_players, None, {})
        length = len(game.observation_spec())
        table = game.new()
        out = bytearray(b"\xff" * (length + 20))
        game.observe(table, 1, out, 10)
        assert out == b"\xff" * 10 + game.observed(table, 1) + b"\xff" * 10
        for at in (-1, 21):
            with pytest.raises(ValueError, match=rf"takes {length} bytes from {at} on, but there are {length + 20}"):
                game.observe(table, 1, out, at)
        for seat in (SPECTATOR, kind.most_players):
            with pytest.raises(ValueError, match=f"there is no seat {seat}: seats are 0 to"):
                game.observe(table, seat, out, 0)


@pytest.mark.parametrize("name", SHELF)
def test_what_a_seat_may_not_know_changes_no_number(name: str) -> None:
    luck = random.Random(f"twins {name}")
    twins = 0
    with opened(name) as kind:
        variants = [*every_variant(kind), *(any_variant(kind, luck) for _ in range(6))]
        for game in variants:
            for table in positions(game, luck, 0.04):
                for seat in range(game.players):
                    twin = game.imagine(game.view(table, seat), luck.randrange)
                    twins += twin != table
                    assert game.observed(twin, seat) == game.observed(table, seat), (described(game), seat)
    assert twins > 5, "hidden facts were never different"


@pytest.mark.parametrize("name", SHELF)
def test_a_position_that_is_read_back_looks_the_same(name: str) -> None:
    luck = random.Random(f"read back {name}")
    with opened(name) as kind:
        for game in every_variant(kind):
            for table in positions(game, luck, 0.03):
                again = game.load(json.loads(json.dumps(table.position())))
                for seat in range(game.players):
                    assert game.observed(again, seat) == game.observed(table, seat)


@pytest.mark.parametrize("name", SHELF)
def test_what_a_move_changes_for_a_seat_changes_its_observation(name: str) -> None:
    luck = random.Random(f"moves {name}")
    with opened(name) as kind:
        for _ in range(3):
            game = any_variant(kind, luck)
            table = game.new()
            while not table.over:
                before = [(game.seen(table, seat, False), game.observed(table, seat)) for seat in range(game.players)]
                table.apply(luck.choice(table.moves()))
                for seat, (facts, numbers) in enumerate(before):
                    if game.seen(table, seat, False) != facts:
                        assert game.observed(table, seat) != numbers, (described(game), seat)


@pytest.mark.parametrize("name", SHELF)
def test_every_fact_that_a_seat_sees_is_told_by_some_number(name: str) -> None:
    luck = random.Random(f"facts {name}")
    told: set[str] = set()
    with opened(name) as kind:
        for _ in range(3):
            game = any_variant(kind, luck)
            for table in positions(game, luck, 0.012):
                seat = luck.randrange(game.players)
                facts, numbers = game.seen(table, seat, False), game.observed(table, seat)
                for whole_place, other in changed_positions(game, table):
                    place = whole_place.replace(f".players.{seat}.", ".players.me.")
                    if game.seen(other, seat, False) == facts:
                        continue
                    try:
                        changed = game.observed(other, seat)
                    except IndexError:  # a step about a thing that does not exist
                        continue
                    if changed != numbers:
                        told.add(re.sub(r"\d+", "N", place))
                    elif not any(re.fullmatch(rf"{pattern}(\..*)?", place) for pattern in UNTOLD[name]):
                        pytest.fail(f"{described(game)}: {place} changes no number for seat {seat}")
    assert len(told) > 4, told


@pytest.mark.parametrize("name", SHELF)
def test_every_number_of_the_box_that_the_game_uses_is_told(name: str) -> None:
    with opened(name) as kind:
        variants = [(game, *starts(game)) for game in every_variant(kind)]
        told: set[str] = set()
        for place, changes in changed_boxes(name):
            if place in told or any(re.fullmatch(rf"{pattern}(\..*)?", place) for pattern in UNUSED[name]):
                continue
            for game, numbers, later in variants:
                try:
                    other = build(name, game.players, changes, game.changed_options())
                except BadData:  # the game does not accept it
                    break
                except BadOption:
                    continue
                if other.observed(other.new(), 0) != numbers or starts(other)[1] != later:
                    told.add(place)
                    break
            else:
                pytest.fail(f"{place} changes no number")
        assert len(told) > 4
