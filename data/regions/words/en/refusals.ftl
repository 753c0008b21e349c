# Why a move cannot be made.

has-no-ep = { $name } has no EP.
is-there-already = { $name } is there already.
region-admits-nobody = Nobody gets into { $region } any more.
obstacle-stays-in-its-way = An Obstacle stays in its way: open that, and block another one.
stays-in-water = { $name } stays in water.
no-tokens-here = Nobody has Stealth Tokens here.
no-chase = This is no chase: no rounds are counted.
no-water-there = { $name } stays in water, and { $region } has none.
region-full = { $region } is full: { $most } Challenges share a region at most.
nothing-to-hide-with = { $name } has nothing to hide with.
never-seen = The party has never seen it: take it away instead.
is-in-play = { $name } is in play.
trap-elsewhere = { $name } is in { $region }; { $member } is not.
trap-acted-already = { $name } does not act on { $member } again this round.
is-alerted = { $name } is Alerted already.
is-not-alerted = { $name } is not Alerted.
no-such-place-or-thing = There is no region, thing, Challenge or way “{ $called }”.
known-already = The party knows { $name } already, or has it.
been-there = They have been in { $name }, or see into it: that cannot be hidden.
party-does-not-know = The party does not know { $name }.
goal-is-known = The goal is known from the start.
body-lies-there = A body lies in { $name }.
feature-is-gone = { $feature } is taken, used up, or inside of something.
is-hidden = { $name } is hidden.
is-not-on-map = { $member } is not on the map any more.
is-out-of-play = { $name } is out of play.
no-disease = { $member } has no Disease.
cannot-be-given = { $feature } is nothing that can be given, or it is out already.
has-it-already = { $member } has it already.
has-no-card-left = { $member } has no card left to draw.
no-fortunes = This scenario is played without Fortunes.
nothing-paused = Nothing is paused.
nobody-is-out = Nobody is out yet, so nobody could have won.
blocked-already = Something blocks it already: open it first.
which-is-below = The region below is { $first } or { $second }.
nothing-blocks-it = Nothing blocks it.
has-no-lock = { $name } has no Lock.
no-lock-holds = { $feature } has no Lock that holds.
is-lit = It is lit already.
is-dark = It is dark already.
closes-in-chase-only = Places close in a chase only.
is-closed = It is closed already.
rounds-are-over = { $rounds } rounds are over already.
plays-nothing-while-down = A PC at 0 EP plays nothing until they are up again.
play-not-at-hand = You do not have { $play } at hand.
not-in-this-type = { $play } cannot be played in a scenario of this type.
not-in-this-setting = { $play } cannot be played in this setting.
nobody-to-aim-at = There is nobody of that name to be aimed at from here.
not-at-one-enemy = { $play } is not aimed at a single enemy.
not-into-next-region = { $play } does not reach into the next region.
not-for-allies = { $play } is not for allies.
is-not-here = { $member } is not here.
would-be-heard = It would be heard: here locked things are not broken open.
effort-is-done = That is overcome already.
played-in-answer = { $play } is played in answer to something, not on its own.
own-turn-only = That is played in your own turn only.
strategy-is-over = Your Strategy Phase is over.
action-is-over = Your Action Phase is over.
nowhere-to-hide = You cannot hide a body here: drag it on.
watched-by-seeker = Not while another Seeker is here.
hide-it-here = Hide the body here: you drag one only where you cannot hide it.
held-so-no-dragging = Dragging takes your Move too, and { $source } allows none as long as it lasts.
move-spent-so-no-dragging = Dragging takes your Move too, and that is spent for this round.
no-exit-called = No known exit here is called “{ $called }”.
way-blocked = That way is blocked.
exit-admits-nobody = Nobody gets in there any more.
no-time-for-lamp = Light your lamp, or put it out, in the party's part of a round, between plays.
you-are-down = You are down, and can do nothing.
no-light-in-hand = You have no light in hand: equip one first.
light-seen-to = You can light up or put out once in a round, and you have.
no-flame-under-water = No flame burns under water.
leave-from-goal = You can leave from the goal only.
down-until-next-turn = You are down, and can do nothing until your next turn.
leave-in-a-turn = You can leave in your own turn or an ally's, when nothing is under way.
nothing-to-give-up = There is nothing to give up before you set out.
giving-up-is-for-party = Giving up is the party's choice.
for-those-on-the-way = That is for those who are still on the way.
asked-already = You are asked that just now.
nothing-to-use-called-so = There is nothing of that name here to be used.
feature-is-locked = { CAP($feature) } is locked: it takes a lockpick or a key.
pick-it-up = { CAP($feature) } is picked up, with /regions equip, in your Strategy's place.
carry-only = { $feature } is only to be carried.
key-used-in-passing = { $feature } is used in passing: Move through what it opens.
key-fits-nothing = { $feature } fits no lock within reach.
nothing-to-pick-with = You have nothing to pick a lock with.
nothing-to-keep-at = There is nothing here to keep at in each turn.
no-such-lock = There is no such lock within your reach.
not-on-map = Your character is not on the map.
down-so-no-move = { $member } is down and cannot Move.
nobody-has-a-turn = You can Move in your own turn or in an ally's; nobody has taken one.
not-meanwhile = Not while something else is being resolved.
held-so-no-move = { CAP($source) } holds { $member }: there is no Move as long as that lasts.
move-is-spent = Your Move of this round is spent.
no-way-in = There is no way in there any more.
blocks-that-way = { $name } blocks that way.
no-action-gets-past = You have no Action that would get you past it.
no-exit-leads-there = No exit here leads there: Moves follow the connections on the map.
on-no-exit-here = That is on none of the exits here.
no-attempt = That Action does not get you past it.
orders-are-for-party = Only a member of the party has standing orders.
ordered-already = That is how you have it already.
something-under-way = Something else has to be finished first.
no-card-too-many = You have no card too many: { $cards }, and you may keep { $limit }.
card-goes-already = That card goes already.
not-in-pack-nor-here = That is neither in your pack nor lying here.
not-worn = You do not have that on.
not-carried = You have nothing of that name.
nobody-to-take-it = Nobody called { $called } is here to take it.
no-time-to-give = Things are handed over in the party's part of a round, between two plays.
down-so-nothing = { $member } is down and can do nothing.
not-laid-down-in-town = Nothing is laid down in the town: it may stay in your pack.
valuables-stay = Valuables are not left lying about: hand them to an ally.
give-to-yourself = You have that yourself.
only-in-town = That is for the town, before you set out.
ready-already = You have said already that you are ready.
nothing-to-heal-in-town = You have nothing that a rest in town would heal.
rest-too-dear = A rest in town costs 1 Valuable, and you have none.
lesson-too-dear = A lesson costs 1 Valuable, and you have none.
no-turn-now = Nobody can take a turn just now.
own-turn-already = It is your turn already.
turn-of-another = One at a time: it is { $name }'s turn.
no-more-on-map = Your character is not on the map any more.
turn-is-over = You have had your turn of this round.
strategy-comes-first = Your Strategy Phase is over: it comes before the Action.
not-now = That cannot be done now.
nothing-asked = Nothing is being asked just now.
for-party = That is for the party; a game master has the desk.
scene-is-played = The game master plays a scene. It goes on after that.
master-decides-first = The game master has something to decide first.
nothing-equipped-to-pick = You have nothing equipped to pick a lock with.
no-lock-here = There is no lock within reach.
no-body-here = No body lies here.
play-for-locks = { $play } is for locks: pick one.
strikes-nobody-here = There is nobody here whom { $play } would strike.
no-card-to-draw = There is no card left to draw.
still-in-town = You are still in the town. Pass when you are ready to set out.
nothing-affordable = You cannot pay for anything that the town sells.
gets-you-nowhere = That would get you nowhere now.
name-no-target = { $play } is aimed at nobody in particular: name no target.
no-such-thing = There is no { $sort } “{ $called }”.{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }There are: { $known }.
    }
