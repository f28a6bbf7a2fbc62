# Rätsel: Stellungen, in denen ein Zug deutlich der beste ist. Der Befehl, der sie macht, ihre Seiten, was zu Antworten gesagt wird.

cli-puzzles-about = Rätsel suchen: Stellungen aus Partien zwischen Bots, in denen ein Zug deutlich der beste ist.
cli-puzzles-more = Jedes Rätsel wird durch eine lange Suche geprüft und durch den Meister mit zehn Startwerten. Was gefunden ist, wird gleich neben der Datei notiert: Derselbe Befehl macht dort weiter, wo eine Unterbrechung oder das Ende der Zeit ihn angehalten hat.
puzzles-arg-out = die Datei der Rätsel (.json.gz)
puzzles-arg-count = wie viele Rätsel ausgewählt werden (60)
puzzles-arg-seconds = so lange Partien durchsehen (bis es fünfmal so viele zur Auswahl gibt)
puzzles-arg-workers = wie viele Prozesse suchen; was in einer Partie gefunden wird, ist immer gleich (1)
puzzles-arg-found = auch aus dem auswählen, was anderswo gefunden wurde: eine Datei, die auf .found endet; mehrmals möglich
puzzles-arg-again = die Rätsel von --out noch einmal ansehen: die lange Suche, die Gründe, der Meister; die keine mehr sind, fallen weg
puzzles-folder = { $file } ist ein Ordner: Nenne eine Datei für die Rätsel, etwa raetsel.json.gz.
puzzles-no-found = In { $file } wurde anderswo nichts gefunden: Die Datei fehlt.
puzzles-no-write = { $file } lässt sich nicht schreiben: { $problem }.
puzzles-bad-other = { $file } wurde für ein anderes Spiel, andere Regeln oder eine andere Schachtel als { $game } gefunden: Nimm ein anderes --out, oder lass dieses --found weg.
puzzles-bad-notes = In { $file } steht nicht, was gefunden wurde: { $problem }. Räum sie beiseite, um neu zu beginnen.
puzzles-looking = { $games ->
    [one] { $games } Partie durchgesehen
   *[other] { $games } Partien durchgesehen
}, { $found } Rätsel gefunden
puzzles-looking-again = { $games } noch einmal angesehen, { $found } davon gelten
puzzles-no-file = { $file } ist keine Datei: Nenne eine mit Rätseln, die noch einmal angesehen werden.
puzzles-held = { $count } von { $of } Rätseln gelten: { $file }
puzzles-gone = Weggefallen, weil sie keine mehr sind: { $ids }
puzzles-chosen = { $count } Rätsel von { $found }, die gefunden wurden: { $file }
puzzles-by-level = nach Stufe
puzzles-by-players = nach Spielern
puzzles-by-kind = nach Entscheidung
puzzles-go-on = { $missing ->
    [one] Eins fehlt
   *[other] { $missing } fehlen
} noch. Derselbe Befehl sucht weiter; alles Gefundene steht in { $file }.

## Was zu Antworten gesagt wird

