# Was die Dinge auf dem Spielplan sind, für alle, die das Spiel nicht kennen.

# -- Güter und Felder -----------------------------------------------------------------------------------------------

thing-field = { $province } { $square }: { $good }
thing-field-blank = { $province } { $square }: leeres Feld
thing-good-rice = Reis macht satt: 1 Würfelchen ist 1 Nahrung, und 1 Nahrung ernährt { $workers } Arbeiter. Eine Ausführung von Pflanzen anbauen bringt { $cubes } Würfelchen auf einmal auf ein leeres Reisfeld; schneller kommt niemand an Nahrung. Der lokale Markt kauft keinen Reis.
thing-good-whole = Ein Würfelchen ({ $good }) ist 1 Nahrung, und 1 Nahrung ernährt { $workers } Arbeiter. Der lokale Markt zahlt dafür { $copper } Kupfer. Mit einem anderen Nahrungsmittel zusammen füllt es beim späten Verschiffen auch einen Schiffsplatz.
thing-good-half = Zwei Würfelchen Früchte, Kohl oder Kartoffeln, beliebig gemischt, sind 1 Nahrung, und 1 Nahrung ernährt { $workers } Arbeiter. Der lokale Markt zahlt für jedes { $copper } Kupfer. Mit einem anderen Nahrungsmittel zusammen füllt es beim späten Verschiffen auch einen Schiffsplatz.
thing-good-salt = Städtische Märkte zahlen für Salz { $copper } Kupfer. Zwei Salzwürfelchen zusammen füllen jeden Schiffsplatz, gleich was er verlangt. Auf Salz darf niemals etwas gelegt werden, weder ein Ernteplättchen noch eine Fabrik.
thing-good-tea = Städtische Märkte zahlen für Tee { $copper } Kupfer. Schiffe mit einem Teeplatz laden einen Tee als Lieferung.
thing-good-raw = Städtische Märkte zahlen dafür { $copper } Kupfer ({ $good }). Verkauft liegt das Würfelchen als Rohstoff in der Farbe seines Besitzers auf dem Markt, bis eine Fabrik dieser Farbe es verbraucht.
thing-blank-does = Hier wächst nichts. Man kann ein Ernteplättchen darauf legen, gleich mit { $cubes } Würfelchen, oder eine Fabrik darauf bauen.
thing-crop-laid = Hier liegt ein Ernteplättchen. Sind seine Würfelchen fort, bleibt es liegen: Alle dürfen wieder 1 Würfelchen darauf anbauen oder es überdecken, wenn es nicht Salz ist.
thing-cubes-here = { $cubes ->
    [one] { $who } hat hier 1 Würfelchen.
   *[other] { $who } hat hier { $cubes } Würfelchen.
} Solange sie liegen, kann hier niemand anbauen oder bauen.
thing-field-empty = { $cubes ->
    [one] Es ist frei: Eine Ausführung von Pflanzen anbauen bringt 1 deiner Würfelchen hierher.
   *[other] Es ist frei: Eine Ausführung von Pflanzen anbauen bringt { $cubes } deiner Würfelchen hierher.
}
thing-markets-in-reach = { $markets ->
    [0] Kein Markt, den deine Boote erreichen, nimmt es zurzeit.
    [one] 1 Markt, den deine Boote erreichen, nimmt es zurzeit.
   *[other] { $markets } Märkte, die deine Boote erreichen, nehmen es zurzeit.
}
thing-to-sea = { $borders ->
    [one] Bis zum Meer ist es 1 Grenze. Deine Boote schaffen { $boats } in einer Aktion.
   *[other] Bis zum Meer sind es { $borders } Grenzen. Deine Boote schaffen { $boats } in einer Aktion.
}
thing-to-sea-from = { $borders ->
    [one] Von hier bis zum Meer ist es 1 Grenze.
   *[other] Von hier bis zum Meer sind es { $borders } Grenzen.
}
thing-spot = { $province }, Felder { $squares }
thing-spot-does = Ein Fabrikplättchen bedeckt diese Felder. Sie müssen frei von Würfelchen und Fabriken sein, und keines darf Salz sein; leere Ernteplättchen darunter kommen aus dem Spiel.
thing-spot-free = Die Felder sind frei.
thing-spot-taken = Die Felder sind zurzeit nicht frei.
thing-province-does = Eine Provinz hat Felder und einen städtischen Markt. Jedes Stück, das eine Grenze überquert, braucht in dieser Aktion 1 von der Kapazität deiner Boote; innerhalb der Provinz braucht es keine.
thing-province-market = { $slots ->
    [one] 1 Platz ihres Marktes ist frei.
   *[other] { $slots } Plätze ihres Marktes sind frei.
}
thing-province-cubes = { $cubes ->
    [0] Du hast hier keine Würfelchen.
    [one] Du hast hier 1 Würfelchen.
   *[other] Du hast hier { $cubes } Würfelchen.
}

# -- städtische Märkte ----------------------------------------------------------------------------------------------

thing-slot = Markt von { $province }, Platz { $slot }: { $good }
thing-slot-coin = Markt von { $province }, Platz { $slot }: Münze
thing-slot-does = Die Aktion „Auf dem städtischen Markt verkaufen“ bringt hier für ein Würfelchen ({ $good }) { $copper } Kupfer.
thing-slot-coin-does = Ein Münzplatz bringt { $copper } Kupfer. Er nimmt { $one } oder { $two }, denn diese liegen daneben, und nur, solange der passende Nachbarplatz frei ist.
thing-slot-material = Auf einen Platz passt ein Würfelchen. Es bleibt als Rohstoff liegen, bis eine Fabrik seiner Farbe es verbraucht; dann ist der Platz wieder frei.
thing-slot-empty = Er ist frei.
thing-slot-full = Hier liegt ein Rohstoff ({ $colour }), verkauft von { $who }. Alle dürfen ihn nutzen.
thing-better-sales = Dein Bonus Bessere Verkäufe bringt in dieser Runde bei jedem Verkauf { $copper } Kupfer mehr.

# -- Fabriken -------------------------------------------------------------------------------------------------------

