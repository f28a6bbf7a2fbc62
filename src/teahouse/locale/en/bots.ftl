### Bots, matches, tuning, the ladder and the lab.

## Commands

cli-match-about = Let bots play a match on even terms and say how sure the result is.
cli-tune-about = Find better weights for a game's evaluation by playing.
bots-arg-bots = one bot for each seat: a level (leaf, cup, pot, master), random, greedy, search, or your own as module:Class
bots-arg-engine = where games are played: processes of this machine, or a Ray cluster (processes)
bots-arg-address = the address of a running Ray cluster (one is started here)
bots-arg-table-sizes = the numbers of players to tune for (2,4)
bots-arg-generations = after how many generations to stop (30)
bots-arg-population = proposals in each generation (16)
bots-arg-tune-games = games of each proposal in each generation (60)
bots-arg-tune-simulations = tune for the searching bot with so many simulations a decision; 0 for greedy play (0)
bots-arg-start = a file of weights to start from (the weights as they were written down)
bots-arg-minutes = stop after so many minutes, if that is earlier
bots-arg-justify = games of the match between new and old weights (200)
bots-arg-out = the file to write
bots-go-on = What has been played is kept: the same command goes on from here.
bots-no-weights = { $game } has no evaluation that could be tuned.
bots-tune-line = Generation { $generation }: mean worth { $worth }
bots-tune-match = { $players } players, { $games } games: the new weights win { $share } % ({ $low } to { $high } %) with a mean of { $mean } points; the others have { $before }.

## Matches

bots-match-head = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, seed { $seed }
bots-match-line = { $bot }: wins { $share } % ({ $low } to { $high } %), mean score { $mean } ({ $mean_low } to { $mean_high }), decision { $median } ms, 99 of 100 within { $p99 } ms
bots-match-sources = {"  "}{ $parts }
bots-match-winner = The winner's mean score is { $mean } ({ $low } to { $high }).
