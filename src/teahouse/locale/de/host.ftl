### Die Seite des Gastgebers.

host-title = Das Haus
host-about = Du bist hier Gastgeber, bis der Server endet; sein nächster Start zeigt wieder einen Link. Du siehst, wie es dem Haus geht und wer wo spielt, aber nie die Karten eines laufenden Spiels.
host-health = Wie es ihm geht
host-version = Teahouse
host-up = { $unit ->
    [minutes] { $count ->
        [0] gerade geöffnet
        [one] seit einer Minute offen
       *[other] seit { $count } Minuten offen
    }
    [hours] { $count ->
        [one] seit einer Stunde offen
       *[other] seit { $count } Stunden offen
    }
   *[days] { $count ->
        [one] seit einem Tag offen
       *[other] seit { $count } Tagen offen
    }
}
host-ago = { $unit ->
    [minutes] { $count ->
        [0] gerade eben
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
    [hours] { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
   *[days] { $count ->
        [one] vor einem Tag
       *[other] vor { $count } Tagen
    }
}
host-database = Datenbank
host-megabytes = { $count } MB
host-disk = Festplatte
host-free = { $gigabytes } GB frei
host-tables-going = Tische
host-running = { $count ->
    [one] ein Spiel läuft
   *[other] { $count } Spiele laufen
}
host-waiting = { $count ->
    [0] kein Tisch wartet auf Mitspieler
    [one] ein Tisch wartet auf Mitspieler
   *[other] { $count } Tische warten auf Mitspieler
}
host-sockets = Sockets und Streams
host-in-memory = { $count ->
    [one] ein Tisch im Speicher
   *[other] { $count } Tische im Speicher
}
host-bots = Bots
host-thinking = { $count } von { $workers } Prozessen denken
host-bot-queue = { $waiting ->
    [0] keine Frage wartet
    [one] eine Frage wartet
   *[other] { $waiting } Fragen warten
}{ $stopped ->
    [0] { "" }
   *[other] ; bisher angehalten: { $stopped }
}
host-turns = Bis ein Zug gesichert ist
host-turn-times = { $half } ms, 99 von 100 unter { $most } ms
host-turns-known = { $count ->
    [one] nach dem letzten Zug
   *[other] nach den letzten { $count } Zügen von Menschen
}
host-turns-none = noch hat niemand gezogen
host-processes = Prozesse
host-process = { $number } auf { $machine }
host-process-tables = { $count ->
    [one] { $count } Tisch gehört ihm
   *[other] { $count } Tische gehören ihm
}
host-process-sockets = { $count ->
    [one] { $count } Socket
   *[other] { $count } Sockets
}
host-process-here = dieser zeigt dir die Seite
host-reports = Meldungen
host-reports-none = Niemand hat etwas gemeldet.
host-report-about = { $by } über { $name }, am Tisch „{ $table }“
host-report-table = { $by } über den Tisch „{ $table }“
host-report-done = Erledigt
host-tables = Tische
host-tables-hint = Wird ein Tisch geschlossen, endet sein Spiel für alle; sie erfahren, dass du es warst. Wer entfernt wird, wird abgemeldet und vergessen; wo es der Tisch erlaubt, spielt ein Bot weiter.
host-tables-none = Niemand spielt und niemand wartet.
host-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
host-watchers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } sehen zu
}
host-unlisted = auf Einladung
host-you = du
host-away = abwesend
host-contest = { $players } spielen mit, Runde { $round }
host-contest-by = von { $name }
host-close = Schließen
host-close-table = Tisch schließen
host-close-which = Tisch schließen: „{ $table }“
host-close-sure = Den Tisch „{ $table }“ schließen? Sein Spiel endet für alle, und sie erfahren, dass der Gastgeber ihn geschlossen hat.
host-remove = Entfernen
host-remove-whom = { $name } entfernen
host-remove-sure = { $name } aus dem Haus entfernen? Das meldet überall ab, Name und Notizen werden vergessen. Es lässt sich nicht zurücknehmen.
host-newer = Neuere Tische
host-older = Ältere Tische
host-backups = Sicherungen
host-backups-sqlite = Kopien der Datenbank auf dem Rechner des Servers, die letzten zehn. Alle Geheimnisse aller Spiele stehen darin: Sie werden an keinen Browser geschickt. „teahouse restore DATEI“ spielt eine zurück, solange der Server nicht läuft.
host-backups-postgresql = Dieses Haus benutzt PostgreSQL: Sichere es mit dessen eigenen Werkzeugen, etwa pg_dump.
host-backup-make = Jetzt sichern
host-lab = Lass Bots viele Spiele spielen und lies, was sie über ein Spiel zeigen.
host-to-lab = Ins Labor
host-limits = Grenzen
host-limits-hint = Wie viel ein Gast verlangen darf. Jede lässt sich beim Start des Servers mit --limit NAME=WERT ändern; 0 schaltet eine Rate ab.
host-limits-all = { $changed ->
    [0] Alle { $count }, wie üblich
    [one] Alle { $count }, eine davon geändert
   *[other] Alle { $count }, { $changed } davon geändert
}
host-limit-usual = üblich: { $value }

