"""Bots in processes of their own: those that loop, die, fail or cheat do not hold a table up."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from teahouse.bots import bot_names
from teahouse.dealer import Dealer
from teahouse.kernel import Message, Ref, Who
from teahouse.library import build
from teahouse.server import lobby, records, stand_ins, wire
from teahouse.server.house import House
from teahouse.server.opponents import known_level
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.shares import Claim
from teahouse.server.worker import Bots, Forget, Question, read_view
from tests.server.bad_bots import bad_bots_installed
from tests.server.support import guest, look, play_out, settled, table, take

pytestmark = pytest.mark.anyio


@pytest.fixture
def bad_bots() -> Iterator[None]:
    with bad_bots_installed():
        yield


@pytest.fixture
async def quick(file_place: Settings, toy: str, bad_bots: None) -> AsyncIterator[House]:
    made = House(msgspec.structs.replace(file_place, bot_grace=0.3))
    await made.open()
    yield made
    await made.close()


@pytest.mark.parametrize("kind", ["looping", "dying", "failing", "cheating", "chatty"])
async def test_a_bot_that_misbehaves_is_replaced_and_the_table_goes_on(quick: House, kind: str) -> None:
    mei = await guest(quick)
    id = await table(quick, mei, f"bot {kind}", "me")
    async with asyncio.timeout(120):  # processes have to begin first, one after the other
        while (await quick.find(id)).to_move != 1:
            await asyncio.sleep(0.05)
    assert (quick.opponents.replaced > 0) == (kind in ("looping", "dying"))
    await take(quick, mei, id, (await look(quick, mei, id))["moves"][0])


async def test_a_process_that_nobody_waits_for_any_more_before_it_has_begun_is_ended(
    file_place: Settings, toy: str, tmp_path: Path
) -> None:
    told = tmp_path / "pid"
    begins = f"import os, time; open({str(told)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    house = House(msgspec.structs.replace(file_place, worker=(sys.executable, "-c", begins)))
    await house.open()
    mei = await guest(house)
    live = await house.find(await table(house, mei, "bot", "me"))
    assert live.bot is not None
    async with asyncio.timeout(60):
        while not told.exists() or not told.read_text():
            await asyncio.sleep(0.01)
    live.bot.cancel()
    await house.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text()), 0)


async def test_people_do_not_wait_for_a_bot_that_thinks(quick: House) -> None:
    mei = await guest(quick)
    slow = await table(quick, mei, "bot looping", "me")
    own = await table(quick, mei, "me", "hotseat Bao")
    answered = 0
    while (await quick.find(slow)).to_move != 1:
        await look(quick, mei, own)
        answered += 1
        await asyncio.sleep(0.01)
    assert answered > 3  # all of them while the bot was thinking


async def test_a_guest_who_comes_back_overtakes_the_bot_s_thought(
    file_place: Settings, toy: str, bad_bots: None
) -> None:
    house = House(msgspec.structs.replace(file_place, bot_grace=4.0))
    await house.open()
    mei = await guest(house)
    id = await table(house, mei, "me", "hotseat Bao")
    await stand_ins.stand_in(house, mei, id, 0, "looping")
    live = await house.find(id)
    thought = live.bot
    assert thought is not None
    while not house.opponents.thinking:
        await asyncio.sleep(0.01)
    await stand_ins.stand_in(house, mei, id, 0, "")
    await take(house, mei, id, "pass")
    assert not thought.done()
    await asyncio.wait([thought])
    assert (live.version, live.to_move) == (5, 0)
    await house.close()


async def test_every_bot_on_offer_has_a_limit_and_strangers_modules_are_not_imported(file_house: House) -> None:
    levels = file_house.opponents.levels()
    assert [level.name for level in levels] == bot_names()
    assert all(0 < level.seconds <= 5 for level in levels)
    with pytest.raises(Problem):
        known_level("os:system")


OWN = "tests.bots.own:First"


@pytest.fixture
def strangers_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot that a guest would like to have imported."""
    (tmp_path / "strangers_bot.py").write_text("from tests.bots.own import First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "strangers_bot:First"
    assert "strangers_bot" not in sys.modules


@pytest.mark.parametrize("own", [(), (OWN,)])
async def test_no_guest_can_have_a_module_imported(
    file_place: Settings, toy: str, strangers_module: str, own: tuple[str, ...]
) -> None:
    house = House(msgspec.structs.replace(file_place, own_bots=own))
    await house.open()
    mei = await guest(house)
    running = await table(house, mei, "me", "hotseat Bao")
    waiting = await table(house, mei, "me", "open")
    for level in (strangers_module, f"{strangers_module}@2s", "cup@20sims", f"{OWN}@2s", "os:system"):
        for asked in (
            table(house, mei, f"bot {level}", "me"),
            stand_ins.stand_in(house, mei, running, 0, level),
            lobby.change_seat(house, mei, waiting, 1, wire.ChangeSeat(kind="bot", level=level)),
        ):
            with pytest.raises(Problem, match="no-level"):
                await asked
    await house.close()


@pytest.mark.parametrize("level", [OWN, "cup@3sims", f"{OWN}@2s"])
async def test_a_bot_that_the_host_has_named_plays(file_place: Settings, toy: str, level: str) -> None:
    house = House(msgspec.structs.replace(file_place, own_bots=(level,)))
    await house.open()
    assert level in [known.name for known in house.opponents.levels()]
    game = build("toy", 2, None, {})
    at, dealer = game.new(), Dealer("a bot of one's own")
    while at.to_move < 0:
        at.play(dealer.draw(at))
    view = game.view(at, at.to_move)
    text, _ = await house.opponents.choose(Claim("table"), game, view, level)
    assert text == view.moves[0].text or "cup" in level
    assert house.opponents.replaced == 0
    await house.close()


async def test_a_stored_bot_that_this_house_does_not_know_is_played_by_cup(
    file_place: Settings, toy: str, strangers_module: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(msgspec.structs.replace(file_place, own_bots=(strangers_module,)))
    await house.open()
    mei = await guest(house)
    id = await table(house, mei, "me", f"bot {strangers_module}")
    await house.close()
    public = House(file_place)
    await public.open()
    await play_out(public, id, mei)
    assert "bot is not known here" in caplog.text
    assert (await public.find(id)).over
    await public.close()


async def test_an_installed_bot_that_is_broken_is_not_on_offer(
    file_place: Settings, toy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "mybots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[teahouse.bots]\ngone = no_such_module:Gone\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    house = House(file_place)
    await house.open()
    mei = await guest(house)
    assert [level.name for level in house.opponents.levels()] == [name for name in bot_names() if name != "gone"]
    with pytest.raises(Problem, match="broken-level") as refused:
        await table(house, mei, "bot gone", "me")
    assert "Cannot import the bot “gone”: No module named 'no_such_module'" in refused.value.sentence("en")
    assert await table(house, mei, "bot cup", "me")
    await house.close()


async def test_a_bot_s_turn_takes_its_time_however_little_there_is_to_choose(file_place: Settings, toy: str) -> None:
    house = House(msgspec.structs.replace(file_place, bot_pause=0.3))
    await house.open()
    mei = await guest(house)
    started = time.perf_counter()
    id = await table(house, mei, "bot", "me")
    while (await house.find(id)).to_move != 1:
        await asyncio.sleep(0.01)
    assert time.perf_counter() - started >= 0.3
    await play_out(house, id, mei)
    await house.close()


async def test_a_view_survives_the_way_to_another_process(toy: str) -> None:
    from teahouse.library import rulebooks

    for kind in rulebooks():
        game = build(kind.name, None, None, {})
        table, dealer = game.new(), Dealer("a view")
        for _ in range(60):
            if table.over:
                break
            if table.to_move < 0:
                table.play(dealer.draw(table))
                continue
            view = game.view(table, table.to_move)
            again = read_view(game, msgspec.json.decode(msgspec.json.encode(view.to_json())))
            assert again.to_json() == view.to_json()
            assert again.moves == view.moves
            assert game.imagine(again, dealer.number).moves() == view.moves
            table.play(view.moves[dealer.number(len(view.moves))])
    prompt = Message("prompt-x", (("what", Ref("red")), ("who", Who(1)), ("number", 3)))
    shown = game.view(game.new(), 0).to_json() | {"prompt": prompt.to_json()}
    assert read_view(game, shown).prompt == prompt


# -- memory and thoughts ------------------------------------------------------------------------------------------


@pytest.fixture
async def two_workers(file_place: Settings, toy: str, bad_bots: None) -> AsyncIterator[House]:
    made = House(msgspec.structs.replace(file_place, bot_workers=2))
    await made.open()
    yield made
    await made.close()


def counts(thoughts: list[wire.Thought], seat: int) -> list[tuple[int, str]]:
    """How often a counting bot had been asked, and in which process, move by move."""
    said = [str(thought.args["said"]).split(" ") for thought in thoughts if thought.seat == seat]
    return [(int(words[1]), words[3]) for words in said]


async def test_a_bot_is_kept_between_questions_and_its_thoughts_are_told_after_the_game(two_workers: House) -> None:
    house = two_workers
    mei = await guest(house)
    tables = []
    for _ in range(3):
        tables.append(await table(house, mei, "bot counting", "me", "bot counting", rounds=3))
        await settled(house, tables[-1])  # or it would wait behind the others
    for id in tables:
        with pytest.raises(Problem, match="not-over"):
            await records.thoughts(house, id)
    await asyncio.gather(*(play_out(house, id, mei) for id in tables[1:]))
    await play_out(house, tables[0], mei)
    for id in tables:
        thoughts = await records.thoughts(house, id)
        assert [thought.at for thought in thoughts] == sorted(thought.at for thought in thoughts)
        for seat in (0, 2):
            told = counts(thoughts, seat)
            assert len(told) == 7, "two turns an evening and a bow"
            by_process: dict[str, list[int]] = {}
            for count, process in told:
                by_process.setdefault(process, []).append(count)
            for asked in by_process.values():
                assert asked == list(range(1, len(asked) + 1)), "the same bot was asked again"
            if id == tables[0]:
                assert len(by_process) == 1, "the process that keeps a bot is asked, if it has nothing else to do"


async def test_thoughts_survive_a_restart_and_nobody_hears_them_while_the_game_runs(
    file_place: Settings, toy: str, bad_bots: None
) -> None:
    from tests.server.client import serving

    async with serving(file_place) as web:
        mei, watcher = await web.guest(), web.stranger()
        id = await mei.table("bot counting", "me", rounds=3)
        while (state := await mei.state(id))["table"]["status"] == "running":
            if state["moves"]:
                await mei.turn(id, state["version"], state["moves"][0])
                web.house.forget(await web.house.find(id))
            await mei.get(f"/api/tables/{id}/record")
            await watcher.state(id)
            last = state["version"]
            assert not any(b"counted" in heard for heard in (*mei.heard, *watcher.heard)), f"at version {last}"
        thoughts = await watcher.get(f"/api/tables/{id}/thoughts")
        assert len(thoughts) == 7
        assert thoughts[0]["id"] == "thought-own"
        assert thoughts[0]["args"]["said"].startswith("counted 1 in ")
        assert {thought["seat"] for thought in thoughts} == {0}


def asked(table: str, level: str = "counting") -> bytes:
    """A question to a bot process about the first decision of the small game."""
    game = build("toy", 2, None, {})
    at, dealer = game.new(), Dealer("kept")
    while at.to_move < 0:
        at.play(dealer.draw(at))
    view = game.view(at, at.to_move).to_json()
    question = Question(
        table=table, game="toy", players=2, options=dict(game.options), level=level, seed="1", view=view
    )
    return msgspec.json.encode(question)


def test_a_process_keeps_so_many_bots_and_forgets_those_of_a_game_that_is_over(toy: str, bad_bots: None) -> None:
    bots = Bots(most=2)

    def count(table: str) -> int:
        answer = bots.answer(asked(table))
        assert answer is not None
        assert answer.thought is not None
        return int(answer.thought["args"]["said"].split(" ")[1])

    assert [count("one"), count("one"), count("two"), count("one")] == [1, 2, 1, 3]
    assert [count("three"), count("two")] == [1, 1], "the one asked longest ago had to go"
    assert count("three") == 2
    assert bots.answer(msgspec.json.encode(Forget("three"))) is None
    assert count("three") == 1
    failed = bots.answer(asked("four", "failing"))
    assert failed is not None
    assert failed.error == "ValueError: I do not know"
