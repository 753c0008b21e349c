# Eine Aktion mit allem, was daraus wurde, und was aus mehreren Ereignissen zusammenkommt.

# Was ein Mitglied der Gruppe tut. $after: was sonst davon erzählt wird.
ours = { who-plays } „{ $play }“{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }{ $heals ->
            [yes] für
           *[no] auf
        } { LIST($others, each: "the", case: "acc") }
    }{ $after ->
        [nobody] : Niemand ist da.
        [vain] { " " }und verfehlt{ COUNT($outcome) ->
            [0] { "" }
           *[other] : { $outcome }
        }.
        [healthy] : Es gibt nichts zu heilen.
        [outcome] : { $outcome }.
       *[nothing] { "." }
    }
ours-missed = { $actor } verfehlt { THE($target, case: "acc") }{ COUNT($cost) ->
        [0] { "" }
       *[other] { " " }und nimmt { $cost }
    }.
# $clears: it bars a way, and effort goes into it.
ours-hit = { $actor } { $clears ->
        [yes] arbeitet an { THE($target, case: "dat") }
       *[no] trifft { THE($target, case: "acc") }
    }: { $outcome }.
ours-ends = **{ CAP(THE($what)) } { defeat }** ({ $actor }: { $amount } { $clears ->
        [yes] Mühe
       *[no] Schaden
    }).
ours-on-several = { who-plays } „{ $play }“. { $results }.
# $by: was dazu zwingt, leer, wo das nicht bekannt ist.
who-plays = { $forced ->
        [yes] { COUNT($by) ->
            [0] { $actor } spielt unter Zwang
           *[other] Durch { THE($by, case: "acc") } spielt { $actor }
        }
       *[no] { $actor } spielt
    }
result-on = { THE($target) }: { $outcome }
works = es wirkt
# Was nach einem Fehlschlag vom Ziel übrig ist, „noch 5 Kraft“, oder dass es nichts bewirkt hat.
missed = { $rolled ->
        [yes] { $left }
       *[no] ohne Wirkung{ COUNT($left) ->
            [0] { "" }
           *[other] , { $left }
        }
    }
missed-one = verfehlt{ COUNT($left) ->
        [0] { "" }
       *[other] , { $left }
    }
left-of = { $effort ->
        [yes] noch { $left } Mühe
       *[no] noch { $left } Kraft
    }
attempt-fell = { $actor } verliert { THE($target, case: "an") } den Halt und stürzt ab{ COUNT($end) ->
        [0] { "" }
       *[other] , hinunter { THE($end, case: "ins") }
    }: { $outcome }.
attempt-past = { $actor } kommt { THE($target, case: "an") } vorbei{ COUNT($end) ->
        [0] { "" }
       *[other] , { THE($end, case: "ins") }
    }.
attempt-vain = { $actor } kommt { THE($target, case: "an") } nicht voran{ COUNT($missed) ->
        [0] { "" }
       *[other] : { $missed }
    }.
attempt-on = { $actor } müht sich { THE($target, case: "an") } ab{ COUNT($outcome) ->
        [0] { "" }
       *[other] : { $outcome }
    }.
falls = { CAP(THE($who)) } stürzt ab: { $outcome }.
unhurt = unverletzt

# Was eine Herausforderung tut. $stands: wo eine Widrigkeit wirkt; $came: der Bereich, in den sie eben gekommen ist.
# Danach folgt ein Verb: „Der Hund kommt in die Halle und“ – „geht auf Ada los“.
theirs-begins = { CAP(THE($what)) }{ COUNT($stands) ->
        [0] { "" }
       *[other] { " " }{ THE($stands, case: "in") }
    }{ COUNT($came) ->
        [0] { "" }
       *[other] { " " }{ GENDER($what) ->
            [p] kommen
           *[n] kommt
        } { THE($came, case: "ins") } und
    }
theirs-alone = { theirs-begins } { GENDER($what) ->
        [p] spielen
       *[n] spielt
    } { $play }.
theirs-coming = { theirs-begins } { $type ->
        [Environ] { GENDER($what) ->
            [p] greifen
           *[n] greift
        } nach { LIST($others, each: "the", case: "dat") }
        [Creature] { goes } auf { LIST($others, each: "the", case: "acc") } los
        [Seeker] { GENDER($what) ->
            [p] wenden
           *[n] wendet
        } sich { LIST($others, each: "the", case: "dat") } zu
        [Trap] { GENDER($what) ->
            [p] lösen
           *[n] löst
        } unter { LIST($others, each: "the", case: "dat") } aus
       *[Obstacle] { GENDER($what) ->
            [p] geben
           *[n] gibt
        } unter { LIST($others, each: "the", case: "dat") } nach
    }.
