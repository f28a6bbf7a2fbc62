"""How a game ended, in words: who won and by what, then what that meant for whoever reads it."""

from __future__ import annotations

from teahouse.kernel import Arguments, Message, Ref, Table, Who

_NUMBERS = ("one", "two", "three", "four")


def ending(table: Table, seat: int) -> list[Message]:
    """Two sentences about a finished game, for a seat or for somebody who watched; none before its end."""
    if not table.over or table.game.players < 2:
        return []
    scores, ranking, sources = table.scores(), table.ranking(), table.breakdown()
    best = [one for one, place in enumerate(ranking) if place == 1]
    rest = sorted((one for one in range(len(scores)) if one not in best), key=lambda one: ranking[one])
    said = [_won(scores, sources, best, rest, seat)]
    if seat in rest:
        said.append(_mine(scores, ranking, sources, best[0], seat))
    elif rest and not (len(best) == 1 and scores[rest[0]] == scores[best[0]]):
        said.append(_next(scores, ranking, sources, best[0], rest))
    return said


def _won(scores: list[int], sources: list[dict[str, int]], best: list[int], rest: list[int], seat: int) -> Message:
    winner, you = best[0], "-you" if seat in best else ""
    if len(best) > 1:
        named = [one for one in best if one != seat]
        names: Arguments = tuple((name, Who(one)) for name, one in zip(_NUMBERS, named, strict=False))
        return Message(f"ending-shared{you}", (("count", len(best)), ("points", scores[winner]), *names))
    margin = scores[winner] - scores[rest[0]]
    if margin == 0:
        tied = sum(points == scores[winner] for points in scores)
        rule = ("rule", Ref("tie-break"))
        return Message(f"ending-tie{you}", (("who", Who(winner)), ("count", tied), ("points", scores[winner]), rule))
    source, more = _ahead(sources[winner], sources[rest[0]])
    if 2 * more < margin:
        return Message(f"ending-wins-little{you}", (("who", Who(winner)), ("margin", margin)))
    named_source = ("source", Ref(f"source-{source}"))
    return Message(f"ending-wins{you}", (("who", Who(winner)), ("margin", margin), named_source))


def _mine(scores: list[int], ranking: list[int], sources: list[dict[str, int]], winner: int, seat: int) -> Message:
    behind, less = _ahead(sources[winner], sources[seat])
    ahead, more = _ahead(sources[seat], sources[winner])
    said: Arguments = (("place", ranking[seat]), ("points", scores[seat]))
    if less <= 0:
        return Message("ending-me", said)
    said += (("who", Who(winner)), ("behind", Ref(f"source-{behind}")), ("less", less))
    if more <= 0:
        return Message("ending-me-behind", said)
    return Message("ending-me-both", (*said, ("ahead", Ref(f"source-{ahead}")), ("more", more)))


def _next(
    scores: list[int], ranking: list[int], sources: list[dict[str, int]], winner: int, rest: list[int]
) -> Message:
    second = rest[0]
    equal = sum(ranking[one] == ranking[second] for one in rest)
    if equal > 1:
        return Message("ending-next-shared", (("place", ranking[second]), ("count", equal), ("points", scores[second])))
    ahead, more = _ahead(sources[second], sources[winner])
    said: Arguments = (("who", Who(second)), ("place", ranking[second]), ("points", scores[second]))
    if more <= 0:
        return Message("ending-next", said)
    return Message("ending-next-ahead", (*said, ("ahead", Ref(f"source-{ahead}")), ("more", more)))


def _ahead(mine: dict[str, int], other: dict[str, int]) -> tuple[str, int]:
    """The source that brought most more than it brought somebody else, and by how much."""
    source = max(mine, key=lambda one: mine[one] - other[one])
    return source, mine[source] - other[source]
