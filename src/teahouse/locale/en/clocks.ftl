### Clocks at a table: whose runs, how long, and what can be done when it has run out.

clock-title = Clock
clock-left = { $who }: { $left } left, { $until }
clock-left-you = You have { $left } left, { $until }
clock-days = { $count ->
    [one] a day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] an hour
   *[other] { $count } h
}
clock-minutes = { $count ->
    [one] a minute
   *[other] { $count } min
}
clock-seconds = less than a minute
clock-until-today = until { $time }
clock-until-tomorrow = until tomorrow { $time }
clock-until-day = until { $day }, { $time }
clock-night = Free until { $time }: the clock stands at night
clock-away = { $who } is on holiday { $until }
clock-away-you = You are on holiday { $until }: your clock stands
clock-back = I am back
clock-over = { $who }’s time has run out
clock-over-you = Your time has run out
clock-absent = { $who } has been away for a while
clock-absent-you = You have been away for a while
clock-over-never = They are waited for.
clock-over-never-you = The others wait for you.
clock-over-bot = A bot comes and plays for them until they are back.
clock-over-bot-you = Play now: a bot is about to play for you.
clock-over-agree = A bot plays for them if all others agree.
clock-over-agree-you = The others may let a bot play for you until you are back.
clock-over-end = The game ends if all others agree.
clock-over-end-you = The others may end the game.
clock-ask-bot = Let a bot play
clock-ask-end = Agree to the end
clock-replaced = A bot plays for { $who } until they are back
clock-bank = { $who } { $time }

clock-short = { $left } left
clock-short-over = time is over

agree-title = What all have to agree to
agree-end = { $names } would like to end the game unfinished.
agree-end-you = You would like to end the game unfinished.
agree-play-on = Rather play on
agree-bot = A bot shall play for { $who } until they are back.
agree-bot-you = The others would like a bot to play for you.
agree-too = I agree
agree-count = { $count ->
    [one] { $count } of { $of } has agreed.
   *[other] { $count } of { $of } have agreed.
}
