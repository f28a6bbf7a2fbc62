"""Lessons at the table: a fixed deal, others who play what is planned, a teacher who answers, and playing on."""

from __future__ import annotations

import pytest

from teahouse.kernel import Record
from teahouse.lessons import lesson, lessons
from teahouse.server import lessons as teaching
from teahouse.server import wire
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.problems import Problem
from teahouse.server.settings import Settings
from tests.lessons.test_lessons import RECORDS
from tests.server.client import Web
from tests.server.support import DRAGON, guest, look, settled, take

pytestmark = pytest.mark.anyio
GAMES = [one.game for one in lessons()]


async def taught(house: House, who: Guest, id: str, *moves: str, kept: int = 0, lang: str = "en") -> wire.Lesson:
    live = await house.find(id)
    return await teaching.now(house, who, id, wire.Pupil(version=live.version, moves=list(moves), kept=kept), lang)


async def follow(house: House, who: Guest, id: str, until: str = "") -> None:
    """Do what the teacher asks, up to a step or to the end."""
    while True:
        await settled(house, id)
        now = await taught(house, who, id)
        if now.ends or now.steps[-1].id == until:
            return
        assert now.own is None
        await take(house, who, id, now.next[0])


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_does_what_is_asked_plays_the_recorded_game(file_house: House, game: str) -> None:
    pupil = await guest(file_house)
    id = (await teaching.begin(file_house, pupil, game, "first")).id
    await follow(file_house, pupil, id)
    record = Record.parse((RECORDS / f"{game.replace('-', '_')}-lesson.record").read_text("utf-8"))
    live = await file_house.find(id)
    assert live.moves[: len(record.moves)] == record.moves
    now = await taught(file_house, pupil, id)
    assert [step.id for step in now.steps] == [step.id for step in lesson(game).steps]
    assert now.known


async def test_a_lesson_goes_on_where_it_was_after_the_house_was_closed(file_place: Settings) -> None:
    house = House(file_place)
    await house.open()
    pupil = await guest(house)
    id = (await teaching.begin(house, pupil, DRAGON, "first")).id
    await follow(house, pupil, id, until="5")
    before = await taught(house, pupil, id)
    await house.close()
    house = House(file_place)
    await house.open()
    assert (await house.find(id)).lesson == "first"
    assert await taught(house, pupil, id) == before
    await follow(house, pupil, id)
    await house.close()


async def test_moves_are_answered_before_they_are_stored(file_house: House) -> None:
    pupil = await guest(file_house)
    id = (await teaching.begin(file_house, pupil, DRAGON, "first")).id
    await settled(file_house, id)
    asked = await taught(file_house, pupil, id, "draft warrior")
    assert (asked.verdict, asked.done) == ("do", False)
    assert asked.next == ["place palace 1"]
    done = await taught(file_house, pupil, id, "draft warrior", "place palace 1", kept=1)
    assert (done.verdict, done.done, done.answer) == ("do", True, "")
    other = await taught(file_house, pupil, id, "draft pyrotechnist", "place palace 1")
    assert (other.verdict, other.done, other.step) == ("open", True, 1)
    assert other.asked["track"] == [0, 5]
    looked = await taught(file_house, pupil, id, "draft court-lady")
    assert looked.verdict == "look"
    assert looked.answer.startswith("One step.")
    assert looked.mine["track"] == [0, 1]
    strange = await taught(file_house, pupil, id, "draft monk")
    assert (strange.verdict, strange.answer) == ("other", "")
    assert strange.mine["track"] == [0, 6]
    with pytest.raises(Problem, match="illegal"):
        await taught(file_house, pupil, id, "draft warrior", "draft monk")


async def test_a_step_may_follow_within_a_turn_and_its_numbers_stay(file_house: House) -> None:
    pupil = await guest(file_house)
    id = (await teaching.begin(file_house, pupil, DRAGON, "first")).id
    await follow(file_house, pupil, id, until="7")
    built = await taught(file_house, pupil, id, "build@3")
    assert (built.verdict, built.done) == ("do", True)
    assert built.steps[-1].id == "8"
    assert built.since == 7
    higher = await taught(file_house, pupil, id, "build@3", "raise palace 1", kept=1)
    assert (higher.verdict, higher.step) == ("open", 7)
    assert higher.asked == {"palaces": [2, 3], "floors": [4, 5]}
    assert higher.mine == {"floors": [4, 5]}


async def test_the_teacher_speaks_the_language_of_the_reader(file_house: House) -> None:
    pupil = await guest(file_house)
    id = (await teaching.begin(file_house, pupil, DRAGON, "first")).id
    await settled(file_house, id)
    english, german = [(await taught(file_house, pupil, id, lang=lang)).steps[0] for lang in ("en", "de")]
    assert (english.title, german.title) == ("The year", "Das Jahr")
    assert [named.name for named in german.touch] != [named.name for named in english.touch]


