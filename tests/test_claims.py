"""What ARCHITECTURE, CONTRIBUTING and the pages in docs claim is so, where it can be run or counted."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import teahouse
from teahouse.cli import parser_of
from teahouse.games.year_of_the_dragon.steps.action import ChooseAction
from teahouse.kernel import IllegalMove
from tools import fast

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "teahouse"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def page(name: str) -> str:
    """The text of a page, a line for each paragraph."""
    return re.sub(r"(?<=\S)\n(?=\S)", " ", (ROOT / name).read_text("utf-8"))


# -- the house ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_the_layers_that_are_told_are_those_that_are_kept(name: str) -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    kept = next(contract["layers"] for contract in contracts if contract["id"] == "layers")
    told = " <- ".join(re.sub(r"[()]", "", layer).replace(" : ", ", ") for layer in reversed(kept))
    assert told in (ROOT / name).read_text("utf-8")


def test_every_room_of_the_package_is_in_the_table() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    rooms |= {path.name for path in PACKAGE.glob("*.py") if not path.name.startswith("__")}
    table = page("ARCHITECTURE.md").partition("| room |")[2].partition("\n\n")[0]
    told = {name.split("/")[0] for name in re.findall(r"`(\w+[/.\w<>]*)`", table)}
    assert rooms - told == set()


def test_the_make_commands_are_told_as_make_itself_tells_them() -> None:
    said = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    lines = [line.strip() for line in said.splitlines() if not re.match(r"  make (help|clean)\b", line)]
    told = [
        line.strip()
        for line in (ROOT / "CONTRIBUTING.md").read_text("utf-8").splitlines()
        if line.startswith("    make")
    ]
    assert told == lines


# -- a move from click to table -----------------------------------------------------------------------------------


def test_the_move_of_the_walk_goes_the_way_that_is_told() -> None:
    game = teahouse.game("year-of-the-dragon", players=3)
    table, dealer, record = game.new(), teahouse.Dealer(seed=1), teahouse.Record.of(game)
    parade = game.move("parade@2")
    assert (parade.kind, dict(parade.params)["group"]) == ("action", 1)
    while table.refusal(parade) is not None:
        table.play(dealer.draw(table) if table.to_move == teahouse.NATURE else table.moves()[0])
    seat = table.to_move
    step = table.agenda[-1]
    assert isinstance(step, ChooseAction)
    assert step.seat == seat
    before = game.tally(table, seat)["track"]
    table.play(parade)
    assert game.tally(table, seat)["track"] > before
    following = table.agenda[-1]
    assert isinstance(following, ChooseAction)
    assert following.seat != seat
    record.add(seat, parade.text)
    assert f"\n{seat + 1} parade@2\n" in record.write()
    with pytest.raises(IllegalMove) as caught:
        table.game.load(poor(table.position(), following.seat)).play(parade)
    assert (caught.value.refusal.reason, caught.value.refusal.clause) == ("group-taken", "YD-21")
    assert {"price", "yuan"} <= dict(caught.value.refusal.numbers).keys()


def poor(position: dict[str, object], seat: int) -> dict[str, object]:
    """The same with the seat's purse empty."""
    table = position["table"]
    assert isinstance(table, dict)
    table["players"][seat]["yuan"] = 0
    return position


# -- plain and compiled -------------------------------------------------------------------------------------------


def test_what_is_compiled_is_what_is_told() -> None:
    rooms = {path.relative_to(PACKAGE).parts[0] for path in fast.rule_files()}
    assert rooms == {"kernel", "games", "learn"}
    sentence = "`make fast` compiles `kernel` and `games`"
    for name in ("ARCHITECTURE.md", "CONTRIBUTING.md"):
        assert sentence in page(name)


