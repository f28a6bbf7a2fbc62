### The command line.

cli-about = Teahouse: euro games set in China, for people, bots and game designers.
cli-more-help = `teahouse COMMAND --help` explains a command with an example.
cli-usage = Usage:{" "}
cli-positionals = What it is about
cli-options = Options
cli-commands = Commands
cli-command = COMMAND
cli-example = { $count ->
    [one] Example:
   *[other] Examples:
}
cli-none = none
cli-default = default: { $value }
cli-interrupted = Interrupted.
cli-partial = Interrupted after { $done } of { $total } games; what follows is about those.
cli-perft-partial = Interrupted: { $done } of { $total } depths are counted.

## Commands

cli-games-about = List the games and their options.
cli-play-about = Play in the browser or in the terminal, people and bots in any mix.
cli-sim-about = Let bots play many games and say what they come to.
cli-check-about = Replay records and verify every move and the scores in them.
cli-check-more = A record ends with a sum line, by which a change or a cut shows. Of a record without it is said whether it is complete by its scores or may be cut off.
cli-replay-about = Show the moves of a record, or the table at one place of it.
cli-review-about = Look back at a game: the chance to win over time, luck apart from play, and the choices that decided it.
cli-review-more = A trained network judges every table as each seat could see it; choices that it would have made otherwise are played on many times. Chances are in per cent, what changes them in percentage points.
cli-habits-about = Tell how somebody plays over many games: points by source against winners, openings, where choices go wrong.
cli-habits-more = Every record below the folder in which somebody of that name sits is looked back at. What differs is called a difference only after 30 games.
cli-habits-looking = { $file } ({ $number } of { $files })
cli-habits-unfinished = { $file }: left out, the game is not finished.
cli-habits-nobody = Nobody in these records is called { $name }. Those who play in them: { $names }.
cli-why-about = Say why a move is not possible at a place of a record.
cli-perft-about = Count in how many ways the seats can play on from the start.
cli-perft-more = It counts sequences of 1 move, of 2 moves and so on. Only the seats' moves count, lone ones too. Chance does not branch: the first draw of every sequence is the first of the seed, the second draw the second, and so on.
cli-rules-about = Print the rules, clause by clause in our own words.
cli-components-about = List what is in the box and where each number comes from.

## Arguments

cli-arg-help = show this help and exit
cli-arg-lang = the language: en or de
cli-arg-version = show the version and exit
cli-arg-game = the name of a game, as `teahouse games` lists it
cli-arg-option = choose an option of the game; can be given several times
cli-arg-components = a file of your own that replaces tables of the components
cli-arg-json = answer in JSON
cli-arg-toml = print the components file that comes with the game, to change it and play with it (--components)
cli-arg-observation = list the numbers that a network is given as what a seat sees, with their names
cli-arg-json-file = write the result as JSON to this file, or to stdout for -
cli-arg-players = the number of players
cli-arg-games = how many games to play (100)
cli-arg-bots = one bot for all seats or one for each, from the first seat on: random, or your own as module:Class (random)
cli-arg-seed = the seed of the draws and of the bots (1)
cli-arg-seed-play = the seed of the draws and of the bots (a new one each time)
cli-arg-workers = how many processes play; the result is the same for any number (1)
cli-arg-budget = how much a bot may think about a decision
cli-arg-record-dir = write a record of each game into this folder
cli-arg-trajectories = write every decision with what the seat saw, its moves and the result into this file; needs teahouse[rl]
cli-arg-record = write the record of the game to this file
cli-arg-confirm = ask at the end of each turn, so that its last move can be taken back too
cli-arg-game-play = the game: a table of it opens in the browser; without one the home page does
cli-arg-no-browser = do not open the browser, only say where the house is
cli-arg-terminal = play in the terminal instead of the browser
cli-arg-seats = who sits where: me or me:NAME for a person, bot or the name of a bot (me and bots)
cli-arg-files = records, folders of records, or - for stdin
cli-arg-file = a record, or - for stdin
cli-arg-commitment = verify also that the draws follow from the seed and the parts of the shuffle that were promised
cli-arg-promise = verify also that this promise was kept: the digits, or the link of the table that holds them
cli-arg-seal = add the sum line to each record that is right and lacks it
cli-arg-at = after how many moves (the end)
cli-arg-seat = show the game as this seat saw it, from 1 (all moves, and the table as everybody sees it)
cli-arg-review-seat = tell the turning points and all decisions of this seat, from 1 (the turning points of all)
cli-arg-habits-folder = the folder with records
cli-arg-habits-name = how the player is called in them
cli-arg-habits-budget = how long to look at each game: 8s, or 400sims for so many looks ahead, the same on every machine (400sims)
cli-arg-review-budget = how long to look at the game: 8s, or 2000sims for so many looks ahead, the same on every machine (8s)
cli-arg-move = a move as records write it
cli-arg-depth = how many moves deep (3)
cli-arg-clause = the number of one clause, such as YD-21
cli-arg-coverage = list the code, the test and the languages of each clause; exit code 1 if something is missing

