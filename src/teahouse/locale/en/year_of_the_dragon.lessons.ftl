# The teacher of the first game. Numbers of the table: the pupil's counts by name, others' as name-seat.

lesson-first-story = You are a prince in a year of disasters. All twelve months lie open: hire the right people in time, give them a roof, and bring as many as you can through the year.
lesson-first-1 = Read the year first. In month 3 the emperor wants 4 yuan from everybody; month 4 brings no rain. Nothing here comes as a surprise. Touch both.
    .title = The year
lesson-first-2 = Two people come with you. First a fast one: the number on the tile is how far you move on the track, and whoever is ahead chooses first.
    .title = A fast one
lesson-first-2-go-place-palace-1 = into the left palace
lesson-first-2-draft-court-lady = One step. She brings a point each month, but everybody would choose before you.
lesson-first-3 = Now somebody useful, for the empty palace: a tax collector brings money, a scholar points, a healer keeps people alive in month 6.
    .title = A useful one
lesson-first-3-go-place-palace-2 = into the empty palace
lesson-first-3-place-palace-1 = The other palace stays empty. An empty palace loses a floor every month.
lesson-first-4 = Cup was ahead and took the group with the dragon; following there costs 3. You have { $yuan } yuan and the emperor wants 4: two are yours to spend. A small privilege costs 2.
    .title = What to do with 6 yuan
lesson-first-4-go-privilege-2 = take the Privilege action
lesson-first-4-taxes-3 = 8 yuan in the end, but 3 of yours went for the crowd.
lesson-first-4-build-3 = 3 yuan would be left: in month 3 you are one short, and one person goes.
lesson-first-4-harvest-1 = 1 rice. Two palaces will be hungry.
lesson-first-4-fireworks-1 = Fireworks pay at a festival, and the first one is in month 9.
lesson-first-4-parade-1 = A few steps on the track; you are second already.
lesson-first-4-research-2 = One point, once. The privilege pays one point twelve times.
lesson-first-4-skip = Skipping fills your purse up to 3. You have 6: it gives nothing.
lesson-first-5 = Each month you play one card and hire that person. Month 4 is dry: hire a farmer. Old ones carry two sacks, young ones run four steps.
    .title = Somebody for the drought
lesson-first-5-go-place-palace-1 = into the left palace
lesson-first-5-go-place-palace-2 = into the right palace
lesson-first-6 = End of the month: one point for each palace, one for the privilege. { $points } points, and the same again every month you keep them.
    .title = Payday
lesson-first-7 = You want rice, but Cup is there: joining costs 3 yuan, and the emperor wants 4. So use a free group: you have one bed left and ten cards to play.
    .title = The crowd
lesson-first-7-go-build-3 = take the Build action
lesson-first-7-harvest-2 = 1 yuan would be left. In month 3 three people leave to pay the rest.
lesson-first-7-taxes-3 = More money, but next month's newcomer has no bed.
lesson-first-7-parade-1 = A few steps; Cup is still ahead.
lesson-first-8 = A new palace pays a point every month, but eats one more rice in a drought, and stands only if somebody lives there. Or make an old one higher.
    .title = One floor
lesson-first-8-go-raise-palace-1 = raise the left palace
lesson-first-8-go-raise-palace-2 = raise the right palace
lesson-first-9 = Next month you need harvest before anybody else. Cup stands on { $track-2 }, you on { $track }. Six steps bring you on top of Cup, and on top means first.
    .title = Who goes first?
lesson-first-9-go-place-palace-3 = into the new palace
lesson-first-9-place-palace-3 = One step behind Cup: Cup would choose first.
lesson-first-10 = You are first: every group is free. The tribute comes this month, after everybody has acted and hired. You have { $yuan } yuan: enough.
    .title = First
lesson-first-11 = Take what you were after. One sack for the action, and your farmer's on top.
    .title = Rice
lesson-first-11-go-harvest-2 = take the Harvest action
lesson-first-11-taxes-1 = Money enough, and hungry people next month.
lesson-first-12 = Whom do you need? Three people fall ill in month 6, one fewer for each mortar: an old healer carries two. A court lady pays a point a month.
    .title = Look further ahead
lesson-first-12-go-place-palace-2 = into the free room
lesson-first-13 = You paid 4 and kept everybody. Leaf spent too much: 3 yuan short, three people gone, and two empty palaces lose a floor each. That is this game.
    .title = The emperor collects
lesson-first-14 = No yuan, so only the free group is open to you. And every bed is taken: without a new floor, the next person pushes somebody out.
    .title = No money, no bed
lesson-first-14-go-build-3 = take the Build action
lesson-first-14-skip = 3 yuan, but the newcomer replaces somebody.
lesson-first-14-fireworks-3 = Useful in month 9. Now the bed is missing.
lesson-first-15 = The drought comes tonight: one rice for each palace with people in it. You have { $rice } rice. A higher palace needs no more rice, a new one does.
    .title = Count the rice
