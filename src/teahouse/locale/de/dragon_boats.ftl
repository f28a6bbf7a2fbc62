### Drachenboote der vier Meere: was beim Spielen zu lesen ist.

game-title = Dragon Boats of the Four Seas
game-summary = Biete auf Opfergaben, besteige die Boote, besiedle die Inseln vor den anderen. 2 bis 4 Personen.

## Woher Punkte kommen und worauf man achtet

source-sets = Sets aus Plättchen
    .by = durch Sets aus Plättchen
    .in = bei den Sets
source-groups = Gruppen von Bauern
    .by = durch Gruppen von Bauern
    .in = bei den Gruppen von Bauern
source-cards = Bonuskarten
    .by = durch Bonuskarten
    .in = bei den Bonuskarten
source-resources = Opfergaben und Schätze
    .by = durch Opfergaben und Schätze
    .in = bei Opfergaben und Schätzen
source-abilities = Fähigkeiten
    .by = durch Fähigkeiten
    .in = bei den Fähigkeiten
tie-break = bei Gleichstand gewinnt mehr Geld
tally-money = Geld
tally-offerings = Opfergaben
tally-food = Nahrung
tally-treasure = Schätze
tally-members = Hausmitglieder
tally-discs = Scheiben
tally-cards = Bonuskarten
tally-farmers = Bauern
tally-points = Punkte

# Dieselben hinter einer Zahl: +1 Person, +2 Personen; die übrigen bleiben gleich.
count-offerings = { $count ->
    [one] Opfergabe
   *[other] Opfergaben
}
count-treasure = { $count ->
    [one] Schatz
   *[other] Schätze
}
count-members = { $count ->
    [one] Hausmitglied
   *[other] Hausmitglieder
}
count-discs = { $count ->
    [one] Scheibe
   *[other] Scheiben
}
count-cards = { $count ->
    [one] Bonuskarte
   *[other] Bonuskarten
}
count-farmers = { $count ->
    [one] Bauer
   *[other] Bauern
}
count-points = { $count ->
    [one] Punkt
   *[other] Punkte
}

## Namen

