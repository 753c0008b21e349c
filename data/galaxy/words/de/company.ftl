### Was Bots sagen, und warum etwas geraten wird.

## Mit der Antwort auf ein Angebot.

haggle-last = Billiger ging es bei mir nicht.
haggle-fewer = Das ist mir eines zu viel.
haggle-dearer = Mir ist es mehr wert.
haggle-both = Dann etwas weniger für etwas mehr.
haggle-instead = Wie wäre es stattdessen damit?
haggle-greedy = Du hättest davon viel mehr als ich.
haggle-goal = Das brauche ich für ein Ziel.
haggle-leader = Nicht, solange du so kurz vor dem Sieg stehst.
haggle-gift = Umsonst? Nicht von mir.
haggle-collecting = Diese Fragmente sammle ich selbst.
# $number: trade goods.
would-want-more = Dafür will ich { $number } { $number ->
        [one] Handelsgut
       *[other] Handelsgüter
    } mehr.

## Vor einer Runde, in der jemand gewinnen kann.

says-stops = Ich komme nach { $system }, um { $who } aufzuhalten.
says-you-could = Diesmal kann ich { $who } nicht aufhalten. Du könntest es, { $other }, in { $system }.

## Warum ein Zug so verwendet wird.

why-nothing-needed = Hier gibt es nichts, was du brauchst.
why-keep-tokens = Nichts, was noch bleibt, ist eine Kommandomarke wert.
why-guards-win = Du gewinnst am Ende der Runde: damit bleibt es dabei { $then }, ohne { $now }.
why-waits = Du gewinnst am Ende der Runde. Das gibt nichts preis, und wer nicht gepasst hat, kann zurückschlagen.
why-win-safe = Du gewinnst am Ende der Runde, und niemand kann es verhindern.
why-meridian = { $seal ->
        [yes] Meridian: ein Punkt für das Siegel, dann einer in jeder Runde, in der du es hältst.
       *[no] Meridian: ein Punkt in jeder Runde, in der du es hältst.
    }
why-stop = Es hält { $who } { $wins } auf. Sonst kann { $who } am Ende der Runde gewinnen.
# $who: jemand, der durch den Zug nicht aufgehalten wird.
why-mind = { $why } Achtung, { $who } kann am Ende der Runde gewinnen.
# $left: Kommandomarken, die dann noch bleiben.
why-held-back = { $why } Danach bleiben dir { $left } Marken, zu wenige für { $goal }.
# $met: ob es am Ende der Runde gewertet werden kann.
why-hidden-goal = { $why } { $met ->
        [yes] Geheimes Ziel { $goal } ist erreicht: Am Ende der Runde wird es gewertet.
       *[no] Geheimes Ziel { $goal }: { $have } von { $needed }.
    }
# $who: whose units are attacked; a goal that is hidden is not named.
why-fight = Den Kampf dort gewinnst du { $wins }.
# Worum gekämpft wird, gewinnt am Ende der Runde das Spiel.
why-wins = Damit gewinnst du am Ende der Runde, { $wins }.
why-frontier = Dort können Güter, eine Marke, ein geheimes Ziel oder ein Fragment liegen.
why-ships = Schiffe dort bringen dich einem Ziel näher.
why-more-units = Mit mehr Einheiten bleibt Meridian dein.
why-dock = { COUNT($units) ->
        [0] Dein Dock kann bauen, was dir fehlt.
       *[other] Du bekommst dort { $units } für { $price } { $price ->
            [one] Rohstoff
           *[other] Rohstoffe
        }.
    }
why-nearer-meridian = Es bringt dich näher an Meridian.
why-again = Du kannst einen deiner Planeten noch einmal erkunden.
why-completes = Damit ist { $goal } erfüllt: 1 Punkt.
why-goal = Es bringt dich näher an { $goal }.
why-weak = { $planet } ist schwach besetzt.
why-planets = { COUNT($planets) ->
        [one] { $planets } wäre dein
       *[other] { $planets } wären dein
    }{ $cards ->
        [0] { "" }
        [one] , mit { $cards } Karte zu erkunden
       *[other] , mit { $cards } Karten zu erkunden
    }.

## Warum ein Schritt getan wird.

why-trade = { $swap ->
        [yes] Jede wird ein Handelsgut, das 1 Rohstoff oder Einfluss zahlt: Ihr gewinnt beide.
       *[no] Ihr gewinnt beide dabei.
    }
why-accept = { $swap ->
        [yes] { why-trade }
       *[no] Es bringt dir etwas, und der anderen Seite nicht viel mehr.
    }
why-decline = { $fault ->
        [leader] { $who } ist dem Sieg nah: besser nicht helfen.
        [greedy] { $who } hätte davon viel mehr als du.
        [goal] Was es kostet, brauchst du für ein Ziel.
        [dearer] Dir ist es mehr wert.
        [collecting] 3 Fragmente einer Art ergeben ein Relikt, und diese sammelst du.
        [gift] Du bekämst nichts dafür.
       *[little] Es bringt dir zu wenig.
    }
