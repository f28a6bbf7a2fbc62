# Das Brett von Yínzi im Browser.
web-yz-zone-map = Land
web-yz-zone-coast = Küste
web-yz-zone-work = Arbeit
web-yz-zone-adv = Fort­schr.
web-yz-zone-me = Ich
web-yz-map = Provinzen
web-yz-yangtze = Jangtse
web-yz-open-here = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
web-yz-province-sum = deine Würfel { $cubes }, freie Plätze { $slots }
web-yz-province-all = Würfel { $cubes }, freie Plätze { $slots }
web-yz-blank = leeres Feld
web-yz-field = { $province } { $square }: { $good }
web-yz-field-cubes = { $province } { $square }: { $good }, { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
} von { $name }
web-yz-slot = Markt von { $province }, Platz { $slot }: { $good }
web-yz-slot-full = Markt von { $province }, Platz { $slot }: { $good }, Rohstoff { $colour }
web-yz-factory = Fabrik von { $name }: { $commodity } aus { $colour }, Level { level }, Lager { $stock }
web-yz-ruin = Fabrik ohne Besitzer: { $commodity } aus { $colour }
web-yz-boats-needed = { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}
web-yz-too-far = braucht { $boats }, du hast { $have }
web-yz-out-of-reach = { $boats ->
    [one] braucht 1 Boot
   *[other] braucht { $boats } Boote
}
web-yz-no-slot = { $good }: kein Platz
web-yz-no-material = { $colour }: nichts da
web-yz-boats-to-sea = { $boats ->
    [one] 1 Boot zum Meer
   *[other] { $boats } Boote zum Meer
}
web-yz-boats-left = { $count ->
    [one] noch 1 Boot
   *[other] noch { $count } Boote
}

web-yz-order = Bonusleiste
web-yz-crops-left = { $count ->
    [one] noch 1 Pflanze
   *[other] noch { $count } Pflanzen
}
web-yz-crop = Pflanzenleiste, Feld { $space }: { $good } für { $cost } Kupfer
web-yz-crop-none = Pflanzenleiste, Feld { $space }: leer
web-yz-bonus-free-advancement = Forts.
web-yz-bonus-better-sales = Verk.
web-yz-bonus-fed-workers = Essen
web-yz-bonus-no-taxes = St.-frei
web-yz-bonus-boat-upgrade = Boot
web-yz-bonus-factory-upgrade = Fabrik
web-yz-leads = { $name } führt
web-yz-tie = { $name }, { $other } gleich
web-yz-section-diplomacy = Diplomatie
web-yz-section-economy = Wirtschaft
web-yz-section-emperor = Kaiser
web-yz-section-war-routes = Krieg & Infrastruktur
web-yz-space-emissary-brunei = Brunei
web-yz-space-emissary-korea = Korea
web-yz-space-emissary-japan = Japan
web-yz-space-emissary-portugal = Portugal
web-yz-space-emissary-spain = Spanien
web-yz-space-emissary-netherlands = Niederl.
web-yz-space-free-rice = { $rice } Reis
web-yz-space-free-wood = 1 Holz
web-yz-space-free-stone = 1 Stein
web-yz-space-free-raw-material = 1 Rohst.
web-yz-space-free-boat = +1 Boot
web-yz-space-free-copper = { $copper } Kupfer
web-yz-space-free-salt = 1 Salz
web-yz-space-additional-sale = Verkauf
web-yz-space-additional-crops = Pflanze
web-yz-space-same-undertakings = doppelt
web-yz-space-additional-worker = +1 Arb.
web-yz-space-eager-immigrants = Migrant
web-yz-space-free-wheat = Weizen
web-yz-space-personal-route = Plättch.
web-yz-space-war-copper = Anleihe
web-yz-space-veterans = Veteran
web-yz-space-additional-recruit = Rekrut
web-yz-space-weaker-enemies = Feind −{ $weaker }

web-yz-boats = Boote
web-yz-boat-track = Bootsleiste: deine Boote tragen { $capacity }
web-yz-rural = Lokaler Markt
web-yz-rural-cubes = Lokaler Markt, Würfel { $colour }: { $count }
web-yz-rural-empty = leer
web-yz-rural-price = verkauft { $sells }, kauft { $buys }

web-yz-coast = Küste
web-yz-ship = Reihe { $row }: Schiff, { $country }
web-yz-hold = Reihe { $row }, Platz { $slot }: will { $wanted }
web-yz-hold-full = Reihe { $row }, Platz { $slot }: { $wanted } von { $name }
web-yz-no-ship = kein Schiff mehr
web-yz-next = { $count ->
    [one] es folgt 1
   *[other] es folgen { $count }
}
web-yz-last-ship = das letzte
web-yz-delivered = Geliefert
web-yz-box-holds = { $count } je Box
web-yz-exchange = Kupfer für 1 Silber
web-yz-silver-each = je { $count } Silber
web-yz-country-brunei = Brunei
web-yz-country-korea = Korea
web-yz-country-japan = Japan
web-yz-country-portugal = Portug.
web-yz-country-spain = Spanien
web-yz-country-netherlands = Niederl.
web-yz-none = niemand

