# Besondere Regeln, wie sie angesagt werden, und was aus dem Szenario des Tages wurde.

rule-tokens = Ist die letzte verloren, seid ihr gefasst.
rule-tokens-more = So wenige von euch haben { $count ->
        [one] { $count } Heimlichkeitsmarke
       *[other] { $count } Heimlichkeitsmarken
    } mehr.
rule-alarm = Nach { $rounds } Runden kostet jede Runde Marken.
rule-light-ends = Ein Licht, das ein Aufpasser an einem dunklen Ort sieht, verrät euch: Damit ist es vorbei.
rule-light-costs = Ein Licht, das ein Aufpasser an einem dunklen Ort sieht, kostet eine Heimlichkeitsmarke.
rule-no-bash = Was ein Schloss hat, lässt sich nicht einschlagen: Knackt es, oder findet den Schlüssel.
rule-needs = Ihr müsst { LIST($objects, each: "the", case: "acc") } hinausbringen.
rule-limit = { $mode ->
        [chasing] Jemand von euch muss das Ziel in { $rounds } Runden erreichen.
       *[fleeing] Ihr alle müsst das Ziel in { $rounds } Runden erreichen.
    }
rule-partial = { $consequence ->
        [death] Wer rechtzeitig draußen ist, ist sicher; die anderen sterben.
       *[injury] Wer rechtzeitig draußen ist, ist sicher; die anderen bekommen eine Verletzung.
    }
rule-closing-kills = Orte schließen sich hinter euch und töten alle, die noch darin sind.
rule-closing-loses = Manche Orte haben ihre eigene Frist: Ist dann noch jemand darin, ist die Verfolgung verloren.
rule-bonus = Manche Orte geben euch mehr Runden, sobald ihr sie erreicht.
secret-roll = Runde { $round }, { $sought ->
        [nothing] nichts da
       *[other] { $sought }
    }, { $dice }: { $result }.
scenario-is-over = Dieses Szenario ist vorbei.
mark-goal = das Ziel
mark-death = ein Tod
mark-down = eine Figur am Boden
mark-overcome = eine Gefahr überwunden
came-to = { $scenario }, { $points ->
        [2] gewonnen
        [1] zum Teil gewonnen
       *[0] verloren
    } in { $round ->
        [one] { $round } Runde
       *[other] { $round } Runden
    }

# Wofür insgeheim gewürfelt wurde.

draw-wanders = wohin { $name } wandert
