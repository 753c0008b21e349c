# Was von Ereignissen erzählt wird. docs/words.md erklärt, wie Nachrichten geschrieben werden.

## Vor der ersten Runde.

# $opening, $briefing, $outcome: Prosa des Schauplatzes, oder eines Szenarios. $where: „unten“.
begun = { $objective ->
        [survey] { $opening }{ "\u000A" }**Ziel:** { $required } Sternsplitter hinter den Türen { $where } holen, und einer von euch steht am Ende jener Runde noch.{ "\u000A" }{ a-turn }{ "\u000A" }{ exhaustion-ahead }{ "\u000A" }
        [uncover] { $opening }{ "\u000A" }**Ziel:** Jeder Sternsplitter ist ein Punkt, bis zu { $required }, sobald alle, die stehen, gehen wollen. Fallen alle, gibt es keinen.{ "\u000A" }{ a-turn }{ "\u000A" }{ exhaustion-ahead }{ "\u000A" }
       *[other] **{ $scenario }** – { $place }. { $opening }{ LINES($briefing) }{ "\u000A" }
    }
class = { $who } ist { $kind } und { knack }.
# Wofür eine Klasse gut ist, in wenigen Worten.
knack = { $knack ->
        [heal] heilt 2 im Zug und hilft Gefallenen auf
        [locks] würfelt an Schlössern einmal mehr
        [far] schießt 3 Felder weit
       *[hard] schlägt am härtesten zu
    }
brought = { $who } bringt { THE($relic, case: "acc") } mit: { $does }.
deepened = Tiefe { $depth }{ $points ->
        [0] { "" }
        [one] : { $points } Gegnerpunkt mehr auf jedem neuen Plättchen
       *[other] : { $points } Gegnerpunkte mehr auf jedem neuen Plättchen
    }.
deployed = { $first ->
        [yes] { $who } beginnt, von { $at } aus.
       *[no] { $who } auf { $at }.
    }
companion_placed = { CAP(THE($who)) } kommt mit und steht auf { $at }.

## Runden und Züge.

# Die Zahl der Runde sagt der Stand.
round = { "" }
moved = { $who } geht { $second ->
        [yes] als zweite Bewegung{ " " }
       *[no] { "" }
    }nach { $at }{ $short ->
        [yes] , wo eine Falle den Weg beendet
       *[no] { "" }
    }.
passed = { $who } ist fertig.
spent = { $who } ist fertig.
waited = { $who } wartet.
asked = { "" }
# $foe: der Gegner, der woanders hinkam, mit seiner Stufe.
shifted = { $piece ->
        [cache] { $who } legt das { $what ->
            [legendary] legendäre
           *[common] gewöhnliche
        } Versteck auf { $to } statt auf { $at }.
       *[enemy] { $who } stellt { THE($foe, case: "acc") } auf { $to } statt auf { $at }.
    }
requested = { $who } an { $whom }: { $wish ->
        [come] Komm zu mir
        [take] Nimm den Splitter
       *[hold] Öffne keine Tür
    }.
retreats = { $who } will nach dieser Runde abziehen. { $waiting ->
        [0] Alle sind einverstanden: Am Ende der Runde zieht die Gruppe ab.
        [one] Eine Zustimmung fehlt noch.
       *[other] { $waiting } Zustimmungen fehlen noch.
    }
stays_on = { $who } möchte bleiben.
dug = { $who } gräbt an den versiegelten Steinen, bis etwas nachgibt.

## Erkundungen.

# $told: ob der Name des Plättchens seine Form verrät.
explored = { $who } öffnet Tür { $door }: { A($tile) }{ $told ->
        [yes] { "" }
       *[no] { " (" }{ $shape })
    }{ $fits ->
        [yes] { "" }
       *[no] , aber hier ist kein Platz dafür
    }.
    .text = { $text }
