"""What the house promises, tried once against a real server: what is refused, what is kept, what lies on the disk."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from teahouse.dealer import committed
from tests.server.soak.once import serving
from tests.server.soak.player import GAME

Figures = dict[str, float]
_REFUSED = (403, 404, 409)
"""What says that somebody may not; whatever is only badly asked for proves nothing."""


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=address, timeout=60)
        self.refusals: Counter[bool] = Counter()
        if name:
            self.ask("POST", "/api/guests", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What must be answered."""
        return self._ask(method, path, body).raise_for_status().json()

    def try_(self, method: str, path: str, body: Any = None) -> None:
        """What must be refused."""
        answer = self._ask(method, path, body)
        self.refusals[answer.status_code in _REFUSED] += 1
        if answer.status_code not in _REFUSED:
            print(f"{method} {path}: {answer.status_code} {answer.text[:120]}", flush=True)

    def _ask(self, method: str, path: str, body: Any) -> httpx.Response:
        return self.http.request(method, path, json=None if method in ("GET", "DELETE") else body or {})

    @property
    def name(self) -> str:
        return str(self.ask("GET", "/api/me")["name"])


def promises(folder: Path) -> Figures:
    """One server; then its file, damaged and put back."""
    place, copy = folder / "promises", folder / "promises.copy"
    with serving(place) as server:
        found = _links(server.address) | _shuffles(server.address) | _seats(server.address) | _owner(place)
        assert _teahouse("backup", str(copy), "--data", str(place)) == (0, 0)
        found["files_others_can_read"] = sum(bool(one.stat().st_mode & 0o077) for one in [place, *place.iterdir()])
    return found | _restore(place, copy)


def _figures(name: str, *people: Person) -> Figures:
    tried: Counter[bool] = sum((one.refusals for one in people), Counter[bool]())
    for one in people:
        one.http.close()
    return {f"{name}_tried": tried.total(), f"{name}_let_through": tried[False]}


def _links(address: str) -> Figures:
    """A link that brings Mei: it asks Bao first, and serves once."""
    mei, bao, phone = Person(address, "Mei"), Person(address, "Bao"), Person(address)
    secret = mei.ask("POST", "/api/me/transfer")["link"].partition("#")[2]
    bao.try_("POST", "/api/transfer", {"secret": secret})
    overwritten = bao.name != "Bao"
    phone.ask("POST", "/api/transfer", {"secret": secret})
    came = phone.name == "Mei"
    for _ in range(3):
        bao.try_("POST", "/api/transfer", {"secret": secret, "instead": True})
    overwritten |= bao.name != "Bao"
    return _figures("links", mei, bao, phone) | {"overwritten": overwritten, "came_by_the_link": came}


def _shuffles(address: str) -> Figures:
    """Two who are bound to their parts: no other part and no other promise will do."""
    parts = "1" * 64, "2" * 64
    mei, bao = Person(address, "Mei"), Person(address, "Bao")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": GAME, "seats": seats, "commitment": committed(parts[0])}
    where = f"/api/tables/{mei.ask('POST', '/api/tables', wish)['id']}"
    promise = bao.ask("POST", f"{where}/sit", {"commitment": committed(parts[1])})["promise"]
    for one, part in zip((mei, bao), parts, strict=True):
        one.try_("POST", f"{where}/part", {"part": "3" * 64, "promise": promise})
        one.try_("POST", f"{where}/part", {"part": part, "promise": "0" * len(promise)})
    for one, part in zip((mei, bao), parts, strict=True):
        one.ask("POST", f"{where}/part", {"part": part, "promise": promise})
    begun = mei.ask("GET", where)["status"] == "running"
    return _figures("shuffles", mei, bao) | {"shuffled_by_all": begun}


def _seats(address: str) -> Figures:
    """Nobody replaces somebody who is there, sits on their chair or plays for them."""
    mei, bao, li = (Person(address, name) for name in ("Mei", "Bao", "Li"))
    id = mei.ask("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    bao.ask("POST", f"/api/tables/{id}/sit")
    state = mei.ask("GET", f"/api/tables/{id}/state")
    theirs = next(seat["seat"] for seat in state["table"]["seats"] if not seat["mine"])
    for one in (mei, li):
        one.try_("PUT", f"/api/tables/{id}/seats/{theirs}/stand-in", {"level": "leaf"})
        one.try_("DELETE", f"/api/tables/{id}/seats/{theirs}/stand-in")
    li.try_("POST", f"/api/tables/{id}/sit")
    li.try_("POST", f"/api/tables/{id}/end", {"agree": True})
    li.try_("POST", f"/api/tables/{id}/turn", {"id": "a" * 32, "version": state["version"], "moves": ["pass"]})
    return _figures("seats", mei, bao, li)


def _owner(place: Path) -> Figures:
    """A second server at the same file, and a backup that is put back while the first one serves."""
    tries = [_teahouse("serve", "--port", "0", "--data", str(place)) for _ in range(2)]
    tries.append(_teahouse("restore", str(place / "teahouse.sqlite"), "--data", str(place)))
    return {"servers_tried": len(tries), "second_servers": sum(one != (1, 1) for one in tries)}


def _restore(place: Path, copy: Path) -> Figures:
    """A file that is damaged, cut short or missing, each with a log beside it that belongs to another."""
    file, wrong, kept = place / "teahouse.sqlite", 0, 0
    known = _guests(copy)
    for size in (8192, 100, None):
        file.unlink()
        if size is not None:
            file.write_bytes(random.Random(size).randbytes(size))
        Path(f"{file}-wal").write_bytes(random.Random(1).randbytes(4096))
        before = set(place.iterdir())
        wrong += _teahouse("restore", str(copy), "--data", str(place)) != (0, 0) or _guests(file) != known
        kept += any(".before-" in one.name for one in set(place.iterdir()) - before)
    return {"restores": 3, "restored_wrong": wrong, "set_aside": kept}


def _guests(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("select count(*) from guests").fetchone()[0])


def _teahouse(*words: str) -> tuple[int, int]:
    """Run a command: its exit code and how many lines it complained in."""
    code = "import sys; from teahouse.cli import main; sys.exit(main())"
    ended = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, timeout=60)
    return ended.returncode, len(ended.stderr.splitlines())
