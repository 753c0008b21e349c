# Spielzüge auf Knöpfen und in Menüs, und ihre Hinweise.

sure-give-up = Das ist deine Stimme fürs Aufgeben{ $voted ->
        [yes] , oder es nimmt sie zurück, wenn du sie gegeben hast
       *[no] { "" }
    }. Haben alle, die noch spielen, dafür gestimmt, endet das Szenario und zählt als verloren. Bis dahin kannst du sie zurücknehmen.
sure-leave = Du gehst durch das Ziel hinaus, endgültig und ohne { LIST($unmet, each: "the", case: "acc") }. Die anderen machen ohne dich weiter.
sure-left-behind = { $known ->
        [yes] Du verlässt die Karte endgültig
       *[no] Ist das der Weg hinaus, verlässt du die Karte endgültig
    }, und zwar allein: Die anderen gehen in ihren eigenen Zügen hinaus. Noch drinnen: { LIST($inside) }. Bleibt davon etwas drinnen, ist alles verloren.
carries-inside = { $who } mit { LIST($what, each: "the", case: "dat") }

# Ein Zug.

# $costs: was sein Beginn kostet.
choice-turn = Zug nehmen{ COUNT($costs) ->
        [0] { "" }
       *[other] : { LIST($costs) }
    }
    .hint = Dein Zug dieser Runde, jetzt
    .rise = Du warst am Boden: Er beginnt mit einer Verletzung, und du stehst wieder
# Wer am Boden war, beginnt den Zug mit einer Verletzung.
hurts-dies = die Verletzung vom Zubodengehen tötet { $who }
# $over: so viele Karten sind dann über dem Limit.
choice-draw = { $shuffles ->
        [yes] Benutzte Karten mischen: zieht noch keine
       *[no] Karte ziehen{ $over ->
            [0] { "" }
            [one] : 1 Karte geht
           *[other] : { $over } Karten gehen
        }
    }
    .hint = Deine Strategiephase
# $odds: wie oft eine Suche findet, was so verborgen ist wie das meiste, falls hier etwas ist; "" ohne Namen.
choice-search = { $times ->
        [0] Hier suchen
       *[other] Noch einmal suchen
    }{ $left ->
        [0] : nichts mehr da
        [1] : findet alles
       *[other] { COUNT($odds) ->
            [0] { "" }
           *[other] : { $odds }
        }
    }{ traps-here }
    .hint = Findet Verborgenes, falls etwas da ist{ COUNT($search) ->
        [0] { "" }
       *[other] : { $search }, meist gegen d6
    }
choice-pick = { $thing } knacken{ $opens_lock }
    .hint = { $name }{ COUNT($against) ->
        [0] { "" }
       *[other] , Schloss { $against }
    }{ COUNT($fails) ->
        [0] { "" }
       *[other] ; sonst { LIST($fails, type: "comma") }
    }
pick-with = „{ $play }“ an { $thing }{ $opens_lock }
# Von einem Schloss; $dice: was das Knacken würfelt, „“ wo niemand genannt ist.
opens-lock = { COUNT($opens) ->
        [0] { "" }
       *[other] : { $opens }
    }{ $fells ->
        [yes] ; sonst vielleicht zu Boden
       *[no] { "" }
    }
# What a failure at a lock costs.
fail-harm = bis -{ $most } Kraft
choice-hide = Verstecken: { $thing }
    .hint = Braucht deine Aktionsphase
choice-drag = Schleifen{ COUNT($thing) ->
        [0] { "" }
       *[other] , { $thing },
    } nach { $exit }{ COUNT($region) ->
        [0] { "" }
       *[other] : { $region }
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }
    .hint = { $name }: braucht Aktion und Bewegung
choice-go-there = Nach { $exit } gehen
# $back: er führt dorthin zurück, woher die Gruppe kam. $there: Kreaturen und Aufpasser, die dort zu sehen sind, und bekannte Fallen.
choice-go = Nach { $exit }{ COUNT($named) ->
        [0] { COUNT($blocked) ->
            [0] { " " }({ COUNT($signs) ->
                [0] neu
               *[other] { LIST($signs, type: "comma") }
            })
           *[other] { "" }
        }
       *[other] :{ $back ->
            [yes] { " " }zurück,
           *[no] { "" }
        } { $named }
    }{ COUNT($blocked) ->
        [0] { "" }
       *[other] { " " }({ $blocked })
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ dangers-there }{ traps-here }{ noticed }{ may-cost }{ loses-effort }
# $risk: was es kosten kann, den Zug dort zu beenden; $most: höchstens so viel Kraft.
loses-effort = { COUNT($lost) ->
        [0] { "" }
       *[other] ; { $lost }
    }
