# Was der Server sagt, wenn etwas nicht geht.
error-bad-body = Die Anfrage ist nicht lesbar: { $problem }
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: Zeile { $line }: { $problem }
error-bad-table = Dieser Tisch lässt sich nicht eröffnen: { $problem }
error-body-too-large = Die Anfrage ist größer als { $most } Bytes.
error-clock-hotseat = Wer sich einen Bildschirm teilt, spielt ohne Uhr. Lass die Zeit weg, oder gib jedem einen eigenen Platz.
error-clock-minutes = Wo eine Uhr läuft, sagt sie, wann jemand zu spät ist: Wähle, was dann geschieht, ohne Minuten.
error-live-hours = Ein Live-Spiel geht in einem durch: Seine Uhren laufen Tag und Nacht. Lass die Stunden weg, oder wähle eine Stunde oder mehr für einen Zug.
error-short-hours = Die Stunden, in denen die Uhren laufen, dauern mindestens { $least } Minuten.
error-bad-holiday = Ein Urlaub beginnt jetzt und endet innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
error-no-holiday-left = So viele Tage, wie Uhren in einem Jahr stehen dürfen, warst du schon weg.
error-no-advice = Rat gibt es dort, wo eine Person unter Bots spielt oder alle vor dem Beginn zugestimmt haben, wo nichts zählt und das Haus das Spiel gut genug kennt.
error-no-choice = Gerade gibt es nichts zu wählen.
error-no-thought = Das Haus hat zu viel zu tun, um darüber nachzudenken; frag gleich noch einmal.
error-bot-plays = Auf diesem Platz spielt ein Bot; übernimm ihn zuerst wieder.
error-double-header = Der Kopf „{ $header }“ steht zweimal in dieser Anfrage; sende ihn einmal.
error-crowded = Das Haus ist gerade voll; bitte komm in ein paar Sekunden wieder.
error-too-slow = Die Anfrage hat zu lange gebraucht.
error-head-too-large = Der Kopf der Anfrage ist größer als { $most } Bytes.
error-no-metrics = Zahlen bekommt, wer das Token hat, das der Gastgeber gewählt hat.
error-elsewhere = Diesen Tisch hat jetzt ein anderer Server; dieser hier bedient ihn nicht mehr. Bitte lade die Seite neu.
error-forged = Diese Anfrage kommt von einer fremden Seite.
error-game-over = Das Spiel ist zu Ende.
error-illegal = „{ $move }“ ist jetzt nicht möglich.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert; bitte versuche es noch einmal.
error-no-device = Keines deiner Geräte und Werkzeuge hat diese Kennung.
error-other-guest = Hier bist du { $who }. Sag, dass du jemand anders sein willst (instead), um als ein anderer Gast hereinzukommen.
error-link-used = Dieser Link wurde schon benutzt oder ist zu alt.
error-not-host = Das darf nur, wer das Haus führt: Komm über den Link, den „teahouse serve“ ausgibt.
error-host-stays = Du bist hier Gastgeber: Dich selbst kannst du nicht entfernen. „Meine Daten löschen“ auf der Startseite tut es.
error-no-such-guest = Diesen Gast gibt es nicht mehr.
error-no-report = Diese Meldung gibt es nicht mehr.
error-talk-off = An diesem Tisch wird nicht gesprochen.
error-talk-seats = Was an diesem Tisch gesagt wird, hört nur, wer dort sitzt.
error-talk-phrases = An diesem Tisch wird nur in festen Sätzen gesprochen: Wähle einen.
error-talk-empty = Sag einen festen Satz oder schreib einen eigenen, eins von beidem.
error-talk-fast = Du hast in kurzer Zeit viel gesagt; bitte warte einen Augenblick.
error-no-phrase = Den Satz „{ $phrase }“ gibt es nicht: Wähle einen von { $phrases }.
error-no-word = Niemand anders hat hier etwas mit der Nummer { $number } gesagt.
error-report-empty = Bitte schreib, was du melden möchtest.
error-report-nobody = Auf Platz { $seat } sitzt niemand, den du melden könntest.
error-reports-full = Die früheren Meldungen sind noch nicht gelesen; versuch es bitte an einem anderen Tag.
error-backup-failed = Die Sicherung ist nicht gelungen: { $problem }.
error-backup-no-room = Für eine Sicherung ist zu wenig Platz: { $free } MB sind frei, { $needed } MB sind nötig.
error-backup-runs = Es wird schon eine Sicherung gemacht.
error-backup-server = Dieses Haus benutzt PostgreSQL: Sichere es mit dessen eigenen Werkzeugen, etwa pg_dump.
error-study-runs = Es entsteht schon eine Untersuchung: Warte, bis sie fertig ist.
error-no-study = Diese Untersuchung gibt es nicht.
error-bad-study = Diese Untersuchung ist nicht möglich: { $problem }
error-move-or-thing = Frage nach einem Zug oder nach einem Ding: nach einem von beiden.
error-name-characters = Ein Name hat keine Steuerzeichen.
error-name-length = Ein Name hat { $least } bis { $most } Zeichen.
error-name-taken = An diesem Tisch heißt schon jemand { $called }; nimm einen Namen, der sich unterscheiden lässt.
error-no-game = Ein Spiel „{ $title }“ gibt es nicht.
error-no-guest = Bitte nenne zuerst einen Namen.
error-no-lesson = Hier gibt es keine Lektion „{ $lesson }“.
error-no-memory = Was die anderen haben könnten, lässt sich dafür nicht gut genug erraten. Ist die Partie zu Ende, kann sie von jedem Moment aus noch einmal versucht werden.
error-no-level = Einen Bot „{ $level }“ gibt es nicht; wähle einen von { $levels }.
error-bot-tables = { $most } Partien mit Bots laufen schon; spiel an einem dieser Tische weiter oder beende erst eine.
error-broken-level = Der Bot „{ $level }“ kann hier nicht spielen: { $problem }.
error-no-page = Hier ist nichts.
error-no-answer = Eine Antwort ist mindestens ein Zug.
error-no-seat = Dieser Tisch hat keinen Platz { $seat }.
error-no-table = Diesen Tisch gibt es nicht.
error-no-thing = Auf diesem Spielplan gibt es nichts, das { $thing } heißt.
error-not-a-guest = Auf diesem Platz sitzt niemand, für den ein Bot spielen könnte.
error-not-allowed = So kann danach nicht gefragt werden.
error-not-json = Bitte sende JSON (Content-Type: application/json).
error-not-over = Das Spiel ist noch nicht zu Ende.
error-not-over-practice = Solange eine Partie läuft, kann sie nur noch einmal versuchen, wer übt: eine Person unter Bots oder alle, die vor dem Beginn zugestimmt haben, und nur, wo nichts zählt. Ist sie zu Ende, können es alle.
error-no-decision = Da hast nicht du entschieden. Solange die Partie läuft, kannst du es von deinen eigenen Entscheidungen aus noch einmal versuchen.
error-not-replaced = Nach der Einstellung dieses Tisches darf jetzt kein Bot Platz { $seat } spielen.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-started = Das Spiel hat noch nicht begonnen: Plätze sind noch frei.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-not-your-table = Das kann nur, wem der Tisch gehört.
error-not-your-turn = Du bist nicht am Zug.
error-notes-too-long = Notizen fassen höchstens { $most } Bytes.
error-old-rules = Dieses Spiel wurde nach Version { $rules } seiner Regeln gespielt, die dieser Server nicht mehr spielt; ansehen kann man es weiterhin.
error-open-tables = Du hast { $most } Tische, die auf Mitspieler warten; spiele oder schließe zuerst einen davon.
error-out-of-order = Das Haus kann gerade nichts speichern oder lesen; nichts wurde geändert. Wer es betreibt, findet den Grund im Protokoll.
error-over = Das Spiel ist schon zu Ende.
error-other-part = Das ist nicht der Mischanteil, an den dein Platz gebunden ist.
error-other-promise = Der Tisch ist inzwischen an etwas anderes gebunden: sieh noch einmal nach und schicke eine neue Bindung.
error-shuffling = Ein Mischanteil liegt schon offen: öffne deinen. Wer das getan hat, kann mit „anew“ eine andere Bindung schicken und wartet, bis die anderen zustimmen.
error-left-out = Dein Mischanteil kam nicht rechtzeitig; an diesem Tisch wird ohne ihn gemischt.
error-bot-shuffled = Es wird gerade gemischt: jetzt lässt sich kein Bot tauschen.
error-page-too-far = Diese Liste endet nach { $most } Seiten.
error-rematch-exists = Eine Revanche gibt es schon.
error-removed = Wem der Tisch gehört, hat den Platz anderen gegeben.
error-seat-taken = Platz { $seat } ist besetzt.
error-sits-already = Du sitzt an diesem Tisch schon auf Platz { $seat }.
error-stale = Der Tisch hat sich inzwischen verändert; er ist jetzt bei Version { $version }.
error-started = Das Spiel hat begonnen.
error-table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Er wurde beiseitegestellt; wer den Server betreibt, findet den Grund im Protokoll.
error-table-full = An diesem Tisch sind alle Plätze besetzt.
error-too-far = Das Spiel hat bisher { $most } Züge.
error-too-fast = Zu viele Anfragen; bitte warte einen Augenblick.
error-too-many-moves = Eine Anfrage fasst höchstens { $most } Züge.
error-too-many-sockets = Zu viele Verbindungen; bitte schließe einige davon.
error-turn-ended = Vor „{ $move }“ endet der Zug: Bestätige zuerst die Züge bis dahin.
error-turn-id-used = Diese Kennung steht für einen anderen Zug.
error-taken-over = Diese Partie geht von einem Moment einer anderen aus weiter; gelistet werden nur Partien, die hier von Anfang an gespielt wurden.
error-uploaded = Dieses Spiel wurde als Aufzeichnung mitgebracht; es steht nicht unter den hier gespielten.
error-unknown-host = Unter diesem Namen ist der Server nicht zu erreichen; wer ihn betreibt, kann das mit --base-url ändern.
error-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.

