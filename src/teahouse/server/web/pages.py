"""Pages: home, a table, the rules. What moves on them is the bundle's work; without it they can still be read."""

from __future__ import annotations

import gzip
import tomllib
from datetime import UTC, datetime
from functools import cache, partial
from typing import Annotated, Any, Final

from jinja2 import Environment, PackageLoader
from litestar import MediaType, Request, Response, get
from litestar.datastructures import Cookie
from litestar.params import QueryParameter
from markupsafe import Markup

from teahouse.bots.levels import LEVELS, rating
from teahouse.kernel import SPECTATOR, Game, text_of
from teahouse.lessons.shelf import lesson_names
from teahouse.library import folder_of, own_components, rulebook, rulebooks
from teahouse.server import lobby, names, puzzles, tournaments
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import Live
from teahouse.server.problems import language
from teahouse.server.web import bundle, showcase
from teahouse.server.web.answers import StrictRequest
from teahouse.server.web.asked import At, TableId, TheHouse, Visitor
from teahouse.server.web.mine import MOST, mine
from teahouse.words import LANGUAGES, Words

_PAGES: Final = Environment(loader=PackageLoader("teahouse.server.web", "templates"), autoescape=True, trim_blocks=True)
_YEAR: Final = 365 * 24 * 3600
Lang = Annotated[str | None, QueryParameter(max_length=5, description="the language of this and the next pages")]


