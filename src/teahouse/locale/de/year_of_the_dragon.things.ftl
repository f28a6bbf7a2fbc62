# Was die Dinge auf dem Tisch sind: Namen (thing-), was sie tun (does-), was sie jetzt für dich bedeuten (now-).

symbol-craftsman = Hämmer
symbol-court-lady = Drachen
symbol-pyrotechnist = Raketen
symbol-tax-collector = Münzen
symbol-warrior = Helme
symbol-monk = Buddhas
symbol-healer = Mörser
symbol-farmer = Reissäcke
symbol-scholar = Bücher

thing-event = Monat { $month }: { $event }
thing-event-open = Monat { $month }: noch kein Ereignis
thing-corner-hidden = Verdecktes Superereignis
thing-group = Aktionsgruppe { $group }
thing-skip = Auf die Aktion verzichten
thing-privilege-small = Kleines Privileg
thing-privilege-large = Großes Privileg
thing-card = Personenkarte: { $card }
thing-palace = Palast { $palace }
thing-palace-of = Palast { $palace } von { $name }
thing-palace-new = Ein neuer Palast
thing-good-yuan = Yuan
thing-good-rice = Reis
thing-good-fireworks = Feuerwerk
thing-wall = Große Mauer, Monat { $month }
thing-wall-tile = Mauerplättchen: { $tile }
thing-track = Personenleiste
thing-points = Punkte
thing-seat = { $name }
thing-decline = Die neue Person gehen lassen

# -- Ereignisse ---------------------------------------------------------------------------------------------------

does-event-open = { $tiles } Ereignisplättchen werden vor dem Spiel gezogen. Außer dem Frieden folgt nie dasselbe Ereignis auf sich selbst.
does-event-peace = Nichts geschieht. Wie in jedem Monat verlieren danach Paläste ohne Personen eine Etage.
does-event-drought = Jeder deiner Paläste, in dem jemand wohnt, braucht 1 Reis. Aus jedem, der leer ausgeht, geht eine Person; du wählst die Paläste und die Personen.
does-event-contagion = { $sick } deiner Personen gehen, für jeden Mörser auf deinen Heilern 1 weniger. Du wählst, wer geht.
does-event-mongols = Alle erhalten 1 Punkt je eigenem Helm. Wer danach die wenigsten Helme hat, verliert 1 Person; bei Gleichstand alle, die gleich wenige haben.
does-event-mongols-wall = Auch die Große Mauer zählt. Reicht sie bis zu diesem Monat, erhalten alle 1 Punkt je eigenem Plättchen darin; sonst verliert 1 Person, wer am wenigsten daran gebaut hat.
does-event-tribute = Alle zahlen { $yuan } Yuan. Wer weniger hat, zahlt alles und verliert für jeden fehlenden Yuan 1 Person.
does-event-festival = Wer das meiste Feuerwerk hat, erhält { $first } Punkte, wer das zweitmeiste hat, { $second }; bei Gleichstand erhalten alle die volle Zahl. Wer Punkte erhält, gibt die Hälfte seines Feuerwerks ab, aufgerundet.
does-event-super = Im selben Monat folgt das Superereignis.

does-corner = Es kommt in Monat { $month }, nach dem Ereignis des Monats und vor der Wertung.
does-corner-hidden = Eines von { $count } Superereignissen liegt hier verdeckt; in Monat { $month } wird es aufgedeckt.
does-corner-lanternfest = Alle erhalten { $points } Punkte für jede Person in den eigenen Palästen.
does-corner-buddha = Alle erhalten Punkte für ihre Mönche: die Buddhas auf dem Plättchen mal die Etagen des Palasts.
does-corner-earthquake = Alle nehmen { $floors } Etagen von ihren Palästen. Personen ohne Etage gehen, und ein Palast ohne Etagen ist fort.
does-corner-flood = Alle zählen Yuan, Reis und Feuerwerk zusammen und geben die Hälfte ab, abgerundet, in beliebiger Mischung.
does-corner-solar-eclipse = Das Ereignis von Monat { $month } geschieht ein zweites Mal.
does-corner-volcano = Alle Figuren kehren an den Anfang der Personenleiste zurück. Die Reihenfolge bleibt, wie sie ist.
does-corner-tornado = Alle legen { $cards } Personenkarten ab.
does-corner-sunrise = Der Reihe nach nehmen alle eine junge Person, ohne eine Karte zu spielen. Kein Typ darf zweimal gewählt werden.
does-corner-assassination = Alle verlieren alle Privilegien.
does-corner-charter = Alle nennen einen Typ ihrer Personen und erhalten, was seine Symbole bringen: Etagen, Yuan, Reis, Feuerwerk, Punkte für Drachen, Bücher oder Mönche, für Helme Felder auf der Personenleiste. Mörser bringen nichts.
does-corner-charter-points = Alle nennen einen Typ ihrer Personen und erhalten, was seine Symbole bringen: Etagen, Yuan, Reis, Feuerwerk, Punkte für Drachen, Bücher, Helme oder Mönche. Mörser bringen nichts.