no_tile = { $who } öffnet Tür { $door }, aber von dieser Form ist nichts mehr da ({ $shape }): Die Karte zählt als { A($sought) }. Gezogen: { $drawn } von { $required }.
no_fit = { $read ->
        [yes] { CAP(THE($tile)) } lässt sich nicht legen, und Tür { $door } bleibt vorerst zu.
       *[no] { $who } öffnet Tür { $door }, aber { THE($tile) } passt hier nirgends hin. Die Tür bleibt vorerst zu.
    }
# $fewer: ob es weniger davon gibt, $number: um wie viel.
revealed = { $effect ->
        [caches] { surprise }
        [spaces] { $fewer ->
            [yes] Niemand hält Wache.
           *[no] Jemand hat euch kommen hören.
        }
        [points] { $fewer ->
            [yes] Die Gegner hier sind schwächer als anderswo.
           *[no] Die Gegner hier sind stärker als anderswo.
        }
        [near] Sie warten gleich hinter der Tür.
        [whisk] Der Boden kippt: Du landest auf dem neuen Plättchen.
        [collapse] Weit hinten gibt Stein nach.
       *[other] { "" }
    }
surprise = { $fewer ->
        [yes] { caches } weniger als üblich.
       *[no] { caches } mehr als üblich.
    }
caches = { $number ->
        [one] { $number } Versteck
       *[other] { $number } Verstecke
    }
