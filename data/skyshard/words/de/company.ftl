# Was Bots sagen, und warum sie es täten.

says-yours = { $last ->
        [yes] Den letzten Splitter
       *[no] Den Splitter
    } überlasse ich dir, { $whom }.
says-left = Den Splitter überlasse ich { $whom }, das ist der kürzere Weg.
says-waits = Ich warte: { COUNT($names) ->
        [0] keine Tür mehr, solange Gegner nah sind.
        [one] { LIST($names) } steht mir im Weg.
       *[other] { LIST($names) } stehen mir im Weg.
    }
says-makes-for = Ich gehe { $what ->
        [door] zu Tür { $at }
        [cache] zum Versteck auf { $at }
       *[shard] { THE($sought, case: "zu") } auf { $at }
    }.
says-rescue = Ich gehe hin, um { $whom } aufzuhelfen.
says-to-the-dying = Ich gehe hin und heile { $whom }.
says-home = Ich bringe { THE($burden, case: "acc") } zum Tor.
says-hold-gate = Ich halte das Tor.
says-host = Ich gehe auf den Wächter los.
says-go = Ich gehe dahin, wo wir sein müssen.
says-of-come = Ich komme.
says-loud = Die Zeit drängt: Ich öffne eine Tür, obwohl { $foes } Gegner stehen.
says-holds = Ich öffne keine Tür, wie gewünscht.
says-doors = Die Türen überlasse ich { LIST($names) }, und halte den Weg frei.
says-of-leave = Ich wäre so weit: Gehen wir.
says-of-stay = Dann bleibe ich auch.
says-of-to-others = Ich komme zu den anderen.

## Warum.

why-door = { CAP(time-for-door) }{ but-loud }.
why-to-door = Dort ist Tür { $door }: { time-for-door }{ but-loud }.
# Wo bekannt ist, dass das nächste Plättchen keinen hat.
why-door-first = Beim nächsten Plättchen fehlt { THE($sought) }, aber erst dahinter geht es weiter.
but-loud = { $called ->
        [0] { "" }
       *[other] { $now ->
            [short] : das ist den Lärm wert
           *[calm] , aber der Lärm { may-call }
        }
    }
time-for-door = { $now ->
        [short] die Zeit ist knapp, und { still-to-find }
        [else] nichts anderes ist in Reichweite, und { still-to-find }
       *[calm] kein Gegner ist in der Nähe, und { still-to-find }
    }
# $left: wie viele Splitter noch fehlen.
still-to-find = { $left ->
        [0] die Karte ist noch nicht vollständig
        [one] { $left } { $sought } fehlt noch
       *[other] { $left } { PLURAL($sought) } fehlen noch
    }
why-shard = Dort gewinnst du sofort { THE($sought, case: "acc") }.
why-to-shard = Das ist näher an { A($sought, case: "dat") }.
why-strike = { CAP(THE($foe)) } hat noch { $health } Leben. { $loud ->
        [yes] Wer gefallen ist, schlägt nicht mehr zu und ruft keinen stärkeren Gegner, wenn eine Tür aufgeht.
       *[no] Wer gefallen ist, schlägt nicht mehr zu.
    }
why-heal = { $own ->
        [yes] Leben, die dir fehlen: { $health }. Heilen kostet keine Aktion.
       *[no] Leben, die { THE($whom, case: "dat") } fehlen: { $health }. Heilen kostet keine Aktion.
    }
why-revive = Danach ist { $whom } wieder auf den Beinen: in jeder Runde jemand mehr, der handelt.
why-rescue = Von dort hilfst du { $whom } im nächsten Zug auf.
why-to-the-dying = Von dort heilst du { $whom }: sonst ist es in Runde { $round } zu spät.
why-relic = Das kostet keine Aktion.
why-relic-at-lock = Das kostet weder Aktion noch Erschöpfung.
why-equip = { GENDER($relic) ->
        [p] { CAP(THE($relic)) } wirken erst ausgepackt.
       *[n] { CAP(THE($relic)) } wirkt erst ausgepackt.
    }
why-to-fight = Von dort erreichst du { THE($foe, case: "acc") }.
why-class = { $knack ->
        [heal] Nur { THE($kind) } hilft denen auf, die am Boden sind, und heilt 2 in jedem Zug.
        [locks] { CAP(THE($kind)) } hat an jedem Schloss einen Wurf mehr, dazu { $stamina } Schritte.
       *[far] { CAP(THE($kind)) } { knack }, mit { $health } Leben und { $stamina } Schritten.
    }