puzzle-right = „{ $move }“ ist am besten: { $chance } Siegchance, etwa { $points } Punkte am Ende.
puzzle-next = Der nächstbeste Zug, „{ $move }“, senkt die Chance um { $chance } ± { $error } Prozentpunkte.
puzzle-wrong = „{ $move }“ senkt die Siegchance um { $chance } ± { $error } Prozentpunkte und kostet { $points } Punkte.
puzzle-wrong-chance = „{ $move }“ senkt die Siegchance um { $chance } ± { $error } Prozentpunkte.
puzzle-better-source = Der beste Zug bringt { $points } Punkte mehr { $source_in }.
puzzle-better-both = Der beste Zug bringt { $points } Punkte mehr { $source_in } und { $less } weniger { $other_in }.
puzzle-better-source-when = Der beste Zug bringt { $points } Punkte mehr { $source_in }, größtenteils { $when }.
puzzle-better-both-when = Der beste Zug bringt { $points } Punkte mehr { $source_in }, größtenteils { $when }, und { $less } weniger { $other_in }.
puzzle-mostly-source = Vor allem bringt der beste Zug { $points } Punkte mehr { $source_in }.
puzzle-mostly-both = Vor allem bringt der beste Zug { $points } Punkte mehr { $source_in }, dafür { $less } weniger { $other_in }.
puzzle-mostly-source-when = Vor allem bringt der beste Zug { $points } Punkte mehr { $source_in }, größtenteils { $when }.
puzzle-mostly-both-when = Vor allem bringt der beste Zug { $points } Punkte mehr { $source_in }, größtenteils { $when }, dafür { $less } weniger { $other_in }.
puzzle-better-rival = Nach dem besten Zug gewinnt { $who } seltener: { $chance } Prozentpunkte.
puzzle-better-chance = An den Punkten ändert sich kaum etwas, an der Siegchance schon.
puzzle-misses-source = Sie fehlen dir { $source_in }.
puzzle-misses-both = Der Zug bringt { $points } Punkte weniger { $source_in } und { $less } mehr { $other_in }.
puzzle-misses-source-when = Sie fehlen dir { $source_in }, größtenteils { $when }.
puzzle-misses-both-when = Der Zug bringt { $points } Punkte weniger { $source_in }, größtenteils { $when }, und { $less } mehr { $other_in }.
puzzle-misses-mostly-source = Vor allem bringt der Zug { $points } Punkte weniger { $source_in }.
puzzle-misses-mostly-both = Vor allem bringt der Zug { $points } Punkte weniger { $source_in }, dafür { $less } mehr { $other_in }.
puzzle-misses-mostly-source-when = Vor allem bringt der Zug { $points } Punkte weniger { $source_in }, größtenteils { $when }.
puzzle-misses-mostly-both-when = Vor allem bringt der Zug { $points } Punkte weniger { $source_in }, größtenteils { $when }, dafür { $less } mehr { $other_in }.
puzzle-misses-chance = An den Punkten ändert sich kaum etwas, an der Siegchance schon.
puzzle-profits = Am meisten hat { $who } davon: { $chance } Prozentpunkte.
puzzle-decides = Schon so wenige Punkte entscheiden hier, wer gewinnt.
puzzle-known = Beurteilt nach { $looks } Partien, die von hier aus auf jede Art weitergespielt wurden, mit demselben Glück und nach dem, was du sehen kannst; ± sagt, wie weit das danebenliegen kann. Der Meister findet ihn { $master } von 10 Mal.

## Seiten

puzzles-title = Rätsel
puzzles-intro = Stellungen aus Partien zwischen Bots, in denen ein Zug deutlich der beste ist. Finde ihn auf dem Brett; zu jeder Antwort erfährst du, was sie bringt und warum.
puzzles-today = Rätsel des Tages
puzzles-solve = Lösen
puzzles-today-solved = Heute gelöst
puzzles-streak = % Tage in Folge
puzzles-streak-one = erster Tag einer Serie
puzzles-count = { $count } Rätsel
puzzles-solved-of = %1 von %2 gelöst
puzzles-named = Rätsel { $number }: { $when }, { $players } Spieler
puzzles-solved-first = beim ersten Versuch gelöst
puzzles-solved-later = gelöst
puzzles-solved-shown = Lösung angesehen
puzzles-kept = Was du gelöst hast, ist mit deinem Namen aufbewahrt, auf all deinen Geräten.
puzzles-kept-here = Was du gelöst hast, merkt sich dieser Browser; sobald du hier einen Namen hast, bewahrt es das Haus für all deine Geräte auf.
puzzle-number = Rätsel { $number } von { $total }
home-puzzle = Rätsel des Tages
home-puzzle-all = Alle Rätsel
home-puzzle-solve = Das Rätsel des Tages lösen
