# What the things on the board are, for somebody who does not know the game.

# -- goods and fields -----------------------------------------------------------------------------------------------

thing-field = { $province } { $square }: { $good }
thing-field-blank = { $province } { $square }: blank square
thing-good-rice = Rice feeds people: 1 cube is 1 food, and 1 food feeds { $workers } workers. One execution of Plant Crops puts { $cubes } cubes at once on an empty rice field, so rice is the quickest food. The rural market does not buy rice.
thing-good-whole = A cube of { $good } is 1 food, and 1 food feeds { $workers } workers. The rural market buys it for { $copper } copper. Together with another food it also fills a ship's slot in late shipping.
thing-good-half = Two cubes of fruit, cabbage or potato, in any mix, make 1 food, and 1 food feeds { $workers } workers. The rural market buys each cube for { $copper } copper. Together with another food it also fills a ship's slot in late shipping.
thing-good-salt = Urban markets buy salt for { $copper } copper. Two salt cubes together fill any slot of a ship, whatever it asks for. Nothing may ever be laid on salt: neither a crop tile nor a factory.
thing-good-tea = Urban markets buy tea for { $copper } copper. Ships with a tea slot load one tea as a delivery.
thing-good-raw = Urban markets buy { $good } for { $copper } copper. Once sold, the cube lies in the market as raw material in its owner's colour, and factories of that colour use it up.
thing-blank-does = Nothing grows here. A crop tile can be laid on it, with { $cubes } cubes at once, or a factory can be built on it.
thing-crop-laid = A crop tile lies here. When its cubes are gone it stays: whoever likes may plant 1 cube on it again, or cover it, unless it is salt.
thing-cubes-here = { $cubes ->
    [one] { $who } has 1 cube here.
   *[other] { $who } has { $cubes } cubes here.
} Nobody else can plant or build until they are gone.
thing-field-empty = { $cubes ->
    [one] It is free: one execution of Plant Crops puts 1 of your cubes here.
   *[other] It is free: one execution of Plant Crops puts { $cubes } of your cubes here.
}
thing-markets-in-reach = { $markets ->
    [0] No market within reach of your boats takes it now.
    [one] 1 market within reach of your boats takes it now.
   *[other] { $markets } markets within reach of your boats take it now.
}
thing-to-sea = { $borders ->
    [one] A cube crosses 1 border to the sea. Your boats can cross { $boats } in one action.
   *[other] A cube crosses { $borders } borders to the sea. Your boats can cross { $boats } in one action.
}
thing-to-sea-from = { $borders ->
    [one] From here to the sea it is 1 border.
   *[other] From here to the sea it is { $borders } borders.
}
thing-spot = { $province }, squares { $squares }
thing-spot-does = A factory tile covers these squares. They must be free of cubes and factories, and none of them may be salt; empty crop tiles under the factory leave the game.
thing-spot-free = The squares are free.
thing-spot-taken = The squares are not free now.
thing-province-does = A province has fields and one urban market. A piece that crosses a border takes 1 of your boats' capacity in that action; within the province it takes none.
thing-province-market = { $slots ->
    [one] 1 slot of its market is free.
   *[other] { $slots } slots of its market are free.
}
thing-province-cubes = { $cubes ->
    [0] You have no cubes here.
    [one] You have 1 cube here.
   *[other] You have { $cubes } cubes here.
}

# -- urban markets --------------------------------------------------------------------------------------------------

thing-slot = Market of { $province }, slot { $slot }: { $good }
thing-slot-coin = Market of { $province }, slot { $slot }: coin
thing-slot-does = With Sell at Urban Market one cube of { $good } can be sold here for { $copper } copper.
thing-slot-coin-does = A coin slot pays { $copper } copper. It takes { $one } or { $two }, because these lie beside it, as long as that neighbouring slot is free.
thing-slot-material = A slot holds one cube. The cube stays as raw material until a factory of its colour uses it up; then the slot is free again.
thing-slot-empty = It is free.
thing-slot-full = It holds { $colour } raw material, sold by { $who }. Everybody may use it.
thing-better-sales = { $copper ->
    [one] Your bonus Better Sales adds 1 copper to each sale of this round.
   *[other] Your bonus Better Sales adds { $copper } copper to each sale of this round.
}

# -- factories ------------------------------------------------------------------------------------------------------

