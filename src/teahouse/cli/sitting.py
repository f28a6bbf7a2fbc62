"""A game at one keyboard: who sits where, what was played and what can be taken back."""

from __future__ import annotations

from typing import Final

from teahouse.arena import ask
from teahouse.bots import Bot, Budget
from teahouse.dealer import Dealer
from teahouse.kernel import EVERYONE, NATURE, SPECTATOR, Game, Message, Move, Note, Record

_NO_CHOICE: Final = Message("thought-only-move")


class Entry:
    """A move and what it brought about."""

    __slots__ = ("hidden", "label", "notes", "seat", "thought")

    def __init__(self, seat: int, label: Message, notes: list[Note], hidden: list[int]) -> None:
        self.seat = seat
        self.label = label
        self.notes = notes
        self.hidden = hidden
        """Those who may not know which move it was."""
        self.thought: object = None
        """What a bot says about it: a message of ours, whatever a bot of somebody's own says, or nothing."""

    def heard(self, viewer: int) -> list[Note]:
        """The notes of it that a seat or a spectator may read."""
        return [note for note in self.notes if note.only in (EVERYONE, viewer)]


class Sitting:
    """People and bots at one table. NATURE and bots play by themselves, people are asked elsewhere."""

    def __init__(
        self, game: Game, bots: list[Bot | None], titles: list[str], names: list[str], seed: str, budget: Budget
    ) -> None:
        self.game = game
        self.bots = bots
        """For each seat its bot, or None where a person sits."""
        self._titles = titles
        """For each seat what its bot was called by, such as master@300sims."""
        self.table = game.new()
        self.record = Record.of(game, names)
        self.log: list[Entry] = []
        self._dealer = Dealer(seed)
        self._seed = seed
        self._budget = budget
        self._turn: list[tuple[int, int]] = []
        """Lengths of record and log before each move of the turn that is being played."""
        self._start = self.table.copy()
        """The table at the beginning of that turn."""

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def persons_turn(self) -> bool:
        """Whether a person is asked now."""
        table = self.table
        return not table.over and table.to_move != NATURE and self.bots[table.to_move] is None

    def play_on(self) -> Entry:
        """Let NATURE or the bot to move play its move."""
        table = self.table
        seat = table.to_move
        if seat == NATURE:
            move = self._dealer.draw(table)
            entry = self._play(move)
        else:
            player = self.bots[seat]
            assert player is not None
            move, _ = ask(player, self._titles[seat], self.game, table, self._budget)
            entry = self._play(move)
            entry.thought = getattr(player, "thought", None)
        # What chance or another seat has done cannot be undone.
        self._turn.clear()
        self._start = table.copy()
        return entry

    def play(self, move: Move, lone: bool = False) -> Entry:
        """Play a person's move; a lone one is taken back together with the one before it."""
        if self._turn and self._mover() != self.table.to_move:
            self._turn.clear()
        if not self._turn:
            self._start = self.table.copy()
        if not lone:
            self._turn.append((len(self.record.moves), len(self.log)))
        return self._play(move)

    def _mover(self) -> int:
        return self.record.moves[-1][0]

    def _play(self, move: Move) -> Entry:
        table = self.table
        seat = table.to_move
        hidden = [viewer for viewer in (*self.people, SPECTATOR) if not table.shows(move, viewer)]
        table.notes = []
        table.play(move)
        entry = Entry(seat, move.label, table.notes, hidden)
        table.notes = None
        self.record.add(seat, move.text)
        self.log.append(entry)
        if table.over:
            self.record.scores = table.scores()
            self.record.seed = self._seed
        return entry

    def undo(self) -> bool:
        """Take the last move of this seat's own turn back; False at the beginning of the turn."""
        if not self._turn or self._mover() != self.table.to_move:
            return False
        self.take_back()
        return True

    def take_back(self) -> None:
        """Take the last move back; nobody else may have moved since."""
        begun, _ = self._turn[0]
        moves, lines = self._turn.pop()
        table = self._start.copy()
        for _, text in self.record.moves[begun:moves]:
            table.apply(self.game.move(text))
        self.table = table
        self.record.scores = None
        self.record.seed = ""
        del self.record.moves[moves:]
        del self.log[lines:]

    def last_thoughts(self, seat: int) -> list[Entry]:
        """Of each bot that moved since a seat's turn before this one, its last move; rather one that was its choice."""
        found: dict[int, Entry] = {}
        for entry in reversed(self.log):
            if entry.seat == seat and found:
                break
            if entry.seat in (NATURE, seat) or self.bots[entry.seat] is None:
                continue
            before = found.get(entry.seat)
            if before is None or (before.thought == _NO_CHOICE and entry.thought != _NO_CHOICE):
                found[entry.seat] = entry
        return [entry for entry in self.log if entry in found.values()]

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees something now that others do not."""
        game, table = self.game, self.table
        return game.view(table, seat).facts != game.view(table, SPECTATOR).facts
