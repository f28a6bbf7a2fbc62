# What all games share.
nature = Chance
spectator = Spectator
seat-number = Seat { $number }

prompt-game-over = The game is over.

refusal-not-now = This is not what is being asked now: { $rule_title } ({ $clause }).
refusal-same-as = This is the same as “{ $move }”; please use that move ({ $clause }).
refusal-game-over = The game is over: { $rule_title } ({ $clause }).

# What is wrong with the options of a game.
bad-option-game = There is no game “{ $game }”: choose one of { $known }.
bad-option-name = There is no option “{ $option }”: choose one of { $known }.
bad-option-players = This game is for { $least } to { $most } players, not { $players }.
bad-option-short = The short game is for { $allowed } players, not { $players }.
bad-option-value = The option “{ $option }” cannot be “{ $given }”: choose one of { $allowed }.

# What is wrong with a record; a line is named before it.
bad-record-after-end = “{ $move }” comes after the end of the game
bad-record-changed = the record was changed after it was written
bad-record-components = the game was played with other components
bad-record-early-scores = there are scores, but the game is not over
bad-record-empty = “{ $word }” needs a value
bad-record-expected = a line that starts with “{ $word }” is expected here
bad-record-format = only format { $format } of records can be read
bad-record-game = this is a record of { $game } with { $players } players
bad-record-long = the seed or the salt is too long
bad-record-masked = this move is masked, so the game cannot be replayed from here
bad-record-move-line = a move reads: SEAT MOVE, with - for chance
bad-record-name-line = a name reads: name SEAT NAME, with a seat from 1 to { $players }
bad-record-no-scores = the game is over, but there are no scores
bad-record-number = “{ $word }” needs a whole number, not “{ $value }”
bad-record-option-line = an option reads: option NAME VALUE
bad-record-option-twice = the option “{ $option }” stands here a second time
bad-record-options = the game was played with other options
bad-record-own-box = the game was played with components of its owner's, which this server lacks
bad-record-players = there are 1 to { $most } players
bad-record-rules = the game was played by version { $found } of the rules; only version { $known } is known here
bad-record-score-line = scores are { $players } whole numbers
bad-record-scores = the scores are { $found }, not { $said }
bad-record-seat = there is no seat { $seat }: seats are 1 to { $players }
bad-record-stray = “{ $row }” does not belong here
bad-record-turn = seat { $asked } is to move, not { $said } (- stands for chance)
bad-record-unknown-move = “{ $move }” is not a move of this game
