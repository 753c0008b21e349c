# Moves on buttons and in menus, and their hints.

sure-give-up = This is your vote to give up{ $voted ->
        [yes] , or takes it back if you have given it
       *[no] { "" }
    }. Once all who still play have voted for it the scenario ends, and counts as lost. Until then you can take it back.
sure-leave = You go out by the goal for good, without { LIST($unmet, each: "the") }. The others go on without you.
sure-left-behind = { $known ->
        [yes] You leave the map for good
       *[no] If this is the way out, you leave the map for good
    }, and alone: the others go out in their own turns. Still inside: { LIST($inside) }. If that does not get out too, all is lost.
carries-inside = { $who } with { LIST($what, each: "the") }

# A turn.

# $costs: what its start costs.
choice-turn = Take turn{ COUNT($costs) ->
        [0] { "" }
       *[other] : { LIST($costs) }
    }
    .hint = Your turn of this round, now
    .rise = You were down: it begins with an Injury, and you are on your feet again
# Who was down begins their turn with an Injury.
hurts-dies = the Injury for being down kills { $who }
# $over: so many cards are over the limit then.
choice-draw = { $shuffles ->
        [yes] Shuffle your used cards: draws none yet
       *[no] Draw a card{ $over ->
            [0] { "" }
            [one] : 1 card goes
           *[other] : { $over } cards go
        }
    }
    .hint = Your Strategy Phase
# $odds: how likely it finds what is hidden as most things are, if anything is; "" where nobody is named. $left: in how many
# Searches all that hides there is found, where the scenario is thorough.
choice-search = { $times ->
        [0] Search here
       *[other] Search again
    }{ $left ->
        [0] : nothing left to find
        [1] : finds all
       *[other] { COUNT($odds) ->
            [0] { "" }
           *[other] : { $odds }
        }
    }{ traps-here }
    .hint = Finds what hides here, if anything{ COUNT($search) ->
        [0] { "" }
       *[other] : { $search }, most hiding places have d6
    }
choice-pick = Pick { $thing }{ $opens_lock }
    .hint = { $name }{ COUNT($against) ->
        [0] { "" }
       *[other] , lock { $against }
    }{ COUNT($fails) ->
        [0] { "" }
       *[other] ; miss: { LIST($fails, type: "comma") }
    }
pick-with = { $play } on { $thing }{ $opens_lock }
# Of a lock: how likely it opens, "" where nobody is named, and what a failure costs.
opens-lock = { COUNT($opens) ->
        [0] { "" }
       *[other] : { $opens }
    }{ $fells ->
        [yes] ; miss: may take you down
       *[no] { "" }
    }
# What a failure at a lock costs.
fail-harm = up to -{ $most } EP
choice-hide = Hide { $thing }
    .hint = The body: takes your Action Phase
choice-drag = Drag{ COUNT($thing) ->
        [0] { "" }
       *[other] { " " }{ $thing }
    } to { $exit }{ COUNT($region) ->
        [0] { "" }
       *[other] : { $region }
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }
    .hint = { $name }: takes Action and Move
choice-go-there = Go { $exit }
# $back: it leads back to where the party came from. $there: Creatures and Seekers in sight there, and known Traps.
choice-go = Go { $exit }{ COUNT($named) ->
        [0] { COUNT($blocked) ->
            [0] { " " }({ COUNT($signs) ->
                [0] new
               *[other] { LIST($signs, type: "comma") }
            })
           *[other] { "" }
        }
       *[other] :{ $back ->
            [yes] { " " }back to
           *[no] { "" }
        } { $named }
    }{ COUNT($blocked) ->
        [0] { "" }
       *[other] { " " }({ $blocked })
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ dangers-there }{ traps-here }{ noticed }{ may-cost }{ loses-effort }
# $lost: what starts again on another way, "" for nothing.
loses-effort = { COUNT($lost) ->
        [0] { "" }
       *[other] ; { $lost }
    }
effort-lost = { $exit } starts again
# $risk: what it may cost to end the turn there; $about: the EP that are likely lost.
may-cost = { $risk ->
        [kill] : { COUNT($falls) ->
            [0] may kill you
           *[other] kills you { $falls }
        }
        [down] : down { $falls }
        [some] : -{ $about } EP
        [new] { COUNT($named) ->
            [0] { "" }
           *[other] { $out ->
                [yes] { "" }
               *[other] { " " }(new)
            }
        }
        [more] : -{ $about } EP or more
       *[no] { "" }
    }
dead-end = Dead end so far
climbs-then = Then a climb, with the Move of your next turn
dangers-there = { COUNT($there) ->
        [0] { "" }
       *[other] { " " }({ LIST($there) })
    }
