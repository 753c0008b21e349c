# What is told of events. The id of a message is the kind of the event, its variables are the fields of the event and what
# `Happened.variables` gives beside them. Messages with a hyphen are parts that several share, or gathered sentences.

# Parts.

party-or-who = { COUNT($who) ->
        [0] The party
       *[other] { $who }
    }
amount = { $number ->
        [1] { A($item) }
       *[other] { $number } { PLURAL($item) }
    }
coins-for = { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
# $kind: where a place is: "path" on a way between two, "exit" a way that leads on from a point, "place" any other.
spot = { $where ->
        [path] on { $at }
       *[other] at { $at }
    }
way-to = { $where ->
        [exit] way { $beyond }
       *[other] the way to { $beyond }
    }
toward = { $where ->
        [exit] along way { $toward }
       *[other] toward { $toward }
    }
ground = { $terrain ->
        [clearing] a clearing
        [stream] a stream
        [oasis] an oasis
        [valley] a valley
        [water] open water
        [ash] ash fields
        [coast] a stretch of coast
       *[other] { terrain-name }
    }
weather-words = { $weather ->
        [perfect] perfect weather
        [fair] fair weather
        [light] light rain
        [heavy] heavy rain
       *[severe] a severe storm
    }
far-off = { $far ->
        [near] 1 or 2 places away
        [middle] 3 or 4 places away
       *[far] 5 or more places away
    }
nature-name = { $nature ->
        [treasure] a treasure
        [ancient] an ancient site
        [wonder] a wonder of nature
        [lair] a lair or refuge
        [passage] a passage
        [enigma] an enigma
       *[dungeon] a way into the depths
    }
bonus-name = { $bonus ->
        [efficient] Efficient route
        [lay] Lay of the land
        [keen] Keen eye
        [spot] Spot feature
        [avoid] Avoid danger
       *[sighting] Landmark sighting
    }
# So many of those who are met: "3 wolves", "one of the wolves", "a black bear".
people = { $count ->
        [1] { GENDER($foe) ->
            [p] one of { THE($foe) }
           *[other] { A($foe) }
        }
       *[other] { $count } { $foe }
    }

# The start, the party and its decisions.

# $left: in a hunt, the hexes in which the goal can be. $steps: to find it. $size: what the timer begins with, 0 where there is none to tell of.
begun = { COUNT($aim) ->
        [0] { "" }
       *[other] **Goal:** { CAP($aim) }{ $steps ->
            [0] { "" }
           *[other] : { $left ->
                [0] { $hunt ->
                    [yes] at one of the hexes marked ?
                   *[no] { $steps } steps, by good searches of new places
                }
               *[other] in 1 of { $left } hexes (marked ?)
            }. Then study it{ goal-times }
        }.{ "\u000A" }{ $days ->
            [0] { "" }
           *[other] **Clock:** { $days } days, 3 actions each; one more by night is Fatigue.{ "\u000A" }
        }
    }{ $size ->
        [0] { "" }
       *[other] **Danger:** the timer ({ $size }): most actions take 1, at 0 trouble comes.{ "\u000A" }
    }**{ $region }**.{ COUNT($about) ->
        [0] { "" }
       *[other] { " " }{ $about }
    }{ begun-season }
begun-season = { $season ->
        [spring] { " " }It is spring: rain, mud, and mothers behind every bush.
        [summer] { " " }It is summer: dry paths, and berries for anyone who bends down.
        [autumn] { " " }It is autumn: full baskets by day, and mist on the watches.
        [winter] { " " }It is winter: little to eat, wet snow, and cold camps.
       *[other] { "" }
    }
# $archetype: a ready-made character, empty for one of a player's own. $own: the character bears the player's name.
character = { $kind ->
        [kept] { $own ->
            [yes] { $who } is back: { character-kind }.
           *[no] { $player } brings back { $who }, { character-kind }.
        }
       *[other] { $who }{ $own ->
            [yes] { "" }
           *[no] { " " }({ $player })
        }: { character-kind }{ COUNT($about) ->
            [0] { "" }
           *[other] { " " }({ $about })
        }.
    }
character-kind = { COUNT($archetype) ->
        [0] a character of their own
       *[other] { A($archetype) }
    }
set_out = The party sets out from { $at }.
entered = { $who } joins the party.
# $gained, $lost: what is had now, and what was had before.
shifted = { $what ->
        [wear] The wear goes to { $who }'s { $gained }, not the { $lost }.
       *[other] { $who } has { $gained } instead of { $lost }.
    }
role = { COUNT($who) ->
        [0] Nobody is { role-name } now.
       *[other] { $who } is { role-name }.
    }
watches = { COUNT($who) ->
        [0] All take turns at the night watch.
        [one] { $who } watches at night.
       *[other] { $who } watch at night.
    }
handed-on = { COUNT($who) ->
        [0] { $before } can't go on as { $roles }, and nobody can take over.
       *[other] { $who } takes over as { $roles } from { $before }.
    }
proposed = { $who }{ $needed ->
        [0] { "" }
        [1] { "" }
       *[other] { $votes ->
            [1] { "" } proposes
           *[other] { "" } agrees
        }
    }: { $wish }.
left-to-others = { COUNT($who) ->
        [one] { $who } leaves it to the others.
       *[other] { $who } leave it to the others.
    }
only_camp = You must sleep now.
leads = { $settled ->
        [yes] { $who } leads the party now.
       *[no] For { $who } as leader: { $votes } of { $needed }.
    }
order = { $who }'s standing order – { $said }.
noted = { $who } writes on the map{ COUNT($at) ->
        [0] { "" }
       *[other] , { spot }
    }: “{ $words }”
gave = { $who } hands { amount } to { $to }.
# $own: it is used for no other member. $paid: what a settlement takes to mend something, 0 where a member does it. $times: how often, in a row.
used = { $what ->
        [poison] { used-poison }
        [poisoned] { used-poison }
        [wound] { $who } uses { amount } on { $own ->
            [yes] a wound of their own
           *[no] a wound of { $on }
        }.
        [mend] { used-mend }
       *[other] { $who } uses { amount }{ $own ->
            [yes] { "" }
           *[no] { " " }for { $on }
        }.
    }
used-poison = { $who } uses { amount }: { $own ->
        [yes] the poison ebbs away
       *[no] the poison leaves { $on }
    }.
used-mend = { $paid ->
        [0] { $who } uses { amount } to mend { $own ->
            [yes] something
           *[no] { $thing }
        }{ $times ->
            [1] { "" }
           *[other] , { $times } times
        }.
        [one] { $who } has { $thing } mended for { $paid } coin.
       *[other] { $who } has { $thing } mended for { $paid } coins.
    }
bought = { $who } buys { amount } for { coins-for }; { $purse } left.
sold = { $who } sells { $item ->
        [stores] the goods in store
       *[other] { amount }
    } for { coins-for }; { $purse } in the purse.

# What the party decided, and what a player chose alone, where nothing else tells of it. The end of an id is the answer.

decided-move = The party's choice: { $wish }{ COUNT($goes) ->
        [0] { "" }
       *[other] { " " }({ $goes } goes)
    }.
decided-something = The party has decided.
decided-to-leave = The party decides to leave.
decided-to-stay = The party decides to stay.
decided-to-withdraw = The party decides to draw back.
decided-to-talk = The party decides to talk.
decided-to-slip = The party decides to slip away.
decided-to-flee = The party decides to run.
decided-to-fight = The party decides to fight.
decided-to-force = The party decides to force the chest.
decided-to-avoid = The party decides to dodge them.
decided-to-shut = The party leaves the chest shut.
decided-to-face = The party decides to face them.
decided-to-fatigue = The party decides to have a good rest.
decided-to-concealed = The party decides to hide the camp.
decided-to-take = The party decides to take the offerings.
decided-to-clue = The party decides to ask what they know.
decided-to-trade = The party decides to trade.
decided-to-food = The party decides to accept their food.
decided-to-done = The party decides to go on.
chosen-member = { $who } is chosen.
chosen-something = The choice is made.
chose-leave = The party leaves.
chose-stay = The party stays.
chose-take = The offerings are taken.
chose-avoid = The party dodges them.
chose-face = The party faces them.
chose-done = That is all.
chose-none = That is all.
chose-nothing = Nothing comes of it.
chose-nobody = Nobody does it.
chose-fatigue = The party takes a good rest.
chose-concealed = The party hides the camp.
chose-keep = That roll stands.
# $rolls: those that stand while another is asked about.
stands-already = { CAP(LIST($rolls, type: "comma")) }: that stands.
roll-stands = { $who }'s { ask-again-which } { $result ->
        [blunder] goes badly wrong, { $total }{ roll-against }
        [failure] fails, { $total }{ roll-against }
       *[other] comes to { $total }
    }
chose-quiet = The night stays quiet.
chose-bot = The scene goes on by the rules.
chose-rules = It goes by the rules.
chose-roll = It is rolled for.
chose-yes = Yes.
chose-no = No.
chose-0 = It takes no longer than usual.
chose-1 = It takes 1 more off the timer.
chose-2 = It takes 2 more off the timer.

# Standing orders, by their key and value.

order-tools-use = tools: used where they help
order-tools-save = tools: saved
order-resolve-goal = second throws: asked about what you chose to try, made on the way where they succeed 1 time in 2 or more; your last Resolve stays for the goal where you just fail on the way
order-resolve-auto = second throws: made after a failure where they succeed 1 time in 2 or more
order-resolve-ask = second throws: asked about each that could be better
order-resolve-failures = second throws: asked after failures
order-resolve-never = second throws: never
order-bonuses-auto = bonuses: Delvekeeper picks them
order-bonuses-ask = bonuses: asked which to take
order-wear-auto = wear and tear: of what can bear it best
order-wear-ask = wear and tear: asked what of theirs suffers
order-gather-auto = as Forager: what to gather, and who eats, goes by need
order-gather-ask = as Forager: asked what to gather, and who eats
order-camp-auto = a late camp, and how a good place is used: without a vote
order-camp-ask = a late camp, and how a good place is used: the party is asked
order-forage-beside = as Forager: foraging while somebody scouts
order-forage-rest = as Forager: resting while somebody scouts
order-pair = { order-purpose }: { COUNT($pair) ->
        [0] whatever is best
       *[other] { $pair }
    }
order-purpose = { $key ->
        [search] searching
        [track] tracking
       *[other] as { role-name }
    }

# The clock, the way, and what is seen.

night = The night goes by without a camp.
dawn = Day { $day }{ $last ->
        [0] { "" }
       *[other] { " " }of { $last }
    } dawns{ COUNT($weather) ->
        [0] { "" }
       *[other] , with { weather-words }
    }.{ $race }
# $final: on the last day for the goal.
dawn-race = { $final ->
        [yes] { " " }**It is the last day**.
       *[no] { "" }
    }
# $left, $nights: so many actions are left for the goal by day and by night. $hope: whether the party is unlikely to win.
clock-line = { $left ->
        [0] only the night is left
        [one] { $left } action left by day
       *[other] { $left } actions left by day
    }{ $left ->
        [0] { "" }
       *[other] { $nights ->
            [0] { "" }
           *[other] , { $nights } by night
        }
    }{ $hope ->
        [poor] : you need luck to win
       *[none] { "" }
    }
goal-times = { $needed ->
        [1] { "" }
       *[other] { " " }({ looks-made }{ $twice ->
            [yes] , 1 or 2 a try
           *[no] { "" }
        })
    }
arrived = { $where ->
        [path] { $how ->
            [lost] The way is lost: the party is on { $at }.
           *[other] The party is on { $at }.
        }
       *[other] { arrived-at }
    }
    .seen = Here: { LIST($seen, each: "the") }.
arrived-at = { $how ->
        [lost] The way is lost: the party comes out at { $at }, { ground }.
        [astray] The party comes out at { $at }, { ground }.
        [back] The party goes back to { $at }, { ground }.
        [fled] The party runs back to { $at }, { ground }.
        [retreat] The party falls back to { $at }, { ground }.
        [on] The party is on { $at }.
        [slipped] The party slips away to { $at }, { ground }.
        [gm] The party is at { $at } now, { ground }.
       *[move] The party reaches { $at }, { ground }.
    }
# Who led, and what they rolled. $wiser: the next Move cannot lose it again.
way-lost = **The way is lost**: { $who } leads, { $total } against { $tn }{ $wiser ->
        [yes] ; the next move is safe from that.
       *[no] .
    }
# What came in the party's way, and what came of it: whole sentences of our own.
crossing = { $prose }
crossing-comes = **The day's encounter:** { $prose }
# $how: "well" or "ill" by a roll, "free" without. $costs: the timer lost 1.
fared = { $how ->
        [well] **{ $label }: it works.** { $prose }
        [ill] **{ $label }: it fails**{ fared-costs }. { $prose }
       *[free] **{ $label }.** { $prose }
    }
fared-costs = { $costs ->
        [yes] , 1 off the timer
       *[no] { "" }
    }
# Who helps at the goal for what the party did; $here: now they do.
befriended = { $here ->
        [yes] { $prose }{ $on ->
            [yes] { " " }Until a try here succeeds, rolls are better.
           *[no] { "" }
        }
       *[no] **Help at the goal:** { $friend }.
    }
# $anything: there is something to find, $here or beside the party.
noticed = { $here ->
        [yes] { $anything ->
            [yes] **Something does not belong here: a search would find it.**
           *[no] { $other ->
                [yes] Nothing else is hidden here.
               *[no] Nothing is hidden here.
            }
        }
       *[no] { $anything ->
            [yes] { CAP(noticed-toward) } something does not belong.
           *[no] { CAP(noticed-toward) } nothing stands out.
        }
    }
