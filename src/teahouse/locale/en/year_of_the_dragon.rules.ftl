### In the Year of the Dragon: the rules, clause by clause.

chapter-setup = Setup
chapter-round = The round
chapter-action = Phase 1: Action
chapter-person = Phase 2: Person
chapter-event = Phase 3: Event
chapter-scoring = Phase 4: Scoring
chapter-end = End of the game
chapter-wall = Expansion: The Great Wall
chapter-super-events = Expansion: The Super Events

## Setup

YD-1 = 2 to 5 players live through exactly 12 rounds, one for each month of the year. Whoever has the most victory points after the final scoring wins.
    .title = Twelve months, one winner

YD-2 = Only the person tiles are limited. Coins, palace floors, rice, fireworks and privileges never run out: should the box hold too few of them, use anything else in their place.
    .title = Only persons run out

YD-3 = There are 9 types of persons with 10 tiles each. 6 types come in two ages, 6 young tiles with a higher value and fewer symbols and 4 old tiles with a lower value and more symbols: pyrotechnist, warrior, monk, healer, farmer and scholar. Craftsmen, court ladies and tax collectors are always young, 10 tiles each.
    .title = Young and old persons

YD-4 = The old persons lie in row 1 of the display, the young ones in row 2. Craftsmen, court ladies and tax collectors lie in row 2 as well.
    .title = The display

YD-5 = With fewer than 5 players, 2 tiles of every type go back into the box for each missing player: 1 young and 1 old of the types with two ages, 2 of the types that are always young. So a type with two ages has 6 young and 4 old tiles with 5 players, 5 and 3 with 4 players, 4 and 2 with 3 players, 3 and 1 with 2 players. A type that is always young has 10, 8, 6 or 4 tiles.
    .title = Fewer players, fewer persons

YD-6 = 12 event tiles fill the 12 months. Months 1 and 2 are always Peace. The other 10 tiles, 2 each of Drought, Contagion, Mongol Invasion, Imperial Tribute and Dragon Festival, are drawn one by one and laid out face up from left to right. Except for Peace, equal events may not be neighbours: a tile equal to the one on its left goes into the next free space instead, and the next tile drawn fills the gap. If month 3 is Drought and the next two draws are Drought and Tribute, months 3 to 5 read Drought, Tribute, Drought.
    .title = The events of the year

YD-7 = All 12 events lie open from the start, so everybody can plan for them.
    .title = The year is known in advance

YD-8 = There are 7 action cards: Taxes, Build, Harvest, Fireworks Display, Military Parade, Research and Privilege. They wait in a face-down pile and are shuffled again every round.
    .title = The action cards

YD-9 = You begin with your person marker on space 0 of the person track, your scoring marker on 0, 1 dragon and 11 person cards in hand: 1 card for each of the 9 types and 2 wild cards.
    .title = What you begin with

YD-10 = You begin with 4 palace floors, built as 2 palaces of 2 floors each, and with 6 yuan. Money lies open. 1 gold coin is worth 3 silver coins and can be changed at any time, so only the sum of your yuan matters.
    .title = Your first palaces and money

YD-11 = All remaining coins, palace floors, rice, fireworks and privileges form the general supply. You take such things from there, and whatever of them you pay, return or lose goes back there.
    .title = The general supply

YD-12 = Before round 1 everybody takes 2 persons of two different types from row 2, so young ones only, and places them. The oldest player takes both, then the others follow clockwise.
    .title = Your first two persons

YD-13 = You may not begin with the same pair of types as another player. If tax collector and scholar, tax collector and farmer, and scholar and farmer are taken, these 3 pairs are closed to everybody after that. Each of the types may still be part of another pair.
    .title = Every starting pair is unique

YD-14 = Each person lives in one of your palaces. A palace has room for as many persons as it has floors: 1, 2 or 3. No palace ever has more than 3 floors.
    .title = One person per floor

YD-15 = When you place a new person, your person marker moves forward at once by the full value of the tile, which is a number from 1 to 6. If the space is occupied, your marker goes on top of the stack. Example: the first player takes tax collector (3) and scholar (4) and reaches space 7. The second takes tax collector (3) and farmer (4), also reaches 7 and lands on top. The third takes scholar (4) and farmer (4) and reaches 8. The track order is now third, second, first player.
    .title = New persons move you forward