thing-factory = Fabrik: { $commodity }, Rohstoff { $colour }
thing-factory-does = Sie stellt eine Ware her: { $commodity }. Jede braucht ein Würfelchen der Farbe { $colour } von einem beliebigen städtischen Markt; die Farbe des Dachs sagt, welche Würfelchen, nicht wem die Fabrik gehört.
thing-factory-workers = Arbeiter für eine Ware in der eigenen Fabrik: { $one } auf Level I, { $two } auf Level II, { $three } auf Level III, wo ein Arbeiter auch zwei Waren aus zwei Würfelchen machen darf. Sie lagert so viele Waren, wie ihr Level hoch ist.
thing-factory-points = Am Ende zählt eine Fabrik auf Level I { $i } Punkte, auf Level II { $ii } und auf Level III { $iii }.
thing-factory-start = Sie ist eine von denen für den Anfang: Du nimmst eine kostenlos, und sie beginnt auf Level I.
thing-factory-offered = Sie liegt in der Auslage. Fabriken ausbauen errichtet sie für eine Ausführung, 1 Stein und 1 deiner Scheiben.
thing-your-stone = { $stone ->
    [0] Du hast keinen Stein.
   *[other] Du hast { $stone } Stein.
}
thing-factory-ruin = Seit einem Flächenbrand gehört sie niemandem. Fabriken ausbauen übernimmt sie auf Level I für eine Ausführung, 1 Stein und 1 deiner Scheiben.
thing-factory-ruin-free = Seit einem Flächenbrand gehört sie niemandem. Fabriken ausbauen übernimmt sie auf Level I für eine Ausführung und 1 deiner Scheiben.
thing-factory-owned = Sie gehört { $who } und ist auf Level { level }. Gelagert: { $stored } von { $room }.
thing-factory-next = Level { level } kostet dich { $cost } Kupfer und eine Scheibe; aufbringen kannst du { $have } Kupfer.
thing-outsource-not = Du kannst hier nicht produzieren: Eine fremde Fabrik muss auf Level II oder III sein.
thing-outsource-copper = Auch du darfst hier produzieren: { $copper } Kupfer an { $who } und { $workers } Arbeiter für eine Ware, die dir gehört.
thing-outsource-silver = Auch du darfst hier produzieren: 1 Silber an { $who } und { $workers } Arbeiter für eine Ware, die dir gehört.
thing-no-material = Auf keinem Markt liegt zurzeit ein Rohstoff dieser Farbe ({ $colour }).
thing-material = { $borders ->
    [0] In derselben Provinz liegt ein Rohstoff ({ $colour }).
    [one] Der nächste Rohstoff ({ $colour }) ist 1 Grenze entfernt.
   *[other] Der nächste Rohstoff ({ $colour }) ist { $borders } Grenzen entfernt.
}
thing-material-yours = { $borders ->
    [0] In derselben Provinz liegt ein Rohstoff ({ $colour }): Boote sind nicht nötig.
    [one] Der nächste Rohstoff ({ $colour }) ist 1 Grenze entfernt. Deine Boote schaffen { $boats } in einer Aktion.
   *[other] Der nächste Rohstoff ({ $colour }) ist { $borders } Grenzen entfernt. Deine Boote schaffen { $boats } in einer Aktion.
}

# -- Boote, lokaler Markt, Ernteleiste ------------------------------------------------------------------------------

thing-boats = Boote
thing-boats-does = Die Zahl bei deinen Booten sagt, wie viele Grenzen deine Stücke in einer Aktion zusammen überqueren dürfen. Sie wird nicht verbraucht: In der nächsten Aktion gilt sie wieder. Boote bauen, der Bonus Boottransportkapazität erhöhen und die Wasserstraße rücken dich nach rechts; nicht jedes Feld erhöht die Zahl.
thing-boats-points = { $points ->
    [one] Am Ende zählt jedes Boot 1 Punkt.
   *[other] Am Ende zählt jedes Boot { $points } Punkte.
}
thing-boats-yours = Deine Boote tragen jetzt { $boats }: { $points } Punkte.
thing-boats-next = { $wood ->
    [0] Auf dem nächsten Feld sind es { $boats }. Ein Schritt kostet 1 Holz; du hast keines.
   *[other] Auf dem nächsten Feld sind es { $boats }. Ein Schritt kostet 1 Holz; du hast { $wood }.
}
thing-boats-last = Du bist auf dem letzten Feld.
thing-rural = Lokaler Markt
thing-rural-colour = Lokaler Markt: Würfelchen ({ $colour })
thing-rural-sells = Er kauft Weizen, Korn, Kohl, Früchte und Kartoffeln von deinen Feldern für { $copper } Kupfer je Würfelchen, ohne Boote und neben deiner Aktion. Reis kauft er nie.
thing-rural-buys = Ein Würfelchen von hier kostet { $copper } Kupfer und ist ein beliebiges Nahrungsmittel außer Reis. Du musst es sofort verwenden: zum Ernähren, für ein Infrastrukturplättchen oder beim späten Verschiffen.
thing-rural-once = In einem Zug darfst du hier kaufen oder verkaufen, nie beides.
thing-rural-cubes = { $cubes ->
    [0] Zurzeit liegen hier keine Würfelchen.
    [one] Hier liegt 1 Würfelchen.
   *[other] Hier liegen { $cubes } Würfelchen.
}
thing-rural-sold = Du hast in diesem Zug verkauft und kannst deshalb nicht kaufen.
thing-rural-bought = Du hast in diesem Zug gekauft und kannst deshalb nicht verkaufen.
thing-crop = Ernteplättchen: { $good }, { $cost } Kupfer
thing-crop-empty = Ernteleiste, Feld { $space }: leer
thing-crop-does = Ein Plättchen auf diesem Feld kostet { $cost } Kupfer. Du kaufst es mit dem Bonus darunter oder mit Pflanzen anbauen; es kommt auf ein beliebiges freies Feld, das nicht Salz ist, gleich mit { $cubes } deiner Würfelchen. Danach rücken die Plättchen nach links, wo sie billiger sind.
thing-crop-none = Zurzeit liegt hier kein Plättchen.
thing-crop-yours = Du hast { $copper } Kupfer und { $cubes } Würfelchen im Vorrat.

# -- Küste ----------------------------------------------------------------------------------------------------------