noticed-toward = { $where ->
        [exit] along way { $at }
        [hex] toward { $at }
       *[other] toward { $at }
    }
# The places that a journey led over before where it ends, each with its ground.
journey-by = The way leads by { $legs }.
# A journey that stopped before its aim, and $why.
journey-halts = You get as far as { $at } on the way to { $to }: { $why ->
        [night] night falls
        [timer] the timer came to 0
        [site] a place to look into
        [hides] something hides here
        [sight] something is in sight
        [edge] the region ends here
        [way] something is in the way
        [met] you are not alone
        [clue] a clue points here
       *[other] something came up
    }.
journey-leg = { $at }, { ground }
# The text of a site that is seen by all follows its name.
site_seen = { $how ->
        [seen] { COUNT($text) ->
            [0] Here stands { THE($site) }.
           *[other] { $name }: { $text }
        }
        [searched] { party-or-who } finds { THE($site) }, { category-a }.
        [scouted] Scouted out at { $at }: { THE($site) }, { category-a }.
        [located] Something hides at { $at }: { category-a }. It must still be searched for.
        [goal] It comes together: { THE($site) } is at { $at }.
        [rumour] Word of { category-a } at { $at }.
       *[told] Now on the map: { THE($site) }, { category-a } at { $at }.
    }
    .text = { $how ->
        [seen] { "" }
        [located] { "" }
        [rumour] { "" }
       *[other] { $text }
    }
bearing = { COUNT($at) ->
        [0] They say the goal lies { bearing-where }.
       *[other] { $where ->
            [here] It all points here: the goal is at { $at }, well hidden.
           *[other] It all points one way: from { $at } the goal{ $clued ->
                [yes] { " " }itself
               *[no] { "" }
            } lies { bearing-where }{ $clued ->
                [yes] ; the clue counts wherever it leads
               *[no] { "" }
            }.
        }
    }
bearing-where = { $where ->
        [exit] along way { $direction }
       *[other] { bearing-sector }
    }
# A direction of hexes is a sixth of the map: "south-east" reaches from there to straight south.
bearing-sector = { $direction ->
        [north-east] north or north-east
        [south-east] south or south-east
        [south-west] south or south-west
        [north-west] north or north-west
       *[other] { direction-name }
    }
# What was heard of is gathered, by the way in which it was heard of.
rumour = { category-a } { COUNT($at) ->
        [0] { rumour-direction }{ COUNT($far) ->
            [0] { "" }
           *[other] , { far-off }
        }
       *[other] at { $at }
    }
rumour-direction = { COUNT($direction) ->
        [0] somewhere
       *[other] { $where ->
            [exit] along way { $direction }
           *[other] to the { direction-name }
        }
    }
heard-of = { $how ->
        [landmark] In sight: { heard-things }.
        [map] On the map: { heard-things }.
       *[other] Heard of: { heard-things }.
    }
# $parted: one of them has a comma of its own.
heard-things = { $parted ->
        [yes] { LIST($things, type: "semicolon") }
       *[no] { $things }
    }
ground-known = Now known: { COUNT($places) ->
        [1] { $places }
        [2] { $places }
        [3] { $places }
        [4] { $places }
       *[other] { COUNT($places) } places
    }.
# How hard it is here, where that is not as at the place before.
ground-harder = difficulty { $now } here, before { $was }
rim = { COUNT($places) ->
        [0] { "" }
       *[other] The region ends before { $places }.
    }
# What other bonuses show is told by what follows.
bonus = { $bonus ->
        [efficient] { $who } finds an efficient route.
        [keen] The next search here has a boon.
        [avoid] { $who } can dodge the next encounter.
       *[other] { "" }
    }
bonus-picked = { $who } picks: { $picked }.
nothing_left = { $bonus ->
        [clue] They know of nothing more to point to.
       *[other] { bonus-name }: nothing is left to learn here.
    }
spotted = { $anything ->
        [yes] Yes: there is a site { spotted-where }.
       *[no] No: no site { spotted-where }.
    }
spotted-where = { $where ->
        [exit] along way { $at }
        [hex] in { $at }
       *[other] { spot }
    }
edge = The region ends here: beyond, at { $at }, lies other country.
# $ahead: the party is on the way that is blocked.
blocked = { $ahead ->
        [yes] The way ahead is blocked.
       *[no] { CAP(way-to) } is blocked.
    }
bypass = { $cleared ->
        [yes] { $who } clears { way-to }.
       *[no] { $who } finds no way past what blocks { way-to }; the party stays.
    }
scouted = { $result ->
        [blunder] { $who } comes back from { scouted-way } without a clear picture, and may have been seen.
       *[other] { $who } scouts { scouted-way }{ COUNT($saw) ->
            [0] , and sees the ground only
           *[other] : { $saw }
        }.
    }
scouted-way = { $where ->
        [exit] way { $at }
       *[other] { $at }
    }
scouted-site-yes = something stands there in plain sight
scouted-site-no = nothing stands in plain sight
scouted-creatures-yes = somebody or something lives there
scouted-creatures-no = nobody is about
scouted-hidden = { COUNT($tns) ->
        [0] nothing hides there
        [1] 1 thing hides there, { $tns } to find
       *[other] { COUNT($tns) } things hide there, { $tns } to find
    }

# What is found and studied.

# $thorough: what was rolled is enough for most things here.
searched = { $result ->
        [hazard] { $who } searches { $at } and stirs up trouble.
        [alert] { $who } searches { $at } too loudly: somebody has noticed.
        [found] { $who } searches { $at }, and there is something.
       *[nothing] { $total ->
            [0] { $who } searches { $at } and finds nothing.
           *[other] { $thorough ->
                [yes] { $who } searches { $at } and finds nothing; a roll of { $total } finds most things.
               *[no] { $who } searches { $at } and finds nothing; a roll of { $total } may miss something.
            }
        }
    }
# Where the party has not been, beside where it searched in vain.
# One that found no site and brought the goal nearer.
# One that found something, by too little to bring the goal nearer. $total: of the dice.
searched-short = But { $total } is below { $tn }, so the goal is no nearer.
# $hunt: what it rules out is told next, so no steps are.
searched-nearer = { $hunt ->
        [yes] { $who } finds nothing hidden at { $at }.
       *[no] **The goal is nearer: { $before } to { $after } steps**{ challenge-doubly }. { $who } finds nothing else at { $at }.
    }
snag = { $what ->
        [guardian] But { THE($site) } is guarded.
        [access] But { THE($site) } is hard to get at: reaching it takes time.
       *[incomplete] But { THE($site) } is not all there yet: it has to be studied.
    }
insight = { $what ->
        [clue] { $who } sees where it leads.
        [linked] { $who } sees that there is more of this kind.
        [loot] { $who } finds a little extra.
       *[other] { $who } sees more.
    }
