# Was gefragt wird, und wie es steht. Fragen folgen auf einen Namen oder mehrere und ein Komma: „Ada, welches Handwerk?“

plays-with = { GENDER($what) ->
        [p] greifen
       *[n] greift
    }
ask-craft = { $together ->
        [yes] welches Handwerk? Wählt, was ihr seid.
       *[no] welches Handwerk? Wähl, was du bist.
    }
ask-background = { COUNT($craft) ->
        [0] welche Herkunft?
       *[other] { $craft }: welche Herkunft?
    } Wähl, woher du kommst.
ask-leaving = gehst du hinaus{ COUNT($unmet) ->
        [0] { "" }
       *[other] , ohne { LIST($unmet, each: "the", case: "acc") }
    }? { $last ->
        [yes] Das beendet das Szenario, und es zählt als verloren.
       *[no] Wieder hinein kommst du nicht.
    }
ask-lighting = zündest du { THE($gear, case: "acc") } an? { light-costs }
light-costs = { $defeat ->
        [yes] Sieht es ein Aufpasser, ist das Szenario zu Ende.
       *[no] Sieht es ein Aufpasser, kostet es eine Heimlichkeitsmarke, und er ist alarmiert.
    }
# $met: Wer gefragt wird, hat schon einmal eine Reaktion gewählt. $ep: die Kraft, die ein Treffer aufbrauchen kann, 0 für niemanden.
ask-react = { $deed }.{ hit-also }{ risk-of-hit } { heading-react }
# $kills: Die Verletzung fürs Zubodengehen wäre tödlich.
risk-of-hit = { $risk ->
        [kills] { " " }Du kannst zu Boden gehen, und die Verletzung tötet dich dann.
        [falls] { " " }Du kannst zu Boden gehen.
       *[no] { "" }
    }
hit-also = { COUNT($more) ->
        [0] { "" }
       *[other] { " " }Ein Treffer bewirkt auch: { LIST($more, type: "comma") }.
    }
# $own: Wer gefragt wird, ist selbst getroffen.
ask-step-in = { $deed }.{ hit-also }{ risk-of-hit } { $own ->
        [yes] Spielst du eine Karte?
       *[no] { heading-step-in }
    }
ask-step-in-or-react = { $deed }.{ hit-also }{ risk-of-hit } { $several ->
        [yes] Mit einer Karte alle schützen, oder nur dich?
       *[no] Mit einer Karte eingreifen, oder nur dich schützen?
    }
ask-help = { $deed }. { heading-help }
ask-play = { $deed }. { heading-play }
ask-heal = welche von { $own ->
        [yes] deinen
       *[no] { OF($member) }
    } Krankheiten wird geheilt?
ask-go-on = deine Herausforderungen sind fertig: Mach weiter, wenn du nichts mehr hinzufügen willst.
# $voted: wer dafür gestimmt hat.
ask-giving-up = { COUNT($voted) ->
        [0] aufgeben?
        [1] { $voted } will aufgeben: Stimmst du zu?
       *[other] { $voted } wollen aufgeben: Stimmst du zu?
    } Das beendet das Szenario, und es zählt als verloren.
ask-whose-turn = welche der Herausforderungen handelt als nächste?
ask-what-happens = was geschieht?
ask-what-does = was { does-they } { THE($what) }?
ask-one = wähl eins.
ask-who = { $together ->
        [yes] wer seid ihr? Wählt eure Figuren.
       *[no] wer bist du? Wähl eine Figur.
    }
ask-whence = { $together ->
        [yes] welche Herkunft? Wählt, woher ihr kommt.
       *[no] welche Herkunft? Wähl, woher du kommst.
    }

# Was gerade geschieht; eine Frage folgt.
comes = da kommt etwas
plays-on = { THE($what) } { plays-with } { $all ->
        [yes] euch alle
       *[no] { LIST($others, each: "the", case: "acc") }
    }{ COUNT($play) ->
        [0] { "" }
       *[other] { " " }mit „{ $play }“
    } an{ $most ->
        [0] { "" }
       *[other] , bis zu { $most } Schaden
    }{ COUNT($stronger) ->
        [0] { "" }
       *[other] , stärker durch { LIST($stronger) }
    }{ COUNT($left) ->
        [0] { "" }
       *[other] {": "}{ $left }
    }
steps-in-already = { $who } mischt sich mit „{ $play }“ ein
effort-left = noch { $left } Mühe
ep-left = noch { $left } Kraft
# Im Akkusativ.
you = dich
searches = { $who } sucht
picks-lock = { $who } knackt das Schloss { THE($lock, case: "gen") }
ally-acts = jemand von euch handelt

