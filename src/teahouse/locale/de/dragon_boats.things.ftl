### Drachenboote der vier Meere: was die Dinge auf dem Plan sind.

list-goods = { $cinnabar ->
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

## Wie viel jemand hat

now-have = Du hast { $what ->
    [money] { $count } Geld
    [food] { $count } Nahrung
    [treasure] { $count ->
        [0] keinen Schatz
        [one] 1 Schatz
       *[other] { $count } Schätze
    }
    [offerings] { $count ->
        [0] keine Opfergabe
        [one] 1 Opfergabe
       *[other] { $count } Opfergaben
    }
    [discs] { $count ->
        [0] keine Scheibe
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } auf der Hand
    [members] { $count ->
        [0] kein Hausmitglied mehr
        [one] noch 1 Hausmitglied
       *[other] noch { $count } Hausmitglieder
    }
    [cards] { $count ->
        [0] keine Bonuskarte
        [one] 1 Bonuskarte
       *[other] { $count } Bonuskarten
    }
   *[other] { $count ->
        [0] keine solche Opfergabe
        [one] 1 solche Opfergabe
       *[other] { $count } solche Opfergaben
    }
}.
now-has = { $who } hat { $what ->
    [money] { $count } Geld
    [food] { $count } Nahrung
    [treasure] { $count ->
        [0] keinen Schatz
        [one] 1 Schatz
       *[other] { $count } Schätze
    }
    [offerings] { $count ->
        [0] keine Opfergabe
        [one] 1 Opfergabe
       *[other] { $count } Opfergaben
    }
    [discs] { $count ->
        [0] keine Scheibe
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    } auf der Hand
    [members] { $count ->
        [0] kein Hausmitglied mehr
        [one] noch 1 Hausmitglied
       *[other] noch { $count } Hausmitglieder
    }
    [cards] { $count ->
        [0] keine Bonuskarte
        [one] 1 Bonuskarte
       *[other] { $count } Bonuskarten
    }
   *[other] { $count ->
        [0] keine solche Opfergabe
        [one] 1 solche Opfergabe
       *[other] { $count } solche Opfergaben
    }
}.
now-left = { $count ->
    [0] Davon ist nichts mehr übrig.
   *[other] Davon sind noch { $count } übrig.
}

## Runden

thing-rounds = Rundenkarten
does-rounds = Das Spiel hat { $rounds } Runden. In jeder bietest du auf Opfergaben, bezahlst und gehst an Bord, fährst und siedelst und lagerst, was übrig ist.
does-rounds-start = Vor der ersten Runde legen alle eine Scheibe auf eine der Karten mit Startgütern und nehmen diese. Spätere Karten geben mehr, aber die Scheibe fehlt länger.
now-rounds = Dies ist Runde { $round } von { $rounds }.
thing-round = Rundenkarte { $round }
does-round = Wer mit dieser Karte beginnt, nimmt { $money } Geld und { $offerings ->
    [one] 1 Opfergabe
   *[other] { $offerings } Opfergaben
} aus dem Beutel.
does-round-disc = Die Scheibe darauf kommt zurück, wenn ihre Runde beginnt; bis dahin wird mit einer Scheibe weniger geboten.
does-round-plain = Mit dieser Karte beginnt niemand.
now-round = { $ahead ->
    [0] Ihre Runde wird gerade gespielt.
    [one] Ihre Runde ist die nächste.
   *[other] Ihre Runde kommt in { $ahead } Runden.
}
now-round-past = Ihre Runde ist vorbei.
now-round-yours = Deine Scheibe liegt hier.
now-round-theirs = Eine Scheibe von { $who } liegt hier.

## Stände

thing-stalls = Stände
does-stall-bid = Beim Bieten legst du deine Scheiben einzeln hierher, jede oben auf die, die schon daliegen.
does-stall-price = Beim Bezahlen ist die oberste Scheibe zuerst dran. Sie zahlt 1 Geld für jede Scheibe im Stapel, sich selbst eingeschlossen, und geht dann weg. Wer höher liegt, wählt also früher und zahlt mehr.
does-stall-decline = Wer nicht kaufen will oder kann, nimmt stattdessen { $money } Geld.
thing-stall = Stand { $stall }
does-stall = Jede Runde { $tiles ->
    [one] liegt hier 1 Opfergabe
   *[other] liegen hier { $tiles } Opfergaben
} zum Verkauf. Jede Scheibe kann eine kaufen.
now-stall-paid = Die Scheiben hier werden gerade bezahlt.
now-stall-own = { $before ->
    [0] Deine Scheibe liegt oben: Sie zahlt { $price } Geld und ist zuerst dran.
    [one] Eine Scheibe von dir zahlt { $price } Geld und ist nach 1 anderen dran.
   *[other] Eine Scheibe von dir zahlt { $price } Geld und ist nach { $before } anderen dran.
}
now-stall-neutral = Die unterste Scheibe gehört niemandem. Sie bleibt das ganze Spiel liegen und macht hier alles um 1 teurer.
now-stall-next = Eine weitere Scheibe obenauf würde { $price } Geld zahlen. Du hast { $money }.
now-stall-short = Hier { $discs ->
    [one] liegt 1 Scheibe
   *[other] liegen { $discs } Scheiben
} für { $tiles ->
    [0] keine Opfergabe
    [one] 1 Opfergabe
   *[other] { $tiles } Opfergaben
}: Für die untersten bleibt vielleicht nichts.
thing-exchange = Stand V, der Tausch
does-exchange-tile = Gib hier eine beliebige Opfergabe: Du bekommst ungesehen eine andere aus dem Beutel und 1 Nahrung.
does-exchange-card = Gib an Stand V einen Schatz: Du bekommst eine Bonuskarte, eine offene oder die oberste vom Stapel.
does-exchange-both = Eine Scheibe kann eines von beidem oder beides tun, jedes einmal, und zahlt nur einmal.
does-exchange-free = In diesem Spiel kostet der Tausch kein Geld.
now-exchange = Du hast { $offerings ->
    [0] keine Opfergabe
    [one] 1 Opfergabe
   *[other] { $offerings } Opfergaben
} und { $treasure ->
    [0] keinen Schatz
    [one] 1 Schatz
   *[other] { $treasure } Schätze
} zu geben.

## Vorräte

thing-bonus = Bonuskarten
does-bonus = { $open ->
    [0] Neben dem Stapel liegt keine Karte
    [one] Neben dem Stapel liegt 1 Karte
   *[other] Neben dem Stapel liegen { $open } Karten
} offen. Jede hilft auf ihre Weise und bringt Punkte.
does-bonus-get = Du bekommst eine an Stand V für einen Schatz, oder auf einem Weg mit dem Kartensymbol.
thing-deck = Stapel der Bonuskarten
does-deck = Von hier kommt eine Karte ungesehen: Nur du kennst sie, außer sie ist dauerhaft.
thing-bag = Beutel
does-bag = Opfergaben werden zufällig daraus gezogen. Zu Beginn waren { $each } von jeder Art darin; bezahlte und verkaufte kommen wieder hinein.
now-bag = Noch darin:{ list-goods }
thing-supply-food = Vorrat an Nahrung
does-supply-food = Im Spiel sind { $count } Nahrung. Verbrauchte kommt hierher zurück; ist nichts da, bekommt niemand etwas.
thing-supply-treasure = Vorrat an Schätzen
does-supply-treasure = Im Spiel sind { $count } Schätze. Verkaufte und gegebene kommen hierher zurück; ist keiner da, bekommt niemand einen.

## Boote und Pfade

thing-dock = Boot { $dock }
does-boat = Es hat { $seats } Plätze und fährt beim Erkunden, sobald { $least ->
    [one] 1 Fahrgast
   *[other] { $least } Fahrgäste
} an Bord sind; sonst wartet es auf eine spätere Runde. In der letzten Runde fährt es mit allen, die da sind.
does-boat-beats = Bereite Boote fahren nacheinander, das mit den meisten Trommelschlägen zuerst. Dieses hat { $beats }.
does-track = Es fährt zu einem von zwei Häfen: { $one } oder { $two }. Wer am weitesten hinten sitzt, wählt.
does-boat-bare = Es wartet auf einen neuen Aufsatz, der sagt, was es kostet und wann es fährt.
does-fare = Der Fahrpreis:{ list-goods }
does-board = An Bord gehst du beim Bezahlen, immer wenn eine deiner Scheiben ausgewertet wird.
does-board-early = An Bord gehst du in deinen Zügen beim Bieten, und beim Bezahlen immer, wenn eine deiner Scheiben ausgewertet wird.
now-boat-landed = Es hat angelegt: { $location }.
now-boat-ready = Es ist mit { $count ->
    [one] 1 Fahrgast
   *[other] { $count } Fahrgästen
} zur Abfahrt bereit.
now-boat-waits = { $count ->
    [0] Niemand ist an Bord
    [one] 1 Fahrgast ist an Bord
   *[other] { $count } Fahrgäste sind an Bord
}; es wartet auf { $least }.
now-boat-order = { $ahead ->
    [0] Kein Boot im Dock würde vor ihm fahren.
    [one] 1 Boot im Dock hat mehr Trommelschläge und würde vor ihm fahren.
   *[other] { $ahead } Boote im Dock haben mehr Trommelschläge und würden vor ihm fahren.
}
now-boat-yours = { $count ->
    [0] Niemand von dir ist an Bord.
    [one] 1 Mitglied von dir ist an Bord.
   *[other] { $count } Mitglieder von dir sind an Bord.
}
now-fare = Du hast den ganzen Fahrpreis.
now-fare-lacks = Zum ganzen Fahrpreis fehlt dir:{ list-goods }
thing-seat = Platz: { $seat }
thing-seat-of = Platz im Boot { $dock }: { $seat }
does-seat = Das Boot wird von vorn nach hinten verlassen; wer am weitesten hinten sitzt, steuert.
does-seat-front = Wer vorn sitzt, geht zuerst an Land und hat die erste Wahl.
does-seat-cheaper = Dieser Platz kostet { $count ->
    [one] 1 Opfergabe weniger; du wählst, welche
   *[other] { $count } Opfergaben weniger; du wählst, welche
}.
does-seat-rear = Wer hier sitzt, geht zuletzt an Land, wählt aber den Hafen.
now-seat = { $members ->
    [0] Alle deine Hausmitglieder sind unterwegs.
   *[other] { $lacks ->
        [0] Du kannst diesen Platz bezahlen.
        [one] Für diesen Platz fehlt dir 1 Opfergabe.
       *[other] Für diesen Platz fehlen dir { $lacks } Opfergaben.
    }
}
now-seat-taken = Hier sitzt ein Hausmitglied von { $who }.
thing-location = Hafen: { $location }
does-location = Wer mit einem Boot hier anlegt, beginnt den Weg an diesem Hafen.
does-location-of = Das Boot { $dock } kann hierher fahren.
now-location-taken = Das Boot { $dock } liegt hier.
now-reach = Von hier erreichst du { $near ->
    [0] kein freies Land
    [one] 1 freies Land
   *[other] { $near } freie Länder
} mit deinen { $free } freien Schritten{ $food ->
    [0] {""}
   *[other] , und { $all } mit deiner Nahrung ({ $food })
}.
thing-path = Bergpfad { $path }
does-path = Er kostet { $fare ->
    [one] 1 beliebige Opfergabe
   *[other] { $fare } beliebige Opfergaben
}. Wer hier aufbricht, steigt zu einem Weisheitsplättchen auf.
does-path-climb = Wer klettert, ist vor allen Booten dran. Jede Runde ist hier Platz für { $capacity ->
    [one] 1 Hausmitglied
   *[other] { $capacity } Hausmitglieder
}.
now-path-taken = Ein Hausmitglied von { $who } wartet hier.

## Land und Wege

thing-land = { $tile } ({ $area }, { $space })
thing-land-bare = { $area }, { $space }
thing-land-held = Bauer von { $who } ({ $area }, { $space })
does-land-farm = Wer sich hier niederlässt, nimmt das Plättchen, und das Hausmitglied bleibt bis zum Ende als Bauer.
does-land-wisdom = Wer sich hier niederlässt, nimmt dieses Weisheitsplättchen, und das Hausmitglied bleibt bis zum Ende als Bauer.
does-land-held = Dieser Bauer bleibt bis zum Ende; niemand sonst kann sich hier niederlassen oder darüber gehen.
does-set = { $farm }: Plättchen dieser Art zählen ihre Anzahl mal sich selbst, bis zu { $full } in einem Set; dann beginnt ein neues.
does-group = Benachbarte Bauern eines Hauses bilden eine Gruppe, die ihre Größe mal sich selbst zählt: 1, 4, 9 und so weiter.
now-land = Hier zu siedeln brächte dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, mit allem, was du jetzt hast.
now-land-way = Dein Mitglied kommt mit insgesamt { $steps } Schritten{ $food ->
    [0] {""}
   *[other] {" "}und { $food } Nahrung
} hierher.
now-group = { $size ->
    [one] Er steht allein für { $who }
   *[other] Er gehört zu einer Gruppe von { $size } von { $who }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
thing-space = { $area }, { $space }
does-road = Ein Weg: Von hier geht es auf die nächsten Wege oder auf das Land daneben. Niemand bleibt hier.
does-road-mountain = Ein Weg den Berg hinauf: Von hier geht es weiter aufwärts oder auf das Land daneben. Niemand bleibt hier.
does-port = Ein Hafen: Wer mit einem Boot anlegt, betritt ihn als ersten Schritt.
does-walk = Ein Hausmitglied geht { $free } Schritte umsonst, für jede Nahrung einen mehr.
does-walk-land = Mit dem Betreten von freiem Land endet der Weg: Es nimmt das Plättchen und bleibt als Bauer.
does-walk-home = Erreicht es kein Land oder will es keines, geht es nach Hause und behält, was es gefunden hat.
does-reward-money = Wer vorbeikommt, findet 1 Geld.
does-reward-food = Wer vorbeikommt, findet 1 Nahrung und kann sie sofort verbrauchen.
does-reward-treasure = Wer vorbeikommt, findet einen Schatz.
does-reward-offering = Wer vorbeikommt, bekommt eine Opfergabe aus dem Beutel.
does-reward-bonus = Wer vorbeikommt, nimmt eine Bonuskarte, eine offene oder die oberste vom Stapel.
now-reward = Du findest hier { $count } davon.
thing-walker = Hausmitglied von { $who } unterwegs
now-walk = { $steps ->
    [one] 1 Schritt ist gemacht
   *[other] { $steps } Schritte sind gemacht
}, { $left ->
    [0] kein freier ist übrig
    [one] 1 freier ist übrig
   *[other] { $left } freie sind übrig
}; { $food } Nahrung.

## Häuser

thing-points = Häuser und Punkte
does-points = Wer am Ende die meisten Punkte hat, gewinnt.
does-points-sets = Sets aus Farmplättchen: Jedes zählt seine Größe mal sich selbst.
does-points-groups = Gruppen benachbarter Bauern: Jede zählt ihre Größe mal sich selbst.
does-points-cards = Bonuskarten: die aufgedruckten Punkte, gespielt oder nicht.
does-points-resources = Übrige Opfergaben und Schätze: je 1 Punkt.
does-points-abilities = Karten zum Spielende und Weisheitsplättchen: was darauf steht.
does-tie = Bei gleich vielen Punkten gewinnt, wer mehr Geld hat.
now-points = { $who }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
thing-house = { $who }
does-house = Ein adliges Haus: Was es besitzt, liegt offen, außer ungesehen gezogenen Karten.
now-house = Sets { $sets }, Gruppen { $groups }, Karten { $cards }, Opfergaben und Schätze { $resources }, Fähigkeiten { $abilities }.
now-first = Es beginnt in dieser Runde das Bieten.
thing-money = Geld
does-money = Damit bezahlst du Opfergaben an den Ständen. Die Leiste endet bei { $most }; mehr verfällt. Geld zählt selbst keine Punkte, entscheidet aber bei Gleichstand.
thing-food = Nahrung
does-food = Ein Hausmitglied geht { $free } Schritte umsonst; jede Nahrung gibt einen mehr. Nahrung zählt selbst keine Punkte.
thing-treasure = Schätze
does-treasure = Jeder zählt am Ende 1 Punkt. Beim Lagern lässt er sich für { $money } Geld verkaufen.
thing-pantry = Vorrat
does-pantry = Nahrung und Schätze brauchen keinen Platz im Lager; du darfst beliebig viel davon behalten.
thing-store = Lager
does-store = Am Ende einer Runde behält ein Haus { $storage ->
    [one] 1 Opfergabe
   *[other] { $storage } Opfergaben
}; alle darüber werden für je { $money } Geld verkauft. Jede, die am Spielende übrig ist, zählt 1 Punkt.
now-store = Platz ist für { $room }{ $over ->
    [0] .
   *[other] : { $over } müssten verkauft werden.
}
thing-privates = Private Aktionen
does-privates = Statt auf einen Stand kannst du eine Scheibe auf eine private Aktion deines Tableaus legen, die sofort Geld bringt. Jede hat Platz für eine Scheibe pro Runde.
now-privates = { $free } von { $spaces } Feldern sind frei.
thing-private = Private Aktion { $space }
does-private = Sie bringt sofort { $money } Geld.
now-private = Eine Scheibe hier brächte jetzt { $money } Geld.
now-private-used = Hier liegt in dieser Runde eine Scheibe.
thing-discs = Scheiben
does-discs = Du hast { $discs } Scheiben zum Bieten; eine davon liegt zu Beginn auf einer Rundenkarte. Alle Scheiben auf der Hand werden in jeder Runde gelegt.
now-discs-locked = Eine liegt auf Rundenkarte { $round } und kommt dann zurück.
thing-members = Hausmitglieder
does-members = Jedes Haus hat { $members }. Sie gehen an Bord oder klettern auf den Berg und werden Bauern.
thing-good = Opfergabe: { $good }
does-good = Mit Opfergaben bezahlst du Boote und Bergpfade. Beim Lagern bringt jede { $money } Geld; eine, die am Ende übrig ist, zählt 1 Punkt.
now-good-fare = Das Boot { $dock } verlangt { $count } davon.
thing-sets = Farmsets
does-sets = Die Plättchen von allem Land, das du besiedelt hast. Jede Art zählt für sich:
now-sets = Alle Sets zusammen zählen jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
thing-set = Farmplättchen: { $farm }
now-set = Sie zählen jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; das nächste bringt { $more } mehr.
thing-wisdom = Weisheitsplättchen
does-wisdom = Ein Weisheitsplättchen vom Berg wirkt wie die Bonuskarte mit seinem Buchstaben, auch neben dieser Karte, hat aber keine eigenen Punkte.
thing-wisdom-tile = { $tile }
now-worth = Bleibt alles, wie es ist, ist es insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
thing-decline = Verzichten
does-decline = Die Scheibe kommt ohne Kauf zurück und bringt { $money } Geld.
thing-done = Fertig
does-done = Dein Zug mit dieser Scheibe oder beim Lagern ist zu Ende.
thing-home = Nach Hause gehen
does-home = Das Hausmitglied geht in den Vorrat zurück; was es unterwegs gefunden hat, bleibt dir.
thing-pass = Passen
does-pass = Du spielst jetzt keine Karte.

## Karten

thing-cards = Bonuskarten eines Hauses
does-cards = Sie zählen die aufgedruckten Punkte, benutzt oder nicht. Es gibt drei Sorten:
does-cards-one-time = Eine einmalige Karte wird einmal gespielt, zu der Zeit, die sie nennt.
does-cards-permanent = Eine dauerhafte Karte liegt offen und wirkt, solange du sie hast.
does-cards-game-end = Eine Karte zum Spielende zählt, wenn das Spiel aus ist.
does-card-points = Am Ende zählt sie selbst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
thing-card = Karte { $letter }: { $card }
now-card-open = Sie liegt offen für alle, die sie nehmen.
now-card-used = Sie ist gespielt.
now-card-play = Du kannst sie jetzt spielen.
does-A = Schicke ein Boot zu einem beliebigen der { $locations } Häfen, an dem kein Boot liegt, wer auch immer steuert.
does-B = Setze die Fahrgäste eines Bootes beliebig um, auch wenn niemand von dir dabei ist.
does-C = Eines deiner Mitglieder verlässt ein gelandetes Boot zuerst, wo es auch sitzt.
does-D = Bringe die Scheiben eines Stapels in eine andere Reihenfolge.
does-E = Du darfst { $room } Opfergaben lagern statt { $storage }.
does-F = Nimm jemandem eine Opfergabe deiner Wahl und gib dafür eine von deinen.
does-G = Setze eines deiner Mitglieder ohne Fahrpreis auf einen leeren Platz eines anderen Bootes.
does-H = Ein bereites Boot, in dem jemand von dir sitzt, fährt als Nächstes, egal wie viele Trommelschläge es hat.
does-I = Zwei Fahrgäste verschiedener Häuser in zwei Booten tauschen die Plätze.
does-J = Ein Nahrungssymbol am Weg gibt 1 Nahrung mehr.
does-K = Ein Schatzsymbol am Weg gibt 1 Schatz mehr.
does-L = Jede deiner Bonuskarten zählt 1 Punkt mehr.
does-M = Ein Geldsymbol am Weg gibt 1 Geld mehr.
does-N = Jeder deiner Bauern ohne eigenen Nachbarn zählt 1 Punkt mehr.
does-O = Je { $money } Geld zählen 1 Punkt.
does-P = Nimm 1 Opfergabe aus dem Beutel, 1 Nahrung und 1 Schatz.
does-Q = Jede Nahrung, die dir bleibt, zählt { $points } Punkte, zusammen höchstens { $most }.
does-R = Ein Boot, dessen einziger Fahrgast von dir ist, darf in dieser Runde fahren, auf wie viele es auch wartet.
does-S = Zwei Bauern verschiedener Häuser ohne eigene Nachbarn tauschen die Plätze. Genommene Plättchen bleiben bei ihren Häusern.
does-T = Jeder deiner ersten { $treasures } Schätze zählt 1 Punkt mehr.
does-U = Deine Hausmitglieder gehen { $more } Schritte umsonst statt { $free }.
does-V = Zählt als 1 Plättchen Schwein.
does-W = Zählt als 1 Plättchen Fisch.
does-X = Zählt als 1 Plättchen Geflügel.
does-Y = Jedes deiner Sojaplättchen zählt 1 Punkt mehr.
does-Y-larger = Ein volles Set Soja ist für dich 1 Plättchen größer.
does-Z = Jedes deiner Reisplättchen zählt 1 Punkt mehr.
does-Z-larger = Ein volles Set Reis ist für dich 1 Plättchen größer.
does-when-A = Wann: wenn ein Boot gleich abfährt.
does-when-B = Wann: während deine Scheibe ausgewertet wird, bevor ein Boot abfährt oder bevor jemand an Land geht.
does-when-C = Wann: wenn ein Boot angelegt hat und bevor jemand an Land geht.
does-when-D = Wann: in deinem Zug beim Bieten oder wenn alle Scheiben liegen.
does-when-F = Wann: in deinem Zug beim Bieten oder während deine Scheibe ausgewertet wird.
does-when-G = Wann: während deine Scheibe ausgewertet wird, bevor ein Boot abfährt oder bevor jemand an Land geht.
does-when-H = Wann: bevor ein Boot abfährt.
does-when-I = Wann: während deine Scheibe ausgewertet wird, bevor ein Boot abfährt oder bevor jemand an Land geht.
does-when-P = Wann: in deinem Zug beim Bieten, während deine Scheibe ausgewertet wird, während dein Mitglied unterwegs ist oder beim Lagern.
does-when-R = Wann: bevor ein Boot abfährt, aber nicht in der letzten Runde.
does-when-S = Wann: in deinem Zug beim Bieten, während deine Scheibe ausgewertet wird oder beim Lagern.

## Wann Züge gemacht werden, nach denen gerade nicht gefragt ist

when-start = Rundenkarten werden vor der ersten Runde gewählt
when-bid = Scheiben werden beim Bieten gelegt, am Anfang einer Runde
when-private = Private Aktionen nutzt man beim Bieten, am Anfang einer Runde
when-board = An Bord geht man beim Bezahlen, während die eigene Scheibe ausgewertet wird
when-climb = Auf einen Bergpfad bricht man beim Bezahlen auf, während die eigene Scheibe ausgewertet wird
when-pass = Passen kann nur, wer nach einer Karte gefragt wird
when-buy = Opfergaben werden beim Bezahlen gekauft, wenn deine Scheibe an ihrem Stand ausgewertet wird
when-decline = Auf einen Kauf verzichtet man beim Bezahlen, wenn die eigene Scheibe ausgewertet wird
when-exchange = Opfergaben werden beim Bezahlen getauscht, mit einer Scheibe am Tauschstand
when-take = Bonuskarten nimmt man für einen Schatz, mit einer Scheibe am Tauschstand, oder findet sie unterwegs
when-done = Es gibt gerade nichts zu beenden
when-pay = Für einen Bergpfad werden Opfergaben bezahlt, wenn man auf ihm aufbricht
when-settle = Ein Hausmitglied lässt sich auf seinem Weg nieder, wenn sein Boot angelegt hat oder sein Pfad beginnt
when-walk = Auf den Wegen geht ein Hausmitglied, dessen Boot angelegt hat oder dessen Pfad beginnt
when-home = Nach Hause geht nur ein Hausmitglied, das unterwegs ist
when-steer = Einen Hafen wählt, wer ein Boot steuert, das abfährt
when-arrange = Eine Reihenfolge wird nur mit einer Karte bestimmt, die umordnet
when-give = Eine Opfergabe gibt man nur für einen erzwungenen Handel zurück
when-seat = Plätze wechselt man nur mit einer Karte
when-hop = Bauern tauschen nur mit einer Karte die Plätze
when-sell = Opfergaben werden beim Lagern verkauft, am Ende einer Runde
when-sell-treasure = Schätze werden beim Lagern verkauft, am Ende einer Runde
window-bid = in deinem eigenen Zug beim Bieten
window-bid-end = wenn alle Scheiben liegen
window-pay = beim Bezahlen, während deine Scheibe ausgewertet wird
window-pre = bevor ein Boot abfährt
window-steer = wenn ein Boot fährt und sein Hafen noch offen ist
window-land = wenn ein Boot angelegt hat, bevor jemand an Land geht
window-move = während dein Hausmitglied unterwegs ist
window-store = wenn du lagerst
