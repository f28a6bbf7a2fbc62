# Das Mischen vor dem ersten Zug: was dazu gesagt wird, solange ein Tisch wartet, am Tisch und am Ende.

shuffle-heading = Alle sind da. Es wird gemischt …
shuffle-waits = Das Spiel beginnt, wenn jeder Browser seinen Anteil beigetragen hat. Warten auf { $names }.
shuffle-late = Von { $names } kommt nichts; vielleicht ist die Seite dort geschlossen. Ihr könnt ohne diesen Anteil neu mischen: das Spiel beginnt, wenn alle anderen zustimmen.
shuffle-elsewhere = Dein eigener Anteil liegt in dem Browser, mit dem du dich hingesetzt hast: Öffne den Tisch dort, dann kann das Spiel beginnen.
shuffle-without = Ohne { $names } mischen
shuffle-asked = Du bist einverstanden, neu zu mischen; warten auf die anderen.
shuffle-anew = Vorschlag von { $names }: neu mischen.
shuffle-agree = Neu mischen
shuffle-nothing = Aus dem Mischen ist nichts geworden
shuffle-again-ask = Dein Browser hatte seinen Anteil schon geöffnet und öffnet ungefragt keinen zweiten: wer die offenen kennt, könnte sonst so lange neu mischen lassen, bis die Karten gefallen.
shuffle-again = Noch einmal mischen
shuffle-anew-times = { $count ->
    [one] Einmal wurde neu gemischt: { $causes }.
   *[other] { $count }-mal wurde neu gemischt: { $causes }.
}
shuffle-why-left = { $name } ist aufgestanden
shuffle-why-changed = { $name } hat einen Platz geändert
shuffle-why-late = von { $name } kam nichts
shuffle-why-asked = alle waren mit { $name } einig
shuffle-how = Wie gemischt wird
shuffle-how-text = Der Browser jeder Person und das Haus tragen je eine Zufallszahl bei. Alle binden sich mit den Ziffern unten an ihre Zahl, bevor die erste offenliegt; so kann niemand die Mischung aussuchen, auch wer den Server betreibt nicht.
shuffle-house = Das Haus
shuffle-none = trägt nichts bei
shuffle-out = kam zu spät, trägt nichts bei
shuffle-comes = gleich

web-shuffled-you = { $count ->
    [one] Von dir und dem Haus gemischt
   *[other] Von euch allen gemischt
}
web-shuffled-by = Von { $names } und dem Haus gemischt
web-shuffled-without = Von { $names } und dem Haus gemischt, ohne { $missing }
web-shuffled-house = Vom Haus allein gemischt
web-shuffle-checked = { $who }: geprüft
web-shuffle-fits = { $who }: die Ziehungen passen, aber dieser Browser hat vor dem Ende kein Versprechen gesehen
web-shuffle-untested = { $who }: es gab keinen Zufall, der sich prüfen ließe
web-shuffle-draws = { $draws ->
    [one] Eine Ziehung der Aufzeichnung folgt aus diesen Zahlen.
   *[other] { $draws } Ziehungen der Aufzeichnung folgen aus diesen Zahlen.
} { $before ->
    [0] Wie wahrscheinlich jede war, erfährt diese Seite vom Haus; mit den Regeln in der Hand prüft es der Befehl unten.
   *[other] Was in der Partie gezogen wurde, aus der diese weitergeht, nicht. Wie wahrscheinlich jede war, erfährt diese Seite vom Haus; mit den Regeln in der Hand prüft es der Befehl unten.
}
web-shuffle-broken = Das sind nicht die Karten, die versprochen waren
web-shuffle-unknown = { $who }. Es ließ sich gerade nicht prüfen.
web-shuffle-changed = Dieser Tisch hatte eine andere Mischung versprochen: jemand hat sie geändert. Mehr dazu in den Einstellungen.
web-shuffle-about = Vor der ersten Karte haben sich eure Browser und das Haus an je eine Zufallszahl gebunden. Alle zusammen ergeben die Mischung; so konnte niemand sie aussuchen, auch wer den Server betreibt nicht. Dieser Browser hat das Versprechen aufgehoben und prüft es nach dem letzten Zug.
web-shuffle-promise = Das Versprechen dieses Tischs, das auch in seinem Link steht:
web-shuffle-by-hand = Wer weder dem Haus noch dieser Seite traut, lädt die Aufzeichnung herunter und prüft sie auf einem anderen Rechner:
