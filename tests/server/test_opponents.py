"""Bots in processes of their own: those that loop, die, fail or cheat do not hold a table up."""

from __future__ import annotations

import asyncio
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
from teahouse.server import lobby, wire
from teahouse.server.house import House
from teahouse.server.opponents import known_level
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.worker import read_view
from tests.server.bad_bots import bad_bots_installed
from tests.server.support import guest, look, play_out, table, take

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
    for _ in range(200):
        if (await quick.find(id)).to_move == 1:
            break
        await asyncio.sleep(0.05)
    assert (await quick.find(id)).to_move == 1
    assert (quick.opponents.replaced > 0) == (kind in ("looping", "dying"))
    await take(quick, mei, id, (await look(quick, mei, id))["moves"][0])


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


async def test_a_guest_who_comes_back_overtakes_the_bot_s_thought(quick: House) -> None:
    mei = await guest(quick)
    id = await table(quick, mei, "me", "hotseat Bao")
    await lobby.stand_in(quick, mei, id, 0, "looping")
    await asyncio.sleep(0.1)
    await lobby.stand_in(quick, mei, id, 0, "")
    await take(quick, mei, id, "pass")
    await asyncio.sleep(0.8)
    live = await quick.find(id)
    assert (live.version, live.to_move) == (5, 0)


async def test_every_bot_on_offer_has_a_limit_and_strangers_modules_are_not_imported(quick: House) -> None:
    levels = quick.opponents.levels()
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
            lobby.stand_in(house, mei, running, 0, level),
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
    text = await house.opponents.choose(game, view, level)
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
