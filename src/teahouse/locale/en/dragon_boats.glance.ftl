# The rules at a glance, with pictures: what you want, what a round is, what scores, when it ends.

glance-want = What you want
glance-want-picture = Gold and jade pay the fare of a dragon boat. It sails to an island with three rice fields side by side: 1, 4 and 9 points.
glance-want-text = Your house sends its people across the sea to farm. Buy the Offerings that a boat asks for, take a seat, sail, and settle. Farmers side by side and tiles of one kind are worth more the more you have: one is 1 point, two are 4, three are 9.
glance-turn = A round has four parts
glance-bid = Bid.
glance-bid-text = In turn, one disc each, until all lie there: on a stall, on top of whatever lies there, or on a private action of your board for 2 money at once.
glance-pay = Pay and board.
glance-pay-text = Stall by stall, the top disc first. The price is the height of the pile. Buy one Offering, or decline for 1 money. Then you may board a boat: give the Offerings it shows, one fewer for the middle seat, or any three for a mountain path.
glance-sail = Sail and settle.
glance-sail-text = Boats with enough aboard leave, the most beats first. Whoever sits farthest back steers, the front seat goes ashore first. Three steps, one more for each food; roads pay. The first field you enter is yours.
glance-store = Store.
glance-store-text = Keep three Offerings; sell the rest for 1 money each. Stalls are refilled, boats that sailed get a new fare.
glance-score = What scores
glance-score-sets = So many of one kind, or side by side
glance-plants = soy, rice: each kind
glance-animals = poultry, fish, pork: each kind
glance-farmers = farmers side by side
glance-score-rest = Besides
glance-goods = each Offering, each treasure
glance-goods-text = 1 point
glance-cards = bonus cards, wisdom tiles
glance-cards-text = what they say
glance-nothing = money and food
glance-nothing-text = nothing
glance-end = When it ends
glance-end-text = After six rounds; in the last one every boat sails, however empty. The most points win; in a tie, the most money.
