### Züge auf Knöpfen und in Menüs, und ihre Hinweise.

standing-order = Ein Dauerauftrag

## Befehle, Karten und was selten gebraucht wird.

offer-deal = { $swap ->
        [yes] { $gives } mit { $who } tauschen
       *[no] Biete { $who } { $deal }
    }{ COUNT($goal) ->
        [0] { "" }
       *[other] : { $goal }
    }
    .hint = Das anbieten
deal = { $gives } gegen { $gets }
order-token = { $free ->
        [yes] ohne Marke (Zepter)
       *[no] { $last ->
            [yes] beendet deine Runde
           *[no] kostet 1 Strategiemarke
        }
    }
# Behind what a button says: that an order costs a token stands in the question.
order-ends = { $free ->
        [yes] , { order-token }
       *[no] { $last ->
            [yes] , { order-token }
           *[no] { "" }
        }
    }
buy-trade = { $number ->
        [one] { $number } Ware nehmen
       *[other] { $number } Waren nehmen
    }{ order-ends }
    .hint = Befehl Handel, 1 Strategiemarke. { $near ->
        [yes] Mit Rivalen getauscht wird jede zum Handelsgut, das 1 zahlt
       *[no] Kein Nachbar zum Tauschen da
    }
buy-muster = 2 Infanterie ausheben{ order-ends }
    .hint = 1 Strategiemarke; auf einen deiner Planeten
buy-build = Dock bauen, 4 Rohstoffe{ order-ends }
    .hint = 1 Strategiemarke; auf einen deiner Planeten ohne Dock
i-am-back = Ich bin wieder da
    .hint = Ich passe nicht mehr für dich
# In einem Zug, in dem eine nutzlose Hand nichts als Passen lässt.
pass-by-itself = Solche Züge künftig von selbst passen
    .hint = Wo keine Karte deiner Hand sich nutzen lässt und sonst nichts bleibt
make-relic = Relikt zusammensetzen, { $given }
    .hint = Für ein Relikt für immer aufgeben: { $given }
trust = Meine Runde beenden
    .hint = Wie passen; nach zweimal hintereinander passe ich für dich
give-up = Aufgeben
    .hint = Endgültig: Deine Schiffe verschwinden, deine Planeten werden frei
# Wo nicht mehr bekannt ist, was angeboten wurde.
yes-or-no-to-offer = { $accepts ->
        [yes] Annehmen
       *[no] Ablehnen
    }
accept-offer = { COUNT($who) ->
        [0] Annehmen: gib { $gives }, erhalte { $gets }
       *[other] Von { $who } annehmen: gib { $gives }, erhalte { $gets }
    }
    .hint = Du gibst { $gives } und erhältst { $gets }
accept-gift = { COUNT($who) ->
        [0] Annehmen: erhalte { $gets }
       *[other] Von { $who } annehmen: erhalte { $gets }
    }
take-back-offer = { COUNT($who) ->
        [0] Angebot zurücknehmen
       *[other] Angebot an { $who } zurücknehmen
    }
decline-offer = { COUNT($who) ->
        [0] Angebot ablehnen
       *[other] Ablehnen: { $who }
    }
has-of-commodities = { $commodities } von { $value } Waren

## Passen, je nachdem, was gerade läuft.

passing-turn = Meine Runde beenden
    .hint = Kein Zug mehr in dieser Runde; Marken bleiben, und jede Runde bringt 2
passing-ending = Fertig, weiter
    .hint = { "" }
passing-landing = Fertig gelandet
    .hint = Was gelandet ist, kämpft und nimmt den Planeten
passing-producing = Nichts bauen
    .hint = { "" }
passing-cardopen = Bleiben lassen
    .hint = Nichts geschieht
passing-voting = Mich enthalten
    .hint = Du bist fertig und tauschst nicht mehr
passing-smuggling = Nichts tauschen
    .hint = Der Schmuggler geht
move-nothing = Nichts bewegen
    .hint = Kein Schiff kommt
