# Rückblicke, was auf ihren Bildern eingekreist ist, und die Vergangenheit einer Figur. $part: worin das Spiel die Zeit zählt („Runde“).

recap-before = {"**"}Vor { $part } 1:**{" "}
recap-of-part = {"**"}{ CAP($part) } { $number }:**{" "}
recap-of-parts = {"**"}{ CAP($part) } { $first } bis { $last }:**{" "}
recap-up-to = {"**"}Bis { $part } { $last }:**{" "}
recap-others = { $number } andere
recap-times = {" "}{ $number ->
    [2] zweimal
   *[other] { $number }-mal
}
changed-since = Seitdem geändert
ringed = Eingekreist, weil geändert: { LIST($places) }.
page-more = -# und noch { $number ->
    [one] 1 Zeile
   *[other] { $number } Zeilen
}

past-record = War { $times ->
    [one] einmal
   *[other] { $times }-mal
} unterwegs, { $newest ->
    [0] davon { $won }
   *[other] { $won } von den letzten { $newest }
} gewonnen:
past-took = {" "}in { $time }
past-ended-won = gewonnen
past-ended-retreat = heimgekehrt
past-ended-lost = verloren
past-ended-ranked = vorbei
recap-joint = { " und " }
# Vor dem letzten von mehreren, wo in einem davon schon ein „und“ steht.
recap-joint-apart = { " und " }
recap-counted = { $number ->
    [one] { $number } { $one }
   *[other] { $number } { $given ->
        [yes] { $many }
       *[no] { PLURAL($one) }
    }
}
