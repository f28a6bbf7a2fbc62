# Die Lehrerin des ersten Spiels. Zahlen des Tisches: die eigenen mit ihrem Namen, die der anderen als Name-Platz.

lesson-first-story = Du bist ein Fürst in einem Jahr der Katastrophen. Alle zwölf Monate liegen offen vor dir: Stelle rechtzeitig die richtigen Leute ein, gib ihnen ein Dach und bring möglichst viele durch das Jahr.
lesson-first-1 = Lies zuerst das Jahr. Im 3. Monat will der Kaiser von allen 4 Yuan, im 4. regnet es nicht. Nichts kommt hier überraschend. Tippe beide an.
    .title = Das Jahr
lesson-first-2 = Zwei Personen begleiten dich. Zuerst eine schnelle: Die Zahl auf dem Plättchen sagt, wie weit du auf der Leiste ziehst, und wer vorn liegt, wählt zuerst.
    .title = Eine schnelle
lesson-first-2-go-place-palace-1 = in den linken Palast
lesson-first-2-draft-court-lady = Ein Schritt. Sie bringt jeden Monat einen Punkt, aber alle würden vor dir wählen.
lesson-first-3 = Nun eine nützliche, für den leeren Palast: Ein Steuereintreiber bringt Geld, ein Gelehrter Punkte, ein Heiler rettet im 6. Monat Leben.
    .title = Eine nützliche
lesson-first-3-go-place-palace-2 = in den leeren Palast
lesson-first-3-place-palace-1 = Der andere Palast bleibt leer. Ein leerer Palast verliert jeden Monat eine Etage.
lesson-first-4 = Cup lag vorn und nahm die Gruppe mit dem Drachen; dorthin zu folgen kostet 3. Du hast { $yuan } Yuan, der Kaiser will 4: Zwei kannst du ausgeben. Ein kleines Privileg kostet 2.
    .title = Wohin mit 6 Yuan?
lesson-first-4-go-privilege-2 = nimm die Aktion Privileg
lesson-first-4-taxes-3 = Am Ende 8 Yuan, aber 3 davon kostet das Gedränge.
lesson-first-4-build-3 = Es blieben 3 Yuan: Im 3. Monat fehlt einer, und eine Person geht.
lesson-first-4-harvest-1 = 1 Reis. Zwei Paläste werden hungern.
lesson-first-4-fireworks-1 = Feuerwerk lohnt sich bei einem Fest, und das erste kommt im 9. Monat.
lesson-first-4-parade-1 = Ein paar Felder auf der Leiste; du bist schon Zweiter.
lesson-first-4-research-2 = Ein Punkt, einmal. Das Privileg bringt zwölfmal einen Punkt.
lesson-first-4-skip = Aussetzen füllt auf 3 auf. Du hast 6: Es bringt nichts.
lesson-first-5 = Jeden Monat spielst du eine Karte und stellst diese Person ein. Der 4. Monat ist trocken: Nimm einen Bauern. Alte tragen zwei Säcke, junge laufen vier Felder.
    .title = Jemand für die Dürre
lesson-first-5-go-place-palace-1 = in den linken Palast
lesson-first-5-go-place-palace-2 = in den rechten Palast
lesson-first-6 = Ende des Monats: ein Punkt für jeden Palast, einer für das Privileg. { $points } Punkte, und jeden Monat wieder so viel, solange du sie behältst.
    .title = Zahltag
lesson-first-7 = Du willst Reis, aber dort steht Cup: Dazukommen kostet 3 Yuan, und der Kaiser will 4. Nimm also eine freie Gruppe: Du hast noch ein Bett und zehn Karten.
    .title = Das Gedränge
lesson-first-7-go-build-3 = nimm die Aktion Bauen
lesson-first-7-harvest-2 = Es bliebe 1 Yuan. Im 3. Monat gehen drei Personen für den Rest.
lesson-first-7-taxes-3 = Mehr Geld, aber die nächste Person hat kein Bett.
lesson-first-7-parade-1 = Ein paar Felder; Cup liegt immer noch vorn.
lesson-first-8 = Ein neuer Palast bringt jeden Monat einen Punkt, braucht bei Dürre einen Reis mehr und steht nur, wenn jemand darin wohnt. Oder bau einen alten höher.
    .title = Eine Etage
lesson-first-8-go-raise-palace-1 = den linken Palast aufstocken
lesson-first-8-go-raise-palace-2 = den rechten Palast aufstocken
lesson-first-9 = Nächsten Monat brauchst du die Ernte vor allen anderen. Cup steht auf { $track-2 }, du auf { $track }. Sechs Felder bringen dich auf Cup, und obenauf heißt zuerst.
    .title = Wer ist zuerst dran?
