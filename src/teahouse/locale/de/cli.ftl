### Die Kommandozeile.

cli-about = Teahouse: Brettspiele, die in China spielen, für Menschen, Bots und Spieleautoren.
cli-more-help = `teahouse BEFEHL --help` erklärt einen Befehl mit einem Beispiel.
cli-usage = Aufruf:{" "}
cli-positionals = Worum es geht
cli-options = Optionen
cli-commands = Befehle
cli-command = BEFEHL
cli-example = { $count ->
    [one] Beispiel:
   *[other] Beispiele:
}
cli-none = keine
cli-default = Vorgabe: { $value }
cli-interrupted = Abgebrochen.
cli-partial = Abgebrochen nach { $done } von { $total } Partien; was folgt, handelt von ihnen.
cli-perft-partial = Abgebrochen: { $done } von { $total } Tiefen sind gezählt.

## Befehle

cli-games-about = Die Spiele und ihre Optionen auflisten.
cli-play-about = Spielen, im Browser oder im Terminal, Menschen und Bots beliebig gemischt.
cli-sim-about = Bots viele Partien spielen lassen und sagen, was herauskommt.
cli-check-about = Aufzeichnungen nachspielen und jeden Zug und die Punkte darin prüfen.
cli-check-more = Eine Aufzeichnung endet mit einer Summenzeile, an der sich zeigt, ob etwas geändert oder abgeschnitten wurde. Fehlt sie, wird gesagt, ob die Aufzeichnung nach den Punkten vollständig ist oder abgeschnitten sein kann.
cli-replay-about = Die Züge einer Aufzeichnung zeigen, oder den Tisch an einer Stelle.
cli-review-about = Auf eine Partie zurückblicken: die Siegchance im Verlauf, Glück und Spiel getrennt, und die Entscheidungen, auf die es ankam.
cli-review-more = Ein trainiertes Netz beurteilt jeden Tisch so, wie jeder Platz ihn sehen konnte; wo es anders entschieden hätte, wird viele Male weitergespielt. Chancen stehen in Prozent, was sie ändert, in Prozentpunkten.
cli-habits-about = Sagen, wie jemand über viele Partien spielt: Punkte nach Herkunft verglichen mit Siegern, wie begonnen wird, wo Entscheidungen danebengehen.
cli-habits-more = Auf jede Aufzeichnung unter dem Ordner, in der jemand mit diesem Namen sitzt, wird zurückgeblickt. Ein Unterschied heißt erst nach 30 Partien so.
cli-habits-looking = { $file } ({ $number } von { $files })
cli-habits-unfinished = { $file }: ausgelassen, die Partie ist nicht zu Ende.
cli-habits-nobody = Niemand in diesen Aufzeichnungen heißt { $name }. Darin spielen: { $names }.
cli-why-about = Sagen, warum ein Zug an einer Stelle einer Aufzeichnung nicht möglich ist.
cli-perft-about = Zählen, auf wie viele Arten die Plätze vom Anfang aus weiterspielen können.
cli-perft-more = Gezählt werden Folgen von 1 Zug, von 2 Zügen und so weiter. Nur Züge der Plätze zählen, auch einzige. Der Zufall verzweigt nicht: Die erste Ziehung jeder Folge ist die erste des Startwerts, die zweite die zweite und so weiter.
cli-rules-about = Die Regeln ausgeben, Satz für Satz in unseren eigenen Worten.
cli-components-about = Auflisten, was in der Schachtel ist und woher jede Zahl stammt.

## Argumente

