### Im Jahr des Drachen: die Regeln, Punkt für Punkt.

chapter-setup = Spielvorbereitung
chapter-round = Die Runde
chapter-action = Phase 1: Aktion
chapter-person = Phase 2: Person
chapter-event = Phase 3: Ereignis
chapter-scoring = Phase 4: Wertung
chapter-end = Spielende
chapter-wall = Erweiterung: Die Große Mauer
chapter-super-events = Erweiterung: Die Superereignisse

## Spielvorbereitung

YD-1 = 2 bis 5 Spieler erleben genau 12 Runden, für jeden Monat des Jahres eine. Wer nach der Schlusswertung die meisten Siegpunkte hat, gewinnt.
    .title = Ein Jahr, ein Sieger

YD-2 = Begrenzt sind nur die Personenplättchen. Münzen, Palastetagen, Reis, Feuerwerk und Privilegien gehen nie aus: Reicht der Vorrat in der Schachtel nicht, nehmt einfach etwas anderes als Ersatz.
    .title = Nur Personen werden knapp

YD-3 = Es gibt 9 Personenarten mit je 10 Plättchen. 6 Arten kommen in zwei Altersstufen vor, mit 6 jungen Plättchen von höherem Wert und mit weniger Symbolen und 4 alten Plättchen von niedrigerem Wert und mit mehr Symbolen: Pyrotechniker, Krieger, Mönch, Heiler, Bauer und Gelehrter. Handwerker, Hofdamen und Steuereintreiber sind immer jung, je 10 Plättchen.
    .title = Junge und alte Personen

YD-4 = Die alten Personen liegen in Reihe 1 der Auslage, die jungen in Reihe 2. Auch Handwerker, Hofdamen und Steuereintreiber liegen in Reihe 2.
    .title = Die Auslage

YD-5 = Bei weniger als 5 Spielern kommen für jeden fehlenden Spieler 2 Plättchen jeder Art zurück in die Schachtel: 1 junges und 1 altes von den Arten mit zwei Altersstufen, 2 von den Arten, die immer jung sind. Eine Art mit zwei Altersstufen hat also 6 junge und 4 alte Plättchen bei 5 Spielern, 5 und 3 bei 4 Spielern, 4 und 2 bei 3 Spielern, 3 und 1 bei 2 Spielern. Eine Art, die immer jung ist, hat 10, 8, 6 oder 4 Plättchen.
    .title = Weniger Spieler, weniger Personen

YD-6 = 12 Ereignisplättchen füllen die 12 Monate. Monat 1 und 2 sind immer Frieden. Die anderen 10 Plättchen, je 2 von Dürre, Seuche, Mongolensturm, Tribut und Drachenfest, werden einzeln gezogen und offen von links nach rechts ausgelegt. Außer beim Frieden dürfen gleiche Ereignisse nicht nebeneinander liegen: Gleicht ein Plättchen seinem linken Nachbarn, kommt es stattdessen auf das nächste freie Feld, und das nächste gezogene füllt die Lücke. Liegt in Monat 3 eine Dürre und werden dann Dürre und Tribut gezogen, so folgen in Monat 3 bis 5 Dürre, Tribut, Dürre.
    .title = Die Ereignisse des Jahres

YD-7 = Alle 12 Ereignisse liegen von Anfang an offen. So können alle vorausplanen.
    .title = Das Jahr ist vorhersehbar

YD-8 = Es gibt 7 Aktionskarten: Steuern, Bauen, Ernte, Feuerwerk, Heerschau, Studium und Privileg. Sie liegen als verdeckter Stapel bereit und werden jede Runde neu gemischt.
    .title = Die Aktionskarten

YD-9 = Du beginnst mit deinem Personenstein auf Feld 0 der Personenleiste, deinem Zählstein auf 0, 1 Drachen und 11 Personenkarten auf der Hand: 1 Karte für jede der 9 Arten und 2 Joker.
    .title = Deine Ausstattung

YD-10 = Du beginnst mit 4 Palastetagen, verbaut zu 2 Palästen mit je 2 Etagen, und mit 6 Yuan. Geld liegt offen. 1 Goldmünze ist 3 Silbermünzen wert und darf jederzeit gewechselt werden, es zählt also nur die Summe deiner Yuan.
    .title = Deine ersten Paläste und dein Geld

YD-11 = Alle übrigen Münzen, Palastetagen, Reis- und Feuerwerksplättchen und Privilegien bilden den Vorrat. Solche Dinge nimmst du von dort, und was du davon zahlst, abgibst oder verlierst, kommt dorthin zurück.
    .title = Der Vorrat

YD-12 = Vor Runde 1 nimmt sich jeder 2 Personen zweier verschiedener Arten aus Reihe 2, also nur junge, und bringt sie unter. Der älteste Spieler nimmt beide, dann folgen die anderen im Uhrzeigersinn.
    .title = Deine ersten zwei Personen

YD-13 = Du darfst nicht mit demselben Paar von Arten beginnen wie ein anderer Spieler. Sind Steuereintreiber und Gelehrter, Steuereintreiber und Bauer sowie Gelehrter und Bauer vergeben, so sind diese 3 Paare für alle danach gesperrt. Jede dieser Arten darf aber Teil eines anderen Paares sein.
    .title = Kein Startpaar doppelt

YD-14 = Jede Person wohnt in einem deiner Paläste. Ein Palast hat Platz für so viele Personen, wie er Etagen hat: 1, 2 oder 3. Kein Palast hat je mehr als 3 Etagen.
    .title = Eine Person je Etage

