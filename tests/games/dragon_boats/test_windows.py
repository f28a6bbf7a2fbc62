"""Windows for cards: who is asked, in which order, and that a question never betrays a card."""

from __future__ import annotations

import pytest

from teahouse.games.dragon_boats.names import BID_END, LETTERS, NONE
from teahouse.games.dragon_boats.steps.boats import Ask, Unload
from teahouse.games.dragon_boats.steps.setup import ChooseStart
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NOBODY, Ref
from tests.games.dragon_boats.positions import (
    ask,
    board,
    discs,
    explore,
    hold,
    play,
    put_topper,
    question,
    refused,
    sail,
    stand,
    texts,
)
from tests.generic.sentences import check_sentence
from tests.support import clause


def askings(table: DragonTable) -> list[tuple[str, int]]:
    """Who is asked what, when everybody passes, goes home or takes the first choice."""
    found = []
    while not table.over:
        found.append((question(table), table.to_move))
        moves = texts(table)
        play(table, "home" if "home" in moves else moves[0])
    return found


@clause("DB-R60")
def test_the_window_opens_before_every_departure_and_when_no_boat_is_ready() -> None:
    table = stand(4)
    board(table, "nw", front=1)
    hold(table, 0, "B")
    explore(table)
    assert askings(table) == [("BeforeDeparture", 0)]
    table = stand(4)
    put_topper(table, "nw", 20)
    board(table, "nw", front=1)
    hold(table, 0, "B")
    explore(table)
    assert askings(table) == [("BeforeDeparture", 0), ("Steer", 1), ("BeforeLanding", 0), ("Walk", 1)]


@clause("DB-R61")
def test_asking_goes_clockwise_from_the_first_player_and_closes_after_all_have_passed() -> None:
    table = stand(4)
    table.first = 2
    board(table, "nw", front=1)
    for seat, card in enumerate("BGIR"):
        hold(table, seat, card)
    board(table, "ne", front=0)
    board(table, "se", front=3)
    explore(table)
    assert askings(table) == [("BeforeDeparture", seat) for seat in (2, 3, 0, 1)]


@clause("DB-R61")
def test_after_a_card_the_next_seat_is_asked_and_all_must_pass_again() -> None:
    table = stand(4)
    board(table, "nw", front=1)
    board(table, "ne", front=0)
    hold(table, 0, "B")
    hold(table, 1, "G")
    hold(table, 2, "I")
    explore(table)
    assert table.to_move == 0
    play(table, "pass")
    assert table.to_move == 1
    play(table, "play G nw front", "seat se front")
    assert table.to_move == 2
    play(table, "pass")
    assert table.to_move == 0
    play(table, "pass")
    assert table.over


@clause("DB-R61")
def test_whoever_played_a_card_is_asked_again_after_the_others() -> None:
    table = stand(3)
    board(table, "nw", front=1)
    hold(table, 0, "BI")
    board(table, "ne", front=0)
    explore(table)
    play(table, "play B nw", "arrange empty")
    assert (question(table), table.to_move) == ("BeforeDeparture", 0)
    play(table, "pass")
    assert table.over


@clause("DB-R61", "DB-104")
def test_after_bidding_everybody_with_card_d_is_asked_in_turn() -> None:
    table = stand(3)
    table.first = 1
    discs(table, "i", 0, 1)
    hold(table, 0, "L", blind=True)
    hold(table, 2, "Q", blind=True)
    ask(table, Ask(NOBODY, BID_END, table.first, 0, NONE))
    assert askings(table) == [("AfterBidding", 2), ("AfterBidding", 0)]


@clause("DB-R62")
def test_a_seat_without_cards_is_never_asked() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    explore(table)
    assert askings(table) == [("Steer", 1), ("Walk", 0), ("Walk", 1)]


