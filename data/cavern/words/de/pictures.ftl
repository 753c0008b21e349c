# Die Karte. $headline: wer was zu tun hat, oder wie es ausging.
alt-map = { $chosen ->
        [yes] Cavern, Runde { $round }, { $headline }.
       *[no] Cavern, { $headline }.
    }
alt-last-round = Das ist die letzte Runde.
alt-closer = Näher an { $at }: { $there }.
alt-in-it = Darin
alt-beside = Daneben
lying-beside = { $side ->
        [N] im Norden { $at }, { $there }
        [E] im Osten { $at }, { $there }
        [S] im Süden { $at }, { $there }
       *[W] im Westen { $at }, { $there }
    }
free-place = freier Platz
# Zwischen einem Plättchen und einem freien Platz daneben: was vom Plättchen zum Platz zeigt.
faces-section = { $there }: { $floor } auf dieser Seite
faces-wall = { $there }: Wand auf dieser Seite
alt-contracts = Aufträge
alt-to-choose = Zur Wahl
alt-free-places = { $number ->
        [one] Freier Platz
       *[other] Freie Plätze
    }
alt-in-question = Der Raum, um den es geht
alt-newest = Das neueste von { $number } Plättchen liegt bei { $at }, { $tile }.
alt-nearly = Auf 1 Seite offen
alt-rooms = { $others ->
        [yes] Andere Räume mit Schürfern
       *[no] Räume mit Schürfern
    }
alt-decks = Sonne bei { $sun }. Goldstapel { $gold }, Schatzstapel { $treasure }, Plättchen { $tiles }.
alt-bare = Fast geschlossen und niemand darin
# Eine Liste: $head, dann was darin ist; $number, die nur gezählt werden, und warum ($rest).
series = { $head }: { LIST($items, type: "semicolon") }{ $number ->
        [0] { "" }
       *[other] { " " }und noch { $number }{ $rest ->
            [yes] : alle stehen auf dem Bild
           *[no] { "" }
        }
    }.
labelled = { $label } { $what }
alt-rest = Andere Räume, in denen etwas liegt
# $marks: eine Fackel, ein magischer Spalt.
room-held = { room }: { held-loot }{ COUNT($marks) ->
        [0] { "" }
       *[other] , { LIST($marks, type: "comma") }
    }{ COUNT($delvers) ->
        [0] { "" }
       *[other] , { $delvers }
    }{ COUNT($open) ->
        [0] { "" }
       *[other] , offen bei { $open }
    }
room-settled = { room }, erledigt
alt-no-band = { $name } hat noch keine Bande
alt-player = { $name } ({ $band }) { COUNT($points) ->
        [0] { "" }
       *[other] { $points },{ " " }
    }{ $xp } EP, { $hand } zur Hand, { $gold } Gold, { $treasure ->
        [one] { $treasure } Schatz
       *[other] { $treasure } Schätze
    }
alt-players = { LIST($players, type: "semicolon") }.

# Eine Hand, und die Schritte eines Spielzugs.
alt-no-tiles = Du hast keine Plättchen.
alt-hand = Deine Plättchen.
alt-tile = { $number } { $tile }{ mark }{ $same ->
        [yes] , in jeder Drehung gleich
       *[no] { "" }
    }: { $sections }.
section-reaching = { COUNT($sides) ->
        [0] { $section }
       *[other] { $section }, nach { LIST($sides) }
    }
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
alt-where = Wohin damit? { CAP($tile) }. Es passt an { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }{ $fitting ->
        [yes] { "" }
       *[no] , ohne Rücksicht auf Gänge
    }.
alt-closers = Was einen Raum schließt
alt-places = { $others ->
        [yes] Die anderen Plätze
       *[no] Die Plätze
    }
alt-turns = { $only ->
        [yes] So bei { $at } legen? { CAP($tile) }.
       *[no] Wie ist es bei { $at } gedreht? { CAP($tile) }.
    }
alt-turn = { $number ->
        [0] Um { $turn } Grad: { $effects }.
       *[other] { $number } um { $turn } Grad: { $effects }.
    }
alt-ways = Wohin damit? { CAP($tile) }: { $ways }.
# $number: des Bildes; wo es $quick ist, des Plättchens.
alt-way = { $mark }{ $quick ->
        [yes] , Plättchen { $number }
       *[no] { "" }
    } bei { $at }, um { $turn } Grad: { $effects }.
alt-section = { $number } { CAP($floor) } bei { $at }{ COUNT($lying) ->
        [0] { "" }
       *[other] , dort: { $lying }
    }. In seinem Raum: { held-loot }, { $complete ->
        [yes] abgeschlossen
       *[no] { found-gaps }
    }{ COUNT($names) ->
        [0] { "" }
       *[other] , darin: { $names }
    }.

