# Was ein Mitglied oder die Gruppe gefragt wird, nach einem Namen und einem Komma.

ask-approach = was tut ihr wegen { THE($foe, case: "gen") }? Stimmung: { disposition-name }.{ $fought ->
        [yes] { " " }Kampfgeist { $grit } von { $most }.
       *[no] { "" }
    }
ask-approach-nobody = was tut ihr?
ask-trade = Handel mit { THE($foe, case: "dat") }: Was kauft oder verkauft ihr? Ihr habt { coins-for }, { food-least }{ $worth ->
        [0] { "" }
       *[other] , Ware im Wert von { $worth }
    }; es kostet keine Zeit.
ask-disposition = wie { GENDER($foe) ->
        [p] stehen
       *[n] steht
    } { THE($foe) } zur Gruppe?
question-master = was jetzt geschieht, liegt bei dir.
ask-bonus = { COUNT($role) ->
        [0] { ask-bonus-which }
       *[other] als { role-name }: { ask-bonus-which }
    }
ask-bonus-which = { $left ->
        [0] welchen Bonus nimmst du?
        [1] welchen Bonus nimmst du?
       *[other] welche { $left } Boni nimmst du?
    }
question-lay = von welchem Feld erfährst du das Gelände?
ask-sighting = welche { $number ->
        [0] Feld
        [1] Feld
       *[other] { $number } Felder
    } neben dir machst du aus?
question-avoid = voraus ist jemand, Freund oder Feind. Weicht ihr aus?
question-wear = das Gelände ist rau. Was von deinen Sachen nutzt sich ab?
question-edge = hier endet der Landstrich. Verlasst ihr ihn?
question-depart = die Expedition beenden und heimkehren?
ask-bypass = wer räumt { COUNT($place) ->
        [0] den Weg voraus
       *[other] den Weg nach { $place }
    } frei?
question-insight = du findest noch etwas. Was wählst du?
question-offerings = an einem Schrein liegen Opfergaben: nehmt ihr sie, oder lasst ihr sie?
ask-chest = { $again ->
        [yes] noch eine Truhe, und ihr
       *[no] hier steht eine Truhe, und ihr
    } Schloss ist eine Falle. Wie öffnet ihr sie?
ask-favour = { $beast ->
        [yes] { $again ->
            [yes] ihr dürft noch bleiben. Was macht ihr noch daraus?
           *[no] ihr dürft herankommen. Was macht ihr daraus?
        }
       *[no] { $again ->
            [yes] und noch ein Gefallen. Welcher?
           *[no] ihr habt einen Gefallen frei. Welchen?
        }
    }
ask-role = { COUNT($role) ->
        [0] wer springt ein?
       *[other] wer springt als { role-name } ein?
    }
ask-pick = { $number ->
        [1] { $number } Kraut oder { $number } Material sammeln?
       *[other] { $number } Kräuter oder { $number } Material sammeln?
    }
ask-harvest = { COUNT($site) ->
        [0] wonach suchst du dort?
       *[other] wonach suchst du { THE($site, case: "bei") }?
    }{ $rules ->
        [yes] { " " }Was ihr davon findet, schließt Felder aus.
       *[no] { "" }
    }
question-shelter = das ist ein guter Schlafplatz. Wie nutzt ihr ihn?
ask-feed = das Essen reicht noch für { $left }. Wer isst?
asked-site = { COUNT($site) ->
        [0] das
       *[other] { THE($site) }
    }

# Was die Spielleitung gefragt wird, wo sie für die Welt antwortet.

question-goal-here = bringt die Ankunft hier die Gruppe dem Ziel näher?
question-night-event = geschieht heute Nacht etwas?
question-trace = wohin weist diese Spur?
ask-complication = was ist schwierig daran? Es geht um: { asked-site }.
ask-discovery = was ist { asked-site }?
question-hazard = was kommt über die Gruppe?
ask-ticks = die Gruppe will { $verb ->
        [move] aufbrechen
        [search] suchen
        [investigate] etwas untersuchen
        [scout] jemanden vorausschicken
        [camp] lagern
        [forage] Nahrung suchen
        [track] einer Fährte folgen
        [backtrack] zurückgehen
       *[other] handeln
    }. Dauert es länger?
question-progress = bringt das die Gruppe dem Ziel näher?
ask-look = was bringt das? Untersucht: { asked-site }.
question-scene = diese Szene spielst du. Wie ging sie aus?
ask-outcome = wie ging die Untersuchung aus? Untersucht: { asked-site }.

# Zweite Würfe.

