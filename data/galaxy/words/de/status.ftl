### Was von denen gewollt ist, auf die gewartet wird, und wie es steht.

## Was in einem Abschnitt gewollt ist, nach einem Namen und einem Komma. $private: ob der Knopf genannt wird, der dorthin führt.

wanted-nothing = mach weiter.
offer-waits = { COUNT($names) ->
        [one] { $names } kann unter **Nur für dich** antworten.
       *[other] { $names } können unter **Nur für dich** antworten.
    }
wanted-and-offered = { $wanted } { $offer }
# Was aus eigenen Angeboten in einem Zug oder auf einem Markt wurde.
have-dealt = Mit { LIST($names) } hast du getauscht.
not-agreed = { $who } hat abgelehnt: { $gives } gegen { $gets }.
offers-now = { LIST($offers, type: "semicolon") }. { $gift ->
        [yes] Nimmst du das an?
       *[no] Stimmst du zu?
    }
# $goods: how many commodities are among what is given: in other hands they are trade goods.
goods-for-you = { $goods ->
        [0] { "" }
        [one] { " " }(für dich ein Handelsgut)
       *[other] { " " }(für dich Handelsgüter)
    }
offer-to-you = { $way ->
        [gift] { $who } bietet dir { $gives }{ goods-for-you } als Geschenk
        [swap] { $who } bietet dir { $gives } zum Tausch: Handelsgüter für beide
        [deal] { $who } bietet dir { $gives }{ goods-for-you } gegen { $gets }
       *[asks] { $who } bittet dich um { $gets }
    }
# $first: ob es der erste Rat ist, in dem gesagt wird, was der Vorsitz bringt.
wanted-answer-at-market = { $offer } Stimm dann über den Vorsitz ab{ $first ->
        [yes] : Wer ihn hat, zieht und wertet zuerst und erhält eine Marke
       *[no] { "" }
    }.
# Für alle; im eigenen Fenster steht es mit dem eigenen Einfluss und den eigenen Marken.
wanted-council = jetzt über den nächsten Vorsitz abstimmen{ $first ->
        [yes] : Wer ihn hat, zieht und wertet zuerst und erhält eine Marke
       *[no] { counted-first }
    }.
wanted-voteless = kein Einfluss zum Abstimmen: tausche, teil deine Marken auf, oder mach weiter.
# $who hat mehr Einfluss als alle anderen zusammen.
wanted-split = { $who } erhält den Vorsitz, mit { $votes } von { $all } Einfluss, wie du auch stimmst. Wie teilst du deine Marken auf?
# $enough: wie viele Punkte gewinnen, 0, wo niemand nah daran ist.
counted-first = { $enough ->
        [0] { "" }
       *[other] . Wer zuerst { $enough } Punkte hat, gewinnt: Ziele zählen ab dem Vorsitz ({ LIST($order, type: "comma") }, dann von vorn)
    }
voter = { $who } { $influence }
# $speaker: wer bei Stimmengleichheit entscheidet. $voters: der Einfluss von allen.
tie-decided = { $speaker } entscheidet bei Gleichstand.
voters = { tie-decided } Einfluss: { LIST($voters, type: "comma") }.
open-offer = { $who } an { $partner }, { $gives } gegen { $gets }
open-offers = { $more ->
        [0] Angebote: { LIST($offers, type: "semicolon") }.
       *[other] Angebote (und { $more } weitere): { LIST($offers, type: "semicolon") }.
    }
wanted-landing = lande in { $system }.{ aboard }
# $rivals: who finds a relic there too.
under-seal = Auch { LIST($rivals) }, mit den wenigsten Punkten, findet ein Relikt.
strikers = { COUNT($comers) ->
        [0] In dieser Runde kann kein Rivale Schiffe dorthin schicken.
       *[other] { LIST($comers, type: "semicolon") }.
    }
aboard = { COUNT($units) ->
        [0] { "" }
       *[other] { " " }An Bord: { $units }.
    }
wanted-units = { $most ->
        [one] bau { built-at } bis zu { $number } Einheiten, für höchstens { $most } Rohstoff.
       *[other] bau { built-at } bis zu { $number } Einheiten, für höchstens { $most } Rohstoffe.
    }
# How many ships more of a player fit in Meridian's system.
fleet-left = { $room ->
        [0] In { $system }, bei Meridian, ist kein Platz mehr für deine Schiffe.
        [one] In { $system }, bei Meridian, ist nur noch für { $room } deiner Schiffe Platz.
       *[other] In { $system }, bei Meridian, ist nur noch für { $room } deiner Schiffe Platz.
    }
wanted-more-units = { $units } für { $price } von { $most }: bis zu { $number } dazu, oder bauen.
built-at = { $home ->
        [yes] daheim
       *[no] auf { $place }
    }
stands-for = { LIST($planets) } { COUNT($planets) ->
        [one] steht
       *[other] stehen
    } für { $colour }.
wanted-payment = { COUNT($purpose) ->
        [0] zahle { price-in-either }.
       *[other] zahle { price-in-either } für { $purpose }.
    }
# $either: ob mit Rohstoffen oder Einfluss gezahlt werden kann, oder mit beidem.
price-in-either = { $either ->
        [yes] { $amount ->
            [one] { $amount } Rohstoff oder Einfluss
           *[other] { $amount } Rohstoffe oder Einfluss
        }
       *[no] { price }
    }
wanted-end = { $passed ->
        [yes] du hast gepasst: { LIST($ways, type: "or") }.
       *[no] deine Aktion ist getan: { LIST($ways, type: "or") }.
    }
way-trade = tauschen
way-trade-private = unter **Nur für dich** tauschen
way-legendary = einen legendären Planeten nutzen
way-end = den Zug beenden
wanted-deal = der Schmuggler ist da: biete einer Macht deiner Wahl einen Handel an.
wanted-vote = stimm geheim über den nächsten Vorsitz ab{ $first ->
        [yes] : Wer ihn hat, zieht und wertet zuerst und erhält eine Marke ({ $influence } Einfluss)
       *[no] , mit { $influence } Einfluss; es kostet nichts{ counted-first }
    }. Davor darfst du tauschen oder deine Marken aufteilen: jetzt { $tactic } zum Aktivieren, { $strategy ->
        [0] **keine für Befehle**
       *[other] { $strategy } für Befehle
    }.
purpose-production = das, was du baust
purpose-dock = ein Dock
purpose-landing = die erste Landung auf Meridian

## Ein Zug, und Schiffe, die fliegen.

# $alone: whether all others have ended their round.
wanted-turn = { $first ->
        [yes] du beginnst: { LIST($ways, type: "or") }.
       *[no] du bist am Zug: { LIST($ways, type: "or") }.
    }{ others-ended }
# After a player's first turn: how many of each kind are left.
wanted-turn-briefly = du bist am Zug: noch { LIST($ways, type: "comma") }.{ others-ended }
others-ended = { $alone ->
        [yes] { " " }Alle anderen haben ihre Runde beendet.
       *[no] { "" }
    }
# $dock: ob anderswo noch ein Dock steht.
home-lost = **{ $who } hält deine Heimat**{ $dock ->
        [yes] .
       *[no] : Du baust nichts, bis du sie zurückeroberst oder ein Dock baust.
    }
# $goals: jedes als "hidden-goal-so-far".
# $met: ob es erfüllt ist.
hidden-goal-so-far = **{ $goal }** { $met ->
        [yes] ist erfüllt: 1 Punkt am Ende der Runde
       *[no] ({ $have } von { $needed }): { $takes }
    }
besides-meridian = Andere Punkte: { LIST($goals) }.
no-way-back = Nach Meridian kommst du in dieser Runde nicht zurück: Deine Marke liegt dort.
hidden-complete = **Dein geheimes Ziel ist erreicht: 1 Punkt am Ende der Runde.**
hidden-so-far = Geheim: { LIST($goals, type: "comma") }.
last-token = { $orders ->
        [yes] Dein letzter Zug in dieser Runde; passt du, bleibt dir die Marke.
       *[no] Deine letzte Marke.
    }
