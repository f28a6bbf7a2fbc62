### Bots, matches and the ladder.

## Commands

cli-match-about = Let bots play a match on even terms and say how sure the result is.
bots-arg-bots = one bot for each seat: a level (leaf, cup, pot, master), random, search, or your own as module:Class
bots-arg-engine = where games are played: processes of this machine, or a Ray cluster (processes)
bots-arg-address = the address of a running Ray cluster (one is started here)
bots-go-on = What has been played is kept: the same command goes on from here.
bots-no-notes = Games cannot be kept in { $folder } ({ $problem }): the match is played, but after an interrupt it would begin anew. Set XDG_CACHE_HOME to a folder that can be written.
bots-wrong-ratings = { $file } is not a file of ratings as teahouse ladder writes it.
bots-address-alone = --address is for --engine ray.
bots-ladder-budget = The budgets of a ladder are simulations (500sims), so that it can be repeated, not { $given }.

## Matches

bots-match-head = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
bots-match-note = Intervals are at 95 %. Half of the decisions took at most so many seconds (s/decision), 99 of 100 at most those in the last column.
bots-match-winner = The winner's mean score is { $mean } ({ $interval }).
bots-match-winner-once = The winner's score is { $mean }.
bots-column-bot = bot
bots-column-wins = wins
bots-column-interval = interval
bots-column-score = score
bots-column-seconds = s/decision
bots-column-most = 99 of 100
bots-column-source = points by source
bots-uneven = With { $players } players, { $games ->
    [one] one game does
   *[other] { $games } games do
} not give everybody every seat equally often. Multiples of { $players } do: { $even }.

## What is wrong with a bot or with those who let it play

bad-bot-unknown = There is no bot “{ $bot }”: choose from { $known } or name your own as module:Class.
bad-bot-budget = { $reason ->
    [little] The bot “{ $bot }” has too little to think at all: 1sims or 0.001ms is the least.
    [much] The bot “{ $bot }” has too much to think: the most is { $seconds }s or { $simulations }sims.
   *[form] The bot “{ $bot }” has no budget behind its @: it reads 300ms, 2s or 500sims. Simulations are whole.
}
bad-bot-import = Cannot import the bot “{ $bot }”: { $problem }.
bad-bot-missing = The module { $module } has no { $title }. { $count ->
    [0] It has no class with a method choose(view, budget).
   *[other] It has: { $known }.
}
bad-bot-no-choose = The bot “{ $bot }” is not a class with a method choose(view, budget): subclass teahouse.bots.Bot.
bad-bot-made = The bot “{ $bot }” must be made as Class(game, seat, seed): subclass teahouse.bots.Bot.
bad-bot-choose = The bot “{ $bot }” must answer choose(self, view, budget), but its choose takes { $signature }.
bad-bot-no-chair = The bot “{ $bot }” cannot sit down: { $problem }.
bad-bot-failed = The bot “{ $bot }” failed on seat { $seat }: { $problem }.
bad-bot-no-move = The bot “{ $bot }” chose { $move } on seat { $seat }, which is not a Move: answer with one of view.moves.
bad-bot-foreign-move = The bot “{ $bot }” chose “{ $move }” of another catalogue on seat { $seat }: answer with one of view.moves.
bad-bot-illegal-move = The bot “{ $bot }” chose “{ $move }” on seat { $seat }, which is illegal ({ $clause }): answer with one of view.moves.
bad-bot-in-game = Game { NUMBER($game, useGrouping: 0) }: { $problem }
bad-worker-died = A worker process died { $tries } times on game { NUMBER($game, useGrouping: 0) } between { $bots }. Does one of them end the process, or take all its memory?
bad-worker-no-package = This needs the package { $package }: pip install 'teahouse[{ $extra }]'.
bad-worker-ray-start = Ray does not start: { $problem }
bad-worker-ray-address = No Ray cluster answers at { $address }: look whether it runs there, or leave --address out to start one here. ({ $problem })