# Was an den Optionen eines Spiels nicht stimmt.
bad-option-game = Es gibt kein Spiel „{ $game }“: Wähle eines von { $known }.
bad-option-name = Es gibt keine Option „{ $option }“: Wähle eine von { $known }.
bad-option-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
bad-option-short = Das kurze Spiel ist für { $allowed } Spieler, nicht für { $players }.
bad-option-value = Die Option „{ $option }“ kann nicht „{ $given }“ sein: Wähle eins von { $allowed }.
bad-data-toml = Das ist kein gültiges TOML: { $problem }
bad-data-table = Die Materialdatei hat eine unbekannte Tabelle „{ $key }“ (bekannt: { $known })
bad-data-lacks = { $place } fehlt der Schlüssel „{ $key }“ (da sind { $known })
bad-data-key = { $place } hat einen unbekannten Schlüssel „{ $key }“ (bekannt: { $known })
bad-data-entry = { $place } hat keinen Eintrag „{ $key }“, der sich ändern ließe (bekannt: { $known })
bad-data-several = { $place } hat mehrere Werte: nenne einen von { $known }
bad-data-change = „{ $given }“ muss TABELLE.EINTRAG.FELD=WERT sein
bad-data-change-value = „{ $value }“ in „{ $given }“ ist kein Wert: schreibe eine Zahl, ein Wort, true oder false
bad-data-sweep = „{ $given }“ muss 2 bis { $most } verschiedene Werte nennen, als 1..4 oder 1,2,5
bad-data-whole = { $place } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }
bad-data-value = { $place } muss sein: { $wanted }; da steht { $given }

