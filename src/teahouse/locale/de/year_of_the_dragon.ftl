game-title = Im Jahr des Drachen
game-summary = Zwölf Monate, jeder mit einem Ereignis: rüste dich für Dürre, Seuche, Mongolen und Tribut. 2 bis 5 Personen.

# -- Dinge --------------------------------------------------------------------------------------------------------

event-peace = Frieden
event-drought = Dürre
event-contagion = Seuche
event-mongols = Mongolensturm
event-tribute = Kaiserlicher Tribut
event-festival = Drachenfest
event-unknown = noch nicht gezogen

corner-lanternfest = Laternenfest
corner-buddha = Buddha
corner-earthquake = Erdbeben
corner-flood = Flut
corner-solar-eclipse = Sonnenfinsternis
corner-volcano = Vulkanausbruch
corner-tornado = Wirbelsturm
corner-sunrise = Sonnenaufgang
corner-assassination = Attentat
corner-charter = Freibrief

action-taxes = Steuern
action-build = Bauen
action-harvest = Ernte
action-fireworks = Feuerwerk
action-parade = Heerschau
action-research = Studium
action-privilege = Privileg
action-wall = Mauerbau

person-craftsman = Handwerker
    .akk = den Handwerker
    .ein = einen Handwerker
    .kein = kein Handwerker
person-court-lady = Hofdame
    .akk = die Hofdame
    .ein = eine Hofdame
    .kein = keine Hofdame
person-pyrotechnist = Pyrotechniker
    .akk = den Pyrotechniker
    .ein = einen Pyrotechniker
    .kein = kein Pyrotechniker
person-tax-collector = Steuereintreiber
    .akk = den Steuereintreiber
    .ein = einen Steuereintreiber
    .kein = kein Steuereintreiber
person-warrior = Krieger
    .akk = den Krieger
    .ein = einen Krieger
    .kein = kein Krieger
person-monk = Mönch
    .akk = den Mönch
    .ein = einen Mönch
    .kein = kein Mönch
person-healer = Heiler
    .akk = den Heiler
    .ein = einen Heiler
    .kein = kein Heiler
person-farmer = Bauer
    .akk = den Bauern
    .ein = einen Bauern
    .kein = kein Bauer
person-scholar = Gelehrter
    .akk = den Gelehrten
    .ein = einen Gelehrten
    .kein = kein Gelehrter
person-craftsman-young = Handwerker
    .akk = den Handwerker
    .ein = einen Handwerker
    .kein = kein Handwerker
person-court-lady-young = Hofdame
    .akk = die Hofdame
    .ein = eine Hofdame
    .kein = keine Hofdame
person-pyrotechnist-young = junger Pyrotechniker
    .akk = den jungen Pyrotechniker
    .ein = einen jungen Pyrotechniker
    .kein = kein junger Pyrotechniker
person-pyrotechnist-old = alter Pyrotechniker
    .akk = den alten Pyrotechniker
    .ein = einen alten Pyrotechniker
    .kein = kein alter Pyrotechniker
person-tax-collector-young = Steuereintreiber
    .akk = den Steuereintreiber
    .ein = einen Steuereintreiber
    .kein = kein Steuereintreiber
person-warrior-young = junger Krieger
    .akk = den jungen Krieger
    .ein = einen jungen Krieger
    .kein = kein junger Krieger
person-warrior-old = alter Krieger
    .akk = den alten Krieger
    .ein = einen alten Krieger
    .kein = kein alter Krieger
person-monk-young = junger Mönch
    .akk = den jungen Mönch
    .ein = einen jungen Mönch
    .kein = kein junger Mönch
person-monk-old = alter Mönch
    .akk = den alten Mönch
    .ein = einen alten Mönch
    .kein = kein alter Mönch
person-healer-young = junger Heiler
    .akk = den jungen Heiler
    .ein = einen jungen Heiler
    .kein = kein junger Heiler
person-healer-old = alter Heiler
    .akk = den alten Heiler
    .ein = einen alten Heiler
    .kein = kein alter Heiler
person-farmer-young = junger Bauer
    .akk = den jungen Bauern
    .ein = einen jungen Bauern
    .kein = kein junger Bauer
person-farmer-old = alter Bauer
    .akk = den alten Bauern
    .ein = einen alten Bauern
    .kein = kein alter Bauer
person-scholar-young = junger Gelehrter
    .akk = den jungen Gelehrten
    .ein = einen jungen Gelehrten
    .kein = kein junger Gelehrter
person-scholar-old = alter Gelehrter
    .akk = den alten Gelehrten
    .ein = einen alten Gelehrten
    .kein = kein alter Gelehrter