# What can be told at an exit to a place that was never seen.
exit-like-cellar = low arch
exit-like-cave = cold draught
exit-like-stair = steps
exit-like-room = doorway
exit-like-hall = wide doorway
exit-like-kitchen = smell of a kitchen
exit-like-quay = planks
exit-like-road = paved way
exit-like-wood = trees
exit-like-swamp = wet ground
exit-like-field = path
sign-water = sound of water
sign-dark = dark
# $notice: whether Seekers in sight may notice whoever goes there as the round ends, or not any more.
noticed = { $notice ->
        [seen] , may be noticed
        [away] , out of sight
       *[no] { "" }
    }
# $out: whether a way leads out of play: into the goal with all that is needed in hand, or perhaps, while nobody knows the goal.
out-for-good = { $out ->
        [yes] and out
       *[perhaps] may lead out
    }
# $traps: known Traps that the move sets off.
traps-here = { COUNT($traps) ->
        [0] { "" }
       *[other] , { LIST($traps) } here
    }
# To any of those who could begin a turn with it: the odds are not the same for all.
choice-try-it = Try { $exit }{ COUNT($named) ->
        [0] { "" }
       *[other] : { $named }
    } ({ $what }, { $left } effort){ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ noticed }
# An attempt to get past what blocks the way: to force a door with a lock, to climb, or anything else.
choice-try = { $how ->
        [force] Force
        [climb] Climb
       *[try] Try
    } { $exit }{ $out ->
        [yes] { " " }and out
       *[no] { "" }
    }{ COUNT($play) ->
        [0] { "" }
       *[other] { " " }with { $play }
    }: { $comes }{ COUNT($named) ->
        [0] { "" }
       *[other] ; { $named }
    }{ $out ->
        [perhaps] , { out-for-good }
       *[no] { "" }
    }{ dangers-there }{ noticed }
# $odds: how likely one attempt gets past, "" for never; $falls and $damage: a fall, $down: which leads on; $back: the most damage that a miss costs that weighs.
comes-of-attempt = { COUNT($odds) ->
        [0] 2+ tries
       *[other] { $odds }
    }{ COUNT($falls) ->
        [0] { "" }
       *[other] , down { $falls }
    }{ $fells ->
        [yes] ; miss: may take you down
       *[no] { "" }
    }
# In a hint: what can go wrong with an attempt.
risk-falls = Falls { $down ->
        [yes] down{ " " }
       *[no] { "" }
    }{ $odds }: -{ $damage } EP
risk-miss = Miss: up to -{ $most } EP
# With a key that a member carries, as part of their Move.
choice-open-way = Open { $exit } with the { $key }{ COUNT($named) ->
        [0] { "" }
       *[other] : { $named }
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ dangers-there }{ noticed }
# What a move would cost that its player may not expect: it stands behind the label.
hurts-force = a lockpick { $opens }
hurts-back = { $here ->
        [yes] away from { $where }
       *[no] not on the way
    }
# The region that is the goal, as long as something is missing.
goal-too-early = { COUNT($named) ->
        [0] goal{ but-missing }
       *[other] { $named } (goal{ but-missing })
    }
but-missing = { COUNT($unmet) ->
        [0] { "" }
       *[other] , too early
    }
choice-go-late = Go { $exit }: { $named } (too late)
    .hint = too late: going in now can kill, or lose the chase
nobody-knows-where = nobody knows where it leads
in-the-way = { $name }: { $left ->
        [0] passed
       *[other] { $left } to go
    }
play-on = { $play }, { $thing }
# At a Challenge. $brief: it has to be short; $harms: it does damage, $ends: a hit is enough; $only: nothing else can be struck here. $more: what a hit does besides; $tokens and $back: what a miss costs that weighs.
play-at = { $how ->
        [deed] { $harms ->
            [no] { $play } at { $thing }
           *[yes] { $ends ->
                [yes] Beat
               *[no] Hit
            } { $thing }
        }
       *[other] { $play }{ at-target }
    }: { $odds }{ else-tokens }{ $fells ->
        [no] { "" }
       *[other] ; miss: { $kills ->
            [yes] may kill you
           *[no] may take you down
        }
    }
# $terse: the amount in fewer words. $minor: the most that a miss costs that weighs little, 0 for what is not told.
# $about: what a hit takes on average, of so many EP that are $left; 0 for what is not told.
takes-about = A hit takes { $ends ->
        [yes] all
       *[no] about { $about }
    } of { $left } EP.{ " " }
at-target = { $only ->
        [yes] { "" }
       *[no] { " " }at { $thing }
    }
