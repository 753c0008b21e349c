### Was von Ereignissen erzählt wird. $who, $partner und ähnliche sind Namen von Leuten; Orte, Karten und Einheiten sind benannt.
### Sätze über jemanden beginnen mit dem Namen: Der nächste Satz wird mit „und“ angehängt, ohne den Namen.

## Teile, die mehrere Nachrichten teilen.

hits = { $hits ->
        [0] kein Treffer
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }
trade-goods = { $trade_goods ->
        [one] { $trade_goods } Handelsgut
       *[other] { $trade_goods } Handelsgüter
    }
commodities = { $commodities ->
        [one] { $commodities } Ware
       *[other] { $commodities } Waren
    }
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
order-cards = { $count ->
        [one] { $count } Befehlskarte
       *[other] { $count } Befehlskarten
    }
because = { COUNT($source) ->
        [0] { "" }
       *[other] { " (" }{ $source })
    }

## Der Gang des Spiels.

begun = **Sieg:** zuerst { $points } Punkte, sonst die meisten nach Runde { $rounds }.
begun-turn = **Ein Zug:** Eine Taktikmarke schickt Schiffe los, eine Strategiemarke gibt einen Befehl. { $first } macht den ersten.
faction = { $who } spielt **{ $faction }**.
# $how: "first", "researched" oder "gained".
technology = { $how ->
        [first] { $who } beginnt mit **{ $technology }**.
        [researched] { $who } erforscht **{ $technology }**.
       *[other] { $who } erhält **{ $technology }**.
    }
drew_goal = { $kept ->
        [yes] { $who } zieht ein geheimes Ziel.
       *[no] { $who } zieht ein geheimes Ziel und hat zu viele: Eines kommt zurück in den Stapel.
    }
hidden_goal = Du ziehst ein geheimes Ziel, { goal-and-terms }. Ist das am Ende einer Runde so, bringt es einmal 1 Punkt.
# Was ein Ziel verlangt, steht in seinem Inhalt; ein unbekanntes Ziel hat nur einen Namen.
goal-and-terms = { COUNT($takes) ->
        [0] **{ $goal }**
       *[other] **{ $goal }**: { $takes }
    }
goal-marked = { COUNT($takes) ->
        [0] **{ $goal }**
       *[other] **{ $goal }** ({ $takes })
    }
goal-open = { $goal }
goal-shown = { $goal } ({ $takes })
# $drawn: Befehlskarten, jede als "drawn-card".
order_cards = { COUNT($drawn) ->
        [0] { "" }
       *[other] Du ziehst { $drawn }
    }
drawn-card = **{ $card }** – { $says }
discarded_order = { $why ->
        [excess] { $who } wirft „{ $card }“ ab: Die Hand war zu voll.
       *[other] { $who } wirft „{ $card }“ ab.
    }
# $legs: Schiffe, die zusammen aufbrechen, jede Gruppe als "leg".
moved = { $who } bringt { LIST($legs, type: "clauses") } nach { $system }.
moved-there = { $who } bringt { LIST($legs, type: "clauses") }.
leg = { COUNT($origin) ->
        [0] { $units }
       *[other] { $units } von { $origin }
    }
sent = { $who } schickt Schiffe von { $origins } los.
# $way: "secret", "open", "fight", "produce", "land" oder "pay".
answered = { $way ->
        [secret] { $who } hat geheim gewählt.
        [fight] { $who } will kämpfen.
        [produce] { $who } heuert die Mannschaft an.
        [land] { $who } landet gleich auf { $where }.
        [pay] { COUNT($where) ->
            [0] { $who } muss noch für { $units } zahlen.
           *[other] { $who } muss noch für { $units } auf { $where } zahlen.
        }
       *[open] { $who } hat gewählt.
    }
# $way: "first" Technologie, "public" oder "hidden" Ziel nicht gewertet, "vote", "abstained", oder "goal".
chosen = { $way ->
        [first] { COUNT($does) ->
            [0] Du beginnst mit **{ $choice }**.
           *[other] Du beginnst mit **{ $choice }**: { $does }.
        }
        [public] Du wertest kein öffentliches Ziel.
        [hidden] Du wertest kein geheimes Ziel.
        [vote] Du stimmst für **{ $choice }**.
        [abstained] Du enthältst dich.
       *[goal] Du wertest **{ $choice }**.
    }
