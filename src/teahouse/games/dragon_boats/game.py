"""Dragon Boats of the Four Seas: the rulebook with its options."""

from __future__ import annotations

from typing import Any, ClassVar

from teahouse.games.dragon_boats.asker import Asker
from teahouse.games.dragon_boats.cards import untimely_play
from teahouse.games.dragon_boats.clauses import CLAUSE_OF, CLAUSES
from teahouse.games.dragon_boats.components import Box
from teahouse.games.dragon_boats.explain import explain_thing, things_of
from teahouse.games.dragon_boats.hints import hints_of, meant
from teahouse.games.dragon_boats.moment import moment
from teahouse.games.dragon_boats.names import DOCKS, FARMS, GOODS, LETTERS, NEUTRAL, NONE, SEATS_ABOARD, STALLS
from teahouse.games.dragon_boats.observe import Observer, observation_spec
from teahouse.games.dragon_boats.position import lay_table
from teahouse.games.dragon_boats.scoring import SOURCES
from teahouse.games.dragon_boats.steps.bidding import Bid
from teahouse.games.dragon_boats.steps.boarding import PayPath
from teahouse.games.dragon_boats.steps.boats import (
    AfterBidding,
    Ask,
    BeforeDeparture,
    BeforeLanding,
    BeforeSteering,
    Departures,
    Sail,
    Steer,
    Unload,
)
from teahouse.games.dragon_boats.steps.draws import (
    DealTopper,
    DrawCard,
    DrawExchanged,
    DrawOffering,
    FillStall,
    FillStalls,
    RevealCard,
)
from teahouse.games.dragon_boats.steps.payment import Exchange, Linger, Purchase, Resolve, Stay
from teahouse.games.dragon_boats.steps.plays import Arrange, Give, Hop, JumpShip, SwitchBoats
from teahouse.games.dragon_boats.steps.setup import (
    ChooseStart,
    ChooseStarts,
    DealCards,
    DealToppers,
    DrawFirst,
    LayFarm,
    LayWisdom,
    RemoveRound,
    RevealCards,
)
from teahouse.games.dragon_boats.steps.storage import CleanUp, NextRound, Round, Storage, Store
from teahouse.games.dragon_boats.steps.walking import ChooseCard, Climbers, Walk
from teahouse.games.dragon_boats.table import DragonTable, Player, Rules
from teahouse.games.dragon_boats.tell import tell
from teahouse.games.dragon_boats.text import text_of_view
from teahouse.games.dragon_boats.view import counts_of, imagine_table, printed, seen_facts, seen_score, tally_of
from teahouse.kernel import (
    NATURE,
    NOBODY,
    BadOption,
    Bounds,
    Components,
    Draw,
    Explanation,
    Game,
    Message,
    Moment,
    Move,
    ObservationSpec,
    Option,
    Reader,
    Refusal,
    Section,
    Table,
    Turn,
    Value,
    View,
    bits_of,
    opened,
)


