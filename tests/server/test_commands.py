"""`teahouse serve`, `play`, `backup` and `restore` as a host uses them, in processes of their own."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from teahouse.cli import main
from teahouse.kernel import Record
from teahouse.library import game_of
from tests.server.postgres import Cluster, free_port

ROOT = Path(__file__).resolve().parents[2]


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def teahouse(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command: the exit code and what it said on the error stream."""

    def run(*words: str) -> tuple[int, str]:
        code = main(list(words))
        return code, capsys.readouterr().err

    return run


class Host:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int, took: float = 0.0) -> None:
        self.process = process
        self.address = f"http://127.0.0.1:{port}"
        self.took = took
        """Seconds until it had begun: about one, and more where the machine is busy."""

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self.address + path, data, headers, method=method)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            text = answer.read()
        return json.loads(text) if "json" in answer.headers["Content-Type"] else text.decode()


@contextmanager
def serve(data: Path, *words: str) -> Iterator[Host]:
    port = free_port()
    code = "import sys; from teahouse.cli import main; sys.exit(main())"
    limits = ["--limit", "http_rate=0", "--limit", "bots_last=0", "--bot-workers", "1", "--bot-pause", "0"]
    command = [sys.executable, "-c", code, "serve", "--data", str(data), "--port", str(port), *limits, *words]
    started = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            first = process.stdout.readline()
            assert "127.0.0.1" in first, first or process.stderr.read()
            yield Host(process, port, time.monotonic() - started)
        finally:
            if process.poll() is None:
                process.kill()


def settle(host: Host, id: str, token: str) -> Any:
    """The state when it is my turn or the game is over."""
    while True:
        state = host.ask("GET", f"/api/tables/{id}/state", token=token)
        if state["moves"] or state["table"]["status"] != "running":
            return state
        time.sleep(0.25)  # below the limit of requests, however long a bot takes to sit down


@pytest.mark.parametrize("number", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)])
def test_a_server_stops_within_five_seconds_and_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    with serve(tmp_path) as host:
        me = host.ask("POST", "/api/guests", {"name": "Mei", "token": True})
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        id = host.ask("POST", "/api/tables", {"game": "year-of-the-dragon", "seats": seats}, me["token"])["id"]
        state = settle(host, id, me["token"])
        asked = urllib.request.Request(
            f"{host.address}/api/tables/{id}/stream", headers={"Authorization": f"Bearer {me['token']}"}
        )
        with urllib.request.urlopen(asked, timeout=60) as stream:
            assert json.loads(stream.readline())["version"] == state["version"]
            started = time.monotonic()
            host.process.send_signal(number)
            assert host.process.wait(60) == 0
            assert time.monotonic() - started < 5 * max(1.0, host.took)
            assert stream.read() == b""
    with serve(tmp_path) as host:
        again = host.ask("GET", f"/api/tables/{id}/state", token=me["token"])
        assert (again["version"], again["view"]) == (state["version"], state["view"])


