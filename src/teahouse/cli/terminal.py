"""The table as plain text: a question, numbered answers, and a few letters to look around."""

from __future__ import annotations

import sys
from typing import Final

from teahouse.cli.shared import in_words, note_text, paragraph, score_lines, winners
from teahouse.cli.sitting import Entry, Sitting
from teahouse.kernel import NATURE, SAME_AS, SPECTATOR, Message, Move, Section, UnknownMove, Who, changes, outcomes
from teahouse.words import MissingText, Words

LAST_MOVES: Final = 12
MANY: Final = 9
FEW: Final = 3


class _EndOfInput(Exception):
    """Nobody is typing any more."""


class Terminal:
    """Asks people at one keyboard. Nothing is drawn, so a screen reader can read all of it."""

    def __init__(self, sitting: Sitting, words: Words, confirm: bool) -> None:
        self.sitting = sitting
        self.words = words
        self.confirm = confirm
        self._heard = dict.fromkeys([*range(sitting.game.players), SPECTATOR], 0)
        """How much of the log each seat has been told."""
        self._at_keyboard = NATURE
        people = sitting.people
        self._listener = people[0] if len(people) == 1 else SPECTATOR
        """Who is told everything at once: the only person, or nobody in particular."""

    def run(self) -> None:
        """Play to the end of the game or of the input."""
        words, game = self.words, self.sitting.game
        self._say("cli-play-intro", title=words.text("game-title"), names=", ".join(self.sitting.record.names))
        if self.sitting.people:
            self._say("cli-play-help-hint")
        try:
            while not self.sitting.table.over:
                if not self.sitting.persons_turn:
                    self.sitting.play_on()
                    if len(self.sitting.people) < 2:
                        self._tell(self._listener)
                else:
                    self._ask(self.sitting.table.to_move)
        except _EndOfInput:
            print()
            self._say("cli-play-stopped", moves=len(self.sitting.record.moves))
            return
        self._tell(self._listener)
        table = self.sitting.table
        print()
        print(words.say(table.prompt()))
        for line in score_lines(game, table.scores(), table.breakdown(), words):
            print(line)
        print(winners(table.ranking(), words))

    # -- a person's turn ------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Tell a person what happened and ask until a move is played."""
        self._sit_down(seat)
        self._tell(seat)
        table = self.sitting.table
        moves = table.moves()
        if len(moves) == 1:
            self._say("cli-lone-move", move=self.words.say(moves[0].label))
            self._carry_out(moves[0], seat, lone=True)
            return
        self._show_options(seat)
        while True:
            typed = self._read()
            move = self._answer(typed, seat)
            if move is not None:
                self._carry_out(move, seat)
                return
            if self.sitting.table is not table:
                return

    def _carry_out(self, move: Move, seat: int, lone: bool = False) -> None:
        sitting = self.sitting
        entry = sitting.play(move, lone)
        if self.confirm and not lone and sitting.table.to_move != seat:
            self._say("cli-confirm")
            if self._read().strip().lower() == "u":
                # The turn has ended on the table, but nobody else has moved yet.
                sitting.take_back()
                self._taken_back()
                return
        self._show_notes(entry, seat)
        self._heard[seat] = len(sitting.log)

    def _sit_down(self, seat: int) -> None:
        """Hand the keyboard over, unseen if this seat has secrets."""
        before, self._at_keyboard = self._at_keyboard, seat
        if len(self.sitting.people) < 2 or before == seat:
            return
        if self.sitting.has_secrets(seat):
            if sys.stdout.isatty():
                sys.stdout.write("\033[2J\033[3J\033[H")
            self._say("cli-pass-keyboard", who=self.words.name(seat))
            self._read()
        else:
            print()
            self._say("cli-your-turn", who=self.words.name(seat))

    def _answer(self, typed: str, seat: int) -> Move | None:
        """Do what was typed; the move, if it was one that can be played."""
        word, _, rest = typed.strip().partition(" ")
        rest = rest.strip()
        if typed.strip().isdigit():
            return self._numbered(int(typed))
        letter = word.lower()
        if letter == "q" and not rest:
            raise _EndOfInput
        if letter == "w":
            self._why(rest, seat)
        elif letter == "u" and not rest:
            if self.sitting.undo():
                self._taken_back()
            else:
                self._say("cli-no-undo")
        elif letter == "p":
            self._show_player(rest, seat)
        elif letter == "r":
            self._show_rule(rest)
        elif letter == "l":
            self._show_log(int(rest) if rest.isdigit() else LAST_MOVES, seat)
        elif letter in ("why", "warum") and not rest:
            self._show_thoughts(seat)
        elif letter in ("?", "h", "help"):
            print(self.words.text("cli-play-help"))
        elif letter == "e" and not rest:
            self._show_forecast(seat)
        elif letter == "b" and not rest:
            self._show_board(seat)
        elif letter in ("", "o") and not rest:
            self._show_options(seat)
        else:
            return self._named(typed.strip())
        return None

    def _taken_back(self) -> None:
        said = len(self.sitting.log)
        self._heard = {seat: min(heard, said) for seat, heard in self._heard.items()}
        self._say("cli-undone")

    def _numbered(self, number: int) -> Move | None:
        moves = self.sitting.table.moves()
        if 1 <= number <= len(moves):
            return moves[number - 1]
        self._say("cli-no-such-number", number=number, last=len(moves))
        return None

    def _named(self, text: str) -> Move | None:
        """The move with this text, if it can be played; otherwise say why not."""
        try:
            move = self.sitting.game.move(text)
        except UnknownMove:
            self._say("cli-not-understood", typed=text)
            return None
        refusal = self.sitting.table.refusal(move)
        if refusal is None:
            return move
        print(self.words.say(refusal.message))
        return None

    # -- looking around -------------------------------------------------------------------------------------------

    def _show_options(self, seat: int) -> None:
        words, table = self.words, self.sitting.table
        print()
        print(words.say(table.prompt()))
        for number, move in enumerate(table.moves(), start=1):
            effect = self._effect(move, seat)
            label = words.say(move.label)
            print(f"  {number}. " + (words.text("cli-option-effect", move=label, effect=effect) if effect else label))

    def _effect(self, move: Move, seat: int) -> str:
        table = self.sitting.table
        own, after = outcomes(table, move)
        then = self._changed(changes(own, after, seat))
        told = [self._changed(changes(table, own, seat)), then and self.words.text("cli-effect-then", effect=then)]
        return "; ".join(part for part in told if part)

    def _changed(self, found: dict[str, int]) -> str:
        return ", ".join(
            self.words.text("cli-effect", change=f"{change:+}", what=self._counted(name, abs(change)))
            for name, change in found.items()
        )

    def _counted(self, name: str, count: int) -> str:
        """What is counted, as it reads behind a number."""
        id = f"count-{name}"
        return self.words.text(id, count=count) if self.words.has(id) else self.words.text(f"tally-{name}")

    def _impossible(self) -> list[Move]:
        """The moves that would answer the question but cannot be played now, twins left out."""
        table = self.sitting.table
        kinds = table.agenda[-1].kinds
        found: list[Move] = []
        for move in self.sitting.game.catalogue.moves:
            if move.kind in kinds:
                refusal = table.refusal(move)
                if refusal is not None and refusal.reason != SAME_AS:
                    found.append(move)
        return found

    def _show_impossible(self, moves: list[Move], first: int) -> None:
        """A numbered list; of many moves in a row with the same reason only the first few are named."""
        self._say("cli-impossible" if moves else "cli-nothing-impossible")
        reasons = [refusal.reason for refusal in map(self.sitting.table.refusal, moves) if refusal is not None]
        done = 0
        while done < len(moves):
            alike = 1
            while done + alike < len(moves) and reasons[done + alike] == reasons[done]:
                alike += 1
            named = alike if alike <= MANY else FEW
            for index in range(done, done + named):
                print(f"  {first + index}. {self.words.say(moves[index].label)}")
            if named < alike:
                self._say("cli-and-more", first=str(first + done + named), last=str(first + done + alike - 1))
            done += alike

    def _why(self, asked: str, seat: int) -> None:
        """Say why a move cannot be played; without a move, list those that cannot."""
        words, table = self.words, self.sitting.table
        legal = table.moves()
        if not asked or asked.isdigit():
            impossible = self._impossible()
            if not asked:
                self._show_impossible(impossible, len(legal) + 1)
                return
            numbered = [*legal, *impossible]
            if not 1 <= int(asked) <= len(numbered):
                self._say("cli-no-such-number", number=int(asked), last=len(numbered))
                return
            move = numbered[int(asked) - 1]
        else:
            try:
                move = self.sitting.game.move(asked)
            except UnknownMove as error:
                print(error)
                return
        refusal = table.refusal(move)
        if refusal is None:
            clause = table.agenda[-1].clauses[0]
            self._say("cli-why-possible", move=words.say(move.label), clause=clause)
            return
        print(words.say(refusal.message))
        self._show_rule(refusal.clause)

    def _show_thoughts(self, seat: int) -> None:
        """Say what each bot expected of its last move; of a move that this seat may not see, nothing."""
        thoughts = self.sitting.last_thoughts(seat)
        if not thoughts:
            self._say("cli-no-thoughts")
        for entry in thoughts:
            self._show_move(entry, seat)
            if seat not in entry.hidden:
                print(paragraph(self._thought(entry.thought), "    ", "  "))

    def _thought(self, thought: object) -> str:
        if isinstance(thought, Message):
            try:
                return self.words.say(thought)
            except MissingText:
                return thought.id  # of somebody's own bot, which brings no words of ours
        return str(thought) if thought else self.words.text("cli-no-thought")

    def _show_rule(self, clause: str) -> None:
        known = {known.id.upper(): known.id for known in self.sitting.game.clauses}
        id = known.get(clause.upper())
        if id is None:
            self._say("cli-which-clause", example=self.sitting.game.clauses[0].id)
            return
        title = self.words.attributes(id).get("title", "")
        print(paragraph(f"{id} {title}: {self.words.text(id)}", "  "))

    def _show_player(self, name: str, seat: int) -> None:
        """The sections about one player: those whose heading names that seat."""
        names = self.sitting.record.names
        wanted = [index for index, known in enumerate(names) if known.lower().startswith(name.lower())]
        if name.isdigit() and 1 <= int(name) <= len(names):
            wanted = [int(name) - 1]
        if not wanted or (len(wanted) > 1 and name):
            self._say("cli-which-player", names=", ".join(names))
            return
        self._show_sections([section for section in self._sections(seat) if _about(section) in wanted])

    def _show_board(self, seat: int) -> None:
        for line in in_words(self.sitting.game, self.sitting.game.view(self.sitting.table, seat), self.words):
            print(line)

    def _sections(self, seat: int) -> list[Section]:
        return self.sitting.game.text(self.sitting.game.view(self.sitting.table, seat))

    def _show_sections(self, sections: list[Section]) -> None:
        for section in sections:
            print(self.words.say(section.title))
            for line in section.lines:
                print(paragraph(self.words.say(line), "    ", "  "))

    def _show_forecast(self, seat: int) -> None:
        forecast = getattr(self.sitting.game, "forecast", None)
        coming = [] if forecast is None else forecast(self.sitting.table, seat)
        if not coming:
            self._say("cli-no-events")
        for outlook in coming:
            print(paragraph(self.words.say(outlook.message), "    ", "  "))

    # -- the log --------------------------------------------------------------------------------------------------

    def _show_log(self, count: int, seat: int) -> None:
        for entry in self.sitting.log[-count:] if count else []:
            self._show_entry(entry, seat)

    def _tell(self, viewer: int) -> None:
        """Tell a seat what it has not been told yet."""
        for entry in self.sitting.log[self._heard[viewer] :]:
            self._show_entry(entry, viewer)
        self._heard[viewer] = len(self.sitting.log)

    def _show_entry(self, entry: Entry, viewer: int) -> None:
        self._show_move(entry, viewer)
        self._show_notes(entry, viewer)

    def _show_move(self, entry: Entry, viewer: int) -> None:
        if viewer not in entry.hidden:
            self._say("cli-log-move", who=self.words.name(entry.seat), move=self.words.say(entry.label))
        elif entry.seat != NATURE:
            self._say("cli-log-hidden", who=self.words.name(entry.seat))

    def _show_notes(self, entry: Entry, viewer: int) -> None:
        for note in entry.heard(viewer):
            print(paragraph(note_text(note, self.words), "    ", "  "))

    # -- speaking -------------------------------------------------------------------------------------------------

    def _say(self, id: str, **arguments: int | str) -> None:
        print(self.words.text(id, **arguments))

    def _read(self) -> str:
        sys.stdout.write("> ")
        sys.stdout.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            line = ""
        if not line:
            raise _EndOfInput
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))  # a transcript shows what was typed
        return line.rstrip("\n")


def _about(section: Section) -> int:
    """The seat a section's heading names, or SPECTATOR."""
    for _, value in section.title.arguments:
        if isinstance(value, Who):
            return value.seat
    return SPECTATOR