cli-arg-help = diese Hilfe zeigen
cli-arg-lang = die Sprache: en oder de
cli-arg-version = die Version zeigen
cli-arg-game = der Name eines Spiels, wie `teahouse games` ihn nennt
cli-arg-option = eine Option des Spiels wählen; geht mehrmals
cli-arg-components = eine eigene Datei, die Tabellen des Materials ersetzt
cli-arg-json = in JSON antworten
cli-arg-toml = die Materialdatei des Spiels ausgeben, um sie zu ändern und damit zu spielen (--components)
cli-arg-observation = die Zahlen auflisten, die ein Netz als Sicht eines Platzes bekommt, mit ihren Namen
cli-arg-json-file = das Ergebnis als JSON in diese Datei schreiben, mit - auf die Standardausgabe
cli-arg-players = die Zahl der Spieler
cli-arg-games = wie viele Partien gespielt werden (100)
cli-arg-bots = ein Bot für alle Plätze oder einer für jeden, vom ersten Platz an: random, oder dein eigener als modul:Klasse (random)
cli-arg-seed = der Startwert für Zufall und Bots (1)
cli-arg-seed-play = der Startwert für Zufall und Bots (jedes Mal ein neuer)
cli-arg-workers = wie viele Prozesse spielen; das Ergebnis ist immer gleich (1)
cli-arg-budget = wie lange ein Bot über eine Entscheidung nachdenken darf
cli-arg-record-dir = von jeder Partie eine Aufzeichnung in diesen Ordner schreiben
cli-arg-trajectories = jede Entscheidung in diese Datei schreiben: was der Platz sah, seine Züge, das Ergebnis; braucht teahouse[rl]
cli-arg-record = die Aufzeichnung der Partie in diese Datei schreiben
cli-arg-confirm = am Ende jedes Zuges nachfragen, damit auch sein letzter Schritt zurückgenommen werden kann
cli-arg-game-play = das Spiel: Ein Tisch öffnet sich im Browser; ohne Spiel die Startseite
cli-arg-no-browser = den Browser nicht öffnen, nur sagen, wo das Haus ist
cli-arg-terminal = im Terminal statt im Browser spielen
cli-arg-seats = wer wo sitzt: me oder me:NAME für einen Menschen, bot oder der Name eines Bots (me und Bots)
cli-arg-files = Aufzeichnungen, Ordner mit Aufzeichnungen, oder - für die Standardeingabe
cli-arg-file = eine Aufzeichnung, oder - für die Standardeingabe
cli-arg-commitment = auch prüfen, dass der Zufall aus dem Startwert und den Mischanteilen folgt, die versprochen waren
cli-arg-promise = auch prüfen, dass dieses Versprechen gehalten wurde: die Ziffern oder der Link des Tischs, der sie enthält
cli-arg-seal = die Summenzeile in jeder Aufzeichnung ergänzen, die stimmt und sie nicht hat
cli-arg-at = nach wie vielen Zügen (am Ende)
cli-arg-seat = das Spiel zeigen, wie dieser Platz es sah, ab 1 (alle Züge, und der Tisch, wie alle ihn sehen)
cli-arg-review-seat = die Wendepunkte und alle Entscheidungen dieses Platzes zeigen, ab 1 (die Wendepunkte von allen)
cli-arg-habits-folder = der Ordner mit Aufzeichnungen
cli-arg-habits-name = wie die Person darin heißt
cli-arg-habits-budget = wie lange auf jede Partie geblickt wird: 8s, oder 400sims für so viele Vorausblicke, auf jedem Rechner gleich (400sims)
cli-arg-review-budget = wie lange die Partie angesehen wird: 8s, oder 2000sims für so viele Blicke voraus, auf jedem Rechner gleich (8s)
cli-arg-move = ein Zug, wie Aufzeichnungen ihn schreiben
cli-arg-depth = wie viele Züge tief (3)
cli-arg-clause = die Nummer eines Regelsatzes, etwa YD-21
cli-arg-coverage = zu jedem Regelsatz Code, Test und Sprachen auflisten; Rückgabewert 1, wenn etwas fehlt

## Fehler

cli-wrong = { $program }: { $problem } Hilfe gibt `{ $program } --help`.
cli-wrong-missing = Es fehlt: { $what }.
cli-wrong-unknown = Ein Argument { $what } gibt es nicht.
cli-wrong-choice = { $what } kann nicht { $given } sein, nur eins von { $allowed }.
cli-wrong-empty = { $what } braucht einen Wert.
cli-wrong-value = { $what }: { $problem }
cli-wrong-number = { $given } ist keine ganze Zahl ab { $low }.
cli-too-many = { $given } ist zu viel: Mehr als { $high } geht nicht.
cli-wrong-amount = { $given } ist keine Zahl über 0.
cli-wrong-option = Eine Option lautet NAME=WERT, nicht { $given }.
cli-wrong-budget = { $reason ->
    [little] { $given } ist zu wenig, um überhaupt nachzudenken: Mindestens 1sims oder 0.001ms.
    [much] { $given } ist zu viel: Mehr als { $seconds }s oder { $simulations }sims geht nicht.
   *[form] Ein Budget lautet 300ms, 2s oder 500sims, nicht { $given }. Simulationen sind ganze Zahlen.
}
cli-wrong-seed = Ein Startwert ist ein Wort oder eine Zahl ohne /, nicht „{ $given }“.
cli-wrong-components = { $file }: { $problem }.
cli-wrong-at = Die Aufzeichnung hat { $moves } Züge, also keinen Tisch nach { $at }: Wähle von 0 bis { $moves }.
cli-wrong-seat = Einen Platz { $seat } gibt es nicht, nur 1 bis { $players }.
cli-unknown-option = { $game } hat keine Option { $option }: Wähle aus { $known }.
cli-unknown-clause = { $game } hat keinen Regelsatz { $clause }: Sie heißen { $first } … { $last }, siehe `teahouse rules { $game }`.
cli-bots-and-seats = { $bots } Bots für { $players } Plätze: Nenne einen Bot für alle oder einen für jeden Platz.
cli-seats-and-players = --seats nennt { $seats } Plätze, --players aber { $players }: Lass eins von beiden weg.
cli-only-with = { $what } geht nur mit { $other }.
cli-same-name = Zwei Spieler heißen { $name }: Gib ihnen verschiedene Namen, etwa me:Mei.
cli-cannot-read = { $file } lässt sich nicht lesen: { $problem }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $problem }.
cli-not-text = { $file } ist keine Textdatei in UTF-8.
cli-no-records = In { $folder } liegen keine Dateien auf .record.