good-cinnabar = Zinnober
good-gold = Gold
good-leather = Leder
good-jade = Jade
good-tea = Tee
farm-soy = Soja
farm-rice = Reis
farm-poultry = Geflügel
farm-fish = Fisch
farm-pork = Schwein
stall-i = I
stall-ii = II
stall-iii = III
stall-iv = IV
stall-v = V
dock-nw = Nordwest
dock-ne = Nordost
dock-se = Südost
dock-sw = Südwest
seat-front = vorn
seat-middle = Mitte
seat-rear = hinten
path-a = A
path-b = B
location-north-left = Nord, linker Hafen
location-north-right = Nord, rechter Hafen
location-east-left = Ost, oberer Hafen
location-east-right = Ost, unterer Hafen
location-south-left = Süd, rechter Hafen
location-south-right = Süd, linker Hafen
location-west-left = West, unterer Hafen
location-west-right = West, oberer Hafen
area-mountain = Berg
area-north = Nordinsel
area-east = Ostinsel
area-south = Südinsel
area-west = Westinsel
space-field-c = mittleres Feld
space-field-e = Feld O
space-field-ne = Feld NO
space-field-nw = Feld NW
space-field-w = Feld W
space-field-sw = Feld SW
space-field-se = Feld SO
space-field-n = Feld N
space-field-s = Feld S
space-road-n = Weg N
space-road-ne = Weg NO
space-road-se = Weg SO
space-road-s = Weg S
space-road-sw = Weg SW
space-road-nw = Weg NW
space-road-e = Weg O
space-road-w = Weg W
space-port-left = linker Hafen
space-port-right = rechter Hafen
space-port-upper = oberer Hafen
space-port-lower = unterer Hafen
space-a0 = unterste Reihe 1
space-a1 = unterste Reihe 2
space-a2 = unterste Reihe 3
space-a3 = unterste Reihe 4
space-b0 = zweite Reihe 1
space-b1 = zweite Reihe 2
space-b2 = zweite Reihe 3
space-c0 = dritte Reihe 1
space-c1 = dritte Reihe 2
space-d0 = Gipfel
space-t1 = linker Weg 1
space-t2 = linker Weg 2
space-t3 = linker Weg 3
space-t4 = oberer Weg 1
space-t5 = oberer Weg 2
space-u1 = rechter Weg 1
space-u2 = rechter Weg 2
space-u3 = rechter Weg 3
card-A = Steuern
card-B = Boot umsetzen
card-C = Vordrängeln
card-D = Scheiben tauschen
card-E = Lager
card-F = Zwangstausch
card-G = Boot wechseln
card-H = Erstes Boot
card-I = Bootssprung
card-J = Mehr Nahrung
card-K = Mehr Schätze
card-L = Kartenpunkte
card-M = Mehr Geld
card-N = Hausmitglieder werten
card-O = Geld werten
card-P = Nimm 3
card-Q = Nahrung werten
card-R = Boot losschicken
card-S = Inselhüpfer
card-T = Schätze
card-U = Weiter Weg
card-V = Schweinefarm
card-W = Fischfarm
card-X = Geflügelfarm
card-Y = Soja
card-Z = Reis
wisdom-E = Weisheit E (Lager)
wisdom-J = Weisheit J (Mehr Nahrung)
wisdom-K = Weisheit K (Mehr Schätze)
wisdom-L = Weisheit L (Kartenpunkte)
wisdom-M = Weisheit M (Mehr Geld)
wisdom-N = Weisheit N (Hausmitglieder werten)
wisdom-O = Weisheit O (Geld werten)
wisdom-Q = Weisheit Q (Nahrung werten)
wisdom-T = Weisheit T (Schätze)
wisdom-U = Weisheit U (Weiter Weg)
wisdom-V = Weisheit V (Schweinefarm)
wisdom-W = Weisheit W (Fischfarm)
wisdom-X = Weisheit X (Geflügelfarm)
wisdom-Y = Weisheit Y (Soja)
wisdom-Z = Weisheit Z (Reis)
reward-money = Geld
reward-food = Nahrung
reward-treasure = Schatz
reward-offering = Opfergabe
reward-bonus = Bonuskarte
no-tile = noch kein Plättchen
nobody = –

## Fragen

prompt-first = Wer beginnt?
prompt-topper = Für das Boot { $dock } wird ein Aufsatz gezogen.
prompt-wisdom = Ein Weisheitsplättchen kommt auf den Berg.
prompt-farm = Ein Farmplättchen wird gelegt.
prompt-remove = Eine Rundenkarte wird entfernt.
prompt-draw-offering = { $who } zieht eine Opfergabe.
prompt-fill-stall = Eine Opfergabe kommt an Stand { $stall }.
prompt-reveal = Eine Bonuskarte wird aufgedeckt.
prompt-draw-card = { $who } zieht eine Bonuskarte.
prompt-start = Wähle eine Rundenkarte für deinen Start.
prompt-bid = Lege eine Scheibe; du hast { $discs }.
prompt-after-bidding = Alle Scheiben liegen. Willst du einen Stapel umordnen?
prompt-purchase = Stand { $stall }: { $can ->
    [dear] Eine Opfergabe kostet { $price } Geld, und du hast { $money }. Du kannst nur verzichten.
    [nothing] Es ist keine Opfergabe mehr da. Du kannst nur verzichten.
   *[buy] Wähle eine seiner Opfergaben zum Kauf für { $price } Geld oder verzichte.
}
prompt-exchange = Stand V: { $can ->
    [dear] Der Tausch kostet { $price } Geld, und du hast { $money }. Du kannst nur verzichten.
    [nothing] Du hast nichts zu tauschen. Du kannst nur verzichten.
    [tile] Wähle für { $price } Geld eine deiner Opfergaben zum Tausch oder verzichte.
    [card] Wähle für { $price } Geld eine Bonuskarte im Tausch für einen Schatz oder verzichte.
   *[both] Wähle für { $price } Geld eine deiner Opfergaben zum Tausch oder eine Bonuskarte für einen Schatz, oder verzichte.
}
prompt-linger = Deine Scheibe ist bezahlt. Was willst du noch tun?
prompt-pay-path = Welche Opfergabe bezahlst du für Pfad { $path }? { $left ->
    [one] Eine ist noch zu bezahlen.
   *[other] { $left } sind noch zu bezahlen.
}
prompt-walk = { $area }, { $space }: { $steps ->
    [0] kein freier Schritt mehr
    [one] noch 1 freier Schritt
   *[other] noch { $steps } freie Schritte
}, { $food } Nahrung. Wohin geht dein Hausmitglied?
prompt-choose-card = Wähle deine Bonuskarte.
prompt-before-departure = Bevor ein Boot abfährt: Willst du eine Karte spielen?
prompt-before-steering = Das Boot { $dock } fährt gleich ab: Willst du es woandershin schicken?
prompt-steer = Du steuerst das Boot { $dock }. Wohin fährt es?
prompt-before-landing = Das Boot { $dock } hat angelegt: Willst du eine Karte spielen, bevor jemand an Land geht?
prompt-arrange = { $what ->
    [boat] Karte B, Boot { $thing }: Wer sitzt auf dem Platz „{ $next }“?
   *[other] Karte D, Stand { $thing }: Wessen Scheibe kommt als Nächste, von oben ({ $next })?
}
prompt-give = Du nimmst { $good } von { $who }. Was gibst du dafür?
prompt-switch = Karte G: Wohin wechselt dein Mitglied aus dem Boot { $dock } ({ $seat })?
prompt-jump = Karte I: Mit wem tauscht das Mitglied im Boot { $dock } ({ $seat })?
prompt-hop = Karte S: Mit wem tauscht der Bauer ({ $area }, { $space })?
prompt-store = Lagern: Du hast { $offerings ->
    [one] 1 Opfergabe
   *[other] { $offerings } Opfergaben
} und darfst { $limit } behalten. Was verkaufst du?

## Züge

move-first = { $who } beginnt
move-topper = Aufsatz { $topper } wird gezogen
move-wisdom = Weisheitsplättchen { $letter } ({ $card }) wird gelegt
move-farm = Ein Plättchen { $farm } wird gelegt
move-remove = Rundenkarte { $round } wird entfernt
move-offering = { $good } wird gezogen
move-reveal = Karte { $letter } ({ $card }) wird aufgedeckt
move-draw = Karte { $letter } ({ $card }) wird gezogen
move-start = Start mit Rundenkarte { $round }
move-bid = Scheibe auf Stand { $stall } legen
move-private = Private Aktion { $space }: +{ $money } Geld
move-buy = { $good } kaufen
move-decline = Verzichten und Geld nehmen
move-exchange = { $good } tauschen
move-take = Karte { $letter } ({ $card }) nehmen
move-take-blind = Die oberste Karte des Stapels nehmen
move-done = Fertig
move-board = An Bord gehen: Boot { $dock }, Platz { $seat }
move-board-without = An Bord gehen: Boot { $dock }, Platz { $seat }, 1 { $good } weniger
move-climb = Auf Bergpfad { $path } aufbrechen
move-pay = { $good } bezahlen
move-walk = Weitergehen: { $area }, { $space }
move-settle = Niederlassen: { $area }, { $space }
move-home = Nach Hause gehen
move-steer = Kurs auf { $location }
move-sell = { $good } verkaufen
move-sell-treasure = Einen Schatz verkaufen
move-pass = Passen
move-play-a = Karte A: das Boot nach { $location } schicken
move-play-b = Karte B: Boot { $dock } umsetzen
move-play-c = Karte C: dein Mitglied (Platz { $seat }) geht zuerst an Land
move-play-d = Karte D: Stand { $stall } umordnen
move-play-f = Karte F: { $good } von { $who } nehmen
move-play-g = Karte G: dein Mitglied aus Boot { $dock }, Platz { $seat }, wechselt
move-play-h = Karte H: Boot { $dock } fährt als Nächstes
move-play-i = Karte I: das Mitglied aus Boot { $dock }, Platz { $seat }, tauscht
move-play-p = Karte P: eine Opfergabe, eine Nahrung und einen Schatz nehmen
move-play-r = Karte R: Boot { $dock } darf fahren
move-play-s = Karte S: der Bauer tauscht ({ $area }, { $space })
move-arrange = { $who } kommt als Nächstes
move-arrange-empty = Der Platz bleibt leer
move-give = { $good } geben
move-seat = Boot { $dock }, Platz { $seat }
move-hop = { $area }, { $space }

