# The shuffle before the first move: what is said about it while a table waits, at the table and at its end.

shuffle-heading = Everybody is here. The cards are being shuffled …
shuffle-waits = The game begins when every browser has added its part. Waiting for { $names }.
shuffle-late = Nothing has come from { $names }; perhaps the page is closed there. You can shuffle anew without that part: the game begins when all others agree.
shuffle-elsewhere = Your own part lies in the browser with which you sat down: open the table there, and the game can begin.
shuffle-without = Shuffle without { $names }
shuffle-asked = You agree to shuffle anew; waiting for the others.
shuffle-anew = { $names } would like to shuffle anew.
shuffle-agree = Shuffle anew
shuffle-nothing = The shuffle has come to nothing
shuffle-again-ask = Your browser had opened its part already, and does not open another one unasked: whoever knows what is opened could have it shuffled until the deal pleases them.
shuffle-again = Shuffle again
shuffle-anew-times = { $count ->
    [one] The shuffle has begun anew once: { $causes }.
   *[other] The shuffle has begun anew { $count } times: { $causes }.
}
shuffle-why-left = { $name } got up
shuffle-why-changed = { $name } changed a seat
shuffle-why-late = nothing came from { $name }
shuffle-why-asked = all agreed with { $name }
shuffle-how = How it is shuffled
shuffle-how-text = Everybody’s browser and the house add a random number each. All are bound to theirs by the digits below before the first number is opened, so nobody can choose the deal, not even the host.
shuffle-house = The house
shuffle-none = adds no part
shuffle-out = came too late, adds no part
shuffle-comes = soon

web-shuffled-you = { $count ->
    [one] Shuffled by you and the house
   *[other] Shuffled by all of you
}
web-shuffled-by = Shuffled by { $names } and the house
web-shuffled-without = Shuffled by { $names } and the house, without { $missing }
web-shuffled-house = Shuffled by the house alone
web-shuffle-checked = { $who }: checked
web-shuffle-fits = { $who }: the draws fit, but this browser saw no promise before the end
web-shuffle-untested = { $who }: nothing was left to chance that could be checked
web-shuffle-draws = { $draws ->
    [one] One draw of the record follows from these numbers.
   *[other] { $draws } draws of the record follow from these numbers.
} { $before ->
    [0] How likely each was, this page is told by the house; with the rules in hand that is checked below.
   *[other] What was drawn in the game from which this one goes on does not. How likely each was, this page is told by the house; with the rules in hand that is checked below.
}
web-shuffle-broken = This is not the deal that was promised
web-shuffle-unknown = { $who }. It could not be checked just now.
web-shuffle-changed = This table has promised another shuffle before: somebody has changed it. More is said in the settings.
web-shuffle-about = Before the first card was dealt, your browsers and the house were bound to a random number each. All of them together make the deal, so nobody could choose it, not even the host. This browser has kept what was promised, and checks it after the last move.
web-shuffle-promise = The promise of this table, which also stands in its link:
web-shuffle-by-hand = Who trusts neither house nor page downloads the record and checks it on another machine:
