# What kind of decision a move is, as My play calls it.

made-start = choosing a round card
made-bid = placing a disc
made-private = private actions
made-board = boarding a boat
made-climb = taking a mountain path
made-pass = passing
made-buy = buying offerings
made-decline = declining a purchase
made-exchange = exchanging offerings
made-take = taking a bonus card
made-done = leaving it at that
made-pay = paying for a mountain path
made-settle = settling
made-walk = walking on
made-home = going home
made-steer = steering a boat
made-arrange = choosing an order
made-give = giving an offering in return
made-seat = changing seats
made-hop = moving farmers by a card
made-sell = selling offerings
made-sell-treasure = selling treasures