# Wie Antworten angeboten werden.
let-it-hit = Treffen lassen
    .hint = Keine Reaktion: Die Aktion wirkt ohne Wurf
# Eine Reaction, die nichts kostet.
react-free = { $play } (ohne Karte){ COUNT($hits) ->
        [0] { "" }
       *[other] : Treffer { $hits }
    }{ $damage ->
        [none] { "" }
        [little] : kaum ein Kratzer
       *[other] : etwa -{ $damage } Kraft
    }{ COUNT($down) ->
        [0] { "" }
       *[other] : am Boden { $down }
    }{ $tokens ->
        [0] { "" }
        [1] , -1 Marke
       *[other] , -{ $tokens } Marken
    }
# Was eine Karte gegenüber der Reaction spart, die nichts kostet.
react-saves = { $play }: { spares }
spares = { $ep ->
        [0] spart kaum etwas
       *[other] spart etwa { $ep } Kraft
    }
# Wie wahrscheinlich jemand mit der Karte zu Boden geht, und ohne.
react-stands = { $play }: am Boden { $then } statt { $now }
# $hits: wie wahrscheinlich die Aktion trotzdem trifft; $damage: was sie dann im Schnitt tut, „none“ ohne Schaden; $tokens: was es sonst kostet; $back: was ein Fehlschlag höchstens zurückgibt. $brief: Es muss kurz sein.
reaction = { $play }{ COUNT($hits) ->
        [0] { "" }
       *[other] : Treffer { $hits }
    }{ $damage ->
        [none] { "" }
        [little] : kaum ein Kratzer
       *[other] : etwa -{ $damage } Kraft
    }{ $tokens ->
        [0] { "" }
        [1] , -1 Marke
       *[other] , -{ $tokens } Marken
    }
# Wie wahrscheinlich eine Aktion trifft, wenn eine Karte eingreift, und ohne. $several: Es trifft mehrere.
step-in-for = { $play }: { $own ->
        [yes] Treffer
       *[no] trifft { $whom }
    } { $after } statt { $before }{ hit-tokens }
# Was ein Treffer an Heimlichkeitsmarken kostet.
hit-tokens = { $tokens ->
        [0] { "" }
        [1] ; Treffer: -1 Marke
       *[other] ; Treffer: -{ $tokens } Marken
    }
# Was ein Treffer im Schnitt macht, wenn eine Karte eingreift, und ohne sie.
step-in-stands = { $play }: { $own ->
        [yes] { "" }
       *[no] { $whom }{ " " }
    }am Boden { $then } statt { $now }
# Was eine Karte im Schnitt spart.
step-in-saves = { $play }: { spares }{ $several ->
        [yes] { "" }
       *[no] { $own ->
            [yes] { "" }
           *[no] { " " }({ $whom })
        }
    }
    .hint = { $several ->
        [yes] Zusammen, von allen Getroffenen.{ " " }
       *[no] { "" }
    }{ $does }
# Wie wahrscheinlich es mit Hilfe gelingt, und ohne.
help-for = { $play }: { $after } statt { $before }
help-harder = { $play }: ein Treffer macht etwa { $after } statt { $before }
# A Reaction that is a card of the hand.
react-back = { $does } Trifft es dich nicht, verliert es bis { $back }.
let-it-be = Nicht einmischen
play-on-still = Weiterspielen
    .hint = Nichts wird aufgegeben
give-up = Aufgeben
    .hint = Es zählt als verloren
stay = Bleiben
    .hint = Du bist noch dabei
leave = Hinausgehen
    .hint = Durch das Ziel hinaus, endgültig
stay-dark = Dunkel bleiben
    .hint = Es kostet nichts
light-up = Licht machen
go-on = Weiter
    .hint = Die Runde geht weiter
all-as-bot = Alle, wie ich es täte
    .hint = Alle übrigen tun, was der Bot sie tun ließe
be = { $title } sein
# $line: womit das Handwerk beginnt.
be-hint = { $about } { $line }.
be-as-kept = Meine Figur zurückholen
be-again = { $name } zurückholen{ $level ->
        [0] { "" }
        [1] { "" }
       *[other] , Stufe { $level }
    }
    .hint = { COUNT($learned) ->
        [0] { "" }
       *[other] Gelernt: { $learned }.{ " " }
    }{ kept-things }
