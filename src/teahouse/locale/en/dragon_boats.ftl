### Dragon Boats of the Four Seas: what players read.

game-title = Dragon Boats of the Four Seas
game-summary = Bid for Offerings, board the boats, settle the islands before your neighbours do. 2 to 4 players.

## Where points come from, and what players watch

source-sets = Sets of tiles
    .by = by sets of tiles
    .in = in sets of tiles
source-groups = Groups of farmers
    .by = by groups of farmers
    .in = in groups of farmers
source-cards = Bonus cards
    .by = by bonus cards
    .in = in bonus cards
source-resources = Offerings and treasures
    .by = by offerings and treasures
    .in = in offerings and treasures
source-abilities = Abilities
    .by = by abilities
    .in = in abilities
tie-break = more money wins a tie
tally-money = money
tally-offerings = Offerings
tally-food = food
tally-treasure = treasures
tally-members = house members
tally-discs = discs
tally-cards = bonus cards
tally-farmers = farmers
tally-points = points

# The same behind a number: +1 person, +2 persons; the others read the same.
count-offerings = { $count ->
    [one] Offering
   *[other] Offerings
}
count-treasure = { $count ->
    [one] treasure
   *[other] treasures
}
count-members = { $count ->
    [one] house member
   *[other] house members
}
count-discs = { $count ->
    [one] disc
   *[other] discs
}
count-cards = { $count ->
    [one] bonus card
   *[other] bonus cards
}
count-farmers = { $count ->
    [one] farmer
   *[other] farmers
}
count-points = { $count ->
    [one] point
   *[other] points
}

## Names

good-cinnabar = cinnabar
good-gold = gold
good-leather = leather
good-jade = jade
good-tea = tea
farm-soy = soy
farm-rice = rice
farm-poultry = poultry
farm-fish = fish
farm-pork = pork
stall-i = I
stall-ii = II
stall-iii = III
stall-iv = IV
stall-v = V
dock-nw = north-west
dock-ne = north-east
dock-se = south-east
dock-sw = south-west
seat-front = front
seat-middle = middle
seat-rear = rear
path-a = A
path-b = B
location-north-left = North, left port
location-north-right = North, right port
location-east-left = East, upper port
location-east-right = East, lower port
location-south-left = South, right port
location-south-right = South, left port
location-west-left = West, lower port
location-west-right = West, upper port
area-mountain = Mountain
area-north = North Island
area-east = East Island
area-south = South Island
area-west = West Island
space-field-c = middle field
space-field-e = E field
space-field-ne = NE field
space-field-nw = NW field
space-field-w = W field
space-field-sw = SW field
space-field-se = SE field
space-field-n = N field
space-field-s = S field
space-road-n = N road
space-road-ne = NE road
space-road-se = SE road
space-road-s = S road
space-road-sw = SW road
space-road-nw = NW road
space-road-e = E road
space-road-w = W road
space-port-left = left port
space-port-right = right port
space-port-upper = upper port
space-port-lower = lower port
space-a0 = bottom row 1
space-a1 = bottom row 2
space-a2 = bottom row 3
space-a3 = bottom row 4
space-b0 = second row 1
space-b1 = second row 2
space-b2 = second row 3
space-c0 = third row 1
space-c1 = third row 2
space-d0 = summit
space-t1 = left road 1
space-t2 = left road 2
space-t3 = left road 3
space-t4 = upper road 1
space-t5 = upper road 2
space-u1 = right road 1
space-u2 = right road 2
space-u3 = right road 3
card-A = Steer
card-B = Re-arrange Boat
card-C = Cut in Line
card-D = Swap Discs
card-E = Storage
card-F = Forced Trade
card-G = Switch Boats
card-H = First Boat
card-I = Jump Ship
card-J = Extra Food
card-K = Extra Treasure
card-L = Card Points
card-M = Extra Money
card-N = House Members Score
card-O = Money Score
card-P = Take 3
card-Q = Food Score
card-R = Send Boat
card-S = Island Hopper
card-T = Treasure
card-U = Extra Move
card-V = Pig Farm
card-W = Fish Farm
card-X = Poultry Farm
card-Y = Soy
card-Z = Rice
wisdom-E = wisdom E (Storage)
wisdom-J = wisdom J (Extra Food)
wisdom-K = wisdom K (Extra Treasure)
wisdom-L = wisdom L (Card Points)
wisdom-M = wisdom M (Extra Money)
wisdom-N = wisdom N (House Members Score)
wisdom-O = wisdom O (Money Score)
wisdom-Q = wisdom Q (Food Score)
wisdom-T = wisdom T (Treasure)
wisdom-U = wisdom U (Extra Move)
wisdom-V = wisdom V (Pig Farm)
wisdom-W = wisdom W (Fish Farm)
wisdom-X = wisdom X (Poultry Farm)
wisdom-Y = wisdom Y (Soy)
wisdom-Z = wisdom Z (Rice)
reward-money = money
reward-food = food
reward-treasure = treasure
reward-offering = Offering
reward-bonus = bonus card
no-tile = no tile yet
nobody = –