removed_excess = { $who } verliert { $units }: Kein Schiff in { $system } hat Platz für mehr.
ordered = { $undecided ->
        [yes] { $who } gibt den Befehl { order-given }.
       *[no] { $who } befiehlt { order-given }.
    }
order-given = { $order ->
        [research] Forschung
        [trade] Handel
        [muster] Aushebung
       *[build] Bau
    }
paid = { $what ->
        [influence] { $who } zahlt Einfluss: { paid-with }.
       *[resources] { $who } zahlt Rohstoffe: { paid-with }.
    }
# $paid: Planeten mit Namen, "home-planet", zuletzt "trade-goods".
paid-with = { COUNT($paid) ->
        [0] nichts
       *[other] { $paid }
    }
home-planet = Heimatplanet
# $parts: Einheiten mit ihren Orten, je als "placed-part".
placed_units = { $who } stellt { placed-part }{ because }.
placed-all = { $who } stellt { $parts }{ because }.
placed-part = { $in_space ->
        [yes] { $units } in { $place }
       *[no] { $units } auf { $place }
    }
# $by: "relic", wo dessen Name es sagt; "all", wo jemand alles verliert, was kein Wort braucht.
removed_units = { $by ->
        [all] { "" }
        [relic] { $who } verliert { $units } durch { THE($relic, case: "acc") }.
       *[card] { $who } entfernt { $units } von { $place }{ because }.
    }
played = { $who } spielt **{ $card }**{ on-target }.
used = { $sort ->
        [relic] { $who } nutzt { THE($item, case: "acc") }{ on-target }.
        [planet] { $who } nutzt die Kraft von { $item }{ on-target }.
       *[device] { COUNT($learnt) ->
            [0] { $who } nutzt { A($item, case: "acc") }.
           *[other] { $who } nutzt { A($item, case: "acc") } und lernt { $learnt }.
        }
    }
on-target = { COUNT($target) ->
        [0] { "" }
       *[other] { ": " }{ $target }
    }
nothing_done = { $what ->
        [move] { $who } bringt keine Schiffe.
        [bombard] { $who } feuert nicht.
        [crown-of-fury] { $who } würfelt nichts neu.
        [production] { $who } baut nichts.
        [compass] { $who } lässt die Grenzraummarke liegen.
        [survey] { $who } erkundet nichts noch einmal.
        [crown] { $who } lässt die Grabkrone ungenutzt.
        [levies] { $who } ruft kein Aufgebot.
        [tomb] { $who } behält die Grabkrone.
        [knowledge-furnace] { $who } behält den Wissensofen.
        [hidden-goal] Für { $who } ist kein geheimes Ziel mehr da.
        [smuggler] { $who } tauscht nicht mit dem Schmuggler.
       *[other] { $card } bleibt ohne Folgen.
    }
# $away: "missed" einen Zug, "idle", wenn nichts mehr zu tun ist, oder "here".
passed = { $away ->
        [missed] { $who } ist abwesend und passt.
        [idle] { $who } passt: Kein Schiff kann ziehen, und nichts ist zu kaufen.
       *[here] { $who } passt.
    }
pass-together = { $names } passen: Keins ihrer Schiffe kann ziehen, und nichts ist zu kaufen.
# Dass die erste beginnt, braucht keine Überschrift.
round_begun = { $round ->
        [one] { $speaker } hat den Vorsitz.
       *[other] **Runde { $round }**, { $speaker } hat den Vorsitz.
    }
met = { $lore }
reopened = { $who } will erst tauschen: { $card } liegt wieder offen.
chose_first = { $who } hat die erste Technologie gewählt.
drew_orders = { $who } zieht { order-cards }.
draw-orders = { $names } ziehen je { order-cards }.
everybody-draws-orders = Alle ziehen { order-cards }.
draw-goals = { $names } ziehen je ein geheimes Ziel.
everybody-draws-goals = Alle ziehen ein geheimes Ziel.
took_order = { $who } nimmt „{ $card }“ vom Ablagestapel.
activated = { $who } aktiviert { $system }.
storm_flipped = { $side ->
        [alpha] Der Gezeitensturm in { $system } dreht sich auf seine Alpha-Seite.
       *[beta] Der Gezeitensturm in { $system } dreht sich auf seine Beta-Seite.
    }
