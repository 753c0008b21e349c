### Alt-Texte: die Worte, die dasselbe sagen wie ein Bild.

## Die Karte.

alt-opening = Expedition, vor dem ersten Zug.
alt-time = { $last ->
        [yes] Expedition, { alt-round }; letzte Runde.
       *[no] Expedition, { alt-round }.
    }
alt-round = { $phase ->
        [status] Runde { $round }, Wertung
        [council] Runde { $round }, Rat
       *[other] Runde { $round }
    }
# Was das Bild in seinem Titel oder darunter sagt.
alt-sentence = { CAP($said) }.
alt-marks = Zeichen: { LIST($marks, type: "comma") }.
alt-points = Punkte: { LIST($points, type: "comma") } von { $enough }.
alt-goals = Ziele: { LIST($goals, type: "semicolon") }.
# $systems: jedes als "alt-reached".
alt-open = In Reichweite (Planeten mit Rohstoffen+Einfluss): { LIST($systems, type: "semicolon") }.
alt-reached = { $system } { COUNT($said) ->
        [0] leer
       *[other] { LIST($said, type: "comma") }
    }
alt-origins = Schiffe können kommen von { $systems }.
# $awaits: die eigenen Einheiten dort, "" für keine.
alt-coming = Nach { $system } könnten kommen: { LIST($comers, type: "semicolon") }; { COUNT($awaits) ->
        [0] dort steht nichts von dir
       *[other] dort stehen von dir { $awaits }
    }.
alt-comer = { $units } ({ $odds })
alt-tokens = Grenzraummarken: { LIST($systems, type: "comma") }.
alt-destroyed = Zerstört: { LIST($planets, type: "comma") }.
alt-fight = In { $system }: { LIST($parts, type: "semicolon") }.
alt-left = { $who } spielt nicht mehr mit.
alt-fleet = in { $system } { LIST($units, type: "comma") }
alt-commands = Kommandomarken: { LIST($parts, type: "semicolon") }.
alt-commands-of = { $who } { $systems }
alt-home = Heimat
alt-planet-in-eddy = { $planet } in Eddy
alt-planet = { $planet }{ COUNT($units) ->
        [0] { "" }
       *[other] { " " }mit { LIST($units, type: "comma") }
    }{ $exhausted ->
        [yes] , erschöpft
       *[no] { "" }
    }
alt-holdings = { $who } hält { $none ->
        [yes] { COUNT($held) ->
            [0] keinen Planeten
           *[other] keinen Planeten;{ " " }
        }
       *[no] { "" }
    }{ LIST($held, type: "semicolon") }.
alt-end = { $storm ->
        [yes] { $system } (Sturm)
       *[no] { $system }
    }
# $ends: jedes als "alt-end".
alt-wormhole = { $letter ->
        [alpha] Alpha { LIST($ends) }
        [beta] Beta { LIST($ends) }
       *[gamma] Gamma { LIST($ends) }
    }
alt-wormholes = Wurmlöcher: { LIST($parts, type: "semicolon") }.
alt-free = Frei, je mit Rohstoffen und Einfluss: { LIST($planets, type: "semicolon") }.
alt-free-planet = { $planet } { $resources } und { $influence }

## Ein genauerer Blick.

alt-closer = Ein genauerer Blick auf { $system }. { $time }
alt-token = eine Grenzraummarke
alt-storm = { $side ->
        [alpha] ein Gezeitensturm, Alpha-Seite oben
       *[beta] ein Gezeitensturm, Beta-Seite oben
    }
alt-command = Kommandomarken von { $names }
alt-also-here = Auch hier: { $marks }.
alt-is-destroyed = { $planet } ist zerstört.
alt-owned = { COUNT($owner) ->
        [0] { $planet }, frei
       *[other] { $planet }, gehört { $owner }
    }
alt-sealed = versiegelt: erste Landung 6 Einfluss
alt-exhausted = erschöpft
alt-attached = mit { $cards }
alt-on-it = darauf { $ground }
alt-space = { COUNT($parts) ->
        [0] Keine Schiffe im All.
       *[other] Im All: { LIST($parts, type: "semicolon") }.
    }
alt-is-free = { $planet } { $worth } frei
frontier-token = Grenzraummarke
alt-beside = { COUNT($said) ->
        [0] Daneben { $system }: leer.
       *[other] Daneben { $system }: { LIST($said, type: "comma") }.
    }

## Karten.

