# What the server says when it cannot do what was asked.
error-bad-body = The request cannot be read: { $problem }
error-bad-record = This record cannot be replayed: line { $line }: { $problem }
error-bad-table = This table cannot be opened: { $problem }
error-body-too-large = The request is larger than { $most } bytes.
error-clock-hotseat = People who share a screen play without a clock. Leave the time out, or give everybody a seat of their own.
error-clock-minutes = Where there is a clock, it says when somebody is late: choose what happens then, without minutes.
error-live-hours = A live game is played in one go: its clocks run day and night. Leave the hours out, or choose an hour or more for a turn.
error-short-hours = The hours in which clocks run are { $least } minutes long at least.
error-bad-holiday = A holiday begins now and ends within { $days ->
    [one] a day
   *[other] { $days } days
}.
error-no-holiday-left = You have been away for as many days of this year as clocks may stand.
error-no-advice = Advice is given where one person plays among bots or all have agreed to it before the start, nothing counts, and the house knows the game well enough.
error-no-choice = There is nothing to choose now.
error-no-thought = The house is too busy to think about it; ask again in a moment.
error-bot-plays = A bot plays this seat; take it back first.
error-double-header = The header “{ $header }” stands twice in this request; send it once.
error-crowded = The house is full at the moment; please come again in a few seconds.
error-too-slow = The request took too long to arrive.
error-head-too-large = The head of the request is larger than { $most } bytes.
error-no-metrics = Figures are for whoever has the token that the host has chosen.
error-elsewhere = Another server has this table now; this one does not serve it any more. Please load the page again.
error-forged = This request comes from another site.
error-game-over = The game is over.
error-illegal = “{ $move }” is not possible now.
error-internal = Something went wrong on the server. Nothing was changed; please try again.
error-no-device = None of your devices and tools has this id.
error-other-guest = You are { $who } here. Say that you want to be somebody else (instead) to come in as another guest.
error-link-used = This link has been used already, or it is too old.
error-not-host = Only the host may do that: come by the link that “teahouse serve” prints.
error-host-stays = You are the host: you cannot remove yourself. “Delete my data” on the home page does.
error-no-such-guest = There is no such guest any more.
error-no-report = There is no such report any more.
error-talk-off = People do not talk at this table.
error-talk-seats = Only those who sit at this table hear what is said there.
error-talk-phrases = At this table people talk in phrases only: choose one.
error-talk-empty = Say a phrase or a text, one of them.
error-talk-fast = You have said much in a short time; please wait a moment.
error-no-phrase = There is no phrase “{ $phrase }”: choose one of { $phrases }.
error-no-word = Nobody else has said anything with the number { $number } here.
error-report-empty = Please say what you want to report.
error-report-nobody = On seat { $seat } sits nobody whom you could report.
error-reports-full = The host has not read the earlier reports yet; please try again another day.
error-backup-failed = The backup could not be made: { $problem }.
error-backup-no-room = There is too little room for a backup: { $free } MB are free, { $needed } MB are needed.
error-backup-runs = A backup is being made already.
error-backup-server = This house uses PostgreSQL: back it up with its own tools, such as pg_dump.
error-study-runs = A study is being made already: wait until it is done.
error-no-study = There is no such study.
error-bad-study = This study cannot be made: { $problem }
error-move-or-thing = Ask about a move or about a thing: one of the two.
error-name-characters = A name has no control characters and none that cannot be seen.
error-name-length = A name has { $least } to { $most } characters.
error-name-taken = Somebody at this table is called { $called } already; choose a name that can be told apart.
error-no-game = There is no game “{ $title }”.
error-no-guest = Please give a name first.
error-no-lesson = There is no lesson “{ $lesson }” here.
error-no-memory = What the others may hold cannot be guessed well enough for that. Once the game is over, it can be tried again from every moment.
error-no-level = There is no bot “{ $level }”; choose one of { $levels }.
error-bot-tables = { $most } games with bots go on already; play on at one of them, or end it first.
error-broken-level = The bot “{ $level }” cannot play here: { $problem }.
error-no-page = There is nothing here.
error-no-answer = An answer is at least one move.
error-no-seat = This table has no seat { $seat }.
error-no-table = There is no such table.
error-no-thing = There is nothing called { $thing } on this board.
error-not-a-guest = Nobody sits on this seat for whom a bot could play.
error-not-allowed = This cannot be asked in this way.
error-not-json = Please send JSON (Content-Type: application/json).
error-not-over = The game is not over yet.
error-not-over-practice = While a game goes on, it can be tried again only by those who practise: one person among bots, or all who have agreed to it before the start, and where nothing counts. Once it is over, everybody can.
error-no-decision = That was not a decision of yours. While the game goes on, you can try again from what you have decided yourself.
error-not-replaced = The table’s setting does not let a bot play seat { $seat } now.
error-not-seated = You have no seat at this table.
error-not-started = The game has not begun: seats are still free.
error-not-your-seat = Seat { $seat } is not yours.
error-not-your-table = Only the owner of the table can do this.
error-not-your-turn = It is not your turn.
error-notes-too-long = Notes hold at most { $most } bytes.
error-old-rules = This game was played by version { $rules } of its rules, which this server no longer plays; it can still be looked at.
error-open-tables = You have { $most } tables that wait for players; play or close one of them first.
error-out-of-order = The house cannot store or read anything just now; nothing was changed. Whoever runs it finds the reason in its log.
error-over = The game is over already.
error-other-part = This is not the part that your seat is bound to.
error-other-promise = The table is bound to something else by now: look at it again, and send a new commitment.
error-shuffling = A part of the shuffle is opened already: open yours. Who has done so can send another commitment with “anew”, and waits until the others agree.
error-left-out = Your part of the shuffle did not come in time; at this table it is shuffled without it.
error-bot-shuffled = The cards are being shuffled: now no bot can be changed.
error-page-too-far = This list ends after { $most } pages.
error-rematch-exists = There is a rematch already.
error-removed = The owner of this table has given the seat to others.
error-seat-taken = Seat { $seat } is taken.
error-sits-already = You sit on seat { $seat } of this table already.
error-stale = The table has changed meanwhile; it is at version { $version } now.
error-started = The game has begun.
error-table-damaged = This table is damaged and cannot be opened. It has been set aside; whoever runs the server finds the reason in its log.
error-table-full = Every seat of this table is taken.
error-too-far = The game has { $most } moves so far.
error-too-fast = Too many requests; please wait a moment.
error-too-many-moves = One request holds at most { $most } moves.
error-too-many-sockets = Too many connections; please close some of them.
error-turn-ended = The turn ends before “{ $move }”: confirm the moves up to there first.
error-turn-id-used = This id stands for another turn.
error-taken-over = This game goes on from a moment of another one; only games that were played here from their beginning are listed.
error-uploaded = This game was brought as a record; it is not listed among the games played here.
error-unknown-host = This server is not reached under that name; its host can change this with --base-url.
error-unknown-move = “{ $move }” is not a move of this game.

