"""Yínzi: what war, advancements, taxes and hands at work promise a house."""

from __future__ import annotations

from teahouse.bots.evaluation.yinzi_trade import YinziTrade
from teahouse.games.yinzi.names import (
    BOTTOM,
    IN_ACTIONS,
    NO_TAXES,
    NONE,
    SECTION_SPACES,
    SECTIONS,
    TOP,
)
from teahouse.games.yinzi.steps.war import enemy_strength
from teahouse.games.yinzi.table import Player, YinziTable


class YinziCourt(YinziTrade):
    """Judges what is not trade."""

    def glories(self, table: YinziTable, seat: int) -> float:
        """The glory that the present places in the war would bring."""
        strength = mine = 0
        ahead = 0
        seen = False
        players = table.players
        for other in table.war:
            soldiers = players[other].workers[9] + players[other].recruit
            strength += soldiers
            if other == seat:
                mine = soldiers
                seen = True
        if not seen:
            return 0.0
        before = True
        for other in table.war:
            if other == seat:
                before = False
                continue
            soldiers = players[other].workers[9] + players[other].recruit
            if soldiers > mine or (soldiers == mine and before):
                ahead += 1
        won = strength >= enemy_strength(table)
        box = table.box
        prize = 0
        if ahead == 0:
            prize = box.first_glory if won else box.second_glory
        elif ahead == 1 and won:
            prize = box.second_glory
        return self.glory * prize + self.soldier * mine

    def discs(self, table: YinziTable, seat: int, left: float, over: bool) -> float:
        """Discs that can still be used, and majorities of those that stay."""
        if not table.players[seat].advancements:
            return 0.0
        spaces = table.spaces()
        total = 0.0
        part = left if left < 1.0 else 1.0
        for section in range(len(SECTIONS)):
            counts = [0, 0, 0, 0]
            use = 0.0
            for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
                holder = spaces[space]
                if holder >= 0:
                    counts[holder] += 1
                    if holder == seat:
                        use += self.spaces[space]
            own = counts[seat]
            if not own:
                continue
            counts[seat] = 0
            most = max(counts)
            points = 2.0 if own > most else (1.0 if own == most else 0.0)
            total += points if over else points * (self.majority if left > 0.5 else 0.9)
            total += use * part
        return total

    def dues(self, table: YinziTable, player: Player, ratio: int) -> float:
        """The silver due this round: cards played, cards in hand, tax discs."""
        if player.bonus == NO_TAXES:
            return 0.0
        box = table.box
        fortune = player.tax
        for card in player.cards:
            if card != NONE:
                fortune += box.card_fortune[card]
        for card, count in enumerate(player.hand):
            if count:
                fortune += count * box.card_fortune[card]
        due = 0 if fortune < 6 else (1 if fortune < 9 else 2)
        if not due:
            return 0.0
        payable = player.silver + player.copper // ratio
        missing = due - payable if payable < due else 0
        return -self.tax * (due - missing + 2.0 * missing)

    def hands(self, table: YinziTable, player: Player, phase: int) -> float:
        """Cards in hand, groups that have not worked yet, migrants."""
        box = table.box
        total = 0.0
        if phase <= IN_ACTIONS:
            for card, count in enumerate(player.hand):
                if count:
                    total += count * (
                        self.fortune * box.card_fortune[card] + self.worker * box.card_workers[card] + self.card
                    )
            for place in range(5):
                total += self.worker * player.workers[place]
        total += self.migrant * (player.workers[TOP] + player.workers[BOTTOM])
        return total