best-inside = Am besten ist jetzt eine deiner Karten, unter **Nur für dich**.
why-technology = { COUNT($goal) ->
        [0] { $technology }: das hilft in jeder weiteren Runde.
       *[other] { $technology }: das bringt dich näher an { $goal }.
    }
why-relic = Ein Relikt ist mehr wert als die Fragmente dafür.
why-play = „{ $card }“ kostet keine Kommandomarke.
why-use = Es lässt sich nutzen, und es nützt jetzt.
why-transports = Sie tragen, was du dort brauchst.
why-guards-stay = Der Rest bewacht deine Planeten.
why-ships-alone = Dort reichen Schiffe allein.
why-land = Mehr braucht { $planet } nicht.
why-produce = { COUNT($goal) ->
        [0] Mehr bekommst du nicht für das, was du ausgeben kannst.
       *[other] Dir bleiben { $left } Rohstoffe, genug für { $goal }.
    }
why-pass = Hier ist nichts mehr zu holen.
why-best = Es ist das Beste von allem, was geht.
why-order = Es ist seine Marke wert.
why-order-trade = { $number ->
        [one] { $number } Ware: In anderen Händen ist sie ein Handelsgut.
       *[other] { $number } Waren: In anderen Händen sind sie Handelsgüter.
    }
why-order-muster = { $troops ->
        [one] Du hast { $troops } Bodentruppe
       *[other] Du hast { $troops } Bodentruppen
    } für { $planets ->
        [one] { $planets } Planeten
       *[other] { $planets } Planeten
    }: 2 weitere landen oder bewachen.
why-order-build = Ein zweites Dock bringt Einheiten dorthin, wo du sie brauchst.
why-stage-pay = So geht am wenigsten verloren.
why-spends-nothing = Was du ausgeben kannst, brauchst du für { $goal }.
why-stage-card = Etwas Besseres bietet die Karte nicht.
# $whom: wer mit den eigenen Stimmen so viel Einfluss hat ($votes); $who: wer sonst am meisten hat.
why-vote-lifts = Mit deinen Stimmen hat { $whom } { $votes } Einfluss, { $who } { $theirs }.
why-vote-short = { $who } hat { $theirs } Einfluss, du { $mine }: Deine Stimmen allein reichen nicht.
why-vote-against = { $who } ist dem Sieg nah und hat mehr Stimmen als du.
why-stage-market = Danach sind alle Planeten wieder bereit, deine Stimme kostet also nichts.

## Warum eine Frage so beantwortet wird.

why-stand = { $way ->
        [retreat] Deine Aussichten sind hier gering.
        [cornered] Du gewinnst { $wins }, und ein Rückzug geht nicht.
        [risk] Du gewinnst nur { $wins }, aber ein Rückzug gibt mehr auf.
       *[fair] Du gewinnst { $wins }.
    }
why-without = { $fury ->
        [yes] Es kostet mehr, als es bringt.
       *[no] Etwas Besseres gibt es nicht.
    }
why-keep-furnace = Du behältst deine Stimmen und ein Relikt, das für Ziele zählt.
why-scales = „{ $card }“ kann den Ausschlag geben.
why-usual = Das ist die übliche Wahl, und nichts spricht dagegen.
why-answer-first = Es nützt vom ersten Zug an.
why-answer-public-goal = Es ist ein Punkt, und später am schwersten zu holen.
why-answer-hidden-goal = { why-answer-public-goal }
why-answer-pools = Taktikmarken sind Züge, für eine Strategiemarke gibt es einen Befehl.
why-answer-pool = Von diesen Marken fehlen dir welche.
why-answer-losses = Das sind die billigsten.
why-answer-bombard = Es kostet nichts und macht vielleicht den Weg frei.
why-answer-excess = Von deinen Karten fehlt dir diese am wenigsten.
why-answer-muster = Infanterie bewirkt dort am meisten.
why-answer-build = Ein Dock ist dort am meisten wert, wo viel bezahlt wird.
why-answer-levies = Es kostet nichts.
why-answer-deck = In diesem Stapel ist ein Fragment am wahrscheinlichsten.
why-answer-frontier = Es kostet nichts und bringt meistens etwas.
why-answer-survey = Dort ist ein Fund am meisten wert.
why-answer-crown = { why-answer-survey }
why-answer-tomb = Es ist ein Punkt.
why-answer-furnace = Das ist für dich am meisten wert.
why-answer-archive = Eine bessere Karte liegt dort nicht.
why-answer-fury = Was neu würfelt, trifft eher, als dass es verloren geht.
why-tie = Ziele zählen dann in dieser Folge: { LIST($order) }.
