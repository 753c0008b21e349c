### Was gefragt wird, und wie die Antworten angeboten werden: Eine id endet mit der Art der Frage, zu der sie gehört.

## Über den Antworten.

heading-first = Welche Technologie zuerst?
heading-vial = Was tut die Seherphiole?
heading-specialty = Welcher Planet gibt das Symbol?
heading-deck = Von welchem Stapel ziehst du?
heading-gain = Welchen Planeten zuerst?
heading-frontier = Erkundest du den Grenzraum?
heading-survey = Welchen noch einmal erkunden?
heading-crown = Wo mit der Krone erkunden?
heading-tomb = Die Krone für einen Punkt?
heading-levies = Dort Infanterie aufstellen?
heading-bombard = Was bombardierst du?
heading-stand = Kämpfst du weiter?
heading-fury = Was würfelt neu?
heading-losses = Was verlierst du?
heading-excess = Welche Karte wirfst du ab?
heading-excess-troops = Was verlierst du?
heading-pool = Was für eine Marke wird es?
heading-pools = Wie teilst du deine Marken auf?
# Wie sie bleiben, wenn abgestimmt wird; von mehreren jeweils wie "Ada 3+2".
tokens-kept = Teilen: { $tactic } zum Aktivieren, { $strategy } für Befehle
tokens-held = Marken, jetzt { LIST($held, type: "comma") }
heading-scepter = Was gibst du aus?
heading-public-goal = Welches öffentliche Ziel?
heading-hidden-goal = Welches geheime Ziel wertest du?
heading-charts = Welche Karte kommt nach oben?
heading-storm = Durch welches Wurmloch?
heading-archive = Welche Karte nimmst du?
heading-automaton = Was nimmst du vom Automaten?
heading-furnace = Welche Technologie vom Ofen?
heading-muster = Wohin die 2 Infanterie?
heading-build = Wo baust du das Dock?
heading-crew = Welche Einheit baust du?
heading-tie = Wer bekommt den Vorsitz?

## Was die tun, die gefragt sind, wie es die anderen lesen: nach „ist dabei,“ oder „sind dabei,“.

aside-first = eine erste Technologie zu wählen
aside-deck = einen Stapel zu wählen
aside-stand = zu entscheiden, ob weitergekämpft wird
aside-losses = zu wählen, was verloren geht
aside-excess = eine Befehlskarte abzuwerfen
aside-pool = eine Kommandomarke zuzuordnen
aside-pools = Kommandomarken aufzuteilen
aside-public-goal = zu wählen, was gewertet wird
aside-hidden-goal = zu wählen, was gewertet wird
aside-charts = Sternkarten zu lesen
aside-tie = den Gleichstand zu lösen

## An mehrere, die zugleich gefragt werden.

together-first = wählt unter **Nur für dich** eure ersten Technologien; alle werden zusammen gezeigt.
together-losses = wählt, was ihr verliert.
together-pools = teilt eure Kommandomarken auf: Taktik aktiviert, Strategie befiehlt.
together-public-goal = wählt unter **Nur für dich**, was ihr wertet; es wird gezeigt, wenn alle gewählt haben.
together-hidden-goal = wählt unter **Nur für dich**, was ihr wertet; es wird gezeigt, wenn alle gewählt haben.

## An die, denen keine Wahl bleibt.

unmet-public-goal = du kannst kein öffentliches Ziel werten. Sag das, solange die anderen wählen.
unmet-hidden-goal = du kannst noch kein geheimes Ziel werten. Sag das: Die anderen sehen nur, dass du gewählt hast.

## Was mit einem Planeten geschieht, der die Antwort ist.

deed-specialty = { $planet } erschöpfen
deed-build = Auf { $planet } bauen

## Planeten, die erkundet werden. $decks: was ihre Karten sein können, als "deck-chance"; nichts, wo kein Platz ist.

opens-gain = { $planet } zuerst übernehmen{ may-bring }
opens-survey = { $planet } erkunden{ may-bring }
opens-crown = { $planet } erkunden{ may-bring }
may-bring = { COUNT($decks) ->
        [0] { "" }
       *[other] : { LIST($decks, type: "or") }
    }
deck-chance = { $traits } (Reliktfragment { $chance })
# Was sonst im Stapel eines Merkmals liegt.
deck-else = { $trait ->
        [cultural] Infanterie, Einheit
        [hazardous] Güter, Marken für Infanterie
       *[industrial] Güter, Mech, Befehlskarte
    }