kept-things = Verletzungen, Krankheiten, Kostbarkeiten und Ausrüstung, wie du sie behalten hast
whose-turn = { COUNT($where) ->
        [0] { "" }
       *[other] { THE($where, case: "In") }
    }{ COUNT($copy) ->
        [0] { "" }
       *[other] , Nummer { $copy }
    }
deed-done = Fertig
    .hint = Nichts mehr in diesem Zug
deed-go = In { $region } gehen
deed-at = { $play }: { $member }
    .hint = Kraft { $ep }. { $does }
deed-on-all = { $play }: alle hier

# Was von denen gewollt wird, auf die gewartet wird.
scene-is-yours = diese Szene spielst du; mit /gm resume geht das Szenario weiter.
master-decides = was nun geschieht, liegt bei dir.
town = ruhen, { $taught ->
        [yes] lernen, kaufen und ausrüsten; dann „Aufbrechen“.
       *[no] kaufen und ausrüsten; dann „Aufbrechen“.
    }
# $until: was kommt, wenn die Zeit um ist; steht immer hinter einem Doppelpunkt.
time-is-up = { COUNT($until) ->
        [0] Alarm
       *[other] { $until }
    }
clock-alarm = { $left ->
        [0] Jedes Rundenende kostet jetzt { $costs } Heimlichkeitsmarken.
        [1] Die letzte Runde, dann: { time-is-up }. Ihr Ende kostet eine Heimlichkeitsmarke, das der nächsten 2.
       *[other] Noch { $left } Runden, dann: { time-is-up }.
    }
clock = { $left ->
        [1] Die letzte Runde{ COUNT($until) ->
            [0] { "" }
           *[other] , dann: { $until }
        }!
       *[other] Noch { $left } Runden{ COUNT($until) ->
            [0] { "" }
           *[other] , dann: { $until }
        }.
    }
# Was der Beginn eines Zuges kostet.
harm-of = { $dice } Schaden{ COUNT($source) ->
        [0] { "" }
       *[other] { " " }({ $source })
    }
falls-at-once = sofort am Boden
rises-with = wieder auf mit Verletzung und { $ep } Kraft (mehr wird es nicht)
phase-lost = keine { $phase ->
        [strategy] Strategie
       *[action] Aktion
    }
turn-costs-whom = { LIST($who) }{ COUNT($who) ->
        [1] { "" }
       *[other] { " " }je
    } { LIST($costs) }
turn-costs = Wenn die nächsten Züge beginnen: { LIST($each, type: "semicolon") }.
turn-costs-you = Zu Beginn: { LIST($costs) }.
# $what: was zuschlagen kann; $helps: was davor schützt.
may-die = **{ CAP(LIST($what, each: "the")) } { COUNT($what) ->
        [1] kann
       *[other] können
    } dich vor deinem nächsten Zug töten{ goes-down-odds }.**{ COUNT($helps) ->
        [0] { "" }
       *[other] { " " }Was hilft: { LIST($helps, type: "or") }.
    }
# Was bis zum nächsten Zug wohl zuschlägt; $about: die Kraft, die das im Schnitt kostet.
may-fall = **{ $about ->
        [0] Bleibst du, gehst du diese Runde wohl zu Boden: { $falls }.
       *[other] Bleibst du, verlierst du diese Runde wohl { $about } von { $ep } Kraft{ goes-down }.
    }**
goes-down = { COUNT($falls) ->
        [0] { "" }
       *[other] { " " }(am Boden { $falls })
    }
goes-down-odds = { COUNT($falls) ->
        [0] { "" }
       *[other] { " " }({ $falls })
    }
safe-go = nach { LIST($exits, type: "or") } gehen
safe-heal = Heilung durch { LIST($able, type: "or") }
safe-fell = zuerst zuschlagen
own-turn = du bist am Zug.
# $first: in der ersten Runde wird gesagt, was Kraft ist.
with-ep-left = { $ep ->
        [0] { "" }
       *[other] { " " }mit { $ep } von { $most } Kraft
    }{ COUNT($takes) ->
        [0] { "" }
       *[other] { " " }({ LIST($takes, type: "comma") })
    }
# What lasts takes at the start of each turn.
ill-takes = { $source } -{ $dice }
who-acts-next = { $mine ->
        [yes] nimmst du den nächsten Zug?
       *[no] wer ist als Nächstes dran?
    }
turn-to-begin = du kannst jetzt ziehen{ $health }{ COUNT($left) ->
        [0] { "" }
       *[other] : { LIST($left) }
    }.
