# Spielzüge auf Knöpfen und in Menüs: was geschieht, dann was es kostet. Der Hinweis steht darunter.

## Was über einem Menü gefragt wird.

menu-classes = Welche Klasse spielst du?
menu-relics = Welches Relikt bringst du mit?
menu-places = Wo stehst du?
menu-shift = Einen neuen Gegner oder ein neues Versteck auf ein anderes Feld legen, gleich weit von der Tür?
menu-move = { $left ->
        [0] Zweite Bewegung: wohin?
       *[other] Wohin? { steps-left }
    }
menu-attack = { $again ->
        [yes] Wen greifst du an, für 1 Erschöpfung?
       *[no] Wen greifst du an?
    }
menu-of-explore = Welche Tür erkundest du?
menu-of-visit = Hingehen und handeln
menu-of-finish = Wen greifst du an, bis er fällt?
menu-of-adjust = Welchen Würfel drehst du, für 1 Erschöpfung?
menu-of-heal = Wen heilst du um 2?
menu-of-revive = Wem hilfst du auf, für deinen ganzen Zug?
menu-of-use = Welches Relikt verbrauchst du?
menu-of-equip = Welches Relikt nimmst du aus dem Gepäck?
menu-of-ask = Wen bittest du?
menu-of-stow = Welches Relikt packst du weg?

## Vor dem Streifzug.

choice-class = { CAP(THE($kind, case: "acc")) } spielen
choice-bring = { CAP(THE($relic, case: "acc")) } mitbringen
    .hint = { CAP($does) }
# $doors: ob dort eine Tür des Eingangs ist.
choice-stand = { $at } nehmen{ $doors ->
        [yes] , an einer Tür
       *[no] { "" }
    }

## Gehen.

# $after: was danach bleibt: nichts („ends“), kein Angriff („second“) oder Schritte; $steps: die Schritte dafür; $of: von so vielen.
price = { $after ->
        [ends] { steps }, beendet Zug
        [second] { steps }, dann kein Angriff
        [all] { steps }
       *[no] { $of ->
            [0] { steps }
           *[other] { $steps } von { $of } Schritten
        }
    }
steps = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
# Was keinen Schritt kostet.
price-free = kostenlos
price-all = alle Schritte
# $back: wie viele Schritte es herunter und zurück sind, was sie auch öffnet; 0, wo zu wenige übrig sind.
# $price: was es vom Zug nimmt; $ground: was der Boden am Ende eines Zuges kostet; $brief: nur der Boden.
price-on-ground = { $price }, { $ground ->
        [embers] Glut{ $brief ->
            [yes] { "" }
           *[no] : 1 Schaden
        }
       *[dust] Staub{ $brief ->
            [yes] { "" }
           *[no] : 1 Erschöpfung
        }
    }
steps-left = { $left ->
        [0] kein Schritt übrig
        [one] { $left } Schritt übrig
       *[other] { $left } Schritte übrig
    }
# $blow: wofür der Hüter dieses Splitters höchstens trifft, ehe er genommen ist; 0 ohne Hüter.
# $foes: wie viele Gegner von dort anzugreifen sind. $safe: kein Gegner kommt dorthin, hierher schon.
choice-move = Nach { $at }{ COUNT($door) ->
        [0] { "" }
       *[other] { " " }(Tür { $door })
    }{ $shard ->
        [last] { " " }zum letzten Splitter
        [yes] { " " }zum Splitter
       *[no] { "" }
    }: { LIST($said, type: "comma") }
    .hint = { CAP(LIST($facts, type: "comma")) }
move-blow = erst trifft der Hüter ({ keeper-fells })
move-foes = { $foes ->
        [1] 1 Gegner zum Angreifen
       *[other] { $foes } Gegner zum Angreifen
    }
move-safe = dort trifft dich keiner
price-after = { $after ->
        [ends] beendet Zug
       *[second] dann kein Angriff
    }
choice-take = { $last ->
        [yes] Letzten Splitter
       *[no] Splitter
    } nehmen: { LIST($said, type: "comma") }
# Wem ein empfohlener Weg näher kommt, hinter seiner Aufschrift; „safety“: Dort treffen dich weniger Gegner.
walk-towards = { ", " }{ $what ->
        [door] auf Tür { $door } zu
        [cache] auf das Versteck zu
        [shard] auf { THE($mark, case: "acc") } zu
       *[safety] dort treffen dich weniger Gegner
    }