async def test_playing_on_makes_ordinary_bots_of_the_others_and_ends_the_lesson(file_house: House) -> None:
    pupil = await guest(file_house)
    id = (await teaching.begin(file_house, pupil, DRAGON, "first")).id
    await follow(file_house, pupil, id, until="4")
    info = await teaching.play_on(file_house, pupil, id)
    assert info.lesson == ""
    assert [seat.level for seat in info.seats] == ["", "cup", "cup"]
    with pytest.raises(Problem, match="no-lesson"):
        await taught(file_house, pupil, id)
    assert (await teaching.play_on(file_house, pupil, id)).lesson == ""
    state = await look(file_house, pupil, id)
    await take(file_house, pupil, id, state["moves"][-1])
    await settled(file_house, id)
    assert (await look(file_house, pupil, id))["moves"]


async def test_a_pupil_who_leaves_the_plan_without_the_teacher_still_plays_to_the_end(file_house: House) -> None:
    """The table takes any legal move; what is planned is played as long as it fits, and a bot plays the rest."""
    pupil = await guest(file_house)
    id = (await teaching.begin(file_house, pupil, "dragon-boats", "first")).id
    for _ in range(600):
        await settled(file_house, id)
        live = await file_house.find(id)
        if live.over:
            break
        now = await taught(file_house, pupil, id)
        assert now.total == len(lesson("dragon-boats").steps)
        state = await look(file_house, pupil, id)
        await take(file_house, pupil, id, state["moves"][-1])
    assert (await file_house.find(id)).status == "finished"


async def test_a_lesson_is_its_owners_alone_and_refuses_what_it_cannot_do(web_on_file: Web) -> None:
    mei, bao = await web_on_file.guest("Mei"), await web_on_file.guest("Bao")
    made = await mei.post(f"/api/lessons/{DRAGON}/first", {}, 201)
    assert made["lesson"] == "first"
    assert [seat["name"] for seat in made["seats"]] == ["Mei", "Cup", "Leaf"]
    place = f"/api/tables/{made['id']}"
    assert (await bao.post(f"{place}/lesson", {"version": 0}, 403))["error"] == "not-seated"
    assert (await bao.post(f"{place}/play-on", {}, 403))["error"] == "not-seated"
    assert (await mei.post(f"{place}/lesson", {"version": 999}, 409))["error"] == "stale"
    assert (await mei.post(f"/api/lessons/{DRAGON}/ninth", {}, 404))["error"] == "no-lesson"
    assert (await mei.post("/api/lessons/chess/first", {}, 404))["error"] == "no-game"
    other = await mei.table("me", "bot", game="toy")
    assert (await mei.post(f"/api/tables/{other}/lesson", {"version": 0}, 404))["error"] == "no-lesson"
    wish = {"game": DRAGON, "seats": [{"kind": "me"}, {"kind": "bot", "level": "lesson-first"}]}
    assert (await mei.post("/api/tables", wish, 400))["error"] == "no-level"


async def test_what_there_is_to_learn_is_listed_and_a_begun_lesson_can_be_gone_on_with(web_on_file: Web) -> None:
    mei = await web_on_file.guest("Mei")
    shelf = await mei.get("/api/learn")
    assert {game["game"] for game in shelf} >= set(GAMES)
    for game in shelf:
        if game["game"] in GAMES:
            assert game["entries"][0]["kind"] == "first"
            assert all(entry["title"] and entry["about"] for entry in game["entries"])
    made = await mei.post(f"/api/lessons/{DRAGON}/first", {}, 201)
    for path in ("/learn", f"/learn/{DRAGON}"):
        body = await mei.get(path)
        assert f'href="/t/{made["id"]}"' in body
        assert f'data-lesson="{DRAGON}/first"' in body
    assert "Lernen" in await mei.get(f"/learn/{DRAGON}", lang="de")


@pytest.mark.parametrize("game", GAMES)
async def test_the_second_lesson_is_played_freely_and_remarks_on_what_is_met(file_house: House, game: str) -> None:
    pupil = await guest(file_house)
    info = await teaching.begin(file_house, pupil, game, "second")
    assert (info.lesson, info.notes) == ("", "second")
    await settled(file_house, info.id)
    live = await file_house.find(info.id)
    asked = wire.Tentative(version=live.version, moves=[])
    english = await teaching.remarks(file_house, pupil, info.id, asked, "en")
    german = await teaching.remarks(file_house, pupil, info.id, asked, "de")
    assert english.total == len(lesson(game, "second").notes)
    assert [one.id for one in english.remarks] == [one.id for one in german.remarks]
    assert english.remarks
    assert english.remarks[0].text != german.remarks[0].text
    with pytest.raises(Problem, match="no-lesson"):
        await taught(file_house, pupil, info.id)
    await take(file_house, pupil, info.id, live.table.moves()[0].text if live.table else "")
    assert (await teaching.play_on(file_house, pupil, info.id)).notes == ""
    with pytest.raises(Problem, match="no-lesson"):
        await teaching.remarks(file_house, pupil, info.id, asked, "en")