YD-15 = Bringst du eine neue Person unter, zieht dein Personenstein sofort um den vollen Wert des Plättchens vor, eine Zahl von 1 bis 6. Ist das Feld besetzt, kommt dein Stein oben auf den Stapel. Beispiel: Der erste Spieler nimmt Steuereintreiber (3) und Gelehrten (4) und erreicht Feld 7. Der zweite nimmt Steuereintreiber (3) und Bauer (4), erreicht ebenfalls 7 und landet obenauf. Der dritte nimmt Gelehrten (4) und Bauer (4) und erreicht 8. Die Reihenfolge auf der Leiste ist jetzt: dritter, zweiter, erster Spieler.
    .title = Neue Personen bringen dich voran

YD-A1 = Niemand muss sein Alter verraten: Wer auf dem ersten Platz sitzt, beginnt mit der Wahl der Startpersonen.
    .title = Wer ist der älteste Spieler?

YD-A2 = Die Reihenfolge der beiden Arten ist gleichgültig: Bauer und Gelehrter sind dasselbe Paar wie Gelehrter und Bauer.
    .title = Ein Paar hat keine Reihenfolge

YD-A3 = Deine beiden ersten Personen dürfen im selben Palast wohnen. Der andere Palast steht dann leer und verliert 1 Etage in Runde 1, wenn vorher niemand einzieht.
    .title = Beide in einem Palast

YD-A4 = Gleicht das allerletzte gezogene Ereignis dem von Monat 11, gibt es rechts kein freies Feld mehr. Dann tauschen Monat 10 und 11 ihre Plätze, und das Plättchen kommt auf Monat 12.
    .title = Wenn das letzte Ereignis nicht passt

YD-A5 = Die Ereignisse werden wirklich Plättchen für Plättchen ausgelegt wie beschrieben und nicht gleichmäßig aus allen erlaubten Reihen gewählt. Dadurch kehrt ein Ereignis in 37 % der Fälle schon nach 2 Monaten wieder; bei gleichmäßiger Wahl wären es 22 %.
    .title = Plättchen für Plättchen gezogen

YD-A7 = Bei den Startpersonen nimmst du das erste Plättchen und bringst es unter, dann nimmst du das zweite und bringst es unter.
    .title = Nehmen, unterbringen, nehmen, unterbringen

## Die Runde

YD-16 = Jede Runde hat 4 Phasen in dieser Reihenfolge: 1. Aktion, 2. Person, 3. Ereignis (mit Verfall), 4. Wertung.
    .title = Die vier Phasen

YD-A9 = Gruppen und Paläste haben Nummern, damit alle sie benennen können. Größere Gruppen von Aktionskarten stehen vorn. Verschwindet ein Palast, rücken die hinter ihm auf.
    .title = Wie Gruppen und Paläste nummeriert sind

YD-D14 = In der Voreinstellung sehen alle, welche Personenkarten du noch hast. Alle Hände sind am Anfang gleich, und jede Karte wird offen gespielt, man könnte sie sich also ohnehin merken. Unbekannt bleibt nur der Zufall: die Ereignisse beim Auslegen, das Superereignis und die Gruppen jeder Runde. Mit der Option für verdeckte Handkarten siehst du nur deine eigenen.
    .title = Offene Handkarten

YD-D15 = Yuan, Reis und Feuerwerk aller Spieler liegen jederzeit offen.
    .title = Offener Besitz

## Phase 1: Aktion

YD-17 = Die Aktionskarten werden gemischt und verdeckt auf so viele Gruppen verteilt, wie Spieler mitspielen, und zwar so gleichmäßig wie möglich. Dann werden alle aufgedeckt. Die 7 Karten bilden diese Gruppen: 4 und 3 bei 2 Spielern; 3, 2 und 2 bei 3 Spielern; 2, 2, 2 und 1 bei 4 Spielern; 2, 2, 1, 1 und 1 bei 5 Spielern. Mit der Mauer-Erweiterung bilden 8 Karten diese Gruppen: 4 und 4 bei 2 Spielern; 3, 3 und 2 bei 3 Spielern; 2, 2, 2 und 2 bei 4 Spielern; 2, 2, 2, 1 und 1 bei 5 Spielern.
    .title = Die Aktionsgruppen

YD-18 = Wer auf der Personenleiste am weitesten vorn ist, kommt zuerst dran. Auf einem gemeinsamen Feld kommt der oberste Stein des Stapels vor denen darunter. Das ist die Reihenfolge der Personenleiste, und sie bestimmt jede Zugreihenfolge im Spiel; wo du sitzt, spielt nach der Wahl der Startpersonen keine Rolle mehr. Beispiel: Auf Feld 12 liegt Gelb auf Grün, auf Feld 10 liegt Blau, auf Feld 9 liegt Violett auf Rot. Die Reihenfolge ist Gelb, Grün, Blau, Violett, Rot.
    .title = Reihenfolge der Personenleiste

YD-19 = Bist du am Zug, wählst du 1 Gruppe, stellst deinen Drachen darauf und führst genau 1 ihrer Aktionen aus.
    .title = Gruppe wählen, eine Aktion ausführen

YD-20 = Du darfst eine Gruppe wählen, die andere schon gewählt haben, und eine Aktion wiederholen, die ein anderer Spieler in dieser Runde ausgeführt hat.
    .title = Gruppen und Aktionen sind mehrfach wählbar

YD-21 = Steht schon ein Drache auf der Gruppe, zahlst du zuerst 3 Yuan in den Vorrat, egal wie viele Drachen dort stehen. Mit weniger als 3 Yuan darfst du sie nicht wählen. Beispiel: Mit 5 Yuan kommst du zu einer Gruppe mit 2 Drachen. Du zahlst 3, behältst 2 und führst deine Aktion aus.
    .title = Eine besetzte Gruppe kostet 3 Yuan

