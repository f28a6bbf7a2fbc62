"""What a game tells about a table beside its facts: where we are, what to draw, what things are."""

from __future__ import annotations

import json
import random

from teahouse.kernel import NOBODY, Game, Message, Table, View
from tests.generic.sentences import check_sentence


def check_moment(game: Game, table: Table) -> None:
    """A round within the game, a phase with a name, and seats that exist."""
    moment = game.moment(table)
    assert 0 <= moment.round <= moment.rounds
    assert sorted(moment.order) == list(range(game.players))
    assert moment.phases
    if table.over:
        assert (moment.round, moment.phase) == (moment.rounds, "")
    else:
        assert moment.phase in moment.phases or moment.phase
        check_sentence(game.name, Message(f"phase-{moment.phase}"))
    for phase in moment.phases:
        check_sentence(game.name, Message(f"phase-{phase}"))
    numbers = (("round", moment.round), ("rounds", moment.rounds))
    check_sentence(game.name, Message("moment" if moment.round else "moment-before", numbers))
    assert moment.seat == NOBODY or 0 <= moment.seat < game.players
    assert moment.turn >= 0
    assert not moment.turn or moment.seat >= 0
    json.dumps(moment.to_json())


def check_hints(game: Game, table: Table, seat: int, view: View) -> None:
    """What is hinted at is a thing of the board, and can be sent."""
    hints = game.hints(table, seat)
    json.dumps(hints)
    explained = bool(game.things(view))
    for thing in hints if explained else ():
        assert game.explain(thing, view) is not None, f"nobody can say what {thing} is"


def check_things(game: Game, view: View, clauses: set[str], luck: random.Random) -> None:
    """Every thing of the board, and whatever can be acted on, has an explanation in every language."""
    things = game.things(view)
    if not things:
        return
    assert len(set(things)) == len(things), "a thing is listed twice"
    some = things if view.moves else luck.sample(things, min(8, len(things)))
    for thing in {*some, *(move.target for move in view.moves if move.target)}:
        told = game.explain(thing, view)
        assert told is not None, f"nobody can say what {thing} is"
        assert told.does, f"{thing} does nothing"
        assert told.clauses, f"{thing} stands in no rule"
        assert set(told.clauses) <= clauses, thing
        for message in (told.name, *told.does, *told.numbers):
            check_sentence(game.name, message)
        json.dumps(told.to_json())
    assert game.explain("the-moon", view) is None


def check_questions(game: Game, table: Table) -> None:
    """Whoever points at a thing that stands for no legal move is told why not, or what it is."""
    if table.over or table.to_move < 0:
        return
    legal = {move.target for move in table.moves()}
    for thing in game.catalogue.by_target:
        meant = game.asks(table, thing)
        if meant is None:
            assert thing not in legal
        elif thing not in legal and (meant.target == thing or meant.kind not in table.agenda[-1].kinds):
            assert table.refusal(meant) is not None, f"{thing} stands for {meant}"
