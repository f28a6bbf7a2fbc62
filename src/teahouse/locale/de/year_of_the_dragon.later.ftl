# Was ein Tisch im Browser später braucht oder nie: warum etwas nicht geht, Varianten, der Tisch in Worten.

# -- warum nicht --------------------------------------------------------------------------------------------------

refusal-no-event-left = Von diesem Ereignis ist kein Plättchen mehr da: { $event } ({ $clause }).
refusal-corner-not-in-box = Dieses Superereignis ist nicht in der Schachtel: { $corner } ({ $clause }).
refusal-draft-two-types = Du hast schon { $person_ein }; deine beiden Personen müssen verschieden sein ({ $clause }).
refusal-draft-pair-taken = Das Paar { $first } und { $person } hat schon jemand; niemand beginnt mit demselben Paar ({ $clause }).
refusal-card-dealt = { $action } liegt schon in Gruppe { $group } ({ $clause }).
refusal-no-wall-card = Die Mauer gehört nicht zu diesem Spiel ({ $clause }).
refusal-no-such-group = Es gibt keine Gruppe { $group }, nur { $groups } Gruppen ({ $clause }).
refusal-not-in-group = { $action } liegt in Gruppe { $there }, nicht in Gruppe { $group } ({ $clause }).
refusal-group-taken = Gruppe { $group } ist besetzt und kostet { $price } Yuan; du hast { $yuan } ({ $clause }).
refusal-privilege-too-dear = Du brauchst { $price } Yuan; du hast { $yuan } ({ $clause }).
refusal-wall-complete = Die Mauer ist fertig: { $length } Plättchen ({ $clause }).
refusal-no-wall-tile = Du hast alle deine Mauerplättchen verbaut: { $built } ({ $clause }).
refusal-wall-tile-used = Das Plättchen „{ $tile }“ hast du schon verbaut ({ $clause }).
refusal-no-such-palace = { $palaces ->
    [0] Du hast keinen Palast ({ $clause }).
    [one] Du hast nur 1 Palast; einen Palast { $palace } gibt es nicht ({ $clause }).
   *[other] Du hast { $palaces } Paläste; einen Palast { $palace } gibt es nicht ({ $clause }).
}
refusal-palace-at-full-height = Palast { $palace } hat schon { $floors } Etagen; mehr sind nicht erlaubt ({ $clause }).
refusal-palace-full = Palast { $palace } ist voll: Etagen { $floors }, Personen { $persons } ({ $clause }).
refusal-palace-has-lost-one = Palast { $palace } hat in dieser Dürre schon eine Person verloren ({ $clause }).
refusal-palace-not-crowded = In Palast { $palace } haben alle eine Etage ({ $clause }).
refusal-person-not-there = In Palast { $palace } ist { $person_kein } ({ $clause }).
refusal-no-such-card = Diese Karte hast du nicht: { $card } ({ $clause }).
refusal-wrong-type = Zu deiner Karte ({ $card }) passt { $person_kein } ({ $clause }).
refusal-no-tile-left = In der Auslage ist { $person_kein } mehr ({ $clause }).
refusal-only-young = Nur junge Personen können gewählt werden, { $person_kein } ({ $clause }).
refusal-type-selected = Diese Art hat schon jemand gewählt: { $person } ({ $clause }).
refusal-no-such-person = Unter deinen Personen ist { $person_kein } ({ $clause }).
refusal-nothing-to-return = Davon hast du nichts zurückzugeben: { $good } ({ $clause }).

# -- Varianten ----------------------------------------------------------------------------------------------------

option-wall = Große Mauer
    .help = Erweiterung I: baut gemeinsam die Mauer, bevor die Mongolen kommen.
option-wall-none = ohne
option-wall-choose = Plättchen nach Wahl
option-wall-random = Plättchen nach Zufall
option-super_event = Superereignis
    .help = Erweiterung II: in Monat 7 geschieht etwas Außergewöhnliches.
option-super_event-none = ohne
option-super_event-random = zu Beginn gezogen und offen
option-super_event-hidden = verdeckt bis Monat 7
option-super_event-lanternfest = Laternenfest
option-super_event-buddha = Buddha
option-super_event-earthquake = Erdbeben
option-super_event-flood = Flut
option-super_event-solar-eclipse = Sonnenfinsternis
option-super_event-volcano = Vulkanausbruch
option-super_event-tornado = Wirbelsturm
option-super_event-sunrise = Sonnenaufgang
option-super_event-assassination = Attentat
option-super_event-charter = Freibrief
option-privilege_price = Preis des großen Privilegs
    .help = 7 Yuan in der Ausgabe von 2017, 6 in der von 2007.
option-privilege_price-7 = 7 Yuan (2017)
option-privilege_price-6 = 6 Yuan (2007)
option-hands = Personenkarten
    .help = Alle beginnen mit denselben Karten und spielen sie offen aus; offene Hände ersparen nur das Merken.
option-hands-shown = offen
option-hands-hidden = verdeckt
option-wall_end = Letzte Mauerwertung
    .help = Wann die Mauer am Ende von Monat 12 gewertet wird.
option-wall_end-after = nach der Monatswertung
option-wall_end-before = vor Verfall und Wertung
option-eclipse_wall = Mauer bei Sonnenfinsternis
    .help = Ob ein doppelter Mongolensturm die Mauer zweimal wertet.
option-eclipse_wall-twice = zweimal gewertet
option-eclipse_wall-once = einmal gewertet
option-decay = Verfall im Monat des Superereignisses
    .help = Ob leere Paläste nach oder vor dem Superereignis verfallen.
option-decay-after = nach dem Superereignis
option-decay-before = vor dem Superereignis
option-charter_warriors = Freibrief für Krieger
    .help = Was Helme bei einem Freibrief bringen.
option-charter_warriors-track = Felder auf der Personenleiste
option-charter_warriors-points = Punkte

# -- der Tisch in Worten ------------------------------------------------------------------------------------------

text-year = Das Jahr
text-month-past = Monat { $month }: { $event }, vorbei
text-month-now = Monat { $month }: { $event }, jetzt
text-month-coming = Monat { $month }: { $event }
text-corner = Superereignis in Monat { $month }: { $corner }
text-wall = Die Mauer ist { $length } von { $months } lang.
text-groups = Aktionsgruppen
text-group = Gruppe { $group }, { $dragons ->
    [0] frei
    [one] 1 Drache, kostet { $fee } Yuan
   *[other] { $dragons } Drachen, kostet { $fee } Yuan
}:
text-group-action = — { $action }
text-display = Personen in der Auslage
text-tiles-both = { $person }: jung { $young } (Leiste { $value }, Symbole { $symbols }), alt { $old } (Leiste { $oldvalue }, Symbole { $oldsymbols })
text-tiles-young = { $person }: { $young } (Leiste { $value }, Symbole { $symbols })
text-player = { $place }. { $name }
text-standing = { $points } Punkte, Feld { $track } auf der Personenleiste
text-goods = { $yuan } Yuan, { $rice } Reis, { $fireworks } Feuerwerk
text-palace-person = — { $person }
text-wall-tiles = Mauerplättchen: { $built } verbaut, { $left } übrig
text-hand = { $cards ->
    [0] keine Karten mehr
    [one] 1 Karte:
   *[other] { $cards } Karten:
}
text-hand-card = — { $card }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count }-mal)
}
