### Bots, Wettkämpfe, Abstimmung und Rangliste.

## Befehle

cli-match-about = Lässt Bots unter gleichen Bedingungen gegeneinander antreten und sagt, wie sicher das Ergebnis ist.
cli-tune-about = Findet durch Spielen bessere Gewichte für die Bewertung eines Spiels.
bots-arg-bots = ein Bot für jeden Platz: eine Stufe (leaf, cup, pot, master), random, greedy, search oder ein eigener als modul:Klasse
bots-arg-engine = wo gespielt wird: in Prozessen dieses Rechners oder auf einem Ray-Verbund (processes)
bots-arg-address = die Adresse eines laufenden Ray-Verbunds (hier wird einer gestartet)
bots-arg-table-sizes = die Spielerzahlen, für die abgestimmt wird (2,4)
bots-arg-generations = nach wie vielen Generationen Schluss ist (30)
bots-arg-population = Vorschläge in jeder Generation (16)
bots-arg-tune-alike = jeder Vorschlag besetzt alle Plätze seiner Tische, und die Punkte des Tisches zählen
bots-arg-tune-natural = Plätze denken nur zwischen Zügen nach und beenden jeden Zug aus Gewohnheit: viel schneller
bots-arg-tune-games = Partien jedes Vorschlags in jeder Generation (60)
bots-arg-tune-simulations = stimmt den suchenden Bot mit so vielen Simulationen je Entscheidung ab; 0 für gieriges Spiel (0)
bots-arg-start = eine Datei mit Gewichten, von denen ausgegangen wird (die Gewichte, wie sie aufgeschrieben wurden)
bots-arg-start-of = eine Datei mit Gewichten, um von denen auszugehen, von denen sie ausging: So wiederholt man sie
bots-arg-given = eine Datei mit Gewichten: Nichts wird abgestimmt, sie spielen den Wettkampf gegen die von --start
bots-two-starts = Gib --start oder --start-of an, nicht beide.
bots-arg-minutes = hört nach so vielen Minuten auf, wenn das früher ist
bots-arg-justify = Partien des Wettkampfs zwischen neuen und alten Gewichten (200)
bots-arg-tune-workers = wie viele Prozesse spielen; das Ergebnis ist immer gleich (so viele, wie es Kerne gibt)
bots-arg-out = die Datei, die geschrieben wird
bots-go-on = Was gespielt wurde, ist aufgehoben: Derselbe Befehl macht hier weiter.
bots-no-notes = In { $folder } lassen sich keine Partien aufheben ({ $problem }): Gespielt wird trotzdem, aber nach einem Abbruch ginge es von vorn los. Setze XDG_CACHE_HOME auf einen Ordner, der sich schreiben lässt.
bots-no-weights = { $game } hat keine Bewertung, die sich abstimmen lässt.
bots-wrong-weights = { $file } ist keine Datei mit Gewichten, wie teahouse tune sie schreibt.
bots-unknown-weight = { $file } hat ein Gewicht, das { $game } nicht kennt: { $name }.
bots-wrong-ratings = { $file } ist keine Datei mit Wertungen, wie teahouse ladder sie schreibt.
bots-address-alone = --address gehört zu --engine ray.
bots-ladder-budget = Die Budgets einer Leiter sind Simulationen (500sims), damit sie sich wiederholen lässt, nicht { $given }.
bots-tune-line = Generation { $generation }: mittlerer Wert { $worth }
bots-tune-match = { $players } Spieler, { $games } Partien: Die neuen Gewichte gewinnen { $share } % ({ $low } bis { $high } %) mit { $mean } Punkten im Mittel; die anderen haben { $before }.

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
thought-only-seen = Er hat keinen anderen Zug gesehen.
thought-own = { $said }
thought-greedy = { $more ->
    [0] Erwartet am Ende { $points } Punkte; der nächstbeste Zug versprach { $next }.
   *[other] Erwartet am Ende { $points } Punkte (der nächstbeste Zug: { $next }), vor allem durch { $part }: +{ $more }.
}
thought-search = { $more ->
    [0] Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte; der nächstbeste Zug versprach { $next }.
   *[other] Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte (der nächstbeste Zug: { $next }), vor allem durch { $part }: +{ $more }.
}
thought-unrivalled = Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte; kein anderer Zug schien einen Blick wert.
thought-trusted = Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte; traut dem mehr als einem anderen Zug, der nach { $tries ->
    [one] einem Blick
   *[other] { $tries } Blicken
} { $next } versprach.
thought-learned = { $looks ->
    [0] Erwartet am Ende { $points } Punkte, nach dem nächstbesten Zug { $next }
   *[other] Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte, nach dem nächstbesten Zug { $next }
}{ $more ->
    [0] .
   *[other] ; der größte Gewinn: { $source }, +{ $more }.
}
thought-alone = Erwartet am Ende { $points } Punkte; einen anderen brauchbaren Zug hat er nicht gesehen.
thought-whim = Erwartet am Ende { $points } Punkte; ein anderer Zug gefiel besser ({ $next }), aber ihm war nach diesem.
thought-played-out = Hat dieses Material nicht gelernt: hat die Züge in { $games } zufällig weitergespielten Partien probiert und hatte nach diesem im Mittel { $points } Punkte, nach dem nächstbesten { $next }.
thought-looked = Hat seine liebsten Züge { $looks } Mal weitergespielt; dieser ging am besten aus.
thought-at-first-sight = Hatte nur Zeit für einen Blick; dieser Zug schien auf Anhieb der beste.
part-balance = ein gutes Gleichgewicht

