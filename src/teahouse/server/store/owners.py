"""Whose the tables of PostgreSQL are: where a whole room looks for a new owner, all are asked for at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from teahouse.server.store.trouble import OutOfOrder

Take: TypeAlias = Callable[[Sequence[str]], Awaitable[dict[str, int]]]
"""Makes tables this server's own if nobody has them, and says whose each of them is."""


class Owners:
    """Those who want to know wait for one answer."""

    def __init__(self, take: Take) -> None:
        self._take = take
        self._asked: dict[str, asyncio.Future[int | None]] = {}
        self._asker: asyncio.Task[None] | None = None

    async def of(self, table: str) -> int | None:
        """The number of the server that a table belongs to; None: there is no such table."""
        answer = self._asked.get(table)
        if answer is None:
            answer = self._asked[table] = asyncio.get_running_loop().create_future()
        if self._asker is None or self._asker.done():
            self._asker = asyncio.create_task(self._ask())
        return await asyncio.shield(answer)  # others may wait for it, too

    async def _ask(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, {}
            try:
                found = await self._take(list(asked))
            except Exception as error:
                _refuse(asked, error)
            except BaseException:  # this task is ended: nobody would answer those who have come meanwhile, either
                _refuse(asked | self._asked, OutOfOrder("nobody says whose a table is any more"))
                self._asked = {}
                raise
            else:
                for table, answer in asked.items():
                    if not answer.done():
                        answer.set_result(found.get(table))


def _refuse(asked: dict[str, asyncio.Future[int | None]], error: Exception) -> None:
    for answer in asked.values():
        if not answer.done():
            answer.set_exception(error)
            answer.exception()  # perhaps nobody waits any more