@clause("DB-R62")
def test_a_seat_with_a_blind_card_is_asked_whatever_it_is() -> None:
    asked = []
    for card in "LBH":
        table = stand(4)
        board(table, "nw", front=0, rear=1)
        hold(table, 2, card, blind=True)
        explore(table)
        found = []
        while not table.over:
            found.append((question(table), table.to_move))
            moves = texts(table)
            play(table, "home" if "home" in moves else moves[0])
        asked.append(found)
    assert asked[0] == asked[1] == asked[2]
    assert asked[0][:2] == [("BeforeDeparture", 2), ("BeforeSteering", 2)]


@clause("DB-R62")
def test_a_seat_whose_cards_were_all_seen_is_asked_only_for_those() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    hold(table, 2, "H")
    explore(table)
    assert askings(table) == [("Steer", 1), ("Walk", 0), ("Walk", 1)]
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    hold(table, 2, "A")
    explore(table)
    assert askings(table) == [("BeforeSteering", 2), ("Steer", 1), ("Walk", 0), ("Walk", 1)]


@clause("DB-R62")
def test_a_blind_card_cannot_be_one_that_everybody_has_seen_elsewhere() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    hold(table, 3, "A")
    table.players[3].used |= table.players[3].hand
    table.players[3].hand = 0
    hold(table, 2, "L", blind=True)
    explore(table)
    assert ("BeforeSteering", 2) not in askings(table)


@clause("DB-R62")
def test_a_seat_that_was_asked_for_a_card_it_lacks_can_only_pass() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    hold(table, 2, "L", blind=True)
    explore(table)
    assert texts(table) == ["pass"]


@clause("DB-R63")
def test_card_h_closes_the_window_at_once() -> None:
    table = stand(4)
    board(table, "nw", front=0, rear=1)
    hold(table, 0, "H")
    hold(table, 1, "B")
    explore(table)
    play(table, "play H nw")
    assert question(table) == "Steer"


@clause("DB-R66")
def test_before_a_landing_cards_may_concern_any_boats() -> None:
    table = stand(4)
    sail(table, "nw", "north-left")
    board(table, "nw", front=0)
    board(table, "ne", front=1, rear=2)
    board(table, "se", front=3)
    hold(table, 3, "BGI")
    ask(table, Unload(NOBODY, 0))
    moves = texts(table)
    assert {"play B ne", "play G se front", "play I ne front"} <= set(moves)


@clause("DB-R65")
def test_a_card_that_loads_a_landed_boat_ends_the_window_before_a_departure() -> None:
    table = stand(4)
    sail(table, "nw", "north-left")
    board(table, "ne", front=1)
    hold(table, 1, "G")
    hold(table, 2, "B")
    explore(table)
    assert table.to_move == 1
    play(table, "play G ne front", "seat nw rear")
    assert (question(table), table.to_move) == ("BeforeLanding", 2)
    play(table, "pass")
    assert (question(table), table.to_move) == ("Walk", 1)


@clause("DB-R52", "DB-R62")
def test_permanent_cards_drawn_blind_lie_open() -> None:
    table = stand(4)
    hold(table, 0, "K", blind=True)
    player = table.players[0]
    assert player.open == 1 << LETTERS.index("K")
    assert player.hand == player.blind == 0


@clause("DB-104", "DB-107", "DB-108", "DB-116")
@pytest.mark.parametrize(
    ("text", "reason", "windows"),
    [
        ("play H nw", "card-windows-1", ["pre"]),
        ("play D i", "card-windows-2", ["bid", "bid-end"]),
        ("play G nw front", "card-windows-3", ["pay", "pre", "land"]),
        ("play P", "card-windows-4", ["bid", "pay", "move", "store"]),
    ],
)
def test_a_card_that_cannot_be_played_now_says_when_it_can(text: str, reason: str, windows: list[str]) -> None:
    table = stand(2)
    ask(table, ChooseStart(0, 0))
    assert refused(table, text).reason == "card-not-yours"
    hold(table, 0, text.split()[1])
    refusal = refused(table, text)
    assert refusal.reason == reason
    assert [value for name, value in refusal.numbers if name.startswith("w")] == [
        Ref(f"window-{name}") for name in windows
    ]
    check_sentence("dragon-boats", refusal.message)
    table.players[0].hand, table.players[0].used = 0, table.players[0].hand
    assert refused(table, text).reason == "card-used"