can-activate = ein System aktivieren (noch { $tactic })
can-order = { $strategy ->
        [0] mit dem Zepter einen Befehl geben
       *[other] einen Befehl geben (noch { $strategy })
    }
systems-left = { $tactic ->
        [one] { $tactic } System
       *[other] { $tactic } Systeme
    }
orders-left = { $strategy ->
        [one] { $strategy } Befehl
       *[other] { $strategy } Befehle
    }
can-use-card = eine Karte nutzen
can-pass = deine Runde beenden
passage-opens = „{ $card }“ bringt ein Schiff nach { LIST($systems, type: "or") }: aktiviere das System, dann spiel die Karte.
hand-of-no-use = Keine Karte deiner Hand lässt sich jetzt nutzen.
no-ship-can-move = Keines deiner Schiffe kann ziehen.
# $room: wie viele Schiffe noch kommen dürfen, von den 4, die ein System je Macht fasst.
wanted-ships = bring { $room ->
        [one] { $room } Schiff
       *[other] bis zu { $room } Schiffe
    }{ why-so-many }{ COUNT($origin) ->
        [0] { "" }
       *[other] { " " }von { $origin }
    } nach { $system }{ free-there }{ $dock ->
        [yes] , oder bau dort
       *[no] { "" }
    }{ $stays ->
        [yes] , für diese ganze Runde
       *[no] { "" }
    }.
free-there = { COUNT($free) ->
        [0] { "" }
        [one] { " " }({ LIST($free) } ist frei)
       *[other] { " " }({ LIST($free) } sind frei)
    }
origin-has = In { $origin }: { $units }
why-so-many = { $full ->
        [yes] { " " }(ein System fasst 4 deiner Schiffe)
       *[no] { "" }
    }
wanted-more-ships = { $units } unterwegs nach { $system }: bring { $room ->
        [one] noch { $room } Schiff
       *[other] bis zu { $room } weitere
    }.

## Eine Karte, die offen liegt.

wanted-loan = { $private ->
        [yes] du kannst „{ $card }“ nicht bezahlen: tausche unter **Nur für dich** mit Nachbarn, oder führ sie ohne Ertrag aus.
       *[no] du kannst „{ $card }“ nicht bezahlen: tausche mit Nachbarn, oder führ sie ohne Ertrag aus.
    }
# $trade: "no", wo niemand zum Tauschen da ist, sonst "private" oder "here".
wanted-resolving = { $trade ->
        [no] führ „{ $card }“ aus.
        [private] führ „{ $card }“ aus, oder tausche erst unter **Nur für dich**: was folgt, lässt sich nicht zurücknehmen.
       *[here] führ „{ $card }“ aus, oder tausche erst: was folgt, lässt sich nicht zurücknehmen.
    }
wanted-decision = was machst du mit „{ $card }“?

## Auf wen die anderen warten, und worauf.

busy-moving = { $who } bewegt Schiffe.
busy-landing = { $who } landet gerade.
busy-producing = { $who } baut gerade.
busy-cardopen = { $who } sieht sich eine Karte an.
busy-paying = { $who } zahlt gerade.
busy-ending = { $who } beendet einen Zug.
busy-smuggling = { $who } verhandelt mit dem Schmuggler.
waiting-for-answer = { COUNT($names) ->
        [one] { $names } ist dabei, { $aside }.
       *[other] { $names } sind dabei, { $aside }.
    }
waiting-at-market = { COUNT($names) ->
        [one] { $names } hat noch nicht abgestimmt.
       *[other] { $names } haben noch nicht abgestimmt.
    }

## Daueraufträge, die eine Frage ersparen.

advice-combat = Mit /settings combat-quick kämpfst du weiter, ohne dass ich frage.
advice-losses = Mit /settings combat-quick verlierst du die billigsten Einheiten, ohne dass ich frage.
advice-goals = Mit /settings goals-auto werte ich für dich, was nichts kostet, und frage nicht.
advice-turns = Mit /settings turns-quick frage ich am Ende deiner Züge nicht mehr nach Handel.

## Wie es steht.