## Die Grenzen

limit-http-rate = Anfragen je Sekunde von einer Adresse
limit-http-burst = Anfragen auf einmal von einer Adresse
limit-api-parallel = Anfragen, die ein Werkzeug gleichzeitig stellen darf
limit-body-bytes = Bytes im Rumpf einer Anfrage
limit-frame-bytes = Bytes in einer Nachricht über einen Socket
limit-socket-messages = Nachrichten von Spielenden über einen Socket
limit-watcher-messages = Nachrichten von Zuschauenden über einen Socket
limit-socket-seconds = Sekunden, in denen diese Nachrichten gezählt werden
limit-sockets = Sockets und Streams eines Gastes
limit-sockets-address = Sockets und Streams von einer Adresse
limit-connections = Verbindungen insgesamt; 0 für so viele, wie das System erlaubt
limit-connections-address = Verbindungen von einer Adresse
limit-head-seconds = Sekunden, in denen der Kopf einer Anfrage ankommen muss
limit-body-seconds = Sekunden, in denen ihr Rumpf ankommen muss
limit-guests-hour = Neue Gäste von einer Adresse in einer Stunde
limit-tables-minute = Neue Tische eines Gastes in einer Minute
limit-tables-day = Neue Tische eines Gastes an einem Tag
limit-tables-address-minute = Neue Tische von einer Adresse in einer Minute
limit-tables-address-day = Neue Tische von einer Adresse an einem Tag
limit-bot-tables = Laufende Tische mit Bots eines Gastes
limit-bot-tables-address = Laufende Tische mit Bots von einer Adresse
limit-look-seconds = Sekunden, die Bots unter sich weiterspielen, wenn niemand zusieht
limit-bots-last = 1: Bots weichen sofort allem anderen auf dem Rechner; 0: nur eine niedrigere Priorität
limit-review-seconds = Sekunden, die das Haus auf eine beendete Partie zurückblickt
limit-open-tables = Tische eines Gastes, die auf Mitspieler warten
limit-holiday-days = Tage, die die Uhren eines Gastes am Stück stehen dürfen
limit-holiday-days-year = Tage, die die Uhren eines Gastes in einem Jahr stehen dürfen
limit-links-hour = Links, Schlüssel, Passkeys und Codes eines Gastes in einer Stunde
limit-tournaments = Turniere eines Gastes, die nicht vorbei sind
limit-passkeys = Passkeys eines Gastes
limit-sign-ins-hour = Versuche einer Adresse in einer Stunde, mit einem Passkey oder Code zurückzukommen
limit-words-minute = Was ein Gast an allen Tischen in einer Minute sagen darf
limit-words-kept = Worte, die von einem Tisch aufgehoben werden
limit-channels = Wege, auf denen ein Gast Bescheid bekommt, wenn er dran ist
limit-channels-hour = Neue solche Wege und Proben von einer Adresse in einer Stunde
limit-reports-hour = Meldungen von einer Adresse in einer Stunde
limit-shuffle-seconds = Sekunden, nach denen ein Platz genannt wird, der seinen Teil zum Mischen nicht öffnet
limit-page-size = Tische auf einer Seite einer Liste
limit-pages = Seiten einer Liste fremder Tische
limit-moves = Züge in einer Anfrage
limit-notes-bytes = Bytes der Notizen eines Gastes an einem Tisch
limit-live-tables = Tische im Speicher
limit-idle-seconds = Sekunden, bis ein Tisch, den niemand ansieht, den Speicher verlässt
limit-absent-seconds = Sekunden ohne Lebenszeichen, bis jemand als abwesend gilt
