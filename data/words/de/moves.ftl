# Spielzüge: gemacht, übersprungen, geplant, zurückgenommen; warum einer am Tisch nicht geht.

not-your-turn = { COUNT($names) ->
        [0] Niemand ist am Zug.
       *[other] Am Zug: { LIST($names, type: "or") }.
    } Ich rufe dich.
game-ended = Diese Partie ist zu Ende.
delve-ended = Diese Partie ist zu Ende. /delve new beginnt eine neue.
no-such-command = { $title } hat kein solches „/{ $verb }“.
    .way = { $title } hat kein /{ $verb }: { $way }.
nothing-fits = Auf „{ $text }“ passt nichts.
ways-fit = { $ways } Wege passen. Füg { LIST($names) } hinzu oder wähl einen aus.
add-or-pick = Füg { LIST($names) } hinzu oder wähl einen aus.
i-play-for = Ich spiele für { $names }.
goes-on-without = { $who } macht ohne { LIST($names) } weiter.
nothing-to-do-for = { COUNT($names) ->
        [0] Ich kann für niemanden einen Spielzug machen
       *[other] Ich kann für { LIST($names, type: "or") } keinen Spielzug machen
    }; die Partie wartet.
away-from-turn = Solange du abwesend bist, spiele ich sofort für dich. Nach `/away back` frage ich dich wieder.
bot-says = -# { $who }: „{ $words }“

# $hurts: was es kosten würde, so wie es am Ende des Knopfes steht.
typed-hurts = „{ $label }“ kostet etwas: { $hurts }.

## Knöpfe eines früheren Standes.

other-table = Das gehört zu einem anderen Tisch. So steht es hier.
button-unknown = Diesen Knopf kenne ich nicht mehr. So steht es jetzt.
# $whose: „mine“, „yours“ oder „theirs“ von { $who }. Die change-Wörter sind alle männlich oder sächlich und passen zu „mein“.
stale-change = Da kam { $whose ->
        [mine] mein { $what }
        [yours] dein { $what }
       *[theirs] { OF($who) } { $what }
    } dazwischen. So steht es jetzt.
stale-last-change = Da hatte sich noch etwas geändert. So steht es jetzt.
stale-start = Das war vor dem Start. So steht es jetzt.
stale-went-on = Inzwischen ging es ohne { $who } weiter. So steht es jetzt.
change-absence = Wegsein
change-answer = Votum
change-leaving = Abschied
change-look = Blick auf die, die zurück sind,
change-move = Spielzug
change-last-move = letzter Spielzug
change-moved-here = Umzug in diesen Kanal
change-pause = Pausieren
change-pause-end = Ende der Pause
change-post = Beitrag
change-question = Anliegen
change-redo = Wiederholen
change-reminder = Weckruf
change-rest = Ruhenlassen
change-return = Wiederkommen
change-seats = Platzwechsel
change-undo = Zurücknehmen
change-wake-up = Wecken

## Pläne.

plan-stirred = Etwas Neues kam ans Licht oder wurde gewürfelt.
plan-only-if = Geplant war es nur, wenn { $given }.
plan-will-stop = { plan-stirred } Also wird er aufhören.
plan-made = -# Wie von { $names } geplant.
plan-stopped = -# { $who }, dein Plan hat aufgehört. { $why }

## Zurücknehmen und wiederholen.

undo-leaves-hall = Seitdem wurde gewürfelt, gezogen oder aufgedeckt, etwa eine Karte oder ein Plättchen. Nimmst du es zurück, zählt diese Partie nicht in der Halle, der Liste der Ergebnisse.
undo-older-rules = Seit diesem Spielzug haben sich die Regeln geändert, also bleibt er, wie er ist.
undo-name-taken-out = Ein Name wurde von diesem Tisch gelöscht, also lässt sich dieser Spielzug nicht mehr zurücknehmen.
undo-differs = Dieser Spielzug käme heute anders heraus (die Regeln haben sich geändert, oder meine Notizen davon sind beschädigt), also bleibt alles, wie es ist.
undo-delve-ended = Diese Partie ist zu Ende; zurückgenommen wird nichts mehr.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-entering = { $who } ist dazugekommen: Das lässt sich nicht zurücknehmen.
undo-final = Ein Tod lässt sich nicht zurücknehmen.
undo-dice-stay = Was Würfel oder Karte gezeigt haben, lässt sich nicht zurücknehmen.
master-or-manager = { $left ->
        [yes] die Verwaltung dieses Servers
       *[no] { $who }, die Spielleitung,
    }
only-master-undoes = Das lässt sich nicht mehr zurücknehmen: Nur { master-or-manager } könnte es.
only-master-redoes = Nur { master-or-manager } kann wiederholen, was zuletzt zurückgenommen wurde.
undo-needs-the-left = { $names } { COUNT($names) ->
        [one] müsste zustimmen und ist
       *[other] müssten zustimmen und sind
    } nicht mehr da. /delve join nimmt einen Platz wieder ein.