# Wo seine Türen sind, wurde gewählt, und die Karte zeigt es. $more: wie viele Gegner der Lärm der Tür ruft.
laid = { $keeper ->
        [0] { $text }{ COUNT($doors) ->
            [0] { " Einen anderen Ausgang gibt es nicht." }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $more ->
        [0] { "" }
        [one] { " Der Lärm ruft 1 Gegner mehr." }
       *[other] { " " }Der Lärm ruft { $more } Gegner mehr.
    }
stays = { "" }
    .shards = { $quest ->
        [yes] { CAP(A($sought)) } ist hier.
       *[no] { $shards ->
            [one] { $at ->
                [none] Ein Sternsplitter glimmt hier.
               *[other] **Ein Sternsplitter liegt auf { $at }.**
            }
           *[other] { $at ->
                [none] Zwei Sternsplitter glimmen hier.
               *[other] **Zwei Sternsplitter liegen auf { $at }.**
            }
        }
    }
    .trap = Eine Falle: beim Betreten { $digits } Ziffern treffen, sonst { trap-does }.
    .environment = { $environment ->
        [mire] Morast: Jedes Feld hier kostet 2 Schritte.
        [murk] Dunst: Hinein und hinaus trifft nichts weiter als bis zum nächsten Feld; darin ist alles wie sonst.
        [embers] Glut: Wer den Zug hier beendet, verliert 1 Leben.
        [hush] Stille: Hier wirkt kein Relikt.
        [gale] Sturm: Jeder Angriff von hier hat 1 Würfel weniger.
        [dust] Staub: Ein Abenteurer, der den Zug hier beendet, bekommt 1 Erschöpfung.
       *[balm] Balsam: Wer den Zug hier beendet, bekommt 1 Leben zurück.
    }
fully_explored = { COUNT($at) ->
        [0] Alle { PLURAL($sought) } sind gefunden: Keine Tür wird mehr gebraucht.
       *[other] **Der letzte Sternsplitter liegt auf { $at }.**{ $kept ->
            [yes] { " " }{ $strikes ->
                [yes] { CAP(A($foe)) } hütet ihn
               *[no] Mit ihm kam { A($foe) }
            }: { keeper-hits }.
           *[no] { "" }
        }
    }
# Was der Hüter des letzten Splitters höchstens anrichtet und aushält. $strikes: Er schlägt zu, bevor man ihn nimmt.
keeper-hits = trifft { $strikes ->
        [yes] beim Nehmen für bis zu { $most }, außer er ist schon verletzt
       *[no] für bis zu { $most }
    }
reshuffled = Die abgeworfenen Karten werden zum neuen Stapel.
supply_ended = Keine Karte ist mehr da: { so-many } { $number ->
        [one] genügt
       *[other] genügen
    }.
so-many = { $number ->
        [one] { $number } { $sought }
       *[other] { $number } { PLURAL($sought) }
    }

## Karten und Relikte.

peeked = Hinter der nächsten Tür, die aufgeht: die Karte „{ $card }“, { A($shape) }, { $shards ->
        [0] ohne { NAME($sought, case: "acc") }
        [one] mit { $shards } { NAME($sought, case: "dat") }
       *[other] mit { $shards } { PLURAL($sought, case: "dat") }
    }.
healed = { $amount ->
        [0] { "" }
       *[other] { $who } bekommt { $amount } Leben zurück.
    }
hurt = { $who } verliert { $amount } Leben.
tired = { $amount ->
        [0] { "" }
       *[other] { $who } bekommt { $amount } Erschöpfung.
    }
rested = { $amount ->
        [0] { "" }
       *[other] { $who } wird { $amount } Erschöpfung los.
    }
quickened = { $who } hat in diesem Zug { $amount } Schritte mehr.
emboldened = { $amount } Würfel mehr für den nächsten Angriff.
relic = **{ $who } findet { A($relic, case: "acc") }**: { $does }.{ $packed ->
        [yes] { " " }Beide Plätze für Relikte sind voll: ab ins Gepäck, bis du tauschst.
       *[no] { "" }
    }
no_relic = Es ist kein { $rank ->
        [legendary] legendäres
       *[common] gewöhnliches
    } Relikt mehr zu finden.
used = { $who } benutzt { THE($relic, case: "acc") }.
equipped = { $who } nimmt { THE($relic, case: "acc") } aus dem Gepäck.
stowed = { $who } packt { THE($relic, case: "acc") } weg.
shard = **{ $shards ->
        [one] { $who } nimmt { $last ->
            [yes] den letzten Sternsplitter
           *[no] den Sternsplitter
        }
       *[other] { $who } nimmt { $shards } Sternsplitter
    }{ $placed ->
        [yes] { " auf " }{ $at }
       *[no] { "" }
    }{ $foes ->
        [0] { "" }
        [one] { "" }
       *[other] , in Reichweite von { $foes } Gegnern
    }{ $last ->
        [yes] : Alle { $required } sind in der Hand
       *[no] : Ihr habt { $gained } von { $required }
    }.**

# Steht vor dem, was die Karte eines Splitters gibt.
boon = Die Gabe des Splitters:

## Schlösser und Fallen.

lock = { $rank ->
        [lock] { $who } versucht das Schloss auf { $at }.
       *[other] { $who } versucht ein { fact-cache } auf { $at }.
    }
trap = { $text } { $name }: { $who } braucht { LIST($digits) } auf den Würfeln.
# $times: so viele Würfe nacheinander, $kept: die Ziffern, die in allen zusammen passen.
rolled = { COUNT($missing) ->
        [0] { "" }
       *[other] { $times ->
            [1] { CAP(open-digits) }
           *[other] { $times } Würfe: { open-digits }
        }
    }
open-digits = { $open ->
        [0] noch passt keine Ziffer
        [one] { $kept ->
            [0] { "nichts Neues, " }
           *[other] { "" }
        }{ $open } von { $digits } Ziffern passt
       *[other] { $kept ->
            [0] { "nichts Neues, " }
           *[other] { "" }
        }{ $open } von { $digits } Ziffern passen
    }.
# $fatigue: für so viele Änderungen nacheinander.
adjusted = { $who } dreht eine { $was } auf { $now }, für { $fatigue } Erschöpfung.
opened = Das { $rank ->
        [legendary] legendäre
       *[common] gewöhnliche
    } Versteck springt auf.
jammed = **{ $who } verklemmt das Schloss: Das { $rank ->
        [legendary] legendäre
       *[common] gewöhnliche
    } Versteck ist verloren.**{ $needs ->
        [0] { "" }
       *[other] { " " }Es hätte noch { $needs } Erschöpfung gebraucht; { THE($who) } verträgt { $spare ->
            [0] keine mehr
           *[other] nur noch { $spare }
        }.
    }
disarmed = { $who } entschärft die Falle: Sie klickt und liegt still.
sprung = { $who } löst die Falle aus.

## Kämpfe, und was aus allen wird.

# $times: so viele Angriffe nacheinander.
struck = { $fell ->
        [yes] **{ CAP(THE($who)) } besiegt { THE($chip, case: "acc") }**.
       *[no] { $damage ->
            [0] { strikes }: { CAP(THE($chip)) } auf { $at } bleibt heil.
           *[other] { strikes }: { $damage } Schaden, { THE($chip) } auf { $at } hat noch { $left }.
        }
    }
strikes = { CAP(THE($who)) } { $times ->
        [1] { $tired ->
            [yes] greift noch einmal an
           *[no] greift an
        }
       *[other] greift { $times }-mal an
    }
mended = { $own ->
        [yes] { $who } heilt sich um { $amount } Leben.
       *[no] { $who } heilt { THE($whom, case: "acc") } um { $amount } Leben.
    }
revives = Der ganze Zug von { $who } gilt { $whom }.
called = { CAP(THE($chip)) } auf { $at } handelt zuerst.
enemy_burnt = { CAP(THE($chip)) } auf { $at } { $fell ->
        [yes] stirbt in der Glut
       *[no] wird von der Glut versengt
    }.
burnt = { CAP(THE($who)) } verliert 1 Leben an die Glut.
dusted = { $who } hustet: 1 Erschöpfung durch den Staub.
soothed = { CAP(THE($who)) } bekommt durch den Balsam { $amount } Leben zurück.
enemy_mended = { CAP(THE($chip)) } auf { $at } bekommt durch den Balsam 1 Leben zurück.
enemy_moved = { CAP(THE($chip)) } kommt nach { $to }.
enemy_fled = { CAP(THE($chip)) } ist verletzt und flieht nach { $to }.
enemy_swapped = { CAP(THE($chip)) } ist verletzt und tauscht mit { THE($other, case: "dat") } den Platz, jetzt auf { $to }.
enemy_called = { CAP(THE($chip)) } auf { $at } ruft: { CAP(THE($other)) } kommt nach { $to }.
fell = **{ $who } geht zu Boden**, auf { $at }.
companion_fell = { CAP(THE($who)) } geht zu Boden.
returned = { $who } ist auf { $at } wieder auf den Beinen.
placed = { $who } landet auf { $at }.
companion_moved = { CAP(THE($who)) } kommt nach { $to }.
enemy_buried = { CAP(THE($chip)) } wird verschüttet.
enemy_shoved = { CAP(THE($chip)) } rettet sich nach { $at }.

## Szenarien.

found = { $who } findet { A($sought, case: "acc") }. { $text }
carries = { $who } hat jetzt { THE($burden, case: "acc") } dabei: 1 Schritt weniger.
dropped = { $tile ->
        [entrance] { CAP(THE($burden)) } bleibt am Eingang zurück.
       *[other] { CAP(THE($burden)) } bleibt { THE($tile, case: "in") } zurück.
    }
delivered = { $who } hat { THE($burden, case: "acc") } zum Tor gebracht.
    .left = Noch { $left }.
dial_read = { CAP(THE($lock)) } ist auf { $at }.
    .number = Es kommt { ordinal } an die Reihe.
ordinal = { $number ->
        [1] als Erstes
        [2] als Zweites
        [3] als Drittes
        [4] als Viertes
       *[5] als Fünftes
    }
unlocked = { CAP(THE($lock)) } geht auf.
    .shut = { $shut ->
        [one] Noch { $shut } { $lock }.
       *[other] Noch { $shut } { PLURAL($lock) }.
    }
stuck = Das Schloss bleibt zu und kostet { $who } 1 Erschöpfung. Versuch es später noch einmal.
omen = { $text }
water = Das Wasser nimmt sich { THE($tile, case: "acc") }.
soaked = { CAP(THE($who)) } verliert im Wasser 1 Leben.
battered = { $left ->
        [0] Das Tor gibt nach.
       *[other] { CAP(THE($chip)) } hämmert gegen das Tor: noch { $left }.
    }
phase = { CAP(THE($name)) } steht auf { $at }. { $text } Seine Schwäche: { $hint }.
beaten = Er ist am Boden, und dort bleibt er.

## Plättchen, die einstürzen, und das Ende.

held = Diesmal stürzt nichts ein.
collapsed = { CAP(THE($tile)) } stürzt ein.
    .doors = { COUNT($doors) ->
        [one] Auf { $doors } ist wieder eine Tür offen.
       *[other] Auf { $doors } sind wieder Türen offen.
    }
campaign_ended = { $text }
ended = { $objective ->
        [survey] { ended-survey }
        [uncover] { ended-uncover }
       *[other] { $result ->
            [retreat] **Umgekehrt in Runde { $round }.** „{ $scenario }“ wartet auf eine andere Gruppe.
            [won] **Gewonnen.** { $outcome }
           *[other] **Verloren.** { $outcome }
        }
    }
ended-survey = { $result ->
        [won] **Gewonnen in Runde { $round }, mit allen { $required } Splittern.** Der letzte ist in der Hand, und das Dunkel bleibt hinter euch.
        [lost] **Verloren in Runde { $round }, mit { $gained } von { $required } Splittern.** Niemand steht mehr.
       *[retreat] **Umgekehrt in Runde { $round }, mit { $gained } von { $required } Splittern.** Den Rest behält die Tiefe.
    }
ended-uncover = { $result ->
        [won] **Gewonnen in Runde { $round }, mit allen { $required } Splittern.** Mit ihnen steigt ihr hinaus.
        [lost] **Verloren in Runde { $round }, keine Punkte.** Niemand steht mehr, und die Splitter liegen, wo sie hinfielen.
       *[retreat] **Draußen in Runde { $round }, mit { $gained } von { $required } Splittern: { $gained ->
            [one] { $gained } Punkt
           *[other] { $gained } Punkte
        }.** Ihr steigt zurück ans Licht.
    }
# Was eine Gruppe, die verloren hat, lernen kann. $path: ob von dort, wo jemand zu Boden ging, ein Weg dorthin führte.
lost-in-sight = { $path ->
        [yes] Ein Splitter lag auf { $at }, sein Plättchen { $steps ->
            [0] genau da, wo jemand von euch zu Boden ging
            [one] { $steps } Schritt von jemandem von euch entfernt
           *[other] { $steps } Schritte von jemandem von euch entfernt
        }.
       *[no] Ein Splitter lag auf { $at }.
    }
lost-unfound = { $more ->
        [one] { $more } Splitter war
       *[other] { $more } Splitter waren
    } noch verborgen, und { $doors ->
        [0] zu öffnen war keine Tür mehr
        [one] zu öffnen war noch { $doors } Tür
       *[other] zu öffnen waren noch { $doors } Türen
    }.
lost-in-hand = Alle Splitter waren in der Hand: Hätte am Ende der Runde noch jemand gestanden, wäre es gewonnen. Nächstes Mal: Haltet einen außer Reichweite.
# $tiles: wie viele noch auf der Karte liegen; $health: was die Finsternis nahm, wenn man immer stand.
next-time-sooner = { $tiles ->
        [0] Kein neues Plättchen lag
        [one] Nur { $tiles } neues Plättchen lag
       *[other] Nur { $tiles } neue Plättchen lagen
    } nach { $rounds } Runden da. Beim nächsten Mal: zwei Türen in einem Zug, solange kein Gegner steht.
next-time-fewer = { $enemies } Gegner mit { $levels } Stufen standen noch{ $calls ->
        [yes] , und jeder ruft durch jede Tür einen mehr
       *[no] { "" }
    }. Beim nächsten Mal: erst besiegen, dann die nächste Tür.

## Von mehreren Ereignissen zusammen erzählt.

exhaustion = { COUNT($names) ->
        [one] Die Finsternis zehrt: { LIST($names) } verliert { $amount } Leben.
       *[other] Die Finsternis zehrt: { LIST($names) } verlieren je { $amount } Leben.
    }
found-here = Hier: { LIST($things) }.
some-caches = { $number ->
        [1] ein { $rank ->
            [legendary] legendäres
           *[common] gewöhnliches
        } Versteck
       *[other] { $number } { $rank ->
            [legendary] legendäre
           *[common] gewöhnliche
        } Verstecke
    }
enemies-of-a-kind = { $number ->
        [1] { A($foe) }
       *[other] { $number } { PLURAL($foe) }
    }
enemy-drawn = { CAP(A($foe)) } kommt aus dem Dunkeln.
# Angriffe auf jemanden der Gruppe. $chips: wer zuschlägt, $chip: der Erste davon, $twins: ob zwei gleich heißen.
attacked = { $result ->
        [hit] { COUNT($chips) ->
            [one] { CAP(attackers) } trifft { THE($whom, case: "acc") }: { $damage } Schaden.
           *[other] { CAP(attackers) } treffen { THE($whom, case: "acc") }: { $damage } Schaden.
        }
        [stopped] { COUNT($chips) ->
            [one] Die Deckung { THE($whom, case: "von") } hält: { CAP(attackers) } schlägt vergeblich zu.
           *[other] Die Deckung { THE($whom, case: "von") } hält: { CAP(attackers) } schlagen vergeblich zu.
        }
       *[missed] { COUNT($chips) ->
            [one] { CAP(attackers) } verfehlt { THE($whom, case: "acc") }.
           *[other] { CAP(attackers) } verfehlen { THE($whom, case: "acc") }.
        }
    }
# $keeps: Der Hüter des letzten Splitters schlägt zu, als dieser genommen wird.
attackers = { COUNT($chips) ->
        [1] { $keeps ->
            [yes] der Hüter des Splitters
           *[no] { THE($chip) }
        }
        [2] { $twins ->
            [yes] 2 { PLURAL($chip) }
           *[no] { LIST($chips, each: "the") }
        }
       *[other] { COUNT($chips) } Gegner
    }
# Ein Relikt, das bleibt, hat gewirkt: So viel nahm es von Treffern weg.
relic-adds = { CAP(THE($relic)) } bringt { $number } davon.

## Kleingedrucktes: Würfel, und wie Gegner handeln.

# „Ada 1 6 3: 0+2+1 Schaden, minus Deckung 1“: was Würfel zeigen, und was das an Schaden ergibt.
foe-numbers = { $chip }: { $health } Leben, { $dice ->
        [one] { $dice } Würfel
       *[other] { $dice } Würfel
    }{ $guard ->
        [0] { "" }
       *[other] , Deckung { $guard }
    }{ $reach ->
        [1] { "" }
       *[other] , Reichweite { $reach }
    }{ $targets ->
        [1] { "" }
       *[other] , { $targets } Ziele
    }{ COUNT($how) ->
        [0] { "" }
       *[other] ; { $how }
    }
# $calls: so viele Gegner ruft der Lärm einer Tür höchstens, 0 für keinen.
a-turn = { $calls ->
        [0] **Gefahr:** Besiegt, was hinter einer Tür wartet, ehe ihr die nächste öffnet
        [1] **Gefahr:** Steht noch ein Gegner, wenn eine Tür aufgeht, bringt er einen stärkeren (bis zu { $most } Schaden)
       *[other] **Gefahr:** Jeder Gegner, der noch steht, wenn eine Tür aufgeht, bringt einen stärkeren (bis zu { $most } Schaden), höchstens { $calls }
    }.
exhaustion-ahead = **Zeit:** Nach Runde { $calm } kostet jede Runde euch alle Leben: 1, dann 2, dann 3.
