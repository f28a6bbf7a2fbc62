"""The commands `serve`, `bots`, `play`, `backup` and `restore`."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import os
import signal
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from teahouse.server import logs, names, offers, wire
from teahouse.server.couriers import is_mail, mail_server
from teahouse.server.house import House
from teahouse.server.problems import Problem, say
from teahouse.server.rooms import workers
from teahouse.server.settings import LAST, WORKER, BadSetting, Settings, data_folder, read_limits
from teahouse.server.store import Trouble
from teahouse.server.store import backup as copy_database
from teahouse.server.store import restore as put_back
from teahouse.server.store.trouble import said

_GRACE: Final = 10.0
"""Seconds that a server's bots have beyond their own: they wait until people have been served."""


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _complain(line: str) -> None:
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that the command line asks for; BadSetting says what cannot be."""
    proxies: list[str] = []
    for proxy in arguments.behind_proxy or []:
        try:
            proxies.append(str(ipaddress.ip_network(proxy, strict=False)))
        except ValueError:
            raise BadSetting(f"--behind-proxy takes the address of the proxy, not {proxy!r}") from None
    if bool(arguments.tls_cert) != bool(arguments.tls_key):
        raise BadSetting("--tls-cert and --tls-key belong together")
    for file in (arguments.tls_cert, arguments.tls_key):
        if file and not Path(file).is_file():
            raise BadSetting(f"there is no file {file}")
    if arguments.base_url and not arguments.base_url.startswith(("http://", "https://")):
        raise BadSetting("--base-url begins with http:// or https://")
    if bool(arguments.mail_server) != bool(arguments.mail_from):
        raise BadSetting("--mail-server and --mail-from belong together")
    if arguments.mail_server:
        mail_server(arguments.mail_server)
        if not is_mail(arguments.mail_from):
            raise BadSetting(f"--mail-from takes an address such as house@games.example, not {arguments.mail_from!r}")
    _check_channels(arguments.channels)
    if not (arguments.database or "").startswith("postgres"):
        for name in ("channels", "private", "bots_elsewhere"):
            if getattr(arguments, name):
                option = "--" + name.replace("_", "-")
                raise BadSetting(
                    f"{option} is for several processes, which need --database postgresql://USER@HOST/NAME"
                )
    limits = read_limits(arguments.limit)
    return Settings(
        host=arguments.host,
        port=arguments.port,
        data=Path(arguments.data) if arguments.data else data_folder(),
        database=arguments.database or "",
        channels=arguments.channels or "",
        private=arguments.private or "",
        base_url=(arguments.base_url or "").rstrip("/"),
        proxies=tuple(proxies),
        tls_cert=arguments.tls_cert or "",
        tls_key=arguments.tls_key or "",
        bot_workers=arguments.bot_workers,
        bot_pause=arguments.bot_pause,
        bot_grace=_GRACE,
        worker=(*WORKER, LAST) if limits.bots_last else WORKER,
        bots_elsewhere=arguments.bots_elsewhere,
        warm_bots=True,
        notice_delay=arguments.notice_delay,
        notices_inside=arguments.notices_inside,
        mail_server=arguments.mail_server or "",
        mail_password=os.environ.get("TEAHOUSE_MAIL_PASSWORD", ""),
        mail_from=arguments.mail_from or "",
        metrics_token=os.environ.get("TEAHOUSE_METRICS_TOKEN", ""),
        limits=limits,
    )


def serve(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C or a signal; 0 if it ended well, 1 if it could not begin, 2 for a wrong setting."""
    from teahouse.server.serving import check_tls, listen

    one = workers.worker()
    try:
        settings = settings_of(arguments)
        settings.database_url()
        check_tls(settings)
        if arguments.workers > 1 and settings.sqlite_file is not None:
            raise BadSetting(
                "--workers needs --database postgresql://USER@HOST/NAME: a SQLite file is served by one process"
            )
        if arguments.workers > 1 and sys.platform == "win32":
            raise BadSetting("--workers cannot share a port on Windows: start several servers behind a proxy instead")
        port = one.port() if one is not None else listen(settings)
    except BadSetting as error:
        _complain(str(error))
        return 2
    if one is None and arguments.workers > 1:
        return _serve_many(arguments.workers, settings, port, arguments.lang)
    logs.begin(arguments.log_level)
    if one is not None:
        return _serve_one_of_many(one, settings, port, arguments.lang)
    return _serve(settings, port, arguments.lang, crowd=True)


