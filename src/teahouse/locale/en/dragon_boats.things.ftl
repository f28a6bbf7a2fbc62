### Dragon Boats of the Four Seas: what the things on the board are.

list-goods = { $cinnabar ->
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

## How much somebody has

now-have = You have { $what ->
    [money] { $count } money
    [food] { $count } food
    [treasure] { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
    [offerings] { $count ->
        [one] 1 Offering
       *[other] { $count } Offerings
    }
    [discs] { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } in hand
    [members] { $count ->
        [one] 1 house member
       *[other] { $count } house members
    } left
    [cards] { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
   *[other] { $count ->
        [0] no such Offering
        [one] 1 such Offering
       *[other] { $count } such Offerings
    }
}.
now-has = { $who } has { $what ->
    [money] { $count } money
    [food] { $count } food
    [treasure] { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
    [offerings] { $count ->
        [one] 1 Offering
       *[other] { $count } Offerings
    }
    [discs] { $count ->
        [one] 1 disc
       *[other] { $count } discs
    } in hand
    [members] { $count ->
        [one] 1 house member
       *[other] { $count } house members
    } left
    [cards] { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
   *[other] { $count ->
        [0] no such Offering
        [one] 1 such Offering
       *[other] { $count } such Offerings
    }
}.
now-left = { $count ->
    [0] None is left.
    [one] One is left.
   *[other] { $count } are left.
}

## Rounds

thing-rounds = Round cards
does-rounds = The game has { $rounds } rounds. In each you bid for Offerings, pay for them and board, sail and settle, and store what is left.
does-rounds-start = Before the first round everybody lays a disc on one of the cards with starting resources and takes these. Later cards give more, but the disc is away longer.
now-rounds = This is round { $round } of { $rounds }.
thing-round = Round card { $round }
does-round = Whoever starts with this card takes { $money } money and { $offerings ->
    [one] 1 Offering
   *[other] { $offerings } Offerings
} from the bag.
does-round-disc = The disc laid on it comes back when its round begins; until then its owner bids with one disc fewer.
does-round-plain = Nobody starts with this card.
now-round = { $ahead ->
    [0] Its round is being played.
    [one] Its round is the next one.
   *[other] Its round comes in { $ahead } rounds.
}
now-round-past = Its round is over.
now-round-yours = Your disc lies here.
now-round-theirs = A disc of { $who } lies here.

## Stalls

thing-stalls = Stalls
does-stall-bid = In Bidding you lay your discs here one by one, each on top of those that lie here already.
does-stall-price = In Payment the top disc acts first. It pays 1 money for each disc in the stack, itself included, and then leaves. So a higher disc chooses earlier and pays more.
does-stall-decline = Whoever does not want to buy, or cannot, takes { $money } money instead.
thing-stall = Stall { $stall }
does-stall = Each round { $tiles ->
    [one] 1 Offering lies
   *[other] { $tiles } Offerings lie
} here for sale. Each disc can buy one.
now-stall-paid = The discs here are being paid now.
now-stall-own = { $before ->
    [0] Your disc on top pays { $price } money and acts first.
    [one] A disc of yours pays { $price } money and acts after 1 other.
   *[other] A disc of yours pays { $price } money and acts after { $before } others.
}
now-stall-neutral = The lowest disc is nobody's. It stays all game and makes everything here dearer by 1.
now-stall-next = One more disc on top would pay { $price } money. You have { $money }.
now-stall-short = { $discs ->
    [one] 1 disc lies
   *[other] { $discs } discs lie
} here for { $tiles ->
    [0] no Offering
    [one] 1 Offering
   *[other] { $tiles } Offerings
}: the lowest ones may find nothing to buy.
thing-exchange = Stall V, the exchange
does-exchange-tile = Give any Offering here: you get another one from the bag, unseen, and 1 food.
does-exchange-card = Give a treasure at stall V: you get a bonus card, an open one or the top one of the deck.
does-exchange-both = One disc may do either or both, each once, and pays once.
does-exchange-free = In this game the exchange costs no money.
now-exchange = You have { $offerings ->
    [one] 1 Offering
   *[other] { $offerings } Offerings
} and { $treasure ->
    [one] 1 treasure
   *[other] { $treasure } treasures
} to give.

## Supplies

thing-bonus = Bonus cards
does-bonus = { $open ->
    [0] No card lies
    [one] 1 card lies
   *[other] { $open } cards lie
} open beside the deck. Each helps in its own way and scores points.
does-bonus-get = You get one at stall V for a treasure, or from a road with the card symbol.
thing-deck = Deck of bonus cards
does-deck = Taken from here, a card comes unseen: only you know it, unless it is a permanent one.
thing-bag = Bag
does-bag = Offerings are drawn from it at random. It began with { $each } of each kind; those that are paid or sold go back into it.
now-bag = Left in it:{ list-goods }
thing-supply-food = Supply of food
does-supply-food = There are { $count } food in the game. What is spent comes back here; while none is left, nobody gets any.
thing-supply-treasure = Supply of treasures
does-supply-treasure = There are { $count } treasures in the game. What is sold or given comes back here; while none is left, nobody gets any.

## Boats and paths

thing-dock = Boat in the { $dock }
does-boat = It has { $seats } seats and sails in Explore once { $least ->
    [one] 1 passenger is
   *[other] { $least } passengers are
} aboard; otherwise it waits for a later round. In the last round it sails with anybody.
does-boat-beats = Ready boats sail one after another, the one with the most drum beats first. This one has { $beats }.
does-track = It goes to one of two ports: { $one } or { $two }. The passenger farthest back chooses.
does-boat-bare = It waits for a new deck that says what it costs and when it sails.
does-fare = The fare:{ list-goods }
does-board = You board in Payment, whenever one of your discs is being resolved.
does-board-early = You board in your turns of Bidding, and in Payment whenever one of your discs is being resolved.
now-boat-landed = It has landed: { $location }.
now-boat-ready = It is ready to sail with { $count ->
    [one] 1 passenger
   *[other] { $count } passengers
}.
now-boat-waits = { $count ->
    [0] Nobody is aboard
    [one] 1 passenger is aboard
   *[other] { $count } passengers are aboard
}; it waits for { $least }.
now-boat-order = { $ahead ->
    [0] No boat in dock would sail before it.
    [one] 1 boat in dock has more beats and would sail before it.
   *[other] { $ahead } boats in dock have more beats and would sail before it.
}
now-boat-yours = { $count ->
    [0] None of yours is aboard.
    [one] 1 of yours is aboard.
   *[other] { $count } of yours are aboard.
}
now-fare = You have the whole fare.
now-fare-lacks = For the whole fare you lack:{ list-goods }
thing-seat = Seat: { $seat }
thing-seat-of = Seat in the { $dock } boat: { $seat }
does-seat = The boat is left from front to back; whoever sits farthest back steers.
does-seat-front = Whoever sits in front leaves the boat first and so has the first choice of land.
does-seat-cheaper = This seat costs { $count ->
    [one] 1 Offering less; you choose which
   *[other] { $count } Offerings less; you choose which
}.
does-seat-rear = Whoever sits here leaves last, but chooses the port.
now-seat = { $members ->
    [0] All your house members are out.
   *[other] { $lacks ->
        [0] You can pay for this seat.
        [one] You lack 1 Offering for this seat.
       *[other] You lack { $lacks } Offerings for this seat.
    }
}
now-seat-taken = A house member of { $who } sits here.
thing-location = Port: { $location }
does-location = Passengers of a boat that lands here begin their way at this port.
does-location-of = The { $dock } boat can sail here.
now-location-taken = The { $dock } boat lies here.
now-reach = From here you reach { $near ->
    [0] no free land
    [one] 1 free land space
   *[other] { $near } free land spaces
} with your { $free } free steps{ $food ->
    [0] {""}
   *[other] , and { $all } with your { $food } food
}.
thing-path = Mountain path { $path }
does-path = It costs any { $fare ->
    [one] 1 Offering
   *[other] { $fare } Offerings
}. A house member who starts here climbs to a wisdom tile.
does-path-climb = Climbers go before all boats. Each round { $capacity ->
    [one] 1 house member has
   *[other] { $capacity } house members have
} room here.
now-path-taken = A house member of { $who } waits here.

## Land and roads

thing-land = { $tile } ({ $area }, { $space })
thing-land-bare = { $area }, { $space }
thing-land-held = Farmer of { $who } ({ $area }, { $space })
does-land-farm = Whoever settles here takes the tile, and the house member stays as a farmer to the end.
does-land-wisdom = Whoever settles here takes this wisdom tile, and the house member stays as a farmer to the end.
does-land-held = This farmer stays to the end; nobody else can settle here or pass over it.
does-set = { $farm }: tiles of this kind score their number times itself, up to { $full } in a set; then a new set begins.
does-group = Neighbouring farmers of one house form a group, which scores its size times itself: 1, 4, 9 and so on.
now-land = Settling here would bring you { $points ->
    [one] 1 point
   *[other] { $points } points
}, with all you have now.
now-land-way = Your member gets here with { $steps } steps in all{ $food ->
    [0] {""}
   *[other] {" "}and { $food } food
}.
now-group = { $size ->
    [one] It stands alone for { $who }
   *[other] It belongs to a group of { $size } of { $who }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
thing-space = { $area }, { $space }
does-road = A road: from here it goes on to the next roads or onto the land beside it. Nobody stays here.
does-road-mountain = A road up the mountain: from here it goes on upward or onto the land beside it. Nobody stays here.
does-port = A port: passengers of a landed boat enter it as their first step.
does-walk = A house member goes { $free } steps for free, one more for each food.
does-walk-land = Entering free land ends the way: it takes the tile and stays as a farmer.
does-walk-home = If it reaches no land, or wants none, it goes home and keeps what it found.
does-reward-money = Whoever comes past finds 1 money.
does-reward-food = Whoever comes past finds 1 food, which can be spent at once.
does-reward-treasure = Whoever comes past finds a treasure.
does-reward-offering = Whoever comes past gets an Offering from the bag.
does-reward-bonus = Whoever comes past takes a bonus card, an open one or the top one of the deck.
now-reward = You find { $count } of it here.
thing-walker = House member of { $who } on its way
now-walk = { $steps ->
    [one] 1 step is made
   *[other] { $steps } steps are made
}, { $left ->
    [0] no free one is left
    [one] 1 free one is left
   *[other] { $left } free ones are left
}; { $food } food.

## Houses

thing-points = Houses and points
does-points = Whoever has the most points at the end wins.
does-points-sets = Sets of farm tiles: each scores its size times itself.
does-points-groups = Groups of neighbouring farmers: each scores its size times itself.
does-points-cards = Bonus cards: the points printed on them, played or not.
does-points-resources = Offerings and treasures that are left: 1 point each.
does-points-abilities = Game-end cards and wisdom tiles: what they say.
does-tie = With equal points, more money wins.
now-points = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
thing-house = { $who }
does-house = A noble house: what it owns lies open, except cards drawn unseen.
now-house = Sets { $sets }, groups { $groups }, cards { $cards }, Offerings and treasure { $resources }, abilities { $abilities }.
now-first = It begins the bidding in this round.
thing-money = Money
does-money = It pays for Offerings at the stalls. The track ends at { $most }; more is lost. Money scores nothing by itself, but breaks ties.
thing-food = Food
does-food = A house member goes { $free } steps for free; each food adds one. Food scores nothing by itself.
thing-treasure = Treasures
does-treasure = Each scores 1 point at the end. In Storage it can be sold for { $money } money.
thing-pantry = Pantry
does-pantry = Food and treasures need no room in the store; you may keep any number of them.
thing-store = Store
does-store = At the end of a round a house keeps { $storage ->
    [one] 1 Offering
   *[other] { $storage } Offerings
}; every one above that is sold for { $money } money. Each one left at the end of the game scores 1 point.
now-store = There is room for { $room }{ $over ->
    [0] .
   *[other] : { $over } would have to be sold.
}
thing-privates = Private actions
does-privates = Instead of on a stall you can lay a disc on a private action of your board, which gives money at once. Each has room for one disc a round.
now-privates = { $free } of { $spaces } spaces are free.
thing-private = Private action { $space }
does-private = It gives { $money } money at once.
now-private = A disc here would bring { $money } money now.
now-private-used = A disc lies here in this round.
thing-discs = Discs
does-discs = You have { $discs } discs for bidding, one of which lies on a round card at the start. All discs in hand are placed every round.
now-discs-locked = One lies on round card { $round } and comes back then.
thing-members = House members
does-members = Each house has { $members }. They board boats or climb the mountain and become farmers.
thing-good = Offering: { $good }
does-good = Offerings pay for boats and mountain paths. In Storage each sells for { $money } money; one that is left at the end scores 1 point.
now-good-fare = The { $dock } boat asks for { $count } of it.
thing-sets = Farm sets
does-sets = The tiles of all land you have settled. Each kind scores by itself:
now-sets = All sets together score { $points ->
    [one] 1 point
   *[other] { $points } points
} now.
thing-set = Farm tiles: { $farm }
now-set = They score { $points ->
    [one] 1 point
   *[other] { $points } points
} now; the next one adds { $more }.
thing-wisdom = Wisdom tiles
does-wisdom = A wisdom tile from the mountain works like the bonus card of its letter, also beside that card, but has no points of its own.
thing-wisdom-tile = { $tile }
now-worth = With everything as it is now it is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
thing-decline = Decline
does-decline = The disc comes back without buying, and brings { $money } money.
thing-done = Done
does-done = Your turn with this disc, or in Storage, is over.
thing-home = Go home
does-home = The house member goes back to its supply; what it found on the way is kept.
thing-pass = Pass
does-pass = You play no card now.

## Cards

thing-cards = Bonus cards of a house
does-cards = They score the points printed on them, used or not. There are three sorts:
does-cards-one-time = A one-time card is played once, at the moment it names.
does-cards-permanent = A permanent card lies open and works as long as you have it.
does-cards-game-end = A game-end card counts when the game is over.
does-card-points = At the end it scores { $points ->
    [one] 1 point
   *[other] { $points } points
} of its own.
thing-card = Card { $letter }: { $card }
now-card-open = It lies open for whoever takes it.
now-card-used = It has been played.
now-card-play = You can play it now.
does-A = Send a boat to any of the { $locations } ports where no boat lies, whoever steers it.
does-B = Seat the passengers of one boat in any other way, also if none of them is yours.
does-C = One of your passengers leaves a landed boat first, wherever it sits.
does-D = Put the discs of one stack into another order.
does-E = You may store { $room } Offerings instead of { $storage }.
does-F = Take an Offering of your choice from another player and give one of yours in return.
does-G = Move one of your passengers to an empty seat of another boat, without a fare.
does-H = A ready boat with one of yours aboard sails next, whatever its beats.
does-I = Two passengers of different houses on two boats change places.
does-J = A food symbol on the road gives 1 food more.
does-K = A treasure symbol on the road gives 1 treasure more.
does-L = Each of your bonus cards scores 1 point more.
does-M = A money symbol on the road gives 1 money more.
does-N = Each of your farmers without a neighbour of your own scores 1 point more.
does-O = You score 1 point for every { $money } money.
does-P = Take 1 Offering from the bag, 1 food and 1 treasure.
does-Q = Each food you have left scores { $points } points, { $most } at most.
does-R = A boat whose only passenger is yours may sail in this round, however many it waits for.
does-S = Two farmers of different houses without neighbours of their own change places. The tiles stay with their owners.
does-T = Each of your first { $treasures } treasures scores 1 point more.
does-U = Your house members go { $more } steps for free instead of { $free }.
does-V = It counts as 1 pork tile.
does-W = It counts as 1 fish tile.
does-X = It counts as 1 poultry tile.
does-Y = Each of your soy tiles scores 1 point more.
does-Y-larger = A full set of soy is 1 tile larger for you.
does-Z = Each of your rice tiles scores 1 point more.
does-Z-larger = A full set of rice is 1 tile larger for you.
does-when-A = When: as a boat is about to sail.
does-when-B = When: while your disc is being resolved, before a boat departs, or before somebody goes ashore.
does-when-C = When: a boat has landed, before somebody goes ashore.
does-when-D = When: in your turn of Bidding, or once all discs are placed.
does-when-F = When: in your turn of Bidding, or while your disc is being resolved.
does-when-G = When: while your disc is being resolved, before a boat departs, or before somebody goes ashore.
does-when-H = When: before a boat departs.
does-when-I = When: while your disc is being resolved, before a boat departs, or before somebody goes ashore.
does-when-P = When: in your turn of Bidding, while your disc is being resolved, while your member is walking, or in Storage.
does-when-R = When: before a boat departs, but not in the last round.
does-when-S = When: in your turn of Bidding, while your disc is being resolved, or in Storage.

## When moves are made that are not asked for now

when-start = Round cards are chosen before the first round
when-bid = Discs are placed in Bidding, at the beginning of a round
when-private = Private actions take a disc in Bidding, at the beginning of a round
when-board = Boats are boarded in Payment, while your disc is being resolved
when-climb = Mountain paths are taken in Payment, while your disc is being resolved
when-pass = Passing is possible only when you are asked for a card
when-buy = Offerings are bought in Payment, when your disc on their stall is being resolved
when-decline = A purchase is declined in Payment, when your disc is being resolved
when-exchange = Offerings are exchanged in Payment, with a disc on the exchange
when-take = Bonus cards are taken for a treasure, with a disc on the exchange, or found on the way
when-done = There is nothing to finish now
when-pay = Offerings are paid for a mountain path when it is taken
when-settle = A house member settles on its walk, after its boat has landed or its path has begun
when-walk = Roads are walked by a house member whose boat has landed or whose path has begun
when-home = Only a house member on its way can go home
when-steer = A port is chosen by whoever steers a boat that sails
when-arrange = An order is chosen only with a card that re-arranges
when-give = An Offering is given in return only for a forced trade
when-seat = Seats are changed only with a card
when-hop = Farmers change places only with a card
when-sell = Offerings are sold in Storage, at the end of a round
when-sell-treasure = Treasures are sold in Storage, at the end of a round
window-bid = in your own turn of Bidding
window-bid-end = when all discs are placed
window-pay = in Payment, while your disc is being resolved
window-pre = before a boat departs
window-steer = when a boat sails and its port is still open
window-land = when a boat has landed, before somebody goes ashore
window-move = while your house member is on its way
window-store = in your own Storage