## Spiele und Material

cli-games-line = { $name }: { $title }, { $least } bis { $most } Spieler
cli-components-intro = gedruckt: steht in der Anleitung. öffentlich: aus öffentlichen Quellen. rekonstruiert: von uns, weil sonst nichts zu finden war.
cli-toml-alone = --toml gibt die Datei aus, die zum Spiel gehört: lass --json und --components weg.
cli-observation-alone = --observation listet Zahlen auf, die für jedes Material dieselben sind: lass --toml und --components weg.
cli-observation-intro = Was ein Platz sieht, als { $length } Zahlen von 0 bis 255, Version { $version }, für jede Spielerzahl und jede Option. Geteilt durch das, was viel ist, liegen die Zahlen meist zwischen 0 und 1.
cli-observation-place = Stelle
cli-observation-scale = viel
cli-observation-name = Name
cli-components-changed = { $table } (aus deiner Datei)
cli-source = { $source ->
    [printed] gedruckt
    [public] öffentlich
    [reconstructed] rekonstruiert
   *[other] { $source }
}

## Simulation

cli-progress = { $done } von { $total } Partien, noch { $left }
cli-sim-head = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $players } Spielern, { $moves } Züge.
cli-sim-length = Die Hälfte der Partien fragte die Plätze höchstens { $decisions } Mal; die längste Liste hatte { $largest } Züge.
cli-sim-seat = Platz { $number } ({ $bot }): im Mittel { $mean } Punkte, { $share } % der Siege.
cli-perft-line = Tiefe { $depth }: { $nodes }

## Aufzeichnungen

cli-check-ok = { $file }: in Ordnung, { $result }
cli-check-bad = { $file }:{ NUMBER($line, useGrouping: 0) }: { $problem }
cli-check-illegal = unerlaubter Zug „{ $move }“: { $why }
cli-check-changed = { $problem } (ohne diese Zeile lässt sie sich trotzdem prüfen)
cli-check-complete = { $file }: in Ordnung, { $result } Die Summenzeile fehlt, aber nach den Punkten ist die Aufzeichnung vollständig.
cli-check-cut = { $file }: { $moves } Züge ohne Fehler, aber die Partie ist nicht zu Ende und die Summenzeile fehlt: Die Aufzeichnung kann abgeschnitten sein. Wenn das alles ist, ergänzt `teahouse check --seal` die Zeile.
cli-check-sealed = { $file }: versiegelt, { $result }
cli-seal-file = --seal ergänzt eine Zeile in einer Datei: Nenne die Datei statt -.
cli-check-finished = { $moves } Züge, Punkte { $scores }.
cli-check-unfinished = { $moves } Züge, nicht zu Ende.
cli-check-sum = { $good } von { $files } Aufzeichnungen sind in Ordnung.
cli-commitment-missing = die Aufzeichnung enthält kein Versprechen mit Startwert, daher lässt sich der Zufall nicht prüfen
cli-commitment-broken = Startwert und Salz sind nicht die versprochenen
cli-commitment-salt = das Salz muss { $length } Zeichen haben: bei anderer Länge könnte ein anderer Startwert das Versprechen halten
cli-commitment-part = der Mischanteil von Platz { $seat } ({ $name }) ist nicht der versprochene
cli-commitment-laid = die Aufzeichnung hat nur { $moves } Züge, weniger als aus einer anderen Partie übernommen sein sollen
cli-promise-broken = das ist nicht das Versprechen, das du aufgehoben hast: das Haus oder ein Platz war vor dem ersten Zug an etwas anderes gebunden
cli-promise-digits = Ein Versprechen hat { $digits } Ziffern (0 bis 9, a bis f). Du findest es in den Einstellungen des Tischs und in seinem Link hinter „promise=“.
cli-shuffled-by = Gemischt vom Haus und { $names }.
cli-shuffled-house = Gemischt vom Haus allein.
cli-shuffled-anew = { $count ->
    [one] Einmal wurde neu gemischt, nachdem ein Anteil offenlag, wegen { $names }.
   *[other] { $count }-mal wurde neu gemischt, nachdem Anteile offenlagen, wegen { $names }.
}
cli-commitment-before = Die ersten { $moves } Züge sind aus einer anderen Partie übernommen. { $draws ->
    [0] Gezogen wurde in ihnen nichts.
    [one] Die Ziehung in ihnen folgt aus keinem Anteil und ist nicht geprüft.
   *[other] Die { $draws } Ziehungen in ihnen folgen aus keinem Anteil und sind nicht geprüft.
}
cli-promise-laid = das Versprechen, das du aufgehoben hast, sagt nichts von den ersten { $moves } Zügen, die nicht an diesem Tisch gezogen wurden; wurde er eröffnet, bevor Tische das versprachen, prüfe ohne --promise
cli-commitment-draw = der Startwert ergibt hier „{ $dealt }“, nicht „{ $found }“
cli-replay-head = { $title }, { $moves } Züge
cli-replay-move = { $number }. { $who }: { $move }
cli-hidden = verdeckt
cli-replay-at = Nach Zug { $at } von { $moves }, gesehen von: { $viewer }
cli-to-move = { $who }: { $prompt }
cli-why-legal = „{ $move }“ ist dort für { $who } möglich.