## Im Jahr des Drachen: die Teile der Aussicht

part-year_of_the_dragon-points = Punkte sofort
part-year_of_the_dragon-palaces = Paläste in den kommenden Wertungen
part-year_of_the_dragon-court-ladies = Hofdamen in den kommenden Wertungen
part-year_of_the_dragon-privileges = Privilegien in den kommenden Wertungen
part-year_of_the_dragon-persons = Personen, die bis zum Ende bleiben
part-year_of_the_dragon-monks = Mönche unter hohen Dächern
part-year_of_the_dragon-research = freie Aktionen für Forschung und Pläne
part-year_of_the_dragon-mongols = die kommenden Mongolenstürme
part-year_of_the_dragon-festival = die kommenden Drachenfeste
part-year_of_the_dragon-tribute = Personen, die die Abgaben überstehen
part-year_of_the_dragon-drought = Personen, die die Dürren überstehen
part-year_of_the_dragon-contagion = Personen, die die Seuchen überstehen
part-year_of_the_dragon-goods = Geld und Vorräte
part-year_of_the_dragon-order = den Platz auf der Personenleiste
part-year_of_the_dragon-room = Platz für kommende Personen
part-year_of_the_dragon-helpers = Personen, die bei Aktionen helfen
part-year_of_the_dragon-hand = die Karten auf der Hand
part-year_of_the_dragon-wall = die Mauer und das Superereignis

## Drachenboote: die Teile der Aussicht

part-dragon_boats-sets = Sätze von Hofplättchen
part-dragon_boats-groups = Gruppen von Bauern
part-dragon_boats-cards = Bonuskarten
part-dragon_boats-resources = Opfergaben und Schätze
part-dragon_boats-abilities = Fähigkeiten am Ende
part-dragon_boats-journeys = Leute auf der Reise im Boot
part-dragon_boats-mountain = Leute am Berg
part-dragon_boats-fares = Waren für die nächste Überfahrt
part-dragon_boats-discs = Scheiben auf den Ständen
part-dragon_boats-money = Geld zum Ausgeben
part-dragon_boats-food = Proviant für weite Wege
part-dragon_boats-growth = Land, auf dem Gruppen und Sätze wachsen können
part-dragon_boats-future = die kommenden Runden

## Die Rangliste

cli-ladder-about = Lässt jede Stufe gegen die nächste antreten und schreibt die Seite mit den Wertungen.
bots-arg-rung-games = Partien jedes Paars von Stufen bei jeder Spielerzahl (100); Kanne gegen Tasse spielt zu zweit doppelt so viele, eine Stufe unter ihresgleichen zwei Fünftel davon
bots-arg-pot = wie viel Kanne über eine Entscheidung nachdenken darf (wie in der veröffentlichten Leiter)
bots-arg-master = wie viel Meister über eine Entscheidung nachdenken darf (wie in der veröffentlichten Leiter)
bots-arg-ladder-out = der Ordner der Seite (docs/ladder)
bots-arg-ratings = schreibt die Wertungen der Stufen auch in diese Datei
bots-rung = { $upper } gegen { $lower }, { $players } Spieler

## Yínzi: die Teile der Aussicht

part-yinzi-boats = Boote
part-yinzi-factories = Fabriken und ihre Rohstoffe
part-yinzi-delivered = gelieferte Erzeugnisse und Gesandte
part-yinzi-commodities = Erzeugnisse, die auf ein Schiff warten
part-yinzi-cargo = Ladung auf Schiffen an der Küste
part-yinzi-war = Ruhm im Krieg
part-yinzi-routes = Routen
part-yinzi-advancements = Fortschritte
part-yinzi-money = Kupfer und Silber
part-yinzi-taxes = die Steuern dieser Runde
part-yinzi-food = Nahrung für die Arbeiter
part-yinzi-goods = Waren für Städte und Schiffe
part-yinzi-resources = Holz und Stein
part-yinzi-emperor = die Vorhaben des Kaisers
part-yinzi-workers = Arbeiter und Karten, die noch kommen
part-yinzi-future = die kommenden Runden

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
bad-bot-foreign-box = Das Netz kennt nicht jeden Zug dieser Schachtel; ein suchender Bot kann sie spielen.
cli-bots-unlearned = Dieses Material hat Züge, die die Bots nie gelernt haben: Sie probieren sie in zufälligen Partien aus und spielen weit schwächer als mit dem Originalmaterial.
cli-bots-extra = Die Bots haben dieses Spiel gelernt, doch dazu gehört NumPy: pip install "teahouse[bots]". Sie spielen wie zuvor.
