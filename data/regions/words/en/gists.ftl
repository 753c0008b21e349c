# What somebody who was away is told; $mark is where the names stand.

gist-party = the party
gist-master = the game master
gist-came = came to { $mark }
gist-saw = saw { $mark }
gist-fortune = a Fortune
gist-body = a body was found
gist-alarm = there was an alarm out of sight
gist-token = Stealth Token
gist-valuable = Valuable
gist-caught = { $how ->
        [injury] left behind: { $mark }
        [death] left behind for good: { $mark }
       *[caught] time ran out for { $mark }
    }
gist-out = { $mark } got out by { THE($where) }
gist-not-yet = what the party came for was still missing at { THE($where) }
gist-ended = { $ending ->
        [won] the scenario was won
        [partly] the scenario was won in part
        [lost] the scenario was lost
       *[conceded] the party gave up
    }
gist-spoke = { $mark } spoke
gist-met = met { $mark }
gist-found = found { $mark }
gist-lost = lost { $mark }
gist-opened = opened { $mark }
gist-passage = a hidden way came to light out of { $mark }
gist-barred = { $mark } barred the way
gist-unlocked = { $mark } opened
gist-used = used { $mark }
gist-lit = it is light now in { $mark }
gist-overcame = overcame { $mark }
gist-down = { $mark } went down
gist-injured = { $mark } took an Injury
gist-died = { $mark } died
gist-ill = caught { $mark }
gist-sprung = { $mark } went off
gist-back = { $mark } came back
gist-alerted = the alarm reached { $mark }
gist-closed = nobody gets into { $mark } any more
gist-gives-up = { $mark } would give up
gist-joined = { $mark } joined up
gist-set-out = set out from { $mark }
gist-ruled = the game master ruled: { $mark }
gist-secret = in secret: { $mark }
