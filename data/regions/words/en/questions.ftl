# What is asked, and how things stand.

plays-with = { GENDER($what) ->
        [p] attack
       *[n] attacks
    }
ask-craft = { $together ->
        [yes] who are you? Choose a Craft each.
       *[no] who are you? Choose a Craft.
    }
ask-background = { COUNT($craft) ->
        [0] a character
       *[other] { A($craft) }
    } from where? Choose a Background.
ask-leaving = do you leave{ COUNT($unmet) ->
        [0] { "" }
       *[other] { " " }without { LIST($unmet, each: "the") }
    }? { $last ->
        [yes] That ends the scenario, and counts as lost.
       *[no] There is no coming back in.
    }
ask-lighting = do you light { THE($gear) }? { light-costs }
light-costs = { $defeat ->
        [yes] A guard may see it: that ends the scenario.
       *[no] A guard may see it: that costs a Stealth Token, and makes the guard alert.
    }
# $ep: the EP of whom a hit can take down, 0 for nobody.
ask-react = { $deed }.{ hit-also }{ risk-of-hit } { heading-react }
# $rises: the EP after the Injury for going down, 0: it kills.
risk-of-hit = { $risk ->
        [kills] { " " }It can take you down, and the Injury then kills you.
        [falls] { " " }It can take you down.
       *[no] { "" }
    }
hit-also = { COUNT($more) ->
        [0] { "" }
       *[other] { " " }A hit brings also: { LIST($more, type: "comma") }.
    }
# $own: the one who is asked is struck.
ask-step-in = { $deed }.{ hit-also }{ risk-of-hit } { $own ->
        [yes] Do you play a card?
       *[no] { heading-step-in }
    }
ask-step-in-or-react = { $deed }.{ hit-also }{ risk-of-hit } { $several ->
        [yes] Guard all with a card, or only yourself?
       *[no] Step in with a card, or only guard yourself?
    }
ask-help = { $deed }. { heading-help }
ask-play = { $deed }. { heading-play }
ask-heal = which of { $own ->
        [yes] your
       *[no] { $member }'s
    } Diseases is healed?
ask-go-on = your Challenges are done: go on when you have nothing to add.
# $voted: who has voted for it.
ask-giving-up = { COUNT($voted) ->
        [0] do you give up?
        [1] { $voted } wants to give up: do you too?
       *[other] { $voted } want to give up: do you too?
    } That ends the scenario, and counts as lost.
ask-whose-turn = which of the Challenges acts next?
ask-what-happens = what happens?
ask-what-does = what { does-they } { THE($what) } do?
ask-one = choose one.
ask-who = { $together ->
        [yes] each choose who you are.
       *[no] choose who you are.
    }
ask-whence = { $together ->
        [yes] where are you from? Choose a Background each.
       *[no] where are you from? Choose a Background.
    }

# What is under way, to be followed by a question.
comes = something comes
# $all: it is played on all of the party; $most: the most damage that it can do, 0 for none; $stronger: what makes it hit more often.
plays-on = { THE($what) } { plays-with } { $all ->
        [yes] all of you
       *[no] { LIST($others, each: "the") }
    }{ COUNT($play) ->
        [0] { "" }
       *[other] { " " }with { $play }
    }{ $most ->
        [0] { "" }
       *[other] , for up to { $most } damage
    }{ COUNT($stronger) ->
        [0] { "" }
       *[other] , stronger for { LIST($stronger) }
    }{ COUNT($left) ->
        [0] { "" }
       *[other] {": "}{ $left }
    }
steps-in-already = { $who } steps in with { $play }
effort-left = { $left } to go
ep-left = { $left } EP left
you = you
searches = { $who } searches
picks-lock = { $who } picks the lock of { THE($lock) }
ally-acts = an ally acts

# How answers are offered.
let-it-hit = Let it hit
    .hint = No Reaction: the Action takes effect without a roll
# A Reaction that is free: $hits: how likely the Action hits all the same, "" where what it takes says all; $damage: what it takes on average, "none" for no Damage; $tokens: what else it costs; $down: how likely it takes the player down.
react-free = { $play } (free){ COUNT($hits) ->
        [0] { "" }
       *[other] : hit { $hits }
    }{ $damage ->
        [none] { "" }
        [little] : hardly a scratch
       *[other] : about -{ $damage } EP
    }{ COUNT($down) ->
        [0] { "" }
       *[other] : down { $down }
    }{ $tokens ->
        [0] { "" }
        [1] , -1 Token
       *[other] , -{ $tokens } Tokens
    }