## Mistakes

cli-wrong = { $program }: { $problem } Try `{ $program } --help`.
cli-wrong-missing = Please name { $what }.
cli-wrong-unknown = There is no argument { $what }.
cli-wrong-choice = { $what } cannot be { $given }: choose one of { $allowed }.
cli-wrong-empty = { $what } needs a value.
cli-wrong-value = { $what }: { $problem }
cli-wrong-number = { $given } is not a whole number of at least { $low }.
cli-too-many = { $given } is too many: { $high } is the most.
cli-wrong-amount = { $given } is not a number above 0.
cli-wrong-option = An option reads KEY=VALUE, not { $given }.
cli-wrong-budget = { $reason ->
    [little] { $given } is too little to think at all: 1sims or 0.001ms is the least.
    [much] { $given } is too much: the most is { $seconds }s or { $simulations }sims.
   *[form] A budget reads 300ms, 2s or 500sims, not { $given }. Simulations are whole.
}
cli-wrong-seed = A seed is a word or a number without /, not “{ $given }”.
cli-wrong-components = { $file }: { $problem }.
cli-wrong-at = The record has { $moves } moves, so there is no table after { $at }: choose from 0 to { $moves }.
cli-wrong-seat = There is no seat { $seat }: seats are 1 to { $players }.
cli-unknown-option = { $game } has no option { $option }: choose from { $known }.
cli-unknown-clause = { $game } has no clause { $clause }: clauses are called { $first } … { $last }, see `teahouse rules { $game }`.
cli-bots-and-seats = There are { $bots } bots for { $players } seats: name one bot for all or one for each seat.
cli-seats-and-players = There are { $seats } seats in --seats but --players says { $players }: leave one of them out.
cli-only-with = { $what } goes with { $other } only.
cli-same-name = Two players are called { $name }: give them different names, such as me:Mei.
cli-cannot-read = Cannot read { $file }: { $problem }.
cli-cannot-write = Cannot write { $file }: { $problem }.
cli-not-text = { $file } is not a text file in UTF-8.
cli-no-records = There are no .record files in { $folder }.

## Games and components

cli-games-line = { $name }: { $title }, { $least } to { $most } players
cli-components-intro = printed: given by the rulebook. public: found in public sources. reconstructed: ours, because nothing else was found.
cli-toml-alone = --toml prints the file that comes with the game: leave out --json and --components.
cli-observation-alone = --observation lists numbers that are the same for every box: leave out --toml and --components.
cli-observation-intro = What a seat sees as { $length } numbers from 0 to 255, version { $version }, for every number of players and every option. Numbers divided by what is much lie mostly between 0 and 1.
cli-observation-place = place
cli-observation-scale = much
cli-observation-name = name
cli-components-changed = { $table } (from your file)
cli-source = { $source ->
    [printed] printed
    [public] public
    [reconstructed] reconstructed
   *[other] { $source }
}

## Simulation

cli-progress = { $done } of { $total } games, { $left } left
cli-sim-head = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $players } players, { $moves } moves.
cli-sim-length = Half of the games asked the seats at most { $decisions } times; the longest list of moves had { $largest }.
cli-sim-seat = Seat { $number } ({ $bot }): { $mean } points on average, { $share } % of the wins.
cli-perft-line = depth { $depth }: { $nodes }

## Records

