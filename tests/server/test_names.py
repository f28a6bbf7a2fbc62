"""Names: nothing invisible, and nobody at a table is called like somebody else there."""

from __future__ import annotations

import re
import unicodedata

import pytest

from teahouse.server import archive, lobby, names, records, story, wire
from teahouse.server.house import House
from teahouse.server.problems import Problem
from tests.server.support import guest, play_out, seats, table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "name",
    [
        "\u2800\u2800\u2800",
        "\u3164\u3164",
        "Me\u115fi",
        "ab\u17b4",
        "\u200b\u200b\u200b",
        "a\ufe0f",
        "\u034f\u034f\u034f",
        "a\U000e0100b\U000e0101",
        "Mei\ufff9",
        "\u00ad\u00ad\u00ad",
        "\u0489\u0489\u0489",
        "Mei\U00016fe4",
        "\U0001d159\U0001d159",
        "\U00013441\U00013442",
        "a\u180fb",
        "ab\u17b5",
        "\uffa0\uffa0",
        "aa" + "\u0301" * 46,
        "a" + "\u0321\u0322\u0327\u0328\u0335" + "b",
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(Problem) as refused:
        names.clean(name)
    assert refused.value.status == 400


@pytest.mark.parametrize(
    "name",
    [
        "Mei",
        "李明",
        "Зоя",
        "Ana María",
        "O’Brien",
        "नेहा",
        "❤️❤️",
        "김하늘",
        "R2-D2",
        "ကြွေးမောင်",
        "שָׁלוֹם",
        "Nguyễn",
        "ज़िंदगी",
    ],
)
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert names.clean(name) == unicodedata.normalize("NFC", name.replace("\ufe0f", ""))


async def test_nobody_at_a_table_is_called_like_somebody_else_there(house: House) -> None:
    one, other, third = await guest(house, "Mei"), await guest(house, "ＭＥＩ"), await guest(house, "mei")
    id = await table(house, one, "me", "open", "open")
    await lobby.sit(house, other, id, wire.Sit())
    with pytest.raises(Problem) as refused:
        await lobby.sit(house, third, id, wire.Sit(name="MEI 2"))
    assert (refused.value.status, refused.value.name) == (409, "name-taken")
    info = await lobby.sit(house, third, id, wire.Sit())
    called = [seat.name for seat in info.seats]
    assert called[:2] == ["Mei", "ＭＥＩ 2"]
    assert not any(names.same(name, other) for place, name in enumerate(called) for other in called[:place])


async def test_a_name_chosen_twice_for_one_table_is_refused_and_the_usual_one_gives_way(house: House) -> None:
    mei = await guest(house, "Mei")
    with pytest.raises(Problem) as refused:
        await table(house, mei, "me", "hotseat Bao", "hotseat bao")
    assert refused.value.name == "name-taken"
    id = await table(house, mei, "me", "hotseat Mei")
    assert [seat.name for seat in (await house.find(id)).seats] == ["Mei 2", "Mei"]


async def test_an_uploaded_record_is_marked_and_never_listed_as_played_here(house: House) -> None:
    mei = await guest(house, "Mei")
    wish = wire.NewTable(game="toy", seats=seats("me", "hotseat Bao"), listed=True)
    played = (await lobby.create(house, mei, wish)).id
    await play_out(house, played, mei)
    text = re.sub(r"(?m)^sum .*\n", "", (await records.record(house, mei, played, None)).replace("Bao", "Mei"))
    brought = await story.upload(house, mei, text)
    assert (brought.uploaded, brought.listed) == (True, False)
    assert [seat.name for seat in brought.seats] == ["Mei", "Mei 2"]
    with pytest.raises(Problem) as refused:
        await lobby.change_table(house, mei, brought.id, wire.ChangeTable(listed=True))
    assert refused.value.name == "uploaded"
    listed = [info.id for info in (await lobby.listed(house, None, "finished", 0)).tables]
    assert listed == [played]
    mine = {info.id: info.uploaded for info in (await lobby.listed(house, mei, "mine", 0)).tables}
    assert mine == {played: False, brought.id: True}
    house.forget(await house.find(brought.id))
    assert house.info(await house.find(brought.id), "").uploaded


async def test_a_game_that_goes_on_from_a_record_is_not_listed_either_and_counts_for_nobody(house: House) -> None:
    mei = await guest(house, "Mei")
    played = (await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "hotseat Bao")))).id
    await play_out(house, played, mei)
    brought = await story.upload(house, mei, await records.record(house, mei, played, None))
    branch = await story.branch(house, mei, brought.id, story.Branch(at=9, seat=0))
    with pytest.raises(Problem) as refused:
        await lobby.change_table(house, mei, branch.id, wire.ChangeTable(listed=True))
    assert refused.value.name == "taken-over"
    await play_out(house, branch.id, mei)
    assert house.info(await house.find(branch.id), mei.id).status == "finished"
    assert (await archive.results(house, mei)).results == []
    again = await story.branch(house, mei, branch.id, story.Branch(at=0, seat=0))  # all of it is played here
    await play_out(house, again.id, mei)
    assert [one.games for one in (await archive.results(house, mei)).results] == [1]


async def test_a_bot_that_plays_on_is_not_called_like_whoever_plays_on(house: House) -> None:
    mei, one = await guest(house, "Mei"), await guest(house, "ＭＥＩ")
    played = (await lobby.create(house, mei, wire.NewTable(game="toy", seats=seats("me", "hotseat Bao")))).id
    await play_out(house, played, mei)
    info = await story.branch(house, one, played, story.Branch(at=0, seat=1))
    assert [seat.kind for seat in info.seats] == ["bot", "guest"]
    assert not names.same(info.seats[0].name, info.seats[1].name)