theirs-missed = { theirs-begins } { $type ->
        [Environ] { GENDER($what) ->
            [p] erreichen
           *[n] erreicht
        } { LIST($missed, each: "the", case: "acc") } nicht
        [Creature] { goes } auf { LIST($missed, each: "the", case: "acc") } los und { GENDER($what) ->
            [p] treffen
           *[n] trifft
        } nicht
        [Seeker] { GENDER($what) ->
            [p] bemerken
           *[n] bemerkt
        } { LIST($missed, each: "the", case: "acc") } nicht
       *[other] { misses } { LIST($missed, each: "the", case: "acc") }
    }.
theirs-harmless = { theirs-begins } { GENDER($what) ->
        [p] richten
       *[n] richtet
    } keinen Schaden an.
misses = { GENDER($what) ->
        [p] verfehlen
       *[n] verfehlt
    }
# $hit: wen es getroffen hat, mit dem, was daraus wurde, wo es mehrere sind.
theirs-hit = { theirs-begins } { $type ->
        [Environ] { GENDER($what) ->
            [p] treffen
           *[n] trifft
        }
        [Creature] { GENDER($what) ->
            [p] erwischen
           *[n] erwischt
        }
        [Seeker] { GENDER($what) ->
            [p] bemerken
           *[n] bemerkt
        }
        [Trap] { GENDER($what) ->
            [p] treffen
           *[n] trifft
        }
       *[Obstacle] { GENDER($what) ->
            [p] treffen
           *[n] trifft
        }
    } { $hit }{ COUNT($missed) ->
        [0] { "" }
       *[other] , aber nicht { LIST($missed, each: "the", case: "acc") }
    }{ COUNT($outcome) ->
        [0] { "" }
       *[other] : { $outcome }
    }.
hit-one = { THE($target, case: "acc") }{ COUNT($outcome) ->
        [0] { "" }
       *[other] { " " }({ $outcome })
    }
# $missed: Alle haben verfehlt, sonst trafen manche ohne Schaden.
strike-in-vain = { CAP(LIST($actors, each: "the")) } { $missed ->
        [yes] gehen auf { LIST($whom, each: "the", case: "acc") } los und treffen nicht
       *[no] richten bei { LIST($whom, each: "the", case: "dat") } keinen Schaden an
    }.

# Ein Wurf mit allem, was dazugehört, und was ihn verändert hat; $faces: was gefallen ist, „3+5=8“.
roll = { $printed }{ COUNT($shifts) ->
        [0] { "" }
       *[other] , { LIST($shifts, type: "comma") }: { $rolled }
    }={ $faces }
roll-shift = { $source ->
        [dark] schlechte Sicht
        [swimming] Schwimmen
        [danger] Gefahr
        [Alerted] { alerted-of-itself }
       *[other] { $source }
    } { $levels }

# Was daraus wurde, in Kürze.
harm = { $amount ->
        [0] kein Schaden
       *[other] { $amount } Schaden{ $down ->
            [yes] , am Boden
           *[no] { $several ->
                [yes] { "" }
               *[no] , noch { $left } Kraft
            }
        }
    }
harm-ends = { $amount } Schaden, und { it-they } { defeat }
effort-done = { $amount } Mühe{ $left ->
        [0] { "" }
       *[other] , noch { $left }
    }
effort-ends = { $amount } Mühe, und { it-they } { defeat }
it-they = { GENDER($what) ->
        [m] er
        [f] sie
        [p] sie
       *[n] es
    }
relief = { $amount } Kraft zurück{ now-left }
tokens-gone = { $count ->
        [one] { $count } Heimlichkeitsmarke
       *[other] { $count } Heimlichkeitsmarken
    } verloren, noch { $left }
cost = Der Fehlschlag trifft { THE($who, case: "acc") }: { $outcome }.

# Würfe im Kleingedruckten.
rolls-of = { CAP($actor) }, { $play } { $rolls }
rolled-on = auf { NAME($target, case: "acc") } { $rolls }
rolled-by = { THE($owner) }, { $rolls }
rolled-answer = { $answer } { $roll }{ $tie ->
        [yes] , Gleichstand trifft
       *[no] { "" }
    }
counts-as = gilt als { $setting }{ COUNT($members) ->
        [0] { "" }
       *[other] { " " }für { $members }
    }
rolled-damage = { damage-of } { $damage }
rolled-defence = Abwehr { $defense }
rolled-both = { damage-of } { $damage }, minus Abwehr { $defense }: { $rest }
damage-of = { COUNT($answer) ->
        [0] Schaden
       *[other] { THE($owner) }, { $answer }: Schaden
    }
rolled-fall = Sturz { $roll }
rolled-search = { $who }, Suche { $roll }{ $vain ->
        [yes] , meist gegen d6
       *[no] { "" }
    }
