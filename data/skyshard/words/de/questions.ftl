# Was gefragt wird, nach einem Namen und einem Komma, und wie es steht.

## Vor dem Streifzug.

ask-classes = { $together ->
        [yes] wählt eure Klassen.
       *[no] wähl eine Klasse.
    }
ask-relics = { $together ->
        [yes] welche Relikte bringt ihr vom letzten Mal mit? Die anderen bleiben zu Hause.
       *[no] welches Relikt bringst du vom letzten Mal mit? Die anderen bleiben zu Hause.
    }
ask-first-place = { $together ->
        [yes] wählt, wo ihr beginnt; wer zuerst wählt, ist zuerst am Zug.
       *[no] wähl, wo du beginnst; wer zuerst wählt, ist zuerst am Zug.
    }
ask-place = wähl, wo du beginnst: ein Feld des Eingangs.
ask-place-for = wähl ein Feld des Eingangs für { THE($kind, case: "acc") }.

## Ein Zug.

as-class = als { $kind }: { $asked }
# $chips: alle Gegner, die bis dahin herankommen ($few: mit Namen); $usual: was sie im Schnitt nehmen, 0 wo nur das Meiste gesagt wird;
# $loss: wie viel davon die Finsternis nimmt; $still: mitten im Zug.
ask-danger = { $falls ->
        [yes] Du kannst { $still ->
            [yes] noch { "" }
           *[no] { "" }
        }fallen: { strikers }
       *[no] { CAP(strikers) }
    } { COUNT($chips) ->
        [one] kann
       *[other] können
    } dir { $usual ->
        [0] bis zu { $most } von { $health } Leben nehmen
       *[other] etwa { $usual } von { $health } Leben nehmen, höchstens { $most }
    }{ $loss ->
        [0] { "" }
       *[other] ; die Finsternis nimmt { $loss } mehr
    }.
strikers = { $few ->
        [yes] { LIST($chips, each: "the") }
       *[no] { COUNT($chips) } Gegner
    }
# $now: ob es jetzt versucht werden kann; $once: später nur, wer es verlässt und zurückkehrt.
ask-open = { CAP($cache) } hier: Ein Versuch geht erst, wenn du herunter- und zurückgehst.
# Was ein neues Plättchen bringen kann, bevor seine Tür offen ist. $levels: die Stufen seiner Gegner zusammen.
# $here: ob die Figur an der Tür steht, die sie erkunden kann.
# $odds: wie oft ein neues Plättchen das Gesuchte hat; $shard: „none“, wo keins es haben kann.
ask-behind = { $shard ->
        [sure] { behind-door } liegt sicher { A($sought) }{ $dry ->
            [0] { "" }
            [1] : Hinter der letzten lag nichts davon
           *[other] : Hinter den letzten { $dry } lag nichts davon
        }.{ " " }
        [may] { $wait ->
            [0] { "" }
           [one] Liegt hinter der nächsten Tür nichts davon, dann hinter der übernächsten.{ " " }
           *[other] Liegt hinter den nächsten { $wait } Türen nichts davon, dann hinter der danach.{ " " }
        }
       *[none] { "" }
    }{ ask-kept }{ $loud ->
        [yes] { "" }
       *[no] { enemies-behind }
    }
# Was mit dem letzten Splitter kommt: $keeper ist seine Stufe, 0 für nichts.
ask-kept = { $keeper ->
        [0] { "" }
       *[other] Ein Gegner der Stufe { $keeper } hütet { GENDER($sought) ->
            [f] die letzte
            [m] den letzten
           *[n] das letzte
        } { $sought }.{ " " }
    }
