"""Where we are in a game of Dragon Boats: round, phase, whose turn, which turn of the phase."""

from __future__ import annotations

import random
from typing import cast

import pytest

from teahouse.dealer import Dealer
from teahouse.games.dragon_boats.moment import PHASES, moment
from teahouse.games.dragon_boats.names import BID_END, NONE
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boats import Ask, Departures, Sail, Unload
from teahouse.games.dragon_boats.steps.payment import Resolve
from teahouse.games.dragon_boats.steps.storage import CleanUp, Storage
from teahouse.games.dragon_boats.steps.walking import Climbers
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, NOBODY, until_happening
from tests.games.dragon_boats.positions import (
    ask,
    board,
    deal,
    discs,
    enrich,
    give,
    hold,
    new,
    play,
    put_topper,
    question,
    rules,
    sail,
    stand,
)
from tests.generic.variants import every_variant


def where(table: DragonTable) -> tuple[int, str, int, int]:
    """Round, phase, seat and turn."""
    now = moment(table)
    return now.round, now.phase, now.seat, now.turn


def round_frame() -> tuple[CleanUp, Storage, Departures, Climbers, Resolve, Ask]:
    """What lies beneath the first bid of a round."""
    return (
        CleanUp(NOBODY),
        Storage(NOBODY, 0),
        Departures(NOBODY),
        Climbers(NOBODY, 0),
        Resolve(NOBODY, 0),
        Ask(NOBODY, BID_END, 0, 0, NONE),
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_first_round_everybody_chooses_a_start_in_turn(players: int) -> None:
    table = new(players)
    assert where(table) == (0, "start", NOBODY, 0)
    play(table, "first 2")
    deal(table)
    for turn in range(1, players + 1):
        seat = turn % players
        assert where(table) == (0, "start", seat, turn)
        play(table, "start 5")
        # the Offerings of the start are drawn in the same turn
        assert (table.to_move, where(table)) == (NATURE, (0, "start", seat, turn))
        for _ in range(3):
            table.apply(table.moves()[0])
    assert where(table) == (0, "start", NOBODY, 0)
    deal(table)
    assert where(table) == (1, "bidding", 1, 1)
    assert moment(table).order == [(1 + place) % players for place in range(players)]


def test_each_disc_is_a_turn_of_bidding() -> None:
    table = stand(3)
    assert where(table) == (1, "bidding", 0, 1)
    play(table, "bid i")
    assert where(table) == (1, "bidding", 1, 2)
    play(table, "private 1", "bid ii")
    assert where(table) == (1, "bidding", 0, 4)


def test_a_card_played_while_bidding_belongs_to_the_same_turn() -> None:
    table = stand(3)
    hold(table, 0, "P")
    ask(table, Bid(0), *round_frame())
    play(table, "play P")
    assert (table.to_move, where(table)) == (NATURE, (1, "bidding", 0, 1))


def test_whoever_is_asked_about_the_stacks_still_takes_a_turn_of_bidding() -> None:
    table = stand(2)
    hold(table, 0, "A", blind=True)
    hold(table, 1, "D", blind=True)
    discs(table, "iii", 0, 1, 0, 1, 0, 1)
    ask(table, Ask(NOBODY, BID_END, 0, 0, NONE), *round_frame()[:-1])
    assert (question(table), where(table)) == ("AfterBidding", (1, "bidding", 0, 7))
    play(table, "pass")
    assert (question(table), where(table)) == ("AfterBidding", (1, "bidding", 1, 8))
    play(table, "play D iii")
    assert (question(table), where(table)) == ("Arrange", (1, "bidding", 1, 8))


def test_each_disc_is_a_turn_of_payment_and_lasts_until_its_owner_is_done() -> None:
    table = stand(2)
    give(table, 0, "leather", "jade")
    table.players[0].money = table.players[1].money = 8
    enrich(table, 0, 1)
    discs(table, "i", 1, 0, 1)
    discs(table, "v", 0, 1, 0)
    ask(table, Resolve(NOBODY, 0), *round_frame()[:-2])
    assert where(table) == (1, "payment", 1, 1)
    play(table, "decline")
    assert where(table) == (1, "payment", 0, 2)
    play(table, "buy tea")
    assert (question(table), where(table)) == ("Linger", (1, "payment", 0, 2))
    play(table, "done", "decline")
    assert where(table) == (1, "payment", 0, 4)
    play(table, "exchange tea")
    assert (table.to_move, where(table)) == (NATURE, (1, "payment", 0, 4))
    table.apply(table.moves()[0])
    assert (question(table), where(table)) == ("Linger", (1, "payment", 0, 4))
    play(table, "take blind")
    assert (table.to_move, where(table)) == (NATURE, (1, "payment", 0, 4))


def test_each_path_and_each_boat_is_a_turn_of_explore() -> None:
    table = stand(2)
    board(table, "nw", 0, 1)
    put_topper(table, "nw", 6)
    for path, seat in ((0, 1), (1, 0)):
        table.paths[path] = seat
        table.players[seat].members -= 1
    ask(table, Climbers(NOBODY, 0), CleanUp(NOBODY), Storage(NOBODY, 0), Departures(NOBODY))
    assert where(table) == (1, "explore", 1, 1)
    play(table, "home")
    assert where(table) == (1, "explore", 0, 2)
    play(table, "home")
    assert (question(table), where(table)) == ("Steer", (1, "explore", 1, 3))
    play(table, "steer north-left")
    assert (question(table), where(table)) == ("Walk", (1, "explore", 0, 3))
    play(table, "home")
    assert where(table) == (1, "explore", 1, 3)


def test_a_window_before_a_departure_or_a_landing_belongs_to_the_boat() -> None:
    table = stand(2)
    put_topper(table, "nw", 6)
    put_topper(table, "ne", 7)
    board(table, "nw", 0, 1)
    board(table, "ne", 0, 1)
    hold(table, 1, "B")
    sail(table, "nw", "north-left")
    ask(table, Unload(NOBODY, 0), CleanUp(NOBODY), Storage(NOBODY, 0), Departures(NOBODY))
    assert (question(table), where(table)) == ("BeforeLanding", (1, "explore", 1, 3))
    play(table, "pass", "home", "pass", "home")
    assert (question(table), where(table)) == ("BeforeDeparture", (1, "explore", 1, 4))
    play(table, "play B ne")
    assert (question(table), where(table)) == ("Arrange", (1, "explore", 1, 4))


def test_boats_that_are_about_to_sail_still_belong_to_explore() -> None:
    """What is shown of a turn before it is confirmed: the next boat has not left yet."""
    table = stand(2)
    put_topper(table, "nw", 6)
    put_topper(table, "ne", 7)
    board(table, "nw", 0, 1)
    board(table, "ne", 0, 1)
    sail(table, "nw", "north-left")
    ask(table, Unload(NOBODY, 0), CleanUp(NOBODY), Storage(NOBODY, 0), Departures(NOBODY))
    play(table, "home")
    quiet = until_happening(table, table.game.move("home"))
    assert quiet is not None
    assert isinstance(quiet[0].agenda[-1], Sail)
    assert moment(cast(DragonTable, quiet[0])).phase == "explore"


def test_storage_goes_in_turn_order_and_nobody_is_on_turn_while_the_round_is_cleaned_up() -> None:
    table = stand(3)
    table.first = 1
    give(table, 0, "tea")
    give(table, 2, "tea")
    hold(table, 2, "P")
    ask(table, Storage(NOBODY, 0), CleanUp(NOBODY))
    assert where(table) == (1, "storage", 2, 2)
    play(table, "play P")
    assert (table.to_move, where(table)) == (NATURE, (1, "storage", 2, 2))
    table.apply(table.moves()[0])
    play(table, "done")
    assert where(table) == (1, "storage", 0, 3)
    sail(table, "nw", "north-left")
    play(table, "done")
    assert (table.to_move, where(table)) == (NATURE, (1, "storage", NOBODY, 0))
    deal(table)
    assert where(table) == (2, "bidding", 2, 1)


@pytest.mark.parametrize("game", every_variant(type(rules())), ids=lambda game: f"{game.players} {game.options}")
def test_moments_go_forward_and_end_with_the_last_round(game: object) -> None:
    """Rounds, phases and turns never go back, except that explore may unload an earlier boat again."""
    assert isinstance(game, type(rules()))
    table, dealer, chance = game.new(), Dealer(5), random.Random(5)
    before = (0, -1, 0)
    while not table.over:
        now = moment(table)
        assert now.rounds == len(table.rounds) or not now.round
        assert now.phases == PHASES
        assert (now.turn > 0) == (now.seat >= 0)
        if table.to_move >= 0:
            assert now.seat == table.to_move
            phase = PHASES.index(now.phase) if now.round else -1
            assert now.round == (0 if now.phase == "start" else table.round + 1)
            assert (now.round, phase) >= before[:2]
            if now.phase in ("start", "payment", "storage") and before[:2] == (now.round, phase):
                assert now.turn in (before[2], before[2] + 1) or now.phase == "storage"
                assert now.turn >= before[2]
            before = (now.round, phase, now.turn)
        table.apply(dealer.draw(table) if table.to_move == NATURE else chance.choice(table.moves()))
    end = moment(table)
    assert (end.round, end.phase, end.seat, end.turn) == (len(table.rounds), "", NOBODY, 0)