lesson-first-9-go-place-palace-3 = in den neuen Palast
lesson-first-9-place-palace-3 = Ein Feld hinter Cup: Cup würde zuerst wählen.
lesson-first-10 = Du bist zuerst dran: Alle Gruppen sind frei. Der Tribut kommt in diesem Monat, nach allen Aktionen und Personen. Du hast { $yuan } Yuan: genug.
    .title = Zuerst
lesson-first-11 = Nimm, worauf du aus warst: ein Sack für die Aktion, dazu die deines Bauern.
    .title = Reis
lesson-first-11-go-harvest-2 = nimm die Aktion Ernte
lesson-first-11-taxes-1 = Geld genug, und nächsten Monat hungrige Leute.
lesson-first-12 = Wen brauchst du? Im 6. Monat erkranken drei, für jeden Mörser einer weniger: Ein alter Heiler trägt zwei. Eine Hofdame bringt monatlich einen Punkt.
    .title = Weiter vorausschauen
lesson-first-12-go-place-palace-2 = in das freie Zimmer
lesson-first-13 = Du hast 4 gezahlt und alle behalten. Leaf fehlten 3 Yuan: drei Personen fort, und zwei leere Paläste verlieren je eine Etage. So ist dieses Spiel.
    .title = Der Kaiser kassiert
lesson-first-14 = Kein Yuan, also steht dir nur die freie Gruppe offen. Und jedes Bett ist belegt: Ohne neue Etage verdrängt die nächste Person jemanden.
    .title = Kein Geld, kein Bett
lesson-first-14-go-build-3 = nimm die Aktion Bauen
lesson-first-14-skip = 3 Yuan, aber die neue Person ersetzt jemanden.
lesson-first-14-fireworks-3 = Nützlich im 9. Monat. Jetzt fehlt das Bett.
lesson-first-15 = Heute Nacht kommt die Dürre: ein Reis für jeden bewohnten Palast. Du hast { $rice } Reis. Ein höherer Palast braucht nicht mehr Reis, ein neuer schon.
    .title = Zähle den Reis
lesson-first-15-go-raise-palace-3 = stocke den rechten Palast auf
lesson-first-15-go-raise-palace-2 = den mittleren
lesson-first-15-go-raise-palace-1 = den linken
lesson-first-15-raise-new = Ein Palast mehr braucht einen Reis mehr. Gibt es weniger Reis als Paläste, hungert jemand und geht.
lesson-first-16 = Nächsten Monat ist jeder Helm ein Punkt, und wer am wenigsten hat, verliert jemanden. Gerade wärst du dabei. Drei Karten sind sinnvoll: Sieh zuerst auf die Vorschau.
    .title = Die Mongolen kommen
lesson-first-16-go-place-palace-3 = in das freie Zimmer
lesson-first-17 =
    Die Dürre nahm jedem Palast einen Reis. Leaf führt { $points-3 } zu { $points }, mit nur noch { $persons-3 ->
        [one] einer Person
       *[other] { $persons-3 } Personen
    }. Deine { $persons } sind am letzten Tag je zwei Punkte wert. Noch acht Monate: weiterspielen?
    .title = Nach der Dürre

lesson-first-title = Deine erste Partie
    .about = Vier Monate des Jahres mit einer Lehrerin an deiner Seite, etwa zehn Minuten.
lesson-first-known-1 = Alle zwölf Ereignisse liegen vom ersten Tag an offen. Schau zwei Monate voraus, dann wähle.
lesson-first-known-2 = Wer auf der Leiste vorn steht, wählt zuerst; in eine besetzte Gruppe zu folgen kostet 3 Yuan.
lesson-first-known-3 = Jeden Monat stellst du eine Person ein. Junge laufen weiter, Alte können mehr. Ohne freies Bett muss jemand gehen.
lesson-first-known-4 = Reis, Yuan, Helme und Mörser halten Leute am Leben: Was fehlt, wird mit Leuten bezahlt.
lesson-first-known-5 = Paläste, Privilegien und Hofdamen zahlen jeden Monat; am letzten Tag ist jede Person zwei Punkte wert.
lesson-first-own-release = Etwas hat gefehlt. Jemand geht, und du entscheidest, wer: Wessen Arbeit ist getan?

# Die zweite Stunde: jedes einmal, wenn etwas zum ersten Mal vorkommt.

lesson-second-title = Die zweite Hälfte des Jahres
    .about = Spiel die erste Partie weiter; die Lehrerin spricht nur, wenn dir etwas Neues begegnet.
lesson-second-many = Schau voraus: Wie es jetzt steht, kostet dich dieses Ereignis mehrere Personen. Welche Güter oder Leute helfen, und bekommst du sie noch rechtzeitig?
    .title = Ein schwerer Schlag
lesson-second-parade = Die Heerschau bringt dich ein Feld voran und für jeden Helm deiner Krieger noch eins. Wer vorn liegt, wählt, bevor eine Gruppe besetzt ist.
    .title = Heerschau