thing-factory = Factory: { $commodity } from { $colour } raw material
thing-factory-does = It makes { $commodity }. Each needs one { $colour } cube from any urban market; the colour on the roof says which cubes, not whose factory it is.
thing-factory-workers = Workers for one commodity in your own factory: { $one } at level I, { $two } at level II, { $three } at level III, where one worker may also make two out of two cubes. It stores as many commodities as its level.
thing-factory-points = At the end a factory is worth { $i } points at level I, { $ii } at level II and { $iii } at level III.
thing-factory-start = It is one of those to start with: you take one free of charge, and it begins at level I.
thing-factory-offered = It lies on display. Develop Factories builds it for one execution, 1 stone and 1 of your discs.
thing-your-stone = { $stone ->
    [0] You have no stone.
   *[other] You have { $stone } stone.
}
thing-factory-ruin = Nobody owns it since a wildfire. Develop Factories takes it over at level I for one execution, 1 stone and 1 of your discs.
thing-factory-ruin-free = Nobody owns it since a wildfire. Develop Factories takes it over at level I for one execution and 1 of your discs.
thing-factory-owned = It belongs to { $who } and is at level { level }. It stores { $stored } of { $room }.
thing-factory-next = Level { level } costs you { $cost } copper and a disc; you can raise { $have } copper.
thing-outsource-not = You cannot produce here: somebody else's factory must be at level II or III.
thing-outsource-copper = You may produce here, too: { $copper } copper to { $who } and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} for one commodity, which is yours.
thing-outsource-silver = You may produce here, too: 1 silver to { $who } and { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
} for one commodity, which is yours.
thing-no-material = No market holds { $colour } raw material now.
thing-material = { $borders ->
    [0] There is { $colour } raw material in the same province.
    [one] The nearest { $colour } raw material is 1 border away.
   *[other] The nearest { $colour } raw material is { $borders } borders away.
}
thing-material-yours = { $borders ->
    [0] There is { $colour } raw material in the same province: no boats needed.
    [one] The nearest { $colour } raw material is 1 border away. Your boats can cross { $boats } in one action.
   *[other] The nearest { $colour } raw material is { $borders } borders away. Your boats can cross { $boats } in one action.
}

# -- boats, rural market, crop track --------------------------------------------------------------------------------

thing-boats = Boats
thing-boats-does = The number under your boats says how many borders your pieces may cross in one action, all of them together. It is not used up: the next action has it again. Construct Boats, the bonus Boat Upgrade and the Water Canal move you to the right; not every space raises the number.
thing-boats-points = { $points ->
    [one] At the end you score 1 point for each boat.
   *[other] At the end you score { $points } points for each boat.
}
thing-boats-yours = Your boats carry { $boats } now: { $points } points.
thing-boats-next = { $wood ->
    [0] The next space has { $boats }. A step takes 1 wood; you have none.
   *[other] The next space has { $boats }. A step takes 1 wood; you have { $wood }.
}
thing-boats-last = You are on the last space.
thing-rural = Rural market
thing-rural-colour = Rural market: { $colour } cubes
thing-rural-sells = It buys wheat, corn, cabbage, fruit and potato from your fields for { $copper } copper a cube, without boats and beside your action. Rice it never buys.
thing-rural-buys = A cube bought here costs { $copper } copper and is any food but rice. It must be used at once: to feed workers, for a route tile or for late shipping.
thing-rural-once = In one turn you may buy or sell here, never both.
thing-rural-cubes = { $cubes ->
    [0] There are no cubes here now.
    [one] There is 1 cube here.
   *[other] There are { $cubes } cubes here.
}
thing-rural-sold = You have sold in this turn, so you cannot buy.
thing-rural-bought = You have bought in this turn, so you cannot sell.
thing-crop = Crop tile: { $good }, { $cost } copper
thing-crop-empty = Crop track, space { $space }: empty
thing-crop-does = A tile on this space costs { $cost } copper. You may buy it with the bonus below it or with Plant Crops; it goes onto any free square that is not salt, with { $cubes } of your cubes at once. Then the tiles slide to the left, where they are cheaper.
thing-crop-none = There is no tile here now.
thing-crop-yours = You have { $copper } copper, and { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} in your supply.

# -- coast ----------------------------------------------------------------------------------------------------------