# Ihre Titel und Anmerkungen.
hand-of = Hand von { $name }{ $points ->
        [0] { "" }
       *[other] : { points }
    }
quick-title = { $number } bei { $at }
where-title = Auf der ganzen Karte
places-title = { $name }: { $number ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }
fits-here = { $fitting ->
        [yes] Hier passt es
       *[no] Gangregel gebrochen
    }
tiles-counted = { $number ->
        [one] { $number } Plättchen
       *[other] { $number } Plättchen
    }
way-title = Bei { $at }
ways-title = { $name }: { $ways }
ways-counted = { $all ->
        [yes] { ways }
       *[no] die { $shown } besten von { $number ->
            [one] { $number } Lage
           *[other] { $number } Lagen
        }
    }
ways = { $number ->
        [one] { $number } Lage
       *[other] { $number } Lagen
    }
turns-title = { $name } bei { $at }: { $number ->
        [one] { $number } Drehung
       *[other] { $number } Drehungen
    }
who-goes = Wer geht nach { $at }?

# Würfel. $what: Gefecht, Monsterkampf oder Probe; $wanted: was eine Probe braucht; $stands: wer was zu tun hat, oder wie es ausging.
contest-named-battle = Gefecht
contest-named-fight = Monsterkampf
contest-named-test = Probe
contest-title = { $what }: { $how }
contests-at-once = Mit Würfeln entschieden
contest-at = { $what } bei { $at }: { $how }{ $wanted ->
        [yes] , { $needs }
       *[no] { "" }
    }
contest-of = { $what } von { $name }
alt-contest = { COUNT($loot) ->
        [0] { $what }.
       *[other] { $what } um { $loot }.
    }
alt-wanted = { $wanted }.
alt-stake = { $what }: { $brings }.
alt-stands = { $stands }.
# $dice: was sie zeigen; $rift: was ein magischer Spalt dazugibt; $prize: was jemand bekommt.
alt-roll = { $name }: { LIST($dice, type: "semicolon") }.{ COUNT($note) ->
        [0] { "" }
       *[other] { " " }{ $note }.
    } { $combat } Kampf, { $spoils } Beute{ COUNT($prize) ->
        [0] { "" }
       *[other] , bekommt { $prize }
    }.
alt-to-roll = { $name } würfelt { $dice }.{ COUNT($note) ->
        [0] { "" }
       *[other] { " " }{ CAP($note) }.
    }
# $number: "" wo der Würfel keine hat; $shows: seine Symbole, und „noch einmal“.
alt-die = { COUNT($number) ->
        [0] { die-shows }
       *[other] Würfel { $number } { die-shows }
    }
die-shows = { COUNT($shows) ->
        [0] nichts
       *[other] { LIST($shows, type: "and") }
    }
again = noch einmal
deed-roll = { $name } würfelt
    .chip = würfelt
deed-keep = behält { $name } den Wurf?
    .chip = behalten?
deed-reroll = welche Würfel würfelt { $name } neu?
    .chip = welche Würfel neu?
chip = { COUNT($wanted) ->
        [0] { $asked }
       *[other] { $wanted }: { $asked }
    }
test-needs = { $need } { symbol } nötig
test-over = { $passed ->
        [yes] { $who } besteht
       *[no] { $who } scheitert
    }
contest-over = { THE($who) } { GENDER($who) ->
        [p] gewinnen
       *[n] gewinnt
    }{ tie-broken }
# $tied: wie ein Gleichstand entschieden wurde.
tie-broken = { $tied ->
        [battle] { " bei Gleichstand: zuerst gewürfelt" }
        [fight] { ": Gleichstand genügt" }
       *[no] { "" }
    }
roll-of = { CAP(NAME($roller)) }
# $again: a die was rolled on.
roll-note = { $rift ->
        [0] { "" }
       *[other] Magischer Spalt: { $who } +{ $rift }{ $again ->
            [yes] { "; " }
           *[no] { "" }
        }
    }{ $again ->
        [yes] Pfeil: noch einmal gewürfelt
       *[no] { "" }
    }
to-roll-note = { $rift ->
        [0] { "" }
       *[other] Magischer Spalt +{ $rift }{ COUNT($more) ->
            [0] { "" }
           *[other] { "; " }
        }
    }{ COUNT($more) ->
        [0] { "" }
       *[other] vielleicht { LIST($more) }
    }
fact-loot = zu holen
fact-left = übrig
# Was jemand hat: $points, bei verdeckten Karten sehr wahrscheinlich zwischen $least und $most.
points-so-far = { $whole ->
        [yes] { $points ->
            [one] 1 P.
           *[other] { $points } P.
        }
       *[no] { $least }–{ $most } P.
    }
