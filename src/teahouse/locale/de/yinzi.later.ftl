# Was ein Tisch im Browser später braucht oder nie: warum etwas nicht geht, Varianten, der Tisch in Worten.

# -- Ablehnungen --------------------------------------------------------------------------------------------------

refusal-not-in-pool = Das kann hier nicht gezogen werden ({ $clause }).
refusal-not-on-display = Die Fabrik ({ $commodity }, { $colour }) liegt nicht aus ({ $clause }).
refusal-resource-gone = Davon liegt nichts mehr in der Ressourcenbox ({ $clause }).
refusal-factory-there = Dort steht eine Fabrik ({ $commodity }, { $colour }) ({ $clause }).
refusal-cubes-there = Dort liegen Würfelchen: { $cubes } ({ $clause }).
refusal-salt-there = Salz wird nie überbaut ({ $clause }).
refusal-blank-field = Auf { $province } { $square } wächst ohne Ernteplättchen nichts ({ $clause }).
refusal-not-your-factory = Die Fabrik ({ $commodity }, { $colour }) gehört dir nicht ({ $clause }).
refusal-highest-level = Die Fabrik ({ $commodity }, { $colour }) ist schon auf dem höchsten Level ({ $clause }).
refusal-no-disc-left = Du hast keine Scheibe mehr ({ $clause }).
refusal-too-dear = Das kostet { $cost } Kupfer; du hast { $copper } Kupfer und { $silver } Silber ({ $clause }).
refusal-only-with-disc = Du schuldest { $amount } { $resource } und hast { $has }: Nur „{ $space }“ reicht dafür ({ $clause }).
refusal-disc-fresh = Deine Scheibe auf „{ $space }“ liegt dort erst seit diesem Zug ({ $clause }).
refusal-no-disc = Auf „{ $space }“ liegt keine Scheibe von dir ({ $clause }).
refusal-bonus-taken = { $player } hat „{ $bonus }“ schon ({ $clause }).
refusal-space-taken = „{ $space }“ ist besetzt ({ $clause }).
refusal-section-used = Im Bereich { $section } hast du in dieser Aktion schon eine Scheibe gelegt ({ $clause }).
refusal-track-empty = Feld { $space } der Ernteleiste ist leer ({ $clause }).
refusal-no-cube = Du hast kein Würfelchen mehr zum Anbauen ({ $clause }).
refusal-no-square = Kein Feld ist frei für ein Ernteplättchen ({ $clause }).
refusal-no-tile = Du kannst kein Plättchen der Ernteleiste bezahlen ({ $clause }).
refusal-tile-bought = Du hast in dieser Aktion schon ein Ernteplättchen gekauft ({ $clause }).
refusal-no-own-cube = Auf { $province } { $square } liegt kein Würfelchen von dir ({ $clause }).
refusal-not-urban = Städtische Märkte kaufen das nicht: { $good } ({ $clause }).
refusal-not-rural = Der lokale Markt kauft das nicht: { $good } ({ $clause }).
refusal-out-of-reach = Kein erreichbarer Markt nimmt { $good }; deine Boote überqueren noch { $boats } Grenzen ({ $clause }).
refusal-no-demand = Kein Markt hat einen freien Platz für { $good } ({ $clause }).
refusal-no-such-slot = Der Markt von { $province } hat diesen Platz nicht ({ $clause }).
refusal-other-good = Der Platz ist für { $wanted }, nicht für { $good } ({ $clause }).
refusal-slot-full = Der Platz in { $province } ist besetzt ({ $clause }).
refusal-coin-closed = Das Münzfeld ist für { $good } nicht offen ({ $clause }).
refusal-too-far = Zu überquerende Grenzen: { $borders }; deine Boote schaffen noch { $boats } ({ $clause }).
refusal-bought-before = Du hast schon vom lokalen Markt gekauft; verkaufen geht nun nicht mehr ({ $clause }).
refusal-sold-before = Du hast schon an den lokalen Markt verkauft; kaufen geht nun nicht mehr ({ $clause }).
refusal-rural-empty = Auf dem lokalen Markt liegt kein Würfelchen dieser Farbe: { $colour } ({ $clause }).
refusal-rural-wrong = Ein Würfelchen vom lokalen Markt zählt nicht als „{ $wanted }“ ({ $clause }).
refusal-no-selling-now = Bei dieser Gelegenheit wird keine Nahrung verkauft ({ $clause }).
refusal-no-ship = In Reihe { $row } liegt kein Schiff ({ $clause }).
refusal-nothing-aboard = Auf diesem Schiff ({ $country }) liegt nichts von dir ({ $clause }).
refusal-only-in-war = Dieser Fortschritt gilt nur beim Kriegsruhm ({ $clause }).
refusal-not-in-war = „{ $space }“ gilt hier nicht ({ $clause }).
refusal-no-sale = Du hast kein Würfelchen, das ein erreichbarer Markt kauft ({ $clause }).
refusal-no-discard = Der Abwurfstapel der Infrastrukturplättchen ist leer ({ $clause }).
refusal-no-soldiers = In der Kriegsbox steht niemand von dir ({ $clause }).
refusal-taxed-before = Du hast für diese Aktion schon besteuert ({ $clause }).
refusal-executions-left = Nutze erst deine Ausführungen, noch { $left } ({ $clause }).
refusal-executions-used = Alle Ausführungen sind verbraucht ({ $clause }).
refusal-no-execution = Eine weitere Ausführung würde nichts bewirken ({ $clause }).
refusal-boats-at-end = Dein Zylinder steht am Ende der Bootsleiste ({ $clause }).
refusal-no-wood = Du hast kein Holz ({ $clause }).
refusal-no-stone = Du hast keinen Stein ({ $clause }).
refusal-no-spot = Für eine Fabrik ist nirgends Platz ({ $clause }).
refusal-not-unowned = Die Fabrik ({ $commodity }, { $colour }) steht nicht herrenlos auf dem Plan ({ $clause }).
refusal-card-not-held = Du hast diese Karte nicht auf der Hand ({ $clause }).
refusal-fortune-chosen = „{ $action }“ hast du in dieser Runde schon gewählt ({ $clause }).
refusal-no-group = Unter „{ $group }“ liegen keine Arbeiter ({ $clause }).
refusal-can-work = Deine Arbeiter sind noch zu gebrauchen, also wandern sie nicht ab ({ $clause }).
refusal-workforce-chosen = „{ $action }“ hast du in dieser Runde schon gewählt ({ $clause }).
refusal-too-few-workers = Nötige Arbeiter: { $needed }; vorhanden: { $workers } ({ $clause }).
refusal-no-use = „{ $action }“ ist gerade nicht möglich ({ $clause }).
refusal-work-first = Setze zuerst einen Arbeiter ein ({ $clause }).
refusal-no-workers-left = Für diese Aktion ist kein Arbeiter mehr da ({ $clause }).
refusal-no-owner = Die Fabrik ({ $commodity }, { $colour }) hat auf dem Plan niemanden, der sie besitzt ({ $clause }).
refusal-used-this-turn = Die Fabrik ({ $commodity }, { $colour }) hast du in diesem Zug schon genutzt ({ $clause }).
refusal-foreign-level-one = Eine fremde Fabrik ({ $commodity }, { $colour }) arbeitet erst ab Level II für andere ({ $clause }).
refusal-store-full = Die Fabrik ({ $commodity }, { $colour }) ist auf Level { level } voll ({ $clause }).
refusal-no-commodity-left = Du hast kein Warenplättchen mehr ({ $clause }).
refusal-no-silver = Du hast kein Silber, und { $copper } Kupfer reichen bei { $ratio } für eines nicht ({ $clause }).
refusal-no-material = Kein passender Rohstoff ({ $colour }) ist erreichbar ({ $clause }).
refusal-material-due = Erst wird ein Rohstoff gebraucht ({ $clause }).
refusal-no-such-material = Dort liegt kein passendes Würfelchen ({ $colour }) ({ $clause }).
refusal-nothing-stored = In dieser Fabrik liegt keine Ware von dir ({ $commodity }) ({ $clause }).
refusal-no-ship-wants = Kein Schiff hat einen leeren Platz für { $piece } ({ $clause }).
refusal-not-shipped = Schiffe nehmen das jetzt nicht: { $good } ({ $clause }).
refusal-no-second-salt = Dir fehlt ein zweites Salz für das Paar ({ $clause }).
refusal-only-salt = Nur Salz vollendet das Paar ({ $clause }).
refusal-no-ship-slot = In Reihe { $row } gibt es keinen Platz { $slot } ({ $clause }).
refusal-ship-slot-full = Platz { $slot } in Reihe { $row } ist belegt ({ $clause }).
refusal-not-demanded = Platz { $slot } in Reihe { $row } verlangt etwas anderes ({ $clause }).
refusal-no-empty-slot = Kein Schiff hat einen leeren Platz ({ $clause }).
refusal-box-taken = „{ $box }“ ist besetzt ({ $clause }).
refusal-group-first = Zuerst gehen alle Arbeiter der Gruppe; „{ $space }“ wird für so viele nicht gebraucht ({ $clause }).
refusal-too-many-workers = Mit den Veteranen dort ({ $veterans }) wären das mehr als { $most } ({ $clause }).
refusal-route-not-open = Infrastruktur { $route } liegt nicht offen aus ({ $clause }).
refusal-one-route = Du hast in dieser Aktion schon ein Plättchen erfüllt, also nicht auch { $route } ({ $clause }).
refusal-route-fulfilled = Infrastruktur { $route } ist schon erfüllt ({ $clause }).
refusal-route-unaffordable = Dir fehlt etwas, das Infrastruktur { $route } verlangt ({ $clause }).
refusal-not-your-route = Infrastruktur { $route } liegt nicht offen vor dir ({ $clause }).
refusal-part-filled = Dafür liegt auf Infrastruktur { $route } schon ein Stück ({ $clause }).
refusal-nothing-to-give = Du hast nichts für „{ $wanted }“ ({ $clause }).
refusal-wrong-piece = „{ $piece }“ ist nicht „{ $wanted }“ ({ $clause }).
refusal-needed-elsewhere = „{ $piece }“ wird für den Rest des Plättchens gebraucht ({ $clause }).
refusal-not-discarded = Infrastruktur { $route } liegt nicht im Abwurfstapel ({ $clause }).
refusal-feed-first = Du kannst noch Nahrung geben; fällig: { $due } ({ $clause }).
refusal-no-food = Das ist keine Nahrung: { $good } ({ $clause }).
refusal-other-half = Jetzt muss eine zweite halbe Nahrung folgen ({ $clause }).
refusal-single-half = { $good } zählt nur halb, und dir fehlt die andere Hälfte ({ $clause }).
refusal-no-food-disc = „{ $space }“ bringt hier keine Nahrung ({ $clause }).
refusal-none-stored = Dort lagert keine solche Ware ({ $colour }) ({ $clause }).
refusal-other-province = Das Würfelchen muss in { $province } verloren gehen ({ $clause }).
refusal-tax-in-silver = Steuern zahlt man in Silber; dieser Fortschritt hilft dabei nicht ({ $clause }).
refusal-same-food = Das Paar enthält schon { $good }; die zweite Nahrung muss eine andere sein ({ $clause }).
refusal-no-pair = Dazu fände sich keine zweite, andere Nahrung ({ $clause }).

