"""Looking back and elsewhere: the table in words and its things, the course of a game, another try from it, records."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Final

from msgspec import Meta

from teahouse import library
from teahouse.kernel import NATURE, SPECTATOR, BadOption, BadRecord, Game, Message, Record, Table, View, remembered
from teahouse.server import lobby, names, play, shuffle, wire
from teahouse.server.ending import ending
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import LESSON, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import USUAL_LEVEL, Seat
from teahouse.server.store import keep

MOST_RECORD: Final = 60_000
"""Characters; a long game has about 20,000, and more than this would not fit into a request."""
_MOST_SEED: Final = 128
"""Characters of a seed or salt that the database has room for."""


class Part(wire.Answer):
    """A headed part of the table in words."""

    title: wire.Message
    lines: list[wire.Message]


class TableText(wire.Answer):
    """The table in words, as a seat may see it."""

    version: int
    seat: int
    sections: list[Part]


class Round(wire.Answer):
    """Where a round of the game begins."""

    at: int
    number: int


class Story(wire.Answer):
    """The course of a game: the scores after every move, and where its rounds begin."""

    version: int
    seat: int
    scores: list[list[int]]
    rounds: list[Round]
    breakdown: list[dict[str, int]] | None
    """Where each seat's points come from; only when the game is over."""
    ending: list[wire.Message]
    """Who won by what, and what that meant for the seat; empty before the end."""


class Branch(wire.Sharing, kw_only=True):
    """Play on from a moment of a finished game, or from an earlier decision of mine in one that I practise in."""

    at: wire.Version
    seat: wire.SeatNumber
    """Where you sit; bots take the others."""