# What is wrong with the options of a game.
bad-option-game = There is no game “{ $game }”: choose one of { $known }.
bad-option-name = There is no option “{ $option }”: choose one of { $known }.
bad-option-players = This game is for { $least } to { $most } players, not { $players }.
bad-option-short = The short game is for { $allowed } players, not { $players }.
bad-option-value = The option “{ $option }” cannot be “{ $given }”: choose one of { $allowed }.
bad-data-toml = this is not valid TOML: { $problem }
bad-data-table = the components file has the unknown table “{ $key }” (known: { $known })
bad-data-lacks = { $place } lacks the key “{ $key }” (it has { $known })
bad-data-key = { $place } has the unknown key “{ $key }” (known: { $known })
bad-data-entry = { $place } has no entry “{ $key }” to change (known: { $known })
bad-data-several = { $place } has several values: name one of { $known }
bad-data-change = “{ $given }” must be TABLE.ENTRY.FIELD=VALUE
bad-data-change-value = “{ $value }” in “{ $given }” is no value: write a number, a word, true or false
bad-data-sweep = “{ $given }” must name 2 to { $most } different values, as 1..4 or 1,2,5
bad-data-whole = { $place } must be a whole number from { $low } to { $high }, not { $given }
bad-data-value = { $place } must be { $wanted }, not { $given }