card-craftsman = Handwerker
card-court-lady = Hofdame
card-pyrotechnist = Pyrotechniker
card-tax-collector = Steuereintreiber
card-warrior = Krieger
card-monk = Mönch
card-healer = Heiler
card-farmer = Bauer
card-scholar = Gelehrter
card-wild = Joker

wall-tile-rice = Reis
wall-tile-fireworks = Feuerwerk
wall-tile-floor = Palastetage
wall-tile-yuan = Yuan
wall-tile-track = Personenleiste
wall-tile-points = Punkte

good-yuan = Yuan
good-rice = Reis
good-fireworks = Feuerwerk

cause-peace = Frieden
cause-drought = Dürre
cause-contagion = Seuche
cause-mongols = Mongolensturm
cause-tribute = Kaiserlicher Tribut
cause-festival = Drachenfest
cause-wall-short = die Mauer ist zu kurz

# -- Fragen -------------------------------------------------------------------------------------------------------

prompt-event = Das nächste Ereignis wird gezogen.
prompt-corner = Das Superereignis wird gezogen.
prompt-draft = Nimm eine junge Person für den Anfang.
prompt-deal = Die nächste Aktionskarte wird ausgelegt.
prompt-action = { $can ->
    [skip] Du kannst nur aussetzen und auf { $refill } Yuan auffüllen (du hast { $yuan }).
    [fill] Wähle eine Aktion, oder setze aus und fülle auf { $refill } Yuan auf (du hast { $yuan }).
   *[act] Wähle eine Aktion oder setze aus (du hast { $yuan } Yuan).
}
prompt-privilege = { $can ->
    [small] Kaufe ein kleines Privileg für { $small } Yuan (du hast { $yuan }; ein großes kostet { $large }).
   *[both] Kaufe ein Privileg: klein für { $small } Yuan oder groß für { $large } Yuan (du hast { $yuan }).
}
prompt-build = { $floors ->
    [one] Baue 1 Etage: { $can ->
        [new] beginne einen neuen Palast.
       *[both] stocke einen Palast auf oder beginne einen neuen.
    }
   *[other] Baue { $floors } Etagen nacheinander: { $can ->
        [new] beginne einen neuen Palast.
       *[both] stocke einen Palast auf oder beginne einen neuen.
    }
}
prompt-wall = Wähle ein Mauerplättchen und nimm seinen Vorteil; es kommt unter Monat { $length }.
prompt-card = Spiele eine Personenkarte.
prompt-take = Nimm eine Person zu deiner Karte: { $card }.
prompt-place = Wähle einen Palast für { $person_akk }.
prompt-replace = Alle deine Paläste sind voll: wähle, wer für { $person_akk } Platz macht, oder lass die neue Person gehen.
prompt-release = { $count ->
    [one] Entlasse 1 Person ({ $cause }).
   *[other] Entlasse { $count } Personen nacheinander ({ $cause }).
}
prompt-drought = { $count ->
    [one] 1 Palast bleibt ohne Reis: wähle, wer ihn verlässt.
   *[other] { $count } Paläste bleiben ohne Reis: wähle nacheinander, wer sie verlässt.
}
prompt-earthquake = { $floors ->
    [one] Die Erde bebt: nimm noch 1 Etage von deinen Palästen.
   *[other] Die Erde bebt: nimm nacheinander { $floors } Etagen von deinen Palästen.
}
prompt-crowded = Entlasse eine Person, die keine Etage mehr hat.
prompt-flood = { $count ->
    [one] Flut: gib noch 1 Yuan, Reis oder Feuerwerk zurück.
   *[other] Flut: gib nacheinander { $count } Yuan, Reis oder Feuerwerk zurück.
}
prompt-tornado = { $count ->
    [one] Wirbelsturm: wirf noch 1 Karte ab.
   *[other] Wirbelsturm: wirf nacheinander { $count } Karten ab.
}
prompt-sunrise = Sonnenaufgang: wähle eine junge Person, deren Art noch niemand gewählt hat.
prompt-charter = Freibrief: nenne eine Art deiner Personen und nimm ihren Vorteil.

# -- Züge ---------------------------------------------------------------------------------------------------------

move-event = Ereignis: { $event }
move-corner = Superereignis: { $corner }
move-draft = Nimm { $person_ein }
move-deal = Auslegen: { $action }
move-skip = Aussetzen
move-action = { $action }
move-privilege-small = Kleines Privileg (Drachen: { $dragons })
move-privilege-large = Großes Privileg (Drachen: { $dragons })
move-raise = Palast { $palace } aufstocken
move-raise-new = Einen neuen Palast beginnen
move-wall = Mauerplättchen: { $tile }, +{ $amount }
move-card = Karte: { $card }
move-take = Nimm { $person_ein }
move-place = In Palast { $palace }
move-replace = Ersetze { $person_akk } in Palast { $palace }
move-decline = Die neue Person gehen lassen
move-release = Entlasse { $person_akk } aus Palast { $palace }
move-lose-floor = Eine Etage von Palast { $palace } nehmen
move-return = 1 { $good } zurückgeben
move-discard = Abwerfen: { $card }
move-charter = Freibrief: { $person }

