# Was von Ereignissen erzählt wird.

# Die Gruppe.

begun = **{ $name }**, { scenario-type }.{ COUNT($about) ->
        [0] { "" }
       *[other] { " " }{ $about }
    }{ COUNT($announced) ->
        [0] { "" }
       *[other] { "\u000A" }{ guards-notice }{ $announced }
    }
guards-notice = { $type ->
        [stealth] Aufpasser können am Ende der Runde bemerken, wen sie treffen: Das kostet eine Heimlichkeitsmarke.{ " " }
       *[normal] { "" }
    }
scenario-type = { $type ->
        [stealth] ein heimliches Szenario
        [chase] eine Verfolgung
       *[normal] eine Durchquerung
    }
# $title: wie eine fertige Figur genannt wird.
joined_up = { $kept ->
        [yes] { $who } ist wieder da: { $craft }{ $level ->
            [1] { "" }
           *[other] { " " }der Stufe { $level }
        }{ once }.
       *[no] { $who }{ COUNT($title) ->
            [0] { "" }
           *[other] , { THE($title) }
        }: { $craft }{ COUNT($good) ->
            [0] { once }
           *[other] { " " }({ $good })
        }.
    }
good-at = { $kind ->
        [pathfinder] findet Wege und klettert
        [delver] zäh, bricht auf und öffnet
        [shadow] gut mit Schlössern und im Dunkeln
        [warden] stark, schützt die anderen
        [mender] heilt die anderen
       *[wright] öffnet, was zu ist
    }
# $things: was hinauszutragen ist; $goal: wohin eine Verfolgung führt, "" solange es niemand weiß.
start-goal = **Auftrag:** { $type ->
        [chase] rechtzeitig { $mode ->
            [chasing] mit einem von euch
           *[fleeing] mit allen
        } { COUNT($goal) ->
            [0] am Ziel sein
           *[other] dort sein: { THE($goal) }
        }
       *[other] { $hidden ->
            [yes] alle, die leben, finden einen anderen Weg hinaus
           *[no] alle, die leben, kommen hinaus
        }{ COUNT($things) ->
            [0] { "" }
           *[other] { " " }und bringen { LIST($things, each: "the", case: "acc") } mit
        }
    }.
# $until: womit die Zeit abläuft; $late: was aus denen wird, die zu spät kommen.
start-clock = **Uhr:** { $timed ->
        [no] keine Grenze
       *[yes] { $type ->
            [stealth] { $rounds } Runden, dann: { time-is-up }; jede weitere kostet Marken
           *[chase] { $rounds } Runden{ COUNT($until) ->
                [0] { "" }
               *[other] , dann: { $until }
            }; { $late ->
                [lost] dann ist alles verloren
                [death] wer zu spät kommt, stirbt
               *[injury] wer zu spät kommt, nimmt eine Verletzung
            }{ $bonus ->
                [yes] . Manche Orte geben mehr Runden
               *[no] { "" }
            }
        }
    }.
# $light: was ein Licht kostet, das gesehen wird; $closes: was Orte tun, die sich schließen.
start-danger = **Gefahr:** { $type ->
        [stealth] wen ein Aufpasser am Ende der Runde bemerkt, den kostet es 1 von { $tokens } Heimlichkeitsmarken; mit der letzten ist es aus{ $light ->
            [defeat] , ebenso mit einem Licht, das im Dunkeln gesehen wird
            [token] . Ein Licht, das im Dunkeln gesehen wird, kostet 1
           *[none] { "" }
        }
       *[other] { $closes ->
            [kills] Orte schließen sich hinter euch und töten alle, die noch darin sind
            [loses] wer an einem Ort über dessen Grenze hinaus bleibt, verliert das Ganze
           *[no] bei 0 Kraft (deine Gesundheit) gehst du zu Boden und stehst im nächsten Zug mit einer Verletzung auf: 5 Kraft weniger für immer{ start-deadly }
        }
    }.
# $least, $most: so many Injuries kill the members, 0 where that is not known yet; $alike: the same of all.
start-deadly = { $least ->
        [0] { "" }
       *[other] . { $alike ->
            [yes] { $most } Verletzungen töten
           *[no] { $least } bis { $most } Verletzungen töten
        }
    }
