### Die Regeln von Yínzi, Satz für Satz, in eigenen Worten.

chapter-setup = Spielaufbau
chapter-concepts = Spielkonzepte
chapter-round = Die Runde
chapter-bonus = Phase A: Bonus und Spielreihenfolge
chapter-turns = Phase B: Spielzüge
chapter-fortune = Schicksalsaktionen
chapter-advancements = Fortschritte
chapter-workforce = Arbeiteraktionen
chapter-feeding = Phase C: Arbeiter ernähren
chapter-war = Phase D: Kriegsruhm
chapter-disasters = Phase D: Naturkatastrophen
chapter-routes = Phase D: Infrastruktur
chapter-emperor = Phase D: Vorhaben des Kaisers
chapter-taxes = Phase D: Besteuerung
chapter-rural-market = Der lokale Markt
chapter-late-shipping = Phase E: Spätes Verschiffen
chapter-administration = Phase F: Verwaltung
chapter-end = Spielende und Schlusswertung

## Spielaufbau

YZ-1 = Yínzi ist für 2 bis 4 Spieler und dauert genau 4 Runden. Alle besitzen 12 Aktionskarten und spielen in jeder Runde 3 davon aus.
    .title = Spielerzahl und Runden
YZ-2 = Mischt die 8 Marktplättchen und legt in jede der 4 Provinzen 1 zufällig gezogenes Plättchen offen aus. Die übrigen 4 sind aus dem Spiel.
    .title = Städtische Märkte
YZ-3 = Der Würfel beginnt auf Feld 2 der Kupfer-zu-Silber-Tauschleiste.
    .title = Der Würfel
YZ-4 = Legt die 4 Kartoffel- und 4 Kornplättchen beiseite. Von jeder anderen Sorte kommen bei 4 Spielern 0, bei 3 Spielern 1 und bei 2 Spielern 2 Plättchen aus dem Spiel; es bleiben 30, 24 oder 18. Mischt sie, legt von links nach rechts auf jedes Feld der Ernteleiste 1 Plättchen offen und lasst den Rest als verdeckten Stapel liegen.
    .title = Ernteplättchen
YZ-5 = Mischt die 12 Schiffe aus dem Osten; bei 2 oder 3 Spielern verlassen 2 zufällige davon ungesehen das Spiel. Legt dann auf jedes benutzte Küstenfeld 1 Schiff aus dem Osten offen aus.
    .title = Schiffe an der Küste
YZ-6 = Mischt die 6 europäischen und die restlichen Schiffe aus dem Osten zusammen. Verteilt sie auf einen Stapel je benutztem Küstenfeld, so gleichmäßig wie möglich. Das oberste Schiff jedes Stapels liegt offen; so wissen alle, welches Schiff als nächstes kommt.
    .title = Die nächsten Schiffe
YZ-7 = Alle 14 Holz und alle 8 Stein kommen in die Ressourcenbox. Kupfermünzen, Säcke Silber und Unglücksplättchen bilden die Bank.
    .title = Ressourcen und Bank
YZ-8 = Du bekommst eine Farbe, ein Spielertableau, deine 12 Aktionskarten als gemischten verdeckten Stapel, 12 Arbeiter, 15 Güterwürfelchen, 20 Scheiben, 2 Zylinder, 8 Warenplättchen und 4 Kupfermünzen.
    .title = Deine Ausstattung
YZ-9 = Bei 2 oder 3 Spielern kommen die Fabrikplättchen der nicht gewählten Farben aus dem Spiel; von jeder gespielten Farbe bleiben 4. Mischt sie und deckt so viele auf, wie Spieler mitspielen; die übrigen sind der verdeckte Nachziehstapel.
    .title = Fabrikauslage
YZ-10 = Mischt die 20 Infrastrukturplättchen und bildet 5 Stapel zu je 4. Ihr braucht einen Stapel mehr, als Spieler mitspielen: Der erste ist der verdeckte Abwurfstapel, die anderen liegen je auf einem eigenen Feld, das oberste Plättchen aufgedeckt. Nicht benutzte Stapel verlassen das Spiel.
    .title = Infrastrukturplättchen
YZ-11 = Ein Zylinder jedes Spielers beginnt auf dem Feld der Bootsleiste mit der Ziffer 1.
    .title = Bootsleiste
YZ-12 = Die zweiten Zylinder werden in zufälliger Reihenfolge aufgestellt: Das ist die erste provisorische Spielreihenfolge.
    .title = Erste provisorische Spielreihenfolge
YZ-13 = Beginnend mit dem Letzten der provisorischen Spielreihenfolge nehmt ihr rückwärts reihum je 1 offenes Fabrikplättchen, platziert es nach den Regeln von YZ-53 und legt 1 eigene Scheibe darauf. Das kostet nichts; es ist eine Level-I-Fabrik.
    .title = Deine erste Fabrik
YZ-14 = Haben alle ihre Fabrik platziert, deckt ihr je Spieler 1 neues Fabrikplättchen auf.
    .title = Neue Fabrikauslage
YZ-15 = Danach nehmt ihr, wieder in umgekehrter Reihenfolge, je 1 Holz oder 1 Stein aus der Ressourcenbox.
    .title = Erste Ressource
YZ-A2 = Für 2 Spieler spricht der gedruckte Text von fünf Erntesorten, nennt aber 6. Wir nehmen von allen 6 Sorten je 2 Plättchen aus dem Spiel.
    .title = Alle sechs Erntesorten
YZ-A3 = Die Startfabrik wird mit einer Scheibe markiert, denn die Anzahl der Scheiben ist das Level. Der deutsche Text nennt hier ein Würfelchen.
    .title = Scheibe, nicht Würfelchen
YZ-A4 = Es sind so viele Küstenfelder und dahinter so viele Schiffsstapel in Gebrauch, wie Spieler mitspielen.
    .title = Ein Küstenfeld je Spieler
YZ-A5 = Der letzte Schritt des Aufbaus besteht aus zwei Durchgängen: Erst platzieren alle ihre Fabrik, dann nehmen alle eine Ressource. Beide laufen in umgekehrter provisorischer Reihenfolge.
    .title = Erst Fabriken, dann Ressourcen
YZ-A66 = Schiffe, Stapel mit Infrastrukturplättchen und Marktplättchen, die beim Aufbau ausscheiden, sieht niemand an. Bei 2 oder 3 Spielern kann also jedes noch ungesehene Schiff aus dem Osten mit gleicher Wahrscheinlichkeit eines der 2 fehlenden sein; jedes europäische Schiff steckt sicher in einem Stapel.
    .title = Was das Spiel verlässt, bleibt verdeckt

## Spielkonzepte

YZ-16 = Würfelchen auf Feldern, Schiffen und Infrastrukturplättchen, Waren, Arbeiter und Scheiben gehören dem Spieler ihrer Farbe. Ein Würfelchen auf einem Feld ist das Gut des Ernteplättchens, auf dem es liegt; liegt dort keines, ist es das Gut, das auf dem Feld abgebildet ist.
    .title = Was dir gehört
YZ-17 = Sobald ein Würfelchen auf einem städtischen Markt liegt, ist es ein Rohstoff. Was es vorher war, ist gleichgültig: Es zählen nur Farbe und Provinz, und alle dürfen es verwenden.
    .title = Rohstoff
YZ-18 = Ein Würfelchen auf dem lokalen Markt steht für ein beliebiges Nahrungsmittel außer Reis, und alle dürfen es kaufen.
    .title = Würfelchen auf dem lokalen Markt
YZ-19 = Die auf dem Fabrikplättchen gedruckte Farbe ist die Farbe des Rohstoffs, den sie braucht. Über den Besitzer sagt sie nichts; den zeigen die Scheiben darauf.
    .title = Die Farbe einer Fabrik
YZ-20 = Deine Boottransportkapazität ist die Ziffer bei deinem Zylinder auf der Bootsleiste. Zähle für jedes Teil, das du in einer Aktion bewegst, die Grenzen, die es überquert: Die Summe darf deine Kapazität nicht übersteigen. Kapazität wird nie verbraucht; in der nächsten Aktion steht sie wieder ganz zur Verfügung. Du brauchst sie, um auf städtischen Märkten zu verkaufen, um Rohstoffe zu Fabriken zu bringen, um Schiffe zu beliefern und für das späte Verschiffen. Du brauchst sie nicht für den lokalen Markt, für Infrastrukturplättchen, für virtuelle Güter aus Fortschritten und für Würfelchen, die du auf dem lokalen Markt kaufst.
    .title = Boottransportkapazität
YZ-21 = Jede Linie zwischen zwei benachbarten Provinzen ist eine Grenze, ebenso die Küsten von Nanzhili und von Zhejiang. Alles nimmt immer den kürzesten Weg.
    .title = Grenzen