def page(
    name: str,
    entry: str,
    request: Request[Any, Any, Any],
    visitor: Guest | None,
    wish: str | None,
    board: str = "",
    status: int = 200,
    **values: Any,
) -> Response[Any]:
    """Render a page in the language of whoever asks; with a game's folder as `board`, its drawings come along."""
    lang = language_of(request, wish)
    words = values.pop("words", None) or Words(lang)
    body = _PAGES.get_template(name).render(
        lang=lang,
        say=words.text,
        words=words,
        me=visitor,
        path=request.url.path,
        here=_here(request, visitor),
        on_day=partial(_day, words),
        early=bundle.scripts(bundle.EARLY) if entry.startswith("src/home/") else [],
        scripts=bundle.scripts(entry),
        styles=bundle.styles(entry, bundle.board(board)),
        soon=bundle.soon(board, lang) if board else bundle.parts(entry)[1:],
        **values,
    )
    cookies = [Cookie(key="lang", value=lang, max_age=_YEAR, samesite="lax")] if wish in LANGUAGES else []
    content: Any = body
    headers = {"vary": "accept-encoding, accept-language, cookie"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = gzip.compress(body.encode(), 6, mtime=0), "gzip"
    return Response(content, media_type=MediaType.HTML, cookies=cookies, headers=headers, status_code=status)


def _day(words: Words, seconds: float) -> Markup:
    """A day in the words of a language; a script puts it as the clock of whoever reads it has it."""
    at = datetime.fromtimestamp(seconds, UTC).date()
    said = words.text("page-day", day=at)
    return Markup('<time datetime="{}" data-day="{}">{}</time>').format(at.isoformat(), seconds, said)


def _here(request: Request[Any, Any, Any], visitor: Guest | None) -> str:
    """What a page does beyond itself: say that it is seen; opened as an app, be there without a network."""
    wanted = visitor is not None and request.app.state.house.notices.wants(visitor.id)
    app = "app" in request.query_params
    return " ".join(word for word, true in (("app", app), ("seen", wanted)) if true)


def language_of(request: Request[Any, Any, Any], wish: str | None) -> str:
    """The language asked for, else the one chosen before, else the browser's."""
    for choice in (wish, request.cookies.get("lang")):
        if choice in LANGUAGES:
            return str(choice)
    return language(request.headers.get("accept-language", ""))


class Offer:
    """A game as the home page offers it."""

    def __init__(self, game: type[Game], lang: str) -> None:
        words = Words(lang, game.name)
        self.name = game.name
        self.title = words.text("game-title")
        self.summary = words.text("game-summary") if words.has("game-summary") else ""
        self.least, self.most = game.least_players, game.most_players
        self.lesson = "first" in lesson_names(game.name)
        self.cover = bundle.address(f"src/home/{folder_of(game.name)}.svg")
        self.options = [
            {
                "name": option.name,
                "label": words.text(f"option-{option.name}"),
                "help": words.attributes(f"option-{option.name}").get("help", ""),
                "default": text_of(option.default),
                "values": [
                    (text_of(value), words.text(f"option-{option.name}-{text_of(value)}")) for value in option.values
                ],
            }
            for option in game.declared
        ]


@cache
def _offers(lang: str) -> list[Offer]:
    return [Offer(game, lang) for game in rulebooks()]


@get("/", include_in_schema=False)
async def home(request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """What this is, my tables, open tables, a table of one's own."""
    offers = _offers(language_of(request, lang))
    titles = {offer.name: offer.title for offer in offers}
    my = await mine(house, visitor, language_of(request, lang))
    games = [one.info.game for one in my.going] + [one.info.game for one in my.past]
    latest = games[0] if games else offers[0].name
    return page(
        "home.html",
        "src/home/home.ts",
        request,
        visitor,
        lang,
        offers=offers,
        titles=titles,
        called=lambda info: called(info.name, info.game, titles),
        levels=list(LEVELS),
        rating=rating,
        shown=next((offer for offer in offers if offer.name == showcase.GAME), offers[0]),
        going=my.going,
        more=my.more,
        past=my.past,
        played=set(games),
        latest=next(offer for offer in offers if offer.name == latest),
        most=MOST,
        seals=bundle.address("src/shell/seals.svg"),
        covers={offer.name: offer.cover for offer in offers},
        shown_at=showcase.FIRST,
        host=house.host.is_host(visitor),
        puzzle=puzzles.of_the_day(language_of(request, lang), house.clock()),
        day=puzzles.day_of(house.clock()).isoformat(),
        contests=await tournaments.mine(house, visitor, going=True) if visitor else [],
        open=[info for info in (await lobby.listed(house, visitor, "open", 0)).tables if not _seated(info)],
        running=(await lobby.listed(house, visitor, "running", 0)).tables,
    )


def called(name: str, game: str, titles: dict[str, str]) -> str:
    """The name its owner gave a table, or what is played there."""
    return titles[game] if name == rulebook(game).title[: names.MOST] else name


def _seated(info: Any) -> bool:
    return any(seat.mine for seat in info.seats)


@get("/t/{id:str}", include_in_schema=False)
async def table(
    id: TableId, request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None
) -> Response[str]:
    """A table: drawn by the bundle, or in words as anybody may see it."""
    return await _table(id, "table", request, house, visitor, lang)


@get("/t/{id:str}/text", include_in_schema=False)
async def text_table(
    id: TableId, request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None
) -> Response[str]:
    """The same table as headings, numbered options and a command line."""
    return await _table(id, "text", request, house, visitor, lang)


@get("/t/{id:str}/replay", include_in_schema=False)
async def replay(
    id: TableId, request: StrictRequest, house: TheHouse, visitor: Visitor, lang: Lang = None, at: At = None
) -> Response[str]:
    """The whole game again, move by move; `at` opens it after so many moves."""
    return await _table(id, "replay", request, house, visitor, lang)


async def _table(
    id: str, mode: str, request: StrictRequest, house: House, visitor: Guest | None, lang: str | None
) -> Response[str]:
    live = await house.find(id)
    info = house.info(live, visitor.id if visitor else "")
    words = Words(language_of(request, lang), live.game_name, [seat.name for seat in live.seats])
    drawn = bundle.built() and live.table is not None
    folder = folder_of(live.game_name)
    return page(
        "table.html",
        "src/main.ts" if drawn else "src/home/home.ts",
        request,
        visitor,
        lang,
        folder if drawn and mode != "text" else "",
        words=words,
        info=info,
        drawn=drawn,
        mode=mode if mode == "replay" or bundle.has_board(folder) else "text",
        title=words.text("game-title"),
        called=called(info.name, info.game, {live.game_name: words.text("game-title")}),
        causes=list(dict.fromkeys(words.text(f"shuffle-why-{one.why}", name=one.name) for one in info.anew)),
        levels=list(LEVELS),
        seals=bundle.address("src/shell/seals.svg"),
        sections=sections_of(live, words),
    )


def sections_of(live: Live, words: Words) -> list[tuple[str, list[str]]]:
    """The table in words, as anybody may see it."""
    if live.game is None or live.table is None:
        return []
    found = live.game.text(live.game.view(live.table, SPECTATOR))
    return [(words.say(section.title), [words.say(line) for line in section.lines]) for section in found]


@get("/rules/{game:str}", include_in_schema=False)
async def rules(game: TableId, request: StrictRequest, visitor: Visitor, lang: Lang = None) -> Response[str]:
    """Every clause of a game in our own words, and how sure we are of what is in the box."""
    kind = rulebook(game)
    words = Words(language_of(request, lang), game)
    chapters: dict[str, list[tuple[str, str, str]]] = {}
    for clause in kind.clauses:
        title = words.attributes(clause.id).get("title", "")
        chapters.setdefault(clause.chapter, []).append((clause.id, title, words.text(clause.id)))
    return page(
        "rules.html",
        "src/home/rules.ts",
        request,
        visitor,
        lang,
        words=words,
        title=words.text("game-title"),
        glance=_glance(folder_of(kind.name)),
        sprite=bundle.address(f"{bundle.board(folder_of(kind.name)).rpartition('/')[0]}/icons.svg"),
        chapters=[(words.text(f"chapter-{name}"), clauses) for name, clauses in chapters.items()],
        sources=_sources(game),
    )


def _glance(folder: str) -> str:
    """The page of pictures that stands before the clauses of a game, if there is one."""
    name = f"glance/{folder}.html"
    return name if name in _PAGES.list_templates() else ""


@cache
def _sources(game: str) -> dict[str, list[str]]:
    """The tables of the components file by how we know them."""
    found: dict[str, list[str]] = {"printed": [], "public": [], "reconstructed": []}
    for name, table in tomllib.loads(own_components(game)).items():
        rows = table if isinstance(table, list) else [table]
        for source in sorted({row["source"] for row in rows if isinstance(row, dict) and "source" in row}):
            found[source].append(name)
    return found


ROUTES = [home, table, text_table, replay, rules]
