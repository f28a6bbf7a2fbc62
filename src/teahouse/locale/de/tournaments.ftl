### Turniere.

tour-title = Turniere
tour-about = Für 4 bis 32 Spieler, über so viele Tage, wie es dauert. Das Haus macht die Tische jeder Runde und führt die Tabelle; wer den Link hat, kann bis zum Beginn mitmachen.
tour-mine = Deine
tour-yours = von dir
home-contests = Deine Turniere
tour-make = Ein neues Turnier
tour-name = Name des Turniers
tour-kind = Wie es geht
tour-kind-robin = alle gegen alle
tour-kind-knock-out = K.-o.
tour-size = Tische
tour-size-of = { $count ->
    [2] Zweiertische
    [3] Dreiertische
    [4] Vierertische
    [5] Fünfertische
   *[other] Tische zu { $count }
}
tour-fill = Plätze, die übrig sind
tour-fill-none = kleinere Tische
tour-rated = Die Partien zählen für unsere Wertungen
tour-make-it = Anlegen und mitmachen
tour-status-open = wartet auf Spieler
tour-status-running = wird gespielt
tour-status-finished = vorbei
tour-status-closed = geschlossen
tour-field = { $count ->
    [0] Noch niemand macht mit
    [one] Bisher macht eine Person mit
   *[other] Bisher machen { $count } mit
}
tour-told = Wenn es beginnt, beginnen alle Partien der ersten Runde sofort, und alle sitzen schon; das Los gibt die Reihenfolge, und das Haus mischt allein. Die nächste Runde beginnt, wenn der letzte Tisch fertig ist.
tour-pace = Zeit für einen Zug: { $time }.
tour-join = Mitmachen
tour-leave = Doch nicht mitmachen
tour-start = Beginnen
tour-close = Turnier schließen
tour-close-text = Du kannst es schließen: Dann gibt es keine weiteren Runden, laufende Partien werden zu Ende gespielt, und die Tabelle bleibt.
tour-needs = Es braucht { $least } Spieler, oder zwei, wenn Bots die übrigen Plätze nehmen; Platz ist für { $most }.
tour-standings = Tabelle
tour-place = Platz
tour-player = Name
tour-points = Punkte
tour-number = { $number }
tour-beaten = Punkte der Besiegten
tour-wins = Siege
tour-played = Partien
tour-out = ausgeschieden
tour-ties = Ein Sieg bringt 1 Punkt, der letzte Platz 0; dazwischen zählt, wie viele der anderen am Tisch man besiegt hat, ein Gleichstand halb. Bei gleichen Punkten entscheiden die Punkte aller, die man besiegt hat, dann die Siege. Wer einen Tisch verlässt, ist dort auf dem letzten Platz; eine abgebrochene Partie ist unentschieden unter denen, die geblieben sind.
tour-goes-on = Von jedem Tisch kommt die Hälfte mit den besten Ergebnissen weiter, von einem Tisch zu dritt nur, wer gewonnen hat; bei Gleichstand am Tisch entscheidet die Tabelle, dann das Los.
tour-round = { $count ->
    [0] Runde { $number }
   *[other] Runde { $number } von { $count }
}
tour-at = Platz { $place }
tour-replay = Noch einmal ansehen
tour-table = Zum Tisch
tour-bye = { $name } hat ein Freilos
tour-back = Zum Turnier und seinem Stand
tour-all = Alle Turniere

error-no-tournament = Ein solches Turnier gibt es nicht. Sieh dir den Link noch einmal an.
error-not-your-tournament = Das darf nur, wer das Turnier angelegt hat.
error-tournament-begun = Das Turnier hat schon begonnen oder ist vorbei.
error-tournament-full = { $most } machen schon mit: Mehr Platz ist nicht.
error-tournament-few = Ein Turnier braucht { $least } Spieler, oder zwei und Bots für den Rest.
error-tournaments = Du hast { $most } Turniere, die nicht vorbei sind. Schließ erst eines davon.
