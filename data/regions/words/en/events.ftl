# What is told of events. The id is the kind of an event, its fields are the variables.

# The party.

begun = **{ $name }**, { scenario-type }.{ COUNT($about) ->
        [0] { "" }
       *[other] { " " }{ $about }
    }{ COUNT($announced) ->
        [0] { "" }
       *[other] { "\u000A" }{ guards-notice }{ $announced }
    }
guards-notice = { $type ->
        [stealth] Guards may notice whom they meet at a round's end: that costs a Stealth Token.{ " " }
       *[normal] { "" }
    }
scenario-type = { $type ->
        [stealth] a stealth scenario
        [chase] a chase
       *[normal] a crossing
    }
# $title: what a ready-made character is called.
# $good: what the Craft is good at.
joined_up = { $kept ->
        [yes] { $who } is back: { A($craft) }{ $level ->
            [1] { "" }
           *[other] { " " }of level { $level }
        }{ once }.
       *[no] { $who }{ COUNT($title) ->
            [0] { "" }
           *[other] , the { $title }
        }: { A($craft) }{ COUNT($good) ->
            [0] { once }
           *[other] { " " }({ $good })
        }.
    }
good-at = { $kind ->
        [pathfinder] finds ways and climbs
        [delver] tough, breaks and opens things
        [shadow] good with locks, and in the dark
        [warden] strong, shields the others
        [mender] heals the others
       *[wright] opens what is shut
    }
# What a start tells a newcomer: how it is won and lost, what EP are, what a turn is, what to do first.
# $things: what is to be carried out; $goal: where a chase goes, "" while nobody knows.
start-goal = **Goal:** { $type ->
        [chase] { $mode ->
            [chasing] one of you reaches
           *[fleeing] all of you reach
        } { COUNT($goal) ->
            [0] the goal
           *[other] { THE($goal) }
        } in time
       *[other] { $hidden ->
            [yes] find another way out for all who live
           *[no] all who live get out
        }{ COUNT($things) ->
            [0] { "" }
           *[other] { $hidden ->
                [yes] ,
               *[no] { "" }
            } with { LIST($things, each: "the") }
        }
    }.
# $until: what the time runs out with; $late: what becomes of those who come too late.
start-clock = **Clock:** { $timed ->
        [no] no limit
       *[yes] { $type ->
            [stealth] { $rounds } rounds until { time-is-up }; then each costs tokens
           *[chase] { $rounds } rounds{ COUNT($until) ->
                [0] { "" }
               *[other] { " " }until { $until }
            }; { $late ->
                [lost] then all is lost
                [death] those who are late die
               *[injury] those who are late take an Injury
            }{ $bonus ->
                [yes] . Some places give more rounds
               *[no] { "" }
            }
        }
    }.
# $light: what a light costs that is seen; $closes: what places do that close.
start-danger = **Danger:** { $type ->
        [stealth] a guard that notices you at a round's end takes 1 of { $tokens } Stealth Tokens; the last one lost ends it{ $light ->
            [defeat] , and so does a light seen in the dark
            [token] . A light seen in the dark takes 1
           *[none] { "" }
        }
       *[other] { $closes ->
            [kills] places close behind you and kill all inside
            [loses] if anybody stays in a place past its own limit, all is lost
           *[no] at 0 EP (your health) you go down, and get up with an Injury: 5 EP less for good{ start-deadly }
        }
    }.
# $least, $most: so many Injuries kill the members, 0 where that is not known yet; $alike: the same of all.
start-deadly = { $least ->
        [0] { "" }
       *[other] . { $alike ->
            [yes] { $most } Injuries kill
           *[no] { $least } to { $most } Injuries kill
        }
    }
once = { COUNT($background) ->
        [0] { "" }
       *[other] , once { A($background) }
    }
