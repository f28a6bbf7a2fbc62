### Das Labor: was sein Befehl, seine Seite und seine Absagen sagen.

## Das Labor

cli-lab-about = Lässt Bots viele Partien spielen und schreibt eine Seite über das Spiel für alle, die Spiele entwerfen.
lab-arg-games = wie viele Partien gespielt werden (200)
lab-arg-bots = ein Bot für alle Plätze oder einer für jeden (cup)
lab-arg-out = die Seite, die geschrieben wird (report.html)
lab-arg-save = schreibt die Untersuchung in diese Datei, für ein späteres --compare; mit anderem Material beide, die ursprüngliche mit „-before“ im Namen, und mit --sweep jeder Wert mit seiner Änderung im Namen
lab-arg-csv = schreibt alle Partien als Werte mit Kommas in diese Datei, eine Zeile je Platz; mit anderem Material beide wie bei --save
lab-arg-compare = eine früher gespeicherte Untersuchung: sagt, was anders ist
lab-arg-against = eine andere Materialdatei: spielt auch damit und sagt, was sie ändert
lab-arg-set = ändert einen Wert des Materials, spielt auch damit und sagt, was das ändert; auch mehrmals
lab-arg-sweep = probiert mehrere Werte einer Zahl des Materials (1..4 oder 1,2,5) und zeichnet, was aus dem Spiel wird
lab-arg-precise = hört auf, sobald die mittlere Punktzahl, mit anderem Material ihr Unterschied, auf so viele Punkte nach beiden Seiten bekannt ist; höchstens --games Partien
lab-few-before = { $games } Partien sind zu wenige, um etwas vom Zufall zu unterscheiden: Spiele mindestens { $least }. Gespielt werden sie trotzdem.
lab-precise-enough = Nach { $games } Partien genau genug bekannt: auf { $half } Punkte nach beiden Seiten. Das gilt, wie oft man auch nachsieht (asymptotische Konfidenzfolge, Waudby-Smith u. a. 2024).
lab-part = Untersuchung { $number } von { $count }: { $box }
lab-wrong-change = { $change }: { $problem }.
lab-as-changed = Die Bots kennen das Originalmaterial am besten: Zum Vergleich spielen sie jedes Material wie ein verändertes, mit einem Blick voraus auf mehr Züge, als das Netz machen würde.
lab-sweep-title = { $game }: eine Zahl des Materials mit mehreren Werten
lab-sweep-paired = Alle Werte spielten dieselben { $count } Verteilungen, und jeder wird Partie für Partie mit dem jetzigen Material verglichen (gepaart).
lab-sweep-intro = Jede Kurve hat die Spanne ihres Unterschieds zum jetzigen Wert. Ein Zeichen ist farbig, wo der Unterschied über den Zufall hinausgeht, gemessen an allen Vergleichen dieser Seite.
lab-swept = { $path } ist jetzt { $now }. { $count ->
    [0] Sonst ist nichts über den Zufall hinaus anders.
    [one] Ein weiteres Maß ist über den Zufall hinaus anders.
   *[other] { $count } weitere Maße sind über den Zufall hinaus anders.
}
lab-sweep-now = { $value } (jetzt)
lab-sweep-numbers = Die Zahlen dieser Kurven: { $path }
lab-col-value = Wert
lab-curve-now = wie das Material jetzt ist
lab-curve-more = mehr, über den Zufall hinaus
lab-curve-fewer = weniger, über den Zufall hinaus
lab-curve-noise = im Rahmen des Zufalls
lab-curve-interval = Spanne des Unterschieds
lab-one-comparison = Entweder --compare, --against, --set oder --sweep.
lab-other-game = { $file } ist eine Untersuchung von { $game }.
lab-other-players = { $file } ist eine Untersuchung mit { $theirs } Spielern, diese hat { $ours }: Allein dadurch wären die Anteile der Siege andere. Spiele mit --players { $theirs } oder vergleiche mit einer Untersuchung mit { $ours } Spielern.
lab-nameless = { $file } nennt Dinge, die es in dieser Fassung des Spiels nicht gibt. Mach die Untersuchung neu.
lab-no-stdout = { $flag } - geht nicht: Nenne eine Datei.
lab-only-csv = --csv schreibt Werte mit Kommas, und { $file } wäre keine solche Datei: Nenne eine, die auf .csv endet.
lab-written = Geschrieben: { $file }.
lab-title = { $game } im Labor
lab-summary = { $games } Partien mit { $players } Spielern, { $bots }, Startwert { $seed }, { $budget ->
    [own] ohne vorgegebenes Budget
   *[other] Budget { $budget }
}{ $options ->
    [none] {""}
   *[other] , Optionen { $options }
}{ $box ->
    [own] , mit dem Material des Spiels
    [changed] , mit einer geänderten Materialdatei
   *[file] , mit dem Material aus { $file }
}.
lab-command = Diese Seite entsteht wieder mit
lab-command-other = Die andere Untersuchung entsteht wieder mit
lab-made = Erstellt von teahouse { $version }, Material { $components }. Die Spannen enthalten den wahren Wert in 95 von 100 Untersuchungen. Bots spielen anders als Menschen: Was sie zeigen, ist ein Hinweis, kein Urteil.
lab-head-scores = Punkte
lab-scores = Im Mittel gibt es { $mean } Punkte ({ $low } bis { $high }); vier von fünf Ergebnissen liegen zwischen { $ten } und { $ninety }. Sieger haben im Mittel { $winner } und liegen { $margin } vorn.
lab-winners = Sieger
lab-losers = die anderen
lab-everybody = alle Plätze
lab-head-seats = Wer von welchem Platz gewinnt
lab-seat = Platz { $number }
lab-seats-even = Kein Platz ist besser oder schlechter als { $even }, soweit der Zufall das sagen lässt.
lab-seats-uneven = Gleich verteilt wären { $even }.
lab-seats-more = Öfter, über den Zufall hinaus: { $seats }.
lab-seats-fewer = Seltener, über den Zufall hinaus: { $seats }.
lab-head-starts = Eröffnungen
lab-starts = { $shown ->
    [0] { $count } verschiedene Eröffnungen wurden gewählt.
   *[other] { $count } verschiedene Eröffnungen wurden gewählt; gezeigt werden die { $shown } häufigsten.
}
lab-one-start = Alle wählten dieselbe Eröffnung: { $start }. Es gibt nichts zu vergleichen.
lab-as-start = { $thing } als Eröffnung
lab-head-sources = Woher die Punkte kommen
lab-sources = Worin sich Sieger am meisten von den anderen unterscheiden: { $source }, { $more } Punkte mehr.
lab-head-effects = Was benutzt wird und wie es denen ergeht, die es benutzen
lab-effects = Die Wirkung ist, wie viel öfter jene gewannen, die etwas benutzten, als jene, die es nicht taten, in Prozentpunkten, und zwar unter Plätzen, die gleich viele Dinge dieser Art benutzten: Wer von allem mehr tut, gewinnt auch öfter. Ein Stern steht, wo sich so nicht vergleichen lässt, weil zu wenige gleich viel taten. Sie zeigt, was zusammen auftritt, nicht was die Ursache ist. Die Sätze und die farbigen Zeichen sagen, was über den Zufall hinausgeht, auch gemessen an der Zahl der Dinge. Wo weniger als { $least } Plätze etwas benutzten oder darauf verzichteten, sind es zu wenige, um etwas zu sagen.
lab-too-few = zu wenige
lab-mark-more = öfter gewonnen, über den Zufall hinaus
lab-mark-fewer = seltener gewonnen, über den Zufall hinaus
lab-mark-noise = im Rahmen des Zufalls
lab-mark-interval = Spanne
lab-mark-even = keine Wirkung
lab-more-wins = Öfter gewinnt man mit { $things }.
lab-fewer-wins = Seltener gewinnt man mit { $things }.
lab-no-tendency = Nichts davon geht über den Zufall hinaus mit Siegen oder Niederlagen einher.
lab-unused = Niemand benutzte { $things }.
lab-head-length = Länge und Spannung
lab-length = Eine Partie hat { $decisions } Entscheidungen in { $turns } Zügen, { $each } je Zug; die Führung wechselt { $changes } Mal.
lab-head-bots = Die Bots
lab-axis-points = Punkte
lab-axis-seats = Plätze
lab-score-counts = Die Zahlen zu diesem Bild
lab-col-score = Punkte
lab-col-winners = Sieger
lab-col-seat = Platz
lab-col-start = Eröffnung
lab-col-seats = Plätze
lab-col-wins = Siege
lab-col-interval = Spanne
lab-col-thing = Was
lab-col-usage = Benutzt von
lab-col-uses = Mal je Platz
lab-col-effect = Wirkung
lab-col-measure = Maß
lab-col-mean = Mittel
lab-col-ten = Unterstes Zehntel
lab-col-half = Mitte
lab-col-ninety = Oberstes Zehntel
lab-col-bot = Bot
lab-measure-decisions = Entscheidungen je Partie
lab-measure-turns = Züge je Partie
lab-measure-decisions_per_turn = Entscheidungen je Zug
lab-measure-lead_changes = Wechsel der Führung
lab-measure-margin = Vorsprung des Siegers in Punkten
lab-measure-score = Punkte im Mittel
lab-measure-winner = Punkte des Siegers im Mittel
lab-measure-seat = Siege von Platz { $thing }
lab-measure-source = Punkte je Platz: { $thing }
lab-measure-strength = { $thing }: Siege derer, die es benutzen
lab-measure-lead = { $thing }: ihre Punkte über dem Mittel des Tisches
lab-measure-usage = { $thing }: benutzt von
lab-col-before = Vorher
lab-col-after = Nachher
lab-things-compared = Alle { $count } Vergleiche von Dingen, nach Art
lab-col-difference = Unterschied
lab-apart = ungepaart { $span }
lab-difference-more = mehr, über den Zufall hinaus
lab-difference-fewer = weniger, über den Zufall hinaus
lab-difference-noise = im Rahmen des Zufalls
lab-finding-by = { $said } ({ $by }; { $span })
lab-score-line = Punkte im Mittel: { $before } vorher, { $after } nachher, Unterschied { $by }; gepaarte Spanne { $span }, ungepaart { $apart }.
lab-score-line-apart = Punkte im Mittel: { $before } vorher, { $after } nachher, Unterschied { $by }; Spanne { $span } (ungepaart: verschiedene Verteilungen).
lab-paired = Beide spielten dieselben { $count } Verteilungen: Verglichen wird Partie für Partie (gepaart), was mehr sagt als zwei Haufen von Partien; daneben steht die ungepaarte Spanne.
lab-paired-first = Beide spielten dieselben ersten { $count } Verteilungen, und nur sie werden verglichen: Partie für Partie (gepaart).
lab-not-paired = Die Verteilungen sind verschieden, deshalb werden die Partien als zwei Haufen verglichen (ungepaart). Mit gleichem Startwert und gleichen Bots wären sie gepaart, und viel weniger Partien genügten.
lab-side-by-side = Beide Untersuchungen nebeneinander
lab-whole-game = Das Spiel im Ganzen
lab-category-action = Aktionen
lab-category-person = Genommene Personen
lab-category-privilege = Privilegien
lab-category-wall = Mauerteile
lab-category-event = In Ereignissen verlorene Personen, mit dem Monat
lab-category-charter = Im Freibrief genannte Arten
lab-category-hex = Besiedeltes Land
lab-category-boat = Bestiegene Boote, nach ihren Aufsätzen
lab-category-seat = Sitze in Booten, Pfade auf den Berg
lab-category-stall = Orte der Scheiben
lab-category-card = Bonuskarten im Besitz
lab-category-factory = Gebaute Fabriken
lab-category-bonus = Gewählte Boni
lab-category-advancement = Fortschritte
lab-category-fortune = Schicksalsaktionen
lab-category-workforce = Arbeitsaktionen
lab-category-route = Erfüllte Routen
lab-category-ship = Belieferte Schiffe, nach Land
lab-category-emperor = Vorhaben des Kaisers
lab-of-kind = { $thing } ({ $kind })
lab-kind-action = Aktion
lab-kind-person = genommene Person
lab-kind-privilege = Privileg
lab-kind-wall = Mauerteil
lab-kind-event = verlorene Person
lab-kind-charter = Freibrief
lab-kind-hex = besiedeltes Land
lab-kind-boat = bestiegenes Boot
lab-kind-seat = Sitz oder Pfad
lab-kind-stall = Ort der Scheiben
lab-kind-card = Bonuskarte
lab-kind-factory = Fabrik
lab-kind-bonus = Bonus
lab-kind-advancement = Fortschritt
lab-kind-fortune = Schicksalsaktion
lab-kind-workforce = Arbeitsaktion
lab-kind-route = Route
lab-kind-ship = beliefertes Schiff
lab-kind-emperor = Vorhaben des Kaisers
lab-privilege-small = kleines Privileg
lab-privilege-large = großes Privileg
lab-round-card = Rundenkarte { $number }
lab-topper = Aufsatz { $number }
lab-path = Bergpfad { $number }
lab-stall = Stand { $number }
lab-private = private Aktion
lab-route = Routenplättchen { $number }
lab-head-differences = Was anders ist
lab-compared = { $count } Vergleiche mit einer anderen Untersuchung: { $other }
lab-otherwise = Außer in den gezogenen Partien unterscheiden sich die Untersuchungen darin: { $parts }.
lab-otherwise-part = { $what } { $after } statt { $before }
lab-played-alike = Beide Untersuchungen wurden auf dieselbe Weise gespielt.
lab-what-bots = Bots
lab-what-budget = Budget
lab-what-components = Material
lab-what-starts = Eröffnungen
lab-own-starts = nach Wahl der Bots
lab-what-rules = Fassung der Regeln
lab-what-version = teahouse
lab-own-budget = keines
lab-own-box = Original
lab-changed-box = geänderte Datei
lab-few-games = Mit weniger als { $least } Partien in einer Untersuchung lässt sich nichts vom Zufall unterscheiden: Spiele mehr.
lab-no-difference = Kein Unterschied geht über den Zufall hinaus.
lab-differences = { $count ->
    [one] Ein Unterschied geht über den Zufall hinaus, auch gemessen an der Zahl der Vergleiche:
   *[other] { $count } Unterschiede gehen über den Zufall hinaus, auch gemessen an der Zahl der Vergleiche:
}
lab-more-differences = … und { $count } weitere.
lab-finding-strength = { $thing } ist deutlich { $more ->
    [yes] stärker
   *[no] schwächer
}: Wer es benutzt, gewinnt { $after } statt { $before }.
lab-finding-lead = { $thing } ist deutlich { $more ->
    [yes] stärker
   *[no] schwächer
}: Wer es benutzt, endet { $after } Punkte vom Mittel des Tisches statt { $before }.
lab-finding-usage = { $thing } wird { $more ->
    [yes] häufiger
   *[no] seltener
} benutzt: von { $after } der Plätze statt { $before }.
lab-finding-seat = Platz { $thing } gewinnt { $after } statt { $before }.
lab-finding-source = { $thing }: { $after } Punkte je Platz statt { $before }.
lab-finding-score = Im Mittel gibt es { $after } Punkte statt { $before }.
lab-finding-winner = Sieger haben { $after } Punkte statt { $before }.
lab-finding-decisions = Eine Partie hat { $after } Entscheidungen statt { $before }.
lab-finding-decisions-per-turn = Ein Zug hat { $after } Entscheidungen statt { $before }.
lab-finding-lead-changes = Die Führung wechselt { $after } Mal statt { $before }.
lab-finding-margin = Der Vorsprung des Siegers ist { $after } Punkte statt { $before }.

