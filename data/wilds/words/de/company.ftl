# Was Bots sagen, und warum sie es täten.

says-deadly = Das könnte unser Ende sein.
says-not-found = Wir haben es noch nicht gefunden.
says-rest = Ich würde erst ausruhen.
says-hungry = Wir haben heute Abend nichts zu essen.
says-rather = Ich zöge lieber weiter. { $why }
says-herb = Ein Kraut gegen das Gift.
says-buy = Ich kaufe etwas zu essen.
says-forage = Ich suche unterwegs Nahrung.
says-share = Nimm von meinem Essen, { $who }.
says-dilemma = { $how ->
        [risk] { $brings ->
            [goal] Wenn es uns den Weg zeigt, wage ich es.
            [study] Für ein Stück vom Ziel würde ich es wagen.
            [friend] Eine helfende Hand täte uns dort gut.
            [clue] Ein Hinweis ist einen Versuch wert.
            [view] Von dort sähen wir, wo wir sind.
            [eye] Da weiß man vielleicht, wo zu suchen ist.
            [resolve] Geht es gut, wagen wir später mehr.
            [rest] Für eine Rast würde ich es wagen.
            [food] Ich bin hungrig genug dafür.
            [herb] Für ein Kraut würde ich es wagen.
            [material] Da steckt Brauchbares drin. Versuchen wir es.
            [coins] Für die Münzen würde ich es wagen.
           *[other] { $odd ->
                [yes] Einen Versuch ist es wert.
               *[no] Ich würde es wagen.
            }
        }
       *[sure] { $brings ->
            [goal] Das bringt uns näher. Ich bin dafür.
            [study] Ein Stück weniger zu suchen. Gut.
            [clue] Ich will wissen, wohin das weist.
           *[rest] Darauf haben meine Füße gewartet.
        }
    }

says-at-goal = { $left ->
        [1] { $mine ->
            [yes] Noch eins, und wir haben es. Lasst mich.
           *[no] Noch eins, { $who }, und wir haben es.
        }
       *[other] Das mache ich. Tretet zurück.
    }

## Woran Figuren liegt, nach Art und Verb: gesagt, wo Leute das wählen.

cares-ranger-move = Ich will sehen, was dahinter liegt.
cares-ranger-journey = Machen wir ein Stück Weg.
cares-ranger-scout = Ich wüsste es lieber vorher.
cares-rogue-search = So gut, wie ich finde, versteckt niemand.
cares-rogue-scout = Ich würde erst nachsehen, ungesehen.
cares-druid-camp = Das Land sagt, es reicht für heute.
cares-druid-forage = Ich will Essen und Wasser, bevor es Nacht wird.
cares-druid-rest = Wir brauchen alle einen Tag Nichtstun.
cares-fighter-investigate = Genug gelaufen. Hinein mit uns.
cares-fighter-journey = Wir vergeuden Tageslicht.
cares-healer-camp = Du siehst schlimmer aus, als du denkst.
cares-healer-rest = Ein Ruhetag, oder ich flicke euch alle zweimal.
cares-hunter-track = Was auch immer dort lief, ich folge ihm.
cares-hunter-forage = Ich will Fleisch, bevor es Nacht wird.
cares-scholar-investigate = Ich will lesen, was dort steht.
cares-scholar-track = Eine Fährte ist nur Handschrift.

## Warum.

why-night = Es ist Nacht: Weitergehen macht alle müde.
why-rest = Ein Ruhetag hier nimmt alle Müdigkeit.
why-hungry = Jemand müsste heute Nacht hungern.
why-ahead = Jemand späht voraus, jemand anders findet Essen.
why-home-done = Euer Sieg ist sicher{ $short ->
        [0] .
        [one] ; zum nächsten Rang fehlt 1 Punkt.
       *[other] ; zum nächsten Rang fehlen { $short } Punkte.
    }
why-home-lost = Wofür die Gruppe kam, ist verloren.
why-home-late = Die Gruppe ist lange genug unterwegs gewesen.
why-home-beaten = Die Gruppe wurde zu oft geschlagen.
why-home-worn = Die Gruppe ist erschöpft und weiß von keinem Dach.
why-goal = Dafür ist die Gruppe gekommen.
why-goal-on = { $left ->
        [one] Noch ein Erfolg, dann ist es geschafft.
       *[other] Noch { $left } Erfolge, dann ist es geschafft.
    }