# $choice: the kind of the choice; $craft: the Craft that was chosen, if one was.
answered = { $choice ->
        [craft] { COUNT($craft) ->
            [0] { $who } has chosen.
           *[other] { $who }: { A($craft) }.
        }
        [ready] { $who } is ready to set out.
        [give-up] { $who } votes on giving up.
        [leave] { $who } is about to leave.
        [stay] { $who } stays.
        [light] { $who } is about to light up.
        [search] { $who } is about to search.
        [pick] { $who } is at a lock.
        [stay-dark] { $who } stays in the dark.
        [master] Noted.
       *[other] { $who } has chosen.
    }
decided = { $who } has chosen.
bought = { $who } buys { A($gear) } for { $price ->
        [one] { $price } Valuable
       *[other] { $price } Valuables
    }.
# $disease: what was healed, if it was no Injury.
cured = { $who } rests in town, and { $what ->
        [injury] an Injury
       *[other] { $disease }
    } is healed for 1 Valuable.
learned = { $who } learns { $play } for 1 Valuable.
# $danger: the level of the danger, 0 for the first.
set_out = { $party } { GENDER($party) ->
        [p] set
       *[n] sets
    } out from { THE($where) }.
    .tokens = { $tokens ->
        [one] { $tokens } Stealth Token.
       *[other] { $tokens } Stealth Tokens.
    }
    .limit = { $limit ->
        [one] { $limit } round, not one more.
       *[other] { $limit } rounds, not one more.
    }
    .danger = Danger of level { $danger }.
# Who set out before keeps what was not healed.
still-ailing = { $who } still has: { $ails }.

# Rounds and turns.

round_begins = **Round { $number }.**
claimed = { $how ->
        [last] { $who } is the last to act.
        [order] { $who } acts, as ordered.
       *[claimed] { $who } acts.
    }
# What lasts took EP as the turn began.
acts-with-ep = { $who } acts with { $ep } EP.
turn_ended = { $idle ->
        [yes] { $who } waits.
       *[no] { $who } ends the turn.
    }
turn_lost = { $who } goes down before doing anything: the turn is over.
# $own: only the Move of the member who lets the round go on.
went_on = { COUNT($lapse) ->
        [0] { $who } ends the round.
        [1] { $own ->
            [yes] { $who } ends the round; a Move is lost.
           *[no] { $who } ends the round; { $lapse }’s Move is lost.
        }
       *[other] { $who } ends the round; the Moves of { $lapse } are lost.
    }
skipped = { COUNT($by) ->
        [0] { $who }'s { phase } Phase is lost.
       *[other] { $who }'s { phase } is spent getting out of { THE($by) }.
    }
will_skip = { COUNT($by) ->
        [0] { $who }'s next { phase } Phase is lost.
       *[other] { $who }'s next { phase } is spent getting free.
    }
phase = { $phase ->
        [strategy] Strategy
       *[action] Action
    }
# $cards: what was drawn, by name and in short, where the reader may know it.
drew = { $shuffled ->
        [yes] { $who }'s deck was empty: the discard pile is shuffled and becomes the deck.
       *[no] { COUNT($cards) ->
            [0] { drew-so-many }
           *[other] { $who } draws { $cards }.
        }
    }
card-drawn = { $card } ({ $kind }: { $gist })
drew-so-many = { $count ->
        [0] { "" }
        [one] { $who } draws { $count } card.
       *[other] { $who } draws { $count } cards.
    }
discarded = { $who } discards { $plays }: the hand was too full.
# $drawn, $laid: which cards came to the hand, and which went as it was too full.
you-drew = You drew { LIST($drawn) }.
over-limit = you keep { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    }: { $plays } { COUNT($plays) ->
        [one] goes
       *[other] go
    } at the round's end.
spared = At the round's end { $plays } { COUNT($plays) ->
        [one] goes
       *[other] go
    }.
kept_at = { $who } keeps at { THE($what) } until it opens.
left_off = { $who } stops trying { THE($what) }: { $why ->
        [foes] { $who } is in danger here
       *[hurt] a miss could leave { $who } under a third of the EP
    }.
