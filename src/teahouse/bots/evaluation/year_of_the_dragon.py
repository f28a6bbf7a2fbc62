"""In the Year of the Dragon: what a player expects when looking at the months to come.

The outlook walks from the present month to the twelfth. Each month brings an action and a person; the event of the
month takes its toll of what will be there by then; each scoring counts palaces, court ladies and privileges. Actions
that are not needed to pay for an event are worth points of their own.
"""

from __future__ import annotations

from typing import ClassVar, Final

from teahouse.bots.evaluation.base import Weight
from teahouse.bots.evaluation.year_of_the_dragon_experience import YearExperience
from teahouse.bots.evaluation.year_of_the_dragon_month import ahead_in_month
from teahouse.games.year_of_the_dragon.names import (
    ASSASSINATION,
    BUDDHA,
    CONTAGION,
    COURT_LADY,
    CRAFTSMAN,
    DROUGHT,
    EARTHQUAKE,
    FARMER,
    FESTIVAL,
    FLOOD,
    HEALER,
    LANTERNFEST,
    MONGOLS,
    MONK,
    MONTHS,
    PYROTECHNIST,
    SCHOLAR,
    SOLAR_ECLIPSE,
    SUNRISE,
    TAX_COLLECTOR,
    TORNADO,
    TRIBUTE,
    WARRIOR,
    WILD,
)
from teahouse.games.year_of_the_dragon.steps.event import FIRST_PRIZE, SECOND_PRIZE, SICK, TRIBUTE_YUAN
from teahouse.games.year_of_the_dragon.steps.scoring import PER_PERSON
from teahouse.games.year_of_the_dragon.table import Player, YearTable

_WEIGHTS: Final = {
    "diligence": Weight(0.75, 0.1, "how much of an action each coming month really yields: groups are taken or dear"),
    "spare_action": Weight(1.5, 0.3, "points of an action that no event asks for, apart from research"),
    "book": Weight(0.45, 0.1, "how many of the spare actions are research, for each book"),
    "hammer": Weight(0.5, 0.2, "points of a hammer for each month left, up to six"),
    "rocket": Weight(1.0, 0.3, "points of a rocket for each festival to come"),
    "coin": Weight(0.3, 0.1, "points of a coin on a tax collector for each month left, up to six"),
    "sack": Weight(0.5, 0.2, "points of a rice sack for each drought to come"),
    "helmet": Weight(0.7, 0.2, "the part of the coming invasions' points that a helmet of today still brings"),
    "lady": Weight(0.85, 0.1, "the part of the coming scorings that a court lady sees"),
    "palace": Weight(0.9, 0.1, "the part of the coming scorings that a palace sees"),
    "new_palace": Weight(0.4, 0.1, "palaces that a new floor makes in the end"),
    "monk": Weight(0.8, 0.1, "the part of a monk's final points to be counted on"),
    "survivor": Weight(2.2, 0.4, "points of a person who is there in the end"),
    "loss": Weight(0.5, 0.4, "points that the loss of a person costs beyond those at the end"),
    "yuan": Weight(0.45, 0.1, "points of a yuan that no tribute takes, while there is time to spend it"),
    "rice": Weight(0.55, 0.1, "points of a rice tile that no drought takes"),
    "fireworks": Weight(0.6, 0.1, "points of a fireworks tile that no festival takes"),
    "festival": Weight(0.75, 0.1, "how sure the prize of a coming festival is for who leads now"),
    "order": Weight(0.45, 0.15, "points a month of being ahead of another player on the person track, split evenly"),
    "reach": Weight(6.0, 1.5, "spaces on the person track that count as being fully ahead", 1.0),
    "room": Weight(0.6, 0.2, "points of a free place for each person still to come, up to their number"),
    "card_craftsman": Weight(1.0, 0.5, "points of this card while it is in the hand, with eleven months left", -9.0),
    "card_lady": Weight(5.0, 0.8, "the same for the court lady's card", -9.0),
    "card_pyrotechnist": Weight(1.5, 0.5, "the same for the pyrotechnist's card", -9.0),
    "card_tax": Weight(1.5, 0.5, "the same for the tax collector's card", -9.0),
    "card_warrior": Weight(2.5, 0.5, "the same for the warrior's card", -9.0),
    "card_monk": Weight(4.0, 0.8, "points of the monk's card in the hand, whenever", -9.0),
    "card_healer": Weight(1.0, 0.5, "points of the healer's card in the hand for each contagion to come", -9.0),
    "card_farmer": Weight(1.5, 0.5, "points of the farmer's card in the hand, with eleven months left", -9.0),
    "card_scholar": Weight(4.0, 0.8, "the same for the scholar's card", -9.0),
    "card_wild": Weight(4.0, 0.8, "points of a wild card, with eleven months left", -9.0),
    "wall": Weight(0.8, 0.2, "points of a wall tile of one's own for each wall scoring to come"),
    "experience": Weight(0.0, 0.1, "how far what games have taught takes the place of all this; 1 is wholly"),
}