thing-coast = Küste
thing-coast-does = Hier warten Schiffe auf Lieferungen. Jeder Platz verlangt eine Ware oder Tee; ein Paar Salzwürfelchen füllt jeden Platz. Deine Boote bringen die Stücke über die Grenzen zum Meer. Ein volles Schiff setzt sofort Segel, und das nächste seiner Reihe kommt.
thing-row-empty = Reihe { $row }: kein Schiff
thing-row-empty-does = In dieser Reihe ist kein Schiff mehr.
thing-ship = Schiff in Reihe { $row }: { $country }
thing-ship-waiting = Nächstes Schiff: { $country }
thing-ship-next = Es kommt an die Küste, wenn das Schiff in Reihe { $row } Segel setzt.
thing-ship-does = { $slots ->
    [one] Es setzt Segel, sobald sein Platz gefüllt ist. Tee, Salz und Nahrung an Bord gehen an ihre Besitzer zurück und zählen nichts.
   *[other] Es setzt Segel, sobald seine { $slots } Plätze gefüllt sind, gleich von wem. Tee, Salz und Nahrung an Bord gehen an ihre Besitzer zurück und zählen nichts.
}
thing-ship-goal = Waren an Bord zählen im Feld des Landes ({ $country }) je { $box } Punkte, wenn dort vorher weniger als { $limit } liegen, sonst auf dem allgemeinen Feld ({ $market }) je { $pool }.
thing-ship-envoy = Wer eine Scheibe auf dem Diplomatiefeld des Landes ({ $country }) und ein Stück an Bord hat, darf die Scheibe mitschicken: 1 Punkt.
thing-ship-earns = Mit Schiffe beliefern braucht jede Lieferung 1 Arbeiter und bringt sofort { $silver } Silber.
thing-ship-filled = { $filled } von { $slots } Plätzen sind gefüllt.
thing-ship-box = { $landed ->
    [0] Das Feld des Landes ({ $country }) ist leer: Waren kommen dorthin.
    [one] Im Feld des Landes ({ $country }) liegt 1 Ware: Weitere kommen dorthin.
   *[other] Im Feld des Landes ({ $country }) liegen { $landed } Waren: Weitere kommen dorthin.
}
thing-ship-pool = Im Feld des Landes ({ $country }) liegen schon { $landed }: Waren kommen auf das allgemeine Feld.
thing-ship-yours = Du hast ein Stück an Bord.
thing-ship-then = { $ships ->
    [one] Danach kommt das letzte Schiff dieser Reihe: { $country }.
   *[other] Danach kommt ein Schiff ({ $country }); Schiffe im Stapel: { $ships }.
}
thing-hold = Schiff ({ $country }), Platz { $slot }: { $wanted }
thing-hold-commodity = Er verlangt eine Ware aus einer Fabrik: { $wanted }.
thing-hold-tea = Er verlangt { $wanted }: ein Würfelchen von einem Feld.
thing-hold-pairs = Auch zwei Salzwürfelchen füllen jeden Platz, beim späten Verschiffen auch zwei verschiedene Nahrungsmittel.
thing-hold-has-commodity = Er ist mit einer Ware von { $who } gefüllt.
thing-hold-has-cubes = Er ist mit Gütern von { $who } gefüllt.
thing-hold-empty = Er ist leer.
thing-hold-yours = Du hast davon ({ $wanted }): { $have }. Dein Salz: { $salt }.
thing-hold-boats = { $boats ->
    [one] Deine Boote schaffen 1 Grenze in einer Aktion.
   *[other] Deine Boote schaffen { $boats } Grenzen in einer Aktion.
}
thing-box-of = Geliefert: { $place }
thing-box-of-does = Jede Ware in diesem Feld ist am Ende { $points } Punkte wert. Ein Schiff dieses Landes lädt hier ab, wenn vorher weniger als { $limit } Waren darin liegen; dann passen alle seine Waren hinein.
thing-pool-of = Allgemeines Feld: { $place }
thing-pool-of-does = Jede Ware hier ist am Ende { $points } Punkte wert. Ein Schiff lädt hier ab, wenn im Feld seines Landes schon { $limit } oder mehr Waren liegen.
thing-envoy-worth = Ein Botschafter im Ausland ist 1 Punkt wert.
thing-landed = { $count ->
    [0] Hier liegt noch keine Ware.
    [one] Hier liegt 1 Ware.
   *[other] Hier liegen { $count } Waren.
}
thing-landed-yours = { $count ->
    [0] Du hast dort keine.
    [one] 1 gehört dir: { $points } Punkte.
   *[other] { $count } gehören dir: { $points } Punkte.
}
thing-envoys-yours = { $count ->
    [0] Du hast keinen Botschafter im Ausland.
   *[other] Du hast { $count } Botschafter im Ausland.
}
thing-delivered = Gelieferte Waren
thing-delivered-does = Was Schiffe ins Ausland gebracht haben, zählt am Ende. Die ersten Waren eines Landes liegen in seinem Feld, { $limit } oder einige mehr, und zählen mehr als die auf dem allgemeinen Feld.
thing-exchange = Tauschverhältnis
thing-exchange-does = So viel Kupfer ist 1 Silber, in beiden Richtungen. Getauscht wird nur, wenn etwas zu zahlen ist: Silber wird zu Kupfer, wenn Kupfer fehlt, und Kupfer zu Silber für Steuern. Am Ende wird all dein Kupfer getauscht, und jedes Silber ist 1 Punkt.
thing-exchange-moves = Nach jeder Runde wird gewürfelt: Liegt der Wurf über der Zahl des Feldes, steigt das Verhältnis um ein Feld, liegt er darunter, sinkt es um eines.
thing-exchange-now = 1 Silber ist jetzt { $copper } Kupfer.
thing-exchange-yours = Du hast { $copper } Kupfer und { $silver } Silber: { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
}, wenn das Spiel jetzt endete.

# -- Boni -----------------------------------------------------------------------------------------------------------

thing-order = Reihenfolge und Boni
thing-order-does = Hier beginnt jede Runde. Alle nehmen einen Bonus, den noch niemand hat; weiter links heißt früher in der Spielreihenfolge dieser Runde.
thing-order-crops = Das Ernteplättchen über deinem Bonus darfst du sofort kaufen: Es kommt mit { $cubes } deiner Würfelchen auf ein freies Feld.
thing-order-yours = Dein Platz in der Spielreihenfolge dieser Runde: { $place }.
thing-order-pile = { $tiles ->
    [one] 1 Ernteplättchen liegt noch verdeckt.
   *[other] { $tiles } Ernteplättchen liegen noch verdeckt.
}
thing-bonus-does = Ein Bonus ist auch dein Platz in der Spielreihenfolge: Wer weiter links steht, spielt früher. Und das Ernteplättchen darüber darfst du sofort kaufen.
thing-bonus-free-advancement = Du legst 1 Scheibe auf ein beliebiges freies Fortschrittsfeld.
thing-bonus-better-sales = Jeder deiner Verkäufe dieser Runde, in der Stadt und auf dem lokalen Markt, bringt { $copper } Kupfer mehr.
thing-bonus-fed-workers = Deine Arbeiter brauchen in dieser Runde keine Nahrung.
thing-bonus-no-taxes = Du zahlst in dieser Runde keine Steuern, wie hoch deine Schicksalswerte auch sind.
thing-bonus-boat-upgrade = Deine Boote rücken kostenlos ein Feld nach rechts.
thing-bonus-factory-upgrade = Eine deiner Fabriken steigt kostenlos um ein Level.
thing-bonus-free = In dieser Runde hat ihn noch niemand.
thing-bonus-taken = In dieser Runde hat ihn { $who }.