called = { $how ->
        [wait] { $who } asks you to wait here in this round.
       *[heal] { $who } asks to be healed.
    }
habit = Your standing order – { $order }.

order-react-ask = Reactions: asked, except about small harm
order-react-best = Reactions: always the best one
order-react-none = Reactions: never
react-with = Reactions: always { $play }, else the best one
order-interrupt-ask = Interrupts: asked each time
order-interrupt-auto = Interrupts: always
order-interrupt-never = Interrupts: never
order-interrupt-any = Interrupts: whatever the Damage
interrupt-from = Interrupts: never for less than { $damage } Damage on average
order-assist-ask = Assists: asked each time
order-assist-auto = Assists: always
order-assist-never = Assists: never
order-saved-turn = unused Moves: the Challenges wait if I did not end my turn
order-saved-wait = unused Moves: the Challenges wait for mine
order-saved-lapse = unused Moves: the Challenges never wait for mine
order-draw-auto = unused Strategy: draws a card
order-draw-ask = unused Strategy: draws nothing
keep-at = keeping at: { $what }, until it opens
order-keep-none = keeping at: nothing
order-call-none = healing: not asked for
order-call-heal = healing: asked for until it comes
order-call-wait = allies: asked to wait in this round
order-setting-best = settings: whatever suits a play best
setting-always = settings: { $setting }, wherever that is a choice
order-turn-any = turns: only when claimed
turn-place = turns: taken by themselves, place { $place }

# Plays.

kind-action = Action
kind-reaction = Reaction
kind-strategy = Strategy
kind-interrupt = Interrupt
kind-assist = Assist

# Chases.

# $rounds: how many are left.
counted = { $limit ->
        [0] { "" }
       *[other] { $over ->
            [yes] Time is up.
           *[no] { $rounds ->
                [one] { $rounds } round left.
               *[other] { $rounds } rounds left.
            }
        }
    }
limit_grew = { $who } gains { $by ->
        [one] { $by } round
       *[other] { $by } rounds
    } by reaching { THE($where) }: time until the end of round { $limit }.
put_off = { CAP(THE($what)) } { $by ->
        [one] wins you a round
       *[other] wins you { $by } rounds
    }: time until the end of round { $limit }.
closed = { CAP(THE($where)) } is closed: nobody gets in any more.
closed-over = **{ CAP(THE($where)) } is gone, and { $lost } with it.**
caught = { $how ->
        [injury] { $who } is left behind, and takes an Injury.
        [death] { $who } is left behind, and does not come out.
       *[caught] Time is up for { $who }.
    }

# The end.

reached_goal = { COUNT($unmet) ->
        [0] **{ $who } reaches { THE($where) } and is out.**
       *[other] **{ $who } leaves by { THE($where) }, without { LIST($unmet, each: "the") }.**
    }
# What was beaten, and when it is there again.
returns = { CAP(THE($what)) } { GENDER($what) ->
        [p] come
       *[n] comes
    } back once, as round { $round } ends.
stays-away = { CAP(THE($what)) } { GENDER($what) ->
        [p] do
       *[n] does
    } not come back this time.
key-for-later = It opens a single lock: the button there says so.
stays-with = { $who } keeps { LIST($things, each: "the") }, in { THE($where) }.
lost-with = Lost with { $who }: { LIST($things) }.
still-injured = { $who } still takes the Injury for going down as the next turn begins.
still-inside = Still inside: { LIST($inside) }.
carries-out = **{ $who } carries out { LIST($what, each: "the") }.**
fell-in = { $who } died in { THE($where) }.
carried-out = { $who } carried out { LIST($what, each: "the") }.
# How well a crossing went that was won; $out: how many of all came out, $injuries: those they have.
ending-count = { $lost ->
        [0] { $injuries ->
            [0] All came out without an Injury: it cannot be done better.
            [one] All came out, with one Injury.
           *[other] All came out, with { $injuries } Injuries.
        }
       *[other] { $out } of { $of } came out.
    }