why-better-way = { $wins ->
        [yes] Damit Sieg { $mine }, mit „{ $does }“ { $other }.
       *[no] Das gelingt { $mine }, „{ $does }“ { $other }.
    }
why-brings-too = „{ $does }“ ist so wahrscheinlich, aber dies { $brings ->
        [boon] macht den nächsten Versuch leichter.
        [resolve] gibt auch 1 Entschlossenheit.
       *[rest] nimmt auch jeder Figur 1 Müdigkeit.
    }
why-alike-way = „{ $does }“ ist ebenso wahrscheinlich{ $cheaper ->
        [yes] , kostet bei einem Fehlschlag aber mehr.
       *[no] : Der Unterschied ist, wer würfelt.
    }
why-tonight = Erst lagern: Sieg { $camp }; heute Nacht weiter: { $on }.
why-last-way = Es ist der letzte offene Weg.
why-wins = { $why } Ihr gewinnt etwa { $odds }.
why-goal-luck = So viele Aktionen bleiben nicht: Nur noch Glück unterwegs hilft.
why-goal-double = { $left } Erfolge in { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }: Nur ein doppelter gewinnt jetzt.
why-foes = Wer es mit ihnen austrägt, kommt dem Ziel näher.
why-people = Die Leute dort wissen vielleicht, wo zu suchen ist.
why-danger = Vielleicht ist dort etwas zu holen.
why-landmark = Von dort ist das Land ringsum zu sehen.
why-site = Vielleicht ist dort etwas Nützliches.
why-track = { $nearer ->
        [yes] Eine Fährte bringt euch dem Ziel näher und zeigt den Weg.
       *[no] Eine Fährte sagt, wohin sie führt.
    }
why-clue-here = { $points ->
        [yes] Ein Hinweis weist hierher.
       *[no] Das liegt auf der Linie eines Hinweises.
    }
why-search = Hier könnte sich etwas verbergen.
why-first-search = Die erste gute Suche auf einem Feld { $hunt ->
        [yes] schließt Felder für das Ziel aus.
       *[no] bringt euch dem Ziel näher.
    }
why-ahead-goal = { $left ->
        [0] Das Ziel soll in Richtung { $place } liegen.
        [one] { CAP($place) }: Es kann nur dort sein.
       *[other] { CAP($place) } ist 1 von { $left } Feldern, wo das Ziel sein kann; eine Suche dort schließt andere aus.
    }
why-unseen = { $left ->
        [0] { CAP($place) } ist Neuland: ein Ort oder eine Spur kann dort sein.
       *[other] Eine Suche bei { $place } schließt weitere Felder aus.
    }
why-stay = Hier schlaft ihr besser und wisst morgen mehr.
why-goal-there = Wofür die Gruppe kam, liegt in dieser Richtung.
why-beds = Alle sind müde, und die Leute dort haben Betten.
why-camp = Hier ist nichts einen Tag wert.
why-clue-there = { $points ->
        [yes] Ein Hinweis weist auf { $place }.
       *[no] { CAP($place) } liegt auf der Linie eines Hinweises.
    }
# $names: who has voted for what is advised.
why-backed = { LIST($names) } { COUNT($names) ->
        [one] ist
       *[other] sind
    } schon dafür.
why-search-there = { CAP($place) } ist eine Suche wert.
why-site-there = Bei { $place } ist bekanntlich etwas.
why-character = So jemand fehlt der Gruppe.
why-again = Es misslang, und Entschlossenheit kommt wieder.
why-keep = Entschlossenheit ist am Ziel mehr wert.
why-only = Sonst gibt es nichts zu tun.
end-of-way = das Ende dieses Wegs

## Warum etwas nebenbei geschieht, nach seinem Verb.

aside-use = Es hilft sofort und braucht keine Zeit.
aside-give = Da hat jemand nichts zu essen, und du hast genug.
aside-buy = Du hast kaum noch Essen, und hier wird welches verkauft.
aside-roles = Niemand sucht Nahrung, und du kannst es am besten.
aside-other = Es braucht keine Zeit.

## Was für eine Antwort spricht, nach der Frage.

met-because = { $what ->
        [talk] Ein Gefallen bringt euch weiter, ein Rückzug nichts.
        [withdraw] Sie wollen nichts, und nichts geht verloren.
       *[other] Es wagt am wenigsten von dem, was bleibt.
    }
