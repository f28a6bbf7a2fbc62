"""How a game ended, in two sentences: from points by source, for winners, losers and watchers, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

import teahouse
from teahouse.kernel import NATURE, SPECTATOR, Game, Table
from teahouse.library import build, rulebooks
from teahouse.server.ending import ending
from teahouse.words import LANGUAGES, Words

NAMES = ["Mei", "Bao", "Lin", "Kai", "Tao"]


class Ended:
    """A finished table with the points that a sentence needs."""

    def __init__(self, ranking: list[int], *points: dict[str, int]) -> None:
        self.over = True
        self.game = build("year-of-the-dragon", len(points), None, {})
        self._ranking, self._points = ranking, [{"palaces": 0, "privileges": 0, "monks": 0} | own for own in points]

    def scores(self) -> list[int]:
        return [sum(own.values()) for own in self._points]

    def ranking(self) -> list[int]:
        return self._ranking

    def breakdown(self) -> list[dict[str, int]]:
        return self._points


def said(table: Any, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
    words = Words(lang, "year-of-the-dragon", NAMES)
    return [words.say(message) for message in ending(table, seat)]


def test_the_margin_and_its_cause_are_named_and_what_it_meant_for_me() -> None:
    table = Ended([2, 1, 3], {"palaces": 40, "monks": 6}, {"palaces": 40, "privileges": 13}, {"palaces": 30})
    assert said(table) == [
        "Bao wins by 7 points, mostly by privileges.",
        "Mei comes second with 46 points, ahead in monks by 6.",
    ]
    assert said(table, 1)[0] == "You win by 7 points, mostly by privileges."
    assert said(table, 0)[1] == (
        "You come second with 46 points: Bao got 13 more than you in privileges, you were ahead in monks by 6."
    )
    assert said(table, 2)[1] == "You come third with 30 points: Bao got 13 more than you in privileges."
    assert said(table, 0, "de") == [
        "Bao gewinnt mit 7 Punkten Vorsprung, vor allem durch Privilegien.",
        "Zweite Stelle für dich, mit 46 Punkten: Bao bekam bei den Privilegien 13 mehr als du, "
        "du lagst bei den Mönchen um 6 vorn.",
    ]


def test_no_source_with_half_of_the_margin_is_a_little_of_everything() -> None:
    table = Ended([1, 2], {"palaces": 3, "privileges": 3, "monks": 3}, {})
    assert said(table)[0] == "Mei wins by 9 points, with a little of everything."
    assert said(table, 0)[0] == "You win by 9 points, with a little of everything."
    assert said(Ended([1, 2], {"palaces": 1}, {}))[0] == "Mei wins by 1 point, mostly by palaces."


def test_a_tie_says_how_it_was_broken() -> None:
    table = Ended([2, 1, 3], {"palaces": 50}, {"monks": 50}, {"palaces": 10})
    assert said(table) == [
        "Bao wins: two players have 50 points, and whoever is farther ahead on the person track wins a tie."
    ]
    assert said(table, 1)[0].startswith("You win: two players have 50 points")
    assert said(table, 0)[1].startswith("You come second with 50 points: Bao got 50 more than you in monks")


def test_a_shared_victory_names_everybody_who_shares_it() -> None:
    shared = [{"palaces": 20}] * 2
    assert said(Ended([1, 1, 3], *shared, {"monks": 9})) == [
        "Mei and Bao share the victory with 20 points each.",
        "Lin comes third with 9 points, ahead in monks by 9.",
    ]
    assert said(Ended([1, 1], *shared), 1) == ["You and Mei share the victory with 20 points each."]
    four = Ended([1, 1, 1, 1], *shared, *shared)
    assert said(four) == ["Mei, Bao, Lin and Kai share the victory with 20 points each."]
    assert said(four, 2) == ["You, Mei, Bao and Kai share the victory with 20 points each."]
    assert said(four, 0, "de") == ["Du, Bao, Lin und Kai teilt euch den Sieg mit je 20 Punkten."]


def test_those_who_share_the_next_place_are_counted() -> None:
    table = Ended([1, 2, 2], {"palaces": 20}, {"monks": 9}, {"monks": 9})
    assert said(table)[1] == "Two players share second place with 9 points."


def play(game: Game, seed: int) -> Table:
    table, dealer, chance = game.new(), teahouse.Dealer(seed), random.Random(seed)
    while not table.over:
        table.apply(dealer.draw(table) if table.to_move == NATURE else chance.choice(table.moves()))
    return table


@pytest.mark.parametrize("kind", rulebooks(), ids=lambda kind: kind.name)
def test_every_game_of_every_number_of_players_ends_with_sentences(kind: type[Game]) -> None:
    for players in range(kind.least_players, kind.most_players + 1):
        game = build(kind.name, players, None, {})
        assert ending(game.new(), SPECTATOR) == []
        table = play(game, players)
        for lang in LANGUAGES:
            words = Words(lang, kind.name, NAMES)
            for seat in (SPECTATOR, *range(players)):
                told = [words.say(message) for message in ending(table, seat)]
                assert told, seat
                assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", rulebooks(), ids=lambda kind: kind.name)
def test_every_source_of_points_can_stand_in_these_sentences(kind: type[Game], lang: str) -> None:
    words = Words(lang, kind.name)
    assert words.text("tie-break")
    for source in kind.sources:
        assert set(words.attributes(f"source-{source}")) >= {"by", "in"}, source