turn-that-yields = du bist am Zug, oder erst { LIST($members, type: "or") }.
turn-nearly-over = dein Zug ist fast vorbei: Passen beendet ihn.
turn-ends = { $ends ->
    [alone] , dann endet dein Zug
    [action] , die deinen Zug beendet
   *[no] { "" }
}
strategy-first = eine Strategie, dann eine Aktion
turn-whole = { $whole ->
        [yes] du bist am Zug{ $health }{ COUNT($left) ->
            [0] { "" }
           *[other] : { LIST($left) }
        }
       *[no] übrig: { LIST($left) }
    }{ turn-ends }.
last-words = { LIST($said) }, bevor Gegner und Fallen handeln.
can-still = { $own ->
        [yes] du kannst
       *[no] { $names } { COUNT($names) ->
            [1] kann
           *[other] können
        }
    } noch { $why ->
        [move] weitergehen
        [give] Gefundenes weitergeben
        [douse] die Lampe löschen
       *[light] eine Lampe anzünden
    }
are-choosing = { $names } { COUNT($names) ->
        [1] wählt
       *[other] wählen
    }{ $choice ->
        [craft] { " " }ein Handwerk
        [background] { " " }eine Herkunft
        [react] { " " }eine Reaktion
        [step-in] : eingreifen oder nicht
        [help] : helfen oder nicht
        [light] : Licht oder nicht
       *[any] { "" }
    }.
move-is-free-still = alle Züge sind vorbei, aber eine Bewegung bleibt: /move.
move-is-free-meanwhile = { $name } ist am Zug, aber gehen kannst du jetzt schon: /move.
advice-react = /settings react:best beantwortet das für dich.
advice-step-in = /settings interrupt:auto greift für dich ein, interrupt:never lässt es bleiben.
advice-help = /settings assist:auto hilft für dich, assist:never lässt es bleiben.
advice-saved = /settings saved:lapse erspart dir das.

# Wie es steht.
standing-muster = { $scenario }, vor dem Aufbruch: Handwerk { $crafts } von { $everybody }, Herkunft { $pasts } von { $everybody }.
standing-choosing = Bereit: { $ready } von { $everybody }.
standing-town = In der Stadt. { $purses }
standing-town-in-full = In der Stadt, vor { $scenario }. { $purses } { COUNT($ready) ->
        [0] Noch niemand ist bereit.
       *[other] Bereit: { $ready }.
    }
standing-over = { $scenario }, { ended-so } in Runde { $round }.{ COUNT($unfound) ->
        [0] { "" }
       *[other] { " " }{ CAP(LIST($unfound, type: "semicolon")) }.
    }
# Wofür die Gruppe kam, und was sie nie fand.
unfound = { THE($what) } { GENDER($what) ->
        [p] lagen
       *[n] lag
    } { THE($where, case: "in") }
ended-so = { $ending ->
        [won] gewonnen
        [partly] zum Teil gewonnen
        [lost] verloren
        [conceded] aufgegeben
       *[other] vorbei
    }
standing = { $said }.{ $paused ->
        [yes] { " " }Die Uhr steht, für eine Szene.
       *[no] { "" }
    }
standing-round = Runde { $round }{ $limit ->
        [0] { "" }
       *[other] { " " }von { $limit }{ $last ->
            [yes] , die letzte
           *[no] { "" }
        }
    }
standing-goal = { COUNT($objects) ->
        [0] { COUNT($goal) ->
            [0] findet einen Weg hinaus
           *[other] geht hinaus: { THE($goal) }
        }
       *[other] ihr braucht { LIST($objects, each: "the", case: "acc") }, dann { COUNT($goal) ->
            [0] einen Weg hinaus
           *[other] den Ausgang: { THE($goal) }
        }
    }
# Der nächste Schritt zum Ziel. $what: ein Gegenstand oder das Ziel; $exits: Buchstaben auf der Karte.
# $by: wer öffnen kann, wenn es am Zug nicht geht.
next-here = { COUNT($by) ->
        [0] { $lock ->
            [yes] öffne hier { THE($what, case: "acc") }
           *[no] sieh hier nach: { THE($what) }
        }{ needs-opener }
       *[other] lass { LIST($by, type: "or") } hier { THE($what, case: "acc") } öffnen
    }{ action-spent }
# $others: wer noch eine Strategie hat, wenn am Zug keine mehr bleibt.
next-take = hebe hier { THE($what, case: "acc") } auf{ $now ->
        [yes] { " " }(kostet deine Strategie)
       *[no] : Deine Strategie ist vorbei{ COUNT($others) ->
            [0] { "" }
           *[other] , { LIST($others, type: "or") } kann es
        }
    }