ask-nothing-falls = Keine Tür ist mehr da, und solange die Gruppe so steht, kann kein Plättchen einstürzen.
# $yours: ob der Gefragte selbst dort steht.
ask-leave-tile = Keine Tür ist mehr da. { $yours ->
        [yes] Du stehst
       *[no] { LIST($who) } { COUNT($who) ->
            [one] steht
           *[other] stehen
        }
    } auf dem Plättchen, um das es geht: { THE($tile) }. Ist es leer, stürzt es nach einem ganzen Zug Graben ein, und eine Tür geht auf.
ask-dig = Keine Tür ist mehr da: Grab deinen ganzen Zug lang, dann stürzt { THE($tile) } ein, und { COUNT($doors) ->
        [one] eine Tür geht auf: { LIST($doors) }
       *[other] { COUNT($doors) } Türen gehen auf: { LIST($doors) }
    }.
# $left: wie viele Schritte ein Zug neben dem Angriff hat, $every: wie viele ohne ihn; 0, wo das gesagt ist.
opening = { $first ->
        [yes] du bist { $kind }: { $numbers }. Du kannst { steps-in-all }.
       *[no] { $every ->
            [0] du bist am Zug.
           *[other] du kannst { steps-in-all }.
        }
    }
opening-again = { $every ->
        [0] { COUNT($names) ->
            [0] { steps-left }
            [one] { LIST($names) } versperrt dir den Weg: niemand geht durch andere hindurch
           *[other] { LIST($names) } versperren dir den Weg: niemand geht durch andere hindurch
        }
       *[other] du kannst noch { steps-in-all }
    }.{ told-fatigue }

steps-in-all = { $attack ->
        [yes] { $left ->
            [0] angreifen{ attack-far }
           *[other] { $begun ->
                [yes] { left-steps } gehen, dann angreifen{ attack-far }
               *[no] { left-steps } gehen und angreifen{ attack-far }
            }
        }, oder { $every } gehen
       *[no] { $more ->
            [0] { every-step } gehen
           *[other] { $left ->
                [0] { every-step } gehen
               *[other] { left-steps } gehen, und noch { $more } in einer zweiten Bewegung
            }
        }
    }
attack-far = { $far ->
        [1] { "" }
       *[other] { " " }({ $far } Felder weit)
    }
left-steps = { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    }
every-step = { $every ->
        [one] { $every } Schritt
       *[other] { $every } Schritte
    }

## Was noch offen ist.

# $by: wonach die Knöpfe die Lagen unterscheiden.
ask-lay = du entscheidest: { $question }{ $ends ->
        [yes] { " " }Damit endet dein Zug.
       *[no] { "" }
    }
# $key: die Ziffer, die zuerst kommen muss, 0 für keine.
# $hope: ohne Wurf, was das Schloss noch öffnen könnte.
ask-lock = { $trap ->
        [yes] die Falle
       *[no] das Schloss
    } braucht auf deinen Würfeln noch { COUNT($digits) ->
        [one] eine { LIST($digits) }
       *[other] { LIST($digits) }
    }{ $trap ->
        [yes] , sonst { $harm }
       *[no] { "" }
    }.{ $key ->
        [0] { "" }
       *[other] { " " }Solange kein Wurf den Schlüssel zeigt, eine { $key }, zählt sonst nichts.
    }{ $tries ->
        [0] { $hope ->
            [change] { " " }Kein Wurf ist übrig: Dreh für Erschöpfung einen Würfel, oder gib auf.
            [relic] { " " }Kein Wurf ist übrig, und nur ein Relikt könnte noch helfen.
           *[none] { " " }Da hilft nichts mehr.
        }
       *[other] { "" }
    }
ask-hex = du entscheidest: { $question } { LIST($cells, type: "or") } (1-{ $marked } auf der Karte).
question-lay = { $others ->
        [yes] Wie könnte das Plättchen ({ $shape }) sonst liegen?
       *[no] Wie liegt das Plättchen ({ $shape }{ $shard ->
            [yes] , mit { NAME($mark, case: "dat") }
           *[no] { "" }
        })?
    }
