"""Lessons at the table: a table with a fixed deal, what the teacher says there, and playing on without the teacher."""

from __future__ import annotations

import msgspec

from teahouse.kernel import BadData, Table
from teahouse.lessons import Lesson, lesson
from teahouse.lessons.lesson import main_line, said
from teahouse.lessons.note import Moment
from teahouse.lessons.shelf import entries
from teahouse.lessons.walk import DO, LOOK, OPEN, OTHER, OWN, Change, Verdict, Walk, walked
from teahouse.library import rulebook, rulebooks
from teahouse.server import changes, lobby, names, play, story, wire
from teahouse.server.bot_turns import usual
from teahouse.server.guests import Guest
from teahouse.server.house import House
from teahouse.server.live import LESSON, Live
from teahouse.server.problems import Problem
from teahouse.server.seat import Seat
from teahouse.words import Words

_WORST = ("", DO, OWN, OPEN, LOOK, OTHER)
"""What several moves were together is what the last of these was."""


def learn(lang: str) -> list[wire.LearnGame]:
    """What there is to learn, game by game."""
    return [learn_game(kind.name, lang) for kind in rulebooks()]


def learn_game(game: str, lang: str) -> wire.LearnGame:
    """What there is to learn about a game."""
    words = Words(lang, rulebook(game).name)
    found = [
        wire.LearnEntry(
            kind=entry.kind,  # type: ignore[arg-type]
            id=entry.id,
            title=words.text(entry.text),
            about=words.attributes(entry.text).get("about", ""),
            page=entry.page,
        )
        for entry in entries(game)
    ]
    return wire.LearnGame(game=game, title=words.text("game-title"), entries=found)


async def begin(house: House, guest: Guest, game: str, name: str) -> wire.TableInfo:
    """A table of one's own at which a lesson is given."""
    plan = _lesson(game, name)
    seats = [Seat("bot", name=called, level=LESSON + plan.name) for called in plan.names]
    others = [seat.name for number, seat in enumerate(seats) if number != plan.pupil]
    seats[plan.pupil] = Seat("guest", guest.id, names.apart(guest.name, others))
    built = plan.build()
    live = lobby.new_table(house, built, guest.id, built.title[: names.MOST], False, seats)
    live.seed = plan.seed
    live.begin_with(main_line(_lesson(game, plan.after)) if plan.after else [])
    return await story.lay(house, guest, live, live.beginning)


def _lesson(game: str, name: str) -> Lesson:
    try:
        return lesson(rulebook(game).name, name)
    except BadData:
        raise Problem(404, "no-lesson", lesson=name) from None


async def play_on(house: House, guest: Guest, id: str) -> wire.TableInfo:
    """The teacher leaves; the seats that played what was planned are ordinary bots from now on."""

    async def work(live: Live) -> wire.TableInfo:
        if guest.id not in live.people():
            raise Problem(403, "not-seated")
        if live.lesson and not live.over:
            level = usual(_known(live))
            for number, seat in enumerate(live.seats):
                if seat.level.startswith(LESSON):
                    await changes.save_seat(house, live, number, msgspec.structs.replace(seat, level=level))
            house.show(live)
        return house.info(live, guest.id)

    return await house.change(id, work)


def _known(live: Live) -> Lesson | None:
    try:
        return lesson(live.game_name, live.lesson)
    except BadData:
        return None


# -- notes --------------------------------------------------------------------------------------------------------


async def remarks(house: House, guest: Guest, id: str, asked: wire.Tentative, lang: str) -> wire.Remarks:
    """What the teacher of a game that is played freely has to say now, after tentative moves; nothing is stored."""
    live = await house.find(id)
    plan = _known(live) if live.lesson else None
    if plan is None or not plan.notes or live.table is None:
        raise Problem(404, "no-lesson", lesson=live.lesson or live.name)
    seat, view = await play.tried(house, guest, live, asked)
    if seat != plan.pupil:
        raise Problem(403, "not-seated")
    table, _ = live.attempt(seat, asked.moves)
    words, now = Words(lang, plan.game, [one.name for one in live.seats]), Moment.of(table, seat)
    found = []
    for note in plan.notes:
        thing = note.beside(now)
        about = table.game.explain(thing, view) if thing else None
        if about is not None:
            said_now = said(table, plan, note.says(plan.name))
            found.append(
                wire.Remark(
                    id=note.id,
                    title=words.attributes(said_now.id)["title"],
                    text=words.say(said_now),
                    beside=wire.Named(thing=thing, name=words.say(about.name)),
                )
            )
    return wire.Remarks(title=words.text(f"lesson-{plan.name}-title"), total=len(plan.notes), remarks=found)


# -- what the teacher says ----------------------------------------------------------------------------------------


