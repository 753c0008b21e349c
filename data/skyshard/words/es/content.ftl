# Cómo se llaman las cosas del contenido y qué hacen, en pocas palabras.

relic-once = una vez, { $use }
relic-lasts = { $bonus ->
        [dice] +{ $amount } a los dados de ataque
        [guard] +{ $amount } de defensa: cada golpe quita { $amount } menos
        [stamina] +{ $amount } paso en cada movimiento
       *[health] +{ $amount } de vida máxima, sin curar
    }
effect = { $everybody ->
        [yes] { does-what }, para todo el grupo
       *[no] { does-what }
    }
does-what = { $effect ->
        [heal] cura { $amount } de vida
        [rest] quita { $amount } de fatiga
        [dice] { $amount } dados más en un ataque
        [stamina] { $amount } pasos más este turno
        [reroll] vuelve a tirar un dado de cerradura
        [peek] mira qué esconde la próxima puerta
       *[relic] { $amount ->
            [one] roba { $amount } reliquia
           *[other] roba { $amount } reliquias
        }
    }
# Bajo la pregunta de qué clase llevar.
class-text = { CAP(knack) }: { $numbers }.
class-numbers = { $health } de vida, { $stamina } pasos, { $dice } dados{ $guard ->
        [0] { "" }
       *[other] , defensa { $guard }
    }{ $reach ->
        [1] { "" }
       *[other] , alcance { $reach }
    }{ $trick ->
        [heal] , cura 2 por turno
        [locks] , 1 tirada más en cerraduras
       *[none] { "" }
    }

## Costumbres de los enemigos (SKY-G82): cómo se llama cada una y cómo sigue tras un nombre. Sin género.

habit-hunts = { "" }
habit-wary = guarda distancia
habit-guards = no deja su loseta
habit-stalks = busca al más débil
habit-flees = huye con heridas
habit-calls = llama a otros
habit-swaps = cambia de sitio con heridas
habit-still = inmóvil a la vista
acts-hunts = { "" }
acts-wary = guarda distancia
acts-guards = nunca deja su loseta
acts-stalks = busca a quien esté más débil
acts-flees = huye cuando pierde la mitad de la vida
acts-calls = se queda y llama a otros hacia el grupo
acts-swaps = cambia de sitio en cuanto recibe una herida
acts-still = solo se mueve cuando nadie del grupo mira
star-shard = fragmento de estrella
    .gender = m
    .plural = fragmentos de estrella

## Lo que en el contenido es una clave.

tile-entrance = entrada
    .gender = f
    .plural = entradas
# Siempre tras «alijo» o «reliquia».
rank-common = común
rank-legendary = legendario
shape-nook = nicho
    .gender = m
    .plural = nichos
shape-bend = recodo
    .gender = m
    .plural = recodos
shape-gallery = galería
    .gender = f
    .plural = galerías
shape-crescent = media luna
    .gender = f
    .plural = medias lunas
shape-span = pasarela
    .gender = f
    .plural = pasarelas
shape-bed = bancal
    .gender = m
    .plural = bancales
shape-chamber = cámara
    .gender = f
    .plural = cámaras
shape-hall = salón
    .gender = m
    .plural = salones
named-shard = fragmento
    .gender = m
    .plural = fragmentos
named-shards = fragmentos
# Tras «puerta» o un número.
to-the-east = al este
to-the-south-east = al sudeste
to-the-south = al sur
to-the-south-west = al sudoeste
to-the-west = al oeste
to-the-north-west = al noroeste
to-the-north = al norte
to-the-north-east = al nordeste
side-east = al este
side-south-east = al sudeste
side-south = al sur
side-south-west = al sudoeste
side-west = al oeste
side-north-west = al noroeste
side-north = al norte
side-north-east = al nordeste
lobby-scenario = «{ $name }»
sheet-lore = -# { $text }
ground-mire = fango
ground-murk = bruma
ground-embers = brasas
ground-hush = silencio
ground-gale = vendaval
ground-dust = polvo
ground-balm = bálsamo
ground-water = agua