## Questions

prompt-first = Who begins?
prompt-topper = A topper is drawn for the { $dock } boat.
prompt-wisdom = A wisdom tile is laid on the mountain.
prompt-farm = A farm tile is laid.
prompt-remove = A round card is removed.
prompt-draw-offering = { $who } draws an Offering.
prompt-fill-stall = An Offering is laid on stall { $stall }.
prompt-reveal = A bonus card is turned up.
prompt-draw-card = { $who } draws a bonus card.
prompt-start = Choose a round card for your start.
prompt-bid = Place a disc; you have { $discs }.
prompt-after-bidding = All discs are placed. Do you want to re-order a stack?
prompt-purchase = Stall { $stall }: { $can ->
    [dear] an Offering costs { $price } money, and you have { $money }. You can only decline.
    [nothing] no Offering is left. You can only decline.
   *[buy] choose one of its Offerings to buy for { $price } money, or decline.
}
prompt-exchange = Stall V: { $can ->
    [dear] the exchange costs { $price } money, and you have { $money }. You can only decline.
    [nothing] you have nothing to exchange. You can only decline.
    [tile] for { $price } money, choose one of your Offerings to exchange, or decline.
    [card] for { $price } money, choose a bonus card to take for a treasure, or decline.
   *[both] for { $price } money, choose one of your Offerings to exchange or a bonus card to take for a treasure, or decline.
}
prompt-linger = Your disc is paid. What else do you want to do?
prompt-pay-path = Which Offering do you pay for path { $path }? { $left ->
    [one] One is left to pay.
   *[other] { $left } are left to pay.
}
prompt-walk = { $area }, { $space }: { $steps ->
    [0] no free step left
    [one] 1 free step left
   *[other] { $steps } free steps left
}, { $food } food. Where does your house member go?
prompt-choose-card = Choose your bonus card.
prompt-before-departure = Before a boat departs: do you want to play a card?
prompt-before-steering = The { $dock } boat is about to sail: do you want to send it elsewhere?
prompt-steer = You steer the { $dock } boat. Where does it go?
prompt-before-landing = The { $dock } boat has landed: do you want to play a card before the next passenger leaves?
prompt-arrange = { $what ->
    [boat] Card B, { $thing } boat: who sits in the { $next } seat?
   *[other] Card D, stall { $thing }: whose disc comes next, from the top ({ $next })?
}
prompt-give = You take { $good } from { $who }. What do you give?
prompt-switch = Card G: where does your member from the { $dock } boat ({ $seat }) go?
prompt-jump = Card I: with whom does the member in the { $dock } boat ({ $seat }) change places?
prompt-hop = Card S: with whom does the farmer on { $area } ({ $space }) change places?
prompt-store = Storage: you have { $offerings ->
    [one] 1 Offering
   *[other] { $offerings } Offerings
} and may keep { $limit }. What do you sell?