# -- Fortschritte ---------------------------------------------------------------------------------------------------

thing-space-does = Mit Fortschritte wählen legst du Scheiben hierher. Ab deinem nächsten Zug darfst du eine Scheibe zurücknehmen und ihre Wirkung einmal nutzen; eine, die am Ende noch liegt, zählt für die Mehrheit ihres Bereichs.
thing-space-emissary = Die Scheibe kann als Botschafter auf einem Schiff dieses Landes reisen ({ $country }), wenn du ein Stück an Bord hast: 1 Punkt am Ende. Sie erfüllt auch das Infrastrukturplättchen, das einen Botschafter verlangt.
thing-space-free-rice = Sie steht für { $rice } Reis, ohne Boote: zum Ernähren, für ein Infrastrukturplättchen oder beim späten Verschiffen.
thing-space-free-wood = Sie steht für 1 Holz, wenn du Boote baust.
thing-space-free-stone = Sie steht für 1 Stein, wenn du eine Fabrik baust.
thing-space-free-raw-material = Beim Produzieren steht sie für 1 Rohstoff der nötigen Farbe, in der Provinz der Fabrik.
thing-space-free-boat = Deine Boote dürfen einmal 1 Grenze mehr überqueren.
thing-space-free-copper = Sie steht bei einer Zahlung für { $copper } Kupfer.
thing-space-free-salt = Sie steht für 1 Salz, ohne Boote: für ein Salzpaar auf einem Schiff oder für ein Infrastrukturplättchen.
thing-space-additional-sale = Du verkaufst neben deiner Aktion 1 Würfelchen auf einem städtischen Markt, mit eigener Bootskapazität.
thing-space-additional-crops = Du kaufst neben deiner Aktion ein Plättchen der Ernteleiste zu seinem Preis und bepflanzt es.
thing-space-same-undertakings = Bei den Vorhaben des Kaisers darfst du in eine Box, die schon besetzt ist.
thing-space-additional-worker = Bei den Vorhaben des Kaisers zählt die Scheibe als weiterer Arbeiter.
thing-space-eager-immigrants = Bei den Vorhaben des Kaisers darfst du auch deine Arbeiter aus der oberen Migrationsbox einsetzen.
thing-space-free-wheat = Sie steht für 1 Weizen, ohne Boote: zum Ernähren, für ein Infrastrukturplättchen oder beim späten Verschiffen.
thing-space-personal-route = Du nimmst ein beliebiges Infrastrukturplättchen aus dem Abwurfstapel für dich allein; seine Kriegs- und Katastrophensymbole zählen nicht.
thing-space-war-copper = Du bekommst 1 Kupfer für jeden deiner Arbeiter in der Kriegsbox.
thing-space-veterans = Nach dem Krieg bleiben bis zu { $veterans } deiner Arbeiter neben der Kriegsbox liegen und kämpfen in der nächsten Runde wieder.
thing-space-additional-recruit = Bei der Auswertung des Krieges zählt die Scheibe als weiterer Arbeiter von dir in der Kriegsbox.
thing-space-weaker-enemies = Bei der Auswertung des Krieges zählen die Feinde { $weaker } weniger, für alle.
thing-space-free = Hier liegt keine Scheibe.
thing-space-taken = Hier liegt die Scheibe von { $who }.
thing-space-fresh = Sie wurde in diesem Zug gelegt und ist noch nicht nutzbar.
thing-section-diplomacy = Scheiben dieses Bereichs werden Botschafter auf Schiffen.
thing-section-economy = Scheiben dieses Bereichs stehen für Güter, Kupfer, Boote und Baustoffe.
thing-section-emperor = Scheiben dieses Bereichs helfen mit Salz, Verkäufen und Ernten oder bei den Boxen des Kaisers.
thing-section-war-routes = Scheiben dieses Bereichs helfen mit Weizen und Infrastrukturplättchen oder im Krieg.
thing-section-does = Am Ende bringen die meisten Scheiben in einem Bereich { $most } Punkte, bei Gleichstand je { $tied ->
    [one] 1 Punkt
   *[other] { $tied } Punkte
}.
thing-section-empty = In diesem Bereich hat niemand eine Scheibe.
thing-section-leads = { $tied ->
    [one] Die meisten Scheiben in diesem Bereich: { $who }, { $discs }.
   *[other] Mehrere haben gleich viele Scheiben in diesem Bereich, je { $discs }.
}
thing-section-yours = { $points ->
    [0] Du hast dort { $discs }: noch keine Punkte.
    [one] Du hast dort { $discs }: 1 Punkt, wenn das Spiel jetzt endete.
   *[other] Du hast dort { $discs }: { $points } Punkte, wenn das Spiel jetzt endete.
}
thing-your-discs = { $discs ->
    [one] Du hast 1 Scheibe im Vorrat.
   *[other] Du hast { $discs } Scheiben im Vorrat.
}

# -- Schicksalsaktionen und Karten ----------------------------------------------------------------------------------