why-bring = { CAP(THE($relic)) }: { $does }.
why-place = { $door ->
        [yes] Wer den Zug auf einem Türfeld beginnt, darf sofort erkunden.
       *[no] Das Türfeld bleibt für die anderen frei.
    }
# $doors, $foes: wie viele Türen, und wie weit weg Gegner, neben den anderen Lagen.
why-lay = { $shard ->
        [yes] In Lage { $way } liegt { THE($sought) } dir am nächsten.
       *[no] { $doors ->
            [kept] Lage { $way } verschließt keine andere Tür{ $foes ->
                [most] , und Gegner beginnen am weitesten weg von dir
                [less] , aber ein Gegner kann näher bei dir beginnen
               *[same] { "" }
            }.
            [most] Lage { $way } lässt dir die meisten Türen{ $foes ->
                [most] , und Gegner beginnen am weitesten weg von dir
                [less] , aber ein Gegner kann näher bei dir beginnen
               *[same] { "" }
            }.
            [less] Lage { $way } lässt weniger Türen{ $foes ->
                [most] , aber Gegner beginnen am weitesten weg von dir
                [less] , und ein Gegner kann näher bei dir beginnen
               *[same] { "" }
            }.
           *[same] { $foes ->
                [most] In Lage { $way } beginnen Gegner am weitesten weg von dir.
                [less] In Lage { $way } kann ein Gegner näher bei dir beginnen.
               *[same] Alle sind etwa gleich gut.
            }
        }
    }
why-roll = { $tries ->
        [one] Noch { $tries } Versuch, und ein Fehlwurf kostet sonst nichts.
       *[other] Noch { $tries } Versuche, und ein Fehlwurf kostet sonst nichts.
    }
why-adjust = 1 Erschöpfung für eine Ziffer des Codes.
why-give-up = { $trap ->
        [yes] Weiter zu probieren kostet mehr, als die Falle anrichtet.
       *[no] Was hinter diesem Schloss liegt, ist die Erschöpfung nicht wert.
    }
why-home = Wenn dein Zug endet, setzt du { THE($burden, case: "acc") } dort ab.
# Wie es weitergeht: $what auf $at („none“ für nirgends), von dort $steps; Runde $round kostet $loss Leben.
onwards = { $what ->
        [shard] { NAME($sought) } ({ $at })
       *[door] Tür { $at }
    }: noch { steps }{ $loss ->
        [0] { "" }
       *[other] , und Runde { $round } kostet { $loss } Leben
    }
why-onwards = { $aim ->
        [nearer] { $what ->
            [none] Das ist näher an der nächsten Tür.
           *[other] { $steps ->
                [0] { next-at-door }
               *[other] Von dort bis { onwards }.
            }
        }
        [safety] Dort erreichen dich weniger Gegner{ $what ->
            [none] .
           *[other] { $steps ->
                [0] . { next-at-door }
               *[other] ; von dort bis { onwards }.
            }
        }
       *[end] Sonst hilft in diesem Zug nichts{ $what ->
            [none] , was du tun kannst.
           *[other] . { $steps ->
                [0] { next-at-door }
               *[other] Dein nächstes Ziel ist { onwards }.
            }
        }
    }
# Warum eine erreichbare Tür vorerst zu bleibt: $foes Gegner stehen noch, $foe ist einer davon.
why-door-waits = Tür { $door } riefe { so-many-called } Gegner höherer Stufe, weil { $foes ->
        [one] { THE($foe) } noch steht
       *[other] noch { $foes } Gegner stehen
    }: erst den Kampf, dann die Tür.
next-at-door = Dein nächster Zug beginnt an Tür { $at }.
why-of-cache = Ist das Versteck offen, bekommst du ein Relikt, und der Versuch kostet keine Aktion.
why-of-dig = Es gibt keine Tür mehr zu erkunden, und so geht wieder eine auf.
why-of-clear = Sobald du dieses Plättchen verlassen hast, kann es einstürzen, und eine Tür geht wieder auf.
why-of-tie = Nach den Regeln sind alle gleich.
why-of-leave = Nur ein Rückzug bringt die Splitter nach Hause.
why-of-stay = Die anderen wollen weitermachen.
why-of-to-others = Von dort bist du näher bei den anderen.