## Moves

move-first = { $who } begins
move-topper = Topper { $topper } is drawn
move-wisdom = Wisdom tile { $letter } ({ $card }) is laid
move-farm = A tile of { $farm } is laid
move-remove = Round card { $round } is removed
move-offering = { $good } is drawn
move-reveal = Card { $letter } ({ $card }) is turned up
move-draw = Card { $letter } ({ $card }) is drawn
move-start = Start with round card { $round }
move-bid = Place a disc on stall { $stall }
move-private = Private action { $space }: +{ $money } money
move-buy = Buy { $good }
move-decline = Decline and take money
move-exchange = Exchange { $good }
move-take = Take card { $letter } ({ $card })
move-take-blind = Take the top card of the deck
move-done = Done
move-board = Board the { $dock } boat, { $seat } seat
move-board-without = Board the { $dock } boat, { $seat } seat, 1 { $good } less
move-climb = Set out on mountain path { $path }
move-pay = Pay { $good }
move-walk = Go on: { $area }, { $space }
move-settle = Settle: { $area }, { $space }
move-home = Go home
move-steer = Steer to { $location }
move-sell = Sell { $good }
move-sell-treasure = Sell a treasure
move-pass = Pass
move-play-a = Card A: send the boat to { $location }
move-play-b = Card B: re-arrange the { $dock } boat
move-play-c = Card C: your member in the { $seat } seat leaves first
move-play-d = Card D: re-order stall { $stall }
move-play-f = Card F: take { $good } from { $who }
move-play-g = Card G: move your member from the { $dock } boat, { $seat } seat
move-play-h = Card H: the { $dock } boat sails next
move-play-i = Card I: swap the member in the { $dock } boat, { $seat } seat
move-play-p = Card P: take an Offering, a food and a treasure
move-play-r = Card R: the { $dock } boat may sail
move-play-s = Card S: swap the farmer on { $area }, { $space }
move-arrange = { $who } is next
move-arrange-empty = The seat stays empty
move-give = Give { $good }
move-seat = To the { $dock } boat, { $seat } seat
move-hop = { $area }, { $space }

## What happened

note-round = Round { $round } begins.
note-receives = { $who } receives { $good }.
note-stall = { $good } lies on stall { $stall }.
note-topper = The { $dock } boat gets topper { $topper }: { $beats } beats, at least { $least } aboard.
note-draws = { $who } draws a bonus card unseen.
note-drawn = It is card { $letter } ({ $card }).
note-draws-open = { $who } draws the permanent card { $letter } ({ $card }) and lays it open.
note-rearranged = The passengers of the { $dock } boat sit in a new order.
note-swapped = The discs on stall { $stall } lie in a new order.
note-departs = The { $dock } boat sails.
note-lands = The { $dock } boat lands at { $location }.
note-stays = The { $dock } boat stays, because both its locations are taken.
note-reward-1 = { $who } finds money on the way ({ $area }, { $space }).
note-reward-2 = { $who } finds food on the way ({ $area }, { $space }).
note-reward-3 = { $who } finds treasure on the way ({ $area }, { $space }).
note-reward-4 = { $who } finds an Offering on the way ({ $area }, { $space }).
note-reward-5 = { $who } finds a bonus card on the way ({ $area }, { $space }).
note-settles = { $who } settles and takes a tile: { $tile }.
note-home = A house member of { $who } goes home.

## Where we are

moment = Round { $round } of { $rounds }
moment-before = Before the first round
moment-in = in round { $round }
phase-start = start
phase-bidding = bidding
phase-payment = payment
phase-explore = explore
phase-storage = storage

## Turns, told: phrases that follow a player's name