out-by-goal = **{ $who } gets out by { THE($where) }.**
not_yet = { $who } stands at the goal, { THE($where) }: { COUNT($unmet) ->
        [0] what you came for is
        [1] { LIST($unmet, each: "the") } is
       *[other] { LIST($unmet, each: "the") } are
    } still missing.
wants_to_give_up = { $agrees ->
        [yes] { $who } votes to give up.{ COUNT($missing) ->
            [0] { "" }
           *[other] { " " }{ $missing } must agree too.
        }
       *[no] { $who } votes to go on.
    }
voted-without = That was voted without { $absent }.
# $alone: who came out, where not everybody did.
ended = **{ $ending ->
        [won] { ended-won }
        [partly] { ended-partly }
        [lost] { ended-lost }
       *[conceded] { $cause ->
            [conceded] The party gives up.
           *[other] Given up.
        }
    }**
    .text = { $text }
ended-won = { $cause ->
        [goal] Through, and out
        [rounds] In time
       *[other] Won
    }{ COUNT($alone) ->
        [0] { "." }
        [1] : { $alone } alone.
       *[other] : { $alone }.
    }
ended-partly = { $cause ->
        [goal] Some are out.
        [left-behind] Not everybody is out in time.
        [caught] Not everybody is out in time.
        [rounds] Not everybody is out in time.
       *[other] Won in part.
    }
ended-lost = { $cause ->
        [all-dead] Nobody is left.
        [tokens] The last Stealth Token is gone, and you are caught.
        [light] The light is seen, and you are caught.
        [rounds] Time is up.
        [region] The place closes with someone in it.
        [left-behind] Someone is left behind.
        [left-without] Out, but without what you came for.
        [caught] Time has run out for one too many.
        [conceded] The party gives up.
       *[other] Lost.
    }
secrets_told = { COUNT($lines) ->
        [0] { "" }
       *[other] What searches rolled against: { $lines }
    }

# The game master.

paused = The clock stops: the game master plays this scene with you.
    .text = { $text }
resumed = The scene is over. It goes on.
said = { COUNT($who) ->
        [0] { $words }
       *[other] { CAP(THE($who)) }: “{ $words }”
    }
ruling = The game master rules: { $text }
secret_ruling = { $text }

# Ways and sights.

moved = { $how ->
        [over] { $who } gets past it, to { THE($end) }.
        [fell] { $who } comes down in { THE($end) }.
        [pushed] { $who } is driven to { THE($end) }.
        [gm] { $who } is in { THE($end) } now.
       *[move] { $who } goes to { THE($end) }.
    }
held_up = { $who } is held up by { THE($by) }: { $left } effort to go.
blocked = { $who } comes up against { THE($by) }: no way through.
region-like = { $water ->
        [surface] { $dark ->
            [yes] dark, water to swim through, with smaller dice
           *[no] water to swim through, with smaller dice
        }
        [submerged] { $dark ->
            [yes] dark, under water
           *[no] under water
        }
       *[none] { $dark ->
            [yes] dark
           *[no] { "" }
        }
    }
# Of a place whose text follows alone.
entered-region = { CAP(THE($where)) }: { $text }
in-view = In view: { $views }.
in-view-region = { THE($where) }{ COUNT($like) ->
        [0] { "" }
       *[other] { " " }({ $like })
    }
here = { COUNT($seen) ->
    [0] { "" }
   *[other] Here: { $seen }.
}{ COUNT($traps) ->
    [0] { "" }
   *[other] { COUNT($seen) ->
        [0] { "" }
       *[other] { " " }
    }Beware of { LIST($traps, type: "semicolon") }.
}
sprung-by-enter = { THE($what) }, set off by coming in
sprung-by-leave = { THE($what) }, set off by leaving
sprung-by-search = { THE($what) }, set off by a search
sprung-by-feature = { THE($what) }, set off by opening or using what is here
sprung-by-lockpick-failed = { THE($what) }, set off by a failed try at a lock
in-sight = In sight: { $places }.
in-sight-at = { $seen } in { THE($where) }
# What was seen, and what it does by itself.
met = { $seen } ({ $does })
met-habit = { LIST($does) }
met-environ = to all here each round: { LIST($brings, type: "comma") }
met-harm = up to { $most } damage
# What Persists: each member has all of it to do.
met-persists = each passes it alone; leaving undoes what is done
habit-latest = { GENDER($what) ->
        [p] notice
       *[n] notices
    } the last to come in
habit-pursues = { GENDER($what) ->
        [p] come
       *[n] comes
    } after you
nothing_seen = In the dark { $who } sees only exits, and rolls smaller dice.
would-light = { $who }'s { $lamp } would light it.
passage = A hidden way out of { THE($where) } comes to light: { $letter }{ COUNT($beyond) ->
        [0] { "" }
       *[other] , to { THE($beyond) }
    }.
lit_up = There is light in { THE($where) } now.
# $lit: the dark region on which the light falls.
light = { $on ->
        [yes] { $who } lights { THE($gear) }{ COUNT($lit) ->
            [0] { "" }
           *[other] : { THE($lit) } is lit
        }.
       *[no] { $why ->
            [water] The water puts { $who }'s light out.
           *[other] { $who } puts { THE($gear) } out.
        }
    }

# Things.

# $through: all that hid there is found. Else nobody may know after a Search that finds nothing whether anything does.
searched = { $who } searches { COUNT($where) ->
        [0] { "" }
       *[other] { THE($where) }{ " " }
    }and finds { COUNT($found) ->
        [0] { $through ->
            [yes] nothing: nothing hides there
           *[no] nothing
        }
       *[other] { LIST($found, each: "a") }
    }.
finds-wanted = **{ $who } finds { LIST($what, each: "the") }!**
fortune = Fortune, for { $who }: { $text }
fortune-idle = It has no effect.
picked = { $who } picks the lock of { THE($lock) }: { $opened ->
        [yes] it opens.
       *[no] it holds.
    }
unlocked = { COUNT($who) ->
        [0] { CAP(THE($what)) } opens.
       *[other] { $who } opens { THE($what) } with { THE($key) }.
    }
opened = { CAP(THE($what)) } stands open.
used = { $who } uses { THE($what) }.
    .text = { $text }
gets = { $who } gets { $things }.
gift-gear = { A($found) }
gift-object = { THE($what) }
has-wanted = **{ $who } has { LIST($what, each: "the") }!**{ COUNT($missing) ->
        [0] { "" }
       *[other] { " " }Still missing: { LIST($missing, each: "the") }.
    }
loses = { $who } loses { valuables }.
valuables = { $count ->
        [one] { $count } Valuable
       *[other] { $count } Valuables
    }
gear-does = { $name }, { slot }: { $does }
slot = { $slot ->
        [clothing] clothing
        [item] in hand
        [accessory] accessory
       *[expertise] expertise
    }
# $slot: what the Gear takes, to have it on.
equipped = { COUNT($gear) ->
        [0] { $who } puts { THE($away) } into the pack.
       *[other] { equipped-in }{ COUNT($away) ->
            [0] { "" }
           *[other] { " " }in place of { THE($away) }
        }.
    }
equipped-in = { $slot ->
        [item] { $who } takes { THE($gear) } in hand
        [expertise] { $who } gets { THE($gear) } ready
       *[other] { $who } puts { THE($gear) } on
    }
gave = { $left ->
        [yes] { $to } has { THE($item) } now.
       *[no] { $who } hands { THE($item) } to { $to }.
    }
