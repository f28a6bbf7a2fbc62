# What kind of decision a move is, as My play calls it.

made-draft = first persons
made-action = choosing an action
made-skip = skipping the action
made-privilege = buying a privilege
made-raise = building palaces
made-card = playing a person card
made-take = taking a person
made-place = choosing a palace for a person
made-replace = making room for a person
made-decline = letting a newcomer go
made-release = losing persons in an event
made-wall = building a wall tile
made-lose-floor = losing floors in an earthquake
made-return = giving goods back in a flood
made-discard = discarding cards in a tornado
made-charter = naming a type for a charter