## Kennzahlen des Entwurfs

lab-head-design = Kennzahlen des Entwurfs
lab-means = Was diese Kennzahlen bedeuten
lab-figure-branching = Züge zur Wahl
lab-means-branching = Unter wie vielen Zügen ein Platz wählen konnte, wo er überhaupt die Wahl hatte (Verzweigungsgrad).
lab-figure-forced = Erzwungene Entscheidungen
lab-means-forced = Der Teil aller Entscheidungen, bei denen nur ein Zug erlaubt war.
lab-figure-free = Entscheidungen je Platz
lab-means-free = Wie oft ein Platz in einer Partie die Wahl hatte.
lab-figure-minutes = Minuten
lab-means-minutes = Entscheidungen aller Plätze mit Wahl, jede zu { $pace } Sekunden (--pace): Menschen sind nicht gemessen, lies es als Verhältnis.
lab-figure-ties = Geteilte Siege
lab-means-ties = Der Teil der Partien, die mehr als ein Platz gewann.
lab-figure-level = Punktgleich vorn
lab-means-level = Der Teil der Partien, in denen mehr als ein Platz die meisten Punkte hatte, ob nun anderes sie trennte oder nicht.
lab-figure-first = Vorteil des Ersten
lab-means-first = Wie viel öfter als gleich verteilt der Platz gewann, der die erste Entscheidung traf, in Prozentpunkten.
lab-figure-favourite = Favorit der Halbzeit siegt
lab-means-favourite = Wie oft der Platz gewann, der nach der Hälfte der Entscheidungen die beste Aussicht hatte.
lab-figure-decided = Entschieden nach
lab-means-decided = Der Teil der Partie, nach dem der spätere Sieger nie mehr zurücklag.
lab-figure-doubt = Außer Zweifel nach
lab-means-doubt = Der Teil der Partie, nach dem der spätere Sieger immer mindestens 90 % Aussicht hatte.
lab-figure-comeback = Aufholjagden
lab-means-comeback = Der Teil der Partien, die ein Platz gewann, der einmal weniger als die halbe gleiche Aussicht hatte.
lab-figure-runaway = Davongezogen
lab-means-runaway = Der Teil der Partien, in denen der Sieger zur Halbzeit 75 % hatte und von da an nie zurücklag.
lab-figure-interaction = Von anderen bewegt
lab-means-interaction = Von allem, was die zu erwartenden Punkte eines Platzes bewegte, der Teil, der mit Zügen der anderen kam (Interaktion). Auch eine Schätzung, die irrt, bewegt sich: Vergleiche damit Spiele, statt die Zahl allein zu lesen.
lab-figure-luck = Vom Zufall bewegt
lab-means-luck = Dasselbe für das, was gezogen, gewürfelt oder aufgedeckt wurde.
lab-col-figure = Wert
lab-col-games = Partien
lab-head-tension = Die Aussicht des Führenden auf den Sieg
lab-axis-course = Teil der Partie, nach Entscheidungen
lab-tension-numbers = Die Zahlen dieser Kurve
lab-col-course = Gespielt
lab-col-leader = Aussicht des Führenden
lab-head-skill = Tiefe des Könnens
lab-skill-step = { $upper } gegen { $lower }
lab-skill-apart = unterscheidbar
lab-skill-alike = nicht zu unterscheiden
lab-col-level = Stufe
lab-col-step = Schritt
lab-no-skill = Wie tief Können reicht, zeigt --levels random,leaf,cup: Dann spielt jede Stufe gegen die darunter.
lab-head-offers = Entscheidungen, die kaum welche sind
lab-offer = { $thing }: genommen bei { $taken } von { $offered } Angeboten (ausgelost: { $even })
lab-never = Fast nie genommen, wo auch anderes zu haben war, also vielleicht unterlegen:
lab-always = Fast immer genommen:
lab-no-dominated = Nichts, was oft angeboten wurde, wird fast nie oder fast immer genommen.
lab-all-offers = Alles, was angeboten wurde, und wie oft es genommen wurde
lab-col-offered = Angebote
lab-col-taken = Genommen
lab-col-even = Ausgelost
lab-head-when = Wann Dinge benutzt werden und was sie dann wert sind
lab-when = Jeder Balken ist ein Viertel der Partie. Der Wert ist, wie viele Punkte jene, die etwas in der ersten oder zweiten Hälfte benutzten, am Ende über dem Mittel ihres Tisches hatten; er ist nicht danach bereinigt, wie viel sie taten.
lab-all-when = Alle Dinge über die Partie
lab-col-quarters = Nutzung
lab-col-early = Wert früh
lab-col-late = Wert spät
lab-scale = Die Zeichen dieser Tabelle reichen { $reach } Prozentpunkte nach beiden Seiten.
lab-starts-chosen = Bots haben sie gewählt: Eine Eröffnung, die niemand nimmt, wird nicht beurteilt, und wer eine nimmt, spielt vielleicht anders. Mit --starts all oder --starts random bekommt jede ihre Gelegenheit.
lab-starts-random = Sie wurden für jeden Platz ausgelost; was sich unterscheidet, ist also die Eröffnung und nicht, wer sie wählen würde.
lab-starts-all = Einem Platz je Partie wurde seine Eröffnung gegeben, alle der Reihe nach; nur diese Plätze zählen. Was sich unterscheidet, ist also die Eröffnung und nicht, wer sie wählen würde.
lab-arg-starts = gibt Eröffnungen, statt Bots wählen zu lassen: all der Reihe nach einem Platz je Partie, random ausgelost jedem Platz
lab-arg-levels = Bots von der schwächsten zur stärksten Stufe: Jede spielt gegen die darunter und zeigt, wie tief Können reicht
lab-arg-pace = Sekunden, die ein Mensch für eine Entscheidung mit Wahl braucht (10), für die Länge in Minuten
lab-levels-few = Nenne mindestens zwei Stufen, von der schwächsten zur stärksten: --levels random,leaf,cup.
lab-levels-part = Stufen: { $upper } gegen { $lower }
lab-tension = Die mittlere Aussicht dessen, der gerade vorn lag, in { $games } Partien, { $sight ->
    [network] wie das Netz des Spiels sie beurteilt
    [box] wie das Netz des Spiels sie beurteilt, samt dem, was anderes Material mehr oder weniger zählt
    [points] nach den Punkten bis dahin
   *[outlook] wie die Bots sie damals beurteilten
} und wie eben diese Partien es bestätigen. Gleich verteilt wären { $even }; nach der Hälfte der Entscheidungen hat der Führende { $half }.
lab-skill = { $levels } von { $of } Stufen lassen sich unterscheiden; von der untersten zur obersten sind es { $classes } Klassen, und eine Klasse ist der Abstand, bei dem einer von zweien drei von vier Partien gewinnt. Einer der besseren Stufe sitzt unter den anderen; gleich verteilt wären { $even }.

