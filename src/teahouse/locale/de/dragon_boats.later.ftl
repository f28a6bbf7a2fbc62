# Was ein Tisch im Browser später braucht oder nie: warum etwas nicht geht, Varianten, der Tisch in Worten.

## Optionen

option-short = Kurzes Spiel
    .help = Vier Runden statt sechs, zu viert.
option-short-no = nein
option-short-fixed = Karten 1, 4, 5 und 6
option-short-random = zwei Karten zufällig entfernt
option-take_that = Karten, die anderen in die Quere kommen
    .help = Ohne sie kommen die Bonuskarten mit dem Interaktionssymbol aus dem Spiel.
option-take_that-yes = im Stapel
option-take_that-no = entfernt
option-wisdom_set = Weisheitsplättchen
    .help = Die Regel sagt nicht, welche Fähigkeiten die zehn Plättchen tragen; es gibt zwei Lesarten.
option-wisdom_set-game-end = die zehn Fähigkeiten zum Spielende
option-wisdom_set-generic = dauerhafte und allgemeine zum Spielende
option-exchange_price = Preis von Stand V
    .help = Die Regel nennt keinen Preis für den Tausch; wir nehmen den aller anderen Stände.
option-exchange_price-height = Höhe des Stapels
option-exchange_price-free = kostenlos
option-boarding = Wann man an Bord geht
    .help = Die Regel erlaubt es jederzeit im eigenen Zug; wir verstehen darunter einen Zug beim Bezahlen.
option-boarding-payment = in eigenen Zügen beim Bezahlen
option-boarding-bidding-too = auch in eigenen Zügen beim Bieten
option-grain_cards = Karten Y und Z
    .help = Kartentext und Wertungsseite widersprechen sich darin, was die Getreidekarten tun.
option-grain_cards-points = 1 Punkt mehr pro Plättchen
option-grain_cards-larger-set = ein volles Set ist 1 Plättchen größer
option-deal = Bonuskarten zu Beginn
    .help = Eine Hilfe zum Üben, keine Regel des Spiels: Alle ziehen vor Runde 1 so viele Karten ungesehen.
option-deal-0 = keine, wie in der Regel
option-deal-1 = 1 Karte
option-deal-2 = 2 Karten
option-deal-3 = 3 Karten
option-deal-4 = 4 Karten

## Warum nicht

