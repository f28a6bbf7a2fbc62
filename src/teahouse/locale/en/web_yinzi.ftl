# The board of Yínzi in the browser.
web-yz-zone-map = Map
web-yz-zone-coast = Coast
web-yz-zone-work = Work
web-yz-zone-adv = Adv.
web-yz-zone-me = Me
web-yz-map = Provinces
web-yz-yangtze = Yangtze
web-yz-open-here = { $count ->
    [one] 1 choice here
   *[other] { $count } choices here
}
web-yz-province-sum = your cubes { $cubes }, free slots { $slots }
web-yz-province-all = cubes { $cubes }, free slots { $slots }
web-yz-blank = blank square
web-yz-field = { $province } { $square }: { $good }
web-yz-field-cubes = { $province } { $square }: { $good }, { $count ->
    [one] 1 cube
   *[other] { $count } cubes
} of { $name }
web-yz-slot = Market of { $province }, slot { $slot }: { $good }
web-yz-slot-full = Market of { $province }, slot { $slot }: { $good }, { $colour } raw material
web-yz-factory = Factory of { $name }: { $commodity } from { $colour }, level { level }, store { $stock }
web-yz-ruin = Factory without an owner: { $commodity } from { $colour }
web-yz-boats-needed = { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}
web-yz-too-far = needs { $boats }, you have { $have }
web-yz-out-of-reach = { $boats ->
    [one] needs 1 boat
   *[other] needs { $boats } boats
}
web-yz-no-slot = no { $good } slot
web-yz-no-material = nothing { $colour }
web-yz-boats-to-sea = { $boats ->
    [one] 1 boat to the sea
   *[other] { $boats } boats to the sea
}
web-yz-boats-left = { $count ->
    [one] 1 boat left
   *[other] { $count } boats left
}

web-yz-order = Order
web-yz-crops-left = { $count ->
    [one] 1 crop left
   *[other] { $count } crops left
}
web-yz-crop = Crop track, space { $space }: { $good } for { $cost } copper
web-yz-crop-none = Crop track, space { $space }: empty
web-yz-bonus-free-advancement = Adv.
web-yz-bonus-better-sales = Sales
web-yz-bonus-fed-workers = Fed
web-yz-bonus-no-taxes = No tax
web-yz-bonus-boat-upgrade = Boat
web-yz-bonus-factory-upgrade = Factory
web-yz-leads = { $name } leads
web-yz-tie = { $name }, { $other } tie
web-yz-section-diplomacy = Diplomacy
web-yz-section-economy = Economy
web-yz-section-emperor = Emperor
web-yz-section-war-routes = War & Routes
web-yz-space-emissary-brunei = Brunei
web-yz-space-emissary-korea = Korea
web-yz-space-emissary-japan = Japan
web-yz-space-emissary-portugal = Portugal
web-yz-space-emissary-spain = Spain
web-yz-space-emissary-netherlands = Dutch
web-yz-space-free-rice = { $rice } rice
web-yz-space-free-wood = 1 wood
web-yz-space-free-stone = 1 stone
web-yz-space-free-raw-material = 1 raw
web-yz-space-free-boat = +1 boat
web-yz-space-free-copper = { $copper } copper
web-yz-space-free-salt = 1 salt
web-yz-space-additional-sale = 1 sale
web-yz-space-additional-crops = 1 crop
web-yz-space-same-undertakings = same box
web-yz-space-additional-worker = +1 worker
web-yz-space-eager-immigrants = migrants
web-yz-space-free-wheat = 1 wheat
web-yz-space-personal-route = route
web-yz-space-war-copper = war pay
web-yz-space-veterans = veterans
web-yz-space-additional-recruit = recruit
web-yz-space-weaker-enemies = enemy −{ $weaker }

web-yz-boats = Boats
web-yz-boat-track = Boat track: your boats carry { $capacity }
web-yz-rural = Rural market
web-yz-rural-cubes = Rural market, { $colour } cubes: { $count }
web-yz-rural-empty = empty
web-yz-rural-price = sell { $sells }, buy { $buys }