# Was an einer Aufzeichnung nicht stimmt; davor steht die Zeile.
bad-record-after-end = „{ $move }“ kommt nach dem Ende des Spiels
bad-record-changed = die Aufzeichnung wurde nachträglich geändert
bad-record-components = die Partie wurde mit anderem Spielmaterial gespielt
bad-record-early-scores = es gibt Punktzahlen, aber das Spiel ist nicht zu Ende
bad-record-empty = „{ $word }“ braucht einen Wert
bad-record-expected = hier wird eine Zeile erwartet, die mit „{ $word }“ beginnt
bad-record-format = nur Format { $format } von Aufzeichnungen lässt sich lesen
bad-record-game = dies ist eine Aufzeichnung von { $game } mit { $players } Spielern
bad-record-long = der Startwert oder das Salz ist zu lang
bad-record-masked = dieser Zug ist verdeckt, daher lässt sich die Partie von hier an nicht nachspielen
bad-record-move-line = ein Zug lautet: PLATZ ZUG, mit - für den Zufall
bad-record-name-line = ein Name lautet: name PLATZ NAME, mit einem Platz von 1 bis { $players }
bad-record-no-scores = das Spiel ist zu Ende, aber die Punktzahlen fehlen
bad-record-number = „{ $word }“ braucht eine ganze Zahl, nicht „{ $value }“
bad-record-option-line = eine Option lautet: option NAME WERT
bad-record-option-twice = die Option „{ $option }“ steht hier zum zweiten Mal
bad-record-options = die Partie wurde mit anderen Optionen gespielt
bad-record-own-box = die Partie wurde mit eigenem Spielmaterial gespielt, das dieser Server nicht hat
bad-record-players = es gibt 1 bis { $most } Spieler
bad-record-rules = die Partie wurde nach Fassung { $found } der Regeln gespielt; hier ist nur Fassung { $known } bekannt
bad-record-score-line = Punktzahlen sind { $players } ganze Zahlen
bad-record-scores = die Punktzahlen sind { $found }, nicht { $said }
bad-record-seat = es gibt keinen Platz { $seat }: Plätze sind 1 bis { $players }
bad-record-anew-line = diese Zeile lautet: anew WARUM NAME
bad-record-shuffle-line = diese Zeile lautet: { $word } PLATZ ZIFFERN, jeder Platz einmal, mit { $digits } hexadezimalen Ziffern
bad-record-stray = „{ $row }“ gehört nicht hierher
bad-record-turn = Platz { $asked } ist am Zug, nicht { $said } (- steht für den Zufall)
bad-record-unknown-move = „{ $move }“ ist kein Zug dieses Spiels{ $alike ->
    [none] { "" }
   *[other] ; ähnlich beginnen: { $alike }
}

# Wo ein Tisch wartet.
prompt-waiting = Warten auf Mitspieler

