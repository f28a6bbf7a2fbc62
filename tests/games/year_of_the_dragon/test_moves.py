"""The catalogue: each move's text, numbers, sentence and place on the board, and the prompts that ask for them."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.games.year_of_the_dragon.steps.action import BuyPrivilege, ChooseAction
from teahouse.games.year_of_the_dragon.steps.build import BuildFloor
from teahouse.games.year_of_the_dragon.steps.earthquake import LoseFloor
from teahouse.games.year_of_the_dragon.steps.person import PlacePerson, PlayCard, ReplacePerson, TakePerson
from teahouse.games.year_of_the_dragon.steps.release import ReleaseHungry, ReleasePerson
from teahouse.games.year_of_the_dragon.steps.super_events import DiscardCard, GiveBack
from teahouse.games.year_of_the_dragon.steps.wall import BuildWall
from teahouse.kernel import Ref, Step
from tests.games.year_of_the_dragon.positions import PERSONS, ask, game_for, give, table_at, wall


@pytest.mark.parametrize(
    ("text", "kind", "params", "label", "arguments", "target"),
    [
        ("event drought", "event", {"event": 1}, "move-event", {"event": Ref("event-drought")}, "event-drought"),
        ("corner flood", "corner", {"corner": 3}, "move-corner", {"corner": Ref("corner-flood")}, "corner-flood"),
        ("draft monk", "draft", {"person": 5}, "move-draft", {"person": Ref("person-monk")}, "person-monk"),
        ("deal wall", "deal", {"action": 7}, "move-deal", {"action": Ref("action-wall")}, "action-wall"),
        ("skip", "skip", {}, "move-skip", {}, "skip"),
        (
            "build@3",
            "action",
            {"group": 2, "action": 1},
            "move-action",
            {"action": Ref("action-build"), "group": 3},
            "group-3-build",
        ),
        ("privilege small", "privilege", {"large": 0}, "move-privilege-small", {"dragons": 1}, "privilege-small"),
        ("privilege large", "privilege", {"large": 1}, "move-privilege-large", {"dragons": 2}, "privilege-large"),
        (
            "wall points",
            "wall",
            {"tile": 5},
            "move-wall",
            {"tile": Ref("wall-tile-points"), "amount": 3},
            "wall-tile-points",
        ),
        ("raise palace 4", "raise", {"palace": 3}, "move-raise", {"palace": 4}, "palace-4"),
        ("raise new", "raise", {"palace": -1}, "move-raise-new", {}, "palace-new"),
        ("card wild", "card", {"card": 9}, "move-card", {"card": Ref("card-wild")}, "card-wild"),
        ("take monk-old", "take", {"person": 11}, "move-take", {"person": Ref("person-monk-old")}, "display-monk-old"),
        ("place palace 1", "place", {"palace": 0}, "move-place", {"palace": 1}, "palace-1"),
        (
            "replace monk-old palace 2",
            "replace",
            {"palace": 1, "person": 11},
            "move-replace",
            {"person": Ref("person-monk-old"), "palace": 2},
            "palace-2-monk-old",
        ),
        ("decline", "decline", {}, "move-decline", {}, "decline"),
        (
            "release healer-young palace 37",
            "release",
            {"palace": 36, "person": 12},
            "move-release",
            {"person": Ref("person-healer-young"), "palace": 37},
            "palace-37-healer-young",
        ),
        ("lose-floor palace 2", "lose-floor", {"palace": 1}, "move-lose-floor", {"palace": 2}, "palace-2"),
        ("return rice", "return", {"good": 1}, "move-return", {"good": Ref("good-rice")}, "good-rice"),
        ("discard monk", "discard", {"card": 5}, "move-discard", {"card": Ref("card-monk")}, "card-monk"),
        (
            "charter scholar",
            "charter",
            {"person": 8},
            "move-charter",
            {"person": Ref("person-scholar")},
            "person-scholar",
        ),
    ],
)
def test_a_move_has_a_text_numbers_a_sentence_and_a_place(
    text: str, kind: str, params: dict[str, int], label: str, arguments: dict[str, Any], target: str
) -> None:
    move = game_for().move(text)
    assert (move.text, move.kind, dict(move.params), move.target) == (text, kind, params, target)
    assert (move.label.id, dict(move.label.arguments)) == (label, arguments)


@pytest.mark.parametrize(
    ("step", "prompt", "details"),
    [
        (ChooseAction(1), "prompt-action", {"yuan": 5, "refill": 3, "can": "act"}),
        (BuyPrivilege(1), "prompt-privilege", {"small": 2, "large": 7, "yuan": 5, "can": "small"}),
        (BuildFloor(1, 3), "prompt-build", {"floors": 3, "can": "both"}),
        (BuildWall(1, 1), "prompt-wall", {"length": 5}),
        (PlayCard(1), "prompt-card", {}),
        (TakePerson(1, 5), "prompt-take", {"card": Ref("card-monk")}),
        (PlacePerson(1, PERSONS["monk-old"]), "prompt-place", {"person": Ref("person-monk-old")}),
        (ReplacePerson(1, PERSONS["monk-young"]), "prompt-replace", {"person": Ref("person-monk-young")}),
        (ReleasePerson(1, 2, 4), "prompt-release", {"count": 2, "cause": Ref("cause-tribute")}),
        (ReleasePerson(1, 1, 6), "prompt-release", {"count": 1, "cause": Ref("cause-wall-short")}),
        (ReleaseHungry(1, 2, 0), "prompt-drought", {"count": 2}),
        (LoseFloor(1, 2), "prompt-earthquake", {"floors": 2}),
        (GiveBack(1, 3), "prompt-flood", {"count": 3}),
        (DiscardCard(1, 2), "prompt-tornado", {"count": 2}),
    ],
)
def test_a_prompt_holds_the_numbers_of_its_question(step: Step[Any], prompt: str, details: dict[str, Any]) -> None:
    table = table_at(2, wall="choose")
    wall(table, 3, 1)
    give(table, 1, "3 monk-old farmer-old", "2 healer-young", yuan=5, rice=2)
    ask(table, step)
    assert (table.prompt().id, dict(table.prompt().arguments)) == (prompt, details)
    assert table.to_move == 1


def test_a_step_is_written_with_its_seat_and_numbers() -> None:
    assert ReleaseHungry(1, 2, 5).to_json() == ["release-hungry", 1, 2, 5]
    assert BuildWall(-1, 3).to_json() == ["build-wall", -1, 3]
    assert PlayCard(0).to_json() == ["play-card", 0]