needs-opener = { $lock ->
        [yes] { " " }(Schlüssel oder Dietrich)
       *[no] { "" }
    }
# $each: das Ziel liegt nebenan, und mehrere wollen hinaus.
# $held: was ans Ziel zu bringen ist.
next-way = { COUNT($held) ->
        [0] erreiche { THE($what, case: "acc") } durch { LIST($exits, type: "or") }
       *[other] bringe { LIST($held, each: "the", case: "acc") } durch { LIST($exits, type: "or") } ans Ziel: { THE($what) }
    }{ $moves ->
        [1] { "" }
       *[other] , { $moves } Bewegungen
    }{ COUNT($where) ->
        [0] { "" }
       *[other] { " " }({ $where })
    }
# Alles Nötige ist draußen; $who: wer noch drinnen ist, niemand, wenn es eine Figur allein ist.
next-leave = { COUNT($who) ->
        [0] geh
       *[other] bring { LIST($who) }
    } durch { LIST($exits, type: "or") } hinaus{ $moves ->
        [1] { "" }
       *[other] , { $moves } Bewegungen
    } ({ THE($what) })
# $purpose: wozu.
next-explore = { COUNT($then) ->
        [0] { $moves ->
            [1] erkunde, was hinter { LIST($exits, type: "or") } liegt
           *[other] geh{ $back ->
                [yes] { " " }zurück
               *[no] { "" }
            } durch { LIST($exits, type: "or") }, { $moves } Bewegungen bis Neuland
        }
       *[other] geh{ $back ->
            [yes] { " " }zurück
           *[no] { "" }
        } durch { LIST($exits, type: "or") } und erkunde, was hinter { LIST($then, type: "or") } liegt
    }{ for-purpose }
for-purpose = { COUNT($purpose) ->
        [0] { "" }
       *[other] { " " }({ $purpose })
    }
# $shut: was gefunden ist und niemand öffnen kann.
sought-key = gesucht: ein Schlüssel oder Dietriche, verschlossen: { THE($shut) }
sought-things = gesucht: { LIST($what, each: "the") }
sought-goal = Richtung: { THE($goal) }
sought-out = gesucht: der Weg hinaus
next-exit = { $exit }{ COUNT($barred) ->
        [0] { "" }
       *[other] { " " }(versperrt: { $barred }{ keys-no-fit })
    }
keys-no-fit = { COUNT($keys) ->
        [0] { "" }
        [1] ; { LIST($keys, each: "the") } passt nicht
       *[other] ; { LIST($keys, each: "the") } passen nicht
    }
next-open-for = { COUNT($by) ->
        [0] öffne hier { THE($shut, case: "acc") }{ needs-opener }
       *[other] lass { LIST($by, type: "or") } hier { THE($shut, case: "acc") } öffnen
    }{ action-spent }; { THE($what) } kann darin sein
next-search-for = suche hier { THE($what, case: "acc") }{ action-spent }
next-search-there = durchsuche { THE($what, case: "acc") }, durch { LIST($exits, type: "or") }{ for-purpose }
next-search = suche hier{ for-purpose }{ action-spent }
action-spent = { $spent ->
        [yes] { " " }(deine Aktion ist vorbei)
       *[no] { "" }
    }
purses-alike = { $several ->
        [yes] Alle haben { valuables }.
       *[no] { valuables }.
    }
purses = Kostbarkeiten: { LIST($purses, type: "comma") }.
all-have-acted = alle haben gehandelt
turn-of = { $name } ist am Zug
still-to-act = noch nicht dran: { $names }
to-act = am Zug: { $names }
moves-left = { COUNT($names) ->
        [1] Bewegung übrig: { $names }
       *[other] Bewegungen übrig: { $names }
    }
stage-end = die Runde endet
stage-challenges = die Herausforderungen handeln
acted-all = gehandelt: alle
acted = gehandelt: { $names }
standing-has-all = **{ LIST($who) } { COUNT($who) ->
        [1] hat
       *[other] haben
    } { LIST($what, each: "the", case: "acc") }: jetzt hinaus**
fated-down = { LIST($names) } { COUNT($names) ->
        [1] ist
       *[other] sind
    } am Boden
fated-out = { LIST($names) } { COUNT($names) ->
        [1] ist
       *[other] sind
    } draußen