now-month = Es kommt in Monat { $month }.
now-over = Es ist vorbei.
now-under-way = Es geschieht gerade.
now-away = { $months ->
    [0] Es kommt in diesem Monat.
    [one] Es kommt im nächsten Monat.
   *[other] Es kommt in { $months } Monaten.
}
now-comes = { $event } in Monat { $month }.
now-yuan = Du hast { $yuan } Yuan.
now-rice = Du hast { $rice } Reis für { $palaces ->
    [one] 1 bewohnten Palast.
   *[other] { $palaces } bewohnte Paläste.
}
now-mortars = { $mortars ->
    [0] Du hast keinen Mörser.
    [one] Du hast 1 Mörser.
   *[other] Du hast { $mortars } Mörser.
}
now-helmets = { $helmets ->
    [0] Du hast keinen Helm, die anderen haben { $others }.
    [one] Du hast 1 Helm, die anderen haben { $others }.
   *[other] Du hast { $helmets } Helme, die anderen haben { $others }.
}
now-fireworks = Du hast { $fireworks } Feuerwerk, die anderen haben { $others }.
now-lose-persons = { $count ->
    [0] Du würdest niemanden verlieren.
    [one] Du würdest 1 Person verlieren.
   *[other] Du würdest { $count } Personen verlieren.
}
now-score = { $points ->
    [0] Du bekämst keine Punkte.
    [one] Du bekämst 1 Punkt.
   *[other] Du bekämst { $points } Punkte.
}
now-give-back-fireworks = Du gäbest { $count } Feuerwerk ab.
now-floors = Du hast { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
} in { $palaces ->
    [one] 1 Palast.
   *[other] { $palaces } Palästen.
}
now-flood = Du hast zusammen { $pieces } und gäbest { $count } davon ab.
now-track = Du stehst auf Feld { $track }, an Stelle { $place } der Reihenfolge.
now-cards = { $cards ->
    [one] Du hast 1 Karte auf der Hand.
   *[other] Du hast { $cards } Karten auf der Hand.
}
now-rooms = { $rooms ->
    [0] Deine Paläste sind voll: jemand müsste Platz machen.
    [one] In deinen Palästen ist Platz für 1 Person.
   *[other] In deinen Palästen ist Platz für { $rooms } Personen.
}
now-dragons = { $dragons ->
    [0] Du hast kein Privileg.
    [one] Deine Privilegien bringen 1 Punkt im Monat.
   *[other] Deine Privilegien bringen { $dragons } Punkte im Monat.
}
now-symbols = Deine { $symbol }: { $count }.
now-others = Die anderen haben { $others }.

# -- Aktionen -----------------------------------------------------------------------------------------------------

