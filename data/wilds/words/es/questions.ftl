# Lo que se pregunta a un miembro o al grupo, detrás de un nombre y una coma.

ask-approach = ¿qué hacer con { THE($foe) }? Actitud { disposition-name }.{ $fought ->
        [yes] { " " }Aguante { $grit } de { $most }.
       *[no] { "" }
    }
ask-approach-nobody = ¿qué hacer?
ask-trade = ¿qué se compra o se vende a { THE($foe) }? Hay { coins-for }, { food-least }{ $worth ->
        [0] { "" }
       *[other] , género por valor de { $worth }
    }; no gasta tiempo.
ask-disposition = ¿en qué actitud está ante el grupo { THE($foe) }?
question-master = lo que pase ahora está en tus manos.
ask-bonus = { COUNT($role) ->
        [0] { ask-bonus-which }
       *[other] como { role-name }, { ask-bonus-which }
    }
ask-bonus-which = { $left ->
        [0] ¿qué extra tomas?
        [1] ¿qué extra tomas?
       *[other] ¿qué { $left } extras tomas?
    }
question-lay = ¿de qué lugar conoces el terreno?
ask-sighting = ¿qué { $number ->
        [0] lugar de al lado divisas
        [1] lugar de al lado divisas
       *[other] { $number } lugares de al lado divisas
    }?
question-avoid = hay alguien delante, amigo o enemigo. ¿Esquivar el encuentro?
question-wear = el terreno es duro. ¿Cuál de tus cosas se gasta?
question-edge = la región acaba aquí. ¿Salir de ella?
question-depart = ¿acabar la expedición y volver a casa?
ask-bypass = ¿quién despeja { COUNT($place) ->
        [0] el camino que sigue
       *[other] el camino { THE($place, case: "a") }
    }?
question-insight = encuentras algo más. ¿Qué eliges?
question-offerings = hay ofrendas en un santuario: ¿llevárselas o dejarlas?
ask-chest = { $again ->
        [yes] otro cofre, y su
       *[no] aquí hay un cofre, y su
    } cerradura es una trampa. ¿Cómo lo abrís?
ask-favour = { $beast ->
        [yes] { $again ->
            [yes] el grupo aún puede quedarse cerca. ¿Para qué más?
           *[no] el grupo puede acercarse. ¿Para qué?
        }
       *[no] { $again ->
            [yes] y un favor más. ¿Cuál?
           *[no] el grupo tiene un favor. ¿Cuál?
        }
    }
ask-role = { COUNT($role) ->
        [0] ¿quién toma el relevo?
       *[other] ¿quién toma el relevo como { role-name }?
    }
ask-pick = { $number ->
        [1] ¿recoger { $number } hierba o { $number } material?
       *[other] ¿recoger { $number } hierbas o { $number } materiales?
    }
ask-harvest = ¿qué buscas en { asked-site }?{ $rules ->
        [yes] { " " }Lo que halles descarta casillas.
       *[no] { "" }
    }
question-shelter = este es un buen sitio para dormir. ¿Cómo se aprovecha?
ask-feed = hay comida para { $left } más. ¿Quién come?
asked-site = { COUNT($site) ->
        [0] este paraje
       *[other] { THE($site) }
    }

# Lo que se pregunta a quien dirige, donde responde por el mundo.

question-goal-here = ¿llegar aquí acerca al grupo a su objetivo?
question-night-event = ¿pasa algo esta noche?
question-trace = ¿a qué señala este rastro?
ask-complication = ¿qué pasa con { asked-site }?
ask-discovery = ¿qué es { asked-site }?
question-hazard = ¿qué se le viene encima al grupo?
ask-ticks = el grupo está a punto de { $verb ->
        [move] ponerse en marcha
        [search] registrar
        [investigate] examinar algo
        [scout] mandar a alguien por delante
        [camp] acampar
        [forage] buscar comida
        [track] seguir un rastro
        [backtrack] volver atrás
       *[other] actuar
    }. ¿Le lleva más tiempo?
question-progress = ¿eso acerca al grupo a su objetivo?
ask-look = ¿qué saca el grupo al examinar { asked-site }?
question-scene = esta escena la juegas tú. ¿Cómo acabó?
ask-outcome = ¿cómo salió el examinar { asked-site }?

# Segundas tiradas.