YD-A1 = Nobody has to tell their age: whoever sits in the first seat begins the draft.
    .title = Who is the oldest player?

YD-A2 = The order of the two types does not matter: farmer and scholar is the same pair as scholar and farmer.
    .title = A pair has no order

YD-A3 = Both of your first persons may live in the same palace. The other palace then stands empty and loses 1 floor in round 1, unless somebody moves in before.
    .title = Both in one palace

YD-A4 = If the very last event drawn equals month 11, there is no free space to its right. Then months 10 and 11 change places and the tile goes to month 12.
    .title = When the last event does not fit

YD-A5 = The events are really laid out tile by tile as described, not picked evenly from all rows that would be permitted. As a result an event returns after only 2 months in 37 % of the cases; with an even choice it would be 22 %.
    .title = Drawn tile by tile

YD-A7 = In the draft you take your first tile and place it, then take your second tile and place it.
    .title = Take, place, take, place

## The round

YD-16 = Every round has 4 phases, in this order: 1. Action, 2. Person, 3. Event (with decay), 4. Scoring.
    .title = The four phases

YD-A9 = Groups and palaces have numbers so that everybody can name them. Larger groups of action cards come first. When a palace disappears, those behind it move up.
    .title = How groups and palaces are numbered

YD-D14 = By default everybody sees which person cards you still hold. All hands begin equal and every card is played openly, so they could be worked out anyway. Only chance stays unknown: the events as they are drawn, the super event and the groups of each round. With the option for hidden hands you see only your own cards.
    .title = Open hands

YD-D15 = Yuan, rice and fireworks of all players lie open at all times.
    .title = Open wealth

## Phase 1: Action

YD-17 = The action cards are shuffled and dealt face down into as many groups as there are players, as evenly as possible. Then all are turned up. The 7 cards form these groups: 4 and 3 with 2 players; 3, 2 and 2 with 3 players; 2, 2, 2 and 1 with 4 players; 2, 2, 1, 1 and 1 with 5 players. With the wall expansion 8 cards form these groups: 4 and 4 with 2 players; 3, 3 and 2 with 3 players; 2, 2, 2 and 2 with 4 players; 2, 2, 2, 1 and 1 with 5 players.
    .title = The groups of actions

YD-18 = Whoever is farthest ahead on the person track goes first. On a shared space, the marker on top of the stack goes before those below it. This is the track order, and it decides every order of turns in the game; where you sit does not matter after the draft. Example: on space 12 yellow stands on green, on space 10 stands blue, on space 9 purple stands on red. The order is yellow, green, blue, purple, red.
    .title = Track order

YD-19 = On your turn you choose 1 group, put your dragon on it and carry out exactly 1 of its actions.
    .title = Choose a group, perform one action

YD-20 = You may choose a group that others have already chosen, and you may repeat an action that another player has taken in this round.
    .title = Groups and actions can be chosen again

YD-21 = If a dragon already stands on the group, you first pay 3 yuan to the supply, however many dragons are there. With fewer than 3 yuan you may not choose it. Example: with 5 yuan you join a group with 2 dragons. You pay 3, keep 2 and perform your action.
    .title = An occupied group costs 3 yuan

YD-22 = Instead of choosing a group you may skip the phase and fill up your money to 3 yuan. You get only what is missing: with 1 yuan you take 2, with 5 yuan you take nothing.
    .title = Skip and fill up to 3 yuan

YD-23 = When everybody has had their turn, the dragons return to their owners and the action cards are gathered up.
    .title = Clearing up

YD-24 = You receive 2 yuan, plus 1 yuan for each coin on your tax collectors. Each tax collector shows 3 coins: without any you receive 2 yuan, with 2 tax collectors 8 yuan. If the group was occupied, you pay the 3 yuan first.
    .title = Taxes

YD-25 = You receive 1 palace floor, plus 1 for each hammer on your craftsmen, and build them: on top of your palaces, up to 3 floors each, or as new palaces of 1 to 3 floors. You may own any number of palaces. Example: 2 craftsmen with 1 hammer each give you 3 floors. You raise a palace of 1 floor to 3 floors and begin a new palace of 1 floor.
    .title = Build

