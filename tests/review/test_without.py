"""What a review tells where there is no network: the points."""

from __future__ import annotations

import teahouse
from teahouse.arena import play_game
from teahouse.review import Review, review


def test_a_game_without_a_network_says_so_and_tells_the_points(toy: str) -> None:
    game = teahouse.game(toy, players=2)
    record = play_game(game, ["random"] * game.players, "5").record
    found = review(game, record)
    assert (found.without, found.done, found.chances, found.decisions) == ("network", True, [], [])
    assert [sum(points) for points in found.points] == record.scores
    assert len(found.rounds) > 1
    assert Review.read(found.to_json()) == found