effort-lost = { $exit } beginnt neu
may-cost = { $risk ->
        [kill] : { COUNT($falls) ->
            [0] kann dich töten
           *[other] tötet dich { $falls }
        }
        [down] : zu Boden { $falls }
        [some] : -{ $about } Kraft
        [new] { COUNT($named) ->
            [0] { "" }
           *[other] { $out ->
                [yes] { "" }
               *[other] { " " }(neu)
            }
        }
        [more] : -{ $about } Kraft oder mehr
       *[no] { "" }
    }
dead-end = Bisher eine Sackgasse
climbs-then = Danach wird geklettert, mit der Bewegung deines nächsten Zuges
dangers-there = { COUNT($there) ->
        [0] { "" }
       *[other] { " " }({ LIST($there) })
    }
# Was an einem Ausgang zu einem nie gesehenen Ort zu merken ist.
exit-like-cellar = niedriger Bogen
exit-like-cave = kalter Luftzug
exit-like-stair = Stufen
exit-like-room = Tür
exit-like-hall = breite Tür
exit-like-kitchen = Geruch einer Küche
exit-like-quay = Planken
exit-like-road = gepflasterter Weg
exit-like-wood = Bäume
exit-like-swamp = nasser Boden
exit-like-field = Pfad
sign-water = Wasser zu hören
sign-dark = dunkel
# $notice: ob Aufpasser in Sicht am Rundenende bemerken können, wer dorthin geht, oder nicht mehr.
noticed = { $notice ->
        [seen] , man bemerkt dich vielleicht
        [away] , außer Sicht
       *[no] { "" }
    }
# $out: ob ein Weg aus dem Spiel führt: ins Ziel mit allem Nötigen, oder vielleicht, solange niemand das Ziel kennt.
out-for-good = { $out ->
        [yes] und hinaus
       *[perhaps] vielleicht hinaus
    }
# $traps: bekannte Fallen, die der Schritt auslöst.
traps-here = { COUNT($traps) ->
        [0] { "" }
       *[other] , hier { LIST($traps) }
    }
# Für alle, die damit einen Zug beginnen könnten: Die Aussichten sind nicht für alle gleich.
choice-try-it = { $exit } versuchen{ COUNT($named) ->
        [0] { "" }
       *[other] : { $named }
    } ({ $what }, { $left } Mühe){ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ noticed }
# Ein Versuch, an dem vorbeizukommen, was im Weg ist: eine Tür mit Schloss aufbrechen, klettern oder sonst etwas.
choice-try = { $exit } { COUNT($play) ->
        [0] { "" }
       *[other] mit „{ $play }“{ " " }
    }{ $how ->
        [force] aufbrechen
        [climb] erklettern
       *[try] versuchen
    }{ $out ->
        [yes] { " " }und hinaus
       *[no] { "" }
    }: { $comes }{ COUNT($named) ->
        [0] { "" }
       *[other] ; { $named }
    }{ $out ->
        [perhaps] , { out-for-good }
       *[no] { "" }
    }{ dangers-there }{ noticed }
# $odds: wie wahrscheinlich ein Versuch gelingt, „“ für nie; $falls und $damage: ein Sturz; $back: Schadenswürfel bei einem Fehlschlag.
comes-of-attempt = { COUNT($odds) ->
        [0] 2+ Versuche
       *[other] { $odds }
    }{ COUNT($falls) ->
        [0] { "" }
       *[other] , zu Boden { $falls }
    }{ $fells ->
        [yes] ; sonst vielleicht zu Boden
       *[no] { "" }
    }
# In einem Hinweis: was bei einem Versuch schiefgehen kann.
risk-falls = Sturz { $down ->
        [yes] hinab{ " " }
       *[no] { "" }
    }{ $odds }: -{ $damage } Kraft
risk-miss = Sonst bis -{ $most } Kraft
# Mit einem Schlüssel, den jemand dabeihat, als Teil der Bewegung.
choice-open-way = { $exit } öffnen mit: { $key }{ COUNT($named) ->
        [0] { "" }
       *[other] , { $named }
    }{ $out ->
        [no] { "" }
       *[other] , { out-for-good }
    }{ dangers-there }{ noticed }
