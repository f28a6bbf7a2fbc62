game-title = Yínzi
game-summary = Merchant clans on the Yangtze: plant, produce, ship, serve the emperor and pay your taxes in silver. 2 to 4 players.

# -- things -------------------------------------------------------------------------------------------------------

good-rice = rice
good-wheat = wheat
good-corn = corn
good-cabbage = cabbage
good-fruit = fruit
good-potato = potato
good-salt = salt
good-tea = tea
good-cotton = cotton
good-sugarcane = sugarcane
good-ramie = ramie
good-bamboo = bamboo
good-blank = any food
good-coin = coin

demand-rice = rice
demand-wheat = wheat
demand-corn = corn
demand-cabbage = cabbage
demand-fruit = fruit
demand-potato = potato
demand-salt = salt
demand-tea = tea
demand-cotton = cotton
demand-sugarcane = sugarcane
demand-ramie = ramie
demand-bamboo = bamboo
demand-paper = paper
demand-porcelain = porcelain
demand-silk = silk
demand-refined-sugar = refined sugar
demand-any-commodity = any commodity
demand-any-good = any good
demand-emissary = an emissary

commodity-paper = paper
commodity-porcelain = porcelain
commodity-silk = silk
commodity-refined-sugar = refined sugar

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-black = black
colour-white = white
colour-orange = orange
colour-purple = purple
colour-brown = brown
colour-grey = grey

province-huguang = Huguang
province-nanzhili = Nanzhili
province-jiangxi = Jiangxi
province-zhejiang = Zhejiang

country-brunei = Brunei
country-korea = Korea
country-japan = Japan
country-portugal = Portugal
country-spain = Spain
country-netherlands = the Netherlands
market-east = East
market-europe = Europe

fortune-construct-boats = Construct Boats
fortune-plant-crops = Plant Crops
fortune-sell = Sell at Urban Market
fortune-develop-factories = Develop Factories
fortune-choose-advancements = Choose Advancements

workforce-take-resources = Take Resources
workforce-produce = Produce Commodities
workforce-supply-ships = Supply Ships
workforce-emperor = Emperor's Undertakings
workforce-war-routes = War & Routes

place-construct-boats = group under Construct Boats
place-plant-crops = group under Plant Crops
place-sell = group under Sell at Urban Market
place-develop-factories = group under Develop Factories
place-choose-advancements = group under Choose Advancements
place-take-resources = resources box
place-produce = commodities box
place-supply-ships = ships box
place-emperor = emperor's boxes
place-war-routes = war box
place-top = migration, top
place-bottom = migration, bottom
place-lying = veterans beside the war box

bonus-free-advancement = Free Advancement
bonus-better-sales = Better Sales
bonus-fed-workers = Fed Workers
bonus-no-taxes = No Taxes
bonus-boat-upgrade = Boat Upgrade
bonus-factory-upgrade = Factory Upgrade

section-diplomacy = Diplomacy
section-economy = Economy
section-emperor = Emperor's Undertakings
section-war-routes = War & Routes

space-emissary-brunei = Emissary to Brunei
space-emissary-korea = Emissary to Korea
space-emissary-japan = Emissary to Japan
space-emissary-portugal = Emissary to Portugal
space-emissary-spain = Emissary to Spain
space-emissary-netherlands = Emissary to the Netherlands
space-free-rice = Free rice
space-free-wood = Free wood
space-free-stone = Free stone
space-free-raw-material = Free raw material
space-free-boat = Free boat capacity
space-free-copper = Free copper
space-free-salt = Free salt
space-additional-sale = Additional urban market sale
space-additional-crops = Additional crops
space-same-undertakings = Same undertakings
space-additional-worker = Additional worker
space-eager-immigrants = Eager immigrants
space-free-wheat = Free wheat
space-personal-route = Personal route tile
space-war-copper = War copper
space-veterans = Veterans
space-additional-recruit = Additional recruit
space-weaker-enemies = Weaker enemies

