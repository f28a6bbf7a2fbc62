# What a table in the browser needs later, or never: why something is not possible, variants, the table in words.

# -- refusals -----------------------------------------------------------------------------------------------------

refusal-not-in-pool = This is not among what can be drawn ({ $clause }).
refusal-not-on-display = The { $commodity } factory ({ $colour }) is not on display ({ $clause }).
refusal-resource-gone = None of it is left in the box ({ $clause }).
refusal-factory-there = The { $commodity } factory ({ $colour }) stands there ({ $clause }).
refusal-cubes-there = There are cubes: { $cubes } ({ $clause }).
refusal-salt-there = Salt is never covered ({ $clause }).
refusal-blank-field = Nothing grows on { $province } { $square } without a crop tile ({ $clause }).
refusal-not-your-factory = The { $commodity } factory ({ $colour }) is not yours ({ $clause }).
refusal-highest-level = The { $commodity } factory ({ $colour }) is at the highest level already ({ $clause }).
refusal-no-disc-left = You have no disc left ({ $clause }).
refusal-too-dear = It costs { $cost } copper; you have { $copper } copper and { $silver } silver ({ $clause }).
refusal-only-with-disc = You owe { $amount } { $resource } and have { $has }: only { $space } can pay it ({ $clause }).
refusal-disc-fresh = You have placed your disc on { $space } in this turn ({ $clause }).
refusal-no-disc = You have no disc on { $space } ({ $clause }).
refusal-bonus-taken = { $player } has { $bonus } already ({ $clause }).
refusal-space-taken = { $space } is occupied ({ $clause }).
refusal-section-used = You have placed a disc in the section { $section } in this action already ({ $clause }).
refusal-track-empty = Space { $space } of the crop track is empty ({ $clause }).
refusal-no-cube = You have no cube left to plant ({ $clause }).
refusal-no-square = No square is free for a crop tile ({ $clause }).
refusal-no-tile = You cannot pay for any tile of the crop track ({ $clause }).
refusal-tile-bought = You have bought a crop tile in this action already ({ $clause }).
refusal-no-own-cube = You have no cube on { $province } { $square } ({ $clause }).
refusal-not-urban = Towns do not buy { $good } ({ $clause }).
refusal-not-rural = The rural market does not buy { $good } ({ $clause }).
refusal-out-of-reach = No market within reach takes { $good }; your boats can still cross borders: { $boats } ({ $clause }).
refusal-no-demand = No market has an empty slot for { $good } ({ $clause }).
refusal-no-such-slot = The market of { $province } has no such slot ({ $clause }).
refusal-other-good = The slot is for { $wanted }, not for { $good } ({ $clause }).
refusal-slot-full = The slot in { $province } is occupied ({ $clause }).
refusal-coin-closed = The coin slot is not open for { $good } ({ $clause }).
refusal-too-far = Borders to cross: { $borders }; your boats can still cross: { $boats } ({ $clause }).
refusal-bought-before = You have bought from the rural market already; you cannot sell as well ({ $clause }).
refusal-sold-before = You have sold to the rural market already; you cannot buy as well ({ $clause }).
refusal-rural-empty = No { $colour } cube lies in the rural market ({ $clause }).
refusal-rural-wrong = A rural cube cannot stand for { $wanted } ({ $clause }).
refusal-no-selling-now = Food is not sold on this occasion ({ $clause }).
refusal-no-ship = No ship lies in row { $row } ({ $clause }).
refusal-nothing-aboard = You have no piece aboard the ship of { $country } ({ $clause }).
refusal-only-in-war = This advancement is used only while war glories are resolved ({ $clause }).
refusal-not-in-war = { $space } is not used here ({ $clause }).
refusal-no-sale = You have no cube that a town within reach would buy ({ $clause }).
refusal-no-discard = The discard pile of the route tiles is empty ({ $clause }).
refusal-no-soldiers = You have nobody in the war box ({ $clause }).
refusal-taxed-before = You have taxed your people for this action already ({ $clause }).
refusal-executions-left = Use your executions first; left: { $left } ({ $clause }).
refusal-executions-used = All executions are used ({ $clause }).
refusal-no-execution = One more execution would be of no use now ({ $clause }).
refusal-boats-at-end = Your cylinder has reached the end of the boat track ({ $clause }).
refusal-no-wood = You have no wood ({ $clause }).
refusal-no-stone = You have no stone ({ $clause }).
refusal-no-spot = No squares are free for a factory ({ $clause }).
refusal-not-unowned = The { $commodity } factory ({ $colour }) is not an unowned one on the map ({ $clause }).
refusal-card-not-held = You do not hold this card ({ $clause }).
refusal-fortune-chosen = You have chosen { $action } in this round already ({ $clause }).
refusal-no-group = No workers lie under { $group } ({ $clause }).
refusal-can-work = Your workers can still be used, so they do not go into migration ({ $clause }).
refusal-workforce-chosen = You have chosen { $action } in this round already ({ $clause }).
refusal-too-few-workers = Workers needed: { $needed }; available: { $workers } ({ $clause }).
refusal-no-use = Nothing can be done in { $action } now ({ $clause }).
refusal-work-first = Use a worker first ({ $clause }).
refusal-no-workers-left = No worker is left for this action ({ $clause }).
refusal-no-owner = The { $commodity } factory ({ $colour }) has no owner on the map ({ $clause }).
refusal-used-this-turn = You have used the { $commodity } factory ({ $colour }) in this turn already ({ $clause }).
refusal-foreign-level-one = The { $commodity } factory ({ $colour }) of another player works for others from level II on ({ $clause }).
refusal-store-full = The { $commodity } factory ({ $colour }) is full at level { level } ({ $clause }).
refusal-no-commodity-left = You have no commodity piece left ({ $clause }).
refusal-no-silver = You have no silver, and { $copper } copper are not enough at { $ratio } for one ({ $clause }).
refusal-no-material = No { $colour } raw material is within reach ({ $clause }).
refusal-material-due = Raw material is needed first ({ $clause }).
refusal-no-such-material = No { $colour } cube lies there ({ $clause }).
refusal-nothing-stored = You have no { $commodity } in this factory ({ $clause }).
refusal-no-ship-wants = No ship has an empty slot for { $piece } ({ $clause }).
refusal-not-shipped = Ships do not take { $good } now ({ $clause }).
refusal-no-second-salt = You have no second salt for the pair ({ $clause }).
refusal-only-salt = Only salt makes the pair complete ({ $clause }).
refusal-no-ship-slot = There is no slot { $slot } in row { $row } ({ $clause }).
refusal-ship-slot-full = Slot { $slot } in row { $row } is filled ({ $clause }).
refusal-not-demanded = Slot { $slot } in row { $row } demands something else ({ $clause }).
refusal-no-empty-slot = No ship has an empty slot ({ $clause }).
refusal-box-taken = { $box } is occupied ({ $clause }).
refusal-group-first = All workers of the group go first; { $space } is not needed for so many ({ $clause }).
refusal-too-many-workers = With veterans lying there ({ $veterans }) that would be more than { $most } ({ $clause }).
refusal-route-not-open = Route { $route } does not lie face up ({ $clause }).
refusal-one-route = You have fulfilled a route in this action already, so not { $route } ({ $clause }).
refusal-route-fulfilled = Route { $route } is fulfilled already ({ $clause }).
refusal-route-unaffordable = You do not have all that route { $route } demands ({ $clause }).
refusal-not-your-route = Route { $route } does not lie face up in front of you ({ $clause }).
refusal-part-filled = A piece for this lies on route { $route } already ({ $clause }).
refusal-nothing-to-give = You have nothing to give for { $wanted } ({ $clause }).
refusal-wrong-piece = { $piece } is not { $wanted } ({ $clause }).
refusal-needed-elsewhere = { $piece } is needed for the rest of the tile ({ $clause }).
refusal-not-discarded = Route { $route } is not in the discard pile ({ $clause }).
refusal-feed-first = You still have food to give; due: { $due } ({ $clause }).
refusal-no-food = { $good } is no food ({ $clause }).
refusal-other-half = Another half food must follow now ({ $clause }).
refusal-single-half = { $good } is half a food, and you have no other half ({ $clause }).
refusal-no-food-disc = { $space } brings no food here ({ $clause }).
refusal-none-stored = No { $colour } commodity is stored there ({ $clause }).
refusal-other-province = The cube must be lost in { $province } ({ $clause }).
refusal-tax-in-silver = Taxes are paid in silver; this advancement cannot stand in ({ $clause }).
refusal-same-food = The pair has { $good } already; the second food must differ ({ $clause }).
refusal-no-pair = No second, different food could follow ({ $clause }).

