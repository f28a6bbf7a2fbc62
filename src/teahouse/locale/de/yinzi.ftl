game-title = Yínzi
game-summary = Händlerclans am Yangtze: anbauen, produzieren, verschiffen, dem Kaiser dienen und Steuern in Silber zahlen. 2 bis 4 Personen.

# -- Dinge --------------------------------------------------------------------------------------------------------

good-rice = Reis
good-wheat = Weizen
good-corn = Korn
good-cabbage = Kohl
good-fruit = Früchte
good-potato = Kartoffeln
good-salt = Salz
good-tea = Tee
good-cotton = Baumwolle
good-sugarcane = Zuckerrohr
good-ramie = Ramie
good-bamboo = Bambus
good-blank = beliebige Nahrung
good-coin = Münze

demand-rice = Reis
demand-wheat = Weizen
demand-corn = Korn
demand-cabbage = Kohl
demand-fruit = Früchte
demand-potato = Kartoffeln
demand-salt = Salz
demand-tea = Tee
demand-cotton = Baumwolle
demand-sugarcane = Zuckerrohr
demand-ramie = Ramie
demand-bamboo = Bambus
demand-paper = Papier
demand-porcelain = Porzellan
demand-silk = Seide
demand-refined-sugar = raffinierter Zucker
demand-any-commodity = beliebige Ware
demand-any-good = beliebiges Gut
demand-emissary = Botschafter

commodity-paper = Papier
    .akk = Papier
commodity-porcelain = Porzellan
    .akk = Porzellan
commodity-silk = Seide
    .akk = Seide
commodity-refined-sugar = raffinierter Zucker
    .akk = raffinierten Zucker

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-black = schwarz
colour-white = weiß
colour-orange = orange
colour-purple = violett
colour-brown = braun
colour-grey = grau

province-huguang = Huguang
province-nanzhili = Nanzhili
province-jiangxi = Jiangxi
province-zhejiang = Zhejiang

country-brunei = Brunei
country-korea = Korea
country-japan = Japan
country-portugal = Portugal
country-spain = Spanien
country-netherlands = Niederlande
market-east = Osten
market-europe = Europa

fortune-construct-boats = Boote bauen
fortune-plant-crops = Pflanzen anbauen
fortune-sell = Auf dem städtischen Markt verkaufen
fortune-develop-factories = Fabriken ausbauen
fortune-choose-advancements = Fortschritte wählen

workforce-take-resources = Ressourcen nehmen
workforce-produce = Waren produzieren
workforce-supply-ships = Schiffe beliefern
workforce-emperor = Vorhaben des Kaisers
workforce-war-routes = Krieg & Infrastruktur

place-construct-boats = Gruppe unter Boote bauen
place-plant-crops = Gruppe unter Pflanzen anbauen
place-sell = Gruppe unter Auf dem städtischen Markt verkaufen
place-develop-factories = Gruppe unter Fabriken ausbauen
place-choose-advancements = Gruppe unter Fortschritte wählen
place-take-resources = Ressourcenbox
place-produce = Warenbox
place-supply-ships = Schiffsbox
place-emperor = Boxen des Kaisers
place-war-routes = Kriegsbox
place-top = Migrationsbox, oben
place-bottom = Migrationsbox, unten
place-lying = Veteranen neben der Kriegsbox

bonus-free-advancement = Kostenloser Fortschritt
bonus-better-sales = Bessere Verkäufe
bonus-fed-workers = Arbeiter ernähren
bonus-no-taxes = Keine Besteuerung
bonus-boat-upgrade = Boottransportkapazität erhöhen
bonus-factory-upgrade = Fabrik ausbauen

section-diplomacy = Diplomatie
section-economy = Wirtschaft
section-emperor = Vorhaben des Kaisers
section-war-routes = Krieg & Infrastruktur

space-emissary-brunei = Botschafter nach Brunei
space-emissary-korea = Botschafter nach Korea
space-emissary-japan = Botschafter nach Japan
space-emissary-portugal = Botschafter nach Portugal
space-emissary-spain = Botschafter nach Spanien
space-emissary-netherlands = Botschafter in die Niederlande
space-free-rice = Kostenloser Reis
space-free-wood = Kostenloses Holz
space-free-stone = Kostenloser Stein
space-free-raw-material = Kostenloser Rohstoff
space-free-boat = Virtuelle Boottransportkapazität
space-free-copper = Virtuelle Kupfermünzen
space-free-salt = Kostenloses Salz
space-additional-sale = Zusätzlicher Verkauf
space-additional-crops = Zusätzliches Pflanzen anbauen
space-same-undertakings = Vorhaben doppelt belegen
space-additional-worker = Zusätzlicher Arbeiter
space-eager-immigrants = Eifrige Migranten
space-free-wheat = Kostenloser Weizen
space-personal-route = Persönliches Infrastrukturplättchen
space-war-copper = Kriegsanleihen
space-veterans = Veteranen
space-additional-recruit = Neue Aushebungen
space-weaker-enemies = Geschwächter Feind