box-palace = Palace Keeping
box-road = Road Construction
box-canal = Water Canal
box-bridge = Bridge Building

resource-copper = copper
resource-wood = wood
resource-stone = stone

disaster-wildfire = Wildfire
disaster-flood = Flood
disaster-drought = Drought

phase-setup = setup
phase-bonus = bonus and turn order
phase-actions = actions
phase-feeding = feeding
phase-resolution = resolution
phase-late-shipping = late shipping
phase-administration = administration
phase-end = the end

# -- questions ----------------------------------------------------------------------------------------------------

prompt-draw-market = An urban market tile is drawn.
prompt-draw-crop = A crop tile is drawn.
prompt-draw-ship = A ship is turned up.
prompt-draw-factory = A factory tile is turned up.
prompt-draw-route = A route tile is turned up.
prompt-draw-order = The turn order is drawn.
prompt-deal = A card is dealt.
prompt-roll = The die is rolled for the exchange ratio.
prompt-start-factory = Take a factory tile to start with.
prompt-start-resource = Take one wood or one stone.
prompt-lay-factory = Choose squares for the factory: { $commodity }, needs { $colour } raw material.
prompt-free-upgrade = Raise one of your factories a level, free of charge.
prompt-pay = { $can ->
    [free] Let your advancement stand in for { $amount } { $resource }.
   *[both] Pay { $amount } { $resource }, or let your advancement stand in.
}
prompt-choose-bonus = Choose a bonus: it is also your place in the turn order.
prompt-place-advancement = Put a disc on a free advancement space.
prompt-offer-crop = Buy the crop tile above your bonus ({ $good }, { $cost } copper)? Choose a square, or say no.
prompt-lay-crop = Choose a square for the crop tile ({ $good }, { $cost } copper).
prompt-additional-crops = Additional crops: choose a tile of the crop track.
prompt-additional-sale = Additional sale: choose a cube to sell to a town.
prompt-sell-cube = Choose a market slot for the { $good } from { $province } { $square }.
prompt-take-turn = Your turn: { $may ->
    [play] play a card on a fortune action.
    [work] send a group of workers.
    [migrate] your workers can do nothing, so send a group into migration.
    [play_migrate] play a card on a fortune action or send a group of workers into migration.
   *[play_work] play a card on a fortune action or send a group of workers.
}
-one-more = all executions are used. Tax your people for one more, or be done.
nothing-more = nothing more is possible here. You may still { $free ->
    [rural] sell food to the rural market
    [use] use an advancement
    [board] send an emissary aboard
    [rural_use] sell food to the rural market or use an advancement
    [rural_board] sell food to the rural market or send an emissary aboard
    [use_board] use an advancement or send an emissary aboard
   *[rural_use_board] sell food to the rural market, use an advancement or send an emissary aboard
}, or be done.
prompt-construct-boats = Construct Boats: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
   *[boat] build a boat from a wood, or be done. Executions left: { $left }.
}
prompt-plant-crops = Plant Crops: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
    [plant] choose a field to plant, or be done. Executions left: { $left }.
    [buy] choose a crop tile to buy, or be done. Executions left: { $left }.
   *[plant_buy] choose a field to plant or a crop tile to buy, or be done. Executions left: { $left }.
}
prompt-sell = Sell at Urban Market: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
   *[sell] choose a cube to sell, or be done. Executions left: { $left }.
}
prompt-develop-factories = Develop Factories: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
    [build] choose a factory tile to build, or be done. Executions left: { $left }.
    [upgrade] choose one of your factories to raise, or be done. Executions left: { $left }.
    [build_upgrade] choose a factory tile to build or one of your factories to raise, or be done. Executions left: { $left }.
   *[other] choose a factory, or be done. Executions left: { $left }.
}
prompt-choose-advancements = Choose Advancements: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
   *[advance] put a disc on a free space, or be done. Executions left: { $left }.
}
prompt-take-resources = Take Resources: { $may ->
    [none] { nothing-more }
   *[take] take { $there ->
        [wood] a wood
        [stone] a stone
       *[both] wood or stone
    } for a worker and { $copper } copper (workers left: { $workers }).
}
prompt-produce = Produce Commodities: { $may ->
    [none] { nothing-more }
   *[produce] choose a factory (workers left: { $workers }).
}
prompt-choose-material = { $second ->
    [0] Choose { $colour } raw material for { $commodity }.
   *[other] Choose a second { $colour } raw material for another { $commodity }, or say no.
}
prompt-supply-ships = Supply Ships: { $may ->
    [none] { nothing-more }
   *[other] choose what you deliver (workers left: { $workers }).
}
prompt-second-salt = Choose the second salt of the pair.
prompt-load-ship = { $what ->
    [pair] Choose an empty slot for the pair.
   *[other] Choose a slot for the { $piece }.
}
prompt-send-emissary = A ship of { $country } sets sail: send your emissary along?
prompt-serve-emperor = Emperor's Undertakings: choose a box and who works there.
prompt-after-action = Anything else in this turn?
prompt-join-war = War & Routes: how many workers go to war?
prompt-war-routes = { $may ->
    [none] War & Routes: { nothing-more }
   *[route] Fulfil a route tile, or end your turn.
}
prompt-give-piece = Route { $route }: choose what you give for { $wanted }.
prompt-claim-route = Choose a route tile of the discard pile.
prompt-prepare-war = War glories: use your discs for the war?
prompt-leave-war = The war is over: { $may ->
    [keep] keep veterans?
    [use] take war copper?
   *[keep_use] keep veterans or take war copper?
}
prompt-feed = { $half ->
    [0] Feed your workers: { $due } food due.
   *[other] Feed your workers: the other half of a food, { $due } food due.
}
prompt-sell-food = Sell food to the rural market?
prompt-wildfire = Wildfire: remove a disc from one of your factories.
prompt-lose-commodity = Your { $commodity } factory stores less now: whose commodity is lost?
prompt-drought = Drought: choose the cube you lose in { $province }.
prompt-fill-routes = { $last ->
    [0] { $may ->
        [rural] Sell food to the rural market?
        [fill_rural] Bring pieces for your route tiles, or sell food?
       *[fill] Bring pieces for your route tiles?
    }
   *[other] The game ends: { $may ->
        [rural] sell food to the rural market?
        [fill] fulfil your route tiles?
       *[fill_rural] sell food or fulfil your route tiles?
    }
}
prompt-pay-tax = Taxes: { $due } silver due, { $ratio } copper for a missing one. Sell food first, or pay.
prompt-ship-food = Late shipping: { $can ->
    [sell] sell food to the rural market?
   *[ship] deliver two different foods? Choose the first.
}
prompt-second-food = Late shipping: choose a second food (the first is { $good }).