laid_down = { $who } lays { THE($item) } down in { THE($where) }.
picked_up = { $who } picks up { THE($item) }.

# Plays, and what they do.

# $others: the targets other than the one who plays it.
played = { $kind ->
        [interrupt] { CAP(THE($who)) } { GENDER($who) ->
            [p] step in
           *[n] steps in
        } with { $play }.
        [assist] { CAP(THE($who)) } { GENDER($who) ->
            [p] help
           *[n] helps
        } with { $play }.
       *[other] { played-on-others }.
    }
step-in-together = { LIST($who) } step in with { $play }.
played-on-others = { CAP(THE($who)) } { plays } { $play }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }on { LIST($others, each: "the") }
    }
plays = { GENDER($who) ->
        [p] play
       *[n] plays
    }
nothing-to-heal = { played-on-others }: nothing to heal.
played-for = { CAP(THE($who)) } plays { $play }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }for { $everybody ->
            [yes] everybody
           *[no] { LIST($others, each: "the") }
        }
    }, { $lasts ->
        [next-turn] until { THE($who) }'s next turn starts
        [round] until the round ends
       *[scenario] until the end
    }{ $brings }.
# $brings: what lasts, in short.
lasting = { $source } holds for { LIST($who, each: "the") }{ $lasts ->
        [next-turn] { "" }
        [round] , until the round ends
       *[scenario] , until the end
    }{ $brings }.
# $origin: what did it, if that was another.
hurt = { $effort ->
        [yes] { CAP(THE($who)) }: { $amount } of the effort done, { $left } to go.
       *[no] { CAP(THE($who)) } { takes } { $amount ->
            [0] no damage{ from-origin }.
           *[other] { $amount } damage{ from-origin }, { $left } EP left.
        }
    }
takes = { GENDER($who) ->
        [p] take
       *[n] takes
    }
from-origin = { COUNT($origin) ->
        [0] { "" }
       *[other] { " " }from { THE($origin) }
    }
# How many EP there are now; 0 is not told, as more may have come of them since.
now-left = { $left ->
        [0] { "" }
       *[other] , { $left } now
    }
recovered = { $amount ->
        [0] { "" }
       *[other] { CAP(THE($who)) } { GENDER($who) ->
            [p] recover
           *[n] recovers
        } { $amount } EP{ now-left }.
    }
back-for-all = EP back: { LIST($each, type: "comma") }.
recovers-ep = { $who } { $ep }
down = { $who } is down.
injured = { $who } { $up ->
        [yes] gets up with
       *[no] takes
    } an Injury{ $injuries ->
        [0] { "" }
        [1] { "" }
        [2] { " " }(the 2nd)
        [3] { " " }(the 3rd)
       *[other] { " " }(the { $injuries }th)
    }{ $up ->
        [yes] : { $most } EP at most
       *[no] { $alive ->
            [yes] : { $most } EP at most
           *[no] : that kills
        }
    }.
next-kills = { $left ->
        [1] The next one kills.
       *[other] { $left } more kill.
    }
died = **{ $who } dies{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }in { THE($where) }
    }.**
fell = { $who } falls{ $down ->
        [yes] , all the way down
       *[no] { "" }
    }.
# $steps: how far, without a sign.
track = { $steps ->
        [0] { "" }
       *[other] { CAP(THE($who)) }: { $track } { $rises ->
            [yes] rises
           *[no] falls
        } by { $steps } to { $above ->
            [yes] +{ $now }
           *[no] { $now }
        }{ track-low }.
    }
track-low = { COUNT($means) ->
        [0] { "" }
       *[other] { $low ->
            [yes] { " " }({ $means })
           *[no] { "" }
        }
    }
