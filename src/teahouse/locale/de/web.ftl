# Der Tisch im Browser.
web-language = Sprache
web-copied = Kopiert
web-find-rule = Regel suchen
web-prompt = Frage
web-home = Teahouse, Startseite
web-undo = Rückgängig
web-confirm = Bestätigen
web-close = Schließen
web-choose = Wählen
web-then = danach von selbst:
web-log = Verlauf
web-rule = Regel { $clause }
web-rules = Regeln
web-text-table = Text
web-replay = Nachspielen
web-watch-again = Noch einmal ansehen
web-review = Rückblick
web-advice = Rat
web-advice-thinking = Der Ratgeber denkt nach …
web-set-doubt = Vor einem Fehler in Übungspartien
web-set-doubt-off = Nichts sagen
web-set-doubt-on = Nachfragen
web-zones = Bereiche
web-zone-seats = Plätze
web-zone-log = Verlauf
web-elsewhere = { $zone }: { $count } Möglichkeiten
web-possible-here = , { $count } möglich
web-seats-and-log = Plätze und Verlauf
web-title-your-turn = Du bist dran
web-line-lost = Verbindung verloren; neuer Versuch …
web-line-lost-kept = Verbindung verloren; neuer Versuch … Dein Klick ist gemerkt und wird gesendet, sobald der Tisch antwortet.
web-line-stalled = Der Tisch antwortet nicht; es wird gewartet …
web-line-stalled-kept = Der Tisch antwortet nicht; es wird gewartet … Dein Klick ist gemerkt und gilt, sobald er antwortet.
web-step-late = { $move }: Das kam zu spät und wurde nicht gespielt.
web-instead = Stattdessen: { $move }
web-confirm-or-undo = { $move }: bestätigen oder rückgängig machen.
web-waiting-for = Warten auf { $name } …
web-watching = Du schaust zu
web-watching-hint = Du siehst, was alle sehen dürfen. Was du hier tust, ändert nichts am Spiel.
web-turn-order = Reihenfolge
web-your-turn = du bist dran
web-to-move = am Zug

# Einstellungen
web-talk = Gespräch
web-notes = Notizen
web-talk-unread = { $count } neu
web-settings = Einstellungen
web-set-theme = Farben
web-set-theme-auto = Auto
web-set-theme-light = Hell
web-set-theme-dark = Dunkel
web-set-motion = Bewegung
web-set-motion-auto = Wie das System
web-set-motion-none = Keine
web-set-confirm = Ein ganzer Zug
web-set-confirm-ask = Ich bestätige
web-set-confirm-auto = Von selbst
web-set-zoom = Größe des Plans
web-set-zoom-100 = Ganz
web-set-zoom-115 = Größer
web-set-zoom-130 = Am größten
web-set-seats = Siegel
web-set-seats-seals = Farbe und Form
web-set-seats-letters = Buchstaben
web-at-the-table = An diesem Tisch
web-bot-for = Für { $name } einen Bot spielen lassen
web-bot-for-me = Für mich ({ $name }) einen Bot spielen lassen
web-take-back = Wieder selbst spielen ({ $name })
web-bot-plays = Ein Bot spielt für dich; in den Einstellungen übernimmst du wieder.
web-report = Dem Gastgeber etwas melden
web-report-about = Über
web-report-table = den Tisch
web-report-text = Was ist passiert?
web-report-hint = Der Gastgeber dieses Hauses liest es, mit deinem Namen. Höchstens { $most } Zeichen.
web-report-send = Senden
web-report-sent = Danke. Der Gastgeber dieses Hauses wird es lesen.
web-end-game = Vorschlagen, das Spiel zu beenden
web-play-on = Doch weiterspielen
web-more = Mehr
web-table = Tisch

# Tasten
web-keys = Tasten
web-ask = Regel: { $about }

# Mehrere an einem Bildschirm
web-hand-over = Bitte gib den Bildschirm an { $name } weiter
web-hand-over-why = Die anderen schauen weg: jeder sieht nur das Seine.
web-i-am = Ich bin { $name }

# Das Ende
web-result = Ergebnis
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-by-source = Woher die Punkte kommen
web-total = Summe
web-as-table = Dasselbe als Tabelle
web-score-over-time = Punkte im Verlauf
web-rematch = Revanche
web-record = Aufzeichnung herunterladen
web-record-talk = Mit dem Gespräch
web-home-page = Startseite
web-see-table = Tisch ansehen

# Nachspielen
web-to-start = Zum Anfang
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-to-end = Zum Ende
web-moment = Zug { $at } von { $last }
web-to-moment = Zu Zug { $at }
web-copy-moment = Link zu diesem Moment kopieren
web-try-here = Von hier noch einmal versuchen
web-try-as = als
web-me = { $name } (du)
web-autoplay = Zug um Zug abspielen
web-pause = Anhalten
web-replay-start = Vor dem ersten Zug

# Fragen zu einer Stellung
web-rules-missing = Die Regeln sind gerade nicht erreichbar. Schließe das hier und versuche es gleich noch einmal.
web-rules-page = Als Seite

# Textansicht
web-drawn-table = Gezeichneter Tisch
web-text-you = Du
web-text-board = Spielplan

# Warum nicht, wo es am Tisch liegt und nicht an einer Regel.
refusal-not-your-turn = Das geht jetzt nicht: Als Nächstes kommt { $seat } ({ $clause }).
refusal-confirm-first = Dein Zug ist vollständig: bestätige ihn oder nimm einen Schritt zurück ({ $clause }).
refusal-turn-ended = Der Zug endet vor „{ $move }“: erst bestätigen ({ $clause }).
refusal-unknown-move = „{ $move }“ ist kein Zug dieses Spiels ({ $clause }).

web-card-choose = Du kannst „{ $move }“ wählen.
web-card-keys = Aufschlagen:
web-for-you-now = Für dich, jetzt
web-since = Seit deinem letzten Zug

# Den anderen folgen
web-you = Du
web-what = Was ist das?
web-what-tap = Tippe etwas auf dem Plan an, um zu erfahren, was es ist.
web-continue = Weiter
web-choose-now = Jetzt wählen
web-next-turn = Nächster Zug
web-set-speed = Züge der Bots
web-set-speed-slow = Langsam
web-set-speed-normal = Normal
web-set-speed-step = Einzeln
web-set-speed-none = Sofort
web-set-moments = Ereignisse und Wertung
web-set-moments-show = Als Karte
web-set-moments-log = Nur im Protokoll
web-notices = Bescheid bekommen, wenn du dran bist
web-holiday = Urlaub
web-next = Dorthin
web-set-sound = Klang bei deinem Zug, wenn du woanders bist
web-set-sound-auto = Nicht am Handy
web-set-sound-on = An
web-set-sound-off = Aus
web-since-at = { $at } von { $all }
web-since-all = alle { $all }
web-since-next = Nächster Zug der Liste
web-since-back = Voriger Zug der Liste
web-since-show = Nummer { $at } auf dem Plan zeigen
web-since-count = { $count ->
    [one] 1 Zug seit deinem
   *[other] { $count } Züge seit deinem
}

# -- lernen ----------------------------------------------------------------------------------------------------------

web-learn = Lernen