def _check_channels(address: str | None) -> None:
    if address and not address.startswith(("redis://", "rediss://", "valkey://", "valkeys://")):
        raise BadSetting("--channels is valkey://HOST:PORT or redis://HOST:PORT")


def bots(arguments: argparse.Namespace) -> int:
    """Think for the bots of a house until Ctrl-C or a signal; exit codes as for `serve`."""
    from teahouse.server.rooms.distance import Thinkers

    settings = Settings(
        data=data_folder(), database=arguments.database or "", channels=arguments.channels or "", bots_elsewhere=True
    )
    try:
        _check_channels(arguments.channels)
        if settings.sqlite_file is not None:
            raise BadSetting("bots elsewhere need --database postgresql://USER@HOST/NAME, the same as the house")
        settings.database_url()
    except BadSetting as error:
        _complain(str(error))
        return 2
    logs.begin(arguments.log_level)
    count, lang = arguments.bot_workers or max(1, os.cpu_count() or 1), arguments.lang

    async def think() -> None:
        task, loop = asyncio.current_task(), asyncio.get_running_loop()
        assert task is not None
        if sys.platform != "win32":
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, task.cancel)
        with suppress(asyncio.CancelledError):
            await Thinkers(settings, count).run(lambda: _say(say("bots-ready", lang, {"count": count})))

    code = _run(think(), lang)
    if not code:
        _say(say("bots-stopped", lang, {}))
    return code


def _serve_many(count: int, settings: Settings, port: socket.socket, lang: str) -> int:
    """Several processes at one port."""
    _warn(settings, lang)
    with ExitStack() as afterwards, port:
        if settings.metrics_token:  # what the processes count is added up in a folder of their own
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = afterwards.enter_context(tempfile.TemporaryDirectory())
        code = workers.Workers(count, port, sys.argv[1:], _say, settings.metrics_token != "").run()
    if not code:
        _say(say("serve-stopped", lang, {}))
    return code


def _serve_one_of_many(one: workers.Worker, settings: Settings, port: socket.socket, lang: str) -> int:
    """One of them: the first says where the house is, and each that it is ready."""
    from teahouse.server.serving import run
    from teahouse.server.web.lines import Crowd, raise_files

    was, files = raise_files()
    settings = msgspec.structs.replace(
        settings,
        port=port.getsockname()[1],
        private=one.private(settings.private),
        bot_workers=one.bots(settings.bot_workers),
    )

    async def ready(house: House, leave: Callable[[], None]) -> None:
        if one.place == 0 and not one.anew:
            _say(say("serve-ready", lang, {"address": settings.origin}))
            _say(say("serve-host", lang, {"address": await house.host.link()}))
            _say(say("serve-crowds", lang, {"connections": Crowd(house).most, "files": files, "was": was}))
        _say(workers.READY)
        loop = asyncio.get_running_loop()
        workers.end_with_parent(lambda: loop.call_soon_threadsafe(leave))

    with port:
        return _run(run(settings, port, ready), lang)


