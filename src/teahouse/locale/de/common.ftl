# Was alle Spiele teilen.
nature = Zufall
spectator = Zuschauer
seat-number = Platz { $number }

prompt-game-over = Das Spiel ist zu Ende.

refusal-not-now = Danach ist gerade nicht gefragt: { $rule_title } ({ $clause }).
refusal-same-as = Das ist dasselbe wie „{ $move }“; bitte nimm diesen Zug ({ $clause }).
refusal-game-over = Das Spiel ist zu Ende: { $rule_title } ({ $clause }).

# Was an den Optionen eines Spiels nicht stimmt.
bad-option-game = Es gibt kein Spiel „{ $game }“: Wähle eines von { $known }.
bad-option-name = Es gibt keine Option „{ $option }“: Wähle eine von { $known }.
bad-option-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
bad-option-short = Das kurze Spiel ist für { $allowed } Spieler, nicht für { $players }.
bad-option-value = Die Option „{ $option }“ kann nicht „{ $given }“ sein: Wähle eins von { $allowed }.

# Was an einer Aufzeichnung nicht stimmt; davor steht die Zeile.
bad-record-after-end = „{ $move }“ kommt nach dem Ende des Spiels
bad-record-changed = die Aufzeichnung wurde nachträglich geändert
bad-record-components = die Partie wurde mit anderem Spielmaterial gespielt
bad-record-early-scores = es gibt Punktzahlen, aber das Spiel ist nicht zu Ende
bad-record-empty = „{ $word }“ braucht einen Wert
bad-record-expected = hier wird eine Zeile erwartet, die mit „{ $word }“ beginnt
bad-record-format = nur Format { $format } von Aufzeichnungen lässt sich lesen
bad-record-game = dies ist eine Aufzeichnung von { $game } mit { $players } Spielern
bad-record-long = der Startwert oder das Salz ist zu lang
bad-record-masked = dieser Zug ist verdeckt, daher lässt sich die Partie von hier an nicht nachspielen
bad-record-move-line = ein Zug lautet: PLATZ ZUG, mit - für den Zufall
bad-record-name-line = ein Name lautet: name PLATZ NAME, mit einem Platz von 1 bis { $players }
bad-record-no-scores = das Spiel ist zu Ende, aber die Punktzahlen fehlen
bad-record-number = „{ $word }“ braucht eine ganze Zahl, nicht „{ $value }“
bad-record-option-line = eine Option lautet: option NAME WERT
bad-record-option-twice = die Option „{ $option }“ steht hier zum zweiten Mal
bad-record-options = die Partie wurde mit anderen Optionen gespielt
bad-record-own-box = die Partie wurde mit eigenem Spielmaterial gespielt, das dieser Server nicht hat
bad-record-players = es gibt 1 bis { $most } Spieler
bad-record-rules = die Partie wurde nach Fassung { $found } der Regeln gespielt; hier ist nur Fassung { $known } bekannt
bad-record-score-line = Punktzahlen sind { $players } ganze Zahlen
bad-record-scores = die Punktzahlen sind { $found }, nicht { $said }
bad-record-seat = es gibt keinen Platz { $seat }: Plätze sind 1 bis { $players }
bad-record-stray = „{ $row }“ gehört nicht hierher
bad-record-turn = Platz { $asked } ist am Zug, nicht { $said } (- steht für den Zufall)
bad-record-unknown-move = „{ $move }“ ist kein Zug dieses Spiels