class RecordText(wire.Request):
    """A game as text."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


# -- the table in words -------------------------------------------------------------------------------------------


def _parts(game: Game, view: View) -> list[Part]:
    return [
        Part(title=_message(section.title.to_json()), lines=[_message(line.to_json()) for line in section.lines])
        for section in game.text(view)
    ]


def _message(made: dict[str, Any]) -> wire.Message:
    return wire.Message(id=made["id"], args=made["args"])


async def text(house: House, guest: Guest | None, id: str, at: int | None, wish: int | None) -> TableText:
    """The table in words now, or after some moves."""
    live, table = await _moment(house, id, at)
    assert live.game is not None
    seat = live.eyes(guest.id if guest else "", wish)
    version = live.version if at is None else at
    return TableText(version=version, seat=seat, sections=_parts(live.game, live.game.view(table, seat)))


async def tentative_text(house: House, guest: Guest, id: str, asked: wire.Tentative) -> TableText:
    """The table in words after tentative moves."""
    live = await house.find(id)
    seat, view = await play.tried(house, guest, live, asked)
    assert live.game is not None
    return TableText(version=live.version, seat=seat, sections=_parts(live.game, view))


async def explain(
    house: House, guest: Guest | None, id: str, thing: str, at: int | None, wish: int | None
) -> wire.Explanation:
    """What a thing was and meant for a seat after some moves: no more than its position then shows."""
    live, table = await _moment(house, id, at)
    assert live.game is not None
    seat = live.eyes(guest.id if guest else "", wish)
    version = live.version if at is None else at
    return play.explained(live, seat, live.game.view(table, seat), thing, version)


async def _moment(house: House, id: str, at: int | None) -> tuple[Live, Table]:
    live = await house.find(id)
    if live.table is None or live.game is None:
        raise Problem(409, "not-started" if live.game is not None else "old-rules", rules=live.rules)
    if at is None or at == live.version:
        return live, live.table
    if at > live.version:
        raise Problem(404, "too-far", most=live.version)
    return live, await house.table_at(live, at)


# -- the course of a game -----------------------------------------------------------------------------------------


async def story(house: House, guest: Guest | None, id: str, wish: int | None) -> Story:
    """Scores and rounds from the beginning to now, through the eyes of a seat."""
    live = await house.find(id)
    if live.table is None or live.game is None:
        raise Problem(409, "not-started" if live.game is not None else "old-rules", rules=live.rules)
    seat, version, over = live.eyes(guest.id if guest else "", wish), live.version, live.over
    async with house.database.read() as connection:
        moves = await keep.load_moves(connection, id, version)
    # people who share a screen are called by their names
    reader = seat if guest is not None and len(live.seats_of(guest.id)) == 1 else SPECTATOR
    return await asyncio.to_thread(_told, live.game, [text for _, text in moves], seat, reader, over)


def _told(game: Game, texts: list[str], seat: int, reader: int, over: bool) -> Story:
    table = game.new()
    scores = [game.seen_scores(table, seat, table.over)]
    rounds: list[Round] = []
    last = None
    for number, text in enumerate([*texts, ""]):
        facts = game.seen(table, seat, table.over)
        now = facts.get("month", facts.get("round"))
        if now != last:
            rounds.append(Round(at=number, number=int(facts.get("month", len(rounds) + 1))))
            last = now
        if text:
            table.play(game.move(text))
            scores.append(game.seen_scores(table, seat, table.over))
    return Story(
        version=len(texts),
        seat=seat,
        scores=scores,
        rounds=rounds,
        breakdown=table.breakdown() if over else None,
        ending=[_message(sentence.to_json()) for sentence in ending(table, reader)],
    )


# -- another try --------------------------------------------------------------------------------------------------


async def branch(house: House, guest: Guest, id: str, wish: Branch) -> wire.TableInfo:
    """A new table that begins as a game stood after some moves; later draws are new.

    While the game goes on nothing hidden is told: what others have drawn in secret is drawn anew, too.
    """
    old = await house.find(id)
    if old.game is None:
        raise Problem(409, "old-rules", rules=old.rules)
    if wish.at > old.version:
        raise Problem(404, "too-far", most=old.version)
    if wish.seat >= old.players:
        raise Problem(404, "no-seat", seat=wish.seat + 1)
    running = not old.over
    if running:
        _own_decision(old, guest, wish)
    async with house.database.read() as connection:
        moves = await keep.load_moves(connection, id, wish.at)
    called = [seat.name for seat in old.seats]
    levels = [seat.level if seat.kind == "bot" and not seat.level.startswith(LESSON) else "" for seat in old.seats]
    texts = [text for _, text in moves]
    if running:
        texts = await asyncio.to_thread(_thought, old.game, texts, wish.seat)
    return await play_on(house, guest, old.game, old.name, called, wish.seat, texts, wish.commitment, levels)


def _own_decision(live: Live, guest: Guest, wish: Branch) -> None:
    """While a game goes on, whoever practises in it may go back to what they have decided themselves."""
    if not live.advised:
        raise Problem(409, "not-over-practice")
    if wish.seat not in live.seats_of(guest.id):
        raise Problem(403, "not-your-seat", seat=wish.seat + 1)
    if wish.at == live.version or live.moves[wish.at][0] != wish.seat:
        raise Problem(409, "no-decision")


def _thought(game: Game, texts: list[str], seat: int) -> list[str]:
    """What has happened as a seat may think: it cannot be told from what has, and knows nothing of what is hidden."""
    found = remembered(game, [game.move(text) for text in texts], seat, secrets.randbelow)
    if found is None:
        raise Problem(409, "no-memory")
    return [move.text for move in found]


async def play_on(
    house: House,
    guest: Guest,
    game: Game,
    name: str,
    called: list[str],
    seat: int,
    texts: list[str],
    commitment: str | None,
    levels: list[str] | None = None,
) -> wire.TableInfo:
    """A table of a guest that begins after some moves of another game; bots sit for the others, by their names.

    Where a bot has played that game, one of its level plays on.

    What is drawn from then on is shuffled anew.
    """
    if shuffle.laid(game, texts)[0].over:
        raise Problem(409, "over")
    seats = [
        Seat("bot", name="" if names.same(other, guest.name) else other, level=level or USUAL_LEVEL)
        for other, level in zip(called, levels or [""] * len(called), strict=True)
    ]
    seats[seat] = Seat("guest", guest.id, guest.name)
    lobby.name_bots(seats)
    shuffle.bind(seats, guest.id, commitment)
    live = lobby.new_table(house, game, guest.id, name, False, seats)
    live.begin_with(texts)
    return await lobby.open_table(house, live, guest)


async def upload(house: House, guest: Guest, text: str) -> wire.TableInfo:
    """A game from elsewhere, to look at; it is checked move by move."""
    record = None
    try:
        record = Record.parse(text.replace("\0", ""))
        if record.components is not None:
            raise _unfit(record.line("components"), "own-box")
        if max(len(record.seed), len(record.salt)) > _MOST_SEED:
            raise _unfit(len(text.splitlines()), "long")
        game = library.build(record.game, record.players, None, dict(record.options))
        for _ in record.replay(game):
            pass
    except BadRecord as error:
        kind = record.game if record is not None and record.game in {kind.name for kind in library.rulebooks()} else ""
        raise Problem(
            400, "bad-record", message=error.message, game=kind, line=error.line, problem=error.problem
        ) from None
    except BadOption as error:
        raise Problem(400, "bad-record", message=error.message, line=1, problem=str(error)) from None
    seats: list[Seat] = []
    for number, name in enumerate(record.names):
        seats.append(Seat("bot", name=names.apart(_name(name, number), [seat.name for seat in seats])))
    live = lobby.new_table(house, game, guest.id, game.title[: names.MOST], False, seats)
    live.uploaded = True
    live.seed, live.salt = record.seed, record.salt
    for number, seat in enumerate(seats):
        seat.committed, seat.part = record.committed.get(number, ""), record.parts.get(number, "")
    texts = [text for _, text in record.moves]
    live.begin_with(texts[: record.laid])
    return await lay(house, guest, live, texts, ended=True)


def _unfit(line: int, reason: str) -> BadRecord:
    return BadRecord(line, reason, None, Message(f"bad-record-{reason}"))


def _name(given: str, number: int) -> str:
    try:
        return names.clean(given)
    except Problem:
        return f"Seat {number + 1}"


async def lay(house: House, guest: Guest, live: Live, texts: list[str], ended: bool = False) -> wire.TableInfo:
    """Store a table whose first moves are known."""
    assert live.game is not None
    trial, played = shuffle.laid(live.game, texts)
    live.draws = sum(move.seat == NATURE for move in played)
    await house.advance(live, trial, played, new=True, ended=ended)
    return house.info(live, guest.id)