YD-22 = Statt eine Gruppe zu wählen, darfst du die Phase auslassen und dein Geld auf 3 Yuan auffüllen. Du bekommst nur, was fehlt: Mit 1 Yuan nimmst du 2, mit 5 Yuan nimmst du nichts.
    .title = Auslassen und auf 3 Yuan auffüllen

YD-23 = Waren alle an der Reihe, kehren die Drachen zu ihren Besitzern zurück, und die Aktionskarten werden eingesammelt.
    .title = Aufräumen

YD-24 = Du bekommst 2 Yuan und dazu 1 Yuan für jede Münze auf deinen Steuereintreibern. Jeder Steuereintreiber zeigt 3 Münzen: Ohne ihn bekommst du 2 Yuan, mit 2 Steuereintreibern 8 Yuan. War die Gruppe besetzt, zahlst du vorher die 3 Yuan.
    .title = Steuern

YD-25 = Du bekommst 1 Palastetage und dazu 1 für jeden Hammer auf deinen Handwerkern und baust sie: auf deine Paläste, bis zu 3 Etagen je Palast, oder als neue Paläste mit 1 bis 3 Etagen. Du darfst beliebig viele Paläste besitzen. Beispiel: 2 Handwerker mit je 1 Hammer bringen dir 3 Etagen. Du stockst einen Palast mit 1 Etage auf 3 Etagen auf und beginnst einen neuen Palast mit 1 Etage.
    .title = Bauen

YD-26 = Du verbaust nur die neuen Etagen. Was schon steht, wird nie umgebaut.
    .title = Was steht, das steht

YD-27 = Du bekommst 1 Reis und dazu 1 für jeden Sack auf deinen Bauern. Ein junger Bauer zeigt 1 Sack, ein alter 2: Mit einem von jedem bekommst du 4 Reis.
    .title = Ernte

YD-28 = Du bekommst 1 Feuerwerksplättchen und dazu 1 für jede Rakete auf deinen Pyrotechnikern. Ein junger Pyrotechniker zeigt 1 Rakete, ein alter 2: Mit einem von jedem bekommst du 4 Feuerwerksplättchen.
    .title = Feuerwerk

YD-29 = Dein Personenstein zieht 1 Feld vor und dazu 1 für jeden Helm auf deinen Kriegern. Ein alter Krieger zeigt 2 Helme: Mit 2 alten Kriegern ziehst du 5 Felder.
    .title = Heerschau

YD-30 = Du erhältst 1 Siegpunkt und dazu 1 für jedes Buch auf deinen Gelehrten. Ein junger Gelehrter zeigt 2 Bücher, ein alter 3: Mit einem von jedem erhältst du 6 Punkte.
    .title = Studium

YD-31 = Du zahlst 2 Yuan für ein kleines Privileg mit 1 Drachen oder 7 Yuan für ein großes Privileg mit 2 Drachen. Du kaufst genau 1 Privileg je Aktion und darfst beliebig viele besitzen. Jeder Drache bringt dir von dieser Runde an in jeder Wertung 1 Siegpunkt. Voreingestellt kostet das große Privileg 7 Yuan; eine Option senkt den Preis auf 6 Yuan wie in der Ausgabe von 2007.
    .title = Privileg

YD-B2 = Du darfst keine Gruppe wählen, nur um sie zu besetzen. Eine Aktion steht dir nur offen, wenn du sie wirklich ausführen kannst: Fehlt dir das Geld für ein Privileg, kannst du die Aktion Privileg nicht wählen.
    .title = Keine leeren Aktionen

YD-B3 = Für ein Privileg zählt nur das Geld, das nach der Zahlung für eine besetzte Gruppe übrig ist. Auf einer freien Gruppe brauchst du 2 Yuan für ein kleines oder 7 für ein großes Privileg, auf einer besetzten 5 oder 10. Gilt der niedrigere Preis von 6 Yuan, brauchst du für ein großes Privileg 6 oder 9.
    .title = Geld für ein Privileg

YD-B4 = Die 3 Yuan für eine besetzte Gruppe zahlst du vor der Aktion. Was dir die Steuern bringen, kommt dafür zu spät.
    .title = Erst zahlen, dann einnehmen

YD-B5 = Du darfst auch mit 3 oder mehr Yuan auslassen; dann bekommst du nichts. Wer auslässt, stellt keinen Drachen auf, die Gruppen bleiben also so frei, wie sie waren.
    .title = Auslassen mit genug Geld

YD-B6 = Lässt du aus, wird dein Geld immer auf genau 3 Yuan aufgefüllt. Weniger kannst du nicht nehmen.
    .title = Immer genau auf 3

YD-B7 = Alle Etagen, die du bekommst, musst du sofort verbauen; aufheben kannst du keine. Platz ist immer, denn du darfst neue Paläste beginnen.
    .title = Alles sofort verbauen

YD-B8 = Du darfst die Etagen einer Aktion beliebig aufteilen, auch auf mehrere neue Paläste.
    .title = Mehrere neue Paläste

YD-B9 = Auf der Personenleiste ziehst du immer die volle Zahl der Felder, bei der Heerschau ebenso wie bei einer neuen Person. Du kannst weder verzichten noch kürzer ziehen.
    .title = Keine halben Schritte

## Phase 2: Person

YD-32 = Für diese Phase gilt die Reihenfolge der Personenleiste neu, denn eine Heerschau kann sie verändert haben.
    .title = Die Reihenfolge gilt neu