# $digits: wie viele Ziffern die Falle hat; sie werden erwürfelt wie die eines Schlosses.
choice-move-trap = Nach { $at }
    .hurts = Falle, entschärft { $odds }, sonst { $harm }
# Der Weg zur nächsten Tür, wo nichts in Reichweite ist.
# $shard: zum nächsten Splitter ($mark) statt zur nächsten Tür.
choice-move-towards = { $after ->
        [takes] { THE($mark, case: "acc") } in 2 Bewegungen nehmen, über { $at }
       *[other] { move-towards }
    }
move-towards = Nach { $at }, Richtung { $shard ->
        [yes] { $mark }
       *[no] Tür { $door }
    }{ $after ->
        [ends] , beendet Zug
        [second] , dann kein Angriff
       *[no] { "" }
    }
fact-onwards = { $steps ->
        [0] bis an die Tür
        [one] dann noch { $steps } Schritt
       *[other] dann noch { $steps } Schritte
    }{ $after ->
        [opens] , in diesem Zug da
        [soon] , im nächsten Zug da
       *[no] { "" }
    }
# Was ein Weg kostet, womit nicht alle rechnen: Es steht hinter dem Knopf. $what: „Tür B“, „Versteck“.
hurts-back = { $here ->
        [yes] weg { left-behind }
       *[no] weiter weg { left-behind }
    }
left-behind = { $at_lock ->
        [yes] { THE($lock, case: "von") }
       *[no] von Tür { $door }
    }
fact-door = Tür { $door }
fact-cache = { $rank ->
        [legendary] legendäres
       *[common] gewöhnliches
    } Versteck
fact-lock = { $lock }
any-cache = Versteck
# Was eine Falle tut, wenn sie losgeht; es steht nach „sonst“ oder einem Komma.
trap-does = { $effect ->
        [none] kein Schaden
        [hurt] { $party ->
            [yes] für alle { $amount } Leben weniger
           *[no] { $amount } Leben weniger
        }
       *[other] { $party ->
            [yes] für alle { $amount } Erschöpfung
           *[no] { $amount } Erschöpfung
        }
    }
fact-mark = { A($mark) }
fact-party = neben { LIST($names) }
fact-enemies = { $number ->
        [1] neben einem Gegner
       *[other] neben { $number } Gegnern
    }
choice-go-explore = { $shard ->
        [yes] Splitter nehmen und Tür { $door } erkunden
       *[no] Tür { $door } erkunden
    }: { LIST($said, type: "comma") }
    .hint = Auf { $at }, { $price }{ $foe ->
        [0] { "" }
        [one] , { $foe } Schritt vom nächsten Gegner
       *[other] , { $foe } Schritte vom nächsten Gegner
    }{ $friend ->
        [0] { "" }
       *[other] , { $friend } vom Nächsten der Gruppe
    }{ $behind }
# Wie viele Gegner der Lärm einer Tür ruft: einen für jeden, der noch steht.
calls-enemies = { $called ->
        [0] { "" }
       *[other] { may-call }
    }
# Was hinter einer Tür liegen kann, und wie oft ihr Lärm so viele Gegner ruft, wie er kann.
door-odds = { $shard ->
        [may] ; Splitter { $odds }
        [later] ; noch kein Splitter
       *[none] { "" }
    }{ $called ->
        [0] { "" }
       *[other] ; { $called } der Stufe 5 { $called ->
            [one] kommt
           *[other] kommen
        }{ $all ->
            [yes] { "" }
           *[no] : { $often }
        }
    }
may-call = ruft { so-many-called } Gegner
# $all: ob auf jedem Plättchen Platz für $called ist, sonst mindestens für $least.
so-many-called = { $all ->
        [yes] { "" }
       *[no] { $least }–
    }{ $called }
# Was der Hieb des Hüters anrichten kann: höchstens $blow, und $fells, wie oft du davon fällst, „none“ für nie.
keeper-fells = { $fells ->
        [none] bis { $blow }
       *[other] du fällst { $fells }
    }
choice-go-open = { $shard ->
        [yes] { take-shard } und
       *[no] Hingehen und
    } { $cache }{ $many ->
        [yes] { " " }({ $at })
       *[no] { "" }
    } öffnen: { LIST($said, type: "comma") }
    .hint = { CAP($cache) } auf { $at }, { $price }{ for-relic }{ counted }