## Worauf es der Person am Zug ankommt.

# $first: was zuerst kommt; $then: das Ziel.
aim-then = { $first }, dann { $then }
aim-fell-from = nach { $at } gehen und { $foes ->
        [one] { THE($chip, case: "acc") }
       *[other] { $foes } Gegner
    } besiegen
aim-fell = { $foes ->
        [one] { THE($chip, case: "acc") }
       *[other] { $foes } Gegner
    } besiegen
# $foes: wie viele Gegner fallen müssen, bis der Lärm einer Tür keine mehr ruft; $chip: der einzige.
aim-once = Tür { $door } öffnen, sobald { COUNT($chips) ->
        [one] { LIST($chips, each: "the") } gefallen ist
       *[other] { $few ->
            [yes] { LIST($chips, each: "the") } gefallen sind
           *[no] { $foes } Gegner gefallen sind
        }
    }
aim-cache = das Versteck{ $many ->
        [yes] { " auf " }{ $at }
       *[no] { "" }
    } versuchen{ $holds ->
        [lasting] { " " }(Relikt, das bleibt)
        [once] { " " }(Relikt für einmal)
       *[none] { "" }
    }
# $names: wer die offen liegenden Splitter nimmt.
aim-left = { $shards ->
        [one] den Splitter
       *[other] die Splitter
    } { LIST($names) } überlassen
aim-safety = aus der Reichweite gehen
aim-rescue = zu { $whom } gehen und helfen
# $now: warum eine Tür trotzdem geöffnet wird, die Gegner ruft.
aim-use = { THE($relic, case: "acc") } benutzen
aim-heal = { $own ->
    [yes] dich heilen
   *[no] { $whom } helfen
}
aim-end = Erschöpfung sparen
aim-door = Tür { $door } öffnen{ $shard ->
        [sure] { ": " }dahinter liegt ein Splitter
        [may] { ": " }Splitter { $odds }
        [later] { ": " }noch kein Splitter, aber der Weg weiter
       *[none] { "" }
    }{ $now ->
        [short] , auch mit Lärm: Die Zeit ist knapp
       *[quiet] { "" }
    }
aim-take = { $last ->
        [yes] der letzte Splitter; wer dann am Rundenende steht, gewinnt
       *[no] Splitter { $number } von { $required }
    }
aim-far = Tür { $door } erreichen: { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }{ COUNT($names) ->
        [0] , { $turns } Züge zu Fuß
        [one] , sobald { LIST($names) } Platz macht
       *[other] , sobald { LIST($names) } Platz machen
    }
aim-no-way = einen Weg zu Tür { $door } finden

## Warum das Empfohlene vor der nächstbesten Tat kommt.

because-safer = Auf { $at } können dir Gegner höchstens { $there } Leben nehmen, hier { $here }.
because-best-layout = Keine andere Lage ist in irgendetwas besser.
because-trap = Die Falle lässt sich nicht umgehen: Tür { $door }, die einzige, liegt auf ihrem Plättchen.
because-blocked = { LIST($names) } { COUNT($names) ->
        [one] versperrt
       *[other] versperren
    } den Weg dorthin.
because-quiet = Kein Gegner steht mehr: Jetzt ruft der Lärm keinen.
because-steps = Erst angreifen: Die Schritte bleiben; ein Angriff nach einem Gang beendet ihn.
because-free = Der erste Angriff eines Zuges ist frei, und was er nimmt, bleibt genommen.
because-fatigue = Noch ein Angriff fällt ihn nur { $falls }; die Erschöpfung dafür wird später gebraucht.
because-roll = Der Wurf ist frei, und ändern lässt sich ein Würfel auch danach noch.
because-last-roll = Der letzte Wurf ist frei, und 1 Erschöpfung kann danach noch einen Würfel drehen.
because-only-roll = Das Schloss zu lassen verlöre es auch, und der Wurf ist frei.
because-change = Scheitert das Schloss, ist das Versteck verloren; 1 Erschöpfung geht jeden Zug wieder weg.
# $steps: how far the shard is from there, 0 where that is too far for a turn.
because-from-there = Vom Versteck aus { $attack ->
        [yes] kannst du noch angreifen{ $steps ->
            [0] { "" }
           *[other] , und der Splitter ist { steps } weit
        }
       *[no] ist der Splitter { steps } weit
    }.