YZ-22 = Du darfst Kupfer in Silber und Silber in Kupfer zum aktuellen Verhältnis tauschen, aber nur in dem Moment, in dem du etwas bezahlen musst, und nicht mehr Säcke, als diese Zahlung erfordert. In der Schlusswertung tauschst du frei.
    .title = Geld tauschen
YZ-EX15 = Das Tauschverhältnis ist 10: Du gibst 10 Kupfermünzen für 1 Sack Silber und bekommst für 1 Sack Silber 10 Kupfermünzen.
    .title = Tauschen beim Verhältnis 10
YZ-A11 = Kupfer, Silber und Unglücksplättchen gehen nie aus. Deine 15 Würfelchen, 8 Waren, 20 Scheiben und 12 Arbeiter sind begrenzt: Bringt eine Karte mehr Arbeiter, als du noch hast, legst du die vorhandenen hin; fehlt die nötige Scheibe, das Würfelchen oder die Ware, ist die Ausführung nicht erlaubt.
    .title = Wenn Material ausgeht
YZ-A16 = Deine ganze Kapazität steht je Aktion einmal zur Verfügung und wird auf alle darin bewegten Teile verteilt. Ein Verkauf durch den Fortschritt Zusätzlicher Verkauf am städtischen Markt ist eine eigene Aktion mit neuer Kapazität. Virtuelle Boottransportkapazität erhöht sie für eine einzige Aktion um 1.
    .title = Kapazität gilt je Aktion
YZ-A18 = Bezahlst du Kupfer mit Silber, tauschst du die kleinste Anzahl Säcke, die ausreicht, und behältst den Rest. Kupfer wird nur für eine Zahlung in Silber getauscht: für Steuern oder für die Nutzung einer fremden Level-III-Fabrik.
    .title = Wechselgeld behältst du
YZ-A19 = Tauschen darfst du für jede Art von Zahlung: Ernteplättchen, Ressourcen, Fabrikausbau, Würfelchen vom lokalen Markt und alles andere.
    .title = Jede Zahlung erlaubt Tausch
YZ-A21 = Was du von einem virtuellen Gut nicht brauchst, verfällt, etwa der zweite Reis bei Kostenloser Reis. Virtuelle Güter kannst du nie verkaufen. Ein Schiffsplatz, der nur mit virtuellen Gütern belegt ist, gilt als von dir belegt, erlaubt deinem Botschafter aber nicht die Mitreise: Es liegt kein Teil von dir an Bord.
    .title = Virtuelle Güter
YZ-A36 = Jiangxi und Nanzhili sind Nachbarn; es gibt also 5 Landgrenzen: Huguang–Jiangxi, Huguang–Nanzhili, Jiangxi–Nanzhili, Jiangxi–Zhejiang und Nanzhili–Zhejiang. Von Jiangxi nach Nanzhili ist es 1 Grenze.
    .title = Fünf Landgrenzen
YZ-A49 = Die 16 Unglücksplättchen der Schachtel sind keine Obergrenze; wenn nötig, nimmst du weitere.
    .title = Unglück ohne Grenze
YZ-A56 = Die Kosten eines Zuges, samt allem Tauschen, bezahlst du, bevor du seine Belohnung erhältst. Mit dem, was du erst verdienst, kannst du nicht bezahlen.
    .title = Erst zahlen, dann erhalten
YZ-A57 = Mit virtuellen Kupfermünzen bezahlst du nur Kosten in Kupfer; in Silber tauschen kannst du sie nicht.
    .title = Virtuelles Kupfer bleibt Kupfer

## Die Runde

YZ-23 = Eine Runde hat diese Phasen, in dieser Reihenfolge: A Bonus und Spielreihenfolge, B Aktionen, C Arbeiter ernähren, D Ausführung (Kriegsruhm, Naturkatastrophen, Infrastruktur, Vorhaben des Kaisers, Besteuerung, in dieser Reihenfolge), E Spätes Verschiffen, F Verwaltung (Tauschverhältnis, Arbeiter, neue Runde).
    .title = Die Phasen einer Runde

## Phase A: Bonus und Spielreihenfolge

YZ-24 = In provisorischer Spielreihenfolge setzt ihr euren Spielreihenfolgezylinder auf ein freies Feld der Bonusleiste. Alle müssen wählen, und jeder Bonus gehört pro Runde 1 Spieler.
    .title = Einen Bonus wählen
YZ-25 = Wenn du magst, kaufst du das Ernteplättchen über deinem Bonus zum Preis seines Feldes und bepflanzt es sofort mit 2 Würfelchen, nach YZ-46 bis YZ-48.
    .title = Das Ernteplättchen darüber kaufen
YZ-26 = Lücken auf der Ernteleiste bleiben offen, bis alle gewählt haben. Dann rücken die übrigen Plättchen nach links, und die leeren Felder werden von links nach rechts vom Stapel aufgefüllt.
    .title = Ernteleiste auffüllen
YZ-27 = Von nun an gilt in dieser Runde die Reihenfolge der Zylinder auf der Bonusleiste, von links nach rechts.
    .title = Spielreihenfolge
YZ-28 = Lege sofort 1 Scheibe auf ein beliebiges freies Feld der Fortschrittsbox.
    .title = Kostenloser Fortschritt
YZ-29 = In dieser Runde bekommst du für jedes Würfelchen, das du auf einem städtischen oder dem lokalen Markt verkaufst, 1 Kupfermünze zusätzlich.
    .title = Bessere Verkäufe
YZ-30 = Du musst deine Arbeiter in Phase C dieser Runde nicht ernähren.
    .title = Arbeiter ernähren
YZ-31 = Du zahlst in dieser Runde keine Steuern.
    .title = Keine Besteuerung
YZ-32 = Rücke deinen Zylinder auf der Bootsleiste sofort 1 Feld vor.
    .title = Boottransportkapazität erhöhen
YZ-33 = Baue sofort kostenlos eine eigene Fabrik um 1 Level aus. Level III ist das höchste.
    .title = Fabrik ausbauen
YZ-EX1 = Marion ist zuerst an der Reihe und nimmt Arbeiter ernähren, den dritten Bonus. Darüber liegt ein Teeplättchen für 1 Kupfermünze. Sie zahlt 1 Kupfermünze, legt das Plättchen auf ein freies Feld in Jiangxi und setzt 2 ihrer Würfelchen darauf. Ihre Arbeiter brauchen in dieser Runde keine Nahrung.
    .title = Tee über Arbeiter ernähren
YZ-A6 = Sollst du 2 Würfelchen pflanzen und hast nur noch 1, pflanzt du dieses 1. Mit 0 Würfelchen oder ohne erlaubtes Feld darfst du nicht anbauen und das Plättchen nicht kaufen. Das gilt für jedes Anbauen.
    .title = Zu wenige Würfelchen
YZ-A7 = Ist der Stapel der Ernteplättchen leer, bleiben Felder der Ernteleiste leer.
    .title = Keine Ernteplättchen mehr
YZ-A8 = Wenn nach Runde 4 noch Nahrungsmittel verkauft werden, zählt Bessere Verkäufe nicht mehr.
    .title = Bessere Verkäufe endet mit der Runde
YZ-A9 = Ein kostenloser Fabrikausbau ohne ausbaubare Fabrik und ein Schritt am Ende der Bootsleiste bewirken nichts. Ersatz gibt es nicht.
    .title = Belohnung ohne Nutzen
YZ-A62 = Wann immer die Ernteleiste aufgefüllt wird, werden alle leeren Felder von links nach rechts gefüllt, solange der Stapel reicht.
    .title = Jede Lücke wird gefüllt
YZ-A67 = Während der Bonuswahl darfst du weder am lokalen Markt handeln noch Fortschritte nutzen, außer virtuellen Kupfermünzen, und auch diese nicht, wenn du sie gerade durch diesen Bonus gelegt hast. Erst wirkt der Bonus, dann entscheidest du über das Ernteplättchen.
    .title = Phase A ist kein Zug

## Phase B: Spielzüge

YZ-34 = In Phase B hältst du die nächsten 3 Karten deines eigenen Stapels auf der Hand.
    .title = Deine Handkarten
YZ-35 = In Spielreihenfolge führt ihr je Zug eine Aktion aus, bis alle 6 Züge hatten: 3 Schicksalsaktionen und 3 Arbeiteraktionen.
    .title = Sechs Züge
YZ-36 = Deine erste Aktion einer Runde muss eine Schicksalsaktion sein, ebenso jede Aktion, bei der keine Arbeitergruppe auf deinem Spielertableau liegt. Du hast also nie mehr Arbeiteraktionen als Schicksalsaktionen ausgeführt.
    .title = Wann die Schicksalsaktion Pflicht ist
