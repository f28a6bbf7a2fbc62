### Wertungen: Tische, die zählen, und was daraus wurde.

rated-wish = Die Partie zählt für unsere Wertungen
rated-yes = Diese Partie zählt: Wer sich setzt, wird danach gewertet, wie sie endet. Wer vorher geht oder am Ende von einem Bot vertreten wird, wird auf dem letzten Platz gewertet.
counts-yes = Diese Partie zählt für die Wertung.
counts-rating = Deine Wertung ist jetzt { $rating } ({ $change }){ $provisional ->
    [yes] , noch vorläufig
   *[no] {""}
}.
ratings-title = Meine Wertungen
ratings-about = Wertungen entstehen aus Partien, die zählen; das wird beim Eröffnen eines Tisches gewählt. Es gibt je eine für jedes Spiel und jede Spielerzahl. Sie beginnt bei 25; die Bots stehen dort, wohin ihre veröffentlichten Partien sie gestellt haben, und rühren sich nicht. Die Zahl nach ± sagt, wie unsicher eine Wertung noch ist; im Bild ist es das helle Band.
ratings-none = Noch keine deiner Partien hat gezählt. Eröffne einen Tisch mit „Die Partie zählt für unsere Wertungen“ oder setz dich an einen solchen.
ratings-no-guest = Nimm erst Platz: Wertungen gehören jemandem.
ratings-kind = { $game }, { $players } Spieler
ratings-now = { $rating } ± { $unsure }
ratings-provisional = vorläufig: noch zu wenige Partien, um sicher zu sein
ratings-after = { $count ->
    [one] nach einer Partie
   *[other] nach { $count } Partien
}
ratings-course = Die Wertung ging über { $count } Partien von { $first } nach { $last }; am niedrigsten war sie { $low }, am höchsten { $high }.
ratings-one = Die Wertung nach einer Partie ist { $last }.
ratings-table = Alle Partien als Tabelle
ratings-game = Partie
ratings-day = Tag
ratings-place = Platz
ratings-left = letzter, da gegangen
ratings-rating = Wertung
ratings-replay-of = Partie { $number } noch einmal ansehen

error-rated-alone = Eine Partie zählt nur ab zwei Spielern für Wertungen.
error-rated-hotseat = Eine Partie zählt nur für Wertungen, wenn alle an eigenen Geräten spielen.
error-rated-practice = Eine Partie, in der alle um Rat fragen dürfen, zählt nicht für Wertungen. Wähle eines von beiden.
error-rated-bot = Der Bot { $level } hat keine veröffentlichte Wertung, an der man sich messen könnte. Nimm Blatt, Tasse, Kanne oder Meister, oder einen Tisch, der nicht zählt.
error-rated-stand-in = Diese Partie zählt für Wertungen: Niemand lässt einen Bot für sich spielen. Wer nicht weiterkann, steht auf und wird auf dem letzten Platz gewertet.
