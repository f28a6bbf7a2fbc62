"""The examination notices what it looks for: each flaw is put into the toy on purpose."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from teahouse.kernel import NOBODY, Explanation, Game, IllegalMove, Message, Moment, Refusal, Table
from teahouse.library import build, rulebook
from teahouse.words import MissingText
from tests.generic.examiner import Examiner

Patch = pytest.MonkeyPatch


def shared_hand(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = table.copy

    def copy(self: Any) -> Any:
        twin: Any = honest(self)
        twin.hands = self.hands
        return twin

    patch.setattr(table, "copy", copy)


def forgetful_copy(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = table.copy

    def copy(self: Any) -> Any:
        twin: Any = honest(self)
        twin.coins = [1] * len(self.coins)
        return twin

    patch.setattr(table, "copy", copy)


def shallow_copy(kind: type[Game], table: type[Table], patch: Patch) -> None:
    """What `copy.copy` would make of an object that says nothing about it."""

    def shallow(self: Any) -> Any:
        twin: Any = type(self)()
        for name in (*Table.__slots__, *type(self).__slots__):
            setattr(twin, name, getattr(self, name))
        return twin

    patch.setattr(table, "__copy__", shallow)


def open_hand(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = kind.seen
    patch.setattr(kind, "seen", lambda self, at, seat, opened: {**honest(self, at, seat, opened), "left": at.pool[:]})


def looking_costs(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = kind.tally

    def tally(self: Any, at: Any, seat: int) -> dict[str, int]:
        at.coins[seat] += 1
        return honest(self, at, seat)

    patch.setattr(kind, "tally", tally)


def lost_points(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(table, "breakdown", lambda self: [{"lanterns": points} for points in self.hung])


def unknown_source(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(table, "breakdown", lambda self: [{"luck": points} for points in self.scores()])


def low_bounds(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = kind.bounds

    def bounds(self: Any) -> Any:
        found = honest(self)
        found.highest = 2
        return found

    patch.setattr(kind, "bounds", bounds)


def few_decisions(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = kind.bounds

    def bounds(self: Any) -> Any:
        found = honest(self)
        found.decisions = 9
        return found

    patch.setattr(kind, "bounds", bounds)


def step(kind: type[Game], name: str) -> Any:
    return next(step for step in kind.steps if step.__name__ == name)


def twice(kind: type[Game], table: type[Table], patch: Patch) -> None:
    bow = step(kind, "Bow")
    patch.setattr(bow, "moves", lambda self, at: [at.box.moves.bow, at.box.moves.bow])


def nothing_to_do(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(step(kind, "Bow"), "moves", lambda self, at: [])


def zero_weights(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(step(kind, "Deal"), "weights", lambda self, at: [0] * len(self.moves(at)))


def weights_too_few(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(step(kind, "Deal"), "weights", lambda self, at: at.pool[:1])


def refusal_answer(reason: str, clause: str) -> Callable[[type[Game], type[Table], Patch], None]:
    def flaw(kind: type[Game], table: type[Table], patch: Patch) -> None:
        patch.setattr(step(kind, "Turn"), "refuse", lambda self, at, move: Refusal(reason, clause))

    flaw.__name__ = f"refusal_{reason}_{clause}"
    return flaw


def silent_refusal(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(step(kind, "Turn"), "refuse", lambda self, at, move: None)


def refused_but_legal(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = table.refusal

    def refusal(self: Any, move: Any) -> Any:
        return Refusal("game-over", "TOY-7") if move.text == "pass" else honest(self, move)

    patch.setattr(table, "refusal", refusal)


def forgetful_position(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = table.facts
    patch.setattr(table, "facts", lambda self: {**honest(self), "bows": [0] * self.game.players})


def wordless_note(kind: type[Game], table: type[Table], patch: Patch) -> None:
    honest = table.tell

    def tell(self: Any, id: str, seat: int, arguments: Any = (), only: int = -1) -> None:
        honest(self, id, seat, (), only)

    patch.setattr(table, "tell", tell)


def wordless_prompt(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(step(kind, "Turn"), "details", lambda self, at: ())


def hidden_rule(kind: type[Game], table: type[Table], patch: Patch) -> None:
    """A move that depends on another seat's hidden hand."""
    turn = step(kind, "Turn")
    honest = turn.moves

    def moves(self: Any, at: Any) -> Any:
        found = honest(self, at)
        rival = at.hands[(self.seat + 1) % at.game.players]
        return found if 0 in rival else [move for move in found if move.text != "pass"] or found

    patch.setattr(turn, "moves", moves)


