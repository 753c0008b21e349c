# Die Anweisungen der Spielleitung: was ihre Knöpfe sagen, und die Frage nach den Einzelheiten.

desk-fortune = Was der nächste Glücksfund ist
    .asks = Was bringt der nächste Glücksfund?
desk-fortunes = Zahl der Schicksalskarten eines Bereichs
    .asks = Welcher Bereich, und wie viele?
desk-ep = Kraft setzen
    .asks = Wessen Kraft setzt du?
desk-track = Einen Wert verschieben
    .asks = Wessen Wert verschiebst du?
desk-move = Figur oder Herausforderung versetzen
    .asks = Wer kommt wohin?
desk-tokens = Heimlichkeitsmarken setzen
    .asks = Wie viele Heimlichkeitsmarken hat die Gruppe?
desk-counter = Festlegen, wie viele Runden vorbei sind
    .asks = Wie viele Runden sind vorbei?
desk-limit = Rundengrenze setzen
    .asks = Wie viele Runden gibt es?
desk-injury = Einer Figur eine Verletzung geben
    .asks = Wer bekommt eine Verletzung?
desk-heal = Eine Figur ganz heilen
    .asks = Wer wird ganz geheilt?
desk-disease = Einer Figur eine Krankheit geben
    .asks = Wer bekommt welche Krankheit?
desk-cure = Eine Figur von einer Krankheit heilen
    .asks = Wer wird wovon geheilt?
desk-valuables = Kostbarkeiten geben oder nehmen
    .asks = Wer bekommt oder verliert Kostbarkeiten?
desk-gear = Einer Figur Ausrüstung geben
    .asks = Wer bekommt welche Ausrüstung?
desk-take = Einer Figur Ausrüstung nehmen
    .asks = Wer verliert welche Ausrüstung?
desk-object = Einer Figur Schlüssel oder Gegenstand geben
    .asks = Wer bekommt was?
desk-card = Einer Figur eine Karte ihres Stapels geben
    .asks = Wer bekommt welche Karte?
desk-challenge = Eine neue Herausforderung setzen
    .asks = Welche Herausforderung, und wo?
desk-drop = Eine Herausforderung wegnehmen
    .asks = Welche Herausforderung nimmst du weg?
desk-defeat = Eine Herausforderung besiegt sein lassen
    .asks = Welche Herausforderung ist besiegt?
desk-respawn = Eine Herausforderung zurückkommen lassen
    .asks = Welche Herausforderung kommt zurück?
desk-spring = Eine Falle auslösen
    .asks = Welche Falle löst aus, und bei wem?
desk-alert = Einen Aufpasser alarmieren
    .asks = Welcher Aufpasser wird alarmiert?
desk-calm = Einen Aufpasser beruhigen
    .asks = Welcher Aufpasser beruhigt sich?
desk-last = Wo ein Aufpasser die Gruppe sucht
    .asks = Welcher Aufpasser sucht wo?
desk-patrol = Die Runde eines Aufpassers ändern
    .asks = Welcher Aufpasser geht wo seine Runde?
desk-block = Einen Weg versperren
    .asks = Welchen Weg versperrst du, und womit?
desk-open = Einen Weg öffnen
    .asks = Welchen Weg öffnest du?
desk-lock = Ein Schloss ändern
    .asks = Welches Schloss änderst du?
desk-light = Einen Bereich hell machen
    .asks = Welchen Bereich machst du hell?
desk-darken = Einen Bereich dunkel machen
    .asks = Welchen Bereich machst du dunkel?
desk-closes = Festlegen, wann ein Bereich schließt
    .asks = Welcher Bereich schließt, und wann?
desk-reveal = Der Gruppe etwas zeigen
    .asks = Was zeigst du der Gruppe?
desk-hide = Etwas vor der Gruppe verbergen
    .asks = Was verbirgst du?
desk-resume = Nach einer Szene weitermachen
    .asks = Endet die Szene?
desk-note = Eine Notiz für dich schreiben
    .asks = Was notierst du?
    .sample = Der Verwalter weiß mehr, als er sagt.
desk-end = Das Szenario beenden
    .asks = Wie endet das Szenario?
desk-end-won = Sie haben gewonnen
desk-end-partly = Wer draußen ist, hat gewonnen
desk-end-lost = Sie haben verloren
what-is-ruled = Was entscheidest du?

# Die Felder der Formulare.

field-who = Wer
    .hint = Eine Figur oder eine Herausforderung
field-on-whom = Bei wem
field-challenge = Herausforderung
field-region = Bereich
field-way = Weg
    .hint = Halle nach Hof
field-what = Was
    .hint = Ein Bereich, ein Ding, eine Herausforderung oder ein Weg
