# Rückblick auf eine Partie: im Browser erst geholt, wenn ein Rückblick geöffnet wird, und `teahouse review`.

review-chance = Siegchance
review-chance-unit = in Prozent
review-chances-note = Jede so, wie dieser Platz es sehen konnte; zusammen müssen es nicht 100 % sein.
review-as-table = Die Chancen als Tabelle
review-working = Die Entscheidungen werden genauer angesehen …
review-waiting = Das Haus sieht sich diese Partie an …
review-lost = Das Haus antwortet gerade nicht; es wird wieder gefragt.
review-failed = Ein Rückblick auf diese Partie ist nicht gelungen; nachspielen lässt sie sich.
review-off = Dieses Haus blickt nicht auf Partien zurück; nachspielen lassen sie sich.
review-without-network = Für dieses Spiel gibt es kein trainiertes Netz, darum lassen sich Siegchancen, Glück und Noten nicht angeben; woher die Punkte kamen, schon.
review-without-numpy = Siegchancen, Glück und Noten brauchen NumPy, das hier nicht installiert ist (teahouse[bots]); woher die Punkte kamen, lässt sich auch so sagen.
review-without-box = In dieser Schachtel stehen andere Zahlen, als das Netz gelernt hat, darum lassen sich Siegchancen, Glück und Noten nicht angeben; woher die Punkte kamen, schon.

## Glück und Spiel

review-terms = Glück und Spiel
review-terms-chance = in Prozentpunkten der Siegchance
review-terms-points = in Punkten
review-start = am Anfang
review-luck = Glück beim Ziehen
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-drift = Fehler der Schätzung
review-result = Ergebnis
review-terms-note = Anfang, Glück, Entscheidungen und Fehler ergeben zusammen das Ergebnis. Glück ist, was gezogen wurde, gegen das, was zu erwarten war.
review-sampled = Manchmal war beim Ziehen so vieles möglich, dass nur ein Teil davon angesehen wurde; daher kommt der Fehler der Schätzung.
review-by-source = Punkte nach Quelle, vom Anfang bis zum Ergebnis

## Entscheidungen

review-decisions = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}
review-all = { $count ->
    [one] Die einzige Entscheidung ansehen
   *[other] Alle { $count } Entscheidungen ansehen
}
review-habits = Meine Spielweise über viele Partien
review-unit = Prozentpunkte
review-mark-best = beste
review-count-best = { $count } beste
review-mark-fine = gut
review-count-fine = { $count } gute
review-mark-slip = ungenau
review-count-slip = { $count } ungenaue
review-mark-mistake = Fehler
review-count-mistake = { $count } Fehler
review-marks-note = Gut: kostet weniger als 1,5 Prozentpunkte der Siegchance; ungenau: weniger als 4; Fehler: 4 oder mehr, und ein längerer Blick bestätigt es. Züge ohne Alternative zählen nicht.
review-turning-of = Wendepunkte: { $who }
review-turning-yours = Deine Wendepunkte
review-part-turning = Wendepunkte
review-part-decisions = Entscheidungen
review-part-terms = Glück
review-parts = Was du ansehen willst
review-none = Keine Entscheidung von { $who } hat viel gekostet.
review-none-yours = Keine deiner Entscheidungen hat viel gekostet.
review-short = { $move }; { $other }
review-turned-choice = Größte Wende für { $who }: { $moment }, { $by } wählte „{ $move }“, Siegchance von { $before } auf { $after }.
review-turned-luck = Größte Wende für { $who }: { $moment }, das Glück beim Ziehen, Siegchance von { $before } auf { $after }.
review-turned-better = Mit dem besseren Zug wäre sie { $chance } Prozentpunkte höher gewesen.
review-played = { $who } hat gespielt
review-played-you = du hast gespielt
review-better = besser
review-instead = statt
review-instead-of = statt: { $move }
review-better-was = besser: { $move }
review-cost = { $chance } ± { $error } Prozentpunkte
review-cost-points = { $points } Punkte
review-apart = größte Unterschiede:
review-to-win = Siegchance, etwa { $points } Punkte
review-looks = Beurteilt nach { $looks } Partien, die von hier aus auf jede der beiden Arten weitergespielt wurden, mit demselben Glück; ± sagt, wie weit das danebenliegen kann.
review-why-source = Mehr Punkte { $source_in }: { $points }.
review-why-source-when = Mehr Punkte { $source_in }: { $points }, größtenteils { $when }.
review-why-both = Die meisten Punkte bringt das { $source_in } ({ $points }), die meisten kostet es { $other_in } ({ $less }).
review-why-both-when = Die meisten Punkte bringt das { $source_in } ({ $points }, größtenteils { $when }), die meisten kostet es { $other_in } ({ $less }).
review-at-the-end = am Ende der Partie
review-why-rival = An den Punkten ändert sich kaum etwas, aber { $who } gewinnt seltener: { $chance } Prozentpunkte.
review-why-chance = An den Punkten ändert sich kaum etwas, an der Siegchance schon.
review-try = Von hier aus noch einmal versuchen
review-see = Auf dem Brett ansehen
review-seat = Wessen Partie
review-walk = Durch die Partie gehen: Pfeiltasten bewegen, Pos1 und Ende gehen an ihre Enden
review-at = { $moment }: { $chances }
review-said = { $who }: { $start } am Anfang, { $last } vor dem Ende.

## Rat an einem Übungstisch

review-why-only = Kein anderer Zug scheint sinnvoll.
practice-wish = Übung: Alle dürfen um Rat fragen, und alle sehen, wie oft jemand fragt
practice-yes = Das ist ein Übungstisch: Alle dürfen um Rat fragen, und alle sehen, wie oft jemand gefragt hat. Wer sich setzt, ist damit einverstanden.
practice-here = Übung: Alle dürfen um Rat fragen.
practice-asked = Um Rat gefragt: { $list }.
advice-equal = Diese sind etwa gleich gut.
advice-points = ≈ { $points } Punkte
advice-chance = { $chance } Siegchance
advice-now = Du: jetzt { $chance }
advice-better = Gegenüber Nummer { $number }: { $why }
advice-as-good = Etwa so gut wie Nummer 1.
advice-behind = { $chance } ± { $error } Prozentpunkte dahinter.
advice-first-brings = Nummer 1 im Vergleich dazu: { $why }
advice-looks = Jeder wurde von hier aus { $looks }-mal weitergespielt, mit demselben Glück.
advice-looks-off = Jeder wurde von hier aus { $looks }-mal weitergespielt, mit demselben Glück; ± sagt, wie weit ein Unterschied danebenliegen kann.
doubt-sure = Meinst du das so?
doubt-loses = { $move }: Das scheint deine Siegchance um { $chance } Prozentpunkte zu senken.
doubt-keep = Dabei bleiben
doubt-back = Noch einmal ansehen
again-turn = Diesen Zug noch einmal versuchen
again-anew = An einem eigenen Tisch gegen dieselben Bots. Diese Partie läuft weiter; was du nicht sehen kannst, wird neu gezogen.
again-last = Deinen letzten Zug noch einmal versuchen