produced = { $who } baut { $units } in { $place }.
turn_over = { OF($who) } Zug ist vorbei.
nothing-could-come = Kein Schiff kommt dorthin: Der Zug ist vorbei.
away = { $who } hat zwei Züge verpasst: Bis zur Rückkehr passe ich.
back = { $who } ist wieder da.
# $habit: ein Dauerauftrag, als "habit-…".
habit = Dein Dauerauftrag – { $habit }
resigned = { $who } gibt auf: Die Schiffe sind fort, die Planeten frei.
# Ein Satz, der mit dem weitergeht, was dieselbe Person als Nächstes tut.
goes-on = { $said } und { $more }

## Daueraufträge.

habit-combat-quick = Kämpfe: weiterkämpfen, ohne zu fragen.
    .label = Kämpfe: nicht fragen
habit-combat-ask = Kämpfe: mich in jedem Durchgang fragen.
    .label = Kämpfe: jeder Durchgang
habit-combat-choice = Kämpfe: mich fragen, wo eine Karte oder ein Abzug etwas ändern kann.
    .label = Kämpfe: wo es zählt
habit-gifts-take = Geschenke: für mich annehmen, was nur gibt.
    .label = Geschenke: annehmen
habit-gifts-ask = Geschenke: mich fragen, ob ich will, was nur gibt.
    .label = Geschenke: fragen
habit-turns-new = Züge: mich vor dem Ende nur fragen, wo es Neues zu tauschen gibt.
    .label = Züge: bei Neuem
habit-turns-ask = Züge: mich vor dem Ende überall fragen, wo ich tauschen könnte.
    .label = Züge: fragen
habit-turns-quick = Züge: meinen beenden, ohne nach Handel zu fragen.
    .label = Züge: nicht fragen
habit-goals-choice = Ziele: werten, was nichts kostet, wo ich keine Wahl habe, und mich nur fragen, wo ich eine habe.
    .label = Ziele: bei Wahl
habit-goals-auto = Ziele: für mich werten, was nichts kostet, das erste jeder Art, und nicht mehr fragen.
    .label = Ziele: nicht fragen
habit-goals-ask = Ziele: mich jedes Mal fragen, was ich werte.
    .label = Ziele: fragen
habit-hand-quick = Hand: für mich passen, wo nur sie bleibt und sich keine Karte nutzen lässt. Die anderen sehen das.
    .label = Hand: nicht fragen
habit-hand-ask = Hand: mich auch fragen, wo sich keine Karte nutzen lässt.
    .label = Hand: fragen
habit-payments-exact = Zahlen: mit Planeten, die genau reichen, wo das am wenigsten kostet; sonst mich fragen, in der Wertung nie.
    .label = Zahlen: genau
habit-payments-ask = Zahlen: mich jedes Mal fragen, womit.
    .label = Zahlen: fragen

## Handel. $way: "gift", wo nur eine Seite gibt, "asks", wo nur die andere gibt, "deal", wo beide geben.

dealt = { $way ->
        [swap] { $who } und { $partner } tauschen { $gives }: Handelsgüter für beide.
        [gift] { $who } gibt { $partner } { $gives }.
        [asks] { $partner } gibt { $who } { $gets }.
       *[deal] { $who } gibt { $partner } { $gives } gegen { $gets }.
    }
offered = { offer-made }.
offer-made = { $way ->
        [asks] { $who } bittet { $partner } um { $gets }
        [gift] { $who } bietet { $partner } { $gives } als Geschenk
        [swap] { $who } bietet { $partner } { $gives } zum Tausch: Handelsgüter für beide
       *[deal] { $who } bietet { $partner } { $gives } gegen { $gets }
    }
declined = { $who } lehnt { OF($proposer) } Angebot ab.
withdrawn = { $who } nimmt das Angebot an { $partner } zurück.
# Ein Angebot und was daraus wurde; $offer ist "offered" ohne Punkt.
offer-declined = { offer-made }, und { $partner } lehnt ab.
offer-lapsed = { offer-made }; keine Antwort, also ist es verfallen.
lapsed = { OF($who) } Angebot an { $partner } ist verfallen.

## Die Wertung, der Rat und das Ende.

status_begun = Runde { $round } endet.
chose_goals = { $who } hat gewählt, was gewertet wird.
scores = { $who } wertet **{ $goal }**, sobald gezahlt ist.
# $scored: Ziele, je als "goal-open" oder "goal-marked".
scored = **{ $who } wertet { LIST($scored) }: { COUNT($scored) ->
        [one] 1 Punkt
       *[other] { COUNT($scored) } Punkte
    }, { $points } von { $enough }.**