async def now(house: House, guest: Guest, id: str, pupil: wire.Pupil, lang: str) -> wire.Lesson:
    """Where a pupil is in the lesson, and what the tentative moves are to it; nothing is stored."""
    live = await house.find(id)
    plan = _known(live) if live.lesson else None
    if plan is None or not plan.steps or live.table is None:
        raise Problem(404, "no-lesson", lesson=live.lesson or live.name)
    if plan.pupil not in live.seats_of(guest.id):
        raise Problem(403, "not-seated")
    if pupil.version != live.version:
        raise Problem(409, "stale", version=live.version)
    if len(pupil.moves) > house.settings.limits.moves:
        raise Problem(400, "too-many-moves", most=house.settings.limits.moves)
    walk, table = walked(plan, live.moves)
    words = Words(lang, plan.game, [seat.name for seat in live.seats])
    since, before = walk.place, walk
    verdict, quiet = Verdict("", walk.place), None
    if pupil.moves:
        live.attempt(plan.pupil, pupil.moves)  # whatever is not possible is refused as at every table
        quiet = live.quiet(plan.pupil, pupil.moves)
        walk = walk.copy()
        for number, text in enumerate(pupil.moves):
            walk.asked(table)
            if number == pupil.kept:
                since, before = walk.place, walk.copy()
            one = walk.play(table, text)
            if number >= pupil.kept and _WORST.index(one.kind) >= _WORST.index(verdict.kind):
                verdict = one
            table.apply(table.game.move(text))
        if not table.over and table.to_move == plan.pupil:
            walk.asked(table)
        if len(pupil.moves) <= pupil.kept:
            since, before = walk.place, walk
        elif verdict.kind == DO and verdict.done:
            since = walk.place
    # what the moves bring upon everybody is seen after confirming
    mine = before.change(table) if quiet is None else before.change(quiet[0], ahead=False)
    return _told(plan, walk, before, since, table, verdict, mine, words, live.version)


def _told(
    plan: Lesson,
    walk: Walk,
    before: Walk,
    since: int,
    table: Table,
    verdict: Verdict,
    mine: Change,
    words: Words,
    version: int,
) -> wire.Lesson:
    view = table.game.view(table, plan.pupil, opened=False)

    def named(things: tuple[str, ...]) -> list[wire.Named]:
        found = ((thing, table.game.explain(thing, view)) for thing in things)
        return [wire.Named(thing=thing, name=words.say(about.name) if about else thing) for thing, about in found]

    steps = []
    for index in range(walk.said):
        step, text = plan.steps[index], walk.sentence(index)
        near = index >= since
        steps.append(
            wire.TaughtStep(
                id=step.id,
                title=words.attributes(text.id)["title"],
                text=words.say(text),
                lit=named(step.lit) if near else [],
                clear=list(step.clear) if near else [],
                touch=named(step.touch) if near else [],
                asks=bool(step.do),
            )
        )
    judged, following = verdict.kind in (OPEN, LOOK, OTHER), walk.following(table)
    return wire.Lesson(
        name=plan.name,
        title=words.text(f"lesson-{plan.name}-title"),
        story=words.text(f"lesson-{plan.name}-story"),
        known=_known_at_the_end(plan, words) if walk.asks == len(plan.steps) else [],
        version=version,
        total=len(plan.steps),
        steps=steps,
        since=since,
        ends=walk.asks == len(plan.steps),
        own=_own(plan, walk, table, words),
        verdict=verdict.kind,  # type: ignore[arg-type]
        done=verdict.done,
        step=verdict.step,
        answer=_answer(plan, verdict, words) if judged else "",
        mine={name: list(pair) for name, pair in mine.items()} if verdict.kind else {},
        asked={name: list(pair) for name, pair in before.asked_for().items()} if judged else {},
        next=following,
        calls=_calls(plan, walk, following, words),
    )


def _calls(plan: Lesson, walk: Walk, following: list[str], words: Words) -> dict[str, str]:
    """What the teacher calls the moves that lead on."""
    ids = {text: plan.steps[walk.asks].call(plan.name, text) for text in following}
    return {text: words.text(id) for text, id in ids.items() if words.has(id)}


def _own(plan: Lesson, walk: Walk, table: Table, words: Words) -> str | None:
    """What is said about a decision that belongs to no step."""
    if not walk.own or table.over or table.to_move != plan.pupil:
        return None
    verb = table.moves()[0].text.split()[0]
    id = f"lesson-{plan.name}-own-{verb}"
    return words.text(id) if words.has(id) else ""


def _answer(plan: Lesson, verdict: Verdict, words: Words) -> str:
    """What the teacher says to another move than the one asked for."""
    id = plan.steps[verdict.step].answers(plan.name).get(verdict.moves, "")
    return words.text(id) if id and words.has(id) else ""


def _known_at_the_end(plan: Lesson, words: Words) -> list[str]:
    found: list[str] = []
    while words.has(id := f"lesson-{plan.name}-known-{len(found) + 1}"):
        found.append(words.text(id))
    return found