does-group = Du schickst deinen Drachen zu einer Gruppe und führst eine ihrer Aktionen aus. Für den ersten ist das frei; wo schon ein Drache steht, kostet es { $fee } Yuan.
does-action-taxes = Du nimmst { $base } Yuan und 1 mehr für jede Münze auf deinen Steuereintreibern.
does-action-build = Du baust { $base ->
    [one] 1 Etage
   *[other] { $base } Etagen
} und 1 mehr für jeden Hammer auf deinen Handwerkern. Sie erhöhen Paläste oder beginnen neue.
does-action-harvest = Du nimmst { $base } Reis und 1 mehr für jeden Sack auf deinen Bauern.
does-action-fireworks = Du nimmst { $base } Feuerwerk und 1 mehr für jede Rakete auf deinen Pyrotechnikern.
does-action-parade = Deine Figur zieht auf der Personenleiste { $base ->
    [one] 1 Feld
   *[other] { $base } Felder
} vor und 1 mehr für jeden Helm auf deinen Kriegern.
does-action-research = Du erhältst { $base ->
    [one] 1 Punkt
   *[other] { $base } Punkte
} und 1 mehr für jedes Buch auf deinen Gelehrten.
does-action-privilege = Du kaufst ein Privileg: ein kleines für { $small } Yuan oder ein großes für { $large } Yuan. Es bringt am Ende jedes Monats Punkte.
does-action-wall = Du fügst eines deiner Plättchen an die Große Mauer an, die alle gemeinsam bauen, und nimmst den Vorteil von seiner Rückseite.
does-skip = Du tust in dieser Phase nichts und füllst deinen Beutel auf { $refill } Yuan auf. Hast du mehr, bekommst du nichts. Dein Drache steht auf keiner Gruppe.
does-privilege = Es kostet { $price } Yuan und bringt { $dragons ->
    [one] 1 Punkt
   *[other] { $dragons } Punkte
} am Ende jedes Monats, auch dieses. Du darfst beliebig viele haben.

now-group-free = Noch niemand ist in dieser Gruppe: sie ist frei.
now-group-fee = { $dragons ->
    [one] Hier steht 1 Drache: der Eintritt kostet { $fee } Yuan.
   *[other] Hier stehen { $dragons } Drachen: der Eintritt kostet { $fee } Yuan.
}
now-action-taxes = Du nähmst { $count } Yuan.
now-action-build = { $count ->
    [one] Du bautest 1 Etage.
   *[other] Du bautest { $count } Etagen.
}
now-action-harvest = Du nähmst { $count } Reis.
now-action-fireworks = Du nähmst { $count } Feuerwerk.
now-action-parade = { $count ->
    [one] Du zögest 1 Feld vor.
   *[other] Du zögest { $count } Felder vor.
}
now-action-research = { $count ->
    [one] Du bekämst 1 Punkt.
   *[other] Du bekämst { $count } Punkte.
}
now-privilege-worth = { $months ->
    [one] 1 Monat wird noch gewertet: jetzt gekauft, bringt es insgesamt { $points }.
   *[other] { $months } Monate werden noch gewertet: jetzt gekauft, bringt es insgesamt { $points } Punkte.
}

# -- Personen -----------------------------------------------------------------------------------------------------

does-tile = Beim Einzug geht deine Figur { $value ->
    [one] 1 Feld
   *[other] { $value } Felder
} auf der Personenleiste vor. Seine { $symbol }: { $count }.
does-symbol-craftsman = Jeder Hammer bringt 1 Etage mehr, wenn du Bauen wählst.
does-symbol-court-lady = Jeder Drache auf einer Hofdame bringt am Ende jedes Monats 1 Punkt.
does-symbol-pyrotechnist = Jede Rakete bringt 1 Feuerwerk mehr, wenn du die Aktion Feuerwerk wählst.
does-symbol-tax-collector = Jede Münze bringt 1 Yuan mehr, wenn du Steuern wählst.
does-symbol-warrior = Jeder Helm bringt in einer Heerschau 1 Feld mehr und 1 Punkt, wenn die Mongolen kommen; wer dann die wenigsten hat, verliert eine Person.
does-symbol-monk = Am Ende des Spiels bringt jeder Mönch Punkte: die Buddhas auf dem Plättchen mal die Etagen seines Palasts.
does-symbol-healer = Jeder Mörser rettet in einer Seuche 1 Person.
does-symbol-farmer = Jeder Sack bringt 1 Reis mehr, wenn du Ernte wählst.
does-symbol-scholar = Jedes Buch bringt 1 Punkt mehr, wenn du Studium wählst.
does-person-end = Jede Person, die am Ende noch in deinen Palästen wohnt, bringt { $points } Punkte.
does-card = Du spielst jeden Monat eine Karte und nimmst eine Person ihres Typs aus der Auslage: { $person }. Die Karte ist damit verbraucht.
does-card-wild = Du spielst jeden Monat eine Karte. Diese passt zu jeder Person der Auslage. Die Karte ist damit verbraucht.
does-decline = Die neue Person zieht nicht ein und verlässt das Spiel, deine Figur bleibt stehen. Das geht nur, wenn alle deine Paläste voll sind.