once = { COUNT($background) ->
        [0] { "" }
       *[other] , früher { $background }
    }
# $choice: die Art der Wahl; $craft: das gewählte Handwerk, wenn eines gewählt wurde.
answered = { $choice ->
        [craft] { COUNT($craft) ->
            [0] { $who } hat gewählt.
           *[other] { $who }: { $craft }.
        }
        [ready] { $who } ist bereit zum Aufbruch.
        [give-up] { $who } stimmt ab: aufgeben oder nicht.
        [leave] { $who } ist kurz davor hinauszugehen.
        [stay] { $who } bleibt.
        [light] { $who } will Licht machen.
        [search] { $who } will suchen.
        [pick] { $who } ist an einem Schloss.
        [stay-dark] { $who } bleibt im Dunkeln.
        [master] Notiert.
       *[other] { $who } hat gewählt.
    }
decided = { $who } hat gewählt.
bought = { $who } kauft { A($gear, case: "acc") } für { $price ->
        [one] { $price } Kostbarkeit
       *[other] { $price } Kostbarkeiten
    }.
# $disease: was geheilt wurde, wenn es keine Verletzung war.
cured = { $who } ruht in der Stadt und ist für 1 Kostbarkeit { $what ->
        [injury] eine Verletzung
       *[other] { $disease }
    } los.
learned = { $who } lernt für 1 Kostbarkeit „{ $play }“.
# $danger: die Stufe der Gefahr, 0 für die erste.
set_out = { $party } { GENDER($party) ->
        [p] brechen
       *[n] bricht
    } auf, { THE($where, case: "von") }.
    .tokens = { $tokens ->
        [one] { $tokens } Heimlichkeitsmarke.
       *[other] { $tokens } Heimlichkeitsmarken.
    }
    .limit = { $limit ->
        [one] { $limit } Runde, keine mehr.
       *[other] { $limit } Runden, keine mehr.
    }
    .danger = Gefahr der Stufe { $danger }.
# Wer schon dabei war, behält, was nicht geheilt wurde.
still-ailing = { $who } hat noch: { $ails }.

# Runden und Züge.

round_begins = **Runde { $number }.**
claimed = { $how ->
        [last] { $who } handelt zuletzt.
        [order] { $who } handelt, wie beauftragt.
       *[claimed] { $who } handelt.
    }
# What lasts took EP as the turn began.
acts-with-ep = { $who } ist dran mit { $ep } Kraft.
turn_ended = { $idle ->
        [yes] { $who } wartet.
       *[no] { $who } beendet den Zug.
    }
turn_lost = { $who } geht zu Boden, bevor etwas geschehen kann: Der Zug ist vorbei.
# $own: nur die Bewegung des Mitglieds, das die Runde weitergehen lässt.
went_on = { COUNT($lapse) ->
        [0] { $who } beendet die Runde.
        [1] { $own ->
            [yes] { $who } beendet die Runde; eine Bewegung verfällt.
           *[no] { $who } beendet die Runde; die Bewegung von { $lapse } verfällt.
        }
       *[other] { $who } beendet die Runde; die Bewegungen von { $lapse } verfallen.
    }
skipped = { COUNT($by) ->
        [0] { OF($who) } { $phase ->
            [strategy] Strategiephase
           *[action] Aktionsphase
        } entfällt.
       *[other] { OF($who) } { phase } geht dafür drauf, { THE($by, case: "dat") } zu entkommen.
    }
will_skip = { COUNT($by) ->
        [0] { OF($who) } nächste { $phase ->
            [strategy] Strategiephase
           *[action] Aktionsphase
        } entfällt.
       *[other] { OF($who) } nächste { phase } geht dafür drauf, sich zu befreien.
    }
phase = { $phase ->
        [strategy] Strategie
       *[action] Aktion
    }
# $cards: was gezogen wurde, mit Namen und in Kürze, wo es die Lesenden wissen dürfen.
drew = { $shuffled ->
        [yes] { OF($who) } Stapel war leer: Die Ablage wird gemischt und ist der neue Stapel.
       *[no] { COUNT($cards) ->
            [0] { drew-so-many }
           *[other] { $who } zieht { $cards }.
        }
    }
card-drawn = { $card } ({ $kind }: { $gist })
drew-so-many = { $count ->
        [0] { "" }
        [one] { $who } zieht { $count } Karte.
       *[other] { $who } zieht { $count } Karten.
    }
discarded = { $who } wirft { $plays } ab: Die Hand war zu voll.
you-drew = Du hast { LIST($drawn) } gezogen.
over-limit = du behältst { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    }: { $plays } { COUNT($plays) ->
        [one] geht
       *[other] gehen
    } am Ende der Runde weg.
spared = Am Ende der Runde { COUNT($plays) ->
        [one] wird
       *[other] werden
    } { $plays } abgelegt.
kept_at = { $who } bleibt an { THE($what, case: "dat") } dran, bis offen ist.
left_off = { $who } lässt { THE($what, case: "acc") } sein: { $why ->
        [foes] hier droht Gefahr
       *[hurt] ein Fehlschlag ließe weniger als ein Drittel der Kraft
    }.
called = { $how ->
        [wait] { $who } bittet euch, in dieser Runde hier zu warten.
       *[heal] { $who } bittet um Heilung.
    }
habit = Dein Dauerauftrag – { $order }.

order-react-ask = Reaktionen: fragen, außer bei kleinem Schaden
order-react-best = Reaktionen: immer die beste
order-react-none = Reaktionen: nie
react-with = Reaktionen: immer { $play }, sonst die beste
order-interrupt-ask = Eingriffe: jedes Mal fragen
order-interrupt-auto = Eingriffe: immer
order-interrupt-never = Eingriffe: nie
order-interrupt-any = Eingriffe: egal wie viel Schaden
interrupt-from = Eingriffe: nie für weniger als { $damage } Schaden im Schnitt
order-assist-ask = Hilfen: jedes Mal fragen
order-assist-auto = Hilfen: immer
order-assist-never = Hilfen: nie
order-saved-turn = offene Bewegungen: Herausforderungen warten, wenn mein Zug noch offen ist
order-saved-wait = offene Bewegungen: Die Herausforderungen warten auf meine
order-saved-lapse = offene Bewegungen: Die Herausforderungen warten nie auf meine
order-draw-auto = ungenutzte Strategie: zieht eine Karte
order-draw-ask = ungenutzte Strategie: zieht nichts
keep-at = dranbleiben an: { $what }, bis offen
order-keep-none = dranbleiben an: nichts
order-call-none = Heilung: nicht erbeten
order-call-heal = Heilung: erbeten, bis sie kommt
order-call-wait = Verbündete: gebeten, in dieser Runde zu warten
order-setting-best = Schauplätze: was einer Karte am besten passt
setting-always = Schauplätze: { $setting }, wo immer ich wählen kann
order-turn-any = Züge: nur wenn ich einen nehme
turn-place = Züge: von selbst, als Nummer { $place }

# Arten von Karten.

kind-action = Aktion
kind-reaction = Reaktion
kind-strategy = Strategie
kind-interrupt = Eingriff
kind-assist = Hilfe

# Verfolgungen.

# $rounds: wie viele übrig sind.
counted = { $limit ->
        [0] { "" }
       *[other] { $over ->
            [yes] Die Zeit ist um.
           *[no] { $rounds ->
                [one] Noch { $rounds } Runde.
               *[other] Noch { $rounds } Runden.
            }
        }
    }
limit_grew = { $who } erreicht { THE($where, case: "acc") } und gewinnt { $by ->
        [one] { $by } Runde
       *[other] { $by } Runden
    }: Zeit bis zum Ende von Runde { $limit }.
put_off = { CAP(THE($what)) } { GENDER($what) ->
        [p] verschaffen
       *[n] verschafft
    } euch { $by ->
        [one] eine Runde
       *[other] { $by } Runden
    }: Zeit bis zum Ende von Runde { $limit }.
closed = Geschlossen: { THE($where, case: "Ins") } kommt niemand mehr.
closed-over = **{ CAP(THE($where)) } { GENDER($where) ->
        [p] sind
       *[n] ist
    } weg, und { $lost } mit { GENDER($where) ->
        [f] ihr
        [p] ihnen
       *[n] ihm
    }.**