# -- was geschah --------------------------------------------------------------------------------------------------

note-month = Monat { $month } beginnt: { $event }.
note-card-wasted = Die Karte verfällt, es ist nichts mehr da: { $card }.
note-wall = Die Mauer ist jetzt { $length } lang ({ $tile }).
note-wall-scores = { $points ->
    [one] Die Mauer hält: 1 Punkt für eigene Plättchen.
   *[other] Die Mauer hält: { $points } Punkte für eigene Plättchen.
}
note-wall-short = Die Mauer ist { $length } lang; nötig wären { $target }.
note-releases = { $count ->
    [one] Verliert 1 Person ({ $cause }).
   *[other] Verliert { $count } Personen ({ $cause }).
}
note-tribute = { $missing ->
    [0] Zahlt dem Kaiser die vollen { $due } Yuan.
   *[other] Zahlt dem Kaiser { $yuan } von { $due } Yuan.
}
note-drought = { $count ->
    [0] Versorgt alle Paläste mit { $rice } Reis.
    [one] Gibt { $rice } Reis; 1 Palast bleibt ohne.
   *[other] Gibt { $rice } Reis; { $count } Paläste bleiben ohne.
}
note-festival = Bekommt { $points } Punkte für Feuerwerk; { $left ->
    [one] 1 bleibt
   *[other] { $left } bleiben
}.
note-mongols = { $points ->
    [one] Bekommt 1 Punkt für Helme.
   *[other] Bekommt { $points } Punkte für Helme.
}
note-decay = { $floors ->
    [one] 1 leerer Palast verliert eine Etage.
   *[other] { $floors } leere Paläste verlieren je eine Etage.
}
note-score-round = { $points ->
    [one] Bekommt 1 Punkt in diesem Monat, { $total } insgesamt.
   *[other] Bekommt { $points } Punkte in diesem Monat, { $total } insgesamt.
}
note-final = { $points ->
    [one] Bekommt 1 Punkt am Ende, { $total } insgesamt.
   *[other] Bekommt { $points } Punkte am Ende, { $total } insgesamt.
}
note-super-event = Superereignis: { $corner }!
note-super-points = { $points ->
    [one] Bekommt 1 Punkt.
   *[other] Bekommt { $points } Punkte.
}
note-palace-gone = { $count ->
    [0] Ein Palast ist verloren.
    [one] Ein Palast ist verloren und mit ihm 1 Person.
   *[other] Ein Palast ist verloren und mit ihm { $count } Personen.
}
note-crowded = { $count ->
    [one] 1 Person ohne Etage geht.
   *[other] { $count } Personen ohne Etage gehen.
}
note-flood = Gibt { $count } { $good } zurück.

# -- Wertung ------------------------------------------------------------------------------------------------------

source-palaces = Paläste
    .by = durch Paläste
    .in = bei den Palästen
source-court-ladies = Hofdamen
    .by = durch Hofdamen
    .in = bei den Hofdamen
source-privileges = Privilegien
    .by = durch Privilegien
    .in = bei den Privilegien
source-research = Studium
    .by = durch Studium
    .in = beim Studium
source-festival = Drachenfeste
    .by = durch Drachenfeste
    .in = bei den Drachenfesten
source-mongols = Mongolenstürme
    .by = durch Mongolenstürme
    .in = bei den Mongolenstürmen
source-wall = Große Mauer
    .by = durch die Große Mauer
    .in = bei der Großen Mauer
source-super-event = Superereignis
    .by = durch das Superereignis
    .in = beim Superereignis
source-persons = Personen
    .by = durch Personen
    .in = bei den Personen
source-monks = Mönche
    .by = durch Mönche
    .in = bei den Mönchen
source-sales = Verkaufte Waren
    .by = durch verkaufte Waren
    .in = bei den verkauften Waren
tie-break = bei Gleichstand gewinnt, wer auf der Personenleiste weiter vorn steht

tally-points = Punkte
tally-yuan = Yuan
tally-rice = Reis
tally-fireworks = Feuerwerk
tally-track = Personenleiste
tally-place = Platz in der Reihenfolge
tally-persons = Personen
tally-palaces = Paläste
tally-floors = Etagen
tally-helmets = Helme
tally-mortars = Mörser
tally-privileges = Drachen auf Privilegien
tally-wall = Mauerplättchen

# Dieselben hinter einer Zahl: +1 Person, +2 Personen; die übrigen bleiben gleich.
count-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
count-fireworks = { $count ->
    [one] Feuerwerk
   *[other] Feuerwerke
}
count-persons = { $count ->
    [one] Person
   *[other] Personen
}
count-palaces = { $count ->
    [one] Palast
   *[other] Paläste
}
count-floors = { $count ->
    [one] Etage
   *[other] Etagen
}
count-helmets = { $count ->
    [one] Helm
   *[other] Helme
}
count-mortars = { $count ->
    [one] Mörser
   *[other] Mörser
}
count-privileges = { $count ->
    [one] Drache auf Privilegien
   *[other] Drachen auf Privilegien
}
count-wall = { $count ->
    [one] Mauerplättchen
   *[other] Mauerplättchen
}

# -- das kommende Jahr --------------------------------------------------------------------------------------------

forecast = Monat { $month }, { $event }: { $persons ->
    [0] keine Person verloren
   *[other] { $persons } Personen
}{ $yuan ->
    [0] { "" }
   *[other] , { $yuan } Yuan
}{ $rice ->
    [0] { "" }
   *[other] , { $rice } Reis
}{ $fireworks ->
    [0] { "" }
   *[other] , { $fireworks } Feuerwerk
}{ $points ->
    [0] { "" }
   *[other] , +{ $points } Punkte
}

# -- der Tisch in Worten ------------------------------------------------------------------------------------------

text-privileges = Privilegien: { $small } klein, { $large } groß
text-palace = Palast { $palace }: { $floors ->
    [one] 1 Etage
   *[other] { $floors } Etagen
}, { $persons ->
    [0] leer
    [one] 1 Person
   *[other] { $persons } Personen
}
text-no-palace = kein Palast
text-hand-hidden = { $cards } Karten

## Where we are

moment = Monat { $round } von { $rounds }
moment-before = Vor dem Jahr
moment-in = im { $round }. Monat
phase-draft = erste Personen
phase-action = Aktion
phase-person = Person
phase-event = Ereignis
phase-scoring = Wertung

## Züge, erzählt: Satzteile, die auf einen Namen folgen

told-hires = stellt { $person_ein } ein (Palast { $palace })
told-replaces = entlässt { $gone_akk } in Palast { $palace } und stellt stattdessen { $person_ein } ein
told-declines = stellt { $person_ein } ein, findet alle Paläste voll und lässt die neue Person gehen
told-fee = zahlt { $yuan } Yuan für eine schon besetzte Aktionsgruppe
told-taxes = nimmt { $count } Yuan Steuern ein
told-harvest = erntet { $count } Reis
told-fireworks = stellt { $count ->
    [one] 1 Feuerwerk
   *[other] { $count } Feuerwerke
} her
told-parade = hält eine Heerschau ab und rückt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} auf der Personenleiste vor
told-research = erhält { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} durch Studium
told-new-palace = beginnt einen neuen Palast
told-raises = baut Palast { $palace } um eine Etage aus
told-skips = setzt aus{ $count ->
    [0] { "" }
   *[other] { " " }und füllt den Geldbeutel auf { $yuan } Yuan auf
}
told-privilege-small = kauft ein kleines Privileg für { $yuan } Yuan (jeden Monat { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
})
told-privilege-large = kauft ein großes Privileg für { $yuan } Yuan (jeden Monat { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
})
told-wall = baut an der Mauer ({ $tile })
told-card-wasted = spielt die Karte { $card } vergebens: Es ist niemand mehr da
told-card = spielt die Karte { $card }
told-card-wild = spielt einen Joker
told-releases = entlässt { $person_akk } aus Palast { $palace } ({ $cause })
told-loses-floor = nimmt eine Etage von Palast { $palace }
told-returns = gibt 1 { $good } zurück
told-discards = wirft { $card } ab
told-charter = nutzt die Urkunde für { $person_akk }

happening-event = { $event }
happening-decay = Leere Paläste verfallen
happening-scoring = Wertung von Monat { $month }
happening-wall = Die Große Mauer: { $target } Plättchen sind nötig
happening-super-event = Superereignis: { $corner }
happening-final = Der letzte Tag
happening-month = Monat { $month } beginnt
told-month = Ereignis am Monatsende: { $event }.
told-no-floor = keine Etage mehr
told-no-loss = Verliert niemanden.
told-scores = Punkte: Paläste { $palaces }, Hofdamen { $ladies }, Privilegien { $privileges }.
told-final = Punkte: Personen { $persons }, Mönche { $monks }, verkaufte Waren { $sold }.
