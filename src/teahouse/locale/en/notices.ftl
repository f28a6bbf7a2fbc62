### Being told that it is one's turn: the page, the notices themselves, the page for when there is no network.

notice-title = Be told when it is your turn
notice-about = You are told once for each turn, never while you look at a page of this house, and not in your quiet hours. One click in any notice ends them.
notice-no-guest = Take a seat first: then the house knows whom to tell.
notice-told-by = How you are told
notice-none = Nothing yet: choose one or more of the ways below.
notice-kind-push = Push
notice-here = this device
notice-waits = waits for your click on the link in the mail
notice-failed = the last notice did not arrive
notice-try = Try it
notice-try-what = Send a trial to { $name }
notice-arrived = A trial is on its way.
notice-lost = The trial did not arrive. Look at the address, or end it and set it up again.
notice-end = End
notice-end-what = No more notices to { $name }
notice-kind-webhook = Webhook
notice-kind-mail = Mail
notice-push = On this device
notice-push-text = Your browser shows a notice, also while no page of the house is open.
notice-push-ios = An iPhone or iPad shows notices of a house only if it is on the home screen: tap “Share”, then “Add to Home Screen”, open it from there, and come to this page again.
notice-push-ios-back = Opened from there the house does not know you yet, as on a new device. Make a passkey or a code first, and come back with it there:
notice-push-on = Tell me on this device
notice-push-insecure = Browsers allow this only for houses that are reached by https://, and you have come by http://. Ask whoever runs this house for an address with https://. Until then a webhook or mail does the same.
notice-push-cannot = This browser cannot do that. A webhook or mail does the same.
notice-push-denied = Your browser forbids notices of this house. Allow them in its settings for this site, then come back.
notice-webhook = To another program
notice-webhook-text = The house sends a short message to an address of yours: of a channel in Discord, Slack or Mattermost, or of a program that you have written.
notice-webhook-address = Address of the webhook
notice-webhook-on = Tell me there
notice-mail = By mail
notice-mail-text = The first mail asks whether it has come to the right person; only after a click on its link are there others.
notice-mail-address = Mail address
notice-mail-on = Tell me by mail
notice-mail-none = This house sends no mail. If you would like it to, ask whoever runs it.
notice-quiet = Quiet hours
notice-quiet-text = What happens in them is told when they end, if it is still your turn.
notice-quiet-on = I have quiet hours
notice-quiet-from = From
notice-quiet-to = To
notice-quiet-save = Keep
notice-saved = Kept.
notice-sound-hint = A page that is open in the background also says so: by its title, its icon, and a soft sound that you can switch on and off in the settings of a table.
holiday-title = Holiday
holiday-text = While you are away your clocks stand, at every table but live ones, and you are told nothing. The others see until when.
holiday-most = A holiday lasts { $most } days at most; { $left } days are left this year.
holiday-here = You are here.
holiday-away = You are away until the end of { $day }.
holiday-until = Away until
holiday-go = I am away
holiday-back = I am back
notice-settings = All notices
notice-link-wait = One moment …
notice-link-none = This link has been opened already, or part of it is missing. “All notices” shows how you are told.

## A notice

notice-at = { $game } waits for you.
notice-at-named = “{ $table }” ({ $game }) waits for you.
notice-begin = Everybody is here
notice-begin-at = Open the table, so that { $game } can begin.
notice-begin-at-named = Open “{ $table }” ({ $game }), so that the game can begin.
notice-reminder = { $hours ->
    [0] { $minutes ->
        [one] Only a minute left
       *[other] Only { $minutes } minutes left
    }
    [one] Only an hour left
   *[other] Only { $hours } hours left
}
notice-stop = No more of these
notice-stopped = That was the last notice here. You can switch them on again at any time.
notice-confirmed = From now on you are told by mail when it is your turn.
notice-trial-title = A trial of the Teahouse
notice-trial = This is how you are told when it is your turn.
notice-confirm-title = Do you want to be told when it is your turn?
notice-confirm = Somebody at the Teahouse wants to be told by mail to this address when it is their turn in a game. If that was you, open this link; otherwise do nothing, and no other mail will come.
notice-mail-stop = No more of these mails: one click is enough.

## The app, and the page for when there is no network

notice-app = Tables for three games, with friends and with bots
notice-offline = No way to the house just now
notice-offline-text = Your device has no network, or the house is closed for a moment. Nothing is lost: every turn you have confirmed is safe, and your seats stay yours.
notice-offline-again = Try again
notice-offline-works = What works meanwhile
notice-offline-rules = The rules, to read up on:
notice-offline-open = A table that is still open in another tab can be looked at; it goes on by itself when the network is back.
notice-offline-own = On a computer with Teahouse installed, “teahouse play” plays against bots without any network.

## Problems

error-bad-address = An address begins with http:// or https:// and names a host, such as https://chat.example/hooks/abc.
error-address-inside = This address lies in the house's own network. Webhooks go only to addresses of the open network, unless the host allows others with --notices-inside.
error-no-such-address = There is no host of this name. Look at the address once more.
error-bad-push = This is no push subscription of a browser: it needs an https:// address and its two keys.
error-bad-mail = This is no mail address such as mei@games.example.
error-no-mail = This house sends no mail. A webhook or your browser can tell you.
error-mail-failed = The mail could not be sent just now. Try again in a minute, or choose another way.
error-mail-waits = Open the link in the first mail before you try it.
error-no-channel = There are no notices here any more.
error-too-many-channels = You are told in { $most } ways already. End one of them first.
error-no-zone = There is no time zone { $zone }. Name one such as Europe/Berlin.