because-depart = Es beendet die Expedition.
because-edge = Hier ist noch mehr zu finden.
because-bonus = Es nützt gerade am meisten.
because-wear = Es hält am meisten aus und fehlt am wenigsten.
because-shelter = Es tut der Gruppe heute Nacht am besten.
because-avoid = Ihr begegnet denen nicht, die kommen.
because-favour = Von dem, was sie tun können, braucht ihr es am meisten.
because-insight = Was es erzählt, bringt euch weiter.
because-loot = Was ihr findet, behaltet ihr.
because-bypass = Niemand kann es besser.
because-role = { because-bypass }
because-trade = Hier gibt es nichts, was du brauchst.
because-harvest = Dafür gibt es Verwendung.
because-offerings = Ihr Zorn kostet mehr, als Münzen bringen.
speaks-for-way = { COUNT($effect) ->
        [0] Alles andere wagt mehr, als es verspricht.
       *[other] { $tested ->
            [yes] Wenn es gelingt: { dilemma-effect }.
           *[no] Ganz sicher: { dilemma-effect }.
        }
    }
because-chest = Was darin ist, bekommt ihr in jedem Fall: So tut es am wenigsten weh.
because-other = Es ist so gut wie alles andere.

## Wozu die vorgeschlagene Aktion dient, über der Frage.

aim-hunt = das Ziel finden, auf 1 von { $left } Feldern
aim-find = { $close ->
        [yes] { aim-where }Hinweise und Fundorte suchen
       *[no] { $where ->
            [open] neue Orte durchsuchen
           *[side] { aim-where }suchen
        }
    }{ $steps ->
        [0] { "" }
        [one] , noch 1 Schritt
       *[other] , noch { $steps } Schritte
    }
aim-where = { $where ->
        [exit] auf Weg { $direction } von { $place }{ " " }
        [side] { $side ->
            [north-east] nordöstlich
            [east] östlich
            [south-east] südöstlich
            [south-west] südwestlich
            [west] westlich
           *[north-west] nordwestlich
        } von { $place }{ " " }
        [here] bei { $place }{ " " }
       *[open] { "" }
    }
aim-study = { COUNT($place) ->
        [0] untersuchen – { $sought }
       *[other] nach { $place }, untersuchen – { $sought }
    }: { $opens ->
        [yes] mindestens { "" }
       *[no] { "" }
    }{ aim-more }{ $left ->
        [one] 1 Erfolg
       *[other] { $left } Erfolge
    }{ $ways ->
        [yes] ; jeder Weg gelingt einmal
       *[no] { "" }
    }
aim-more = { $done ->
        [0] { "" }
       *[other] noch{ " " }
    }
aim-clue = { $way ->
        [yes] { $place } gehen und am Ende suchen
       *[no] { $place } durchsuchen
    }, { $line ->
        [yes] auf der Linie eines Hinweises
       *[no] nach einem Hinweis
    }{ aim-a-step }
aim-a-step = { $steps ->
        [0] { "" }
        [1] : der letzte Schritt
       *[other] : 1 von { $steps } Schritten
    }
aim-site = { $asks ->
        [yes] Leute fragen – { $sought }
       *[no] { $what ->
            [foes] die Bewohner stellen – { $sought }
           *[other] untersuchen – { $sought }
        }
    }{ COUNT($place) ->
        [0] { "" }
       *[other] { " " }bei { $place }
    }{ $what ->
        [step] { $steps ->
            [0] : das schließt Felder aus
           *[other] { aim-a-step }
        }
        [foes] { $steps ->
            [0] { "" }
           *[other] { aim-a-step }
        }
        [boon] : ein Vorteil am Ziel
        [settlement] : vielleicht weiß dort jemand, wo es liegt
        [landmark] : von dort sieht man das Land ringsum
       *[other] : vielleicht ist dort etwas Nützliches
    }
aim-track = Fährte verfolgen – { $sought }{ aim-a-step }
aim-beds = zu { $place }, dort schlafen: ihr seid alle müde
aim-other = { $kind ->
        [night] lagern: Nichts hier ist den Tag wert
        [rest] einen Tag hier rasten: alle Müdigkeit vergeht
        [food] Nahrung suchen: nicht alle haben etwas für heute Nacht
        [won] nach Hause gehen: euer Sieg ist sicher
       *[home] nach Hause gehen: ihr wart lange genug unterwegs
    }
aim-points = neue Fundorte suchen, je 1 Punkt: das Ziel ist fast verloren
aim-explore = neue Orte sehen: jeder gefundene Fundort ist 1 Punkt
