game-title = In the Year of the Dragon
game-summary = Twelve months, an event in each: plan for drought, contagion, Mongols and tribute. 2 to 5 players.

# -- things -------------------------------------------------------------------------------------------------------

event-peace = Peace
event-drought = Drought
event-contagion = Contagion
event-mongols = Mongol invasion
event-tribute = Imperial tribute
event-festival = Dragon festival
event-unknown = not drawn yet

corner-lanternfest = Lanternfest
corner-buddha = Buddha
corner-earthquake = Earthquake
corner-flood = Flood
corner-solar-eclipse = Solar eclipse
corner-volcano = Volcanic eruption
corner-tornado = Tornado
corner-sunrise = Sunrise
corner-assassination = Assassination attempt
corner-charter = Charter

action-taxes = Taxes
action-build = Build
action-harvest = Harvest
action-fireworks = Fireworks display
action-parade = Military parade
action-research = Research
action-privilege = Privilege
action-wall = Build the wall

person-craftsman = craftsman
    .one = a craftsman
person-court-lady = court lady
    .one = a court lady
person-pyrotechnist = pyrotechnist
    .one = a pyrotechnist
person-tax-collector = tax collector
    .one = a tax collector
person-warrior = warrior
    .one = a warrior
person-monk = monk
    .one = a monk
person-healer = healer
    .one = a healer
person-farmer = farmer
    .one = a farmer
person-scholar = scholar
    .one = a scholar
person-craftsman-young = craftsman
    .one = a craftsman
person-court-lady-young = court lady
    .one = a court lady
person-pyrotechnist-young = young pyrotechnist
    .one = a young pyrotechnist
person-pyrotechnist-old = old pyrotechnist
    .one = an old pyrotechnist
person-tax-collector-young = tax collector
    .one = a tax collector
person-warrior-young = young warrior
    .one = a young warrior
person-warrior-old = old warrior
    .one = an old warrior
person-monk-young = young monk
    .one = a young monk
person-monk-old = old monk
    .one = an old monk
person-healer-young = young healer
    .one = a young healer
person-healer-old = old healer
    .one = an old healer
person-farmer-young = young farmer
    .one = a young farmer
person-farmer-old = old farmer
    .one = an old farmer
person-scholar-young = young scholar
    .one = a young scholar
person-scholar-old = old scholar
    .one = an old scholar

card-craftsman = craftsman
card-court-lady = court lady
card-pyrotechnist = pyrotechnist
card-tax-collector = tax collector
card-warrior = warrior
card-monk = monk
card-healer = healer
card-farmer = farmer
card-scholar = scholar
card-wild = wild card

wall-tile-rice = rice
wall-tile-fireworks = fireworks
wall-tile-floor = palace floor
wall-tile-yuan = yuan
wall-tile-track = person track
wall-tile-points = points

good-yuan = yuan
good-rice = rice
good-fireworks = fireworks

cause-peace = Peace
cause-drought = Drought
cause-contagion = Contagion
cause-mongols = Mongol invasion
cause-tribute = Imperial tribute
cause-festival = Dragon festival
cause-wall-short = the wall is too short

# -- prompts ------------------------------------------------------------------------------------------------------

prompt-event = The next event tile is drawn.
prompt-corner = The super event is drawn.
prompt-draft = Take a young person to start with.
prompt-deal = The next action card is dealt.
prompt-action = { $can ->
    [skip] You can only skip and fill up to { $refill } yuan (you have { $yuan }).
    [fill] Choose an action, or skip and fill up to { $refill } yuan (you have { $yuan }).
   *[act] Choose an action, or skip (you have { $yuan } yuan).
}
prompt-privilege = { $can ->
    [small] Buy a small privilege for { $small } yuan (you have { $yuan }; a large one costs { $large }).
   *[both] Buy a privilege: small for { $small } yuan or large for { $large } yuan (you have { $yuan }).
}
prompt-build = { $floors ->
    [one] Build 1 floor: { $can ->
        [new] begin a new palace.
       *[both] raise a palace or begin a new one.
    }
   *[other] Build { $floors } floors, one after another: { $can ->
        [new] begin a new palace.
       *[both] raise a palace or begin a new one.
    }
}
prompt-wall = Choose a wall tile and take its benefit; it is laid under month { $length }.
prompt-card = Play a person card.
prompt-take = Take a person for your card: { $card }.
prompt-place = Choose a palace for the { $person }.
prompt-replace = All your palaces are full: choose who makes room for the { $person }, or let the newcomer go.
prompt-release = { $count ->
    [one] Release 1 person ({ $cause }).
   *[other] Release { $count } persons, one after another ({ $cause }).
}
prompt-drought = { $count ->
    [one] 1 palace goes without rice: choose a person to release from it.
   *[other] { $count } palaces go without rice: choose a person to release from each, one after another.
}
prompt-earthquake = { $floors ->
    [one] The earth shakes: take 1 more floor off your palaces.
   *[other] The earth shakes: take { $floors } floors off your palaces, one after another.
}
prompt-crowded = Release a person who has no floor any more.
prompt-flood = { $count ->
    [one] The flood: return 1 more yuan, rice or fireworks.
   *[other] The flood: return { $count } yuan, rice or fireworks, one after another.
}
prompt-tornado = { $count ->
    [one] The tornado: discard 1 more card.
   *[other] The tornado: discard { $count } cards, one after another.
}
prompt-sunrise = Sunrise: select a young person of a type nobody has selected yet.
prompt-charter = Charter: name one type of your persons and take its benefit.

