# What things on the board are: names (thing-), what they do (does-), what they mean for you now (now-).

symbol-craftsman = hammers
symbol-court-lady = dragons
symbol-pyrotechnist = rockets
symbol-tax-collector = coins
symbol-warrior = helmets
symbol-monk = Buddhas
symbol-healer = mortars
symbol-farmer = rice sacks
symbol-scholar = books

thing-event = Month { $month }: { $event }
thing-event-open = Month { $month }: no event yet
thing-corner-hidden = Hidden super event
thing-group = Action group { $group }
thing-skip = Skip the action
thing-privilege-small = Small privilege
thing-privilege-large = Large privilege
thing-card = Person card: { $card }
thing-palace = Palace { $palace }
thing-palace-of = Palace { $palace } of { $name }
thing-palace-new = A new palace
thing-good-yuan = Yuan
thing-good-rice = Rice
thing-good-fireworks = Fireworks
thing-wall = Great Wall, month { $month }
thing-wall-tile = Wall tile: { $tile }
thing-track = Person track
thing-points = Points
thing-seat = { $name }
thing-decline = Let the newcomer go

# -- events -------------------------------------------------------------------------------------------------------

does-event-open = { $tiles } event tiles are drawn before the game. Apart from peace, the same event never comes twice in a row.
does-event-peace = Nothing happens. Like in every month, palaces without persons lose a floor afterwards.
does-event-drought = Each of your palaces with persons in it eats 1 rice. From each that goes without, one person leaves; you choose the palaces and the persons.
does-event-contagion = { $sick } of your persons leave, 1 fewer for each mortar on your healers. You choose who.
does-event-mongols = Everybody scores 1 point for each own helmet. Then whoever has the fewest helmets loses 1 person; if several tie for fewest, each of them does.
does-event-mongols-wall = The Great Wall is counted as well. If it reaches this month, everybody scores 1 point for each own tile in it; if it does not, whoever has built the fewest tiles loses 1 person.
does-event-tribute = Everybody pays { $yuan } yuan. If you have less, you pay all you have and lose 1 person for each yuan that is missing.
does-event-festival = Whoever has the most fireworks scores { $first } points, the second most { $second }; ties score in full. Whoever scores gives back half of the own fireworks, rounded up.
does-event-super = The super event follows in the same month.

does-corner = It strikes in month { $month }, after the event of the month and before the scoring.
does-corner-hidden = One of { $count } super events lies here face down and is turned up in month { $month }.
does-corner-lanternfest = Everybody scores { $points } points for each person in the own palaces.
does-corner-buddha = Everybody scores for the own monks: the Buddhas on each tile times the floors of its palace.
does-corner-earthquake = Everybody takes { $floors } floors off the own palaces. Persons left without a floor leave, and a palace without floors is gone.
does-corner-flood = Everybody counts yuan, rice and fireworks together and gives back half of them, rounded down, in any mix.
does-corner-solar-eclipse = The event of month { $month } happens a second time.
does-corner-volcano = All markers go back to the start of the person track. The turn order stays as it is.
does-corner-tornado = Everybody discards { $cards } person cards.
does-corner-sunrise = In turn order everybody takes a young person without playing a card. Nobody may choose a type that somebody has chosen before.
does-corner-assassination = Everybody loses all privileges.
does-corner-charter = Everybody names one type of the own persons and takes what its symbols bring: floors, yuan, rice, fireworks, points for dragons, books or monks, spaces on the person track for helmets. Mortars bring nothing.
does-corner-charter-points = Everybody names one type of the own persons and takes what its symbols bring: floors, yuan, rice, fireworks, points for dragons, books, helmets or monks. Mortars bring nothing.

now-month = It comes in month { $month }.
now-over = It is over.
now-under-way = It is happening now.
now-away = { $months ->
    [0] It comes this month.
    [one] It comes next month.
   *[other] It comes in { $months } months.
}
now-comes = { $event } in month { $month }.
now-yuan = You have { $yuan } yuan.
now-rice = You have { $rice } rice for { $palaces ->
    [one] 1 inhabited palace.
   *[other] { $palaces } inhabited palaces.
}
now-mortars = { $mortars ->
    [0] You have no mortar.
    [one] You have 1 mortar.
   *[other] You have { $mortars } mortars.
}
now-helmets = { $helmets ->
    [0] You have no helmet, the others { $others }.
    [one] You have 1 helmet, the others { $others }.
   *[other] You have { $helmets } helmets, the others { $others }.
}
now-fireworks = You have { $fireworks } fireworks, the others { $others }.
now-lose-persons = { $count ->
    [0] You would lose nobody.
    [one] You would lose 1 person.
   *[other] You would lose { $count } persons.
}
now-score = { $points ->
    [0] You would score nothing.
    [one] You would score 1 point.
   *[other] You would score { $points } points.
}
now-give-back-fireworks = You would give back { $count } fireworks.
now-floors = You have { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
} in { $palaces ->
    [one] 1 palace.
   *[other] { $palaces } palaces.
}
now-flood = You have { $pieces } pieces and would give back { $count }.
now-track = You are on space { $track }, number { $place } in turn order.
now-cards = { $cards ->
    [one] You hold 1 card.
   *[other] You hold { $cards } cards.
}
now-rooms = { $rooms ->
    [0] Your palaces are full: somebody would have to make room.
    [one] There is room for 1 person in your palaces.
   *[other] There is room for { $rooms } persons in your palaces.
}
now-dragons = { $dragons ->
    [0] You have no privilege.
    [one] Your privileges score 1 point each month.
   *[other] Your privileges score { $dragons } points each month.
}
now-symbols = Your { $symbol }: { $count }.
now-others = The others have { $others }.