thing-coast = Coast
thing-coast-does = Ships wait here for deliveries. Each slot asks for a commodity or for tea; a pair of salt cubes fills any slot. Pieces cross borders to the sea with your boats. A full ship sails at once, and the next one of its row arrives.
thing-row-empty = Row { $row }: no ship
thing-row-empty-does = No ship is left in this row.
thing-ship = Ship of { $country }, row { $row }
thing-ship-waiting = Next ship: { $country }
thing-ship-next = It comes to the coast when the ship of row { $row } sails.
thing-ship-does = { $slots ->
    [one] It sails as soon as its slot is filled. Tea, salt and food aboard go back to their owners and score nothing.
   *[other] It sails as soon as its { $slots } slots are filled, by whomever. Tea, salt and food aboard go back to their owners and score nothing.
}
thing-ship-goal = Commodities aboard score { $box } points each in the box of { $country }, as long as fewer than { $limit } lie there before; otherwise { $pool } points each in the pool ({ $market }).
thing-ship-envoy = Who has a disc on Emissary to { $country } and a piece aboard may send the disc along: 1 point.
thing-ship-earns = { $silver ->
    [one] With Supply Ships each delivery takes 1 worker and earns 1 silver at once.
   *[other] With Supply Ships each delivery takes 1 worker and earns { $silver } silver at once.
}
thing-ship-filled = { $filled } of { $slots } slots are filled.
thing-ship-box = { $landed ->
    [0] The box of { $country } is empty: commodities go there.
    [one] 1 commodity lies in the box of { $country }: more go there.
   *[other] { $landed } commodities lie in the box of { $country }: more go there.
}
thing-ship-pool = The box of { $country } already holds { $landed }: commodities go to the pool.
thing-ship-yours = A piece of yours is aboard.
thing-ship-then = { $ships ->
    [one] Then comes the last ship of this row: { $country }.
   *[other] Then comes a ship of { $country }; ships in this stack: { $ships }.
}
thing-hold = Ship of { $country }, slot { $slot }: { $wanted }
thing-hold-commodity = It wants { $wanted } from a factory.
thing-hold-tea = It wants { $wanted }: one cube from a field.
thing-hold-pairs = Two salt cubes fill any slot as well; in late shipping, so do two different foods.
thing-hold-has-commodity = It is filled with a commodity of { $who }.
thing-hold-has-cubes = It is filled with goods of { $who }.
thing-hold-empty = It is empty.
thing-hold-yours = You have { $wanted }: { $have }, and salt: { $salt }.
thing-hold-boats = { $boats ->
    [one] Your boats can cross 1 border in one action.
   *[other] Your boats can cross { $boats } borders in one action.
}
thing-box-of = Deliveries: { $place }
thing-box-of-does = Each commodity in this box is worth { $points } points at the end. A ship of { $place } unloads here if fewer than { $limit } lie in it before; then all of its commodities fit.
thing-pool-of = Pool: { $place }
thing-pool-of-does = Each commodity in this pool is worth { $points } points at the end. A ship unloads here when { $limit } or more commodities lie in its country's box.
thing-envoy-worth = An emissary abroad is worth 1 point.
thing-landed = { $count ->
    [0] No commodity lies here yet.
    [one] 1 commodity lies here.
   *[other] { $count } commodities lie here.
}
thing-landed-yours = { $count ->
    [0] You have none there.
    [one] 1 is yours: { $points } points.
   *[other] { $count } are yours: { $points } points.
}
thing-envoys-yours = { $count ->
    [0] You have no emissary abroad.
    [one] You have 1 emissary abroad.
   *[other] You have { $count } emissaries abroad.
}
thing-delivered = Delivered commodities
thing-delivered-does = What ships have carried abroad scores at the end. The first commodities of a country lie in its box, { $limit } or a few more, and score more than those in the pool.
thing-exchange = Exchange ratio
thing-exchange-does = So much copper is 1 silver, both ways. Money is changed only when something must be paid: silver becomes copper if copper is short, copper becomes silver for taxes. At the end all your copper is changed and each silver is 1 point.
thing-exchange-moves = After each round a die is rolled: above the number of the space the ratio goes one space up, below it one down.
thing-exchange-now = 1 silver is { $copper } copper now.
thing-exchange-yours = You have { $copper } copper and { $silver } silver: { $worth ->
    [one] 1 point
   *[other] { $worth } points
} if the game ended now.

# -- bonuses --------------------------------------------------------------------------------------------------------

thing-order = Order and bonuses
thing-order-does = Each round begins here. Everybody takes a bonus nobody has; further left means earlier in the turn order of this round.
thing-order-crops = The crop tile above your bonus you may buy at once: it is laid on a free square with { $cubes } of your cubes.
thing-order-yours = Your place in the turn order of this round: { $place }.
thing-order-pile = { $tiles ->
    [one] 1 crop tile is still face down.
   *[other] { $tiles } crop tiles are still face down.
}
thing-bonus-does = A bonus is also your place in the turn order: further left plays earlier. And you may buy the crop tile above it at once.
thing-bonus-free-advancement = You put 1 disc on any free advancement space.
thing-bonus-better-sales = { $copper ->
    [one] Each of your sales of this round, in town and at the rural market, brings 1 copper more.
   *[other] Each of your sales of this round, in town and at the rural market, brings { $copper } copper more.
}
thing-bonus-fed-workers = Your workers need no food this round.
thing-bonus-no-taxes = You pay no taxes this round, however high your fortune values are.
thing-bonus-boat-upgrade = Your boats go one space to the right, free of charge.
thing-bonus-factory-upgrade = One of your factories goes up one level, free of charge.
thing-bonus-free = Nobody has it this round.
thing-bonus-taken = { $who } has it this round.