class YearOutlook(YearExperience):
    """Expected final score of a seat in the Year of the Dragon."""

    weights: ClassVar[dict[str, Weight]] = _WEIGHTS
    parts: ClassVar[tuple[str, ...]] = (
        "points",
        "palaces",
        "court-ladies",
        "privileges",
        "persons",
        "monks",
        "research",
        "mongols",
        "festival",
        "tribute",
        "drought",
        "contagion",
        "goods",
        "order",
        "room",
        "helpers",
        "hand",
        "wall",
    )
    spread: ClassVar[float] = 9.0

    diligence: float
    spare_action: float
    book: float
    hammer: float
    rocket: float
    coin: float
    sack: float
    helmet: float
    lady: float
    palace: float
    new_palace: float
    monk: float
    survivor: float
    loss: float
    yuan: float
    rice: float
    fireworks: float
    festival: float
    order: float
    reach: float
    room: float
    card_craftsman: float
    card_lady: float
    card_pyrotechnist: float
    card_tax: float
    card_warrior: float
    card_monk: float
    card_healer: float
    card_farmer: float
    card_scholar: float
    card_wild: float
    wall: float
    experience: float

    def foreseen(self, table: YearTable, seat: int) -> list[float]:
        """Walk through the months to come."""
        players = table.players
        player = players[seat]
        box = table.box
        month = table.month

        act, recruit, event_ahead, score_ahead, leaving, extra_floors = ahead_in_month(table, seat)

        symbols = player.symbols
        hand = player.hand
        palaces = player.palaces
        houses = float(len(palaces))
        floors = float(extra_floors)
        for one in palaces:
            floors += one.floors
        persons = float(player.persons - leaving)
        yuan = float(player.yuan)
        rice = float(player.rice)
        fireworks = float(player.fireworks)
        mortars = symbols[HEALER]
        helmets = symbols[WARRIOR]
        ladies = symbols[COURT_LADY]
        dragons = player.small * box.small_dragons + player.large * box.large_dragons
        cards = sum(hand)
        healers = hand[HEALER] + hand[WILD]
        survivor = self.survivor
        per_loss = survivor + self.loss
        diligence = self.diligence
        tax = box.base[0] + symbols[TAX_COLLECTOR]
        harvest = box.base[2] + symbols[FARMER]
        build = box.base[1] + symbols[CRAFTSMAN]
        houses += extra_floors * self.new_palace

        actions = 0.0
        from_palaces = from_ladies = from_privileges = from_mongols = from_festival = from_tribute = 0.0
        from_drought = from_contagion = extra = lost_ones = 0.0
        contagions = droughts = festivals = wall_scorings = 0
        months = 0
        first = month if month else 1
        corner_month = box.super_month if table.rules.super_event else 0
        now = first
        while now <= MONTHS:
            if now > month or act:
                actions += diligence
                months += 1
            if (now > month or recruit) and cards > 0:
                cards -= 1
                if persons + 1 > floors and actions > 0 and now < MONTHS - 1:
                    spent = min(actions, 1 / build)  # a floor for the newcomer
                    actions -= spent
                    floors += spent * build
                    houses += spent * build * self.new_palace
                if persons + 1 <= floors:
                    persons += 1
                elif persons < floors:
                    persons = floors
            if now > month or event_ahead:
                event = table.events[now - 1]
                times = 1
                if now == corner_month and table.corner == SOLAR_ECLIPSE:
                    times = 2
                while times:
                    times -= 1
                    if event == TRIBUTE:
                        if yuan < TRIBUTE_YUAN and actions > 0:
                            spent = min(actions, (TRIBUTE_YUAN - yuan) / tax)
                            actions -= spent
                            yuan += spent * tax
                        yuan -= TRIBUTE_YUAN
                        if yuan < 0:
                            lost = -yuan if -yuan < persons else persons
                            persons -= lost
                            lost_ones += lost
                            from_tribute -= per_loss * lost
                            yuan = 0.0
                    elif event == DROUGHT:
                        droughts += 1
                        inhabited = houses if houses < persons else persons
                        if rice < inhabited and actions > 0:
                            spent = min(actions, (inhabited - rice) / harvest)
                            actions -= spent
                            rice += spent * harvest
                        rice -= inhabited
                        if rice < 0:
                            persons += rice
                            lost_ones -= rice
                            from_drought += per_loss * rice
                            rice = 0.0
                    elif event == CONTAGION:
                        contagions += 1
                        sick = float(SICK - mortars)
                        if sick > 0:
                            if sick > persons:
                                sick = persons
                            persons -= sick
                            lost_ones += sick
                            from_contagion -= per_loss * sick
                    elif event == MONGOLS:
                        wall_scorings += 1
                        from_mongols += helmets * self.helmet if now > month else helmets
                        weakest = True
                        for other in players:
                            if other.symbols[WARRIOR] < helmets:
                                weakest = False
                                break
                        if weakest and persons >= 1:
                            persons -= 1
                            lost_ones += 1
                            from_mongols -= per_loss
                    elif event == FESTIVAL:
                        festivals += 1
                        if fireworks > 0:
                            ahead = level = 0
                            for index, other in enumerate(players):
                                if index != seat:
                                    if other.fireworks > fireworks:
                                        ahead += 1
                                    elif other.fireworks == fireworks:
                                        level += 1
                            sure = self.festival if now > month or recruit or act else 1.0
                            if ahead == 0:
                                from_festival += FIRST_PRIZE * (sure if not level else sure * 0.9)
                                fireworks = fireworks // 2
                            elif ahead == 1:
                                from_festival += SECOND_PRIZE * sure
                                fireworks = fireworks // 2
                if now == corner_month:
                    corner = table.corner
                    if corner == LANTERNFEST:
                        extra += PER_PERSON * persons
                    elif corner == BUDDHA:
                        extra += player.monk_points(box)
                    elif corner == EARTHQUAKE:
                        floors -= 2
                        if persons > floors:
                            persons = floors if floors > 0 else 0.0
                        houses = houses - 0.7 if houses > 1 else houses
                    elif corner == FLOOD:
                        yuan *= 0.6
                        rice *= 0.6
                        fireworks *= 0.6
                    elif corner == ASSASSINATION:
                        dragons = 0
                    elif corner == SUNRISE and persons < floors:
                        persons += 1
                    elif corner == TORNADO:
                        cards -= 2
            if now > month or score_ahead:
                standing = houses if houses < persons + 1 else persons + 1  # empty ones decay
                from_palaces += standing
                from_ladies += ladies if ladies < persons else persons
                from_privileges += dragons
            now += 1

        if persons < 0:
            persons = 0.0
        left = months if months < 6 else 6
        goods = self.yuan * yuan if months > 1 else yuan / 3.0
        goods += self.rice * rice + self.fireworks * fireworks
        ahead_of = 0.0
        if months:
            reach = self.reach
            track = player.track
            order = table.order
            mine = order.index(seat)
            for index, other in enumerate(players):
                if index != seat:
                    gap = (track - other.track) / reach
                    if gap > 1:
                        gap = 1.0
                    elif gap < -1:
                        gap = -1.0
                    elif gap == 0:
                        gap = 0.15 if mine < order.index(index) else -0.15
                    ahead_of += gap
            ahead_of *= self.order * months / (len(players) - 1)
        future = sum(hand) / 11.0
        free = floors - player.persons + leaving
        to_come = sum(hand)
        in_hand = future * (
            self.card_craftsman * hand[CRAFTSMAN]
            + self.card_lady * hand[COURT_LADY]
            + self.card_pyrotechnist * hand[PYROTECHNIST]
            + self.card_tax * hand[TAX_COLLECTOR]
            + self.card_warrior * hand[WARRIOR]
            + self.card_farmer * hand[FARMER]
            + self.card_scholar * hand[SCHOLAR]
            + self.card_wild * hand[WILD]
        )
        if to_come:
            in_hand += self.card_monk * hand[MONK] + self.card_healer * contagions * min(healers, 2)
        books = symbols[SCHOLAR]
        return [
            float(player.vp),
            self.palace * from_palaces,
            self.lady * from_ladies,
            from_privileges,
            survivor * (persons + lost_ones),
            self.monk * player.monk_points(box) if symbols[MONK] else 0.0,
            actions * (self.spare_action + self.book * books),
            from_mongols,
            from_festival,
            from_tribute,
            from_drought,
            from_contagion,
            goods,
            ahead_of,
            self.room * (free if free < to_come else to_come),
            left * (self.hammer * symbols[CRAFTSMAN] + self.coin * symbols[TAX_COLLECTOR])
            + festivals * self.rocket * symbols[PYROTECHNIST]
            + droughts * self.sack * symbols[FARMER],
            in_hand,
            extra + self._wall(table, player, wall_scorings),
        ]

    def _wall(self, table: YearTable, player: Player, scorings: int) -> float:
        if not table.rules.wall:
            return 0.0
        return self.wall * player.wall_built * (scorings + 1)