go-on-to = Weiter nach { $system }{ odds-told }
    .hint = Deine Schiffe kommen an
land-nobody = Niemanden landen
    .hint = Deine Bodentruppen bleiben an Bord
pass = Passen

## Karten und Technologien. $aim: worauf eine Karte gespielt oder genutzt wird.

research = { $technology } erforschen
# $goal: wie nah ein öffentliches Ziel dann ist, leer, wo keines näher kommt.
research-order = { $technology } erforschen: { $point ->
        [yes] 1 Punkt, 4 Rohstoffe
       *[no] 4 Rohstoffe
    }{ order-ends }
play-escort = „{ $card }“ spielen: +1 für jeden Würfel, Sieg { $wins }
play-card = „{ $card }“ spielen{ aimed-at }
# $turn: ob es den Zug kostet.
aimed-at = { $turn ->
        [yes] { " als Zug" }
       *[no] { "" }
    }{ COUNT($aim) ->
        [0] { "" }
       *[other] : { $aim }
    }
use-phantom = { $planet } nutzen: 1 Späher{ COUNT($aim) ->
        [0] { "" }
       *[other] { " " }in { $aim }
    }
use-planet = { $planet } nutzen: { $power }
# Was aus einem Ding wird, das man nutzt, oder was es kostet und bringt, steht hinter seinem Namen.
use-card = { $id ->
        [star-lance] { $card } nutzen{ aimed-at }, danach fort
        [archive] { $card } nutzen{ aimed-at }, danach fort: bis zu 3 Befehlskarten
        [trade-core] { $card } nutzen{ aimed-at }, danach fort: 5 Handelsgüter
        [builder-automaton] { $card } für { $aim }: 1 Handelsgut, oder ein Dock für 3 Rohstoffe
        [puzzle-engine] { $aim } mit { $card } lernen, 6 Rohstoffe
        [world-forge] { $card } nutzen{ aimed-at }, auf Dauer +2 Rohstoffe, +2 Einfluss
       *[other] { $card } nutzen{ aimed-at }
    }

## Über Menüs.

menu-activate = Welches System aktivierst du?
menu-move = Welche Schiffe nach { $place }?
menu-land = Wer landet wo?
menu-produce = Etwas anderes bauen?
menu-pay = { $amount ->
        [0] Womit zahlst du das?
       *[other] Womit zahlst du { amount-asked }?
    }
amount-asked = { $what ->
        [influence] { $amount } Einfluss
       *[resources] { $amount ->
            [one] { $amount } Rohstoff
           *[other] { $amount } Rohstoffe
        }
    }
menu-vote = Für wen stimmst du?
menu-play = Welche Befehlskarte spielst du?
menu-use = Was nutzt du?
menu-relic = Welche 3 Fragmente als Relikt?
menu-order = Welchen Befehl gibst du?
menu-accept = Welches Angebot nimmst du an?
menu-decline = Ablehnen oder zurücknehmen?
menu-discard = Welche Karte wirfst du ab?
research-what = Was erforschst du? Je: 4 Rohstoffe, { order-token }
what-becomes-of = Was machst du mit „{ $card }“?
with-whom = Mit wem? Mit jedem ein Handel.
# $swap: what both give alike.
give-deal = { $swap ->
        [yes] { $gives } tauschen: Handelsgüter für beide
       *[no] Gib { $deal }
    }
what-do-you-offer = Was bietest du { $who }? Du hast { $holdings }.
offer-with-commodities = { $asked } Eine Ware zahlt nichts, bis du sie weggibst: Dann ist sie ein Handelsgut.
offer-none-ready = { $asked } Kein fertiges Angebot würde euch beiden nützen.

## Formulare: wie ein freies Feld geschrieben wird.