## Antworten, die immer gleich lauten.

answer-vial-symbol = Phiole: 1 Symbol weniger
    .hint = Einmal je Runde: 1 Symbol weniger nötig
answer-vial-card = Phiole: 1 Befehlskarte
    .hint = Einmal je Runde: eine Befehlskarte ziehen
answer-vial-none = Phiole aufheben
    .hint = Sie lässt sich später nutzen
answer-frontier-frontier = Den Grenzraum erkunden
    .hint = Eine Karte des Grenzraums ziehen
answer-frontier-none = Die Marke liegen lassen
    .hint = Die Marke bleibt
answer-survey-none = Nichts erkunden
    .hint = { "" }
answer-crown-none = Nichts erkunden
    .hint = Die Krone lässt sich später nutzen
answer-tomb-yes = Für 1 Punkt aufgeben
    .hint = Die Krone ist dann für immer fort
answer-tomb-no = Die Krone behalten
    .hint = { "" }
answer-levies-infantry = 1 Infanterie aufstellen
    .hint = Auf dem Planeten, den du erkundet hast
answer-levies-none = Keine Infanterie aufstellen
    .hint = { "" }
answer-bombard-none = Nicht feuern
    .hint = { "" }
answer-stand-fight = Kämpfen
    .hint = Diesen Durchgang würfeln
answer-stand-fight-on = Bis zum Ende kämpfen
    .hint = In diesem Kampf frage ich nicht mehr
answer-fury-none = Nichts neu würfeln
    .hint = { "" }
answer-pool-tactic = Taktikmarke: 1 System mehr
    .hint = { "" }
answer-pool-strategy = Strategiemarke: 1 Befehl mehr
    .hint = { "" }
answer-scepter-token = 1 Strategiemarke ausgeben
    .hint = Das Zepter lässt sich später nutzen
answer-scepter-scepter-of-orders = Das Zepter erschöpfen
    .hint = Bis zur nächsten Runde: Die Marke kommt aus dem Vorrat
answer-public-goal-none = Kein öffentliches Ziel werten
    .hint = { "" }
answer-hidden-goal-none = Kein geheimes Ziel werten
    .hint = Sie bleiben geheim
answer-storm-other = Das andere Wurmloch
    .hint = Der Sturm bleibt, wie er ist
answer-storm-storm = Den Sturm
    .hint = Seine Marke wird gedreht
answer-archive-none = Nichts mehr nehmen
    .hint = Keine weiteren Karten nehmen
answer-automaton-trade-good = 1 Handelsgut nehmen
    .hint = Kein Dock
answer-furnace-none = Den Ofen behalten
    .hint = Deine Planeten können abstimmen
answer-yes = Ja
answer-no = Nein
answer-none = Nichts

## Was gewollt ist, nach einem Namen und einem Komma; von Geheimem nicht mehr, als alle wissen dürfen.

ask-first-with-faction = du spielst **{ $faction }**. { $ability } Wähl deine erste Technologie; alle werden zusammen gezeigt.
wants-first = wähl deine erste Technologie; alle werden zusammen gezeigt.
wants-survey = Tiefenerkundung: hier einen Planeten noch einmal erkunden?
wants-crown = einmal je Runde: mit der Grabkrone einen Planeten erkunden?
wants-tomb = die Grabkrone für immer aufgeben, für 1 Punkt?
wants-fury = Zornkrone: welche Fehlwürfe werden neu gewürfelt, mit +1? Noch ein Fehlwurf zerstört die Einheit.
# $left: wie viele Marken noch zu legen sind.
ask-pool = { $left ->
        [one] wofür willst du die Kommandomarke?
       *[other] { $left } Kommandomarken, eine nach der anderen: Wofür willst du die nächste?
    }