YZ-37 = Jederzeit in deinem eigenen Zug darfst du neben deiner Aktion am lokalen Markt handeln (YZ-118) und deine Fortschritte nutzen (YZ-60).
    .title = Freie Handlungen in deinem Zug
YZ-A1 = Das ist eine Option. Voreinstellung: Die ersten 3 Karten ziehst du zu Beginn von Phase B der Runde 1, nach der Bonuswahl; spätere Handkarten ziehst du in Phase F, kennst also von Runde 2 bis Runde 4 deine Karten bei der Bonuswahl. Zu Beginn von Phase B füllen alle auf 3 Karten auf. Nach der anderen Lesart zieht ihr in jeder Runde erst dort, nach der Bonuswahl.
    .title = Wann Karten gezogen werden
YZ-A55 = Kann kein einziger Arbeiter einer Karte hingelegt werden, entsteht keine Gruppe. Hast du weder Karte noch Gruppe, wirst du für den Rest von Phase B übersprungen.
    .title = Keine Arbeiter, keine Gruppe
YZ-A71 = Hast du Gruppe und Arbeiteraktion gewählt, kommt deren erste Ausführung vor jeder freien Handlung. So kann keine freie Handlung die gewählte Aktion unmöglich machen.
    .title = Zuerst die erste Ausführung

## Schicksalsaktionen

YZ-38 = Spiele 1 Karte auf eine der 5 Schicksalsaktionen, die du in dieser Runde noch nicht gewählt hast.
    .title = Eine Karte spielen
YZ-39 = Bevor du die Aktion ausführst, legst du so viele Arbeiter, wie die Karte zeigt, als eine Gruppe darunter.
    .title = Zuerst die Arbeiter
YZ-40 = Du darfst die Aktion höchstens so oft ausführen, wie der Schicksalswert der Karte angibt. Was du nicht nutzt, verfällt.
    .title = Wie oft
YZ-41 = Einmal je Schicksalsaktion darfst du für 1 weitere Ausführung eine Scheibe auf dein Besteuerungsfeld legen. Eine Aktion hat also höchstens 4 Ausführungen, eine Runde höchstens 3 Steuerscheiben.
    .title = Untertanen besteuern
YZ-42 = Jede Ausführung kostet 1 Holz, das in die Ressourcenbox zurückkommt, und bringt deinen Zylinder auf der Bootsleiste 1 Feld nach rechts. Auf dem letzten Feld ist Schluss.
    .title = Boote bauen
YZ-43 = Je Ausführung tust du eines von drei Dingen: Du nutzt ein Feld oder ein leeres Ernteplättchen (YZ-44), du nutzt ein Reisfeld (YZ-45), oder du kaufst ein Ernteplättchen und bepflanzt es (YZ-46).
    .title = Pflanzen anbauen
YZ-44 = Lege 1 eigenes Würfelchen auf ein Feld mit Kohl, Früchten, Weizen oder Salz oder auf ein beliebiges leeres Ernteplättchen, gleich wer es gelegt hat. Dort darf weder ein Würfelchen noch eine Fabrik liegen. Das ist kostenlos.
    .title = Ein Feld bepflanzen
YZ-45 = Lege 2 eigene Würfelchen auf ein Reisfeld, auf dem weder ein Würfelchen noch eine Fabrik liegt. Das ist kostenlos.
    .title = Reis anbauen
YZ-46 = Höchstens einmal je Aktion Pflanzen anbauen: Nimm ein beliebiges Plättchen der Ernteleiste, zahle die 1, 2 oder 3 Kupfermünzen seines Feldes, lege es auf ein beliebiges Feld ohne Würfelchen und ohne Fabrik und setze 2 eigene Würfelchen darauf. Danach rücken die Plättchen der Leiste nach links, und ein neues kommt auf das Feld ganz rechts.
    .title = Ein Ernteplättchen kaufen
YZ-47 = Ein Ernteplättchen darf ein gedrucktes Feld oder ein leeres Ernteplättchen bedecken; das bedeckte Plättchen verlässt das Spiel. Salzfelder und Salzplättchen darf es nie bedecken.
    .title = Was ein Ernteplättchen bedecken darf
YZ-48 = Wird ein Ernteplättchen später erneut bepflanzt, bekommt es nur noch 1 Würfelchen.
    .title = Ein Ernteplättchen erneut nutzen
YZ-49 = Je Ausführung bringst du 1 eigenes Würfelchen Tee, Salz, Baumwolle, Zuckerrohr, Ramie oder Bambus von seinem Feld auf ein leeres Feld eines städtischen Marktes, das dieses Gut zeigt, und bekommst 2 Kupfermünzen. Ein Marktfeld fasst 1 Würfelchen.
    .title = Auf dem städtischen Markt verkaufen
YZ-50 = Ein leeres Münzfeld, das waagerecht oder senkrecht an ein Feld mit dem Symbol deines Gutes grenzt, nimmt das Würfelchen stattdessen für 3 Kupfermünzen auf. Solange es bedeckt ist, bringt es nichts extra; wird es wieder leer, gilt es von Neuem. Sind seine beiden Nachbarfelder bedeckt, kannst du es nicht nutzen.
    .title = Münzfelder
YZ-51 = Verkäufe in derselben Provinz brauchen keine Boote. Sonst braucht jedes Würfelchen je überquerter Grenze 1 Boottransportkapazität, zusammengezählt über die ganze Aktion.
    .title = Boote für Verkäufe
YZ-52 = Je Ausführung baust du entweder eine Fabrik (YZ-53) oder baust eine aus (YZ-55).
    .title = Fabriken ausbauen
YZ-53 = Gib 1 Stein in die Ressourcenbox zurück, nimm ein offenes Fabrikplättchen und lege es auf Felder einer einzigen Provinz. Keines davon darf Würfelchen oder eine Fabrik tragen oder Salz sein. Lege 1 Scheibe darauf.
    .title = Eine Fabrik bauen
YZ-54 = Leere Ernteplättchen unter der neuen Fabrik verlassen das Spiel. Danach wird die Auslage mit einem neuen Fabrikplättchen aufgefüllt.
    .title = Nach dem Bau
YZ-55 = Lege eine weitere Scheibe auf eine eigene Fabrik: von Level I auf II für 3 Kupfermünzen, von Level II auf III für 5 Kupfermünzen. Level III ist das höchste. Du darfst eine Fabrik in derselben Aktion bauen und ausbauen.
    .title = Eine Fabrik ausbauen
YZ-56 = Je Ausführung legst du 1 Scheibe auf ein freies Feld der Fortschrittsbox. Alle Scheiben einer solchen Aktion müssen in verschiedene Bereiche, es sind also höchstens 4.
    .title = Fortschritte wählen
YZ-57 = Ein Fortschrittsfeld fasst 1 Scheibe.
    .title = Eine Scheibe je Feld
YZ-EX2 = Marion spielt eine Karte mit Schicksalswert 2 und 2 Arbeitern auf Boote bauen. Sie legt 2 Arbeiter darunter und eine Scheibe auf ihr Besteuerungsfeld: Nun darf sie die Aktion 3 Mal ausführen, und Karte und Scheibe zählen zusammen 3 zu ihrer Steuersumme.
    .title = Eine Steuerscheibe
YZ-EX3 = Mit Kapazität 2 und 3 Holz baut Marion 3 Mal Boote. Ihre 3 Holz kommen zurück in die Box, ihr Zylinder rückt 3 Felder vor, und ihre Kapazität beträgt nun 4.
    .title = Drei Boote
YZ-EX4 = Mit einer Karte vom Wert 3 kauft Marion Bambus auf einem Feld, das 2 kostet, und legt ihn mit 2 Würfelchen nach Jiangxi; in Zhejiang pflanzt sie 2 Würfelchen Reis und 1 Würfelchen Früchte. Sie hat 2 Kupfermünzen bezahlt und alle 3 Ausführungen genutzt.
    .title = Drei Arten anzubauen
YZ-EX5 = Mit einer Karte vom Wert 3 verkauft Angelika 1 Salz aus Jiangxi und 2 Zuckerrohr aus Huguang auf dem Markt von Jiangxi. Salz bringt 2, das erste Zuckerrohr kommt für 3 auf ein offenes Münzfeld, das zweite für 2 auf das Zuckerrohrfeld: 7 Kupfermünzen. Die 2 Zuckerrohr überqueren je 1 Grenze, sie braucht also Kapazität 2; Kapazität 1 würde nicht reichen.
    .title = Verkaufen in Jiangxi