# Wie gelesen, so darf geschrieben werden; Strichpunkte trennen die Arten.
read-and = und
read-for = für; gegen
read-nothing = nichts
read-as-gift = als Geschenk; geschenkt; gratis; umsonst
written-trade = 2 Waren gegen 1 Handelsgut
written-move = 1 Transporter, 3 Infanterie
written-land = 2 Infanterie, 1 Mech
written-produce = 2 Infanterie, 1 Späher
written-pay = Ziegelbrand, Aster, 1
written-vote = Ziegelbrand, Aster
trade-form = Tausch mit { $who }
    .label = Was du gibst, und was du dafür willst
pay-form = Zahle { amount-asked }
    .label = Planeten, zuletzt die Zahl der Handelsgüter
vote-form = Stimme für { $who }
    .label = Planeten, die du erschöpfst, oder: all
# Wo nicht mehr bekannt ist, worum es im Formular geht.
form-trade = Tauschen
    .label = Was
form-move = Bewegen
    .label = Einheiten
form-land = Landen
    .label = Einheiten
form-produce = Bauen
    .label = Einheiten
form-pay = Zahlen
    .label = Womit
form-vote = Abstimmen
    .label = Planeten

## Die Schritte einer taktischen Aktion, Zahlungen und Stimmen.

ships-can-come = { COUNT($systems) ->
        [0] kein Schiff kann kommen
       *[other] Schiffe aus { $systems }
    }
leads-to = Wurmloch nach { LIST($systems, type: "or") }
your-dock-is-here = dein Dock ist hier
your-ships-stay = deine Schiffe hier bleiben
# $there: was dort ist, leer, wo kein Platz ist. $said: die Aussichten eines Kampfes dort, und welchen Punkt es bringt.
activate = { $system } aktivieren{ COUNT($there) ->
        [0] { "" }
       *[other] , { $there }
    }{ what-it-brings }
what-it-brings = { COUNT($said) ->
        [0] { "" }
       *[other] : { LIST($said, type: "comma") }
    }
one-point = 1 Punkt
activate-home = { $way ->
        [produce] Zu Hause bauen ({ $system })
       *[home] { $system } aktivieren, deine Heimat
    }{ what-it-brings }
activate-fight = { COUNT($planets) ->
        [0] Kämpfen in { $system }
       *[other] { LIST($planets) } in { $system } nehmen
    }{ COUNT($odds) ->
        [0] { "" }
       *[other] { " " }({ LIST($odds) })
    }{ what-it-brings }
# $activate: der Knopf eines Systems, mit dem man am Ende der Runde gewinnt.
with-win = { $activate }: Sieg, wenn es hält
activate-guard = { LIST($planets) } in { $system } sichern
activate-take = { LIST($planets) } in { $system } nehmen{ what-it-brings }
# Ein freies System genommen oder ein Grenzland erkundet, mit einem Druck; $units: was hinkommt; $said: was es bringt.
take-with = { COUNT($planets) ->
        [0] Grenze in { $system } mit { LIST($units) } erkunden
       *[other] { LIST($planets) } in { $system } mit { LIST($units) } nehmen
    }{ what-it-brings }
activate-frontier = Grenze in { $system } erkunden{ what-it-brings }
with-passage = { $activate }, mit „{ $card }“
    .hint = Drück es und spiel dann „{ $card }“: 1 deiner Schiffe fliegt 1 System weiter
your-home = deine Heimat
frontier-unread = zum Erkunden Leerenkompass nötig
wins-space = Raumkampf { $wins }
takes-planet = nimmt { $planet } { $wins }
# Wie wahrscheinlich Meridian gegen jemanden gehalten wird, der in dieser Runde antwortet.
hold-it = gehalten { $holds }
settle-it = nimmt { $planet }
takes-it = nimmt ihn { $wins }
odds-with-all = Aussichten mit allem aus { LIST($systems) }: { $units }
kept-if = du hältst ihn { $keeps }, falls { LIST($who, type: "or") } angreift
else-wins = sonst gewinnt { $who }
bring-everything = Alles bringen: { $odds }
breaks-seal = 1 Punkt für { $seal } Einfluss
holds-meridian = 1 Punkt je Runde
# $counted: was für ein Ziel gezählt wird, leer, wo kein Platz dafür ist.
completes-goal = erfüllt { $goal }, 1 Punkt
towards-goal = bringt { $goal } auf { $have } von { $needed }{ COUNT($counted) ->
        [0] { "" }
       *[other] { " " }({ $counted })
    }
