# Die Tasten, auf einem Blatt: geholt, wenn es jemand öffnet.

web-key-advice = in einer Übungspartie um Rat fragen
web-key-walk = durch alles gehen, was möglich ist
web-key-take = es nehmen
web-key-undo = den letzten Schritt zurücknehmen
web-key-confirm = den Zug bestätigen
web-key-explore = durch alles gehen; was nicht geht, sagt warum
web-key-close = schließen, was offen ist
web-key-talk = Gespräch und Notizen
web-key-turns = der nächste oder vorige Zug
web-key-rounds = die nächste oder vorige Runde; in der Kurve und in Listen gehen die Pfeile dort
web-key-log = zum Verlauf
web-key-help = diese Übersicht
web-key-rule = die Regel zu dem, was ausgewählt ist oder unter dem Zeiger liegt
web-key-next = der nächste Zug der anderen oder der Liste dessen, was sie getan haben
web-key-back = der vorige in dieser Liste
web-key-since = was die anderen seit meinem letzten Zug getan haben