ask-again-all = für je 1 Entschlossenheit neu würfeln oder es gelten lassen? { CAP(LIST($rolls, type: "semicolon")) }.
ask-again-roll = { OF($who) } { ask-again-which } { $total }{ roll-against }{ COUNT($follows) ->
        [0] { "" }
       *[other] : { $follows }
    }
ask-again-one = dein { ask-again-which } { $result ->
        [blunder] geht gründlich schief: { $total }{ roll-against }{ and-follows }
        [failure] misslingt: { $total }{ roll-against }{ and-follows }
        [weak] gelingt knapp: { $total }{ roll-against }
        [strong] gelingt: { $total }{ roll-against }
       *[secret] ergibt { $total }; das meiste hier verlangt { $usual }
    }. Für 1 Entschlossenheit neu würfeln oder es gelten lassen?{ $mine ->
        [yes] { " " }(`/settings order:resolve:auto` entscheidet für dich)
       *[no] { "" }
    }
and-follows = { COUNT($follows) ->
        [0] { "" }
       *[other] ; { $follows }
    }
# Lauter männliche Wörter: „dein Suchwurf“, „Adas Suchwurf“.
ask-again-which = { $purpose ->
        [pathfinder] Pfadfinderwurf
        [lookout] Ausguckwurf
        [forager] Sammlerwurf
        [scout] Späherwurf
        [search] Suchwurf
        [investigate] Untersuchen
        [forage] Sammelwurf
        [hunt] Jagdwurf
        [track] Fährtenwurf
        [dilemma] Versuch
       *[other] Wurf ({ purpose-words })
    }
question-dilemma = was tut ihr?
follows = { $result ->
        [blunder] { follows-blunder }
        [failure] { follows-failure }
       *[other] { "" }
    }
follows-blunder = { $what ->
        [pathfinder] ihr verlauft euch
        [lookout] die nächste Bedrohung überrascht euch
        [forager] das Essen ist vielleicht giftig
        [scout] der Späher wird bemerkt
        [investigate] eine Gefahr trifft euch alle
        [shelter] niemand schläft gut: je 1 Müdigkeit
        [shelter-saves] du bekommst 1 Müdigkeit
        [cold-saves] du bekommst 1 Müdigkeit
        [poison] du bist vergiftet
        [disarm] die Falle kostet eine Wunde
        [bypass] der Weg bleibt versperrt
       *[other] { "" }
    }
follows-failure = { $what ->
        [pathfinder] die Uhr verliert 1 mehr
        [lookout] nichts wird bemerkt
        [forager] kein Essen wird gefunden
        [scout] nur das Gelände ist zu sehen
        [investigate] nichts kommt heraus
        [shelter] ihr macht alle eine Probe: wer scheitert, bekommt 1 Müdigkeit
        [shelter-saves] du bekommst 1 Müdigkeit
        [cold-saves] du bekommst 1 Müdigkeit
        [poison] du bist vergiftet
        [disarm] die Falle kostet 1 Müdigkeit
        [bypass] der Weg bleibt versperrt
       *[other] { "" }
    }
roll-against = { $tn ->
        [0] { "" }
       *[other] { " " }gegen { $tn }
    }

# Wer erwartet wird, ohne eine eigene Frage; nach einem Namen und einem Komma.

ask-scene = diese Szene spielst du; /gm resume setzt die Expedition fort.
ask-character = { $together ->
        [yes] wählt eure Figuren.
       *[no] wähle deine Figur.
    }
ask-late = die Nacht ist vorbei: lagern oder heimkehren?
# $bare: spät findet sich vielleicht kein Unterschlupf.
ask-night = lagern, oder noch eine Aktion bei Nacht für je { $bare ->
        [yes] 1 oder 2
       *[no] 1
    } Müdigkeit?
ask-storm = in diesem Sturm kann niemand weiter. Was tut die Gruppe?
ask-after = { $goal ->
        [done] **ihr habt gewonnen**: nach Hause mit { rank-points }? Oder weiterziehen: 1 je neuem Fundort.{ $deadly ->
            [yes] { "" } Fallen unterwegs alle, ist das Ziel verloren.
           *[no] { "" }
        }
       *[other] das Ziel ist verloren: nach Hause mit { points-made } oder weiterziehen (1 je neuem Fundort)?
    }
points-made = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rank-points = { points-made }{ $short ->
        [0] { "" }
        [one] , 1 Punkt fehlt zum nächsten Rang
       *[other] , { $short } Punkte fehlen zum nächsten Rang
    }
ask-first = was zuerst?
ask-next = was jetzt?
