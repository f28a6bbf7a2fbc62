# Was am Tisch gesagt wird, und wo es gesagt wird. Geholt, wenn zum ersten Mal jemand spricht oder sich etwas notiert.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück und viel Spaß!
phrase-nice = Schöner Zug!
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-sorry = Tut mir leid!
phrase-oops = Hoppla.
phrase-moment = Einen Moment, ich überlege.
phrase-back-soon = Bin gleich wieder da.
phrase-back = Bin wieder da.
phrase-your-turn = Du bist dran, wann immer du magst.
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Partie?
phrase-bye = Auf Wiedersehen!

talk-list = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt.
talk-only = { $talk ->
    [phrases] Feste Sätze lesen alle in ihrer Sprache.
   *[free] Einfacher Text.
} { $hearers ->
    [seats] Nur wer am Tisch sitzt, hört es.
   *[all] Wer zuschaut, hört es auch.
}
talk-phrase = Einen festen Satz sagen
talk-choose = Satz wählen …
talk-text = Deine Worte
talk-left = noch { $count }
talk-say = Sagen
talk-watches = schaut zu
talk-you = Du
talk-spoke = { $name }: { $words }
talk-muted = stumm
talk-about = { $name }: stumm schalten oder melden
talk-mute = { $name } nicht mehr hören
talk-unmute = { $name } wieder hören
talk-report = Dem Gastgeber melden
talk-report-why = Was ist daran nicht in Ordnung?
talk-reported = Danke. Der Gastgeber dieses Hauses wird es lesen.
talk-notes-hint = Nur du siehst sie: Was war mein Plan?
talk-notes-saved = Gespeichert.
talk-notes-saving = …
