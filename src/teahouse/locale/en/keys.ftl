# The keys, on one sheet: fetched when somebody opens it.

web-key-advice = ask for advice in a practice game
web-key-walk = walk over what is possible
web-key-take = take it
web-key-undo = take back the last step
web-key-confirm = confirm the turn
web-key-explore = walk over everything; what is not possible says why
web-key-close = close what is open
web-key-talk = talk and notes
web-key-turns = the turn after or before
web-key-rounds = the round after or before; in the curve and in lists, arrows walk there
web-key-log = go to the log
web-key-help = this sheet
web-key-rule = the rule of what has the focus or lies under the pointer
web-key-next = the next turn of the others, or of the list of what they did
web-key-back = the one before in that list
web-key-since = what the others did since my last turn
