"""What the board draws beyond the facts equals what the rules do when it is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from teahouse.dealer import Dealer
from teahouse.games.dragon_boats.names import DOCKS, LETTERS, NONE, SEATS, SEATS_ABOARD, STALLS
from teahouse.games.dragon_boats.steps.boats import Sail
from teahouse.games.dragon_boats.steps.payment import Exchange, Linger, Purchase
from teahouse.games.dragon_boats.steps.storage import Store
from teahouse.games.dragon_boats.steps.walking import ChooseCard, Walk
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, SPECTATOR, Ref
from tests.games.dragon_boats.positions import (
    ask,
    board,
    deal,
    discs,
    farmer,
    feed,
    give,
    hold,
    last_round,
    lay_tile,
    new,
    paying,
    play,
    refused,
    rules,
    stand,
    walk,
)
from tests.generic.habits import Habit

Hints = dict[str, dict[str, Any]]


def hints(table: DragonTable, seat: int) -> Hints:
    return table.game.hints(table, seat)


def tables(games: int, **options: Any) -> Iterator[DragonTable]:
    """Every table of some random games before somebody is asked."""
    for seed in range(games):
        game = rules(2 + seed % 3, **{"deal": seed % 4, **options})
        table, dealer, habit = game.new(), Dealer(seed), Habit(game, random.Random(seed))
        while not table.over:
            if table.to_move == NATURE:
                table.apply(dealer.draw(table))
            else:
                yield table
                table.apply(habit.choose(table))


# -- walking ----------------------------------------------------------------------------------------------------------


def walked(table: DragonTable) -> tuple[dict[str, tuple[int, int]], dict[str, tuple[int, int]]]:
    """By playing every sequence of moves: for each land and road the least food, then the fewest steps."""
    start = table.agenda[-1]
    assert isinstance(start, Walk)
    lands: dict[str, tuple[int, int]] = {}
    roads: dict[str, tuple[int, int]] = {}
    seat = start.seat

    def go(at: DragonTable, spent: int) -> None:
        step = at.agenda[-1]
        assert isinstance(step, Walk)
        for move in at.moves():
            if move.kind not in ("walk", "settle"):
                continue
            after = at.copy()
            after.agenda = [step]
            held, supply = at.players[seat].food, at.food
            after.apply(move)
            found = supply - after.food  # less than nothing if food was spent and none found
            fed = after.players[seat].food - held
            assert fed == found
            free = at.box.free_spaces + at.players[seat].ability(LETTERS.index("U"))
            paid = spent + (step.steps >= free)
            known = lands if move.kind == "settle" else roads
            way = (paid, step.steps + 1)
            known[move.target] = min(way, known.get(move.target, way))
            if move.kind == "walk":
                _settle_draws(after)
                go(after, paid)

    go(table, 0)
    return lands, roads


def _settle_draws(table: DragonTable) -> None:
    """Offerings and cards found on the way, none of which helps to walk."""
    while table.to_move == NATURE or isinstance(table.agenda[-1], ChooseCard):
        moves = table.moves()
        useless = [move for move in moves if move.kind != "take" or move.a == NONE or not _helps(table, move.a)]
        drawn = [move for move in useless if move.kind != "draw" or not _helps(table, move.a)]
        table.apply((drawn or useless)[0])


def _helps(table: DragonTable, card: int) -> bool:
    return bool(table.box.permanent >> card & 1)


def test_reach_is_what_playing_every_way_shows() -> None:
    compared = 0
    for table in tables(24):
        if isinstance(table.agenda[-1], Walk):
            lands, roads = walked(table)
            found = hints(table, table.to_move)
            shown = {thing: (hint.get("food", 0), hint["steps"]) for thing, hint in found.items() if "steps" in hint}
            assert shown == lands | roads
            compared += bool(lands)
    assert compared > 100


@pytest.mark.parametrize(
    ("food", "cards", "wisdom"), [(0, "", ""), (1, "J", ""), (2, "U", ""), (3, "JU", ""), (4, "", "U")]
)
def test_reach_grows_with_food_and_abilities_as_the_rules_say(food: int, cards: str, wisdom: str) -> None:
    for port in ("north port-left", "east port-left", "west port-right", "mountain t1", "mountain u1"):
        table = stand(3, wisdom_set="generic")
        feed(table, 0, food)
        hold(table, 0, cards)
        for letter in wisdom:
            table.players[0].wisdom |= 1 << LETTERS.index(letter)
        farmer(table, 1, "north field-c", "mountain a0")
        walk(table, 0, port)
        lands, roads = walked(table)
        found = hints(table, 0)
        shown = {thing: (hint.get("food", 0), hint["steps"]) for thing, hint in found.items() if "steps" in hint}
        assert shown == lands | roads
        assert "land-north-field-c" not in shown


def test_food_found_on_the_way_counts_only_while_the_supply_lasts() -> None:
    table = stand(2)
    feed(table, 1, 12)
    walk(table, 0, "east port-left")
    assert max(hint["steps"] for hint in hints(table, 0).values() if "steps" in hint) == 3
    table.food, table.players[1].food = 1, 11
    assert max(hint["steps"] for hint in hints(table, 0).values() if "steps" in hint) == 4


def test_a_way_can_be_walked_over_the_roads_it_names() -> None:
    table = stand(2)
    feed(table, 0, 3)
    walk(table, 0, "north port-left")
    spaces = table.box.chart.spaces
    for thing, hint in hints(table, 0).items():
        if thing.startswith("land-"):
            trial = table.copy()
            before = trial.players[0].food
            for road in hint["over"]:
                play(trial, f"walk {spaces[road]}")
                _settle_draws(trial)
            trial.play(next(move for move in trial.moves() if move.target == thing))
            found = sum(table.box.chart.reward[road] == 2 for road in hint["over"])
            assert before - trial.players[0].food == hint.get("food", 0) - found


def test_everybody_sees_the_walker_but_only_its_house_the_ways() -> None:
    table = stand(2)
    walk(table, 0, "south port-right")
    for seat in (0, 1, SPECTATOR):
        found = hints(table, seat)
        assert found["walker"] == {"seat": 0, "at": "south port-right"}
        assert any("steps" in hint for hint in found.values()) == (seat == 0)


# -- market -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"exchange_price": "free"}])
def test_the_price_of_a_disc_is_what_it_pays(options: dict[str, Any]) -> None:
    compared = 0
    for table in tables(8, **options):
        step = table.agenda[-1]
        if isinstance(step, Purchase | Exchange):
            stall = step.stall if isinstance(step, Purchase) else 4
            found = hints(table, table.to_move)
            height = len(table.stacks[stall])
            price = found[f"stall-{STALLS[stall]}"]["prices"][height - 1]
            assert [name for name in STALLS if found[f"stall-{name}"].get("pays")] == [STALLS[stall]]
            assert bool(found[f"stall-{STALLS[stall]}"].get("sells")) == isinstance(step, Purchase)
            for move in table.moves():
                if move.kind in ("buy", "exchange", "take"):
                    after = table.copy()
                    after.apply(move)
                    assert table.players[step.seat].money - after.players[step.seat].money == price
                    compared += 1
            for move in table.game.catalogue.moves:
                refusal = table.refusal(move)
                if refusal is not None and refusal.reason == "too-dear":
                    assert dict(refusal.numbers)["price"] == price
    assert compared > 50


def test_the_last_price_is_that_of_one_more_disc() -> None:
    table = stand(2)
    assert [hints(table, 0)[f"stall-{name}"]["prices"] for name in STALLS] == [[1, 2], [1, 2], [1], [1, 2], [1]]
    discs(table, "iii", 0, 1)
    assert hints(table, 0)["stall-iii"]["prices"] == [1, 2, 3]


def test_no_stall_is_paid_while_discs_are_still_placed() -> None:
    table = stand(2)
    discs(table, "i", 0)
    assert not any("pays" in hint for hint in hints(table, 0).values())


def test_a_stall_is_still_paid_but_does_not_sell_while_its_buyer_lingers() -> None:
    table = stand(3)
    table.players[0].money = 5
    give(table, 0, "leather", "jade")
    paying(table, 0, "iii")
    play(table, "buy tea")
    assert isinstance(table.agenda[-1], Linger)
    assert hints(table, 0)["stall-iii"] == {"prices": [1], "pays": True}


def test_a_disc_waits_on_its_round_card_until_its_round() -> None:
    table = new(2)
    play(table, "first 1")
    deal(table)
    play(table, "start 2")
    deal(table)
    play(table, "start 3")
    deal(table)
    assert hints(table, 0)["round-2"] == {"waits": [0]}
    assert hints(table, SPECTATOR)["round-3"] == {"waits": [1]}
    table.round = 1
    assert "round-2" not in hints(table, 0)
    assert hints(table, 0)["round-3"] == {"waits": [1]}


# -- boats ------------------------------------------------------------------------------------------------------------


def test_what_a_seat_lacks_is_what_the_refusal_says() -> None:
    compared = 0
    for table in tables(8):
        step = table.agenda[-1]
        if not isinstance(step, Purchase | Exchange | Linger) or not table.players[step.seat].members:
            continue
        found = hints(table, step.seat)
        for place, owner in enumerate(table.seats):
            thing = f"seat-{DOCKS[place // SEATS_ABOARD]}-{SEATS[place % SEATS_ABOARD]}"
            lacks = found.get(thing, {}).get("lacks", 0)
            legal = any(move.kind == "board" and move.target == thing for move in table.moves())
            assert legal == (owner == NONE and not lacks)
            if owner == NONE and lacks:
                meant = table.game.asks(table, thing)
                assert meant is not None
                refusal = table.refusal(meant)
                assert refusal is not None
                assert refusal.reason == "fare-missing"
                assert dict(refusal.numbers)["missing"] == lacks
                compared += 1
    assert compared > 100


def test_spectators_lack_nothing() -> None:
    assert not any("lacks" in hint for hint in hints(stand(2), SPECTATOR).values())


def test_the_boats_said_to_be_ready_are_those_that_sail() -> None:
    table = stand(2)
    board(table, "nw", 0, 1)
    board(table, "ne", 0)
    board(table, "sw", 1)
    assert {thing for thing, hint in hints(table, 0).items() if "ready" in hint} == {"dock-nw", "dock-sw"}
    table.sent = 1 << DOCKS.index("ne")
    assert hints(table, 0)["dock-ne"] == {"ready": True}
    table.sent = 0
    last_round(table)
    assert hints(table, 0)["dock-ne"] == {"ready": True}
    ask(table, Sail(-2))
    assert [thing for thing, hint in hints(table, 0).items() if "sails" in hint] == ["dock-nw"]


def test_a_boat_sails_until_its_last_passenger_is_ashore() -> None:
    table = stand(2)
    board(table, "nw", 0, 1)
    ask(table, Sail(-2))
    play(table, "steer north-left")
    assert hints(table, 1)["dock-nw"] == {"sails": True}
    play(table, "home")
    assert hints(table, 1)["dock-nw"] == {"sails": True}


# -- houses -----------------------------------------------------------------------------------------------------------


def test_the_room_in_a_store_is_what_may_be_kept() -> None:
    table = stand(2, wisdom_set="generic")
    give(table, 0, *["tea"] * 7)
    assert hints(table, 1)["player-1"] == {"room": 3}
    hold(table, 0, "E")
    lay_tile(table, "mountain a0", "E")
    farmer(table, 0, "mountain a0")
    ask(table, Store(0, 0))
    assert hints(table, 0)["player-1"] == {"room": 5}
    assert dict(refused(table, "done").numbers)["limit"] == 5
    play(table, "sell tea", "sell tea")
    assert "done" in [move.text for move in table.moves()]


def test_sets_are_larger_only_where_the_option_says_so_and_only_for_whoever_may_know() -> None:
    for option in ("points", "larger-set"):
        table = stand(2, grain_cards=option)
        hold(table, 0, "Y", blind=True)
        hold(table, 1, "Z")
        sets = [[hints(table, seat)[f"player-{owner}"].get("sets") for owner in (1, 2)] for seat in (0, 1, SPECTATOR)]
        if option == "points":
            assert sets == [[None, None]] * 3
        else:
            plain, soy, rice = [3, 3, 4, 4, 4], [4, 3, 4, 4, 4], [3, 4, 4, 4, 4]
            assert sets == [[soy, rice], [plain, rice], [plain, rice]]


# -- why not ----------------------------------------------------------------------------------------------------------


def test_a_thing_asks_for_the_move_that_a_click_on_it_means() -> None:
    table = stand(2)
    hold(table, 0, "HP")
    give(table, 0, "tea", "gold", "leather")
    paying(table, 0)

    def meant(thing: str) -> str:
        move = table.game.asks(table, thing)
        return move.text if move is not None else ""

    assert meant("stall-i-gold") == "buy gold"
    assert meant("stall-ii-gold") == "bid ii"
    assert meant("good-jade") == "buy jade"
    assert meant("mine-tea") == "sell tea"
    assert meant("seat-ne-front") == "board ne front"
    assert meant("seat-nw-middle") == "board nw middle without jade"
    assert meant("card-P") == "play P"
    windows = refused(table, meant("card-H"))
    assert windows.reason == "card-windows-1"
    assert dict(windows.numbers)["w1"] == Ref("window-pre")
    assert meant("location-west-left") == "steer west-left"
    assert meant("private-1") == "private 1"
    assert meant("walker") == ""
    shown = LETTERS[table.display[0]]
    assert meant(f"card-{shown}") == f"take {shown}"