# -- advancements ---------------------------------------------------------------------------------------------------

thing-space-does = You put discs here with Choose Advancements. From your next turn on you may take a disc back and use its effect once; a disc that is still here at the end counts for the majority of its section.
thing-space-emissary = The disc can travel as emissary on a ship of { $country }, if a piece of yours is aboard: 1 point at the end. It also fulfils the route tile that asks for an emissary.
thing-space-free-rice = It stands for { $rice } rice, without boats: to feed, for a route tile or for late shipping.
thing-space-free-wood = It stands for 1 wood when you build boats.
thing-space-free-stone = It stands for 1 stone when you build a factory.
thing-space-free-raw-material = While you produce, it stands for 1 raw material of the colour you need, in the factory's province.
thing-space-free-boat = Your boats may cross 1 border more, once.
thing-space-free-copper = It stands for { $copper } copper in one payment.
thing-space-free-salt = It stands for 1 salt, without boats: for a salt pair on a ship or for a route tile.
thing-space-additional-sale = You sell 1 cube to an urban market, beside your action and with boats of its own.
thing-space-additional-crops = You buy a tile of the crop track at its price and plant it, beside your action.
thing-space-same-undertakings = In Emperor's Undertakings you may enter a box that is already taken.
thing-space-additional-worker = In Emperor's Undertakings the disc counts as one more worker.
thing-space-eager-immigrants = In Emperor's Undertakings you may also use your workers from the top migration box.
thing-space-free-wheat = It stands for 1 wheat, without boats: to feed, for a route tile or for late shipping.
thing-space-personal-route = You take any route tile of the discard pile for yourself alone; its war and disaster symbols do not count.
thing-space-war-copper = You get 1 copper for each of your workers in the war box.
thing-space-veterans = After the war up to { $veterans } of your workers stay lying beside the war box and fight again next round.
thing-space-additional-recruit = When the war is resolved, the disc counts as one more worker of yours in the war box.
thing-space-weaker-enemies = When the war is resolved, the enemies count { $weaker } less, for everybody.
thing-space-free = No disc lies here.
thing-space-taken = The disc of { $who } lies here.
thing-space-fresh = It was put here in this turn and cannot be used yet.
thing-section-diplomacy = Discs in this section become emissaries on ships.
thing-section-economy = Discs in this section stand for goods, copper, boats and building material.
thing-section-emperor = Discs in this section help with salt, sales and crops, or with the emperor's boxes.
thing-section-war-routes = Discs in this section help with wheat and route tiles, or in the war.
thing-section-does = At the end the most discs in a section score { $most } points, or { $tied ->
    [one] 1 point
   *[other] { $tied } points
} each if several are tied.
thing-section-empty = Nobody has a disc in this section.
thing-section-leads = { $tied ->
    [one] Most discs in this section: { $who }, { $discs }.
   *[other] Several are tied for most discs in this section, { $discs } each.
}
thing-section-yours = { $points ->
    [0] You have { $discs } there: no points yet.
    [one] You have { $discs } there: 1 point if the game ended now.
   *[other] You have { $discs } there: { $points } points if the game ended now.
}
thing-your-discs = { $discs ->
    [one] You have 1 disc in your supply.
   *[other] You have { $discs } discs in your supply.
}

# -- fortune actions and cards --------------------------------------------------------------------------------------