fact-tiles-left = Plättchen übrig

# Titel der Karte, und was darauf gefragt wird. $name: wer dran ist.
deed-choose = { $name } wählt
deed-flip = { $name } deckt Karten auf
deed-place = { $name } legt ein Plättchen
deed-send = { $name } schickt einen Schürfer
deed-resolve = { $name } wählt einen Raum
headline-going-on = im Gange
headline-broken-off = abgebrochen
headline-before = vor dem ersten Zug
headline-closed = die Höhle ist geschlossen
headline-won = { COUNT($names) ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gemeinsam gewonnen
    }
title-bands = Wer führt welche Bande?
title-map = Runde { $round } – { $headline }
chip-peek = In welchen Raum sehen?
chip-recall = Welcher Schürfer kommt heim?
chip-room = Welcher Raum zuerst?
chip-last-round = Letzte Runde
note-nearly = 1 Seite offen

# Legenden.
legend-free = Freier Platz
legend-gold = Gold: 1–3 Punkte
legend-treasure = Schatz: 2–5 Punkte
legend-torch = Fackel: zeigt, wer da ist
legend-sun = Sonne rückt vor
legend-fast = Extrazug
legend-beast = Bestie geht hierher
beast-legend = Bestie: { $need } Kampf
rift-legend = Spalt: { $kind } +{ $rift } Kampf
legend-newest = Neuestes Plättchen
legend-nearly = Fast geschlossener Raum
legend-lit = Raum, um den es geht
legend-spent = Erledigt
legend-xp = EP: zahlt für Hilfe
legend-inhand = Schürfer zur Hand
contract-legend = { $feat }: { $points }
contract-legend-won = { $who }: { $feat }
sun-track = Sonnenleiste

# Andere Arten, die Karte zu sehen.
mode-rooms = welche Räume offen sind, auf wie vielen Seiten, und was darin liegt
    .title = Offene Räume
    .legend = Offener Raum: wie viele offene Seiten
    .none = Kein Raum ist offen.
mode-bands = wessen Schürfer wo stehen, mit den Klassen, die du kennst
    .title = Wer wo steht
    .legend = Raum mit Schürfern
room-open = { room }, { $sides ->
        [one] { $sides } Seite
       *[other] { $sides } Seiten
    } offen{ COUNT($open) ->
        [0] { "" }
       *[other] { " " }bei { $open }
    }, { held-loot }{ COUNT($delvers) ->
        [0] { "" }
       *[other] , { $delvers }
    }
band-stands = { $name } ({ $band }): { LIST($delvers, type: "comma") }.

# Karten von Höhepunkten. Was zwischen zwei Paaren von Sternen steht, leuchtet.
card-round = Runde { $round }
card-treasure = { CAP($treasure) }
card-treasure-told = { $who } spielt **{ THE($treasure, case: "acc") }** aus
card-treasure-small = { COUNT($does) ->
        [0] { "" }
       *[other] { CAP($does) }
    }
card-contract = { $contract }
card-contract-told = { $who } ist zuerst da: **{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }**
card-driven = Die Bestie ist vertrieben
card-driven-told = { $who } war es: **{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }**
# Das Finale. $loot: was in offenen Räumen liegt.
card-closed = { $why ->
        [sun] Die letzte Sonne ist untergegangen
        [gold] Das letzte Gold ist genommen
        [tiles] Kein Plättchen ist übrig
       *[other] Die Höhle schließt sich
    }
card-lost = In offenen Räumen verloren: { $loot }
card-ended = { $solo ->
        [yes] Es wird gezählt
       *[no] { COUNT($winners) ->
            [one] { $winners } gewinnt{ $points ->
                [0] { "" }
                [one] { " mit 1 Punkt Vorsprung" }
               *[other] { " mit " }{ $points } Punkten Vorsprung
            }
           *[other] { $winners } teilen sich den Sieg
        }
    }
card-gold = Gold
card-treasures = Schätze
card-points = Punkte

# Was Schürfer zur Hand würfeln, unter den eigenen Plättchen.
reserve-dice = { $delvers }: { $number ->
        [one] { $dice }
       *[other] je { $dice }
    }{ $rift ->
        [0] { "" }
       *[other] , Spalt +{ $rift }
    }
# Dasselbe neben gezeichneten Würfeln.
reserve-line = { $delvers }{ $rift ->
        [0] { "" }
       *[other] , Spalt +{ $rift }
    }
dice-in-short = { LIST($dice, type: "comma") }
story-alt = { $story }: { $name } hat { $dice }. Erfolg: { $won }; Misserfolg: { $lost }.
