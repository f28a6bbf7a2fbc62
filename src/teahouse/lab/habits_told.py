"""My play over many games in words: tables for the terminal and for the page."""

from __future__ import annotations

from typing import Final, NamedTuple

from teahouse.lab.habits import Figure, Habits, Mistakes, Opening
from teahouse.lab.names import capital, source_name, thing
from teahouse.lab.numbers import Numbers
from teahouse.words import Words

FEW: Final = 5
"""Of fewer games with one opening the mean score says nothing."""


class Row(NamedTuple):
    """A line of a table: what it is about, its figures, and whether something can be said about it."""

    name: str
    cells: list[str]
    verdict: str
    stands: bool


class Part(NamedTuple):
    """A table with a heading and the names of its columns."""

    id: str
    title: str
    about: str
    heads: list[str]
    rows: list[Row]


class Told:
    """What is said about somebody's play of one kind of games."""

    def __init__(self, found: Habits, words: Words) -> None:
        self._words = words
        self._numbers = Numbers(words.lang)
        self._found = found
        self.title = words.text("habits-kind", game=words.text("game-title"), players=found.players)
        share = self._share(found.wins_interval)
        self.about = words.text(
            "habits-games", games=found.games, wins=self._wins(found.wins), share=share, others=found.others
        )
        self.few = words.text("habits-few", needed=self._needed()) if found.few else ""
        self.parts = [part for part in (self._openings(), self._points(), self._mistakes(), self._kinds()) if part.rows]

    def _needed(self) -> str:
        """The games that are lacking before something can be called a difference."""
        found = self._found
        lacking = {"mine": found.least - found.games, "others": found.least - found.others}
        return ", ".join(
            self._words.text(f"habits-needed-{whose}", games=games) for whose, games in lacking.items() if games > 0
        )

    def _part(self, id: str, heads: list[str], rows: list[Row]) -> Part:
        text = self._words.text
        if self._found.few:
            heads = [one for one in heads if one != "verdict"]  # there is one for all
        about = text(f"habits-{id}-about", few=FEW)
        return Part(id, text(f"habits-{id}"), about, [text(f"habits-head-{one}") for one in heads], rows)

    def _points(self) -> Part:
        rows = [
            self._row(source_name(one.name, self._words), one, [self._span(one.mine, one.mine_interval)], 1, "")
            for one in self._found.points
            if one.mine or one.winners
        ]
        return self._part("points", ["source", "mine", "winners", "more", "verdict"], rows)

    def _mistakes(self) -> Part:
        return self._part(
            "mistakes",
            ["phase", "choices", "costs", "share", "winners-share", "more-share", "verdict"],
            [self._marked(one, f"phase-{one.share.name}") for one in self._found.mistakes],
        )

    def _kinds(self) -> Part:
        named = [one for one in self._found.kinds if self._words.has(f"made-{one.share.name}")]
        return self._part(
            "kinds",
            ["kind", "choices", "costs", "share", "winners-share", "more-share", "verdict"],
            [self._marked(one, f"made-{one.share.name}") for one in named],
        )

    def _marked(self, one: Mistakes, name: str) -> Row:
        text = self._words.text
        marks = ", ".join(text(f"review-count-{mark}", count=count) for mark, count in _counts(one))
        cells = [
            text("habits-choices", choices=one.choices, marks=marks),
            self._span(one.cost, None if one.cost_interval is None else [max(0.0, end) for end in one.cost_interval]),
            self._span(100 * one.share.mine, _times(one.share.mine_interval, 100), "\N{NO-BREAK SPACE}%"),
        ]
        return self._row(capital(text(name)), one.share, cells, 100, "\N{NO-BREAK SPACE}%")

    def _openings(self) -> Part:
        scored = any(one.games >= FEW for one in self._found.openings)
        rows = [self._opening(one, scored) for one in self._found.openings]
        return self._part("openings", ["opening", "games", "won", *(["score"] if scored else []), "begun"], rows)

    def _opening(self, one: Opening, scored: bool) -> Row:
        text = self._words.text
        won = f"{self._wins(one.wins)} ({self._share(one.wins_interval)})"
        begun = text("habits-begun", winners=one.winners, others=self._found.others)
        score = "–" if one.games < FEW else self._span(one.score, one.score_interval)
        cells = [str(one.games), won, *([score] if scored else []), begun]
        return Row(" + ".join(thing(key, self._words) for key in one.chosen), cells, "", False)

    def _row(self, name: str, one: Figure, cells: list[str], scale: float, unit: str) -> Row:
        """The figures of winners and the difference come after one's own."""
        theirs = self._span(scale * one.winners, _times(one.winners_interval, scale), unit)
        more = self._span(scale * one.more, _times(one.more_interval, scale), "", "+")
        verdict = "same" if not one.stands else "more" if one.more > 0 else "less"
        said = "" if self._found.few else self._words.text(f"habits-verdict-{verdict}")
        return Row(name, [*cells, theirs, more], said, one.stands)

    def _span(self, value: float, interval: list[float] | None, unit: str = "", sign: str = "-") -> str:
        said = self._numbers.decimal(value, 1, sign) + unit
        if interval is None:
            return said
        low, high = (self._numbers.decimal(end, 1, sign) for end in interval)
        return self._words.text("habits-span", value=said, low=low, high=high + unit)

    def _share(self, interval: list[float]) -> str:
        low, high = interval
        return self._words.text(
            "habits-range", low=self._numbers.decimal(100 * low, 0), high=self._numbers.whole_percent(high)
        )

    def _wins(self, wins: float) -> str:
        return self._numbers.decimal(wins, 0 if wins == round(wins) else 1)


def _counts(one: Mistakes) -> list[tuple[str, int]]:
    return [("slip", one.slips), ("mistake", one.mistakes)]


def _times(interval: list[float] | None, scale: float) -> list[float] | None:
    return None if interval is None else [scale * end for end in interval]