# -- options ------------------------------------------------------------------------------------------------------

option-hand = Drawing cards
    .help = When the three cards of rounds 2 to 4 are drawn: before the bonuses are chosen, or after.
option-hand-administration = at the end of the round before
option-hand-actions = at the start of the actions
option-bottom_migrants = Workers in the bottom migration box
    .help = Whether they come home at the end of the round, as the German rules say, or stay until used.
option-bottom_migrants-return = come home
option-bottom_migrants-stay = stay
option-coin_slot = Coin slots of the markets
    .help = Which goods a coin slot takes: those shown on an empty slot beside it, or on any slot beside it.
option-coin_slot-matching = the matching slot must be empty
option-coin_slot-literal = one of the two slots must be empty
option-take_over = Taking over a burnt-down factory
    .help = What it costs beside an execution and a disc.
option-take_over-stone = one stone
option-take_over-free = nothing
option-personal_route_pays = Payment of personal route tiles
    .help = Whether a personal route tile also brings its copper or silver.
option-personal_route_pays-yes = yes
option-personal_route_pays-no = no
option-free_wheat_feeds = Free wheat feeds workers
    .help = Whether the advancement Free wheat may be used for feeding.
option-free_wheat_feeds-yes = yes
option-free_wheat_feeds-no = no
option-rural_market = Rural market outside turns
    .help = Narrow: sell at taxation and at the end, buy for feeding, routes and late shipping. Wide: sell on all these occasions.