thing-fortune-does = You carry it out by playing a card here: as often as the card's fortune value says, each of the five actions once a round. The card's workers then wait under it as a group for a later turn. A disc on the tax space allows one execution more.
thing-fortune-construct-boats = Each execution turns 1 wood into one step on the boat track, so that your pieces cross more borders.
thing-fortune-plant-crops = Each execution plants one free field, no matter where: 1 cube, on rice { $rice }. Once per action you may instead buy a crop tile and lay it with { $cubes } cubes.
thing-fortune-sell = Each execution sells one cube of tea, salt, cotton, sugarcane, ramie or bamboo to a free slot of an urban market: { $copper } copper, on a coin slot { $coin }. The way into another province takes boats.
thing-fortune-develop-factories = Each execution builds a factory for 1 stone, or raises one of yours: to level II for { $two } copper, to level III for { $three } copper. Each takes a disc.
thing-fortune-choose-advancements = Each execution puts one of your discs on a free advancement space, every time in another section.
thing-fortune-open = You have not used it this round.
thing-fortune-played = { $workers ->
    [0] You used it this round, with fortune { $fortune }. Its workers have gone to work.
    [one] You used it this round, with fortune { $fortune }. 1 worker waits here.
   *[other] You used it this round, with fortune { $fortune }. { $workers } workers wait here.
}
thing-means-boats = Your wood: { $wood }. Your boats carry { $boats }.
thing-means-cubes = Cubes in your supply: { $cubes }. Your copper: { $copper }.
thing-means-sales = { $fields ->
    [0] None of your fields has a cube that a market within reach would take now.
    [one] You have 1 field with cubes that a market within reach would take now.
   *[other] You have { $fields } fields with cubes that a market within reach would take now.
}
thing-means-factories = Your stone: { $stone }. Your copper: { $copper }.
thing-card = Card: fortune { $fortune }, workers { $workers }
thing-card-does = { $fortune ->
    [one] Played on a fortune action, it allows 1 execution.
   *[other] Played on a fortune action, it allows up to { $fortune } executions.
}
thing-card-group = { $workers ->
    [one] 1 worker comes to your board with it. In a later turn it goes to a workforce action.
   *[other] { $workers } workers come to your board with it as a group. In a later turn the group goes to a workforce action.
}
thing-card-tax = Its fortune value { $fortune } counts for the taxes of this round; its workers must be fed.
thing-card-yours = { $count ->
    [0] You do not hold it now.
    [one] You hold it once.
   *[other] You hold it { $count } times.
}
thing-hand = Hand
thing-hand-does = Each round everybody plays { $cards } cards on fortune actions and sends as many groups of workers to workforce actions, in any order: { $turns } turns.
thing-hand-yours = Cards in your hand: { $cards }; groups on your board: { $groups }; cards still face down: { $deck }.

# -- workforce actions ----------------------------------------------------------------------------------------------

thing-workforce-does = You send one group of workers from your board here; each of these actions once a round. Your workers of the bottom migration box may join, { $most } together at most. Workers who are not used go to the top migration box.
thing-workforce-take-resources = { $copper ->
    [one] Each worker and 1 copper bring 1 wood or 1 stone, while they last.
   *[other] Each worker and { $copper } copper bring 1 wood or 1 stone, while they last.
}
thing-workforce-produce = Workers turn raw material of the urban markets into commodities, in your own factories or, for a payment, in those of others. Each factory once a turn.
thing-workforce-supply-ships = { $silver ->
    [one] Each worker brings one commodity, one tea or two salt to a ship at the coast and earns 1 silver at once.
   *[other] Each worker brings one commodity, one tea or two salt to a ship at the coast and earns { $silver } silver at once.
}
thing-workforce-emperor = Your workers fill one of the four boxes. The more it takes, the better the reward at the end of the round.
thing-workforce-war-routes = Your workers go to war, where the most soldiers win points at the end of the round. You may also fulfil one open route tile, for money and points.
thing-workforce-done = You have been there this round.
thing-chance-resources = In the box: wood { $wood }, stone { $stone }. Your copper: { $copper }.
thing-chance-produce = { $workers ->
    [0] You cannot produce anywhere now.
    [one] You can produce now with 1 worker.
   *[other] You can produce now with at least { $workers } workers.
}
thing-chance-ships = { $pieces ->
    [0] You have nothing that a ship would take and your boats could bring now.
    [one] You have pieces in 1 place that you could deliver now.
   *[other] You have pieces in { $pieces } places that you could deliver now.
}
thing-chance-war = { $soldiers ->
    [one] 1 soldier against { $enemies } enemies so far.
   *[other] { $soldiers } soldiers against { $enemies } enemies so far.
}
thing-chance-emperor = { $boxes ->
    [one] 1 of the four boxes is free.
   *[other] { $boxes } of the four boxes are free.
}
thing-box-workers = { $workers ->
    [one] It takes exactly 1 worker.
   *[other] It takes exactly { $workers } workers.
}
thing-box-pays = At the end of the round it pays { $silver ->
    [0] { $copper } copper.
   *[other] { $copper ->
        [0] { $silver } silver.
       *[other] { $copper } copper and { $silver } silver.
    }
}
thing-reward-route-tile = You also take any route tile of the discard pile for yourself alone; if there is none, { $copper } copper more.
thing-reward-boat-upgrade = Your boats also go one space to the right.
thing-reward-factory-upgrade = One of your factories also goes up one level, free of charge.
thing-box-open = Everybody may use it in the same round.
thing-box-one = { $spaces ->
    [one] Only one player a round may use it.
   *[other] Only { $spaces } players a round may use it.
}
thing-box-taken = { $who } is there this round.
thing-box-empty = Nobody is there this round.
thing-resource-does = { $copper ->
    [one] Take Resources brings one for a worker and 1 copper.
   *[other] Take Resources brings one for a worker and { $copper } copper.
}
thing-resource-left = { $count ->
    [0] None is left in the box.
   *[other] In the box: { $count }.
}
thing-resource-yours = You have { $count }, and { $copper } copper.