wants-pools = wie teilst du deine Kommandomarken auf? Taktik aktiviert, Strategie befiehlt.
wants-scepter = eine Strategiemarke ausgeben, oder einmal je Runde das Befehlszepter nutzen?
wants-public-goal = welches öffentliche Ziel wertest du, unter **Nur für dich**? Es wird gezeigt, wenn alle gewählt haben.
wants-hidden-goal = welches geheime Ziel wertest du, unter **Nur für dich**? Es wird gezeigt, wenn alle gewählt haben.
# Unter „Nur für dich“, wo die Antworten darunter stehen.
wants-own-public-goal = welches öffentliche Ziel wertest du? Es wird gezeigt, wenn alle gewählt haben.
wants-own-hidden-goal = welches geheime Ziel wertest du? Es wird gezeigt, wenn alle gewählt haben.
wants-charts = in welcher Reihenfolge kommen die Karten zurück, die du angesehen hast?
wants-automaton = der Bauautomat: ein Dock für 3 Rohstoffe, oder 1 Handelsgut?
wants-furnace = den Wissensofen für immer aufgeben, und jetzt alle deine Stimmen, für eine Technologie?
wants-muster = wo hebst du deine 2 Infanterie aus?
wants-build = wo baust du das Dock?
# $fresh: die Planeten, die erkundet werden; nichts, wo es alle sind.
ask-gain = welchen Planeten übernimmst du zuerst? { COUNT($fresh) ->
        [0] Was seine Karte bringt, kann für die andere zahlen.
       *[other] Nur bei { LIST($fresh) } wird erkundet.
    }
ask-vial = was tut die Seherphiole für { $technology }?
ask-specialty = welcher Planet gibt das Symbol, das für { $technology } fehlt?
ask-deck = von welchem Stapel ziehst du für { $place }?
ask-frontier = die Grenzraummarke in { $place } erkunden?
ask-levies = Feldaufgebot: 1 Infanterie auf { $place } aufstellen?
ask-bombard = { $left ->
        [one] vor der Landung bombardieren? { $left } Schlachtschiff kann feuern.
       *[other] vor der Landung bombardieren? { $left } Schlachtschiffe können feuern.
    }
# $on: ob auf einem Planeten gekämpft wird; $retreat: ob es einen Ausweg gibt.
ask-stand = Kampf { combat-place }, Durchgang { $round }: { fight-or-retreat }{ COUNT($wins) ->
        [0] { "" }
       *[other] { " " }{ stand-odds }
    }
# $planet: wofür Bodentruppen kamen, leer, wo keine kamen; $ground: wie wahrscheinlich diese Seite ihn am Ende hat,
# $flees: nach einem Abzug ihrer Schiffe, leer, wo keiner möglich ist.
stand-odds = { COUNT($planet) ->
        [0] Dein Sieg: { $wins }.
       *[other] Sieg der Schiffe: { $wins }. { $holds ->
            [yes] { COUNT($flees) ->
                [0] { $planet } behalten: { $ground }.
               *[other] { $planet } behalten: im Kampf { $ground }, ohne deine Schiffe { $flees }.
            }
           *[no] { $planet } nehmen: { $ground }.
        }
    }
ask-stand-no-choice = Kampf { combat-place }, Durchgang { $round }: kämpfen, denn eine Karte zum Spielen hast du nicht.
combat-place = { $on ->
        [yes] auf { $place }
       *[no] in { $place }
    }
fight-or-retreat = { $retreat ->
        [yes] weiterkämpfen oder abziehen?
       *[no] kämpfen, oder erst eine Karte spielen.
    }
# $set: die Einheiten, wo nur eine Auswahl möglich ist.
ask-losses = { $hits ->
        [one] { $hits } Treffer { combat-place }: { which-are-lost }
       *[other] { $hits } Treffer { combat-place }: { which-are-lost }
    }
# An die Person selbst, die keine Karte hat, um einen Treffer abzuwenden.
ask-losses-no-choice = { $hits ->
        [one] { $hits } Treffer { combat-place }, und keine Karte hält ihn auf: du verlierst { $set }.
       *[other] { $hits } Treffer { combat-place }, und keine Karte hält einen auf: du verlierst { $set }.
    }
which-are-lost = { COUNT($set) ->
        [0] welche deiner Einheiten gehen verloren?
       *[other] du verlierst { $set }, wenn du keine Karte spielst.
    }
ask-excess = { $over ->
        [one] deine Hand ist zu voll: { $over } Befehlskarte muss weg.
       *[other] deine Hand ist zu voll: { $over } Befehlskarten müssen weg.
    }
ask-excess-troops = deine Schiffe in { $place } haben für { $number } deiner Bodentruppen keinen Platz: was geht verloren?
ask-storm = welches Wurmloch nahmen deine Schiffe bei { $place }?
ask-archive = { $left ->
        [one] eine Befehlskarte vom Ablagestapel nehmen? Höchstens { $left } Karte.
       *[other] eine Befehlskarte vom Ablagestapel nehmen? Höchstens { $left } Karten.
    }
