"""Turns of In the Year of the Dragon as people tell them."""

from __future__ import annotations

from teahouse.dealer import Dealer
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import Happening, Teller, Turn
from teahouse.words import Words
from tests.games.year_of_the_dragon.positions import choosing, game_for

NAMES = ["Mei", "Bao", "Tao", "Kai"]


def told(table: YearTable, *texts: str, lang: str = "en") -> list[str]:
    """Play moves and return the sentences of the turns."""
    teller = Teller(table)
    for text in texts:
        move = table.game.move(text)
        assert table.refusal(move) is None, text
        teller.play(table, move)
    words = Words(lang, "year-of-the-dragon", NAMES)
    return [words.told(one) for one in teller.tale if isinstance(one, Turn)]


def at(table: YearTable, action: str) -> str:
    """The move that takes an action, wherever its card lies."""
    return next(move.text for move in table.moves() if move.text.startswith(f"{action}@"))


def test_a_turn_is_one_sentence_with_its_price_and_its_result() -> None:
    table = choosing("2", "2", yuan=6, fee=True)
    assert told(table, at(table, "privilege"), "privilege small") == [
        "Mei pays 3 yuan to use a group of actions that is taken already "
        "and buys a small privilege for 2 yuan (1 point every month). "
        "yuan 6 → 1, dragons on privileges 0 → 1"
    ]


def test_the_same_turn_in_german() -> None:
    table = choosing("2", "2", yuan=6, fee=True)
    assert told(table, at(table, "privilege"), "privilege small", lang="de")[0].startswith(
        "Mei zahlt 3 Yuan für eine schon besetzte Aktionsgruppe "
        "und kauft ein kleines Privileg für 2 Yuan (jeden Monat 1 Punkt). "
    )


def test_a_fee_is_not_counted_as_less_tax() -> None:
    table = choosing("2 tax-collector-young", "2", yuan=6, fee=True)
    assert "collects 5 yuan in taxes. yuan 6 → 8" in told(table, at(table, "taxes"))[0]


def test_a_build_tells_where_the_floors_went() -> None:
    table = choosing("2 craftsman-young", "2", yuan=6)
    assert told(table, at(table, "build"), "raise new", "raise palace 1")[0].startswith(
        "Mei begins a new palace and adds a floor to palace 1."
    )


def test_a_month_ends_with_its_event_and_its_scoring_for_everybody() -> None:
    game = game_for(3)
    table = game.new()
    teller = Teller(table)
    dealer, chooser = Dealer(4), Dealer("4/choices")
    while not table.over:
        moves_now = table.moves()
        teller.play(table, dealer.draw(table) if table.to_move < 0 else moves_now[chooser.number(len(moves_now))])
    happenings = [one for one in teller.tale if isinstance(one, Happening)]
    scorings = [one for one in happenings if one.title.id == "happening-scoring"]
    assert [one.moment.round for one in scorings] == list(range(1, 13))
    for one in scorings:
        for row in one.rows:
            before, after = row.change.get("points", (0, 0))
            assert [reason.id for reason in row.reasons] == ["told-scores"]
            assert sum(points for _, points in row.reasons[0].arguments if isinstance(points, int)) == after - before
    events = [one for one in happenings if one.title.id == "happening-event"]
    assert len(events) == 12
    assert happenings[-1].title.id == "happening-final"