# What is wrong with a record; a line is named before it.
bad-record-after-end = “{ $move }” comes after the end of the game
bad-record-changed = the record was changed after it was written
bad-record-components = the game was played with other components
bad-record-early-scores = there are scores, but the game is not over
bad-record-empty = “{ $word }” needs a value
bad-record-expected = a line that starts with “{ $word }” is expected here
bad-record-format = only format { $format } of records can be read
bad-record-game = this is a record of { $game } with { $players } players
bad-record-long = the seed or the salt is too long
bad-record-masked = this move is masked, so the game cannot be replayed from here
bad-record-move-line = a move reads: SEAT MOVE, with - for chance
bad-record-name-line = a name reads: name SEAT NAME, with a seat from 1 to { $players }
bad-record-no-scores = the game is over, but there are no scores
bad-record-number = “{ $word }” needs a whole number, not “{ $value }”
bad-record-option-line = an option reads: option NAME VALUE
bad-record-option-twice = the option “{ $option }” stands here a second time
bad-record-options = the game was played with other options
bad-record-own-box = the game was played with components of its owner's, which this server lacks
bad-record-players = there are 1 to { $most } players
bad-record-rules = the game was played by version { $found } of the rules; only version { $known } is known here
bad-record-score-line = scores are { $players } whole numbers
bad-record-scores = the scores are { $found }, not { $said }
bad-record-seat = there is no seat { $seat }: seats are 1 to { $players }
bad-record-anew-line = this line reads: anew WHY NAME
bad-record-shuffle-line = this line reads: { $word } SEAT DIGITS, each seat once, with { $digits } hexadecimal digits
bad-record-stray = “{ $row }” does not belong here
bad-record-turn = seat { $asked } is to move, not { $said } (- stands for chance)
bad-record-unknown-move = “{ $move }” is not a move of this game{ $alike ->
    [none] { "" }
   *[other] ; moves that start alike: { $alike }
}

# Where a table waits.
prompt-waiting = Waiting for players