ask-crew = „Angeheuerte Mannschaft“: welche Einheit baust du in { $place }?
ask-tie = { $tied ->
        [yes] Gleichstand der Stimmen: wer bekommt den Vorsitz?
       *[no] niemand hat eine Stimme: wer bekommt den Vorsitz?
    }
aside-any = zu wählen
together-any = wählt.

## Antworten mit etwas Eigenem darin.

begin-with-technology = Mit { $technology } beginnen
take-with-all-planets = { $technology }, kostet alle deine Stimmen
technology-hint = { CAP($colour) }: { $text }
score-goal = { $goal } werten: { $takes }
score-goal-at-a-price = { $goal } werten, { amount-asked }
discard-card = { $card } abwerfen
take-card = { $card } nehmen
# Was ein Planet ist: $nature, was er wert ist, wo er liegt.
planet-hint = { $nature }; { planet-worth }; { planet-where }
planet-hint-briefly = { $nature }; { planet-worth }
planet-worth = { $resources ->
        [one] { $resources } Rohstoff, { $influence } Einfluss
       *[other] { $resources } Rohstoffe, { $influence } Einfluss
    }
planet-where = { COUNT($system) ->
        [0] nicht im Spiel
       *[other] in { $system }
    }
# $guard: the own ground forces on the planet; $overhead: whose ships are in its system; $who: a rival who can land there in one action, and $most with how many.
muster-there = { COUNT($guard) ->
        [0] dort niemand
       *[other] dort { $guard }
    }{ COUNT($overhead) ->
        [0] { "" }
       *[other] ; darüber Schiffe von { LIST($overhead) }
    }{ COUNT($who) ->
        [0] { "" }
       *[other] ; { $who } kann { $most } landen
    }
guards-on = { $planet }: { $guards }
muster-on = Auf { $planet }: { $guards }
draw-card = { $deck }: Fragment { $chance }, sonst { deck-else }
    .hint = Noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }
retreat-to = Nach einem weiteren Durchgang nach { $system } abziehen
    .hint = Beide würfeln noch einmal; was von deinen Schiffen bleibt, zieht ab
divide-tokens = { $tactic } zum Aktivieren, { $strategy } für Befehle
keep-tokens = So lassen: { $tactic } zum Aktivieren, { $strategy } für Befehle
    .hint = Deine Stimme geht mit, für dich selbst
split-tokens = Teilen: { divide-tokens }
put-on-top = { $card } nach oben{ COUNT($does) ->
        [0] { "" }
       *[other] : { $does }
    }
    .hint = { COUNT($others) ->
        [0] { "" }
       *[other] Dann { $others }
    }
hire = { COUNT($place) ->
        [0] 1 { $unit } bauen, für { $cost }
       *[other] 1 { $unit } auf { $place } bauen, für { $cost }
    }
    .hint = { $cost ->
        [one] { $cost } Rohstoff oder Einfluss
       *[other] { $cost } Rohstoffe oder Einfluss
    }
unit-to-lose = { $units } (trifft ab { $hits })
# $troops: the ground forces aboard the ships there, $gone: how many have no room any more then.
aboard-then = { $gone ->
        [0] { $troops } an Bord passen noch
       *[other] auch { $gone } von { $troops } an Bord
    }
lose-units = { LIST($set) } verlieren
    .hint = Diese Einheiten gehen verloren
lose-units-aboard = { lose-units }: { aboard-then }
roll-again = { $set } neu würfeln
    .hint = Neu würfeln mit +1; ein Fehlwurf zerstört sie
build-on = { CAP(built-at) } bauen, 3 Rohstoffe
    .hint = Für 3 Rohstoffe
bombard-planet = { $place } bombardieren: trifft { $wins }{ COUNT($guards) ->
        [0] { "" }
       *[other] , dort { $guards }
    }
    .hint = Jedes Schlachtschiff trifft ab 6
make-speaker = Vorsitz für { $who }
    .hint = Ziele zählen dann in dieser Folge: { LIST($order) }

## Die Entscheidungen einer Erkundungskarte; "-briefly", wo ein Bild wenig Platz hat.

decision-resolve = Ausführen
resolve-card = „{ $card }“ ausführen
# $most: die teuerste Einheit, die gebaut werden kann, $several: ob sie mehr kostet als die billigste, $least.
produce-one-unit = 1 Einheit bauen für { crew-price }
    .hint = Mit Rohstoffen, Einfluss