def test_backup_and_restore_from_the_command_line(tmp_path: Path, teahouse: Run) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with serve(data) as host:
        me = host.ask("POST", "/api/guests", {"name": "Mei", "token": True})
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bao"}]
        id = host.ask("POST", "/api/tables", {"game": "year-of-the-dragon", "seats": seats}, me["token"])["id"]
        assert teahouse("backup", str(copy), "--data", str(data)) == (0, "")
        for words in (["restore", str(copy)], ["serve", "--port", "0"]):
            code, said = teahouse(*words, "--data", str(data))
            assert code == 1
            assert "another Teahouse server" in said
        code, said = teahouse("serve", "--data", str(tmp_path), "--port", host.address.rpartition(":")[2])
        assert code == 2
        assert "cannot listen" in said
    elsewhere = tmp_path / "elsewhere"
    assert teahouse("restore", str(copy), "--data", str(elsewhere)) == (0, "")
    with serve(elsewhere) as host:
        assert host.ask("GET", f"/api/tables/{id}", token=me["token"])["status"] == "running"
    assert teahouse("backup", str(copy), "--data", str(data))[0] == 1
    assert teahouse("restore", str(tmp_path / "missing"), "--data", str(data))[0] == 1


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--limit", "speed=1"], "http_rate"),
        (["--database", "mysql://x"], "postgresql://"),
        (["--tls-cert", "nowhere.pem"], "--tls-key"),
        (["--behind-proxy", "everybody"], "--behind-proxy"),
        (["--base-url", "games.example"], "--base-url"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(
    tmp_path: Path, teahouse: Run, words: list[str], named: str
) -> None:
    code, said = teahouse("serve", "--data", str(tmp_path), "--port", "0", *words)
    assert code == 2
    assert named in said


def test_a_certificate_that_cannot_be_used_is_named(tmp_path: Path, teahouse: Run) -> None:
    for name in ("cert.pem", "key.pem"):
        (tmp_path / name).write_text("not in this form", "utf-8")
    words = ["--tls-cert", str(tmp_path / "cert.pem"), "--tls-key", str(tmp_path / "key.pem")]
    code, said = teahouse("serve", "--data", str(tmp_path), "--port", "0", *words)
    assert code == 2
    assert str(tmp_path / "cert.pem") in said
    assert "database" not in said


def test_what_strangers_say_fills_no_log(tmp_path: Path) -> None:
    upgrade = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    with serve(tmp_path) as host:
        for said in (b"nonsense\r\n\r\n", upgrade):
            for _ in range(20):
                with socket.create_connection(("127.0.0.1", int(host.address.rpartition(":")[2])), 60) as line:
                    line.sendall(said)
                    assert line.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 200")
        host.process.send_signal(signal.SIGTERM)
        told = host.process.communicate(timeout=60)[1].splitlines()
    assert sorted(json.loads(line)["message"] for line in told if json.loads(line)["level"] != "info") == [
        "Invalid HTTP request received.", "Unsupported upgrade request."
    ]  # fmt: skip


class Played:
    """`teahouse play` in a process of its own, and what it said."""

    def __init__(self, process: subprocess.Popen[str], said: list[str]) -> None:
        self.process = process
        self.said = said

    def host(self) -> Host:
        return Host(self.process, int(self.said[0].partition("127.0.0.1:")[2].split(".")[0]))


@contextmanager
def playing(data: Path, lines: int, *words: str, **environment: str) -> Iterator[Played]:
    """Run it; it has said so many lines."""
    here = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    command = [sys.executable, "-m", "teahouse", "play", *words, "--data", str(data), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=here | environment, text=True) as process:
        try:
            assert process.stdout is not None
            yield Played(process, [process.stdout.readline() for _ in range(lines)])
        finally:
            if process.poll() is None:
                process.kill()


def test_play_with_a_game_lays_a_table_for_whoever_comes_by_its_link(tmp_path: Path) -> None:
    words = ("dragon-boats", "--seats", "me,me:Bao,bot,random", "--option", "deal=4")
    with playing(tmp_path, 2, *words) as played:
        host, link = played.host(), played.said[1].split()[-1]
        assert link.startswith(f"{host.address}/play#")
        assert "data-arrive" in host.ask("GET", "/play")
        secret = {"secret": link.partition("#")[2]}
        me, other = (host.ask("POST", "/api/guests", {"name": name, "token": True})["token"] for name in ("Mei", "Tao"))
        info = host.ask("POST", "/api/play", secret, me)
        assert host.ask("POST", "/api/play", secret, me)["id"] == info["id"]
        with pytest.raises(urllib.error.HTTPError) as refused:
            host.ask("POST", "/api/play", secret, other)
        with refused.value:  # an error is an answer, and holds its connection until it is closed
            assert refused.value.code == 404
        assert (info["status"], info["owner"], info["options"]) == ("running", True, {"deal": 4})
        assert [(seat["name"], seat["mine"], seat["level"]) for seat in info["seats"][:3]] == [
            ("Mei", True, ""), ("Bao", True, ""), ("Kai", False, "cup")
        ]  # fmt: skip
        assert settle(host, info["id"], me)["moves"]
        played.process.send_signal(signal.SIGINT)
        assert played.process.wait(60) == 0


def test_play_seats_a_bot_of_ones_own_and_one_with_a_budget_in_the_browser(tmp_path: Path) -> None:
    words = ("dragon-boats", "--seats", "tests.bots.own:First,cup@20sims,me", "--no-browser", "--port", "0")
    with playing(tmp_path, 2, *words) as played:
        host, link = played.host(), played.said[1].split()[-1]
        me = host.ask("POST", "/api/guests", {"name": "Mei", "token": True})["token"]
        info = host.ask("POST", "/api/play", {"secret": link.partition("#")[2]}, me)
        assert [seat["level"] for seat in info["seats"]] == ["tests.bots.own:First", "cup@20sims", ""]
        assert settle(host, info["id"], me)["moves"]
        wish = {"game": "dragon-boats", "seats": [{"kind": "bot", "level": "tests.bots.own:Duck"}, {"kind": "me"}]}
        with pytest.raises(urllib.error.HTTPError) as refused:
            host.ask("POST", "/api/tables", wish, me)
        with refused.value:
            assert refused.value.code == 400
        played.process.send_signal(signal.SIGINT)
        assert played.process.wait(60) == 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "path"), [((), ""), (("yinzi", "--players", "2"), "/play#"), (("--no-browser",), None)]
)
def test_play_opens_the_browser_at_home_or_at_the_table(
    tmp_path: Path, words: tuple[str, ...], path: str | None
) -> None:
    file = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {file}.part && mv {file}.part {file}\n', "utf-8")
    browser.chmod(0o755)
    with playing(tmp_path / "data", 2 if path else 1, *words, BROWSER=f"{browser} %s") as played:
        if path is not None:
            while not file.exists():
                assert played.process.poll() is None
                time.sleep(0.02)
            assert file.read_text("utf-8").startswith(played.host().address + path)
            assert file.read_text("utf-8") in "".join(played.said)
        else:
            assert played.host().ask("GET", "/health")["ok"]
        played.process.send_signal(signal.SIGINT)
        assert played.process.wait(60) == 0
    assert file.exists() == (path is not None)


