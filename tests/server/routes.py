"""One request at least for every route of the server. A new route without one fails `test_every_route_is_probed`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar import Litestar

from tests.server.client import Client


class Probe:
    """A request: who asks, for what, and whether the answer may hold ids made at random."""

    def __init__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        who: str = "seat",
        params: dict[str, Any] | None = None,
        fresh: bool = False,
        **fields: Any,
    ) -> None:
        self.method = method
        self.path = path
        self.body = body
        self.who = who
        """`seat` for a guest at the table, `watcher` for a guest who is not, `stranger` for nobody."""
        self.params = params or {}
        self.fresh = fresh
        self.fields = fields

    def __repr__(self) -> str:
        return f"{self.who}: {self.method} {self.path} {self.body if self.body is not None else self.params}"

    def target(self, **fields: Any) -> str:
        """The path with its parts filled in."""
        path = self.path
        for name, value in {"game": "toy", "seat": 0, **fields, **self.fields}.items():
            path = path.replace("{" + name + "}", str(value))
        return path

    async def send(self, client: Client, **fields: Any) -> tuple[int, bytes]:
        """Send it; status and body."""
        more: dict[str, Any] = {"params": self.params} if self.params else {}
        if self.method in ("POST", "PUT", "PATCH"):
            more["json"] = {} if self.body is None else self.body
        answer = await client.http.request(self.method, self.target(**fields), **more)
        client.heard += [answer.content, repr(answer.headers.raw).encode()]
        return answer.status_code, answer.content


T = "/api/tables/{id}"
D = "/api/drills/{game}/{position}"
P = "/api/puzzles/{game}/{position}"
N = "/api/me/notices/{channel}"
PAIRS = "/tournaments/{tournament}"
SIGNED = {"id": "x" * 22, "client": "e30", "authenticator": "e30", "signature": "e30", "user": ""}
SOCKET = ("WS", f"{T}/live")
HOUSE = ("/api/house/guests/{removed}", "/api/house/reports/{report}")
STREAMS = [("GET", f"{T}/stream"), ("GET", "/api/events")]


def probes(version: int, quiet_move: str, loud_move: str) -> list[Probe]:
    """Requests about a running table: those that change nothing first, then those that do."""
    eyes = ("seat", "watcher", "stranger")
    moments = sorted({0, 1, *range(0, version, max(1, version // 8)), version, version + 1})
    tentative = {"version": version, "moves": []}
    stale = {"id": "a-stale-turn", "version": max(version - 1, 0), "moves": [quiet_move]}
    illegal = {"id": "an-illegal-turn", "version": version, "moves": ["no such move"]}
    return [
        *(Probe("GET", path, who=who) for path in ("/health", "/", "/t/{id}", "/api/openapi.json") for who in eyes),
        *(Probe("GET", "/rules/{game}", who=who) for who in eyes),
        *(Probe("GET", path, who=who) for path in ("/learn", "/learn/{game}", "/api/learn") for who in eyes),
        Probe("POST", "/api/lessons/{game}/{lesson}", lesson="first"),
        Probe("POST", f"{T}/lesson", tentative),
        Probe("POST", f"{T}/remarks", tentative),
        Probe("POST", f"{T}/play-on", who="watcher"),
        *(
            Probe("GET", path, who=who, position="1", digest="0" * 32)
            for page, place in (("/learn/{game}/drills/{position}", D), ("/puzzles/{game}/{position}", P))
            for path in (page, place, f"{place}/state", f"{place}/box/{{digest}}")
            for who in eyes
        ),
        *(Probe("GET", path, who=who, position="1") for path in ("/puzzles", "/api/puzzles") for who in eyes),
        Probe("GET", f"{P}/solution", position="1"),
        *(
            Probe("POST", f"{place}/{ask}", {"version": 0, "moves": []}, position="1")
            for place in (D, P)
            for ask in ("try", "preview", "answer")
        ),
        *(Probe("POST", f"{place}/why", {"version": 0, "move": loud_move}, position="1") for place in (D, P)),
        *(Probe("POST", f"{place}/explain", {"version": 0, "thing": "hand"}, position="1") for place in (D, P)),
        Probe("GET", "/static/assets/{name}", name="main.js"),
        *(Probe("GET", path, who=who) for path in ("/play", "/transfer") for who in ("seat", "stranger")),
        Probe("POST", "/api/play", {"secret": "x" * 32}),
        *(Probe("GET", path, who=who, study="a" * 16) for path in ("/host", "/lab", "/lab/{study}") for who in eyes),
        *(Probe("GET", path, who=who) for path in ("/house", "/api/house") for who in eyes),
        *(Probe("POST", path) for path in ("/api/house/tables/{id}/close", "/api/house/backups")),
        *(Probe("DELETE", path, removed="g" * 16, report="r" * 16) for path in HOUSE),
        Probe("GET", "/lab/page.css"),
        Probe("POST", "/api/host", {"secret": "x" * 32}),
        Probe("POST", "/api/lab", {"game": "toy", "players": 2}),
        Probe("GET", "/static/showcase.json"),
        Probe("GET", "/favicon.svg"),
        Probe("GET", "/favicon-turn.svg"),
        Probe("GET", "/api/games"),
        Probe("GET", "/api/games/{game}/moves"),
        Probe("GET", "/api/bots"),
        Probe("GET", "/api/me"),
        Probe("GET", "/api/me", who="stranger"),
        *(Probe("GET", "/api/tables", who=who, params={"list": which}) for which in LISTS for who in eyes),
        *(Probe("GET", T, who=who) for who in eyes),
        *(Probe("GET", f"{T}/state", who=who) for who in eyes),
        Probe("GET", f"{T}/state", params={"since": 1}),
        Probe("GET", f"{T}/box/{{digest}}", digest="0" * 32),
        Probe("GET", f"{T}/state", who="watcher", params={"seat": 1}),
        *(Probe("GET", path, who=who) for path in ("/t/{id}/text", "/t/{id}/replay") for who in eyes),
        *(Probe("GET", f"{T}/story", who=who) for who in eyes),
        *(Probe("GET", f"{T}/text", who=who) for who in eyes),
        *(Probe("GET", f"{T}/text", who=who, params={"at": at}) for at in moments for who in eyes),
        *(Probe("POST", f"{T}/text", tentative, who=who) for who in eyes),
        Probe("POST", f"{T}/text", {"version": version, "moves": [quiet_move]}),
        Probe("POST", f"{T}/branch", {"at": 1, "seat": 0}),
        Probe("POST", "/api/records", {"record": "teahouse-record 1"}),
        Probe("POST", "/api/showcase/seat", {"at": 1}),
        *(Probe("GET", f"{T}/record", who=who) for who in eyes),
        *(Probe("GET", f"{T}/thoughts", who=who) for who in eyes),
        *(Probe("GET", f"{T}/draws", who=who) for who in eyes),
        *(Probe("GET", f"{T}/review", who=who) for who in eyes),
        Probe("POST", f"{T}/commit", {"commitment": "0" * 64}),
        *(Probe("POST", f"{T}/part", {"part": "0" * 64, "promise": "0" * 64}, who=who) for who in ("seat", "watcher")),
        *(Probe("GET", f"{T}/position", who=who, params={"at": at}) for at in moments for who in eyes),
        *(Probe("POST", f"{T}/try", tentative, who=who) for who in eyes),
        Probe("POST", f"{T}/try", {"version": version, "moves": [quiet_move]}),
        Probe("POST", f"{T}/try", {"version": version, "moves": [loud_move]}),
        *(Probe("POST", f"{T}/preview", tentative, who=who) for who in eyes),
        *(Probe("POST", f"{T}/{ask}", tentative, who=who) for ask in ("advice", "doubt") for who in eyes),
        *(Probe("POST", f"{T}/why", {"version": version, "move": loud_move}, who=who) for who in eyes),
        *(
            Probe("POST", f"{T}/why", {"version": version, "thing": thing}, who=who)
            for who in eyes
            for thing in ("hand", "garland")
        ),
        *(
            Probe("POST", f"{T}/explain", {"version": version, "thing": thing}, who=who)
            for who in eyes
            for thing in ("hand", "garland", "no such thing")
        ),
        *(
            Probe("GET", f"{T}/explain", who=who, params={"thing": thing, "at": at})
            for who in eyes
            for at in moments
            for thing in ("hand", "no such thing")
        ),
        Probe("GET", f"{T}/explain", who="watcher", params={"thing": "hand", "seat": 0}),
        Probe("POST", f"{T}/turn", stale),
        Probe("POST", f"{T}/turn", illegal),
        Probe("POST", f"{T}/turn", illegal, who="watcher"),
        Probe("GET", f"{T}/notes"),
        Probe("PUT", f"{T}/notes", {"text": "mine"}),
        Probe("GET", f"{T}/notes", who="watcher"),
        *(Probe("POST", f"{T}/report", {"text": "loud", "seat": 1}, who=who) for who in eyes),
        *(Probe("GET", f"{T}/talk", who=who) for who in eyes),
        *(Probe("POST", f"{T}/talk", {"phrase": "hello"}, who=who, fresh=True) for who in eyes),
        *(
            Probe(method, f"{T}/talk/{{number}}/mute", who=who, number=1)
            for method in ("PUT", "DELETE")
            for who in eyes
        ),
        Probe("GET", "/api/me/export", fresh=True),
        Probe("POST", "/api/guests", {"name": "Newcomer", "token": True}, who="stranger", fresh=True),
        Probe("POST", "/api/transfer", {"secret": "x" * 32}, who="stranger"),
        Probe("POST", "/api/transfer/ask", {"secret": "x" * 32}, who="stranger"),
        Probe("POST", "/api/me/transfer", fresh=True),
        Probe("GET", "/api/me/devices", fresh=True),
        Probe("DELETE", "/api/me/devices/{device}", device="no-such-device"),
        *(Probe("GET", path, who=who) for path in ("/me/notices", "/notices/stop", "/notices/confirm") for who in eyes),
        *(Probe("GET", path) for path in ("/manifest.webmanifest", "/icon.png", "/worker.js", "/offline")),
        Probe("GET", "/api/me/notices", fresh=True),
        Probe("POST", "/api/me/notices", {"kind": "webhook", "address": "http://127.0.0.1/"}),
        *(Probe(*one, channel="no-such-channel") for one in (("DELETE", N), ("POST", f"{N}/try"))),
        Probe("PUT", "/api/me/quiet", {"begins": 1320, "ends": 480, "zone": "Europe/Berlin"}),
        *(Probe("GET", path, who=who) for path in ("/me/games", "/me/results", "/me/habits") for who in eyes),
        Probe("GET", "/api/me/games", params={"name": "a", "which": "won"}),
        *(Probe("GET", f"/api/me/{what}") for what in ("results", "habits", "next")),
        *(Probe("GET", "/api/me/puzzles", who=who) for who in eyes),
        Probe("POST", "/api/me/puzzles", {"solved": [{"puzzle": "0" * 8, "day": "", "tries": 1}]}),
        Probe("GET", "/api/me/holiday"),
        Probe("PUT", "/api/me/holiday", {"until": 1.0}),
        Probe("DELETE", "/api/me/holiday"),
        Probe("POST", "/api/me/here", {"page": "one", "looking": True, "table": "x"}),
        *(Probe("POST", f"/api/notices/{what}", {"secret": "x" * 32}, who="stranger") for what in ("stop", "confirm")),
        *(Probe("GET", "/me/keep", who=who) for who in eyes),
        Probe("GET", "/api/me/keep", fresh=True),
        *(Probe("GET", "/me/ratings", who=who) for who in eyes),
        Probe("GET", "/api/me/ratings", fresh=True),
        Probe("POST", "/api/me/passkeys/ask"),
        Probe("POST", "/api/me/passkeys", {"id": "x" * 22, "client": "e30", "attestation": "e30"}),
        Probe("DELETE", "/api/me/passkeys/{passkey}", passkey="no-such-passkey"),
        Probe("POST", "/api/passkeys/ask", who="stranger"),
        Probe("POST", "/api/passkeys", SIGNED, who="stranger"),
        Probe("POST", "/api/code", {"code": "00000-00000-00000-00000-00000"}, who="stranger"),
        Probe("POST", "/api/me/code", fresh=True),
        Probe("DELETE", "/api/me/code"),
        *(Probe("GET", path, who=who, tournament="t" * 16) for path in ("/tournaments", PAIRS) for who in eyes),
        *(Probe("GET", path, tournament="t" * 16) for path in ("/api/tournaments", f"/api{PAIRS}")),
        *(Probe("POST", f"/api{PAIRS}/{what}", tournament="t" * 16) for what in ("join", "leave", "start", "close")),
        Probe("POST", "/api/tournaments", {"game": "toy"}, fresh=True),
        Probe("POST", "/api/me/tokens", fresh=True),
        Probe("PATCH", "/api/me", {"name": "Renamed"}),
        Probe(
            "POST",
            "/api/tables",
            {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]},
            who="watcher",
            fresh=True,
        ),
        Probe("PATCH", T, {"name": "Another name"}),
        Probe("POST", f"{T}/sit"),
        Probe("POST", f"{T}/sit", who="watcher"),
        Probe("PUT", f"{T}/seats/{{seat}}", {"kind": "open"}),
        Probe("POST", f"{T}/seats/{{seat}}/link"),
        Probe("PUT", f"{T}/seats/{{seat}}/stand-in", {"level": "random"}, seat=1),
        Probe("DELETE", f"{T}/seats/{{seat}}/stand-in", seat=1),
        Probe("POST", f"{T}/rematch"),
        Probe("POST", f"{T}/end", {"agree": False}),
        Probe("POST", f"{T}/turn", {"id": "a-quiet-turn", "version": version, "moves": [quiet_move]}),
        *(Probe("GET", f"{T}/state", who=who) for who in eyes),
        Probe("POST", f"{T}/leave"),
        Probe("DELETE", "/api/me/session", who="watcher"),
        Probe("DELETE", "/api/me"),
    ]


LISTS = ("mine", "waiting", "open", "running", "finished")


def routes_of(app: Litestar) -> set[tuple[str, str]]:
    """Every route of the application: method and path."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        path = route.path_format
        methods: Iterable[str] = getattr(route, "methods", None) or ["WS"]
        found |= {(method, path) for method in methods if method not in ("OPTIONS", "HEAD")}
    return found
