"""Games, tables and seats."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from teahouse import __version__, library
from teahouse.kernel import Game
from teahouse.server import lobby, offers, rematches, reports, shuffle, stand_ins, wire
from teahouse.server.web.answers import PROBLEMS, StrictRequest, address
from teahouse.server.web.asked import Page, SeatNumber, TableId, TheBuckets, TheGuest, TheHouse, Visitor
from teahouse.server.web.quotas import count_table, room_for_bots


def _game(kind: type[Game]) -> wire.GameInfo:
    return wire.GameInfo(
        name=kind.name,
        title=kind.title,
        rules=kind.rules_version,
        least_players=kind.least_players,
        most_players=kind.most_players,
        options=[
            wire.OptionInfo(
                name=option.name, values=list(option.values), default=option.default, clauses=list(option.clauses)
            )
            for option in kind.declared
        ],
        sources=list(kind.sources),
    )


@get("/api/games", responses=PROBLEMS)
async def games() -> list[wire.GameInfo]:
    """Every game on the shelf, with its options."""
    return [_game(kind) for kind in library.rulebooks()]


@get("/api/games/{game:str}/moves", responses=PROBLEMS)
async def catalogue(game: FromPath[str]) -> list[wire.MoveInfo]:
    """Every move of a game, legal or not."""
    return [
        wire.MoveInfo(
            text=move.text,
            number=move.number,
            kind=move.kind,
            params=dict(move.params),
            label=wire.Message(**move.label.to_json()),  # type: ignore[arg-type]
            target=move.target,
        )
        for move in library.box(library.rulebook(game).name).catalogue.moves
    ]


@get("/api/bots", responses=PROBLEMS)
async def bots(house: TheHouse) -> list[wire.Level]:
    """The bots that can take a seat."""
    return house.opponents.levels()


@post("/api/tables", responses=PROBLEMS)
async def create(
    data: JSONBody[wire.NewTable], guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.TableInfo:
    """Open a table. It starts as soon as every seat is taken."""
    count_table(house, buckets, guest, bots=any(seat.kind == "bot" for seat in data.seats))
    return await lobby.create(house, guest, data)


@post("/api/play", status_code=200, responses=PROBLEMS)
async def take_offer(data: JSONBody[wire.TakeOffer], guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Come by the link that `teahouse play GAME` opens: the part after `#`. The table is mine."""
    return await offers.take(house, guest, data.secret, data.commitment)


@get("/api/tables", responses=PROBLEMS)
async def tables(
    house: TheHouse,
    visitor: Visitor,
    which: Annotated[
        Literal["mine", "waiting", "open", "running", "finished"],
        QueryParameter(
            name="list",
            description="my own tables, those that wait for me, or those of others that are shown in the lobby",
        ),
    ],
    page: Page = 0,
) -> wire.TableList:
    """Tables, the latest first; those that wait for me in the order in which I have to see to them."""
    return await lobby.listed(house, visitor, which, page)


@get("/api/tables/{id:str}", responses=PROBLEMS)
async def table(id: TableId, house: TheHouse, visitor: Visitor) -> wire.TableInfo:
    """A table: who sits where, who is to move."""
    live = await house.find(id)
    house.look(live)
    return house.info(live, visitor.id if visitor else "")


