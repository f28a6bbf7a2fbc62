"""Counting the tree of a game: if the counts of a fixed opening change, the rules have changed."""

from __future__ import annotations

from teahouse.dealer import Dealer
from teahouse.kernel import NATURE, Game, Table


def perft(game: Game, seed: str | int, depth: int) -> list[int]:
    """For 1 … depth, in how many ways the seats can make so many moves in a row from the start.

    Only moves of seats count and branch, lone ones too. NATURE does not branch: the n-th draw on each path is made
    by the n-th number of `Dealer(seed)`, exactly as in a game dealt from that seed. A path that reaches the end of
    the game is counted up to there and no further.
    """
    return perft_from(game.new(), seed, 0, depth)


def perft_from(table: Table, seed: str | int, drawn: int, depth: int) -> list[int]:
    """The same from any table on which `drawn` draws of the seed have been made; the table stays as it is."""
    counts = [0] * depth
    if depth:
        _count(table.copy(), str(seed), drawn, 0, counts)
    return counts


def _count(table: Table, seed: str, drawn: int, level: int, counts: list[int]) -> None:
    if table.to_move == NATURE:
        dealer = Dealer(seed, drawn)
        while table.to_move == NATURE:
            table.apply(dealer.draw(table))
        drawn = dealer.index
    if table.over:
        return
    moves = table.moves()
    counts[level] += len(moves)
    if level + 1 == len(counts):
        return
    for move in list(moves):
        trial = table.copy()
        trial.apply(move)
        _count(trial, seed, drawn, level + 1, counts)
