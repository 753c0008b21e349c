# Wie Arten von Dingen heißen; ihre Kennungen zeigt das Spiel nie.

sort-landmark = Wahrzeichen
    .gender = n
    .plural = Wahrzeichen
sort-resource = Vorkommen
    .gender = n
    .plural = Vorkommen
sort-shelter = Unterschlupf
    .gender = m
    .plural = Unterschlupfe
sort-danger = Gefahr
    .gender = f
    .plural = Gefahren
sort-secret = Geheimnis
    .gender = n
    .gen = Geheimnisses
    .plural = Geheimnisse
sort-settlement = Siedlung
    .gender = f
    .plural = Siedlungen
# $category: was ein Ort ist, für sich.
category-name = { $category ->
        [landmark] { sort-landmark }
        [resource] { sort-resource }
        [shelter] { sort-shelter }
        [danger] { sort-danger }
        [secret] { sort-secret }
       *[settlement] { sort-settlement }
    }
# Im Nominativ.
category-a = { $category ->
        [landmark] ein Wahrzeichen
        [resource] ein Vorkommen
        [shelter] ein Unterschlupf
        [danger] eine Gefahr
        [secret] ein Geheimnis
       *[settlement] eine Siedlung
    }
# Ein Gelände, wie es ein Knopf nennt, ohne Artikel.
terrain-name = { $terrain ->
        [forest] Wald
        [hills] Hügel
        [clearing] Lichtung
        [stream] Bach
        [peaks] Berge
        [marsh] Sumpf
        [desert] Wüste
        [scrub] Buschland
        [oasis] Oase
        [coast] Küste
        [water] Wasser
        [valley] Tal
        [ash] Asche
        [snow] Schnee
       *[other] { CAP($terrain) }
    }
# Eine Himmelsrichtung, meist nach „im“; sonst ein Feld oder der Buchstabe eines Weges.
direction-name = { $direction ->
        [north-east] Nordosten
        [east] Osten
        [south-east] Südosten
        [south-west] Südwesten
        [west] Westen
        [north-west] Nordwesten
       *[other] { $direction }
    }
# $role: "watch" für die Wache bei Nacht.
role-held = { $role ->
        [watch] Wache
       *[other] { role-name }
    }
# Wohin es von der Gruppe aus geht.
side-name = { $side ->
        [north-east] nordostwärts
        [east] ostwärts
        [south-east] südostwärts
        [south-west] südwestwärts
        [west] westwärts
       *[north-west] nordwestwärts
    }
season-name = { $season ->
        [spring] Frühling
        [summer] Sommer
        [autumn] Herbst
       *[winter] Winter
    }
disposition-name = { $disposition ->
        [hostile] feindselig
        [wary] misstrauisch
        [friendly] freundlich
       *[neutral] neutral
    }
attribute-name = { $attribute ->
        [strength] Stärke
        [agility] Gewandtheit
        [spirit] Geist
        [mind] Verstand
       *[other] { CAP($attribute) }
    }
skill-name = { $skill ->
        [athletics] Athletik
        [fortitude] Zähigkeit
        [perception] Wahrnehmung
        [stealth] Heimlichkeit
        [influence] Einfluss
        [nature] Naturkunde
        [survival] Überleben
        [crafting] Handwerk
        [education] Bildung
        [lore] Sagenkunde
        [fighting] Kampf
       *[other] { CAP($skill) }
    }