# What keeps an Environ from striking; $most: the most damage that it does to each.
play-calms = { $play }: { $thing } { GENDER($thing) ->
        [p] rest
       *[n] rests
    }
    .hint = Else up to { $most } damage to each. { $does }
play-at-all = { $play }, all here: { LIST($each, type: "comma") }
    .hint = { $damage } EP each. { $does }
play-detail = { $takes }{ COUNT($more) ->
        [0] { "" }
       *[other] Also: { LIST($more, type: "comma") }.{ " " }
    }{ COUNT($back) ->
        [0] { "" }
       *[other] Miss: up to -{ $back } EP.{ " " }
    }{ $named ->
        [yes] { $play }: { $does }
       *[no] { $does }
    }
else-tokens = { $tokens ->
        [0] { "" }
        [1] , else a Token goes
       *[other] , else { $tokens } Tokens go
    }
# What blocks a way and can be cleared, for all and for good. $deed: the Action of the Craft; $back: the most damage that a miss costs, "" where that does not weigh.
play-on-obstacle = { $deed ->
        [yes] Clear { COUNT($thing) ->
            [0] { $exit }
           *[other] { $thing }{ COUNT($exit) ->
                [0] { "" }
               *[other] { " " }({ $exit })
            }
        }
       *[no] Clear { $exit } with { $play }
    }: { $count ->
        [1] { $clears }
       *[other] about { $count } Actions
    }{ $fells ->
        [yes] ; miss: may take you down
       *[no] { "" }
    }
# $mine: with how many EP a miss can take its maker down, 0 for it cannot.
play-in-attempt = { $brief ->
        [yes] { $exit }
       *[no] { $climbs ->
            [yes] Climb
           *[no] Try
        } { $exit }
    }{ $out ->
        [yes] { " " }and out
       *[no] { "" }
    } with { $play }: { $comes }{ COUNT($goal) ->
        [0] { "" }
       *[other] { " " }({ $goal })
    }{ $out ->
        [perhaps] , { out-for-good }
       *[no] { "" }
    }{ noticed }
so-many-dangers = { $count } dangers
an-attempt = An attempt to get past: takes your Move{ $card ->
        [yes] { " " }and the card
       *[no] { "" }
    }. { $does }
priced-play = { COUNT($costs) ->
        [0] Play { $name }
       *[other] { $name }: { $costs }
    }
priced-use = { COUNT($costs) ->
        [0] Use { $name }
       *[other] { CAP($name) }: { $costs }
    }
priced-deed = { $name }{ COUNT($costs) ->
        [0] { "" }
       *[other] { " " }({ $costs })
    }
used-up = used up

# Passing.

choice-on = Go on
    .hint = The round goes on
choice-as-bot = As I would
    .hint = The bot decides this one for you
choice-set-out = Set out
    .hint = You are ready; the others are waited for
# $kills: whether what strikes may kill the member where they stay.
stays-kills = { $kills ->
        [yes] : may kill you
       *[no] { "" }
    }
# $noticed: whether a Seeker in sight may notice the member where they are.
stays-noticed = { $noticed ->
        [yes] , may be noticed
       *[no] { "" }
    }
# $goes: which cards go as the round ends, as things stand; $any: a card goes once another is drawn.
# The beginning of what choice-end-turn says of cards; $limit: 0 leaves it out.
# A move that ends the turn, with the cards that then go; $goes: () where their names have no room.
and-cards-go = { $label }; { COUNT($goes) ->
        [1] { LIST($goes) } goes
       *[other] -{ COUNT($goes) } cards
    }
# $unused: an Action is left. $goes: which cards go, $why: why; $any: that some do, or one once a card is drawn.
choice-end-turn = End turn{ $unused ->
        [yes] { " " }(Action unused)
       *[no] { "" }
    }{ COUNT($goes) ->
        [0] { $draws ->
            [yes] : a card goes
           *[no] { "" }
        }
        [1] : { LIST($goes) } goes
        [2] : { LIST($goes) } go
       *[other] : -{ COUNT($goes) } cards
    }{ stays-noticed }{ stays-kills }
    .hint = A Move that is left can still be made in an ally's turn
# $costs: what its start costs all the same.
choice-skip-turn = Skip turn{ COUNT($costs) ->
        [0] { "" }
       *[other] : { LIST($costs) }
    }{ stays-noticed }{ stays-kills }
    .hint = End the turn without doing anything
choice-need-no-more = Go on
    .hint = You need no more; { $others_left } may go on
choice-on-for-all = Go on: the Challenges act
    .hint = { COUNT($idle) ->
        [0] Nothing more is done in this round
       *[other] What { $idle } can still do lapses
    }

