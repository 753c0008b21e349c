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
# Wie eine Stelle eines neuen Landstrichs heißt: „Haselfurt“, „Fern-Otternholz“; point-first ist der Anfang des Wortes.
point-made = { $far ->
        [Far] Fern-{ point-first }{ point-last }
        [High] Ober-{ point-first }{ point-last }
        [Nether] Unter-{ point-first }{ point-last }
        [Old] Alt-{ point-first }{ point-last }
       *[none] { point-first }{ point-last }
    }
point-first = { $first ->
        [Hazel] Hasel
        [Otter] Ottern
        [Adder] Natter
        [Bramble] Brombeer
        [Wren] Zaunkönigs
        [Hollow] Hohl
        [Charcoal] Köhler
        [Badger] Dachs
        [Mossy] Moos
        [Foxglove] Fingerhut
        [Lantern] Laternen
        [Crooked] Krumm
        [Elder] Holunder
        [Thrush] Drossel
        [Eel] Aal
        [Bittern] Dommel
        [Sunken] Senk
        [Heron] Reiher
        [Peat] Torf
        [Withy] Weiden
        [Leech] Egel
        [Drowned] Wasser
        [Sallow] Salweiden
        [Rushlight] Binsenlicht
        [Midge] Mücken
        [Crane] Kranich
        [Salt] Salz
        [Camel] Kamel
        [Red] Rot
        [Broken] Bruch
        [Vulture] Geier
        [Jackal] Schakal
        [Amber] Bernstein
        [Widow] Witwen
        [Kiln] Ofen
        [Thirsty] Durst
        [Scorpion] Skorpion
        [Copper] Kupfer
        [Blind] Blinden
        [Thorn] Dorn
        [Raven] Raben
        [Goat] Ziegen
        [Thunder] Donner
        [Marmot] Murmeltier
        [Iron] Eisen
        [Windy] Wind
        [Falcon] Falken
        [Grey] Grau
        [Larch] Lärchen
        [Frost] Frost
        [Echo] Echo
        [Bell] Glocken
        [Gull] Möwen
        [Seal] Robben
        [Wrack] Tang
        [Tern] Schwalben
        [Puffin] Lunden
        [Oyster] Austern
        [Foam] Schaum
        [Mussel] Muschel
        [Cormorant] Kormoran
        [Rope] Seil
       *[other] { "" }
    }
point-last = { $last ->
        [Holt] holz
        [Glade] lichtung
        [Thicket] dickicht
        [Copse] hain
        [Down] höhe
        [Knoll] kuppe
        [Ridge] rücken
        [Brow] hang
        [Green] anger
        [Meadow] wiese
        [Lea] aue
        [Ford] furt
        [Brook] bach
        [Bridge] brücke
        [Horn] horn
        [Crag] fels
        [Saddle] sattel
        [Notch] scharte
        [Wade] watt
        [Hummock] bult
        [Slough] sumpf
        [Staithe] steg
        [Cairn] steinmal
        [Flat] ebene
        [Drift] düne
        [Gulch] schlucht
        [Palms] palmen
        [Well] brunnen
        [Strand] strand
        [Holm] holm
        [Haven] hafen
        [Skerry] schäre
        [Mere] see
        [Pool] teich
        [Landing] lände
        [Dale] tal
        [Hollow] senke
        [Bottom] grund
       *[other] { "" }
    }
