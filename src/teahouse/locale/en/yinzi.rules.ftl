### The rules of Yínzi, sentence by sentence, in our own words.

chapter-setup = Setup
chapter-concepts = Concepts
chapter-round = The round
chapter-bonus = Phase A: bonus and turn order
chapter-turns = Phase B: turns
chapter-fortune = Fortune actions
chapter-advancements = Advancements
chapter-workforce = Workforce actions
chapter-feeding = Phase C: feeding the workers
chapter-war = Phase D: war glories
chapter-disasters = Phase D: natural disasters
chapter-routes = Phase D: routes
chapter-emperor = Phase D: Emperor's Undertakings
chapter-taxes = Phase D: taxes
chapter-rural-market = The rural market
chapter-late-shipping = Phase E: late shipping
chapter-administration = Phase F: administration
chapter-end = End of the game and scoring

## Setup

YZ-1 = Yínzi is for 2 to 4 players and lasts exactly 4 rounds. Everybody owns 12 action cards and plays 3 of them in each round.
    .title = Players and rounds
YZ-2 = Shuffle the 8 urban market tiles and lay 1 of them, drawn at random, face up in each of the 4 provinces. The other 4 are out of the game.
    .title = Urban markets
YZ-3 = The die starts on space 2 of the copper-to-silver exchange track.
    .title = The die
YZ-4 = Put the 4 potato and 4 corn tiles aside. Of each other kind take out 0 tiles with 4 players, 1 tile with 3 players, 2 tiles with 2 players; that leaves 30, 24 or 18. Shuffle these, lay 1 face up on every space of the crop track from left to right, and keep the rest as a face-down pile.
    .title = Crop tiles
YZ-5 = Shuffle the 12 East ships; with 2 or 3 players 2 random ones leave the game unseen. Then lay 1 East ship face up on every coastal box in use.
    .title = Ships at the coast
YZ-6 = Shuffle the 6 European ships together with the East ships that are left. Deal them into one stack for each coastal box in use, as equal in size as possible. The top ship of every stack lies face up, so everybody knows which ship comes next.
    .title = Ships to come
YZ-7 = All 14 wood and all 8 stone go to the resource box. Copper coins, silver bags and misfortune tiles form the bank.
    .title = Resources and bank
YZ-8 = You get a colour, a player board, your 12 action cards as a shuffled face-down deck, 12 workers, 15 goods cubes, 20 discs, 2 cylinders, 8 commodity pieces and 4 copper.
    .title = What you start with
YZ-9 = With 2 or 3 players take out the factory tiles of the colours nobody plays; 4 remain for each colour in play. Shuffle the tiles and turn up as many as there are players; the others are the face-down stack.
    .title = Factory display
YZ-10 = Shuffle the 20 route tiles into 5 stacks of 4. You use one stack more than there are players: the first lies face down as the discard pile, each of the others lies on a space of its own with its top tile face up. Stacks that are not used leave the game.
    .title = Route tiles
YZ-11 = One cylinder of every player starts on the boat track space with the number 1.
    .title = Boat track
YZ-12 = The second cylinders are lined up at random: this is the first provisional turn order.
    .title = First provisional turn order
YZ-13 = Beginning with the last in provisional turn order and going backwards, each of you takes 1 face-up factory tile, places it by the rules of YZ-53 and puts 1 own disc on it. It costs nothing and is a level I factory.
    .title = Your first factory
YZ-14 = When everybody has placed a factory, turn up 1 new factory tile for each player.
    .title = New factory display
YZ-15 = Then, again in reverse order, each of you takes 1 wood or 1 stone from the resource box.
    .title = First resource
YZ-A2 = With 2 players the printed text speaks of five kinds of crop tiles but names 6. We take 2 tiles of all 6 kinds out of the game.
    .title = All six kinds of crops
YZ-A3 = The starting factory is marked with a disc, because the number of discs is the level. The German text says cube.
    .title = A disc, not a cube
YZ-A4 = As many coastal boxes, and as many stacks of ships behind them, are in use as there are players.
    .title = One coastal box for each player
YZ-A5 = The last setup step is two rounds of the table: everybody places a factory before anybody takes a resource. Both go in reverse provisional order.
    .title = Factories first, then resources
YZ-A66 = Ships, route stacks and market tiles that are taken out during setup are shown to nobody. So with 2 or 3 players any East ship you have not seen may be one of the 2 that are missing, all with the same chance; every European ship is certainly in a stack.
    .title = What left the game stays hidden

## Concepts

YZ-16 = Cubes on fields, ships and route tiles, commodities, workers and discs belong to the player of their colour. A cube on a field is the good of the crop tile it lies on; where no crop tile lies, it is the good printed on the field.
    .title = What belongs to you
YZ-17 = Once a cube lies on an urban market it is raw material. What it used to be no longer counts: only its colour and its province do, and anybody may use it.
    .title = Raw material
YZ-18 = A cube on the rural market stands for any food you like except rice, and anybody may buy it.
    .title = Cubes on the rural market
YZ-19 = The colour printed on a factory tile is the colour of the raw material it needs. It says nothing about the owner; the discs on it do.
    .title = The colour of a factory
YZ-20 = Your boat capacity is the number at your cylinder on the boat track. For every piece you move in one action count the borders it crosses: the sum must not be higher than your capacity. Capacity is never used up; the next action has all of it again. You need it to sell on urban markets, to bring raw material to a factory, to supply ships and for late shipping. You do not need it for the rural market, for route tiles, for virtual goods from advancements or for cubes bought on the rural market.
    .title = Boat capacity
