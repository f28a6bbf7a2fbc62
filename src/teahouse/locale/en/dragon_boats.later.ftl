# What a table in the browser needs later, or never: why something is not possible, variants, the table in words.

## Options

option-short = Short game
    .help = Four rounds instead of six, for four players.
option-short-no = no
option-short-fixed = cards 1, 4, 5 and 6
option-short-random = two cards removed at random
option-take_that = Cards that interfere with others
    .help = Without them the bonus cards with the interactive icon leave the deck.
option-take_that-yes = in the deck
option-take_that-no = removed
option-wisdom_set = Wisdom tiles
    .help = The rulebook does not say which abilities the ten tiles carry; there are two readings.
option-wisdom_set-game-end = the ten game-end abilities
option-wisdom_set-generic = permanent and general game-end abilities
option-exchange_price = Price of stall V
    .help = The rulebook names no price for the exchange; we take that of every other stall.
option-exchange_price-height = height of the stack
option-exchange_price-free = free
option-boarding = When to board
    .help = The rulebook allows boarding at any time in a player's turn; we take that as a turn of Payment.
option-boarding-payment = in one's turns of Payment
option-boarding-bidding-too = in one's turns of Bidding, too
option-grain_cards = Cards Y and Z
    .help = The card texts and the scoring page disagree on what the grain cards do.
option-grain_cards-points = 1 point more per tile
option-grain_cards-larger-set = a full set is 1 tile larger
option-deal = Bonus cards dealt at the start
    .help = A study aid, not a rule of the game: everybody draws this many cards unseen before round 1.
option-deal-0 = none, as in the rules
option-deal-1 = 1 card
option-deal-2 = 2 cards
option-deal-3 = 3 cards
option-deal-4 = 4 cards

## Why not

refusal-no-such-player = There is no player { $number }: { $players } play ({ $clause }).
refusal-topper-gone = Topper { $topper } is not in the stack ({ $clause }).
refusal-wisdom-gone = Wisdom tile { $letter } ({ $card }) is not left ({ $clause }).
refusal-farm-gone = No tile of { $farm } is left ({ $clause }).
refusal-round-gone = Round card { $round } is already out of the game ({ $clause }).
refusal-not-in-bag = There is no { $good } in the bag ({ $clause }).
refusal-not-in-deck = Card { $letter } ({ $card }) is not in the deck ({ $clause }).
refusal-round-not-used = Round card { $round } is not used in this game ({ $clause }).
refusal-private-taken = A disc lies on your private action { $space } already ({ $clause }).
refusal-board-in-payment = You board boats and paths only while your disc is being resolved in Payment ({ $clause }).
refusal-too-dear = The price is { $price } money; you have { $money } ({ $clause }).
refusal-not-on-stall = There is no { $good } on stall { $stall } ({ $clause }).
refusal-option-used = This disc cannot use that exchange, or not again ({ $clause }).
refusal-you-lack = You have no { $good } ({ $clause }).
refusal-no-treasure = You have no treasure ({ $clause }).
refusal-deck-empty = The deck is empty ({ $clause }).
refusal-not-displayed = Card { $letter } ({ $card }) does not lie in the display ({ $clause }).
refusal-no-members = All your { $members } house members are out; none is in your supply ({ $clause }).
refusal-boat-away = The { $dock } boat does not wait at its dock ({ $clause }).
refusal-seat-taken = { $who } sits there ({ $clause }).
refusal-not-in-fare = { $good } is not part of the { $dock } boat's fare, so it cannot be left out ({ $clause }).
refusal-fare-missing = For the { $seat } seat of the { $dock } boat you lack { $missing ->
    [one] one Offering
   *[other] { $missing } Offerings
}, beginning with { $good } ({ $clause }).
refusal-path-taken = Path { $path } is taken in this round ({ $clause }).
refusal-path-fare = A mountain path costs { $fare } Offerings; you have { $offerings } ({ $clause }).
refusal-pay-in-order = Offerings are paid in the order of the list: after { $good } you could not pay the { $left } that are due, or it should have come earlier ({ $clause }).
refusal-land-not-near = { $area }, { $space } does not border on the space where your member stands ({ $clause }).
refusal-land-taken = A farmer of { $who } works there ({ $clause }).
refusal-road-not-near = No road leads from here to { $area }, { $space } ({ $clause }).
refusal-only-upward = On the mountain the road leads only upward, not back to { $space } ({ $clause }).
refusal-twice = Your member has been at { $area }, { $space } already ({ $clause }).
refusal-no-steps = The { $steps } free spaces are used up and you have no food ({ $clause }).
refusal-off-track = { $location } is not on the track of this boat ({ $clause }).
refusal-location-taken = A boat lies at { $location } ({ $clause }).
refusal-storage-full = You have { $offerings } Offerings and may keep { $limit }: sell first ({ $clause }).
refusal-card-used = You have played card { $letter } ({ $card }) already ({ $clause }).
refusal-card-not-yours = You do not hold card { $letter } ({ $card }) ({ $clause }).
refusal-card-windows-1 = Card { $letter } ({ $card }) is played { $w1 } ({ $clause }).
refusal-card-windows-2 = Card { $letter } ({ $card }) is played { $w1 } or { $w2 } ({ $clause }).
refusal-card-windows-3 = Card { $letter } ({ $card }) is played { $w1 }, { $w2 } or { $w3 } ({ $clause }).
refusal-card-windows-4 = Card { $letter } ({ $card }) is played { $w1 }, { $w2 }, { $w3 } or { $w4 } ({ $clause }).
refusal-same-seating = The { $dock } boat cannot be seated in any other way ({ $clause }).
refusal-one-owner = A stack is re-ordered only if several players have discs in it; here it is { $owners } ({ $clause }).
refusal-not-your-member = No house member of yours sits there ({ $clause }).
refusal-leaves-next = This member leaves next anyway ({ $clause }).
refusal-no-empty-seat = No other boat has an empty seat ({ $clause }).
refusal-not-aboard = You have no house member on the { $dock } boat ({ $clause }).
refusal-not-ready = The { $dock } boat is not ready to sail ({ $clause }).
refusal-empty-seat = Nobody sits there ({ $clause }).
refusal-no-partner = There is nobody of another colour to swap with that comes later on the board; begin with the earlier one of the two ({ $clause }).
refusal-supplies-empty = Bag, food and treasure are all empty ({ $clause }).
refusal-last-round = In the last round every boat sails anyway ({ $clause }).
refusal-not-one-passenger = The { $dock } boat carries { $passengers } passengers, not exactly one ({ $clause }).
refusal-ready-already = The { $dock } boat is ready anyway ({ $clause }).
refusal-no-farmer = No farmer works there ({ $clause }).
refusal-not-single = This farmer has a neighbour of its own colour ({ $clause }).
refusal-trade-self = You cannot trade with yourself ({ $clause }).
refusal-nothing-to-give = You have no Offering to give in return ({ $clause }).
refusal-victim-lacks = { $who } has no { $good } ({ $clause }).
refusal-equal-kinds = { $good } for { $good } would change nothing ({ $clause }).
refusal-no-empty-left = No seat is left to stay empty ({ $clause }).
refusal-none-of-these-left = Nobody of { $who } is left to be placed ({ $clause }).
refusal-same-boat = The two seats must be on different boats ({ $clause }).
refusal-equal-colours = Both are of the same colour, so nothing would change ({ $clause }).
refusal-earlier-first = Begin with this one and then name the other: each pair is named in the order of the board ({ $clause }).

