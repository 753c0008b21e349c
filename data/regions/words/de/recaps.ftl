# Was Ereignisse für jemanden ergeben, der weg war; docs/words.md erklärt es. Mehrere gleiche werden ein Teilsatz.

## Was gefunden wurde.

recap-came = erkundet: { $them }
    .one = { COUNT($where) ->
        [0] ein Ort außer Sicht
       *[other] { THE($where) }
    }
recap-went = ging in { $them }
    .one = { COUNT($where) ->
        [0] einen Bereich außer Sicht
       *[other] { THE($where, case: "acc") }
    }
recap-saw_region = sah { $them }
    .who = die Gruppe
    .one = { COUNT($where) ->
        [0] einen Ort außer Sicht
       *[other] { THE($where, case: "acc") }
    }
recap-saw = stieß auf { $them }
    .who = die Gruppe
    .one = { THE($what, case: "acc") }
recap-searched = fand { $them }
    .one = { A($found, case: "acc") }
recap-hurt = verlor { $them }
    .one = Kraft{ COUNT($origin) ->
        [0] { "" }
       *[other] { $missed ->
            [yes] { " " }beim Fehlschlag gegen { THE($origin, case: "acc") }
           *[no] { " " }durch { THE($origin, case: "acc") }
        }
    }
    .many = Kraft{ COUNT($origin) ->
        [0] { "" }
       *[other] { $missed ->
            [yes] { " " }beim Fehlschlag gegen { THE($origin, case: "acc") }
           *[no] { " " }durch { THE($origin, case: "acc") }
        }
    }
recap-valuables-lost = verlor { $them }
    .one = Kostbarkeit
    .many = Kostbarkeiten
recap-valuables-found = fand { $them }
    .one = Kostbarkeit
    .many = Kostbarkeiten
recap-gear-found = fand { $them }
    .one = { A($item, case: "acc") }
recap-object-found = fand { $them }
    .one = { A($what, case: "acc") }
recap-picked = knackte { $them }
    .one = { THE($lock, case: "acc") }
recap-passage = ein verborgener Weg kam ans Licht: aus { $them }
    .one = { COUNT($where) ->
        [0] einem Ort außer Sicht
       *[other] { THE($where, case: "dat") }
    }
recap-blocked = im Weg: { $them }
    .one = { THE($by) }
recap-opened = öffnete { $them }
    .who = { $who }
    .one = { THE($what, case: "acc") }
recap-used = benutzte { $them }
    .who = { $who }
    .one = { THE($what, case: "acc") }
recap-lit_up = hell ist es jetzt in { $them }
    .one = { COUNT($where) ->
        [0] einem Bereich außer Sicht
       *[other] { THE($where, case: "dat") }
    }

## Was bekämpft wurde, und was verloren ging.

recap-defeated = überwand { $them }
    .who = die Gruppe
    .one = { THE($what, case: "acc") }
recap-down = am Boden: { $them }
    .one = { $who }
recap-injured = verletzt: { $them }
    .one = { $who }{ $up ->
        [yes] { " " }({ $most } EP)
       *[no] { "" }
    }
recap-died = tot: { $them }
    .one = { $who }
recap-infected = bekam { $them }
    .who = { $who }
    .one = { $disease }
recap-sprung = ausgelöst: { $them }
    .one = { THE($what) }
recap-came_back = wieder da: { $them }
    .one = { THE($what) }
recap-alerted = alarmiert: { $them }
    .one = { THE($what) }
recap-body_found = ein Körper wurde gefunden
recap-unseen_alarm = außer Sicht gab es Alarm
recap-tokens_lost = verlor { $them }
    .who = die Gruppe
    .one = Heimlichkeitsmarke
    .many = Heimlichkeitsmarken
recap-closed = niemand kommt mehr hinein: { $them }
    .one = { COUNT($where) ->
        [0] ein Bereich außer Sicht
       *[other] { THE($where) }
    }
recap-caught = { $how ->
        [injury] zurückgelassen: { $them }
        [death] für immer zurückgelassen: { $them }
       *[caught] die Zeit war um für { $them }
    }
    .one = { $who }

## Was erreicht und entschieden wurde.

recap-joined_up = neu dabei: { $them }
    .one = { $who }
recap-set_out = brach auf von { $them }
    .who = die Gruppe
    .one = { COUNT($where) ->
        [0] einem Ort außer Sicht
       *[other] { THE($where, case: "dat") }
    }
recap-reached_goal = hinaus durch { THE($where, case: "acc") }: { $them }
    .one = { $who }
recap-not_yet = { THE($where, case: "an") } fehlte noch, wofür die Gruppe gekommen war
recap-wants_to_give_up = fürs Aufgeben: { $them }
    .one = { $who }
recap-ended = { $ending ->
        [won] das Szenario war gewonnen
        [partly] das Szenario war zum Teil gewonnen
        [lost] das Szenario war verloren
       *[conceded] die Gruppe gab auf
    }
recap-said = es meldete sich { $them }
    .one = { COUNT($speaker) ->
        [0] die Spielleitung
       *[other] { $speaker }
    }
recap-ruling = die Spielleitung entschied: { $them }
    .one = { $ruling }
recap-secret_ruling = insgeheim: { $them }
    .one = { $ruling }

# How it went, a line for each round that mattered.
in-round = **Runde { $round }:** { LIST($told, type: "semicolon") }.
round-found = { $who } fand { LIST($what, each: "the", case: "acc") }
round-down = { $who } ging zu Boden
round-died = { $who } starb
round-out = { $who } kam { COUNT($what) ->
        [0] { "" }
       *[other] mit { LIST($what, each: "the", case: "dat") }{ " " }
    }hinaus, { THE($where, case: "in") }
