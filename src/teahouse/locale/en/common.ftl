# What all games share.
nature = Chance
spectator = Spectator
seat-number = Seat { $number }

prompt-game-over = The game is over.

refusal-not-now = { $when } ({ $clause }).
when-chance = Chance decides this, no player
refusal-same-as = This is the same as “{ $move }”; please use that move ({ $clause }).
refusal-game-over = The game is over: { $rule_title } ({ $clause }).

## Told turns: a name, phrases with verbs, what changed

told-turn = { $who } { $done }.
told-last = { $phrases } { told-and } { $last }
told-change = { $what } { $before } → { $after }
told-times = { $phrase } ({ $times }×)
told-and = and

## How a game ended: who won by what, then what that meant for the reader

ending-wins = { $who } wins by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}, mostly { $source_by }.
ending-wins-little = { $who } wins by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}, with a little of everything.
ending-wins-you = You win by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}, mostly { $source_by }.
ending-wins-little-you = You win by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}, with a little of everything.
ending-tie = { $who } wins: { $count ->
    [2] two players
   *[other] { $count } players
} have { $points } points, and { $rule }.
ending-tie-you = You win: { $count ->
    [2] two players
   *[other] { $count } players
} have { $points } points, and { $rule }.
ending-shared = { $count ->
    [2] { $one } and { $two }
    [3] { $one }, { $two } and { $three }
    [4] { $one }, { $two }, { $three } and { $four }
   *[other] { $count } players
} share the victory with { $points } points each.
ending-shared-you = { $count ->
    [2] You and { $one }
    [3] You, { $one } and { $two }
    [4] You, { $one }, { $two } and { $three }
   *[other] You and { $count } others
} share the victory with { $points } points each.
ending-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
ending-me = You come { ending-place } with { $points } points.
ending-me-behind = You come { ending-place } with { $points } points: { $who } got { $less } more than you { $behind_in }.
ending-me-both = You come { ending-place } with { $points } points: { $who } got { $less } more than you { $behind_in }, you were ahead { $ahead_in } by { $more }.
ending-next = { $who } comes { ending-place } with { $points } points.
ending-next-ahead = { $who } comes { ending-place } with { $points } points, ahead { $ahead_in } by { $more }.
ending-next-shared = { $count ->
    [2] Two players
   *[other] { $count } players
} share { ending-place } place with { $points } points.

# How a game ended, on pages and at the table.
page-status-ended = The game was ended before its time.
page-closed-host = The host of this house has closed the table.
page-closed-owner = The table was closed by whoever opened it.
page-status-uploaded = A record that somebody has brought; it was not played in this house.