# Die Seiten in Worten.
page-seat-open = freier Platz
page-talk = Gespräch
page-talk-choice-off = aus
page-talk-choice-phrases-seats = feste Sätze, nur am Tisch
page-talk-choice-phrases-all = feste Sätze, auch für Zuschauende
page-talk-choice-free-seats = freier Text, nur am Tisch
page-talk-choice-free-all = freier Text, auch für Zuschauende
page-talk-off = An diesem Tisch wird nicht gesprochen.
page-talk-phrases = Hier wird in festen Sätzen gesprochen, die alle in ihrer Sprache lesen; { $hearers ->
    [seats] hören kann sie nur, wer am Tisch sitzt
   *[all] wer zuschaut, hört sie und darf mitreden
}.
page-talk-free = Hier schreibt man, was man möchte; { $hearers ->
    [seats] lesen kann es nur, wer am Tisch sitzt
   *[all] wer zuschaut, liest es und darf mitschreiben
}.
page-replace-usual = Ist jemand einige Minuten weg, kann ein Bot den Platz spielen, wenn jemand am Tisch darum bittet; wer zurückkommt, hat den Platz wieder.
page-replace-agree = Ist jemand weg, spielt ein Bot nur, wenn alle anderen zustimmen; wer zurückkommt, hat den Platz wieder.
page-replace-after = Ist jemand { $minutes ->
    [1] eine Minute
   *[other] { $minutes } Minuten
} weg, kann ein Bot den Platz spielen, wenn jemand am Tisch darum bittet; wer zurückkommt, hat den Platz wieder.
page-replace-end = Ist jemand einige Minuten weg, können alle anderen zusammen das Spiel unfertig beenden; bis dahin wird gewartet.
page-pace = Zeit für einen Zug
page-pace-choice-none = so viel, wie jeder möchte
page-pace-choice-live = live, ein Vorrat fürs ganze Spiel
page-pace-choice-hour = eine Stunde
page-pace-choice-day = ein Tag
page-pace-choice-three-days = drei Tage
page-pace-choice-week = eine Woche
page-pace-bank = Minuten für jeden, fürs ganze Spiel
page-pace-increment = Sekunden mehr mit jedem Zug
page-pace-hours = Nachts ist frei
page-pace-from = Die Uhren laufen von
page-pace-to = Bis
page-pace-hours-hint = Es gilt die Uhrzeit dort, wo jeder ist; außerhalb dieser Stunden läuft keine Uhr. Ein Tag für einen Zug sind dann die Stunden eines Tages: Wer um 20:00 dran ist, hat bis 20:00 am nächsten Tag Zeit; wer nachts dran ist, dessen Uhr läuft erst ab dem Morgen.
page-pace-live = Live: Jeder hat { $bank } Minuten fürs ganze Spiel und { $increment } Sekunden mehr mit jedem Zug.
page-pace-hour = Jeder hat für einen Zug eine Stunde.
page-pace-day = Jeder hat für einen Zug einen Tag.
page-pace-three-days = Jeder hat für einen Zug drei Tage.
page-pace-week = Jeder hat für einen Zug eine Woche.
page-pace-window = Die Uhren laufen nur von { $from } bis { $to }, nach der Uhrzeit dort, wo jeder ist; nachts ist frei.
page-pace-holiday = Wer Urlaub macht, sagt es an; so lange steht die eigene Uhr.
page-late = Wenn jemand zu spät oder weg ist
page-late-choice-never = warten die anderen
page-late-choice-bot = spielt ein Bot, bis die Person zurück ist
page-late-choice-agree = spielt ein Bot, wenn alle anderen zustimmen
page-late-choice-end = endet das Spiel, wenn alle anderen zustimmen
page-late-never = Wer zu spät ist, auf den wird gewartet: Der Tisch zeigt es, und von allein geschieht nichts.
page-late-bot = Ist die Zeit um, spielt ein Bot weiter; wer den Tisch wieder öffnet, hat den Platz zurück.
page-late-agree = Ist die Zeit um, spielt ein Bot weiter, wenn alle anderen zustimmen; wer den Tisch wieder öffnet, hat den Platz zurück.
page-late-end = Ist die Zeit um, können die anderen das Spiel unfertig beenden, wenn alle zustimmen; bis dahin wird gewartet, und wer zu spät ist, kann noch ziehen.
page-absence = Zeit, bis jemand als weg gilt
page-absence-ten = 10 Minuten
page-absence-so = so lange
page-absence-time = { $unit ->
    [days] { $count ->
        [1] einen Tag lang
       *[other] { $count } Tage lang
    }
    [hours] { $count ->
        [1] eine Stunde lang
       *[other] { $count } Stunden lang
    }
   *[minutes] { $count ->
        [1] eine Minute lang
       *[other] { $count } Minuten lang
    }
}
page-away-never = Wer weg ist, auf den wird gewartet, so lange es dauert. Nur wenn jemand das Spiel verlässt und alle anderen zustimmen, spielt dort ein Bot.
page-away-bot = Ist jemand am Zug und { $time } nicht da gewesen, spielt ein Bot weiter; wer den Tisch wieder öffnet, hat den Platz zurück.
page-away-agree = Ist jemand am Zug und { $time } nicht da gewesen, spielt ein Bot weiter, wenn alle anderen zustimmen; wer den Tisch wieder öffnet, hat den Platz zurück.
page-away-end = Ist jemand am Zug und { $time } nicht da gewesen, können die anderen das Spiel unfertig beenden, wenn alle zustimmen; bis dahin wird gewartet.
mine-title = Meine Spiele
mine-results = Meine Ergebnisse
mine-which = Welche
mine-which-all = alle
mine-which-running = laufende
mine-which-finished = beendete
mine-which-won = gewonnene
mine-any = jedes
mine-with = Name (Person oder Tisch)
mine-find = Suchen
mine-none = So ein Spiel hast du nicht.
mine-pages = Seiten
mine-later = Spätere
mine-earlier = Frühere
mine-ended = Platz { $place } von { $players }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
mine-results-about = Beendete Spiele, die du selbst bis zum Schluss gespielt hast, ohne die an einem gemeinsamen Bildschirm. Bei weniger als { $few } Spielen sagt ein Durchschnitt wenig: Er fehlt dann.
mine-results-none = Du hast noch kein Spiel beendet.
mine-players = Personen
mine-games = Spiele
mine-people = Mit Menschen
mine-wins = Gewonnen
mine-mean = Punkte im Schnitt
mine-best = Bestes
mine-few = zu wenige Spiele
mine-number = { $number }
next-waits = { $more ->
    [0] Auch { $table } wartet auf dich.
    [one] Auch { $table } und noch ein Tisch warten auf dich.
   *[other] Auch { $table } und noch { $more } Tische warten auf dich.
}
page-send-away = Platz von { $name } freigeben
page-status-finished = Das Spiel ist zu Ende.
page-status-open = Warten auf Mitspieler.
page-status-running = Das Spiel läuft.
page-tables-running = Spiele zum Zuschauen
page-to-move = am Zug
page-arrive = Einen Augenblick, bitte
page-arrive-play = Dein Tisch wird gedeckt …
page-arrive-host = Einen Moment: Damit bist du hier Gastgeber.
page-arrive-transfer = Du wirst hereingeführt …
page-arrive-script = Diese Seite braucht einmal JavaScript.
page-arrive-brings = { $seats ->
    [0] Mit diesem Link gehört dieser Browser { $name }, zurzeit ohne Platz an einem Tisch. Er gilt einmal.
    [one] Mit diesem Link gehört dieser Browser { $name }, mit dem Platz an einem Tisch. Er gilt einmal.
   *[other] Mit diesem Link gehört dieser Browser { $name }, mit den Plätzen an { $seats } Tischen. Er gilt einmal.
}
page-arrive-leaves = Hier bist du jetzt { $name }{ $seats ->
    [0] , an keinem Tisch
    [one] , mit einem Platz an einem Tisch
   *[other] , mit Plätzen an { $seats } Tischen
}. { $devices ->
    [0] Auf keinem anderen Gerät ist jemand { $name }: Ohne einen Link, einen Passkey oder einen Code von { $name } sind dieser Name und seine Plätze für immer unerreichbar.
    [one] { $name } bleibt auf einem anderen Gerät angemeldet.
   *[other] { $name } bleibt auf { $devices } anderen Geräten angemeldet.
}
page-arrive-same = Du bist hier schon { $name }; der Link gilt weiter für ein anderes Gerät.
page-arrive-be = Hier { $name } sein
page-arrive-stay = { $name } bleiben
page-arrive-back = Zur Startseite
page-arrive-first = Erst einen Link für { $name } machen
page-day = { DATETIME($day, dateStyle: "medium") }
page-me = Du bist { $name }
page-me-link = Öffne diesen Link binnen einer Viertelstunde auf dem anderen Gerät; er gilt einmal
page-me-transfer = Zu einem anderen Gerät wechseln
page-me-devices = Wo du angemeldet bist
page-me-device = { $kind ->
    [tool] Werkzeug
   *[browser] Browser
}
page-me-here = dieses hier
page-me-since = seit { $day }
page-me-end = Abmelden
page-me-end-what = { $device } abmelden
page-me-ways = Über mich
page-me-notices = Benachrichtigungen
page-me-export = Meine Daten sichern
page-me-forget = Meine Daten löschen
page-me-sure = Dein Name, deine Notizen, deine Links und alles, was du gesagt hast, werden vergessen; deine Plätze werden frei. Das lässt sich nicht rückgängig machen.

