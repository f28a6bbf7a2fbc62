"""Bounds of the game that hold whatever is in the box: how many palaces anybody ever has, which moves there are."""

from __future__ import annotations

import pytest

from teahouse import Dealer
from teahouse.games.year_of_the_dragon.game import YearOfTheDragon
from teahouse.games.year_of_the_dragon.names import CARDS
from teahouse.games.year_of_the_dragon.table import YearTable
from teahouse.kernel import NATURE, Value
from teahouse.library import build
from tests.games.year_of_the_dragon.positions import game_for, legal, play
from tests.games.year_of_the_dragon.test_components import box, changed
from tests.support import clause

WISHES = (
    "draft craftsman", "raise new", "charter craftsman", "build@", "card craftsman", "card wild", "take craftsman-old",
    "take craftsman-young", "wall@", "wall floor", "release farmer", "release monk", "release healer", "taxes@",
)  # fmt: skip
"""What somebody wants who builds as many palaces as the rules allow, most wanted first."""


def most_built(table: YearTable, seed: int) -> int:
    """Play on with one seat that builds and others that keep out of its way; the most palaces it ever had."""
    dealer = Dealer(seed)
    most = 0
    while not table.over:
        if table.to_move == NATURE:
            table.apply(dealer.draw(table))
            continue
        texts = legal(table)
        if table.to_move == 0:
            wished = [text for wish in WISHES for text in texts if text.startswith(wish)]
            # somebody in an empty palace keeps it from decay
            empty = [text for text in texts if text.startswith("place ") and is_empty(table, text)]
            play(table, (wished or empty or texts)[0])
            most = max(most, len(table.players[0].palaces))
        else:
            play(table, next((text for text in texts if "craftsman" not in text), texts[0]))
    return most


def is_empty(table: YearTable, text: str) -> bool:
    """Whether nobody lives in the palace this move names."""
    return not table.players[table.to_move].palaces[int(text.split()[-1]) - 1].count


MORE_CRAFTSMEN = changed(
    "young = { value = 2, symbols = 1, tiles = 10 }",
    "young = { value = 2, symbols = 1, tiles = 10 }\nold = { value = 1, symbols = 9, tiles = 10 }",
    "[person]",
) + changed("old = 1", "old = 4", "display")
MORE_CARDS = changed("wild = 2", "wild = 5", "cards")
TALL_TILES = changed(
    'amount = 1\nsource = "printed"\n\n[[wall-tile]]\nid = "yuan"',
    'amount = 9\nsource = "printed"\n\n[[wall-tile]]\nid = "yuan"',
    "[wall-tile]",
)


@clause("YD-25")
@pytest.mark.parametrize("changes", [None, MORE_CARDS, MORE_CRAFTSMEN, MORE_CARDS + MORE_CRAFTSMEN, TALL_TILES])
@pytest.mark.parametrize("decay", ["after", "before"])
def test_nobody_ever_has_more_palaces_than_the_catalogue_has_moves_for(changes: str | None, decay: str) -> None:
    options: dict[str, Value] = {"wall": "choose", "super_event": "charter", "decay": decay}
    game = build("year-of-the-dragon", 2, changes, options)
    for seed in range(8):
        table = game.new()
        assert isinstance(table, YearTable)
        assert 8 <= most_built(table, seed) <= table.box.most_palaces()


Empty = tuple[int, int, int]
"""How many empty palaces have one, two and three floors."""


def with_floor(states: set[Empty]) -> set[Empty]:
    """Every way to build one floor more."""
    found: set[Empty] = set()
    for one, two, three in states:
        found.add((one + 1, two, three))
        if one:
            found.add((one - 1, two + 1, three))
        if two:
            found.add((one, two - 1, three + 1))
    return found


def with_person(states: set[Empty]) -> set[Empty]:
    """Every way to let somebody move into an empty palace, which then decays no longer."""
    found = {(one - 1, two, three) for one, two, three in states if one}
    found |= {(one, two - 1, three) for one, two, three in states if two}
    return found | {(one, two, three - 1) for one, two, three in states if three}


@clause("YD-25", "YD-50")
@pytest.mark.parametrize("corner", ["charter", "sunrise"])
def test_the_bound_on_palaces_holds_for_every_way_to_build_with_all_craftsmen_from_the_first_month(corner: str) -> None:
    """Nobody ever leaves here, and each new person saves a palace of its own."""
    one = box()
    hammers = one.most_craftsmen() * one.symbols[0]
    assert hammers == 5
    states: set[Empty] = {(0, 0, 0)}
    inhabited = len(one.start_palaces)
    most = 0
    for month in range(1, 13):
        for _ in range(one.base[1] + hammers):
            states = with_floor(states)
        most = max(most, inhabited + max(sum(state) for state in states))
        if month < 12:
            states = with_person(states)
            inhabited += 1
        if month == 7 and corner == "sunrise":
            states = with_person(states)
            inhabited += 1
        if month == 7 and corner == "charter":
            for _ in range(hammers):
                states = with_floor(states)
            most = max(most, inhabited + max(sum(state) for state in states))
        states = {(two, three, 0) for _, two, three in states}  # decay
    assert 20 < most <= one.most_palaces() == 37


def test_the_bounds_of_the_game() -> None:
    for players in (2, 5):
        game = game_for(players)
        bounds = game.bounds()
        assert bounds.moves == len(game.catalogue) == len(game.catalogue.moves)
        assert bounds.lowest == 0
        # each month every palace, ten ladies and two dragons for each month's privilege; twice that for all else
        assert bounds.highest == 2 * 12 * (37 + 10 + 24)
        # the start, an action with its floors a month, a card with tile and palace, releases and a flood
        assert bounds.decisions == players * (4 + 12 * (1 + 23) + 3 * 11 + 120)


def test_the_catalogue_depends_on_the_box_alone() -> None:
    texts = [move.text for move in game_for(2).catalogue.moves]
    for players, options in ((5, {}), (3, {"wall": "random", "super_event": "hidden", "hands": "hidden"})):
        assert [move.text for move in game_for(players, **options).catalogue.moves] == texts
    assert [move.number for move in game_for(2).catalogue.moves] == list(range(len(texts)))
    assert isinstance(game_for(2), YearOfTheDragon)
    assert f"card {CARDS[-1]}" in texts