# $points der $enough, die gewinnen.
scored-together = **{ LIST($names) } werten { $goal }: je 1 Punkt, { LIST($points) } von { $enough }.**
point = { $why ->
        [meridian] **{ $who } hält Meridian: 1 Punkt, { $points } von { $enough }.**
        [seal] **{ $who } bricht das Siegel von Meridian: 1 Punkt, { $points } von { $enough }.** Von nun an kostet die Landung dort nichts.
        [splinter] **Der Kronensplitter bringt { $who } 1 Punkt, { $points } von { $enough }.** Wer { $who } eine Heimat oder einen legendären Planeten nimmt, nimmt ihn mit.
        [splinter-lost] **{ $who } verliert den Punkt des Kronensplitters: { $points } von { $enough }.**
        [tomb] **Die Grabkrone bringt { $who } 1 Punkt, { $points } von { $enough }.**
       *[other] { $who } hat { $points } von { $enough } Punkten.
    }
# $far: wie weit alle sind, die damit begonnen haben.
goal_revealed = Neues öffentliches Ziel: { goal-marked }{ COUNT($done) ->
        [0] { "" }
       *[other] : { LIST($done) } { COUNT($done) ->
            [one] kann es werten
           *[other] können es werten
        }
    }.
goal-done = **{ $who } kann { $goal } werten** (1 Punkt).
goal-named = **{ $goal }** ({ $counted }: { $needed })
goals-revealed = **Punkte:** jede Runde 1 für ein öffentliches Ziel, { LIST($goals, type: "or") }; einmal 1 für dein geheimes Ziel.
goals-meridian = **Meridian**, in der Mitte: 1 und ein Relikt für die erste Landung, jede Runde 1 für den Besitz.
readied_all = Alle erhalten 2 Marken; alles ist wieder bereit.
pools = { $who } teilt die Marken auf: { $tactic } Taktik, { $strategy } Strategie.
pools-small = Taktik- und Strategiemarken: { LIST($pools, type: "comma") }
council_begun = **Rat**, { $speaker } hat den Vorsitz.
market_done = { $who } hat abgestimmt.
voted = { $silent ->
        [yes] { $who } enthält sich.
       *[no] { $who } gibt { $influence } Einfluss für { $candidate }.
    }
vote-cast = { $who } { $influence } für { $candidate }{ COUNT($against) ->
        [0] { "" }
       *[other] { " " }(gegen { $against } mit den meisten Punkten)
    }
votes-cast = Stimmen: { LIST($votes, type: "comma") }.
vote-nothing = { COUNT($names) ->
        [one] { $names } enthält sich.
       *[other] { $names } enthalten sich.
    }
speaker = { $votes ->
        [0] Niemand stimmt ab: { $who } behält den Vorsitz.
       *[other] { $tied ->
            [yes] **{ $who } bekommt den Vorsitz**: Gleichstand bei { $votes }, der bisherige entscheidet.
           *[no] **{ $who } bekommt den Vorsitz** mit { $votes } Einfluss.
        }
    }
# $even: andere mit ebenso vielen Punkten; leer, wo der Sieg eindeutig ist.
ended = { $why ->
        [rounds] Die letzte Runde ist vorbei. { end-won }
        [alone] Sonst ist niemand mehr da. { end-won }
       *[points] { end-won }
    }
end-won = { COUNT($winner) ->
        [0] Niemand gewinnt.
       *[other] **{ $winner } gewinnt mit { points-of-winner }{ end-tied }**{ won-by }.
    }
won-by = { COUNT($ways) ->
        [0] { "" }
       *[other] , durch { LIST($ways) }
    }
points-of-winner = { $most ->
        [one] { $most } Punkt
       *[other] { $most } Punkten
    }
end-counted-first = Auch { LIST($others) } hätte gewinnen können, aber { $winner } wurde zuerst gezählt.
end-tied = { COUNT($tied) ->
        [0] { COUNT($even) ->
            [0] { "" }
           *[other] , vor { $even } mit gleich vielen
        }
       *[other] { " " }{ $tied }
    }