field-to = Auf
field-track = Wert
field-to-on-track = Auf, von -5 bis 5
field-to-region = In welchen Bereich
field-to-tokens = Auf; mit der letzten weg sind sie gefasst
field-kind = Art
field-hidden-or-open = hidden oder open; leer: wie üblich
field-trap = Falle
field-region-looked-in = Bereich, in dem er sucht, oder nichts
field-region-or-nothing = Bereich, oder nichts
field-regions = Bereiche der Reihe nach, mit Kommas
field-hidden-dice = Würfel des Verstecks (Ding oder Weg)
field-disease = Krankheit
field-own-track = Wert, wenn es eine eigene ist
field-by-how-much = Um wie viel, von 1 bis 4
field-how-many = Wie viele, unter 0 genommen
field-gear = Ausrüstung
field-object = Gegenstand
field-card = Karte, oder nichts für die oberste
field-from-1-to-100 = Von 1 bis 100
field-from-0-to-9 = Von 0 bis 9
field-words = Worte
field-how-it-ends = won, partly oder lost
field-obstacle = Hindernis
field-region-below = Bereich unten, wenn geklettert wird
field-locked = Was
    .hint = Ein Hindernis oder eine Truhe
field-on-or-off = on oder off; bei Truhen die Würfel
field-after-round = Nach welcher Runde, 0 für nie

# Was ein Feld enthält, wo es etwas anderes enthält: „Der Zähler ist eine Zahl von 0 bis 99.“

the-ep-of = { OF($name) } Kraft
a-track = Ein Wert
the-track = Der Wert
the-tokens = Die Zahl der Heimlichkeitsmarken
the-counter = Der Zähler
the-limit = Die Rundengrenze
how-it-begins = Wie es beginnt
the-hidden-entry = Der Versteckwurf
the-disease = Die Krankheit
a-disease = Eine Krankheit
by-how-much = Um wie viel
the-valuables = Die Zahl der Kostbarkeiten
the-fortune = Die Schicksalskarte
the-fortunes = Die Zahl der Schicksalskarten
the-note = Die Notiz
the-end = Das Ende
the-lock = Das Schloss
the-round = Die Runde
# Wovon es das Genannte nicht gibt: „Nicht gefunden (Bereich): ...“.
sort-region = Bereich
sort-way = Weg
sort-thing = Ding
sort-gear = Ausrüstung
sort-obstacle = Hindernis
sort-kind = Art von Herausforderungen
sort-card = Karte in Stapel oder Ablage
sort-challenge = { COUNT($types) ->
        [0] Herausforderung
       *[other] { $types ->
            [Environ] Widrigkeit
            [Obstacle] Hindernis
            [Creature] Kreatur
            [Seeker] Aufpasser
            [Trap] Falle
           *[other] { LIST($types, type: "or") }
        }
    }
from-to = { $first } nach { $second }
way-from-to = Der Weg von { from-to }
way-out-of = Ein Weg aus { $end }
this-way = dieser Weg

# Was Anweisungen bewirkt haben.

ruled-ep = { $name } hat { $ep } Kraft.
ruled-ep-of-all = { $name }: noch { $ep } Mühe, für alle.
ruled-track = { $name }: { $track } steht auf { $value }.
# Steht vor der kürzeren, die darin steckt: So werden Notizen wiedererkannt.
ruled-challenge = { ruled-move } Für Anweisungen heißt es `{ $id }`.
ruled-move = { $name } ist in { $region }.
ruled-tokens = Die Gruppe hat { $tokens } { $tokens ->
        [one] Heimlichkeitsmarke
       *[other] Heimlichkeitsmarken
    }.
ruled-counter = { $rounds } { $rounds ->
        [one] Runde ist
       *[other] Runden sind
    } vorbei.
ruled-limit = Die Rundengrenze ist { $rounds }.
ruled-heal = { $name } ist ganz geheilt.
ruled-valuables = { $name } hat { $valuables } { $valuables ->
        [one] Kostbarkeit
       *[other] Kostbarkeiten
    }.
ruled-take = { $name } hat nicht mehr: { $taken }.
ruled-card = { $name } nimmt { $card } auf die Hand.
ruled-fortune = Die nächste Schicksalskarte ist { $number }: { $fortune }
ruled-fortunes = { $region } hat { $count } { $count ->
        [one] Schicksalskarte
       *[other] Schicksalskarten
    }.
ruled-drop = { $name } ist weg.
ruled-respawn = { $name } ist wieder da, in { $region }.
ruled-alert = { $name } ist alarmiert und sucht in { $region }.
ruled-calm = { $name } ist nicht mehr alarmiert.
ruled-last = { $name } sucht sie { COUNT($regions) ->
        [0] nirgends im Besonderen
       *[other] in { $regions }
    }.
ruled-patrol = { $name } geht { COUNT($regions) ->
        [0] keine Runde mehr
       *[other] die Runde: { LIST($regions, type: "comma") }
    }.
ruled-block = { $name } ist versperrt: { $wall }.
ruled-open = { $name } ist offen.
ruled-lock = { $name } ist { $on ->
        [yes] abgeschlossen
       *[no] nicht abgeschlossen
    }.
ruled-lock-dice = Das Schloss von { $name } hat { $dice }.
ruled-light = { $region } ist hell.
ruled-darken = { $region } ist dunkel.
ruled-closes = { $region } schließt { $limit ->
        [0] nie
       *[other] nach Runde { $limit }
    }.
ruled-reveal = { $name } verbirgt sich nicht mehr: Sie sehen es, sobald sie dort sind.
ruled-reveal-way = Der Weg ist nicht mehr verborgen: Sie sehen ihn, sobald sie dort sind.
ruled-hide = { $name } ist verborgen.
ruled-hide-region = { $region } ist nicht mehr auf der Karte.