# Was eine Lage bringt. $sides: wohin die neuen Türen führen, $shut: Türen, die sie schließt, $joined: wie viele Plättchen sie sonst berührt.
way-brings = { $number ->
        [0] { $seals ->
            [yes] { CAP(no-door-left) }
           *[no] Keine neue Tür
        }
        [1] Tür { LIST($sides) }
       *[other] { $number } Türen: { LIST($sides, type: "comma") }
    }{ COUNT($shut) ->
        [0] { "" }
        [one] ; Tür { LIST($shut) } geht verloren
       *[other] ; Türen { LIST($shut) } gehen verloren
    }{ $joined ->
        [0] { "" }
        [1] ; berührt 1 Plättchen mehr
       *[other] ; berührt { $joined } Plättchen mehr
    }{ way-finds }
# $foes: how many steps off the nearest enemy may stand, 0 where all ways are alike in that; $cache: one may lie beside you.
way-finds = { $foes ->
        [0] { "" }
        [1] , Gegner neben dir
       *[other] , Gegner { $foes } Schritte weg
    }{ $cache ->
        [yes] , Versteck neben dir
       *[no] { "" }
    }
way-side = { $number ->
        [1] { $side }
       *[other] { $number } { $side }
    }
way-holds = Was kommen kann
question-cache = Wo liegt das { $rank ->
        [legendary] legendäre
       *[common] gewöhnliche
    } Versteck?
question-enemy = Wo steht { THE($foe) }?
question-settle = Wo landet { THE($whom) }?
question-settle-enemy = Wo landet { THE($foe) }?
question-equal = Welcher der gleichen Gegner handelt als Nächstes?
question-strike = Wen greift { acting } an?
question-walk = Wohin geht { acting }?
# $at: „none“, wo eine Karte es zeigt.
acting = { $at ->
        [none] { THE($foe) }
       *[other] { THE($foe) } auf { $at }
    }

## Wie es steht.

status-before = Vor dem Streifzug{ COUNT($chosen) ->
        [0] { "" }
       *[other] : { LIST($chosen, type: "comma") }
    }.
chosen-class = { $who } ({ $kind })
status = Runde { $round }: { $progress }.
status-left = Ohne Heilung bleiben höchstens { $left } Runden für { $more } weitere.
status-falls = { LIST($names) } { COUNT($names) ->
        [one] fällt
       *[other] fallen
    } ohne Heilung, sobald Runde { $round } beginnt{ $last ->
        [yes] : Mit dem letzten Splitter habt ihr vorher gewonnen
       *[no] { "" }
    }.
# Eine so gut wie verlorene Expedition: Es fehlen mehr Splitter, als Runden bleiben.
status-too-far = Ihr könnt kaum noch gewinnen: Der Rückzug beendet es.
status-danger = { LIST($heroes, type: "semicolon") }.
status-retreating = Für den Rückzug: { $names }.
is-down = { $who } auf { $at } am Boden{ $mender ->
        [none] { "" }
       *[other] { " " }({ $mender } kann aufhelfen)
    }
sheet-class = { $kind }: { $numbers }
sheet-companion = { CAP($who) }: { $health }/{ $most }, { place }
sheet-adventurer = { $named ->
        [yes] { $who }: { $health }/{ $most }, { place }
       *[no] { $who }, { $kind }: { $health }/{ $most }, { place }
    }
hero-in-short = { $kind } { $health }/{ $most }
hero-fatigue = Erschöpfung { $fatigue } von { $most }
hero-exhaustion = Finsternis { $exhaustion }
hero-relics = { COUNT($facts) ->
        [one] Relikt { LIST($facts, type: "comma") }
       *[other] Relikte { LIST($facts, type: "comma") }
    }
hero-relic = { $relic } ({ $does })
hero-packed = im Gepäck { $relics }
# $where: wie es um jemanden steht, $at: auf welchem Feld.
place = { $where ->
        [here] { $at }
        [fell] am Boden, auf { $at }
        [down] am Boden
        [outside] wartet draußen
       *[waiting] wartet
    }