## The table in words

text-round = Round { $round } ({ $number } of { $rounds })
text-first = First player: { $who }.
text-supplies = Supplies: { $food } food, { $treasure } treasures. Deck: { $deck } cards.
text-bag = Bag:{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× cinnabar
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× leather
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× tea
}
text-display = Display: { $letter } ({ $card })
text-market = Market
text-stall = Stall { $stall }, price for one more disc { $price }:{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× cinnabar
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× leather
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× tea
}
text-exchange = Stall V, price for one more disc { $price }: Offering for Offering and food, treasure for bonus card
text-discs-1 = Discs from the top: { $w1 }
text-discs-2 = Discs from the top: { $w1 }, { $w2 }
text-discs-3 = Discs from the top: { $w1 }, { $w2 }, { $w3 }
text-discs-4 = Discs from the top: { $w1 }, { $w2 }, { $w3 }, { $w4 }
text-discs-5 = Discs from the top: { $w1 }, { $w2 }, { $w3 }, { $w4 }, { $w5 }
text-discs-more = Discs from the top: { $w1 }, { $w2 }, { $w3 }, { $w4 }, { $w5 } and { $more } more
text-neutral = neutral
text-boats = Boats and paths
text-boat = { $dock } boat, topper { $topper }: { $beats } beats, at least { $least } aboard, fare{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× cinnabar
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× leather
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× tea
}
text-boat-bare = { $dock } boat, no topper yet
text-aboard = Front { $front }, middle { $middle }, rear { $rear }; sails to { $one } or { $two }
text-landed = Front { $front }, middle { $middle }, rear { $rear }; lies at { $location }
text-path = Mountain path { $path }: { $who }
text-land = { $area } (tile or whose farmer works there; rewards on the roads)
text-land-1 = { $s1 }: { $t1 }
text-land-2 = { $s1 }: { $t1 } · { $s2 }: { $t2 }
text-land-3 = { $s1 }: { $t1 } · { $s2 }: { $t2 } · { $s3 }: { $t3 }
text-land-4 = { $s1 }: { $t1 } · { $s2 }: { $t2 } · { $s3 }: { $t3 } · { $s4 }: { $t4 }
text-player = { $who }: { $points } points
text-purse = { $money } money, { $food } food, { $treasure } treasures, { $members } house members and { $discs } discs in hand
text-locked = One disc lies on round card { $round }.
text-goods = Offerings:{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× cinnabar
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× leather
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× tea
}
text-farms = Farm tiles:{ $soy ->
    [0] {""}
   *[other] {" "}{ $soy }× soy
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice }× rice
}{ $poultry ->
    [0] {""}
   *[other] {" "}{ $poultry }× poultry
}{ $fish ->
    [0] {""}
   *[other] {" "}{ $fish }× fish
}{ $pork ->
    [0] {""}
   *[other] {" "}{ $pork }× pork
}
text-wisdom = Tile: { $tile }
text-card-open = Permanent card { $letter } ({ $card })
text-card-used = Used card { $letter } ({ $card })
text-card-hand = Card in hand { $letter } ({ $card })
text-card-blind = Card in hand { $letter } ({ $card }), drawn unseen
text-hidden = Cards drawn unseen: { $count }
