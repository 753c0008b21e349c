### What somebody who was away is told: gists of events.

# $what stands for what is gathered at its place.

gist-lost = lost { $what }
gist-explored = explored { $what }
gist-found = { $where ->
        [planet] { $place } ({ $card })
        [place] the frontier in { $place } ({ $card })
       *[frontier] the frontier ({ $card })
    }
gist-phantom = the Phantom World appeared in { $what }
gist-dark = the dark
gist-gained = gained { $what }
gist-relic = { THE($relic) }
gist-kept = kept { $what }
gist-fragment = { $kind } fragment
gist-looked = looked into { $what }
gist-deck = the { $deck } deck
gist-hidden-goal = you drew the hidden goal { $what }
gist-drew = you drew { $what }
gist-open-goals = open goals are new: { $what }
gist-took = took { $what } from { $before }
gist-won = won { $what }
gist-nobody = nobody
gist-fight = { $ground ->
        [yes] the fight on { $place }
       *[no] the fight in { $place }
    }
gist-dock = the dock on { $planet }
gist-burnt = the Star Lance burnt { $what } away
gist-retreated = retreated from { $what }
gist-used-up = used up { $what }
gist-resigned = { $what } resigned
gist-scored = scored { $what }
gist-goal = { $goal } ({ points } now)
gist-point = { $lost ->
        [yes] lost a point ({ $what } now)
       *[no] won a point ({ $what } now)
    }
gist-has-now = has { $what } now
gist-played = played { $what }
gist-traded = { $who } and { $partner } traded
gist-speaker = became speaker
gist-away = { $what } went missing
gist-back = { $what } came back
gist-missed = missed a turn
gist-end = { $who } won; the points are { $what }
gist-joined = { $what } joined
gist-holds-now = holds { $what } now
gist-gone = { $what } went out of the game
gist-opened = the desk was opened for { $what }
gist-first-speaker = is the first speaker