option-rural_market-narrow = narrow
option-rural_market-wide = wide

# -- the table in words -------------------------------------------------------------------------------------------

text-nothing = no tile
text-free = empty
text-round = Round { $round } of { $rounds }: { $phase }
text-bank = One silver is { $ratio } copper. In the box: { $wood } wood, { $stone } stone.
text-rural = Rural market: cubes: { $cubes }
text-order-2 = Turn order: { $w1 }, { $w2 }
text-order-3 = Turn order: { $w1 }, { $w2 }, { $w3 }
text-order-4 = Turn order: { $w1 }, { $w2 }, { $w3 }, { $w4 }
text-provisional-1 = Provisional order: { $w1 }
text-provisional-2 = Provisional order: { $w1 }, { $w2 }
text-provisional-3 = Provisional order: { $w1 }, { $w2 }, { $w3 }
text-provisional-4 = Provisional order: { $w1 }, { $w2 }, { $w3 }, { $w4 }
text-track = Bonuses and crop tiles
text-bonus = { $space } { $bonus }: { $good } for { $cost } copper
text-bonus-taken = { $space } { $bonus }: { $good } for { $cost } copper, taken by { $who }
text-pile = Crop tiles in the pile: { $tiles }
text-legend = Ri rice, Wh wheat, Co corn, Cb cabbage, Fr fruit, Po potato, Sa salt, Te tea, Ct cotton, Su sugarcane, Ra ramie, Ba bamboo
text-map = How to read the provinces
text-marks = .. blank, ## city, [] factory with its owner's seat; a star is a cube, before the stars stands its owner's seat
text-province = { $province }
code-rice = Ri
code-wheat = Wh
code-corn = Co
code-cabbage = Cb
code-fruit = Fr
code-potato = Po
code-salt = Sa
code-tea = Te
code-cotton = Ct
code-sugarcane = Su
code-ramie = Ra
code-bamboo = Ba
code-blank = ..
code-city = ##
code-factory = []
text-grid-head-1 = {"  "}{ $c1 }
text-grid-head-2 = {"  "}{ $c1 }{"     "}{ $c2 }
text-grid-head-3 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }
text-grid-head-4 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }
text-grid-head-5 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }
text-grid-head-6 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }{"     "}{ $c6 }
text-grid-head-7 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }{"     "}{ $c6 }{"     "}{ $c7 }
text-grid-head-8 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }{"     "}{ $c6 }{"     "}{ $c7 }{"     "}{ $c8 }
text-grid-1 = { $row } { $c1 }{ $m1 }
text-grid-2 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 }
text-grid-3 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 }
text-grid-4 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 }
text-grid-5 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 }
text-grid-6 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 } { $c6 }{ $m6 }
text-grid-7 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 } { $c6 }{ $m6 } { $c7 }{ $m7 }
text-grid-8 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 } { $c6 }{ $m6 } { $c7 }{ $m7 } { $c8 }{ $m8 }
text-market-1 = Market: { $n1 } { $g1 } ({ $c1 })
text-market-2 = Market: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 })
text-market-3 = Market: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 })
text-market-4 = Market: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 }), { $n4 } { $g4 } ({ $c4 })
text-market-5 = Market: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 }), { $n4 } { $g4 } ({ $c4 }), { $n5 } { $g5 } ({ $c5 })
text-market-6 = Market: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 }), { $n4 } { $g4 } ({ $c4 }), { $n5 } { $g5 } ({ $c5 }), { $n6 } { $g6 } ({ $c6 })
text-factories = Factories
text-display = On display: { $commodity } ({ $colour })
text-stack = Factory tiles in the stack: { $tiles }
text-factory = { $commodity } ({ $colour }) in { $province } { $squares }: level { level }, { $who }
text-factory-unowned = { $commodity } ({ $colour }) in { $province } { $squares }: burnt down, nobody's
text-stored = — stored by { $who }: { $count }
text-coast = Ships at the coast
text-row-empty = Row { $row }: no ship
text-ship = Row { $row }: ship of { $country }
text-slot = — { $slot }: wants { $wanted }
text-slot-full = — { $slot }: { $wanted }, filled by { $who } ({ $commodities ->
    [0] cubes: { $cubes }
   *[other] commodity
})
text-aboard = — emissaries of { $who }: { $count }
text-next = — next: { $country } ({ $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}), behind it { $behind }
text-delivered = Delivered to { $place }: { $count }, each { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-pool = General pool, { $place }: { $count }, each { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-routes = Routes and war
text-route = { $row } { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 } + { $d2 }
   *[other] { $d1 } + { $d2 } + { $d3 }
} for { $silver ->
    [0] { $copper } copper
   *[other] { $silver } silver
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}; war { $war }{ $disaster ->
    [wildfire] , wildfire
    [flood] , flood
    [drought] , drought
   *[none] { "" }
}
text-route-by = — fulfilled by { $who }
text-discard = Discard pile: { $tiles }
text-discarded = — { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 } + { $d2 }
   *[other] { $d1 } + { $d2 } + { $d3 }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-war = War slot { $slot }: { $who }, { $workers }
text-section = { $section }: { $free } free
text-space-taken = — { $space }: { $who }
text-player = { $who } (seat { $seat }): { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-money = { $copper } copper, { $silver } silver, { $wood } wood, { $stone } stone, misfortune { $misfortune }
text-supply = In supply: { $cubes } cubes, { $commodities } commodities, { $discs } discs, { $idle } workers
text-boats = Boats: capacity { $capacity }, space { $space } of { $spaces }
text-played = { $action }: card { $fortune }/{ $workers }
text-workers = Workers, { $place }: { $count }
text-emperor = Serves at: { $box }
text-tax = Taxes: discs { $discs }, due { $silver } silver
text-food = Food due: { $food }
text-held = Route face up: { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 } + { $d2 }
   *[other] { $d1 } + { $d2 } + { $d3 }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-won = Route fulfilled: { $route }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
text-glories = War glories: first { $first }, second { $second }
text-emissaries = Emissaries abroad: { $count }
text-hand = In hand: { $fortune }/{ $workers }{ $count ->
    [one] { "" }
   *[other] {" "}× { $count }
}

# -- what programs and the terminal tell of a move --------------------------------------------------------------------

note-round = Round { $round } begins.
note-draws = Draws a card.
note-arrives = A ship of { $country } arrives in row { $row }.
note-late-crops = The first European ship is here: corn and potato join the crop tiles.
note-discard-shown = Route { $route } lies in the discard pile.
note-ratio = One silver is now worth { $ratio } copper.
note-disc-back = Takes the disc back from { $space }.
note-changes-silver = Changes { $silver } silver into { $copper } copper.
note-changes-copper = Changes { $copper } copper into 1 silver.
note-level = The { $commodity } factory ({ $colour }) is at level { level } now.
note-sold = Sells to { $province } for { $copper } copper.
note-produced = Produces { $commodity } ({ $colour }).
note-outsources = { $silver ->
    [0] Pays { $owner } { $copper } copper for the use of a factory.
   *[other] Pays { $owner } { $silver } silver for the use of a factory.
}
note-sails = A ship sails to { $country } with commodities: { $commodities }.
note-sails-pool = The box of { $country } is full: commodities for the general pool: { $commodities }.
note-route = Fulfils route { $route }.
note-disaster = { $disaster }!
note-hunger = { $missing ->
    [one] 1 food is missing: a misfortune tile.
   *[other] { $missing } food are missing: as many misfortune tiles.
}