# A card against a blow: what it saves on average beside the Reaction that is free.
react-saves = { $play }: { spares }
spares = { $ep ->
        [0] saves hardly anything
       *[other] saves about { $ep } EP
    }
# How likely one goes down with a card, and without.
react-stands = { $play }: down { $then }, not { $now }
# $hits: how likely the Action hits all the same, "" where what it takes says all; $damage: what it takes on average, "none" for no Damage; $tokens: what else it costs; $back: the most that comes back where it misses.
reaction = { $play }{ COUNT($hits) ->
        [0] { "" }
       *[other] : hit { $hits }
    }{ $damage ->
        [none] { "" }
        [little] : hardly a scratch
       *[other] : about -{ $damage } EP
    }{ $tokens ->
        [0] { "" }
        [1] , -1 Token
       *[other] , -{ $tokens } Tokens
    }
# How likely an Action hits if a card steps in, and without. $several: more are struck.
step-in-for = { $play }: { $own ->
        [yes] hit
       *[no] { $whom } is hit
    } { $after }, not { $before }{ hit-tokens }
# What a hit costs in Stealth Tokens.
hit-tokens = { $tokens ->
        [0] { "" }
        [1] ; a hit: -1 Token
       *[other] ; a hit: -{ $tokens } Tokens
    }
# What a hit does on average if a card steps in, and without.
step-in-stands = { $play }: { $own ->
        [yes] { "" }
       *[no] { $whom }{ " " }
    }down { $then }, not { $now }
# What a card saves on average that steps in. $several: in all, of several who are struck.
step-in-saves = { $play }: { $own ->
        [yes] { spares }
       *[no] { $several ->
            [yes] { spares }
           *[no] { $ep ->
                [0] { spares }
               *[other] saves { $whom } about { $ep } EP
            }
        }
    }
    .hint = { $several ->
        [yes] In all, of all who are struck.{ " " }
       *[no] { "" }
    }{ $does }
# How likely an ally succeeds with help, and without.
help-for = { $play }: { $after }, not { $before }
help-harder = { $play }: a hit does about { $after }, not { $before }
# A Reaction that is a card of the hand.
react-back = { $does } If it misses you, it loses up to { $back }.
let-it-be = Let it be
play-on-still = Play on
    .hint = Nothing is given up
give-up = Give up
    .hint = It counts as lost
stay = Stay
    .hint = You are still at it
leave = Leave
    .hint = Out by the goal, for good
stay-dark = Stay dark
    .hint = Nothing is spent
light-up = Light up
go-on = Go on
    .hint = The round goes on
all-as-bot = All as I would
    .hint = All that are left do what the bot would let them do
be = Be { A($title) }
# $line: what the Craft begins with.
be-hint = { $about } { $line }.
be-as-kept = Bring mine back
be-again = Bring back { $name }{ $level ->
        [0] { "" }
        [1] { "" }
       *[other] , level { $level }
    }
    .hint = { COUNT($learned) ->
        [0] { "" }
       *[other] Learned: { $learned }.{ " " }
    }{ kept-things }
kept-things = Injuries, Diseases, Valuables and Gear as you kept them
whose-turn = { COUNT($where) ->
        [0] { "" }
       *[other] In { THE($where) }
    }{ COUNT($copy) ->
        [0] { "" }
       *[other] , number { $copy }
    }
deed-done = Done
    .hint = Nothing more this turn
deed-go = Go to { $region }
deed-at = { $play }: { $member }
    .hint = EP { $ep }. { $does }
deed-on-all = { $play }: all here

# What is wanted of those awaited.
scene-is-yours = this scene is yours to play; /gm resume lets the scenario go on.
master-decides = what happens next is in your hands.
town = rest, { $taught ->
        [yes] learn, buy and equip; then Set out.
       *[no] buy and equip; then Set out.
    }
# $until: what the time runs out with.
time-is-up = { COUNT($until) ->
        [0] the alarm
       *[other] { $until }
    }
clock-alarm = { $left ->
        [0] Each round's end costs { $costs } Stealth Tokens now.
        [1] The last round before { time-is-up }: its end costs a Stealth Token, the next one 2.
       *[other] { $left } rounds until { time-is-up }.
    }
clock = { $left ->
        [1] The last round{ COUNT($until) ->
            [0] { "" }
           *[other] { " " }before { $until }
        }!
       *[other] { $left } rounds { COUNT($until) ->
            [0] left
           *[other] until { $until }
        }.
    }