# $more: what it does besides, "1 damage each turn"; $cures: Gear that heals it, "a salve".
infected = { $again ->
        [yes] { $who } has { $disease } already: it gets no worse.
       *[no] { $amount ->
            [0] { $who } has { $disease } already, and it gets worse.
           *[other] { $who } { GENDER($who) ->
                [p] catch
               *[n] catches
            } { $disease }: { $track } -{ $amount }{ COUNT($more) ->
                [0] { "" }
               *[other] , { LIST($more, type: "comma") }
            }, until { heals-it }.
        }
    }
heals-it = { COUNT($cures) ->
        [0] a town heals it (1 Valuable)
       *[other] { LIST($cures, type: "or") } heals it, or a town
    }
# $disease: what was healed, if it was no Injury.
healed = { $who } is healed of { $what ->
        [injury] an Injury
       *[other] { $disease }
    }{ COUNT($by) ->
        [0] { "" }
       *[other] { " " }by { THE($by) }
    }.
defeated = { CAP(THE($what)) } { defeat }.
defeat = { $how ->
        [lock] { opens }
        [key] { opens }
        [mechanism] { defeat-by-mechanism }
        [gm] { is-they } out of the way
       *[damage] { defeat-by-damage }
    }
defeat-by-mechanism = { $type ->
        [Obstacle] { opens }
       *[other] { does-they } no more harm
    }
defeat-by-damage = { $type ->
        [Obstacle] { GENDER($what) ->
            [p] give way
           *[n] gives way
        }
        [Seeker] { GENDER($what) ->
            [p] see nothing more
           *[n] sees nothing more
        }
        [Creature] { is-they } beaten
       *[other] { is-they } gone
    }
opens = { GENDER($what) ->
        [p] open
       *[n] opens
    }
is-they = { GENDER($what) ->
        [p] are
       *[n] is
    }
does-they = { GENDER($what) ->
        [p] do
       *[n] does
    }

# Challenges of themselves, stealth and bodies.

# A way, to begin or to follow in a sentence.
went = { THE($what) } { COUNT($start) ->
        [0] { GENDER($what) ->
            [p] come
           *[n] comes
        } into { THE($end) }
       *[other] { goes } { COUNT($end) ->
            [0] out of sight from { THE($start) }
           *[other] from { THE($start) } to { THE($end) }
        }
    }
goes = { GENDER($what) ->
        [p] go
       *[n] goes
    }
came_back = { CAP(THE($what)) } { is-they } back, in { THE($where) }.
sprung = { $who } sets off { THE($what) }.
# $until: the round of the turn that is skipped, 0 for none.
calmed = { CAP(THE($what)) } { GENDER($what) ->
        [p] skip their
       *[n] skips its
    } next turn{ $until ->
        [0] { "" }
       *[other] , in round { $until }
    }.
time_is_up = { $first ->
        [yes] Time is up: { time-is-up }. Each round's end costs more Stealth Tokens now.
       *[no] The round ends, and the alarm is out.
    }
tokens_lost = { $count ->
        [one] { $count } Stealth Token
       *[other] { $count } Stealth Tokens
    } lost{ COUNT($by) ->
        [0] { "" }
       *[other] { " " }to { THE($by) }
    }, { $left } left.
alerted = { CAP(THE($what)) } { is-they } alert{ $why ->
        [body] { " " }over the body
        [light] { " " }because of the light
       *[else] { "" }
    }.
light_seen = { COUNT($what) ->
        [0] Somebody out of sight sees a light in { THE($where) }.
       *[other] { CAP(THE($what)) } { GENDER($what) ->
            [p] see
           *[n] sees
        } a light in { THE($where) }.
    }
body = The body of { THE($what) } lies in { THE($where) }, for anybody to find.
body_hidden = { $who } hides the body of { THE($what) }.
body_dragged = { $who } drags the body of { THE($what) } to { THE($end) }.
body_found = { CAP(LIST($by, each: "the")) } { GENDER($by) ->
        [p] find
       *[n] finds
    } the body of { THE($what) }.
unseen_alarm = Out of sight somebody has become alert.
