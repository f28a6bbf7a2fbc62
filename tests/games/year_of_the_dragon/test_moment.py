"""Where we are in the year: months of four phases, and whose turn it is (YD-16)."""

from __future__ import annotations

import pytest

from teahouse.games.year_of_the_dragon.game import YearOfTheDragon
from teahouse.games.year_of_the_dragon.names import MONTHS
from teahouse.games.year_of_the_dragon.steps.event import Decay, Happen
from teahouse.games.year_of_the_dragon.steps.person import BeginPersons
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.games.year_of_the_dragon.steps.scoring import FinalScoring, ScoreRound
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall, ScoreWall
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, NOBODY, Moment
from tests.games.year_of_the_dragon.positions import asked, game_for, give, new_table, play, table_at, walk
from tests.support import clause

PHASE_OF = {
    "DrawEvent": "draft",
    "DrawCorner": "draft event",
    "DraftPerson": "draft",
    "DealAction": "action",
    "ChooseAction": "action",
    "BuyPrivilege": "action",
    "BuildFloor": "action event",
    "BuildWall": "action",
    "PlayCard": "person",
    "TakePerson": "person",
    "PlacePerson": "draft person event",
    "ReplacePerson": "person event",
    "ReleasePerson": "event scoring",
    "ReleaseHungry": "event",
    "LoseFloor": "event",
    "ReleaseCrowded": "event",
    "GiveBack": "event",
    "DiscardCard": "event",
    "SelectYoung": "event",
    "NameType": "event",
}
"""In which phases each decision is made."""
ORDER = ("draft", "action", "person", "event", "scoring")


def moment(table: YearTable) -> Moment:
    return table.game.moment(table)


def games() -> list[YearOfTheDragon]:
    """All numbers of players; both expansions, and what moves their parts."""
    found = [game_for(players) for players in (2, 3, 4, 5)]
    for number, corner in enumerate(("hidden", "random", "earthquake", "flood", "tornado", "sunrise", "charter")):
        walls = ("none", "choose", "random")[number % 3]
        end, decay = ("after", "before")[number % 2], ("before", "after")[number % 2]
        found.append(game_for(2 + number % 4, super_event=corner, wall=walls, wall_end=end, decay=decay))
    return found


@clause("YD-16")
@pytest.mark.parametrize("game", games(), ids=lambda game: f"{game.players} {game.changed_options()}")
def test_every_decision_has_its_month_and_its_phase_in_order(game: YearOfTheDragon) -> None:
    last = (0, 0)
    for table in walk(game, "moments"):
        now = moment(table)
        assert (now.rounds, now.phases) == (MONTHS, ORDER[1:])
        assert now.order == table.order
        assert now.round == table.month
        if table.over:
            assert (now.round, now.phase, now.seat, now.turn) == (MONTHS, "", NOBODY, 0)
            continue
        assert now.phase in PHASE_OF[asked(table)].split()
        assert (now.phase == "draft") == (now.round == 0)
        here = (now.round, ORDER.index(now.phase))
        assert here >= last
        last = here


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_each_phase_with_turns_every_seat_has_one_in_turn_order(players: int) -> None:
    turns: dict[tuple[int, str], list[int]] = {}
    orders: dict[tuple[int, str], list[int]] = {}
    for table in walk(game_for(players), "turns"):
        now = moment(table)
        if not now.turn:
            assert now.seat == NOBODY
            continue
        found = turns.setdefault((now.round, now.phase), [])
        orders.setdefault((now.round, now.phase), list(now.order))
        if len(found) < now.turn:
            found.append(now.seat)
        assert found[now.turn - 1] == now.seat
        assert len(found) == now.turn
    for when, seats in turns.items():
        assert sorted(seats) == list(range(players)), when
        assert seats == (list(range(players)) if when[1] == "draft" else orders[when])
    assert {(0, "draft"), (1, "action"), (11, "person"), (12, "action")} <= set(turns)


def test_before_the_year_nobody_is_on_turn_while_tiles_are_drawn() -> None:
    now = moment(new_table(3))
    assert (now.round, now.phase, now.seat, now.turn) == (0, "draft", NOBODY, 0)


@clause("YD-E1")
def test_a_wall_tile_that_chance_picks_belongs_to_the_turn_of_its_builder() -> None:
    table = table_at(2, wall="random")
    table.agenda = [Happen(NOBODY), BeginPersons(NOBODY), BuildWall(NATURE, 1)]
    table.settle()
    assert (table.to_move, moment(table).seat, moment(table).turn) == (NATURE, 1, 2)


@clause("YD-43")
def test_whoever_loses_persons_to_an_event_is_asked_but_not_on_turn() -> None:
    table = table_at(2, month=5, event="contagion")
    give(table, 1, "3 monk-old healer-young warrior-old", "1 farmer-old")
    table.agenda = [BeginMonth(NOBODY, 6), ScoreRound(NOBODY), Decay(NOBODY), Happen(NOBODY)]
    table.settle()
    now = moment(table)
    assert (asked(table), table.to_move) == ("ReleasePerson", 1)
    assert (now.round, now.phase, now.seat, now.turn) == (5, "event", NOBODY, 0)


@clause("YD-65", "YD-E9")
def test_persons_lost_to_the_last_counting_of_the_wall_leave_in_the_scoring() -> None:
    table = table_at(2, month=12, wall="choose")
    give(table, 0, "3 monk-old healer-young")
    table.agenda = [FinalScoring(NOBODY), ScoreWall(NOBODY, 12), ScoreRound(NOBODY)]
    table.settle()
    assert (asked(table), moment(table).phase) == ("ReleasePerson", "scoring")
    play(table, "release monk-old palace 1")
    assert (table.over, moment(table).phase) == (True, "")