box-palace = Palastausbau
box-road = Straßenbau
box-canal = Wasserstraße
box-bridge = Brückenbau

resource-copper = Kupfer
resource-wood = Holz
resource-stone = Stein

disaster-wildfire = Flächenbrand
disaster-flood = Flut
disaster-drought = Dürre

phase-setup = Aufbau
phase-bonus = Bonus und Spielreihenfolge
phase-actions = Aktionen
phase-feeding = Arbeiter ernähren
phase-resolution = Ausführung
phase-late-shipping = spätes Verschiffen
phase-administration = Verwaltung
phase-end = Spielende

# -- Fragen -------------------------------------------------------------------------------------------------------

prompt-draw-market = Ein Marktplättchen wird gezogen.
prompt-draw-crop = Ein Ernteplättchen wird gezogen.
prompt-draw-ship = Ein Schiff wird aufgedeckt.
prompt-draw-factory = Ein Fabrikplättchen wird aufgedeckt.
prompt-draw-route = Ein Infrastrukturplättchen wird aufgedeckt.
prompt-draw-order = Die Spielreihenfolge wird gelost.
prompt-deal = Eine Karte wird gezogen.
prompt-roll = Der Würfel bestimmt den Wechselkurs.
prompt-start-factory = Nimm ein Fabrikplättchen für den Anfang.
prompt-start-resource = Nimm ein Holz oder einen Stein.
prompt-lay-factory = Wähle Felder für die Fabrik: { $commodity }, Rohstoff { $colour }.
prompt-free-upgrade = Baue eine deiner Fabriken kostenlos um ein Level aus.
prompt-pay = { $can ->
    [free] Setze deinen Fortschritt für { $amount } { $resource } ein.
   *[both] Zahle { $amount } { $resource } oder setze deinen Fortschritt dafür ein.
}
prompt-choose-bonus = Wähle einen Bonus: Er ist zugleich dein Platz in der Spielreihenfolge.
prompt-place-advancement = Lege eine Scheibe auf ein freies Fortschrittsfeld.
prompt-offer-crop = Das Ernteplättchen über deinem Bonus kaufen ({ $good }, { $cost } Kupfer)? Wähle ein Feld oder lehne ab.
prompt-lay-crop = Wähle ein Feld für das Ernteplättchen ({ $good }, { $cost } Kupfer).
prompt-additional-crops = Zusätzliches Pflanzen anbauen: Wähle ein Plättchen der Ernteleiste.
prompt-additional-sale = Zusätzlicher Verkauf: Wähle ein Würfelchen für einen städtischen Markt.
prompt-sell-cube = Wähle einen Marktplatz für { $good } aus { $province } { $square }.
prompt-take-turn = Du bist am Zug: { $may ->
    [play] Spiele eine Karte auf eine Schicksalsaktion.
    [work] Schicke eine Gruppe Arbeiter los.
    [migrate] Deine Arbeiter können nichts tun, schicke also eine Gruppe in die Migration.
    [play_migrate] Spiele eine Karte auf eine Schicksalsaktion oder schicke eine Gruppe Arbeiter in die Migration.
   *[play_work] Spiele eine Karte auf eine Schicksalsaktion oder schicke eine Gruppe Arbeiter los.
}
-one-more = Alle Ausführungen sind verbraucht. Besteuere für eine weitere oder höre auf.
nothing-more = Mehr ist hier nicht möglich. Du kannst noch { $free ->
    [rural] Nahrung an den lokalen Markt verkaufen
    [use] einen Fortschritt nutzen
    [board] einen Botschafter an Bord schicken
    [rural_use] Nahrung an den lokalen Markt verkaufen, einen Fortschritt nutzen
    [rural_board] Nahrung an den lokalen Markt verkaufen, einen Botschafter an Bord schicken
    [use_board] einen Fortschritt nutzen, einen Botschafter an Bord schicken
   *[rural_use_board] Nahrung an den lokalen Markt verkaufen, einen Fortschritt nutzen, einen Botschafter an Bord schicken
} oder aufhören.
prompt-construct-boats = Boote bauen: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
   *[boat] Baue ein Boot aus einem Holz oder höre auf. Ausführungen: noch { $left }.
}
prompt-plant-crops = Pflanzen anbauen: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
    [plant] Wähle ein Feld zum Bepflanzen oder höre auf. Ausführungen: noch { $left }.
    [buy] Wähle ein Ernteplättchen zum Kaufen oder höre auf. Ausführungen: noch { $left }.
   *[plant_buy] Wähle ein Feld zum Bepflanzen oder ein Ernteplättchen zum Kaufen, oder höre auf. Ausführungen: noch { $left }.
}
prompt-sell = Auf dem städtischen Markt verkaufen: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
   *[sell] Wähle ein Würfelchen zum Verkauf oder höre auf. Ausführungen: noch { $left }.
}
prompt-develop-factories = Fabriken ausbauen: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
    [build] Wähle ein Fabrikplättchen zum Errichten oder höre auf. Ausführungen: noch { $left }.
    [upgrade] Wähle eine deiner Fabriken zum Ausbau oder höre auf. Ausführungen: noch { $left }.
    [build_upgrade] Wähle ein Fabrikplättchen zum Errichten oder eine deiner Fabriken zum Ausbau, oder höre auf. Ausführungen: noch { $left }.
   *[other] Wähle eine Fabrik oder höre auf. Ausführungen: noch { $left }.
}
prompt-choose-advancements = Fortschritte wählen: { $may ->
    [tax] { -one-more }
    [none] { nothing-more }
   *[advance] Lege eine Scheibe auf ein freies Feld oder höre auf. Ausführungen: noch { $left }.
}
prompt-take-resources = Ressourcen nehmen: { $may ->
    [none] { nothing-more }
   *[take] Nimm { $there ->
        [wood] Holz
        [stone] einen Stein
       *[both] Holz oder einen Stein
    } für einen Arbeiter und { $copper } Kupfer (noch { $workers } Arbeiter).
}
prompt-produce = Waren produzieren: { $may ->
    [none] { nothing-more }
   *[produce] Wähle eine Fabrik (noch { $workers } Arbeiter).
}
prompt-choose-material = { $second ->
    [0] Wähle den Rohstoff ({ $colour }) für { $commodity }.
   *[other] Wähle einen zweiten Rohstoff ({ $colour }) für eine weitere Ware ({ $commodity }) oder lehne ab.
}
prompt-supply-ships = Schiffe beliefern: { $may ->
    [none] { nothing-more }
   *[other] Wähle, was du lieferst (noch { $workers } Arbeiter).
}
prompt-second-salt = Wähle das zweite Salz des Paares.
prompt-load-ship = { $what ->
    [pair] Wähle einen leeren Platz für das Paar.
   *[other] Wähle einen Platz für { $piece }.
}
prompt-send-emissary = Ein Schiff legt ab ({ $country }): Soll dein Botschafter mitreisen?
prompt-serve-emperor = Vorhaben des Kaisers: Wähle eines und wer dort arbeitet.
prompt-after-action = Noch etwas in diesem Zug?
prompt-join-war = Krieg & Infrastruktur: Wie viele Arbeiter ziehen in den Krieg?
prompt-war-routes = { $may ->
    [none] Krieg & Infrastruktur: { nothing-more }
   *[route] Erfülle ein Infrastrukturplättchen oder beende deinen Zug.
}
prompt-give-piece = Infrastruktur { $route }: Wähle, was du für „{ $wanted }“ gibst.
prompt-claim-route = Wähle ein Infrastrukturplättchen aus dem Abwurfstapel.
prompt-prepare-war = Kriegsruhm: Setzt du Scheiben für den Krieg ein?
prompt-leave-war = Der Krieg ist vorbei: { $may ->
    [keep] Behältst du Veteranen?
    [use] Nimmst du Kriegsanleihen?
   *[keep_use] Behältst du Veteranen oder nimmst du Kriegsanleihen?
}
prompt-feed = { $half ->
    [0] Ernähre deine Arbeiter: noch { $due } Nahrung.
   *[other] Ernähre deine Arbeiter: die andere Hälfte einer Nahrung, noch { $due } Nahrung.
}
prompt-sell-food = Nahrung an den lokalen Markt verkaufen?
prompt-wildfire = Flächenbrand: Nimm eine Scheibe von einer deiner Fabriken.
prompt-lose-commodity = Deine Fabrik ({ $commodity }) lagert nun weniger: Wessen Ware geht verloren?
prompt-drought = Dürre: Wähle das Würfelchen, das du in { $province } verlierst.
prompt-fill-routes = { $last ->
    [0] { $may ->
        [rural] Nahrung an den lokalen Markt verkaufen?
        [fill_rural] Stücke auf deine Infrastrukturplättchen legen oder Nahrung verkaufen?
       *[fill] Stücke auf deine Infrastrukturplättchen legen?
    }
   *[other] Das Spiel endet: { $may ->
        [rural] Nahrung an den lokalen Markt verkaufen?
        [fill] Infrastrukturplättchen erfüllen?
       *[fill_rural] Nahrung verkaufen oder Infrastrukturplättchen erfüllen?
    }
}
prompt-pay-tax = Besteuerung: { $due } Silber fällig, { $ratio } Kupfer für ein fehlendes. Verkaufe erst Nahrung oder zahle.
prompt-ship-food = Spätes Verschiffen: { $can ->
    [sell] Nahrung an den lokalen Markt verkaufen?
   *[ship] Zwei verschiedene Nahrungsmittel liefern? Wähle das erste.
}
prompt-second-food = Spätes Verschiffen: Wähle das zweite Nahrungsmittel (das erste: { $good }).

