# What moves are for, as commands, menus and forms say it; what the pages show.

argument-who = Who does it; left out, the best at it
argument-clue = A clue that you follow here, further on than it points
argument-care = Careful takes 2 off the timer and gives a boon

verb-search =
    .asks = Who searches, and how?

verb-investigate = Study something that has been found.
    .site = What to study
    .asks = What do you study?

verb-scout = Send a member ahead to see what lies there.
    .to = The place to look at
    .asks = Scout which place?

verb-camp = Make camp for the night.
    .asks = Who looks after the camp?

verb-forage = Gather food, water and herbs here.
    .asks = Who forages?

verb-track = Follow a lead: which way does it go on?
    .target = The lead that you follow
    .asks = Which lead do you follow?

verb-backtrack = Go back to a place you know, by a way you know.
    .to = The place to go back to
    .asks = Back to where?

verb-journey = Go on to a place farther off, until something comes up.
    .to = The place to go to
    .asks = Where to?

verb-rest = Spend a whole day resting among friends.

verb-depart = Propose to end the expedition.

verb-create = Make a character of your own: a name, four dice, the skills.
    .character = Name | d6 d10 d8 d6 | perception 3, stealth 2, ...
    .form = Make my own

verb-roles = Say who is Pathfinder, Lookout, Forager or Scout, and who watches at night.
    .role = The role
    .who = Who takes it
    .asks = Who takes which role?

verb-lead = Vote for who leads the party.
    .who = Who should lead
    .asks = Who should lead?

verb-note = Write something on the party's map, here.
    .words = What to write
    .sample = We were here.

verb-sell = Sell something where there is a market.
    .goods = What to sell
    .asks = What do you sell?

verb-mend = Mend something that is worn or broken.
    .item = What to mend
    .asks = What do you mend?

# Pages.

game-about = Roam a secret region, find what hides in it, and come home with what you came for.
page-character = A character of the party: dice, skills, what it carries.
    .who = Whose
page-clues = The clues that the party holds, and where they point.
page-journal = What the party knows, place by place.
    .place = A place on the map

# What the game is about, for a region that is for few.

briefed = { $region } is for { travellers }. { game-about }
briefed-too-many = { $region } is for { travellers }: choose another region, or go in fewer.