## Levels

level-leaf = Leaf
    .character = Kind. Sees the next move, overlooks some, and enjoys the company.
level-cup = Cup
    .character = Reliable. Has a practised eye, and now and then lets a better move go by.
level-pot = Pot
    .character = Patient. Plays what seems natural after very many games.
level-master = Master
    .character = Strict. Looks ahead for three seconds and leaves little out.

## What a bot expected of its move

thought-only-move = There was no other move.
thought-own = { $said }
thought-learned = { $looks ->
    [0] Expects { $points } points in the end, after the next best move { $next }
   *[other] After looking ahead { $looks } times, expects { $points } points in the end, after the next best move { $next }
}{ $more ->
    [0] .
   *[other] ; the greatest gain: { $source }, +{ $more }.
}
thought-alone = Expects { $points } points in the end; saw no other move that would do.
thought-whim = Expects { $points } points in the end; another move looked better to it ({ $next }), but it felt like this one.
thought-played-out = Plays what it has never learned: tried the moves in { $games } games played on at random, and had { $points } points on average after this one, { $next } after the next best.
thought-looked = { $looks ->
    [0] Was sure of this move at first sight.
   *[other] Played its favourite moves on { $looks } times; this one turned out best.
}

## The ladder

cli-ladder-about = Play each level against the next and write the page with the ratings.
bots-arg-rung-games = games of each pair of levels at each table size (100); a level among its like plays two fifths of them
bots-arg-master = how much Master may think about a decision (as on the published ladder)
bots-arg-ladder-out = the folder of the page (docs/ladder)
bots-arg-ratings = write the levels' ratings into this file, too
bots-rung = { $upper } against { $lower }, { $players } players

## Learning

cli-learn-about = Let a network learn a game by playing it against itself.
cli-learn-more = The folder keeps all that was learned: the same command goes on where an interrupt or the end of the time has stopped it. The file network.npz in it is what bots play by.
learn-arg-out = the folder of the training (training)
learn-arg-minutes = end after so many minutes
learn-arg-until = end at this time of day
learn-arg-rounds = end after so many rounds; with the same seed, a training on the processor gives the same network
learn-arg-score = end when four of its like reach this mean score
learn-arg-start = a network that bots play by (network.npz), to learn on from
learn-arg-imitate = a file of games to imitate first; can be given several times
learn-arg-workers = how many processes play (all cores but one)
learn-arg-tables = how many tables each of them holds in each of its two halves (64)
learn-arg-width = how wide the layers of the network are (512)
learn-arg-depth = how many of them there are (3)
learn-arg-device = where the network is trained: cpu, cuda (an accelerator if there is one)
learn-no-torch = Learning needs PyTorch: pip install "teahouse[learn]".
learn-bad-time = { $given } is no time of day: write it as 17:30.
learn-no-end = Say when to stop: --minutes, --until, --rounds or --score.
learn-no-examples = There are no games to imitate in { $file }: the file is missing.
learn-no-start = There is no network to start from in { $file }: the file is missing.
learn-foreign-start = This network cannot learn on here: { $problem }.
learn-imitated = Imitation, pass { $epoch } over { $games } games: the same move as theirs in { $same } % of the decisions.
learn-round = Round { $round }, { $minutes } min, { $thousands } thousand decisions ({ $speed } a second): { $players } players reach { $mean } points, the winner { $winner }.
learn-done = { $folder } holds the network after { $rounds } rounds.
bad-bot-no-numpy = Learned bots need NumPy: pip install "teahouse[bots]".
bad-bot-no-network = There is no network for { $game }.
bad-bot-foreign-box = The network does not know every move and place of this box; the levels and search can play it.
cli-bots-unlearned = This box has moves or places that the bots have never learned: they try them out in games played at random, and play far more weakly than with the game's own box.
cli-bots-extra = The bots have learned this game, but that needs NumPy: pip install "teahouse[bots]". Without it they try moves out in games played at random, and play far more weakly.