# The pages in words.
page-seat-open = free seat
page-talk = Talk
page-talk-choice-off = off
page-talk-choice-phrases-seats = phrases, players only
page-talk-choice-phrases-all = phrases, onlookers too
page-talk-choice-free-seats = free text, players only
page-talk-choice-free-all = free text, onlookers too
page-talk-off = People do not talk at this table.
page-talk-phrases = People talk here in phrases, which everybody reads in their own language; { $hearers ->
    [seats] only those who sit at the table hear them
   *[all] all who look on hear them and may talk, too
}.
page-talk-free = People write here what they like; { $hearers ->
    [seats] only those who sit at the table read it
   *[all] all who look on read it and may write, too
}.
page-replace-usual = Whoever is away for a few minutes can be played for by a bot, if another player asks for it; they have their seat back when they return.
page-replace-agree = If somebody is away, a bot plays for them only when all others agree; they have their seat back when they return.
page-replace-after = Whoever is away for { $minutes ->
    [1] one minute
   *[other] { $minutes } minutes
} can be played for by a bot, if another player asks for it; they have their seat back when they return.
page-replace-end = If somebody is away for a few minutes, all others together may end the game unfinished; until then they are waited for.
page-pace = Time for a turn
page-pace-choice-none = as much as everybody likes
page-pace-choice-live = live, a bank for the whole game
page-pace-choice-hour = an hour
page-pace-choice-day = a day
page-pace-choice-three-days = three days
page-pace-choice-week = a week
page-pace-bank = Minutes each, for the whole game
page-pace-increment = Seconds more with each turn
page-pace-hours = Nights are free
page-pace-from = Clocks run from
page-pace-to = Until
page-pace-hours-hint = By the time of day where each player is; outside these hours no clock runs. A day for a turn is then one day of these hours: whoever is to move at 20:00 has until 20:00 of the next day, and whoever is to move at night has a clock that starts in the morning.
page-pace-live = Live: everybody has { $bank } minutes for the whole game and { $increment } seconds more with each turn.
page-pace-hour = Everybody has an hour for each turn.
page-pace-day = Everybody has a day for each turn.
page-pace-three-days = Everybody has three days for each turn.
page-pace-week = Everybody has a week for each turn.
page-pace-window = Clocks run only from { $from } to { $to }, by the time of day where each player is; nights are free.
page-pace-holiday = Whoever goes on holiday says so, and their clock stands.
page-late = If somebody is late or away
page-late-choice-never = the others wait
page-late-choice-bot = a bot plays until they are back
page-late-choice-agree = a bot plays if all others agree
page-late-choice-end = the game ends if all others agree
page-late-never = Whoever is late is waited for: the table shows it, and nothing happens by itself.
page-late-bot = When somebody’s time has run out a bot plays for them; they have their seat back as soon as they open the table again.
page-late-agree = When somebody’s time has run out a bot plays for them if all others agree; they have their seat back as soon as they open the table again.
page-late-end = When somebody’s time has run out the others can end the game unfinished if all of them agree; until then the table waits, and whoever is late can still move.
page-absence = Time until somebody counts as away
page-absence-ten = 10 minutes
page-absence-so = so long
page-absence-time = { $unit ->
    [days] { $count ->
        [1] a day
       *[other] { $count } days
    }
    [hours] { $count ->
        [1] an hour
       *[other] { $count } hours
    }
   *[minutes] { $count ->
        [1] a minute
       *[other] { $count } minutes
    }
}
page-away-never = Whoever is away is waited for, as long as it takes. Only if somebody leaves the game and all others agree does a bot play for them.
page-away-bot = If somebody is to move and has not been here for { $time }, a bot plays for them; they have their seat back as soon as they open the table again.
page-away-agree = If somebody is to move and has not been here for { $time }, a bot plays for them if all others agree; they have their seat back as soon as they open the table again.
page-away-end = If somebody is to move and has not been here for { $time }, the others can end the game unfinished if all of them agree; until then they are waited for.
mine-title = My games
mine-results = My results
mine-which = Which
mine-which-all = all
mine-which-running = running
mine-which-finished = over
mine-which-won = won
mine-any = any
mine-with = Name (player or table)
mine-find = Find
mine-none = No game of yours is like that.
mine-pages = Pages
mine-later = Later ones
mine-earlier = Earlier ones
mine-ended = Place { $place } of { $players }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
mine-results-about = Finished games that you have played to the end yourself, those at a shared screen left out. With fewer than { $few } games a mean says little: it is not shown.
mine-results-none = You have not finished a game yet.
mine-players = Players
mine-games = Games
mine-people = With people
mine-wins = Won
mine-mean = Points on average
mine-best = Best
mine-few = too few games
mine-number = { $number }
next-waits = { $more ->
    [0] { $table } waits for you, too.
    [one] { $table } and one more table wait for you, too.
   *[other] { $table } and { $more } more tables wait for you, too.
}
page-send-away = Free { $name }’s seat
page-status-finished = The game is over.
page-status-open = Waiting for players.
page-status-running = The game is on.
page-tables-running = Games to watch
page-to-move = to move
page-arrive = One moment, please
page-arrive-play = Your table is being laid …
page-arrive-host = One moment: this makes you the host here.
page-arrive-transfer = You are being shown in …
page-arrive-script = This page needs JavaScript, once.
page-arrive-brings = { $seats ->
    [0] This link makes this browser { $name }’s, who sits at no table now. It works once.
    [one] This link makes this browser { $name }’s, with the seat at one table. It works once.
   *[other] This link makes this browser { $name }’s, with the seats at { $seats } tables. It works once.
}
page-arrive-leaves = You are { $name } here now{ $seats ->
    [0] , at no table
    [one] , with a seat at one table
   *[other] , with seats at { $seats } tables
}. { $devices ->
    [0] Nobody is { $name } on any other device: without a link, a passkey or a code of { $name }’s, that name and its seats are out of reach for good.
    [one] { $name } stays signed in on one other device.
   *[other] { $name } stays signed in on { $devices } other devices.
}
page-arrive-same = You are { $name } here already; the link stays good for another device.
page-arrive-be = Be { $name } here
page-arrive-stay = Stay { $name }
page-arrive-back = To the home page
page-arrive-first = First make a link for { $name }
page-day = { DATETIME($day, dateStyle: "medium") }
page-me = You are { $name }
page-me-link = Open this link on the other device within a quarter of an hour; it works once
page-me-transfer = Go to another device
page-me-devices = Where you are signed in
page-me-device = { $kind ->
    [tool] tool
   *[browser] browser
}
page-me-here = this one
page-me-since = since { $day }
page-me-end = Sign out
page-me-end-what = Sign out { $device }
page-me-ways = About me
page-me-notices = Notices
page-me-export = Save my data
page-me-forget = Delete my data
page-me-sure = Your name, your notes, your links and all that you have said are forgotten; your seats become empty. This cannot be undone.

