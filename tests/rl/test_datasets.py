"""Trajectories are written, read back, and lead to the same results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy
import pyarrow
import pyarrow.parquet
import pytest

import teahouse
from teahouse.cli import main
from teahouse.kernel import NATURE, BadData
from teahouse.rl.datasets import ABOUT, COLUMNS, read, schema_of


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command says as JSON."""
    assert main([*arguments, "--json", "-"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("name", [kind.name for kind in teahouse.rulebooks()])
def test_games_come_back_with_the_same_moves_and_results(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.parquet"
    said = run(capsys, "sim", name, "--players", "3", "--games", "4", "--seed", "7", "--trajectories", str(file))
    data = read(file)
    assert data.games == 4
    assert len(data) == said["moves"]
    assert [table.scores() for table in data.replayed()] == said["scores"]
    about = data.about
    told = (about["game"], about["players"], about["seed"], about["rules"], about["version"])
    assert told == (name, 3, "7", data.game().rules_version, teahouse.__version__)
    assert about["observation"]["version"] == data.game().observation_spec().version


def test_each_decision_is_what_the_seat_saw_and_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    run(capsys, "sim", "yinzi", "--players", "2", "--games", "2", "--bots", "leaf,random", "--trajectories", str(file))
    game = read(file).game()
    rows = pyarrow.parquet.read_table(file).to_pylist()
    assert list(rows[0]) == list(COLUMNS)
    batches = list(read(file).decisions(50, forced=True))
    decisions = {name: numpy.concatenate([batch[name] for batch in batches]) for name in batches[0]}
    table, at, last = game.new(), 0, -1
    for row in rows:
        if row["turn"] == 0:
            table = game.new()
        assert row["seat"] == table.to_move
        if row["seat"] == NATURE:
            assert [row[name] for name in ("bot", "observation", "legal", "win", "place", "points")] == [None] * 6
        else:
            assert row["bot"] == ("leaf", "random")[row["seat"]]
            seen = game.observed(table, row["seat"])
            assert row["observation"] == seen == decisions["observation"][at].tobytes()
            legal = [move.number for move in table.moves()]
            assert row["legal"] == legal
            assert numpy.flatnonzero(decisions["action_mask"][at]).tolist() == sorted(legal)
            for name in ("move", "seat", "game", "win", "place", "points"):
                assert row[name] == decisions[name][at]
            at += 1
        table.play(row["move"])
        if table.over:
            last += 1
            ended = [row for row in rows if row["game"] == last and row["seat"] >= 0]
            assert all(row["points"] == table.scores()[row["seat"]] for row in ended)
            assert all(row["place"] == table.ranking()[row["seat"]] for row in ended)
            assert {(row["seat"], row["win"]) for row in ended} >= {(table.ranking().index(1), 1.0)}
    assert (at, last) == (len(decisions["move"]), 1)


def test_moves_without_an_alternative_are_left_out_unless_they_are_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.parquet"
    run(capsys, "sim", "dragon-boats", "--players", "2", "--games", "1", "--trajectories", str(file))
    few = sum(len(batch["move"]) for batch in read(file).decisions())
    every = sum(len(batch["move"]) for batch in read(file).decisions(forced=True))
    assert 0 < few < every
    assert all((batch["action_mask"].sum(1) > 1).all() for batch in read(file).decisions())


def test_any_number_of_workers_writes_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / f"{workers}.parquet" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        run(
            capsys, "sim", "year-of-the-dragon", "--players", "2", "--games", "5",
            "--workers", str(workers), "--trajectories", str(file),
        )  # fmt: skip
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_match_says_who_sat_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.parquet"
    said = run(
        capsys, "match", "year-of-the-dragon", "--bots", "leaf,random", "--games", "4", "--trajectories", str(file)
    )
    rows = pyarrow.parquet.read_table(file, columns=["game", "seat", "bot", "points"]).to_pylist()
    points: dict[str, dict[int, int]] = {"leaf": {}, "random": {}}
    for row in rows:
        if row["bot"] is not None:
            points[row["bot"]][row["game"]] = row["points"]
    assert [list(points[bot].values()) for bot in ("leaf", "random")] == said["scores"]
    assert {(row["seat"], row["bot"]) for row in rows if row["bot"]} == {
        (seat, bot) for seat in (0, 1) for bot in ("leaf", "random")
    }


def test_options_and_a_box_of_ones_own_come_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, box = tmp_path / "games.parquet", tmp_path / "box.toml"
    box.write_text('[prices]\nsource = "printed"\ndecline = 2\noffering = 1\ntreasure = 2\n')
    said = run(
        capsys, "sim", "dragon-boats", "--players", "4", "--games", "1", "--option", "short=fixed",
        "--components", str(box), "--trajectories", str(file),
    )  # fmt: skip
    data = read(file)
    assert data.game().options["short"] == "fixed"
    assert data.game().components.digest == said["components"]
    assert [table.scores() for table in data.replayed()] == said["scores"]


def changed(file: Path, **about: Any) -> Path:
    """The same file that says something else about itself."""
    table = pyarrow.parquet.read_table(file)
    told = json.loads(table.schema.metadata[ABOUT]) | about
    pyarrow.parquet.write_table(table.replace_schema_metadata({ABOUT: json.dumps(told)}), file)
    return file


def test_what_cannot_be_read_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadData, match=r"cannot read .*nothing"):
        read(tmp_path / "nothing.parquet")
    (tmp_path / "text.parquet").write_text("Mei played well")
    with pytest.raises(BadData, match="cannot read"):
        read(tmp_path / "text.parquet")
    pyarrow.parquet.write_table(schema_of(3).empty_table(), tmp_path / "other.parquet")
    with pytest.raises(BadData, match="holds no games of Teahouse"):
        read(tmp_path / "other.parquet")
    file = tmp_path / "games.parquet"
    run(capsys, "sim", "year-of-the-dragon", "--players", "2", "--games", "1", "--trajectories", str(file))
    with pytest.raises(BadData, match="played with rules 99, but here they are 1"):
        read(changed(file, rules=99)).game()
    with pytest.raises(BadData, match="has format 2"):
        read(changed(file, format=2))


def test_a_game_that_ends_otherwise_than_the_file_says_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.parquet"
    run(capsys, "sim", "year-of-the-dragon", "--players", "2", "--games", "1", "--trajectories", str(file))
    table = pyarrow.parquet.read_table(file)
    place = table.column_names.index("points")
    more = pyarrow.array([None if one is None else one + 1 for one in table["points"].to_pylist()], pyarrow.int16())
    pyarrow.parquet.write_table(table.set_column(place, table.schema.field(place), more), file)
    with pytest.raises(BadData, match="game 0 does not end as the file says"):
        list(read(file).replayed())


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "yinzi", "--games", "100000", "--trajectories", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err