# Startseite
home-greeting = Willkommen zurück, { $name }. { $turns ->
    [0] Kein Tisch wartet auf dich.
    [one] Du bist an einem Tisch am Zug.
   *[other] Du bist an { $turns } Tischen am Zug.
}
home-standing = { $place ->
    [1] du führst
    [2] du bist an zweiter Stelle
    [3] du bist an dritter Stelle
    [4] du bist an vierter Stelle
   *[other] du bist an fünfter Stelle
} mit { $points }
home-level = { $place ->
    [1] du führst nicht allein
    [2] du teilst dir die zweite Stelle
    [3] du teilst dir die dritte Stelle
   *[other] du teilst dir die vierte Stelle
} mit { $points }
home-begin = Alle sind da. Das Spiel beginnt, wenn { $names } den Tisch { $count ->
    [one] öffnet
   *[other] öffnen
}.
home-begin-you = Alle sind da. Das Spiel wartet noch auf deinen Anteil am Mischen.
home-begin-elsewhere = Alle sind da. Dein Anteil am Mischen liegt in dem Browser, mit dem du dich hingesetzt hast: Öffne den Tisch dort, dann beginnt das Spiel.
home-more = Alle laufenden Partien
home-friend = Ein Platz für jemanden
home-friend-hint = Ein Klick ergibt einen Tisch für { $game } und einen Link zum Verschicken.
home-play-what = { $game }, gegen drei Bots
home-invite-what = ein Tisch und ein Link zum Verschicken
home-take-seat-at = An dieser Partie { $game } Platz nehmen: für den Bot weiterspielen, der am Zug ist
home-take-seat-what = für einen Bot weiterspielen
home-new-game = Ein neues Spiel
home-new-game-hint = gegen Bots oder mit anderen
home-invite = Einladen
home-invite-to = Jemanden zu { $game } einladen
home-past = Vergangene Partien
home-past-hint = wie sie ausgingen
home-place = { $place }.
home-of = von { $players }
home-review = Rückblick
home-review-of = Rückblick: { $game }
home-older = { $count ->
    [one] Eine ältere Partie
   *[other] { $count } ältere Partien
}
home-watch = Zuschauen
home-watch-of = Zuschauen: { $game }