YD-26 = You place only the new floors. Floors that already stand are never moved.
    .title = What stands, stands

YD-27 = You receive 1 rice, plus 1 for each sack on your farmers. A young farmer shows 1 sack, an old one 2: with one of each you receive 4 rice.
    .title = Harvest

YD-28 = You receive 1 fireworks tile, plus 1 for each rocket on your pyrotechnists. A young pyrotechnist shows 1 rocket, an old one 2: with one of each you receive 4 fireworks.
    .title = Fireworks Display

YD-29 = Your person marker moves forward 1 space, plus 1 for each helmet on your warriors. An old warrior shows 2 helmets: with 2 old warriors you move 5 spaces.
    .title = Military Parade

YD-30 = You score 1 victory point, plus 1 for each book on your scholars. A young scholar shows 2 books, an old one 3: with one of each you score 6 points.
    .title = Research

YD-31 = You pay 2 yuan for a small privilege with 1 dragon, or 7 yuan for a large privilege with 2 dragons. You buy exactly 1 privilege per action and may own any number. Each dragon gives you 1 victory point in every scoring from this round on. 7 yuan is the default price of the large privilege; an option lowers it to 6 yuan, as in the edition of 2007.
    .title = Privilege

YD-B2 = You may not choose a group just to block it. An action is open to you only if you can really carry it out: without the money for a privilege you cannot choose Privilege.
    .title = No empty actions

YD-B3 = For a privilege only the money counts that is left after the fee for an occupied group. On a free group you need 2 yuan for a small privilege or 7 for a large one, on an occupied group 5 or 10. With the lower price of 6 yuan, a large privilege needs 6 or 9.
    .title = Money for a privilege

YD-B4 = You pay the 3 yuan for an occupied group before you act. What Taxes bring you comes too late for that.
    .title = Pay before you earn

YD-B5 = You may skip even with 3 yuan or more; then you receive nothing. Whoever skips places no dragon, so the groups stay as free as they were.
    .title = Skipping with enough money

YD-B6 = When you skip, your money is always filled up to exactly 3 yuan. You cannot take less.
    .title = Always exactly to 3

YD-B7 = All floors you receive must be built at once; none can be kept for later. There is always room, because you may begin new palaces.
    .title = Build everything at once

YD-B8 = You may divide the floors of one action as you like, also among several new palaces.
    .title = Several new palaces

YD-B9 = You always move the full number of spaces on the person track, for a parade as well as for a new person. You can neither decline nor shorten it.
    .title = No half steps

## Phase 2: Person

YD-32 = The track order is looked at again for this phase, because a parade may have changed it.
    .title = The order is taken anew

YD-33 = In track order everybody plays exactly 1 card from hand onto the common open discard pile and takes a person of that type from the display: young or old, as you like, while tiles last.
    .title = One card, one person

YD-34 = With a wild card you may take any tile of the display.
    .title = Wild cards

YD-35 = As long as any of your palaces has room, you must place the new person, in whichever of your palaces with room you like.
    .title = With room you must place

YD-36 = If all your palaces are full, you decide: either the newcomer replaces one of your persons, or you send the newcomer away. Whoever has to go is out of the game and does not return to the display.
    .title = When all palaces are full

YD-37 = Placing a person moves your marker forward by the value of the new tile, also when it replaces another. If you send the newcomer away, your marker stays. Example: all is full and your marker stands on 20. If a young monk (6) replaces your farmer, you move to 26 and the farmer is out of the game. If you send the monk away, you stay on 20, the monk is out of the game and your card is spent.
    .title = Only a placed person moves you

YD-38 = Your person marker never moves back when a person leaves you.
    .title = Never backward

YD-39 = A new person brings you nothing on arrival: no rice, no fireworks, no money, no victory points. Persons work only through later actions, events and scorings.
    .title = No gift on arrival

YD-40 = If you play a card of a type that has no tile left, you receive nobody. The card is spent and your marker stays.
    .title = A type that has run out

YD-41 = Round 12 has no person phase: all 11 cards have been played by then.
    .title = No person in round 12