web-yz-coast = Coast
web-yz-ship = Row { $row }: ship of { $country }
web-yz-hold = Row { $row }, slot { $slot }: wants { $wanted }
web-yz-hold-full = Row { $row }, slot { $slot }: { $wanted } of { $name }
web-yz-no-ship = no ship left
web-yz-next = { $count } to come
web-yz-last-ship = the last
web-yz-delivered = Delivered
web-yz-box-holds = { $count } a box
web-yz-exchange = Copper for 1 silver
web-yz-silver-each = { $count } silver each
web-yz-country-brunei = Brunei
web-yz-country-korea = Korea
web-yz-country-japan = Japan
web-yz-country-portugal = Portug.
web-yz-country-spain = Spain
web-yz-country-netherlands = Dutch
web-yz-none = nobody

web-yz-workforce = Workforce actions
web-yz-work-take-resources = Resources
web-yz-work-produce = Commodities
web-yz-work-supply-ships = Shipping
web-yz-work-emperor = Emperor
web-yz-work-war-routes = War & Routes
web-yz-war = Soldiers
web-yz-of = of { $count }
web-yz-war-box = War box: { $soldiers } soldiers against { $enemies }
web-yz-route = Route { $route }: { $demand }; { $points } points, { $copper } copper, { $silver } silver, { $war } enemies
web-yz-disaster-wildfire = Fire
web-yz-disaster-flood = Flood
web-yz-disaster-drought = Drought
web-yz-route-open = open
web-yz-route-none = none
web-yz-any-commodity = any ware
web-yz-any-good = any good
web-yz-discard = discard
web-yz-offer = Factory tile: { $commodity } from { $colour }
web-yz-offer-hint = factories on offer, { $count } hidden
web-yz-supply = { $count } { $resource } in supply
web-yz-copper-each = { $count } copper each
web-yz-box = { $box }: workers { $workers }, taken by { $names }
web-yz-box-palace = Palace
web-yz-box-road = Road
web-yz-box-canal = Canal
web-yz-box-bridge = Bridge
web-yz-migrants = Migrants
web-yz-top = top
web-yz-bottom = bottom
web-yz-migrate = Send the workers under { $group } into migration
web-yz-claim = Route tiles of the discard pile
web-yz-workers-of = { $count ->
    [one] 1 worker
   *[other] { $count } workers
} of { $name }

web-yz-own = Your board
web-yz-place = { $place ->
    [1] first this round
    [2] second this round
    [3] third this round
   *[other] fourth this round
}
web-yz-thing-copper = copper
web-yz-thing-silver = silver
web-yz-thing-wood = wood
web-yz-thing-stone = stone
web-yz-thing-idle = workers
web-yz-thing-cubes = cubes
web-yz-thing-discs = discs
web-yz-thing-commodities = wares
web-yz-thing-capacity = boats
web-yz-thing-food = food
web-yz-thing-won = routes
web-yz-fortune-construct-boats = Boats
web-yz-fortune-plant-crops = Plant
web-yz-fortune-sell = Sell
web-yz-fortune-develop-factories = Factories
web-yz-fortune-choose-advancements = Advance
web-yz-hint-construct-boats = 1 wood a step
web-yz-hint-plant-crops = 1 field each
web-yz-hint-sell = { $copper } copper each
web-yz-hint-develop-factories = build, upgrade
web-yz-hint-choose-advancements = 1 disc each
web-yz-take-group = Take the group under { $action } in hand: workers { $count }
web-yz-taxes = Taxes
web-yz-taxed = fortune { $count }
web-yz-tax-free = free
web-yz-tax-silver = { $count } silver
web-yz-hand = Hand
web-yz-deck = deck { $count }
web-yz-card = Card: fortune { $fortune }, workers { $workers }
web-yz-in-hand = in hand
web-yz-choose-action = choose
web-yz-misfortune = misfortune
web-yz-personal = personal route { $route }
web-yz-if-ended = if it ended

web-yz-this-round = This round
web-yz-phase-bonus = Bonus
web-yz-phase-actions = Actions
web-yz-phase-feeding = Feed
web-yz-phase-resolution = Resolve
web-yz-phase-late-shipping = Late
web-yz-phase-administration = Admin
web-yz-feed = Feed { $due }, have { $have }
web-yz-war-ahead = War { $soldiers } of { $enemies }
web-yz-tax-ahead = Tax { $due }, have { $have }

web-yz-board-of = Board of { $name }
web-yz-back = Own board
web-yz-look = Show the board of { $name }
web-yz-tax-disc = Tax disc
web-yz-tax-gives = +1 execution
web-yz-tax-discs = Tax discs: { $count }. One more execution of a fortune action each
web-digest = What the round brings
web-standing = If it ended now:
