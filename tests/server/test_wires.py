"""What processes tell each other arrives, in letters that every line can carry; a line that breaks is made anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest

from teahouse.server.post import Interrupted, Left, News, Post, Seen, Spent, Word
from teahouse.server.rooms import wires
from teahouse.server.store import Database
from teahouse.server.web.limits import Buckets
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio


def test_letters_keep_the_order_and_none_is_longer_than_postgresql_carries() -> None:
    words: list[Word] = [Left(f"{number:032}") for number in range(500)]
    words.insert(250, Seen({f"{number:032}": "10.0.0.1" for number in range(60)}))
    found = wires.letters(7, words)
    assert len(found) > 1
    assert all(len(letter) < 8_000 for letter in found)
    heard = [word for letter in found for word in msgspec.json.decode(letter, type=wires.Letter).words]
    assert heard == words


@pytest.fixture
async def database(postgres: Cluster) -> AsyncIterator[Database]:
    made = Database(postgres.database().replace("postgresql://", "postgresql+asyncpg://"), None)
    await made.open()
    yield made
    await made.close()


async def heard(words: list[object], count: int) -> None:
    async with asyncio.timeout(60):
        while len(words) < count:
            await asyncio.sleep(0.01)


LISTENING = "from pg_stat_activity where query ilike 'listen%' and datname = current_database()"


async def listening(database: Database, count: int) -> None:
    """So many listen to PostgreSQL, when those who were cut off or have hung up are gone."""
    async with asyncio.timeout(60), database.read() as connection:
        while len((await connection.exec_driver_sql(f"select pid {LISTENING}")).all()) != count:
            await connection.rollback()
            await asyncio.sleep(0.05)


async def test_a_word_reaches_the_others_and_not_oneself_and_a_broken_line_is_made_anew(database: Database) -> None:
    now, posts, found = [0.0], [Post(), Post()], [list[object](), list[object]()]
    lines = [
        wires.Wires(post, number, "teahouse_test", wires.postgres(database), lambda: now[0])
        for number, post in enumerate(posts)
    ]
    for post, words in zip(posts, found, strict=True):
        for kind in (News, Left, Interrupted):
            post.on(kind, words.append)
    for line in lines:
        await line.open()
    news = News("table", 3, "running", ["mei"], ["mei"])
    posts[0].tell(news)
    await heard(found[1], 1)
    assert found == [[], [news]]

    async with database.read() as connection:
        cut = await connection.exec_driver_sql(f"select pg_terminate_backend(pid) {LISTENING}")
        assert len(cut.all()) == 2
    posts[0].tell(Left("lost"))
    for line in lines:
        await line.beat()
    now[0] += 6.0
    await asyncio.gather(*(line.beat() for line in lines for _ in range(2)))  # one line each, however often
    assert [words.count(Interrupted()) for words in found] == [1, 1]
    await listening(database, 2)
    posts[1].tell(Left("bao"))
    await heard(found[0], 2)
    assert found[0][-1] == Left("bao")
    for line in lines:
        await line.close()
    assert posts[0].alone


async def test_a_line_that_is_given_up_while_it_is_made_anew_leaves_nothing_behind(database: Database) -> None:
    now, before = [0.0], asyncio.all_tasks()
    line = wires.Wires(Post(), 0, "teahouse_test", wires.postgres(database), lambda: now[0])
    await line.open()
    for moment in range(24):  # whichever moment it is: a line is made in some thousandths of a second
        now[0] += 6.0
        beat = asyncio.create_task(line.beat())
        await asyncio.sleep(moment / 2000)
        beat.cancel()
        await asyncio.gather(beat, return_exceptions=True)
    await line.close()
    assert asyncio.all_tasks() == before
    await listening(database, 0)


async def test_a_line_that_cannot_be_made_leaves_nothing_behind(database: Database) -> None:
    before = asyncio.all_tasks()
    line = wires.Wires(Post(), 0, "", wires.postgres(database))  # connected, but nothing is called so
    with pytest.raises(Exception, match="zero-length"):
        await line.open()
    assert asyncio.all_tasks() == before
    await listening(database, 0)


def test_what_one_process_has_spent_is_missing_at_the_others() -> None:
    now, posts = 0.0, [Post(), Post()]
    posts[0].send = posts[1].heard
    first, second = (Buckets(lambda: now, post) for post in posts)
    assert first.wait("links", "mei", 2, 60) == 0
    assert second.wait("links", "mei", 2, 60) == 0
    assert second.wait("links", "mei", 2, 60) == 30
    assert second.wait("links", "bao", 2, 60) == 0
    posts[1].heard(Spent("links", "bao", 2, 60))
    posts[1].heard(Spent("links", "bao", 2, 60))  # taken at the same moment elsewhere: one too many, and no debt
    assert second.wait("links", "bao", 2, 60) == 30