# -- actions ------------------------------------------------------------------------------------------------------

does-group = You send your dragon to one group and carry out one of its actions. Joining is free for the first; where a dragon stands already it costs { $fee } yuan.
does-action-taxes = You take { $base } yuan, and 1 more for each coin on your tax collectors.
does-action-build = You build { $base ->
    [one] 1 floor
   *[other] { $base } floors
}, and 1 more for each hammer on your craftsmen. They raise palaces or begin new ones.
does-action-harvest = You take { $base } rice, and 1 more for each sack on your farmers.
does-action-fireworks = You take { $base } fireworks, and 1 more for each rocket on your pyrotechnists.
does-action-parade = Your marker moves { $base ->
    [one] 1 space
   *[other] { $base } spaces
} ahead on the person track, and 1 more for each helmet on your warriors.
does-action-research = You score { $base ->
    [one] 1 point
   *[other] { $base } points
}, and 1 more for each book on your scholars.
does-action-privilege = You buy one privilege: small for { $small } yuan or large for { $large } yuan. It scores at the end of every month.
does-action-wall = You add one of your tiles to the Great Wall, which all build together, and take the benefit on its back.
does-skip = You do nothing in this phase and fill your purse up to { $refill } yuan. If you have more, you get nothing. Your dragon stands on no group.
does-privilege = It costs { $price } yuan and scores { $dragons ->
    [one] 1 point
   *[other] { $dragons } points
} at the end of every month, this one included. You may own any number.

now-group-free = Nobody has joined this group: it is free.
now-group-fee = { $dragons ->
    [one] 1 dragon stands here: joining costs { $fee } yuan.
   *[other] { $dragons } dragons stand here: joining costs { $fee } yuan.
}
now-action-taxes = You would take { $count } yuan.
now-action-build = { $count ->
    [one] You would build 1 floor.
   *[other] You would build { $count } floors.
}
now-action-harvest = You would take { $count } rice.
now-action-fireworks = You would take { $count } fireworks.
now-action-parade = { $count ->
    [one] You would move 1 space.
   *[other] You would move { $count } spaces.
}
now-action-research = { $count ->
    [one] You would score 1 point.
   *[other] You would score { $count } points.
}
now-privilege-worth = { $months ->
    [one] 1 month is still to be scored: bought now, it brings { $points } in all.
   *[other] { $months } months are still to be scored: bought now, it brings { $points } points in all.
}

# -- persons ------------------------------------------------------------------------------------------------------

does-tile = Moving in takes your marker { $value ->
    [one] 1 space
   *[other] { $value } spaces
} ahead on the person track. Its { $symbol }: { $count }.
does-symbol-craftsman = Each hammer adds 1 floor when you choose Build.
does-symbol-court-lady = Each dragon on a court lady scores 1 point at the end of every month.
does-symbol-pyrotechnist = Each rocket adds 1 to your fireworks when you choose the Fireworks display.
does-symbol-tax-collector = Each coin adds 1 yuan when you choose Taxes.
does-symbol-warrior = Each helmet adds 1 space in a Military parade and scores 1 point when the Mongols come; then the fewest helmets lose a person.
does-symbol-monk = At the end of the game each monk scores: the Buddhas on the tile times the floors of the palace.
does-symbol-healer = Each mortar saves 1 person in a contagion.
does-symbol-farmer = Each sack adds 1 rice when you choose Harvest.
does-symbol-scholar = Each book adds 1 point when you choose Research.
does-person-end = Every person who is still in your palaces at the end scores { $points } points.
does-card = You play one card each month and take a person of its type from the display: { $person }. The card is spent.
does-card-wild = You play one card each month. This one fits any person in the display. The card is spent.
does-decline = The new person does not move in and leaves the game, and your marker stays. It is possible only when all your palaces are full.