caught = { $how ->
        [injury] { $who } bleibt zurück und bekommt eine Verletzung.
        [death] { $who } bleibt zurück und kommt nicht mehr heraus.
       *[caught] Für { $who } ist die Zeit um.
    }

# Das Ende.

reached_goal = { COUNT($unmet) ->
        [0] **{ $who } erreicht { THE($where, case: "acc") } und ist draußen.**
       *[other] **{ $who } geht durch { THE($where, case: "acc") } hinaus, ohne { LIST($unmet, each: "the", case: "acc") }.**
    }
# What was beaten, and when it is there again.
returns = { CAP(THE($what)) } { GENDER($what) ->
        [p] kommen
       *[n] kommt
    } am Ende von Runde { $round } noch einmal wieder.
stays-away = { CAP(THE($what)) } { GENDER($what) ->
        [p] kommen
       *[n] kommt
    } diesmal nicht wieder.
key-for-later = Er öffnet ein einziges Schloss: Dort sagt es der Knopf.
stays-with = { $who } behält { LIST($things, each: "the", case: "acc") }, { THE($where, case: "in") }.
lost-with = Verloren mit { $who }: { LIST($things) }.
still-injured = { $who } bekommt die Verletzung vom Zubodengehen trotzdem, wenn der nächste Zug beginnt.
still-inside = Noch drinnen: { LIST($inside) }.
carries-out = **{ $who } trägt { LIST($what, each: "the", case: "acc") } hinaus.**
fell-in = { $who } starb in { THE($where, case: "dat") }.
carried-out = { $who } hat { LIST($what, each: "the", case: "acc") } hinausgetragen.
# Wie gut eine gewonnene Durchquerung lief; $out: wie viele von allen hinauskamen, $injuries: die sie haben.
ending-count = { $lost ->
        [0] { $injuries ->
            [0] Alle kamen heraus, ohne Verletzung: Besser geht es nicht.
            [one] Alle kamen heraus, mit einer Verletzung.
           *[other] Alle kamen heraus, mit { $injuries } Verletzungen.
        }
       *[other] { $out } von { $of } kamen heraus.
    }
out-by-goal = **{ $who } kommt durch { THE($where, case: "acc") } hinaus.**
not_yet = { $who } steht am Ziel, { THE($where, case: "in") }: Noch { COUNT($unmet) ->
        [0] fehlt, wofür ihr gekommen seid
        [1] fehlt { LIST($unmet, each: "the") }
       *[other] fehlen { LIST($unmet, each: "the") }
    }.
wants_to_give_up = { $agrees ->
        [yes] { $who } stimmt fürs Aufgeben.{ COUNT($missing) ->
            [0] { "" }
           *[other] { " " }Es fehlt die Zustimmung von { $missing }.
        }
       *[no] { $who } stimmt fürs Weitermachen.
    }
voted-without = Abgestimmt wurde ohne { $absent }.
# $alone: wer herauskam, wo es nicht alle waren.
ended = **{ $ending ->
        [won] { ended-won }
        [partly] { ended-partly }
        [lost] { ended-lost }
       *[conceded] { $cause ->
            [conceded] Die Gruppe gibt auf.
           *[other] Aufgegeben.
        }
    }**
    .text = { $text }
ended-won = { $cause ->
        [goal] Hindurch und hinaus
        [rounds] Rechtzeitig
       *[other] Gewonnen
    }{ COUNT($alone) ->
        [0] { "." }
        [1] : nur { $alone }.
       *[other] : { $alone }.
    }
ended-partly = { $cause ->
        [goal] Ein Teil von euch ist draußen.
        [left-behind] Nicht alle sind rechtzeitig draußen.
        [caught] Nicht alle sind rechtzeitig draußen.
        [rounds] Nicht alle sind rechtzeitig draußen.
       *[other] Zum Teil gewonnen.
    }
ended-lost = { $cause ->
        [all-dead] Niemand ist übrig.
        [tokens] Die letzte Heimlichkeitsmarke ist weg, und ihr seid gefasst.
        [light] Das Licht wird gesehen, und ihr seid gefasst.
        [rounds] Die Zeit ist um.
        [region] Der Ort schließt sich, und jemand ist noch darin.
        [left-behind] Jemand bleibt zurück.
        [left-without] Draußen, aber ohne das, wofür ihr gekommen seid.
        [caught] Für einen zu viel ist die Zeit um.
        [conceded] Die Gruppe gibt auf.
       *[other] Verloren.
    }
