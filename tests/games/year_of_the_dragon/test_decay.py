"""Phase 3, decay: empty palaces lose a floor (YD-50)."""

from __future__ import annotations

from teahouse.games.year_of_the_dragon.steps.event import Decay
from teahouse.games.year_of_the_dragon.steps.round import BeginMonth
from teahouse.kernel import NOBODY
from tests.games.year_of_the_dragon.positions import ask, give, legal, noted, play, show, table_at
from tests.support import clause


@clause("YD-50")
def test_an_empty_palace_loses_a_floor_and_one_of_a_single_floor_disappears() -> None:
    table = table_at(2)
    table.notes = []
    give(table, 0, "2", "1", "3 monk-old", "3")
    give(table, 1, "1 monk-old")
    ask(table, Decay(NOBODY))
    assert show(table.players[0]) == ["1", "3 monk-old", "2"]
    assert show(table.players[1]) == ["1 monk-old"]
    assert noted(table, "note-decay") == [(0, {"floors": 3})]


@clause("YD-50", "YD-51", "YD-16")
def test_a_palace_built_this_round_and_left_empty_is_gone_before_scoring() -> None:
    table = table_at(2, month=1)
    give(table, 0, "2 monk-old healer-old", "2 farmer-old")
    give(table, 1, "2 monk-old healer-old", "2 farmer-old scholar-old")
    table.agenda = [BeginMonth(NOBODY, 2), BeginMonth(NOBODY, 1)]
    table.settle()
    while table.month == 1:
        wanted = [
            text for text in legal(table) if text.startswith(("build@", "raise new", "place palace 2", "decline"))
        ]
        play(table, wanted[0] if wanted and table.to_move == 0 else legal(table)[0])
    assert show(table.players[0])[0] == "2 monk-old healer-old"
    assert len(table.players[0].palaces) == 2
    assert table.breakdown()[0]["palaces"] == 2


@clause("YD-D9", "YD-44", "YD-50")
def test_empty_palaces_decay_in_months_of_peace_too() -> None:
    table = table_at(2, month=1)
    give(table, 0, "3 monk-old", "3")
    table.agenda = [BeginMonth(NOBODY, 2), BeginMonth(NOBODY, 1)]
    table.settle()
    while table.month == 1:
        play(table, legal(table)[0])
    assert show(table.players[0])[1] == "2"