# -- Optionen -----------------------------------------------------------------------------------------------------

option-hand = Karten ziehen
    .help = Wann die drei Karten der Runden 2 bis 4 gezogen werden: vor oder nach der Wahl der Boni.
option-hand-administration = am Ende der Runde davor
option-hand-actions = zu Beginn der Aktionen
option-bottom_migrants = Arbeiter in der unteren Migrationsbox
    .help = Ob sie am Rundenende heimkehren, wie die deutsche Regel sagt, oder bleiben, bis sie gebraucht werden.
option-bottom_migrants-return = kehren heim
option-bottom_migrants-stay = bleiben
option-coin_slot = Münzfelder der Märkte
    .help = Was ein Münzfeld nimmt: was ein leerer Platz daneben zeigt, oder was irgendein Platz daneben zeigt.
option-coin_slot-matching = der passende Platz muss leer sein
option-coin_slot-literal = einer der beiden Plätze muss leer sein
option-take_over = Übernahme einer abgebrannten Fabrik
    .help = Was sie außer einer Ausführung und einer Scheibe kostet.
option-take_over-stone = einen Stein
option-take_over-free = nichts
option-personal_route_pays = Zahlung persönlicher Infrastrukturplättchen
    .help = Ob ein persönliches Infrastrukturplättchen auch sein Kupfer oder Silber bringt.
