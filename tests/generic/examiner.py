"""What must hold at every table of every game (`Examiner.state`), and what a whole game must be (`Examiner.game`)."""

from __future__ import annotations

import copy
import json
import pickle
import random
from functools import cache

import pytest

from teahouse.kernel import (
    GAME_OVER,
    NATURE,
    NOBODY,
    SPECTATOR,
    Game,
    IllegalMove,
    Message,
    Move,
    Note,
    Record,
    Table,
    preview,
)
from tests.generic.habits import Habit
from tests.generic.sentences import check_sentence, words_of
from tests.generic.telling import check_hints, check_moment, check_questions, check_things
from tests.generic.variants import described

TOO_LONG = 20_000
"""No game has so many moves, NATURE's included."""


@cache
def check_catalogue(game: Game) -> None:
    """Every move can be chosen by a person: it has a number, a text that can be recorded, and a label."""
    moves = game.catalogue.moves
    assert len(moves) == len(game.catalogue) == game.bounds().moves
    for number, move in enumerate(moves):
        assert move.number == number
        assert game.move(move.text) is move
        assert move.text == move.text.strip() != "?"
        assert "\n" not in move.text
        check_sentence(game.name, move.label)


class Examiner:
    """Examines tables of one game."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self.game = game
        self.luck = luck
        self.clauses = {clause.id for clause in game.clauses}
        self.bounds = game.bounds()
        check_catalogue(game)

    def __repr__(self) -> str:
        return described(self.game)

    # -- one table ------------------------------------------------------------------------------------------------

    def glance(self, table: Table) -> None:
        """What costs little, for every state of a game."""
        game = self.game
        scores, breakdown = table.scores(), table.breakdown()
        assert len(scores) == len(breakdown) == game.players
        for points, sources in zip(scores, breakdown, strict=True):
            assert sum(sources.values()) == points
            assert set(sources) <= set(game.sources)
            assert self.bounds.lowest <= points <= self.bounds.highest
        check_sentence(game.name, table.prompt())
        moves = table.moves()
        assert len(set(moves)) == len(moves), "a move is offered twice"
        assert all(game.catalogue.moves[move.number] is move for move in moves)
        assert table.over == (table.to_move == NOBODY) == (not moves)
        if table.to_move == NATURE:
            weights = table.weights()
            assert len(weights) == len(moves)
            assert all(type(weight) is int for weight in weights)
            assert min(weights) > 0
        elif not table.over:
            assert 0 <= table.to_move < game.players

    def state(self, table: Table) -> None:
        """Everything, with every move of the catalogue."""
        self.glance(table)
        before = _position(table)
        self._peek(table)
        assert _position(table) == before, "looking has changed the table"
        self._refusals(table)
        assert _position(table) == before, "asking why not has changed the table"
        self._copies(table, before)
        self._round_trip(table, before)
        self._non_interference(table)
        self._previews(table)
        self._illegal_play(table)
        assert _position(table) == before, "what was tried on copies has changed the table"

    def _peek(self, table: Table) -> None:
        game = self.game
        check_moment(game, table)
        check_questions(game, table)
        for seat in [*range(game.players), SPECTATOR]:
            view = game.view(table, seat)
            json.dumps(view.to_json())
            mine = not table.over and table.to_move == seat
            assert view.moves == (table.moves() if mine else [])
            check_hints(game, table, seat, view)
            check_things(game, view, self.clauses, self.luck)
            for section in game.text(view):
                check_sentence(game.name, section.title)
                for line in section.lines:
                    check_sentence(game.name, line)
        for seat in range(game.players):
            for name in game.tally(table, seat):
                check_sentence(game.name, Message(f"tally-{name}", (("count", 1),)))
            forecast = getattr(game, "forecast", None)
            if forecast is not None:
                for outlook in forecast(table, seat):
                    check_sentence(game.name, outlook.message)
        for seat in (-4, game.players):
            with pytest.raises(ValueError, match="there is no seat"):
                game.view(table, seat)
        ranking = table.ranking()
        assert ranking == [1 + sum(other < place for other in ranking) for place in ranking]

    def _refusals(self, table: Table) -> None:
        """Refused exactly when not legal, with a clause of this game and a sentence in every language."""
        legal = set(table.moves())
        for move in self.game.catalogue.moves:
            refusal = table.refusal(move)
            assert (refusal is None) == (move in legal), move
            if refusal is not None:
                assert refusal.clause in self.clauses, (move, refusal)
                check_sentence(self.game.name, refusal.message)
                if table.over:
                    assert refusal.reason == GAME_OVER

    def _copies(self, table: Table, before: str) -> None:
        for twin in (table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
            assert type(twin) is type(table)
            assert twin == table
            assert _position(twin) == before
            assert (twin.to_move, twin.over, twin.notes) == (table.to_move, table.over, None)
            assert twin.moves() == table.moves(), "a copy is played with other moves"
            if not table.over:
                self._wander(twin, self.luck.choice(table.moves()))
            assert _position(table) == before, "a copy shares something with its original"
        if table.over:
            return
        move = self.luck.choice(table.moves())
        third = table.copy()
        named: list[Move | str | int] = [move, move.text, move.number]
        third.play(self.luck.choice(named))
        again = table.copy()
        again.apply(move)
        assert third == again, "the same move has led to two tables"

    def _wander(self, table: Table, move: Move) -> None:
        """Play on for some moves."""
        table.notes = []
        table.play(move)
        for _ in range(self.luck.randint(0, 8)):
            if table.over:
                return
            table.play(self.luck.choice(table.moves()))

    def _round_trip(self, table: Table, before: str) -> None:
        loaded = self.game.load(json.loads(before))
        assert loaded == table
        assert _position(loaded) == before
        assert (loaded.to_move, loaded.over) == (table.to_move, table.over)
        assert (loaded.scores(), loaded.ranking()) == (table.scores(), table.ranking())
        assert loaded.moves() == table.moves()
        assert loaded.prompt() == table.prompt()
        self._same_future(table.copy(), loaded)

    def _same_future(self, one: Table, other: Table) -> None:
        """What a position does not hold would show here: totals, caches."""
        for _ in range(6):
            if one.over:
                break
            move = self.luck.choice(one.moves())
            one.play(move)
            other.play(move)
            assert _position(one) == _position(other)
            assert one.moves() == other.moves()
            assert one.scores() == other.scores()

    def _non_interference(self, table: Table) -> None:
        """A table imagined from a seat's view differs only in what the seat cannot know: to it they look the same."""
        game = self.game
        for seat in range(game.players):
            view = game.view(table, seat)
            seen = json.dumps(view.to_json())
            imagined = game.imagine(view, self.luck.randrange)
            assert json.dumps(view.to_json()) == seen, "imagining has changed the view"
            assert json.dumps(game.view(imagined, seat).to_json()) == seen
            assert game.hints(imagined, seat) == game.hints(table, seat), "a hint tells what the seat cannot know"
            assert game.moment(imagined).to_json() == game.moment(table).to_json()
            if table.to_move == seat:
                for move in game.catalogue.moves:
                    assert imagined.refusal(move) == table.refusal(move), move

    def _previews(self, table: Table) -> None:
        """What a preview promises is what happens, with the moves that leave the same seat no choice."""
        game = self.game
        if table.over or table.to_move == NATURE:
            return
        for move in table.moves():
            for seat in range(game.players):
                before = game.tally(table, seat)
                promised = preview(table, move, seat)
                real = game.load(table.position())
                real.play(move)
                while real.to_move == table.to_move and len(real.moves()) == 1:
                    real.play(real.moves()[0])
                after = game.tally(real, seat)
                assert {**before, **{name: before[name] + change for name, change in promised.items()}} == after
                assert all(promised.values())

    def _illegal_play(self, table: Table) -> None:
        illegal = [move for move in self.game.catalogue.moves if move not in set(table.moves())]
        if illegal:
            with pytest.raises(IllegalMove):
                table.play(self.luck.choice(illegal))

    # -- a whole game ---------------------------------------------------------------------------------------------

    def play(self, examined: int, glances: bool = True) -> Table:
        """Play a random game to its end; examine about so many states of it, and the end, thoroughly."""
        game, luck = self.game, self.luck
        record = Record.of(game, ["Mei", "Bao", "Lin", "Xu", "Wen"][: game.players])
        table = game.new()
        table.notes = []
        decisions = draws = 0
        habit = Habit(game, luck)
        chance = examined / 200
        while not table.over:
            if glances:
                self.glance(table)
            if luck.random() < chance:
                self.state(table)
            seat = table.to_move
            move = habit.choose(table)
            if seat != NATURE:
                decisions += 1
                assert decisions <= self.bounds.decisions, "the seats are asked more often than the bounds say"
            else:
                draws += 1
                assert draws <= self.bounds.draws, "NATURE draws more often than the bounds say"
            record.add(seat, move.text)
            table.apply(move)
            assert len(record.moves) < TOO_LONG, "the game does not end"
        self._notes(table.notes)
        self.state(table)
        assert 1 in table.ranking()
        record.scores = table.scores()
        self._replay(record, table)
        return table

    def _notes(self, notes: list[Note]) -> None:
        for note in notes:
            assert note.seat in (NATURE, NOBODY) or 0 <= note.seat < self.game.players
            assert note.only < self.game.players
            check_sentence(self.game.name, note.message)

    def _replay(self, record: Record, table: Table) -> None:
        read = Record.parse(record.write())
        assert read.write() == record.write()
        again: Table | None = None
        for again in read.replay(self.game):  # noqa: B007 (the last one is wanted)
            pass
        assert again == table


def _position(table: Table) -> str:
    return json.dumps(table.position())


def plain_sources(game: Game) -> None:
    """Every source of points and every option has its words."""
    for source in game.sources:
        check_sentence(game.name, Message(f"source-{source}"))
    words = words_of(game.name)
    for option in game.declared:
        check_sentence(game.name, Message(f"option-{option.name}"))
        for said in words:
            assert said.attributes(f"option-{option.name}"), f"option-{option.name} is not explained in {said.lang}"