now-tiles = { $count ->
    [0] Es ist kein Plättchen mehr da.
    [one] Es ist noch 1 Plättchen da.
   *[other] Es sind noch { $count } Plättchen da.
}
now-fitting-cards = { $count ->
    [0] Du hast keine Karte, die passt.
    [one] Du hast 1 Karte, die passt.
   *[other] Du hast { $count } Karten, die passen.
}
now-card = { $count ->
    [0] Du hast sie schon gespielt.
    [one] Du hast 1 davon.
   *[other] Du hast { $count } davon.
}
now-on-tile = { $symbol } auf diesem Plättchen: { $count }.
now-monk = In diesem Palast mit { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
} brächte er am Ende { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}

# -- Paläste und Güter --------------------------------------------------------------------------------------------

does-palace = Ein Palast hat auf jeder Etage Platz für eine Person und nie mehr als { $most } Etagen. Jeder Palast bringt am Ende jedes Monats 1 Punkt.
does-palace-empty = Nach jedem Ereignis verliert jeder Palast ohne Personen eine Etage; ohne Etagen ist er fort.
does-palace-rice = In einer Dürre braucht jeder Palast, in dem jemand wohnt, 1 Reis.
does-palace-new = Eine neue Etage darf einen eigenen Palast beginnen. Spätere Etagen können ihn erhöhen, auf höchstens { $most }. Leere Paläste verlieren jeden Monat eine Etage.
does-good-yuan = Geld. Der Eintritt in eine Gruppe mit einem Drachen kostet { $fee } Yuan, Privilegien kosten Yuan, und ein kaiserlicher Tribut nimmt { $tribute }. Am Ende sind { $yuan } Yuan 1 Punkt wert.
does-good-rice = Nahrung für eine Dürre: 1 Reis für jeden Palast, in dem jemand wohnt.
does-good-fireworks = Es bringt Punkte bei den Drachenfesten, für das meiste und das zweitmeiste.
does-good-sale = Am Ende wird jedes für { $price } Yuan verkauft, und { $yuan } Yuan sind 1 Punkt wert.

now-palace = { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}, { $persons ->
    [0] niemand wohnt hier.
    [one] 1 Person wohnt hier.
   *[other] { $persons } Personen wohnen hier.
}
now-palace-decays = Er verliert am Ende dieses Monats eine Etage, wenn niemand einzieht.
now-good = Du hast { $count } { $good }.

# -- die Mauer ----------------------------------------------------------------------------------------------------

does-wall = Alle bauen gemeinsam an einer Mauer, Monat für Monat. Wenn die Mongolen kommen, muss sie bis zu deren Monat reichen: dann erhalten alle 1 Punkt je eigenem Plättchen, sonst verliert 1 Person, wer am wenigsten gebaut hat.
does-wall-end = Am Ende von Monat { $months } wird sie noch einmal gewertet.
does-wall-tile = Jedes deiner Plättchen kannst du einmal verbauen, mit der Aktion Mauerbau; seinen Vorteil erhältst du sofort. Personen erhöhen ihn nicht.
does-wall-tile-rice = Du nimmst { $amount } Reis.
does-wall-tile-fireworks = Du nimmst { $amount } Feuerwerk.
does-wall-tile-floor = Du baust { $amount ->
    [one] 1 Palastetage.
   *[other] { $amount } Palastetagen.
}
does-wall-tile-yuan = Du nimmst { $amount } Yuan.
does-wall-tile-track = Deine Figur zieht auf der Personenleiste { $amount ->
    [one] 1 Feld
   *[other] { $amount } Felder
} vor.
does-wall-tile-points = Du erhältst { $amount ->
    [one] 1 Punkt.
   *[other] { $amount } Punkte.
}
does-wall-tile-random = In diesem Spiel wird das Plättchen zufällig gezogen.