refusal-no-such-player = Platz { $number } gibt es nicht: { $players } spielen mit ({ $clause }).
refusal-topper-gone = Aufsatz { $topper } ist nicht im Stapel ({ $clause }).
refusal-wisdom-gone = Weisheitsplättchen { $letter } ({ $card }) ist nicht mehr da ({ $clause }).
refusal-farm-gone = Es gibt kein Plättchen { $farm } mehr ({ $clause }).
refusal-round-gone = Rundenkarte { $round } ist schon aus dem Spiel ({ $clause }).
refusal-not-in-bag = Im Beutel fehlt { $good } ({ $clause }).
refusal-not-in-deck = Karte { $letter } ({ $card }) ist nicht im Stapel ({ $clause }).
refusal-round-not-used = Rundenkarte { $round } wird in diesem Spiel nicht benutzt ({ $clause }).
refusal-private-taken = Auf deiner privaten Aktion { $space } liegt schon eine Scheibe ({ $clause }).
refusal-board-in-payment = Boote und Pfade nimmst du nur, während beim Bezahlen deine Scheibe ausgewertet wird ({ $clause }).
refusal-too-dear = Der Preis ist { $price } Geld; du hast { $money } ({ $clause }).
refusal-not-on-stall = An Stand { $stall } fehlt { $good } ({ $clause }).
refusal-option-used = Diese Scheibe kann diesen Tausch nicht oder nicht noch einmal nutzen ({ $clause }).
refusal-you-lack = Dir fehlt { $good } ({ $clause }).
refusal-no-treasure = Du hast keinen Schatz ({ $clause }).
refusal-deck-empty = Der Stapel ist leer ({ $clause }).
refusal-not-displayed = Karte { $letter } ({ $card }) liegt nicht in der Auslage ({ $clause }).
refusal-no-members = Alle deine { $members } Hausmitglieder sind unterwegs; keines ist in deinem Vorrat ({ $clause }).
refusal-boat-away = Boot { $dock } wartet nicht an seinem Dock ({ $clause }).
refusal-seat-taken = Dort sitzt { $who } ({ $clause }).
refusal-not-in-fare = { $good } gehört nicht zum Fahrpreis von Boot { $dock } und kann nicht wegfallen ({ $clause }).
refusal-fare-missing = Für Boot { $dock }, Platz { $seat }, { $missing ->
    [one] fehlt dir eine Opfergabe
   *[other] fehlen dir { $missing } Opfergaben
}, zuerst { $good } ({ $clause }).
refusal-path-taken = Pfad { $path } ist in dieser Runde besetzt ({ $clause }).
refusal-path-fare = Ein Bergpfad kostet { $fare } Opfergaben; du hast { $offerings } ({ $clause }).
refusal-pay-in-order = Opfergaben werden in der Reihenfolge der Liste bezahlt: Nach { $good } ließen sich die fälligen { $left } nicht mehr bezahlen, oder es hätte früher kommen müssen ({ $clause }).
refusal-land-not-near = { $area }, { $space } grenzt nicht an das Feld, auf dem dein Mitglied steht ({ $clause }).
refusal-land-taken = Dort arbeitet ein Bauer von { $who } ({ $clause }).
refusal-road-not-near = Von hier führt kein Weg nach { $area }, { $space } ({ $clause }).
refusal-only-upward = Auf dem Berg geht es nur aufwärts, nicht zurück nach { $space } ({ $clause }).
refusal-twice = Dein Mitglied war schon dort: { $area }, { $space } ({ $clause }).
refusal-no-steps = Die { $steps } freien Felder sind verbraucht, und du hast keine Nahrung ({ $clause }).
refusal-off-track = { $location } liegt nicht auf der Route dieses Bootes ({ $clause }).
refusal-location-taken = Dort liegt schon ein Boot: { $location } ({ $clause }).
refusal-storage-full = Du hast { $offerings } Opfergaben und darfst { $limit } behalten: Verkaufe zuerst ({ $clause }).
refusal-card-used = Du hast Karte { $letter } ({ $card }) schon gespielt ({ $clause }).
refusal-card-not-yours = Du hast Karte { $letter } ({ $card }) nicht auf der Hand ({ $clause }).
refusal-card-windows-1 = Karte { $letter } ({ $card }) wird gespielt: { $w1 } ({ $clause }).
refusal-card-windows-2 = Karte { $letter } ({ $card }) wird gespielt: { $w1 } oder { $w2 } ({ $clause }).
refusal-card-windows-3 = Karte { $letter } ({ $card }) wird gespielt: { $w1 }, { $w2 } oder { $w3 } ({ $clause }).
refusal-card-windows-4 = Karte { $letter } ({ $card }) wird gespielt: { $w1 }, { $w2 }, { $w3 } oder { $w4 } ({ $clause }).
refusal-same-seating = Boot { $dock } lässt sich nicht anders besetzen ({ $clause }).
refusal-one-owner = Umgeordnet wird nur ein Stapel mit Scheiben von mehreren; hier sind es Scheiben von { $owners } ({ $clause }).
refusal-not-your-member = Dort sitzt kein Hausmitglied von dir ({ $clause }).
refusal-leaves-next = Dieses Mitglied geht ohnehin als nächstes an Land ({ $clause }).
refusal-no-empty-seat = Kein anderes Boot hat einen leeren Platz ({ $clause }).
refusal-not-aboard = Im Boot { $dock } sitzt kein Hausmitglied von dir ({ $clause }).
refusal-not-ready = Boot { $dock } ist nicht zur Abfahrt bereit ({ $clause }).
refusal-empty-seat = Dort sitzt niemand ({ $clause }).
refusal-no-partner = Weiter hinten auf dem Plan gibt es niemanden anderer Farbe zum Tauschen; beginne mit dem früheren der beiden ({ $clause }).
refusal-supplies-empty = Beutel, Nahrung und Schätze sind alle leer ({ $clause }).
refusal-last-round = In der letzten Runde fährt ohnehin jedes Boot ({ $clause }).
refusal-not-one-passenger = Boot { $dock } trägt { $passengers } Passagiere, nicht genau einen ({ $clause }).
refusal-ready-already = Boot { $dock } ist ohnehin bereit ({ $clause }).
refusal-no-farmer = Dort arbeitet kein Bauer ({ $clause }).
refusal-not-single = Dieser Bauer hat einen Nachbarn der eigenen Farbe ({ $clause }).
refusal-trade-self = Mit dir selbst kannst du nicht tauschen ({ $clause }).
refusal-nothing-to-give = Du hast keine Opfergabe, die du geben könntest ({ $clause }).
refusal-victim-lacks = { $who } hat keine Opfergabe { $good } ({ $clause }).
refusal-equal-kinds = { $good } gegen { $good } würde nichts ändern ({ $clause }).
refusal-no-empty-left = Kein Platz ist mehr übrig, der leer bleiben könnte ({ $clause }).
refusal-none-of-these-left = Von { $who } ist nichts mehr zu setzen ({ $clause }).
refusal-same-boat = Die beiden Plätze müssen in verschiedenen Booten sein ({ $clause }).
refusal-equal-colours = Beide haben dieselbe Farbe, es würde sich nichts ändern ({ $clause }).
refusal-earlier-first = Beginne mit diesem und nenne dann den anderen: Jedes Paar wird in der Reihenfolge des Plans genannt ({ $clause }).

