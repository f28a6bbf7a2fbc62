# Puzzles: positions in which one move is clearly best. The command that makes them, their pages, what is said to answers.

cli-puzzles-about = Look for puzzles: positions in games between bots in which one move is clearly best.
cli-puzzles-more = Every puzzle is checked by a long search and by Master with ten seeds. What is found is written down beside the file as it is found: the same command goes on where an interrupt or the end of the time has stopped it.
puzzles-arg-out = the file of the puzzles (.json.gz)
puzzles-arg-count = how many puzzles to choose (60)
puzzles-arg-seconds = look through games for so long (until there are five times as many to choose from)
puzzles-arg-workers = how many processes look; what is found in a game is the same for any number (1)
puzzles-arg-found = choose from what was found elsewhere, too: a file that ends with .found; can be given several times
puzzles-arg-again = look at the puzzles of --out again: the long search, the reasons, Master; those that are none any more are left out
puzzles-folder = { $file } is a folder: name a file for the puzzles, such as puzzles.json.gz.
puzzles-no-found = Nothing was found elsewhere in { $file }: the file is missing.
puzzles-no-write = { $file } cannot be written: { $problem }.
puzzles-bad-other = { $file } was found for another game, other rules or another box than { $game }: use another --out, or leave out this --found.
puzzles-bad-notes = { $file } does not say what was found: { $problem }. Move it away to begin anew.
puzzles-looking = { $games ->
    [one] { $games } game looked through
   *[other] { $games } games looked through
}, { $found ->
    [one] { $found } puzzle
   *[other] { $found } puzzles
} found
puzzles-looking-again = { $games } looked at again, { $found } of them hold
puzzles-no-file = { $file } is no file: name one with puzzles to look at again.
puzzles-held = { $count } of { $of } puzzles hold: { $file }
puzzles-gone = Left out, for they are none any more: { $ids }
puzzles-chosen = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} of { $found } that were found: { $file }
puzzles-by-level = by level
puzzles-by-players = by players
puzzles-by-kind = by decision
puzzles-go-on = { $missing ->
    [one] { $missing } is
   *[other] { $missing } are
} missing. The same command looks further; all that was found is in { $file }.

## What is said to answers

puzzle-right = “{ $move }” is best: { $chance } to win, about { $points } points at the end.
puzzle-next = The next best, “{ $move }”, lowers the chance by { $chance } ± { $error } percentage points.
puzzle-wrong = “{ $move }” lowers the chance to win by { $chance } ± { $error } percentage points and costs { $points } points.
puzzle-wrong-chance = “{ $move }” lowers the chance to win by { $chance } ± { $error } percentage points.
puzzle-better-source = The best move brings { $points } points more { $source_in }.
puzzle-better-both = The best move brings { $points } points more { $source_in } and { $less } fewer { $other_in }.
puzzle-better-source-when = The best move brings { $points } points more { $source_in }, mostly { $when }.
puzzle-better-both-when = The best move brings { $points } points more { $source_in }, mostly { $when }, and { $less } fewer { $other_in }.
puzzle-mostly-source = Above all, the best move brings { $points } points more { $source_in }.
puzzle-mostly-both = Above all, the best move brings { $points } points more { $source_in }, but { $less } fewer { $other_in }.
puzzle-mostly-source-when = Above all, the best move brings { $points } points more { $source_in }, mostly { $when }.
puzzle-mostly-both-when = Above all, the best move brings { $points } points more { $source_in }, mostly { $when }, but { $less } fewer { $other_in }.
puzzle-better-rival = After the best move { $who } wins less often: { $chance } percentage points.
puzzle-better-chance = The points hardly change; the chance to win does.
puzzle-misses-source = You lose them { $source_in }.
puzzle-misses-both = It brings { $points } points fewer { $source_in } and { $less } more { $other_in }.
puzzle-misses-source-when = You lose them { $source_in }, mostly { $when }.
puzzle-misses-both-when = It brings { $points } points fewer { $source_in }, mostly { $when }, and { $less } more { $other_in }.
puzzle-misses-mostly-source = Above all, it brings { $points } points fewer { $source_in }.
puzzle-misses-mostly-both = Above all, it brings { $points } points fewer { $source_in }, but { $less } more { $other_in }.
puzzle-misses-mostly-source-when = Above all, it brings { $points } points fewer { $source_in }, mostly { $when }.
puzzle-misses-mostly-both-when = Above all, it brings { $points } points fewer { $source_in }, mostly { $when }, but { $less } more { $other_in }.
puzzle-misses-chance = The points hardly change; the chance to win does.
puzzle-profits = { $who } profits most, by { $chance } percentage points.
puzzle-decides = So small a difference in points decides who wins here.
puzzle-known = Judged from { $looks } games played on from here each way, with the same luck, from what you can see; ± is how far that may be off. Master finds it { $master } times out of 10.

## Pages

puzzles-title = Puzzles
puzzles-intro = Positions from games between bots, in which one move is clearly best. Find it on the board; every answer is told what it comes to, and why.
puzzles-today = Puzzle of the day
puzzles-solve = Solve it
puzzles-today-solved = Solved today
puzzles-streak = % days in a row
puzzles-streak-one = first day of a streak
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-solved-of = %1 of %2 solved
puzzles-named = Puzzle { $number }: { $when }, { $players } players
puzzles-solved-first = solved at the first try
puzzles-solved-later = solved
puzzles-solved-shown = solution shown
puzzles-kept = What you have solved is kept with your name, on all your devices.
puzzles-kept-here = What you have solved is kept in this browser; once you have a name here, the house keeps it for all your devices.
puzzle-number = Puzzle { $number } of { $total }
home-puzzle = Puzzle of the day
home-puzzle-all = All puzzles
home-puzzle-solve = Solve it: the puzzle of the day