## Im Browser

page-lab = Das Labor
page-lab-new = Eine neue Untersuchung
page-lab-players = Spieler
page-lab-games = Partien
page-lab-bots = Bots
page-lab-random = Zufällige Züge
page-lab-starts = Eröffnungen
page-lab-starts-chosen = nach Wahl der Bots
page-lab-starts-all = alle der Reihe nach
page-lab-starts-random = ausgelost
page-lab-changes = Änderungen
page-lab-hint = Bots spielen viele Partien, und eine Seite sagt, was sie zeigen. Mit einer Änderung wie bonus-cards.K.vp=9 spielt beides Material dieselben Verteilungen, und die Seite sagt, was anders ist. Tassen brauchen eine Sekunde oder mehr für eine Partie.
page-lab-make = Los
page-lab-running = Eine Untersuchung entsteht
page-lab-begun = Sie hat begonnen.
page-lab-done = Untersuchungen dieses Hauses
page-lab-none = Noch keine.
page-lab-study = { $game }: { $games } Partien mit { $players } Spielern

## Meine Spielweise über viele Partien

habits-title = Meine Spielweise
habits-about = Deine beendeten Partien, auf die das Haus zurückgeblickt hat, verglichen mit den Siegern der letzten Partien hier. Partien an einem gemeinsamen Bildschirm und solche, die mitten in einer anderen begannen, zählen nicht mit. In Klammern: der Bereich, in dem der wahre Wert in 19 von 20 Fällen liegt.
habits-none = Auf keine deiner beendeten Partien wurde bisher zurückgeblickt.
habits-kind = { $game }, { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
habits-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $share }), verglichen mit { $others ->
    [one] einem anderen Sieg
   *[other] { $others } anderen Siegen
}.
habits-few = Zu wenige Partien, um etwas einen Unterschied zu nennen. Es fehlen noch: { $needed }. Bis dahin sagen die Zahlen nur, was bisher war.
habits-needed-mine = { $games ->
    [one] eine eigene Partie
   *[other] { $games } eigene Partien
}
habits-needed-others = { $games ->
    [one] eine Partie, die jemand anderes gewinnt
   *[other] { $games } Partien, die jemand anderes gewinnt
}
habits-points = Woher die Punkte kommen
habits-points-about = Punkte je Partie nach Herkunft.
habits-mistakes = Wo Entscheidungen danebengehen
habits-mistakes-about = Ungenauigkeiten und Fehler nach der Phase des Spiels, die teuersten zuerst, und was sie je Partie kosten. Eine Ungenauigkeit senkt die Siegchance sicher um 1,5 Prozentpunkte oder mehr, ein Fehler um 4 oder mehr.
habits-kinds = Welche Entscheidungen danebengehen
habits-kinds-about = Dasselbe nach Art der Entscheidung: die acht, die du am häufigsten hattest, die teuersten zuerst.
habits-openings = Wie du beginnst
habits-openings-about = Was vor der ersten Runde gewählt wurde, das Häufigste zuerst. Punkte im Schnitt stehen da ab { $few } Partien.
habits-head-source = Herkunft
habits-head-mine = Du
habits-head-winners = Sieger
habits-head-more = Unterschied
habits-head-verdict = Befund
habits-head-phase = Phase
habits-head-kind = Entscheidung
habits-head-choices = Entscheidungen
habits-head-costs = Kosten je Partie, Prozentpunkte
habits-head-share = Ungenau oder Fehler: du
habits-head-winners-share = Ungenau oder Fehler: Sieger
habits-head-more-share = Unterschied, Prozentpunkte
habits-head-opening = Beginn
habits-head-games = Partien
habits-head-won = Gewonnen
habits-head-score = Punkte im Schnitt
habits-head-begun = Sieger mit diesem Beginn
habits-choices = { $choices } ({ $marks })
habits-begun = { $winners } von { $others }
habits-range = { $low } bis { $high }
habits-span = { $value } ({ $low } bis { $high })
habits-verdict-same = kein klarer Unterschied
habits-verdict-more = mehr als Sieger
habits-verdict-less = weniger als Sieger
