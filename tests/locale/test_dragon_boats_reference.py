"""The rule reference of Dragon Boats of the Four Seas has all its clauses and states the numbers of its box."""

from __future__ import annotations

import string

import pytest

from teahouse.games.dragon_boats.clauses import CLAUSES
from teahouse.kernel.clause import DEFINITION, EXAMPLE, RULE, RULING
from tests.locale.reference import LANGUAGES, box, missing, reference

GAME = "dragon_boats"
CARDS = {letter: f"DB-{101 + place}" for place, letter in enumerate(string.ascii_uppercase)}
WITHOUT_EFFECT = (57, 77, 78)
"""Rulings that change nothing in play: no disc can lie on card 1, and two remarks on examples H and E."""


def ids_of(*kinds: str) -> set[str]:
    return {clause.id for clause in CLAUSES if clause.kind in kinds}


def test_all_71_clauses_and_26_cards_are_listed() -> None:
    assert ids_of(RULE, DEFINITION) == {*(f"DB-{number}" for number in range(1, 72)), *CARDS.values()}


def test_all_16_examples_are_listed() -> None:
    assert ids_of(EXAMPLE) == {f"DB-EX{letter}" for letter in "ABCDEFGHIJKLMNOP"}


def test_every_ruling_with_a_game_effect_is_listed() -> None:
    assert ids_of(RULING) == {f"DB-R{number}" for number in range(1, 79) if number not in WITHOUT_EFFECT}


def test_a_card_is_headed_by_its_letter_and_its_name() -> None:
    for card in box(GAME)["bonus-cards"]["cards"]:
        assert reference(GAME, "en").title(CARDS[card["id"]]) == f"Card {card['id']}: {card['name']}"
        assert reference(GAME, "de").title(CARDS[card["id"]]).startswith(f"Karte {card['id']}: ")


@pytest.mark.parametrize(
    ("language", "kinds"),
    [
        ("en", {"one-time": "One-time. ", "permanent": "Permanent. ", "game-end": "Game end. "}),
        ("de", {"one-time": "Einmalig. ", "permanent": "Dauerhaft. ", "game-end": "Spielende. "}),
    ],
)
def test_a_card_says_of_which_kind_it_is(language: str, kinds: dict[str, str]) -> None:
    for card in box(GAME)["bonus-cards"]["cards"]:
        assert reference(GAME, language).text(CARDS[card["id"]]).startswith(kinds[card["kind"]])


@pytest.mark.parametrize(
    ("language", "windows"),
    [
        (
            "en",
            {
                "bid": "in your bidding turn before you place a disc",
                "bid-end": "when all discs are placed",
                "pay": "while your disc is being resolved",
                "pre": "before a boat departs",
                "steer": "when a boat is about to sail",
                "land": "when a boat has landed and before somebody goes ashore",
                "move": "while one of your house members is moving",
                "store": "in your turn in storage",
            },
        ),
        (
            "de",
            {
                "bid": "in deinem zug beim bieten, bevor du eine scheibe legst",
                "bid-end": "wenn alle scheiben liegen",
                "pay": "während deine scheibe ausgewertet wird",
                "pre": "vor der abfahrt eines bootes",
                "steer": "wenn ein boot abfahren soll",
                "land": "wenn ein boot angelegt hat und bevor jemand an land geht",
                "move": "während eines deiner hausmitglieder unterwegs ist",
                "store": "in deinem zug beim lagern",
            },
        ),
    ],
)
def test_a_one_time_card_names_exactly_the_windows_it_has(language: str, windows: dict[str, str]) -> None:
    for card in box(GAME)["bonus-cards"]["cards"]:
        text = reference(GAME, language).text(CARDS[card["id"]]).lower()
        named = [window for window, words in windows.items() if words in text]
        assert set(named) == set(card["windows"]) - {"always", "end"}, card["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_states_the_numbers_of_the_box(language: str) -> None:
    things = box(GAME)
    discs = [card["id"] for card in things["round-cards"]["cards"] if card["disc"]]
    fields = len(things["island"]["hexes"])
    islands = len({place["island"] for place in things["locations"]["locations"]})
    free = things["movement"]["free-spaces"]
    stated = {
        "DB-1": {min(things["edition"]["players"]), max(things["edition"]["players"]), *house(things["house"])},
        "DB-2": {len(things["docks"]["docks"])},
        "DB-4": {len(things["wisdom-tiles"]["game-end"]), len(things["mountain"]["hexes"])},
        "DB-5": {fields, fields * islands},
        "DB-7": {min(discs), max(discs), *(card["id"] for card in things["round-cards"]["cards"] if not card["disc"])},
        "DB-9": {stall["tiles"] for stall in things["stalls"]["stalls"] if stall["tiles"]},
        "DB-12": {things["supplies"]["treasure"], things["supplies"]["food"]},
        "DB-14": {len(things["round-cards"]["cards"])},
        "DB-24": {things["prices"]["decline"]},
        "DB-33": {seat["discount"] for seat in things["seats"]["seats"] if seat["discount"]},
        "DB-35": {things["movement"]["path-fare"]},
        "DB-38": {free},
        "DB-43": {len(dock["locations"]) for dock in things["docks"]["docks"]},
        "DB-47": {free},
        "DB-54": {things["storage"]["offerings"], things["prices"]["offering"]},
        "DB-56": {things["prices"]["offering"], things["prices"]["treasure"]},
        "DB-61": {things["farm-sets"]["soy"], things["farm-sets"]["rice"]},
        "DB-62": {things["farm-sets"]["poultry"], things["farm-sets"]["fish"], things["farm-sets"]["pork"]},
        "DB-70": {*things["short-game"]["cards"], *things["short-game"]["players"]},
        "DB-101": {len(things["locations"]["locations"])},
        "DB-105": {things["storage"]["offerings"] + 1},
        "DB-121": {free, free + 1},
        "DB-R19": {things["mountain"]["path-capacity"]},
        "DB-R73": {things["money"]["start"]},
    }
    assert missing(GAME, language, stated) == {}


def house(pieces: dict[str, int]) -> set[int]:
    return {pieces["members"], pieces["discs"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wisdom_ruling_lists_both_sets_of_tiles(language: str) -> None:
    tiles = box(GAME)["wisdom-tiles"]
    text = reference(GAME, language).text("DB-R43")
    assert ", ".join(tiles["game-end"]) in text
    assert ", ".join(tiles["generic"]) in text
