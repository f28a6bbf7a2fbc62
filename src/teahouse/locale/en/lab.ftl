### The lab: what its command, its page and its refusals say.

## The lab

cli-lab-about = Let bots play many games and write a page about the game for designers.
lab-arg-games = how many games to play (200)
lab-arg-bots = one bot for all seats or one for each (cup)
lab-arg-out = the page to write (report.html)
lab-arg-save = write the study to this file, for a later --compare; with another box both are kept, that of the box as it was with “-before” in its name, and with --sweep each value with its change in the name
lab-arg-csv = write all games to this file as comma-separated values, a line for each seat; with another box both are kept, as with --save
lab-arg-compare = a study saved before: say what differs from it
lab-arg-against = another components file: play with it as well and say what it changes
lab-arg-set = change a value of the box, play with it as well and say what it changes; may be given several times
lab-arg-sweep = try several values of one number of the box (1..4 or 1,2,5) and draw what becomes of the game
lab-arg-precise = stop as soon as the mean score, or with another box its difference, is known to so many points either way; --games are the most
lab-few-before = { $games } games are too few to tell anything from chance: play { $least } at least. They are played all the same.
lab-precise-enough = Known well enough after { $games } games: to { $half } points either way. That holds however often one looks (asymptotic confidence sequence, Waudby-Smith et al. 2024).
lab-part = Study { $number } of { $count }: { $box }
lab-wrong-change = { $change }: { $problem }.
lab-as-changed = The bots know the game's own box best: to compare boxes, they play all of them as they play changed ones, by looking ahead at more moves than the network would make.
lab-sweep-title = { $game }: a number of the box, tried with several values
lab-sweep-paired = All values played the same { $count } deals, and each is compared with the box as it is game by game (paired).
lab-sweep-intro = Each curve has the interval of its difference from the value that the box has now. A mark has a colour where the difference is outside the noise, corrected for all comparisons of this page.
lab-swept = { $path } is { $now } now. { $count ->
    [0] Nothing else differs beyond the noise.
    [one] One more measure differs beyond the noise.
   *[other] { $count } more measures differ beyond the noise.
}
lab-sweep-now = { $value } (now)
lab-sweep-numbers = The numbers of these curves: { $path }
lab-col-value = Value
lab-curve-now = as the box is now
lab-curve-more = more, outside the noise
lab-curve-fewer = less, outside the noise
lab-curve-noise = within the noise
lab-curve-interval = interval of the difference
lab-one-comparison = Use one of --compare, --against, --set and --sweep.
lab-other-game = { $file } is a study of { $game }.
lab-other-players = { $file } is a study with { $theirs } players, this one has { $ours }: shares of wins would differ by that alone. Play with --players { $theirs }, or compare with a study of { $ours } players.
lab-nameless = { $file } names things that this version of the game does not have. Make the study again.
lab-no-stdout = { $flag } - is not possible: name a file.
lab-only-csv = --csv writes comma-separated values, and { $file } would not be such a file: name one that ends in .csv.
lab-written = Written to { $file }.
lab-title = { $game } in the lab
lab-summary = { $games } games with { $players } players, { $bots }, seed { $seed }, { $budget ->
    [own] no budget set
   *[other] budget { $budget }
}{ $options ->
    [none] {""}
   *[other] , options { $options }
}{ $box ->
    [own] , the game's own components
    [changed] , a changed components file
   *[file] , components from { $file }
}.
lab-command = This page is made again by
lab-command-other = The other study is made again by
lab-made = Made by teahouse { $version }, components { $components }. Intervals hold the true value in 95 of 100 studies. Bots play differently from people: what they show is a hint, not a verdict.
lab-head-scores = Scores
lab-scores = The mean score is { $mean } ({ $low } to { $high }); four of five scores lie between { $ten } and { $ninety }. Winners have { $winner } on average and lead by { $margin }.
lab-winners = winners
lab-losers = the others
lab-everybody = all seats
lab-head-seats = Who wins from which seat
lab-seat = Seat { $number }
lab-seats-even = No seat is better or worse than { $even } beyond the noise.
lab-seats-uneven = An even share would be { $even }.
lab-seats-more = More often than that, beyond the noise: { $seats }.
lab-seats-fewer = Less often, beyond the noise: { $seats }.
lab-head-starts = Start choices
lab-starts = { $shown ->
    [0] { $count } different starts were chosen.
   *[other] { $count } different starts were chosen; the { $shown } commonest are shown.
}
lab-one-start = Everybody chose the same start: { $start }. There is nothing to compare.
lab-as-start = { $thing } as a start
lab-head-sources = Where points come from
lab-sources = Where winners differ most from the others: { $source }, { $more } points more.
lab-head-effects = What is used, and how its users fare
lab-effects = The effect is how much more often those who used a thing won than those who did not, in percentage points, among seats that used equally many things of its kind: who does more of everything also wins more. A star marks what cannot be compared so, because too few were equally active. It shows what goes together, not what is the cause. The sentences and the coloured marks name what is outside the noise, corrected for the number of things. Where fewer than { $least } seats used a thing, or did without it, they are too few to tell.
lab-too-few = too few
lab-mark-more = more wins, outside the noise
lab-mark-fewer = fewer wins, outside the noise
lab-mark-noise = within the noise
lab-mark-interval = interval
lab-mark-even = no effect
lab-more-wins = More wins go with { $things }.
lab-fewer-wins = Fewer wins go with { $things }.
lab-no-tendency = None of these goes with winning or losing beyond the noise.
lab-unused = Nobody used { $things }.
lab-head-length = Length and tension
lab-length = A game takes { $decisions } decisions in { $turns } turns, { $each } a turn; the lead changes { $changes } times.
lab-head-bots = The bots
lab-axis-points = Points
lab-axis-seats = Seats
lab-score-counts = The counts of this chart
lab-col-score = Points
lab-col-winners = Winners
lab-col-seat = Seat
lab-col-start = Start
lab-col-seats = Seats
lab-col-wins = Won
lab-col-interval = Interval
lab-col-thing = Thing
lab-col-usage = Used by
lab-col-uses = Times a seat
lab-col-effect = Effect
lab-col-measure = Measure
lab-col-mean = Mean
lab-col-ten = Lowest tenth
lab-col-half = Middle
lab-col-ninety = Highest tenth
lab-col-bot = Bot
lab-measure-decisions = Decisions in a game
lab-measure-turns = Turns in a game
lab-measure-decisions_per_turn = Decisions in a turn
lab-measure-lead_changes = Changes of the lead
lab-measure-margin = Winner's lead in points
lab-measure-score = Mean score
lab-measure-winner = Winner's mean score
lab-measure-seat = Wins of seat { $thing }
lab-measure-source = Points a seat: { $thing }
lab-measure-strength = { $thing }: wins of its users
lab-measure-lead = { $thing }: points of its users beyond the mean of their table
lab-measure-usage = { $thing }: used by
lab-col-before = Before
lab-col-after = After
lab-things-compared = All { $count } comparisons of things, by kind
lab-col-difference = Difference
lab-apart = unpaired { $span }
lab-difference-more = more, outside the noise
lab-difference-fewer = less, outside the noise
lab-difference-noise = within the noise
lab-finding-by = { $said } ({ $by }; { $span })
lab-score-line = Mean score: { $before } before, { $after } after, difference { $by }; paired interval { $span }, unpaired { $apart }.
lab-score-line-apart = Mean score: { $before } before, { $after } after, difference { $by }; interval { $span } (unpaired: the deals differ).
lab-paired = Both played the same { $count } deals: differences are taken game by game (paired), which tells more than two heaps of games; the unpaired interval stands beside it.
lab-paired-first = Both played the same first { $count } deals, and only those are compared: differences are taken game by game (paired).
lab-not-paired = The deals differ, so the games are compared as two heaps (unpaired). With the same seed and bots they would be paired, and far fewer games would do.
lab-side-by-side = Both studies side by side
lab-whole-game = The game as a whole
lab-category-action = Actions
lab-category-person = Persons taken
lab-category-privilege = Privileges
lab-category-wall = Wall tiles
lab-category-event = Persons lost to events, with the month
lab-category-charter = Types named in the charter
lab-category-hex = Land settled
lab-category-boat = Boats boarded, by their toppers
lab-category-seat = Seats on boats, paths up the mountain
lab-category-stall = Places of discs
lab-category-card = Bonus cards owned
lab-category-factory = Factories built
lab-category-bonus = Bonuses chosen
lab-category-advancement = Advancements
lab-category-fortune = Fortune actions
lab-category-workforce = Workforce actions
lab-category-route = Routes fulfilled
lab-category-ship = Ships supplied, by country
lab-category-emperor = Undertakings of the emperor
lab-of-kind = { $thing } ({ $kind })
lab-kind-action = action
lab-kind-person = person taken
lab-kind-privilege = privilege
lab-kind-wall = wall tile
lab-kind-event = person lost
lab-kind-charter = charter
lab-kind-hex = land settled
lab-kind-boat = boat boarded
lab-kind-seat = seat or path
lab-kind-stall = place of discs
lab-kind-card = bonus card
lab-kind-factory = factory
lab-kind-bonus = bonus
lab-kind-advancement = advancement
lab-kind-fortune = fortune action
lab-kind-workforce = workforce action
lab-kind-route = route
lab-kind-ship = ship supplied
lab-kind-emperor = undertaking of the emperor
lab-privilege-small = small privilege
lab-privilege-large = large privilege
lab-round-card = round card { $number }
lab-topper = topper { $number }
lab-path = mountain path { $number }
lab-stall = stall { $number }
lab-private = private action
lab-route = route tile { $number }
lab-head-differences = What differs
lab-compared = { $count } comparisons with another study: { $other }
lab-otherwise = Besides the games that were drawn, the studies differ in this: { $parts }.
lab-otherwise-part = { $what } { $after } instead of { $before }
lab-played-alike = Both studies were played in the same way.
lab-what-bots = bots
lab-what-budget = budget
lab-what-components = components
lab-what-starts = starts
lab-own-starts = as bots choose
lab-what-rules = rules version
lab-what-version = teahouse
lab-own-budget = none
lab-own-box = the game's own
lab-changed-box = a changed file
lab-few-games = With fewer than { $least } games in a study nothing can be told from chance: play more.
lab-no-difference = No difference is outside the noise.
lab-differences = { $count ->
    [one] One difference is outside the noise, corrected for the number of comparisons:
   *[other] { $count } differences are outside the noise, corrected for the number of comparisons:
}
lab-more-differences = … and { $count } more.
lab-finding-strength = { $thing } is significantly { $more ->
    [yes] stronger
   *[no] weaker
}: its users win { $after } instead of { $before }.
lab-finding-lead = { $thing } is significantly { $more ->
    [yes] stronger
   *[no] weaker
}: its users end { $after } points from the mean of their table instead of { $before }.
lab-finding-usage = { $thing } is used { $more ->
    [yes] more
   *[no] less
} often: by { $after } of the seats instead of { $before }.
lab-finding-seat = Seat { $thing } wins { $after } instead of { $before }.
lab-finding-source = { $thing }: { $after } points a seat instead of { $before }.
lab-finding-score = The mean score is { $after } instead of { $before }.
lab-finding-winner = Winners have { $after } points instead of { $before }.
lab-finding-decisions = A game has { $after } decisions instead of { $before }.
lab-finding-decisions-per-turn = A turn has { $after } decisions instead of { $before }.
lab-finding-lead-changes = The lead changes { $after } times instead of { $before }.
lab-finding-margin = The winner leads by { $after } points instead of { $before }.