rolled-lockpick = { $who }, Knacken { $roll }{ COUNT($against) ->
        [0] { "" }
       *[other] ; das Schloss { $against }
    }
rolled-fortune = Schicksal d100={ $number }
more-rolls = { $some ->
        [yes] und weitere Würfe
       *[no] alle Würfe
    }: /log
more-happened = Es geschah noch mehr: /log.
more-hidden = und noch { $number }

# Was sich von selbst versteht, im Kleingedruckten.
shuffled = { $who }: Stapel gemischt, keine Karte gezogen
over = vorbei: { $sources }
drawn = gezogen: { $cards }
drawn-by = { $card } ({ $who })
draws = { $everybody ->
        [yes] alle ziehen
       *[no] { $who } { GENDER($who) ->
            [p] ziehen
           *[n] zieht
        }
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Was gilt, in Kürze, hinter dem, was es bringt.
brings = : { $brings }
brings-levels = { $levels } { LIST($entries) }{ COUNT($against) ->
        [0] { "" }
       *[other] { " " }gegen { LIST($against, type: "or") }
    }
brings-no-move = keine Bewegung
levels = { $above ->
        [yes] +{ $number }
       *[no] { $number }
    } { $single ->
        [yes] Stufe
       *[no] Stufen
    }
against-type = { $type ->
        [Environ] Widrigkeiten
        [Obstacle] Hindernisse
        [Creature] Kreaturen
        [Seeker] Aufpasser
        [Trap] Fallen
       *[other] { $type }
    }

# Was die Herausforderungen tun werden.
will-attack = { $count ->
        [0] { LIST($what, each: "the") } { GENDER($what) ->
            [p] greifen
           *[n] greift
        }
       *[other] { $count } Gegner greifen
    } { $whom }{ $alone ->
        [yes] { "" }
       *[no] , am kräftigsten dort,
    } an{ up-to-damage }
up-to-damage = { $most ->
        [0] { "" }
       *[other] { " " }(bis { $most } Schaden{ $left ->
            [0] { "" }
           *[other] ; noch { $left } Kraft
        })
    }
# Aufpasser, denen ihr begegnet seid und die ihr jetzt nicht seht.
out-of-sight = Außer Sicht: { LIST($what, each: "the") }.
watching = Am Rundenende: { LIST($each, type: "semicolon") }.
# $odds: wie wahrscheinlich das Wahrscheinlichste davon ist, sobald sie „beside“, also beieinander, sind. $how: Einer ist beim andern, einer muss erst kommen („comes“), oder es sind „many“.
may-notice = { LIST($what, each: "the") } { GENDER($what) ->
        [p] bemerken
       *[n] bemerkt
    } vielleicht { $all ->
        [yes] einen von euch
       *[no] { LIST($whom, type: "or") }
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] { $how ->
            [beside] { " " }({ $odds })
            [comes] { " " }(kommt es dorthin, { $odds })
           *[many] { " " }(bis { $odds })
        }
    }
there-will-attack = { THE($what) } { GENDER($what) ->
        [p] greifen
       *[n] greift
    } { THE($where, case: "in") } { $whom } an{ $alone ->
        [yes] { "" }
       *[no] , dort mit der meisten Kraft
    }{ up-to-damage }
there-will-try = { THE($what) } { GENDER($what) ->
        [p] bemerken
       *[n] bemerkt
    } { THE($where, case: "in") } vielleicht { $whom }{ $alone ->
        [yes] { "" }
       *[no] , zuletzt gekommen
    }
hunt = { LIST($what, each: "the") } { THE($where, case: "in") } { GENDER($what) ->
        [p] jagen
       *[n] jagt
    }, wer in der Nähe ist
goes-round = { THE($what) } { GENDER($what) ->
        [p] machen
       *[n] macht
    } einen Rundgang
seeks = { THE($what) } { GENDER($what) ->
        [p] suchen
       *[n] sucht
    } { COUNT($near) ->
        [0] nach euch
       *[other] { THE($near, case: "bei") }
    }
reaches-everybody = { THE($what) } { GENDER($what) ->
        [p] erreichen
       *[n] erreicht
    } alle { THE($where, case: "in") }
# ~ ist die Endung: „der alarmierte Wärter“.
alert-one = alarmiert~ { $name }
# Im Dativ: steht hinter „in“ und „bei“.
region-out-of-sight = einem Bereich außer Sicht
# What a card does with which a member steps in or helps.
step-does = { $does ->
        [softens] weniger Schaden
        [spoils] trifft seltener
        [hardens] mehr Schaden
        [steadies] trifft öfter
        [seeks] findet öfter
        [opens] öffnet öfter
       *[wards] schwerer zu treffen
    }
