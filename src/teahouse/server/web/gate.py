"""The gate in front of every route: who asks, whether the request is forged or too much, headers of every answer."""

from __future__ import annotations

import ipaddress
import logging
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, cast
from urllib.parse import urlsplit

from litestar import Litestar

from teahouse.server import ids
from teahouse.server.addresses import among, household
from teahouse.server.problems import Problem, language
from teahouse.server.settings import Settings
from teahouse.server.web.limits import Buckets

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("teahouse.server.requests")

CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html service-worker",
    )
)
_QUIET: Final = (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'")
"""For answers and drawings, which may do nothing at all: shorter, and a page needs many of them."""
_WORKER: Final = (b"content-security-policy", b"default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
"""For the worker beside the pages, which asks the house and nobody else."""
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_PARTS: Final = (b"x-content-type-options", b"cross-origin-resource-policy", b"strict-transport-security")
"""What counts for a script or a style, of which a page needs many: the rest speaks to documents."""
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_FREE: Final = ("/health", "/static/")
"""Not counted: they cost next to nothing and a page needs many."""
_STREAMS: Final = ("/stream", "/events")
_ONCE: Final = (b"authorization", b"content-length", b"content-type", b"host", b"origin", b"sec-fetch-site")
"""Given twice, one could be counted and the other believed."""


class Gate:
    """Wraps the application; nothing gets in or out beside it."""

    def __init__(self, app: Litestar, settings: Settings, inner: App | None = None) -> None:
        self.app = app
        self.inner: App = inner if inner is not None else cast(App, app)
        """What answers: the application, or what carries some of it to other processes."""
        self._settings = settings
        self._buckets = Buckets()
        self._busy: Counter[str] = Counter()
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.proxies]
        self._headers = list(HEADERS)
        if settings.secure:
            self._headers.append((b"strict-transport-security", b"max-age=63072000; includeSubDomains"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)  # type: ignore[arg-type]
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        scope["teahouse.address"] = self._address(scope, headers)
        started, status = time.perf_counter(), 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                mine = {name for name, _ in self._headers}
                kept = [(name, value) for name, value in message.get("headers", []) if name.lower() not in mine]
                if not any(name.lower() == b"cache-control" for name, _ in kept):
                    kept.append((b"cache-control", b"no-store"))
                part = status == 200 and scope["path"].startswith("/static/assets/") and _is_part(scope["path"])
                added = [one for one in self._headers if one[0] in _PARTS] if part else self._headers
                if not any(name.lower() == b"content-type" and value.startswith(b"text/html") for name, value in kept):
                    policy = _WORKER if scope["path"] == "/worker.js" else _QUIET
                    added = [policy if one[0] == policy[0] else one for one in added]
                message = {**message, "headers": [*kept, *added]}
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        busy = ""
        try:
            self._check(scope, headers)
            busy = self._one_at_a_time(scope, headers)
            await self.inner(scope, receive, guarded)
        except Problem as problem:
            await refuse(scope, guarded, problem)
        finally:
            if busy:
                self._busy[busy] -= 1
                self._busy += Counter()
            path = scope["path"] if status != 404 else "?"
            took = round((time.perf_counter() - started) * 1000, 1)
            log.info(
                "request",
                extra={"method": scope.get("method", "WS"), "path": path, "status": status, "milliseconds": took},
            )

    def _address(self, scope: Scope, headers: dict[str, str]) -> str:
        """The visitor's address; a proxy's word counts only if the host has named that proxy."""
        peer = (scope.get("client") or ("", 0))[0]
        if not self._proxies or not among(str(peer), self._proxies):
            return household(str(peer))
        for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
            hop = hop.strip()
            if not hop:
                break
            peer = hop
            if not among(hop, self._proxies):
                break
        return household(str(peer))

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        path, limits = scope["path"], self._settings.limits
        for name in _ONCE:
            if sum(given.lower() == name for given, _ in scope["headers"]) > 1:
                raise Problem(400, "double-header", header=name.decode())
        if not self._settings.knows_host(headers.get("host", "")):
            raise Problem(421, "unknown-host")
        if not path.startswith(_FREE) and limits.http_rate:
            address = scope["teahouse.address"]
            self._buckets.take("http", address, limits.http_burst, limits.http_burst / limits.http_rate)
        if scope["type"] == "websocket":
            self._same_site(scope, headers)
            return
        if scope["method"] in _SAFE:
            return
        self._same_site(scope, headers)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limits.body_bytes:
            raise Problem(413, "body-too-large", most=limits.body_bytes)

    def _same_site(self, scope: Scope, headers: dict[str, str]) -> None:
        """Browsers say where a request comes from; other programs say nothing."""
        site = headers.get("sec-fetch-site", "")
        if site and site not in ("same-origin", "none"):
            raise Problem(403, "forged")
        origin = headers.get("origin", "")
        if origin:
            parts = urlsplit(origin)
            own = {headers.get("host", "").lower(), urlsplit(self._settings.origin).netloc.lower()}
            if parts.scheme not in ("http", "https") or parts.netloc.lower() not in own:
                raise Problem(403, "forged")
            if self._settings.secure and parts.scheme != "https":
                raise Problem(403, "forged")

    def _one_at_a_time(self, scope: Scope, headers: dict[str, str]) -> str:
        """A tool asks one thing after the other; its token is the key."""
        given = bearer(headers.get("authorization", ""))
        most = self._settings.limits.api_parallel
        if not given or not most or scope["type"] != "http" or scope["path"].endswith(_STREAMS):
            return ""
        key = ids.hashed(given)
        if self._busy[key] >= most:
            raise Problem(429, "too-fast", retry=1)
        self._busy[key] += 1
        return key


def bearer(header: str) -> str:
    """The token of an Authorization header, however its scheme is spelled; empty if it is of another scheme."""
    kind, _, token = header.strip().partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _is_part(path: str) -> bool:
    return path.endswith((".js", ".css"))


async def refuse(scope: Scope, send: Send, problem: Problem) -> None:
    """Answer with a problem, before any route was reached."""
    accept = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")
    body = problem.body(language(accept))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.retry is not None:
        headers.append((b"retry-after", str(math.ceil(problem.retry)).encode()))
    kind = "http" if scope["type"] == "http" else "websocket.http"
    if kind == "websocket.http" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.name})
        return
    await send({"type": f"{kind}.response.start", "status": problem.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})