# Was ein Schritt kostet, womit man nicht rechnet: Es steht hinter der Beschriftung.
hurts-force = Schloss knacken: { $opens }
hurts-back = { $here ->
        [yes] weg von { $where }
       *[no] nicht auf dem Weg
    }
# Die Region, die das Ziel ist, solange noch etwas fehlt.
goal-too-early = { COUNT($named) ->
        [0] Ziel{ but-missing }
       *[other] { $named } (Ziel{ but-missing })
    }
but-missing = { COUNT($unmet) ->
        [0] { "" }
       *[other] , zu früh
    }
choice-go-late = Nach { $exit }: { $named } (zu spät)
    .hint = zu spät: jetzt hineinzugehen kann tödlich sein oder die Verfolgung verlieren
nobody-knows-where = niemand weiß, wohin es führt
in-the-way = { $name }: { $left ->
        [0] schon überwunden
       *[other] noch { $left }
    }
play-on = { $play } für { $thing }
# Auf eine Herausforderung. $brief: Es muss kurz sein; $ends: Ein Treffer genügt. $more: was ein Treffer sonst tut; $tokens und $back: was ein Fehlschlag kostet.
play-at = { $how ->
        [deed] { $harms ->
            [no] „{ $play }“ auf { $thing }
           *[yes] { $thing } { $ends ->
                [yes] ausschalten
               *[no] treffen
            }
        }
       *[other] „{ $play }“{ at-target }
    }: { $odds }{ else-tokens }{ $fells ->
        [no] { "" }
       *[other] ; sonst { $kills ->
            [yes] vielleicht dein Tod
           *[no] vielleicht zu Boden
        }
    }
# $minor: das meiste, was ein Fehlschlag kostet und wenig wiegt, 0: wird nicht gesagt.
# $about: was ein Treffer im Schnitt nimmt, von so viel Kraft, wie noch da ist ($left); 0: wird nicht gesagt.
takes-about = Ein Treffer nimmt { $ends ->
        [yes] alle
       *[no] etwa { $about } von
    } { $left } Kraft.{ " " }
at-target = { $only ->
        [yes] { "" }
       *[no] { " " }auf { $thing }
    }
# Was die Umgebung eine Runde lang ruhen lässt; $most: der meiste Schaden, den sie je Figur macht.
play-calms = { $play }: { THE($thing) } { GENDER($thing) ->
        [p] ruhen
       *[n] ruht
    } eine Runde
    .hint = Sonst je bis { $most } Schaden. { $does }
play-at-all = { $play }, alle hier: { LIST($each, type: "comma") }
    .hint = Je { $damage } Kraft. { $does }
play-detail = { $takes }{ COUNT($more) ->
        [0] { "" }
       *[other] Dazu: { LIST($more, type: "comma") }.{ " " }
    }{ COUNT($back) ->
        [0] { "" }
       *[other] Sonst bis -{ $back } Kraft.{ " " }
    }{ $named ->
        [yes] { $play }: { $does }
       *[no] { $does }
    }
else-tokens = { $tokens ->
        [0] { "" }
        [1] , sonst 1 Marke weg
       *[other] , sonst { $tokens } Marken weg
    }
# Was einen Weg versperrt und für alle weggeräumt werden kann. $back: Schadenswürfel bei einem Fehlschlag.
play-on-obstacle = { $deed ->
        [yes] { COUNT($thing) ->
            [0] { $exit }
           *[other] { $thing }{ COUNT($exit) ->
                [0] { "" }
               *[other] { " " }({ $exit })
            }
        } räumen
       *[no] „{ $play }“ bei { $exit }
    }: { $count ->
        [1] { $clears }
       *[other] etwa { $count } Aktionen
    }{ $fells ->
        [yes] ; sonst vielleicht zu Boden
       *[no] { "" }
    }
# $mine: mit wie viel Kraft ein Fehlschlag zu Boden bringen kann, 0: kann er nicht.
play-in-attempt = { $exit } mit „{ $play }“{ $brief ->
        [yes] { "" }
       *[no] { $climbs ->
            [yes] { " " }erklettern
           *[no] { " " }versuchen
        }
    }{ $out ->
        [yes] { " " }und hinaus
       *[no] { "" }
    }: { $comes }{ COUNT($goal) ->
        [0] { "" }
       *[other] { " " }({ $goal })
    }{ $out ->
        [perhaps] , { out-for-good }
       *[no] { "" }
    }{ noticed }