told-start = takes round card { $round } and its money
told-bid = bids { $price } money on stall { $stall }
told-private = puts a disc on a private action and gets { $money } money
told-buy = buys { $good } at stall { $stall } for { $money } money
told-decline = declines at stall { $stall } and takes { $money } money
told-exchange = exchanges { $good } at stall V{ $money ->
    [0] { "" }
   *[other] { " " }for { $money } money
}
told-draws-1 = draws { $good1 }
told-draws-2 = draws { $good1 } and { $good2 }
told-draws-3 = draws { $good1 }, { $good2 } and { $good3 }
told-draws-4 = draws { $good1 }, { $good2 }, { $good3 } and { $good4 }
told-take = takes card { $letter } ({ $card }){ $money ->
    [0] { "" }
   *[other] { " " }and pays { $money } money
}
told-take-blind = takes an unseen bonus card{ $money ->
    [0] { "" }
   *[other] { " " }and pays { $money } money
}
told-board-0 = boards the { $dock } boat ({ $seat } seat) for nothing
told-board-1 = boards the { $dock } boat ({ $seat } seat), paying { $good1 }
told-board-2 = boards the { $dock } boat ({ $seat } seat), paying { $good1 } and { $good2 }
told-board-3 = boards the { $dock } boat ({ $seat } seat), paying { $good1 }, { $good2 } and { $good3 }
told-board-4 = boards the { $dock } boat ({ $seat } seat), paying { $good1 }, { $good2 }, { $good3 } and { $good4 }
told-climb-0 = sets out on mountain path { $path }
told-climb-1 = sets out on mountain path { $path }, paying { $good1 }
told-climb-2 = sets out on mountain path { $path }, paying { $good1 } and { $good2 }
told-climb-3 = sets out on mountain path { $path }, paying { $good1 }, { $good2 } and { $good3 }
told-climb-4 = sets out on mountain path { $path }, paying { $good1 }, { $good2 }, { $good3 } and { $good4 }
told-finds-1 = finds 1 money ({ $area }, { $space })
told-finds-2 = finds 1 food ({ $area }, { $space })
told-finds-3 = finds 1 treasure ({ $area }, { $space })
told-finds-4 = finds an Offering ({ $area }, { $space })
told-finds-5 = finds a bonus card ({ $area }, { $space })
told-settle = settles on { $area } ({ $space })
told-tile-wisdom = gets its tile: { $tile }
told-tile-farm = gets a { $tile } tile
told-home = goes home without a field
told-steer = steers the { $dock } boat to { $location }
told-sell = sells { $good }
told-sell-treasure = sells a treasure
told-give = gives { $good } in return
told-seat = moves to the { $dock } boat, { $seat } seat
told-hop = changes places on { $area }, { $space }
told-play-a = plays card A and sends the boat to { $location }
told-play-b = plays card B and re-arranges the { $dock } boat
told-play-c = plays card C and leaves first, from the { $seat } seat
told-play-d = plays card D and re-orders stall { $stall }
told-play-f = plays card F and takes { $good } from { $who }
told-play-g = plays card G with the member in the { $dock } boat, { $seat } seat
told-play-h = plays card H: the { $dock } boat sails next
told-play-i = plays card I on the member in the { $dock } boat, { $seat } seat
told-play-p = plays card P for an Offering, a food and a treasure
told-play-r = plays card R: the { $dock } boat may sail
told-play-s = plays card S with the farmer on { $area }, { $space }

happening-departs = The { $dock } boat sails
happening-round = Round { $round }
told-fare-0 = pays nothing
told-fare-1 = pays { $good1 }
told-fare-2 = pays { $good1 } and { $good2 }
told-fare-3 = pays { $good1 }, { $good2 } and { $good3 }
told-fare-4 = pays { $good1 }, { $good2 }, { $good3 } and { $good4 }
told-aboard = In the { $seat } seat; goes ashore { $ashore ->
    [1] first
    [2] second
   *[other] third
}.
told-aboard-steers = In the { $seat } seat; steers and goes ashore { $ashore ->
    [1] first
    [2] second
   *[other] third
}.
told-eats = eats { $count } food to walk farther