def test_how_much_faster_compiled_rules_are_is_what_the_readme_measured() -> None:
    words = {"three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
    least, most = re.search(r"(\w+) to (\w+) times as fast in random play", page("ARCHITECTURE.md")).groups()  # type: ignore[union-attr]
    measured = re.findall(
        r"from source / compiled \| ([\d,]+) / ([\d,]+) \|.*\| ([\d,]+) / ([\d,]+) \|",
        page("README.md").replace("| |", "|\n|"),
    )
    assert len(measured) == 3
    for row in measured:
        plain, compiled, played, quickly = (int(number.replace(",", "")) for number in row)
        for ratio in (compiled / plain, quickly / played):
            assert words[least] <= ratio <= words[most]


def test_nothing_dynamic_is_made_while_a_move_is_found_or_played() -> None:
    """As CONTRIBUTING asks: no dataclass, named tuple, lambda or generator."""
    files = [
        *PACKAGE.glob("games/*/steps/*.py"),
        *(PACKAGE / "kernel" / f"{name}.py" for name in ("step", "table", "playout")),
    ]
    assert len(files) > 30
    found = []
    for file in files:
        functions = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
        for node in (inner for function in functions for inner in ast.walk(function)):
            if isinstance(node, ast.Lambda | ast.GeneratorExp | ast.Yield | ast.YieldFrom):
                found.append(f"{file.relative_to(PACKAGE)}:{node.lineno}")
            if isinstance(node, ast.Name) and node.id in ("dataclass", "NamedTuple", "namedtuple"):
                found.append(f"{file.relative_to(PACKAGE)}:{node.lineno}")
    assert found == []


# -- bots ---------------------------------------------------------------------------------------------------------


def test_no_code_of_the_bots_names_a_game() -> None:
    names = [name for kind in teahouse.rulebooks() for name in (kind.name, kind.name.replace("-", "_"))]
    files = sorted((PACKAGE / "bots").rglob("*.py"))
    assert len(files) > 10
    for file in files:
        text = file.read_text("utf-8")
        assert "teahouse.games" not in text, file.name
        assert not [name for name in names if re.search(rf"\b{name}\b", text)], file.name
    assert "Nothing in `bots/` is written for one particular game." in page("docs/bots.md")


def programs(text: str) -> list[str]:
    """The Python that a page shows."""
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_python_of_a_page_runs(path: Path, tmp_path: Path) -> None:
    for program in programs(path.read_text("utf-8")):
        done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_the_bot_of_the_page_plays_a_match(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    program = next(program for program in programs(text) if "class Miser" in program)
    (command,) = re.findall(r"^teahouse (match .*miser:Miser.*)$", text, re.MULTILINE)
    (tmp_path / "miser.py").write_text(program)
    typed = shlex.split(command.replace("--games 20", "--games 2"))
    done = subprocess.run([sys.executable, "-m", "teahouse", *typed], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "miser:Miser" in done.stdout


# -- commands and moves that pages name ---------------------------------------------------------------------------


def commands() -> list[str]:
    """Every `teahouse …` that a page shows, and the examples of the help, without what is said behind them."""
    found: list[str] = []
    for path in PAGES:
        text = path.read_text("utf-8")
        found += re.findall(r"^(?:    |\$ )?teahouse ([a-z].*?)(?:   .*)?$", text, re.MULTILINE)
        found += (" ".join(inline.split()) for inline in re.findall(r"`teahouse ([a-z][^`]*)`", text))
    subparsers = parser_of("en")._commands
    assert subparsers is not None
    for command in subparsers.choices.values():
        found += re.findall(r"^  teahouse (.*)$", str(command.epilog), re.MULTILINE)
    return sorted({command.partition(" > ")[0] for command in found if "…" not in command and "..." not in command})


@pytest.mark.parametrize("command", commands())
def test_a_command_that_is_shown_can_be_typed(command: str) -> None:
    if command.removesuffix(" GAME") in parser_of("en")._commands.choices:  # type: ignore[union-attr]
        return  # a command named in a sentence
    arguments = parser_of("en").parse_args(shlex.split(command))
    if getattr(arguments, "game", None) not in (None, "GAME"):
        teahouse.library.rulebook(arguments.game)


def test_moves_that_are_shown_are_moves() -> None:
    catalogue = teahouse.game("year-of-the-dragon").catalogue
    api = (ROOT / "docs" / "api.md").read_text("utf-8")
    shown = re.findall(r'"([a-z]+@\d)"', api)
    assert shown
    for text in shown:
        catalogue.find(text)
    for text, target in re.findall(r'"([a-z]+@\d)": *\{[^}]*"target": "([^"]+)"', api):
        assert catalogue.find(text).target == target
    why = next(command for command in commands() if command.startswith("why "))
    catalogue.find(shlex.split(why)[-1])
