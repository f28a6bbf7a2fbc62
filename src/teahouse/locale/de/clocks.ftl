### Clocks at a table: whose runs, how long, and what can be done when it has run out.

clock-title = Uhr
clock-left = { $who }: noch { $left }, { $until }
clock-left-you = Du hast noch { $left }, { $until }
clock-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
clock-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Std.
}
clock-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Min.
}
clock-seconds = weniger als eine Minute
clock-until-today = bis { $time }
clock-until-tomorrow = bis morgen { $time }
clock-until-day = bis { $day }, { $time }
clock-night = Frei bis { $time }: Nachts steht die Uhr
clock-away = { $who } ist im Urlaub, { $until }
clock-away-you = Du bist im Urlaub, { $until }: Deine Uhr steht
clock-back = Ich bin zurück
clock-over = Die Zeit von { $who } ist um
clock-over-you = Deine Zeit ist um
clock-absent = { $who } ist schon eine Weile weg
clock-absent-you = Du warst eine Weile weg
clock-over-never = Es wird gewartet.
clock-over-never-you = Die anderen warten auf dich.
clock-over-bot = Gleich spielt ein Bot, bis zur Rückkehr.
clock-over-bot-you = Zieh jetzt: Gleich spielt ein Bot für dich.
clock-over-agree = Ein Bot spielt, wenn alle anderen zustimmen.
clock-over-agree-you = Die anderen können einen Bot für dich spielen lassen, bis du zurück bist.
clock-over-end = Das Spiel endet, wenn alle anderen zustimmen.
clock-over-end-you = Die anderen können das Spiel beenden.
clock-ask-bot = Einen Bot spielen lassen
clock-ask-end = Dem Ende zustimmen
clock-replaced = Ein Bot spielt für { $who }, bis zur Rückkehr
clock-bank = { $who } { $time }

clock-short = noch { $left }
clock-short-over = Zeit ist um

agree-title = Wozu alle zustimmen müssen
agree-end = { $count ->
    [one] { $names } möchte das Spiel unvollendet beenden.
   *[other] { $names } möchten das Spiel unvollendet beenden.
}
agree-end-you = Du möchtest das Spiel unvollendet beenden.
agree-play-on = Doch weiterspielen
agree-bot = Ein Bot soll für { $who } spielen, bis zur Rückkehr.
agree-bot-you = Die anderen möchten einen Bot für dich spielen lassen.
agree-too = Ich stimme zu
agree-count = { $count ->
    [one] { $count } von { $of } hat zugestimmt.
   *[other] { $count } von { $of } haben zugestimmt.
}