status-over = Vorbei in Runde { $round }. Punkte: { LIST($points, type: "comma") }.
status-opening = Vor dem ersten Zug.
last-round = letzte Runde
status-last = das ist die letzte Runde: Es gewinnen die meisten Punkte, dann die meisten Planeten
status-lead = { $all ->
        [yes] alle haben { $most } von { $enough } Punkten
       *[no] { COUNT($names) ->
            [one] { $names } führt mit { $most } von { $enough } Punkten
           *[other] { $names } führen mit { $most } von { $enough } Punkten
        }
    }
# $goals: was $who noch werten kann, als "goal-so-far".
# $held: was ohne Ziel einen Punkt bringt, leer, wo nichts.
status-ready = { COUNT($goals) ->
        [0] { $who } bekommt am Ende der Runde { points-held }
       *[other] { $who } kann am Ende der Runde { LIST($goals, type: "or") } werten{ COUNT($held) ->
            [0] { "" }
           *[other] { " " }und bekommt { points-held }
        }
    }
points-held = { COUNT($held) ->
        [one] 1 Punkt für { LIST($held) }
       *[other] je 1 Punkt für { LIST($held) }
    }
# $ways: ein Ziel, als "goal-so-far", und was dann sonst einen Punkt bringt.
# $first: von mehreren werden diese Punkte zuerst gezählt. $later: ob es die nächste Runde ist, wie im Rat.
status-threat = { $place ->
        [0] **{ $who } kann am Ende der Runde gewinnen**: jetzt { $points } von { $enough } Punkten, { threat-more }
       *[other] { $place }. **{ $who }** { $points }, { threat-more }
    }
threat-more = { COUNT($ways) ->
        [one] dann 1 mehr für { LIST($ways) }
       *[other] dann je 1 mehr für { LIST($ways) }
    }{ $late ->
        [yes] , nach den Zielen aller
       *[no] { "" }
    }{ threat-hidden }
threat-hidden = { COUNT($hidden) ->
        [0] { "" }
       *[other] , außer { LIST($hidden, type: "or") } hat, vorher gezählt, ein geheimes Ziel
    }
status-race = **Am Ende der Runde gewinnt, bei wem zuerst { $enough } gezählt werden, in dieser Folge**{ threat-hidden }:
status-may-win = **{ COUNT($names) ->
        [one] { LIST($names) } kann
       *[other] { LIST($names) } können
    } am Ende der { $later ->
        [yes] nächsten Runde
       *[no] Runde
    } gewinnen**{ COUNT($names) ->
        [one] { "" }
       *[other] , in dieser Folge gezählt
    }{ threat-hidden }
status-near = **{ $who } kommt am Ende der Runde auf { $reached } von { $enough } Punkten, mit einem geheimen Ziel auf { $enough }**
# $here: wie viele Bodentruppen dort stehen. $place: Meridian, leer für die Heimat.
status-exposed = { $who } kann { COUNT($place) ->
        [0] in deiner Heimat
       *[other] auf { $place }
    } { $most } landen, wo du { $here } hast
# Rivals who could be the first to land on Meridian in this round. $have: how much of its price the reader can pay.
status-seal = **{ LIST($names, type: "or") } kann in dieser Runde Meridians Siegel brechen**: { $needed } Einfluss, du kannst { $have } zahlen
# Was $who jemandem nehmen könnte, der gewinnen kann. $planet: leer, wo es um Schiffe geht.
stop-there = { $race ->
        [yes] du könntest es
       *[no] { $who } könnte { $rival }
    } in { $where }{ COUNT($planet) ->
        [0] { "" }
       *[other] { " " }({ $planet })
    } aufhalten und gewinnt dort { $wins }
stop-no-more = { $race ->
        [yes] nicht mehr aufzuhalten
       *[no] { $who } kann { $rival } nicht mehr aufhalten
    }
# $points: wie viele $who noch fehlen.
stop-nowhere = { $race ->
        [yes] kein Angriff verhindert es
       *[no] kein Angriff von { $who } hält { $rival } auf
    }{ $first ->
        [yes] , aber { $who } wird vor { $rival } gezählt, und es fehlen noch { points }
       *[no] { "" }
    }