@patch("/api/tables/{id:str}", responses=PROBLEMS)
async def change(id: TableId, data: JSONBody[wire.ChangeTable], guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Rename my table, or show or hide it in the lobby."""
    return await lobby.change_table(house, guest, id, data)


@post("/api/tables/{id:str}/sit", status_code=200, responses=PROBLEMS)
async def sit(id: TableId, data: JSONBody[wire.Sit], guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Sit down."""
    return await lobby.sit(house, guest, id, data)


@post("/api/tables/{id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(id: TableId, data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Get up; in a running game the others may let a bot play on."""
    return await lobby.leave(house, guest, id)


@put("/api/tables/{id:str}/seats/{seat:int}", responses=PROBLEMS)
async def change_seat(
    id: TableId, seat: SeatNumber, data: JSONBody[wire.ChangeSeat], guest: TheGuest, house: TheHouse
) -> wire.TableInfo:
    """Before the game: put a bot on a seat of my table, or make it free."""
    if data.kind == "bot":
        room_for_bots(house, guest)
    return await lobby.change_seat(house, guest, id, seat, data)


@post("/api/tables/{id:str}/seats/{seat:int}/link", responses=PROBLEMS)
async def seat_link(
    id: TableId, seat: SeatNumber, data: JSONBody[wire.Empty], guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.Link:
    """A link for one person to take this seat, once."""
    buckets.take("links", guest.id, house.settings.limits.links_hour, 3600)
    return await lobby.seat_link(house, guest, id, seat)


@put("/api/tables/{id:str}/seats/{seat:int}/stand-in", responses=PROBLEMS)
async def stand_in(
    id: TableId, seat: SeatNumber, data: JSONBody[wire.StandIn], guest: TheGuest, house: TheHouse
) -> wire.TableInfo:
    """Let a bot play my seat, or the seat of somebody who has left or is away."""
    house.opponents.known(data.level)
    if not any(seat.bot for seat in (await house.find(id)).seats):
        room_for_bots(house, guest)
    return await stand_ins.stand_in(house, guest, id, seat, data.level)


@delete("/api/tables/{id:str}/seats/{seat:int}/stand-in", status_code=200, responses=PROBLEMS)
async def take_back(id: TableId, seat: SeatNumber, guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Play my seat myself again."""
    return await stand_ins.stand_in(house, guest, id, seat, "")


@post("/api/tables/{id:str}/end", status_code=200, responses=PROBLEMS)
async def end(id: TableId, data: JSONBody[wire.Agree], guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Agree to end the game unfinished, or close a table that waits for players."""
    return await lobby.end(house, guest, id, data.agree)


@post("/api/tables/{id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(
    id: TableId, data: JSONBody[wire.Sharing], guest: TheGuest, house: TheHouse, buckets: TheBuckets
) -> wire.TableInfo:
    """The same again, everybody one seat further."""
    count_table(house, buckets, guest)
    return await rematches.play_again(house, guest, id, data.commitment)


@post("/api/tables/{id:str}/commit", status_code=200, responses=PROBLEMS)
async def commit(id: TableId, data: JSONBody[wire.Commit], guest: TheGuest, house: TheHouse) -> wire.TableInfo:
    """Before the game: be bound to a part of the shuffle, or agree to begin it anew."""
    await shuffle.commit(house, guest, id, data)
    return house.info(await house.find(id), guest.id)


@post("/api/tables/{id:str}/part", status_code=200, responses=PROBLEMS)
async def open_part(id: TableId, data: JSONBody[wire.OpenPart], guest: TheGuest, house: TheHouse) -> wire.Opened:
    """Open my part of the shuffle, having seen the promise; the game begins with the last one."""
    await shuffle.open_part(house, guest, id, data)
    return wire.Opened(status=(await house.find(id)).status)  # type: ignore[arg-type]


@get("/api/tables/{id:str}/notes", responses=PROBLEMS)
async def notes(id: TableId, guest: TheGuest, house: TheHouse) -> wire.Notes:
    """My private notes about a table."""
    return await lobby.read_notes(house, guest, id)


@put("/api/tables/{id:str}/notes", responses=PROBLEMS)
async def write_notes(id: TableId, data: JSONBody[wire.NotesText], guest: TheGuest, house: TheHouse) -> wire.Notes:
    """Replace my private notes."""
    return await lobby.write_notes(house, guest, id, data.text)


@post("/api/tables/{id:str}/report", status_code=204, responses=PROBLEMS)
async def report(
    id: TableId,
    data: JSONBody[wire.Report],
    request: StrictRequest,
    guest: TheGuest,
    house: TheHouse,
    buckets: TheBuckets,
) -> None:
    """Tell the host about a table, or about somebody there."""
    buckets.take("reports", address(request), house.settings.limits.reports_hour, 3600)
    await reports.report(house, guest, id, data)


@get("/health", responses={})
async def health() -> Response[wire.Health]:
    """Whether the server is alive; it asks nobody else."""
    return Response(wire.Health(ok=True, version=__version__))


ROUTES = [
    games, catalogue, bots, create, take_offer, tables, table, change, sit, leave, change_seat, seat_link, stand_in,
    take_back, end, rematch, commit, open_part, notes, write_notes, report, health,
]  # fmt: skip
