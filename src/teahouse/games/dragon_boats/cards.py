"""Which one-time cards can be played now, and on what (DB-101 to DB-119, DB-R62, DB-R68)."""

from __future__ import annotations

from teahouse.games.dragon_boats.names import (
    CARD_CLAUSES,
    DOCKS,
    GOODS,
    LETTERS,
    LOCATIONS,
    NEUTRAL,
    NONE,
    SEATS_ABOARD,
    WINDOWS,
    A,
    B,
    C,
    D,
    F,
    G,
    H,
    I,
    P,
    R,
    S,
)
from teahouse.games.dragon_boats.table import DragonTable
from teahouse.kernel import Arguments, Move, Ref, Refusal, Who, bits_of


def could_play(table: DragonTable, seat: int, window: int, boat: int) -> bool:
    """Whether a seat, for all that everybody knows, may hold a card with a target in this window (DB-R62)."""
    player = table.players[seat]
    if player.hand == 0:
        return False
    cards = player.hand & ~player.blind
    if player.blind:
        cards |= table.unseen()
    cards &= table.box.window_cards[window]
    for card in bits_of(cards):
        if targets(table, seat, card, boat):
            return True
    return False


def add_plays(table: DragonTable, seat: int, window: int, boat: int, found: list[Move]) -> None:
    """Add the plays of the cards a seat holds."""
    cards = table.players[seat].hand & table.box.window_cards[window]
    for card in bits_of(cards):
        found.extend(targets(table, seat, card, boat))


def targets(table: DragonTable, seat: int, card: int, boat: int) -> list[Move]:
    """The plays of a card by a seat, if it holds the card; they depend on public facts only (DB-R62)."""
    moves = table.box.moves
    if card == A:
        return [moves.play_a[location] for location in range(len(LOCATIONS)) if location not in table.places]
    if card == B:
        return [moves.play_b[dock] for dock in range(len(DOCKS)) if can_rearrange(table, dock)]
    if card == C:
        return [moves.play_c[place % SEATS_ABOARD] for place in cutting_in(table, seat, boat)]
    if card == D:
        return [moves.play_d[stall] for stall, stack in enumerate(table.stacks) if owners(stack) > 1]
    if card == F:
        return _trades(table, seat)
    if card == G:
        return [moves.play_g[place] for place in range(len(table.seats)) if switches(table, seat, place)]
    if card == H:
        return [moves.play_h[dock] for dock in range(len(DOCKS)) if aboard(table, seat, dock) and table.ready(dock)]
    if card == I:
        return [moves.play_i[place] for place in range(len(table.seats)) if partners(table, place)]
    if card == P:
        return [moves.play_p] if table.food or table.treasure or any(table.bag) else []
    if card == R:
        return [moves.play_r[dock] for dock in range(len(DOCKS)) if can_send(table, seat, dock)]
    if card == S:
        return _hoppers(table)
    return []


# -- boats ------------------------------------------------------------------------------------------------------------


def aboard(table: DragonTable, seat: int, boat: int) -> bool:
    """Whether a boat carries a member of this house."""
    first = boat * SEATS_ABOARD
    return seat in table.seats[first : first + SEATS_ABOARD]


def can_rearrange(table: DragonTable, boat: int) -> bool:
    """Whether the members of a boat can be seated in another way (DB-102, DB-R68)."""
    seats = table.seats
    first = boat * SEATS_ABOARD
    return not seats[first] == seats[first + 1] == seats[first + 2]


def front_place(table: DragonTable, boat: int) -> int:
    """The seat whose passenger leaves next, or NONE (DB-46, DB-R48)."""
    first = boat * SEATS_ABOARD
    for place in range(first, first + SEATS_ABOARD):
        if table.seats[place] != NONE:
            return place
    return NONE


