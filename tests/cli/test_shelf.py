"""`teahouse games`, `components` and `perft`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import teahouse as house
from teahouse.arena import perft
from tests.cli.commands import Teahouse


def test_games_lists_names_players_and_options(teahouse: Teahouse) -> None:
    answer = teahouse("games")
    assert answer.code == 0
    assert "year-of-the-dragon: In the Year of the Dragon, 2 to 5 players\n" in answer.out
    assert "toy: Lanterns, 2 to 3 players\n  --option rounds=2|3\n    default: 2\n    Evenings\n" in answer.out


def test_games_in_german(teahouse: Teahouse) -> None:
    assert (
        "toy: Laternen, 2 bis 3 Spieler\n  --option rounds=2|3\n    Vorgabe: 2\n    Abende\n"
        in teahouse("games", "--lang", "de").out
    )


def test_games_in_json(teahouse: Teahouse) -> None:
    told = {game["name"]: game for game in json.loads(teahouse("games", "--json").out)}
    assert told["toy"]["players"] == [2, 3]
    assert told["toy"]["options"][0] == {"name": "rounds", "values": [2, 3], "default": 2, "clauses": ["TOY-7"]}


def test_components_say_what_is_in_the_box_and_its_source(teahouse: Teahouse) -> None:
    out = teahouse("components", "toy").out
    assert "\nlantern\n  red; points: 3; tiles: 4 [printed]\n" in out
    assert "  gold; points: 2; tiles: 5 [public]\n    Counted on a picture.\n" in out
    assert "\npurse\n  coins: 1; price: 2; garland: 4 [printed]\n" in out
    assert "[gedruckt]" in teahouse("components", "toy", "--lang", "de").out


def test_components_of_ones_own_are_marked(teahouse: Teahouse, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[purse]\ncoins = 3\nprice = 2\ngarland = 4\nsource = "printed"\n')
    assert "purse (from your file)\n  coins: 3;" in teahouse("components", "toy", "--components", str(mine)).out
    told = json.loads(teahouse("components", "toy", "--components", str(mine), "--json").out)
    assert told["changed"] == ["purse"]
    assert told["components"]["purse"]["coins"] == 3
    assert told["components"]["lantern"][0]["id"] == "red"


def test_components_as_toml_can_be_changed_and_played_with(teahouse: Teahouse, tmp_path: Path) -> None:
    for kind in house.rulebooks():
        answer = teahouse("components", kind.name, "--toml")
        assert answer.code == 0
        assert tomllib.loads(answer.out)
        mine = tmp_path / f"{kind.name}.toml"
        mine.write_text(answer.out, "utf-8")
        assert teahouse("sim", kind.name, "--games", "1", "--players", "2", "--components", str(mine)).code == 0


def test_components_as_toml_are_those_that_come_with_the_game(teahouse: Teahouse, tmp_path: Path) -> None:
    for more, lang, said in (("--json", "en", "leave out --json"), ("--components=x", "de", "lass --json und")):
        answer = teahouse("components", "toy", "--toml", more, "--lang", lang)
        assert (answer.code, answer.out) == (2, "")
        assert said in answer.err
    assert "--toml" in teahouse("components", "--help").out


def test_the_numbers_of_an_observation_are_listed_with_their_names(teahouse: Teahouse) -> None:
    out = teahouse("components", "year-of-the-dragon", "--observation").out
    lines = out.splitlines()
    spec = house.game("year-of-the-dragon", 2).observation_spec()
    assert f"as {len(spec):,} numbers from 0 to 255, version {spec.version}," in out.replace("\n", " ")
    assert [line.split()[-1] for line in lines[-len(spec) :]] == list(spec.names)
    assert any(line.split() == [str(spec.names.index("me.yuan")), "10", "me.yuan"] for line in lines)
    assert "  viel  Name\n" in teahouse("components", "toy", "--observation", "--lang", "de").out
    told = json.loads(teahouse("components", "toy", "--observation", "--json").out)
    assert (told["game"], told["version"], told["length"]) == ("toy", 1, len(told["numbers"]))
    assert told["numbers"][0] == {"name": "asked=deal", "scale": 1}
    for more in ("--toml", "--components=x"):
        answer = teahouse("components", "toy", "--observation", more)
        assert (answer.code, answer.out) == (2, "")
        assert "leave out --toml" in answer.err


def test_every_table_of_every_box_is_listed(teahouse: Teahouse) -> None:
    out = teahouse("components", "year-of-the-dragon").out
    for word in ("craftsman", "[public]", "[printed]"):
        assert word in out


def test_perft_counts_by_depth(teahouse: Teahouse) -> None:
    counts = perft(house.game("toy", players=2), "1", 3)
    answer = teahouse("perft", "toy", "--players", "2", "--seed", "1", "--depth", "3")
    assert answer.out == "".join(f"depth {depth}: {count}\n" for depth, count in enumerate(counts, start=1))
    told = json.loads(teahouse("perft", "toy", "--players", "2", "--depth", "3", "--json").out)
    assert told["nodes"] == counts
    assert (told["game"], told["players"], told["seed"]) == ("toy", 2, "1")