YZ-EX6 = Mit einer Karte vom Wert 3, 1 Stein und 8 Kupfermünzen baut Angelika eine Fabrik, baut sie für 3 Kupfermünzen auf Level II aus und eine andere von Level II auf III für 5. Stein und Kupfer sind aufgebraucht: Von beidem bleiben 0.
    .title = Bauen und ausbauen
YZ-A10 = Du darfst eine Karte spielen und die Aktion 0 Mal ausführen. Ihre Arbeiter werden trotzdem hingelegt, und ihr Wert zählt für die Steuer.
    .title = Keine Ausführung
YZ-A14 = Das ist eine Option. Voreinstellung: Ein Gut darf auf ein Münzfeld, wenn dieses leer ist und mindestens 1 waagerecht oder senkrecht angrenzendes Feld dieses Gut zeigt und ebenfalls leer ist. Die andere Lesart: Es genügt, dass ein Nachbarfeld das Gut zeigt, bedeckt oder nicht, solange nicht beide Nachbarn bedeckt sind.
    .title = Welches Gut auf ein Münzfeld passt
YZ-A15 = Du musst nicht zuerst das Münzfeld nutzen. Du wählst das Feld, und das Feld bestimmt den Preis.
    .title = Du wählst das Feld
YZ-A17 = Bessere Verkäufe zählt auch auf Münzfeldern und beim zusätzlichen Verkauf am städtischen Markt: 2 Kupfermünzen, 1 für die Münze und 1 für den Bonus ergeben 4.
    .title = Zuschläge addieren sich
YZ-A30 = Das ist eine Option. Voreinstellung: Ab der Runde nach dem Brand dürfen alle eine Fabrik ohne Scheiben übernehmen: 1 Ausführung von Fabriken ausbauen, 1 Stein und 1 Scheibe. Waren lagern darin keine. Mit der Option entfällt der Stein.
    .title = Eine herrenlose Fabrik übernehmen

## Fortschritte

YZ-58 = Scheiben, die am Spielende noch in der Fortschrittsbox liegen, zählen für die Mehrheiten (YZ-138).
    .title = Scheiben am Spielende
YZ-59 = In dem Zug, in dem du eine Scheibe legst, darfst du sie nicht nutzen.
    .title = Nicht im selben Zug
YZ-60 = Sonst darfst du jederzeit in deinem eigenen Zug, oder in der Phase, zu der sie gehören, eine oder mehrere deiner Scheiben zurücknehmen und die Wirkung jeder davon einmal nutzen.
    .title = Eine Scheibe nutzen
YZ-61 = Der Bereich hat 6 Felder: Brunei, Korea, Japan, Portugal, Spanien und die Niederlande. Eine Scheibe darauf kann Botschafter auf einem Schiff dieses Landes werden, wie YZ-86 sagt.
    .title = Diplomatie
YZ-62 = Der Bereich hat 6 Felder. Sie geben virtuelle Dinge: Du gibst sie aus, ohne je ein Teil zu nehmen. Kostenloser Reis: Gib 2 Reis aus, ohne Boote. Kostenloses Holz: Gib 1 Holz aus. Kostenloser Stein: Gib 1 Stein aus. Kostenloser Rohstoff: Gib beim Produzieren 1 Rohstoff der nötigen Farbe aus, in der Provinz der Fabrik. Virtuelle Boottransportkapazität: einmalig 1 Kapazität mehr. Virtuelle Kupfermünzen: Gib 2 Kupfermünzen aus.
    .title = Wirtschaft
YZ-63 = Der Bereich hat 6 Felder; die letzten 3, seine untere Reihe, wirken nur, während du die Aktion Vorhaben des Kaisers ausführst. Kostenloses Salz: Gib 1 Salz aus, ohne Boote. Zusätzlicher Verkauf am städtischen Markt: Verkaufe 1 Würfelchen, mit den üblichen Bootsregeln. Zusätzliches Pflanzen anbauen: eine Ausführung von Pflanzen anbauen, bei der du ein Plättchen der Ernteleiste zu seinem Preis kaufst und bepflanzt; danach wird die Leiste aufgefüllt. Vorhaben doppelt belegen (untere Reihe): Du darfst in eine schon besetzte Box. Zusätzlicher Arbeiter (untere Reihe): Die Scheibe zählt als Arbeiter. Eifrige Migranten (untere Reihe): Du darfst deine Arbeiter auch aus dem oberen Bereich der Migrationsbox holen.
    .title = Vorhaben des Kaisers (Fortschritte)
YZ-64 = Der Bereich hat 6 Felder; die letzten 3, seine untere Reihe, wirken nur, während der Kriegsruhm ausgewertet wird. Kostenloser Weizen: Gib 1 Weizen aus, ohne Boote. Persönliches Infrastrukturplättchen: Nimm ein beliebiges Plättchen aus dem Abwurfstapel und lege es offen vor dich; seine Kriegs- und Katastrophensymbole zählen nicht. Kriegsanleihen: 1 Kupfermünze für jeden deiner Arbeiter in der Kriegsbox. Veteranen (untere Reihe): Lass nach dem Krieg bis zu 2 deiner Arbeiter neben der Kriegsbox liegen (YZ-101, YZ-113). Neue Aushebungen (untere Reihe): Die Scheibe zählt als Arbeiter; lege sie zu deinen Arbeitern oder allein auf das am weitesten links gelegene leere Feld. Geschwächter Feind (untere Reihe): Der Feind ist 2 weniger wert, für alle.
    .title = Krieg & Infrastruktur (Fortschritte)
YZ-A50 = Eine Scheibe aus dem Bonus Kostenloser Fortschritt darfst du ab deinem ersten Zug in Phase B nutzen.
    .title = Kostenloser Fortschritt ist in Phase B bereit
YZ-A51 = Die Regel der verschiedenen Bereiche gilt innerhalb einer Aktion Fortschritte wählen. Eine Scheibe aus dem Bonus Kostenloser Fortschritt zählt dabei nicht mit.
    .title = Bereiche zählen je Aktion
YZ-A68 = Zusätzlicher Verkauf am städtischen Markt, Zusätzliches Pflanzen anbauen, Persönliches Infrastrukturplättchen und ein Botschafter für ein wartendes Schiff sind nur in deinen eigenen Zügen der Phase B möglich; Kriegsanleihen auch während des Kriegsruhms. Eine Scheibe nimmst du nur zurück, um ihre Wirkung zu nutzen.
    .title = Wann Scheiben nutzbar sind

## Arbeiteraktionen

YZ-65 = Bringe alle Arbeiter einer Gruppe deines Spielertableaus zu einer der 5 Arbeiteraktionen, die du in dieser Runde noch nicht gewählt hast. Die 4 Boxen des Kaisers sind eine einzige Aktion.
    .title = Eine Gruppe entsenden
YZ-66 = Jeder Arbeiter erlaubt höchstens 1 Ausführung, sofern Kosten nicht mehr Arbeiter verlangen. Mindestens 1 Arbeiter musst du einsetzen.
    .title = Ein Arbeiter, eine Ausführung
YZ-67 = Arbeiter der Gruppe, die du nicht einsetzt, kommen in den oberen Bereich der Migrationsbox.
    .title = Arbeiter ohne Arbeit
YZ-68 = Kannst du in keiner dir noch offenen Aktion auch nur einen Arbeiter einsetzen, kommt eine ganze Gruppe in den oberen Bereich der Migrationsbox, und sonst geschieht nichts.
    .title = Nichts ist möglich
YZ-69 = Du darfst eigene Arbeiter aus dem unteren Bereich der Migrationsbox hinzunehmen. Eine Arbeiteraktion hat nie mehr als 4 Arbeiter. In einem Zug, in dem du Arbeiter in den oberen Bereich schickst, darfst du das nicht.
    .title = Hilfe von Migranten
YZ-70 = Migranten sind Arbeiter auf dem Spielplan und müssen wie alle anderen ernährt werden (YZ-93).
    .title = Auch Migranten essen
YZ-71 = Für jeden Arbeiter und 1 Kupfermünze nimmst du 1 Holz oder 1 Stein aus der Ressourcenbox, solange vorhanden.
    .title = Ressourcen nehmen
YZ-72 = Produziere in beliebig vielen verschiedenen Fabriken, in jeder höchstens einmal je Zug. Für jede Einheit legst du eine deiner eigenen Waren auf die Fabrik.
    .title = Waren produzieren
YZ-73 = Eine Fabrik lagert Waren aller Spieler zusammen: 1 auf Level I, 2 auf Level II, 3 auf Level III. Eine volle Fabrik kann nicht produzieren.
    .title = Lagerkapazität
