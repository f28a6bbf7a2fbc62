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

## Levels

level-leaf = Leaf
    .character = Kind. Sees the next move, overlooks some, and enjoys the company.
level-cup = Cup
    .character = Reliable. Weighs up every move with a practised eye, one turn ahead.
level-pot = Pot
    .character = Patient. Takes half a second to look ahead at what seems natural.
level-master = Master
    .character = Strict. Looks ahead for three seconds and leaves nothing out.

## What a bot expected of its move

thought-only-move = There was no other move.
thought-greedy = { $more ->
    [0] Expects { $points } points in the end; the next best move promised { $next }.
   *[other] Expects { $points } points in the end (the next best move: { $next }), above all for { $part }: +{ $more }.
}
thought-search = { $more ->
    [0] After looking ahead { $looks } times, expects { $points } points in the end; the next best move promised { $next }.
   *[other] After looking ahead { $looks } times, expects { $points } points in the end (the next best move: { $next }), above all for { $part }: +{ $more }.
}
part-balance = a good balance

## In the Year of the Dragon: the parts of the outlook

part-year_of_the_dragon-points = points at once
part-year_of_the_dragon-palaces = palaces in the scorings to come
part-year_of_the_dragon-court-ladies = court ladies in the scorings to come
part-year_of_the_dragon-privileges = privileges in the scorings to come
part-year_of_the_dragon-persons = persons who stay to the end
part-year_of_the_dragon-monks = monks under high roofs
part-year_of_the_dragon-research = actions left for research and plans
part-year_of_the_dragon-mongols = the Mongol invasions to come
part-year_of_the_dragon-festival = the dragon festivals to come
part-year_of_the_dragon-tribute = persons kept through the tributes
part-year_of_the_dragon-drought = persons kept through the droughts
part-year_of_the_dragon-contagion = persons kept through the contagions
part-year_of_the_dragon-goods = money and goods in stock
part-year_of_the_dragon-order = the place on the person track
part-year_of_the_dragon-room = room for persons to come
part-year_of_the_dragon-helpers = persons who help with actions
part-year_of_the_dragon-hand = the cards kept in hand
part-year_of_the_dragon-wall = the wall and the super event

## Dragon Boats: the parts of the outlook

part-dragon_boats-sets = sets of farm tiles
part-dragon_boats-groups = groups of farmers
part-dragon_boats-cards = bonus cards
part-dragon_boats-resources = Offerings and treasures
part-dragon_boats-abilities = abilities at the end
part-dragon_boats-journeys = members on their way by boat
part-dragon_boats-mountain = members on the mountain
part-dragon_boats-fares = goods for the next fare
part-dragon_boats-discs = discs on the stalls
part-dragon_boats-money = money to spend
part-dragon_boats-food = food for long ways
part-dragon_boats-growth = land where groups and sets can grow
part-dragon_boats-future = the rounds to come
