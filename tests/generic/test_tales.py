"""Games told turn by turn: complete, in both languages, true to the counts, and without what is hidden."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import pytest

from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, SPECTATOR, Game, Happening, Ref, Table, Teller, Turn, outcomes, until_happening
from teahouse.library import folder_of, rulebooks
from teahouse.server.sight import trial_view
from teahouse.words import LANGUAGES
from tests.generic.sentences import check_sentence
from tests.generic.variants import SHELF, described, every_variant, opened

GAMES: Final = [kind.name for kind in rulebooks()]


def told(game: Game, seed: str) -> tuple[Teller, list[dict[str, int]], Table]:
    """A game of random moves, listened to; what everybody had at its beginning; the table after it."""
    table, dealer, luck = game.new(), Dealer(seed), random.Random(seed)
    start, teller = table.everybody(), Teller(table)
    while not table.over:
        teller.play(table, dealer.draw(table) if table.to_move == NATURE else luck.choice(table.moves()))
    return teller, start, table


def tales(name: str) -> Iterator[tuple[Game, Teller, list[dict[str, int]], Table]]:
    with opened(name) as kind:
        for game in every_variant(kind):
            yield game, *told(game, described(game))


@pytest.mark.parametrize("name", SHELF)
def test_a_tale_holds_every_move_once_and_every_sentence_in_both_languages(name: str) -> None:
    for game, teller, _, _ in tales(name):
        version = 0
        for one in teller.tale:
            if isinstance(one, Turn):
                assert one.first == version
                assert one.at - one.first == len(one.deeds)
                version = one.at
                for part in [*one.parts, *(note.message for note in one.own)]:
                    check_sentence(game.name, part)
            else:
                assert one.at == version
                for line in [one.title, *one.lines, *(reason for row in one.rows for reason in row.reasons)]:
                    check_sentence(game.name, line)
        assert version == teller.version


@pytest.mark.parametrize("name", GAMES)
def test_what_a_tale_tells_is_among_the_sentences_that_a_page_has_at_once(name: str) -> None:
    """Those of `later` and `things` come when somebody asks about a thing; the log does not wait for them."""
    for lang in LANGUAGES:
        shelf = files("teahouse.locale") / lang
        folder = folder_of(name)
        parts = ("common", "web", f"web_{folder}", folder)
        texts = [(shelf / f"{part}.ftl").read_text("utf-8") for part in parts]
        known = set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))
        for _, teller, _, _ in tales(name):
            for one in teller.tale:
                if isinstance(one, Turn):
                    said = [*one.parts, *(note.message for note in one.own)]
                else:
                    said = [one.title, *one.lines, *(reason for row in one.rows for reason in row.reasons)]
                named = [value.id for part in said for _, value in part.arguments if isinstance(value, Ref)]
                assert {*(part.id for part in said), *named} <= known


@pytest.mark.parametrize("name", SHELF)
def test_what_turns_and_happenings_change_adds_up_to_the_end(name: str) -> None:
    for game, teller, start, table in tales(name):
        have = [dict(counts) for counts in start]
        for one in teller.tale:
            if isinstance(one, Turn):
                changes = one.changes
            else:
                changes = {row.seat: row.change for row in one.rows}
            for seat, change in changes.items():
                for count, (before, after) in change.items():
                    assert have[seat][count] == before, (described(game), one.at, count)
                    have[seat][count] = after
        assert have == table.everybody()


@pytest.mark.parametrize("name", SHELF)
def test_a_tale_keeps_no_tables_of_turns_that_have_ended(name: str) -> None:
    for _, teller, _, _ in tales(name):
        turns = [one for one in teller.tale if isinstance(one, Turn)]
        assert all(deed.before is None and deed.after is None for one in turns[:-1] for deed in one.deeds)


@pytest.mark.parametrize("name", SHELF)
def test_a_turn_is_of_one_seat_in_one_phase(name: str) -> None:
    for _, teller, _, _ in tales(name):
        for one in teller.tale:
            if isinstance(one, Turn):
                assert {deed.seat for deed in one.deeds} <= {one.seat, NATURE}
            else:
                assert isinstance(one, Happening)


@pytest.mark.parametrize("name", SHELF)
def test_a_tale_says_nothing_that_a_spectator_may_not_know(name: str) -> None:
    """The same moves, but for draws that nobody else may know: the same tale."""
    with opened(name) as kind:
        for game in every_variant(kind):
            if not game.secret():
                continue
            one, two = game.new(), game.new()
            dealer, luck = Dealer(described(game)), random.Random(described(game))
            left, right = Teller(one), Teller(two)
            while not one.over:
                move = dealer.draw(one) if one.to_move == NATURE else luck.choice(one.moves())
                other = move
                if one.to_move == NATURE and not one.shows(move, SPECTATOR):
                    hidden = [draw for draw in two.moves() if not two.shows(draw, SPECTATOR)]
                    other = luck.choice(hidden or two.moves())
                if other not in two.moves():
                    break
                left.play(one, move)
                right.play(two, other)
                if game.view(one, SPECTATOR).to_json() != game.view(two, SPECTATOR).to_json():
                    break  # a hidden card was shown: from here on they are different games
                assert len(left.tale) == len(right.tale)
                for ours, theirs in zip(left.tale[-3:], right.tale[-3:], strict=True):
                    assert ours.to_json(SPECTATOR) == theirs.to_json(SPECTATOR), described(game)


@pytest.mark.parametrize("name", SHELF)
def test_before_a_turn_is_confirmed_nothing_that_befalls_everybody_is_seen(name: str) -> None:
    parted = 0
    with opened(name) as kind:
        game = next(iter(every_variant(kind)))
        table, dealer, luck = game.new(), Dealer(name), random.Random(name)
        while not table.over:
            move = dealer.draw(table) if table.to_move == NATURE else luck.choice(table.moves())
            seat, round = table.to_move, game.moment(table).round
            quiet = until_happening(table, move)
            own = outcomes(table, move)[0].everybody()
            table.notes, table.chapters = [], []
            table.apply(move)
            notes, chapters = table.notes, table.chapters
            table.notes = table.chapters = None
            if quiet is None:
                continue
            parted += 1
            seen, told = quiet
            assert seen.everybody() == chapters[0].counts == own
            assert told == chapters[0].note <= len(notes)
            assert game.moment(seen).round == round
            if seat >= 0:
                game.hints(seen, seat)
                view = trial_view(game, table, seat, seen)
                assert view.scores == game.seen_scores(seen, seat, False)
                assert all(game.explain(thing, view) is not None for thing in game.things(view))
    assert parted >= 3 or name == "toy"