cli-check-ok = { $file }: ok, { $result }
cli-check-bad = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }
cli-check-illegal = illegal move “{ $move }”: { $why }
cli-check-changed = { $problem } (take this line out to check it anyway)
cli-check-complete = { $file }: ok, { $result } It has no sum line, but by its scores it is complete.
cli-check-cut = { $file }: { $moves } moves without a mistake, but the game is not finished and there is no sum line: the record may be cut off. If this is all of it, `teahouse check --seal` adds the line.
cli-check-sealed = { $file }: sealed, { $result }
cli-seal-file = --seal adds a line to a file: name the file instead of -.
cli-check-finished = { $moves } moves, scores { $scores }.
cli-check-unfinished = { $moves } moves, not finished.
cli-check-sum = { $good } of { $files } records are good.
cli-commitment-missing = the record holds no commitment with its seed, so the draws cannot be verified
cli-commitment-broken = the seed and salt are not the ones that were promised
cli-commitment-salt = the salt must have { $length } characters: with another length, another seed could keep the promise
cli-commitment-part = the part of seat { $seat } ({ $name }) is not the one that was promised
cli-commitment-laid = the record has only { $moves } moves, fewer than it says were taken over from another game
cli-promise-broken = this is not the promise you have kept: the house or a seat was bound to something else before the first move
cli-promise-digits = A promise has { $digits } digits (0 to 9, a to f). You find it in the table's settings, and in its link after “promise=”.
cli-shuffled-by = Shuffled by the house and { $names }.
cli-shuffled-house = Shuffled by the house alone.
cli-shuffled-anew = { $count ->
    [one] The shuffle began anew once after a part was opened, because of { $names }.
   *[other] The shuffle began anew { $count } times after parts were opened, because of { $names }.
}
cli-commitment-before = The first { $moves } moves were taken over from another game. { $draws ->
    [0] Nothing was drawn among them.
    [one] The draw among them follows from no part and is not checked.
   *[other] The { $draws } draws among them follow from no part and are not checked.
}
cli-promise-laid = the promise you have kept says nothing of the first { $moves } moves, which were not dealt at this table; if it was opened before tables promised that, check it without --promise
cli-commitment-draw = the seed deals “{ $dealt }” here, not “{ $found }”
cli-replay-head = { $title }, { $moves } moves
cli-replay-move = { $number }. { $who }: { $move }
cli-hidden = hidden
cli-replay-at = After move { $at } of { $moves }, as seen by: { $viewer }
cli-to-move = { $who }: { $prompt }
cli-why-legal = “{ $move }” is possible there for { $who }.

## Rules

cli-coverage-checkout = The coverage is read from the sources: run this in a checkout of Teahouse.
cli-coverage-gap = MISSING: { $gaps }
cli-coverage-stranger = { $test } names { $clause }, which does not exist.
cli-coverage-sum = { $good } of { $clauses } clauses{ $examples ->
    [0] { "" }
   *[other] , { $shown } of { $examples } examples
}, { $settled } of { $rulings } rulings: code, test, English, German

## Playing

cli-guest = Guest
cli-guest-number = Guest { $number }
cli-bot = Bot { $number }
cli-play-intro = { $title }. At the table: { $names }.
cli-play-help-hint = Type the number of a move, why to hear what the bots were thinking, or ? for help.
cli-play-help = Type the number of a move, or the move as records write it.
      o         the question and your moves again
      w         what is not possible now;  w 12  or  w MOVE  says why not
      why       why each bot made its last move (this can betray what it holds)
      u         take your last move back, until your turn ends
      p NAME    what a player has
      b         the whole table
      e         the events ahead
      l         the last moves;  l 30  for more
      r CLAUSE  a rule
      q         stop
cli-play-stopped = The game stops here, after { $moves } moves.
cli-play-saved = The record is in { $file }.
cli-option-effect = { $move } ({ $effect })
cli-effect = { $change } { $what }
cli-effect-then = then by itself: { $effect }
cli-lone-move = Only one move is possible, so it is played for you: { $move }
cli-pass-keyboard = { $who } is next. Press Enter when only { $who } is looking.
cli-your-turn = { $who } is next.
cli-confirm = Your turn ends here. Press Enter to go on, or type u to take the last move back.
cli-undone = Taken back.
cli-no-thoughts = No bot has moved yet.
cli-no-thought = It does not say why.
cli-no-undo = There is nothing to take back: undo goes back to the beginning of your own turn.
cli-no-such-number = There is no number { $number }: choose from 1 to { $last }.
cli-not-understood = “{ $typed }” is neither a number, nor a command, nor a move of this game. Type ? for help.
cli-impossible = Not possible now (w and a number says why):
cli-and-more = { "  " }… and so on, { $first } to { $last }, for the same reason
cli-nothing-impossible = Every move that answers this question is possible.
cli-why-possible = “{ $move }” is possible ({ $clause }).
cli-which-player = Which player? At the table: { $names }.
cli-which-clause = Name a clause, such as { $example }.
cli-no-events = There are no events ahead in this game.
cli-log-move = { $who }: { $move }
cli-log-hidden = { $who }: a move that you cannot see
cli-note = { $who }: { $what }

## Results

cli-score = { $who }: { $points } points ({ $parts })
cli-score-part = { $points } { $source }
cli-winner = { $count ->
    [one] The winner is { $names }.
   *[other] The win is shared by { $names }.
}
