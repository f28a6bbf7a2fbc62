### Bots, Wettkämpfe und Rangliste.

## Befehle

cli-match-about = Lässt Bots unter gleichen Bedingungen gegeneinander antreten und sagt, wie sicher das Ergebnis ist.
bots-arg-bots = ein Bot für jeden Platz: eine Stufe (leaf, cup, pot, master), random, search oder ein eigener als modul:Klasse
bots-arg-engine = wo gespielt wird: in Prozessen dieses Rechners oder auf einem Ray-Verbund (processes)
bots-arg-address = die Adresse eines laufenden Ray-Verbunds (hier wird einer gestartet)
bots-go-on = Was gespielt wurde, ist aufgehoben: Derselbe Befehl macht hier weiter.
bots-no-notes = In { $folder } lassen sich keine Partien aufheben ({ $problem }): Gespielt wird trotzdem, aber nach einem Abbruch ginge es von vorn los. Setze XDG_CACHE_HOME auf einen Ordner, der sich schreiben lässt.
bots-wrong-ratings = { $file } ist keine Datei mit Wertungen, wie teahouse ladder sie schreibt.
bots-address-alone = --address gehört zu --engine ray.
bots-ladder-budget = Die Budgets einer Leiter sind Simulationen (500sims), damit sie sich wiederholen lässt, nicht { $given }.

## Wettkämpfe

bots-match-head = { $title }: { $games } { $games ->
    [one] Partie
   *[other] Partien
}, Startwert { $seed }
bots-match-note = Intervalle gelten zu 95 %. Die Hälfte der Entscheidungen dauerte höchstens so viele Sekunden (s/Zug), 99 von 100 höchstens die in der letzten Spalte.
bots-match-winner = Die Sieger haben im Mittel { $mean } Punkte ({ $interval }).
bots-match-winner-once = Der Sieger hat { $mean } Punkte.
bots-column-bot = Bot
bots-column-wins = Siege
bots-column-interval = Intervall
bots-column-score = Punkte
bots-column-seconds = s/Zug
bots-column-most = 99 von 100
bots-column-source = Punkte nach Herkunft
bots-uneven = Mit { $players } Spielern { $games ->
    [one] gibt eine Partie
   *[other] geben { $games } Partien
} nicht allen jeden Platz gleich oft. Vielfache von { $players } tun es: { $even }.

## Was mit einem Bot nicht stimmt, oder mit denen, die ihn spielen lassen

bad-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht: Wähle aus { $known } oder nenne deinen eigenen als modul:Klasse.
bad-bot-budget = { $reason ->
    [little] Der Bot „{ $bot }“ hat zu wenig, um überhaupt nachzudenken: Mindestens 1sims oder 0.001ms.
    [much] Der Bot „{ $bot }“ hat zu viel zum Nachdenken: Mehr als { $seconds }s oder { $simulations }sims geht nicht.
   *[form] Der Bot „{ $bot }“ hat hinter dem @ kein Budget: Es lautet 300ms, 2s oder 500sims. Simulationen sind ganze Zahlen.
}
bad-bot-import = Der Bot „{ $bot }“ lässt sich nicht laden: { $problem }.
bad-bot-missing = Das Modul { $module } hat kein { $title }. { $count ->
    [0] Es hat keine Klasse mit einer Methode choose(view, budget).
   *[other] Es hat: { $known }.
}
bad-bot-no-choose = Der Bot „{ $bot }“ ist keine Klasse mit einer Methode choose(view, budget): Leite sie von teahouse.bots.Bot ab.
bad-bot-made = Der Bot „{ $bot }“ muss sich als Klasse(game, seat, seed) machen lassen: Leite ihn von teahouse.bots.Bot ab.
bad-bot-choose = Der Bot „{ $bot }“ muss auf choose(self, view, budget) antworten, aber sein choose nimmt { $signature }.
bad-bot-no-chair = Der Bot „{ $bot }“ kann sich nicht setzen: { $problem }.
bad-bot-failed = Der Bot „{ $bot }“ ist auf Platz { $seat } gescheitert: { $problem }.
bad-bot-no-move = Der Bot „{ $bot }“ wählte auf Platz { $seat } { $move }, und das ist kein Move: Antworte mit einem aus view.moves.
bad-bot-foreign-move = Der Bot „{ $bot }“ wählte auf Platz { $seat } „{ $move }“ aus einem anderen Katalog: Antworte mit einem aus view.moves.
bad-bot-illegal-move = Der Bot „{ $bot }“ wählte auf Platz { $seat } „{ $move }“, und das ist verboten ({ $clause }): Antworte mit einem aus view.moves.
bad-bot-in-game = Partie { NUMBER($game, useGrouping: 0) }: { $problem }
bad-worker-died = Ein Prozess ist { $tries } Mal an Partie { NUMBER($game, useGrouping: 0) } zwischen { $bots } gestorben. Beendet einer von ihnen den Prozess, oder braucht er allen Speicher?
bad-worker-no-package = Dafür fehlt das Paket { $package }: pip install 'teahouse[{ $extra }]'.
bad-worker-ray-start = Ray startet nicht: { $problem }
bad-worker-ray-address = Unter { $address } antwortet kein Ray-Verbund: Sieh nach, ob er dort läuft, oder lass --address weg, dann wird hier einer gestartet. ({ $problem })

## Stufen

level-leaf = Blatt
    .character = Freundlich. Sieht den nächsten Zug, übersieht manches und freut sich über die Gesellschaft.