# -- Züge ---------------------------------------------------------------------------------------------------------

move-market = Marktplättchen { $market }
move-crop-tile = Ernteplättchen: { $good }
move-ship = Schiff ({ $country } { $number })
move-factory-tile = Fabrikplättchen: { $commodity }, { $colour }
move-route-tile = Infrastruktur { $route }: { $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}
move-order = Als Nächstes: Platz { $seat }
move-card = Karte { $fortune }/{ $workers } (Schicksal { $fortune }, Arbeiter { $workers })
move-roll = Würfel: { $side }
move-end = Fertig
move-no = Nein
move-build = Fabrik bauen: { $commodity } ({ $colour })
move-lay = { $province }, Felder { $square }
move-take = { $resource } nehmen
move-bonus = { $bonus }
move-crop = Plättchen auf { $province } { $square } legen
move-play = Karte { $fortune }/{ $workers }: { $action }
move-work = Arbeiter unter { $group } schicken: { $action }
move-migrate = Arbeiter unter { $group } in die Migrationsbox schicken
move-boat = Aus einem Holz ein Boot bauen
move-tax = Besteuern für eine weitere Ausführung
move-plant = { $province } { $square } bepflanzen
move-buy = Ernteplättchen auf Feld { $space } kaufen
move-sell = Würfelchen auf { $province } { $square } verkaufen
move-to = Markt von { $province }, Platz { $slot }
move-upgrade = Fabrik ausbauen: { $commodity } ({ $colour })
move-rebuild = Fabrik übernehmen: { $commodity } ({ $colour })
move-advance = Scheibe auf „{ $space }“
move-pay = Zahlen
move-pay-advancement = Fortschritt einsetzen
move-produce = Produziere: { $commodity } ({ $colour })
move-raw = Würfelchen vom Markt in { $province }, Platz { $slot }
move-raw-advancement = Kostenlosen Rohstoff einsetzen
move-give-field = Würfelchen auf { $province } { $square }
move-give-stock = Aus der Fabrik: { $commodity } ({ $colour })
move-give-rural = Würfelchen ({ $colour }) vom lokalen Markt für { $copper } Kupfer
move-give-disc = „{ $space }“ einsetzen
move-slot = Schiff in Reihe { $row }, Platz { $slot }
move-rural = Würfelchen auf { $province } { $square } an den lokalen Markt verkaufen
move-use = „{ $space }“ einsetzen
move-board = Botschafter auf das Schiff in Reihe { $row } schicken
move-emissary = Botschafter mitschicken
move-keep = { $workers ->
    [one] 1 Veteran bleibt
   *[other] { $workers } Veteranen bleiben
}
move-war = { $workers ->
    [one] 1 Arbeiter in den Krieg
   *[other] { $workers } Arbeiter in den Krieg
}
move-emperor = { $box }{ $disc ->
    [0] { "" }
   *[other] {" "}mit der Scheibe als Arbeiter
}{ $top ->
    [0] { "" }
   *[other] , { $top } aus der oberen Migrationsbox
}
move-route = Infrastruktur { $route } erfüllen: { $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}
move-fill = „{ $wanted }“ für Infrastruktur { $route } bringen
move-claim = Infrastruktur { $route } nehmen: { $parts ->
    [1] { $d1 }
    [2] { $d1 }, { $d2 }
   *[other] { $d1 }, { $d2 }, { $d3 }
}
move-burn = Fabrik brennen lassen: { $commodity } ({ $colour })
move-lose = Ware ({ $colour })