## Was geschah

note-round = Runde { $round } beginnt.
note-receives = { $who } erhält { $good }.
note-stall = { $good } liegt an Stand { $stall }.
note-topper = Boot { $dock } bekommt Aufsatz { $topper }: { $beats } Trommelschläge, Mindestbesetzung { $least }.
note-draws = { $who } zieht ungesehen eine Bonuskarte.
note-drawn = Es ist Karte { $letter } ({ $card }).
note-draws-open = { $who } zieht die dauerhafte Karte { $letter } ({ $card }) und legt sie offen aus.
note-rearranged = Im Boot { $dock } sitzen die Passagiere neu.
note-swapped = Die Scheiben an Stand { $stall } liegen neu.
note-departs = Boot { $dock } fährt ab.
note-lands = Boot { $dock } legt an: { $location }.
note-stays = Boot { $dock } bleibt liegen, weil beide Anlegestellen besetzt sind.
note-reward-1 = { $who } findet unterwegs Geld ({ $area }, { $space }).
note-reward-2 = { $who } findet unterwegs Nahrung ({ $area }, { $space }).
note-reward-3 = { $who } findet unterwegs einen Schatz ({ $area }, { $space }).
note-reward-4 = { $who } findet unterwegs eine Opfergabe ({ $area }, { $space }).
note-reward-5 = { $who } findet unterwegs eine Bonuskarte ({ $area }, { $space }).
note-settles = { $who } lässt sich nieder und nimmt ein Plättchen: { $tile }.
note-home = Ein Hausmitglied von { $who } geht nach Hause.

## Where we are

moment = Runde { $round } von { $rounds }
moment-before = Vor der ersten Runde
moment-in = in Runde { $round }
phase-start = Start
phase-bidding = Bieten
phase-payment = Bezahlen
phase-explore = Erkunden
phase-storage = Lagern

## Züge, erzählt: Satzteile, die auf einen Namen folgen