planet-held = { $whose ->
        [free] { $planet } frei{ COUNT($nature) ->
            [0] { "" }
           *[other] : { $nature }
        }
        [yours] { $planet } dein
       *[theirs] { $planet } { $owner }
    }
# Planeten eines Systems auf einem Knopf. $whose: "free", "yours" oder "theirs", mit dem Namen von $owner.
planets-there = { $whose ->
        [free] frei: { LIST($planets) }
        [yours] dein: { LIST($planets) }
       *[theirs] von { $owner }: { LIST($planets) }
    }
can-still-send = { COUNT($names) ->
        [one] { LIST($names) } kann noch { $units } dorthin schicken
       *[other] { LIST($names) } können noch je { $units } dorthin schicken
    }
# $holds: wie wahrscheinlich man Meridian dann behält.
struck-back = { LIST($who, type: "or") } kann noch angreifen: Du hältst es { COUNT($who) ->
        [one] { $holds }
       *[other] schlimmstenfalls { $holds }
    }.
landing-costs = { $enough ->
        [yes] erste Landung: { $seal } Einfluss für 1 Punkt, Relikt
       *[no] erste Landung: { $seal } Einfluss (du hast { $have }) für 1 Punkt, Relikt
    }; Besitz: 1 je Runde
ships-there = { $mine ->
        [yes] du { number-of-ships }
       *[no] { $owner } { number-of-ships }
    }
number-of-ships = { $number ->
        [one] { $number } Schiff
       *[other] { $number } Schiffe
    }
# $but: was als Wache bleibt, leer, wo alle kommen.
# $whole: ob das zusammen alle Einheiten des einen Systems sind, aus dem Schiffe kommen: Die Nachricht nennt sie.
# $more: ob noch andere kommen könnten: dann geht das Bewegen weiter.
number-of-troops = { $number } Bodentruppen
number-of-units = { $number ->
        [one] { $number } Einheit
       *[other] { $number } Einheiten
    }
bring-all = { all-units }{ brought-from } bringen{ odds-told }
# Kommt alles aus einem System, so nennt es die Frage.
brought-from = { COUNT($system) ->
        [0] { "" }
       *[other] { " " }von { $system }
    }
left-behind = { $left ->
        [one] { $but } bleibt
       *[other] { $but } bleiben
    }
more-to-come = mehr kann folgen
and-more-to-come = { $bring }, { more-to-come }
ships-left = { $left ->
        [one] { $left } Schiff bleibt dort
       *[other] { $left } Schiffe bleiben dort
    }
all-units = { $whole ->
        [yes] Alles
       *[no] { $units }
    }
# $left: wie viele Schiffe für andere Systeme dort bleiben, 0, wo es nicht gesagt wird.
bring = { $units }{ brought-from } bringen{ odds-told }
    .hint = Von { $system } nach { $to }
    .unguarded = Von { $system } nach { $to }; unbewachte Planeten bleiben dein, bis andere landen
bring-risk = Dort gibt es nichts zu landen: Bodentruppen an Bord fallen nur mit ihren Schiffen
# Schiffe und ihre Landung mit einem Druck; $planets: auf welchen freien Planeten, leer, wo dafür kein Platz ist.
bring-and-land = { COUNT($planets) ->
        [0] { $bring } und landen
       *[other] { $bring }, auf { LIST($planets) } landen
    }
# $landed: welche Einheiten, oder leer, wo es alle sind.
land = { COUNT($landed) ->
        [0] Alle auf { $planet } landen{ land-price }
       *[other] { $landed } auf { $planet } landen{ land-price }
    }{ odds-told }
