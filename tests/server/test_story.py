"""Looking back and elsewhere: records from outside, another try from a moment of a game, the course of a game."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.arena import play_game
from teahouse.kernel import SPECTATOR, BadData, BadOption, BadRecord, Record
from teahouse.library import build, game_of
from tests.server.client import Web

pytestmark = pytest.mark.anyio


def record_of(game: str, players: int = 2) -> str:
    """A finished game as text."""
    return play_game(build(game, players, None, {}), ["random"] * players, "5").record.write()


async def test_zero_bytes_harm_no_database(web: Web) -> None:
    mei = await web.guest("Mei")
    for path in ("/api/tables/%00/state", "/t/%00", "/api/tables/a%00/notes"):
        assert (await mei.ask("GET", path, status=404))["error"] == "no-table"
    text = re.sub(r"(?m)^sum .*\n?", "", record_of("toy")).replace("seed 5", "seed 5\0")
    assert (await mei.post("/api/records", {"record": text}, 201))["seed"] == "5"


async def test_a_record_from_elsewhere_can_be_looked_at_and_tried_again(web: Web) -> None:
    mei = await web.guest()
    text = record_of("toy")
    info = await mei.post("/api/records", {"record": text}, 201)
    assert (info["status"], info["seed"]) == ("finished", "5")
    moves = len(Record.parse(text).moves)
    assert info["version"] == moves
    again = Record.parse(await mei.get(f"/api/tables/{info['id']}/record"))
    assert again.moves == Record.parse(text).moves
    story = await web.stranger().get(f"/api/tables/{info['id']}/story")
    assert len(story["scores"]) == moves + 1
    assert story["scores"][-1] == info["scores"]
    assert [sum(part.values()) for part in story["breakdown"]] == info["scores"]
    branch = await mei.post(f"/api/tables/{info['id']}/branch", {"at": moves // 2, "seat": 1}, 201)
    assert (branch["status"], branch["seats"][1]["name"], branch["seed"]) == ("running", "Mei", "")
    state = await mei.state(branch["id"], seat=1)
    assert [line["text"] for line in state["log"] if line["kind"] == "move" and "text" in line]
    await mei.post(f"/api/tables/{info['id']}/branch", {"at": moves + 1, "seat": 1}, 404)
    await mei.post(f"/api/tables/{info['id']}/branch", {"at": 1, "seat": 5}, 404)


@pytest.mark.parametrize("game", ["year-of-the-dragon", "yinzi", "dragon-boats"])
async def test_a_thing_is_explained_as_it_was_at_any_moment(web: Web, game: str) -> None:
    mei = await web.guest()
    record = Record.parse(record_of(game))
    id = (await mei.post("/api/records", {"record": record.write()}, 201))["id"]
    played = game_of(record)
    told = set[str]()
    for at in (0, len(record.moves) // 2, len(record.moves)):
        table = played.new()
        for _, text in record.moves[:at]:
            table.play(played.move(text))
        view = played.view(table, SPECTATOR)
        for thing in played.things(view)[:: 1 if at else 8]:
            found = await mei.get(f"/api/tables/{id}/explain", thing=thing, at=at)
            known = played.explain(thing, view)
            assert known is not None
            assert found == known.to_json() | {"version": at, "seat": SPECTATOR, "thing": thing}
            told.add(f"{thing} {found['numbers']}")
    assert len(told) > len({one.partition(" ")[0] for one in told}), "things mean something else at another moment"
    await mei.get(f"/api/tables/{id}/explain", 404, thing="no such thing", at=1)
    await mei.get(f"/api/tables/{id}/explain", 404, thing="no such thing", at=len(record.moves) + 1)
    await mei.get(f"/api/tables/{id}/explain", 403, thing="no such thing", at=1, seat=0)


MISTAKES = [
    (r"game toy", "game chess", "There is no game “chess”", "Es gibt kein Spiel „chess“"),
    (r"rules \d+", "rules 99", "line 3: the game was played by", "Zeile 3: die Partie wurde nach Fassung 99"),
    (r"players 2", "players 999999999", "line 4: there are 1 to 64 players", "Zeile 4: es gibt 1 bis 64 Spieler"),
    (r"players 2", "players ²", "needs a whole number, not “²”", "braucht eine ganze Zahl, nicht „²“"),
    (r"\n1 (\w+)", r"\n2 \1", "seat 1 is to move, not 2", "Platz 1 ist am Zug, nicht 2"),
    (r"\n1 \w+.*", r"\n1 fly", "“fly” is not a move of this game", "„fly“ ist kein Zug dieses Spiels"),
    (r"\n1 \w+.*", r"\n1 bow", "Bowing comes at the end", "Verbeugt wird sich am Ende"),
    (r"score .*", "score --5 4", "scores are 2 whole numbers", "Punktzahlen sind 2 ganze Zahlen"),
    (r"score .*", "score 99 98", "not 99 98", "nicht 99 98"),
    (r"seed 5", "seed " + "5" * 129, "the seed or the salt is too long", "der Startwert oder das Salz ist zu lang"),
]


@pytest.mark.parametrize(("found", "instead", "english", "german"), MISTAKES)
async def test_a_record_that_is_wrong_is_refused_with_its_line_in_the_reader_s_language(
    web_on_file: Web, found: str, instead: str, english: str, german: str
) -> None:
    mei = await web_on_file.guest()
    text = re.sub(r"(?m)^sum .*\n?", "", record_of("toy"))
    wrong = {"record": re.sub(found, instead, text, count=1)}
    assert wrong["record"] != text
    assert english in (await mei.post("/api/records", wrong, 400))["sentence"]
    answer = await mei.ask("POST", "/api/records", wrong, 400, headers={"Accept-Language": "de"})
    assert german in answer["sentence"]


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_whatever_is_in_a_record_is_read_or_refused(data: st.DataObject) -> None:
    lines = record_of("dragon-boats", 3).splitlines()[:30]
    odd = st.text(st.characters(codec="utf-8"), max_size=12) | st.sampled_from(
        ["²", "-0", "9" * 5000, "\0", "- x", "|"]
    )
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        word = lines[place].split(" ")[0]
        lines[place] = data.draw(st.sampled_from([f"{word} ", ""])) + data.draw(odd)
    try:
        record = Record.parse("\n".join(lines))
        record.check_game(game_of(record))
    except (BadRecord, BadOption, BadData):
        return
    assert len(record.names) == record.players