secrets_told = { COUNT($lines) ->
        [0] { "" }
       *[other] Wogegen die Suchen gewürfelt haben: { $lines }
    }

# Die Spielleitung.

paused = Die Uhr steht: Die Spielleitung spielt diese Szene mit euch.
    .text = { $text }
resumed = Die Szene ist vorbei. Es geht weiter.
said = { COUNT($who) ->
        [0] { $words }
       *[other] { CAP(THE($who)) }: „{ $words }“
    }
ruling = Die Spielleitung entscheidet: { $text }
secret_ruling = { $text }

# Wege, und was zu sehen ist.

moved = { $how ->
        [over] { $who } kommt vorbei, { THE($end, case: "ins") }.
        [fell] { $who } landet unten { THE($end, case: "in") }.
        [pushed] { $who } wird { THE($end, case: "ins") } getrieben.
        [gm] { $who } ist jetzt { THE($end, case: "in") }.
       *[move] { $who } geht { THE($end, case: "ins") }.
    }
held_up = { CAP(THE($by)) } { GENDER($by) ->
        [p] halten
       *[n] hält
    } { $who } auf: noch { $left } Mühe.
blocked = { $who } steht vor { THE($by, case: "dat") }: kein Durchkommen.
region-like = { $water ->
        [surface] { $dark ->
            [yes] dunkel, mit Wasser zum Durchschwimmen, bei kleineren Würfeln
           *[no] Wasser zum Durchschwimmen, bei kleineren Würfeln
        }
        [submerged] { $dark ->
            [yes] dunkel, unter Wasser
           *[no] unter Wasser
        }
       *[none] { $dark ->
            [yes] dunkel
           *[no] { "" }
        }
    }
# Von einem Ort, dessen Text allein folgt.
entered-region = { CAP(THE($where)) }: { $text }
in-view = Zu sehen: { $views }.
in-view-region = { THE($where) }{ COUNT($like) ->
        [0] { "" }
       *[other] { " " }({ $like })
    }
here = { COUNT($seen) ->
    [0] { "" }
   *[other] Hier: { $seen }.
}{ COUNT($traps) ->
    [0] { "" }
   *[other] { COUNT($seen) ->
        [0] { "" }
       *[other] { " " }
    }Fallen: { LIST($traps, type: "semicolon") }.
}
sprung-by-enter = { THE($what) }, ausgelöst beim Hereinkommen
sprung-by-leave = { THE($what) }, ausgelöst beim Hinausgehen
sprung-by-search = { THE($what) }, ausgelöst durch eine Suche
sprung-by-feature = { THE($what) }, ausgelöst, wenn jemand hier etwas öffnet oder benutzt
sprung-by-lockpick-failed = { THE($what) }, ausgelöst, wenn ein Schloss nicht aufgeht
in-sight = In Sicht: { $places }.
in-sight-at = { $seen } { THE($where, case: "in") }
# Was gesehen wurde, und was es von selbst tut.
met = { $seen } ({ $does })
met-habit = { LIST($does) }
met-environ = jede Runde für alle hier: { LIST($brings, type: "comma") }
met-harm = bis zu { $most } Schaden
# Was bleibt: Alle haben das Ganze vor sich.
met-persists = alle für sich; wer weggeht, fängt wieder an
habit-latest = { GENDER($what) ->
        [p] bemerken
       *[n] bemerkt
    }, wer zuletzt kam
habit-pursues = { GENDER($what) ->
        [p] folgen
       *[n] folgt
    } euch
nothing_seen = Im Dunkeln sieht { $who } nur Ausgänge und würfelt meist kleinere Würfel.
would-light = Licht gäbe hier: { OF($who) } { $lamp }.
passage = Ein verborgener Weg aus { THE($where, case: "dat") } kommt ans Licht: { $letter }{ COUNT($beyond) ->
        [0] { "" }
       *[other] , { THE($beyond, case: "ins") }
    }.