# Home
home-greeting = Welcome back, { $name }. { $turns ->
    [0] No table waits for you.
    [one] It is your turn at one table.
   *[other] It is your turn at { $turns } tables.
}
home-standing = { $place ->
    [1] you lead
    [2] you are second
    [3] you are third
    [4] you are fourth
   *[other] you are fifth
} with { $points }
home-level = { $place ->
    [1] you share the lead
    [2] you share second place
    [3] you share third place
   *[other] you share fourth place
} with { $points }
home-begin = Everybody is here. The game begins when { $names } { $count ->
    [one] opens
   *[other] open
} the table.
home-begin-you = Everybody is here. The game waits for your part of the shuffle.
home-begin-elsewhere = Everybody is here. Your part of the shuffle lies in the browser with which you sat down: open the table there, and the game begins.
home-more = All games that go on
home-friend = A seat for a friend
home-friend-hint = One click makes a table of { $game } and a link to send.
home-play-what = { $game }, against three bots
home-invite-what = a table and a link to send
home-take-seat-at = Take a seat at this game of { $game }: play on for the bot whose turn it is
home-take-seat-what = play on for a bot
home-new-game = A new game
home-new-game-hint = against bots, or with friends
home-invite = Invite
home-invite-to = Invite a friend to { $game }
home-past = Past games
home-past-hint = how they went
home-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
home-of = of { $players }
home-review = Review
home-review-of = Review: { $game }
home-older = { $count ->
    [one] One older game
   *[other] { $count } older games
}
home-watch = Watch
home-watch-of = Watch: { $game }

# A table that waits
invite-ready = Your table is ready. Send this link.
invite-ready-hint = Whoever opens it gives a name and sits down. No account. { $game }, { $players } seats.
invite-copy = Copy
invite-share = Share
invite-invited = You are invited to play { $game }.
invite-invited-hint = Give a name and sit down. No account.
invite-you = you
invite-kept = kept for whoever opens the link
invite-sits = sits at the table
invite-reserved = kept for this player
invite-free = Keep it free
invite-start = Start now, bots take the free seats

# Where nothing is found
nothing-table = This table has been cleared.
nothing-table-why = No game lies behind this link. Perhaps a letter is missing, or the table was closed before everybody sat down.
nothing-page = There is nothing here.
nothing-page-why = This address leads nowhere. Perhaps a letter is missing.
nothing-game = This game is not on our shelf.
nothing-game-why = Perhaps its name is written differently: all games that we have are on the home page.
nothing-host = This page is for the host.
nothing-host-why = Whoever started the server comes in by the link that it prints, once.
nothing-damaged = This table cannot be shown.
nothing-damaged-why = It is damaged and has been set aside; whoever runs the server finds the reason in its log.
nothing-lost = Nothing of yours is lost: your games are where you left them.
nothing-home = My games
nothing-else = Play something else

# The commands.
serve-ready = Teahouse is open at { $address }. Ctrl-C closes it.
serve-host = For you as the host, once: { $address }
serve-crowd = Room for { $connections } connections at once (open files: { $files }, before: { $was }).
serve-crowds = Room for { $connections } connections at once in each process (open files: { $files }, before: { $was }).
serve-table = Your table: { $address }
serve-stopped = Teahouse is closed.
serve-plain = Attention: people reach this server without encryption. Whoever can read the network can play in their name. Use --tls-cert and --tls-key, or a proxy with --behind-proxy and --base-url https://…
bots-ready = { $count ->
    [one] One process thinks for the bots of the house. Ctrl-C stops it.
   *[other] { $count } processes think for the bots of the house. Ctrl-C stops them.
}
bots-stopped = Nobody thinks here any more.
serve-no-database = The database cannot be opened: { $problem }
backup-done = The backup is in { $file }.
restore-done = { $database } holds the backup now.
restore-kept = What was there before is in { $file }.

# What is wrong with the database, and what to do.
store-busy-file = another Teahouse server uses { $file } already; stop it or give this one another --data folder
store-busy-server = Servers of an older Teahouse use this database; stop all of them before the first one of this version starts.
store-too-new = The database was written by a newer Teahouse; please update the program.
store-missing = There is no database at { $file }; --data DIR says where it is.
store-exists = { $file } exists already; choose another name, so that no older backup is lost.
store-unwritable = { $file } cannot be written: { $problem }. Nothing was changed.
store-damaged = The database { $file } is damaged: { $problem }. Put a sound backup back with “teahouse restore BACKUP”; the damaged file is kept beside it. Without a backup, move the file away and start anew.
store-incomplete = The database lacks the tables { $tables }. Put a sound backup back, or begin with an empty database.
store-not-ours = This is not a database of Teahouse, or not a whole one: choose another --data folder or --database, or put a sound backup back with “teahouse restore BACKUP”.
store-no-backup = There is no backup at { $file }.
store-bad-backup = { $file } is not a sound backup of Teahouse: { $problem }. Nothing was changed; choose another backup.
store-other-version = { $file } was written by another version of the program; use that one, or choose another backup.