# -- moves --------------------------------------------------------------------------------------------------------

move-market = Market tile { $market }
move-crop-tile = Crop tile: { $good }
move-ship = Ship of { $country } ({ $number })
move-factory-tile = Factory tile: { $commodity }, { $colour }
move-route-tile = Route { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}
move-order = Next in order: seat { $seat }
move-card = Card { $fortune }/{ $workers } (fortune { $fortune }, workers { $workers })
move-roll = Die: { $side }
move-end = Done
move-no = No
move-build = Build the { $commodity } factory ({ $colour })
move-lay = { $province }, squares { $square }
move-take = Take { $resource }
move-bonus = { $bonus }
move-crop = Lay the tile on { $province } { $square }
move-play = Card { $fortune }/{ $workers } on { $action }
move-work = Send the workers under { $group } to { $action }
move-migrate = Send the workers under { $group } into migration
move-boat = Build a boat from a wood
move-tax = Tax your people for one more execution
move-plant = Plant { $province } { $square }
move-buy = Buy the crop tile on space { $space }
move-sell = Sell the cube on { $province } { $square }
move-to = Market of { $province }, slot { $slot }
move-upgrade = Raise the { $commodity } factory ({ $colour })
move-rebuild = Take over the { $commodity } factory ({ $colour })
move-advance = Disc on { $space }
move-pay = Pay
move-pay-advancement = Use the advancement
move-produce = Produce { $commodity } ({ $colour })
move-raw = Cube from the market of { $province }, slot { $slot }
move-raw-advancement = Use Free raw material
move-give-field = Cube on { $province } { $square }
move-give-stock = From the factory: { $commodity } ({ $colour })
move-give-rural = Buy a { $colour } cube of the rural market for { $copper } copper
move-give-disc = Use { $space }
move-slot = Ship in row { $row }, slot { $slot }
move-rural = Sell the cube on { $province } { $square } to the rural market
move-use = Use { $space }
move-board = Send your emissary aboard the ship in row { $row }
move-emissary = Send the emissary along
move-keep = { $workers ->
    [one] Keep 1 veteran
   *[other] Keep { $workers } veterans
}
move-war = { $workers ->
    [one] 1 worker to war
   *[other] { $workers } workers to war
}
move-emperor = { $box }{ $disc ->
    [0] { "" }
   *[other] {" "}with the disc as a worker
}{ $top ->
    [0] { "" }
   *[other] , { $top } from the top migration box
}
move-route = Fulfil route { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}
move-fill = Bring { $wanted } for route { $route }
move-claim = Take route { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}
move-burn = Let the { $commodity } factory ({ $colour }) burn
move-lose = The { $colour } commodity