def cutting_in(table: DragonTable, seat: int, boat: int) -> list[int]:
    """Places of this house's members on a landed boat who would not leave next anyway (DB-103, DB-R68)."""
    if boat == NONE:
        return []
    front = front_place(table, boat)
    first = boat * SEATS_ABOARD
    return [place for place in range(first, first + SEATS_ABOARD) if table.seats[place] == seat and place != front]


def switches(table: DragonTable, seat: int, place: int) -> list[int]:
    """Empty places on other boats for a member of this house (DB-107)."""
    if table.seats[place] != seat:
        return []
    boat = place // SEATS_ABOARD
    return [other for other, owner in enumerate(table.seats) if owner == NONE and other // SEATS_ABOARD != boat]


def partners(table: DragonTable, place: int) -> list[int]:
    """Members of other colours on later boats: each pair is named once, the earlier boat first (DB-109, DB-R68)."""
    owner = table.seats[place]
    if owner == NONE:
        return []
    first = (place // SEATS_ABOARD + 1) * SEATS_ABOARD
    return [other for other in range(first, len(table.seats)) if table.seats[other] not in (NONE, owner)]


def can_send(table: DragonTable, seat: int, boat: int) -> bool:
    """Whether card R helps a boat: at its dock, not ready, its only passenger from this house (DB-R50, DB-R64)."""
    if table.last_round() or table.places[boat] != NONE or table.stayed >> boat & 1 or table.ready(boat):
        return False
    return table.passengers(boat) == 1 and aboard(table, seat, boat)


# -- stalls, goods, land ----------------------------------------------------------------------------------------------


def owners(stack: list[int]) -> int:
    """How many different players have discs in a stack; neutral discs are not moved (DB-R5)."""
    found: list[int] = []
    for owner in stack:
        if owner != NEUTRAL and owner not in found:
            found.append(owner)
    return len(found)


def _trades(table: DragonTable, seat: int) -> list[Move]:
    """Offerings of others for which this house can give another kind (DB-106, DB-R47, DB-R68)."""
    player = table.players[seat]
    moves = table.box.moves.play_f
    found: list[Move] = []
    for other, victim in enumerate(table.players):
        if other != seat and victim.offerings:
            for kind in range(len(GOODS)):
                if victim.goods[kind] and player.offerings > player.goods[kind]:
                    found.append(moves[other][kind])
    return found


def single(table: DragonTable, hex: int) -> bool:
    """Whether a land space holds a farmer without a neighbour of its colour (DB-119, DB-R51)."""
    bit = 1 << hex
    for player in table.players:
        if player.farmers & bit:
            return not player.farmers & table.box.chart.near[hex]
    return False


def hops(table: DragonTable, hex: int) -> list[int]:
    """Single farmers of other colours on later land spaces: each pair is named once (DB-119, DB-R68)."""
    if not single(table, hex):
        return []
    owner = table.owner(hex)
    return [
        other
        for other in bits_of(table.settled)
        if other > hex and table.owner(other) != owner and single(table, other)
    ]


def _hoppers(table: DragonTable) -> list[Move]:
    return [table.box.moves.play_s[hex] for hex in bits_of(table.settled) if hops(table, hex)]


# -- why not ----------------------------------------------------------------------------------------------------------


def untimely_play(table: DragonTable, seat: int, card: int) -> Refusal:
    """Say why a card cannot be played where no such card is asked for; to NATURE, when it can."""
    missing = _not_held(table, seat, card) if seat >= 0 else None
    return missing or _in_its_windows(table, card)


def _not_held(table: DragonTable, seat: int, card: int) -> Refusal | None:
    """Say why a card is not in a hand, if it is not."""
    player = table.players[seat]
    if player.used >> card & 1:
        return Refusal("card-used", "DB-69", _named(card))
    if not player.hand >> card & 1:
        return Refusal("card-not-yours", CARD_CLAUSES[card], _named(card))
    return None


def _in_its_windows(table: DragonTable, card: int) -> Refusal:
    """Name the windows in which a card is played."""
    masks = table.box.window_cards
    windows = [name for window, name in enumerate(WINDOWS) if masks[window] >> card & 1]
    when = [(f"w{number}", Ref(f"window-{name}")) for number, name in enumerate(windows, 1)]
    return Refusal(f"card-windows-{len(windows)}", CARD_CLAUSES[card], (*_named(card), *when))


def _named(card: int) -> Arguments:
    return (("card", Ref(f"card-{LETTERS[card]}")), ("letter", LETTERS[card]))


def refuse_play(table: DragonTable, seat: int, window: int, boat: int, move: Move) -> Refusal:
    """Say why a card cannot be played so."""
    card = LETTERS.index(move.kind[-1].upper())
    missing = _not_held(table, seat, card)
    if missing is not None:
        return missing
    if not table.box.window_cards[window] >> card & 1:
        return _in_its_windows(table, card)
    if card == A:
        return Refusal("location-taken", "DB-101", (("location", Ref(f"location-{LOCATIONS[move.a]}")),))
    if card == B:
        return Refusal("same-seating", "DB-R68", (("dock", Ref(f"dock-{DOCKS[move.a]}")),))
    if card == C:
        return _refuse_cut(table, seat, boat, move.a)
    if card == D:
        return Refusal("one-owner", "DB-R68", (("owners", owners(table.stacks[move.a])),))
    if card == F:
        return _refuse_trade(table, seat, move)
    if card == G:
        if table.seats[move.a] != seat:
            return Refusal("not-your-member", "DB-107")
        return Refusal("no-empty-seat", "DB-107")
    if card == H:
        if not aboard(table, seat, move.a):
            return Refusal("not-aboard", "DB-R49", (("dock", Ref(f"dock-{DOCKS[move.a]}")),))
        return Refusal("not-ready", "DB-R49", (("dock", Ref(f"dock-{DOCKS[move.a]}")),))
    if card == I:
        if table.seats[move.a] == NONE:
            return Refusal("empty-seat", "DB-109")
        return Refusal("no-partner", "DB-R68")
    if card == P:
        return Refusal("supplies-empty", "DB-R68")
    if card == R:
        return _refuse_send(table, seat, move.a)
    if table.owner(move.a) == NONE:
        return Refusal("no-farmer", "DB-119")
    if not single(table, move.a):
        return Refusal("not-single", "DB-119")
    return Refusal("no-partner", "DB-R68")


def _refuse_cut(table: DragonTable, seat: int, boat: int, place: int) -> Refusal:
    if table.seats[boat * SEATS_ABOARD + place] != seat:
        return Refusal("not-your-member", "DB-103")
    return Refusal("leaves-next", "DB-R68")


def _refuse_trade(table: DragonTable, seat: int, move: Move) -> Refusal:
    good = ("good", Ref(f"good-{GOODS[move.b]}"))
    if move.a >= len(table.players):
        return Refusal("no-such-player", "DB-1", (("number", move.a + 1), ("players", len(table.players))))
    if move.a == seat:
        return Refusal("trade-self", "DB-106")
    if not table.players[seat].offerings:
        return Refusal("nothing-to-give", "DB-106")
    if not table.players[move.a].goods[move.b]:
        return Refusal("victim-lacks", "DB-R47", (("who", Who(move.a)), good))
    return Refusal("equal-kinds", "DB-R68", (good,))


def _refuse_send(table: DragonTable, seat: int, boat: int) -> Refusal:
    dock = ("dock", Ref(f"dock-{DOCKS[boat]}"))
    if table.last_round():
        return Refusal("last-round", "DB-R64")
    if table.places[boat] != NONE or table.stayed >> boat & 1:
        return Refusal("boat-away", "DB-R64", (dock,))
    count = table.passengers(boat)
    if count != 1:
        return Refusal("not-one-passenger", "DB-118", (dock, ("passengers", count)))
    if not aboard(table, seat, boat):
        return Refusal("not-aboard", "DB-R50", (dock,))
    return Refusal("ready-already", "DB-R64", (dock,))