YD-C1 = You may use a wild card for a type whose own card you still hold. It never helps you, but it is allowed.
    .title = Wild although the card is in hand

YD-C2 = You may play a card of a type that has run out even if other cards would bring somebody. If none of your cards fits, you choose which one is wasted.
    .title = Wasting a card

YD-C3 = A wild card works as long as any tile is left in the display, even if some types are gone, young and old.
    .title = A wild card finds somebody

YD-C4 = You may not replace anybody while one of your palaces has room.
    .title = No replacing with room

YD-C5 = The newcomer moves into the palace of the person who was replaced, for only that place is free.
    .title = Into the same palace

YD-C6 = The tile of a newcomer you send away leaves the game. It does not go back to its stack, so nobody else can take it.
    .title = Sent away means gone

YD-C7 = If you have no palace at all, you count as full and have nobody to replace. You still play a card; the tile leaves the game and your marker stays.
    .title = Without a palace

YD-C8 = Persons never move from one palace to another.
    .title = No moving house

YD-C9 = If only young or only old tiles of a type are left, you take what is left.
    .title = Only one age left

## Phase 3: Event

YD-42 = The event of the current month takes place once. Then its tile is turned over.
    .title = The event of the month

YD-43 = If several players must release persons, they do so in track order. Released persons leave the game.
    .title = Releasing persons

YD-44 = Nothing happens. Decay still follows.
    .title = Peace

YD-45 = Everybody pays 4 yuan. For each yuan you are short you release 1 person from any of your palaces. All your money goes first: you may not release persons to keep it. Coins on your tax collectors do not count. With 5 yuan you keep 1 yuan. With 2 yuan you pay them all and release 2 persons.
    .title = Imperial Tribute

YD-46 = For each of your palaces with at least 1 person you return 1 rice; empty palaces need none. From each palace you cannot supply you release 1 person, and you choose which palaces go without and who leaves. You may not release persons to keep rice. Sacks on your farmers do not count. Example with 3 inhabited palaces: with 4 rice you keep 1 and lose nobody; with 1 rice you choose 2 palaces and lose 1 person from each; with 0 rice you lose 1 person from all 3.
    .title = Drought

YD-47 = The most fireworks tiles score 6 victory points, the second most 3. Tied players all get the full points, and the second place is also paid when several share the first. With 0 tiles you never score, and rockets on your pyrotechnists do not count. Then everybody who scored returns half of their fireworks, rounded up. Example: with 3, 3, 2 and 1 tiles the players score 6, 6, 3 and 0 points, return 2, 2, 1 and 0 tiles and are left with 1 tile each.
    .title = Dragon Festival

YD-48 = Everybody scores 1 victory point for each helmet on their warriors. Then the player or players with the fewest helmets release 1 person each, whoever they like, even a warrior just counted. If all have the same number, everybody releases 1 person, also when that number is 0. Example: with 3, 3, 2, 1 and 1 helmets the players score 3, 3, 2, 1 and 1 points, and the last two release 1 person each.
    .title = Mongol Invasion

YD-49 = Everybody releases 3 persons of their choice, 1 fewer for each mortar on their healers, but never fewer than 0. A healer who protected you may be among those who leave. 2 young healers show 1 mortar each, so you release 1 person. A young and an old healer show 1 and 2 mortars, so you release 0.
    .title = Contagion

YD-50 = After the event each of your palaces without persons loses 1 floor to the supply. An empty palace of 2 floors shrinks to 1 floor; an empty palace of 1 floor disappears, before it can score, even if you built it in this round.
    .title = Decay

YD-A8 = In an event the payments and victory points of all players come first, then the persons are released in track order.
    .title = First payments, then releases

YD-D1 = If you have fewer persons than you must release, you release all of them. Nothing more is asked of you.
    .title = Nobody left to release

YD-D2 = In a drought your rice must supply as many palaces as it can. From each palace without rice exactly 1 person leaves.
    .title = Rice goes as far as it can

YD-D3 = If all players have the same number of fireworks, at least 1, each scores 6 points and nobody scores 3. If only one player has fireworks, that player scores 6 points and nobody scores 3.
    .title = A festival without second place