lesson-first-15-go-raise-palace-3 = raise the right palace
lesson-first-15-go-raise-palace-2 = the middle one
lesson-first-15-go-raise-palace-1 = the left one
lesson-first-15-raise-new = One palace more needs one rice more. With fewer rice than palaces somebody goes hungry and leaves.
lesson-first-16 = Next month each helmet is a point, and whoever has fewest loses somebody. Right now that includes you. Three cards make sense: look at the forecast first.
    .title = The Mongols are next
lesson-first-16-go-place-palace-3 = into the free room
lesson-first-17 =
    The drought took a rice from every palace. Leaf leads { $points-3 } to your { $points }, with { $persons-3 ->
        [one] one person
       *[other] { $persons-3 } people
    } left. Your { $persons } are two points each on the last day. Eight months to go: play on?
    .title = After the drought

lesson-first-title = Your first game
    .about = Four months of the year with a teacher at your side, about ten minutes.
lesson-first-known-1 = All twelve events lie open from the first day. Look two months ahead, then choose.
lesson-first-known-2 = Whoever is ahead on the track chooses first; following into a taken group costs 3 yuan.
lesson-first-known-3 = Each month you hire one person. Young ones run farther, old ones can do more. Without a free bed somebody has to go.
lesson-first-known-4 = Rice, yuan, helmets and mortars keep people alive: what is missing is paid with people.
lesson-first-known-5 = Palaces, privileges and court ladies pay every month; on the last day each person is two points.
lesson-first-own-release = Something was short. Somebody leaves, and you choose who: whose work is done?

# The second lesson: said once each, when something is met for the first time.

lesson-second-title = The second half of the year
    .about = Play on from the first game; the teacher speaks only when you meet something new.
lesson-second-many = Look ahead: as things stand, this event would cost you several people. Which goods or people would help, and can you still get them in time?
    .title = A heavy blow
lesson-second-parade = The parade moves you one step, and one more for each helmet of your warriors. Being ahead means choosing before a group gets crowded.
    .title = Military parade
lesson-second-research = Research scores a point at once, and one more for each book of your scholars. With an old scholar it is 4 points each time.
    .title = Research
lesson-second-large = A large privilege has two dragons and costs 7 yuan; a small one has one and costs 2. Each dragon is a point a month: the earlier, the better.
    .title = Privileges
lesson-second-fireworks = Fireworks wait for the dragon festival: the most score 6, the second most 3, and half of them are used up. What is left becomes 2 yuan each.
    .title = Fireworks
lesson-second-monk = On the last day a monk scores his Buddhas times the floors of his palace. He is worth most in a palace of three floors, so do not release him lightly.
    .title = The monk
lesson-second-wild = A wild card hires anybody of whom a tile is left. Keep it for the person you will need most: a card whose tiles are gone brings nobody.
    .title = Your hand
lesson-second-full = Every bed is taken. The newcomer replaces somebody, or you send the newcomer away; only then your marker stays where it is. Whose work is done?
    .title = A full house
lesson-second-release = Somebody has to go. Each person is 2 points on the last day, a monk more. Who will not help in any month that is left?
    .title = Letting go
lesson-second-festival = The dragon festival comes in month 9. One firework is enough to share the second place if others have few: look what they hold.
    .title = Dragon festival
lesson-second-last = The last month. Afterwards each person is 2 points, rice and fireworks become 2 yuan each, and every 3 yuan a point. A tie goes to whoever is ahead on the track.
    .title = The last day

# The Great Wall, a short lesson of its own.

lesson-great-wall-title = The Great Wall
    .about = A new game with the first expansion; the teacher says what it adds.
lesson-great-wall-wall = Everybody builds one wall together, month by month from the left. When the Mongols come it is looked at: it should have reached their month.
    .title = One wall for all
lesson-great-wall-action = There is an eighth action now. You lay one of your six wall tiles, each with a different gift, at the first gap of the wall.
    .title = Build the Wall
lesson-great-wall-tile = Each tile gives something once: rice, a firework, a floor, 2 yuan, 3 steps or 3 points. Take what this month needs; you have six in all.
    .title = Which tile?
lesson-great-wall-short = In month 4 the Mongols come. If the wall reaches them, each of your own tiles is a point. If not, whoever has fewest tiles in it loses a person.
    .title = Does it reach?
lesson-great-wall-end = After month 12 the wall is scored once more, and then it needs twelve tiles. Otherwise the fewest tiles cost a person again.
    .title = The last look at the wall

# The super events, a short lesson of their own.

lesson-super-event-title = The super events
    .about = A new game with the second expansion; the teacher says what it adds.
lesson-super-event-corner = In month 7 something extraordinary comes after the usual event. Here it is the flood; each game has another one, and you know it from the start.
    .title = Month 7
lesson-super-event-soon = Next month the flood takes half of your yuan, rice and fireworks together. Spend them before that: on a privilege, a crowded group, a drought.
    .title = Before the flood
lesson-super-event-flood = Give back half of all you hold, rounded down, in any mix. What do the events that are left ask for? Keep that.
    .title = What to give back
lesson-super-event-others = That was the flood. Other super events score people or monks early, shake down floors, send everybody back on the track, or take all privileges.
    .title = Nine more of them
