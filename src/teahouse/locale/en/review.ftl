# Looking back at a game: in the browser fetched when a review is first opened, and `teahouse review`.

review-chance = Chance to win
review-chance-unit = in per cent
review-chances-note = Each as that player could see it, so they need not add up to 100 %.
review-as-table = The chances as a table
review-working = The choices are being looked at more closely …
review-waiting = The house is looking at this game …
review-lost = The house does not answer at the moment; it is asked again.
review-failed = This game could not be looked back at; it can still be replayed.
review-off = This house does not look back at games; they can be replayed.
review-without-network = There is no trained network for this game, so chances, luck and marks cannot be told; where the points came from can.
review-without-numpy = Chances, luck and marks need NumPy, which is not installed here (teahouse[bots]); where the points came from can be told without it.
review-without-box = Other numbers are printed in this box than the network has learned by, so chances, luck and marks cannot be told; where the points came from can.

## Luck and play

review-terms = Luck and play
review-terms-chance = in percentage points of the chance to win
review-terms-points = in points
review-start = at the start
review-luck = luck of the draw
review-own = own choices
review-others = others’ choices
review-drift = error of the estimate
review-result = result
review-terms-note = Start, luck, choices and error add up to the result. Luck is what was drawn against what could be expected.
review-sampled = At some draws so much was possible that only a part of it was looked at; the error of the estimate is what comes of that.
review-by-source = Points by source, from the start to the result

## Choices

review-decisions = { $count ->
    [one] One decision
   *[other] { $count } decisions
}
review-all = { $count ->
    [one] See the only decision
   *[other] See all { $count } decisions
}
review-habits = My play over many games
review-unit = percentage points
review-mark-best = best
review-count-best = { $count } best
review-mark-fine = fine
review-count-fine = { $count } fine
review-mark-slip = slip
review-count-slip = { $count ->
    [one] 1 slip
   *[other] { $count } slips
}
review-mark-mistake = mistake
review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
review-marks-note = Fine: costs less than 1.5 percentage points of the chance to win; slip: less than 4; mistake: 4 or more, and a longer look agrees. Moves without an alternative are not counted.
review-turning-of = Turning points: { $who }
review-turning-yours = Your turning points
review-part-turning = Turning points
review-part-decisions = Choices
review-part-terms = Luck
review-parts = What to look at
review-none = No choice of { $who } cost much.
review-none-yours = No choice of yours cost much.
review-short = { $move }; { $other }
review-turned-choice = Biggest turn for { $who }: { $moment }, { $by } chose “{ $move }”, chance to win from { $before } to { $after }.
review-turned-luck = Biggest turn for { $who }: { $moment }, the luck of the draw, chance to win from { $before } to { $after }.
review-turned-better = With the better move it would have been { $chance } percentage points higher.
review-played = { $who } played
review-played-you = you played
review-better = better
review-instead = instead of
review-instead-of = instead of: { $move }
review-better-was = better: { $move }
review-cost = { $chance } ± { $error } percentage points
review-cost-points = { $points } points
review-apart = what differs most:
review-to-win = to win, about { $points } points
review-looks = Judged from { $looks } games played on from here each way, with the same luck; ± is how far that may be off.
review-why-source = More points { $source_in }: { $points }.
review-why-source-when = More points { $source_in }: { $points }, mostly { $when }.
review-why-both = It brings the most points { $source_in } ({ $points }) and costs the most { $other_in } ({ $less }).
review-why-both-when = It brings the most points { $source_in } ({ $points }, mostly { $when }) and costs the most { $other_in } ({ $less }).
review-at-the-end = at the end of the game
review-why-rival = The points hardly change, but { $who } wins less often: { $chance } percentage points.
review-why-chance = The points hardly change; the chance to win does.
review-try = Try it again from here
review-see = See it on the board
review-seat = Whose game
review-walk = Walk through the game: arrow keys move, Home and End go to its ends
review-at = { $moment }: { $chances }
review-said = { $who }: { $start } at the start, { $last } before the end.

## Advice at a practice table

review-why-only = No other move seems sensible.
practice-wish = Practice: everybody may ask for advice, and everybody sees how often somebody does
practice-yes = This is a practice table: everybody may ask for advice, and everybody sees how often somebody has. Whoever sits down agrees to it.
practice-here = Practice: everybody may ask for advice.
practice-asked = Asked for advice: { $list }.
advice-equal = These are about equal.
advice-points = ≈ { $points } points
advice-chance = { $chance } to win
advice-now = You: { $chance } now
advice-better = Against number { $number }: { $why }
advice-as-good = About as good as number 1.
advice-behind = { $chance } ± { $error } percentage points behind.
advice-first-brings = Number 1 against this: { $why }
advice-looks = Each was played on { $looks } times from here, with the same luck.
advice-looks-off = Each was played on { $looks } times from here, with the same luck; ± is how far a difference may be off.
doubt-sure = Do you mean it?
doubt-loses = { $move }: this seems to lower your chance to win by { $chance } percentage points.
doubt-keep = Keep it
doubt-back = Take another look
again-turn = Try this turn again
again-anew = At a table of your own, against the same bots. This game goes on; what you cannot see is drawn anew.
again-last = Try your last turn again