# -- was geschah --------------------------------------------------------------------------------------------------

note-drawn = Du ziehst die Karte { $fortune }/{ $workers }.
note-boat = Die Boote tragen nun { $capacity }.
level = { $level ->
    [1] I
    [2] II
   *[3] III
}
note-war-won = Der Krieg ist gewonnen: { $strength } Krieger gegen { $enemy }.
note-war-lost = Der Krieg ist verloren: { $strength } Krieger gegen { $enemy }.
note-glory = Erhält Kriegsruhm im Wert von { $points } Punkten.
note-emperor = { $silver ->
    [0] { $box } bringt { $copper } Kupfer.
   *[other] { $copper ->
        [0] { $box } bringt { $silver } Silber.
       *[other] { $box } bringt { $copper } Kupfer und { $silver } Silber.
    }
}
note-tax = { $missing ->
    [0] { $changed ->
        [0] Zahlt { $due } Silber Steuern.
       *[other] Zahlt { $due } Silber Steuern, davon { $changed } aus Kupfer getauscht.
    }
   *[other] Schuldet { $due } Silber Steuern, { $missing } davon fehlen, zahlt alles Kupfer und nimmt { $missing ->
        [one] 1 Unglücksplättchen
       *[other] { $missing } Unglücksplättchen
    }.
}