## Figures of the design

lab-head-design = Figures of the design
lab-means = What these figures mean
lab-figure-branching = Moves to choose from
lab-means-branching = How many moves a seat could choose from, where it had a choice at all (branching factor).
lab-figure-forced = Forced decisions
lab-means-forced = The part of all decisions at which only one move was legal.
lab-figure-free = Decisions of a seat
lab-means-free = How often a seat had a choice in a game.
lab-figure-minutes = Minutes
lab-means-minutes = Decisions with a choice, of all seats, at { $pace } seconds each (--pace): people are not measured, so read it as a proportion.
lab-figure-ties = Shared wins
lab-means-ties = The part of the games in which more than one seat won.
lab-figure-level = Level on points
lab-means-level = The part of the games in which more than one seat had the most points, whether or not something else told them apart.
lab-figure-first = Advantage of the first
lab-means-first = How much more often than evenly the seat won that made the first decision, in percentage points.
lab-figure-favourite = Favourite at half time wins
lab-means-favourite = How often the seat with the best chance after half of the decisions won.
lab-figure-decided = Decided after
lab-means-decided = The part of the game after which the later winner was never behind again.
lab-figure-doubt = Beyond doubt after
lab-means-doubt = The part of the game after which the later winner always had a chance of at least 90 %.
lab-figure-comeback = Comebacks
lab-means-comeback = The part of the games won by a seat that once had less than half of an even chance.
lab-figure-runaway = Runaways
lab-means-runaway = The part of the games in which the winner had 75 % at half time and was never behind from then on.
lab-figure-interaction = Moved by others
lab-means-interaction = Of all that moved the final points a seat could expect, the part that came with the turns of others (interaction). An estimate that errs moves, too: compare games by it rather than read it alone.
lab-figure-luck = Moved by chance
lab-means-luck = The same for what was drawn, rolled or revealed.
lab-col-figure = Figure
lab-col-games = Games
lab-head-tension = The leader's chance to win
lab-axis-course = Part of the game, by decisions
lab-tension-numbers = The numbers of this curve
lab-col-course = Played
lab-col-leader = Leader's chance
lab-head-skill = Depth of skill
lab-skill-step = { $upper } against { $lower }
lab-skill-apart = told apart
lab-skill-alike = not told apart
lab-col-level = Level
lab-col-step = Step
lab-no-skill = How deep skill goes is found with --levels random,leaf,cup: each level then plays the one below it.
lab-head-offers = Choices that are hardly any
lab-offer = { $thing }: taken in { $taken } of { $offered } offers (drawn at random: { $even })
lab-never = Nearly never taken where something else could be had, so perhaps dominated:
lab-always = Nearly always taken:
lab-no-dominated = Nothing that was offered often is taken nearly never or nearly always.
lab-all-offers = Everything that was offered, and how often it was taken
lab-col-offered = Offers
lab-col-taken = Taken
lab-col-even = At random
lab-head-when = When things are used, and what they are worth then
lab-when = Each bar is a quarter of the game. Worth is how many points those who used a thing in the first or second half had beyond the mean of their table in the end; it is not corrected for how active they were.
lab-all-when = All things over the game
lab-col-quarters = Use
lab-col-early = Worth early
lab-col-late = Worth late
lab-scale = The marks of this table reach { $reach } percentage points to either side.
lab-starts-chosen = Bots chose them: a start that nobody takes is not judged, and who takes one may play differently. With --starts all or --starts random every start gets its chance.
lab-starts-random = They were drawn at random for every seat, so what differs is the start, not who would choose it.
lab-starts-all = One seat a game was given its start, every start in turn; only those seats count, so what differs is the start, not who would choose it.
lab-arg-starts = give starts instead of letting bots choose: all in turn to one seat a game, or random to every seat
lab-arg-levels = bots from the weakest to the strongest: each plays the one below it, to say how deep skill goes
lab-arg-pace = seconds a person takes for a decision with a choice (10), for the length in minutes
lab-levels-few = Name two levels at least, from the weakest to the strongest: --levels random,leaf,cup.
lab-levels-part = Levels: { $upper } against { $lower }
lab-tension = The mean chance of whoever was ahead, over { $games } games { $sight ->
    [network] as the game's network judges them
    [box] as the game's network judges them, with what another box counts for more or less
    [points] by the points so far
   *[outlook] as the bots judged them then
}, and as these very games bear it out. An even chance is { $even }; after half of the decisions the leader has { $half }.
lab-skill = { $levels } of { $of } levels can be told apart; from the lowest to the highest there are { $classes } classes, a class being the distance at which one of two wins three games of four. One of the better level sits among the others; an even share is { $even }.