YD-D4 = Second place is the next lower number of fireworks above 0, however many players share the first. All who tie for second score 3 points.
    .title = Ties for second place

YD-D5 = Half of 1 fireworks tile, rounded up, is 1: whoever scores with a single tile returns it.
    .title = A single fireworks tile

YD-D6 = In a Mongol Invasion the helmets are counted once, at the beginning. This count decides all victory points and who has the fewest. Only then are persons released, in track order.
    .title = Helmets are counted first

YD-D7 = How many persons you release in a contagion is fixed at the beginning. It does not grow when you release a healer.
    .title = Healers protect to the end

YD-D8 = Persons are released openly, one player after the other. Whoever comes later sees what the earlier ones chose.
    .title = Releases are open

YD-D9 = Decay takes place in every round, also in the Peace of rounds 1 and 2.
    .title = Decay in times of peace

YD-D10 = By default the order in phase 3 is: event, wall scoring if there is one, super event, decay. Decay happens only once. So a new palace built with the floors of a Charter stands empty and loses 1 floor at once. With the option for decay before the super event, the super event comes last and the new palace keeps its floors.
    .title = When decay comes

## Phase 4: Scoring

YD-51 = After decay everybody scores 1 victory point for each of their palaces, inhabited or not and of any height, 1 for each dragon on their court ladies and 1 for each dragon on their privileges. Example: 3 palaces, 2 court ladies with 1 dragon each and 1 large privilege with 2 dragons score 7 points.
    .title = The scoring of the round

YD-52 = After the scoring the next round begins.
    .title = Next round

YD-D11 = Neither track has an end. Victory points go on beyond 100, and there is no last space for the person markers.
    .title = The tracks are endless

## End of the game

YD-53 = The game ends after phase 4 of round 12. Then comes the final scoring of persons, monks and belongings.
    .title = Final scoring

YD-54 = Each person in your palaces scores 2 victory points.
    .title = Persons

YD-55 = Each monk scores the Buddhas on the tile times the floors of the palace the monk lives in. A young monk, 1 Buddha, in a palace of 2 floors scores 2 points; an old monk, 2 Buddhas, in a palace of 3 floors scores 6 points; together 8.
    .title = Monks

YD-56 = You sell each rice and each fireworks tile for 2 yuan. Then every full 3 yuan score 1 victory point. Example: 4 yuan, 1 rice and 2 fireworks make 10 yuan and score 3 points.
    .title = Belongings

YD-57 = You end with 7 persons, among them a young monk, 1 Buddha, in a palace of 2 floors and an old monk, 2 Buddhas, in a palace of 3 floors. You also have 4 yuan, 1 rice and 2 fireworks. You score 14 points for the persons, 8 for the monks and 3 for your 10 yuan: 25 in all.
    .title = A final scoring in full

YD-58 = The most victory points win. Among tied players the one who is farther ahead on the person track wins.
    .title = The winner

YD-D12 = If tied players share a space of the person track, the marker on top is ahead. So there is always one winner, and nobody shares a rank.
    .title = Tied on the same space

YD-D13 = Your yuan and the proceeds of rice and fireworks, 2 yuan each, are added up first. Only the sum is divided by 3 and rounded down.
    .title = One sum, one rounding

## Expansion: The Great Wall

YD-59 = This expansion is an option; by default you play without it. Everybody receives 6 wall tiles, one for each benefit: 1 rice, 1 fireworks tile, 1 palace floor, 2 yuan, 3 spaces on the person track, 3 victory points. The card Build the Wall joins the others, so 8 action cards are dealt into the groups.
    .title = Wall tiles and an eighth action

YD-60 = With this action you choose one of your unused wall tiles and take its benefit: 1 rice, 1 fireworks tile, 1 palace floor, 2 yuan, 3 spaces forward on the person track or 3 victory points.
    .title = Build the Wall

YD-61 = The tile is laid, wall side up, below the leftmost event that has no wall tile yet. So the wall grows from left to right, to 12 tiles at most. If it is 4 tiles long, the next tile goes below month 5.
    .title = The wall grows to the right

YD-62 = The wall is scored in both months with a Mongol Invasion, after the invasion has been completed.
    .title = Wall scoring

