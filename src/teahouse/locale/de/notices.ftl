### Bescheid bekommen, wenn man dran ist: die Seite, die Nachrichten selbst, die Seite für ohne Netz.

notice-title = Bescheid bekommen, wenn du dran bist
notice-about = Du bekommst je Zug einmal Bescheid, nie während du eine Seite dieses Hauses vor dir hast, und nicht in deinen Ruhezeiten. Ein Klick in jeder Nachricht beendet sie.
notice-no-guest = Setz dich zuerst an einen Tisch: Dann weiß das Haus, wem es Bescheid geben soll.
notice-told-by = So bekommst du Bescheid
notice-none = Noch gar nicht: Wähle unten einen oder mehrere Wege.
notice-kind-push = Push
notice-here = dieses Gerät
notice-waits = wartet auf deinen Klick auf den Link in der Mail
notice-failed = die letzte Nachricht kam nicht an
notice-try = Ausprobieren
notice-try-what = Probenachricht schicken an { $name }
notice-arrived = Eine Probenachricht ist unterwegs.
notice-lost = Die Probenachricht kam nicht an. Prüfe die Adresse, oder beende diesen Weg und richte ihn neu ein.
notice-end = Beenden
notice-end-what = Keine Nachrichten mehr an { $name }
notice-kind-webhook = Webhook
notice-kind-mail = Mail
notice-push = Auf diesem Gerät
notice-push-text = Dein Browser zeigt eine Nachricht, auch wenn keine Seite des Hauses offen ist.
notice-push-ios = iPhone und iPad zeigen Nachrichten eines Hauses nur, wenn es auf dem Home-Bildschirm liegt: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, öffne es von dort und komm wieder auf diese Seite.
notice-push-ios-back = Von dort geöffnet kennt dich das Haus noch nicht, wie auf einem neuen Gerät. Leg dir zuerst einen Passkey oder einen Code an und komm dort damit zurück:
notice-push-on = Auf diesem Gerät Bescheid geben
notice-push-insecure = Browser erlauben das nur bei Häusern, die man über https:// erreicht, und du bist über http:// gekommen. Bitte die Person, die dieses Haus betreibt, um eine Adresse mit https://. Bis dahin tun es ein Webhook oder eine Mail.
notice-push-cannot = Dieser Browser kann das nicht. Ein Webhook oder eine Mail tun es auch.
notice-push-denied = Dein Browser verbietet Nachrichten dieses Hauses. Erlaube sie in seinen Einstellungen für diese Seite und komm dann wieder.
notice-webhook = An ein anderes Programm
notice-webhook-text = Das Haus schickt eine kurze Nachricht an eine Adresse von dir: die eines Kanals in Discord, Slack oder Mattermost oder die eines eigenen Programms.
notice-webhook-address = Adresse des Webhooks
notice-webhook-on = Dort Bescheid geben
notice-mail = Per Mail
notice-mail-text = Die erste Mail fragt, ob sie bei der richtigen Person ankommt; erst nach einem Klick auf ihren Link kommen weitere.
notice-mail-address = Mailadresse
notice-mail-on = Per Mail Bescheid geben
notice-mail-none = Dieses Haus verschickt keine Mail. Hättest du gern welche, frag die Person, die es betreibt.
notice-quiet = Ruhezeiten
notice-quiet-text = Was währenddessen geschieht, erfährst du an ihrem Ende, falls du dann noch dran bist.
notice-quiet-on = Ich habe Ruhezeiten
notice-quiet-from = Von
notice-quiet-to = Bis
notice-quiet-save = Merken
notice-saved = Gemerkt.
notice-sound-hint = Auch eine Seite, die im Hintergrund offen ist, gibt Bescheid: mit ihrem Titel, ihrem Zeichen und einem leisen Klang, den du in den Einstellungen eines Tisches ein- und ausschaltest.
holiday-title = Urlaub
holiday-text = Solange du weg bist, stehen deine Uhren an allen Tischen außer den Live-Spielen, und du bekommst keine Nachricht. Die anderen sehen, bis wann.
holiday-most = Ein Urlaub dauert höchstens { $most } Tage; { $left } Tage sind in diesem Jahr noch übrig.
holiday-here = Du bist da.
holiday-away = Du bist weg bis { $day } um Mitternacht.
holiday-until = Weg bis
holiday-go = Ich bin weg
holiday-back = Ich bin zurück
notice-settings = Alle Nachrichten
notice-link-wait = Einen Moment …
notice-link-none = Dieser Link wurde schon geöffnet, oder ein Teil von ihm fehlt. Unter „Alle Nachrichten“ siehst du, wie du Bescheid bekommst.