# $worded: the clue says something, and no story tells it.
clue = { $worded ->
        [yes] { $text }
       *[no] { "" }
    }
    .toward = { $worded ->
        [yes] The
       *[no] A
    } clue { $here ->
        [yes] points to this very place
       *[no] leads { toward }
    }.
tale = **{ $name }**, { $part } of 3: { $text }
# $idle: nothing at all came of it, although it went well.
investigated = { $idle ->
        [yes] { party-or-who } goes over { THE($site) }: nothing new yet.
       *[no] { investigated-well }
    }
    .text = { $text }
# How a way to study a goal went. $costs: the timer lost 1.
investigated-way = { $result ->
        [blunder] { COUNT($way) ->
            [0] { party-or-who }{ " " }**fails badly**{ way-costs }
           *[other] **{ $way } ({ party-or-who }): it fails badly**{ fared-costs }
        }
        [failure] { COUNT($way) ->
            [0] { party-or-who }{ " " }**fails**{ way-costs }
           *[other] **{ $way } ({ party-or-who }): it fails**{ fared-costs }
        }
        [weak] **{ party-or-who }: 1 success**
       *[other] **{ party-or-who }: 2 successes**
    }.
way-costs = { $costs ->
        [yes] : 1 off the timer
       *[no] { "" }
    }
investigated-well = { $result ->
        [blunder] { party-or-who } studies { THE($site) }, and something goes wrong.
        [failure] { party-or-who } gets nowhere with { THE($site) } yet.
        [strong] { party-or-who } studies { THE($site) }.
        [critical] { party-or-who } studies { THE($site) }.
        [weak] { party-or-who } studies { THE($site) }.
       *[other] { party-or-who } looks around at { THE($site) }.
    }
discovery = { CAP($name) }: { nature-name }.
# $got: what it holds. $remark: what its note is: the id of a note, "skill" or "prose".
treasure = { $again ->
        [yes] { treasure-again }
       *[no] { treasure-first }
    }{ COUNT($got) ->
        [0] { "" }
       *[other] : { $got }
    }.
    .note = { $remark ->
        [offered] They could be taken.
        [harvest] Bringing it in takes a skilled hand.
        [harvested] { "" }
        [map] With it, part of a map.
        [taken] { "" }
        [dungeon] It is a way into the depths.
        [skill] It helps with { $note ->
            [any] any skill
           *[other] { CAP($note) }
        }, once a day.
       *[prose] { $prose }
    }
treasure-first = { $row ->
        [1] An abandoned store
        [2] Ore, or rare herbs
        [3] The pack of somebody who never came home
        [4] A chest
        [5] Offerings at a shrine
        [6] Something out of the ordinary
       *[other] A find
    }
treasure-again = { $row ->
        [1] Another abandoned store
        [2] More ore, or rare herbs
        [3] Another pack of somebody who never came home
        [4] Another chest
        [5] More offerings at a shrine
        [6] Something else out of the ordinary
       *[other] A find
    }
treasure-worth = { $item } worth { coins-for }
# $things: what was gained at one place.
gained = { party-or-who } gets { $things }{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }at { THE($site) }
    }.
trap = { $result ->
        [blunder] { trap-chest } is trapped, and { $who } springs it badly.
        [failure] { trap-chest } is trapped, and { $who } springs it.
        [weak] { trap-chest } is trapped; { $who } disarms it.
        [strong] { trap-chest } is trapped; { $who } disarms it.
        [critical] { trap-chest } is trapped; { $who } disarms it.
       *[other] { $who } forces the chest open, and its trap strikes.
    }
trap-chest = { $again ->
        [yes] Another chest
       *[no] The chest
    }
offerings = { $taken ->
        [yes] The party takes the offerings.
       *[no] The offerings stay where they are.
    }
    .wrath = { $wrath ->
        [spirits] The air turns cold, and stays so.
       *[communities] Word of it will get around.
    }
passage = A way opens between { $a } and { $b }.
# $clue: a clue is followed, not something by its name. $near: it ends here. $steps: how far it leads, 0 where that is unknown.
tracked = { COUNT($direction) ->
        [0] { $who } looks for { tracked-trail } and finds none.
       *[other] { $near ->
            [yes] { $who } thinks { tracked-trail } ends near here{ tracked-more }.
           *[no] { $who } thinks { tracked-trail } leads { toward }{ tracked-far }{ tracked-more }.
        }
    }
tracked-trail = { $clue ->
        [yes] the clue
       *[no] the trail of { THE($site) }
    }
tracked-far = { $steps ->
        [0] { COUNT($far) ->
            [0] { "" }
           *[other] , { far-off }
        }
        [one] , about { $steps } place off
       *[other] , about { $steps } places off
    }
tracked-more = { COUNT($more) ->
        [0] { "" }
       *[other] ; at its end: { $category ->
            [yes] { A($more) }
           *[no] { $quarry }
        }
    }
foraged = { $result ->
        [blunder] What { $who } brings to eat is poisonous{ $ill ->
            [yes] { "" }
            [open] : a failed test poisons
            [healed] : the night's rest heals it
           *[no] , but it does no harm
        }.
       *[other] { foraged-verb }: { $fed ->
            [0] nothing to eat here
           *[other] food for { $fed }{ $short ->
                [yes] { " " }of { $eaters }
               *[no] { "" }
            } today
        }{ COUNT($gathered) ->
            [0] { "" }
           *[other] , and { $gathered }
        }.
    }
foraged-verb = { $game ->
        [yes] { $who } hunts
       *[no] { $who } forages
    }{ $again ->
        [yes] { " " }again
       *[no] { "" }
    }
# $left: how many successes a site still takes. $doubles: whether a critical success counts twice.
looks-made = { $done ->
        [0] { $needed ->
            [one] { $needed } success
           *[other] { $needed } successes
        }
       *[other] { $done } of { $needed } successes
    }
looks-double = { $doubles ->
        [yes] ; a critical one counts 2
       *[no] { "" }
    }
looks-needed = { $done ->
        [0] To study it all takes { looks-made }
       *[other] So far: { looks-made }
    }{ looks-double }.
looks-set-back = A blunder undoes 1 success.
looked = That makes { looks-made }.
    .text = { $text }
# A success at the goal that came by luck, on the way there.
looked-luck = **1 success at { THE($name) }**: that makes { looks-made }.
# $does: the way to study the goal for which it is, empty where that is not known yet.
boon-gained = **You now have a boon at the goal**{ COUNT($does) ->
        [0] : one roll there takes the higher of two d6.
       *[other] , for “{ $does }”: the higher of two d6 counts.
    }
looks-stay = { $done ->
        [0] It still takes
       *[other] It stays at
    } { looks-made }.
gathered = { $who } gathers { amount }.
# What was found today goes to $who; $left eat what they carry.
shared_out = The find feeds { $who }{ COUNT($left) ->
        [0] { "" }
        [one] ; { $left } eats from the pack
       *[other] ; { $left } eat from their packs
    }.
challenge = { $nearer ->
        [yes] { $why ->
            [arrival] { $after ->
                [0] The goal is here: no step is left to find it.
               *[other] This is the right place, the goal hides here: { $before } to { $after } steps to find it.
            }
           *[other] **Nearer to the goal: { $before } to { $after } steps**{ challenge-doubly }.
        }
       *[no] The goal is farther off: { $before } to { $after } steps.
    }
# $doubly: a critical success brought it nearer.
challenge-doubly = { $doubly ->
        [yes] { " " }(critical success)
       *[no] { "" }
    }
challenge-close = From now on a search counts only by a clue or with a find; to arrive where the goal lies counts too.
# $number: the hexes in which the goal can lie if the clue points to it; perhaps $all that are left.
clue-hunt = { $number ->
        [0] It does not point to the goal.
       *[other] { $all ->
            [yes] It may be to the goal. A search there has a boon.
           *[no] It is to some site, which need not be the goal.
        }
    }
clue-bearing = The goal is said to lie { $along ->
        [yes] that way too
       *[no] another way
    }.
# $left: hexes. $gone: those where the goal does not lie, $at: from where they lie in a direction; empty as a hunt begins.
narrowed = { COUNT($at) ->
        [0] A ? marks where it can lie.
       *[other] **{ hexes-left }**: { COUNT($gone) ->
            [0] some are ruled out
            [1] { narrowed-few }
            [2] { narrowed-few }
            [3] { narrowed-few }
           *[other] { COUNT($who) ->
                [0] { COUNT($gone) } { bearing-sector } of { $at } are ruled out
               *[other] { $who } rules out { COUNT($gone) } { bearing-sector }
            }
        }.
    }
# $who searched in vain at $at. $here: the hex that is ruled out is where the party is.
narrowed-few = { COUNT($who) ->
        [0] { $here ->
            [yes] the goal is not here
           *[no] the goal is not at { LIST($gone, type: "or") }
        }
       *[other] { $who } rules out { LIST($gone) }
    }
# In a hunt the party came to $at, where the goal does not lie.
narrowed-here = **The goal is not at { $at }.**
hexes-left = { $left ->
        [one] 1 hex left
       *[other] { $left } hexes left
    }
# $left, $doubles: as of what is left to study. $short: so many successes were missing, 0 where it was not found.
# $sure: in a hunt one hex is left.
goal = { $what ->
        [located] **{ $sure ->
            [yes] { $moved ->
                [yes] It is not here: it must be at { $at }
               *[no] It must be at { $at }
            }
           *[no] You know where the goal is: go { COUNT($at) ->
                [0] there
               *[other] to { $at }
            }{ goal-takes }
        }.**
        [found] **The goal is found{ COUNT($named) ->
            [0] { "" }
           *[other] : { THE($named) }
        }{ $needed ->
            [1] . To win, study it{ $opens ->
                [yes] : perhaps several times
               *[no] { "" }
            }
           *[other] . To win, study it: { looks-made }{ looks-double }
        }.**
        [reached] **The goal is reached{ COUNT($named) ->
            [0] { "" }
           *[other] : { THE($named) }
        }.**
        [lost] **{ $left ->
            [0] The goal is lost{ $short ->
                [0] : it was never found
                [one] : { $short } success short
               *[other] : { $short } successes short
            }
           *[other] It cannot be done any more: it takes at least { $least } actions, and { $left ->
                [one] 1 is
               *[other] { $left } are
            } left, nights and all
        }.**
       *[other] **The goal has changed.**
    }
    .text = { $text }
clue-ends = { CAP(clues-numbered) } { COUNT($clues) ->
        [one] ends
       *[other] end
    } here: a search finds what it means, if anything.
goal-seen = **{ CAP(THE($named)) } lies before you.** { $text }
goal-takes = { $needed ->
        [1] { " " }and study it
       *[other] { " " }and study it ({ looks-made })
    }
restocked = Things have changed at { THE($site) } since the party was last here.
settled = { $what ->
        [opened] Now { THE($site) } lies open.
        [cleared] All is quiet now at { THE($site) }.
        [used] Nothing more is to be had at { THE($site) }.
       *[explored] Nothing more is to be learned at { THE($site) }.
    }

# What comes about: the event table, harm and relief, camps.

# Encounters, signs and the ambience are told by what follows.
event = { $number ->
        [2] The rough ground wears down boots and gear.
        [3] Provisions dwindle.
        [4] The land shifts.
       *[other] { "" }
    }
# What the timer brought, in a line of its own.
event-timer = **The timer runs out**, back to { $timer }{ $number ->
        [0] { "" }
        [1] : something stirs nearby
        [2] : rough ground
        [3] : provisions dwindle
        [4] : the land shifts
        [5] : there is a sign to read
        [7] : trouble
       *[6] : this time nothing comes
    }.
event-stirs = Something stirs nearby.
event-sign = There is something to be noticed here.
event-calm = All is calm.
avoided = There is somebody ahead; the party dodges them and falls back to { $at }.
# A hazard is told by itself.
shift = { $kind ->
        [1] The weather turns: a bane on the next action.
        [2] Something has come down across a way.
       *[other] { "" }
    }
hazard = { $kind ->
        [1] A rockslide!
        [2] A flash flood!
        [3] A sinkhole!
       *[4] A stampede!
    }
trace = { $row ->
        [1] Tracks.
        [2] Markings.
        [3] Remains.
        [4] Sounds.
        [5] Smoke or light.
       *[6] A scent or a feeling.
    }
trace-sure = { $row ->
        [5] Somebody is there, not far off.
        [6] Something hides there.
       *[other] { "" }
    }
# $signs: what the signs say. $about: the category of the site that they have to do with.
read_trace = { $success ->
        [no] { $who } learns no more from the signs.
       *[yes] { COUNT($signs) ->
            [0] { read-trace-kind }
           *[other] { $who } reads the signs: { $signs }{ read-trace-age }.
        }
    }
# Who left tracks, and how many: from $least to $most, 0 where it is no chance.
signs-passers = { $passers }, { $least }{ $most ->
        [0] { "" }
       *[other] { " " }to { $most }
    }
read-trace-kind = { COUNT($about) ->
        [0] { COUNT($item) ->
            [0] { $who } reads no more from it.
           *[other] { $who } bends down, and finds { A($item) } that can still be used.
        }
       *[other] { $who } reads the signs: they have to do with { A($about) }.
    }
read-trace-age = { $age ->
        [1] , within the hour
        [2] , half a day ago
        [3] , a day or two ago
       *[other] { "" }
    }
# Told as one with what else wears, hence without its full stop. $gear: its die is one of durability.
worn = { $what ->
        [worn] { $gear ->
            [yes] { $who }'s { $item } { GENDER($item) ->
                [p] wear
               *[n] wears
            }
           *[no] { $who }'s { $item } { GENDER($item) ->
                [p] are
               *[n] is
            } down by 1
        }
       *[other] { worn-other }
    }
worn-other = { $what ->
        [damaged] { $who }'s { $item } { GENDER($item) ->
            [p] are damaged: no boon from them
           *[n] is damaged: no boon from it
        }
        [broken] { $who }'s { $item } { GENDER($item) ->
            [p] break
           *[n] breaks
        }
        [spent] { $who }'s { $item } { GENDER($item) ->
            [p] are
           *[n] is
        } used up
       *[kept] { $who }'s { $item } { GENDER($item) ->
            [p] hold
           *[n] holds
        } out
    }
worn-all = { $things }.
served = { COUNT($who) ->
        [one] { $who } eats here{ $price ->
            [0] { "" }
           *[other] { " " }for { coins-for }; { served-left } left
        }.
       *[other] { $who } eat here{ $price ->
            [0] { "" }
           *[other] { " " }for { coins-for } each; { served-left } left
        }.
    }
served-left = { $purse ->
        [one] { $purse } coin
       *[other] { $purse } coins
    }
served-market = { CAP($item) } cost { coins-for } here (`/wilds buy`).
# $all: the whole party, of two or more.
hungry-all = { $all ->
        [yes] Everybody has nothing to eat{ hungry-cost }.
       *[no] { COUNT($who) ->
            [one] { $who } has nothing to eat{ hungry-cost }.
           *[other] { $who } have nothing to eat{ hungry-cost }.
        }
    }
hungry-cost = { $cost ->
        [0] { "" }
       *[other] : { $cost } Fatigue{ COUNT($who) ->
            [one] { "" }
           *[other] { " " }each
        }
    }
# What an event takes of the food, and what is left.
food-dwindles = Food: { LIST($checks, type: "comma") }.
food-lost = { $who } { $lost ->
        [0] loses none
       *[other] { $lost } less
    } ({ $left } left)
hungry-help = Forage, or find a settlement.
tired-more = { $all ->
        [yes] Everybody gains
       *[no] { CAP($who) } { COUNT($who) ->
            [one] gains
           *[other] gain
        }
    } { $amount } Fatigue{ tired-from }.
tired-less = { $all ->
        [yes] Everybody sheds
       *[no] { CAP($who) } { COUNT($who) ->
            [one] sheds
           *[other] shed
        }
    } { $amount } Fatigue.
tired-from = { $why ->
        [hazard] { " " }from the danger
        [night] { " " }from the night
        [camp] { " " }from a bad camp
        [shelter] { " " }from a bad camp
        [exposed] { " " }from lying in the open
        [hunger] { " " }from hunger
        [provisions] { " " }from hunger
        [fight] { " " }in the fight
        [flight] { " " }from running
        [trap] { " " }from the trap
        [storm] { " " }from the storm
        [heat] { " " }from the heat
        [cold] { " " }from the cold
        [strike] { " " }from the first blow
       *[other] { "" }
    }
# $carried: a member is left to carry them.
collapsed-all = { COUNT($who) ->
        [one] { $who } collapses{ $carried ->
            [yes] { " " }and has to be carried
           *[no] { "" }
        }.
       *[other] { $who } collapse{ $carried ->
            [yes] { " " }and have to be carried
           *[no] { "" }
        }.
    }
wounded = { COUNT($attribute) ->
        [0] { $who } takes a third Wound.
       *[other] { $who } takes a Wound: a bane on { attribute-name }.
    }
# $where: the attribute of each of them.
wounded-all = { LIST($who) } take a Wound each: a bane on { LIST($where) }.
dying = { $saved ->
        [yes] { COUNT($by) ->
            [0] { $who } clings to life.
           *[other] { $by } keeps { $who } alive.
        }
       *[no] { COUNT($by) ->
            [0] { $who } is dying.
           *[other] { $by } can't stop the bleeding.
        }
    }
died = { $who } dies.
# $who may be several. $others: another member brought it about.
healed-all = { $what ->
        [resolve] { healed-resolve }
       *[other] { COUNT($who) ->
            [one] { healed-one }
           *[other] { healed-more }
        }{ $others ->
            [yes] , thanks to { $by }.
           *[no] .
        }
    }
healed-one = { $what ->
        [wound] { $who }'s Wound is treated: no bane any more
        [wound_gone] A Wound of { $who } has healed
        [poisoned] The poison has left { $who }
        [deprived] { $who } has eaten, and is hungry no more
        [rested] { $who } is rested
       *[other] { $who } is better
    }
healed-more = { $what ->
        [wound] The Wounds of { $who } are treated: no bane any more
        [wound_gone] Wounds of { $who } have healed
        [poisoned] The poison has left { $who }
        [deprived] { $who } have eaten, and are hungry no more
        [rested] { $who } are rested
       *[other] { $who } are better
    }
healed-resolve = { $all ->
        [yes] Resolve is back.
       *[no] { COUNT($who) ->
            [one] { $who } has 1 Resolve again.
           *[other] Resolve is back at 1: { $who }.
        }
    }
food-poisons = { $by }’s food poisons { LIST($who) }: a bane on every test until a herb or a sheltered night.
poisoned = { $who } is poisoned: a bane on every test until a herb or a sheltered night.
# $spent: it was spent on a second throw.
resolve = { COUNT($who) ->
        [0] { "" }
        [one] { $spent ->
            [yes] 1 Resolve: { $who } throws again.
           *[no] { $who } gains { $amount } Resolve.
        }
       *[other] { $spent ->
            [yes] 1 Resolve each: { $who } throw again.
           *[no] { $who } gain { $amount } Resolve.
        }
    }
# $late: the night was half over.
camp = The party camps{ $late ->
        [yes] { " " }late
       *[no] { "" }
    }: { $shelter ->
        [blunder] no shelter, and the camp lies open
        [failure] no shelter to be found
        [weak] basic shelter
        [strong] good shelter
       *[critical] excellent shelter
    }{ $hidden ->
        [yes] , well hidden
       *[no] { "" }
    }.
prowled = Beside { THE($name) } nobody sleeps: no Fatigue goes, and no Resolve comes back.
hidden_camp = The camp is well hidden.
watch = { $noticed ->
        [yes] { $who } has the watch, and notices in time.
       *[no] { $who } has the watch, and notices too late.
    }
rested = The party rests for a day at { $at }.

# Who is met, threats, scenes, the end.

met = { $count ->
        [1] { met-one }
       *[other] { met-many }
    }
    .text = { $text }