YD-63 = If the wall reaches the current month, everybody scores 1 victory point for each of their own tiles in it, and nobody releases a person. Example: in month 6 the wall has 7 tiles, of which the players own 4, 3 and 0. They score 4, 3 and 0 points.
    .title = The wall holds

YD-64 = If the wall does not reach the current month, the player or players with the fewest own tiles in it release 1 person each; 0 tiles count as well. Example: in month 6 the wall has 5 tiles, of which the players own 3, 2, 0 and 0. Nobody scores, and the last two release 1 person each.
    .title = The wall is too short

YD-65 = At the end of round 12 the wall is scored once more, and now it must have 12 tiles. If it does, everybody scores 1 victory point for each own tile. If not, the player or players with the fewest own tiles release 1 person each. Example: the wall has 11 tiles, of which the players own 6 and 5. Whoever has 5 releases 1 person.
    .title = The last wall scoring

YD-66 = All other rules stay as they are.
    .title = Everything else

YD-E1 = You know the benefits of your unused wall tiles and choose freely among them, and everybody may see which ones you have left. With the option for random wall tiles, chance picks one of your unused tiles instead. When you play with the wall, choosing is the default.
    .title = Choose your wall tile

YD-E2 = Your persons never raise the benefit of a wall tile. It stays 1 rice, whatever farmers you have, and 1 floor, whatever craftsmen you have.
    .title = Fixed benefits

YD-E3 = You build the floor from a wall tile at once: on one of your palaces with fewer than 3 floors, or as a new palace of 1 floor.
    .title = The floor from the wall

YD-E4 = You cannot choose Build the Wall if you have no wall tile left or if the wall already has 12 tiles.
    .title = When the wall cannot grow

YD-E5 = If the wall is too short and all players own the same number of tiles in it, everybody releases 1 person.
    .title = Too short, and all are equal

YD-E6 = A wall that is too short scores nothing, not even for those who own many of its tiles.
    .title = A short wall scores nothing

YD-E7 = The wall reaches a month if it has at least as many tiles as the number of the month. In month 6 it needs 6 tiles or more.
    .title = When the wall reaches a month

YD-E8 = If month 12 brings a Mongol Invasion, the wall is scored twice: after the invasion and at the end.
    .title = Mongols in month 12

YD-E9 = By default the last wall scoring comes after phase 4 of round 12 and before the final scoring, and no decay follows it. With an option it takes place in phase 3 of round 12, before decay and phase 4. The difference shows when you release a court lady or the last person of a palace.
    .title = When the last wall scoring comes

YD-E10 = If a Solar Eclipse repeats a Mongol Invasion, by default the wall is scored again after the second invasion. With the option to score it once, it is scored after the first one only.
    .title = Eclipse, Mongols and wall

YD-E11 = If several players must release persons because of the wall, they do so in track order.
    .title = Releases at the wall

## Expansion: The Super Events

YD-67 = This expansion is an option, with or without the wall; by default you play without it. 1 of the 10 super events is drawn at random and laid on the event of month 7; the other 9 are out of the game. You may also agree on one. It takes effect in month 7: first comes the normal event, then the super event, then the scoring of the round.
    .title = The super event

YD-68 = Everybody scores 2 victory points for each person in their palaces, as at the end of the game. With 6 persons you score 12 points.
    .title = Lanternfest

YD-69 = Monks score as at the end of the game: Buddhas times floors of their palace. An old monk, 2 Buddhas, in a palace of 3 floors scores 6 points.
    .title = Buddha

YD-70 = In track order everybody loses 2 palace floors of their choice. Persons who no longer have a floor must be released. If your only palace has 2 floors and 2 persons, you lose both persons and the palace.
    .title = Earthquake

YD-71 = In track order everybody adds up their yuan, rice and fireworks and returns half of the sum, rounded down, in any mix they like. With 3 yuan, 2 rice and 2 fireworks, 7 in all, you return 3 of your choice.
    .title = Flood

YD-72 = The event of month 7 takes place a second time. Example: at a Dragon Festival the players have 4 and 2 fireworks. They score 6 and 3 points and keep 2 and 1 tiles; then they score 6 and 3 points again and keep 1 and 0 tiles.
    .title = Solar Eclipse

