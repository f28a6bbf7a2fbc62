"""What a designer changes in the box is named, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from teahouse.arena import match
from teahouse.cli import main
from teahouse.kernel import Game
from teahouse.library import own_components

YEAR = "year-of-the-dragon"
BOATS = "dragon-boats"
STRONGER = r"  (.+) is significantly stronger"


def table_of(name: str, key: str) -> str:
    """A table of a game's own components file, its parts included."""
    found = re.search(rf"^\[{key}\]\n(?:(?!\[(?!{key}\.)).*\n)*", own_components(name), re.MULTILINE)
    assert found
    return found[0]


def rich_in_cards() -> str:
    """A box of Dragon Boats in which every reward is a bonus card: even bots that play at random get some."""
    return re.sub(r'"(?:money|food|treasure|offering)"', '"bonus"', table_of(BOATS, "rewards"))


def with_nine_points(letter: str) -> str:
    """The bonus cards, one of them worth 9 points."""
    cards, changed = re.subn(rf'(id = "{letter}".* vp = )\d', r"\g<1>9", table_of(BOATS, "bonus-cards"))
    assert changed == 1
    return cards


def lab(folder: Path, *arguments: str) -> None:
    played = ("--games", "500", "--players", "2", "--bots", "random", "--out", str(folder / "report.html"))
    assert main(["lab", BOATS, *played, *arguments]) == 0


@pytest.fixture
def boxes(tmp_path: Path) -> tuple[str, str]:
    """A components file, and another that differs from it in one card alone."""
    before, after = tmp_path / "before.toml", tmp_path / "after.toml"
    before.write_text(rich_in_cards(), "utf-8")
    after.write_text(rich_in_cards() + "\n" + with_nine_points("K"), "utf-8")
    return str(before), str(after)


@pytest.mark.slow
def test_a_card_made_worth_nine_points_is_named_against_the_box_as_it_was(
    tmp_path: Path, boxes: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = boxes
    lab(tmp_path, "--components", before, "--against", after)
    assert set(re.findall(STRONGER, capsys.readouterr().out)) == {"Extra Treasure (bonus card)"}
    assert "Extra Treasure (bonus card) is significantly stronger" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.slow
def test_a_saved_study_tells_a_card_made_stronger_from_the_same_games_again(
    tmp_path: Path, boxes: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = boxes
    study = str(tmp_path / "study.json")
    lab(tmp_path, "--components", before, "--save", study)
    capsys.readouterr()
    lab(tmp_path, "--components", after, "--compare", study)
    assert set(re.findall(STRONGER, capsys.readouterr().out)) == {"Extra Treasure (bonus card)"}
    lab(tmp_path, "--components", before, "--compare", study)
    assert "No difference is outside the noise." in capsys.readouterr().out
    assert "No difference is outside the noise." in (tmp_path / "report.html").read_text("utf-8")


def test_another_box_is_played_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changes = tmp_path / "rich.toml"
    changes.write_text('[money]\nsource = "reconstructed"\nstart = 9\nmax = 20\n')
    page = tmp_path / "r.html"
    arguments = ["--games", "4", "--players", "2", "--bots", "cup", "--against", str(changes), "--out", str(page)]
    assert main(["lab", "dragon-boats", *arguments]) == 0
    assert "comparisons with another study" in page.read_text()


def test_an_interrupt_of_the_second_study_spares_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = tmp_path / "rich.toml"
    changes.write_text('[money]\nsource = "reconstructed"\nstart = 9\nmax = 20\n')
    arguments = ["lab", BOATS, "--games", "3", "--players", "2", "--bots", "random"]
    arguments += ["--against", str(changes), "--out", str(tmp_path / "r.html")]
    played: list[str] = []
    whole = match.play_match_game

    def play(plan: match.Match, game: Game, index: int) -> dict[str, Any]:
        played.append(f"{'changed' if plan.components else 'own'} {index}")
        if played == ["own 0", "own 1", "own 2", "changed 0", "changed 1"]:
            raise KeyboardInterrupt
        return whole(plan, game, index)

    monkeypatch.setattr(match, "play_match_game", play)
    assert main(arguments) == 130
    played.clear()
    assert main(arguments) == 0
    assert played == ["changed 1", "changed 2"]
    assert not list((tmp_path / "cache" / "teahouse").iterdir())


def test_a_person_made_stronger_in_a_changed_box_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    persons = ["[[person]]" + text.split("\n\n")[0] for text in own_components(YEAR).split("[[person]]")[1:]]
    lady = persons[1].replace("symbols = 1", "symbols = 6")
    assert 'id = "court-lady"' in lady != persons[1]
    changes = tmp_path / "ladies.toml"
    changes.write_text("\n\n".join([persons[0], lady, *persons[2:]]))
    out = str(tmp_path / "r.html")
    arguments = ["--games", "400", "--players", "2", "--bots", "random", "--out", out, "--against", str(changes)]
    assert main(["lab", YEAR, *arguments]) == 0
    said = capsys.readouterr().out
    assert set(re.findall(r"(.+) is significantly stronger", said)) == {"  Court lady as a start"}
    assert re.search(r"Court lady as a start is significantly stronger: its users win \d\d\.\d\s%", said)
    assert re.search(r"Court lady as a start is significantly stronger: its users end \+\d", said)
    assert "Court lady as a start is significantly stronger" in Path(out).read_text()
