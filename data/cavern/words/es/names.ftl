# Cómo se llaman las cosas de una caverna en las frases. $kind: la clase de un Minero.

floor-tan = sala ocre
    .gender = f
    .plural = salas ocres
floor-blue = sala azul
    .gender = f
    .plural = salas azules
floor-corridor = pasillo
    .gender = m
    .plural = pasillos

# Con su artículo: «la sala azul de K1». Donde haga falta «del pasillo», la frase escribe { THE($floor, case: "de") }.
room = { THE($floor) } de { $at }
room-titled = { CAP($floor) } de { $at }
tile-marked = { $tile }{ mark }
mark = { $mark ->
        [sun] { " (Sol)" }
        [last] { " (Sol: última ronda)" }
        [fast] { " (turno extra)" }
       *[none] { "" }
    }

# Cartas. De ninguna carta no se dice nada.
loot = { $gold ->
        [0] { $treasure ->
            [0] { "" }
            [one] { $treasure } Tesoro
           *[other] { $treasure } Tesoros
        }
       *[other] { $treasure ->
            [0] { $gold } de Oro
            [one] { $gold } de Oro y { $treasure } Tesoro
           *[other] { $gold } de Oro y { $treasure } Tesoros
        }
    }
held-loot = { $any ->
        [yes] { loot }
       *[no] sin nada
    }
points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
held = { $name } ({ $named ->
        [yes] { $worth } puntos
       *[no] { $worth }
    }{ $up ->
        [yes] , boca arriba
       *[no] { "" }
    }){ $state ->
        [used] , uso agotado{ COUNT($does) ->
            [0] { "" }
           *[other] : { $does }
        }
        [text] : { $text }
       *[none] { "" }
    }
held-brief = { $name } ({ LIST($notes, type: "comma") })
faceup = boca arriba
moment-place = antes de una loseta
moment-before = antes de una tirada
moment-after = tras una tirada
used-when = { $moment }: { $does }
no-effect = sin efecto

# Lo que hace usar un tesoro.
effect-peek = ver quién se oculta en una sala
effect-breach = pasar por alto los pasillos
effect-red = 1 dado rojo más
effect-purple = 1 dado morado más
effect-reroll = volver a tirar dados
effect-xp = 1 PE
effect-gold = 1 de Oro
effect-recall = un Minero a casa

# Lo que hace cada habilidad por 1 PE; el texto de su botón.
band-ability-red = un dado rojo y uno blanco antes de una Batalla o Pelea
    .label = Añadir dado rojo y blanco, 1 PE
band-ability-reroll = tras una tirada, volver a tirar los dados que quieras, gratis si no mejora
    .label = Volver a tirar, 1 PE
band-ability-drift = mandar un segundo Minero a una loseta junto a la tuya
    .label = Un segundo Minero, 1 PE
band-ability-redraw = 1 de Oro y otro Encuentro, tras leer el primero
    .label = Tomar 1 de Oro y otra historia, 1 PE

section-gold = { $number } de Oro
section-treasure = { $number ->
        [one] { $number } Tesoro
       *[other] { $number } Tesoros
    }
section-torch = una antorcha
section-rift = una Grieta mágica
section-doors = { $doors ->
        [one] una puerta
       *[other] { $doors } puertas
    }
lying = { $things }
section = { COUNT($things) ->
        [0] { $floor }
       *[other] { $floor } con { LIST($things, type: "comma") }
    }
sections-alike = { COUNT($things) ->
        [0] { $number } { PLURAL($floor) }
       *[other] { $number } { PLURAL($floor) } con { LIST($things, type: "comma") } en cada caso
    }
sections = { COUNT($sections) ->
        [0] roca viva
       *[other] { LIST($sections, type: "semicolon") }
    }

# Dados. $dice: cuántos de cada color, $last: del último color.
dice-coloured = { $colour ->
        [white] { $number ->
            [one] { $number } dado blanco
           *[other] { $number } dados blancos
        }
        [red] { $number ->
            [one] { $number } dado rojo
           *[other] { $number } dados rojos
        }
       *[purple] { $number ->
            [one] { $number } dado morado
           *[other] { $number } dados morados
        }
    }
dice = { COUNT($dice) ->
        [0] ningún dado
       *[other] { $last ->
            [one] { $dice }
           *[other] { $dice }
        }
    }
class-dice = { $dice }{ $rift ->
        [yes] , +3 de Combate en una Grieta mágica
       *[no] { "" }
    }
dice-there = { $dice }{ $rift ->
        [0] { "" }
       *[other] , +{ $rift } de Combate en la Grieta
    }
swords = { $swords ->
        [one] espada
       *[other] { $swords } espadas
    }
rings = { $rings ->
        [one] anillo
       *[other] { $rings } anillos
    }
face = { $swords ->
        [0] { $rings ->
            [0] nada
           *[other] { rings }
        }
       *[other] { $rings ->
            [0] { swords }
           *[other] { swords } y { rings }
        }
    }
face-then = { $before }, luego { $face }

# Mineros. $owned: los de cada participante; $apart: entre estos no basta una coma.
delvers-alike = { $number ->
        [one] { A($kind) }
       *[other] { $number } { PLURAL($kind) }
    }
delvers-facedown = { $number ->
        [one] un minero
       *[other] { $number } mineros
    }
delvers-listed = { $delvers }
delvers-owned = { $kinds } { OF($owner) }
delvers = { $apart ->
        [yes] { LIST($owned, type: "semicolon") }
       *[no] { $owned }
    }
delvers-all = { $owned }
monster = monstruo

# Una banda en una línea, y lo que la distingue. $twice: la clase que tiene dos veces.
band = { $name }: { $delvers }. { $text }
band-brief = { $twice }; 1 PE: { $ability }