# -- what happened ------------------------------------------------------------------------------------------------

note-drawn = You draw card { $fortune }/{ $workers }.
note-boat = The boats now carry { $capacity }.
level = { $level ->
    [1] I
    [2] II
   *[3] III
}
note-war-won = The war is won: { $strength } soldiers against { $enemy }.
note-war-lost = The war is lost: { $strength } soldiers against { $enemy }.
note-glory = Earns war glory worth { $points } points.
note-emperor = { $silver ->
    [0] { $box } rewards with { $copper } copper.
   *[other] { $copper ->
        [0] { $box } rewards with { $silver } silver.
       *[other] { $box } rewards with { $copper } copper and { $silver } silver.
    }
}
note-tax = { $missing ->
    [0] { $changed ->
        [0] Pays { $due } silver in taxes.
       *[other] Pays { $due } silver in taxes, { $changed } of it changed from copper.
    }
   *[other] Owes { $due } silver in taxes, is { $missing } short, pays all copper and takes { $missing ->
        [one] 1 misfortune tile
       *[other] { $missing } misfortune tiles
    }.
}

# -- scores and counts --------------------------------------------------------------------------------------------

source-boats = Boats
    .by = by boats
    .in = in boats
source-factories = Factories
    .by = by factories
    .in = in factories
source-delivered = Delivered commodities
    .by = by delivered commodities
    .in = in delivered commodities
source-emissaries = Emissaries
    .by = by emissaries
    .in = in emissaries
source-unshipped = Commodities not shipped
    .by = by commodities not shipped
    .in = in commodities not shipped
source-war = War glories
    .by = by war glories
    .in = in war glories
source-routes = Routes
    .by = by routes
    .in = in routes
source-advancements = Advancements
    .by = by advancements
    .in = in advancements
source-silver = Silver
    .by = by silver
    .in = in silver
source-misfortune = Misfortune
    .by = by having less misfortune
    .in = in avoiding misfortune
tie-break = whoever comes earlier in the turn order wins a tie

tally-points = points
tally-copper = copper
tally-silver = silver
tally-wood = wood
tally-stone = stone
tally-capacity = boat capacity
tally-cubes = cubes in supply
tally-commodities = commodities in supply
tally-discs = discs in supply
tally-idle = workers in supply
tally-misfortune = misfortune

# The same behind a number: +1 person, +2 persons; the others read the same.
count-points = { $count ->
    [one] point
   *[other] points
}
count-cubes = { $count ->
    [one] cube in supply
   *[other] cubes in supply
}
count-commodities = { $count ->
    [one] commodity in supply
   *[other] commodities in supply
}
count-discs = { $count ->
    [one] disc in supply
   *[other] discs in supply
}
count-idle = { $count ->
    [one] worker in supply
   *[other] workers in supply
}

