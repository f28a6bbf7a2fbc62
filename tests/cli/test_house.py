"""The command line as a whole: help, languages, mistakes, exit codes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.cli.commands import ROOT, Teahouse, program

COMMANDS = ("games", "play", "sim", "check", "replay", "review", "habits", "why", "perft", "rules", "components")


def test_the_version_is_told(teahouse: Teahouse) -> None:
    answer = teahouse("--version")
    assert answer.code == 0
    assert re.fullmatch(r"teahouse \d+\.\d+\.\d+\n", answer.out)


def test_help_lists_every_command(teahouse: Teahouse) -> None:
    answer = teahouse("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert re.search(rf"^    {command} +[A-Z]", answer.out, re.M)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("lang", "example"), [("en", "Example"), ("de", "Beispiel")])
def test_every_command_has_help_with_an_example(teahouse: Teahouse, command: str, lang: str, example: str) -> None:
    answer = teahouse(command, "--help", "--lang", lang)
    assert answer.code == 0
    assert re.search(rf"^{example}\w*:\n  teahouse {command}", answer.out, re.M)
    assert ("Aufruf:" in answer.out) == (lang == "de")


@pytest.mark.parametrize(
    ("system", "word"), [("de_DE.UTF-8", "Aufruf"), ("C", "Usage"), ("fr_FR.UTF-8", "Usage"), ("", "Usage")]
)
def test_the_language_of_the_system_is_used(
    teahouse: Teahouse, monkeypatch: pytest.MonkeyPatch, system: str, word: str
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "")
    assert teahouse("--help").out.startswith(word)


@pytest.mark.parametrize("given", [("--lang=de",), ("--lang", "de")])
def test_the_language_can_be_given_before_the_command(teahouse: Teahouse, given: tuple[str, ...]) -> None:
    assert "Laternen" in teahouse(*given, "sim", "toy", "--games", "1").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Please name COMMAND."),
        (("sip",), "COMMAND cannot be sip: choose one of games, play, sim,"),
        (("sim",), "Please name GAME."),
        (("sim", "go"), "There is no game “go”: choose one of year-of-the-dragon"),
        (("sim", "toy", "--fast"), "There is no argument --fast."),
        (("sim", "toy", "--games", "none"), "--games: none is not a whole number of at least 1."),
        (("sim", "toy", "--games"), "--games needs a value."),
        (("sim", "toy", "--lang", "fr"), "--lang cannot be fr: choose one of en, de."),
        (("sim", "toy", "--players", "9"), "This game is for 2 to 3 players, not 9."),
        (("sim", "toy", "--option", "rounds"), "An option reads KEY=VALUE, not rounds."),
        (("sim", "toy", "--option", "walls=2"), "toy has no option walls: choose from rounds, hidden_hands."),
        (("sim", "toy", "--option", "rounds=7"), "The option “rounds” cannot be “7”: choose one of 2, 3."),
        (("sim", "toy", "--bots", "random,random", "--players", "3"), "There are 2 bots for 3 seats"),
        (("sim", "toy", "--bots", "greedier"), "There is no bot “greedier”: choose from random"),
        (("sim", "toy", "--budget", "long"), "A budget reads 300ms, 2s or 500sims, not long."),
        (("sim", "toy", "--components", "no.toml"), "Cannot read no.toml: No such file or directory."),
        (("sim", "toy", "--games", "٣"), "--games: ٣ is not a whole number of at least 1."),
        (("sim", "toy", "--seed", ""), "A seed is a word or a number without /, not “”."),
        (("perft", "toy", "--seed", ""), "A seed is a word or a number without /, not “”."),
        (("play", "toy", "--seed", "", "--terminal"), "A seed is a word or a number without /, not “”."),
        (("check", "no.record"), "Cannot read no.record: No such file or directory."),
        (("check", "-"), "line 1"),
        (("rules", "toy", "TOY-99"), "toy has no clause TOY-99: clauses are called TOY-1 … TOY-7"),
        (("play", "toy", "--seats", "me,bot", "--players", "3"), "There are 2 seats in --seats but --players says 3"),
        (("play", "toy", "--seats", "me:Bot 2,bot"), "Two players are called Bot 2"),
        (("play", "--terminal"), "Please name GAME"),
        (("play", "--seats", "me,bot"), "--seats goes with GAME only"),
        (("play", "toy", "--record", "evening.record"), "--record goes with --terminal only"),
        (("play", "toy", "--seats", "me,tests.bots.own:Missing"), "has no Missing. It has: First, Duck"),
        (("play", "toy", "--seats", "me:M,bot"), "A name has 2 to 24 characters"),
        (("perft", "toy", "--depth", "0"), "--depth: 0 is not a whole number of at least 1."),
        (("components", "go"), "There is no game “go”"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(teahouse: Teahouse, arguments: tuple[str, ...], sentence: str) -> None:
    answer = teahouse(*arguments)
    assert answer.code == (1 if arguments == ("check", "-") else 2)
    assert answer.out == ""
    assert sentence in answer.err.replace("-:1:", "line 1")
    assert len(answer.err.strip().split("\n")) == 1


def test_a_components_file_with_a_mistake_is_answered_with_the_key(teahouse: Teahouse, tmp_path: Path) -> None:
    wrong = tmp_path / "my.toml"
    for text, said in (
        ("[purse]\ncoins = -1\nprice = 2\ngarland = 4\n", "purse.coins must be a whole number from 0 to 9, not -1"),
        ("[wallet]\n", "unknown table “wallet” (known: game, lantern, purse)"),
        ("[[[", "is not valid TOML"),
    ):
        wrong.write_text(text)
        answer = teahouse("sim", "toy", "--components", str(wrong))
        assert answer.code == 2
        assert said in answer.err
        assert answer.err.startswith(f"teahouse: {wrong}: ")
        assert len(answer.err.strip().split("\n")) == 1


def test_a_components_file_with_a_mistake_is_answered_in_german(teahouse: Teahouse, tmp_path: Path) -> None:
    wrong = tmp_path / "my.toml"
    for text, said in (
        (
            "[purse]\ncoins = -1\nprice = 2\ngarland = 4\n",
            "purse.coins muss eine ganze Zahl von 0 bis 9 sein, nicht -1",
        ),
        (
            "[purse]\ncoins = 'x'\nprice = 2\ngarland = 4\n",
            "purse.coins muss eine ganze Zahl von 0 bis 9 sein, nicht 'x'",
        ),
        ("[purse]\nprice = 2\nsource = 'printed'\n", "components.purse fehlt der Schlüssel „coins“"),
        ("[purse]\npurse = 2\n", "components.purse hat keinen Eintrag „purse“, der sich ändern ließe"),
        ("[wallet]\n", "Die Materialdatei hat eine unbekannte Tabelle „wallet“ (bekannt: game, lantern, purse)"),
        ("[[[", "Das ist kein gültiges TOML"),
    ):
        wrong.write_text(text)
        answer = teahouse("sim", "toy", "--lang", "de", "--components", str(wrong))
        assert answer.code == 2
        assert said in answer.err


def test_a_binary_file_is_not_read_as_text(teahouse: Teahouse, tmp_path: Path) -> None:
    (tmp_path / "x.record").write_bytes(b"\xff\xfe\x00")
    answer = teahouse("check", str(tmp_path / "x.record"))
    assert answer.code == 2
    assert "is not a text file in UTF-8" in answer.err


def test_a_reader_that_has_seen_enough_is_no_reason_to_complain() -> None:
    rules = subprocess.Popen(
        [sys.executable, "-m", "teahouse", "rules", "year-of-the-dragon"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert rules.stdout is not None
    assert rules.stderr is not None
    rules.stdout.read(10)
    rules.stdout.close()
    assert rules.stderr.read() == b""
    rules.stderr.close()
    assert rules.wait(60) == 0


def test_the_program_runs_as_a_module() -> None:
    answer = program("sim", "year-of-the-dragon", "--players", "2", "--games", "2", "--json", "-")
    assert (answer.code, answer.err) == (0, "")
    assert '"game": "year-of-the-dragon"' in answer.out


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of the command line with the names of its arguments."""
    text = (ROOT / "src" / "teahouse" / "locale" / lang / "cli.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name.startswith("cli-")
            assert entry.id.name not in found
            source = text[entry.span.start : entry.span.end] if entry.span is not None else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    assert messages("en") == messages("de")


def test_every_sentence_of_the_command_line_is_used() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "teahouse" / "cli").glob("*.py"))
    built = {f"cli-{name}-{part}" for name in COMMANDS for part in ("about", "more")}
    unused = [id for id in messages("en") if f'"{id}"' not in code and f"'{id}'" not in code and id not in built]
    assert unused == []