## Regeln

cli-coverage-checkout = Die Abdeckung wird aus den Quellen gelesen: Bitte in einem Arbeitsverzeichnis von Teahouse aufrufen.
cli-coverage-gap = FEHLT: { $gaps }
cli-coverage-stranger = { $test } nennt { $clause }, das es nicht gibt.
cli-coverage-sum = { $good } von { $clauses } Regelsätzen{ $examples ->
    [0] { "" }
   *[other] , { $shown } von { $examples } Beispielen
}, { $settled } von { $rulings } Entscheidungen: Code, Test, Englisch, Deutsch

## Spielen

cli-guest = Gast
cli-guest-number = Gast { $number }
cli-bot = Bot { $number }
cli-play-intro = { $title }. Am Tisch: { $names }.
cli-play-help-hint = Gib die Nummer eines Zuges ein, warum, um zu hören, was die Bots gedacht haben, oder ? für Hilfe.
cli-play-help = Gib die Nummer eines Zuges ein, oder den Zug, wie Aufzeichnungen ihn schreiben.
      o         die Frage und deine Züge noch einmal
      w         was gerade nicht geht;  w 12  oder  w ZUG  sagt, warum nicht
      warum     warum jeder Bot seinen letzten Zug gemacht hat (das kann verraten, was er hat)
      u         deinen letzten Zug zurücknehmen, bis dein Zug zu Ende ist
      p NAME    was jemand hat
      b         der ganze Tisch
      e         die kommenden Ereignisse
      l         die letzten Züge;  l 30  für mehr
      r NUMMER  eine Regel
      q         aufhören
cli-play-stopped = Die Partie endet hier, nach { $moves } Zügen.
cli-play-saved = Die Aufzeichnung liegt in { $file }.
cli-option-effect = { $move } ({ $effect })
cli-effect = { $change } { $what }
cli-effect-then = danach von selbst: { $effect }
cli-lone-move = Nur ein Zug ist möglich, er wird für dich gespielt: { $move }
cli-pass-keyboard = { $who } ist dran. Drück die Eingabetaste, wenn nur { $who } hinsieht.
cli-your-turn = { $who } ist dran.
cli-confirm = Dein Zug endet hier. Weiter mit der Eingabetaste, oder u, um den letzten Schritt zurückzunehmen.
cli-undone = Zurückgenommen.
cli-no-thoughts = Noch hat kein Bot gezogen.
cli-no-thought = Er sagt nicht, warum.
cli-no-undo = Da ist nichts zurückzunehmen: Das geht nur bis zum Anfang deines eigenen Zuges.
cli-no-such-number = Eine Nummer { $number } gibt es nicht, nur 1 bis { $last }.
cli-not-understood = „{ $typed }“ ist keine Nummer, kein Befehl und kein Zug dieses Spiels. Mit ? gibt es Hilfe.
cli-impossible = Das geht gerade nicht (w und eine Nummer sagt, warum):
cli-and-more = { "  " }… und so weiter, { $first } bis { $last }, aus demselben Grund
cli-nothing-impossible = Alles, was diese Frage beantwortet, ist möglich.
cli-why-possible = „{ $move }“ ist möglich ({ $clause }).
cli-which-player = Wer? Am Tisch: { $names }.
cli-which-clause = Nenne einen Regelsatz, etwa { $example }.
cli-no-events = In diesem Spiel stehen keine Ereignisse bevor.
cli-log-move = { $who }: { $move }
cli-log-hidden = { $who }: ein Zug, den du nicht sehen kannst
cli-note = { $who }: { $what }

## Ergebnis

cli-score = { $who }: { $points } Punkte ({ $parts })
cli-score-part = { $points } { $source }
cli-winner = { $count ->
    [one] Gewonnen hat { $names }.
   *[other] Den Sieg teilen sich { $names }.
}