patrol-does-not-meet = A patrol goes from region to region and back to its first: { $first } and { $second } do not meet.
no-ep-to-lose = { $name }: no EP, so no damage ends it.{ COUNT($helps) ->
        [0] { "" }
       *[other] { " " }{ LIST($helps, type: "or") } would hamper it.
    }
only-against = { $play } is only for { $against_types }.
no-body-called = No body here is called “{ $called }”. Here lies the body of { LIST($lying, each: "the") }.
known-orders = Orders are: react: { LIST($reactions, type: "comma") }; interrupt: ask, auto, never, any, from-2 to from-5; assist: ask, auto, never; setting: { LIST($settings, type: "comma") }; saved: turn, wait, lapse; draw: auto, ask; turn: 1 to 6, any.
no-card-of-hand = That is no card of your hand. One of these can go: { LIST($cards, type: "or") }.
can-be-healed = What can be healed: { LIST($ailments, type: "comma") }.
no-lesson-left = You know { $known } at level { $level }: each level above the first brings one.
lessons-are = At level { $level } you can learn { LIST($lessons, type: "comma") }.
town-sells = The town sells { $goods }.
too-dear = { $thing }: the price is { $price ->
        [one] { $price } Valuable
       *[other] { $price } Valuables
    }, and you have { $have }.
