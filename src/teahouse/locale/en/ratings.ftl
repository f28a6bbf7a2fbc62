### Ratings: tables that count, and what came of them.

rated-wish = The game counts for our ratings
rated-yes = This game counts: whoever sits down is rated by how it ends. Who leaves before that, or is played for by a bot in the end, is rated as last.
counts-yes = This game counts for ratings.
counts-rating = Your rating is { $rating } now ({ $change }){ $provisional ->
    [yes] , still provisional
   *[no] {""}
}.
ratings-title = My ratings
ratings-about = Ratings come from games that count, which is chosen when a table is opened. There is one for each title and number of players. It starts at 25; the bots stand where their published games have put them and are never moved. The number after ± says how unsure a rating still is; it is the shaded band in the drawing.
ratings-none = No game of yours has counted yet. Open a table with “The game counts for our ratings”, or sit down at one.
ratings-no-guest = Take a seat first: ratings belong to somebody.
ratings-kind = { $game }, { $players } players
ratings-now = { $rating } ± { $unsure }
ratings-provisional = provisional: too few games yet to be sure of it
ratings-after = { $count ->
    [one] after one game
   *[other] after { $count } games
}
ratings-course = The rating rose or fell from { $first } to { $last } over { $count } games; the lowest was { $low }, the highest { $high }.
ratings-one = The rating after one game is { $last }.
ratings-table = All games as a table
ratings-game = Game
ratings-day = Day
ratings-place = Place
ratings-left = last, since you left
ratings-rating = Rating
ratings-replay-of = Look again at game { $number }

error-rated-alone = A game counts for ratings only with two players or more.
error-rated-hotseat = A game counts for ratings only if everybody plays on a device of their own.
error-rated-practice = A game in which everybody may ask for advice does not count for ratings. Choose one of the two.
error-rated-bot = The bot { $level } has no published rating, so nobody can be rated against it. Choose Leaf, Cup, Pot or Master, or a table that does not count.
error-rated-stand-in = This game counts for ratings: nobody lets a bot play for them. Whoever cannot go on gets up, and is rated as last.