def play(arguments: argparse.Namespace, table: dict[str, Any] | None) -> int:
    """Serve this machine alone, on the usual port or any free one, and open the browser: at home, or at a table."""
    from teahouse.server.serving import listen

    data = Path(arguments.data) if arguments.data else data_folder()
    settings = Settings(
        port=8000 if arguments.port is None else arguments.port,
        data=data,
        warm_bots=True,
        own_bots=() if table is None else tuple(seat["level"] for seat in table["seats"] if seat["kind"] == "bot"),
    )
    try:
        wish = None if table is None else _wish(table)
        port = listen(settings)
    except Problem as problem:
        _complain(problem.sentence(arguments.lang))
        return 2
    except BadSetting as error:
        if arguments.port is not None:
            _complain(str(error))
            return 2
        port = listen(msgspec.structs.replace(settings, port=0))
    logs.begin("warning")
    return _serve(settings, port, arguments.lang, browse=not arguments.no_browser, wish=wish)


def _wish(table: dict[str, Any]) -> wire.NewTable:
    """The table that was asked for, with names that can be; its bots are the host's own choice."""
    wish = msgspec.convert(table, wire.NewTable)
    for seat in wish.seats:
        if seat.kind != "bot" and seat.name:
            names.clean(seat.name)
    return wish


def _serve(
    settings: Settings,
    port: socket.socket,
    lang: str,
    browse: bool = False,
    wish: wire.NewTable | None = None,
    crowd: bool = False,
) -> int:
    from teahouse.server.serving import run
    from teahouse.server.web.lines import Crowd, raise_files

    was, files = raise_files()

    settings = msgspec.structs.replace(settings, port=port.getsockname()[1])

    async def ready(house: House, _: Callable[[], None]) -> None:
        address = settings.origin
        _say(say("serve-ready", lang, {"address": address}))
        if not browse and wish is None:
            _say(say("serve-host", lang, {"address": await house.host.link()}))
        if crowd:
            _say(say("serve-crowd", lang, {"connections": Crowd(house).most, "files": files, "was": was}))
        if wish is not None:
            address = offers.make(house, wish)
            _say(say("serve-table", lang, {"address": address}))
        if browse and _has_display():
            house.spawn(asyncio.to_thread(webbrowser.open, address))

    _warn(settings, lang)
    with port:
        code = _run(run(settings, port, ready), lang)
    if not code:
        _say(say("serve-stopped", lang, {}))
    return code


def _warn(settings: Settings, lang: str) -> None:
    if not settings.secure and not settings.local:
        _complain(say("serve-plain", lang, {}))


def _run(work: Coroutine[Any, Any, None], lang: str) -> int:
    """Do it until told to stop; what keeps it from beginning is told in a sentence."""
    from teahouse.server.serving import quick_loop

    try:
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(work)
    except KeyboardInterrupt:
        pass  # before the first request could come; it ends as well as later
    except Trouble as trouble:
        _complain(trouble.sentence(lang))
        return 1
    except (OSError, SQLAlchemyError) as error:
        _complain(say("serve-no-database", lang, {"problem": said(error)}))
        return 1
    except BadSetting as error:
        _complain(str(error))
        return 2
    return 0


def _has_display() -> bool:
    """Whether a browser could show itself; one that takes over the terminal is not wanted."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database, also while a server uses it."""
    database = _database(arguments)
    try:
        copy_database(database, Path(arguments.file))
    except Trouble as trouble:
        _complain(trouble.sentence(arguments.lang))
        return 1
    except OSError as error:
        _complain(said(error))
        return 1
    _say(say("backup-done", arguments.lang, {"file": str(arguments.file)}))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Put a backup in the place of the database, while no server uses it."""
    database = _database(arguments)
    try:
        old = put_back(Path(arguments.file), database)
    except Trouble as trouble:
        _complain(trouble.sentence(arguments.lang))
        return 1
    except OSError as error:
        _complain(said(error))
        return 1
    _say(say("restore-done", arguments.lang, {"database": str(database)}))
    if old is not None:
        _say(say("restore-kept", arguments.lang, {"file": str(old)}))
    return 0


def _database(arguments: argparse.Namespace) -> Path:
    return (Path(arguments.data) if arguments.data else data_folder()) / "teahouse.sqlite"
