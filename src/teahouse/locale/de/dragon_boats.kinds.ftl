# Was für eine Entscheidung ein Zug ist, wie meine Spielweise sie nennt.

made-start = eine Rundenkarte wählen
made-bid = eine Scheibe legen
made-private = private Aktionen
made-board = an Bord gehen
made-climb = auf einen Bergpfad aufbrechen
made-pass = passen
made-buy = Opfergaben kaufen
made-decline = auf einen Kauf verzichten
made-exchange = Opfergaben tauschen
made-take = eine Bonuskarte nehmen
made-done = es dabei belassen
made-pay = für einen Bergpfad bezahlen
made-settle = sich niederlassen
made-walk = weitergehen
made-home = nach Hause gehen
made-steer = ein Boot steuern
made-arrange = eine Reihenfolge bestimmen
made-give = eine Opfergabe zurückgeben
made-seat = Plätze wechseln
made-hop = Bauern mit einer Karte versetzen
made-sell = Opfergaben verkaufen
made-sell-treasure = Schätze verkaufen