# -- Punkte und Bestände ------------------------------------------------------------------------------------------

source-boats = Boote
    .by = durch Boote
    .in = bei den Booten
source-factories = Fabriken
    .by = durch Fabriken
    .in = bei den Fabriken
source-delivered = Gelieferte Waren
    .by = durch gelieferte Waren
    .in = bei den gelieferten Waren
source-emissaries = Botschafter
    .by = durch Botschafter
    .in = bei den Botschaftern
source-unshipped = Nicht verschiffte Waren
    .by = durch nicht verschiffte Waren
    .in = bei den nicht verschifften Waren
source-war = Kriegsruhm
    .by = durch Kriegsruhm
    .in = beim Kriegsruhm
source-routes = Infrastruktur
    .by = durch Infrastruktur
    .in = bei der Infrastruktur
source-advancements = Fortschritte
    .by = durch Fortschritte
    .in = bei den Fortschritten
source-silver = Silber
    .by = durch Silber
    .in = beim Silber
source-misfortune = Unglück
    .by = durch weniger Unglück
    .in = beim Vermeiden von Unglück
tie-break = bei Gleichstand gewinnt, wer in der Zugreihenfolge früher kommt

tally-points = Punkte
tally-copper = Kupfer
tally-silver = Silber
tally-wood = Holz
tally-stone = Stein
tally-capacity = Boottransportkapazität
tally-cubes = Würfelchen im Vorrat
tally-commodities = Waren im Vorrat
tally-discs = Scheiben im Vorrat
tally-idle = Arbeiter im Vorrat
tally-misfortune = Unglück

# Dieselben hinter einer Zahl: +1 Person, +2 Personen; die übrigen bleiben gleich.
count-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
count-cubes = { $count ->
    [one] Würfelchen im Vorrat
   *[other] Würfelchen im Vorrat
}
count-commodities = { $count ->
    [one] Ware im Vorrat
   *[other] Waren im Vorrat
}
count-discs = { $count ->
    [one] Scheibe im Vorrat
   *[other] Scheiben im Vorrat
}
count-idle = { $count ->
    [one] Arbeiter im Vorrat
   *[other] Arbeiter im Vorrat
}

# -- der Tisch in Worten ------------------------------------------------------------------------------------------

text-advancements = Fortschritte
text-hand-hidden = Handkarten: { $cards }

## Where we are

moment = Runde { $round } von { $rounds }
moment-before = Vor der ersten Runde
moment-in = in Runde { $round }

