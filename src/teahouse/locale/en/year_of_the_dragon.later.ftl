# What a table in the browser needs later, or never: why something is not possible, variants, the table in words.

# -- refusals -----------------------------------------------------------------------------------------------------

refusal-no-event-left = No { $event } tile is left to draw ({ $clause }).
refusal-corner-not-in-box = The super event { $corner } is not in this box ({ $clause }).
refusal-draft-two-types = You have a { $person } already; your persons must be of different types ({ $clause }).
refusal-draft-pair-taken = Somebody has { $first } and { $person } already; no two players start with the same pair ({ $clause }).
refusal-card-dealt = { $action } lies in group { $group } already ({ $clause }).
refusal-no-wall-card = The wall is not part of this game ({ $clause }).
refusal-no-such-group = There is no group { $group }; there are { $groups } ({ $clause }).
refusal-not-in-group = { $action } lies in group { $there }, not in group { $group } ({ $clause }).
refusal-group-taken = Group { $group } is taken and costs { $price } yuan; you have { $yuan } ({ $clause }).
refusal-privilege-too-dear = You need { $price } yuan; you have { $yuan } ({ $clause }).
refusal-wall-complete = The wall is complete: { $length } tiles ({ $clause }).
refusal-no-wall-tile = You have built all your wall tiles: { $built } ({ $clause }).
refusal-wall-tile-used = You have built the tile “{ $tile }” already ({ $clause }).
refusal-no-such-palace = { $palaces ->
    [0] You have no palace ({ $clause }).
    [one] You have only 1 palace; there is no palace { $palace } ({ $clause }).
   *[other] You have { $palaces } palaces; there is no palace { $palace } ({ $clause }).
}
refusal-palace-at-full-height = Palace { $palace } has { $floors } floors already; more are not allowed ({ $clause }).
refusal-palace-full = Palace { $palace } is full: { $floors } floors, { $persons } persons ({ $clause }).
refusal-palace-has-lost-one = Palace { $palace } has lost a person to this drought already ({ $clause }).
refusal-palace-not-crowded = Everybody in palace { $palace } has a floor ({ $clause }).
refusal-person-not-there = There is no { $person } in palace { $palace } ({ $clause }).
refusal-no-such-card = You have no such card: { $card } ({ $clause }).
refusal-wrong-type = A { $person } does not fit your card: { $card } ({ $clause }).
refusal-no-tile-left = No { $person } is left in the display ({ $clause }).
refusal-only-young = Only young persons can be selected, not a { $person } ({ $clause }).
refusal-type-selected = Somebody has selected this type already: { $person } ({ $clause }).
refusal-no-such-person = You have no { $person } ({ $clause }).
refusal-nothing-to-return = You have no { $good } to return ({ $clause }).

# -- options ------------------------------------------------------------------------------------------------------

option-wall = Great Wall
    .help = Expansion I: build the wall together before the Mongols come.
option-wall-none = without
option-wall-choose = choose your tiles
option-wall-random = tiles at random
option-super_event = Super event
    .help = Expansion II: an extraordinary event strikes in month 7.
option-super_event-none = without
option-super_event-random = drawn and shown at the start
option-super_event-hidden = hidden until month 7
option-super_event-lanternfest = Lanternfest
option-super_event-buddha = Buddha
option-super_event-earthquake = Earthquake
option-super_event-flood = Flood
option-super_event-solar-eclipse = Solar eclipse
option-super_event-volcano = Volcanic eruption
option-super_event-tornado = Tornado
option-super_event-sunrise = Sunrise
option-super_event-assassination = Assassination attempt
option-super_event-charter = Charter
option-privilege_price = Price of the large privilege
    .help = 7 yuan in the edition of 2017, 6 in that of 2007.
option-privilege_price-7 = 7 yuan (2017)
option-privilege_price-6 = 6 yuan (2007)
option-hands = Person cards
    .help = All hands start alike and every card is played openly, so showing them only saves memory.
option-hands-shown = open
option-hands-hidden = hidden
option-wall_end = Last wall scoring
    .help = When the wall is scored at the end of month 12.
option-wall_end-after = after the scoring of the month
option-wall_end-before = before decay and scoring
option-eclipse_wall = Wall in a solar eclipse
    .help = Whether a Mongol invasion that comes twice scores the wall twice.
option-eclipse_wall-twice = scored twice
option-eclipse_wall-once = scored once
option-decay = Decay in the month of the super event
    .help = Whether empty palaces decay after the super event or before it.
option-decay-after = after the super event
option-decay-before = before the super event
option-charter_warriors = Charter for warriors
    .help = What helmets bring in a Charter.
option-charter_warriors-track = spaces on the person track
option-charter_warriors-points = points

# -- the table in words -------------------------------------------------------------------------------------------

text-year = The year
text-month-past = Month { $month }: { $event }, over
text-month-now = Month { $month }: { $event }, now
text-month-coming = Month { $month }: { $event }
text-corner = Super event in month { $month }: { $corner }
text-wall = The wall is { $length } of { $months } long.
text-groups = Action groups
text-group = Group { $group }, { $dragons ->
    [0] free
    [one] 1 dragon, costs { $fee } yuan
   *[other] { $dragons } dragons, costs { $fee } yuan
}:
text-group-action = — { $action }
text-display = Persons to take
text-tiles-both = { $person }: { $young } young (track { $value }, symbols { $symbols }), { $old } old (track { $oldvalue }, symbols { $oldsymbols })
text-tiles-young = { $person }: { $young } (track { $value }, symbols { $symbols })
text-player = { $place }. { $name }
text-standing = { $points } points, space { $track } on the person track
text-goods = { $yuan } yuan, { $rice } rice, { $fireworks } fireworks
text-palace-person = — { $person }
text-wall-tiles = wall tiles: { $built } built, { $left } left
text-hand = { $cards ->
    [0] no cards left
    [one] 1 card:
   *[other] { $cards } cards:
}
text-hand-card = — { $card }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } times)
}