class DragonBoats(Game):
    """Bid for Offerings, send members over the four seas, settle and score."""

    name: ClassVar = "dragon-boats"
    title: ClassVar = "Dragon Boats of the Four Seas"
    rules_version: ClassVar = 1
    least_players: ClassVar = 2
    most_players: ClassVar = 4
    declared: ClassVar = (
        Option("short", ("no", "fixed", "random"), "no", ("DB-70", "DB-R6", "DB-R7")),
        Option("take_that", (True, False), True, ("DB-71", "DB-R55")),
        Option("wisdom_set", ("game-end", "generic"), "game-end", ("DB-R43",)),
        Option("exchange_price", ("height", "free"), "height", ("DB-R13",)),
        Option("boarding", ("payment", "bidding-too"), "payment", ("DB-R16",)),
        Option("grain_cards", ("points", "larger-set"), "points", ("DB-R41",)),
        Option("deal", (0, 1, 2, 3, 4), 0),
    )
    clauses: ClassVar = CLAUSES
    clause_of: ClassVar = CLAUSE_OF
    when_clause: ClassVar = {"board": "DB-32", "climb": "DB-35"}
    end_clause: ClassVar = "DB-59"
    sources: ClassVar = SOURCES
    steps: ClassVar = (
        DrawFirst, DealToppers, DealTopper, LayWisdom, LayFarm, RemoveRound, ChooseStarts, ChooseStart, DrawOffering,
        FillStalls, FillStall, RevealCards, RevealCard, DealCards, DrawCard, Round, Bid, AfterBidding, Ask, Resolve,
        Purchase, Exchange, DrawExchanged, Stay, Linger, PayPath, Climbers, Walk, ChooseCard, Departures, Sail,
        BeforeDeparture, BeforeSteering, Steer, Unload, BeforeLanding, Arrange, Give, SwitchBoats, JumpShip, Hop,
        Storage, Store, CleanUp, NextRound,
    )  # fmt: skip

    def __init__(self, players: int, options: dict[str, Value], components: Components) -> None:
        super().__init__(players, options, components)
        assert isinstance(components, Box)
        self.box: Box = components
        if self.options["short"] != "no" and players not in self.box.short_players:
            allowed = ", ".join(str(count) for count in self.box.short_players)
            raise BadOption(
                f"the short game is for {allowed} players, not {players} (DB-R7)",
                "short",
                ("allowed", allowed),
                ("players", players),
            )
        self.rules = Rules(
            self.options["exchange_price"] == "free",
            self.options["boarding"] == "bidding-too",
            self.options["grain_cards"] == "larger-set",
        )
        self._observer = Observer(self)

    @classmethod
    def unpack(cls, text: str, changes: str | None) -> Components:
        return opened(Box, text, changes)

    def new(self) -> DragonTable:
        """Set-up in its order; the agenda is read from the end (DB-R73)."""
        table = self._empty()
        agenda = table.agenda
        agenda.append(Round(NOBODY))
        deal = self.options["deal"]
        assert isinstance(deal, int)
        if deal:
            agenda.append(DealCards(NOBODY, deal * self.players))
        agenda.append(RevealCards(NOBODY))
        agenda.append(FillStalls(NOBODY))
        agenda.append(ChooseStarts(NOBODY))
        if self.options["short"] == "random":
            agenda.append(RemoveRound(NATURE))
        agenda.append(LayFarm(NATURE, self.box.chart.mountain_hexes))
        agenda.append(LayWisdom(NATURE, 0))
        agenda.append(DealToppers(NOBODY))
        agenda.append(DrawFirst(NATURE))
        table.settle()
        return table

    def _empty(self) -> DragonTable:
        """The board before anything is drawn (DB-1, DB-2, DB-6, DB-10, DB-12)."""
        box = self.box
        table = DragonTable()
        table.open(self)
        table.box = box
        table.rules = self.rules
        table.players = [self._house() for _ in range(self.players)]
        table.first = 0
        table.round = 0
        # all cards with any number of players (DB-R4); the short game is fixed or drawn (DB-70, DB-R6)
        table.rounds = box.short_cards.copy() if self.options["short"] == "fixed" else list(range(box.cards))
        table.bag = [box.offerings_each] * len(GOODS)
        table.stalls = [0] * ((len(STALLS) - 1) * len(GOODS))
        table.stacks = [[NEUTRAL] if stall in box.neutral[self.players] else [] for stall in range(len(STALLS))]
        table.toppers = [NONE] * len(DOCKS)
        table.seats = [NONE] * (len(DOCKS) * SEATS_ABOARD)
        table.places = [NONE] * len(DOCKS)
        table.arrivals = []
        table.sent = 0
        table.stayed = 0
        table.topper_stack = (1 << len(box.toppers)) - 1
        table.topper_used = 0
        table.paths = [NONE] * (len(box.chart.entry) * box.chart.path_capacity)
        table.tiles = [NONE] * len(box.chart.hexes)
        table.settled = 0
        table.farm_pool = box.farm_tiles.copy()
        table.wisdom_pool = 0
        for card in box.wisdom[str(self.options["wisdom_set"])]:
            table.wisdom_pool |= 1 << card
        table.food = box.food
        table.treasure = box.treasure
        table.deck = (1 << len(LETTERS)) - 1
        if not self.options["take_that"]:
            # the deck is just smaller; wisdom tiles stay as they are (DB-71, DB-R55)
            table.deck &= ~box.interactive
        table.display = []
        return table

    def _house(self) -> Player:
        """A player's pieces at the start (DB-1)."""
        player = Player()
        player.money = self.box.start_money
        player.food = 0
        player.treasure = 0
        player.goods = [0] * len(GOODS)
        player.offerings = 0
        player.members = self.box.members
        player.discs = self.box.discs
        player.private = 0
        player.start = NONE
        player.hand = 0
        player.blind = 0
        player.open = 0
        player.used = 0
        player.wisdom = 0
        player.farms = [0] * len(FARMS)
        player.farmers = 0
        return player

    def moment(self, table: DragonTable) -> Moment:
        return moment(table)

    def hints(self, table: DragonTable, seat: int) -> dict[str, dict[str, Any]]:
        return hints_of(table, seat)

    def asks(self, table: DragonTable, thing: str) -> Move | None:
        return meant(table, thing, super().asks(table, thing))

    def untimely(self, table: DragonTable, move: Move) -> Refusal:
        if move.kind.startswith("play-"):
            return untimely_play(table, table.to_move, LETTERS.index(move.kind[-1].upper()))
        return super().untimely(table, move)

    def things(self, view: View) -> list[str]:
        return things_of(self._asker(view))

    def explain(self, thing: str, view: View) -> Explanation | None:
        return explain_thing(self._asker(view), thing)

    def _asker(self, view: View) -> Asker:
        """Whoever looks at the view; which of the possible tables they imagine makes no difference."""
        table = imagine_table(self, self.box, view, _first)
        assert isinstance(table, DragonTable)
        return Asker(view, table)

    def lay(self, reader: Reader) -> DragonTable:
        table = self._empty()
        lay_table(table, reader, self.players)
        return table

    def seen(self, table: DragonTable, seat: int, opened: bool) -> dict[str, Any]:
        return seen_facts(table, seat, opened)

    @classmethod
    def observation_spec(cls) -> ObservationSpec:
        return observation_spec()

    def observed(self, table: DragonTable, seat: int) -> bytes:
        return self._observer.observe(table, seat)

    def secret(self) -> tuple[str, ...]:
        return ("hand",)

    def printed(self) -> dict[str, Any]:
        return printed(self.box)

    def seen_scores(self, table: Table, seat: int, opened: bool) -> list[int]:
        assert isinstance(table, DragonTable)
        return [seen_score(table, owner, seat, opened) for owner in range(self.players)]

    def imagine(self, view: View, draw: Draw) -> Table:
        return imagine_table(self, self.box, view, draw)

    def held(self, table: DragonTable, seat: int) -> list[Move]:
        return [self.box.moves.draw[card] for card in bits_of(table.players[seat].blind)]

    def tally(self, table: DragonTable, seat: int) -> dict[str, int]:
        return tally_of(table, seat)

    def counts(self, table: DragonTable, seat: int) -> dict[str, int]:
        return counts_of(table, seat)

    def tell(self, turn: Turn) -> list[Message]:
        return tell(turn)

    def text(self, view: View) -> list[Section]:
        return text_of_view(self.box, view)

    def bounds(self) -> Bounds:
        """What no game exceeds.

        Decisions. A player starts once. In a round each disc is bid, resolved and lingered over, with both options
        of stall V: five questions. There are 12 seats and the mountain paths; whoever takes one pays at most the path
        fare one by one, steers at most once and walks at most over every road of an island, taking a card here and
        there. Windows open after bidding, before each departure, and before each passenger lands, and ask each player
        once; each one-time card, played once in a game, opens its window anew and takes as many clicks as there are
        discs. In storage everything owned is sold piece by piece.
        Points. Ten farmers bring at most ten squared for groups; a tile brings at most its set's size, cards and
        wisdom tiles double what they count.
        """
        box = self.box
        players = self.players
        places = len(DOCKS) * SEATS_ABOARD + len(box.chart.entry) * box.chart.path_capacity
        walk = 2 * max(len(box.chart.spaces), 10) + box.path_fare + 2
        windows = players * (len(DOCKS) * 3 + places + 2)
        stores = len(GOODS) * box.offerings_each + box.treasure + players
        one_round = 5 * players * box.discs + places * walk + windows + stores
        cards = 11 * (players * 4 + players * box.discs)
        largest = max(box.farm_sets) + 2
        tiles = box.members + 2 * len(LETTERS)
        highest = (
            box.members * box.members
            + tiles * largest
            + sum(box.card_points)
            + len(GOODS) * box.offerings_each
            + box.treasure
            + 2 * (len(LETTERS) + 2 * box.members + box.members + box.most_money + 12)
        )
        decisions = players + box.cards * one_round + cards
        # tiles, first player, round cards and toppers; what was drawn before comes back only by decisions
        laid = len(box.chart.hexes) + 1 + box.cards * (1 + len(DOCKS))
        draws = laid + len(LETTERS) + len(GOODS) * box.offerings_each + 2 * decisions
        return Bounds(len(self.catalogue), decisions, draws, 0, highest)


def _first(count: int) -> int:
    """Of all that could be drawn, the first."""
    return 0