level-cup = Tasse
    .character = Verlässlich. Hat einen geübten Blick und lässt hin und wieder einen besseren Zug vorbeigehen.
level-pot = Kanne
    .character = Geduldig. Spielt, was nach sehr vielen Partien naheliegt.
level-master = Meister
    .character = Streng. Schaut drei Sekunden voraus und lässt wenig aus.

## Was ein Bot von seinem Zug erwartet hat

thought-only-move = Es gab keinen anderen Zug.
thought-own = { $said }
thought-learned = { $looks ->
    [0] Erwartet am Ende { $points } Punkte, nach dem nächstbesten Zug { $next }
   *[other] Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte, nach dem nächstbesten Zug { $next }
}{ $more ->
    [0] .
   *[other] ; der größte Gewinn: { $source }, +{ $more }.
}
thought-alone = Erwartet am Ende { $points } Punkte; einen anderen brauchbaren Zug hat er nicht gesehen.
thought-whim = Erwartet am Ende { $points } Punkte; ein anderer Zug gefiel besser ({ $next }), aber ihm war nach diesem.
thought-played-out = Spielt, was er nie gelernt hat: hat die Züge in { $games } zufällig weitergespielten Partien probiert und hatte nach diesem im Mittel { $points } Punkte, nach dem nächstbesten { $next }.
thought-looked = { $looks ->
    [0] War sich dieses Zuges auf den ersten Blick sicher.
   *[other] Hat seine liebsten Züge { $looks } Mal weitergespielt; dieser ging am besten aus.
}

## Die Rangliste

cli-ladder-about = Lässt jede Stufe gegen die nächste antreten und schreibt die Seite mit den Wertungen.
bots-arg-rung-games = Partien jedes Paars von Stufen bei jeder Spielerzahl (100); eine Stufe unter ihresgleichen spielt zwei Fünftel davon
bots-arg-master = wie viel Meister über eine Entscheidung nachdenken darf (wie in der veröffentlichten Leiter)
bots-arg-ladder-out = der Ordner der Seite (docs/ladder)
bots-arg-ratings = schreibt die Wertungen der Stufen auch in diese Datei
bots-rung = { $upper } gegen { $lower }, { $players } Spieler

## Lernen

cli-learn-about = Ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt.
cli-learn-more = Der Ordner behält alles Gelernte: Derselbe Befehl macht dort weiter, wo eine Unterbrechung oder das Ende der Zeit ihn angehalten hat. Nach der Datei network.npz darin spielen Bots.
learn-arg-out = der Ordner des Trainings (training)
learn-arg-minutes = nach so vielen Minuten aufhören
learn-arg-until = um diese Uhrzeit aufhören
learn-arg-rounds = nach so vielen Runden aufhören; mit demselben Startwert ergibt ein Training auf dem Prozessor dasselbe Netz
learn-arg-score = aufhören, wenn vier seinesgleichen diese mittlere Punktzahl erreichen
learn-arg-start = ein Netz, nach dem Bots spielen (network.npz), das weiterlernen soll
learn-arg-imitate = eine Datei mit Partien, die zuerst nachgeahmt werden; mehrmals möglich
learn-arg-workers = wie viele Prozesse spielen (alle Kerne bis auf einen)
learn-arg-tables = wie viele Tische jeder von ihnen in jeder seiner zwei Hälften hat (64)
learn-arg-width = wie breit die Schichten des Netzes sind (512)
learn-arg-depth = wie viele es sind (3)
learn-arg-device = wo das Netz trainiert wird: cpu, cuda (ein Beschleuniger, wenn es einen gibt)
learn-no-torch = Zum Lernen gehört PyTorch: pip install "teahouse[learn]".
learn-bad-time = { $given } ist keine Uhrzeit: Schreib sie als 17:30.
learn-no-end = Sag, wann Schluss ist: --minutes, --until, --rounds oder --score.
learn-no-examples = In { $file } sind keine Partien zum Nachahmen: Die Datei fehlt.
learn-no-start = In { $file } ist kein Netz, mit dem begonnen werden kann: Die Datei fehlt.
learn-foreign-start = Dieses Netz kann hier nicht weiterlernen: { $problem }.
learn-imitated = Nachahmen, { $epoch }. Durchgang über { $games } Partien: in { $same } % der Entscheidungen derselbe Zug wie dort.
learn-round = Runde { $round }, { $minutes } min, { $thousands } Tausend Entscheidungen ({ $speed } in der Sekunde): { $players } Spieler erreichen { $mean } Punkte, der Sieger { $winner }.
learn-done = { $folder } enthält das Netz nach { $rounds } Runden.
bad-bot-no-numpy = Gelernte Bots brauchen NumPy: pip install "teahouse[bots]".
bad-bot-no-network = Für { $game } gibt es kein Netz.
bad-bot-foreign-box = Das Netz kennt nicht jeden Zug und Ort dieser Schachtel; die Stufen und search können sie spielen.
cli-bots-unlearned = Dieses Material hat Züge oder Orte, die die Bots nie gelernt haben: Sie probieren sie in zufälligen Partien aus und spielen weit schwächer als mit dem Originalmaterial.
cli-bots-extra = Die Bots haben dieses Spiel gelernt, doch dazu gehört NumPy: pip install "teahouse[bots]". Ohne NumPy probieren sie Züge in zufälligen Partien aus und spielen weit schwächer.