take-shard = Splitter nehmen{ $blow ->
        [0] { "" }
       *[other] { " " }(erst trifft der Hüter: { keeper-fells })
    }
go-attack = { $shard ->
        [yes] { take-shard },
       *[no] Hingehen,
    } { $enemy } angreifen
choice-go-attack = { $how ->
        [finish] { $shard ->
            [yes] { take-shard },
           *[no] Hingehen,
        } { $enemy } besiegen{ $falls }{ fatigue-at-most }
       *[again] { go-attack }{ $falls }, 1 Erschöpfung
        [once] { go-attack }{ $falls }
    }{ $steps }
    .hint = { $enemy }; von { $stop } aus

## Angriffe. Nach dem Doppelpunkt steht, wie oft der Gegner fällt.

choice-attack = { CAP($enemy) } { $once ->
        [yes] einmal angreifen
       *[no] angreifen
    }{ $falls }{ $again ->
        [yes] , 1 Erschöpfung
       *[no] { "" }
    }{ $steps }
# $rare: er fällt seltener als 1 von 2, $can: er kann überhaupt fallen, $harm: was er im Mittel verliert.
falls = { $rare ->
        [yes] { $harm ->
            [0] : kaum ein Kratzer
           *[other] : etwa { $harm } Schaden
        }
       *[no] : { $odds }
    }
falls-told = { "; " }fällt { $odds }
# Was ein Angriff aus den Schritten macht: Ein begonnener Weg endet damit, und seine übrigen Schritte verfallen.
steps-after = { $left ->
        [0] { "" }
       *[other] , { steps-left }
    }{ $lost ->
        [0] { "" }
       *[other] , { steps-lost }
    }{ COUNT($door) ->
        [0] { "" }
       *[other] , { door-later }
    }
# $back: wie bei price-here.
door-later = { $back ->
        [0] ohne Tür { $door }
       *[other] Tür { $door } kostet dann { $back } Schritte
    }
turn-over = { ", " }beendet Zug
steps-lost = { $lost ->
        [one] beendet Weg, 1 Schritt weg
       *[other] beendet Weg, { $lost } Schritte weg
    }
choice-finish = { CAP($enemy) } besiegen{ $falls }{ fatigue-at-most }{ $steps }
    .hint = Angreifen, bis zum Fall: { $enemy }
# Angriffe nacheinander kosten so viel Erschöpfung: der erste eines Zuges ist frei, jeder weitere kostet 1.
fatigue-at-most = { $fatigue ->
        [0] { "" }
       *[other] , max. { $fatigue } Erschöpfung
    }
# $twin: noch einer mit diesem Namen ist auf der Karte. Steht als Akkusativ ohne Artikel vor „angreifen“.
enemy-named = { NAME($chip, case: "acc") }{ $twin ->
        [yes] { " " }auf { $at }
       *[no] { "" }
    }
# $side: wo er steht, vom Angreifer aus: Ein anderer daneben sieht gleich aus.
enemy-beside = { NAME($chip, case: "acc") } { $side }
enemy-on-hex = { CAP($foe) }, { $health } von { $most } Leben{ $guarded ->
        [yes] , Deckung { $guard }
       *[no] { "" }
    }

## Erkunden.

choice-explore-here = Tür { $door }{ $plain ->
        [yes] { " hier" }
       *[no] { "" }
    } erkunden: { LIST($said, type: "comma") }
    .hint = Deine eigene Tür, { $at }{ $back ->
        [0] { "" }
       *[other] ; { $back } Schritte weg und zurück öffnen sie auch
    }{ $behind }
choice-explore = Tür { $door } erkunden: { LIST($said, type: "comma") }
    .hint = Von fern, { $steps ->
        [1] { $at }, 1 Feld entfernt
       *[other] { $at }, { $steps } Felder entfernt
    }{ $behind }
# $facts: wie weit weg der Splitter liegt oder wie viele Türen es sind, dann, was die Lage von anderen unterscheidet; mehr als 34 Zeichen
# brauchen am Handy zwei Zeilen. $near: wie weit der Splitter von $whom liegt, wo das weniger ist, sonst 0; $sides: wohin Türen führen, () wo
# das keine Lage von einer anderen unterscheidet; $shut: Türen, die es schließt.
choice-lay = Lage { $way }{ COUNT($facts) ->
        [0] { "" }
       *[other] { ": " }{ LIST($facts, type: "comma") }
    }