YD-33 = In der Reihenfolge der Personenleiste spielt jeder genau 1 Handkarte auf den gemeinsamen offenen Ablagestapel und nimmt eine Person dieser Art aus der Auslage: jung oder alt, ganz nach Wunsch, solange Plättchen da sind.
    .title = Eine Karte, eine Person

YD-34 = Mit einem Joker darfst du ein beliebiges Plättchen der Auslage nehmen.
    .title = Joker

YD-35 = Solange in irgendeinem deiner Paläste Platz ist, musst du die neue Person unterbringen, in welchem deiner Paläste mit freiem Platz du willst.
    .title = Wer Platz hat, muss aufnehmen

YD-36 = Sind alle deine Paläste voll, entscheidest du: Entweder ersetzt die neue Person eine deiner Personen, oder du schickst die neue fort. Wer gehen muss, ist aus dem Spiel und kommt nicht in die Auslage zurück.
    .title = Wenn alle Paläste voll sind

YD-37 = Bringst du eine Person unter, zieht dein Stein um den Wert des neuen Plättchens vor, auch wenn es ein anderes ersetzt. Schickst du die neue Person fort, bleibt dein Stein stehen. Beispiel: Alles ist voll, und dein Stein steht auf 20. Ersetzt ein junger Mönch (6) deinen Bauern, ziehst du auf 26, und der Bauer ist aus dem Spiel. Schickst du den Mönch fort, bleibst du auf 20, der Mönch ist aus dem Spiel, und deine Karte ist verbraucht.
    .title = Nur wer einzieht, bringt dich voran

YD-38 = Dein Personenstein zieht nie zurück, wenn dich eine Person verlässt.
    .title = Nie zurück

YD-39 = Eine neue Person bringt dir bei ihrer Ankunft nichts: keinen Reis, kein Feuerwerk, kein Geld, keine Siegpunkte. Personen wirken erst bei späteren Aktionen, Ereignissen und Wertungen.
    .title = Kein Willkommensgeschenk

YD-40 = Spielst du eine Karte einer Art, von der kein Plättchen mehr da ist, bekommst du niemanden. Die Karte ist verbraucht, und dein Stein bleibt stehen.
    .title = Eine vergriffene Art

YD-41 = Runde 12 hat keine Personenphase: Bis dahin sind alle 11 Karten gespielt.
    .title = Keine Person in Runde 12

YD-C1 = Du darfst einen Joker für eine Art verwenden, deren eigene Karte du noch hast. Das nützt dir nie, ist aber erlaubt.
    .title = Joker trotz eigener Karte

YD-C2 = Du darfst eine Karte einer vergriffenen Art auch dann spielen, wenn dir andere Karten jemanden brächten. Passt keine deiner Karten, wählst du, welche verfällt.
    .title = Eine Karte verfallen lassen

YD-C3 = Ein Joker wirkt, solange in der Auslage noch irgendein Plättchen liegt, auch wenn einzelne Arten ganz vergriffen sind, jung wie alt.
    .title = Ein Joker findet jemanden

YD-C4 = Du darfst niemanden ersetzen, solange in einem deiner Paläste Platz ist.
    .title = Kein Ersetzen bei freiem Platz

YD-C5 = Die neue Person zieht in den Palast der ersetzten ein, denn nur dort ist Platz frei geworden.
    .title = In denselben Palast

YD-C6 = Das Plättchen einer Person, die du fortschickst, verlässt das Spiel. Es kommt nicht auf seinen Stapel zurück, also kann es auch niemand sonst nehmen.
    .title = Fort heißt fort

YD-C7 = Hast du gar keinen Palast, giltst du als voll und kannst niemanden ersetzen. Du spielst trotzdem eine Karte; das Plättchen verlässt das Spiel, und dein Stein bleibt stehen.
    .title = Ohne Palast

YD-C8 = Personen ziehen nie von einem Palast in einen anderen um.
    .title = Kein Umzug

YD-C9 = Sind von einer Art nur noch junge oder nur noch alte Plättchen da, nimmst du, was da ist.
    .title = Nur eine Altersstufe übrig

## Phase 3: Ereignis

YD-42 = Das Ereignis des laufenden Monats tritt einmal ein. Danach wird sein Plättchen umgedreht.
    .title = Das Ereignis des Monats

YD-43 = Müssen mehrere Spieler Personen entlassen, tun sie es in der Reihenfolge der Personenleiste. Entlassene Personen verlassen das Spiel.
    .title = Personen entlassen

YD-44 = Nichts geschieht. Der Verfall folgt trotzdem.
    .title = Frieden

YD-45 = Alle zahlen 4 Yuan. Für jeden Yuan, der dir fehlt, entlässt du 1 Person aus einem beliebigen deiner Paläste. Zuerst geht dein ganzes Geld: Du darfst keine Personen entlassen, um es zu behalten. Münzen auf deinen Steuereintreibern zählen nicht. Mit 5 Yuan behältst du 1 Yuan. Mit 2 Yuan zahlst du alles und entlässt 2 Personen.
    .title = Tribut

YD-46 = Für jeden deiner Paläste mit mindestens 1 Person gibst du 1 Reis ab; leere Paläste brauchen keinen. Aus jedem Palast, den du nicht versorgen kannst, entlässt du 1 Person, und du wählst, welche Paläste leer ausgehen und wer geht. Du darfst keine Personen entlassen, um Reis zu behalten. Säcke auf deinen Bauern zählen nicht. Beispiel mit 3 bewohnten Palästen: Mit 4 Reis behältst du 1 und verlierst niemanden; mit 1 Reis wählst du 2 Paläste und verlierst aus jedem 1 Person; mit 0 Reis verlierst du aus allen 3 je 1 Person.
    .title = Dürre

