# Why a move cannot be made. Facts are ids, numbers and names.

# What speaks against every move of a verb.

vote-same = You vote for that already.
master-plays-world = The game master plays the world, not a member of the party.
asked-nothing = Nothing is being asked just now.
trust-nothing-proposed = Propose something first: no one has yet.
choose-options = The options are { LIST($options, type: "comma") }; “{ $choice }” is none of them.
nothing-to-lead = There is no one else who could lead.
nothing-to-give = You have nothing to give, or nobody to give it to.
nothing-to-use = You carry nothing that would be of use now.
nothing-to-buy = The purse is too light for anything that is sold here.
nothing-to-sell = You carry nothing that anybody here would buy.
nothing-to-mend = You have nothing that can be mended here.
cannot-now = That cannot be done now.
character-first = First everybody chooses a character.
dead = Your character is dead, and the others go on without them.
scene-under-way = The game master plays a scene: { $scene }. The expedition goes on after it.
under-way = Something else comes first: { $who } can answer it.
party-decides = The party decides what it does.
master-first = The game master has something to decide first.
answer-others = That is for { $who } to answer.
asked-nothing-characters = You are asked nothing: { $who } will choose a character.
asked-nothing-shifts = You are asked nothing: { $who } may still change a pick.
trust-not-awaited = Nobody waits for you, so there is nothing to leave to the others.
choose-characters = The ready-made characters are { LIST($characters, type: "comma") }.
enter-with-them = You are with the party already.
desk-not-yours = The desk is the game master's.
desk-too-early = The desk opens when the party sets out.
create-done = You have a character already.

# What the rules say, chapter by chapter.

lead-not-yours = The party chooses its leader itself.
nobody-called = Nobody here is called { $who }. The party: { LIST($party, type: "comma") }.
leads-already = { $who } leads the party already.
voted-for-them = You have voted for them already.
rest-unwelcome = A day's rest needs a settlement that welcomes you.
rest-too-late = Resting takes a whole day. Camp first, and rest from the morning on.
storm = In a storm like this nobody moves, scouts or tracks.
forage-barren = Nothing grows or lives here that anybody could eat.
forage-tried = Poor ground like this is worth one try a day, and you have foraged today.
investigate-nothing = Nothing that you know of here is left to study.
investigate-unknown = You know of no such thing.
investigate-elsewhere = { $name } is not here. Go there first.
investigate-done = There is nothing more to learn from { $name }.
investigate-untested = That takes no test: it makes no difference who studies { $name }, or with how much care.
investigate-way = Say how you study { $name }: { LIST($ways, type: "comma") }.
investigate-heard = You have heard what { $name } has to tell today.
search-clues = Here you can follow { LIST($clues, type: "comma") }.
search-clue-helps = That clue helps here as it is: just search.
search-no-clue = No clue can be followed further on to here.
track-no-lead = That is no lead.{ track-instead }
track-nothing = Tracking follows a lead, and you have none. Signs on the way, people you talk to, maps and what a keen Search or Scout turns up are leads.
track-instead = { COUNT($leads) ->
        [0] { "" }
       *[other] { " " }You can track { LIST($leads, type: "or") }.
    }
track-found = What that clue meant is found.{ track-instead }
track-here = That clue leads to where you are: search here.{ track-instead }
track-once = You have tracked that lead already.{ track-instead }
track-search-here = Your clue leads to where you are: search here.
track-all-tracked = Your clues were tracked, each once: search where they point, or find another.
habit-unknown = The orders are { LIST($orders, type: "comma") }, and pairs like pathfinder:mind+nature for { LIST($purposes, type: "comma") }.
habit-parts = For { $purpose } name one of { LIST($attributes, type: "comma") }, a +, and one of { LIST($skills, type: "comma") }; or best.
habit-not-yours = Only a member of the party has habits.
habit-already = That is your order already.
habit-pairs = For { $purpose } name { LIST($pairs, type: "or") }; or best.
hour-camp-only = The night is over and nobody has slept: all that is left is to make camp.
expedition-over = This expedition is over.
region-for-fewer = { $region } is for { travellers }, and { $here } are here: choose another region, or go in fewer.
travellers = { $most ->
        [1] one alone
        [2] one or two
       *[other] { $most } at most
    }