web-yz-workforce = Arbeiteraktionen
web-yz-work-take-resources = Ressourcen
web-yz-work-produce = Waren
web-yz-work-supply-ships = Schiffe
web-yz-work-emperor = Kaiser
web-yz-work-war-routes = Krieg & Infrastruktur
web-yz-war = Soldaten
web-yz-of = von { $count }
web-yz-war-box = Kriegsbox: { $soldiers } Soldaten gegen { $enemies }
web-yz-route = Plättchen { $route }: { $demand }; { $points } Punkte, { $copper } Kupfer, { $silver } Silber, { $war } Feinde
web-yz-disaster-wildfire = Feuer
web-yz-disaster-flood = Flut
web-yz-disaster-drought = Dürre
web-yz-route-open = offen
web-yz-route-none = keines
web-yz-any-commodity = eine Ware
web-yz-any-good = ein Gut
web-yz-discard = Ablage
web-yz-offer = Fabrikplättchen: { $commodity } aus { $colour }
web-yz-offer-hint = Fabriken, { $count } verdeckt
web-yz-supply = Vorrat an { $resource }: { $count }
web-yz-copper-each = je { $count } Kupfer
web-yz-box = { $box }: Arbeiter { $workers }, besetzt von { $names }
web-yz-box-palace = Palast
web-yz-box-road = Straße
web-yz-box-canal = Kanal
web-yz-box-bridge = Brücke
web-yz-migrants = Migranten
web-yz-top = oben
web-yz-bottom = unten
web-yz-migrate = Arbeiter unter { $group } in die Migration schicken
web-yz-claim = Plättchen der Ablage
web-yz-workers-of = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
} von { $name }

web-yz-own = Dein Brett
web-yz-place = in dieser Runde als { $place }.
web-yz-thing-copper = Kupfer
web-yz-thing-silver = Silber
web-yz-thing-wood = Holz
web-yz-thing-stone = Stein
web-yz-thing-idle = Arbeiter
web-yz-thing-cubes = Würfel
web-yz-thing-discs = Schei­ben
web-yz-thing-commodities = Waren
web-yz-thing-capacity = Boote
web-yz-thing-food = Nahrung
web-yz-thing-won = Plättchen
web-yz-fortune-construct-boats = Boote
web-yz-fortune-plant-crops = Anbau
web-yz-fortune-sell = Verkauf
web-yz-fortune-develop-factories = Fabriken
web-yz-fortune-choose-advancements = Fortschr.
web-yz-hint-construct-boats = je 1 Holz
web-yz-hint-plant-crops = je 1 Feld
web-yz-hint-sell = je { $copper } Kupfer
web-yz-hint-develop-factories = Bau, Ausbau
web-yz-hint-choose-advancements = je 1 Scheibe
web-yz-take-group = Gruppe unter { $action } in die Hand nehmen: Arbeiter { $count }
web-yz-taxes = Steuern
web-yz-taxed = Schicksal { $count }
web-yz-tax-free = frei
web-yz-tax-silver = { $count } Silber
web-yz-hand = Hand
web-yz-deck = Stapel { $count }
web-yz-card = Karte: Schicksal { $fortune }, Arbeiter { $workers }
web-yz-in-hand = Hand
web-yz-choose-action = wähle
web-yz-misfortune = Unglück
web-yz-personal = persönliches Plättchen { $route }
web-yz-if-ended = Punkte jetzt

web-yz-this-round = Diese Runde
web-yz-phase-bonus = Bonus
web-yz-phase-actions = Aktion
web-yz-phase-feeding = Essen
web-yz-phase-resolution = Wertung
web-yz-phase-late-shipping = Spät
web-yz-phase-administration = Ende
web-yz-feed = Essen { $due }, da { $have }
web-yz-war-ahead = Krieg { $soldiers } von { $enemies }
web-yz-tax-ahead = Steuer { $due }, Silber { $have }

web-yz-board-of = Tableau von { $name }
web-yz-back = Eigenes Tableau
web-yz-look = Tableau von { $name } zeigen
web-yz-tax-disc = Steuerscheibe
web-yz-tax-gives = +1 Ausführung
web-yz-tax-discs = Steuerscheiben: { $count }. Je eine weitere Ausführung einer Schicksalsaktion
web-digest = Was die Runde bringt
web-standing = Wäre jetzt Schluss:
