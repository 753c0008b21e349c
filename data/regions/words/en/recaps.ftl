# What events come to for a member who was away; docs/words.md explains the messages. Several like ones become one clause.

## What was found.

recap-came = { $them } was explored
    .one = { the-region }
recap-went = went to { $them }
    .one = { the-region }
recap-saw_region = saw { $them }
    .who = the party
    .one = { the-region }
recap-saw = met { $them }
    .who = the party
    .one = { THE($what) }
recap-searched = found { $them }
    .one = { a-thing }
recap-hurt = lost { $them }
    .one = EP{ COUNT($origin) ->
        [0] { "" }
       *[other] { $missed ->
            [yes] { " " }by missing { THE($origin) }
           *[no] { " " }to { THE($origin) }
        }
    }
    .many = EP{ COUNT($origin) ->
        [0] { "" }
       *[other] { $missed ->
            [yes] { " " }by missing { THE($origin) }
           *[no] { " " }to { THE($origin) }
        }
    }
recap-valuables-lost = lost { $them }
    .one = Valuable
recap-valuables-found = found { $them }
    .one = Valuable
recap-gear-found = found { $them }
    .one = { A($item) }
recap-object-found = found { $them }
    .one = { A($what) }
recap-picked = opened { $them }
    .one = { THE($lock) }
recap-passage = a hidden way came to light out of { $them }
    .one = { the-region }
recap-blocked = { $them } barred the way
    .one = { THE($by) }
recap-opened = opened { $them }
    .who = { $who }
    .one = { THE($what) }
recap-used = used { $them }
    .who = { $who }
    .one = { THE($what) }
recap-lit_up = it is light now in { $them }
    .one = { the-region }

## What was fought, and lost.

recap-defeated = overcame { $them }
    .who = the party
    .one = { THE($what) }
recap-down = { $them } went down
    .one = { $who }
recap-injured = { $them } took an Injury
    .one = { $who }{ $up ->
        [yes] { " " }({ $most } EP)
       *[no] { "" }
    }
recap-died = { $them } died
    .one = { $who }
recap-infected = caught { $them }
    .who = { $who }
    .one = { $disease }
recap-sprung = { $them } went off
    .one = { THE($what) }
recap-came_back = { $them } came back
    .one = { THE($what) }
recap-alerted = the alarm reached { $them }
    .one = { THE($what) }
recap-body_found = a body was found
recap-unseen_alarm = there was an alarm out of sight
recap-tokens_lost = lost { $them }
    .who = the party
    .one = Stealth Token
recap-closed = nobody gets into { $them } any more
    .one = { the-region }
recap-caught = { $how ->
        [injury] left behind: { $them }
        [death] left behind for good: { $them }
       *[caught] time ran out for { $them }
    }
    .one = { $who }

## What was reached and decided.

recap-joined_up = { $them } joined up
    .one = { $who }
recap-set_out = set out from { $them }
    .who = the party
    .one = { the-region }
recap-reached_goal = { $them } got out by { THE($where) }
    .one = { $who }
recap-not_yet = what the party came for was still missing at { THE($where) }
recap-wants_to_give_up = { $them } voted to give up
    .one = { $who }
recap-ended = { $ending ->
        [won] the scenario was won
        [partly] the scenario was won in part
        [lost] the scenario was lost
       *[conceded] the party gave up
    }
recap-said = { $them } spoke
    .one = { COUNT($speaker) ->
        [0] the game master
       *[other] { $speaker }
    }
recap-ruling = the game master ruled: { $them }
    .one = { $ruling }
recap-secret_ruling = in secret: { $them }
    .one = { $ruling }

# How it went, a line for each round that mattered.
in-round = **Round { $round }:** { LIST($told, type: "semicolon") }.
round-found = { $who } found { LIST($what, each: "the") }
round-down = { $who } went down
round-died = { $who } died
round-out = { $who } got out{ COUNT($what) ->
        [0] { "" }
       *[other] { " " }with { LIST($what, each: "the") }
    } by { THE($where) }