thing-fortune-does = Du führst sie aus, indem du eine Karte hierher spielst: so oft, wie der Schicksalswert der Karte sagt, jede der fünf Aktionen einmal je Runde. Die Arbeiter der Karte warten danach als Gruppe darunter auf einen späteren Zug. Eine Scheibe auf dem Steuerfeld erlaubt eine Ausführung mehr.
thing-fortune-construct-boats = Jede Ausführung macht aus 1 Holz einen Schritt auf der Bootsleiste, damit deine Stücke mehr Grenzen überqueren.
thing-fortune-plant-crops = Jede Ausführung bepflanzt ein freies Feld, gleich wo: 1 Würfelchen, auf Reis { $rice }. Einmal je Aktion darfst du stattdessen ein Ernteplättchen kaufen und mit { $cubes } Würfelchen auslegen.
thing-fortune-sell = Jede Ausführung verkauft ein Würfelchen Tee, Salz, Baumwolle, Zuckerrohr, Ramie oder Bambus auf einen freien Platz eines städtischen Marktes: { $copper } Kupfer, auf einem Münzplatz { $coin }. Der Weg in eine andere Provinz braucht Boote.
thing-fortune-develop-factories = Jede Ausführung baut eine Fabrik für 1 Stein oder hebt eine deiner Fabriken: auf Level II für { $two } Kupfer, auf Level III für { $three } Kupfer. Jedes Mal brauchst du eine Scheibe.
thing-fortune-choose-advancements = Jede Ausführung legt eine deiner Scheiben auf ein freies Fortschrittsfeld, jedes Mal in einem anderen Bereich.
thing-fortune-open = In dieser Runde hast du sie noch nicht genutzt.
thing-fortune-played = { $workers ->
    [0] In dieser Runde hast du sie genutzt, mit Schicksal { $fortune }. Ihre Arbeiter sind bei der Arbeit.
    [one] In dieser Runde hast du sie genutzt, mit Schicksal { $fortune }. 1 Arbeiter wartet hier.
   *[other] In dieser Runde hast du sie genutzt, mit Schicksal { $fortune }. { $workers } Arbeiter warten hier.
}
thing-means-boats = Dein Holz: { $wood }. Deine Boote tragen { $boats }.
thing-means-cubes = Würfelchen im Vorrat: { $cubes }. Dein Kupfer: { $copper }.
thing-means-sales = { $fields ->
    [0] Auf keinem deiner Felder liegt ein Würfelchen, das ein erreichbarer Markt zurzeit nähme.
    [one] Auf 1 deiner Felder liegen Würfelchen, die ein erreichbarer Markt zurzeit nähme.
   *[other] Auf { $fields } deiner Felder liegen Würfelchen, die ein erreichbarer Markt zurzeit nähme.
}
thing-means-factories = Dein Stein: { $stone }. Dein Kupfer: { $copper }.
thing-card = Karte: Schicksal { $fortune }, Arbeiter { $workers }
thing-card-does = { $fortune ->
    [one] Auf eine Schicksalsaktion gespielt, erlaubt sie 1 Ausführung.
   *[other] Auf eine Schicksalsaktion gespielt, erlaubt sie bis zu { $fortune } Ausführungen.
}
thing-card-group = { $workers ->
    [one] Mit ihr kommt 1 Arbeiter auf dein Tableau. In einem späteren Zug geht er zu einer Arbeiteraktion.
   *[other] Mit ihr kommen { $workers } Arbeiter als Gruppe auf dein Tableau. In einem späteren Zug geht die Gruppe zu einer Arbeiteraktion.
}
thing-card-tax = Ihr Schicksalswert { $fortune } zählt für die Steuern dieser Runde, und ihre Arbeiter müssen ernährt werden.
thing-card-yours = { $count ->
    [0] Du hast sie zurzeit nicht auf der Hand.
    [one] Du hast sie einmal auf der Hand.
   *[other] Du hast sie { $count }-mal auf der Hand.
}
thing-hand = Hand
thing-hand-does = In jeder Runde spielen alle { $cards } Karten auf Schicksalsaktionen und schicken ebenso viele Gruppen Arbeiter zu Arbeiteraktionen, in beliebiger Folge: { $turns } Züge.
thing-hand-yours = Karten auf der Hand: { $cards }; Gruppen auf dem Tableau: { $groups }; noch verdeckte Karten: { $deck }.

# -- Arbeiteraktionen -----------------------------------------------------------------------------------------------

thing-workforce-does = Du schickst eine Gruppe Arbeiter von deinem Tableau hierher, zu jeder dieser Aktionen einmal je Runde. Deine Arbeiter aus der unteren Migrationsbox dürfen mitgehen, zusammen höchstens { $most }. Wer nicht gebraucht wird, kommt in die obere Migrationsbox.
thing-workforce-take-resources = Jeder Arbeiter und { $copper } Kupfer bringen 1 Holz oder 1 Stein, solange der Vorrat reicht.
thing-workforce-produce = Arbeiter machen aus Rohstoffen der städtischen Märkte Waren, in deinen eigenen Fabriken oder gegen Bezahlung in denen anderer. Jede Fabrik einmal je Zug.
thing-workforce-supply-ships = Jeder Arbeiter bringt eine Ware, einen Tee oder zwei Salz auf ein Schiff an der Küste und verdient sofort { $silver } Silber.
thing-workforce-emperor = Deine Arbeiter besetzen eine der vier Boxen. Je mehr sie verlangt, desto besser ist die Belohnung am Ende der Runde.
thing-workforce-war-routes = Deine Arbeiter ziehen in den Krieg, wo die meisten Soldaten am Ende der Runde Punkte gewinnen. Außerdem darfst du ein offenes Infrastrukturplättchen erfüllen, für Geld und Punkte.
thing-workforce-done = In dieser Runde warst du schon dort.
thing-chance-resources = Im Vorrat: Holz { $wood }, Stein { $stone }. Dein Kupfer: { $copper }.
thing-chance-produce = { $workers ->
    [0] Du kannst zurzeit nirgends produzieren.
    [one] Du kannst jetzt schon mit 1 Arbeiter produzieren.
   *[other] Du kannst jetzt ab { $workers } Arbeitern produzieren.
}
thing-chance-ships = { $pieces ->
    [0] Du hast zurzeit nichts, was ein Schiff nähme und deine Boote brächten.
    [one] Du hast an 1 Ort Stücke, die du jetzt liefern könntest.
   *[other] Du hast an { $pieces } Orten Stücke, die du jetzt liefern könntest.
}
thing-chance-war = Bisher: Soldaten { $soldiers }, Feinde { $enemies }.
thing-chance-emperor = { $boxes ->
    [one] 1 der vier Boxen ist frei.
   *[other] { $boxes } der vier Boxen sind frei.
}
thing-box-workers = Sie braucht genau { $workers } Arbeiter.
thing-box-pays = Am Ende der Runde zahlt sie { $silver ->
    [0] { $copper } Kupfer.
   *[other] { $copper ->
        [0] { $silver } Silber.
       *[other] { $copper } Kupfer und { $silver } Silber.
    }
}
thing-reward-route-tile = Du nimmst auch ein beliebiges Infrastrukturplättchen aus dem Abwurfstapel für dich allein; gibt es keines, { $copper } Kupfer mehr.
thing-reward-boat-upgrade = Auch rücken deine Boote ein Feld nach rechts.
thing-reward-factory-upgrade = Auch steigt eine deiner Fabriken kostenlos um ein Level.
thing-box-open = Alle dürfen sie in derselben Runde nutzen.
thing-box-one = { $spaces ->
    [one] Nur 1 Person je Runde darf sie nutzen.
   *[other] Nur { $spaces } Personen je Runde dürfen sie nutzen.
}
thing-box-taken = { $who } ist in dieser Runde dort.
thing-box-empty = In dieser Runde ist noch niemand dort.
thing-resource-does = Ressourcen nehmen bringt eines davon für einen Arbeiter und { $copper } Kupfer.
thing-resource-left = { $count ->
    [0] Im Vorrat ist nichts mehr davon.
   *[other] Im Vorrat: { $count }.
}
thing-resource-yours = Du hast { $count } und { $copper } Kupfer.