# Von Sieger und den Besten mit gleich vielen Punkten.
tied-planets = und { $mine } Planeten gegen { $theirs }
tied-goods = und { $mine } Handelsgütern gegen { $theirs }
tied-order = als Erste in der Zugfolge unter Gleichen
# In der letzten Runde; $before: wem er gehörte.
end-turned = In der letzten Runde nahm { $who } { $before } { $planet } ab.

## Erkundung.

# $where: "planet", "place" im All, oder "frontier" ohne Ort.
explored = { explored-what }.
    .terms = { $terms }
explored-what = { $where ->
        [planet] { $who } erkundet { $place }: **{ $card }**
        [place] { $who } erkundet den Grenzraum in { $place }: **{ $card }**
       *[frontier] { $who } erkundet den Grenzraum: **{ $card }**
    }
explores-it = { $said } und erkundet den Planeten: **{ $card }**.
unexplored = { $planet } hat kein Merkmal: Da gibt es nichts zu erkunden.
no_card = { COUNT($place) ->
        [0] { $who } erkundet den Grenzraum, aber nirgends ist noch eine { $deck }karte.
       *[other] { $who } erkundet { $place }, aber nirgends ist noch eine { $deck }karte.
    }
reshuffled = Die abgeworfenen { $deck }karten werden zum neuen Stapel gemischt: { cards }.
cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
deck-left = { $deck }stapel: noch { cards }
put_away = { $where ->
        [attach] { $card } bleibt auf { $place }.
        [play] { $card } bleibt bei der Macht, die erkundet hat.
        [common] { $card } bleibt in der Auslage.
        [purge] { $card } ist für immer aus dem Spiel.
       *[discard] { $card } wird abgeworfen.
    }
# $brings: was die Karte dem Planeten gibt, als "brings-…", oder was sie sagt.
attached = { COUNT($brings) ->
        [0] { $card } wird an { $planet } angelegt.
       *[other] { $card } wird an { $planet } angelegt: { $brings }.
    }
# Hinter der Karte, die dort eben erkundet wurde.
attached-there = { $said }, { LIST($brings) }.
brings-resources = { $resources ->
        [one] +{ $resources } Rohstoff
       *[other] +{ $resources } Rohstoffe
    }
brings-influence = +{ $influence } Einfluss
brings-specialty = Fachgebiet { $specialty }
fragment = { $count ->
        [0] { $who } behält { a-fragment }.
        [1] { $who } behält { a-fragment }.
       *[other] { $who } behält { a-fragment } und hat jetzt { $count } davon.
    }
a-fragment = { $kind ->
        [cultural] ein Kulturfragment
        [hazardous] ein Gefahrenfragment
        [industrial] ein Industriefragment
       *[unmarked] ein unmarkiertes Fragment
    }
# Klein unter einem Fragment, je nachdem, wie viele es von der Art sind.
fragment-kept-1 = 3 Fragmente einer Art ergeben ein Relikt
fragment-kept-3 = 3 einer Art: `/{ $command }` macht daraus als Aktion ein Relikt
fragments_purged = { $who } gibt 3 Fragmente auf ({ $fragments }).
# Was das Siegel von Meridian anderen gibt, als wer es gebrochen hat.
relic-for-fewest = { $who }, mit den wenigsten Punkten, erhält { THE($relic, case: "acc") }.
relic = { $who } erhält { THE($relic, case: "acc") }.
relics-left = { $left ->
        [one] noch { $left } Relikt
       *[other] noch { $left } Relikte
    }
what-it-does = { $thing }: { $does }
no_relic = Für { $who } ist kein Relikt mehr da.
relic_purged = { CAP(THE($relic)) } ist für immer aus dem Spiel.
splinter = Der Kronensplitter geht von { $holder } an { $who }.
device = { $who } behält eine Rätselmaschine{ $count ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }und hat jetzt { $count } davon
    }.
device-kept = als Aktion lehrt sie für 6 Rohstoffe eine Technologie und ist dann fort
# $what: "frontier", "gamma", oder "alpha" und "beta", die Seite eines Sturms.
token_placed = { $what ->
        [frontier] In { $system } liegt jetzt eine Grenzraummarke.
        [gamma] In { $system } öffnet sich ein Gamma-Wurmloch.
        [alpha] In { $system } setzt sich ein Gezeitensturm fest, Alpha-Seite oben.
       *[beta] In { $system } setzt sich ein Gezeitensturm fest, Beta-Seite oben.
    }