YD-47 = Die meisten Feuerwerksplättchen bringen 6 Siegpunkte, die zweitmeisten 3. Bei Gleichstand bekommen alle Beteiligten die vollen Punkte, und der zweite Platz zählt auch dann, wenn sich mehrere den ersten teilen. Mit 0 Plättchen gehst du immer leer aus, und Raketen auf deinen Pyrotechnikern zählen nicht. Danach geben alle, die gepunktet haben, die Hälfte ihrer Feuerwerksplättchen ab, aufgerundet. Beispiel: Mit 3, 3, 2 und 1 Plättchen gibt es 6, 6, 3 und 0 Punkte, abgegeben werden 2, 2, 1 und 0 Plättchen, und allen bleibt je 1 Plättchen.
    .title = Drachenfest

YD-48 = Jeder erhält 1 Siegpunkt für jeden Helm auf den eigenen Kriegern. Dann entlässt, wer die wenigsten Helme hat, 1 Person nach Wahl, auch einen gerade gezählten Krieger; bei Gleichstand trifft es alle Beteiligten. Haben alle gleich viele Helme, entlässt jeder 1 Person, auch wenn es 0 Helme sind. Beispiel: Mit 3, 3, 2, 1 und 1 Helmen gibt es 3, 3, 2, 1 und 1 Punkte, und die letzten beiden entlassen je 1 Person.
    .title = Mongolensturm

YD-49 = Alle entlassen 3 Personen ihrer Wahl, für jeden Mörser auf ihren Heilern 1 weniger, aber nie weniger als 0. Auch ein Heiler, der dich geschützt hat, darf gehen. 2 junge Heiler zeigen je 1 Mörser, also entlässt du 1 Person. Ein junger und ein alter Heiler zeigen 1 und 2 Mörser, also entlässt du 0.
    .title = Seuche

YD-50 = Nach dem Ereignis verliert jeder deiner Paläste ohne Personen 1 Etage an den Vorrat. Ein leerer Palast mit 2 Etagen schrumpft auf 1 Etage; ein leerer Palast mit 1 Etage verschwindet, noch bevor er punkten kann, selbst wenn du ihn erst in dieser Runde gebaut hast.
    .title = Verfall

YD-A8 = Bei einem Ereignis kommen zuerst die Zahlungen und Siegpunkte aller Spieler, dann werden die Personen in der Reihenfolge der Personenleiste entlassen.
    .title = Erst zahlen, dann entlassen

YD-D1 = Hast du weniger Personen, als du entlassen musst, entlässt du alle. Mehr wird nicht verlangt.
    .title = Niemand mehr zu entlassen

YD-D2 = Bei einer Dürre muss dein Reis so viele Paläste versorgen wie möglich. Aus jedem Palast ohne Reis geht genau 1 Person.
    .title = Der Reis reicht, so weit er kann

YD-D3 = Haben alle Spieler gleich viele Feuerwerksplättchen, mindestens 1, so erhält jeder 6 Punkte und niemand 3. Hat nur ein einziger Spieler Feuerwerksplättchen, erhält er 6 Punkte und niemand 3.
    .title = Drachenfest ohne zweiten Platz

YD-D4 = Der zweite Platz ist die nächstkleinere Zahl von Feuerwerksplättchen über 0, egal wie viele sich den ersten teilen. Bei Gleichstand auf dem zweiten Platz erhalten alle Beteiligten 3 Punkte.
    .title = Gleichstand auf dem zweiten Platz

YD-D5 = Die Hälfte von 1 Feuerwerksplättchen, aufgerundet, ist 1: Wer mit einem einzigen Plättchen punktet, gibt es ab.
    .title = Ein einziges Feuerwerksplättchen

YD-D6 = Beim Mongolensturm werden die Helme nur einmal gezählt, ganz am Anfang. Danach richten sich alle Siegpunkte und wer die wenigsten hat. Erst dann werden Personen entlassen, in der Reihenfolge der Personenleiste.
    .title = Helme werden zuerst gezählt

YD-D7 = Wie viele Personen du bei einer Seuche entlässt, steht am Anfang fest. Entlässt du dabei einen Heiler, werden es nicht mehr.
    .title = Heiler schützen bis zuletzt

YD-D8 = Personen werden offen entlassen, ein Spieler nach dem anderen. Wer später dran ist, sieht, was die anderen gewählt haben.
    .title = Entlassen wird offen

YD-D9 = Der Verfall findet in jeder Runde statt, auch im Frieden der Runden 1 und 2.
    .title = Verfall in Friedenszeiten

YD-D10 = Voreingestellt ist die Reihenfolge in Phase 3: Ereignis, Mauerwertung, falls es eine gibt, Superereignis, Verfall. Verfall gibt es nur einmal. Ein neuer Palast aus den Etagen eines Freibriefs steht also leer und verliert gleich 1 Etage. Mit der Option für den Verfall vor dem Superereignis kommt das Superereignis zuletzt, und der neue Palast behält seine Etagen.
    .title = Wann der Verfall kommt

## Phase 4: Wertung

YD-51 = Nach dem Verfall erhält jeder 1 Siegpunkt für jeden eigenen Palast, ob bewohnt oder nicht und egal wie hoch, 1 für jeden Drachen auf den eigenen Hofdamen und 1 für jeden Drachen auf den eigenen Privilegien. Beispiel: 3 Paläste, 2 Hofdamen mit je 1 Drachen und 1 großes Privileg mit 2 Drachen bringen 7 Punkte.
    .title = Die Wertung der Runde