lit_up = { THE($where, case: "In") } ist jetzt Licht.
# $lit: der dunkle Bereich, in den das Licht fällt.
light = { $on ->
        [yes] { $who } zündet { THE($gear, case: "acc") } an{ COUNT($lit) ->
            [0] { "" }
           *[other] : { THE($lit, case: "In") } ist es hell
        }.
       *[no] { $why ->
            [water] Das Wasser löscht { OF($who) } Licht.
           *[other] { $who } macht { THE($gear, case: "acc") } aus.
        }
    }

# Dinge.

# $through: alles dort ist gefunden. Sonst darf nach einer Suche, die nichts findet, niemand wissen, ob da etwas ist.
searched = { $who } { COUNT($where) ->
        [0] sucht
       *[other] durchsucht { THE($where, case: "acc") }
    } und findet { COUNT($found) ->
        [0] { $through ->
            [yes] nichts: Dort ist nichts verborgen
           *[no] nichts
        }
       *[other] { LIST($found, each: "a", case: "acc") }
    }.
finds-wanted = **{ $who } findet { LIST($what, each: "the", case: "acc") }!**
fortune = Schicksal, für { $who }: { $text }
fortune-idle = Das hat keine Wirkung.
picked = { $who } versucht, das Schloss { THE($lock, case: "gen") } zu knacken: { $opened ->
        [yes] Es geht auf.
       *[no] Es hält.
    }
unlocked = { COUNT($who) ->
        [0] { CAP(THE($what)) } { opens }.
       *[other] { $who } öffnet { THE($what, case: "acc") } mit { THE($key, case: "dat") }.
    }
opened = { CAP(THE($what)) } { GENDER($what) ->
        [p] stehen
       *[n] steht
    } offen.
used = { $who } benutzt { THE($what, case: "acc") }.
    .text = { $text }
gets = { $who } bekommt { $things }.
gift-gear = { A($found, case: "acc") }
gift-object = { THE($what, case: "acc") }
has-wanted = **{ $who } hat { LIST($what, each: "the", case: "acc") }!**{ COUNT($missing) ->
        [0] { "" }
       *[other] { " " }Noch { COUNT($missing) ->
            [1] fehlt
           *[other] fehlen
        }: { LIST($missing, each: "the") }.
    }
loses = { $who } verliert { valuables }.
valuables = { $count ->
        [one] { $count } Kostbarkeit
       *[other] { $count } Kostbarkeiten
    }
gear-does = { $name }, { slot }: { $does }
slot = { $slot ->
        [clothing] Kleidung
        [item] in der Hand
        [accessory] Zubehör
       *[expertise] Werkzeug
    }
# $slot: welchen Platz die Ausrüstung braucht.
equipped = { COUNT($gear) ->
        [0] { $who } packt { THE($away, case: "acc") } ein.
       *[other] { equipped-in }{ COUNT($away) ->
            [0] { "" }
           *[other] , statt { THE($away, case: "gen") }
        }.
    }
equipped-in = { $slot ->
        [item] { $who } nimmt { THE($gear, case: "acc") } zur Hand
        [expertise] { $who } legt { THE($gear, case: "acc") } bereit
       *[other] { $who } legt { THE($gear, case: "acc") } an
    }
gave = { $left ->
        [yes] { CAP(THE($item)) } geht an { $to }.
       *[no] { $who } gibt { $to } { THE($item, case: "acc") }.
    }
laid_down = { $who } legt { THE($item, case: "acc") } { THE($where, case: "in") } ab.
picked_up = { $who } hebt { THE($item, case: "acc") } auf.

# Gespieltes, und was es bewirkt.

# $others: die Ziele außer dem, der spielt.
played = { $kind ->
        [interrupt] { CAP(THE($who)) } { GENDER($who) ->
            [p] greifen
           *[n] greift
        } mit „{ $play }“ ein.
        [assist] { CAP(THE($who)) } { GENDER($who) ->
            [p] helfen
           *[n] hilft
        } mit „{ $play }“.
       *[other] { played-on-others }.
    }
step-in-together = { LIST($who) } greifen mit „{ $play }“ ein.
played-on-others = { CAP(THE($who)) } { plays } „{ $play }“{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }auf { LIST($others, each: "the", case: "acc") }
    }