# Ein Tisch, der wartet
invite-ready = Dein Tisch ist gedeckt. Verschicke diesen Link.
invite-ready-hint = Wer ihn öffnet, nennt einen Namen und setzt sich. Ohne Konto. { $game }, { $players } Plätze.
invite-copy = Kopieren
invite-share = Teilen
invite-invited = Du bist zu { $game } eingeladen.
invite-invited-hint = Nenne einen Namen und setz dich. Ohne Konto.
invite-you = du
invite-kept = frei für alle, die den Link öffnen
invite-sits = sitzt am Tisch
invite-reserved = für diese Person frei gehalten
invite-free = Frei halten
invite-start = Jetzt anfangen, Bots nehmen die freien Plätze

# Wo nichts zu finden ist
nothing-table = Dieser Tisch ist abgeräumt.
nothing-table-why = Hinter diesem Link liegt keine Partie. Vielleicht fehlt ein Buchstabe, oder der Tisch wurde geschlossen, bevor alle saßen.
nothing-page = Hier ist nichts.
nothing-page-why = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
nothing-game = Dieses Spiel steht nicht in unserem Regal.
nothing-game-why = Vielleicht schreibt es sich anders: Alle Spiele, die wir haben, stehen auf der Startseite.
nothing-host = Diese Seite ist für den Gastgeber.
nothing-host-why = Wer den Server gestartet hat, kommt mit dem Link herein, den er zeigt: einmal.
nothing-damaged = Dieser Tisch lässt sich nicht zeigen.
nothing-damaged-why = Er ist beschädigt und beiseitegestellt; wer den Server betreibt, findet den Grund in dessen Protokoll.
nothing-lost = Von dir ist nichts verloren: Deine Partien sind, wo du sie gelassen hast.
nothing-home = Meine Partien
nothing-else = Etwas anderes spielen

# Die Befehle.
serve-ready = Das Teehaus ist offen unter { $address }. Strg-C schließt es.
serve-host = Für dich als Gastgeber, einmal gültig: { $address }
serve-crowd = Platz für { $connections } Verbindungen zugleich (offene Dateien: { $files }, vorher: { $was }).
serve-crowds = Platz für { $connections } Verbindungen zugleich in jedem Prozess (offene Dateien: { $files }, vorher: { $was }).
serve-table = Dein Tisch: { $address }
serve-stopped = Das Teehaus ist geschlossen.
serve-plain = Achtung: Dieser Server ist ohne Verschlüsselung zu erreichen. Wer im Netz mitliest, kann im Namen anderer spielen. Nimm --tls-cert und --tls-key oder einen Proxy mit --behind-proxy und --base-url https://…
bots-ready = { $count ->
    [one] Ein Prozess denkt für die Bots des Hauses. Strg-C beendet ihn.
   *[other] { $count } Prozesse denken für die Bots des Hauses. Strg-C beendet sie.
}
bots-stopped = Hier denkt niemand mehr.
serve-no-database = Die Datenbank lässt sich nicht öffnen: { $problem }
backup-done = Die Sicherung liegt in { $file }.
restore-done = { $database } enthält jetzt die Sicherung.
restore-kept = Was vorher da war, liegt in { $file }.