YZ-21 = Every line between two neighbouring provinces is a border; so are the coasts of Nanzhili and of Zhejiang. Pieces always take the shortest way.
    .title = Borders
YZ-22 = You may change copper into silver or silver into copper at the current ratio, but only at the moment you have to pay something, and no more bags than that payment needs. In final scoring you may change freely.
    .title = Changing money
YZ-EX15 = The ratio is 10: you give 10 copper for 1 silver, and for 1 silver you get 10 copper.
    .title = Changing at ratio 10
YZ-A11 = Copper, silver and misfortune tiles never run out. Your 15 cubes, 8 commodities, 20 discs and 12 workers are limited: if a card brings more workers than you have left, place those you have; without the disc, cube or commodity it needs, an execution is not allowed.
    .title = When pieces run out
YZ-A16 = Your whole capacity is available once for each action and is shared by all pieces moved in it. A sale through the Additional urban market sale advancement is an action of its own with fresh capacity. Free boat capacity adds 1 to a single action.
    .title = Capacity counts for each action
YZ-A18 = When you pay copper with silver, you change the smallest number of bags that covers the payment and keep what is left over. Copper becomes silver only for a payment in silver: taxes, or the use of another player's level III factory.
    .title = Change is yours
YZ-A19 = Money may be changed for every kind of payment: crop tiles, resources, factory upgrades, cubes from the rural market and all others.
    .title = Any payment will do
YZ-A21 = What you do not need of a virtual good is lost, for example the second rice of Free rice. Virtual goods can never be sold. A ship slot filled with nothing but virtual goods counts as filled by you, but does not let an emissary of yours travel: none of your pieces is aboard.
    .title = Virtual goods
YZ-A36 = Jiangxi and Nanzhili are neighbours, so there are 5 borders on land: Huguang–Jiangxi, Huguang–Nanzhili, Jiangxi–Nanzhili, Jiangxi–Zhejiang and Nanzhili–Zhejiang. Jiangxi to Nanzhili crosses 1 border.
    .title = Five borders on land
YZ-A49 = The 16 misfortune tiles in the box are no limit; take further ones if you must.
    .title = Misfortune has no limit
YZ-A56 = The cost of a move, with any changing of money, is paid before the reward of the same move arrives. You cannot pay with what you are about to earn.
    .title = Pay first, then receive
YZ-A57 = Free copper pays costs in copper only; it cannot be changed into silver.
    .title = Free copper stays copper

## The round