YZ-74 = In deiner eigenen Level-I-Fabrik ergeben 2 Arbeiter und 1 Rohstoff 1 Ware.
    .title = Deine Level-I-Fabrik
YZ-75 = In deiner eigenen Level-II-Fabrik ergeben 1 Arbeiter und 1 Rohstoff 1 Ware.
    .title = Deine Level-II-Fabrik
YZ-76 = In deiner eigenen Level-III-Fabrik ergeben 1 Arbeiter und 1 Rohstoff 1 Ware oder 1 Arbeiter und 2 Rohstoffe 2.
    .title = Deine Level-III-Fabrik
YZ-77 = In der Level-II-Fabrik eines anderen Spielers zahlst du dem Besitzer 3 Kupfermünzen, und 2 Arbeiter und 1 Rohstoff ergeben 1 Ware, die dir gehört.
    .title = Outsourcen auf Level II
YZ-78 = In der Level-III-Fabrik eines anderen Spielers zahlst du dem Besitzer 1 Sack Silber, und 1 Arbeiter und 1 Rohstoff ergeben 1 Ware. Die Level-I-Fabrik eines anderen Spielers kannst du nicht nutzen.
    .title = Outsourcen auf Level III
YZ-79 = Rohstoff ist ein Würfelchen der auf der Fabrik gedruckten Farbe von einem beliebigen Feld eines beliebigen städtischen Marktes. Für die Grenzen auf dem Weg zur Fabrik braucht es Boote. Das Würfelchen geht in den Vorrat seiner Farbe zurück.
    .title = Woher Rohstoffe kommen
YZ-80 = Jeder Arbeiter erledigt 1 Lieferung, und jede Lieferung bringt sofort 1 Sack Silber.
    .title = Schiffe beliefern
YZ-81 = Eine Ware kommt aus einer Fabrik auf einen Platz, der sie verlangt. Tee kommt als 1 Würfelchen von einem Feld auf einen Teeplatz. Salz geht paarweise: 2 Salzwürfelchen von einem oder zwei Feldern, aus beliebigen Provinzen, auf einen beliebigen leeren Platz.
    .title = Was Schiffe annehmen
YZ-82 = Jedes Teil braucht Boote für die Grenzen auf seinem Weg zum Meer; jedes Salzwürfelchen zählt einzeln.
    .title = Boote zum Meer
YZ-83 = Ein Schiffsplatz fasst 1 Lieferung.
    .title = Eine Lieferung je Platz
YZ-84 = Ein volles Schiff setzt sofort Segel. Liegen im Feld seines Landes vor der Lieferung weniger als 3 Waren, kommen alle Waren des Schiffs dorthin, auch über 3 hinaus. Sonst kommen alle auf das allgemeine Feld dieses Marktes.
    .title = Ein volles Schiff setzt Segel
YZ-85 = Tee-, Salz- und Nahrungswürfelchen gehen an ihre Besitzer zurück und sind nichts wert. Das Schiff verlässt das Spiel.
    .title = Würfelchen kehren zurück
YZ-86 = Hast du eine Scheibe auf dem Diplomatiefeld des Landes eines Schiffs und ein Würfelchen oder eine Ware an Bord, darfst du die Scheibe in deinem eigenen Zug auf das Schiff legen oder in dem Moment, in dem es Segel setzt, auch im Zug eines anderen und beim späten Verschiffen. Die Scheibe reist zum Markt im Ausland und ist am Ende 1 Siegpunkt wert.
    .title = Botschafter
YZ-87 = Das nächste Schiff derselben Reihe kommt sofort an die Küste, und das folgende Schiff des Stapels wird aufgedeckt. Die laufende Aktion darf mit dem neuen Schiff weitergehen. Eine Reihe ohne Schiffe bleibt leer.
    .title = Das nächste Schiff trifft ein
YZ-88 = Wenn zum ersten Mal ein europäisches Schiff von einem Stapel an die Küste rückt, mischt ihr die Kartoffel- und Kornplättchen in den Stapel der Ernteplättchen. Auf die Ernteleiste kommen sie nicht unmittelbar.
    .title = Das erste europäische Schiff
YZ-89 = Setze genau 1 Arbeiter in den Palastausbau, 2 in den Straßenbau, 3 in die Wasserstraße oder 4 in den Brückenbau. Der Palastausbau steht allen offen, jede andere Box pro Runde 1 Spieler, außer mit Vorhaben doppelt belegen (YZ-63). Die Belohnung kommt in Phase D.
    .title = Vorhaben des Kaisers
YZ-90 = Alle eingesetzten Arbeiter kommen gemeinsam auf das am weitesten links gelegene leere Feld der Kriegsbox.
    .title = Krieg & Infrastruktur: der Krieg
YZ-91 = Zusätzlich darfst du 1 offenes, noch nicht erfülltes Infrastrukturplättchen erfüllen: Lege die verlangten Teile darauf und nimm sofort die Bezahlung. Das Plättchen selbst bekommst du in Phase D.
    .title = Krieg & Infrastruktur: ein Infrastrukturplättchen
YZ-92 = Boote sind nicht nötig. Güter kommen von deinen Feldern oder Ernteplättchen, Waren aus Fabriken, Nahrungsmittel auch vom lokalen Markt für je 2 Kupfermünzen. Passende Fortschritte darfst du nutzen.
    .title = Was auf Infrastrukturplättchen darf
YZ-EX7 = Marion schickt eine Gruppe von 3 Arbeitern in die Ressourcenbox, zahlt ihre 3 Kupfermünzen und nimmt 2 Holz und 1 Stein. Sie hat noch 0 Kupfermünzen.
    .title = Zwei Holz und ein Stein
YZ-EX8 = Tanja setzt eine Gruppe von 2 Arbeitern und 1 Migranten aus dem unteren Bereich ein; ihre Kapazität ist 3. Ihre eigene Level-II-Porzellanfabrik in Zhejiang braucht Rot: 1 Arbeiter und ein rotes Würfelchen vom Markt in Huguang, 2 Grenzen entfernt, ergeben ein Porzellan. Marions Level-II-Papierfabrik in Nanzhili braucht ebenfalls Rot: 2 Arbeiter, ein rotes Würfelchen vom Markt in Nanzhili, 0 Grenzen entfernt, und 3 Kupfermünzen für Marion ergeben ein Papier. Insgesamt stehen 3 Arbeiter in der Warenbox, und es war 2 Kapazität nötig.
    .title = Zu Hause und nebenan produzieren
YZ-EX9 = Marion setzt 2 Arbeiter und 1 Migranten ein; ihre Kapazität ist 5. Ihr erstes Porzellan, aus Huguang, überquert 2 Grenzen und füllt den dritten Platz eines portugiesischen Schiffs, das 1 Ware und 1 Salzpaar trägt. Es setzt Segel: Im Feld von Portugal lag 1 Ware, nun liegen dort 3. Ein niederländisches Schiff nimmt seinen Platz ein. Ihr zweites Porzellan, aus Nanzhili, überquert 1 Grenze und füllt ein japanisches Schiff mit 2 Plätzen neben 1 Tee. Im Feld von Japan liegen schon 3, also kommt dieses Porzellan auf das allgemeine Feld des Ostens. Ein Schiff aus Brunei trifft ein, und sie legt ein Salzpaar darauf, 1 Würfelchen aus Zhejiang und 1 aus Nanzhili, je 1 Grenze. Das sind 3 Säcke Silber und 2 + 1 + 1 + 1 = 5 Kapazität. Der Tee und das ältere Salz gehen an ihre Besitzer zurück.
    .title = Drei Lieferungen
YZ-EX10 = Marion hat eine Gruppe von 3 Arbeitern, doch die Wasserstraße, die 3 braucht, ist besetzt. Sie setzt 2 Arbeiter in den Straßenbau und schickt 1 in den oberen Bereich der Migrationsbox. In Phase D bekommt sie 3 Kupfermünzen und ein Infrastrukturplättchen.
    .title = Die Wasserstraße ist besetzt
YZ-EX11 = Tanjas 3 Arbeiter stehen auf Feld 1 der Kriegsbox. Marion bringt 2; sie stehen auf Feld 2. Außerdem legt sie ein Papier auf das zweite Infrastrukturplättchen.
    .title = Zweite in der Kriegsbox
YZ-EX16 = Ein Feld mit 2 Waren und ein Schiff mit 2 ergeben 4 im Feld. Ein Feld mit 1 oder 2 und ein Schiff mit 3 ergeben 4 oder 5. Liegen im Feld 3, kommt alles auf das allgemeine Feld.
    .title = Übervolle Felder
