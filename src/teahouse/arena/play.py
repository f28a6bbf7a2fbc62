"""One game between bots, from a seed to a record."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any

from teahouse.arena.openings import Openings
from teahouse.bots import BadBot, Bot, Budget, blind_view, bot
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Argument, Game, Message, Move, Record, Table


class Played:
    """A finished game and what is counted about it."""

    __slots__ = ("breakdown", "decisions", "largest_list", "moves", "ranking", "record", "scores")

    def __init__(self, table: Table, decisions: int, largest_list: int, record: Record) -> None:
        self.scores = table.scores()
        self.ranking = table.ranking()
        """Places by seat, 1 for the winner; places can be shared."""
        self.breakdown = table.breakdown()
        """By seat, the points from each source."""
        self.moves = len(record.moves)
        """All moves, NATURE's too."""
        self.decisions = decisions
        """How often a seat was asked."""
        self.largest_list = largest_list
        """The most moves a seat could choose from at once."""
        self.record = record

    def to_json(self) -> dict[str, Any]:
        return {
            "scores": self.scores,
            "ranking": self.ranking,
            "moves": self.moves,
            "decisions": self.decisions,
            "largest_list": self.largest_list,
        }


class Interrupted(KeyboardInterrupt):
    """Somebody has seen enough; `answers` are the games that were finished, up to the first that was not."""

    def __init__(self, answers: list[dict[str, Any]]) -> None:
        super().__init__()
        self.answers = answers


def in_a_row(answers: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
    """The games from the first on up to the first gap: those behind it were done early because they are short."""
    ordered: list[dict[str, Any]] = []
    while len(ordered) in answers:
        ordered.append(answers[len(ordered)])
    return ordered


def game_seed(seed: str | int, index: int) -> str:
    """The seed of game `index` of a series: it depends on these two alone, not on who plays it or when."""
    return f"{seed}-{index}"


def play_game(game: Game, bots: Sequence[str], seed: str, budget: Budget | None = None) -> Played:
    """Play one game to its end; the same arguments give the same record."""
    names = [name if bots.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(bots)]
    seats = [bot(name, game, seat, f"{seed}/{seat}") for seat, name in enumerate(bots)]
    return play_seats(game, seats, names, seed, Budget() if budget is None else budget)


def play_seats(
    game: Game,
    seats: Sequence[Bot],
    names: Sequence[str],
    seed: str,
    budget: Budget,
    openings: Openings | None = None,
) -> Played:
    """Play one game between bots that have sat down already; `openings` may make their start choices for them."""
    record = Record.of(game, list(names))
    record.seed = seed
    dealer = Dealer(seed)
    table = game.new()
    add = record.moves.append
    decisions = largest = 0
    while not table.over:
        seat = table.to_move
        if seat == NATURE:
            move = dealer.draw(table)
        else:
            given = None if openings is None else openings.choose(table)
            if given is None:
                move, choices = ask(seats[seat], names[seat], game, table, budget)
            else:
                move, choices = given, len(table.moves())
            decisions += 1
            if choices > largest:
                largest = choices
        add((seat, move.text))
        table.apply(move)
    record.scores = table.scores()
    return Played(table, decisions, largest, record)


def ask(player: Bot, name: str, game: Game, table: Table, budget: Budget) -> tuple[Move, int]:
    """A bot's legal answer to the question on the table, and how many it could have given."""
    seat = table.to_move
    blind = getattr(player, "blind", False)
    view = blind_view(table) if blind else game.view(table, seat)
    choices = len(view.moves)
    try:
        move = player.choose(view, budget)
    except (Exception, SystemExit) as error:
        raise BadBot(
            f"the bot {name!r} failed on seat {seat + 1}: {_told(error)}",
            "failed",
            ("bot", name),
            ("seat", seat + 1),
            ("problem", _told(error)),
        ) from error
    if move not in (view.moves if blind else table.moves()):
        raise _bad_answer(name, table, move)
    return move, choices


def _bad_answer(name: str, table: Table, move: object) -> BadBot:
    seat = table.to_move + 1
    start = f"the bot {name!r} chose"
    if not isinstance(move, Move):
        return BadBot(
            f"{start} {move!r}, which is not a Move on seat {seat}",
            "no-move",
            ("bot", name),
            ("seat", seat),
            ("move", repr(move)),
        )
    about: tuple[tuple[str, Argument], ...] = (("bot", name), ("seat", seat), ("move", move.text))
    if move.catalogue is not table.game.catalogue:
        return BadBot(f"{start} {move.text!r} of another catalogue on seat {seat}", "foreign-move", *about)
    refusal = table.refusal(move)
    assert refusal is not None, "a move that is not in the list is refused"
    why = f"{refusal.reason}, {refusal.clause}"
    return BadBot(
        f"{start} {move.text!r}, which is illegal ({why}) on seat {seat}", "illegal-move", *about, ("clause", why)
    )


def bad_bot_answer(error: BadBot) -> dict[str, Any]:
    """What a worker answers if a bot spoils its game."""
    return {"error": str(error), "message": None if error.message is None else error.message.to_json()}


def bad_bot_of(answer: dict[str, Any], index: int) -> BadBot:
    """The bot that spoilt game `index` of a series, by what a worker answered."""
    found = BadBot(f"game {index + 1}: {answer['error']}")
    message = answer["message"]
    found.message = None if message is None else Message(message["id"], tuple(message["args"].items()))
    found.game = index + 1
    return found


def _told(error: BaseException) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
