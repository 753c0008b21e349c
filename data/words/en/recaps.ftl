# Recaps, what is ringed in their pictures, and the past of a character. $part: what the game counts time in ("round").

recap-before = {"**"}Before { $part } 1:**{" "}
recap-of-part = {"**"}{ CAP($part) } { $number }:**{" "}
recap-of-parts = {"**"}{ CAP($part) }s { $first } to { $last }:**{" "}
recap-up-to = {"**"}Up to { $part } { $last }:**{" "}
recap-others = { $number } others
recap-times = {" "}{ $number ->
    [2] twice
   *[other] { $number } times
}
changed-since = Changed since then
ringed = Ringed, for they have changed: { LIST($places) }.
page-more = -# and { $number ->
    [one] 1 more line
   *[other] { $number } more lines
}

past-record = Has been out { $times ->
    [one] once
   *[other] { $times } times
}, { $won } { $newest ->
    [0] { "" }
   *[other] of the last { $newest }{ " " }
}won:
past-took = {" "}in { $time }
past-ended-won = won
past-ended-retreat = came home
past-ended-lost = lost
past-ended-ranked = over
recap-joint = { " and " }
# Before the last of several things that a member did, where there is an "and" within one of them.
recap-joint-apart = { ", and " }
recap-counted = { $number ->
    [one] { $number } { $one }
   *[other] { $number } { $given ->
        [yes] { $many }
       *[no] { PLURAL($one) }
    }
}