# What the start of a turn costs.
harm-of = { $dice } damage{ COUNT($source) ->
        [0] { "" }
       *[other] { " " }({ $source })
    }
falls-at-once = down at once
rises-with = up with an Injury and { $ep } EP (the most from now on)
phase-lost = no { $phase ->
        [strategy] Strategy
       *[action] Action
    }
turn-costs-whom = { LIST($who) }{ COUNT($who) ->
        [1] { "" }
       *[other] { " " }each
    } { LIST($costs) }
turn-costs = As the next turns begin: { LIST($each, type: "semicolon") }.
turn-costs-you = As it begins: { LIST($costs) }.
# $what: what can strike; $helps: what keeps it off.
may-die = **{ CAP(LIST($what, each: "the")) } can kill you before your next turn{ goes-down-odds }.**{ COUNT($helps) ->
        [0] { "" }
       *[other] { " " }What helps: { LIST($helps, type: "or") }.
    }
# What likely strikes a member before their next turn; $about: the EP that it takes on average.
may-fall = **{ $about ->
        [0] If you stay you likely go down this round: { $falls }.
       *[other] If you stay you likely lose { $about } of { $ep } EP this round{ goes-down }.
    }**
goes-down = { COUNT($falls) ->
        [0] { "" }
       *[other] { " " }(down { $falls })
    }
goes-down-odds = { COUNT($falls) ->
        [0] { "" }
       *[other] { " " }({ $falls })
    }
safe-go = go { LIST($exits, type: "or") }
safe-heal = healing by { LIST($able, type: "or") }
safe-fell = strike first
own-turn = your turn.
# $takes: what lasts and takes EP at each turn.
with-ep-left = { $ep ->
        [0] { "" }
       *[other] { " " }with { $ep } of { $most } EP
    }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }({ LIST($takes, type: "comma") })
    }
# What lasts takes at the start of each turn.
ill-takes = { $source } -{ $dice }
who-acts-next = { $mine ->
        [yes] take the next turn?
       *[no] who is next?
    }
turn-to-begin = you can go now{ $health }{ COUNT($left) ->
        [0] { "" }
       *[other] : { LIST($left) }
    }.
turn-that-yields = your turn, or { LIST($members, type: "or") } can go first.
turn-nearly-over = your turn is nearly over: pass to end it.
# $ends: the turn is over with it.
turn-ends = { $ends ->
    [alone] , which ends your turn
    [action] , which ends your turn
   *[no] { "" }
}
strategy-first = a Strategy, then an Action
# $health: how many EP there are, as the turn begins; $whole: nothing of it is spent.
turn-whole = { $whole ->
        [yes] your turn{ $health }{ COUNT($left) ->
            [0] { "" }
           *[other] : { LIST($left) }
        }
       *[no] left: { LIST($left) }
    }{ turn-ends }.
last-words = { LIST($said) } before enemies and traps act.
can-still = { $own ->
        [yes] you
       *[no] { $names }
    } can still { $why ->
        [move] Move
        [give] hand on what was found
        [douse] put the lamp out
       *[light] light a lamp
    }
are-choosing = { $names } { COUNT($names) ->
        [1] is
       *[other] are
    } choosing{ $choice ->
        [craft] { " " }a Craft
        [background] { " " }a Background
        [react] { " " }a Reaction
        [step-in] { " " }whether to step in
        [help] { " " }whether to help
        [light] { " " }whether to light up
       *[any] { "" }
    }.
move-is-free-still = all turns are over, but you can still Move: /move.
move-is-free-meanwhile = It's { $name }'s turn, but you can Move now: /move.
advice-react = /settings react:best answers these for you.
advice-step-in = /settings interrupt:auto steps in for you, interrupt:never lets it be.
advice-help = /settings assist:auto helps for you, assist:never lets it be.
advice-saved = /settings saved:lapse spares you this.

# How things stand.
standing-muster = { $scenario }, before you set out: Crafts { $crafts } of { $everybody }, Backgrounds { $pasts } of { $everybody }.
standing-choosing = Ready: { $ready } of { $everybody }.
standing-town = In town. { $purses }
standing-town-in-full = In town, before { $scenario }. { $purses } { COUNT($ready) ->
        [0] Nobody is ready yet.
       *[other] Ready: { $ready }.
    }
standing-over = { $scenario }, { ended-so } in round { $round }.{ COUNT($unfound) ->
        [0] { "" }
       *[other] { " " }{ CAP(LIST($unfound, type: "semicolon")) }.
    }
