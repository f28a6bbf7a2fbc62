"""A table and its seats as somebody may know them, for the wire. No I/O."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from teahouse.kernel import NOBODY
from teahouse.review import can_judge
from teahouse.server import clocks, wire
from teahouse.server.live import GUIDED, Live
from teahouse.server.seat import Seat


def table_info(
    live: Live,
    guest: str,
    origin: str,
    *,
    your_turn: bool,
    away: Callable[[Live, Seat], bool],
    to_move: int,
    late: Iterable[int] = (),
    agreement: tuple[int, int] = (0, 0),
    clock: wire.Clock | None = None,
    now: float = 0.0,
) -> wire.TableInfo:
    """A table as a guest may know it; the seed only when the game is over."""
    running = live.status == "running"
    return wire.TableInfo(
        id=live.id,
        name=live.name,
        link=f"{origin}/t/{live.id}",
        game=live.game_name,
        rules=live.rules,
        players=live.players,
        options=live.options,
        status=live.status,  # type: ignore[arg-type]
        listed=live.listed,
        uploaded=live.uploaded,
        lesson=live.lesson if live.lesson == GUIDED else "",
        notes=live.lesson if live.lesson != GUIDED else "",
        replace=int(live.replace) if live.replace.isdigit() else live.replace or "usual",  # type: ignore[arg-type]
        talk=live.talk,  # type: ignore[arg-type]
        hearers=live.hearers,  # type: ignore[arg-type]
        said=live.said if live.hears(guest) else 0,
        owner=bool(guest) and live.owner == guest,
        seats=[
            seat_info(
                live,
                number,
                guest,
                away=running and seat.kind == "guest" and away(live, seat),
                late=number in late,
                now=now,
            )
            for number, seat in enumerate(live.seats)
        ],
        version=live.version,
        to_move=to_move if running else NOBODY,
        advice=live.advised and live.game is not None and can_judge(live.game),
        your_turn=your_turn,
        commitment=live.commitment,
        seed=live.seed if live.over else "",
        salt=live.salt if live.over else "",
        promise=live.promise,
        scores=live.scores,
        ranking=live.ranking,
        rematch=live.rematch,
        closed_by=live.closed_by,  # type: ignore[arg-type]
        created=live.created,
        changed=live.changed,
        pace=live.pace,
        absence=live.absence,
        clock=clock,
        rated=live.rated,  # type: ignore[arg-type]
        agreed=agreement[0],
        needed=agreement[1],
        tournament=live.tournament,
        laid=live.laid,
        anew=[wire.AnewInfo(why=one.why, name=one.name) for one in live.anew],  # type: ignore[arg-type]
        practice=live.practice,
    )


def seat_info(live: Live, number: int, guest: str, *, away: bool, late: bool, now: float) -> wire.SeatInfo:
    """A seat as everybody may know it."""
    seat = live.seats[number]
    votes = len(live.votes.get(number, ()))
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        mine=bool(guest) and seat.kind in ("guest", "reserved") and seat.guest == guest,
        hotseat=seat.hotseat,
        level=seat.level,
        gone=seat.gone,
        away=away,
        agrees=seat.agrees,
        replaced=seat.replaced,
        votes=votes,
        voters=len(set(live.playing()) - {seat.guest}) if votes else 0,
        commitment=seat.committed,
        opened=bool(seat.part),
        late=late,
        anew=bool(seat.fresh),
        left_out=seat.kind == "guest" and seat.guest in live.left_out,
        part=seat.part if live.over else "",
        bank=clocks.bank(live, number) if live.status == "running" else None,
        advised=seat.advised,
        holiday=until if (until := live.holidays.get(seat.guest, 0.0)) > now else None,
    )