fated-caught = { LIST($names) } { COUNT($names) ->
        [1] ist
       *[other] sind
    } gefasst
fated-dead = { LIST($names) } { COUNT($names) ->
        [1] ist
       *[other] sind
    } tot
# $alarm: die letzte Runde vor dem Alarm, 0 für keine.
stealth-of = noch { $tokens ->
        [one] { $tokens } Heimlichkeitsmarke
       *[other] { $tokens } Heimlichkeitsmarken
    }{ $alarm ->
        [0] { "" }
       *[other] , Alarm nach Runde { $alarm }
    }
closes-after = { THE($where) } { GENDER($where) ->
        [p] schließen
       *[n] schließt
    } nach Runde { $limit }{ $deadly ->
        [yes] , und wer darin ist, stirbt
       *[no] { "" }
    }
closes-after-too = { THE($where) } nach { $limit }{ $deadly ->
        [yes] , und wer darin ist, stirbt
       *[no] { "" }
    }
lost-if-in = verloren, wenn nach Runde { $limit } noch jemand { THE($where, case: "in") } ist
limits = letzte Runde: { LIST($limits, type: "comma") }
dice-words = -# Angriff wird gegen Widerstand gewürfelt: Nicht niedriger trifft. Ein Treffer nimmt Schaden minus Abwehr. Eine Stufe ist eine Würfelgröße.
sheet-ground = Auf dem Boden: { $lying }.
sheet-after-you = Nach euch: { LIST($deeds, type: "semicolon") }.
sheet-first = Zuerst in der nächsten Runde: { LIST($deeds, type: "semicolon") }.
sheet-would-give-up = Fürs Aufgeben: { $names }.
sheet-rulings = -# Von der Spielleitung entschieden: { $rulings }
member-without = { $member }: noch ohne Figur
member-line = { $member }: { LIST($facts, type: "comma") }
member-in = { THE($where, case: "in") }
member-in-short = { $title }, Kraft { $ep } von { $most }{ $falls ->
        [yes] , mit Zugbeginn am Boden
       *[no] { "" }
    }
member-ep = Kraft { $ep } von { $most }
member-acted = hat gehandelt
member-cards = { $count } Karten
member-has = hat { LIST($objects, each: "the", case: "acc") }
fate-down = am Boden
fate-out = draußen
fate-dead = tot
fate-caught = gefasst
secrets-head = **Noch nicht gefunden**
secrets-none = Sie haben alles gefunden, was es gibt.
secrets-more = und noch { $number }, auf deiner Karte
secrets-rulings = -# Entscheidungen warten auf den nächsten Wurf.
secret-entity = { $name } { THE($where, case: "in") }{ $hidden ->
        [yes] , verborgen
       *[no] { "" }
    }
secret-feature = { $name } { THE($where, case: "in") } ({ $dice })
limit-of = { $names } { $limit }
unspent-strategy = eine Strategie
unspent-action = eine Aktion
left-move = { $moves ->
        [1] eine Bewegung
       *[other] { $moves } Bewegungen
    }{ $speed ->
        [1] { "" }
       *[other] { " " }mit Tempo { $moves ->
            [1] { $speed }
           *[other] bis { $speed }
        }
    }

# Was seit dem letzten eigenen Zug geschah, wenn seine Geschichte nicht mehr im Beitrag steht: höchstens zwei Zeilen.
meanwhile = **Inzwischen:** { LIST($told, type: "semicolon") }.
meanwhile-hurt = { $you ->
        [yes] du verlorst
       *[no] { $who } verlor
    } { $ep } Kraft{ COUNT($origin) ->
        [0] { "" }
       *[other] { " " }durch { THE($origin, case: "acc") }
    }
meanwhile-met = { $place ->
        [here] neu bei dir
        [next] neu nebenan
       *[far] neu { THE($where, case: "in") }
    }: { $what }{ $number ->
        [1] { "" }
       *[other] { " " }({ $number })
    }
meanwhile-came = { $you ->
        [yes] du erkundetest
       *[no] { $who } erkundete
    } { THE($where, case: "acc") }
meanwhile-fell = { $died ->
        [yes] { $you ->
            [yes] du starbst
           *[no] { $who } starb
        }
       *[no] { $you ->
            [yes] du gingst
           *[no] { $who } ging
        } zu Boden
    }
meanwhile-did = { $you ->
        [yes] von dir
       *[no] von { $who }
    } { $deed ->
        [got] geholt
        [beat] besiegt
       *[cleared] geräumt
    }: { $what }
