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