crew-price = { $several ->
        [yes] { $least } bis { $most } Rohstoffe
       *[no] { $most ->
            [one] { $most } Rohstoff
           *[other] { $most } Rohstoffe
        }
    }
decision-order-trade-good = Karte kaufen, 1 Handelsgut
    .hint = 1 Befehlskarte ziehen
decision-order-commodity = Karte kaufen, 1 Ware
    .hint = 1 Befehlskarte ziehen
decision-alpha = Alpha-Seite nach oben
    .hint = Bis Schiffe ihn genutzt haben
decision-beta = Beta-Seite nach oben
    .hint = Bis Schiffe ihn genutzt haben
decision-convert-1 = 1 Ware umwandeln
    .hint = In 1 Handelsgut
decision-convert-2 = 2 Waren umwandeln
    .hint = In 2 Handelsgüter
decision-none = Bleiben lassen
    .hint = Nichts geschieht
gain-a-commodity = 1 Ware nehmen
    .hint = Dann hast du { $then }
gain-a-commodity-briefly = 1 Ware nehmen
gain-commodities = { $number ->
        [one] { $number } Ware nehmen
       *[other] { $number } Waren nehmen
    }{ $none ->
        [yes] { " " }(du hast keine, die Handelsgut wird)
       *[no] { "" }
    }
    .hint = Dann hast du { $then }
turn-commodities = { $number ->
        [one] { $number } Ware zu Handelsgut machen
       *[other] { $number } Waren zu Handelsgütern machen
    }
    .hint = { $number ->
        [one] In { $number } Handelsgut
       *[other] In { $number } Handelsgüter
    }
turn-briefly = { $number ->
        [one] { $number } zu Handelsgut machen
       *[other] { $number } zu Handelsgütern machen
    }
put-infantry = 1 Infanterie aufstellen
    .hint = Auf { $place }
put-mech-for-trade-good = 1 Mech für 1 Handelsgut
    .hint = 1 Mech auf { $place } aufstellen
put-mech-for-commodity = 1 Mech für 1 Ware
    .hint = 1 Mech auf { $place } aufstellen
# $reward: "good", "ready" oder "token".
# $last: ob dann keine Einheit mehr dort ist.
infantry-left = { $last ->
        [yes] Bleibt dein, unbewacht
       *[no] Der Planet bleibt dein
    }
infantry-given = { $reward ->
        [good] 1 Handelsgut für { infantry-paid }
        [ready] { $place } zahlt noch einmal, für { infantry-paid }
       *[token] 1 Kommandomarke für { infantry-paid }
    }
# On the picture of a card, where the second line says that the planet stays a player's.
last-infantry-given = Letzte Infanterie: { $reward ->
        [good] 1 Handelsgut
        [ready] { $place } zahlt noch einmal
       *[token] 1 Kommandomarke
    }
infantry-paid = { $last ->
        [yes] die letzte Infanterie
       *[no] 1 Infanterie
    }
trade-first = { COUNT($who) ->
        [0] Erst tauschen
       *[other] { $who }: erst tauschen
    }
trade-first-hint = { $card } liegt wieder offen, bis du die Karte ausführst
sure-to-pass = { COUNT($who) ->
        [0] Du könntest noch: **{ $way }**.
       *[other] { LIST($who, type: "or") } kann am Ende dieser Runde gewinnen.
    } Marken übrig: { $tactic } Taktik, { $strategy } Strategie. Runde beenden?
# Für jemanden, der mit dem, was da ist, gewinnen kann. $ways: was die Punkte bringt, $last: ob alle anderen gepasst haben.
# $before: wer auch gewinnen kann und früher gezählt wird.
sure-to-pass-and-win = { COUNT($before) ->
        [0] Am Ende der Runde kannst du gewinnen, mit { LIST($ways) }{ $late ->
            [yes] , außer jemand gewinnt vorher durch Ziele, auch geheime: Die zählen zuerst.
           *[no] .
        }
       *[other] Am Ende der Runde kann { LIST($before) } gewinnen und wird vor dir gezählt; sonst gewinnst du, mit { LIST($ways) }.
    } { $last ->
        [yes] Mit deinem Passen endet sie. Jetzt passen?
       *[no] Die anderen haben noch Züge, du dann keinen mehr. Runde trotzdem beenden?
    }