token-gamma = alle Gamma-Systeme grenzen aneinander, auch Eddy
token-alpha = alle Alpha-Systeme grenzen aneinander; nutzen Schiffe den Sturm, dreht er sich
token-beta = alle Beta-Systeme grenzen aneinander; nutzen Schiffe den Sturm, dreht er sich
token_returned = Die Grenzraummarke von { $system } kommt zurück in den Vorrat.
phantom = { COUNT($system) ->
        [0] Die Phantomwelt erscheint, und { $who } ist zuerst dort.
       *[other] Die Phantomwelt erscheint in { $system }, und { $who } ist zuerst dort.
    }
# $way: "turns" Waren in Handelsgüter, "gains", "pays", "both", "none"; $held: "goods", "commodities" oder "both".
goods = { $way ->
        [turns] { $who } tauscht { commodities } in { trade-goods } um{ because }.
        [gains] { $who } erhält { goods-held }{ because }.
        [pays] { $who } zahlt { goods-held }{ because }.
        [both] { $who } zahlt { trade-goods } und erhält { commodities }{ because }.
       *[none] { $who } erhält nichts{ because }.
    }
goods-held = { $held ->
        [goods] { trade-goods }
        [commodities] { commodities }
       *[both] { trade-goods } und { commodities }
    }
command = { $pool ->
        [tactic] { $who } erhält { $count ->
            [one] { $count } Taktikmarke
           *[other] { $count } Taktikmarken
        }.
       *[strategy] { $who } erhält { $count ->
            [one] { $count } Strategiemarke
           *[other] { $count } Strategiemarken
        }.
    }
no_command = { $who } hat keine Kommandomarke mehr im Vorrat.
readied = { $planet } ist wieder bereit.
looked = { $who } sieht die obersten Karten im { $deck }stapel an.
legend = { $planet }, einmal je Runde am Ende eines deiner Züge: { $power }.{ $used ->
        [yes] { " In dieser Runde wurde es genutzt, in der nächsten geht es wieder." }
       *[no] { "" }
    }

## Kampf, und Planeten, die den Besitz wechseln.

# $wins: how likely the attacker wins, nothing where that is not known.
battle = { $ground ->
        [yes] **{ $attacker } greift { $defender } auf { $place } an**
       *[no] **{ $attacker } greift { $defender } in { $place } an**
    }{ COUNT($wins) ->
        [0] { "" }
       *[other] { " " }({ $ground ->
            [yes] siegt
           *[no] zerstört oder vertreibt
        } { $wins })
    }.
battle_over = { $left ->
        [nobody-ground] Auf { $place } ist niemand mehr übrig.
        [nobody-space] In { $place } ist niemand mehr übrig.
        [ground] { $winner } siegt auf { $place }.
       *[space] { $winner } siegt in { $place }.
    }
battle-held = { $ground ->
        [yes] **{ $who } hält { $place }.**
       *[no] { COUNT($loser) ->
            [0] { $who } hält den Weltraum in { $place }
           *[other] **{ $who } besiegt { $loser } in { $place }**
        }{ COUNT($stays) ->
            [0] { "" }
            [one] ; { LIST($stays) } bleibt bei { $loser }
           *[other] ; { LIST($stays) } bleiben bei { $loser }
        }.
    }
# Ein Angriff auf einen Planeten, der scheiterte. $loser verlor dabei $lost, nichts, wo das nicht bekannt ist; $left: wie
# viele Einheiten $who dort noch hat, 0, wo das nicht bekannt ist.
battle-repelled = **{ $loser } nimmt { $place } nicht{ COUNT($lost) ->
        [0] { "" }
       *[other] : { $lost } verloren
    }{ $left ->
        [0] { "" }
       *[other] , { $who } behält { $left }
    }.**
rolled = { $who } würfelt: { hits }.
rolled-again = { $who } würfelt neu: { hits }.
nobody-hits = { $rounds ->
        [one] Niemand trifft.
       *[other] In { $rounds } Durchgängen trifft niemand.
    }
# $others: je als "rolled-other".
rolled-all = { $rounds ->
        [one] Treffer: { $who } { $hits }, { LIST($others, type: "comma") }.
       *[other] Treffer in { $rounds } Durchgängen: { $who } { $hits }, { LIST($others, type: "comma") }.
    }