@pytest.mark.slow
def test_a_finished_game_s_record_passes_the_check_with_its_commitment(tmp_path: Path, teahouse: Run) -> None:
    with serve(tmp_path) as host:
        me = host.ask("POST", "/api/guests", {"name": "Mei", "token": True})
        seats = [{"kind": "bot", "level": "random"}] * 2
        id = host.ask("POST", "/api/tables", {"game": "year-of-the-dragon", "seats": seats}, me["token"])["id"]
        promised = host.ask("GET", f"/api/tables/{id}")["commitment"]
        while host.ask("GET", f"/api/tables/{id}")["status"] == "running":
            time.sleep(0.2)
        text = host.ask("GET", f"/api/tables/{id}/record")
    record = Record.parse(text)
    assert record.commitment == promised
    assert [*record.replay(game_of(record))][-1].over
    file = tmp_path / "game.record"
    file.write_text(text, "utf-8")
    assert teahouse("check", "--commitment", str(file)) == (0, "")
    seed = record.seed
    file.write_text(text.replace(f"seed {seed}", f"seed {seed[:-1]}{'0' if seed[-1] != '0' else '1'}"), "utf-8")
    assert teahouse("check", "--commitment", str(file))[0] == 1


def test_a_database_that_cannot_be_reached_is_named(tmp_path: Path, teahouse: Run, postgres: Cluster) -> None:
    for url in ("postgresql://postgres@127.0.0.1:1/nowhere", postgres.database() + "_missing"):
        code, said = teahouse("serve", "--data", str(tmp_path), "--port", "0", "--database", url)
        assert code == 1
        assert "The database cannot be opened" in said


@pytest.mark.slow
def test_a_server_starts_as_soon_with_a_hundred_thousand_games(tmp_path: Path) -> None:
    with serve(tmp_path) as host:
        me = host.ask("POST", "/api/guests", {"name": "Mei", "token": True})
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bao"}]
        host.ask("POST", "/api/tables", {"game": "year-of-the-dragon", "seats": seats}, me["token"])
        before = host.took
    with sqlite3.connect(tmp_path / "teahouse.sqlite") as database:
        names = [row[1] for row in database.execute("pragma table_info(tables)")]
        others = ", ".join(name for name in names if name != "id")
        count = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000)"
        database.execute(
            f"insert into tables (id, {others}) {count} select 't' || i, {others} from tables, n where id not like 't%'"
        )
        assert database.execute("select count(*) from tables").fetchone()[0] > 100_000
    database.close()
    with serve(tmp_path) as host:
        started = time.monotonic()
        assert len(host.ask("GET", "/api/tables?list=mine", token=me["token"])["tables"]) == 20
        assert time.monotonic() - started < 5 * max(1.0, before)
        assert host.took < 20 * max(1.0, before)


@pytest.mark.slow
def test_a_plain_server_for_everybody_speaks_a_warning(tmp_path: Path) -> None:
    with serve(tmp_path, "--host", "0.0.0.0") as host:
        assert host.ask("GET", "/health")["ok"]
        os.kill(host.process.pid, signal.SIGTERM)
        assert host.process.stderr is not None
        assert "without encryption" in host.process.stderr.read()