YZ-A13 = Eine ganze Gruppe darfst du nur dann in den oberen Bereich der Migrationsbox schicken, wenn keine der noch nicht gewählten Aktionen mit mindestens 1 Arbeiter möglich ist. Ein solcher Zug gilt nicht als Wahl einer Arbeiteraktion.
    .title = Keine freiwillige Migration
YZ-A72 = Diese Regel betrachtet dein ganzes Spielertableau: Solange sich eine deiner Gruppen einsetzen lässt, darfst du keine fortschicken. Handkarten spielen dabei keine Rolle.
    .title = Alle Gruppen zählen
YZ-A22 = Eine Level-I-Fabrik lagert 1 Ware. Das steht nur im deutschen Text.
    .title = Level I lagert eine Ware
YZ-A23 = In derselben Runde dürfen mehrere Spieler eine Fabrik nutzen, bis sie voll ist. Die Grenze von einem Mal gilt je Zug.
    .title = Eine Fabrik für mehrere
YZ-A58 = Nutzt du virtuelle Kupfermünzen beim Outsourcen, zahlt die Bank den virtuellen Teil: Der Besitzer erhält immer 3 Kupfermünzen.
    .title = Der Besitzer bekommt echtes Geld
YZ-A41 = Setzt ein Schiff Segel, wird der Spieler mit der Scheibe dieses Landes gefragt, sofern ein echtes Teil von ihm an Bord ist und die Scheibe nicht im laufenden Zug gelegt wurde. Das kann nur beim Spieler am Zug der Fall sein.
    .title = Nach Botschaftern wird gefragt
YZ-A42 = Ein Botschafter darf auch auf einem Schiff reisen, das gar keine Waren trägt. Er ist 1 Siegpunkt wert, wohin in diesem Markt er auch kommt.
    .title = Botschafter ohne Waren
YZ-A44 = Alle Waren eines Schiffs kommen an denselben Ort, gleich wem sie gehören. Das Feld zählt Teile, nicht Spieler.
    .title = Ein Schiff lädt an einem Ort aus
YZ-A61 = Mindestens 1 Arbeiter der Gruppe muss gesetzt werden. Migranten aus dem unteren Bereich, mit Eifrige Migranten auch aus dem oberen, dürfen nur dazu, wenn die ganze Gruppe gesetzt wird. Die Scheibe von Zusätzlicher Arbeiter darf in jedem Fall dazu.
    .title = Wer für den Kaiser arbeitet

## Phase C: Arbeiter ernähren

YZ-93 = In Spielreihenfolge: Zähle deine Arbeiter auf dem Spielplan, in allen Aktionsboxen und in beiden Bereichen der Migrationsbox, teile durch 3 und runde auf. So viel Nahrung schuldest du.
    .title = Nötige Nahrung
YZ-94 = Ein Würfelchen Reis, Weizen oder Korn ist 1 Nahrung. Früchte, Kohl und Kartoffeln sind je eine halbe Nahrung und zählen nur zu zweit, beliebig gemischt: 2 Würfelchen sind 1 Nahrung.
    .title = Was als Nahrung zählt
YZ-95 = Du darfst auch Würfelchen auf dem lokalen Markt für je 2 Kupfermünzen kaufen oder Kostenloser Reis und Kostenloser Weizen nutzen.
    .title = Weitere Nahrung
YZ-96 = Du musst deine Arbeiter ernähren, so weit du kannst. Für jede fehlende Nahrung nimmst du 1 Unglücksplättchen.
    .title = Ernähren ist Pflicht
YZ-97 = Mit dem Bonus Arbeiter ernähren schuldest du keine Nahrung.
    .title = Mit dem Bonus Arbeiter ernähren
YZ-EX12 = Marion hat 11 Arbeiter auf dem Plan, 9 in Aktionsboxen und 2 in der Migration: 11 geteilt durch 3, aufgerundet, sind 4 Nahrung. Sie hat nur 2 Reis und 2 Früchte, und der lokale Markt ist leer oder sie hat weniger als 2 Kupfermünzen: 2 + 1 = 3. Sie nimmt 1 Unglücksplättchen.
    .title = Eine Nahrung zu wenig
YZ-A24 = Eigene Nahrungswürfelchen auf Feldern musst du einsetzen, und Würfelchen vom lokalen Markt musst du kaufen, soweit du sie mit vorhandenen Kupfermünzen bezahlen kannst. Fortschritte und das Tauschen von Silber stehen dir frei. Welche Nahrung du nimmst, entscheidest du; halbe Nahrung musst du einsetzen, wo 2 davon da sind.
    .title = Was du geben musst
YZ-A25 = Veteranen, die neben der Kriegsbox liegen, werden wie andere Arbeiter ernährt. Scheiben, die Arbeiter ersetzen, nicht.
    .title = Veteranen essen, Scheiben nicht
YZ-A54 = In Phase C an den lokalen Markt verkaufen, was nur die weite Lesart von YZ-A74 erlaubt, darfst du erst, wenn deine Nahrung bezahlt ist oder die Unglücksplättchen dafür genommen sind.
    .title = Erst ernähren, dann verkaufen
YZ-A73 = Das ist eine Option. Nach dem gedruckten Text helfen beim Ernähren nur Scheiben des Bereichs Wirtschaft. Voreinstellung: Auch Kostenloser Weizen aus Krieg & Infrastruktur ist erlaubt; die Option verbietet ihn.
    .title = Auch kostenloser Weizen ernährt

## Phase D: Kriegsruhm

YZ-98 = Eure gemeinsame Stärke ist die Anzahl aller Arbeiter und ausgehobenen Scheiben in der Kriegsbox. Der Feind ist die Anzahl der Kriegssymbole auf allen offenen Infrastrukturplättchen, auch auf erfüllten.
    .title = Stärke und Feind
YZ-99 = Ist die Stärke mindestens so hoch wie der Feind, legt der Spieler mit den meisten Arbeitern eine Scheibe auf den Platz für 4 Siegpunkte und der mit den zweitmeisten eine auf den Platz für 2 Siegpunkte.
    .title = Der Krieg ist gewonnen
YZ-100 = Ist die Stärke geringer als der Feind, punktet nur der Spieler mit den meisten Arbeitern: eine Scheibe auf den Platz für 2 Siegpunkte. Bei jedem Gleichstand gewinnt das weiter links gelegene Feld.
    .title = Der Krieg ist verloren
YZ-101 = Veteranen, die seit der letzten Runde neben der Kriegsbox liegen, kommen zu deinen Arbeitern, wenn du in dieser Runde Krieg & Infrastruktur ausführst; neue Arbeiter und Veteranen sind zusammen höchstens 4. Führst du diese Aktion nicht aus, stehen sie jetzt auf dem am weitesten links gelegenen leeren Feld auf, nach den ausgehobenen Scheiben.
    .title = Veteranen stehen auf
YZ-102 = Scheiben auf den Siegpunktplätzen bleiben dort bis zum Spielende.
    .title = Kriegsscheiben bleiben
YZ-EX13 = Die offenen Plättchen zeigen 6 Kriegssymbole. Tanja hat 3 Arbeiter, Marion 3, weiter rechts, und Angelika 2. Zusammen sind 8 mindestens 6: gewonnen. Tanja legt eine Scheibe auf 4 Siegpunkte, Marion eine auf 2, Angelika keine.
    .title = Gleichstand im Krieg
YZ-A26 = Ohne mindestens 1 Arbeiter oder eine Scheibe in der Kriegsbox bekommt niemand einen Preis, weder den ersten noch den zweiten. Auch beim Gleichstand um den zweiten Platz gewinnt das weiter links gelegene Feld. Der Feind ist nie weniger als 0 wert.
    .title = Kein Preis ohne Kämpfer
YZ-A27 = Veteranen stehen zu Beginn des Kriegsruhms auf: Zuerst werden in Spielreihenfolge die ausgehobenen Scheiben gelegt, dann nehmen Veteranen das am weitesten links gelegene leere Feld oder kommen zur Scheibe ihres Besitzers.
    .title = Aushebungen vor Veteranen
YZ-A28 = Kriegsanleihen darfst du in jedem eigenen Zug oder während des Kriegsruhms nutzen. Es zählen deine in der Box stehenden Arbeiter und deine ausgehobene Scheibe, nicht aber Veteranen, die noch daneben liegen.
    .title = Wann Kriegsanleihen zahlen
YZ-A64 = In Spielreihenfolge entscheiden alle einmal über Neue Aushebungen, Geschwächter Feind und Kriegsanleihen. Dann stehen die Veteranen in Spielreihenfolge auf, und der Krieg wird entschieden. Danach entscheiden alle in Spielreihenfolge über Veteranen und noch einmal über Kriegsanleihen.
    .title = Ablauf des Kriegsruhms