alt-card = { $where ->
        [planet] { $who } erkundet { $place }: { $card }, { $deck }karte.
        [place] { $who } erkundet den Grenzraum in { $place }: { $card }, { $deck }karte.
       *[frontier] { $who } erkundet den Grenzraum: { $card }, { $deck }karte.
    }
alt-options = { LIST($options, type: "semicolon") }.
alt-cards-left = Noch { cards }.
alt-world = { $planet } { resources }
alt-influence = { $influence } Einfluss

## Titel.

picture-wins = { COUNT($who) ->
        [0] niemand hat gewonnen
       *[other] { $who } hat gewonnen
    }
picture-broken-off = abgebrochen
picture-goes-on = es geht weiter
picture-fight = { COUNT($planet) ->
        [0] { $attacker } greift { $defender } in { $system } an
       *[other] { $attacker } greift { $defender } auf { $planet } an
    }
picture-all-choose = alle wählen
picture-several-choose = Antworten gefragt
picture-chooses = { $who } wählt
picture-market = der Rat tagt
picture-moves = { $who } fliegt nach { $system }
picture-lands = { $who } landet in { $system }
picture-produces = { $home ->
        [yes] { $who } baut daheim
       *[no] { $who } baut auf { $planet }
    }
picture-pays = { $who } zahlt { amount-asked }
picture-ends = { $who } beendet den Zug
picture-acts = { $who } ist am Zug
picture-explores = { $where ->
        [planet] { $who } erkundet { $place }
        [system] { $who } erkundet den Grenzraum in { $place }
        [frontier] { $who } erkundet den Grenzraum
       *[unknown] { $who } erkundet
    }
picture-opening = Vor dem ersten Zug
picture-time = { round-status } – { $said }
# $players: wie weit alle sind, als "goal-of".
goal-of-all = { $goal } braucht { $needed } { $counted }{ COUNT($players) ->
        [0] { "" }
       *[other] : { LIST($players, type: "comma") }
    }
line-points = Punkte: { $enough } gewinnen
strip-goal = { $goal } { $have }/{ $needed }
line-votes = Stimmen: Einfluss übrig
line-goal = { $goal }: { $needed }{ COUNT($counted) ->
        [0] { "" }
       *[other] { " " }{ $counted }
    }
picture-goal = { $enough } Punkte zum Sieg

## Neben einer Karte.

cards-left = noch { cards }
picture-trade-then = Du darfst erst tauschen
picture-resolve = Ausführen
    .hint = Nichts zu entscheiden

## Legenden.

legend-resources = Rohstoffe
legend-influence = Einfluss
legend-goods = Handelsgüter
legend-commodity = Waren
legend-command = Taktik- + Strategiemarken
legend-command-short = Marken übrig
legend-open = In Reichweite
legend-origin = Von hier können Schiffe kommen
legend-scout = Späher
legend-transport = Transporter
legend-battleship = Schlachtschiffe
legend-infantry = Infanterie
legend-mech = Mechs
legend-dock = Dock
legend-storm = Gezeitensturm
legend-frontier = Grenzraum
legend-spent = Erschöpft bis zur nächsten Runde
legend-legend = Legendär
legend-fragment = Fragmente
legend-truce = Waffenruhe
legend-relic = Relikte
legend-device = Rätselmaschine
legend-card = Befehlskarten
legend-specialty = Hilft bei Technologien: blau (B), grün, gelb, rot
legend-seal = Meridian, erste Landung: 1 Punkt, Relikt; Besitz: 1 je Runde
legend-speaker = Vorsitz
legend-technology = Technologien
legend-passed = Gepasst
legend-attachment = Karten daran
legend-token = In dieser Runde aktiviert
legend-ship = Schiffe mehrerer Arten
legend-alert = Wer kommen kann, mit Aussichten; darunter, was du dort hast

## Andere Arten, die Karte zu sehen.

mode-holdings = Wer was hält
    .about = wem welcher Planet gehört, ohne Schiffe und Truppen
mode-reach = Wohin Schiffe können: { $who }
    .about = wohin deine Schiffe könnten, wenn du am Zug wärst
mode-marks = Was die Zeichen bedeuten
    .about = jedes Zeichen der Karte, mit seinem Namen
mode-threats = Was angreifen kann: { $who }
    .about = welche Flotten zu dem kommen könnten, was du hältst, und wie wahrscheinlich sie gewinnen
threat-odds = { $who }: { $wins }
threat-blocks = { $who }: nur Schiffe

### Was auf Bildern geschrieben steht.

painted-unit-infantry = { $count ->
        [one] { $count } Infanterie
       *[other] { $count } Infanterie
    }