YD-73 = All person markers go back to space 0 as one stack in their present order, with the leader on top. Example: A stands on 30, B on 28 and C below B on 28. Now all stand on 0, in the order A, B, C.
    .title = Volcanic Eruption

YD-74 = In track order everybody discards 2 person cards. Of 4 cards you keep 2: one for month 8 and one for month 9. There is no person phase in months 10, 11 and 12.
    .title = Tornado

YD-75 = In track order everybody selects a young person, without playing a card, and handles it as in phase 2; the marker moves forward by its value. You may not select a type that another player has already selected in this event.
    .title = Sunrise

YD-76 = Everybody loses all their privileges and gets nothing for them. It happens before the scoring of the round, so they do not score any more.
    .title = Assassination Attempt

YD-77 = In track order everybody names one type among their own persons and receives its benefit: 1 rice per sack on farmers, 1 yuan per coin on tax collectors, 1 fireworks tile per rocket on pyrotechnists, 1 victory point per book on scholars, and for each monk Buddhas times floors of the palace in victory points. A young and an old farmer, 1 and 2 sacks, bring 3 rice. For warriors, healers, court ladies and craftsmen see YD-F15 to YD-F18.
    .title = Charter

YD-F1 = Where a super event asks the players one after the other, they act in track order as it stands at that moment. Whoever is farthest ahead is the starting player.
    .title = Who begins

YD-F2 = By default the super event lies open on month 7 from the start. With the option for a hidden super event it is revealed only in month 7.
    .title = Open or hidden

YD-F3 = In an earthquake you choose both floors yourself, from one palace or from two. Then you release as many persons from each overfull palace as no longer have a floor; you choose who. Nobody may move to another palace. A palace without any floor loses all its persons.
    .title = Who leaves in an earthquake

YD-F4 = If you have fewer than 2 floors, you lose what you have.
    .title = Earthquake with little to lose

YD-F5 = In a flood every yuan counts as 1, whichever coins you hold.
    .title = Yuan in a flood

YD-F6 = By default there is no decay between the two events of a solar eclipse: it comes once, afterwards. With the option for decay before the super event it comes once, between the two.
    .title = Decay and the eclipse

YD-F7 = After the eruption the usual rule applies again: a marker that arrives on an occupied space goes on top of the stack.
    .title = After the eruption

YD-F9 = Cards lost to the tornado go openly onto the common discard pile.
    .title = Cards in the wind

YD-F10 = At sunrise each type goes to one player only, even if more young tiles of it are there. A type counts as selected as soon as somebody chooses it, even if the newcomer is then sent away.
    .title = One player per type

YD-F11 = All 9 stacks of row 2 are young, also craftsmen, court ladies and tax collectors.
    .title = Who is young at sunrise

YD-F12 = If no young person of a type still available is left for you, you are passed over.
    .title = Nobody left at sunrise

YD-F13 = If all your palaces are full at sunrise, the newcomer replaces one of your persons or is sent away, as in phase 2.
    .title = Sunrise over full palaces

YD-F14 = Only the symbols on your persons count for the charter. The symbols printed on the action cards are not added.
    .title = Charter without action card

YD-F15 = By default warriors chosen for the charter move your person marker forward 1 space per helmet and score no victory points. With the option for points they score 1 victory point per helmet instead, and your marker stays where it is.
    .title = Charter for warriors

YD-F16 = You may choose healers for the charter, but they bring you nothing.
    .title = Charter for healers

YD-F17 = Court ladies chosen for the charter score 1 victory point per dragon, in addition to the scoring in phase 4.
    .title = Charter for court ladies

YD-F18 = Craftsmen chosen for the charter give you 1 palace floor per hammer, which you build at once. Beware: by default decay follows, and a new palace is still empty. With the option for decay before the super event none follows.
    .title = Charter for craftsmen

YD-F19 = Whoever has no persons is passed over by the charter. The others still take their turns.
    .title = Charter without persons

YD-F20 = Privileges lost in an assassination attempt are back in the supply and can be bought again from month 8 on.
    .title = Buying privileges again