rolled-other = { $who } { $hits }
bombarded = { $who } bombardiert { $planet }: { hits }.
lost = { $who } verliert { $units }.
losses = { LIST($losses, type: "semicolon") }.
loss = { $who } verliert { $units }
cancelled = { $hits ->
        [one] { $who } weicht { $hits } Treffer aus.
       *[other] { $who } weicht { $hits } Treffern aus.
    }
# Die Würfel einer Seite: jeder Teil als "dice-of". $faces: Zahlen; fett, was trifft.
dice = { LIST($dice, type: "comma") }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    }
dice-of = { $count ->
        [one] { $unit }
       *[other] { PLURAL($unit) }
    }{ $needed ->
        [0] { "" }
       *[other] { " " }({ $needed }+)
    } { $faces }
dice-rolled = { $who }: { $dice }
# Klein: die Würfel einer Runde, oder nur deren Treffer, wo es zu viele sind.
retreated = { $who } zieht von { $system } nach { $to } ab.
announced = { $who } zieht nach einem weiteren Durchgang nach { $to } ab.
landed = { $who } landet mit { $units } auf { $planet }.
land-all = { $who } landet mit { $parts }.
landed-part = { $units } auf { $planet }
landing-price-nobody = die erste Landung auf Meridian kostet 6 Einfluss: Niemand landet
seal_broken = **{ $who } bricht das Siegel von Meridian**: Von nun an kostet die Landung nichts.
fleet-is-full = mehr als { $most } Schiffe einer Macht fasst ein System nicht
gained = { COUNT($before) ->
        [0] { $who } nimmt { $planet }.
       *[other] **{ $who } nimmt { $before } { $planet } ab.**
    }
gained-all = { $who } nimmt { LIST($planets) }.
gained-from = **{ $who } nimmt { $before } { $planet } ab; { $before } verliert { $lost }.**
# The winner has one unit left.
gained-at-last = **{ $who } nimmt { $before } { $planet } mit der letzten Einheit ab; { $before } verliert { $lost }.**
freed = { $owner } verliert { $planet }: Niemand hält den Planeten.
all-freed = { $planets } hält niemand mehr.
dock_destroyed = { OF($owner) } Dock auf { $planet } ist zerstört.
docks-destroyed = { OF($owner) } Docks auf { $planets } sind zerstört.
planet_destroyed = Die Sternenlanze verbrennt { $planet }: Der Planet ist aus dem Spiel.

## Technologien und Fraktionen, von mehreren zugleich erzählt.

begin-with = { $parts }.
begins-with-first = { $who } beginnt mit { $technology }
begins-with-next = { $who } mit { $technology }
play-factions = { $parts }.
plays-faction = { $who } spielt **{ $faction }**
faction-look = Was eine Fraktion kann: `/look cards`

## Ein Erkundungspult.

opened = Das Pult ist offen für { $players }. Vier Erkundungsstapel liegen gemischt da, der Grenzraum mit { $frontier ->
        [one] { $frontier } Karte
       *[other] { $frontier } Karten
    }, und daneben die Relikte.
seated = { $who } spielt jetzt mit.
clerk = { $who } führt das Pult jetzt auch.
acting = Das Pult bedient jetzt { $who }.
named = { COUNT($traits) ->
        [0] { $planet } ist vermerkt, ohne Merkmal.
       *[other] { $planet } ist vermerkt: { $traits }.
    }
# $start und $end: Namen von Stapeln als "pile-…" (im Dativ), von Planeten oder von Leuten.
moved_card = { $way ->
        [to] { $card } geht zu { $end }.
        [from] { $card } geht von { $start } weg.
        [both] { $card } geht von { $start } zu { $end }.
       *[none] { $card } geht weg.
    }
pile-discard = dem Ablagestapel
pile-purge = den Karten aus dem Spiel
pile-purged = den Karten aus dem Spiel
pile-common = der Auslage
pile-deck = dem Stapel
pile-draw = dem Stapel
pile-play = dem Tisch
handed = { $gift ->
        [yes] { $who } gibt { $partner } { $gives }.
       *[no] { $who } gibt { $partner } { $gives } gegen { $gets }.
    }
planet_of = { COUNT($owner) ->
        [0] { $planet } ist jetzt frei.
       *[other] { $planet } gehört jetzt { $owner }.
    }
planet_gone = { $planet } ist aus dem Spiel, mit allem, was angelegt war.
laid_out = { "" }