## Eine Nachricht

notice-at = { $game } wartet auf dich.
notice-at-named = „{ $table }“ ({ $game }) wartet auf dich.
notice-begin = Alle sind da
notice-begin-at = Öffne den Tisch, damit { $game } beginnen kann.
notice-begin-at-named = Öffne „{ $table }“ ({ $game }), damit das Spiel beginnen kann.
notice-reminder = { $hours ->
    [0] { $minutes ->
        [one] Nur noch eine Minute
       *[other] Nur noch { $minutes } Minuten
    }
    [one] Nur noch eine Stunde
   *[other] Nur noch { $hours } Stunden
}
notice-stop = Keine mehr davon
notice-stopped = Das war hier die letzte Nachricht. Du kannst sie jederzeit wieder einschalten.
notice-confirmed = Ab jetzt bekommst du eine Mail, wenn du dran bist.
notice-trial-title = Eine Probe vom Teahouse
notice-trial = So bekommst du Bescheid, wenn du dran bist.
notice-confirm-title = Möchtest du Bescheid bekommen, wenn du dran bist?
notice-confirm = Jemand im Teahouse möchte an dieser Adresse eine Mail bekommen, wenn er oder sie in einem Spiel dran ist. Warst du das, öffne diesen Link; sonst tu einfach nichts, und es kommt keine weitere Mail.
notice-mail-stop = Keine solchen Mails mehr: Ein Klick genügt.

## Die App und die Seite für ohne Netz

notice-app = Tische für drei Spiele, mit Freunden und mit Bots
notice-offline = Gerade kein Weg zum Haus
notice-offline-text = Dein Gerät hat kein Netz, oder das Haus ist kurz geschlossen. Verloren ist nichts: Jeder bestätigte Zug ist sicher, und deine Plätze bleiben deine.
notice-offline-again = Noch einmal versuchen
notice-offline-works = Was inzwischen geht
notice-offline-rules = Die Regeln nachlesen:
notice-offline-open = Einen Tisch ansehen, der noch in einem anderen Tab offen ist; er geht von selbst weiter, sobald das Netz wieder da ist.
notice-offline-own = Auf einem Rechner mit Teahouse spielt „teahouse play“ ganz ohne Netz gegen Bots.

## Probleme

error-bad-address = Eine Adresse beginnt mit http:// oder https:// und nennt einen Rechner, etwa https://chat.example/hooks/abc.
error-address-inside = Diese Adresse liegt im eigenen Netz des Hauses. Webhooks gehen nur an Adressen im offenen Netz, außer der Gastgeber erlaubt andere mit --notices-inside.
error-no-such-address = Einen Rechner dieses Namens gibt es nicht. Sieh dir die Adresse noch einmal an.
error-bad-push = Das ist kein Push-Abonnement eines Browsers: Es braucht eine https://-Adresse und seine zwei Schlüssel.
error-bad-mail = Das ist keine Mailadresse wie mei@games.example.
error-no-mail = Dieses Haus verschickt keine Mail. Ein Webhook oder dein Browser können dir Bescheid geben.
error-mail-failed = Die Mail ließ sich gerade nicht verschicken. Versuch es in einer Minute noch einmal, oder wähle einen anderen Weg.
error-mail-waits = Öffne erst den Link in der ersten Mail, bevor du es ausprobierst.
error-no-channel = Hier gibt es keine Nachrichten mehr.
error-too-many-channels = Du bekommst schon auf { $most } Wegen Bescheid. Beende zuerst einen davon.
error-no-zone = Eine Zeitzone { $zone } gibt es nicht. Nenne eine wie Europe/Berlin.