plays = { GENDER($who) ->
        [p] spielen
       *[n] spielt
    }
nothing-to-heal = { played-on-others }: Es gibt nichts zu heilen.
played-for = { CAP(THE($who)) } { plays } „{ $play }“{ COUNT($others) ->
        [0] { "" }
       *[other] { " " }für { $everybody ->
            [yes] alle
           *[no] { LIST($others, each: "the", case: "acc") }
        }
    }, { $lasts ->
        [next-turn] bis zum nächsten Zug { THE($who, case: "von") }
        [round] bis zum Ende der Runde
       *[scenario] bis zum Schluss
    }{ $brings }.
# $brings: was gilt, in Kürze.
lasting = „{ $source }“ gilt für { LIST($who, each: "the", case: "acc") }{ $lasts ->
        [next-turn] { "" }
        [round] , bis zum Ende der Runde
       *[scenario] , bis zum Schluss
    }{ $brings }.
# $origin: was es getan hat, wenn es jemand anders war.
hurt = { $effort ->
        [yes] { CAP(THE($who)) }: { $amount } geschafft, noch { $left } Mühe.
       *[no] { CAP(THE($who)) } { takes } { $amount ->
            [0] keinen Schaden{ from-origin }.
           *[other] { $amount } Schaden{ from-origin }, noch { $left } Kraft.
        }
    }
takes = { GENDER($who) ->
        [p] nehmen
       *[n] nimmt
    }
from-origin = { COUNT($origin) ->
        [0] { "" }
       *[other] { " " }durch { THE($origin, case: "acc") }
    }
# Wie viel Kraft es jetzt ist; 0 wird nicht gesagt, da seither mehr daraus geworden sein kann.
now-left = { $left ->
        [0] { "" }
       *[other] , jetzt { $left }
    }
recovered = { $amount ->
        [0] { "" }
       *[other] { CAP(THE($who)) } { GENDER($who) ->
            [p] bekommen
           *[n] bekommt
        } { $amount } Kraft zurück{ now-left }.
    }
back-for-all = Kraft zurück: { LIST($each, type: "comma") }.
recovers-ep = { $who } { $ep }
down = { $who } ist am Boden.
injured = { $who } { $up ->
        [yes] steht mit einer Verletzung auf
       *[no] bekommt eine Verletzung
    }{ $injuries ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }(die { $injuries }.)
    }{ $up ->
        [yes] : höchstens { $most } Kraft
       *[no] { $alive ->
            [yes] : höchstens { $most } Kraft
           *[no] : die ist tödlich
        }
    }.
next-kills = { $left ->
        [1] Die nächste ist tödlich.
       *[other] Noch { $left } sind tödlich.
    }
died = **{ $who } stirbt{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }{ THE($where, case: "in") }
    }.**
fell = { $who } stürzt ab{ $down ->
        [yes] , bis ganz nach unten
       *[no] { "" }
    }.
# $steps: um wie viel, ohne Vorzeichen.
track = { $steps ->
        [0] { "" }
       *[other] { CAP(THE($who)) }: { $track } { $rises ->
            [yes] steigt
           *[no] sinkt
        } um { $steps } auf { $above ->
            [yes] +{ $now }
           *[no] { $now }
        }{ track-low }.
    }
track-low = { COUNT($means) ->
        [0] { "" }
       *[other] { $low ->
            [yes] { " " }({ $means })
           *[no] { "" }
        }
    }
# $more: was sie sonst tut, „1 Schaden in jedem Zug“; $cures: Ausrüstung, die sie heilt, „eine Salbe“.
infected = { $again ->
        [yes] { $who } hat { $disease } schon: Schlimmer wird es nicht.
       *[no] { $amount ->
            [0] { $who } hat { $disease } schon, und es wird schlimmer.
           *[other] { $who } { GENDER($who) ->
                [p] bekommen
               *[n] bekommt
            } { $disease }: { $track } -{ $amount }{ COUNT($more) ->
                [0] { "" }
               *[other] , { LIST($more, type: "comma") }
            }, bis { heals-it }.
        }
    }
heals-it = { COUNT($cures) ->
        [0] eine Stadt (1 Kostbarkeit) das heilt
       *[other] { LIST($cures, type: "or") } das heilt, oder eine Stadt
    }