option-personal_route_pays-yes = ja
option-personal_route_pays-no = nein
option-free_wheat_feeds = Kostenloser Weizen ernährt Arbeiter
    .help = Ob der Fortschritt Kostenloser Weizen zum Ernähren taugt.
option-free_wheat_feeds-yes = ja
option-free_wheat_feeds-no = nein
option-rural_market = Lokaler Markt außerhalb der Züge
    .help = Eng: verkaufen bei der Besteuerung und am Ende, kaufen beim Ernähren, für Infrastruktur und spätes Verschiffen. Weit: verkaufen bei all diesen Gelegenheiten.
option-rural_market-narrow = eng
option-rural_market-wide = weit

# -- der Tisch in Worten ------------------------------------------------------------------------------------------

text-nothing = kein Plättchen
text-free = leer
text-round = Runde { $round } von { $rounds }: { $phase }
text-bank = Ein Silber ist { $ratio } Kupfer. In der Ressourcenbox: { $wood } Holz, { $stone } Stein.
text-rural = Lokaler Markt, Würfelchen: { $cubes }
text-order-2 = Spielreihenfolge: { $w1 }, { $w2 }
text-order-3 = Spielreihenfolge: { $w1 }, { $w2 }, { $w3 }
text-order-4 = Spielreihenfolge: { $w1 }, { $w2 }, { $w3 }, { $w4 }
text-provisional-1 = Provisorische Reihenfolge: { $w1 }
text-provisional-2 = Provisorische Reihenfolge: { $w1 }, { $w2 }
text-provisional-3 = Provisorische Reihenfolge: { $w1 }, { $w2 }, { $w3 }
text-provisional-4 = Provisorische Reihenfolge: { $w1 }, { $w2 }, { $w3 }, { $w4 }
text-track = Boni und Ernteplättchen
text-bonus = { $space } { $bonus }: { $good } für { $cost } Kupfer
text-bonus-taken = { $space } { $bonus }: { $good } für { $cost } Kupfer, bei { $who }
text-pile = Ernteplättchen im Stapel: { $tiles }
text-legend = Re Reis, We Weizen, Kn Korn, Ko Kohl, Fr Früchte, Ka Kartoffeln, Sa Salz, Te Tee, Bw Baumwolle, Zu Zuckerrohr, Ra Ramie, Ba Bambus
text-map = So liest man die Provinzen
text-marks = .. leer, ## Stadt, [] Fabrik mit dem Platz, dem sie gehört; ein Stern ist ein Würfelchen, vor den Sternen steht sein Platz
text-province = { $province }
code-rice = Re
code-wheat = We
code-corn = Kn
code-cabbage = Ko
code-fruit = Fr
code-potato = Ka
code-salt = Sa
code-tea = Te
code-cotton = Bw
code-sugarcane = Zu
code-ramie = Ra
code-bamboo = Ba
code-blank = ..
code-city = ##
code-factory = []
text-grid-head-1 = {"  "}{ $c1 }
text-grid-head-2 = {"  "}{ $c1 }{"     "}{ $c2 }
text-grid-head-3 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }
text-grid-head-4 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }
text-grid-head-5 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }
text-grid-head-6 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }{"     "}{ $c6 }
text-grid-head-7 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }{"     "}{ $c6 }{"     "}{ $c7 }
text-grid-head-8 = {"  "}{ $c1 }{"     "}{ $c2 }{"     "}{ $c3 }{"     "}{ $c4 }{"     "}{ $c5 }{"     "}{ $c6 }{"     "}{ $c7 }{"     "}{ $c8 }
text-grid-1 = { $row } { $c1 }{ $m1 }
text-grid-2 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 }
text-grid-3 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 }
text-grid-4 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 }
text-grid-5 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 }
text-grid-6 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 } { $c6 }{ $m6 }
text-grid-7 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 } { $c6 }{ $m6 } { $c7 }{ $m7 }
text-grid-8 = { $row } { $c1 }{ $m1 } { $c2 }{ $m2 } { $c3 }{ $m3 } { $c4 }{ $m4 } { $c5 }{ $m5 } { $c6 }{ $m6 } { $c7 }{ $m7 } { $c8 }{ $m8 }
text-market-1 = Markt: { $n1 } { $g1 } ({ $c1 })
text-market-2 = Markt: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 })
text-market-3 = Markt: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 })
text-market-4 = Markt: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 }), { $n4 } { $g4 } ({ $c4 })
text-market-5 = Markt: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 }), { $n4 } { $g4 } ({ $c4 }), { $n5 } { $g5 } ({ $c5 })
text-market-6 = Markt: { $n1 } { $g1 } ({ $c1 }), { $n2 } { $g2 } ({ $c2 }), { $n3 } { $g3 } ({ $c3 }), { $n4 } { $g4 } ({ $c4 }), { $n5 } { $g5 } ({ $c5 }), { $n6 } { $g6 } ({ $c6 })
text-factories = Fabriken
text-display = Liegt aus: { $commodity } ({ $colour })
text-stack = Fabrikplättchen im Stapel: { $tiles }
text-factory = { $commodity } ({ $colour }) in { $province } { $squares }: Level { level }, { $who }
text-factory-unowned = { $commodity } ({ $colour }) in { $province } { $squares }: abgebrannt, herrenlos
text-stored = — gelagert von { $who }: { $count }
text-coast = Schiffe an der Küste
text-row-empty = Reihe { $row }: kein Schiff
text-ship = Reihe { $row }: Schiff ({ $country })
text-slot = — { $slot }: verlangt { $wanted }
text-slot-full = — { $slot }: { $wanted }, belegt von { $who } ({ $commodities ->
    [0] Würfelchen: { $cubes }
   *[other] Ware
})
text-aboard = — Botschafter von { $who }: { $count }
text-next = — danach: { $country } ({ $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}), dahinter { $behind }
text-delivered = Geliefert ({ $place }): { $count }, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-pool = Allgemeiner Vorrat ({ $place }): { $count }, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-routes = Infrastruktur und Krieg
text-route = { $row } { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 } + { $d2 }
   *[other] { $d1 } + { $d2 } + { $d3 }
} für { $silver ->
    [0] { $copper } Kupfer
   *[other] { $silver } Silber
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; Krieg { $war }{ $disaster ->
    [wildfire] , Flächenbrand
    [flood] , Flut
    [drought] , Dürre
   *[none] { "" }
}
text-route-by = — erfüllt von { $who }
text-discard = Abwurfstapel: { $tiles }
text-discarded = — { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 } + { $d2 }
   *[other] { $d1 } + { $d2 } + { $d3 }
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-war = Kriegsbox, Platz { $slot }: { $who }, { $workers }
text-section = { $section }: { $free } frei
text-space-taken = — { $space }: { $who }
text-player = { $who } (Platz { $seat }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-money = { $copper } Kupfer, { $silver } Silber, { $wood } Holz, { $stone } Stein, Unglück { $misfortune }
text-supply = Im Vorrat: { $cubes } Würfelchen, { $commodities } Waren, { $discs } Scheiben, { $idle } Arbeiter
text-boats = Boote: Kapazität { $capacity }, Feld { $space } von { $spaces }
text-played = { $action }: Karte { $fortune }/{ $workers }
text-workers = Arbeiter, { $place }: { $count }
text-emperor = Dient bei: { $box }
text-tax = Besteuerung: Scheiben { $discs }, fällig { $silver } Silber
text-food = Nahrung fällig: { $food }
text-held = Infrastruktur offen: { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 } + { $d2 }
   *[other] { $d1 } + { $d2 } + { $d3 }
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-won = Infrastruktur erfüllt: { $route }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
text-glories = Kriegsruhm: erster { $first }, zweiter { $second }
text-emissaries = Botschafter im Ausland: { $count }
text-hand = Auf der Hand: { $fortune }/{ $workers }{ $count ->
    [one] { "" }
   *[other] {" "}× { $count }
}

# -- was Programme und das Terminal von einem Zug erzählen ------------------------------------------------------------

note-round = Runde { $round } beginnt.
note-draws = Zieht eine Karte.
note-arrives = Ein Schiff ({ $country }) erreicht Reihe { $row }.
note-late-crops = Das erste europäische Schiff ist da: Korn und Kartoffeln kommen zu den Ernteplättchen.
note-discard-shown = Infrastruktur { $route } liegt im Abwurfstapel.
note-ratio = Ein Silber ist nun { $ratio } Kupfer wert.
note-disc-back = Nimmt die Scheibe von „{ $space }“ zurück.
note-changes-silver = Tauscht { $silver } Silber in { $copper } Kupfer.
note-changes-copper = Tauscht { $copper } Kupfer in 1 Silber.
note-level = Die Fabrik ({ $commodity }, { $colour }) ist nun auf Level { level }.
note-sold = Verkauft nach { $province } für { $copper } Kupfer.
note-produced = Produziert { $commodity } ({ $colour }).
note-outsources = { $silver ->
    [0] Zahlt { $owner } { $copper } Kupfer für die Nutzung einer Fabrik.
   *[other] Zahlt { $owner } { $silver } Silber für die Nutzung einer Fabrik.
}
note-sails = Ein Schiff legt ab ({ $country }), Waren an Bord: { $commodities }.
note-sails-pool = Die Box ist voll ({ $country }), Waren für den allgemeinen Vorrat: { $commodities }.
note-route = Erfüllt Infrastruktur { $route }.
note-disaster = { $disaster }!
note-hunger = { $missing ->
    [one] 1 Nahrung fehlt: ein Unglücksplättchen.
   *[other] { $missing } Nahrung fehlen: ebenso viele Unglücksplättchen.
}