now-tiles = { $count ->
    [0] No tile is left.
    [one] 1 tile is left.
   *[other] { $count } tiles are left.
}
now-fitting-cards = { $count ->
    [0] You have no card that fits.
    [one] You have 1 card that fits.
   *[other] You have { $count } cards that fit.
}
now-card = { $count ->
    [0] You have played it already.
    [one] You have 1 of them.
   *[other] You have { $count } of them.
}
now-on-tile = This tile’s { $symbol }: { $count }.
now-monk = In this palace of { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
} it would score { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.

# -- palaces and goods --------------------------------------------------------------------------------------------

does-palace = A palace has room for one person on each floor and never has more than { $most } floors. Each palace scores 1 point at the end of every month.
does-palace-empty = After each event every palace without persons loses a floor; without floors it is gone.
does-palace-rice = In a drought each palace with persons in it eats 1 rice.
does-palace-new = A new floor may begin a palace of its own. Later floors can raise it, to { $most } at most. Empty palaces lose a floor each month.
does-good-yuan = Money. Joining a group with a dragon costs { $fee } yuan, privileges cost yuan, and an imperial tribute takes { $tribute }. At the end { $yuan } yuan are worth 1 point.
does-good-rice = Food for a drought: 1 rice for each palace with persons in it.
does-good-fireworks = They score at the dragon festivals, for those who have most and second most.
does-good-sale = At the end each is sold for { $price } yuan, and { $yuan } yuan are worth 1 point.

now-palace = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $persons ->
    [0] nobody lives here.
    [one] 1 person lives here.
   *[other] { $persons } persons live here.
}
now-palace-decays = It loses a floor at the end of this month unless somebody moves in.
now-good = You have { $count } { $good }.

# -- the wall -----------------------------------------------------------------------------------------------------

does-wall = All players build one wall, month by month. When the Mongols come it must reach their month: then everybody scores 1 point for each own tile, otherwise whoever has built the fewest loses 1 person.
does-wall-end = It is counted once more at the end of month { $months }.
does-wall-tile = Each of your tiles can be built once, with the action Build the wall, and gives its benefit at once. Persons do not increase it.
does-wall-tile-rice = You take { $amount } rice.
does-wall-tile-fireworks = You take { $amount } fireworks.
does-wall-tile-floor = You build { $amount ->
    [one] 1 palace floor.
   *[other] { $amount } palace floors.
}
does-wall-tile-yuan = You take { $amount } yuan.
does-wall-tile-track = Your marker moves { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
} ahead on the person track.
does-wall-tile-points = You score { $amount ->
    [one] 1 point.
   *[other] { $amount } points.
}
does-wall-tile-random = In this game the tile is drawn at random.

now-wall = { $length ->
    [one] 1 tile is built; { $needed } are needed in this month.
   *[other] { $length } tiles are built; { $needed } are needed in this month.
}
now-wall-length = The wall is { $length } of { $months } long.
now-wall-left = { $count ->
    [0] You have no wall tile left.
    [one] You have 1 wall tile left.
   *[other] You have { $count } wall tiles left.
}
now-wall-built = Built by { $name }.
now-wall-own = { $count ->
    [one] 1 tile is yours; the others have built { $others }.
   *[other] { $count } tiles are yours; the others have built { $others }.
}
now-wall-tile = { $left ->
    [0] You have built it already.
   *[other] You have not built it yet.
}

# -- standing -----------------------------------------------------------------------------------------------------

does-track = It sets the order in every phase: whoever is farthest ahead comes first, and of several on one space the one on top. Every person who moves in and every parade takes you ahead.
does-track-tie = In a tie for the victory the one farther ahead wins.
does-points = At the end of every month each palace scores 1 point, and so does each dragon on court ladies and privileges. Research, festivals and Mongols bring more.
does-points-end = At the end of the game each person scores { $points } points, monks score for their palaces, and goods are sold for { $price } yuan each: every { $yuan } yuan are 1 point.
now-points = { $source }: { $points }
now-seat = { $points ->
    [one] 1 point
   *[other] { $points } points
}, number { $place } in turn order, { $cards ->
    [one] 1 card in hand.
   *[other] { $cards } cards in hand.
}
now-seat-month = { $points ->
    [one] A month brings 1 point as things stand.
   *[other] A month brings { $points } points as things stand.
}

## When moves are made that are not asked for now

when-draft = Young persons to start with are chosen before the first month
when-action = An action is chosen once a month, at the beginning
when-skip = Only whoever is to choose an action can skip it
when-privilege = A privilege is bought with the action Privilege
when-raise = Palaces grow by the action Build
when-card = A person card is played once a month, after everybody's action
when-take = A person is taken once a month, for the card you play
when-place = A palace is chosen for a person who has just been taken
when-replace = A person makes room only for a newcomer who finds every palace full
when-decline = Only a newcomer who finds every palace full can be let go
when-release = Persons leave only when an event takes them
when-wall = A wall tile is built with the action Build the wall
when-lose-floor = Floors are taken off only in an earthquake
when-return = Goods are given back only in a flood
when-discard = Cards are discarded only in a tornado
when-charter = A type of person is named only for a charter

# -- parts of the board -------------------------------------------------------------------------------------------

thing-area-year = The year
thing-area-action = Actions
thing-area-display = Persons
thing-area-palace = Palaces
thing-area-good = Goods
thing-area-card = Person cards
thing-area-seat = Players
thing-area-wall-tile = Wall tiles

does-area-year = Every month has an event, and all of them can be seen in advance. A month goes: an action, a person, the event, points.
does-area-display = You play a card and take a person of its type. The number on the tile moves your marker ahead on the person track. Old persons carry more symbols and a smaller number.
does-area-good = Yuan pays for privileges and tributes, rice feeds palaces in a drought, fireworks score at festivals.
does-area-card = You play one card each month and take a person of its type. A spent card does not come back.

now-area-year = This is month { $month } of { $months }.