# $disease: was geheilt wurde, wenn es keine Verletzung war.
healed = { $who } ist { $what ->
        [injury] eine Verletzung
       *[other] { $disease }
    } los{ COUNT($by) ->
        [0] { "" }
       *[other] , dank { THE($by, case: "dat") }
    }.
defeated = { CAP(THE($what)) } { defeat }.
# Folgt auf einen Namen oder auf „und er“, „und sie“, „und es“.
defeat = { $how ->
        [lock] { opens }
        [key] { opens }
        [mechanism] { defeat-by-mechanism }
        [gm] { is-they } aus dem Weg
       *[damage] { defeat-by-damage }
    }
defeat-by-mechanism = { $type ->
        [Obstacle] { opens }
       *[other] { does-they } nichts mehr
    }
defeat-by-damage = { $type ->
        [Obstacle] { GENDER($what) ->
            [p] geben nach
           *[n] gibt nach
        }
        [Seeker] { GENDER($what) ->
            [p] sehen nichts mehr
           *[n] sieht nichts mehr
        }
        [Creature] { is-they } besiegt
       *[other] { is-they } weg
    }
opens = { GENDER($what) ->
        [p] gehen auf
       *[n] geht auf
    }
is-they = { GENDER($what) ->
        [p] sind
       *[n] ist
    }
does-they = { GENDER($what) ->
        [p] tun
       *[n] tut
    }

# Was Herausforderungen von selbst tun, Heimlichkeit und Körper.

# Ein Weg, am Anfang oder mitten in einem Satz.
went = { THE($what) } { COUNT($start) ->
        [0] { GENDER($what) ->
            [p] kommen
           *[n] kommt
        } { THE($end, case: "ins") }
       *[other] { COUNT($end) ->
            [0] { GENDER($what) ->
                [p] verschwinden
               *[n] verschwindet
            } aus { THE($start, case: "dat") }
           *[other] { goes } aus { THE($start, case: "dat") } { THE($end, case: "ins") }
        }
    }
goes = { GENDER($what) ->
        [p] gehen
       *[n] geht
    }
came_back = { CAP(THE($what)) } { is-they } wieder da, { THE($where, case: "in") }.
sprung = { $who } löst { THE($what, case: "acc") } aus.
# $until: die Runde des Zugs, der ausfällt, 0 für keine.
calmed = { CAP(THE($what)) } { GENDER($what) ->
        [p] setzen ihren
       *[n] setzt den
    } nächsten Zug aus{ $until ->
        [0] { "" }
       *[other] , in Runde { $until }
    }.
time_is_up = { $first ->
        [yes] Die Zeit ist um: { time-is-up }. Jedes Rundenende kostet jetzt mehr Heimlichkeitsmarken.
       *[no] Die Runde endet, und der Alarm läuft.
    }
tokens_lost = { $count ->
        [one] { $count } Heimlichkeitsmarke
       *[other] { $count } Heimlichkeitsmarken
    } verloren{ COUNT($by) ->
        [0] { "" }
       *[other] { " " }durch { THE($by, case: "acc") }
    }, noch { $left }.
alerted = { CAP(THE($what)) } { is-they } alarmiert{ $why ->
        [body] , wegen des Körpers
        [light] , wegen des Lichts
       *[else] { "" }
    }.
light_seen = { COUNT($what) ->
        [0] Jemand außer Sicht sieht ein Licht { THE($where, case: "in") }.
       *[other] { CAP(THE($what)) } { GENDER($what) ->
            [p] sehen
           *[n] sieht
        } ein Licht { THE($where, case: "in") }.
    }
body = Der Körper { THE($what, case: "gen") } liegt { THE($where, case: "in") }, wo alle ihn finden können.
body_hidden = { $who } versteckt den Körper { THE($what, case: "gen") }.
body_dragged = { $who } schleift den Körper { THE($what, case: "gen") } { THE($end, case: "ins") }.
body_found = { CAP(LIST($by, each: "the")) } { GENDER($by) ->
        [p] finden
       *[n] findet
    } den Körper { THE($what, case: "gen") }.
unseen_alarm = Außer Sicht wurde jemand alarmiert.