status-goals = { LIST($goals, type: "comma") }
# $counted: was für ein Ziel gezählt wird, nach dessen id.
goal-ready = **{ $goal }**
goal-met = **{ $goal }** ({ $counted }: { $needed })
goal-so-far = **{ $goal }** ({ $counted }: { $have } von { $needed })
hidden-next = { $met ->
        [yes] dein geheimes Ziel **{ $goal }** (erfüllt)
       *[no] dein geheimes Ziel **{ $goal }** ({ $have } von { $needed })
    }
goal-of = { $who } { $scored ->
        [yes] gewertet
       *[no] { $have }
    }
# Was Rivalen seit dem vorigen Zug taten, je eine Zeile. $deeds: wie "news-took" und dergleichen.
news-line = { $who } { LIST($deeds, type: "comma") }.
# $before: wer sie hatte, nichts, wo es niemand war.
news-took = nahm { COUNT($before) ->
        [0] { LIST($planets) }
       *[other] { $before } { LIST($planets) } ab
    }
news-failed = griff { LIST($planets) } von { $loser } vergeblich an
news-beat = besiegte { $loser } in { LIST($places) }
news-destroyed = zerstörte { $units } von { $owner }
news-broke = brach das Siegel von { $planet }
news-relic = erhielt { LIST($relics) }{ $fewest ->
        [yes] { " " }(wenigste Punkte)
       *[no] { "" }
    }
news-explored = erkundete { LIST($places) }
news-landed = landete { $units } auf { $place }
news-placed = erhielt { $units } ({ $place })
news-built = baute { $units } in { $place }
status-gone = fort: { $names }
status = { CAP($said) }.
# $who: wer am Zug ist, leer zu anderen Zeiten. $rivals: wer von den anderen die meisten Punkte hat, je $most.
status-stands = { $phase ->
        [status] Runde { $round } von { $rounds }, Wertung
        [council] Runde { $round } von { $rounds }, Rat
       *[other] Runde { $round } von { $rounds }
    }{ COUNT($who) ->
        [0] { "" }
       *[other] : { $who } hat { $points } von { $enough } Punkten, { LIST($rivals) } { $most }
    }
round-status = { $phase ->
        [status] Runde { $round }, Wertung
        [council] Runde { $round }, Rat
       *[other] Runde { $round }
    }
speaker-is = Vorsitz: { $who }.
public-goals = Öffentliche Ziele: { LIST($goals, type: "semicolon") }.
# $players: wie weit alle sind, als "goal-of".
goal-takes = **{ $goal }**: { $takes }{ COUNT($players) ->
        [0] { "" }
       *[other] { " " }({ LIST($players, type: "comma") })
    }
no-neighbour = Du hast gerade keine Nachbarn zum Handeln; im Rat kannst du mit allen handeln.
has-left = **{ $who }** hat die Galaxis verlassen.
tokens-of = Marken { $tactic } Taktik, { $strategy } Strategie
devices = { $number ->
        [one] { $number } Rätselmaschine
       *[other] { $number } Rätselmaschinen
    }
hidden-goals = { $number ->
        [one] { $number } geheimes Ziel
       *[other] { $number } geheime Ziele
    }
mark-passed = gepasst
mark-away = abwesend
# $marks: "passed", "away"; $said: was jemand hat.
player-line = **{ $who }**, { points }{ COUNT($marks) ->
        [0] { "" }
       *[other] , { LIST($marks, type: "comma") }
    }: { LIST($said, type: "semicolon") }.
player-technologies = Technologien: { LIST($technologies, type: "comma") }.
player-planets = Planeten (Rohstoffe+Einfluss): { LIST($planets, type: "comma") }.
planet-briefly = { $exhausted ->
        [yes] { $planet } { $worth } erschöpft
       *[no] { $planet } { $worth }
    }
order-cards-briefly = Befehlskarten: { LIST($cards, type: "comma") }. `/{ $command } cards` sagt, was jede tut.
order-card-held = { $times ->
        [one] Befehlskarte **{ $card }**: { $says }
       *[other] Befehlskarte **{ $card }** ×{ $times }: { $says }
    }