so-many-dangers = { $count } Gefahren
an-attempt = Ein Versuch vorbeizukommen: kostet deine Bewegung{ $card ->
        [yes] { " " }und die Karte
       *[no] { "" }
    }. { $does }
priced-play = { COUNT($costs) ->
        [0] Karte { $name }
       *[other] { $name }: { $costs }
    }
priced-use = { COUNT($costs) ->
        [0] Mit { $name }
       *[other] { CAP($name) }: { $costs }
    }
priced-deed = { $name }{ COUNT($costs) ->
        [0] { "" }
       *[other] { " " }({ $costs })
    }
used-up = dann verbraucht

# Passen.

choice-on = Weiter
    .hint = Die Runde geht weiter
choice-as-bot = Wie ich es täte
    .hint = Der Bot entscheidet das für dich
choice-set-out = Aufbrechen
    .hint = Du bist bereit; auf die anderen wird gewartet
# $kills: ob es den Tod bringen kann, hier zu bleiben.
stays-kills = { $kills ->
        [yes] : kann dich töten
       *[no] { "" }
    }
# $noticed: ob jemand in Sicht das Mitglied dort bemerken kann, wo es ist.
stays-noticed = { $noticed ->
        [yes] , man bemerkt dich vielleicht
       *[no] { "" }
    }
# $goes: welche Karten gehen, wenn die Runde endet, so wie es steht; $any: eine geht, wenn noch eine gezogen ist.
# The beginning of what choice-end-turn says of cards; $limit: 0 leaves it out.
# A move that ends the turn, with the cards that then go; $goes: () where their names have no room.
and-cards-go = { $label }; { COUNT($goes) ->
        [1] { LIST($goes) } geht
       *[other] -{ COUNT($goes) } Karten
    }
# $unused: an Action is left. $goes: which cards go, $why: why; $any: that some do, or one once a card is drawn.
choice-end-turn = Zug beenden{ $unused ->
        [yes] { " " }(Aktion ungenutzt)
       *[no] { "" }
    }{ COUNT($goes) ->
        [0] { $draws ->
            [yes] : eine Karte geht
           *[no] { "" }
        }
        [1] : { LIST($goes) } geht
        [2] : { LIST($goes) } gehen
       *[other] : -{ COUNT($goes) } Karten
    }{ stays-noticed }{ stays-kills }
    .hint = Eine Bewegung, die übrig ist, geht noch im Zug von Verbündeten
# $costs: what its start costs all the same.
choice-skip-turn = Zug auslassen{ COUNT($costs) ->
        [0] { "" }
       *[other] : { LIST($costs) }
    }{ stays-noticed }{ stays-kills }
    .hint = Den Zug beenden, ohne etwas zu tun
choice-need-no-more = Weiter
    .hint = Du brauchst nichts mehr; weitermachen { COUNT($others_left) ->
        [one] kann
       *[other] können
    } { $others_left }
choice-on-for-all = Weiter: Herausforderungen handeln
    .hint = { COUNT($idle) ->
        [0] In dieser Runde geschieht nichts mehr
       *[other] Was noch offen ist, verfällt: { $idle }
    }

# Dinge.

choice-equip = { $way ->
        [pick-up] { $thing } aufheben
        [item] { $thing } zur Hand nehmen
        [expertise] { $thing } bereitlegen
       *[clothing] { $thing } anlegen
    }
    .hint = { costs-strategy }{ COUNT($off) ->
        [0] { "" }
       *[other] { CAP($off) } ins Gepäck.{ " " }
    }{ COUNT($does) ->
        [0] Aufheben: { $name }
       *[other] { $does }
    }
costs-strategy = { $free ->
        [yes] { "" }
       *[no] Deine Strategie.{ " " }
    }
choice-stow = { $thing } einpacken
    .hint = { costs-strategy }{ $name }: ins Gepäck
choice-lay-down = { $thing } ablegen
    .hint = { $name }: kostet nichts; equip hebt es auf
choice-give = { $thing } geben, an { $receiver }
# $brings: was es bewirkt, soweit ein Knopf Worte dafür hat.
choice-use = { $thing } benutzen{ COUNT($brings) ->
        [0] { "" }
       *[other] : { $brings }
    }
    .hint = Deine { phase }. { $does }
choice-open = { $thing } öffnen mit: { $key }
    .hint = Deine { phase }. { $does }
