"""Talk: who hears it, who may say what, how much of it is kept, and that it gets nowhere else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from teahouse.kernel import Record
from teahouse.server import lobby, overview, reports, talk, wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from teahouse.server.store import reports as stored
from teahouse.server.store import votes
from teahouse.words import LANGUAGES, Words
from tests.server.client import Client, Web, serving
from tests.server.support import WIDE, guest, look, seats

pytestmark = pytest.mark.anyio


async def sitting(house: House, how: str = "free", hearers: str = "seats") -> tuple[str, Guest, Guest, Guest]:
    """A table of two, and somebody who looks on."""
    mei, bao, li = [await guest(house, name) for name in ("Mei", "Bao", "Li Ming")]
    wish = wire.NewTable(game="toy", seats=seats("me", "open"), talk=how, hearers=hearers)  # type: ignore[arg-type]
    id = (await lobby.create(house, mei, wish)).id
    info = await lobby.sit(house, bao, id, wire.Sit())
    assert (info.talk, info.hearers) == (how, hearers), "it is told when sitting down"
    return id, mei, bao, li


async def said(house: House, who: Guest | None, id: str, after: int = 0) -> list[tuple[str, str]]:
    return [(word.name, word.phrase or word.text) for word in (await talk.read(house, who, id, after)).words]


async def refused(work: Any) -> tuple[int, str]:
    with pytest.raises(Problem) as problem:
        await work
    return problem.value.status, problem.value.name


async def test_what_is_said_is_kept_and_heard_by_those_who_sit_there_alone(place: Settings, toy: str) -> None:
    house = House(place)
    await house.open()
    id, mei, bao, li = await sitting(house)
    before = (await house.find(id)).changed
    await talk.say(house, mei, id, wire.Say(text="  what \u202enow,\n\tBao? "))
    await talk.say(house, bao, id, wire.Say(phrase="moment"))
    assert (await house.find(id)).changed == before, "a list of tables does not tell who talks"
    words = [("Mei", "what now, Bao?"), ("Bao", "moment")]
    assert await said(house, mei, id) == await said(house, bao, id) == words
    assert await said(house, bao, id, after=1) == words[1:]
    for stranger in (li, None):
        assert await refused(said(house, stranger, id)) == (403, "talk-seats")
        assert (await look(house, stranger, id))["table"]["said"] == 0
    assert await refused(talk.say(house, li, id, wire.Say(phrase="hello"))) == (403, "talk-seats")
    assert (await look(house, bao, id))["table"]["said"] == 2
    await house.close()
    again = House(place)
    await again.open()
    assert await said(again, bao, id) == words
    assert (await talk.say(again, bao, id, wire.Say(phrase="back"))).number == 3
    await again.close()


async def test_a_table_says_how_people_talk_there(house: House) -> None:
    silent, mei, bao, _ = await sitting(house, "off")
    assert await refused(talk.say(house, mei, silent, wire.Say(phrase="hello"))) == (409, "talk-off")
    assert await refused(said(house, bao, silent)) == (409, "talk-off")
    phrases, mei, bao, li = await sitting(house, "phrases", "all")
    assert await refused(talk.say(house, mei, phrases, wire.Say(text="psst"))) == (409, "talk-phrases")
    await talk.say(house, mei, phrases, wire.Say(phrase="hello"))
    namesake = await guest(house, "Ｍei")
    word = await talk.say(house, namesake, phrases, wire.Say(phrase="good-luck"))
    assert (word.seat, word.name) == (-3, "Ｍei 2"), "whoever looks on cannot pass for a player"
    assert await said(house, None, phrases) == [("Mei", "hello"), ("Ｍei 2", "good-luck")]
    assert not (await talk.read(house, None, phrases, 0)).speak
    assert (await talk.read(house, li, phrases, 0)).speak
    assert await refused(talk.say(house, bao, phrases, wire.Say(phrase="rubbish"))) == (400, "no-phrase")
    for nothing in (wire.Say(), wire.Say(text=" \u200b "), wire.Say(text="both", phrase="hello")):
        assert await refused(talk.say(house, bao, phrases, nothing)) == (400, "talk-empty")
    again = await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "bot")))
    assert (again.talk, again.hearers) == ("phrases", "seats"), "as is usual"


async def test_whoever_was_sent_away_does_not_talk_from_outside(place: Settings, toy: str) -> None:
    house = House(place)
    await house.open()
    mei, bao, li = [await guest(house, name) for name in ("Mei", "Bao", "Li Ming")]
    wish = wire.NewTable(game="toy", seats=seats("me", "open"), hearers="all")
    id = (await lobby.create(house, mei, wish)).id
    spare = (await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "open", "open")))).id
    await lobby.sit(house, li, spare, wire.Sit())
    await lobby.change_seat(house, mei, spare, 1, wire.ChangeSeat(kind="open"))
    assert await refused(talk.say(house, li, spare, wire.Say(phrase="hello"))) == (403, "talk-seats")
    live = await house.find(id)
    live.removed.add(li.id)
    await house.database.write(lambda connection: votes.send_away(connection, id, li.id))
    await lobby.sit(house, bao, id, wire.Sit())
    house.forget(live)
    assert await refused(talk.say(house, li, id, wire.Say(phrase="hello"))) == (403, "removed")
    await house.close()


async def test_nobody_talks_without_end_and_old_words_go(place: Settings, toy: str) -> None:
    clock = [1_000.0]
    limits = msgspec.structs.replace(WIDE, words_minute=3, words_kept=4)
    house = House(msgspec.structs.replace(place, limits=limits), clock=lambda: clock[0])
    await house.open()
    id, mei, bao, _ = await sitting(house)
    for _ in range(3):
        await talk.say(house, mei, id, wire.Say(phrase="nice"))
        clock[0] += 10
    with pytest.raises(Problem) as problem:
        await talk.say(house, mei, id, wire.Say(phrase="nice"))
    assert (problem.value.status, problem.value.retry) == (429, 30)
    await talk.say(house, bao, id, wire.Say(phrase="nice"))
    clock[0] += 30.5
    assert (await talk.say(house, mei, id, wire.Say(phrase="thanks"))).number == 5, "a refused word takes no number"
    assert [word.number for word in (await talk.read(house, mei, id, 0)).words] == [2, 3, 4, 5]
    await house.close()


async def test_a_muted_person_is_not_heard_anywhere_until_they_are_wanted_again(house: House) -> None:
    id, mei, bao, _ = await sitting(house)
    elsewhere = await lobby.create(house, bao, wire.NewTable(game="toy", seats=seats("me", "open"), talk="free"))
    await lobby.sit(house, mei, elsewhere.id, wire.Sit())
    await talk.say(house, bao, id, wire.Say(text="canary"))
    await talk.mute(house, mei, id, 1, True)
    await talk.mute(house, mei, id, 1, True)
    await talk.say(house, bao, elsewhere.id, wire.Say(text="canary"))
    for table in (id, elsewhere.id):
        heard = await talk.read(house, mei, table, 0)
        assert [word.muted for word in heard.words] == [True]
        assert b"canary" not in wire.encode(heard)
        assert await said(house, bao, table) == [("Bao", "canary")], "nobody else is concerned, and Bao learns nothing"
    await talk.mute(house, mei, elsewhere.id, 1, False)
    assert await said(house, mei, id) == [("Bao", "canary")]
    assert await refused(talk.mute(house, bao, id, 1, True)) == (404, "no-word")
    assert await refused(talk.mute(house, bao, id, 7, True)) == (404, "no-word")


async def test_all_that_a_guest_has_said_goes_along_and_is_deleted_with_them(web: Web) -> None:
    mei, bao = await web.guest("Mei"), await web.guest("Bao")
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "talk": "free"}
    id = (await mei.post("/api/tables", wish, 201))["id"]
    await bao.post(f"/api/tables/{id}/sit")
    await mei.post(f"/api/tables/{id}/talk", {"text": "first"}, 201)
    await bao.post(f"/api/tables/{id}/talk", {"text": "rude"}, 201)
    await mei.ask("PUT", f"/api/tables/{id}/talk/2/mute", status=204)
    await mei.ask("PUT", f"/api/tables/{id}/notes", {"text": "my plan"})
    await mei.post(f"/api/tables/{id}/report", {"text": "not nice", "word": 2}, 204)
    mine = await mei.get("/api/me/export")
    assert [word["text"] for word in mine["words"]] == ["first"]
    assert (mine["notes"][0]["text"], mine["muted"], mine["reports"][0]["text"]) == ("my plan", ["Bao"], "not nice")
    assert (mine["seats"][0]["table"], mine["devices"][0]["here"]) == (id, True)
    assert "my plan" not in json.dumps(await bao.get("/api/me/export"))
    assert "rude" not in await mei.get(f"/api/tables/{id}/record"), "talk is in no record"
    asked = await mei.get(f"/api/tables/{id}/record", talk=True)
    assert asked.endswith("# Mei: first\n"), "unless it is asked for, and never what one does not want to hear"
    assert "# Bao: rude\n" in await bao.get(f"/api/tables/{id}/record", talk=True)
    assert "first" not in await web.stranger().get(f"/api/tables/{id}/record", talk=True), "nor what is not for one"
    assert Record.parse(asked).write() == await mei.get(f"/api/tables/{id}/record"), "a reader passes over it"
    await bao.ask("DELETE", "/api/me", status=204)
    left = await mei.get(f"/api/tables/{id}/talk")
    assert [word["text"] for word in left["words"]] == ["first"]
    assert (await mei.post(f"/api/tables/{id}/talk", {"phrase": "bye"}, 201))["number"] == 3, (
        "numbers are not given twice"
    )
    assert (await mei.get("/api/me/export"))["muted"] == []
    async with web.house.database.read() as connection:
        assert [(row.text, row.quote) for row in await stored.load_reports(connection)] == [("not nice", "")]


async def test_a_report_quotes_what_was_said_to_the_host_alone(house: House) -> None:
    id, mei, bao, li = await sitting(house)
    await talk.say(house, bao, id, wire.Say(text="rude"))
    await reports.report(house, mei, id, wire.Report(text="not nice", word=1))
    told = (await overview.overview(house, 0)).reports[0]
    assert (told.about, told.name, told.quote, told.text) == (bao.id, "Bao", "rude", "not nice")
    assert await refused(reports.report(house, bao, id, wire.Report(text="me", word=1))) == (404, "no-word")
    assert await refused(reports.report(house, li, id, wire.Report(text="?", word=1))) == (403, "talk-seats")


async def test_sockets_and_streams_push_words_to_those_who_ask_and_may_hear(web: Web) -> None:
    mei, bao, li = await web.guest("Mei"), await web.guest("Bao"), await web.guest("Li")
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "talk": "free"}
    id = (await mei.post("/api/tables", wish, 201))["id"]
    await bao.post(f"/api/tables/{id}/sit")
    ears = {"talk": True}
    async with (
        mei.socket(id, ears) as one,
        bao.socket(id, ears) as two,
        bao.socket(id) as deaf,
        li.socket(id, ears) as outside,
    ):
        for socket in (one, two, deaf, outside):
            await socket.hear()
        answer = await one.ask("say", text="hello there")
        assert (answer["status"], answer["body"]["number"]) == (200, 1)
        heard = (await two.hear("talk"))["words"]
        assert [(word["name"], word["text"], word["mine"]) for word in heard] == [("Mei", "hello there", False)]
        assert (await one.hear("talk"))["words"][0]["mine"]
        assert (await two.ask("say", text="x" * 281))["status"] == 400
        assert (await outside.ask("say", phrase="hello"))["status"] == 403
        await bao.ask("PUT", f"/api/tables/{id}/talk/1/mute", status=204)
        await one.ask("say", text="unheard")
        await two.ask("say", phrase="thanks")
        heard = (await two.hear("talk"))["words"]
        assert [word["phrase"] for word in heard] == ["thanks"], "the muted one is not heard"
        state = await mei.state(id)
        player = mei if state["moves"] else bao
        state = await player.state(id)
        await player.turn(id, state["version"], state["moves"][0])
        for socket in (deaf, outside):
            await socket.hear()
    assert b"hello there" not in b"".join(li.heard)
    async with mei.lines(f"/api/tables/{id}/stream?talk=true") as lines:
        assert json.loads(await anext(lines))["type"] == "state"
        await bao.post(f"/api/tables/{id}/talk", {"phrase": "bye"}, 201)
        assert json.loads(await anext(lines))["words"][0]["phrase"] == "bye"


async def everything(client: Client, id: str) -> list[str]:
    """What somebody hears who asks for all there is about a table."""
    found = []
    for part in (
        "",
        "/state",
        "/talk",
        "/talk?after=1",
        "/story",
        "/text",
        "/record",
        "/record?talk=true",
        "/position",
        "/notes",
    ):
        found.append(repr(await client.ask("GET", f"/api/tables/{id}{part}", status=None)))
    for page in ("", "/text", "/replay"):
        found.append(await client.ask("GET", f"/t/{id}{page}"))
    for which in ("open", "running", "finished"):
        found.append(repr(await client.get("/api/tables", list=which)))
    found.append(repr(await client.ask("GET", "/api/me/export", status=None)) if not client.token else "")
    for number in (1, 2):
        found.append(repr(await client.ask("PUT", f"/api/tables/{id}/talk/{number}/mute", status=None)))
        body = {"text": "?", "word": number}
        found.append(repr(await client.ask("POST", f"/api/tables/{id}/report", body, status=None)))
    async with client.socket(id, {"talk": True}) as socket:
        found.append(repr(await socket.hear()))
        found.append(repr(await socket.ask("say", phrase="hello")))
    return found


async def test_a_house_where_people_talk_looks_to_those_outside_like_one_where_they_are_silent(
    file_place: Settings, toy: str
) -> None:
    async with serving(msgspec.structs.replace(file_place, base_url="http://127.0.0.1")) as web:
        mei, bao, watcher, stranger = (
            await web.guest("Mei"),
            await web.guest("Bao"),
            await web.guest("Wen"),
            web.stranger(),
        )
        wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "talk": "free", "listed": True}
        id = (await mei.post("/api/tables", wish, 201))["id"]
        await bao.post(f"/api/tables/{id}/sit")
        silent = [await everything(client, id) for client in (watcher, stranger)]
        async with watcher.socket(id, {"talk": True}) as socket:
            await socket.hear()
            for client in (mei, bao, mei):
                await client.post(f"/api/tables/{id}/talk", {"text": "canary"}, 201)
            talking = [await everything(client, id) for client in (watcher, stranger)]
            assert silent == talking
            assert (await socket.ask("ping"))["status"] == 200
        assert b"canary" not in b"".join(watcher.heard + stranger.heard)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_a_sentence_in_every_language(lang: str) -> None:
    words = Words(lang)
    for phrase in talk.PHRASES:
        assert len(words.text(f"phrase-{phrase}")) > 3