# Was mit der Datenbank nicht stimmt, und was zu tun ist.
store-busy-file = { $file } benutzt schon ein anderer Teehaus-Server; beende ihn oder gib diesem mit --data einen anderen Ordner
store-busy-server = Server eines älteren Teehauses benutzen diese Datenbank; beende sie alle, bevor der erste dieser Version startet.
store-too-new = Die Datenbank stammt von einem neueren Teehaus; bitte aktualisiere das Programm.
store-missing = Unter { $file } liegt keine Datenbank; --data DIR sagt, wo sie ist.
store-exists = { $file } gibt es schon; nimm einen anderen Namen, damit keine ältere Sicherung verloren geht.
store-unwritable = { $file } lässt sich nicht schreiben: { $problem }. Nichts wurde geändert.
store-damaged = Die Datenbank { $file } ist beschädigt: { $problem }. Spiel mit „teahouse restore SICHERUNG“ eine heile Sicherung zurück; die beschädigte Datei bleibt daneben liegen. Ohne Sicherung: Leg die Datei beiseite und fang neu an.
store-incomplete = Der Datenbank fehlen die Tabellen { $tables }. Spiel eine heile Sicherung zurück oder fang mit einer leeren Datenbank an.
store-not-ours = Das ist keine Datenbank des Teehauses, oder keine ganze: Wähle mit --data einen anderen Ordner oder mit --database eine andere, oder spiel mit „teahouse restore SICHERUNG“ eine heile Sicherung zurück.
store-no-backup = Unter { $file } liegt keine Sicherung.
store-bad-backup = { $file } ist keine heile Sicherung des Teehauses: { $problem }. Nichts wurde geändert; nimm eine andere Sicherung.
store-other-version = { $file } stammt von einer anderen Version des Programms; nimm diese oder eine andere Sicherung.

# Wie die Befehle erklärt werden.
cli-serve-about = Tische für Menschen anbieten: Sie spielen im Browser oder über die Schnittstelle.
cli-backup-about = Die Datenbank des Servers in eine Datei kopieren, auch während er läuft (SQLite).
cli-bots-about = Für die Bots eines Hauses denken, das anderswo mit --bots-elsewhere läuft, auf derselben PostgreSQL-Datenbank.
cli-restore-about = Eine solche Kopie zurückspielen, während der Server steht; was vorher da war, bleibt daneben liegen.
cli-no-server = Der Server braucht weitere Pakete: pip install "teahouse[server]". Ohne sie lässt sich mit --terminal spielen.
cli-no-postgres = Für eine PostgreSQL-Datenbank fehlt das Paket asyncpg: pip install "teahouse[postgres]".
cli-no-metrics = Für Zahlen im Format von Prometheus fehlt das Paket prometheus-client: pip install "teahouse[metrics]".
cli-no-valkey = Für Valkey und Redis fehlt das Paket redis: pip install "teahouse[valkey]".
cli-arg-host = die Adresse, auf der gehört wird; 0.0.0.0 für alle, die diesen Rechner erreichen (sonst 127.0.0.1: nur dieser Rechner)
cli-arg-port = der Port, auf dem gehört wird; 0 für irgendeinen freien (sonst 8000)
cli-arg-data = der Ordner mit der Datenbank (sonst: dein Datenordner)
cli-arg-database = eine PostgreSQL-Datenbank statt einer Datei: postgresql://NAME@RECHNER/DATENBANK
cli-arg-serve-workers = so viele Prozesse bedienen den Port; mehr als einer braucht PostgreSQL
cli-arg-channels = Prozesse verständigen sich über Valkey oder Redis statt über PostgreSQL: valkey://RECHNER:PORT
cli-arg-private = wo die anderen Prozesse diesen erreichen; ohne Angabe dort, von wo er die Datenbank erreicht
cli-arg-base-url = wie der Server zu erreichen ist, für Links: https://spiele.example
cli-arg-behind-proxy = die Adresse eines Proxys, dessen X-Forwarded-For gilt; mehrmals möglich
cli-arg-tls-cert = ein Zertifikat, um mit TLS zu arbeiten
cli-arg-tls-key = sein privater Schlüssel
cli-arg-bot-workers = wie viele Prozesse für Bots denken (sonst: einer weniger, als Kerne da sind, mindestens 1)
cli-arg-bots-elsewhere = Bots denken auf anderen Rechnern, wo „teahouse bots“ läuft; hier nur, wenn es dort niemand tut
cli-arg-bots-count = wie viele Prozesse denken (ohne Angabe: einer je Kern)
cli-arg-bot-pause = wie lange der Zug eines Bots mindestens dauert, damit man ihm folgen kann (sonst 0.6)
cli-arg-mail-server = wer Mail verschickt: smtp://NAME@RECHNER:PORT, oder smtps:// für TLS von Anfang an; das Passwort steht in TEAHOUSE_MAIL_PASSWORD
cli-arg-mail-from = der Absender der Mail, etwa haus@games.example
cli-arg-notice-delay = nach wie vielen Sekunden jemand Bescheid bekommt, der dran ist und nicht hinsieht (sonst 30)
cli-arg-notices-inside = Webhooks von Gästen auch auf diesen Rechner und in sein eigenes Netz lassen
cli-arg-limit = eine Grenze ändern, etwa http_rate=20; mehrmals möglich (docs/hosting.md nennt alle)
cli-arg-log-level = was in den Fehlerstrom geschrieben wird: debug, info, warning oder error (sonst warning)
cli-arg-backup = die Datei mit der Kopie

