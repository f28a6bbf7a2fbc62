### Tournaments.

tour-title = Tournaments
tour-about = For 4 to 32 players, over as many days as it takes. The house makes the tables of each round and keeps the standings; whoever has the link can join until it begins.
tour-mine = Yours
tour-yours = made by you
home-contests = Your tournaments
tour-make = A new tournament
tour-name = Name of the tournament
tour-kind = How it goes
tour-kind-robin = everybody meets everybody
tour-kind-knock-out = knock-out
tour-size = Tables
tour-size-of = { $count ->
    [2] tables of two
   *[other] tables of { $count }
}
tour-fill = Seats that are left
tour-fill-none = smaller tables
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
tour-leave = I will not play
tour-start = Begin
tour-close = Close the tournament
tour-close-text = You can close it: no more rounds then, but games that run are played to their end and the standings stay.
tour-needs = It needs { $least } players, or two if bots take the seats that are left; there is room for { $most }.
tour-standings = Standings
tour-place = Place
tour-player = Player
tour-points = Points
tour-number = { $number }
tour-beaten = Points of those beaten
tour-wins = Wins
tour-played = Games
tour-out = out
tour-ties = A win is 1 point, last place 0; in between it counts how many of the others at the table were beaten, a tie as half. With equal points, the points of all those who were beaten decide, then wins. Whoever leaves a table is last there; a game that was ended early is a draw of those who stayed.
tour-goes-on = From each table the better half of the players go on, from a table of three only the winner; with a tie at a table the standings decide, then the lot.
tour-round = { $count ->
    [0] Round { $number }
   *[other] Round { $number } of { $count }
}
tour-at = place { $place }
tour-replay = Look again
tour-table = To the table
tour-bye = { $name } has a bye
tour-back = The tournament and its standings
tour-all = All tournaments

error-no-tournament = There is no such tournament. Look at the link once more.
error-not-your-tournament = Only whoever has made the tournament may do that.
error-tournament-begun = The tournament has begun already, or is over.
error-tournament-full = { $most } players have joined: there is no room for more.
error-tournament-few = A tournament needs { $least } players, or two and bots that fill the rest.
error-tournaments = You have { $most } tournaments that are not over. Close one of them first.