# How the commands are explained.
cli-serve-about = Serve tables for people: they play in the browser or over the API.
cli-backup-about = Copy the server's database into a file, also while the server runs (SQLite).
cli-bots-about = Think for the bots of a house that runs elsewhere with --bots-elsewhere, on the same PostgreSQL.
cli-restore-about = Put such a copy back while the server is stopped; what was there is kept beside it.
cli-no-server = The server needs more packages: pip install "teahouse[server]". Without them a game can be played with --terminal.
cli-no-postgres = A PostgreSQL database needs the package asyncpg: pip install "teahouse[postgres]".
cli-no-metrics = Figures for Prometheus need the package prometheus-client: pip install "teahouse[metrics]".
cli-no-valkey = Telling each other through Valkey or Redis needs the package redis: pip install "teahouse[valkey]".
cli-arg-host = the address to listen on; 0.0.0.0 for everybody who can reach this machine (default 127.0.0.1: this machine alone)
cli-arg-port = the port to listen on; 0 for any free one (default 8000)
cli-arg-data = the folder with the database (default: your data folder)
cli-arg-database = a PostgreSQL database instead of a file: postgresql://USER@HOST/NAME
cli-arg-serve-workers = so many processes serve the port; more than one need PostgreSQL
cli-arg-channels = processes tell each other through Valkey or Redis instead of PostgreSQL: valkey://HOST:PORT
cli-arg-private = where the other processes reach this one; where it reaches the database from if left out
cli-arg-base-url = how people reach the server, for links: https://games.example
cli-arg-behind-proxy = the address of a proxy whose X-Forwarded-For counts; may be given several times
cli-arg-tls-cert = a certificate, to serve with TLS
cli-arg-tls-key = its private key
cli-arg-bot-workers = how many processes think for bots (default: one less than there are cores, at least 1)
cli-arg-bots-elsewhere = bots think on other machines, where “teahouse bots” runs; here only if nobody does there
cli-arg-bots-count = how many processes think (default: one for each core)
cli-arg-bot-pause = how long a bot's turn takes at least, so that people can follow it (default 0.6)
cli-arg-mail-server = who sends mail: smtp://USER@HOST:PORT, or smtps:// for TLS from the start; the password comes from TEAHOUSE_MAIL_PASSWORD
cli-arg-mail-from = the sender of mail, such as house@games.example
cli-arg-notice-delay = after how many seconds somebody who does not look is told that it is their turn (default 30)
cli-arg-notices-inside = let webhooks of guests reach this machine and its own network too
cli-arg-limit = change a limit, such as http_rate=20; may be given several times (docs/hosting.md lists them)
cli-arg-log-level = what to write to the error stream: debug, info, warning or error (default warning)
cli-arg-backup = the file with the copy

drill-other = This is possible, but here there is something better. Look once more at what the question speaks of.
drill-comes = This comes to { $points } points in the end.

# Pages around the tables.
web-guest = Guest
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
web-sit-down = Sit down
web-rules-intro = Every rule in our own words, with the number that the table names when it says why not.
web-glance = The rules at a glance
web-box = What is in the box
web-box-intro = Numbers of the components and where they come from:
web-source-printed = printed in the rulebook
web-source-public = found in public sources
web-source-reconstructed = reconstructed by us, because the printed pictures are lost
web-upload = Watch a record
web-upload-hint = a file saved by “Download the record”
web-waiting-hint = Send the link to whom you like; the game begins when every seat is taken.
web-put-bot = Put a bot here
web-close-table = Close this table
web-get-up = Get up
web-name-at-screen = Name of the one on seat { $number }
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
web-first-play = Your first time at { $game }?
web-first-play-text = A guided game takes about ten minutes: a real table, a teacher at your side, and you play on from there if you like.
web-first-learn = Learn it in ten minutes
web-first-known = I know the game