drill-other = Das geht, aber hier gibt es etwas Besseres. Sieh dir noch einmal an, wovon die Frage spricht.
drill-comes = Das sind am Ende { $points } Punkte.

# Seiten rund um die Tische.
web-guest = Gast
web-theme = Farben
web-theme-auto = Auto
web-theme-light = Hell
web-theme-dark = Dunkel
web-unofficial = Inoffiziell. Die Spiele gehören ihren Autoren und Verlagen; alle Zeichnungen hier sind unsere eigenen.
web-hero = Brettspiele aus dem alten China, frisch aufgegossen.
web-hero-text = Frei, offen, ohne Konto: spiel mit Freunden per Link oder gegen Bots, die wissen, was sie tun.
web-bots-play = Vier Bots spielen { $game }
web-bots-play-hint = eine ganze Partie, Zug für Zug
web-take-a-seat = Platz nehmen
web-bots = Die Bots
web-rating = Wertung { $points }
web-play-now = Jetzt spielen
web-invite = Freunde einladen
web-play = Spielen
web-play-game = { $game } gegen Bots spielen
web-rules-of = Regeln von { $game }
web-look = Ansehen
web-open-tables = Offene Tische
web-open-hint = ein Stuhl ist frei
web-join = Mitspielen
web-join-table = Bei { $game } mitspielen
web-open-a-table = Einen Tisch eröffnen
web-your-name = Dein Name
web-game = Spiel
web-seat-me = ich
web-seat-none = niemand
web-seat-open = jemand per Link
web-seat-hotseat = jemand an diesem Gerät
web-seat-bot = Bot: { $level }
web-options = Varianten
web-listed = Fremde dürfen mitspielen
web-start = Tisch eröffnen
web-copy-link = Einladungslink kopieren
web-sit-down = Hinsetzen
web-rules-intro = Jede Regel in unseren Worten, mit der Nummer, die der Tisch nennt, wenn etwas nicht geht.
web-glance = Die Regeln auf einen Blick
web-box = Was in der Schachtel ist
web-box-intro = Zahlen auf dem Material und woher sie stammen:
web-source-printed = im Regelheft gedruckt
web-source-public = in öffentlichen Quellen gefunden
web-source-reconstructed = von uns nachgebildet, weil die gedruckten Bilder verloren sind
web-upload = Aufzeichnung ansehen
web-upload-hint = eine Datei aus „Aufzeichnung herunterladen“
web-waiting-hint = Schick den Link, wem du magst; das Spiel beginnt, wenn alle Plätze besetzt sind.
web-put-bot = Einen Bot hinsetzen
web-close-table = Diesen Tisch schließen
web-get-up = Aufstehen
web-name-at-screen = Name auf Platz { $number }
web-learn-game = { $game } lernen
web-learn-intro = Jedes Spiel beginnt mit einer geführten Partie: ein echter Tisch, du machst jeden Zug, und eine Lehrerin sagt, was daraus wird. Aufhören kannst du jederzeit.
web-learn-drills = Fünf Fragen
    .about = Echte Stellungen, je ein Zug: Was würdest du tun, und warum?
web-learn-glance = Die Regeln
    .about = Zuerst auf einen Blick, mit Bildern; dann jede Regel in unseren Worten.
web-learn-begin = Beginnen
web-learn-again = Von vorn
web-learn-go-on = Weiter
web-learn-open = Öffnen
web-first-play = Zum ersten Mal { $game }?
web-first-play-text = Eine geführte Partie dauert etwa zehn Minuten: ein echter Tisch, eine Lehrerin an deiner Seite, und wenn du magst, spielst du von dort aus weiter.
web-first-learn = In zehn Minuten lernen
web-first-known = Ich kenne das Spiel