painted-unit-mech = { $count ->
        [one] { $count } Mech
       *[other] { $count } Mechs
    }
painted-unit-scout = { $count ->
        [one] { $count } Späher
       *[other] { $count } Späher
    }
painted-unit-transport = { $count ->
        [one] { $count } Transporter
       *[other] { $count } Transporter
    }
painted-unit-battleship = { $count ->
        [one] { $count } Schlachtschiff
       *[other] { $count } Schlachtschiffe
    }
painted-unit-dock = { $count ->
        [one] Dock
       *[other] { $count } Docks
    }
painted-trait-cultural = kulturell
painted-trait-hazardous = gefährlich
painted-trait-industrial = industriell
painted-deck-cultural = Kultur
painted-deck-hazardous = Gefahr
painted-deck-industrial = Industrie
painted-deck-frontier = Grenzraum
painted-deck-relic = Relikt
painted-active = aktiv
painted-open = wählbar
painted-destroyed = zerstört
painted-state-sealed = versiegelt
painted-state-exhausted = erschöpft
painted-state-truce = Waffenruhe
painted-state-legendary = legendär
painted-state-legendary-used = legendär, genutzt
painted-held = gehört { $letter }
painted-free = frei
painted-home = Heimat
painted-tokens = { $count ->
        [one] Kommandomarke
       *[other] Kommandomarken
    }
painted-frontier = Grenzraum von { $label }
painted-left = übrig
painted-discarded = abgeworfen
painted-newest = Zuletzt abgeworfen
painted-none = nichts

## Karten großer Momente und Würfe. Was zwischen zwei Sternpaaren steht, leuchtet.

card-round = Runde { $round }
card-combat = { COUNT($place) ->
        [0] Kampf
       *[other] Kampf: { $place }
    }
card-combat-round = Durchgang { $round }
card-row-round = { COUNT($note) ->
        [0] Durchgang { $round }
       *[other] Durchgang { $round }, { $note }
    }
card-bonus = +{ $bonus } für jeden Würfel
card-needs = { $hits }+
card-rolled-told = { $who }: **{ $hits ->
        [0] kein Treffer
        [one] { $hits } Treffer
       *[other] { $hits } Treffer
    }**
card-bombarded = { $planet } wird bombardiert
card-loses = { $who } verliert **{ $units }**
card-lost = { $who } { $units }
card-losses = { LIST($parts, type: "comma") }
card-losses-all = { COUNT($parts) ->
        [0] Keine Verluste
       *[other] Verloren: { LIST($parts, type: "comma") }
    }
card-battle-over = { COUNT($who) ->
        [0] Niemand ist mehr übrig
       *[other] **{ $who }** siegt
    }
card-retreats = { $who } zieht nach **{ $to }** ab
card-relic = { CAP($relic) }
card-relic-gained = **{ $who }**{ $fewest ->
        [yes] , mit den wenigsten Punkten
       *[no] { "" }
    } erhält ein Relikt
# $means: was das Relikt tut.
card-relic-told = **{ $who }**{ $fewest ->
        [yes] , mit den wenigsten Punkten
       *[no] { "" }
    }: { $means }
card-votes = { $silent ->
        [yes] { $who } enthält sich
       *[no] { $who } stimmt für { $candidate }
    }
card-speaker = Rat: der nächste Vorsitz
card-speaker-told = { $votes ->
        [0] Niemand stimmt ab: **{ $who }** behält den Vorsitz
       *[other] { $tied ->
            [yes] Gleichstand bei { $votes }: Der bisherige Vorsitz wählt **{ $who }**
           *[no] **{ $who }** bekommt mit { $votes } den Vorsitz
        }
    }
card-taken = { $planet } wechselt den Besitz
card-taken-told = **{ $who }** nimmt { $before } { $planet } ab
card-destroyed = { $planet } ist fort
card-points = Punkte
card-points-scored = Punkte
card-point-for = { $who }: { $why }
card-scored = { $goal }
card-held = Meridian gehalten
# $sources: Ziele, und was sonst Punkte brachte.
card-points-of = { $who }: { LIST($sources, type: "comma") }.
card-ended = Das Ende
card-ended-told = { COUNT($winner) ->
        [0] Niemand gewinnt
       *[other] **{ $winner }** gewinnt{ $why ->
            [rounds] : Die letzte Runde ist vorbei
            [alone] : Sonst ist niemand mehr da
           *[points] { COUNT($ways) ->
                [0] { "" }
               *[other] : { LIST($ways) }
            }
        }
    }
