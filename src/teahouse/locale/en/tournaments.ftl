### Tournaments.

tour-title = Tournaments
tour-about = For 4 to 32 players, over as many days as it takes. The house makes the tables of each round and keeps the standings; whoever has the link can join until it begins.
tour-mine = Yours
tour-make = A new tournament
tour-name = Its name
tour-kind = How it goes
tour-kind-robin = everybody meets everybody
tour-kind-knock-out = knock-out
tour-size = Tables
tour-size-of = { $count ->
    [2] tables of two
   *[other] tables of { $count }
}
tour-fill = Seats that are left
tour-fill-none = tables may be smaller
tour-rated = Its games count for our ratings
tour-make-it = Make it and join
tour-status-open = waits for players
tour-status-running = is being played
tour-status-finished = over
tour-status-closed = closed by its owner
tour-field = { $count ->
    [0] Nobody has joined yet
    [one] One player so far
   *[other] { $count } players so far
}
tour-told = When it begins, all games of the first round begin at once, with everybody seated; the lot gives the order, and the house alone shuffles. The next round begins when the last table is done.
tour-pace = Time for a turn: { $time }.
tour-join = Join
tour-leave = Not play after all
tour-start = Begin
tour-close = Close the tournament
tour-close-text = You can close it: no more rounds then, but games that run are played to their end and the standings stay.
tour-needs = It needs { $least } players, with bots two; there is room for { $most }.
tour-standings = Standings
tour-place = Place
tour-player = Player
tour-points = Points
tour-beaten = Left behind
tour-wins = Wins
tour-played = Games
tour-out = out
tour-ties = Points: at each table the part of the others whom one has left behind, so that a win is 1; those level count half. Level on points, what everybody one has left behind has earned decides (“left behind”), then wins. Who has left a table is last there; a game that was ended is a draw of those who stayed.
tour-goes-on = The better half of each table goes on, of three the best; level at a table, the standings decide, then the lot.
tour-round = { $count ->
    [0] Round { $number }
   *[other] Round { $number } of { $count }
}
tour-at = place { $place }
tour-replay = Look again
tour-table = To the table
tour-bye = { $name } has a bye
tour-all = All tournaments

error-no-tournament = There is no such tournament. Look at the link once more.
error-not-your-tournament = Only whoever has made the tournament may do that.
error-tournament-begun = The tournament has begun already, or is over.
error-tournament-full = { $most } players have joined: there is no room for more.
error-tournament-few = A tournament needs { $least } players, or two and bots that fill the rest.
error-tournaments = You have { $most } tournaments that are not over. Close one of them first.