lesson-second-research = Das Studium bringt sofort einen Punkt und für jedes Buch deiner Gelehrten noch einen. Mit einem alten Gelehrten sind es jedes Mal 4.
    .title = Studium
lesson-second-large = Ein großes Privileg hat zwei Drachen und kostet 7 Yuan, ein kleines hat einen und kostet 2. Jeder Drache ist ein Punkt im Monat: je früher, desto besser.
    .title = Privilegien
lesson-second-fireworks = Feuerwerk wartet auf das Drachenfest: Die meisten bringen 6, die zweitmeisten 3, und die Hälfte ist verbraucht. Was bleibt, wird zu je 2 Yuan.
    .title = Feuerwerk
lesson-second-monk = Am letzten Tag zählt ein Mönch seine Buddhas mal die Etagen seines Palastes. In drei Etagen ist er am meisten wert: Entlass ihn nicht leichtfertig.
    .title = Der Mönch
lesson-second-wild = Ein Joker holt jede Person, von der noch ein Plättchen da ist. Heb ihn auf: Eine Karte ohne Plättchen bringt niemanden.
    .title = Deine Hand
lesson-second-full = Alle Betten sind belegt. Die neue Person verdrängt jemanden, oder du schickst sie fort; nur dann bleibt dein Stein stehen. Wessen Arbeit ist getan?
    .title = Volles Haus
lesson-second-release = Jemand muss gehen. Jede Person ist am letzten Tag 2 Punkte wert, ein Mönch mehr. Wer hilft in keinem der Monate, die noch kommen?
    .title = Abschied
lesson-second-festival = Im 9. Monat kommt das Drachenfest. Haben die anderen wenig, genügt schon ein Feuerwerk für den zweiten Platz: Sieh nach, was sie haben.
    .title = Drachenfest
lesson-second-last = Der letzte Monat. Danach ist jede Person 2 Punkte wert, Reis und Feuerwerk werden zu je 2 Yuan, je 3 Yuan zu einem Punkt. Bei Gleichstand zählt die Leiste.
    .title = Der letzte Tag

# Die Große Mauer, eine kurze Stunde für sich.

lesson-great-wall-title = Die Große Mauer
    .about = Eine neue Partie mit der ersten Erweiterung; die Lehrerin sagt, was dazukommt.
lesson-great-wall-wall = Alle bauen an einer Mauer, Monat für Monat von links. Wenn die Mongolen kommen, wird nachgesehen: Bis zu ihrem Monat sollte sie reichen.
    .title = Eine Mauer für alle
lesson-great-wall-action = Nun gibt es eine achte Aktion. Du legst eines deiner sechs Mauerplättchen, jedes mit einem anderen Vorteil, an die erste Lücke der Mauer.
    .title = Mauerbau
lesson-great-wall-tile = Jedes Plättchen gibt einmal etwas: Reis, ein Feuerwerk, eine Etage, 2 Yuan, 3 Felder oder 3 Punkte. Nimm, was dieser Monat braucht; du hast sechs.
    .title = Welches Plättchen?
lesson-great-wall-short = Im 4. Monat kommen die Mongolen. Reicht die Mauer bis dahin, ist jedes eigene Plättchen ein Punkt. Wenn nicht, verliert, wer die wenigsten hat, eine Person.
    .title = Reicht sie?
lesson-great-wall-end = Nach Monat 12 wird die Mauer noch einmal gewertet, und dann braucht sie zwölf Plättchen. Sonst kosten die wenigsten wieder eine Person.
    .title = Der letzte Blick auf die Mauer

# Die Superereignisse, eine kurze Stunde für sich.

lesson-super-event-title = Die Superereignisse
    .about = Eine neue Partie mit der zweiten Erweiterung; die Lehrerin sagt, was dazukommt.
lesson-super-event-corner = Im 7. Monat kommt nach dem üblichen Ereignis etwas Außerordentliches. Hier ist es die Flut; jede Partie hat ein anderes, und du kennst es von Anfang an.
    .title = Monat 7
lesson-super-event-soon = Nächsten Monat nimmt die Flut die Hälfte von Yuan, Reis und Feuerwerk zusammen. Gib sie vorher aus: für ein Privileg, eine besetzte Gruppe, eine Dürre.
    .title = Vor der Flut
lesson-super-event-flood = Gib die Hälfte von allem ab, abgerundet, in beliebiger Mischung. Was verlangen die Ereignisse, die noch kommen? Das behältst du.
    .title = Was abgeben?
lesson-super-event-others = Das war die Flut. Andere Superereignisse werten Personen oder Mönche vorab, lassen Etagen einstürzen, schicken alle auf der Leiste zurück oder nehmen alle Privilegien.
    .title = Neun weitere
