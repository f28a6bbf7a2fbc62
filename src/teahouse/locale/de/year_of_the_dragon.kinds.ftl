# Was für eine Entscheidung ein Zug ist, wie meine Spielweise sie nennt.

made-draft = erste Personen
made-action = eine Aktion wählen
made-skip = mit der Aktion aussetzen
made-privilege = ein Privileg kaufen
made-raise = Paläste bauen
made-card = eine Personenkarte spielen
made-take = eine Person nehmen
made-place = einen Palast für eine Person wählen
made-replace = Platz für eine Person machen
made-decline = eine neue Person wegschicken
made-release = Personen an ein Ereignis verlieren
made-wall = ein Mauerplättchen legen
made-lose-floor = Etagen im Erdbeben verlieren
made-return = bei der Flut zurückgeben
made-discard = Karten im Wirbelsturm abwerfen
made-charter = eine Art für einen Freibrief nennen
