### The host's page.

host-title = The house
host-about = You are the host until the server stops; its next start prints a link for the next one. You see how the house is and who plays where, never the cards of a running game.
host-health = How it is
host-version = Teahouse
host-up = { $unit ->
    [minutes] { $count ->
        [0] opened just now
        [one] open for a minute
       *[other] open for { $count } minutes
    }
    [hours] { $count ->
        [one] open for an hour
       *[other] open for { $count } hours
    }
   *[days] { $count ->
        [one] open for a day
       *[other] open for { $count } days
    }
}
host-ago = { $unit ->
    [minutes] { $count ->
        [0] just now
        [one] a minute ago
       *[other] { $count } minutes ago
    }
    [hours] { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
   *[days] { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
}
host-database = Database
host-megabytes = { $count } MB
host-disk = Disk
host-free = { $gigabytes } GB free
host-tables-going = Tables
host-running = { $count ->
    [one] one game is on
   *[other] { $count } games are on
}
host-waiting = { $count ->
    [0] no table waits for players
    [one] one table waits for players
   *[other] { $count } tables wait for players
}
host-sockets = Sockets and streams
host-in-memory = { $count ->
    [one] one table in memory
   *[other] { $count } tables in memory
}
host-bots = Bots
host-thinking = { $count } of { $workers } processes think
host-bot-queue = { $waiting ->
    [0] no question waits
    [one] one question waits
   *[other] { $waiting } questions wait
}{ $stopped ->
    [0] { "" }
   *[other] ; stopped so far: { $stopped }
}
host-turns = Until a turn is safe
host-turn-times = { $half } ms, 99 in 100 below { $most } ms
host-turns-known = { $count ->
    [one] from the latest turn
   *[other] from the latest { $count } turns of people
}
host-turns-none = nobody has moved yet
host-processes = Processes
host-process = { $number } on { $machine }
host-process-tables = { $count ->
    [one] { $count } table is its own
   *[other] { $count } tables are its own
}
host-process-sockets = { $count ->
    [one] { $count } socket
   *[other] { $count } sockets
}
host-process-here = you see this one’s page
host-reports = Reports
host-reports-none = Nobody has reported anything.
host-report-about = { $by } about { $name }, at the table “{ $table }”
host-report-table = { $by } about the table “{ $table }”
host-report-done = Done
host-tables = Tables
host-tables-hint = Closing a table ends its game for everybody; they are told that you did it. Whoever is removed is signed out and forgotten; a bot plays on for them where the table’s setting allows it.
host-tables-none = Nobody plays and nobody waits.
host-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
host-watchers = { $count ->
    [one] one looks on
   *[other] { $count } look on
}
host-unlisted = by invitation
host-you = you
host-away = away
host-contest = { $players } players, round { $round }
host-contest-by = made by { $name }
host-close = Close
host-close-table = Close the table
host-close-which = Close the table “{ $table }”
host-close-sure = Close the table “{ $table }”? Its game ends for everybody there, and they are told that the host has closed it.
host-remove = Remove
host-remove-whom = Remove { $name }
host-remove-sure = Remove { $name } from the house? They are signed out everywhere, and their name and notes are forgotten. This cannot be undone.
host-newer = Newer tables
host-older = Older tables
host-backups = Backups
host-backups-sqlite = Copies of the database on the machine of the server, the latest ten. All secrets of all games are in them: they are not sent to any browser. “teahouse restore FILE” puts one back while the server is stopped.
host-backups-postgresql = This house uses PostgreSQL: back it up with its own tools, such as pg_dump.
host-backup-make = Make a backup now
host-lab = Let bots play many games and read what they show about a game.
host-to-lab = To the lab
host-limits = Limits
host-limits-hint = How much a visitor may ask for. Each can be changed when the server starts, with --limit NAME=VALUE; 0 switches a rate off.
host-limits-all = { $changed ->
    [0] All { $count }, as they usually are
    [one] All { $count }, one of them changed
   *[other] All { $count }, { $changed } of them changed
}
host-limit-usual = usually { $value }

## The limits

limit-http-rate = Requests a second from one address
limit-http-burst = Requests at once from one address
limit-api-parallel = Requests that one tool may have under way
limit-body-bytes = Bytes in the body of a request
limit-frame-bytes = Bytes in a message on a socket
limit-socket-messages = Messages of a player on one socket
limit-watcher-messages = Messages of a watcher on one socket
limit-socket-seconds = Seconds in which these messages are counted
limit-sockets = Sockets and streams of one guest
limit-sockets-address = Sockets and streams from one address
limit-connections = Connections in all; 0 for as many as the system allows
limit-connections-address = Connections from one address
limit-head-seconds = Seconds for the head of a request to arrive
limit-body-seconds = Seconds for its body to arrive
limit-guests-hour = New guests from one address in an hour
limit-tables-minute = New tables of one guest in a minute
limit-tables-day = New tables of one guest in a day
limit-tables-address-minute = New tables from one address in a minute
limit-tables-address-day = New tables from one address in a day
limit-bot-tables = Running tables with bots of one guest
limit-bot-tables-address = Running tables with bots from one address
limit-look-seconds = Seconds that bots among themselves go on when nobody looks
limit-bots-last = 1: bots give way at once to all else on the machine; 0: a lower priority only
limit-review-seconds = Seconds for which the house looks back at a finished game
limit-open-tables = Tables of one guest that wait for players
limit-holiday-days = Days that a guest’s clocks may stand at a time
limit-holiday-days-year = Days that a guest’s clocks may stand in a year
limit-links-hour = Links, tokens, passkeys and codes of one guest in an hour
limit-tournaments = Tournaments of one guest that are not over
limit-passkeys = Passkeys of one guest
limit-sign-ins-hour = Attempts from one address in an hour to come back by a passkey or a code
limit-words-minute = What one guest may say at all their tables in a minute
limit-words-kept = Words kept of one table
limit-channels = Ways by which one guest is told that it is their turn
limit-channels-hour = New ones of these, and trials, from one address in an hour
limit-reports-hour = Reports to the host from one address in an hour
limit-shuffle-seconds = Seconds after which a seat that does not open its part of the shuffle is named
limit-page-size = Tables on one page of a list
limit-pages = Pages of a list of strangers’ tables
limit-moves = Moves in one request
limit-notes-bytes = Bytes of a guest’s notes at a table
limit-live-tables = Tables in memory
limit-idle-seconds = Seconds until a table that nobody looks at leaves memory
limit-absent-seconds = Seconds without a sign of life until somebody counts as away
