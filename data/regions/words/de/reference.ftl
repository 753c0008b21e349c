# Was sich nachschlagen lässt: Bögen, die Lage, was in der Lobby gewählt wurde.

nobody-called = Die Gruppe ist { $members }: „{ $called }“ ist nicht dabei.
no-character-here = Du hast hier keine Figur. Nenn eine: { LIST($members, type: "or") }.
no-craft-yet = { $member } hat noch kein Handwerk gewählt.
past-injured = mit einer Verletzung, die bleibt
past-ill = mit einer Krankheit, die bleibt
# $round: in welcher Runde das alles so ist, denn es wird vielleicht später gelesen.
sheet-title = **{ $member }** – { COUNT($known) ->
        [0] { "" }
       *[other] { $known },{ " " }
    }{ $title }{ COUNT($background) ->
        [0] { "" }
       *[other] , { $background }
    }{ $round ->
        [0] { "" }
       *[other] { " " }(in Runde { $round })
    }
sheet-gear = Ausrüstung: { COUNT($worn) ->
        [0] keine
       *[other] { $worn }
    }{ COUNT($carried) ->
        [0] { "" }
       *[other] ; im Gepäck: { $carried }
    }.
sheet-orders = Daueraufträge: { COUNT($orders) ->
        [0] keine
       *[other] { LIST($orders, type: "semicolon") }
    }.
sheet-about = -# { $about }
sheet-level = Stufe { $level }.
sheet-level-of = Stufe { $level }, Erfahrung { $experience } von { $wanted }; die nächste Stufe bringt { $brings } mehr.
level-ep = { $ep } Kraft
level-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
level-lesson = 1 Lehre
sheet-learned = Gelernt: { $learned }.
sheet-lessons = { $count ->
        [one] Noch { $count } Lehre für die Stadt.
       *[other] Noch { $count } Lehren für die Stadt.
    }
sheet-shape = { LIST($facts, type: "comma") }. { $count ->
        [0] Keine Kostbarkeiten.
        [one] { $count } Kostbarkeit.
       *[other] { $count } Kostbarkeiten.
    }
sheet-track = { $track } { $now }{ COUNT($base) ->
        [0] { "" }
       *[other] { " " }(Grundwert { $base })
    }
sheet-tracks = { LIST($tracks, type: "comma") }. Suche { $dice }.
sheet-hand-empty = Hand: leer (Limit { $limit }); Stapel { $deck }.
sheet-hand = Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } (Limit { $limit }); Stapel { $deck }, Ablage { $discard }:
sheet-item = - { $item_name } ({ LIST($slots, type: "or") }{ $lit_now ->
        [yes] , brennt
       *[no] { "" }
    }): { $does }
sheet-gear-in-use = Ausrüstung im Einsatz:
sheet-gear-none = Ausrüstung im Einsatz: keine.
sheet-pack = Im Gepäck: { $carried }.
sheet-lasting = Gerade gilt: { LIST($effects, type: "semicolon") }.
# $does: „-1 Stufe Widerstand“, „1 Schaden in jedem Zug“.
sheet-lasts = { $source }{ COUNT($does) ->
        [0] { "" }
       *[other] : { LIST($does, type: "comma") }
    }, { $lasts ->
        [next-turn] bis zum nächsten Zug { COUNT($owner) ->
            [0] dessen, von dem es kommt
           *[other] von { $owner }
        }
        [round] in dieser Runde
       *[scenario] bis zum Schluss
    }

# Die Lage.
briefing-title = **{ $name }** – { scenario-type }, { $setting ->
        [wilderness] Wildnis
        [dungeon] Verlies
        [civilization] Zivilisation
       *[other] { $setting }
    }{ $level ->
        [0] { "" }
       *[other] , Gefahr der Stufe { $level }
    }
briefing-rules = **Besondere Regeln**
briefing-line = - { $rule }
briefing-goal = { COUNT($goal) ->
        [0] Ziel: ein Weg hinaus. Wo er ist, müsst ihr finden.
       *[other] Ziel: { $goal }.
    }
briefing-explored = Erkundet: { $regions }.
briefing-seen = Gesehen: { $regions }.
briefing-met = **Bekannte Herausforderungen**
briefing-challenge = - { $name } ({ LIST($marks, type: "comma") }): { $about }{ $beaten ->
        [yes] { " " }(besiegt; solche kommen wieder)
       *[no] { "" }
    }
briefing-lock = Schloss { $dice }

# Was gewählt wurde. Erst für sich allein, dann in einem Satz über das Szenario.
shown-scenario-generated = ein neues
shown-kind-normal = eine Durchquerung
shown-kind-stealth = heimlich
shown-kind-chase = eine Verfolgung
shown-fortunes-table = aus der Tabelle gewürfelt
shown-fortunes-deck = vom Stapel gezogen
shown-fortunes-off = keine
shown-level-party = die der Gruppe
shown-referee-bot = der Bot spielt die Herausforderungen
shown-referee-gm = die Spielleitung spielt die Herausforderungen
scenario-shown = { sort-of-scenario }, { $name }
chosen-scenario-generated = ein neues Szenario, das niemand kennt
chosen-kind-any = von beliebiger Art
chosen-kind-normal = ein Ort zum Durchqueren
chosen-kind-stealth = ein Ort zum Durchschleichen
chosen-kind-chase = ein Ort, durch den ihr rechtzeitig müsst
chosen-theme-any = Schauplatz beliebig
chosen-fortunes-table = Schicksalskarten aus der Tabelle
chosen-fortunes-deck = Schicksalskarten vom Stapel
chosen-fortunes-off = keine Schicksalskarten
chosen-town-yes = erst in eine Stadt
chosen-town-no = ohne Stadt
chosen-level-party = Gefahr nach der Stufe der Gruppe
danger-of-level = Gefahr der Stufe { $level }
chosen-changes-on = manches durch Los verändert
chosen-changes-off = wie geschrieben
chosen-referee-bot = der Bot spielt die Herausforderungen
chosen-referee-gm = die Spielleitung spielt die Herausforderungen
scenario-chosen = { $name } ({ scenario-type }, etwa { $minutes } Minuten)
theme-chosen = Schauplatz: { $theme }
window-chosen = { $window } für eine Reaktion, dann gilt die beste

# Titel, und was gezählt wird, am Schluss.
column-moves = Wege
column-fights = Kämpfe
title-opened = Die meisten Schlösser
title-overcame = Die meisten Hindernisse
title-blows = Die meisten Treffer
title-finds = Die meisten Funde
title-never-down = Nie am Boden
title-bodies = Die Körper versteckt
title-first = Die meisten neuen Orte
title-out = Zuerst draußen
title-farthest = Am weitesten gelaufen
