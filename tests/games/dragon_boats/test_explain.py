"""Every thing on the board explains itself, in both languages, with the numbers of whoever asks."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from teahouse.dealer import Dealer
from teahouse.games.dragon_boats.clauses import CLAUSE_OF
from teahouse.games.dragon_boats.game import DragonBoats
from teahouse.games.dragon_boats.moment import BIDDING, phase_of
from teahouse.games.dragon_boats.names import LETTERS, STALLS
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import NATURE, SPECTATOR, Explanation, preview
from teahouse.words import Words
from tests.games.dragon_boats.positions import (
    board,
    discs,
    enrich,
    farmer,
    feed,
    give,
    hold,
    lay_tile,
    paying,
    put_topper,
    rules,
    stand,
    walk,
)
from tests.generic.habits import Habit
from tests.generic.sentences import check_sentence
from tests.generic.variants import described, every_variant

WORDS = Words("en", "dragon-boats", ["Mei", "Bao", "Lin", "Kai"])
BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "dragon_boats"


def explain(table: DragonTable, thing: str, seat: int = 0) -> Explanation:
    found = table.game.explain(thing, table.game.view(table, seat))
    assert found is not None, f"{thing} is not explained"
    return found


def told(table: DragonTable, thing: str, seat: int = 0) -> tuple[str, str, str]:
    """Name, what it does and what it means now, in English."""
    found = explain(table, thing, seat)
    does = " ".join(WORDS.say(message) for message in found.does)
    return WORDS.say(found.name), does, " ".join(WORDS.say(message) for message in found.numbers)


@pytest.mark.parametrize("game", every_variant(DragonBoats), ids=described)
def test_every_thing_of_every_position_is_explained_in_both_languages(game: DragonBoats) -> None:
    luck = random.Random(described(game))
    table, dealer, habit = game.new(), Dealer(7), Habit(game, luck)
    clauses = {clause.id for clause in game.clauses}
    while not table.over:
        if table.to_move >= 0 and luck.random() < 0.012:
            for seat in (table.to_move, (table.to_move + 1) % game.players, SPECTATOR):
                view = game.view(table, seat)
                things = game.things(view)
                assert len(things) == len(set(things))
                assert {move.target for move in view.moves if move.target} <= set(things)
                assert set(game.hints(table, seat)) <= set(things)
                for thing in things:
                    found = game.explain(thing, view)
                    assert found is not None, thing
                    assert found.does, thing
                    assert set(found.clauses) <= clauses
                    for message in (found.name, *found.does, *found.numbers):
                        check_sentence(game.name, message)
        table.apply(dealer.draw(table) if table.to_move == NATURE else habit.choose(table))
    view = game.view(table, 0)
    assert all(game.explain(thing, view) for thing in game.things(view))


def test_things_that_do_not_lie_on_the_board_are_not_explained() -> None:
    table = stand(2)
    view = table.game.view(table, 0)
    for thing in (
        "",
        "card-",
        "round-7",
        "stall-vi",
        "stall-i-jade",
        "land-north-field-x",
        "player-3",
        "walker",
        "home",
    ):
        assert table.game.explain(thing, view) is None, thing


def test_explanations_do_not_depend_on_what_the_asker_cannot_know() -> None:
    """Two tables that differ only in the cards somebody drew unseen, and in the deck."""
    one, other = stand(3), stand(3)
    for table, cards in ((one, "LQ"), (other, "TY")):
        table.deck |= sum(1 << card for card in table.display)
        table.display = [LETTERS.index("A"), LETTERS.index("B")]
        table.deck &= ~3
        hold(table, 0, cards, blind=True)
        hold(table, 1, "N", blind=True)
        feed(table, 0, 2)
        enrich(table, 0, 2)
        paying(table, 1, "v")
    for seat in (1, 2, SPECTATOR):
        views = [table.game.view(table, seat) for table in (one, other)]
        assert views[0].to_json() == views[1].to_json()
        assert one.game.hints(one, seat) == other.game.hints(other, seat)
        things = one.game.things(views[0])
        assert things == other.game.things(views[1])
        for thing in things:
            said = [table.game.explain(thing, view) for table, view in zip((one, other), views)]
            assert all(found is not None for found in said)
            assert len({json.dumps(found.to_json()) for found in said if found is not None}) == 1, thing
        shown = {letter for thing in things for letter in re.findall(r"card-([A-Z])$", thing)}
        assert not shown & set("LQTY")


def test_every_thing_has_a_clause_of_its_own_or_by_its_beginning() -> None:
    clauses = {clause.id for clause in rules().clauses}
    assert set(CLAUSE_OF.values()) <= clauses
    table = stand(2)
    walk(table, 0, "north port-left")
    sent = table.game.clause_of
    for thing in table.game.things(table.game.view(table, 0)):
        id = thing
        while id not in sent:
            assert "-" in id, f"{thing} has no clause"
            id = id.rpartition("-")[0]


# -- what is said -----------------------------------------------------------------------------------------------------


def test_no_disc_is_being_paid_while_discs_are_still_placed() -> None:
    table, dealer = rules(4).new(), Dealer(3)
    luck = random.Random(3)
    seen = {True: 0, False: 0}
    while not table.over:
        if table.to_move != NATURE:
            paid = [name for name in STALLS if "being paid" in told(table, f"stall-{name}")[2]]
            bidding = phase_of(table) == BIDDING
            seen[bidding] += 1
            assert not (bidding and paid), paid
        table.apply(dealer.draw(table) if table.to_move == NATURE else luck.choice(table.moves()))
    assert min(seen.values()) > 10


def test_a_stall_says_what_my_discs_pay_and_when_they_act() -> None:
    table = stand(4)
    table.players[0].money = 2
    discs(table, "ii", 0, 1, 0, 2, 3)
    name, does, now = told(table, "stall-ii")
    assert name == "Stall II"
    assert "3 Offerings lie here" in does
    assert "takes 1 money instead" in does
    assert "A disc of yours pays 3 money and acts after 2 others." in now
    assert "A disc of yours pays 1 money and acts after 4 others." in now
    assert "One more disc on top would pay 6 money. You have 2." in now
    assert "5 discs lie here for 3 Offerings" in now


def test_a_neutral_disc_is_pointed_out() -> None:
    assert "nobody's" in told(stand(2), "stall-i")[2]
    assert "nobody's" not in told(stand(4), "stall-i")[2]


def test_the_exchange_says_what_i_could_give_and_whether_it_is_free() -> None:
    for price, free in (("height", False), ("free", True)):
        table = stand(2, exchange_price=price)
        give(table, 0, "tea")
        enrich(table, 0, 2)
        _, does, now = told(table, "stall-v")
        assert ("costs no money" in does) == free
        assert "You have 1 Offering and 2 treasures to give." in now
        assert f"would pay {0 if free else 1} money" in now


def test_a_boat_says_when_it_sails_where_to_and_what_i_lack() -> None:
    table = stand(2)
    put_topper(table, "nw", 16)
    put_topper(table, "ne", 1)
    give(table, 0, "cinnabar")
    board(table, "nw", 1)
    name, does, now = told(table, "dock-nw")
    assert name == "Boat in the north-west"
    assert "once 1 passenger is aboard" in does
    assert "This one has 9." in does
    assert "North, left port or West, upper port" in does
    assert "The fare: 2× cinnabar 1× leather" in does
    assert "It is ready to sail with 1 passenger." in now
    assert "1 boat in dock has more beats" in now
    assert "you lack: 1× cinnabar 1× leather" in now
    assert "Nobody is aboard; it waits for 3." in told(table, "dock-ne")[2]


def test_the_middle_seat_is_cheaper_and_the_others_have_their_roles() -> None:
    table = stand(2)
    put_topper(table, "nw", 8)
    give(table, 0, "gold")
    assert "leaves the boat first" in told(table, "seat-nw-front")[1]
    assert "You lack 1 Offering" in told(table, "seat-nw-front")[2]
    assert "costs 1 Offering less" in told(table, "seat-nw-middle")[1]
    assert told(table, "seat-nw-middle")[2] == "You can pay for this seat."
    assert "chooses the port" in told(table, "seat-nw-rear")[1]
    board(table, "nw", rear=1)
    assert told(table, "seat-nw-rear")[2] == "A house member of Bao sits here."


def test_land_says_what_settling_there_would_bring_me() -> None:
    table = stand(2)
    lay_tile(table, "north field-c", "rice")
    assert "bring you 2 points" in told(table, "land-north-field-c")[2]
    farmer(table, 0, "north field-c")
    lay_tile(table, "north field-w", "rice")
    # the second of a set and the second of a group: 3 points each
    assert "bring you 6 points" in told(table, "land-north-field-w")[2]
    assert "up to 3 in a set" in told(table, "land-north-field-w")[1]
    name, _, now = told(table, "land-north-field-c", 1)
    assert name == "Farmer of Mei (North Island, middle field)"
    assert now == "It stands alone for Mei: 1 point."
    farmer(table, 0, "north field-w")
    assert "a group of 2 of Mei: 4 points" in told(table, "land-north-field-w", 1)[2]


def test_wisdom_counts_with_what_i_own() -> None:
    table = stand(2)
    lay_tile(table, "mountain a0", "Q")
    feed(table, 0, 3)
    # a lone farmer and twice three food
    assert "bring you 7 points" in told(table, "land-mountain-a0")[2]
    assert "scores 2 points, 8 at most" in told(table, "land-mountain-a0")[1]
    farmer(table, 0, "mountain a0")
    assert told(table, "wisdom-Q")[2] == "With everything as it is now it is worth 6 points in all."


def test_a_walking_member_is_told_how_far_land_is() -> None:
    table = stand(2)
    feed(table, 0, 1)
    walk(table, 0, "north port-left")
    assert "with 3 steps in all." in told(table, "land-north-field-c")[2]
    assert "with 4 steps in all and 1 food." in told(table, "land-north-field-nw")[2]
    assert "steps in all" not in told(table, "land-north-field-c", 1)[2]
    assert told(table, "walker", 1)[2] == "1 step is made, 2 free ones are left; 1 food."


def test_food_that_is_eaten_on_the_way_to_land_counts_for_nothing_more() -> None:
    table = stand(2)
    hold(table, 0, "Q")
    feed(table, 0, 2)
    lay_tile(table, "north field-nw", "rice")
    farmer(table, 0, "north field-w")
    walk(table, 0, "north port-left")
    for text in ("walk north road-sw", "walk north road-nw"):
        # 1 for the tile, 3 for the second of a group, 2 less for one food less
        assert "bring you 2 points" in told(table, "land-north-field-nw")[2]
        table.play(table.game.move(text))
    assert preview(table, table.game.move("settle north field-nw"), 0)["points"] == 2
    assert "bring you 2 points" in told(table, "land-north-field-nw")[2]


def test_food_that_is_found_on_the_way_to_land_makes_up_for_what_is_eaten() -> None:
    table = stand(2)
    hold(table, 0, "Q")
    lay_tile(table, "west field-nw", "rice")
    walk(table, 0, "west port-left")
    assert "and 1 food." in told(table, "land-west-field-nw")[2]
    assert "bring you 2 points" in told(table, "land-west-field-nw")[2]


def test_a_port_says_how_much_land_i_would_reach() -> None:
    table = stand(2)
    feed(table, 0, 1)
    assert told(table, "location-north-left")[2] == (
        "From here you reach 3 free land spaces with your 3 free steps, and 6 with your 1 food."
    )


def test_a_card_says_what_it_does_when_it_is_played_and_what_it_is_worth() -> None:
    table = stand(2)
    hold(table, 0, "PO")
    table.players[0].money = 7
    name, does, now = told(table, "card-P")
    assert name == "Card P: Take 3"
    assert "When: in your turn of Bidding" in does
    assert "scores 2 points of its own" in does
    assert "You can play it now." in now
    assert "for every 2 money" in told(table, "card-O")[1]
    assert "worth 4 points in all" in told(table, "card-O")[2]


def test_the_store_counts_abilities_and_what_would_have_to_be_sold() -> None:
    table = stand(2)
    give(table, 0, *["tea"] * 6)
    hold(table, 0, "E")
    assert told(table, "store")[2] == "You have 6 Offerings. There is room for 4: 2 would have to be sold."
    assert told(table, "player-1-store", 1)[2].startswith("Mei has 6 Offerings.")


def test_a_private_action_gives_only_what_the_track_has_room_for() -> None:
    table = stand(2)
    assert "would bring 2 money now" in told(table, "private-1")[2]
    table.players[0].money = 9
    assert "would bring 1 money now" in told(table, "private-1")[2]


def test_grain_cards_follow_their_option() -> None:
    for option, said in (("points", "scores 1 point more"), ("larger-set", "is 1 tile larger")):
        table = stand(2, grain_cards=option)
        hold(table, 0, "Y")
        assert said in told(table, "card-Y")[1]
    assert "up to 4 in a set" in told(table, "set-soy")[1]


# -- the browser holds no rules ---------------------------------------------------------------------------------------


def test_the_board_in_the_browser_quotes_no_step_and_no_clause() -> None:
    table = stand(2)
    # the store of a house is a thing, too
    steps = {step.id for step in DragonBoats.steps} - set(table.game.things(table.game.view(table, 0)))
    steps |= {step.__name__ for step in DragonBoats.steps}
    clauses = {clause.id for clause in DragonBoats.clauses}
    for file in BOARD.iterdir():
        if file.suffix in (".ts", ".svelte"):
            text = re.sub(r'class="[^"]*"', "", file.read_text("utf-8"))
            quoted = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", text))
            assert not quoted & steps, (file.name, quoted & steps)
            assert not {clause for clause in clauses if clause in text}, file.name
            assert "agenda" not in text, file.name
