# What is said at a table, and the place where it is said. Fetched when somebody first talks or writes notes.

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-nice = Nice move!
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-moment = One moment, I am thinking.
phrase-back-soon = I will be back soon.
phrase-back = I am back.
phrase-your-turn = It is your turn, whenever you like.
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = Goodbye!

talk-list = What was said
talk-none = Nobody has said anything yet.
talk-only = { $talk ->
    [phrases] Phrases are read by everybody in their own language.
   *[free] Plain text.
} { $hearers ->
    [seats] Only those who sit at the table hear it.
   *[all] Everybody who looks on hears it.
}
talk-phrase = Say a phrase
talk-choose = Choose a phrase …
talk-text = Your words
talk-left = { $count } left
talk-say = Say it
talk-watches = watching
talk-you = You
talk-spoke = { $name }: { $words }
talk-muted = muted
talk-about = { $name }: mute or report
talk-mute = Do not hear { $name } any more
talk-unmute = Hear { $name } again
talk-report = Report to the host
talk-report-why = What is wrong with it?
talk-reported = Thank you. The host of this house will read it.
talk-notes-hint = Only you see them: what was my plan?
talk-notes-saved = Saved.
talk-notes-saving = …