only-maker-asks = Nur { $who } kann darum bitten, diesen Spielzug zurückzunehmen.
# $hall: ob es den Platz in der Halle kosten würde.
leaves-hall = { $hall ->
        [yes] ; zurückgenommen zählt die Partie nicht für die Halle
       *[no] { "" }
    }
# $seen: „rolled“, „shown“ (etwas kam ans Licht) oder „nothing“. $what steht hier und bei taken-back, brought-back im Akkusativ.
undo-asked = { $who } möchte { $what } zurücknehmen{ $seen ->
        [rolled] { " " }(es wurde gewürfelt oder gezogen{ leaves-hall })
        [shown] { " " }(es kam etwas ans Licht{ leaves-hall })
       *[nothing] { "" }
    }.
question-open = Eine andere Frage ist offen; noch haben nicht alle geantwortet.
question-asked = Du hast schon gefragt; noch haben nicht alle geantwortet.
question-settled = Diese Frage ist entschieden. So steht es jetzt.
question-yours = Du hast gefragt; jetzt antworten die anderen.
question-agreed = Du hast schon zugestimmt; noch haben nicht alle geantwortet.
agrees = { $who } stimmt zu.
would-keep-it = { $who } möchte es lieber behalten.
lets-it-stand = { $who } lässt es nun doch gelten.
# $office: „host“, „manager“, oder „none“, wo sonst niemand zustimmen musste.
taken-back = { $who } { $agreed ->
        [yes] stimmt zu und nimmt
       *[no] nimmt
    } { $what } zurück{ $office ->
        [host] , als Gastgeber
        [manager] , als Verwaltung dieses Servers
       *[none] { "" }
    }.
# $redo: ob es gerade zurückgenommen wurde.
out-of-hall = -# Zurückgenommen wurde, was schon gewürfelt oder aufgedeckt war{ $hall ->
        [yes] : Diese Partie kommt nicht in die Halle
       *[no] { "" }
    }.{ $redo ->
        [yes] { " `/delve redo` wiederholt den Spielzug." }
       *[no] { "" }
    }
redo-nothing = Es gibt nichts zu wiederholen.
redo-theirs = { $rivals ->
        [yes] { $who } kann
       *[no] { $who } oder der Gastgeber kann
    } diesen Spielzug wiederholen.
brought-back = { $who } wiederholt { $what }.
move-own = „{ $label }“
move-of = { OF($who) } „{ $label }“
last-move = den letzten Spielzug
last-move-of = { OF($who) } letzten Spielzug

## Was sich planen lässt.

plan-not-in-sight = Was es da zu wählen gibt, ist noch nicht zu sehen. `/plan` nimmt den Spielzug in Worten.
plan-full = Ein Plan hat höchstens { $most } Spielzüge.
plan-full-now = Das ist alles: Ein Plan hat { $most } Spielzüge.
plan-unknown-condition = „{ $text }“ lässt sich an diesem Tisch nicht prüfen.
plan-changed = Dein Plan hat sich inzwischen geändert.
plan-for-masters = Die Spielleitung hat keine Züge, die sich planen ließen.
plan-your-turn = Du bist am Zug: Was du tun willst, kannst du jetzt tun.
plan-turn-over = Dein Zug wäre da schon vorbei.
plan-barred = Etwas davon ist jetzt nicht möglich, also würde der Plan dort anhalten.
plan-dark = { $begun ->
        [yes] Was dann kommt, ist noch nicht zu sehen
       *[no] Wie dein Zug beginnt, ist noch nicht zu sehen
    }. `/plan` nimmt einen Spielzug in Worten: Ich versuche ihn, wenn er an der Reihe ist.
plan-no-move = „{ $text }“ ist kein Spielzug, der sich planen ließe. Es gibt: { LIST($verbs, type: "comma") }.
plan-not-lasting = Seine Nummer kann bis dahin etwas anderes heißen, also lässt sich das nicht planen.

## Rivalen, auf die gewartet wird.

# $deadline: ob ihre Frist zuerst kommt; $clock: ob der Tisch überhaupt eine hat.
patience = Ihr seid Rivalen, also kannst du ohne { $names } erst weitermachen, { $deadline ->
        [yes] wenn die Frist um ist
       *[no] wenn { $hours } Stunden kein Spielzug kam
    }; das ist in { $span }.{ $clock ->
        [yes] { "" }
       *[no] { " Mit /delve new wait: geht es an einem Tisch von selbst weiter." }
    }
span-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
span-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
span-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
rival-seat = Du spielst gegen { $who }, und wer den Platz bekäme, sähe, was er verbirgt. Abgeben lässt er sich erst, wenn { $who } ihn verlassen hat oder zweimal hintereinander weggeblieben ist.

## Aussichten auf Knöpfen von Spielzügen, die würfeln: „2 von 3“.

odds = { $number } von { $most }
# Dasselbe, wo eine Aufschrift kein Wort mehr fasst.
odds-bare = { $number } von { $most }
odds-never = nie
odds-sure = sicher
# As it stands in what a game asks of its game master.
game-master = Spielleitung
