# Cómo se llaman las clases de cosas; sus claves no se muestran nunca.

sort-landmark = hito
    .gender = m
    .plural = hitos
sort-resource = recurso
    .gender = m
    .plural = recursos
sort-shelter = refugio
    .gender = m
    .plural = refugios
sort-danger = peligro
    .gender = m
    .plural = peligros
sort-secret = secreto
    .gender = m
    .plural = secretos
sort-settlement = poblado
    .gender = m
    .plural = poblados
# $category: de un paraje, por sí sola. Todas son masculinas, y hay frases que cuentan con ello.
category-name = { $category ->
        [landmark] { sort-landmark }
        [resource] { sort-resource }
        [shelter] { sort-shelter }
        [danger] { sort-danger }
        [secret] { sort-secret }
       *[settlement] { sort-settlement }
    }
category-a = { $category ->
        [landmark] un hito
        [resource] un recurso
        [shelter] un refugio
        [danger] un peligro
        [secret] un secreto
       *[settlement] un poblado
    }
# Un terreno como lo nombra una etiqueta, sin artículo.
terrain-name = { $terrain ->
        [forest] bosque
        [hills] colinas
        [clearing] claro
        [stream] arroyo
        [peaks] cumbres
        [marsh] pantano
        [desert] desierto
        [scrub] matorral
        [oasis] oasis
        [coast] costa
        [water] agua
        [valley] valle
        [ash] ceniza
        [snow] nieve
       *[other] { $terrain }
    }
# Un rumbo, casi siempre detrás de «al»; si no, un lugar o la letra de un camino.
direction-name = { $direction ->
        [north-east] noreste
        [east] este
        [south-east] sureste
        [south-west] suroeste
        [west] oeste
        [north-west] noroeste
       *[other] { $direction }
    }
# $role: "watch" es la guardia de la noche.
role-held = { $role ->
        [watch] Guardia
       *[other] { role-name }
    }
# Hacia dónde queda algo desde el grupo; va detrás de «al».
side-name = { $side ->
        [north-east] noreste
        [east] este
        [south-east] sureste
        [south-west] suroeste
        [west] oeste
       *[north-west] noroeste
    }
season-name = { $season ->
        [spring] primavera
        [summer] verano
        [autumn] otoño
       *[winter] invierno
    }
# Detrás de «actitud», por eso en femenino.
disposition-name = { $disposition ->
        [hostile] hostil
        [wary] recelosa
        [friendly] amistosa
       *[neutral] neutral
    }
attribute-name = { $attribute ->
        [strength] Fuerza
        [agility] Agilidad
        [spirit] Espíritu
        [mind] Mente
       *[other] { CAP($attribute) }
    }
skill-name = { $skill ->
        [athletics] Atletismo
        [fortitude] Fortaleza
        [perception] Percepción
        [stealth] Sigilo
        [influence] Influencia
        [nature] Naturaleza
        [survival] Supervivencia
        [crafting] Artesanía
        [education] Erudición
        [lore] Leyendas
        [fighting] Combate
       *[other] { CAP($skill) }
    }
# Cómo se llama un lugar de una región nueva: «Vado del Avellano», «Soto de la Nutria de Allá».
point-made = { $far ->
        [Far] { point-last } { point-first } de Allá
        [High] { point-last } { point-first } de Arriba
        [Nether] { point-last } { point-first } de Abajo
        [Old] { point-last } { point-first } de Antaño
       *[none] { point-last } { point-first }
    }
point-first = { $first ->
        [Hazel] del Avellano
        [Otter] de la Nutria
        [Adder] de la Víbora
        [Bramble] de la Zarza
        [Wren] del Chochín
        [Hollow] del Hueco
        [Charcoal] del Carbón
        [Badger] del Tejón
        [Mossy] del Musgo
        [Foxglove] de la Dedalera
        [Lantern] de la Linterna
        [Crooked] del Recodo
        [Elder] del Saúco
        [Thrush] del Zorzal
        [Eel] de la Anguila
        [Bittern] del Avetoro
        [Sunken] del Hundido
        [Heron] de la Garza
        [Peat] de la Turba
        [Withy] del Mimbre
        [Leech] de la Sanguijuela
        [Drowned] del Ahogado
        [Sallow] del Sauce
        [Rushlight] del Candil
        [Midge] del Mosquito
        [Crane] de la Grulla
        [Salt] de la Sal
        [Camel] del Camello
        [Red] del Rojo
        [Broken] de la Quiebra
        [Vulture] del Buitre
        [Jackal] del Chacal
        [Amber] del Ámbar
        [Widow] de la Viuda
        [Kiln] del Horno
        [Thirsty] de la Sed
        [Scorpion] del Escorpión
        [Copper] del Cobre
        [Blind] del Ciego
        [Thorn] del Espino
        [Raven] del Cuervo
        [Goat] de la Cabra
        [Thunder] del Trueno
        [Marmot] de la Marmota
        [Iron] del Hierro
        [Windy] del Viento
        [Falcon] del Halcón
        [Grey] de la Bruma
        [Larch] del Alerce
        [Frost] de la Escarcha
        [Echo] del Eco
        [Bell] de la Campana
        [Gull] de la Gaviota
        [Seal] de la Foca
        [Wrack] del Sargazo
        [Tern] del Charrán
        [Puffin] del Frailecillo
        [Oyster] de la Ostra
        [Foam] de la Espuma
        [Mussel] del Mejillón
        [Cormorant] del Cormorán
        [Rope] de la Soga
       *[other] { "" }
    }
point-last = { $last ->
        [Holt] Soto
        [Glade] Claro
        [Thicket] Matorral
        [Copse] Bosquete
        [Down] Loma
        [Knoll] Cerro
        [Ridge] Cuerda
        [Brow] Ladera
        [Green] Ejido
        [Meadow] Prado
        [Lea] Dehesa
        [Ford] Vado
        [Brook] Arroyo
        [Bridge] Puente
        [Horn] Pico
        [Crag] Peñasco
        [Saddle] Collado
        [Notch] Portillo
        [Wade] Vadera
        [Hummock] Otero
        [Slough] Ciénaga
        [Staithe] Muelle
        [Cairn] Majano
        [Flat] Llano
        [Drift] Duna
        [Gulch] Barranco
        [Palms] Palmar
        [Well] Pozo
        [Strand] Playa
        [Holm] Islote
        [Haven] Puerto
        [Skerry] Escollo
        [Mere] Laguna
        [Pool] Poza
        [Landing] Desembarcadero
        [Dale] Valle
        [Hollow] Hondonada
        [Bottom] Hondón
       *[other] { "" }
    }