# -- war and routes -------------------------------------------------------------------------------------------------

thing-war-does = Everybody's soldiers fight together against the enemies: the war symbols on all open route tiles. Who comes first stands further left, and that decides ties.
thing-war-prizes = If the soldiers are at least as many as the enemies, the most soldiers win { $first } points and the second most { $second }.
thing-war-lost = If they are fewer, only the most soldiers win { $second } points.
thing-war-now = { $soldiers ->
    [one] 1 soldier faces { $enemies } enemies now.
   *[other] { $soldiers } soldiers face { $enemies } enemies now.
}
thing-war-yours = { $points ->
    [0] { $soldiers ->
        [0] You have no soldiers there.
        [one] 1 of them is yours: no points as it stands.
       *[other] { $soldiers } of them are yours: no points as it stands.
    }
   *[other] { $soldiers ->
        [one] 1 of them is yours: { $points } points as it stands.
       *[other] { $soldiers } of them are yours: { $points } points as it stands.
    }
}
thing-glory = War glories
thing-glory-yours = Your first places: { $first }, your second places: { $second }.
thing-route = Route { $route }
thing-route-wants = It asks for { $parts ->
    [1] { $d1 }
    [2] { $d1 } and { $d2 }
   *[other] { $d1 }, { $d2 } and { $d3 }
}.
thing-route-pays = Who fulfils it gets { $silver ->
    [0] { $copper ->
        [0] no money
       *[other] { $copper } copper
    }
   *[other] { $silver } silver
} at once and { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
thing-route-war = { $war ->
    [0] It adds no enemies to the war of this round.
    [one] It adds 1 enemy to the war of this round.
   *[other] It adds { $war } enemies to the war of this round.
}
thing-route-disaster = At the end of the round it brings a disaster: { $disaster }.
thing-route-how = One open tile may be fulfilled with each War & Routes action, without boats: goods from your fields, commodities from factories, food also from the rural market.
thing-route-personal = A personal tile is filled at the end of a round or of the game, also bit by bit, and pays when it is complete.
thing-route-personal-unpaid = A personal tile is filled at the end of a round or of the game, also bit by bit; it scores its points but pays nothing.
thing-route-fulfilled = { $who } has fulfilled it this round.
thing-route-can = You have all that it asks for.
thing-route-cannot = You do not have all that it asks for.
thing-route-won = { $who } has fulfilled it.
thing-route-held = { $who } holds it as a personal tile.
thing-route-discarded = It lies in the discard pile.
thing-discard = Discarded route tiles
thing-war = War box
thing-discard-does = Route tiles that nobody fulfils come here at the end of the round. With Road Construction or the advancement Personal route tile you may take one for yourself.
thing-discard-tiles = { $tiles ->
    [one] 1 tile lies here.
   *[other] { $tiles } tiles lie here.
}

# -- taxes ----------------------------------------------------------------------------------------------------------

thing-tax = Taxes
thing-tax-disc = A disc on the tax space gives one execution more in a fortune action, once per action; it counts 1 for the taxes of this round.
thing-tax-does = At the end of the round the fortune values of your cards and your tax discs are added.
thing-tax-from = From { $sum } on you owe { $silver } silver.
thing-tax-unpaid = If silver is short, { $ratio } copper stand for each. If it still does not suffice, you lose all your copper and take a misfortune tile for each missing silver.
thing-tax-free = You have No Taxes: you pay nothing this round.
thing-tax-yours = Your sum is { $total } so far: { $due ->
    [0] nothing is due
   *[other] { $due } silver due
}, and you have { $silver } silver.

# -- what a clan counts ---------------------------------------------------------------------------------------------

thing-name-copper = Copper
thing-name-silver = Silver
thing-name-wood = Wood
thing-name-stone = Stone
thing-name-idle = Workers in the supply
thing-name-cubes = Cubes in the supply
thing-name-discs = Discs in the supply
thing-name-commodities = Commodities in the supply
thing-name-misfortune = Misfortune
thing-name-won = Fulfilled route tiles
thing-count-copper = Copper buys crop tiles, resources, factory levels and food. { $ratio } copper are 1 silver now.
thing-count-silver = Silver pays taxes, and each silver is 1 point at the end. If copper is short, 1 silver becomes { $ratio } copper.
thing-count-wood = Construct Boats uses 1 wood for each step on the boat track.
thing-count-stone = Develop Factories uses 1 stone for each new factory.
thing-count-idle = They come into play with your cards. If the supply is empty, a card brings fewer.
thing-count-cubes = You plant them on fields; there they are the good that grows. Sold, eaten or shipped, they come back sooner or later.
thing-count-discs = A disc marks a factory level, an advancement, a tax or a war glory. Without discs you can do none of that.
thing-count-commodities = Your factories bring them into play, one for each commodity made. Delivered ones are worth most; one still in a factory or on a ship at the coast is 1 point at the end.
thing-count-misfortune = { $points ->
    [one] Each tile costs 1 point at the end. You get them for food or taxes that you cannot pay.
   *[other] Each tile costs { $points } points at the end. You get them for food or taxes that you cannot pay.
}
thing-count-won = Each one scores the points printed on it.
thing-count-yours = You have { $count }.
thing-food = Food
thing-food-does = After the actions your workers on the game board must be fed, migrants and veterans too: 1 food for each { $workers } workers or part of them.
thing-food-counts = Rice, wheat and corn are 1 food each; two cubes of fruit, cabbage or potato together are 1 food.
thing-food-missing = A cube of the rural market costs { $copper } copper. For each missing food you take a misfortune tile: { $points } points less at the end.
thing-food-fed = Your bonus feeds them: nothing is due this round.
thing-food-yours = Your workers on the game board: { $workers }. Food due: { $due }, on your fields: { $have }, missing: { $missing }.
thing-points = Points if the game ended now
thing-points-does = Nothing is paid out on the way: points are counted once, after { $rounds } rounds. Here stands what they would be now.
thing-points-from = They come from boats, factories, commodities abroad, emissaries, glory in war, routes, most discs in a section, and silver; misfortune takes some away.
thing-points-of = { $who }: { $points }.
thing-clan = { $who }
thing-clan-does = Each player leads a merchant clan. After { $rounds } rounds the most points win; a tie goes to whoever played earlier in the last round.
thing-clan-place = Place in the turn order of this round: { $place }.
thing-clan-bonus = Bonus of this round: { $bonus }.
thing-clan-money = Money: { $copper } copper, { $silver } silver.
thing-clan-points = If the game ended now: { $points } points. The largest part of them: { $source }, { $best }.
thing-clan-food = Food due for the workers on the game board: { $due }.
thing-workers-yours = { $workers ->
    [0] None of your workers is here.
    [one] 1 of your workers is here.
   *[other] { $workers } of your workers are here.
}

# -- the round ------------------------------------------------------------------------------------------------------

thing-round = The round
thing-phase = Phase: { $phase }
thing-round-does = { $rounds } rounds are played. In each: take a bonus, take { $turns } turns, feed the workers, then war, disasters, routes, the emperor's rewards and taxes, a last delivery of food to the ships, and cleaning up.
thing-round-now = This is round { $round } of { $rounds }.
thing-phase-bonus = One after the other takes a bonus, which is also the place in the turn order, and may buy the crop tile above it.
thing-phase-actions = Everybody takes { $turns } turns: { $cards } cards on fortune actions and as many groups of workers to workforce actions, in any order.
thing-phase-feeding = Everybody feeds their workers on the game board: 1 food for each { $workers } workers or part of them.
thing-phase-resolution = In this order: the war brings glory, disasters strike, fulfilled route tiles are taken, the emperor rewards, taxes are paid.
thing-phase-late-shipping = Everybody may once bring two different foods to any empty slot of a ship, without workers, and earns { $silver } silver.
thing-phase-administration = The die changes the exchange ratio, workers come home, those of the top migration box go to the bottom one, and { $cards } new cards are drawn.
thing-phase-now = This phase is on now, in round { $round }.
thing-phase-other = Now it is round { $round }, another phase.
thing-migration = Migration
thing-place-top = Migration, top box
thing-place-bottom = Migration, bottom box
thing-place-lying = Veterans
thing-migration-does = Workers of a group who find no work go here.
thing-migration-top = Workers in the top box cannot be used; at the end of the round they move to the bottom box.
thing-migration-bottom = Workers in the bottom box may join one of your groups in a workforce action. At the end of the round they return to your supply.
thing-migration-bottom-stay = Workers in the bottom box may join one of your groups in a workforce action. They stay here until they are used.
thing-migration-eats = They must be fed like all workers on the game board.
thing-veterans-does = Up to { $veterans } workers may lie here after a war, with the advancement Veterans. Next round they fight again, and until then they eat.
thing-disaster-wildfire = Each player removes one disc from one of their factories. It stores less then; without discs it belongs to nobody.
thing-disaster-flood = Everybody's boats go one space to the left.
thing-disaster-drought = Each player loses one cube in every province where they have one.
thing-disaster-does = Disasters come at the end of the round, each one once, if an open route tile shows it.
thing-disaster-comes = It comes this round.
thing-disaster-not = No open route tile shows it.
thing-wildfire-yours = { $factories ->
    [0] You have no factory to lose.
    [one] You have 1 factory: it would lose a level.
   *[other] You have { $factories } factories: one of them would lose a level.
}
thing-flood-yours = { $lost ->
    [0] Your boats would still carry { $before }.
   *[other] Your boats would carry { $after } instead of { $before }.
}
thing-drought-yours = { $cubes ->
    [0] You would lose nothing: you have no cubes on fields.
    [one] You would lose 1 cube.
   *[other] You would lose { $cubes } cubes, one in each of { $cubes } provinces.
}

# -- what stands in for a price ---------------------------------------------------------------------------------------

thing-pays-rural = { $cubes ->
    [one] You buy 1 cube of the rural market for { $copper } copper.
   *[other] You buy { $cubes } cubes of the rural market for { $copper } copper.
}
thing-pays-disc = You use your disc on { $space } and get it back.
thing-pays-silver = You change { $silver } silver into { $copper } copper to pay.
thing-pays-copper = You change { $copper } copper into 1 silver to pay.

# -- answers --------------------------------------------------------------------------------------------------------

thing-answer-end = You are done with what is asked. What you could still have done here lapses.
thing-answer-no = You do without it.
thing-answer-pay = You pay from your supply. If copper is short, silver is changed; if silver is due, copper stands in at the ratio.
thing-answer-pay-disc = You take a disc back from its advancement space, and it stands for part or all of the payment.
thing-answer-emissary = Your disc sails along as an emissary: 1 point at the end, but it no longer counts in its section.
thing-colour-does = The factory can no longer store all that lies in it. The commodity you name goes back to its owner's supply.
thing-colour-of = It belongs to { $who }.

## When moves are made that are not asked for now

when-take = Wood and stone are taken by workers in Take Resources
when-build = Factories are built with Develop Factories
when-lay = Squares are chosen for a factory tile that has just been taken
when-upgrade = Factories are raised with Develop Factories, or by a reward
when-pay = There is nothing to pay now
when-crop = A square is chosen for a crop tile that has just been bought
when-no = Nothing is being offered now
when-buy = Crop tiles are bought with Plant Crops
when-to = A market slot is chosen for a cube that is being sold to a town
when-sell = Cubes are sold to towns with Sell at Urban Market
when-emissary = An emissary goes along when a ship of its country sets sail
when-give-field = Cubes leave a field when they are sold, shipped, eaten or brought for a route
when-give-stock = Stored commodities leave with Supply Ships or for a route
when-give-rural = Cubes of the rural market are bought for feeding, for routes and in late shipping
when-give-disc = This advancement stands in only for a piece that is asked for
when-claim = Route tiles of the discard pile are taken with Personal route tile
when-boat = Boats are built with Construct Boats
when-rural = Food is sold to the rural market in your own turn
when-use = Advancements are used in your own turn and in the war
when-board = An emissary goes aboard in your own turn, or when the ship sets sail
when-tax = Your people are taxed during a fortune action, for one more execution
when-end = There is nothing to end now
when-plant = Fields are planted with Plant Crops
when-rebuild = Burnt-down factories are taken over with Develop Factories
when-advance = Discs are put on advancements with Choose Advancements
when-produce = Factories produce with Produce Commodities
when-raw = Raw material is taken from a market when a factory produces
when-slot = A slot of a ship is chosen for a piece that is being shipped
when-emperor = The emperor's boxes are chosen in Emperor's Undertakings
when-war = Workers go to war with War & Routes
when-route = Route tiles are fulfilled with War & Routes
when-keep = Veterans are kept when the war is over
when-burn = Factories lose a disc only in a wildfire
when-lose = Commodities are lost only when a factory burns
when-fill = Your own route tiles are filled in the resolution of a round
when-bonus = Bonuses are chosen at the beginning of a round
when-play = Cards are played when it is your turn in the action phase, one a turn
when-work = Workers are sent when it is your turn in the action phase, one group a turn
when-migrate = Workers migrate when it is your turn in the action phase