told-start = nimmt Rundenkarte { $round } und ihr Geld
told-bid = bietet { $price } Geld auf Stand { $stall }
told-private = legt eine Scheibe auf eine private Aktion und erhält { $money } Geld
told-buy = kauft { $good } an Stand { $stall } für { $money } Geld
told-decline = verzichtet an Stand { $stall } und nimmt { $money } Geld
told-exchange = tauscht { $good } an Stand V{ $money ->
    [0] { "" }
   *[other] { " " }für { $money } Geld
}
told-draws-1 = zieht { $good1 }
told-draws-2 = zieht { $good1 } und { $good2 }
told-draws-3 = zieht { $good1 }, { $good2 } und { $good3 }
told-draws-4 = zieht { $good1 }, { $good2 }, { $good3 } und { $good4 }
told-take = nimmt Karte { $letter } ({ $card }){ $money ->
    [0] { "" }
   *[other] { " " }und zahlt { $money } Geld
}
told-take-blind = nimmt eine verdeckte Bonuskarte{ $money ->
    [0] { "" }
   *[other] { " " }und zahlt { $money } Geld
}
told-board-0 = geht umsonst an Bord (Boot { $dock }, Platz { $seat })
told-board-1 = zahlt { $good1 } und geht an Bord (Boot { $dock }, Platz { $seat })
told-board-2 = zahlt { $good1 } und { $good2 } und geht an Bord (Boot { $dock }, Platz { $seat })
told-board-3 = zahlt { $good1 }, { $good2 } und { $good3 } und geht an Bord (Boot { $dock }, Platz { $seat })
told-board-4 = zahlt { $good1 }, { $good2 }, { $good3 } und { $good4 } und geht an Bord (Boot { $dock }, Platz { $seat })
told-climb-0 = bricht auf Bergpfad { $path } auf
told-climb-1 = zahlt { $good1 } und bricht auf Bergpfad { $path } auf
told-climb-2 = zahlt { $good1 } und { $good2 } und bricht auf Bergpfad { $path } auf
told-climb-3 = zahlt { $good1 }, { $good2 } und { $good3 } und bricht auf Bergpfad { $path } auf
told-climb-4 = zahlt { $good1 }, { $good2 }, { $good3 } und { $good4 } und bricht auf Bergpfad { $path } auf
told-finds-1 = findet 1 Geld ({ $area }, { $space })
told-finds-2 = findet 1 Nahrung ({ $area }, { $space })
told-finds-3 = findet einen Schatz ({ $area }, { $space })
told-finds-4 = findet eine Opfergabe ({ $area }, { $space })
told-finds-5 = findet eine Bonuskarte ({ $area }, { $space })
told-settle = lässt sich nieder ({ $area }, { $space })
told-tile-wisdom = bekommt das Plättchen dort: { $tile }
told-tile-farm = bekommt ein Plättchen { $tile }
told-home = geht ohne Feld nach Hause
told-steer = steuert das Boot { $dock } (Ziel: { $location })
told-sell = verkauft { $good }
told-sell-treasure = verkauft einen Schatz
told-give = gibt { $good } dafür
told-seat = wechselt auf das Boot { $dock }, Platz { $seat }
told-hop = tauscht den Platz ({ $area }, { $space })
told-play-a = spielt Karte A und schickt das Boot fort (Ziel: { $location })
told-play-b = spielt Karte B und setzt das Boot { $dock } um
told-play-c = spielt Karte C und geht zuerst an Land (Platz { $seat })
told-play-d = spielt Karte D und ordnet Stand { $stall } um
told-play-f = spielt Karte F und nimmt { $good } von { $who }
told-play-g = spielt Karte G mit dem Mitglied im Boot { $dock }, Platz { $seat }
told-play-h = spielt Karte H: Das Boot { $dock } fährt als Nächstes
told-play-i = spielt Karte I auf das Mitglied im Boot { $dock }, Platz { $seat }
told-play-p = spielt Karte P für eine Opfergabe, eine Nahrung und einen Schatz
told-play-r = spielt Karte R: Das Boot { $dock } darf fahren
told-play-s = spielt Karte S mit dem Bauern auf { $area }, { $space }

happening-departs = Das Boot { $dock } legt ab
happening-round = Runde { $round }
told-fare-0 = zahlt nichts
told-fare-1 = zahlt { $good1 }
told-fare-2 = zahlt { $good1 } und { $good2 }
told-fare-3 = zahlt { $good1 }, { $good2 } und { $good3 }
told-fare-4 = zahlt { $good1 }, { $good2 }, { $good3 } und { $good4 }
told-aboard = Platz { $seat }; geht { $ashore ->
    [1] zuerst
    [2] an zweiter Stelle
   *[other] an dritter Stelle
} an Land.
told-aboard-steers = Platz { $seat }; steuert und geht { $ashore ->
    [1] zuerst
    [2] an zweiter Stelle
   *[other] an dritter Stelle
} an Land.
told-eats = verbraucht { $count } Nahrung, um weiterzuziehen
