# What bot players say they do, and why they would do it.

says-deadly = That could be the end of us.
says-not-found = We have not found it yet.
says-rest = I would rest first.
says-hungry = We have nothing to eat tonight.
says-camp = It is late. I would camp.
says-herb = A herb for the poison.
says-buy = I buy some food.
says-forage = I forage as we go.
says-share = Take of my food, { $who }.

## Why.

why-night = It is night: to go on tires you all.
why-rest = A day of rest here takes away all Fatigue.
why-hungry = Somebody would go hungry tonight.
why-ahead = One looks ahead while another finds food.
why-home-done = You have what you came for.
why-home-lost = What you came for is lost.
why-home-late = You have been out for long enough.
why-home-beaten = You were beaten too often.
why-home-worn = You are worn out, and know of no roof.
why-goal = It is what you came for.
why-foes = To have it out with them brings you nearer.
why-people = People there may know where to look.
why-danger = There may be something in it.
why-landmark = From there you see the land around.
why-site = There may be something of use.
why-track = A trail brings you nearer, and tells the way.
why-clue-here = A clue points here.
why-search = Something may hide here.
why-first-search = The first good search of a place brings your goal nearer.
why-unseen = Nobody has been there yet.
why-stay = You sleep better here, and know more tomorrow.
why-goal-there = What you came for is that way.
why-beds = You are weary, and people there have beds.
why-camp = Nothing here is worth the day.
why-clue-there = A clue points to { $place }.
why-search-there = { CAP($place) } is worth a search.
why-site-there = You know of something at { $place }.
why-character = The party lacks one of that kind.
why-again = It failed, and Resolve comes back.
why-only = There is nothing else to do.
end-of-way = the end of that way

## Why something is done on the side, by its verb.

aside-use = It helps at once, and takes no time.
aside-give = They have nothing to eat, and you have enough.
aside-buy = You have little food left, and it is sold here.
aside-roles = Nobody forages, and you are best at it.
aside-other = It takes no time.

## What speaks for an answer, by the question.

because-approach = It risks the least for what can be had.
because-depart = It ends the expedition.
because-edge = There is more to find here.
because-bonus = It is of most use just now.
because-wear = It stands the most, and is missed the least.
because-shelter = It does the party most good tonight.
because-avoid = You do not meet those who come.
because-favour = A clue is worth more than coins.
because-insight = What it tells brings you on.
because-bypass = They are best at it.
because-role = { because-bypass }
because-trade = There is nothing here that you need.
because-harvest = It can be put to use.
because-other = It is the safe choice.
