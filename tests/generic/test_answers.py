"""Whoever points at a thing that cannot be played now is told why, or what it is: walked through random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from teahouse.kernel import NATURE, NOT_NOW, Game, Ref, Table
from teahouse.library import rulebook, rulebooks
from teahouse.words import LANGUAGES, Words
from tests.generic.habits import Habit
from tests.generic.variants import any_variant

NAMES = [kind.name for kind in rulebooks()]
GAMES = 8
OTHER_WORDS = {"not asked", "being asked", "comes next", "gefragt ist", "ist an der Reihe"}
"""What an answer must not say: that something else is being asked, or that somebody else comes next."""


def asked(name: str) -> Iterator[tuple[Game, Table]]:
    """Tables of random games on which a seat is asked, some of every game and every question at least once."""
    luck = random.Random(f"answers {name}")
    seen: set[str] = set()
    for _ in range(GAMES):
        game = any_variant(rulebook(name), luck)
        table, habit = game.new(), Habit(game, luck)
        while not table.over:
            question = table.agenda[-1].id
            if table.to_move != NATURE and (question not in seen or luck.random() < 0.05):
                seen.add(question)
                yield game, table
            table.apply(habit.choose(table))


@pytest.mark.parametrize("name", NAMES)
def test_every_thing_that_cannot_be_played_answers_with_a_reason_of_its_own_or_with_its_card(name: str) -> None:
    words = [Words(lang, name, ["Mei", "Bao", "Lin", "Kai", "Tao"]) for lang in LANGUAGES]
    answers: Counter[str] = Counter()
    for game, table in asked(name):
        seat = table.to_move
        view = game.view(table, seat)
        playable = {move.target for move in view.moves}
        for thing in game.things(view):
            if thing in playable:
                continue
            move = game.asks(table, thing)
            refusal = table.refusal(move) if move is not None else None
            if move is None:
                answers["a card"] += 1
                assert game.explain(thing, view) is not None, thing
            elif refusal is None:
                answers["a legal move"] += 1  # the thing stands for it, though another one is its target
                assert move in view.moves
            else:
                answers["when" if refusal.reason == NOT_NOW else "a reason"] += 1
                assert ("when", Ref("when-chance")) not in refusal.numbers, thing
                for language in words:
                    said = language.say(refusal.message)
                    assert not any(phrase in said for phrase in OTHER_WORDS), said
    assert answers["a reason"] > 100
    assert answers["when"] > 100


@pytest.mark.parametrize("name", NAMES)
def test_every_family_of_moves_that_seats_make_says_when(name: str) -> None:
    kind = rulebook(name)
    for lang in LANGUAGES:
        words = Words(lang, name)
        for step in kind.steps:
            if not step.drawn:
                missing = [family for family in step.kinds if not words.has(f"when-{family}")]
                # bonus cards of Dragon Boats name their windows instead
                assert not [family for family in missing if not family.startswith("play-")], step.id


@pytest.mark.parametrize("name", NAMES)
def test_chance_alone_answers_exactly_the_steps_that_are_drawn(name: str) -> None:
    luck = random.Random(f"drawn {name}")
    for _ in range(GAMES):
        game = any_variant(rulebook(name), luck)
        table, habit = game.new(), Habit(game, luck)
        while not table.over:
            step = table.agenda[-1]
            assert step.seat == NATURE or not step.drawn, step.id
            assert step.drawn or step.seat != NATURE or step.id == "build-wall", step.id  # tiles at random (YD-60)
            table.apply(habit.choose(table))