YD-52 = Nach der Wertung beginnt die nächste Runde.
    .title = Nächste Runde

YD-D11 = Keine der beiden Leisten hat ein Ende. Siegpunkte zählen über 100 hinaus weiter, und auch für die Personensteine gibt es kein letztes Feld.
    .title = Die Leisten sind endlos

## Spielende

YD-53 = Das Spiel endet nach Phase 4 von Runde 12. Dann folgt die Schlusswertung von Personen, Mönchen und Besitz.
    .title = Schlusswertung

YD-54 = Jede Person in deinen Palästen bringt 2 Siegpunkte.
    .title = Personen

YD-55 = Jeder Mönch bringt die Buddhas auf seinem Plättchen mal die Etagen des Palastes, in dem er wohnt. Ein junger Mönch, 1 Buddha, in einem Palast mit 2 Etagen bringt 2 Punkte; ein alter Mönch, 2 Buddhas, in einem Palast mit 3 Etagen bringt 6 Punkte; zusammen 8.
    .title = Mönche

YD-56 = Du verkaufst jeden Reis und jedes Feuerwerksplättchen für 2 Yuan. Dann bringen je volle 3 Yuan 1 Siegpunkt. Beispiel: 4 Yuan, 1 Reis und 2 Feuerwerksplättchen ergeben 10 Yuan und bringen 3 Punkte.
    .title = Besitz

YD-57 = Am Ende hast du 7 Personen, darunter einen jungen Mönch, 1 Buddha, in einem Palast mit 2 Etagen und einen alten Mönch, 2 Buddhas, in einem Palast mit 3 Etagen. Dazu hast du 4 Yuan, 1 Reis und 2 Feuerwerksplättchen. Du erhältst 14 Punkte für die Personen, 8 für die Mönche und 3 für deine 10 Yuan: insgesamt 25.
    .title = Eine ganze Schlusswertung

YD-58 = Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer auf der Personenleiste weiter vorn ist.
    .title = Wer gewinnt

YD-D12 = Stehen die Beteiligten auf demselben Feld der Personenleiste, ist der oberste Stein vorn. So gibt es immer nur einen Sieger, und niemand teilt sich einen Rang.
    .title = Gleichstand auf demselben Feld

YD-D13 = Deine Yuan und der Erlös für Reis und Feuerwerk, je 2 Yuan, werden zuerst zusammengezählt. Nur die Summe wird durch 3 geteilt und abgerundet.
    .title = Eine Summe, einmal gerundet

## Erweiterung: Die Große Mauer

YD-59 = Diese Erweiterung ist eine Option; voreingestellt spielt ihr ohne sie. Alle bekommen 6 Mauerplättchen, für jeden Vorteil eines: 1 Reis, 1 Feuerwerksplättchen, 1 Palastetage, 2 Yuan, 3 Felder auf der Personenleiste, 3 Siegpunkte. Die Karte Mauerbau kommt zu den anderen, also werden 8 Aktionskarten auf die Gruppen verteilt.
    .title = Mauerplättchen und eine achte Aktion

YD-60 = Mit dieser Aktion wählst du eines deiner unbenutzten Mauerplättchen und nimmst dir seinen Vorteil: 1 Reis, 1 Feuerwerksplättchen, 1 Palastetage, 2 Yuan, 3 Felder vorwärts auf der Personenleiste oder 3 Siegpunkte.
    .title = Mauerbau

YD-61 = Das Plättchen kommt mit der Mauerseite nach oben unter das am weitesten links liegende Ereignis, das noch kein Mauerplättchen hat. So wächst die Mauer von links nach rechts, bis auf höchstens 12 Plättchen. Ist sie 4 Plättchen lang, kommt das nächste unter Monat 5.
    .title = Die Mauer wächst nach rechts

YD-62 = Die Mauer wird in beiden Monaten mit Mongolensturm gewertet, nachdem dieser vollständig abgehandelt ist.
    .title = Mauerwertung

YD-63 = Reicht die Mauer bis zum laufenden Monat, erhält jeder 1 Siegpunkt für jedes eigene Plättchen darin, und niemand entlässt eine Person. Beispiel: In Monat 6 hat die Mauer 7 Plättchen, davon gehören den Spielern 4, 3 und 0. Sie erhalten 4, 3 und 0 Punkte.
    .title = Die Mauer hält

YD-64 = Reicht die Mauer nicht bis zum laufenden Monat, entlässt 1 Person, wer die wenigsten eigenen Plättchen darin hat, bei Gleichstand alle Beteiligten; auch 0 Plättchen zählen. Beispiel: In Monat 6 hat die Mauer 5 Plättchen, davon gehören den Spielern 3, 2, 0 und 0. Niemand erhält Punkte, und die letzten beiden entlassen je 1 Person.
    .title = Die Mauer ist zu kurz

YD-65 = Am Ende von Runde 12 wird die Mauer noch einmal gewertet, und nun muss sie 12 Plättchen haben. Hat sie diese, erhält jeder 1 Siegpunkt für jedes eigene Plättchen. Wenn nicht, entlässt 1 Person, wer die wenigsten eigenen Plättchen hat, bei Gleichstand alle Beteiligten. Beispiel: Die Mauer hat 11 Plättchen, davon gehören den Spielern 6 und 5. Wer 5 hat, entlässt 1 Person.
    .title = Die letzte Mauerwertung

YD-66 = Alle anderen Regeln bleiben, wie sie sind.
    .title = Alles andere