# What the party came for and never found.
unfound = { THE($what) } lay in { THE($where) }
ended-so = { $ending ->
        [won] won
        [partly] won in part
        [lost] lost
        [conceded] given up
       *[other] over
    }
standing = { $said }.{ $paused ->
        [yes] { " " }The clock stands still for a scene.
       *[no] { "" }
    }
standing-round = Round { $round }{ $limit ->
        [0] { "" }
       *[other] { " " }of { $limit }{ $last ->
            [yes] , the last
           *[no] { "" }
        }
    }
# $objects: what is still missing; $goal: where it goes out, "" while nobody knows.
standing-goal = { COUNT($objects) ->
        [0] { COUNT($goal) ->
            [0] find a way out
           *[other] get out by { THE($goal) }
        }
       *[other] you need { LIST($objects, each: "the") }, then { COUNT($goal) ->
            [0] a way out
           *[other] the way out by { THE($goal) }
        }
    }
# The next step to the goal. $what: an object, or the goal; $exits: letters on the map.
# $by: who can open it, where the one to move cannot.
next-here = { COUNT($by) ->
        [0] { $lock ->
            [yes] open
           *[no] see to
        } { THE($what) } here{ needs-opener }
       *[other] let { LIST($by, type: "or") } open { THE($what) } here
    }{ action-spent }
# $others: who has a Strategy still, where the one to move has none.
next-take = pick up { THE($what) } here{ $now ->
        [yes] { " " }(your Strategy)
       *[no] : your Strategy is over{ COUNT($others) ->
            [0] { "" }
           *[other] , { LIST($others, type: "or") } can
        }
    }
needs-opener = { $lock ->
        [yes] { " " }(key or lockpick)
       *[no] { "" }
    }
# $held: what is brought to the goal.
next-way = { COUNT($held) ->
        [0] make for { THE($what) }
       *[other] bring { LIST($held, each: "the") } to { THE($what) }
    } by { LIST($exits, type: "or") }{ $moves ->
        [1] { "" }
       *[other] , { $moves } Moves
    }{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }({ $where })
    }
# All that was needed is out; $who: those who are still inside, none where it is one alone.
next-leave = get { COUNT($who) ->
        [0] { "" }
       *[other] { LIST($who) }{ " " }
    }out by { LIST($exits, type: "or") }{ $moves ->
        [1] { "" }
       *[other] , { $moves } Moves
    } ({ THE($what) })
# $purpose: what for.
next-explore = { COUNT($then) ->
        [0] { $moves ->
            [1] explore by { LIST($exits, type: "or") }{ for-purpose }
           *[other] go{ $back ->
                [yes] { " " }back
               *[no] { "" }
            } by { LIST($exits, type: "or") }, { $moves } Moves to new ground{ COUNT($purpose) ->
                [0] { "" }
               *[other] , { $purpose }
            }
        }
       *[other] go{ $back ->
            [yes] { " " }back
           *[no] { "" }
        } by { LIST($exits, type: "or") } and explore by { LIST($then, type: "or") }{ for-purpose }
    }
for-purpose = { COUNT($purpose) ->
        [0] { "" }
       *[other] { " " }{ $purpose }
    }
# $shut: what was found and nobody can open.
sought-key = for a key or lockpick: { THE($shut) } { GENDER($shut) ->
        [p] are
       *[n] is
    } locked
sought-things = for { LIST($what, each: "the") }
sought-goal = toward { THE($goal) }
sought-out = for the way out
next-exit = { $exit }{ COUNT($barred) ->
        [0] { "" }
       *[other] { " " }(past { $barred }{ keys-no-fit })
    }
keys-no-fit = { COUNT($keys) ->
        [0] { "" }
        [1] ; { LIST($keys, each: "the") } does not fit
       *[other] ; { LIST($keys, each: "the") } do not fit
    }
next-open-for = { COUNT($by) ->
        [0] open { THE($shut) } here{ needs-opener }
       *[other] let { LIST($by, type: "or") } open { THE($shut) } here
    }{ action-spent }: { THE($what) } may be in it
next-search-for = search here for { THE($what) }{ action-spent }
next-search-there = search { THE($what) } by { LIST($exits, type: "or") }{ for-purpose }
next-search = search here{ for-purpose }{ action-spent }
# $spent: it takes an Action, and all who may move have used theirs.
action-spent = { $spent ->
        [yes] { " " }(your Action is over)
       *[no] { "" }
    }
purses-alike = { $several ->
        [yes] { valuables } each.
       *[no] { valuables }.
    }