met-one = { $how ->
        [event] { CAP(people) } comes into sight, { disposition-name }.
        [site] { CAP(people) } holds this place, { disposition-name }.
        [guardian] { CAP(people) } stands guard, { disposition-name }.
        [alert] { CAP(people) } comes, { disposition-name }, on guard.
        [pursuit] { CAP(people) } catches up with the party, { disposition-name }.
        [night] { CAP(people) } comes out of the dark, { disposition-name }.
        [restocked] { CAP(people) } has moved in here, { disposition-name }.
       *[gm] { CAP(people) } is there, { disposition-name }.
    }
met-many = { $how ->
        [event] { CAP(people) } come into sight, { disposition-name }.
        [site] { CAP(people) } hold this place, { disposition-name }.
        [guardian] { CAP(people) } stand guard, { disposition-name }.
        [alert] { CAP(people) } come, { disposition-name }, on guard.
        [pursuit] { CAP(people) } catch up with the party, { disposition-name }.
        [night] { CAP(people) } come out of the dark, { disposition-name }.
        [restocked] { CAP(people) } have moved in here, { disposition-name }.
       *[gm] { CAP(people) } are there, { disposition-name }.
    }
surprised = Nobody saw { THE($foe) } coming.
foes_leave = { $why ->
        [outnumbered] Outnumbered, they think better of it and are gone.
        [beaten] They have had enough, and run.
       *[parted] Both sides part in peace.
    }
talked-well = **{ $who } talks to them: { $result ->
        [weak] they part in peace
        [strong] it goes well
       *[critical] it could not go better
    }**.
approach = { $what ->
        [withdraw] The party draws back.
        [talk] { party-or-who } talks to them.
        [slip] The party tries to slip away.
        [flee] The party runs.
       *[fight] The party fights.
    }
# An attempt that failed; $what: what was attempted.
approach-failed = { $what ->
        [talk] It fails: they do not listen.
       *[slip] It fails: the party is seen.
    }
mood = Now { disposition-name }: { THE($foe) }.
favour = { $what ->
        [clue] The party learns something.
        [trade] They are willing to trade.
        [food] Two of the party are fed today.
        [help] **Help at the goal:** { THE($foe) }.
       *[other] They do the party a favour.
    }
helps = { CAP(THE($foe)) }: here to help.{ $on ->
        [yes] { " " }Until a try here succeeds, rolls are better.
       *[no] { "" }
    }
grit = { $won ->
        [yes] A blow to { THE($foe) }: grit { $before } to { $after }.
       *[no] No ground won from { THE($foe) }: grit { $after }.
    }
won = The party beats { THE($foe) }.
    .site = { CAP(THE($site)) } is free of them.
away = { $how ->
        [withdraw] The party keeps its distance.
        [slip] The party gets away unseen.
       *[flee] The party gets away.
    }
    .at = It is { spot }.
defeat = { COUNT($by) ->
        [0] Nobody can go on.
       *[other] { CAP(THE($foe)) }: too much, this time. Nobody can go on.
    }
    .coins = { $coins ->
        [one] { $coins } coin of the purse is gone.
       *[other] { $coins } coins of the purse are gone.
    }
    .at = The party wakes { spot }.
threat = **{ $name }.**
    .text = { $text }
    .what = { $what ->
        [pursuers] The pursuers are here.
        [severe_weather] A storm will break tomorrow.
        [corruption] Some of the land has turned against those who walk it.
        [harder] From now on all rolls here are harder: difficulty +2.
        [lost] The goal is out of reach now.
       *[text] { "" }
    }
paused = The clock stops: the game master plays this scene with you.
    .prose = { $prose }
resumed = { $how ->
        [won] The scene is over: the party came out on top. The expedition goes on.
        [avoided] The scene is over: the party kept out of it. The expedition goes on.
        [lost] The scene is over: it went badly. The expedition goes on.
       *[other] The scene is over. The expedition goes on.
    }
secret_ruling = { $text }
ruled = The game master rules: { $rulings }
said = { COUNT($name) ->
        [0] { $words }
       *[other] { $name }: “{ $words }”
    }
suggestion = { $what ->
        [explored] Most of this region is explored: the party may move on when it likes.
        [goal] What you came for is done: the party may move on when it likes.
       *[other] The party may move on when it likes.
    }
# $named: the goal, where it may be told. $fate: what became of it.
ended = **{ ended-how }** Rank: { ended-rank }. { $sites } of { $all_sites } sites found{ $coins ->
        [0] { "" }
        [one] , { $coins } coin gained
       *[other] , { $coins } coins gained
    }{ $goods ->
        [0] { "" }
       *[other] { " " }and goods worth { $goods }
    }{ ended-goal }.
    .unreached = On the map, but never reached: { LIST($unreached, each: "the") }.
# What is in the purse at the end, after all that was spent, and the goods.
ended-home = Carried home: { $purse ->
        [one] { $purse } coin
       *[other] { $purse } coins
    }{ COUNT($things) ->
        [0] { "" }
       *[other] , { LIST($things, type: "comma") }
    }.
rank-name = { $rank ->
        [wanderers] wanderers
        [pathfinders] pathfinders
        [explorers] explorers
       *[legends] legends of the land
    }
ended-rank = **{ rank-name }** ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $for_goal ->
        [0] { "" }
       *[other] { $for_goal } for the goal, { "" }
    }{ $sites ->
        [1] { $sites } for a site
       *[other] { $sites } for sites
    }{ $for_coins ->
        [0] { "" }
       *[other] , { $for_coins } for coins
    }{ $next_at ->
        [0] { "" }
       *[other] ; next rank: { $next_at }{ $for_goal ->
            [0] , the goal brings 3
           *[other] { "" }
        }
    })
ended-how = { $how ->
        [goal] The expedition has done what it came for.
        [left] The party leaves the region.
        [defeat] Nobody is left to go on. The expedition ends here.
        [lost] The goal is lost, and the expedition ends.
        [voted] The party turns for home.
       *[other] The expedition is over.
    }
ended-goal = { $fate ->
        [done] , goal reached{ ended-named }
        [found] , goal located, never reached{ ended-named }{ ended-where }. A win is to go there and study it
        [lost] . Lost{ ended-named }{ COUNT($place) ->
            [0] { "" }
           *[other] { $never ->
                [yes] , never found; it was { ended-spot }
               *[no] { " " }{ ended-spot }{ ended-short }
            }
        }
        [open] , goal not found{ ended-named }. A win is to find it and study it
       *[none] { "" }
    }
ended-where = { COUNT($place) ->
        [0] { "" }
       *[other] { " " }({ ended-spot })
    }
ended-spot = at { $place }
ended-short = { $short ->
        [one] , { $short } success short
       *[other] , { $short } successes short
    }
ended-named = { COUNT($named) ->
        [0] { "" }
       *[other] : { THE($named) }
    }
kept_place = { CAP($name) } ({ $is_goal ->
        [yes] the goal, a { category-name } at { $at }
       *[no] { category-name } at { $at }
    })
kept-more = and { $number } more
never-found = Never found: { LIST($places, type: "semicolon") }