## In the browser

page-lab = The lab
page-lab-new = A new study
page-lab-players = Players
page-lab-games = Games
page-lab-bots = Bots
page-lab-random = Random moves
page-lab-starts = Starts
page-lab-starts-chosen = as bots choose
page-lab-starts-all = every start in turn
page-lab-starts-random = drawn
page-lab-changes = Changes
page-lab-hint = Bots play many games, and a page says what they show. With a change such as bonus-cards.K.vp=9 both boxes play the same deals, and the page says what differs. Cups take a second or more for a game.
page-lab-make = Make it
page-lab-running = A study is being made
page-lab-begun = It has begun.
page-lab-done = Studies of this house
page-lab-none = None yet.
page-lab-study = { $game }: { $games } games with { $players } players

## My play over many games

habits-title = My play
habits-about = Your finished games that the house has looked back at, compared with the winners of the latest games here. Games at a shared screen and games begun in the middle of another one are left out. In brackets: the range in which the true figure lies in 19 of 20 cases.
habits-none = No finished game of yours has been looked back at yet.
habits-kind = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
habits-games = { $games ->
    [one] One game
   *[other] { $games } games
}, { $wins } won ({ $share }), against { $others ->
    [one] one other winner
   *[other] { $others } other winners
}.
habits-few = Too few games to call anything a difference. Still needed: { $needed }. Until then the figures only say what has happened so far.
habits-needed-mine = { $games ->
    [one] one more game of yours
   *[other] { $games } more games of yours
}
habits-needed-others = { $games ->
    [one] one more game won by somebody else
   *[other] { $games } more games won by somebody else
}
habits-points = Where the points come from
habits-points-about = Points a game by source.
habits-mistakes = Where choices go wrong
habits-mistakes-about = Slips and mistakes by the phase of the game, the dearest first, and what they cost in a game. A slip surely lowers the chance to win by 1.5 percentage points or more, a mistake by 4 or more.
habits-kinds = Which decisions go wrong
habits-kinds-about = The same by kind of decision: the eight that you had most often, the dearest first.
habits-openings = How you begin
habits-openings-about = What was chosen before the first round, the commonest first. Mean points are told from { $few } games on.
habits-head-source = Source
habits-head-mine = You
habits-head-winners = Winners
habits-head-more = Difference
habits-head-verdict = Verdict
habits-head-phase = Phase
habits-head-kind = Decision
habits-head-choices = Choices
habits-head-costs = Cost a game, percentage points
habits-head-share = Slips and mistakes: you
habits-head-winners-share = Slips and mistakes: winners
habits-head-more-share = Difference, percentage points
habits-head-opening = Opening
habits-head-games = Games
habits-head-won = Won
habits-head-score = Mean points
habits-head-begun = Winners who began so
habits-choices = { $choices } ({ $marks })
habits-begun = { $winners } of { $others }
habits-range = { $low } to { $high }
habits-span = { $value } ({ $low } to { $high })
habits-verdict-same = no clear difference
habits-verdict-more = more than winners
habits-verdict-less = less than winners