# -- moves --------------------------------------------------------------------------------------------------------

move-event = Event: { $event }
move-corner = Super event: { $corner }
move-draft = Take a { $person }
move-deal = Deal { $action }
move-skip = Skip the action
move-action = { $action }
move-privilege-small = Small privilege (dragons: { $dragons })
move-privilege-large = Large privilege (dragons: { $dragons })
move-raise = Raise palace { $palace }
move-raise-new = Begin a new palace
move-wall = Wall tile: { $tile }, +{ $amount }
move-card = Play { $card }
move-take = Take { $person }
move-place = Into palace { $palace }
move-replace = Replace the { $person } in palace { $palace }
move-decline = Let the newcomer go
move-release = Release the { $person } from palace { $palace }
move-lose-floor = Take a floor off palace { $palace }
move-return = Return 1 { $good }
move-discard = Discard { $card }
move-charter = Charter: { $person }

# -- what happened ------------------------------------------------------------------------------------------------

note-month = Month { $month } begins: { $event }.
note-card-wasted = No { $card } is left; the card is spent.
note-wall = The wall is now { $length } long ({ $tile }).
note-wall-scores = { $points ->
    [one] The wall holds: 1 point for own tiles.
   *[other] The wall holds: { $points } points for own tiles.
}
note-wall-short = The wall is { $length } long; it should be { $target }.
note-releases = { $count ->
    [one] Loses 1 person ({ $cause }).
   *[other] Loses { $count } persons ({ $cause }).
}
note-tribute = { $missing ->
    [0] Pays the emperor the full { $due } yuan.
   *[other] Pays the emperor { $yuan } of { $due } yuan.
}
note-drought = { $count ->
    [0] Feeds all palaces with { $rice } rice.
    [one] Gives { $rice } rice; 1 palace goes without.
   *[other] Gives { $rice } rice; { $count } palaces go without.
}
note-festival = Scores { $points } points for fireworks; { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
note-mongols = { $points ->
    [one] Scores 1 point for helmets.
   *[other] Scores { $points } points for helmets.
}
note-decay = { $floors ->
    [one] 1 empty palace loses a floor.
   *[other] { $floors } empty palaces lose a floor each.
}
note-score-round = { $points ->
    [one] Scores 1 point this month, { $total } in all.
   *[other] Scores { $points } points this month, { $total } in all.
}
note-final = { $points ->
    [one] Scores 1 point at the end, { $total } in all.
   *[other] Scores { $points } points at the end, { $total } in all.
}
note-super-event = Super event: { $corner }!
note-super-points = { $points ->
    [one] Scores 1 point.
   *[other] Scores { $points } points.
}
note-palace-gone = { $count ->
    [0] A palace is gone.
    [one] A palace is gone, and 1 person with it.
   *[other] A palace is gone, and { $count } persons with it.
}
note-crowded = { $count ->
    [one] 1 person without a floor leaves.
   *[other] { $count } persons without a floor leave.
}
note-flood = Returns { $count } { $good }.

# -- scores and counts --------------------------------------------------------------------------------------------

source-palaces = Palaces
    .by = by palaces
    .in = in palaces
source-court-ladies = Court ladies
    .by = by court ladies
    .in = in court ladies
source-privileges = Privileges
    .by = by privileges
    .in = in privileges
source-research = Research
    .by = by research
    .in = in research
source-festival = Dragon festivals
    .by = by dragon festivals
    .in = in dragon festivals
source-mongols = Mongol invasions
    .by = by Mongol invasions
    .in = in Mongol invasions
source-wall = Great Wall
    .by = by the Great Wall
    .in = at the Great Wall
source-super-event = Super event
    .by = by the super event
    .in = in the super event
source-persons = Persons
    .by = by persons
    .in = in persons
source-monks = Monks
    .by = by monks
    .in = in monks
source-sales = Sold goods
    .by = by goods sold at the end
    .in = in goods sold at the end
tie-break = whoever is farther ahead on the person track wins a tie

tally-points = points
tally-yuan = yuan
tally-rice = rice
tally-fireworks = fireworks
tally-track = person track
tally-place = place in turn order
tally-persons = persons
tally-palaces = palaces
tally-floors = floors
tally-helmets = helmets
tally-mortars = mortars
tally-privileges = dragons on privileges
tally-wall = wall tiles

# The same behind a number: +1 person, +2 persons; the others read the same.
count-points = { $count ->
    [one] point
   *[other] points
}
count-fireworks = { $count ->
    [one] firework
   *[other] fireworks
}
count-persons = { $count ->
    [one] person
   *[other] persons
}
count-palaces = { $count ->
    [one] palace
   *[other] palaces
}
count-floors = { $count ->
    [one] floor
   *[other] floors
}
count-helmets = { $count ->
    [one] helmet
   *[other] helmets
}
count-mortars = { $count ->
    [one] mortar
   *[other] mortars
}
count-privileges = { $count ->
    [one] dragon on privileges
   *[other] dragons on privileges
}
count-wall = { $count ->
    [one] wall tile
   *[other] wall tiles
}

# -- the year ahead -----------------------------------------------------------------------------------------------

forecast = Month { $month }, { $event }: { $persons ->
    [0] no person lost
   *[other] { $persons } persons
}{ $yuan ->
    [0] { "" }
   *[other] , { $yuan } yuan
}{ $rice ->
    [0] { "" }
   *[other] , { $rice } rice
}{ $fireworks ->
    [0] { "" }
   *[other] , { $fireworks } fireworks
}{ $points ->
    [0] { "" }
   *[other] , +{ $points } points
}

# -- the table in words -------------------------------------------------------------------------------------------

text-privileges = privileges: { $small } small, { $large } large
text-palace = Palace { $palace }: { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $persons ->
    [0] empty
    [one] 1 person
   *[other] { $persons } persons
}
text-no-palace = no palace
text-hand-hidden = { $cards } cards

## Where we are

moment = Month { $round } of { $rounds }
moment-before = Before the year
moment-in = in month { $round }
phase-draft = first persons
phase-action = action
phase-person = person
phase-event = event
phase-scoring = scoring

## Turns, told: phrases that follow a player's name

told-hires = hires { $person_one } (palace { $palace })
told-replaces = dismisses the { $gone } in palace { $palace } and hires { $person_one } instead
told-declines = hires { $person_one }, finds every palace full and lets the newcomer go
told-fee = pays { $yuan } yuan to use a group of actions that is taken already
told-taxes = collects { $count } yuan in taxes
told-harvest = harvests { $count } rice
told-fireworks = makes { $count ->
    [one] 1 firework
   *[other] { $count } fireworks
}
told-parade = holds a parade and moves { $count ->
    [one] 1 step
   *[other] { $count } steps
} along the person track
told-research = scores { $count ->
    [one] 1 point
   *[other] { $count } points
} by research
told-new-palace = begins a new palace
told-raises = adds a floor to palace { $palace }
told-skips = skips the action{ $count ->
    [0] { "" }
   *[other] { " " }and fills the purse up to { $yuan } yuan
}
told-privilege-small = buys a small privilege for { $yuan } yuan ({ $count ->
    [one] 1 point
   *[other] { $count } points
} every month)
told-privilege-large = buys a large privilege for { $yuan } yuan ({ $count ->
    [one] 1 point
   *[other] { $count } points
} every month)
told-wall = builds the wall ({ $tile })
told-card-wasted = plays the { $card } card in vain: no such person is left
told-card = plays the { $card } card
told-card-wild = plays a wild card
told-releases = releases the { $person } from palace { $palace } ({ $cause })
told-loses-floor = takes a floor off palace { $palace }
told-returns = returns 1 { $good }
told-discards = discards { $card }
told-charter = uses the charter for the { $person }

happening-event = { $event }
happening-decay = Empty palaces decay
happening-scoring = Scoring of month { $month }
happening-wall = The Great Wall: { $target } tiles are needed
happening-super-event = Super event: { $corner }
happening-final = The last day
happening-month = Month { $month } begins
told-month = Event at its end: { $event }.
told-no-floor = no floor left
told-no-loss = Loses nobody.
told-scores = Points: palaces { $palaces }, court ladies { $ladies }, privileges { $privileges }.
told-final = Points: persons { $persons }, monks { $monks }, goods sold { $sold }.