# Small print: dice, the timer, votes, supplies, rulings, and what terms mean.

# $form: how much is told of a test. A test whose result is empty is secret.
rolled = { $form ->
        [brief] { $who } { purpose-words }{ rolled-again }: { $total }{ rolled-against }
        [save] { $who }{ rolled-again } { rolled-dice }, { result-name }{ rolled-reasons }
        [save-brief] { $who }{ rolled-again } { $total }, { result-name }
       *[full] { $who } { purpose-words }{ rolled-again }: { rolled-dice }{ rolled-against }{ rolled-reasons }
    }
rolled-again = { $again ->
        [yes] { " " }again
       *[no] { "" }
    }
rolled-dice = { attribute-name } d{ $sides } { $die } + d6 { $kept }{ COUNT($sixes) ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }of { $sixes }
    } + { skill-name } { $rank }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $malus ->
        [0] { "" }
       *[other] { " " }- { $malus }
    } = { $total }
rolled-against = { COUNT($result) ->
        [0] { "" }
       *[other] { " " }against { $tn }, { result-name }
    }
rolled-reasons = { COUNT($boons) ->
        [0] { COUNT($banes) ->
            [0] { "" }
           *[other] { " " }({ rolled-banes })
        }
       *[other] { COUNT($banes) ->
            [0] { " " }({ rolled-boons })
           *[other] { " " }({ rolled-boons }; { rolled-banes })
        }
    }
rolled-boons = { COUNT($boons) ->
        [one] boon: { $boons }
       *[other] boons: { LIST($boons, type: "comma") }
    }
rolled-banes = { COUNT($banes) ->
        [one] bane: { $banes }
       *[other] banes: { LIST($banes, type: "comma") }
    }
rolled-saves = Holding out against { $tn }: { LIST($saves, type: "semicolon") }
# After a blunder without a second throw, or a failure on the way, where the last Resolve is kept for the $goal.
resolve-kept = { LIST($who) } { COUNT($who) ->
        [one] keeps
       *[other] keep
    } the last Resolve for the goal
rolled-more = and { $more ->
        [one] { $more } more roll
       *[other] { $more } more rolls
    }: see the log
rolled-alone = { $purpose ->
        [pathfinder] { $who } leads the way.
        [lookout] { $who } looks out.
        [forager] { $who } looks for food.
        [forage] { $who } looks for food.
        [poison] { $who } fights the poison.
       *[other] { $who } is { purpose-words }.
    }
result-name = { $result ->
        [blunder] blunder
        [failure] failure
        [weak] weak success
        [strong] strong success
        [critical] critical success
       *[other] { "" }
    }
purpose-words = { $purpose ->
        [pathfinder] as Pathfinder
        [lookout] as Lookout
        [forager] as Forager
        [forage] foraging
        [hunt] hunting
        [scout] scouting
        [search] searching
        [investigate] studying
        [track] tracking
        [shelter] making shelter
        [save] holding out
        [watch] on watch
        [talk] talking
        [slip] slipping away
        [flee] running
        [fight] fighting
        [trace] reading the signs
        [bypass] clearing the way
        [treat] treating a wound
        [mend] mending
        [disarm] at the trap
        [harvest] gathering
        [stabilise] tending the dying
        [strike] under attack
        [ambush] watching out
        [recover] getting well
        [dilemma] trying it
        [poison] against poison
       *[other] { $purpose }
    }
# What speaks for or against a member who rolls.
reason-words = { $reason ->
        [clue] a clue
        [clues] clues
        [helper] help
        [keen] keen eye
        [careful] taking care
        [rich] rich ground
        [poor] poor ground
        [plenty] plenty of it
        [season] the season
        [kit] a healer's kit
        [herb] a herb
        [quarry] a known quarry
        [friend] friends
        [site] what grows here
        [perfect] perfect weather
        [charm] a charm
        [tool] a tool
        [concealed] hidden camp
        [shared] two share the role
        [untrained] untrained
        [poisoned] poisoned
        [deprived] hungry
        [weary] weary
        [wound] a wound
        [night] night
        [storm] foul weather
        [weather] weather
        [shaken] shaken
        [spirits] angry spirits
        [retry] tried before
        [exposed] exposed camp
        [alone] alone in both roles
        [lost] after losing the way
        [guard] they stand guard
        [found] what you found
        [alert] they stand guard
       *[other] { $reason }
    }
timer-steps = timer { LIST($steps, type: "comma") }
ticked = { $before } to { $after }{ COUNT($why) ->
        [0] { "" }
       *[other] { " " }({ ticked-why })
    }
ticked-why = { $why ->
        [slow] slow going
        [wiser] nearly lost again, but you know that trick now
        [long] long work
        [careful] with care
        [retreat] falling back
        [access] hard to reach
        [gm] the game master
        [dilemma] your choice
       *[other] { $why }
    }
# Why an action takes more off the timer, and how much in all.
ticked-also = { CAP(ticked-why) }: { $number } off the timer.
refunded = back to { $timer }
reset = starts again at { $timer }
timer-left = the timer { $again ->
        [yes] starts again at { $timer }
       *[no] is at { $timer }
    }{ COUNT($reasons) ->
        [0] { "" }
       *[other] { " " }({ LIST($reasons, type: "comma") })
    }
# $others: who voted for something else, each with what that was.
vote-told = { $how ->
        [first] a tie: the first proposal counts ({ $wish })
        [leader] a tie, and { $who } leads: { $wish }
       *[most] { COUNT($others) ->
            [0] by most votes: { $wish }
           *[other] { $votes } to { COUNT($others) } for: { $wish }
        }
    }{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }({ LIST($others, type: "semicolon") })
    }
supplies = { $who } { $left ->
        [0] none
       *[other] { $left }
    }{ $lost ->
        [0] { "" }
       *[other] { " " }({ $rolls }: { $lost } used)
    }
supplies-all = food left: { LIST($checks, type: "comma") }
# What those things do that were found.
use-of = { $what }: { $does }
uses-of = { LIST($uses, type: "semicolon") }
supplies-die = { $face } on a d{ $side }
ruled-too = ruled by the game master: { $text }
term-timer = the timer: most actions take 1 off; at 0 something happens, mostly bad
term-die = steps to the goal: searching a new place well, tracking and studying take off 1 or 2; at 0 you know where it is
term-boon = a boon: the higher of two d6 counts; a bane: the lower
term-bonus = bonuses of a good roll are picked for you (`/settings order:bonuses:ask`)

# Names that are recorded: another wording is another version of the game.

# What a trail says of an empty site, and whom one alone has left.
trail-landmark = something that stands out
trail-resource = something of use
trail-shelter = a roof of some kind
trail-danger = a dangerous place
trail-secret = something hidden
trail-settlement = people who live there
one-people = a stranger
one-beast = a beast
one-monster = a creature
heart-of-enigma = the heart of the enigma