## Der Tisch in Worten

text-round = Runde { $round } ({ $number } von { $rounds })
text-first = Startspieler: { $who }.
text-supplies = Vorräte: { $food } Nahrung, { $treasure } Schätze. Stapel: { $deck } Karten.
text-bag = Beutel:{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× Zinnober
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× Gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× Leder
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× Jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× Tee
}
text-display = Auslage: { $letter } ({ $card })
text-market = Markt
text-stall = Stand { $stall }, Preis für eine weitere Scheibe { $price }:{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× Zinnober
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× Gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× Leder
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× Jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× Tee
}
text-exchange = Stand V, Preis für eine weitere Scheibe { $price }: Opfergabe gegen Opfergabe und Nahrung, Schatz gegen Bonuskarte
text-discs-1 = Scheiben von oben: { $w1 }
text-discs-2 = Scheiben von oben: { $w1 }, { $w2 }
text-discs-3 = Scheiben von oben: { $w1 }, { $w2 }, { $w3 }
text-discs-4 = Scheiben von oben: { $w1 }, { $w2 }, { $w3 }, { $w4 }
text-discs-5 = Scheiben von oben: { $w1 }, { $w2 }, { $w3 }, { $w4 }, { $w5 }
text-discs-more = Scheiben von oben: { $w1 }, { $w2 }, { $w3 }, { $w4 }, { $w5 } und { $more } weitere
text-neutral = neutral
text-boats = Boote und Pfade
text-boat = Boot { $dock }, Aufsatz { $topper }: { $beats } Trommelschläge, Mindestbesetzung { $least }, Fahrpreis{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× Zinnober
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× Gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× Leder
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× Jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× Tee
}
text-boat-bare = Boot { $dock }, noch kein Aufsatz
text-aboard = Vorn { $front }, Mitte { $middle }, hinten { $rear }; fährt nach { $one } oder { $two }
text-landed = Vorn { $front }, Mitte { $middle }, hinten { $rear }; liegt an: { $location }
text-path = Bergpfad { $path }: { $who }
text-land = { $area } (Plättchen oder wessen Bauer dort arbeitet; Belohnungen am Weg)
text-land-1 = { $s1 }: { $t1 }
text-land-2 = { $s1 }: { $t1 } · { $s2 }: { $t2 }
text-land-3 = { $s1 }: { $t1 } · { $s2 }: { $t2 } · { $s3 }: { $t3 }
text-land-4 = { $s1 }: { $t1 } · { $s2 }: { $t2 } · { $s3 }: { $t3 } · { $s4 }: { $t4 }
text-player = { $who }: { $points } Punkte
text-purse = { $money } Geld, { $food } Nahrung, { $treasure } Schätze, { $members } Hausmitglieder und { $discs } Scheiben zur Hand
text-locked = Eine Scheibe liegt auf Rundenkarte { $round }.
text-goods = Opfergaben:{ $cinnabar ->
    [0] {""}
   *[other] {" "}{ $cinnabar }× Zinnober
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold }× Gold
}{ $leather ->
    [0] {""}
   *[other] {" "}{ $leather }× Leder
}{ $jade ->
    [0] {""}
   *[other] {" "}{ $jade }× Jade
}{ $tea ->
    [0] {""}
   *[other] {" "}{ $tea }× Tee
}
text-farms = Farmplättchen:{ $soy ->
    [0] {""}
   *[other] {" "}{ $soy }× Soja
}{ $rice ->
    [0] {""}
   *[other] {" "}{ $rice }× Reis
}{ $poultry ->
    [0] {""}
   *[other] {" "}{ $poultry }× Geflügel
}{ $fish ->
    [0] {""}
   *[other] {" "}{ $fish }× Fisch
}{ $pork ->
    [0] {""}
   *[other] {" "}{ $pork }× Schwein
}
text-wisdom = Plättchen: { $tile }
text-card-open = Dauerhafte Karte { $letter } ({ $card })
text-card-used = Benutzte Karte { $letter } ({ $card })
text-card-hand = Handkarte { $letter } ({ $card })
text-card-blind = Handkarte { $letter } ({ $card }), ungesehen gezogen
text-hidden = Ungesehen gezogene Karten: { $count }
