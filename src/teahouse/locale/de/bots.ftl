### Bots, Wettkämpfe, Abstimmung, Rangliste und Labor.

## Befehle

cli-match-about = Lässt Bots unter gleichen Bedingungen gegeneinander antreten und sagt, wie sicher das Ergebnis ist.
cli-tune-about = Findet durch Spielen bessere Gewichte für die Bewertung eines Spiels.
bots-arg-bots = ein Bot für jeden Platz: eine Stufe (leaf, cup, pot, master), random, greedy, search oder ein eigener als modul:Klasse
bots-arg-engine = wo gespielt wird: in Prozessen dieses Rechners oder auf einem Ray-Verbund (processes)
bots-arg-address = die Adresse eines laufenden Ray-Verbunds (hier wird einer gestartet)
bots-arg-table-sizes = die Spielerzahlen, für die abgestimmt wird (2,4)
bots-arg-generations = nach wie vielen Generationen Schluss ist (30)
bots-arg-population = Vorschläge in jeder Generation (16)
bots-arg-tune-games = Partien jedes Vorschlags in jeder Generation (60)
bots-arg-tune-simulations = stimmt den suchenden Bot mit so vielen Simulationen je Entscheidung ab; 0 für gieriges Spiel (0)
bots-arg-start = eine Datei mit Gewichten, von denen ausgegangen wird (die Gewichte, wie sie aufgeschrieben wurden)
bots-arg-minutes = hört nach so vielen Minuten auf, wenn das früher ist
bots-arg-justify = Partien des Wettkampfs zwischen neuen und alten Gewichten (200)
bots-arg-out = die Datei, die geschrieben wird
bots-go-on = Was gespielt wurde, ist aufgehoben: Derselbe Befehl macht hier weiter.
bots-no-weights = { $game } hat keine Bewertung, die sich abstimmen lässt.
bots-tune-line = Generation { $generation }: mittlerer Wert { $worth }
bots-tune-match = { $players } Spieler, { $games } Partien: Die neuen Gewichte gewinnen { $share } % ({ $low } bis { $high } %) mit { $mean } Punkten im Mittel; die anderen haben { $before }.

## Wettkämpfe

bots-match-head = { $title }: { $games } { $games ->
    [one] Partie
   *[other] Partien
}, Startwert { $seed }
bots-match-line = { $bot }: gewinnt { $share } % ({ $low } bis { $high } %), Punkte im Mittel { $mean } ({ $mean_low } bis { $mean_high }), Entscheidung { $median } ms, 99 von 100 in { $p99 } ms
bots-match-sources = {"  "}{ $parts }
bots-match-winner = Die Sieger haben im Mittel { $mean } Punkte ({ $low } bis { $high }).

## Stufen

level-leaf = Blatt
    .character = Freundlich. Sieht den nächsten Zug, übersieht manches und freut sich über die Gesellschaft.
level-cup = Tasse
    .character = Verlässlich. Wägt jeden Zug mit geübtem Blick ab, eine Runde voraus.
level-pot = Kanne
    .character = Geduldig. Schaut eine halbe Sekunde voraus auf das, was naheliegt.
level-master = Meister
    .character = Streng. Schaut drei Sekunden voraus und lässt nichts aus.

## Was ein Bot von seinem Zug erwartet hat

thought-only-move = Es gab keinen anderen Zug.
thought-greedy = { $more ->
    [0] Erwartet am Ende { $points } Punkte; der nächstbeste Zug versprach { $next }.
   *[other] Erwartet am Ende { $points } Punkte (der nächstbeste Zug: { $next }), vor allem durch { $part }: +{ $more }.
}
thought-search = { $more ->
    [0] Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte; der nächstbeste Zug versprach { $next }.
   *[other] Erwartet nach { $looks } Blicken voraus am Ende { $points } Punkte (der nächstbeste Zug: { $next }), vor allem durch { $part }: +{ $more }.
}
part-balance = ein gutes Gleichgewicht

## Im Jahr des Drachen: die Teile der Aussicht

part-year_of_the_dragon-points = Punkte sofort
part-year_of_the_dragon-palaces = Paläste in den kommenden Wertungen
part-year_of_the_dragon-court-ladies = Hofdamen in den kommenden Wertungen
part-year_of_the_dragon-privileges = Privilegien in den kommenden Wertungen
part-year_of_the_dragon-persons = Personen, die bis zum Ende bleiben
part-year_of_the_dragon-monks = Mönche unter hohen Dächern
part-year_of_the_dragon-research = freie Aktionen für Forschung und Pläne
part-year_of_the_dragon-mongols = die kommenden Mongoleneinfälle
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
