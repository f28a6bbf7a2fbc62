from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

import teahouse
from teahouse.dealer import Dealer, commitment


def test_numbers_are_hmac_sha256_of_seed_and_index() -> None:
    dealer = Dealer("tea")
    for index in range(5):
        digest = hmac.new(b"tea", str(index).encode(), hashlib.sha256).digest()
        assert dealer.number(1000) == int.from_bytes(digest, "big") % 1000
    assert dealer.index == 5


def test_known_numbers_do_not_change() -> None:
    dealer = Dealer("teahouse")
    assert [dealer.number(10**6) for _ in range(4)] == KNOWN


KNOWN = [459786, 428191, 123881, 957011]


def test_a_seed_is_a_text_or_a_number() -> None:
    assert [Dealer(7).number(100) for _ in range(3)] == [Dealer("7").number(100) for _ in range(3)]


def test_a_dealer_goes_on_from_an_index() -> None:
    dealer = Dealer(1)
    first = [dealer.number(50) for _ in range(6)]
    later = Dealer(1, 4)
    assert [later.number(50) for _ in range(2)] == first[4:]


def test_each_draw_is_as_likely_as_its_weight(toy: str) -> None:
    table = teahouse.game(toy).new()
    weights = dict(zip([move.text for move in table.moves()], table.weights(), strict=True))
    assert weights == {"deal red": 4, "deal gold": 5, "deal blue": 6}
    dealer = Dealer("weights")
    drawn = Counter(dealer.draw(table).text for _ in range(3000))
    for text, weight in weights.items():
        assert abs(drawn[text] - 200 * weight) < 100, "three in a thousand would be more than four deviations"


def test_what_is_used_up_is_not_drawn(toy: str) -> None:
    game = teahouse.game(toy)
    position = game.new().position()
    position["table"]["pool"] = [0, 0, 3]
    table = game.load(position)
    dealer = Dealer(1)
    assert {dealer.draw(table).text for _ in range(20)} == {"deal blue"}


def test_the_dealer_draws_for_nature_alone(toy: str) -> None:
    table = teahouse.game(toy, players=2).new()
    dealer = Dealer(1)
    for _ in range(4):
        table.play(dealer.draw(table))
    with pytest.raises(ValueError, match="only when NATURE is to move"):
        dealer.draw(table)


def test_a_promise_is_the_hash_of_seed_and_salt() -> None:
    assert commitment("seed", "salt") == hashlib.sha256(b"seedsalt").hexdigest()
    assert commitment("seed", "salt") != commitment("seed", "pepper")