# $odds: die Aussichten des Kampfes dort, leer, wo kein Gegner ist.
# On all free planets of a system at once; $parts: each as "landing-share".
land-shared = { LIST($parts) } landen
landing-share = { $units } auf { $planet }
land-alike = Je { $units } auf { LIST($planets) } landen
stays-aboard = bleibt an Bord: { $units }
odds-told = { COUNT($odds) ->
        [0] { "" }
       *[other] : { $odds }
    }
# $paid: was dafür ungefragt erschöpft und ausgegeben wird, leer, wo es gewählt wird.
land-price = { $seal ->
        [0] { "" }
       *[other] , { $seal } Einfluss{ COUNT($paid) ->
            [0] { "" }
           *[other] { " " }({ LIST($paid, type: "comma") })
        }
    }
# Where the names of what pays have no room.
more-planets = { $number } weitere
landing-paid-with = bezahlt mit: { LIST($paid) }
held-by = gehalten von { $who }
free = frei
foes = { $units } von { $who }
against = gegen { $foes }
produce = { $units } bauen
# A load, what it is for ($why, as "package-for" and the like), and how much of all that could be spent it costs.
package = { $units }{ COUNT($why) ->
        [0] { "" }
       *[other] { " " }{ $why }
    }: kostet { $price }
package-for = für { $what }
package-land = für Landungen
package-fight = zum Kämpfen
package-guard = zum Halten { $home ->
        [yes] der Heimat
       *[no] von { $planet }
    }
produce-for = { $units } bauen, { cost }
produce-more = { $first ->
        [yes] Zuerst { $units }: { cost }
       *[no] Dazu { $units }: zusammen { cost }
    }
# $said: was eine Einheit kann, in wenigen Worten.
unit-briefly = { CAP($unit) } { LIST($said, type: "comma") }
briefly-flies = fliegt { $move }
briefly-carries = trägt { $capacity }
briefly-hits = trifft ab { $hits }
briefly-bombards = bombardiert ab { $bombards }
cost = { $price ->
        [one] { $price } Rohstoff
       *[other] { $price } Rohstoffe
    }
# $over: um wie viel eine Zahlung zu hoch ist.
pay = { $over ->
        [0] Zahlen: { pays-with }
       *[other] Zahlen: { pays-with } ({ $over } zu viel)
    }
    .hint = { pays-exactly }
pays-with = { COUNT($paid) ->
        [0] nichts
       *[other] { LIST($paid, type: "comma") }
    }
pays-exactly = { $over ->
        [0] genau
       *[other] { $over } zu viel
    }
# $stands: ob jemand allein führt ("leads") oder zurückliegt ("last"), mit so vielen Punkten.
vote-open = Für { $who }{ $stands ->
        [leads] , vorn mit { points }
        [last] , hinten mit { points }
       *[other] { "" }
    }
    .hint = Mit all deinem Einfluss; gezeigt, wenn alle abgestimmt haben
vote-all = Für { voted-for } stimmen, { $votes } Einfluss
    .hint = All dein Einfluss: { $planets }
voted-for = { $mine ->
        [yes] mich
       *[no] { $who }
    }
vote-with = Für { voted-for } stimmen, { $votes } Einfluss: { $planets }
    .hint = { $votes } Einfluss für { $who }

## Was ein Zug unerwartet kosten würde: Es steht hinter der Aufschrift.

# $who: wessen Bodentruppen dort landen könnten, leer, wo es niemand kann.
hurts-empty = { COUNT($who) ->
        [0] { LIST($places) } unbewacht
       *[other] { LIST($places) } unbewacht, { $who } kann { $most } landen
    }
# In der Heimat bleiben weniger, als dort landen könnten.
hurts-thin = { COUNT($who) ->
        [0] Heimatwache nur { $left }
       *[other] Heimatwache nur { $left }, { $who } kann { $most } landen
    }
hurts-empty-many = { $number } Planeten unbewacht
hurts-empty-first = { $place } und { $number } andere unbewacht
hurts-goal = nur { $have } von { $needed } für { $goal }
hurts-undone = kein Punkt für { $goal }
hurts-landing = niemand zum Landen
hurts-seal = { $have } von { $seal } Einfluss zum Landen