new-doors = { $number ->
        [0] keine Tür
        [1] 1 Tür
       *[other] { $number } Türen
    }
choice-lay-others = Andere Lagen ({ $ways })
choice-put = Auf { numbered }{ $at }
    .cache = Das { $rank ->
        [legendary] legendäre
       *[common] gewöhnliche
    } Versteck kommt hierhin
    .enemy = { CAP(THE($foe)) } steht hier
# Die Zahl eines Feldes auf der Karte, 0 für keine.
numbered = { $number ->
        [0] { "" }
       *[other] { $number }:{ " " }
    }
choice-shift = { $piece ->
        [cache] { $rank ->
            [legendary] Legendäres
           *[common] Gewöhnliches
        } Versteck lieber auf { $to }
       *[enemy] Neuer Gegner { $foe } lieber auf { $to }
    }: kostenlos, { shift-steps }
    .hint = Statt auf { $at }; gleich weit von der Tür
# Wie weit es dann von der Gruppe weg ist, statt $before.
shift-steps = { $same ->
        [yes] gleich weit von euch
       *[no] { $steps ->
            [1] 1 Schritt von euch
           *[other] { $steps } Schritte von euch
        } statt { $before }
    }

## Antworten für Gegner und andere.

choice-begin-with = Mit { numbered }{ $at } beginnen
    .hint = { $enemy }: handelt als Nächstes
choice-strike = { numbered }{ CAP(THE($whom, case: "acc")) } angreifen
    .hint = Der Angriff gilt { THE($whom, case: "dat") }
choice-walk-enemy = Nach { numbered }{ $at }
    .hint = Der Gegner geht auf dieses Feld zu, bis zu 2 weit
choice-settle = Nach { numbered }{ $at }
    .hint = Frei, und so nah wie jedes andere

## Schlösser.

# $opens: wie oft es mit höchstens 1 Erschöpfung aufgeht, $tired: mit aller ($fatigue), die noch möglich ist.
choice-open = { CAP($cache) } hier öffnen: { $opens }
    .hint = { $once ->
        [yes] Jetzt, oder nach einem Schritt weg und zurück
       *[no] Das Schloss hier versuchen
    }{ for-relic }{ $fatigue ->
        [0] { "" }
        [1] { counted }
       *[other] { counted }, { $tired } für { $fatigue }
    }
counted = { $fatigue ->
        [0] { "" }
       *[other] { "; " }1 Erschöpfung mitgezählt
    }
choice-adjust-any = Würfel { $die } auf { $to } drehen
choice-adjust = { $now }→{ $to } drehen: { $can ->
        [yes] { $opens },{ " " }
       *[no] { "" }
    }1 Erschöpfung
    .hint = Würfel { $die }, von links gezählt
# $steps: alle Änderungen, die es öffnen („4→5“).
choice-match = { LIST($steps, type: "comma") } drehen: sicher, { $fatigue } Erschöpfung
# $fatigue: ob als offen zählt, was 1 Erschöpfung öffnen würde.
choice-roll = { $left ->
        [1] Letzter Wurf
       *[other] { $free ->
            [yes] Einmal würfeln
           *[no] Würfeln (noch { $left } Mal)
        }
    }: { $free ->
        [yes] kostenlos, { $opens }
       *[no] { $opens }
    }{ else-lost }
    .hint = Würfeln kostet nichts{ counted }
choice-crack = Bis zu { $tries } Mal würfeln: { $opens }{ else-lost }
    .hint = { $fatigue ->
        [0] Hört auf, sobald es gelingt
       *[other] Hört auf, wo 1 Erschöpfung genügt, und fragt dich
    }{ counted }
# $trap: eine Falle wird entschärft, ein Schloss geöffnet.
lock-opens = { $trap ->
        [yes] entschärft
       *[no] öffnet
    }
for-fatigue = { $fatigue ->
        [yes] , max. 1 Erschöpfung
       *[no] { "" }
    }
# Was aus einem Schloss wird, das nach diesen Würfen zu bleibt: „none“, wo es noch weitere Versuche gibt.
else-lost = { $lost ->
        [cache] , sonst verloren
       *[none] { "" }
    }
