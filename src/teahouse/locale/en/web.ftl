# The table in the browser.
web-language = Language
web-copied = Copied
web-find-rule = Find a rule
web-prompt = Prompt
web-home = Teahouse, home page
web-undo = Undo
web-confirm = Confirm
web-close = Close
web-choose = Choose
web-then = then by itself:
web-log = Log
web-rule = Rule { $clause }
web-rules = Rules
web-text-table = Text
web-replay = Replay
web-watch-again = Watch it again
web-review = Review
web-advice = Advice
web-advice-thinking = The adviser is thinking …
web-set-doubt = Before a mistake in practice games
web-set-doubt-off = Say nothing
web-set-doubt-on = Ask me
web-zones = Zones
web-zone-seats = Seats
web-zone-log = Log
web-elsewhere = { $zone }: { $count } choices
web-possible-here = , { $count } possible
web-seats-and-log = Seats and log
web-title-your-turn = Your turn
web-line-lost = Connection lost; trying again …
web-line-lost-kept = Connection lost; trying again … What you clicked is kept and sent as soon as the table answers.
web-line-stalled = The table does not answer; waiting for it …
web-line-stalled-kept = The table does not answer; waiting for it … What you clicked is kept and counts as soon as it does.
web-step-late = { $move }: this came too late and was not played.
web-instead = Instead: { $move }
web-confirm-or-undo = { $move }: confirm, or undo.
web-waiting-for = Waiting for { $name } …
web-watching = You are watching
web-watching-hint = You see what everybody may see. Nothing you do here changes the game.
web-turn-order = Turn order
web-your-turn = your turn
web-to-move = to move

# Settings
web-talk = Talk
web-notes = My notes
web-talk-unread = { $count } new
web-settings = Settings
web-set-theme = Theme
web-set-theme-auto = Auto
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-motion = Motion
web-set-motion-auto = As the system
web-set-motion-none = None
web-set-confirm = A complete turn
web-set-confirm-ask = I confirm it
web-set-confirm-auto = Confirms itself
web-set-zoom = Size of the board
web-set-zoom-100 = Whole
web-set-zoom-115 = Larger
web-set-zoom-130 = Largest
web-set-seats = Seals
web-set-seats-seals = Colour and shape
web-set-seats-letters = Letters
web-at-the-table = At this table
web-bot-for = Let a bot play for { $name }
web-bot-for-me = Let a bot play for me ({ $name })
web-take-back = Play myself again ({ $name })
web-bot-plays = A bot plays your seat; take it back in the settings.
web-report = Report something to the host
web-report-about = About
web-report-table = the table
web-report-text = What happened?
web-report-hint = The host of this house reads it, with your name. At most { $most } characters.
web-report-send = Send
web-report-sent = Thank you. The host of this house will read it.
web-end-game = Propose to end the game
web-play-on = Play on after all
web-more = More
web-table = Table

# Keys
web-keys = Keys
web-ask = Rule: { $about }

# People at one screen
web-hand-over = Please hand the screen to { $name }
web-hand-over-why = The others look away: each sees only what is theirs.
web-i-am = I am { $name }

# The end
web-result = Result
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-by-source = Where the points come from
web-total = Total
web-as-table = The same as a table
web-score-over-time = Points over time
web-rematch = Rematch
web-record = Download the record
web-record-talk = With what was said
web-home-page = Home page
web-see-table = See the table

# Replay
web-to-start = To the start
web-step-back = One turn back
web-step-on = One turn on
web-to-end = To the end
web-moment = Move { $at } of { $last }
web-to-moment = Go to move { $at }
web-copy-moment = Copy a link to this moment
web-try-here = Try it again from here
web-try-as = as
web-me = { $name } (you)
web-autoplay = Play turn by turn
web-pause = Pause
web-replay-start = Before the first move

# Questions about a position
web-rules-missing = The rules cannot be reached just now. Close this and try again in a moment.
web-rules-page = As a page

# Text table
web-drawn-table = Drawn table
web-text-you = You
web-text-board = Board

# Why not, where it is a matter of the table and not of a rule.
refusal-not-your-turn = This is not possible now: { $seat } comes next ({ $clause }).
refusal-confirm-first = Your turn is complete: confirm it, or take a step back ({ $clause }).
refusal-turn-ended = The turn ends before “{ $move }”: confirm first ({ $clause }).
refusal-unknown-move = “{ $move }” is not a move of this game ({ $clause }).

web-card-choose = You can choose “{ $move }”.
web-card-keys = Open it:
web-for-you-now = For you, now
web-since = Since your last turn

# Following what the others do
web-you = You
web-what = What is this?
web-what-tap = Tap anything on the board to learn what it is.
web-continue = Continue
web-choose-now = Choose now
web-next-turn = Next turn
web-set-speed = Turns of bots
web-set-speed-slow = Slow
web-set-speed-normal = Normal
web-set-speed-step = Step by step
web-set-speed-none = At once
web-set-moments = Events and scoring
web-set-moments-show = As a card
web-set-moments-log = In the log alone
web-notices = Be told when it is your turn
web-holiday = Holiday
web-next = Go there
web-set-sound = Sound on your turn, when you are elsewhere
web-set-sound-auto = Not on phones
web-set-sound-on = On
web-set-sound-off = Off
web-since-at = { $at } of { $all }
web-since-all = all { $all }
web-since-next = Next turn of the list
web-since-back = Turn before in the list
web-since-show = Show number { $at } on the board
web-since-count = { $count ->
    [one] 1 turn since yours
   *[other] { $count } turns since yours
}

# -- learning --------------------------------------------------------------------------------------------------------

web-learn = Learn
