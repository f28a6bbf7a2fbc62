"""A prompt offers nothing that is impossible: what its words name, some legal move does."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Final

import pytest

from teahouse.kernel import NATURE
from teahouse.library import rulebook, rulebooks
from teahouse.words import LANGUAGES, Words
from tests.generic.habits import Habit
from tests.generic.variants import any_variant

GAMES: Final = 12
NAMED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "year-of-the-dragon": {
        "Choose an action|Wähle eine Aktion": ("action",),
        "skip|setze aus|aussetzen": ("skip",),
        "large for|groß für": ("privilege large",),
        "raise a palace|stocke": ("raise palace",),
        "begin a new|beginne": ("raise new",),
    },
    "yinzi": {
        "play a card|Spiele eine Karte": ("play",),
        "(?<!so )send a group of workers(?! into)|Gruppe Arbeiter los": ("work",),
        "into migration|in die Migration": ("migrate",),
        "build a boat|Baue ein Boot": ("boat",),
        "field to plant|Feld zum Bepflanzen": ("plant",),
        "tile to buy|Ernteplättchen zum Kaufen": ("buy",),
        "cube to sell(?! to)|Würfelchen zum Verkauf": ("sell",),
        "tile to build|zum Errichten": ("build",),
        "factories to raise|zum Ausbau": ("upgrade",),
        "[Pp]ut a disc|Lege eine Scheibe": ("advance",),
        "Tax your people|Besteuere": ("tax",),
        "use an advancement|einen Fortschritt nutzen": ("use",),
        "emissary aboard|Botschafter an Bord": ("board",),
        "wood or stone|a wood for|Nimm Holz": ("take wood",),
        "wood or stone|a stone for|einen Stein für": ("take stone",),
        "^Produce.*choose|^Waren produzieren: Wähle": ("produce",),
        "what you deliver|was du lieferst": ("give-stock", "give-field"),
        "be done|end your turn|höre auf|aufhören|beende": ("end",),
        "[Ff]ulfil|Bring pieces|Stücke auf|[Ee]rfülle": ("fill", "route"),
        "[Ss]ell food|Nahrung verkaufen|Nahrung an den|Verkaufe erst Nahrung": ("rural",),
        "foods\\?|Nahrungsmittel liefern": ("give-field", "give-rural", "give-disc"),
        "keep veterans|Veteranen": ("keep",),
        "^Pay|^Zahle": ("=pay",),
        "stand in|Fortschritt dafür|deinen Fortschritt": ("pay advancement",),
    },
    "dragon-boats": {
        "its Offerings to buy|seiner Opfergaben zum Kauf": ("buy",),
        "your Offerings to exchange|deiner Opfergaben zum Tausch": ("exchange",),
        "card to take|Bonuskarte (im Tausch )?für einen Schatz": ("take",),
    },
}
"""Words of a prompt, in English and German, and which moves do that: families, beginnings or, after =, whole texts."""


@pytest.mark.parametrize("name", NAMED)
def test_no_prompt_names_what_no_legal_move_does(name: str) -> None:
    words = [Words(lang, name, ["Mei", "Bao", "Lin", "Kai", "Tao"]) for lang in LANGUAGES]
    luck = random.Random(f"prompts {name}")
    met: Counter[str] = Counter()
    for _ in range(GAMES):
        game = any_variant(rulebook(name), luck)
        table, habit = game.new(), Habit(game, luck)
        while not table.over:
            if table.to_move != NATURE:
                said = [language.say(table.prompt()) for language in words]
                moves = table.moves()
                can = {move.kind for move in moves} | {part for move in moves for part in beginnings(move.text)}
                for named, does in NAMED[name].items():
                    found = [re.search(named, sentence) is not None for sentence in said]
                    assert found[0] == found[1], (named, said)
                    if found[0]:
                        met[named] += 1
                        assert can.intersection(does), (said, sorted(can))
            table.apply(habit.choose(table))
    assert set(met) == set(NAMED[name]), set(NAMED[name]) - set(met)


def beginnings(text: str) -> list[str]:
    """A move's text, cut after each of its words, and the whole of it with a sign."""
    parts = text.split()
    return [f"={text}", *(" ".join(parts[: count + 1]) for count in range(len(parts)))]


@pytest.mark.parametrize("name", [kind.name for kind in rulebooks()])
def test_what_can_be_chosen_begins_with_a_capital_letter(name: str) -> None:
    kind = rulebook(name)
    chosen = {family for step in kind.steps if not step.drawn for family in step.kinds}
    moves = any_variant(kind, random.Random(f"capitals {name}")).catalogue.moves
    for lang in LANGUAGES:
        words = Words(lang, name, ["Mei", "Bao", "Lin", "Kai", "Tao"])
        labels = [words.say(move.label) for move in moves if move.kind in chosen]
        assert labels
        assert [label for label in labels if label[0].islower()] == []
