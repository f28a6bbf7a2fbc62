# Was alle Spiele teilen.
nature = Zufall
spectator = Zuschauer
seat-number = Platz { $number }

prompt-game-over = Das Spiel ist zu Ende.

refusal-not-now = Danach ist gerade nicht gefragt: { $rule_title } ({ $clause }).
refusal-same-as = Das ist dasselbe wie „{ $move }“; bitte nimm diesen Zug ({ $clause }).
refusal-game-over = Das Spiel ist zu Ende: { $rule_title } ({ $clause }).

## Erzählte Züge: ein Name, Satzteile mit Verben, was sich geändert hat

told-turn = { $who } { $done }.
told-last = { $phrases } { told-and } { $last }
told-change = { $what } { $before } → { $after }
told-times = { $phrase } ({ $times }×)
told-and = und