now-wall = { $length ->
    [one] 1 Plättchen ist verbaut; in diesem Monat müssen es { $needed } sein.
   *[other] { $length } Plättchen sind verbaut; in diesem Monat müssen es { $needed } sein.
}
now-wall-length = Die Mauer ist { $length } von { $months } lang.
now-wall-left = { $count ->
    [0] Du hast kein Mauerplättchen mehr.
    [one] Du hast noch 1 Mauerplättchen.
   *[other] Du hast noch { $count } Mauerplättchen.
}
now-wall-built = Gebaut von { $name }.
now-wall-own = { $count ->
    [one] 1 Plättchen ist von dir; die anderen haben { $others } verbaut.
   *[other] { $count } Plättchen sind von dir; die anderen haben { $others } verbaut.
}
now-wall-tile = { $left ->
    [0] Du hast es schon verbaut.
   *[other] Du hast es noch nicht verbaut.
}

# -- Stand --------------------------------------------------------------------------------------------------------

does-track = Sie bestimmt in jeder Phase die Reihenfolge: wer am weitesten vorn ist, kommt zuerst, und von mehreren auf einem Feld, wer oben steht. Jede Person, die einzieht, und jede Heerschau bringt dich voran.
does-track-tie = Bei Gleichstand am Ende gewinnt, wer weiter vorn ist.
does-points = Am Ende jedes Monats bringt jeder Palast 1 Punkt, ebenso jeder Drache auf Hofdamen und Privilegien. Studium, Feste und Mongolen bringen weitere.
does-points-end = Am Ende des Spiels bringt jede Person { $points } Punkte, Mönche bringen Punkte für ihre Paläste, und Güter werden für je { $price } Yuan verkauft: je { $yuan } Yuan sind 1 Punkt.
now-points = { $source }: { $points }
now-seat = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, an Stelle { $place } der Reihenfolge, { $cards ->
    [one] 1 Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
}
now-seat-month = { $points ->
    [one] Ein Monat bringt beim jetzigen Stand 1 Punkt.
   *[other] Ein Monat bringt beim jetzigen Stand { $points } Punkte.
}

## Wann Züge gemacht werden, nach denen gerade nicht gefragt ist

when-draft = Junge Personen für den Anfang werden vor dem ersten Monat gewählt
when-action = Eine Aktion wird einmal im Monat gewählt, am Anfang
when-skip = Aussetzen kann nur, wer gerade eine Aktion wählt
when-privilege = Ein Privileg wird mit der Aktion Privileg gekauft
when-raise = Paläste wachsen durch die Aktion Bauen
when-card = Eine Personenkarte wird einmal im Monat gespielt, nach den Aktionen aller
when-take = Eine Person wird einmal im Monat genommen, zu der Karte, die du spielst
when-place = Ein Palast wird für eine Person gewählt, die gerade genommen wurde
when-replace = Eine Person macht nur Platz, wenn eine neue alle Paläste voll vorfindet
when-decline = Nur wer neu ist und alle Paläste voll vorfindet, kann weggeschickt werden
when-release = Personen gehen nur, wenn ein Ereignis sie nimmt
when-wall = Ein Mauerplättchen wird mit der Aktion Mauerbau gelegt
when-lose-floor = Etagen werden nur bei einem Erdbeben abgetragen
when-return = Zurückgegeben wird nur bei der Flut
when-discard = Karten werden nur bei einem Wirbelsturm abgeworfen
when-charter = Eine Art von Personen wird nur für einen Freibrief genannt

# -- Teile des Spielplans -----------------------------------------------------------------------------------------

thing-area-year = Das Jahr
thing-area-action = Aktionen
thing-area-display = Personen
thing-area-palace = Paläste
thing-area-good = Güter
thing-area-card = Personenkarten
thing-area-seat = Mitspielende
thing-area-wall-tile = Mauerplättchen

does-area-year = Jeder Monat hat ein Ereignis, und alle sind im Voraus zu sehen. Ein Monat geht so: eine Aktion, eine Person, das Ereignis, Punkte.
does-area-display = Du spielst eine Karte und nimmst eine Person ihres Typs. Die Zahl auf dem Plättchen bringt deine Figur auf der Personenleiste voran. Alte Personen tragen mehr Symbole und eine kleinere Zahl.
does-area-good = Yuan bezahlt Privilegien und Tribute, Reis nährt Paläste in einer Dürre, Feuerwerk bringt bei Festen Punkte.
does-area-card = Du spielst jeden Monat eine Karte und nimmst eine Person ihres Typs. Gespielte Karten kommen nicht zurück.

now-area-year = Es ist Monat { $month } von { $months }.