enter-full = The party is six strong: there is no room for more.
enter-busy = The party is in the middle of something. Try again once that is settled.
enter-later = Newcomers meet the party in the morning, or in a settlement.
character-parts = A character is written as its name, four dice and seven skills, with | between them: “{ $example }”.
character-name-taken = A member of the party is called { $name } already.
character-unnamed = The character needs a name.
character-name-long = A name has at most { $most } letters; that one has { $letters }.
character-name-signs = A name is made of letters, digits, blanks, and - ' . between them.
character-dice-count = Name four dice, for Strength, Agility, Spirit and Mind; there are { $number } here. They are { LIST($arrays, type: "or") }, in any order.
character-dice = A { $level } character has { LIST($arrays, type: "or") }, in any order; these are { LIST($dice, type: "comma") }.
character-ranks = A { $level } character has { LIST($ranks, type: "comma") }; here there are { LIST($wrong, type: "comma") }.
character-no-die = “{ $word }” is no attribute die. They are { LIST($arrays, type: "or") }, in any order.
character-no-skill = There is no skill “{ $word }”. The skills are { LIST($skills, type: "comma") }.
character-skill-twice = { skill-name } is named twice.
character-rank = { skill-name } has a rank from 0 to 3, not “{ $rank }”.
character-at-rank = { $number } at rank { $rank }
character-off-rank = { $given } instead of { $wanted } at rank { $rank }
character-tool = A tool serves one skill: { LIST($skills, type: "comma") }.
gear-no-character = You have no character here.
gear-busy = That has to wait until what is under way is settled.
not-carried = You carry nothing of that kind: { $goods }.
give-held = You hold that already.
use-not-so = Only herbs and materials are used like that; tools help by themselves.
use-none = You carry no { $goods }.
use-material-where = Materials mend things in camp, before the day's first action, or in a settlement.
use-nothing-worn = Nothing you carry needs mending.
mend-none = You carry nothing of that kind that could be mended: { $goods }.
mend-whole = That is as good as new.
mend-purse = Having it mended costs { coins-for }, and the purse holds { $purse }.
mend-where = Things are mended in camp, before the day's first action, or in a settlement.
mend-tried = You have tried to mend something at this camp.
mend-unable = You are in no state to mend anything.
mend-no-tools = Mending takes tools with a use left.
note-not-yours = Only the party writes on its map, once it has set out.
note-empty = The note is empty.
note-long = A note has at most { $most } letters; this one has { $letters }.
note-full = The map holds { $most } notes, and no more fit on it.
use-nobody-poisoned = Nobody is poisoned.
note-wrong = The note: { $wrong }.
roles-all-held = You hold every role that you could take.
# $role: "watch" for the watch at night.
roles-unable = { $role ->
        [watch] { $who } cannot act, and so cannot watch.
       *[other] { $who } cannot act, and so holds no role.
    }
roles-not-yours = Only the party hands out its roles.
roles-busy = Roles change between two actions, not during one.
no-character-yet = { $who } has no character yet.
roles-unknown = The roles are pathfinder, lookout, forager and scout, and the watch at night.
roles-fixed = Pathfinder and Lookout are fixed until the morning.
roles-leader-only = You can take a role yourself; only the leader gives one to another.
watch-none = You are on no set watch; without one, all take turns.
watch-already = { $who } watches already.
watch-leader-only = You can take a watch yourself; only the leader sets another to it.
roles-needed = A member has to be { role-name }.
roles-nobody = Nobody is { role-name } now.
roles-already = { $who } is { role-name } already.
shift-options = You can change it to: { COUNT($options) ->
        [0] nothing
       *[other] { LIST($options, type: "comma") }
    }.
trade-nobody = There is nobody here to trade with. Go to a settlement, or meet a trader on the way.
sell-worthless = Nobody pays for that as it is.
buy-not-sold = Nobody sells { $goods } here. On offer: { LIST($offers, type: "comma") }.
buy-purse = That costs { coins-for }, and the purse holds { $purse }.
sell-no-stores = The party has no trade goods or raw materials to sell.
move-no-way = No way leads on from here.
move-no-such-way = The ways from here are { LIST($ways, type: "comma") }; there is none called { $name }.
back-blocked = The way back is blocked: move there, and find a way past it.
back-nowhere = There is no place next to you where you have been.
move-not-beside = From here you can go to { LIST($places, type: "comma") }; { $name } is not next to you.
journey-near = { $name } lies next to you: move there.
journey-unknown = You know no place { $name } that lies farther off.
journey-nowhere = You know of nowhere farther off to go to.
journey-late = Night is too near for a journey: go step by step.
back-unvisited = You can only backtrack to a place where you have been.
scout-nowhere = There is no place next to you that could be scouted.
scout-not-beside = A Scout goes to a place next to you: { LIST($places, type: "comma") }.
scout-far = That way is longer than a stretch: too far to be scouted.
scout-blocked = The way there is blocked.
scout-rim = The region ends there: nothing is left to be seen.
care-unknown = Choose “plain”, or “careful”: 2 off the timer, and a boon.
# $verb: what has to wait.
on-path = You are on a path between two places. { $verb ->
        [forage] Foraging
        [investigate] Studying
        [search] A search
       *[scout] Scouting
    } has to wait until you arrive.
nobody-able = Nobody in the party can act just now.
nobody-able-called = Nobody in the party is called { $who }. Those who can act: { LIST($party, type: "comma") }.
carried = { $who } has to be carried and can't do that.

# At the desk of the game master.

desk-not-shown = { $name } can't be hidden: it is not on the party's map, or matters too much.
desk-known = The party knows { $name } already.
desk-no-site = The region has no site “{ $words }”. It has: { LIST($ids, type: "comma") }.
desk-no-place = The region has no place “{ $words }”.
desk-no-challenge = No challenge is running.
desk-no-threats = The region has no threats.
desk-sites-full = A region holds at most { $most } sites.
desk-stays-there = The party knows of it; it stays where it is.
desk-found = The party has found it.
desk-stays = The party knows of it; it stays.
desk-goal-stays = That is what the party came for; it stays.
desk-tale-stays = The party has heard a story of it; it stays.
desk-clues-full = A region holds at most { $most } clues.
desk-clue-beside = A clue points to a place beside its own.
desk-no-clue = There is no such clue, or the party has it already.
desk-not-beside = These two do not lie beside each other.
desk-not-paused = Nothing is paused.

## What one does here in place of a command that only other games have: "Wilds has no /pass: ...".

lacks-pass = leave it to the others
lacks-explore = move on, or search where you are
lacks-place = move on, and the map grows by itself
lacks-attack = I ask you what you do when you meet something