choice-give-up = { $price ->
        [trap] Aufgeben, { $harm }
        [fatigue] Aufgeben, 1 Erschöpfung
       *[cache] Aufgeben, Versteck verloren
    }
    .hint = Das Schloss lassen, wie es ist

## Anderes.

choice-dig = Graben, dein ganzer Zug: öffnet { $number ->
        [one] eine Tür
       *[other] { $number } Türen
    }{ COUNT($doors) ->
        [0] { "" }
       *[other] { " " }auf { LIST($doors) }
    }
    .hint = { $lost ->
        [yes] { CAP(THE($tile)) } stürzt ein, mitsamt { NAME($mark, case: "dat") }
       *[no] { CAP(THE($tile)) } stürzt ein
    }
# $round: die nächste Runde, wenn sie sonst bei deren Beginn zu Boden gehen; sonst 0.
choice-heal = { CAP(THE($whom, case: "acc")) } um { $amount } heilen{ $round ->
        [0] , auf { $after } von { $most }
       *[other] : steht dann in Runde { $round } noch
    }{ COUNT($door) ->
        [0] { "" }
       *[other] , { door-later }
    }
    .hint = Auf { $at }, einmal im Zug{ COUNT($door) ->
        [0] { "" }
       *[other] ; { door-later }
    }
choice-revive = { $whom } aufhelfen, ganzer Zug
    .hint = Auf { $at }, wieder da mit 3 Leben
choice-use = { CAP(NAME($relic, case: "acc")) } benutzen: { $use }
    .hint = Wird dabei verbraucht
# $on: ob danach weitergewürfelt wird.
choice-use-lock = { CAP(NAME($relic, case: "acc")) } benutzen{ $on ->
        [yes] { " " }und weiterwürfeln
       *[no] { "" }
    }: { lock-opens } { $opens }{ for-fatigue }
choice-equip = { CAP(NAME($relic, case: "acc")) } nehmen: { $does }
    .hint = Kostenlos, einmal im Zug
# $relics: was im Gepäck auf den Platz wartet.
choice-stow = { CAP(NAME($relic, case: "acc")) } wegpacken{ COUNT($relics) ->
        [0] { "" }
       *[other] , macht Platz für { LIST($relics, type: "or") }
    }
    .hint = { CAP($does) }; kostenlos, einmal im Zug
choice-end-turn = Zug beenden
# $scores: jeder Splitter, der nach Hause kommt, ist einer der $points, sonst ist es verloren.
choice-ask = Bitte an { $whom }: { $wish ->
        [come] komm zu mir
        [take] nimm den Splitter
       *[hold] öffne noch keine Tür
    }
    .hint = Für den nächsten Zug; kostenlos, einmal im Zug
choice-retreat = Rückzug ({ $scores ->
        [yes] { $points ->
            [0] keine Punkte
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[no] verloren
    })
    .hint = Zustimmen, am Ende der Runde zu gehen
    .warning = { $scores ->
        [yes] Sobald alle zustimmen, die noch stehen, ist mit dieser Runde Schluss. Bots stimmen dir zu.
       *[no] Sobald alle zustimmen, die noch stehen, ist mit dieser Runde Schluss, und das Spiel ist verloren. Bots stimmen dir zu.
    }
choice-stay = Bleiben (kein Rückzug)
    .hint = Nun doch nicht abziehen
# $holds: was ein Versteck enthält: ein Relikt, das bleibt, oder eines für einmal.
for-relic = { $holds ->
        [lasting] , Relikt, das bleibt
        [once] , Relikt für einmal
       *[none] { "" }
    }
way-doors = { COUNT($sides) ->
        [0] { new-doors }
        [1] { new-doors } { LIST($sides) }
       *[other] Türen { LIST($sides, type: "comma") }
    }
way-shard = { $mark } { steps } weg{ $near ->
        [0] { "" }
       *[other] , { $near } von { $whom }
    }
way-foes = { $foes ->
        [1] Gegner neben dir
       *[other] Gegner { $foes } weg
    }
way-shuts = { COUNT($shut) ->
        [one] Tür { LIST($shut) } geht verloren
       *[other] Türen { LIST($shut) } gehen verloren
    }
way-joins = berührt { $joined ->
        [1] 1 Plättchen
       *[other] { $joined } Plättchen
    }
way-cache = Versteck neben dir