purses = Valuables: { LIST($purses, type: "comma") }.
all-have-acted = all have acted
turn-of = { $name }'s turn
still-to-act = still to act: { $names }
to-act = to act: { $names }
moves-left = { COUNT($names) ->
        [1] Move left: { $names }
       *[other] Moves left: { $names }
    }
stage-end = the round ends
stage-challenges = the Challenges act
acted-all = acted: everybody
acted = acted: { $names }
standing-has-all = **{ LIST($who) } { COUNT($who) ->
        [1] has
       *[other] have
    } { LIST($what, each: "the") }: get out**
fated-down = { LIST($names) } { COUNT($names) ->
        [1] is
       *[other] are
    } down
fated-out = { LIST($names) } { COUNT($names) ->
        [1] is
       *[other] are
    } out
fated-caught = { LIST($names) } { COUNT($names) ->
        [1] is
       *[other] are
    } caught
fated-dead = { LIST($names) } { COUNT($names) ->
        [1] is
       *[other] are
    } dead
# $alarm: the last round before the alarm, 0 for none.
stealth-of = { $tokens ->
        [one] { $tokens } Stealth Token is
       *[other] { $tokens } Stealth Tokens are
    } left{ $alarm ->
        [0] { "" }
       *[other] , alarm after round { $alarm }
    }
closes-after = { THE($where) } closes after round { $limit }{ $deadly ->
        [yes] , and all inside die
       *[no] { "" }
    }
closes-after-too = { THE($where) } after { $limit }{ $deadly ->
        [yes] , and all inside die
       *[no] { "" }
    }
lost-if-in = lost if anybody is still in { THE($where) } after round { $limit }
limits = last round: { LIST($limits, type: "comma") }
dice-words = -# Attack (in the rules: Inflict) is rolled against Resist (Endure): equal or higher hits. A hit takes Damage less Defence. +1 die size makes a d6 a d8.
sheet-ground = On the ground: { $lying }.
sheet-after-you = After you: { LIST($deeds, type: "semicolon") }.
sheet-first = First in the next round: { LIST($deeds, type: "semicolon") }.
sheet-would-give-up = For giving up: { $names }.
sheet-rulings = -# Ruled by the game master: { $rulings }
member-without = { $member }: no character yet
member-line = { $member }: { LIST($facts, type: "comma") }
member-in = in { THE($where) }
member-in-short = { $title }, EP { $ep } of { $most }{ $falls ->
        [yes] , down as the turn begins
       *[no] { "" }
    }
member-ep = EP { $ep } of { $most }
member-acted = acted
member-cards = { $count } cards
member-has = has { LIST($objects, each: "the") }
fate-down = down
fate-out = out
fate-dead = dead
fate-caught = caught
secrets-head = **Not found yet**
secrets-none = They have found all there is.
secrets-more = and { $number } more, on your map
secrets-rulings = -# Rulings wait for the next roll.
secret-entity = { $name } in { THE($where) }{ $hidden ->
        [yes] , hidden
       *[no] { "" }
    }
secret-feature = { $name } in { THE($where) } ({ $dice })
limit-of = { $names } { $limit }
unspent-strategy = a Strategy
unspent-action = an Action
left-move = { $moves ->
        [1] a Move
       *[other] { $moves } Moves
    }{ $speed ->
        [1] { "" }
       *[other] { " " }of { $moves ->
            [1] { $speed }
           *[other] up to { $speed }
        }
    }

# What came about since one's last turn, while its story stands in the post no more: two lines of a phone at most.
meanwhile = **Meanwhile:** { LIST($told, type: "semicolon") }.
meanwhile-hurt = { $you ->
        [yes] you
       *[no] { $who }
    } lost { $ep } EP{ COUNT($origin) ->
        [0] { "" }
       *[other] { " " }to { THE($origin) }
    }
meanwhile-met = { $place ->
        [here] new beside you
        [next] new next door
       *[far] new in { THE($where) }
    }: { $what }{ $number ->
        [1] { "" }
       *[other] { " " }({ $number })
    }
meanwhile-came = { $you ->
        [yes] you
       *[no] { $who }
    } explored { THE($where) }
meanwhile-fell = { $you ->
        [yes] you
       *[no] { $who }
    } { $died ->
        [yes] died
       *[no] went down
    }
meanwhile-did = { $you ->
        [yes] you
       *[no] { $who }
    } { $deed ->
        [got] got
        [beat] beat
       *[cleared] cleared
    } { THE($what) }