ask-again-all = ¿volver a tirar por 1 de Temple cada una, o dejarlas así? { CAP(LIST($rolls, type: "semicolon")) }.
ask-again-roll = { $who }, { ask-again-which } { $total }{ roll-against }{ COUNT($follows) ->
        [0] { "" }
       *[other] : { $follows }
    }
# $result: vacío si la dificultad es secreta. $usual: lo que pide casi todo aquí. $follows: lo que sale de ello si se deja así.
ask-again-one = tu { ask-again-which } { $result ->
        [blunder] sale muy mal: { $total }{ roll-against }{ and-follows }
        [failure] falla: { $total }{ roll-against }{ and-follows }
        [weak] sale por poco: { $total }{ roll-against }
        [strong] sale bien: { $total }{ roll-against }
       *[secret] se queda en { $total }; aquí casi todo pide { $usual }
    }. ¿Vuelves a tirar por 1 de Temple, o lo dejas así?{ $mine ->
        [yes] { " " }(`/settings order:resolve:auto` lo decide por ti)
       *[no] { "" }
    }
and-follows = { COUNT($follows) ->
        [0] { "" }
       *[other] , y { $follows }
    }
ask-again-which = { $purpose ->
        [pathfinder] tirada de Guía
        [lookout] tirada de Vigía
        [forager] tirada de Recolector
        [scout] tirada de Batidor
        [search] tirada de registro
        [investigate] examen
        [forage] búsqueda de comida
        [hunt] caza
        [track] rastreo
        [dilemma] intento
       *[other] tirada ({ purpose-words })
    }
question-dilemma = ¿qué hacer?
# Lo que sigue si la tirada se deja así, según para qué es; nada donde no hay palabras para ello.
follows = { $result ->
        [blunder] { follows-blunder }
        [failure] { follows-failure }
       *[other] { "" }
    }
follows-blunder = { $what ->
        [pathfinder] el grupo se pierde
        [lookout] la próxima amenaza llega por sorpresa
        [forager] la comida puede ser venenosa
        [scout] alguien ve al Batidor
        [investigate] un peligro alcanza a todo el grupo
        [shelter] nadie duerme bien: 1 de Fatiga por persona
        [shelter-saves] ganas 1 de Fatiga
        [cold-saves] ganas 1 de Fatiga
        [poison] te envenenas
        [disarm] la trampa cuesta una Herida
        [bypass] el camino sigue cortado
       *[other] { "" }
    }
follows-failure = { $what ->
        [pathfinder] el reloj pierde 1 más
        [lookout] nadie nota nada
        [forager] no se encuentra comida
        [scout] solo se ve el terreno
        [investigate] no se saca nada
        [shelter] quien no pase una prueba gana 1 de Fatiga
        [shelter-saves] ganas 1 de Fatiga
        [cold-saves] ganas 1 de Fatiga
        [poison] te envenenas
        [disarm] la trampa cuesta 1 de Fatiga
        [bypass] el camino sigue cortado
       *[other] { "" }
    }
# $tn: 0 si es secreta.
roll-against = { $tn ->
        [0] { "" }
       *[other] { " " }contra { $tn }
    }

# De un jugador a quien se espera sin pregunta propia, detrás de un nombre y una coma.

ask-scene = esta escena la juegas tú; con /gm resume sigue la expedición.
ask-character = { $together ->
        [yes] elijan sus personajes.
       *[no] elige tu personaje.
    }
ask-late = la noche ha pasado: ¿acampar, o volver a casa?
# $bare: quizá no se halle refugio tan tarde.
ask-night = ¿acampar, o una acción de noche por { $bare ->
        [yes] 1 o 2
       *[no] 1
    } de Fatiga por persona?
ask-storm = con esta tormenta nadie puede seguir. ¿Qué hace el grupo?
ask-after = { $goal ->
        [done] **habéis ganado**: ¿volver a casa con { rank-points }? O seguir: 1 por paraje nuevo.{ $deadly ->
            [yes] { "" } Si caen todos por el camino, el objetivo se pierde.
           *[no] { "" }
        }
       *[other] el objetivo está perdido: ¿volver a casa con { points-made }, o seguir (1 por paraje nuevo)?
    }
points-made = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rank-points = { points-made }{ $short ->
        [0] { "" }
        [one] , falta 1 para el rango siguiente
       *[other] , faltan { $short } para el rango siguiente
    }
ask-first = ¿qué hacer primero?
ask-next = ¿y ahora qué?
