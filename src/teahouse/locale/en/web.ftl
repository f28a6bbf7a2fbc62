# The table in the browser.
web-guest = Guest
web-language = Language
web-theme = Theme
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-unofficial = Unofficial. The games belong to their authors and publishers; all drawings here are our own.
web-hero = Board games of old China, poured fresh.
web-hero-text = Free, open, no account: play friends by link, or bots that know what they are doing.
web-bots-play = Four bots are playing { $game }
web-bots-play-hint = a whole game, move by move
web-take-a-seat = Take a seat
web-bots = The bots
web-rating = rating { $points }
web-play-now = Play now
web-invite = Invite a friend
web-play = Play
web-play-game = Play { $game } against bots
web-rules-of = Rules of { $game }
web-look = Look
web-open-tables = Open tables
web-open-hint = a chair is free
web-join = Join
web-join-table = Join a table of { $game }
web-open-a-table = Open a table
web-your-name = Your name
web-game = Game
web-seat-me = me
web-seat-none = nobody
web-seat-open = a friend, by link
web-seat-hotseat = somebody at this screen
web-seat-bot = bot: { $level }
web-options = Options
web-listed = Strangers may join
web-start = Open the table
web-copy-link = Copy the invitation link
web-copied = Copied
web-sit-down = Sit down
web-rules-intro = Every rule in our own words, with the number that the table names when it says why not.
web-glance = The rules at a glance
web-find-rule = Find a rule
web-box = What is in the box
web-box-intro = Numbers of the components and where they come from:
web-source-printed = printed in the rulebook
web-source-public = found in public sources
web-source-reconstructed = reconstructed by us, because the printed pictures are lost
web-prompt = Prompt
web-home = Teahouse, home page
web-undo = Undo
web-confirm = Confirm
web-close = Close
web-choose = Choose
web-log = Log
web-rule = Rule { $clause }
web-rules = Rules
web-text-table = Text table
web-replay = Replay
web-review = Review
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
web-key-walk = walk over what is possible
web-key-take = take it
web-key-undo = take back the last step
web-key-confirm = confirm the turn
web-key-explore = walk over everything; what is not possible says why
web-key-close = close what is open
web-key-talk = talk and notes
web-key-log = go to the log
web-key-help = this sheet
web-key-rule = the rule of what has the focus or lies under the pointer
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
web-home-page = Home page
web-see-table = See the table

# Replay
web-to-start = To the start
web-step-back = One turn back
web-step-on = One turn on
web-to-end = To the end
web-moment = Move { $at } of { $last }
web-to-moment = Go to move { $at }
web-round-number = round { $round }
web-copy-moment = Copy a link to this moment
web-try-here = Try it again from here
web-try-as = as
web-me = { $name } (you)
web-autoplay = Play turn by turn
web-pause = Pause
web-replay-start = Before the first move
web-upload = Watch a record
web-upload-hint = a file saved by “Download the record”

# Waiting for friends
web-waiting-hint = Send the link to whom you like; the game begins when every seat is taken.
web-put-bot = Put a bot here
web-close-table = Close this table
web-get-up = Get up
web-name-at-screen = Name of the one on seat { $number }

# Questions about a position
web-drill = Question { $number } of { $total }
web-drill-right = Right.
web-drill-other = Not yet.
web-drill-again = Try again
web-drill-next = Next question
web-drill-all = Back to learning
web-notes-read = Got it
web-notes-show = Show me where
web-notes-stop = No more notes
web-notes-met = { $count } of { $total }
web-rules-missing = The rules cannot be reached just now. Close this and try again in a moment.
web-rules-page = As a page

# Text table
web-drawn-table = Drawn table
web-text-command = Command
web-text-hint = A number chooses, u takes back, c confirms, ? explains.
web-text-options = Your options
web-text-you = You
web-text-others = Other players
web-text-board = Board
web-text-no-option = There is no option { $number }.
web-text-not-complete = The turn is not complete yet.
web-text-no-events = There is no forecast here.
web-text-event = Month { $month }, { $event }: { $changes }
web-text-nothing = nothing
web-text-no-player = Nobody here is called { $name }.
web-text-possible = { $move } is possible.
web-text-unknown = “{ $text }” is no command; ? lists them.
web-text-help-choose = choose an option
web-text-help-options = read the options
web-text-help-undo = take back the last step
web-text-help-confirm = confirm the turn
web-text-help-gives = what option 2 would give
web-text-help-why = why a move is not possible, by its name in records
web-text-help-player = read a player, by name
web-text-help-events = coming events and what they mean for you
web-text-help-log = the last moves

# Why not, where it is a matter of the table and not of a rule.
refusal-not-your-turn = This is not possible now: { $seat } comes next ({ $clause }).
refusal-confirm-first = Your turn is complete: confirm it, or take a step back ({ $clause }).
refusal-turn-ended = The turn ends before “{ $move }”: confirm first ({ $clause }).
refusal-unknown-move = “{ $move }” is not a move of this game ({ $clause }).

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
web-key-next = the next turn of the others, or of the list of what they did
web-key-back = the one before in that list
web-key-since = what the others did since my last turn

# -- learning --------------------------------------------------------------------------------------------------------

web-learn = Learn
web-learn-game = Learn { $game }
web-learn-intro = Each game begins with a guided game: a real table, you make every move, and a teacher says what comes of it. Leave whenever you like.
web-learn-drills = Five questions
    .about = Real positions, one move each: what would you do, and why?
web-learn-glance = The rules
    .about = First at a glance, with pictures; then every rule in our own words.
web-learn-begin = Begin
web-learn-again = Begin again
web-learn-go-on = Go on
web-learn-open = Open
web-lesson-step = step { $number } of { $total }
web-lesson-note = Lesson, step { $number } of { $total }
web-lesson-begin = Begin
web-lesson-how = A teacher stands at your side: do what is lit, try anything else and see what comes of it. Nothing counts before you confirm, and you may play on alone at any time.
web-lesson-no-teacher = Without the teacher
web-lesson-next = Next
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-show = Show me
web-lesson-play-on = Play on from here
web-lesson-keep = Keep it
web-lesson-take-back = Take it back
web-lesson-works-too = That works, too
web-lesson-what-comes = What comes of it
web-lesson-meant = What the lesson asks for
web-lesson-choose = Several are good: choose one of them.
web-lesson-confirm = Confirm your turn.
web-lesson-here = Here: { $what }
web-lesson-own = Yours to decide
web-lesson-own-text = Here the lesson asks for nothing: choose as you like.
web-lesson-fold = Fold the teacher’s note
web-lesson-unfold = Open the teacher’s note
web-lesson-finished = You know the game
web-lesson-finished-text = That is how { $game } goes. What you know now:
web-lesson-and-now = And now?
web-lesson-new-game = A new game against bots
web-lesson-home = Home
web-first-play = Your first time at { $game }?
web-first-play-text = A guided game takes about ten minutes: a real table, a teacher at your side, and you play on from there if you like.
web-first-learn = Learn it in ten minutes
web-first-known = I know the game