# -- the table in words -------------------------------------------------------------------------------------------

text-advancements = Advancements
text-hand-hidden = Cards in hand: { $cards }

## Where we are

moment = Round { $round } of { $rounds }
moment-before = Before the first round
moment-in = in round { $round }

# -- turns, told: phrases that follow a player's name ---------------------------------------------------------------

told-build = builds the { $commodity } factory ({ $colour })
told-lay = places it in { $province } ({ $square })
told-take = takes { $count } { $resource }
told-bonus = chooses the bonus { $bonus }
told-crop = lays a crop tile{ $copper ->
    [0] { "" }
   *[other] { " " }for { $copper } copper
} on { $province } { $square } with { $count } { $good }
told-play = plays a card of value { $fortune } and puts { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} on { $action }
told-work = sends { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} to { $action }
told-migrate = lets { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} migrate
told-boats-carry = builds a boat (capacity { $capacity })
told-tax = adds a tax disc for one more action
told-plant = plants { $count } { $good } on { $province } { $square }
told-buy = buys the crop tile { $good } for { $copper } copper
told-sells = sells 1 { $piece } to { $province } for { $copper } copper
told-level = brings the { $commodity } factory ({ $colour }) to level { level }
told-advance = puts a disc on { $space }
told-produces = produces 1 { $commodity } ({ $colour })
told-raw = uses up a { $colour } cube in the market of { $province }
told-outsources = { $silver ->
    [0] pays { $owner } { $copper } copper for the factory
   *[other] pays { $owner } { $silver } silver for the factory
}
told-ships = ships { $count } { $piece } (ship to { $country })
told-ships-pair = ships 1 { $piece } and 1 { $other } (ship to { $country })
told-sails = sends the ship to { $country } (commodities: { $commodities })
told-sails-pool = sends the ship to { $country }, whose box is full (commodities: { $commodities })
told-gives-food = feeds the workers with { $count } { $piece }
told-gives-drought = loses 1 { $piece } in { $province } to the drought
told-gives-route = brings { $count } { $piece } for a route tile
told-rural-cube = cube of the rural market
told-rural = sells { $good } to the rural market
told-use = takes the disc back from { $space }, where it counts no longer, and uses it
told-board = sends an emissary aboard the ship to { $country }
told-emissary = sends the emissary along
told-keep = keeps { $workers ->
    [one] 1 veteran
   *[other] { $workers } veterans
}
told-war = lets { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} fight
told-emperor = serves the emperor ({ $box })
told-route = fulfils the route tile { $route }
told-claim = takes the route tile { $route }
told-burn = loses a level of the { $commodity } factory ({ $colour }) to the fire
told-lose-cube = gives up the { $colour } commodity
told-hunger = is { $missing } food short and takes { $missing ->
    [one] a misfortune tile
   *[other] { $missing } misfortune tiles
}
told-tax-paid = { $missing ->
    [0] pays { $due } silver in taxes
   *[other] owes { $due } silver in taxes and lacks { $missing }
}

happening-round = Round { $round }
happening-war = War
happening-disaster = { $disaster }
happening-routes = Fulfilled route tiles are taken
happening-emperor = The emperor’s rewards
happening-taxes = Taxes
told-buys-food = buys { $count } food at the rural market for the workers
told-buys-drought = buys { $count ->
    [one] a cube
   *[other] { $count } cubes
} at the rural market
told-buys-route = buys { $count ->
    [one] a cube
   *[other] { $count } cubes
} at the rural market for a route tile
told-pays-copper = pays { $count } copper
told-pays-silver = pays { $count } silver
told-pays-wood = pays { $count } wood
told-pays-stone = pays { $count } stone
told-wildfire = Everybody with a factory loses a factory level.
told-flood = All boats are set one step back.
told-drought = Everybody loses a cube in each province where they have any.