# -- Krieg und Infrastruktur ----------------------------------------------------------------------------------------

thing-war-does = Die Soldaten aller kämpfen gemeinsam gegen die Feinde: die Kriegssymbole auf allen offenen Infrastrukturplättchen. Wer früher kommt, steht weiter links, und das entscheidet bei Gleichstand.
thing-war-prizes = Sind es mindestens so viele Soldaten wie Feinde, gewinnen die meisten Soldaten { $first } Punkte und die zweitmeisten { $second }.
thing-war-lost = Sind es weniger, gewinnen nur die meisten Soldaten { $second } Punkte.
thing-war-now = Jetzt: Soldaten { $soldiers }, Feinde { $enemies }.
thing-war-yours = { $points ->
    [0] { $soldiers ->
        [0] Du hast dort keine Soldaten.
        [one] 1 davon gehört dir: so gäbe es keine Punkte.
       *[other] { $soldiers } davon gehören dir: so gäbe es keine Punkte.
    }
   *[other] { $soldiers ->
        [one] 1 davon gehört dir: so wären es { $points } Punkte.
       *[other] { $soldiers } davon gehören dir: so wären es { $points } Punkte.
    }
}
thing-glory = Kriegsruhm
thing-glory-yours = Deine ersten Plätze: { $first }, zweiten Plätze: { $second }.
thing-route = Infrastruktur { $route }
thing-route-wants = Verlangt wird: { $parts ->
    [1] { $d1 }
    [2] { $d1 } und { $d2 }
   *[other] { $d1 }, { $d2 } und { $d3 }
}.
thing-route-pays = Wer es erfüllt, bekommt sofort { $silver ->
    [0] { $copper ->
        [0] kein Geld
       *[other] { $copper } Kupfer
    }
   *[other] { $silver } Silber
} und am Ende { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
thing-route-war = { $war ->
    [0] Es bringt keine Feinde in den Krieg dieser Runde.
    [one] Es bringt 1 Feind in den Krieg dieser Runde.
   *[other] Es bringt { $war } Feinde in den Krieg dieser Runde.
}
thing-route-disaster = Am Ende der Runde bringt es eine Katastrophe: { $disaster }.
thing-route-how = Mit jeder Aktion Krieg & Infrastruktur darf man ein offenes Plättchen erfüllen, ohne Boote: Güter von den eigenen Feldern, Waren aus Fabriken, Nahrung auch vom lokalen Markt.
thing-route-personal = Ein persönliches Plättchen füllt man am Ende einer Runde oder des Spiels, auch Stück für Stück; ist es vollständig, zahlt es.
thing-route-personal-unpaid = Ein persönliches Plättchen füllt man am Ende einer Runde oder des Spiels, auch Stück für Stück; es zählt seine Punkte, zahlt aber nichts.
thing-route-fulfilled = { $who } hat es in dieser Runde erfüllt.
thing-route-can = Du hast alles, was es verlangt.
thing-route-cannot = Du hast nicht alles, was es verlangt.
thing-route-won = { $who } hat es erfüllt.
thing-route-held = { $who } hat es als persönliches Plättchen.
thing-route-discarded = Es liegt im Abwurfstapel.
thing-discard = Abgeworfene Infrastrukturplättchen
thing-war = Kriegsbox
thing-discard-does = Infrastrukturplättchen, die niemand erfüllt, kommen am Ende der Runde hierher. Mit Straßenbau oder dem Fortschritt Persönliches Infrastrukturplättchen darfst du eines für dich nehmen.
thing-discard-tiles = { $tiles ->
    [one] Hier liegt 1 Plättchen.
   *[other] Hier liegen { $tiles } Plättchen.
}

# -- Steuern --------------------------------------------------------------------------------------------------------

thing-tax = Steuern
thing-tax-disc = Eine Scheibe auf dem Steuerfeld gibt bei einer Schicksalsaktion eine Ausführung mehr, einmal je Aktion; sie zählt 1 für die Steuern dieser Runde.
thing-tax-does = Am Ende der Runde werden die Schicksalswerte deiner Karten und deine Steuerscheiben addiert.
thing-tax-from = Ab { $sum } schuldest du { $silver } Silber.
thing-tax-unpaid = Fehlt Silber, stehen je { $ratio } Kupfer dafür. Reicht auch das nicht, verlierst du all dein Kupfer und nimmst für jedes fehlende Silber ein Unglücksplättchen.
thing-tax-free = Du hast Keine Besteuerung: In dieser Runde zahlst du nichts.
thing-tax-yours = Deine Summe ist bisher { $total }: { $due ->
    [0] nichts ist fällig
   *[other] { $due } Silber fällig
}, und du hast { $silver } Silber.

# -- was ein Clan zählt ---------------------------------------------------------------------------------------------

thing-name-copper = Kupfer
thing-name-silver = Silber
thing-name-wood = Holz
thing-name-stone = Stein
thing-name-idle = Arbeiter im Vorrat
thing-name-cubes = Würfelchen im Vorrat
thing-name-discs = Scheiben im Vorrat
thing-name-commodities = Waren im Vorrat
thing-name-misfortune = Unglück
thing-name-won = Erfüllte Infrastrukturplättchen
thing-count-copper = Kupfer bezahlt Ernteplättchen, Ressourcen, Fabriklevel und Nahrung. { $ratio } Kupfer sind jetzt 1 Silber.
thing-count-silver = Silber bezahlt Steuern, und jedes Silber ist am Ende 1 Punkt. Fehlt Kupfer, wird aus 1 Silber { $ratio } Kupfer.
thing-count-wood = Boote bauen braucht 1 Holz für jeden Schritt auf der Bootsleiste.
thing-count-stone = Fabriken ausbauen braucht 1 Stein für jede neue Fabrik.
thing-count-idle = Sie kommen mit deinen Karten ins Spiel. Ist der Vorrat leer, bringt eine Karte weniger.
thing-count-cubes = Du pflanzt sie auf Felder; dort sind sie das Gut, das da wächst. Verkauft, gegessen oder verschifft kommen sie früher oder später zurück.
thing-count-discs = Eine Scheibe markiert ein Fabriklevel, einen Fortschritt, eine Steuer oder Kriegsruhm. Ohne Scheiben geht nichts davon.
thing-count-commodities = Fabriken bringen sie ins Spiel, eine für jede hergestellte Ware. Am meisten zählen gelieferte; eine, die noch in einer Fabrik oder auf einem Schiff an der Küste liegt, ist am Ende 1 Punkt.
thing-count-misfortune = { $points ->
    [one] Jedes Plättchen kostet am Ende 1 Punkt. Du bekommst sie für Nahrung oder Steuern, die du nicht aufbringst.
   *[other] Jedes Plättchen kostet am Ende { $points } Punkte. Du bekommst sie für Nahrung oder Steuern, die du nicht aufbringst.
}
thing-count-won = Jedes zählt die Punkte, die darauf stehen.
thing-count-yours = Du hast { $count }.
thing-food = Nahrung
thing-food-does = Nach den Aktionen müssen deine Arbeiter auf dem Spielplan ernährt werden, auch Migranten und Veteranen: 1 Nahrung für je { $workers } Arbeiter oder einen Teil davon.
thing-food-counts = Reis, Weizen und Korn sind je 1 Nahrung; zwei Würfelchen Früchte, Kohl oder Kartoffeln zusammen sind 1 Nahrung.
thing-food-missing = Ein Würfelchen vom lokalen Markt kostet { $copper } Kupfer. Für jede fehlende Nahrung nimmst du ein Unglücksplättchen: { $points } Punkte weniger am Ende.
thing-food-fed = Dein Bonus ernährt sie: In dieser Runde ist nichts fällig.
thing-food-yours = Deine Arbeiter auf dem Spielplan: { $workers }. Fällige Nahrung: { $due }, auf deinen Feldern: { $have }, es fehlt: { $missing }.
thing-points = Punkte, wenn das Spiel jetzt endete
thing-points-does = Unterwegs wird nichts gutgeschrieben: Gezählt wird einmal, nach { $rounds } Runden. Hier steht, wie viele Punkte es jetzt wären.
thing-points-from = Sie kommen von Booten, Fabriken, Waren im Ausland, Botschaftern, Kriegsruhm, Infrastruktur, den meisten Scheiben einer Sektion und Silber; Unglück kostet welche.
thing-points-of = { $who }: { $points }.
thing-clan = { $who }
thing-clan-does = Alle führen einen Händlerclan. Nach { $rounds } Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer in der letzten Runde früher am Zug war.
thing-clan-place = Platz in der Spielreihenfolge dieser Runde: { $place }.
thing-clan-bonus = Bonus dieser Runde: { $bonus }.
thing-clan-money = Geld: { $copper } Kupfer, { $silver } Silber.
thing-clan-points = Wenn das Spiel jetzt endete: { $points } Punkte. Der größte Teil davon: „{ $source }“, { $best }.
thing-clan-food = Fällige Nahrung für die Arbeiter auf dem Spielplan: { $due }.
thing-workers-yours = { $workers ->
    [0] Keiner deiner Arbeiter ist hier.
    [one] 1 deiner Arbeiter ist hier.
   *[other] { $workers } deiner Arbeiter sind hier.
}

# -- die Runde ------------------------------------------------------------------------------------------------------

thing-round = Die Runde
thing-phase = Phase: { $phase }
thing-round-does = Gespielt werden { $rounds } Runden. In jeder: einen Bonus nehmen, { $turns }-mal am Zug sein, die Arbeiter ernähren, dann Krieg, Katastrophen, Infrastruktur, die Belohnungen des Kaisers und Steuern, eine letzte Lieferung Nahrung an die Schiffe und das Aufräumen.
thing-round-now = Das ist Runde { $round } von { $rounds }.
thing-phase-bonus = Nacheinander nehmen alle einen Bonus, der auch der Platz in der Spielreihenfolge ist, und dürfen das Ernteplättchen darüber kaufen.
thing-phase-actions = Alle sind { $turns }-mal am Zug: { $cards } Karten auf Schicksalsaktionen und ebenso viele Gruppen Arbeiter zu Arbeiteraktionen, in beliebiger Folge.
thing-phase-feeding = Alle ernähren ihre Arbeiter auf dem Spielplan: 1 Nahrung für je { $workers } Arbeiter oder einen Teil davon.
thing-phase-resolution = In dieser Folge: Der Krieg bringt Ruhm, Katastrophen treffen ein, erfüllte Infrastrukturplättchen werden genommen, der Kaiser belohnt, Steuern werden gezahlt.
thing-phase-late-shipping = Alle dürfen einmal zwei verschiedene Nahrungsmittel auf einen leeren Platz eines Schiffs bringen, ohne Arbeiter, und verdienen { $silver } Silber.
thing-phase-administration = Der Würfel ändert das Tauschverhältnis, Arbeiter kehren heim, die der oberen Migrationsbox kommen in die untere, und alle ziehen { $cards } neue Karten.
thing-phase-now = Diese Phase läuft gerade, in Runde { $round }.
thing-phase-other = Es ist Runde { $round }, eine andere Phase.
thing-migration = Migration
thing-place-top = Migration, obere Box
thing-place-bottom = Migration, untere Box
thing-place-lying = Veteranen
thing-migration-does = Hierher kommen Arbeiter einer Gruppe, die keine Arbeit finden.
thing-migration-top = Arbeiter in der oberen Box kann man nicht einsetzen; am Ende der Runde kommen sie in die untere.
thing-migration-bottom = Arbeiter in der unteren Box dürfen sich bei einer Arbeiteraktion einer deiner Gruppen anschließen. Am Ende der Runde kehren sie in deinen Vorrat zurück.
thing-migration-bottom-stay = Arbeiter in der unteren Box dürfen sich bei einer Arbeiteraktion einer deiner Gruppen anschließen. Sie bleiben hier, bis sie eingesetzt werden.
thing-migration-eats = Sie müssen ernährt werden wie alle Arbeiter auf dem Spielplan.
thing-veterans-does = Mit dem Fortschritt Veteranen dürfen nach einem Krieg bis zu { $veterans } Arbeiter hier liegen. In der nächsten Runde kämpfen sie wieder, und bis dahin essen sie.
thing-disaster-wildfire = Alle nehmen eine Scheibe von einer ihrer Fabriken. Sie lagert dann weniger; ohne Scheiben gehört sie niemandem.
thing-disaster-flood = Die Boote aller rücken ein Feld nach links.
thing-disaster-drought = Alle verlieren ein Würfelchen in jeder Provinz, in der sie eines haben.
thing-disaster-does = Katastrophen kommen am Ende der Runde, jede nur einmal, wenn ein offenes Infrastrukturplättchen sie zeigt.
thing-disaster-comes = Sie kommt in dieser Runde.
thing-disaster-not = Kein offenes Infrastrukturplättchen zeigt sie.
thing-wildfire-yours = { $factories ->
    [0] Du hast keine Fabrik zu verlieren.
    [one] Du hast 1 Fabrik: Sie verlöre ein Level.
   *[other] Du hast { $factories } Fabriken: Eine davon verlöre ein Level.
}
thing-flood-yours = { $lost ->
    [0] Deine Boote trügen weiter { $before }.
   *[other] Deine Boote trügen { $after } statt { $before }.
}
thing-drought-yours = { $cubes ->
    [0] Du verlörest nichts: Auf den Feldern hast du keine Würfelchen.
    [one] Du verlörest 1 Würfelchen.
   *[other] Du verlörest { $cubes } Würfelchen, eines in jeder von { $cubes } Provinzen.
}

# -- was für einen Preis einsteht -----------------------------------------------------------------------------------

thing-pays-rural = Du kaufst { $cubes } Würfelchen vom lokalen Markt für { $copper } Kupfer.
thing-pays-disc = Du nutzt deine Scheibe auf „{ $space }“ und erhältst sie zurück.
thing-pays-silver = Du tauschst { $silver } Silber in { $copper } Kupfer, um zu zahlen.
thing-pays-copper = Du tauschst { $copper } Kupfer in 1 Silber, um zu zahlen.

# -- Antworten ------------------------------------------------------------------------------------------------------

thing-answer-end = Du bist mit dem Gefragten fertig. Was du hier noch tun könntest, verfällt.
thing-answer-no = Du verzichtest darauf.
thing-answer-pay = Du zahlst aus deinem Vorrat. Fehlt Kupfer, wird Silber getauscht; ist Silber fällig, steht Kupfer zum Tauschverhältnis dafür.
thing-answer-pay-disc = Du nimmst eine Scheibe von ihrem Fortschrittsfeld zurück, und sie steht für die Zahlung oder einen Teil davon.
thing-answer-emissary = Deine Scheibe reist als Botschafter mit: am Ende 1 Punkt, aber in ihrem Bereich zählt sie nicht mehr.
thing-colour-does = Die Fabrik kann nicht mehr alles lagern, was in ihr liegt. Die Ware, die du nennst, geht in den Vorrat ihres Besitzers zurück.
thing-colour-of = Sie gehört { $who }.

## Wann Züge gemacht werden, nach denen gerade nicht gefragt ist

when-take = Holz und Stein nehmen Arbeiter mit „Ressourcen nehmen“
when-build = Fabriken werden mit „Fabriken ausbauen“ gebaut
when-lay = Felder werden für ein Fabrikplättchen gewählt, das gerade genommen wurde
when-upgrade = Fabriken werden mit „Fabriken ausbauen“ erhöht oder durch eine Belohnung
when-pay = Es ist gerade nichts zu zahlen
when-crop = Ein Feld wird für ein Ernteplättchen gewählt, das gerade gekauft wurde
when-no = Es wird gerade nichts angeboten
when-buy = Ernteplättchen werden mit „Pflanzen anbauen“ gekauft
when-to = Ein Marktplatz wird für ein Würfelchen gewählt, das an eine Stadt verkauft wird
when-sell = Würfelchen werden mit „Auf dem städtischen Markt verkaufen“ an Städte verkauft
when-emissary = Ein Botschafter reist mit, wenn ein Schiff seines Landes ablegt
when-give-field = Würfelchen verlassen ein Feld, wenn sie verkauft, verschifft, gegessen oder für Infrastruktur gebracht werden
when-give-stock = Gelagerte Waren gehen mit „Schiffe beliefern“ oder für Infrastruktur fort
when-give-rural = Würfelchen vom lokalen Markt kauft man zum Ernähren, für Infrastruktur und beim späten Verschiffen
when-give-disc = Dieser Fortschritt ersetzt nur ein Stück, das gerade verlangt ist
when-claim = Infrastrukturplättchen aus dem Abwurfstapel nimmt man mit „Persönliches Infrastrukturplättchen“
when-boat = Boote werden mit „Boote bauen“ gebaut
when-rural = Nahrung wird im eigenen Zug an den lokalen Markt verkauft
when-use = Fortschritte werden im eigenen Zug und im Krieg eingesetzt
when-board = Ein Botschafter geht im eigenen Zug an Bord oder wenn das Schiff ablegt
when-tax = Besteuert wird während einer Schicksalsaktion, für eine weitere Ausführung
when-end = Es gibt gerade nichts zu beenden
when-plant = Felder werden mit „Pflanzen anbauen“ bepflanzt
when-rebuild = Abgebrannte Fabriken werden mit „Fabriken ausbauen“ übernommen
when-advance = Scheiben werden mit „Fortschritte wählen“ auf Fortschritte gelegt
when-produce = Fabriken produzieren mit „Waren produzieren“
when-raw = Rohstoffe nimmt man vom Markt, wenn eine Fabrik produziert
when-slot = Ein Platz auf einem Schiff wird für ein Stück gewählt, das verschifft wird
when-emperor = Die Boxen des Kaisers wählt man bei „Vorhaben des Kaisers“
when-war = In den Krieg ziehen Arbeiter mit „Krieg & Infrastruktur“
when-route = Infrastrukturplättchen werden mit „Krieg & Infrastruktur“ erfüllt
when-keep = Veteranen behält man, wenn der Krieg vorbei ist
when-burn = Fabriken verlieren nur bei einem Flächenbrand eine Scheibe
when-lose = Waren gehen nur verloren, wenn eine Fabrik brennt
when-fill = Eigene Infrastrukturplättchen füllt man in der Ausführung einer Runde
when-bonus = Boni werden am Anfang einer Runde gewählt
when-play = Karten spielst du, wenn du in der Aktionsphase am Zug bist, eine je Zug
when-work = Arbeiter schickst du los, wenn du in der Aktionsphase am Zug bist, eine Gruppe je Zug
when-migrate = Arbeiter wandern aus, wenn du in der Aktionsphase am Zug bist