YZ-23 = A round has these phases, in this order: A bonus and turn order, B actions, C feeding the workers, D resolution (war glories, natural disasters, routes, Emperor's Undertakings, taxes, in this order), E late shipping, F administration (exchange ratio, workers, new round).
    .title = The phases of a round

## Phase A: bonus and turn order

YZ-24 = In provisional turn order each of you puts the turn-order cylinder on a free space of the bonus track. Everybody must choose, and each bonus belongs to 1 player a round.
    .title = Choosing a bonus
YZ-25 = If you like, buy the crop tile above your bonus for the cost of its space and plant it at once with 2 cubes, by YZ-46 to YZ-48.
    .title = Buying the crop above
YZ-26 = Gaps on the crop track stay open until everybody has chosen. Then the remaining tiles slide to the left and the empty spaces are filled from the pile, from left to right.
    .title = Refilling the crop track
YZ-27 = From now on the turn order of this round is the order of the cylinders on the bonus track, from left to right.
    .title = Turn order
YZ-28 = Put 1 disc on any free space of the advancement box at once.
    .title = Free Advancement
YZ-29 = During this round you get 1 copper extra for every cube you sell on an urban market or on the rural market.
    .title = Better Sales
YZ-30 = You do not have to feed your workers in phase C of this round.
    .title = Fed Workers
YZ-31 = You pay no taxes this round.
    .title = No Taxes
YZ-32 = Move your cylinder 1 step forward on the boat track at once.
    .title = Boat Upgrade
YZ-33 = Raise one of your own factories by 1 level at once, free of charge. Level III is the highest.
    .title = Factory Upgrade
YZ-EX1 = Marion is first and takes Fed Workers, the third bonus. A tea tile lies above it at a cost of 1. She pays 1 copper, lays the tile on a free square in Jiangxi and puts 2 of her cubes on it. Her workers need no food this round.
    .title = Tea above Fed Workers
YZ-A6 = If you should plant 2 cubes and have only 1 left, plant that 1. With 0 cubes, or without a square to use, you may not plant and may not buy the tile. This holds for all planting.
    .title = Too few cubes
YZ-A7 = When the pile of crop tiles is empty, spaces of the crop track stay empty.
    .title = No crop tiles left
YZ-A8 = When food is sold after round 4, Better Sales no longer counts.
    .title = Better Sales ends with the round
YZ-A9 = A free factory upgrade without a factory to upgrade, and a boat step at the end of the track, do nothing. There is no substitute.
    .title = A reward without use
YZ-A62 = Whenever the crop track is refilled, all empty spaces are filled, from left to right, as long as the pile lasts.
    .title = Every gap is filled
YZ-A67 = While choosing a bonus you may neither deal at the rural market nor use advancement discs, except Free copper, and not one placed by this very bonus. First the bonus takes effect, then you decide about the crop tile.
    .title = Phase A is not a turn

## Phase B: turns

YZ-34 = In phase B you hold the next 3 cards of your own deck.
    .title = Your hand
YZ-35 = In turn order, one action a turn, until everybody has had 6 turns: 3 fortune actions and 3 workforce actions.
    .title = Six turns
YZ-36 = Your first action of a round must be a fortune action, and so must every action you take while no group of workers lies on your player board. So you never have taken more workforce actions than fortune actions.
    .title = When a fortune action is a must
YZ-37 = At any moment of your own turn you may deal at the rural market (YZ-118) and use your advancement discs (YZ-60), besides your action.
    .title = Free actions in your turn
YZ-A1 = This is an option. By default you draw your first 3 cards at the beginning of phase B of round 1, after the bonuses are chosen; later hands are drawn in phase F, so from round 2 to round 4 you know your cards when you choose a bonus. At the beginning of phase B everybody fills up to 3 cards. In the other reading all hands are drawn there, after the bonuses, in every round.
    .title = When cards are drawn
YZ-A55 = If none of the workers of a card can be placed, no group comes into being. If you have neither a card nor a group, you are skipped for the rest of phase B.
    .title = No workers, no group
YZ-A71 = When you have chosen a group and a workforce action, carry out its first execution before any free action. So no free action can make the chosen action impossible.
    .title = The first execution comes first

## Fortune actions

YZ-38 = Play 1 card onto one of the 5 fortune actions that you have not chosen yet this round.
    .title = Playing a card
YZ-39 = Before you carry out the action, put as many workers as the card shows as one group under it.
    .title = Workers come first
YZ-40 = The fortune value of the card is the number of executions you may make; you may also stop earlier. What you do not use is lost.
    .title = How often
YZ-41 = Once in each fortune action you may put a disc on your tax space for 1 more execution. So an action has at most 4 executions, and a round at most 3 tax discs.
    .title = Taxing your people
YZ-42 = Each execution returns 1 wood to the resource box and moves your boat cylinder 1 space to the right. The last space of the track is the end.
    .title = Construct Boats
YZ-43 = In each execution you do one of three things: use a field or an empty crop tile (YZ-44), use a rice field (YZ-45), or buy a crop tile and plant it (YZ-46).
    .title = Plant Crops
YZ-44 = Put 1 own cube on a field that shows cabbage, fruit, wheat or salt, or on any empty crop tile, whoever laid it there. No cube and no factory may stand on it. This is free.
    .title = Planting a field
YZ-45 = Put 2 own cubes on a rice field that holds no cube and no factory. This is free.
    .title = Planting rice
YZ-46 = At most once in each Plant Crops action: take any tile of the crop track, pay the 1, 2 or 3 copper of its space, lay it on any square without cubes and without a factory, and put 2 own cubes on it. Then the tiles of the track slide to the left and a new one fills the rightmost space.
    .title = Buying a crop tile
YZ-47 = A crop tile may cover a printed field or an empty crop tile; the covered tile leaves the game. It may never cover a salt field or a salt tile.
    .title = What a crop tile may cover
YZ-48 = A crop tile that is planted again later gets only 1 cube.
    .title = Using a crop tile again
YZ-49 = In each execution you move 1 own cube of tea, salt, cotton, sugarcane, ramie or bamboo from its field to an empty slot of an urban market that shows this good, and get 2 copper. A slot holds 1 cube.
    .title = Sell at Urban Market
YZ-50 = An empty coin slot directly beside a slot with the icon of your good takes the cube for 3 copper instead. While it is covered it pays nothing extra; once emptied it does so again. If both its neighbours are covered, it cannot be used.
    .title = Coin slots
YZ-51 = Selling within the same province needs no boats. Otherwise every cube needs 1 boat capacity for each border it crosses, added up over the whole action.
    .title = Boats for sales
YZ-52 = In each execution you either build a factory (YZ-53) or upgrade one (YZ-55).
    .title = Develop Factories
YZ-53 = Return 1 stone to the resource box, take a face-up factory tile and lay it on squares of a single province. None of them may hold a cube or a factory or be salt. Put 1 disc on it.
    .title = Building a factory
YZ-54 = Empty crop tiles under the new factory leave the game. Then draw a factory tile to fill the display.
    .title = After building
YZ-55 = Add a disc to one of your own factories: from level I to II for 3 copper, from level II to III for 5 copper. Level III is the highest. You may build a factory and upgrade it in the same action.
    .title = Upgrading a factory
YZ-56 = In each execution you put 1 disc on a free space of the advancement box. All discs of one such action must go to different sections, so there are at most 4.
    .title = Choose Advancements
YZ-57 = An advancement space holds 1 disc.
    .title = One disc a space
YZ-EX2 = Marion plays a card with fortune value 2 and 2 workers on Construct Boats. She puts 2 workers below it and a disc on her tax space: now she may execute the action 3 times, and the card and the disc together add 3 to her tax sum.
    .title = A tax disc
YZ-EX3 = With capacity 2 and 3 wood Marion constructs boats 3 times. Her 3 wood go back to the box, her cylinder moves 3 spaces, and her capacity is now 4.
    .title = Three boats
YZ-EX4 = With a card of value 3 Marion buys bamboo on a space that costs 2 and lays it in Jiangxi with 2 cubes; in Zhejiang she plants 2 cubes of rice and 1 cube of fruit. She paid 2 copper and used all 3 executions.
    .title = Three ways to plant
YZ-EX5 = With a card of value 3 Angelika sells 1 salt from Jiangxi and 2 sugarcane from Huguang on the market of Jiangxi. Salt pays 2, the first sugarcane goes on an open coin slot for 3, the second on the sugarcane slot for 2: 7 copper. The 2 sugarcane cross 1 border each, so she needs capacity 2; capacity 1 would not do.
    .title = Selling in Jiangxi
YZ-EX6 = With a card of value 3, 1 stone and 8 copper Angelika builds a factory, upgrades it to level II for 3 copper and raises another one from level II to III for 5. Her stone and her copper are gone: 0 left of each.
    .title = Building and upgrading
YZ-A10 = You may play a card and execute the action 0 times. Its workers are placed all the same, and its value counts for taxes.
    .title = Zero executions
YZ-A14 = This is an option. By default a good may go on a coin slot if the coin slot is empty and at least 1 slot directly beside it shows this good and is empty too. The other reading: it is enough that a neighbouring slot shows the good, covered or not, as long as not both neighbours are covered.
    .title = Which good fits a coin slot
YZ-A15 = You need not use the coin slot first. You choose the slot, and the slot decides the price.
    .title = You choose the slot
YZ-A17 = Better Sales also counts on coin slots and for the Additional urban market sale: 2 copper, 1 for the coin and 1 for the bonus make 4.
    .title = Bonuses add up
YZ-A30 = This is an option. By default anybody may take over a factory without discs, from the round after the fire on: 1 execution of Develop Factories, 1 stone and 1 disc. No goods are stored in it. The option drops the stone.
    .title = Taking over an unowned factory

## Advancements

YZ-58 = Discs that are still in the advancement box at the end of the game count for the majorities (YZ-138).
    .title = Discs left at the end
YZ-59 = You may not use a disc in the turn in which you placed it.
    .title = Not in the same turn
YZ-60 = Otherwise you may take back one or more of your discs at any moment of your own turn, or in the phase they belong to, and use the effect of each of them once.
    .title = Using a disc
YZ-61 = The section has 6 spaces: Brunei, Korea, Japan, Portugal, Spain and the Netherlands. A disc on one of them can become an emissary on a ship of that country, as YZ-86 says.
    .title = Diplomacy
YZ-62 = The section has 6 spaces. They give virtual things: you spend them without ever taking a piece. Free rice: spend 2 rice, without boats. Free wood: spend 1 wood. Free stone: spend 1 stone. Free raw material: while you produce, spend 1 raw material of the colour needed, in the province of the factory. Free boat capacity: 1 more capacity, once. Free copper: spend 2 copper.
    .title = Economy
YZ-63 = The section has 6 spaces; the last 3, its bottom row, work only while you take the Emperor's Undertakings action. Free salt: spend 1 salt, without boats. Additional urban market sale: sell 1 cube, with the usual boat rules. Additional crops: one execution of Plant Crops that buys a tile of the crop track at its cost and plants it; then the track is refilled. Same undertakings (bottom row): you may enter a box that is occupied already. Additional worker (bottom row): the disc counts as a worker. Eager immigrants (bottom row): you may also recruit your workers from the top migration box.
    .title = Emperor's Undertakings (advancements)
YZ-64 = The section has 6 spaces; the last 3, its bottom row, work only while war glories are resolved. Free wheat: spend 1 wheat, without boats. Personal route tile: take any tile of the route discard pile and lay it face up in front of you; its war and disaster symbols do not count. War copper: 1 copper for each of your workers in the war box. Veterans (bottom row): after the war leave up to 2 of your workers lying beside the war box (YZ-101, YZ-113). Additional recruit (bottom row): the disc counts as a worker; add it to your slot, or put it alone on the leftmost empty slot. Weaker enemies (bottom row): the enemy is worth 2 less, for everybody.
    .title = War & Routes (advancements)
YZ-A50 = A disc placed by the Free Advancement bonus may be used from your first turn of phase B on.
    .title = A free advancement is ready in phase B
YZ-A51 = The rule of different sections holds within one Choose Advancements action. A disc from the Free Advancement bonus does not count there.
    .title = Sections are counted for each action
YZ-A68 = Additional urban market sale, Additional crops, Personal route tile and sending an emissary to a waiting ship are possible only in your own turns of phase B; War copper also during war glories. A disc is taken back only to use its effect.
    .title = When discs can be used

## Workforce actions

YZ-65 = Take all workers of one group of your player board to one of the 5 workforce actions you have not chosen yet this round. The 4 boxes of the emperor are a single action.
    .title = Sending a group
YZ-66 = Each worker gives you at most 1 execution, unless a cost asks for more workers. You must use at least 1 worker.
    .title = One worker, one execution
YZ-67 = Workers of the group that you do not use go to the top migration box.
    .title = Workers without work
YZ-68 = If none of the workers can be used in any action that is still open to you, a whole group goes to the top migration box and nothing else happens.
    .title = Nothing can be done
YZ-69 = You may add own workers from the bottom migration box. A workforce action never has more than 4 workers. You may not do this in a turn in which you send workers to the top box.
    .title = Help from migrants
YZ-70 = Migrants are workers on the game board and have to be fed like all others (YZ-93).
    .title = Migrants eat too
YZ-71 = For each worker and 1 copper you take 1 wood or 1 stone from the resource box, as long as there is any.
    .title = Take Resources
YZ-72 = Produce in as many different factories as you like, in each of them at most once a turn. For every unit put one of your own commodities on the factory.
    .title = Produce Commodities
YZ-73 = A factory stores commodities of all players together: 1 at level I, 2 at level II, 3 at level III. A full factory cannot produce.
    .title = Storage
YZ-74 = In your own level I factory 2 workers and 1 raw material make 1 commodity.
    .title = Your level I factory
YZ-75 = In your own level II factory 1 worker and 1 raw material make 1 commodity.
    .title = Your level II factory
YZ-76 = In your own level III factory 1 worker and 1 raw material make 1 commodity, or 1 worker and 2 raw materials make 2.
    .title = Your level III factory
YZ-77 = In another player's level II factory you pay the owner 3 copper, and 2 workers and 1 raw material make 1 commodity, which is yours.
    .title = Outsourcing at level II
YZ-78 = In another player's level III factory you pay the owner 1 silver, and 1 worker and 1 raw material make 1 commodity. Another player's level I factory cannot be used.
    .title = Outsourcing at level III
YZ-79 = Raw material is a cube of the colour printed on the factory, from any slot of any urban market. It needs boats for the borders on the way to the factory. The cube goes back to the supply of its colour.
    .title = Where raw material comes from
YZ-80 = Each worker makes 1 delivery, and each delivery earns 1 silver at once.
    .title = Supply Ships
YZ-81 = A commodity goes from a factory to a slot that asks for it. Tea goes as 1 cube from a field to a tea slot. Salt goes in pairs: 2 salt cubes from one or two fields, in any provinces, to any empty slot.
    .title = What ships accept
YZ-82 = Every piece needs boats for the borders on its way to the sea; each salt cube counts by itself.
    .title = Boats to the sea
YZ-83 = A slot of a ship holds 1 delivery.
    .title = One delivery a slot
YZ-84 = A ship sails as soon as it is full. If the box of its country holds fewer than 3 commodities before the delivery, all commodities of the ship go there, even beyond 3. Otherwise all of them go to the general pool of that market.
    .title = A full ship sails
YZ-85 = Tea, salt and food cubes go back to their owners and are worth nothing. The ship leaves the game.
    .title = Cubes come home
YZ-86 = If you have a disc on the diplomacy space of a ship's country and a cube or commodity aboard, you may add the disc to that ship in your own turn, or at the moment it sails, even in another player's turn and in late shipping. The disc travels to the foreign market and is worth 1 victory point at the end.
    .title = Emissaries
YZ-87 = The next ship of the same row comes to the coast at once, and the one behind it in the stack is turned up. The action under way may go on with the new ship. A row without ships stays empty.
    .title = The next ship arrives
YZ-88 = The first time a European ship moves from a stack to the coast, shuffle the potato and corn tiles into the pile of crop tiles. They do not go directly onto the crop track.
    .title = The first European ship
YZ-89 = Place exactly 1 worker in Palace Keeping, 2 in Road Construction, 3 in Water Canal or 4 in Bridge Building. Palace Keeping is open to everybody; each of the other boxes to 1 player a round, except with Same undertakings (YZ-63). The reward comes in phase D.
    .title = Emperor's Undertakings
YZ-90 = All workers you use go together to the leftmost empty slot of the war box.
    .title = War & Routes: the war
YZ-91 = In addition you may fulfil 1 face-up route tile that nobody has fulfilled yet: put the pieces it asks for on it and take its payment at once. The tile itself comes to you in phase D.
    .title = War & Routes: a route
YZ-92 = No boats are needed. Goods come from your fields or crop tiles, commodities from factories, food also from the rural market for 2 copper each. Advancements that fit may be used.
    .title = What may go on a route tile
YZ-EX7 = Marion sends a group of 3 workers to the resource box, pays her 3 copper, and takes 2 wood and 1 stone. She has 0 copper left.
    .title = Two wood and a stone
YZ-EX8 = Tanja uses a group of 2 workers and 1 bottom migrant; her capacity is 3. Her own level II porcelain factory in Zhejiang needs red: 1 worker and a red cube from the market of Huguang, 2 borders away, make a porcelain. Marion's level II paper factory in Nanzhili needs red too: 2 workers, a red cube from the market of Nanzhili, 0 borders away, and 3 copper for Marion make a paper. In all 3 workers stand in the commodity box and 2 capacity was needed.
    .title = Producing at home and next door
YZ-EX9 = Marion uses 2 workers and 1 migrant; her capacity is 5. Her first porcelain, from Huguang, crosses 2 borders and fills the third slot of a Portuguese ship that carries 1 commodity and 1 pair of salt. It sails: the Portuguese box held 1 commodity and now holds 3. A Dutch ship takes its place. Her second porcelain, from Nanzhili, crosses 1 border and fills a Japanese ship with 2 slots beside 1 tea. The Japanese box already holds 3, so this porcelain lies in the East pool. A Brunei ship arrives, and she puts a pair of salt on it, 1 cube from Zhejiang and 1 from Nanzhili, 1 border each. That is 3 silver and 2 + 1 + 1 + 1 = 5 capacity. The tea and the older salt go back to their owners.
    .title = Three deliveries
YZ-EX10 = Marion has a group of 3 workers, but Water Canal, which needs 3, is taken. She puts 2 workers on Road Construction and sends 1 to the top migration box. In phase D she gets 3 copper and a route tile.
    .title = The canal is taken
YZ-EX11 = Tanja's 3 workers stand on slot 1 of the war box. Marion brings 2; they stand on slot 2. She also puts a paper on the second route tile.
    .title = Second in the war box
YZ-EX16 = A box with 2 commodities and a ship with 2 make 4 in the box. A box with 1 or 2 and a ship with 3 make 4 or 5. If the box holds 3, everything goes to the pool.
    .title = Overflowing boxes
YZ-A13 = You may send a whole group to the top migration box only if none of the actions you have not chosen yet is possible with at least 1 worker. Such a turn does not count as choosing a workforce action.
    .title = No voluntary migration
YZ-A72 = That rule looks at your whole player board: as long as any of your groups can be used, none may be sent away. Cards in your hand do not matter.
    .title = All groups count
YZ-A22 = A level I factory stores 1 commodity. Only the German text says so.
    .title = Level I stores one
YZ-A23 = In the same round a factory may be used by more than one player, until it is full. The limit of once holds for each turn.
    .title = A factory may serve several players
YZ-A58 = If you use Free copper for outsourcing, the bank pays the virtual part: the owner always receives 3 copper.
    .title = The owner gets real money
YZ-A41 = When a ship sails, the player with the disc of that country is asked, if a real piece of theirs is aboard and the disc was not placed in the turn under way. Only the player whose turn it is can have placed it then.
    .title = Emissaries are asked for
YZ-A42 = An emissary may travel on a ship that carries no commodities at all. It is worth 1 victory point wherever it goes in that market.
    .title = Emissaries without commodities
YZ-A44 = All commodities of a ship go to the same place, whoever owns them. The box counts pieces, not players.
    .title = A ship unloads in one place
YZ-A61 = At least 1 worker of the group must be placed. Migrants, from the bottom box or with Eager immigrants from the top box, may join only if the whole group is placed. The disc of Additional worker may join in any case.
    .title = Who may work for the emperor

## Phase C: feeding the workers

YZ-93 = In turn order: count your workers on the game board, in all action boxes and in both migration boxes, divide by 3 and round up. That is the food you owe.
    .title = Food due
YZ-94 = A cube of rice, wheat or corn is 1 food. Fruit, cabbage and potato are half a food each and count only in twos, in any mix: 2 cubes are 1 food.
    .title = What counts as food
YZ-95 = You may also buy cubes on the rural market for 2 copper each, or use Free rice and Free wheat.
    .title = Other food
YZ-96 = You must feed your workers as far as you can. For each missing food take 1 misfortune tile.
    .title = Feeding is a must
YZ-97 = With the Fed Workers bonus you owe no food.
    .title = With the Fed Workers bonus
YZ-EX12 = Marion has 11 workers on the board, 9 in action boxes and 2 in migration: 11 divided by 3, rounded up, is 4 food. She has just 2 rice and 2 fruit, and the rural market is empty or she has less than 2 copper: 2 + 1 = 3. She takes 1 misfortune tile.
    .title = One food short
YZ-A24 = You must use your own food cubes on fields, and you must buy rural market cubes that you can pay with the copper in your hand. Advancement discs and changing silver are up to you. You choose which food to use; half foods must be used where 2 of them are there.
    .title = What you must give
YZ-A25 = Veterans lying beside the war box are fed like other workers. Discs that stand in for workers are not.
    .title = Veterans eat, discs do not
YZ-A54 = Selling to the rural market in phase C, which only the wide reading of YZ-A74 allows, comes after your food is paid or its misfortune tiles are taken.
    .title = Feed first, sell later
YZ-A73 = This is an option. The printed text lets you feed only with discs of the Economy section. By default Free wheat, which belongs to War & Routes, is allowed too; the option forbids it.
    .title = Free wheat feeds too

## Phase D: war glories

YZ-98 = Your common strength is the number of all workers and recruit discs in the war box. The enemy is the number of war symbols on all face-up route tiles, also on fulfilled ones.
    .title = Strength and enemy
YZ-99 = If the strength is at least as high as the enemy, the player with most workers puts a disc on the 4 victory point stack and the player with second most a disc on the 2 victory point stack.
    .title = The war is won
YZ-100 = If the strength is lower than the enemy, only the player with most workers scores: a disc on the 2 victory point stack. In all ties the slot further to the left wins.
    .title = The war is lost
YZ-101 = Veterans who lie beside the war box since last round join your slot when you take War & Routes this round; new workers and veterans together are at most 4. If you do not take that action, they stand up now on the leftmost empty slot, after the recruit discs.
    .title = Veterans stand up
YZ-102 = Discs on the victory point stacks stay there until the end of the game.
    .title = War discs stay
YZ-EX13 = The face-up tiles show 6 war symbols. Tanja has 3 workers, Marion 3, further to the right, and Angelika 2. Together 8 are at least 6: won. Tanja puts a disc on 4 victory points, Marion one on 2, Angelika none.
    .title = A tie in the war
YZ-A26 = Nobody gets a prize, first or second, without at least 1 worker or disc in the war box. Ties for second place also go to the slot further to the left. The enemy is never worth less than 0.
    .title = A prize needs a fighter
YZ-A27 = Veterans stand up at the start of war glories: first recruit discs are placed, in turn order, then veterans take the leftmost empty slot or join their owner's disc.
    .title = Recruits before veterans
YZ-A28 = War copper may be used in any of your own turns or during war glories. It counts your workers standing in the box and your recruit disc, but not veterans who still lie beside it.
    .title = When war copper pays
YZ-A64 = Each player in turn order decides once about Additional recruit, Weaker enemies and War copper. Then veterans stand up in turn order, and the war is resolved. After that, in turn order, each player decides about Veterans and once more about War copper.
    .title = The order of war glories
YZ-A65 = A prize needs a disc from your supply. Without one the prize is lost.
    .title = No disc, no prize
YZ-A70 = A disc used as Additional recruit returns to your supply when war glories end.
    .title = Recruit discs come home

## Phase D: natural disasters

YZ-103 = Each kind of disaster shown on a face-up route tile happens once, even if it is shown 2 times. Wildfire: in turn order each player takes 1 disc from one of their own factories, of their choice. Commodities above the new storage are lost; the owner of the factory chooses which. A factory without discs stays on the map and belongs to nobody. Flood: everybody moves 1 space to the left on the boat track, but never beyond the first. Drought: in turn order each player loses 1 cube of their choice in every province where they have any.
    .title = Natural disasters
YZ-A29 = Only commodities above the new storage are removed. The owner of the factory chooses them, and they return to the supplies of their owners.
    .title = What a wildfire destroys
YZ-A31 = Several disasters strike in this order: wildfire, flood, drought.
    .title = The order of disasters

## Phase D: routes

YZ-104 = Every route tile asks for one thing, pays once, and is worth victory points (VP) at the end. Silk or porcelain (2 faces): 3 copper, 3 VP. Silk, refined sugar or paper (3 faces): 2 copper, 2 VP. Wheat and rice, or cabbage and fruit (2 faces): 2 copper, 2 VP. Cabbage, fruit, cotton, salt, ramie, sugarcane or bamboo (7 faces): 1 copper, 1 VP. Any commodity and any good: 3 copper, 2 VP. Any commodity: 2 copper, 2 VP. Any 2 commodities: 1 silver, 3 VP. Any commodity and any 2 goods: 1 silver, 3 VP. One of your own discs from a diplomacy space: 0 copper, 2 VP.
    .title = The route tiles
YZ-105 = You take the tiles you fulfilled this round and keep them face down.
    .title = Taking fulfilled tiles
YZ-106 = Face-up tiles that nobody fulfilled go face down to the discard pile, and every stack turns up its next tile. After round 4 there is none left to turn up.
    .title = New tiles
YZ-107 = Then you may fulfil the personal tiles lying face up in front of you, wholly or in part. This takes no action and no boats; rural market and advancements may help. A complete tile is turned face down.
    .title = Personal route tiles
YZ-A32 = This is an option. By default a personal route tile pays once, when it is completed. The option drops that payment.
    .title = Personal tiles pay too
YZ-A33 = The second pair tile asks for cabbage and fruit. The German text has rice and fruit instead.
    .title = Cabbage and fruit
YZ-A34 = The goods and commodities listed together in the rulebook are separate tiles with one demand each, not alternatives on one tile.
    .title = One demand on each tile
YZ-A35 = When you take a fulfilled tile, the pieces on it return to your supply: cubes, commodities and the emissary disc.
    .title = Pieces on a fulfilled tile
YZ-A37 = Whoever takes a tile from the discard pile looks through it and chooses freely.
    .title = Choosing from the discard pile
YZ-A39 = Pieces put on a personal tile that is not complete yet stay on it and cannot be taken back.
    .title = Part of a demand
YZ-A40 = A tile from the Personal route tile advancement can be fulfilled from the Routes step of the same round on; a tile from Road Construction from the next round on, or in the step after the last round.
    .title = From when a personal tile counts
YZ-A43 = For the route tile that asks for an emissary any of your discs on a diplomacy space will do.
    .title = Any diplomacy disc
YZ-A63 = The first 4 discarded route tiles are unknown until somebody chooses from the discard pile. Then all of them are turned up, and from that moment the pile is open to everybody.
    .title = The discard pile opens once
YZ-A69 = Any good may be a cube from a field, a cube from the rural market, or virtual rice, wheat or salt. Both rice of Free rice may serve the same tile or the same step.
    .title = What any good can be

## Phase D: Emperor's Undertakings

YZ-108 = You get 2 copper.
    .title = Palace Keeping
YZ-109 = You get 3 copper and any 1 tile of the route discard pile as a personal tile, usable from the next Routes step on. If the pile is empty, you get 5 copper instead.
    .title = Road Construction
YZ-110 = You get 4 copper and move 1 step on the boat track.
    .title = Water Canal
YZ-111 = You get 1 silver and 1 free factory upgrade.
    .title = Bridge Building
YZ-112 = A disc you used as Additional worker returns to your supply.
    .title = The worker disc comes home
YZ-113 = With Veterans at most 2 of your workers stay lying beside the war box. They are not taken back in phase F.
    .title = Veterans stay
YZ-A38 = Rewards are given in turn order. This matters when two players stand on Road Construction.
    .title = The order of rewards

## Phase D: taxes

YZ-114 = Add the fortune values of your 3 cards of this round and your tax discs. A sum of 3 to 5 costs 0 silver, 6 to 8 costs 1 silver, 9 to 12 costs 2 silver.
    .title = Tax due
YZ-115 = If you lack silver, you must change copper at the ratio. Before that you may sell food to the rural market.
    .title = Paying with copper
YZ-116 = If that is still too little, pay all your silver, then all your copper, and take 1 misfortune tile for each missing silver.
    .title = When it is not enough
YZ-117 = With the No Taxes bonus you skip this step.
    .title = With the No Taxes bonus
YZ-EX14 = Marion owes 2 silver. She has 1 silver, 5 copper and 1 wheat on a field; the ratio is 10. She pays 1 silver and 5 copper and takes 1 misfortune tile. She does not have to sell the wheat; it would not help.
    .title = Too little for the tax
YZ-EX17 = Sums of 3 and 5 cost 0 silver, 6 and 8 cost 1 silver, 9 and 12 cost 2 silver.
    .title = The tax table
YZ-A52 = You pay silver first, then copper is changed as far as needed. You may not take a misfortune tile by choice while you can pay. Selling food for the tax is up to you.
    .title = Silver first

## The rural market

YZ-118 = Dealing at the rural market takes no action and no boats. It is possible at any moment of your own turn, also in phases C, D (routes and taxes) and E, and before final scoring. YZ-A74 says when you may sell and when you may buy.
    .title = When you may deal
YZ-119 = Sell wheat, cabbage, fruit, corn and potato from your fields for 1 copper each; the cube goes to the market. Rice is never sold there.
    .title = Selling food
YZ-120 = Buy a cube for 2 copper, if there is one. You must use it at once, and it returns to the supply of its colour.
    .title = Buying food
YZ-121 = You may deal with as many cubes as you like, but never both buy and sell in the same turn or on the same occasion.
    .title = Buy or sell
YZ-A59 = The buyer chooses the colour of the cube that is taken from the rural market.
    .title = Which cube you buy
YZ-A74 = This is an option. By default you may sell in your own turns of phase B, when paying taxes and in the step after the last round; you may buy in your own turns, for feeding, for route tiles (also after the last round, YZ-A48) and in late shipping. The option is the wide reading: both on all occasions of YZ-118.
    .title = Occasions for buying and for selling

## Phase E: late shipping

YZ-122 = In turn order each of you may deliver, once, a pair of 2 different foods out of rice, wheat, corn, fruit, cabbage and potato to any empty slot of any ship at the coast. It earns 1 silver and needs no worker.
    .title = A pair of food
YZ-123 = Cubes from fields need 1 boat capacity for each border. Cubes bought on the rural market and virtual goods need none.
    .title = Boats for late shipping
YZ-124 = A ship that becomes full sails as in YZ-84 to YZ-88. Players later in turn order may supply the ship that takes its place.
    .title = Late sailings
YZ-A20 = Both foods of a pair may come from the rural market, because a cube there is any food: name 2 different kinds. A market cube together with a field cube works too.
    .title = Pairs from the rural market
YZ-A45 = Nobody has to take part in late shipping. It comes before the die is rolled, so the old ratio still holds.
    .title = Late shipping is free to choose
YZ-A60 = Food from the rural market fills a slot of a ship but belongs to nobody: its cube is already back in the supply. It gives no right to an emissary.
    .title = Market food is nobody's piece

## Phase F: administration

YZ-125 = Roll the die. If it shows more than the number of its space, it moves one space to the right; if less, one space to the left; if the same, it stays. Then turn it to the number of its space.
    .title = Exchange ratio
YZ-126 = All workers in action boxes return to their owners, except veterans lying beside the war box. So do the workers in the bottom migration box.
    .title = Workers come home
YZ-127 = Then all workers of the top migration box move to the bottom one.
    .title = Migrants move down
YZ-128 = Tax discs return to their owners.
    .title = Tax discs come home
YZ-129 = Played cards leave the game. Draw 3 new ones (YZ-A1).
    .title = New cards
YZ-130 = The turn-order cylinders move down to the provisional track and keep their order.
    .title = New provisional turn order
YZ-A12 = This is an option. By default the bottom migration box is emptied first, its workers returning to their owners, and then the top box moves down, as the German text says. In the English reading bottom migrants stay until they are used.
    .title = What happens to bottom migrants

## End of the game and scoring

YZ-131 = After round 4, in turn order, each of you may sell food to the rural market and fulfil personal route tiles.
    .title = One last chance
YZ-132 = You score 2 victory points times your boat capacity.
    .title = Boats
YZ-133 = Each of your factories is worth 2 victory points at level I, 3 at level II, 5 at level III.
    .title = Factories
YZ-134 = Each of your delivered commodities is worth the victory points of the box or pool it lies in.
    .title = Delivered commodities
YZ-135 = Each of your emissaries at a foreign market is worth 1 victory point. Each of your commodities that never sailed, whether it lies in a factory or on a waiting ship, is worth 1 too.
    .title = Emissaries and unsold commodities
YZ-136 = Each of your discs on the war stacks is worth its 4 or 2 victory points.
    .title = War glories
YZ-137 = Fulfilled route tiles are worth their victory points, unfulfilled ones 0.
    .title = Routes
YZ-138 = In each section of the advancement box the player with most discs left scores 2 victory points. Players tied for most score 1 each.
    .title = Majorities
YZ-139 = Copper becomes silver at the final ratio, rounded down. Each silver is worth 1 victory point.
    .title = Silver
YZ-140 = Each misfortune tile costs 2 victory points.
    .title = Misfortune
YZ-141 = Most victory points win. Among tied players the one earlier in the turn order of the last round wins.
    .title = The winner
YZ-A46 = Boats score 2 victory points times the capacity number, not times the spaces moved.
    .title = Capacity, not steps
YZ-A47 = In a section without any discs nobody scores.
    .title = Empty sections
YZ-A48 = In the step after the last round you may either sell to the rural market or buy from it for your route tiles, not both.
    .title = Buy or sell after the last round
