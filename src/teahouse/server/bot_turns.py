"""Bots take their turns: they think elsewhere, and their moves are stored like anybody's."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from teahouse.kernel import NATURE, BadData, Table
from teahouse.lessons import Lesson, lesson
from teahouse.server.live import LESSON, Live
from teahouse.server.opponents import Opponents
from teahouse.server.problems import Problem
from teahouse.server.seat import USUAL_LEVEL
from teahouse.server.store import OutOfOrder
from teahouse.server.tables import Tables

log = logging.getLogger("teahouse.server")

_SLOWER: Final = 4.0
"""How much longer a turn takes in a lesson, so that it can be followed."""
_ORDER_SECONDS: Final = 5.0
"""How long a bot waits for a database that is out of order."""


async def bot_turn(tables: Tables, opponents: Opponents, live: Live) -> None:
    """One turn of the bot that is to move; whoever called wakes the next."""
    try:
        await _think_and_play(tables, opponents, live)
    except Problem as problem:
        log.info("a bot's turn was overtaken", extra={"table": live.id, "problem": problem.name})
    except OutOfOrder:
        await asyncio.sleep(_ORDER_SECONDS)  # the log says why, once; the turn is thought about again
    except Exception:
        log.exception("a bot's turn failed", extra={"table": live.id})
        await asyncio.sleep(1.0)


async def _think_and_play(tables: Tables, opponents: Opponents, live: Live) -> None:
    seat, version = live.to_move, live.version
    if seat < 0 or live.table is None or live.game is None:
        return
    level = live.seats[seat].bot
    loop = asyncio.get_running_loop()
    plan = plan_of(live, level)
    shown_at = loop.time() + tables.settings.bot_pause * (_SLOWER if plan is not None else 1.0)
    trial, texts, thoughts = live.table.copy(), list[str](), list[dict[str, Any] | None]()
    while level and trial.to_move == seat and not trial.over:
        text, thought = planned(plan, live, trial, texts), None
        if not text:
            thinks = usual(plan) if level.startswith(LESSON) else level
            text, thought = await opponents.choose(tables.claim(live), live.game, live.game.view(trial, seat), thinks)
        texts.append(text)
        thoughts.append(thought)
        trial.apply(live.game.move(text))
        if live.version != version or live.status != "running" or live.seats[seat].bot != level:
            return  # the guest has come back, or the game has ended: the thought is of no use
    # every bot's turn takes the same time at least, so that its length does not tell how much there was to choose
    await asyncio.sleep(max(0.0, shown_at - loop.time()))

    async def work(live: Live) -> None:
        if live.version != version or live.status != "running" or live.seats[seat].bot != level:
            return
        after, played = live.attempt(seat, texts)
        for move, thought in zip(played, thoughts, strict=True):
            move.thought = thought  # nobody reads it before the end of the game
        await tables.advance(live, after, played)

    await tables.change(live.id, work)
    assert live.to_move != NATURE


def plan_of(live: Live, level: str) -> Lesson | None:
    """The lesson that a level plays; None for any other level, or if this program has no such lesson any more."""
    if not level.startswith(LESSON):
        return None
    try:
        return lesson(live.game_name, level.removeprefix(LESSON))
    except BadData:
        return None


def usual(plan: Lesson | None) -> str:
    """The level that plays where a lesson has nothing planned."""
    return plan.fallback if plan is not None else USUAL_LEVEL


def planned(plan: Lesson | None, live: Live, trial: Table, texts: list[str]) -> str:
    """What a lesson lets the seat to move play after what it has made so far; empty if there is nothing planned."""
    if plan is None or trial.to_move not in plan.others:
        return ""
    made = [text for seat, text in live.moves if seat == trial.to_move] + texts
    move = plan.move(trial, made)
    return move.text if move is not None else ""
