# Was alle Spiele teilen.
nature = Zufall
spectator = Zuschauer
seat-number = Platz { $number }

prompt-game-over = Das Spiel ist zu Ende.

refusal-not-now = { $when } ({ $clause }).
when-chance = Darüber entscheidet der Zufall, niemand am Tisch
refusal-same-as = Das ist dasselbe wie „{ $move }“; bitte nimm diesen Zug ({ $clause }).
refusal-game-over = Das Spiel ist zu Ende: { $rule_title } ({ $clause }).

## Erzählte Züge: ein Name, Satzteile mit Verben, was sich geändert hat

told-turn = { $who } { $done }.
told-last = { $phrases } { told-and } { $last }
told-change = { $what } { $before } → { $after }
told-times = { $phrase } ({ $times }×)
told-and = und

## Wie ein Spiel endete: wer wodurch gewonnen hat, dann, was das für die Lesenden heißt

ending-wins = { $who } gewinnt mit { $margin ->
    [one] einem Punkt
   *[other] { $margin } Punkten
} Vorsprung, vor allem { $source_by }.
ending-wins-little = { $who } gewinnt mit { $margin ->
    [one] einem Punkt
   *[other] { $margin } Punkten
} Vorsprung, mit ein wenig von allem.
ending-wins-you = Du gewinnst mit { $margin ->
    [one] einem Punkt
   *[other] { $margin } Punkten
} Vorsprung, vor allem { $source_by }.
ending-wins-little-you = Du gewinnst mit { $margin ->
    [one] einem Punkt
   *[other] { $margin } Punkten
} Vorsprung, mit ein wenig von allem.
ending-tie = { $who } gewinnt: { $count ->
    [2] Zwei
   *[other] { $count }
} haben { $points } Punkte, und { $rule }.
ending-tie-you = Du gewinnst: { $count ->
    [2] Zwei
   *[other] { $count }
} haben { $points } Punkte, und { $rule }.
ending-shared = { $count ->
    [2] { $one } und { $two }
    [3] { $one }, { $two } und { $three }
    [4] { $one }, { $two }, { $three } und { $four }
   *[other] { $count } Leute
} teilen sich den Sieg mit je { $points } Punkten.
ending-shared-you = { $count ->
    [2] Du und { $one }
    [3] Du, { $one } und { $two }
    [4] Du, { $one }, { $two } und { $three }
   *[other] Du und { $count } andere
} teilt euch den Sieg mit je { $points } Punkten.
ending-place = { $place ->
    [1] Erste Stelle
    [2] Zweite Stelle
    [3] Dritte Stelle
    [4] Vierte Stelle
   *[other] Fünfte Stelle
}
ending-me = { ending-place } für dich, mit { $points } Punkten.
ending-me-behind = { ending-place } für dich, mit { $points } Punkten: { $who } bekam { $behind_in } { $less } mehr als du.
ending-me-both = { ending-place } für dich, mit { $points } Punkten: { $who } bekam { $behind_in } { $less } mehr als du, du lagst { $ahead_in } um { $more } vorn.
ending-next = { ending-place } für { $who } mit { $points } Punkten.
ending-next-ahead = { ending-place } für { $who } mit { $points } Punkten, { $ahead_in } um { $more } vorn.
ending-next-shared = { $count ->
    [2] Zwei
   *[other] { $count }
} teilen sich Platz { $place } mit { $points } Punkten.

# Wie ein Spiel endete, auf Seiten und am Tisch.
page-status-ended = Das Spiel wurde vorzeitig beendet.
page-closed-host = Der Tisch wurde vom Gastgeber dieses Hauses geschlossen.
page-closed-owner = Der Tisch wurde von der Person geschlossen, die ihn eröffnet hat.
page-status-uploaded = Eine Aufzeichnung, die jemand mitgebracht hat; in diesem Haus wurde sie nicht gespielt.