sheet-doors = Türen: { COUNT($doors) ->
        [0] keine zu erkunden
       *[other] { LIST($doors, type: "comma") }
    }.
door-at = { $door } auf { $at }
sheet-enemies = Gegner: { LIST($enemies, type: "semicolon") }{ $more ->
        [yes] { " und mehr" }
       *[no] { "" }
    }.
sheet-enemy = { $foe } auf { $at }, { $health }/{ $most }
sheet-enemy-acts = { $foe } auf { $at }, { $health }/{ $most }, { $how }
sheet-supply = { CAP(PLURAL($sought)) } gezogen: { $found } von { $required }; noch { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } und { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }.
sheet-peeked = Die nächste Karte ist { $card }.
sheet-exhaustion = { $calm ->
        [yes] Finsternis nach Runde { $last }.
       *[no] Die Finsternis kostet in jeder Runde 1 Leben mehr.
    }

## Szenarien: wie weit das Ziel erreicht ist, und was als Nächstes zu tun ist (SKY-G90).

progress = ihr habt { $gained } von { $required } { PLURAL($sought, case: "dat") }
progress-home = { $number } zum Tor gebracht
progress-open = { $opened } von { $number } offen
progress-gate = das Tor hält noch { $left ->
        [one] { $left } Schlag aus
       *[other] { $left } Schläge aus
    }
progress-last = Runde { $round } ist die letzte
progress-phase = er ist in Phase { $phase } von { $number } mit { $health } Leben
next = Ziel: { $steps }.
next-goal = { $steps }
next-stand = am Ende der Runde noch stehen
next-win = am Ende der Runde stehen: Dann ist es gewonnen
next-leave = dem Rückzug zustimmen und sie hinausbringen
next-guardian = { THE($chip, case: "acc") } auf { $at } besiegen ({ $hint })
next-carry = { $there ->
        [yes] { $who } beendet einen Zug mit { THE($burden, case: "dat") } auf dem Eingang
       *[no] { $who } geht mit { THE($burden, case: "dat") } zum Eingang
    }
next-open = { THE($lock, case: "acc") } auf { $at } öffnen
next-past = den Weg frei machen ({ THE($foe) }), dann { $then }
next-enter = { THE($sought, case: "acc") }{ COUNT($cells) ->
        [0] { "" }
       *[other] { " auf " }{ LIST($cells, type: "or") }
    } holen
next-find = { $more ->
        [yes] noch { $number } { $number ->
            [one] { NAME($sought, case: "acc") }
           *[other] { PLURAL($sought, case: "acc") }
        } finden
       *[no] { so-many } finden
    }
next-lay = { $pieces } legen
next-pieces = { $number ->
        [one] { $number } { $shape }
       *[other] { $number } { PLURAL($shape) }
    }
next-meet = alle auf das Plättchen oder gleich daneben: { THE($tile) }

# Wovon ein geplanter Spielzug abhängen kann, nach „nur wenn“.
if-no-enemy = kein Gegner auf der Karte ist
if-half-health = ich mindestens die Hälfte meiner Leben habe
behind-door = Hinter { $here ->
        [yes] deiner Tür
       *[no] der nächsten Tür
    }
enemies-behind = { $strongest ->
        [0] { "" }
        [1] { "" }
       *[other] Dahinter können Gegner bis Stufe { $strongest } warten.
    }
told-fatigue = { $fatigue ->
        [0] { "" }
       *[other] { " " }Deine Erschöpfung ist { $fatigue }: Kein Angriff mehr ist möglich.
    }
status-loss = Nach dieser Runde nimmt die Finsternis jedem von euch { $same ->
        [yes] { $loss }
       *[no] bis zu { $loss }
    } Leben, und jede Runde 1 mehr.