choice-light = Licht machen (kostet nichts){ $sees ->
        [yes] { "" }
       *[no] , um zu sehen
    }
    .hint = { $lamp }: kostet nichts, einmal in deinem Zug
choice-light-risky = Licht machen ({ $defeat ->
        [yes] gesehen: das Ende
       *[no] gesehen: 1 Marke
    })
    .hint = { $lamp }: { $defeat ->
        [yes] wird es gesehen, endet das Szenario
       *[no] wird es gesehen, kostet es eine Heimlichkeitsmarke
    }
choice-light-out = Licht löschen
    .hint = { $lamp }: kostet nichts, einmal in deinem Zug
choice-see-to-light = Ums Licht kümmern
    .hint = Anzünden oder löschen
choice-leave = Hinausgehen ohne { LIST($unmet, each: "the", case: "acc") }
    .hint = Durch das Ziel, endgültig, ohne das, wofür ihr gekommen seid
choice-buy = { $thing } kaufen ({ valuables })
    .hint = { valuables }: { $does }
choice-cure = { $ailment } heilen (1 Kostbarkeit)
    .hint = Ruhe in der Stadt, für 1 Kostbarkeit
an-injury = Verletzung
choice-learn = { $play } lernen (1 Kostbarkeit{ COUNT($does) ->
        [0] { "" }
       *[other] ; { $does }
    })
# $goes: Sie geht, wenn nichts anderes gesagt wird.
choice-discard = { $another ->
        [no] { $play } am Rundenende ablegen{ $goes ->
            [yes] { " " }(geht ohnehin)
           *[no] { "" }
        }
       *[other] { $play } geht, { $stays } bleibt
    }
    .hint = { $does }
another-card-goes = Eine andere Karte geht
choice-stay-in = Weiterspielen (Stimme zurücknehmen)
    .hint = Deine Stimme fürs Aufgeben zurücknehmen
# $voted: Andere müssen zustimmen.
choice-give-up = { $voted ->
        [yes] Aufgeben (Abstimmung)
       *[no] Aufgeben
    }
    .hint = Eine Abstimmung: Es braucht alle, die noch spielen, und zählt als verloren
choice-best-reaction = Beste Reaktion
choice-let-be = Nicht einmischen
    .hint = Keine Karte zum Eingreifen, und der beste Widerstand

# Ein Dauerauftrag, der erspart, was gerade gefragt wird.
choice-always = { COUNT($play) ->
        [0] Von jetzt an immer die beste
       *[other] Von jetzt an immer { $play }
    }
    .hint = Du wirst nicht mehr gefragt; antworte noch dies eine Mal. /settings nimmt es zurück

# $able: who could heal.
choice-keep = { $thing } in jedem Zug { $picks ->
        [yes] knacken
       *[no] räumen
    }
    .hint = Endet von selbst: offen, Gegner da, oder ein Fehlschlag ließe unter ein Drittel Kraft
choice-call = { LIST($able, type: "or") } bitten, dich zu heilen
    .hint = Kostet nichts. Bots in der Nähe kommen; Heilen braucht Aktion und Karte oder Ausrüstung
choice-wait = Die anderen bitten zu warten
    .hint = In dieser Runde: Bots bleiben bis zur nächsten, wo sie sind. Kostenlos

# Was über Menüs steht.

heading-who = Wer bist du?
heading-whence = Woher kommst du?
heading-who-and-whence = Wer bist du, und woher kommst du?
heading-react = Wie reagieren?
heading-step-in = Eingreifen?
heading-help = Helfen?
heading-whose-turn = Welche handelt als nächste?
heading-what-does = Was tut sie?
heading-choose = Was wählst du?
heading-play = Was wird gespielt?
heading-move = Wohin gehst du?
heading-act = Welche Aktion, und worauf?
heading-strategy = Welche Strategie, oder eine Karte?
heading-pick = Welches Schloss knackst du?
heading-hide = Wen versteckst du?
heading-drag = Wohin schleifst du den Körper?
heading-equip = Was legst du an oder hebst du auf?
heading-stow = Was legst du ab?
heading-use = Was benutzt du?
heading-give = Was gibst du weiter, und wem?
heading-discard = Welche Karte geht am Ende der Runde?
heading-buy = Was kaufst du?
heading-cure = Was soll für 1 Kostbarkeit geheilt werden?
heading-order = Was soll ohne Nachfrage geschehen?
heading-gm = Was entscheidest du?