YD-E1 = Du kennst die Vorteile deiner unbenutzten Mauerplättchen und wählst frei unter ihnen, und alle dürfen sehen, welche du noch hast. Mit der Option für zufällige Mauerplättchen bestimmt stattdessen der Zufall eines deiner unbenutzten. Spielt ihr mit der Mauer, ist die freie Wahl voreingestellt.
    .title = Wähle dein Mauerplättchen

YD-E2 = Deine Personen erhöhen den Vorteil eines Mauerplättchens nie. Es bleibt bei 1 Reis, welche Bauern du auch hast, und bei 1 Etage, welche Handwerker du auch hast.
    .title = Feste Vorteile

YD-E3 = Die Etage von einem Mauerplättchen baust du sofort: auf einen deiner Paläste mit weniger als 3 Etagen oder als neuen Palast mit 1 Etage.
    .title = Die Etage von der Mauer

YD-E4 = Mauerbau steht dir nicht offen, wenn du kein Mauerplättchen mehr hast oder wenn die Mauer schon 12 Plättchen hat.
    .title = Wenn die Mauer nicht wachsen kann

YD-E5 = Ist die Mauer zu kurz und haben alle Spieler gleich viele Plättchen darin, entlässt jeder 1 Person.
    .title = Alle gleich bei zu kurzer Mauer

YD-E6 = Eine zu kurze Mauer bringt niemandem Punkte, auch denen nicht, die viele Plättchen darin haben.
    .title = Keine Punkte für eine zu kurze Mauer

YD-E7 = Die Mauer reicht bis zu einem Monat, wenn sie mindestens so viele Plättchen hat, wie die Nummer des Monats angibt. In Monat 6 braucht sie 6 Plättchen oder mehr.
    .title = Wann die Mauer einen Monat erreicht

YD-E8 = Bringt Monat 12 einen Mongolensturm, wird die Mauer zweimal gewertet: nach dem Mongolensturm und am Ende.
    .title = Mongolen in Monat 12

YD-E9 = Voreingestellt kommt die letzte Mauerwertung nach Phase 4 von Runde 12 und vor der Schlusswertung, und kein Verfall folgt ihr. Mit einer Option findet sie in Phase 3 von Runde 12 statt, vor Verfall und Phase 4. Den Unterschied merkst du, wenn du eine Hofdame oder die letzte Person eines Palastes entlässt.
    .title = Wann die letzte Mauerwertung kommt

YD-E10 = Wiederholt eine Sonnenfinsternis den Mongolensturm, wird die Mauer voreingestellt nach dem zweiten Mongolensturm noch einmal gewertet. Mit der Option für eine einzige Wertung wird sie nur nach dem ersten gewertet.
    .title = Sonnenfinsternis, Mongolen und Mauer

YD-E11 = Müssen mehrere Spieler wegen der Mauer Personen entlassen, tun sie es in der Reihenfolge der Personenleiste.
    .title = Entlassungen an der Mauer

## Erweiterung: Die Superereignisse

YD-67 = Diese Erweiterung ist eine Option, mit oder ohne Mauer; voreingestellt spielt ihr ohne sie. 1 der 10 Superereignisse wird zufällig gezogen und auf das Ereignis von Monat 7 gelegt; die anderen 9 sind aus dem Spiel. Ihr dürft euch auch auf eines einigen. Es wirkt in Monat 7: Erst kommt das normale Ereignis, dann das Superereignis, dann die Wertung der Runde.
    .title = Das Superereignis

YD-68 = Alle erhalten 2 Siegpunkte für jede Person in ihren Palästen, wie am Spielende. Mit 6 Personen erhältst du 12 Punkte.
    .title = Laternenfest

YD-69 = Mönche punkten wie am Spielende: Buddhas mal Etagen ihres Palastes. Ein alter Mönch, 2 Buddhas, in einem Palast mit 3 Etagen bringt 6 Punkte.
    .title = Buddha

YD-70 = In der Reihenfolge der Personenleiste verliert jeder 2 Palastetagen eigener Wahl. Personen, die keine Etage mehr haben, müssen entlassen werden. Hat dein einziger Palast 2 Etagen und 2 Personen, verlierst du beide Personen und den Palast.
    .title = Erdbeben

YD-71 = In der Reihenfolge der Personenleiste zählt jeder seine Yuan, Reis- und Feuerwerksplättchen zusammen und gibt die Hälfte der Summe ab, abgerundet, in beliebiger Mischung. Mit 3 Yuan, 2 Reis und 2 Feuerwerksplättchen, zusammen 7, gibst du 3 nach Wahl ab.
    .title = Flut

YD-72 = Das Ereignis von Monat 7 tritt ein zweites Mal ein. Beispiel: Bei einem Drachenfest haben die Spieler 4 und 2 Feuerwerksplättchen. Sie erhalten 6 und 3 Punkte und behalten 2 und 1 Plättchen; dann erhalten sie noch einmal 6 und 3 Punkte und behalten 1 und 0 Plättchen.
    .title = Sonnenfinsternis

YD-73 = Alle Personensteine kommen als ein Stapel in ihrer jetzigen Reihenfolge zurück auf Feld 0, der führende obenauf. Beispiel: A steht auf 30, B auf 28 und C unter B auf 28. Jetzt stehen alle auf 0, in der Reihenfolge A, B, C.
    .title = Vulkanausbruch

YD-74 = In der Reihenfolge der Personenleiste wirft jeder 2 Personenkarten ab. Von 4 Karten behältst du 2: eine für Monat 8 und eine für Monat 9. In Monat 10, 11 und 12 gibt es keine Personenphase.
    .title = Tornado