YZ-A65 = Für einen Preis brauchst du eine Scheibe aus deinem Vorrat. Hast du keine, entfällt er.
    .title = Ohne Scheibe kein Preis
YZ-A70 = Eine für Neue Aushebungen genutzte Scheibe kommt nach dem Kriegsruhm in deinen Vorrat zurück.
    .title = Ausgehobene Scheiben kehren zurück

## Phase D: Naturkatastrophen

YZ-103 = Jede Art Katastrophe, die auf einem offenen Infrastrukturplättchen steht, tritt einmal ein, auch wenn sie 2 Mal zu sehen ist. Flächenbrand: In Spielreihenfolge nimmt jeder Spieler 1 Scheibe von einer eigenen Fabrik seiner Wahl. Waren über der neuen Lagerkapazität gehen verloren; welche, bestimmt der Besitzer der Fabrik. Eine Fabrik ohne Scheiben bleibt liegen und gehört niemandem. Flut: Alle rücken auf der Bootsleiste 1 Feld nach links, aber nie über das erste hinaus. Dürre: In Spielreihenfolge verliert jeder Spieler in jeder Provinz, in der er Würfelchen hat, 1 davon nach seiner Wahl.
    .title = Naturkatastrophen
YZ-A29 = Nur Waren über der neuen Lagerkapazität werden entfernt. Der Besitzer der Fabrik wählt sie aus; sie kehren in die Vorräte ihrer Eigentümer zurück.
    .title = Was ein Flächenbrand zerstört
YZ-A31 = Mehrere Katastrophen treten in dieser Reihenfolge ein: Flächenbrand, Flut, Dürre.
    .title = Reihenfolge der Katastrophen

## Phase D: Infrastruktur

YZ-104 = Jedes Infrastrukturplättchen verlangt etwas, zahlt einmal und ist am Ende Siegpunkte (SP) wert. Seide oder Porzellan (2 Plättchenarten): 3 Kupfermünzen, 3 SP. Seide, raffinierter Zucker oder Papier (3 Arten): 2 Kupfermünzen, 2 SP. Weizen und Reis oder Kohl und Früchte (2 Arten): 2 Kupfermünzen, 2 SP. Kohl, Früchte, Baumwolle, Salz, Ramie, Zuckerrohr oder Bambus (7 Arten): 1 Kupfermünze, 1 SP. Eine beliebige Ware und ein beliebiges Gut: 3 Kupfermünzen, 2 SP. Eine beliebige Ware: 2 Kupfermünzen, 2 SP. Beliebige 2 Waren: 1 Sack Silber, 3 SP. Eine beliebige Ware und beliebige 2 Güter: 1 Sack Silber, 3 SP. Eine eigene Scheibe von einem Diplomatiefeld: 0 Kupfermünzen, 2 SP.
    .title = Die Infrastrukturplättchen
YZ-105 = Du nimmst die Plättchen, die du in dieser Runde erfüllt hast, und legst sie verdeckt vor dich.
    .title = Erfüllte Plättchen nehmen
YZ-106 = Offene Plättchen, die niemand erfüllt hat, kommen verdeckt auf den Abwurfstapel, und jeder Stapel deckt sein nächstes Plättchen auf. Nach Runde 4 ist keines mehr da.
    .title = Neue Plättchen
YZ-107 = Dann darfst du die persönlichen Plättchen, die offen vor dir liegen, ganz oder teilweise erfüllen. Das braucht keine Aktion und keine Boote; lokaler Markt und Fortschritte dürfen helfen. Ein vollständiges Plättchen drehst du um.
    .title = Persönliche Infrastrukturplättchen
YZ-A32 = Das ist eine Option. Voreinstellung: Ein persönliches Infrastrukturplättchen zahlt einmal, sobald es vollständig ist. Mit der Option entfällt diese Bezahlung.
    .title = Auch persönliche Plättchen zahlen
YZ-A33 = Das zweite Paarplättchen verlangt Kohl und Früchte. Im deutschen Text steht stattdessen Reis und Früchte.
    .title = Kohl und Früchte
YZ-A34 = Die in der Regel gemeinsam aufgezählten Güter und Waren sind einzelne Plättchen mit je einer Nachfrage, keine Auswahl auf einem Plättchen.
    .title = Eine Nachfrage je Plättchen
YZ-A35 = Nimmst du ein erfülltes Plättchen, kehren die Teile darauf in deinen Vorrat zurück: Würfelchen, Waren und die Botschafterscheibe.
    .title = Teile auf einem erfüllten Plättchen
YZ-A37 = Wer ein Plättchen aus dem Abwurfstapel nimmt, sieht ihn durch und wählt frei.
    .title = Aus dem Abwurfstapel wählen
YZ-A39 = Teile auf einem noch unvollständigen persönlichen Plättchen bleiben liegen und können nicht zurückgenommen werden.
    .title = Teilweise erfüllt
YZ-A40 = Ein Plättchen aus dem Fortschritt Persönliches Infrastrukturplättchen kannst du ab dem Schritt Infrastruktur derselben Runde erfüllen, eines aus dem Straßenbau ab der nächsten Runde oder im Schritt nach der letzten Runde.
    .title = Ab wann ein persönliches Plättchen gilt
YZ-A43 = Für das Infrastrukturplättchen, das einen Botschafter verlangt, genügt jede deiner Scheiben auf einem Diplomatiefeld.
    .title = Jede Diplomatiescheibe
YZ-A63 = Die ersten 4 abgeworfenen Infrastrukturplättchen sind unbekannt, bis jemand aus dem Abwurfstapel wählt. Dann werden alle aufgedeckt, und von da an liegt der Stapel für alle offen.
    .title = Der Abwurfstapel wird einmal aufgedeckt
YZ-A69 = Ein beliebiges Gut darf ein Würfelchen von einem Feld oder vom lokalen Markt sein oder virtueller Reis, Weizen oder virtuelles Salz. Beide Reis von Kostenloser Reis dürfen demselben Plättchen oder demselben Schritt dienen.
    .title = Was ein beliebiges Gut sein kann

## Phase D: Vorhaben des Kaisers

YZ-108 = Du bekommst 2 Kupfermünzen.
    .title = Palastausbau
YZ-109 = Du bekommst 3 Kupfermünzen und 1 beliebiges Plättchen aus dem Abwurfstapel als persönliches Infrastrukturplättchen, nutzbar ab dem nächsten Schritt Infrastruktur. Ist der Stapel leer, bekommst du stattdessen 5 Kupfermünzen.
    .title = Straßenbau
YZ-110 = Du bekommst 4 Kupfermünzen und rückst auf der Bootsleiste 1 Feld vor.
    .title = Wasserstraße
YZ-111 = Du bekommst 1 Sack Silber und 1 kostenlosen Fabrikausbau.
    .title = Brückenbau
YZ-112 = Eine Scheibe, die du als Zusätzlicher Arbeiter genutzt hast, kommt in deinen Vorrat zurück.
    .title = Die Arbeiterscheibe kehrt zurück
YZ-113 = Mit Veteranen bleiben höchstens 2 deiner Arbeiter neben der Kriegsbox liegen. In Phase F werden sie nicht zurückgenommen.
    .title = Veteranen bleiben
YZ-A38 = Belohnungen gibt es in Spielreihenfolge. Das ist wichtig, wenn zwei Spieler im Straßenbau stehen.
    .title = Reihenfolge der Belohnungen

## Phase D: Besteuerung

YZ-114 = Zähle die Schicksalswerte deiner 3 Karten dieser Runde und deine Steuerscheiben zusammen. Eine Summe von 3 bis 5 kostet 0 Säcke Silber, 6 bis 8 kostet 1 Sack Silber, 9 bis 12 kostet 2 Säcke Silber.
    .title = Fällige Steuer
YZ-115 = Fehlt dir Silber, musst du Kupfer zum Tauschverhältnis tauschen. Vorher darfst du Nahrungsmittel an den lokalen Markt verkaufen.
    .title = Mit Kupfer bezahlen
YZ-116 = Reicht auch das nicht, zahlst du all dein Silber, dann all dein Kupfer und nimmst für jeden fehlenden Sack Silber 1 Unglücksplättchen.
    .title = Wenn es nicht reicht
YZ-117 = Mit dem Bonus Keine Besteuerung überspringst du diesen Schritt.
    .title = Mit dem Bonus Keine Besteuerung
YZ-EX14 = Marion schuldet 2 Säcke Silber. Sie hat 1 Sack Silber, 5 Kupfermünzen und 1 Weizen auf einem Feld; das Tauschverhältnis ist 10. Sie zahlt 1 Sack Silber und 5 Kupfermünzen und nimmt 1 Unglücksplättchen. Den Weizen muss sie nicht verkaufen; er würde nicht helfen.
    .title = Zu wenig für die Steuer