def endless(kind: type[Game], table: type[Table], patch: Patch) -> None:
    """Bows are answered by the next seat: a seat that forces itself to go on would keep a preview busy for ever."""
    bow = step(kind, "Bow")
    honest = bow.play

    def play(self: Any, at: Any, move: Any) -> None:
        honest(self, at, move)
        at.agenda.append(bow((self.seat + 1) % at.game.players))

    patch.setattr(bow, "play", play)


def telling_hint(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(kind, "hints", lambda self, at, seat: {"hand": {"first": at.hands[0][:1]}})


def nameless_phase(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(kind, "moment", lambda self, at: Moment(1, 2, "dusk", ("dusk",), NOBODY, 0, list(range(3))))


def thing_unknown(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(kind, "things", lambda self, view: ["hand", "kite"])


def thing_told(*clauses: str, name: str) -> Callable[[type[Game], type[Table], Patch], None]:
    def flaw(kind: type[Game], table: type[Table], patch: Patch) -> None:
        def explain(self: Any, thing: str, view: Any) -> Explanation | None:
            return Explanation(Message(name), (Message("game-title"),), (), clauses) if thing != "the-moon" else None

        patch.setattr(kind, "things", lambda self, view: ["hand"])
        patch.setattr(kind, "explain", explain)

    flaw.__name__ = f"thing_{name}_{len(clauses)}_{''.join(clauses)}"
    return flaw


def pointless_question(kind: type[Game], table: type[Table], patch: Patch) -> None:
    patch.setattr(kind, "asks", lambda self, at, thing: None)


FLAWS: list[Callable[[type[Game], type[Table], Patch], None]] = [
    shared_hand,
    forgetful_copy,
    shallow_copy,
    open_hand,
    looking_costs,
    lost_points,
    unknown_source,
    low_bounds,
    few_decisions,
    twice,
    nothing_to_do,
    zero_weights,
    weights_too_few,
    refusal_answer("too-dear", "TOY-4"),
    refusal_answer("no-such-sentence", "TOY-4"),
    refusal_answer("not-now", "TOY-99"),
    silent_refusal,
    refused_but_legal,
    forgetful_position,
    wordless_note,
    wordless_prompt,
    hidden_rule,
    endless,
    telling_hint,
    nameless_phase,
    thing_unknown,
    thing_told("TOY-1", name="no-such-sentence"),
    thing_told("TOY-99", name="game-title"),
    thing_told(name="game-title"),
    pointless_question,
]


def examine_some_games() -> None:
    for seed in range(4):
        Examiner(build("toy", 3, None, {"rounds": 3}), random.Random(seed)).play(examined=100)


@pytest.mark.parametrize("flaw", FLAWS, ids=lambda flaw: flaw.__name__)
def test_the_examination_notices(flaw: Callable[[type[Game], type[Table], Patch], None], toy: str) -> None:
    kind = rulebook(toy)
    table = type(build(toy, 2, None, {}).new())
    with pytest.MonkeyPatch.context() as patch:
        flaw(kind, table, patch)
        with pytest.raises((AssertionError, IllegalMove, MissingText, AttributeError, ValueError, IndexError)):
            examine_some_games()


def test_the_examination_is_content_with_an_honest_game(toy: str) -> None:
    examine_some_games()