YD-75 = In der Reihenfolge der Personenleiste wählt jeder eine junge Person, ohne eine Karte zu spielen, und verfährt mit ihr wie in Phase 2; der Personenstein zieht um ihren Wert vor. Eine Art, die bei diesem Ereignis schon ein anderer Spieler gewählt hat, darfst du nicht wählen.
    .title = Sonnenaufgang

YD-76 = Alle verlieren sämtliche Privilegien und bekommen nichts dafür. Das geschieht vor der Wertung der Runde, sie zählen dort also nicht mehr.
    .title = Attentat

YD-77 = In der Reihenfolge der Personenleiste nennt jeder eine Art unter den eigenen Personen und bekommt deren Vorteil: 1 Reis je Sack auf Bauern, 1 Yuan je Münze auf Steuereintreibern, 1 Feuerwerksplättchen je Rakete auf Pyrotechnikern, 1 Siegpunkt je Buch auf Gelehrten und für jeden Mönch Buddhas mal Etagen des Palastes in Siegpunkten. Ein junger und ein alter Bauer, 1 und 2 Säcke, bringen 3 Reis. Für Krieger, Heiler, Hofdamen und Handwerker siehe YD-F15 bis YD-F18.
    .title = Freibrief

YD-F1 = Wo ein Superereignis die Spieler nacheinander fragt, handeln sie in der Reihenfolge der Personenleiste, wie sie in diesem Augenblick ist. Wer am weitesten vorn ist, ist Startspieler.
    .title = Wer beginnt

YD-F2 = Voreingestellt liegt das Superereignis von Anfang an offen auf Monat 7. Mit der Option für ein verdecktes Superereignis wird es erst in Monat 7 aufgedeckt.
    .title = Offen oder verdeckt

YD-F3 = Beim Erdbeben wählst du beide Etagen selbst, aus einem Palast oder aus zweien. Dann entlässt du aus jedem überfüllten Palast so viele Personen, wie keine Etage mehr haben; du wählst, wer geht. Niemand darf in einen anderen Palast ziehen. Ein Palast ganz ohne Etage verliert alle seine Personen.
    .title = Wer beim Erdbeben geht

YD-F4 = Hast du weniger als 2 Etagen, verlierst du, was du hast.
    .title = Erdbeben bei wenig Besitz

YD-F5 = Bei der Flut zählt jeder Yuan als 1, gleich in welchen Münzen.
    .title = Yuan bei der Flut

YD-F6 = Voreingestellt gibt es zwischen den beiden Ereignissen einer Sonnenfinsternis keinen Verfall: Er kommt einmal, danach. Mit der Option für den Verfall vor dem Superereignis kommt er einmal, zwischen den beiden.
    .title = Verfall und Finsternis

YD-F7 = Nach dem Ausbruch gilt wieder die übliche Regel: Ein Stein, der auf ein besetztes Feld kommt, kommt oben auf den Stapel.
    .title = Nach dem Ausbruch

YD-F9 = Karten, die der Tornado kostet, kommen offen auf den gemeinsamen Ablagestapel.
    .title = Karten im Wind

YD-F10 = Beim Sonnenaufgang geht jede Art nur an einen Spieler, auch wenn noch mehr junge Plättchen von ihr da sind. Eine Art gilt als gewählt, sobald sich jemand für sie entscheidet, selbst wenn die neue Person dann fortgeschickt wird.
    .title = Ein Spieler je Art

YD-F11 = Alle 9 Stapel von Reihe 2 sind jung, auch Handwerker, Hofdamen und Steuereintreiber.
    .title = Wer beim Sonnenaufgang jung ist

YD-F12 = Ist für dich keine junge Person einer noch freien Art mehr da, wirst du übergangen.
    .title = Niemand mehr beim Sonnenaufgang

YD-F13 = Sind beim Sonnenaufgang alle deine Paläste voll, ersetzt die neue Person eine deiner Personen oder wird fortgeschickt, wie in Phase 2.
    .title = Sonnenaufgang über vollen Palästen

YD-F14 = Beim Freibrief zählen nur die Symbole auf deinen Personen. Die aufgedruckten Symbole der Aktionskarten kommen nicht dazu.
    .title = Freibrief ohne Aktionskarte

YD-F15 = Wählst du beim Freibrief deine Krieger, zieht dein Personenstein voreingestellt 1 Feld je Helm vor, und Siegpunkte bringen sie nicht. Mit der Option für Punkte bringen sie stattdessen 1 Siegpunkt je Helm, und dein Stein bleibt stehen.
    .title = Freibrief für Krieger

YD-F16 = Du darfst beim Freibrief deine Heiler wählen, aber sie bringen dir nichts.
    .title = Freibrief für Heiler

YD-F17 = Wählst du beim Freibrief deine Hofdamen, erhältst du 1 Siegpunkt je Drachen, zusätzlich zur Wertung in Phase 4.
    .title = Freibrief für Hofdamen

YD-F18 = Wählst du beim Freibrief deine Handwerker, bekommst du 1 Palastetage je Hammer und baust sie sofort. Vorsicht: Voreingestellt folgt der Verfall, und ein neuer Palast ist noch leer. Mit der Option für den Verfall vor dem Superereignis folgt keiner.
    .title = Freibrief für Handwerker

YD-F19 = Wer keine Personen hat, wird beim Freibrief übergangen. Die anderen kommen trotzdem dran.
    .title = Freibrief ohne Personen

YD-F20 = Bei einem Attentat verlorene Privilegien liegen wieder im Vorrat und können ab Monat 8 neu gekauft werden.
    .title = Privilegien neu kaufen