phase-in-turn-of = It is { $name }'s turn; yours has its own { phase } Phase.
phase-needs-turn = That needs your { phase } Phase: take your turn first.
phase-is-spent = Your { phase } Phase of this turn is spent.

desk-opens-later = The desk opens once the party has set out.
desk-is-for-master = The desk is the game master's.
characters-first = First everybody needs a character: { $names } can choose.
out-of-it = { $member } is { $how ->
        [dead] dead
        [out] out of it by the goal
       *[caught] caught
    }, and the others go on.
answers-first = Something else comes first: { $names } can answer it.
for-others-to-answer = That is for { $names } to answer.
hide-instead = You can hide the body here: { $command }. You drag one only where you cannot hide it.
none-move = There is no way to go from here: every exit that you know is blocked.
none-act = There is nothing here to play an Action on.
none-strategy = You have no card to draw, and no Strategy to play.
none-equip = You have nothing in your pack to put on.
none-stow = You have nothing on that could be taken off.
none-give = You have nothing to give, or nobody is here to take it.
none-use = Nothing here, and nothing that you carry, can be used.
none-drag = A body is dragged only from where nothing hides it, with your Move, through an open exit.
none-hide = There is no hiding a body here: drag it on, or wait until no Seeker watches.
lock-within-reach = { $why } Within reach: { LIST($locks, each: "the") }.
option-of-another = Your options are { LIST($offered, type: "or") }; { $option } is for { $owners } to choose.
option-unknown = Your options are { LIST($offered, type: "or") }; “{ $option }” is none of them.
no-exit-leads-there-but = No exit here leads there. From here: { COUNT($exits) ->
        [0] no way that you know
       *[other] { LIST($exits, type: "semicolon") }
    }.
exit-to = { $letter }{ COUNT($beyond) ->
        [0] { "" }
       *[other] , { THE($beyond) }
    }
blocked-but = { $why }{ $effort ->
        [0] { "" }
       *[other] , { $effort } effort to go
    }: { LIST($helps, type: "or") }.
help-by-action = clear it with an Action{ COUNT($plays_at_hand) ->
        [0] { "" }
       *[other] { " " }({ $plays_at_hand })
    }
help-by-lock = pick its lock or find its key
help-elsewhere = find another way
hand-over-what = Hand over what? You carry { COUNT($carried) ->
        [0] nothing
       *[other] { $carried }
    }.
not-carried-but = { not-carried } You carry { COUNT($carried) ->
        [0] nothing
       *[other] { $carried }
    }.
take-in-hand-first = { $thing } is in your pack: take it in hand first, with /regions equip.
is-played-so = { $thing } is played: { LIST($ways, type: "or") }.
works-while-worn = { $thing } works while you have it on; there is nothing to be done with it.
other-kind-reaction = { $play } is a Reaction: you are asked for it when something strikes at you.
other-kind-interrupt = { $play } is an Interrupt: you are asked for it when an enemy acts.
other-kind-assist = { $play } is an Assist: you are asked for it when an ally acts.
other-kind-action = { $play } is an Action: /regions act plays it.
other-kind-strategy = { $play } is a Strategy: /regions strategy plays it.
no-such-action = You have no Action “{ $called }” at hand.{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }You could play { $known }.
    }
wants-target = { $play } wants a target: { LIST($targets, each: "the", type: "or") }.
nothing-to-play-on = There is nothing here to play { $play } on.
possible-targets = { $why } Possible: { LIST($targets, each: "the", type: "or") }.
no-ally-here = { $why } No ally is here to play it on.
no-enemy-here = { $why } No enemy is here to play it on.
no-such-strategy = You have no Strategy “{ $called }” at hand.{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }Possible: { LIST($known, type: "or") }.
    }
draw-a-card = Draw a card

## What one does here in place of a command that only other games have: "Regions has no /explore: ...".

lacks-explore = move on, and what lies there is shown
lacks-place = move on, and the map grows by itself
lacks-attack = play an Action on what stands in your way