hidden-goal-held = { $met ->
        [yes] Geheimes Ziel **{ $goal }** ist erfüllt: 1 Punkt am Ende der Runde.
       *[no] Geheimes Ziel { goal-and-terms } ({ $have } von { $needed }).
    }
will-score = Du wertest { $goals }.
your-first-technology = Deine erste Technologie: { $technology }.
you-hold-nothing = Du hast keine Befehlskarte und kein geheimes Ziel.
relic-of-own = Relikt **{ $relic }**: { $says }
faction-line = **{ $name }**: { $ability }
# $ready: ob ein Planet genutzt werden kann. $left: Marken, die noch zu haben sind, leer, wo es viele sind.
held-fragments = Du hast { $pieces }. 3 einer Art ergeben als dein Zug ein Relikt; ein unmarkiertes zählt für jede.
spendable = zum Ausgeben: { ready-planets }, { trade-goods }; zum Tauschen: { has-of-commodities }. Marken: { $tactic } Taktik, { $strategy } Strategie{ COUNT($left) ->
        [0] { "" }
       *[other] , nur noch { $left } zu haben
    }.
ready-planets = { $ready ->
        [yes] { resources } oder { $influence } Einfluss von Planeten
       *[no] nichts von Planeten, alle sind bis zur nächsten Runde erschöpft
    }
resources = { $resources ->
        [one] { $resources } Rohstoff
       *[other] { $resources } Rohstoffe
    }

## Planeten, Systeme und Karten als Teil anderer Texte.

traits = { COUNT($traits) ->
        [0] kein Merkmal
       *[other] { $traits }
    }
trait-cultural = kulturell
trait-hazardous = gefährlich
trait-industrial = industriell
specialty-of = Fachgebiet { $colours }
# Die Farben von Technologien, und von Fachgebieten der Planeten.
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-red = Rot
legendary = legendär
truce = Waffenruhe
frontier = Grenzraum
wormhole = { $letter ->
        [alpha] Alpha-Wurmloch
        [beta] Beta-Wurmloch
       *[gamma] Gamma-Wurmloch
    }
# Der Ort abseits der Karte; ohne Artikel.
the-eddy = Eddy
    .briefly = Eddy
home-of = { OF($who) } Heimat
empty-space = leerer Raum
card-of-deck = eine { $deck }karte
# Wie die Stapel heißen: für sich und vor „karte“, „karten“, „stapel“.
deck-called-cultural = Kultur
deck-called-hazardous = Gefahren
deck-called-industrial = Industrie
deck-called-frontier = Grenzraum
deck-called-relic = Relikt
deck-called-orders = Befehls
deck-called-public = öffentliches Ziel
    .gender = n
    .plural = öffentliche Ziele
    .pattern = öffentlich~ Ziel
deck-called-hidden = geheimes Ziel
    .gender = n
    .plural = geheime Ziele
    .pattern = geheim~ Ziel
relic-held = { $exhausted ->
        [yes] { $card } (erschöpft)
       *[no] { $card }
    }

## Gezähltes und Aufgereihtes.

nothing = nichts
several = { LIST($parts) }
row = { LIST($parts, type: "comma") }
apart = { LIST($parts, type: "semicolon") }
counted-unit = { $count ->
        [one] { $count } { $unit }
       *[other] { $count } { PLURAL($unit) }
    }
# `.brief`: wo das Wort daneben steht, oder klar ist.
fragments-cultural = { $count ->
        [one] { $count } Kulturfragment
       *[other] { $count } Kulturfragmente
    }
    .brief = { $count } Kultur
fragments-hazardous = { $count ->
        [one] { $count } Gefahrenfragment
       *[other] { $count } Gefahrenfragmente
    }
    .brief = { $count } Gefahren
fragments-industrial = { $count ->
        [one] { $count } Industriefragment
       *[other] { $count } Industriefragmente
    }
    .brief = { $count } Industrie
fragments-unknown = { $count ->
        [one] { $count } unmarkiertes Fragment
       *[other] { $count } unmarkierte Fragmente
    }
    .brief = { $count } unmarkiert