# -- Züge, erzählt: Satzteile, die auf einen Namen folgen -----------------------------------------------------------

told-build = baut die Fabrik für { $commodity_akk } ({ $colour })
told-lay = platziert sie in { $province } ({ $square })
told-take = nimmt { $count }× { $resource }
told-bonus = wählt den Bonus „{ $bonus }“
told-crop = legt{ $copper ->
    [0] { "" }
   *[other] { " " }für { $copper } Kupfer
} ein Ernteplättchen mit { $count } { $good } auf { $province } { $square }
told-play = spielt eine Karte mit Wert { $fortune } und setzt { $workers } Arbeiter auf „{ $action }“
told-work = schickt { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
} zu „{ $action }“
told-migrate = lässt { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
} wandern
told-boats-carry = baut ein Boot (Transportkapazität { $capacity })
told-tax = legt eine Steuerscheibe für eine weitere Aktion
told-plant = baut { $count } { $good } auf { $province } { $square } an
told-buy = kauft das Plättchen { $good } für { $copper } Kupfer
told-sells = verkauft 1 { $piece } für { $copper } Kupfer ({ $province })
told-level = bringt die Fabrik für { $commodity_akk } ({ $colour }) auf Level { level }
told-advance = setzt eine Scheibe auf „{ $space }“
told-produces = produziert 1 { $commodity } ({ $colour })
told-raw = verbraucht einen Würfel ({ $colour }) vom Markt in { $province }
told-outsources = { $silver ->
    [0] zahlt { $owner } { $copper } Kupfer für die Fabrik
   *[other] zahlt { $owner } { $silver } Silber für die Fabrik
}
told-ships = verschifft { $count } { $piece } (Schiff nach { $country })
told-ships-pair = verschifft 1 { $piece } und 1 { $other } (Schiff nach { $country })
told-sails = lässt das Schiff segeln ({ $country }, Waren: { $commodities })
told-sails-pool = lässt das Schiff segeln ({ $country }, dort ist voll; Waren: { $commodities })
told-gives-food = gibt den Arbeitern { $count } { $piece } zu essen
told-gives-drought = verliert durch die Dürre 1 { $piece } in { $province }
told-gives-route = bringt { $count } { $piece } für ein Infrastrukturplättchen
told-rural-cube = Würfelchen vom lokalen Markt
told-rural = verkauft { $good } an den lokalen Markt
told-use = nimmt die Scheibe von „{ $space }“ zurück, wo sie nicht mehr zählt, und nutzt sie
told-board = schickt einen Gesandten aufs Schiff ({ $country })
told-emissary = schickt den Gesandten mit
told-keep = behält { $workers ->
    [one] 1 Veteran
   *[other] { $workers } Veteranen
}
told-war = lässt { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
} kämpfen
told-emperor = dient dem Kaiser ({ $box })
told-route = erfüllt das Infrastrukturplättchen { $route }
told-claim = nimmt das Infrastrukturplättchen { $route }
told-burn = verliert ein Level der Fabrik für { $commodity_akk } ({ $colour }) im Feuer
told-lose-cube = gibt die Ware ({ $colour }) auf
told-hunger = hat { $missing } Nahrung zu wenig und nimmt { $missing ->
    [one] ein Unglücksplättchen
   *[other] { $missing } Unglücksplättchen
}
told-tax-paid = { $missing ->
    [0] zahlt { $due } Silber Steuern
   *[other] schuldet { $due } Silber Steuern, wovon { $missing } fehlen
}

happening-round = Runde { $round }
happening-war = Krieg
happening-disaster = { $disaster }
happening-routes = Erfüllte Infrastruktur wird genommen
happening-emperor = Belohnungen des Kaisers
happening-taxes = Besteuerung
told-buys-food = kauft auf dem lokalen Markt { $count } Nahrung für die Arbeiter
told-buys-drought = kauft auf dem lokalen Markt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
}
told-buys-route = kauft auf dem lokalen Markt { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} für ein Infrastrukturplättchen
told-pays-copper = zahlt { $count } Kupfer
told-pays-silver = zahlt { $count } Silber
told-pays-wood = zahlt { $count } Holz
told-pays-stone = zahlt { $count } Stein
told-wildfire = Alle mit einer Fabrik verlieren eine Fabrikstufe.
told-flood = Alle Boote werden um einen Schritt zurückgesetzt.
told-drought = Alle verlieren in jeder Provinz, in der sie Würfel haben, einen davon.
