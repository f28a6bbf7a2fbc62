# What all games share.
nature = Chance
spectator = Spectator
seat-number = Seat { $number }

prompt-game-over = The game is over.

refusal-not-now = This is not what is being asked now: { $rule_title } ({ $clause }).
refusal-same-as = This is the same as “{ $move }”; please use that move ({ $clause }).
refusal-game-over = The game is over: { $rule_title } ({ $clause }).

## Told turns: a name, phrases with verbs, what changed

told-turn = { $who } { $done }.
told-last = { $phrases } { told-and } { $last }
told-change = { $what } { $before } → { $after }
told-times = { $phrase } ({ $times }×)
told-and = and