YZ-EX17 = Summen von 3 und 5 kosten 0 Säcke Silber, 6 und 8 kosten 1 Sack Silber, 9 und 12 kosten 2 Säcke Silber.
    .title = Die Steuertabelle
YZ-A52 = Zuerst zahlst du Silber, dann wird Kupfer getauscht, soweit nötig. Ein Unglücksplättchen statt einer möglichen Zahlung darfst du nicht wählen. Nahrungsmittel für die Steuer zu verkaufen, steht dir frei.
    .title = Silber zuerst

## Der lokale Markt

YZ-118 = Handeln am lokalen Markt braucht keine Aktion und keine Boote. Es ist jederzeit in deinem eigenen Zug möglich, außerdem in den Phasen C, D (Infrastruktur und Besteuerung) und E und vor der Schlusswertung. Wann du verkaufen und wann du kaufen darfst, sagt YZ-A74.
    .title = Wann du handeln darfst
YZ-119 = Verkaufe Weizen, Kohl, Früchte, Korn und Kartoffeln von deinen Feldern für je 1 Kupfermünze; das Würfelchen kommt auf den Markt. Reis wird dort nie verkauft.
    .title = Nahrungsmittel verkaufen
YZ-120 = Kaufe ein Würfelchen für 2 Kupfermünzen, wenn eines da ist. Du musst es sofort verwenden, und es kommt in den Vorrat seiner Farbe zurück.
    .title = Nahrungsmittel kaufen
YZ-121 = Du darfst mit beliebig vielen Würfelchen handeln, aber nie im selben Zug oder beim selben Anlass sowohl kaufen als auch verkaufen.
    .title = Kaufen oder verkaufen
YZ-A59 = Wer kauft, wählt die Farbe des Würfelchens, das vom lokalen Markt genommen wird.
    .title = Welches Würfelchen du kaufst
YZ-A74 = Das ist eine Option. Voreinstellung: Verkaufen darfst du in deinen eigenen Zügen der Phase B, bei der Besteuerung und im Schritt nach der letzten Runde; kaufen darfst du in deinen eigenen Zügen, zum Ernähren, für Infrastrukturplättchen (auch nach der letzten Runde, YZ-A48) und beim späten Verschiffen. Die Option ist die weite Lesart: beides bei allen Anlässen von YZ-118.
    .title = Anlässe zum Kaufen und zum Verkaufen

## Phase E: Spätes Verschiffen

YZ-122 = In Spielreihenfolge darf jeder von euch einmal ein Paar aus 2 verschiedenen Nahrungsmitteln (Reis, Weizen, Korn, Früchte, Kohl, Kartoffeln) auf einen beliebigen leeren Platz eines beliebigen Schiffs an der Küste liefern. Das bringt 1 Sack Silber und braucht keinen Arbeiter.
    .title = Ein Paar Nahrungsmittel
YZ-123 = Würfelchen von Feldern brauchen je Grenze 1 Boottransportkapazität. Würfelchen, die du auf dem lokalen Markt kaufst, und virtuelle Güter brauchen keine.
    .title = Boote für spätes Verschiffen
YZ-124 = Ein voll gewordenes Schiff setzt Segel wie in YZ-84 bis YZ-88. Wer später in der Spielreihenfolge kommt, darf das nachrückende Schiff beliefern.
    .title = Späte Abfahrten
YZ-A20 = Beide Nahrungsmittel eines Paars dürfen vom lokalen Markt kommen, denn ein Würfelchen dort ist ein beliebiges Nahrungsmittel: Nenne 2 verschiedene. Auch ein Marktwürfelchen zusammen mit einem Feldwürfelchen geht.
    .title = Paare vom lokalen Markt
YZ-A45 = Niemand muss am späten Verschiffen teilnehmen. Es kommt vor dem Würfelwurf, also gilt noch das alte Tauschverhältnis.
    .title = Spätes Verschiffen ist freiwillig
YZ-A60 = Nahrung vom lokalen Markt belegt einen Schiffsplatz, gehört aber niemandem: Ihr Würfelchen ist schon wieder im Vorrat. Ein Recht auf einen Botschafter gibt sie nicht.
    .title = Marktnahrung gehört niemandem

## Phase F: Verwaltung

YZ-125 = Würfelt. Ist die Zahl höher als die Zahl des Feldes, rückt der Würfel ein Feld nach rechts, ist sie niedriger, ein Feld nach links; ist sie gleich, bleibt er. Dreht ihn danach auf die Zahl seines Feldes.
    .title = Tauschverhältnis
YZ-126 = Alle Arbeiter in Aktionsboxen kehren zu ihren Besitzern zurück, außer Veteranen, die neben der Kriegsbox liegen. Ebenso die Arbeiter im unteren Bereich der Migrationsbox.
    .title = Arbeiter kehren zurück
YZ-127 = Dann wandern alle Arbeiter aus dem oberen Bereich der Migrationsbox in den unteren.
    .title = Migranten rücken nach
YZ-128 = Steuerscheiben gehen an ihre Besitzer zurück.
    .title = Steuerscheiben kehren zurück
YZ-129 = Gespielte Karten verlassen das Spiel. Zieht 3 neue (YZ-A1).
    .title = Neue Karten
YZ-130 = Die Spielreihenfolgezylinder rücken auf die provisorische Leiste hinunter und behalten ihre Reihenfolge.
    .title = Neue provisorische Spielreihenfolge
YZ-A12 = Das ist eine Option. Voreinstellung: Zuerst wird der untere Bereich der Migrationsbox geleert, seine Arbeiter kehren zu ihren Besitzern zurück; dann rückt der obere nach, wie es der deutsche Text sagt. Nach der englischen Lesart bleiben untere Migranten, bis sie eingesetzt werden.
    .title = Was mit den unteren Migranten geschieht

## Spielende und Schlusswertung

YZ-131 = Nach Runde 4 darf jeder von euch in Spielreihenfolge Nahrungsmittel an den lokalen Markt verkaufen und persönliche Infrastrukturplättchen erfüllen.
    .title = Eine letzte Gelegenheit
YZ-132 = Du erhältst 2 Siegpunkte mal deine Boottransportkapazität.
    .title = Yangtze-Boote
YZ-133 = Jede deiner Fabriken bringt auf Level I 2 Siegpunkte, auf Level II 3, auf Level III 5.
    .title = Fabriken
YZ-134 = Jede deiner gelieferten Waren bringt die Siegpunkte des Feldes, auf dem sie liegt, ob Länderfeld oder allgemeines Feld.
    .title = Gelieferte Waren
YZ-135 = Jeder deiner Botschafter auf einem Markt im Ausland bringt 1 Siegpunkt. Jede deiner Waren, die nicht mehr abgefahren ist, ob sie in einer Fabrik oder auf einem wartenden Schiff liegt, bringt ebenfalls 1.
    .title = Botschafter und nicht gelieferte Waren
YZ-136 = Jede deiner Scheiben auf den Kriegsplätzen bringt ihre 4 oder 2 Siegpunkte.
    .title = Kriegsruhm
YZ-137 = Erfüllte Infrastrukturplättchen bringen ihre Siegpunkte, nicht erfüllte 0.
    .title = Infrastruktur
YZ-138 = In jedem Bereich der Fortschrittsbox erhält, wer dort die meisten Scheiben hat, 2 Siegpunkte. Bei Gleichstand erhalten alle Beteiligten je 1.
    .title = Mehrheiten
YZ-139 = Kupfer wird zum letzten Tauschverhältnis in Silber getauscht, abgerundet. Jeder Sack Silber bringt 1 Siegpunkt.
    .title = Yínzi (Silber)
YZ-140 = Jedes Unglücksplättchen kostet 2 Siegpunkte.
    .title = Unglück
YZ-141 = Die meisten Siegpunkte gewinnen. Bei Gleichstand gewinnt, wer in der Spielreihenfolge der letzten Runde weiter vorne war.
    .title = Wer gewinnt
YZ-A46 = Boote bringen 2 Siegpunkte mal die Kapazitätsziffer, nicht mal die zurückgelegten Felder.
    .title = Kapazität, nicht Schritte
YZ-A47 = In einem Bereich ohne Scheiben punktet niemand.
    .title = Leere Bereiche
YZ-A48 = Im Schritt nach der letzten Runde darfst du entweder an den lokalen Markt verkaufen oder dort für deine Infrastrukturplättchen kaufen, nicht beides.
    .title = Kaufen oder verkaufen nach der letzten Runde