# Things.

choice-equip = { $way ->
        [pick-up] Pick up { $thing }
        [item] Take { $thing } in hand
        [expertise] Ready { $thing }
       *[clothing] Put on { $thing }
    }
    .hint = { costs-strategy }{ COUNT($off) ->
        [0] { "" }
       *[other] { CAP($off) } into the pack.{ " " }
    }{ COUNT($does) ->
        [0] Pick up { $name }
       *[other] { $does }
    }
costs-strategy = { $free ->
        [yes] { "" }
       *[no] Your Strategy.{ " " }
    }
choice-stow = Stow { $thing }
    .hint = { costs-strategy }{ $name }: into the pack
choice-lay-down = Lay down { $thing }
    .hint = { $name }: free; equip picks it up
choice-give = Give { $thing } to { $receiver }
# $brings: what it does, as far as a button has words for it.
choice-use = Use { $thing }{ COUNT($brings) ->
        [0] { "" }
       *[other] : { $brings }
    }
    .hint = Your { phase }. { $does }
choice-open = Open { $thing } with the { $key }
    .hint = Your { phase }. { $does }
choice-light = Light up (free){ $sees ->
        [yes] { "" }
       *[no] { " " }to see
    }
    .hint = { $lamp }: free, once in your turn
choice-light-risky = Light up ({ $defeat ->
        [yes] the end, if seen
       *[no] a token, if seen
    })
    .hint = { $lamp }: { $defeat ->
        [yes] seen, it ends the scenario
       *[no] seen, it costs a Stealth Token
    }
choice-light-out = Put out light
    .hint = { $lamp }: free, once in your turn
choice-see-to-light = See to light
    .hint = Light it, or put it out
choice-leave = Leave without { LIST($unmet, each: "the") }
    .hint = Out by the goal, for good, without what you came for
choice-buy = Buy { $thing } ({ valuables })
    .hint = { valuables }: { $does }
choice-cure = Heal { $ailment } (1 Valuable)
    .hint = A rest in town, for 1 Valuable
an-injury = an Injury
choice-learn = Learn { $play } (1 Valuable{ COUNT($does) ->
        [0] { "" }
       *[other] ; { $does }
    })
# $goes: it goes if nothing else is said.
choice-discard = { $another ->
        [no] Lay down { $play } at the round's end{ $goes ->
            [yes] { " " }(goes as it is)
           *[no] { "" }
        }
       *[other] { $play } goes, { $stays } stays
    }
    .hint = { $does }
another-card-goes = Another card goes
choice-stay-in = Play on (take my vote back)
    .hint = Take your vote to give up back
# $voted: others have to agree.
choice-give-up = { $voted ->
        [yes] Give up (vote)
       *[no] Give up
    }
    .hint = A vote: it takes all who still play, and counts as lost
choice-best-reaction = Best Reaction
choice-let-be = Let it be
    .hint = No card for stepping in, and the best Endure

# A standing order that spares its giver what they are asked just now.
choice-always = { COUNT($play) ->
        [0] Always the best from now on
       *[other] Always { $play } from now on
    }
    .hint = You are not asked again; answer this once more. /settings takes it back

# $picks: it is a lock; $opens: how likely one try succeeds.
choice-keep = Keep { $picks ->
        [yes] picking
       *[no] clearing
    } { $thing } every turn
    .hint = Ends by itself: it opens, foes come, or a miss might leave you under a third of your EP
# $able: who could heal.
choice-call = Ask { LIST($able, type: "or") } to heal you
    .hint = Free. Bots come if they are near; healing takes an Action and a card or Gear
choice-wait = Ask the others to wait
    .hint = In this round: bots stay where they are until the next. Free

# What stands over menus.

heading-who = Who are you?
heading-whence = Where are you from?
heading-who-and-whence = Who are you, and where from?
heading-react = How do you react?
heading-step-in = Do you step in?
heading-help = Do you help?
heading-whose-turn = Which of them acts next?
heading-what-does = What does it do?
heading-choose = What do you choose?
heading-play = What do you play?
heading-move = Where do you go?
heading-act = Which Action, and on what?
heading-strategy = Which Strategy, or a card?
heading-pick = Which lock do you pick?
heading-hide = Whose body do you hide?
heading-drag = Where do you drag the body?
heading-equip = What do you put on, or pick up?
heading-stow = What do you take off?
heading-use = What do you use?
heading-give = What do you hand over, and to whom?
heading-discard = Which card goes at the round's end?
heading-buy = What do you buy?
heading-cure = What is to be healed, for 1 Valuable?
heading-order = What do you want done without being asked?
heading-gm = What do you rule?
