"""What the board of a position asks: the same questions for everything that is posed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from teahouse.library import folder_of
from teahouse.server import play, posed, wire
from teahouse.server.guests import Guest
from teahouse.server.live import Live
from teahouse.server.posed import Posed
from teahouse.server.problems import language
from teahouse.server.web.answers import PROBLEMS, StrictRequest, boxed, raw, takes_packed
from teahouse.server.web.asked import Digest, TheHouse, Visitor
from teahouse.server.web.pages import page, sections_of
from teahouse.words import Words

GameName = FromPath[str]
PositionId = FromPath[str]


def board_routes(place: str, find: Callable[[str, str], Posed]) -> list[Any]:
    """The questions of a board at `/api/<place>/{game}/{position}`; `find` says what lies there."""
    at = f"/api/{place}/{{game:str}}/{{position:str}}"

    def asked(house: TheHouse, game: str, id: str, moves: list[str]) -> Posed:
        play.few(house, moves)
        return find(game, id)

    @get(f"{at}/state", responses=PROBLEMS)
    async def state(
        game: GameName, position: PositionId, request: StrictRequest, house: TheHouse, visitor: Visitor
    ) -> Response[wire.State]:
        """The position, as `GET state` of a table."""
        return raw(posed.state(house, find(game, position), visitor, spoken(request)), wire.State)

    @get(f"{at}/box/{{digest:str}}", responses=PROBLEMS)
    async def box(
        game: GameName, position: PositionId, digest: Digest, request: StrictRequest, house: TheHouse
    ) -> Response[wire.Box]:
        """What is printed on boards, tiles and cards, and all moves; it never changes."""
        live = posed.position(house, find(game, position))
        assert live.game is not None
        packed = takes_packed(request)
        return boxed(play.box_by(live.game, digest, packed), packed)

    @post(f"{at}/try", status_code=200, responses=PROBLEMS)
    async def attempt(
        game: GameName, position: PositionId, data: JSONBody[wire.Tentative], house: TheHouse
    ) -> Response[wire.Trial]:
        """What would be after these moves?"""
        found = asked(house, game, position, data.moves)
        return raw(play.trial_of(posed.position(house, found), found.pupil, data.moves), wire.Trial)

    @post(f"{at}/why", status_code=200, responses=PROBLEMS)
    async def why(game: GameName, position: PositionId, data: JSONBody[wire.Question], house: TheHouse) -> wire.Reason:
        """Why can I not do this?"""
        found = asked(house, game, position, data.moves)
        return play.reason(posed.position(house, found), found.pupil, data)

    @post(f"{at}/preview", status_code=200, responses=PROBLEMS)
    async def preview(
        game: GameName, position: PositionId, data: JSONBody[wire.Tentative], house: TheHouse
    ) -> wire.Previews:
        """What would each legal move change?"""
        found = asked(house, game, position, data.moves)
        return posed.position(house, found).previews(found.pupil, data.moves)

    @post(f"{at}/explain", status_code=200, responses=PROBLEMS)
    async def explain(
        game: GameName, position: PositionId, data: JSONBody[wire.Thing], house: TheHouse
    ) -> wire.Explanation:
        """What is this thing on the board, and what does it mean here?"""
        return posed.explain(house, asked(house, game, position, data.moves), data)

    return [state, box, attempt, why, preview, explain]


def board_page(
    template: str, asked: Any, live: Live, words: Words, request: StrictRequest, visitor: Guest | None, lang: str | None
) -> Response[str]:
    """The page of a position: its board, or its sections in words where no script runs."""
    return page(
        template,
        "src/main.ts",
        request,
        visitor,
        lang,
        folder_of(asked.game),
        words=words,
        asked=asked,
        title=words.text("game-title"),
        sections=sections_of(live, words),
    )


def spoken(request: StrictRequest) -> str:
    """The language of a request."""
    return language(request.headers.get("accept-language", ""))
