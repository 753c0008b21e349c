reason-night = Ein Lager nimmt { $left ->
        [one] nicht einmal die letzte Aktion bei Tag.
       *[other] keine der { $left } Aktionen bei Tag.
    }
reason-weary = Ab 3 Müdigkeit hat jede Probe einen Nachteil; am müdesten ist jemand mit { $most }.
reason-rest = Ihr habt je etwa { $tired } Müdigkeit; ab 3 hat jede Probe einen Nachteil{ $left ->
        [0] .
       *[other] ; noch { $left } Aktionen.
    }
reason-camp-loses = Ein Lager jetzt verschenkt { $lost } eurer { $left } Aktionen.
reason-camp-short = Nach einem Lager { $left ->
        [one] bleibt 1 Aktion
       *[other] bleiben { $left } Aktionen
    } für { $missing ->
        [one] 1 Erfolg.
       *[other] { $missing } Erfolge.
    }
reason-boon = Ein Vorteil am Ziel kostet { $left ->
        [0] die Aktion dieser Nacht.
        [one] eure letzte Aktion.
       *[other] 1 eurer { $left } Aktionen.
    }
reason-not-here = Was es hier gibt, hilft am Ziel nicht.
reason-used = Eine zweite Suche hier schließt nichts aus.
reason-two-left = Ist es dort nicht, ist es auf dem anderen Feld.
reason-counted = Jeder Ort zählt einmal: Für den nächsten Schritt braucht es { $close ->
        [yes] anderswo einen Hinweis oder Fund.
       *[no] die Suche an einem neuen.
    }
reason-unclued = Ohne Hinweis zählt eine Suche hier nur, wenn etwas verborgen ist.
reason-on-the-way = Es liegt am Weg, und eine Suche dort zählt auch.
reason-here = Ein Schritt kostet hier 1 Aktion, sonst { $actions } oder mehr.
reason-rules-out = Eine Suche schließt etwa { $gone } von { $left } Feldern aus, Weitergehen { $less ->
        [0] keines.
       *[other] { $less }.
    }
reason-elsewhere = Eine Suche schließt auf { $place } etwa { $more } aus, auf { $other } { $less }.
reason-there = Eine Suche schließt dort etwa { $more } aus, hier { $less }.
reason-may-be-there = Auf { $place } kann das Ziel sein, auf { $other } nicht.
reason-nearer = { $place } liegt den anderen Feldern mit ? näher als { $other }.
reason-likelier = Nur eines davon zählt hier: Untersuchen gelingt eher.
reason-study-on = { $trail ->
        [yes] Eine Fährte
       *[no] Eine Suche
    } zählt hier einmal, beim Untersuchen jeder Erfolg.
reason-care = Mit Sorgfalt { $odds }, ohne { $plainly }, und 1 mehr von der Uhr.
reason-danger = Ein sehr schlechter Wurf, { $odds }, ist Müdigkeit oder Wunde.

reason-resolve = { $who } hat { $have ->
        [0] keine
       *[other] { $have }
    } Entschlossenheit.
reason-food = { $nights ->
        [one] 1 Nacht steht
       *[other] { $nights } Nächte stehen
    } bevor, und jemand von euch hat Essen für { $least ->
        [0] keine.
       *[other] nur { $least }.
    }
reason-rested = Am müdesten ist jemand mit { $most } Müdigkeit; { $weary ->
        [yes] unter 3 fällt der Nachteil weg.
       *[no] ab 3 haben Proben einen Nachteil.
    }
reason-herb = Ein Kraut heilt eine Wunde oder Gift{ COUNT($who) ->
        [0] ; Münzen kaufen Essen und sind Punkte am Ende.
       *[other] : { LIST($who) } braucht eines.
    }
reason-eye = Mit dem Vorteil gelingt eine Suche hier { $odds } statt { $plainly }.
reason-spared = Werkzeug nutzt sich ab: damit { $odds }, ohne { $plainly }.
reason-coins = 100 Münzen sind am Ende 1 Punkt; ein Essen unter Leuten kostet 1.
reason-risk = „{ $way }“ misslingt { $odds }, und das kostet { LIST($bad) }.
reason-fight = Ein Kampf würde jeden von euch { $each ->
        [0] mehr Müdigkeit kosten, als ihr tragen könnt.
       *[other] etwa { $each } Müdigkeit kosten.
    }
reason-keep-resolve = Es ist deine letzte Entschlossenheit: Am Ziel ist ein zweiter Wurf mehr wert.
reason-way-lost = Verlaufen kostet ein, zwei Aktionen; { $left ->
        [0] es bleibt nur die Nacht.
        [one] bei Tag bleibt noch 1.
       *[other] bei Tag bleiben noch { $left }.
    }
# Of a chest with a trap.
reason-force = Aufgebrochen kostet sie 1 Müdigkeit, mehr nicht; ein Fehlgriff kann eine Wunde sein.
reason-roam = Ein neuer Fundort ist 1 Punkt, und 1 fehlt zum nächsten Rang; der Sieg ist sicher.
reason-dodge = Feindselige würden bis zu 2 Wunden kosten und euch zurückwerfen.
reason-offerings = 100 Münzen sind 1 Punkt. Zorn der Geister: Nachteil auf Zähigkeit; der Leute: weniger freundlich.
