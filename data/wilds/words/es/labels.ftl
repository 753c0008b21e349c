# Las jugadas en botones y menús. Una indicación está junto a una etiqueta de un menú.

# $names: quién está a favor, si caben; $votes: cuántos son; $more: cuántos votos faltan. $brief: con poco sitio.
votes-tally = ({ COUNT($names) ->
        [0] { $votes }
       *[other] { $names }
    } a favor{ $more ->
        [0] { "" }
        [one] , falta { $more } voto
       *[other] , faltan { $more } votos
    })
votes-for = A favor: { $names }.
# $voted: otros han de estar de acuerdo.
sure-end = { $voted ->
        [yes] Si hay votos suficientes, la expedición acaba para siempre y se muestra el mapa entero. ¿Lo propones?
       *[no] La expedición acaba para siempre y se muestra el mapa entero. ¿La acabas?
    }
# Lo que una acción costaría sin que el grupo lo espere: va detrás de la etiqueta.
hurts-back = te aleja de { $where }
cost-stretches = { $number ->
        [one] { $number } parte del día
       *[other] { $number } partes del día
    }
cost-no-rolls = camino seguro
cost-rolled = una tirada, 1 del reloj
cost-blocked = cortado ({ $odds })
# $due: con ello el reloj llega a 0.
cost-ticks = reloj -{ $number }{ $due ->
        [yes] : contratiempo
       *[no] { "" }
    }
cost-slow = lento { $odds }
cost-astray = perderse { $odds }
cost-meal = comida, { coins-for } cada uno
# Una acción de noche. $falls: quién se desploma por ello.
cost-night = { $bare ->
        [yes] 1 o 2
       *[no] 1
    } de Fatiga por persona{ COUNT($falls) ->
        [0] { "" }
        [one] , { $falls } se desploma
       *[other] , { $all ->
            [yes] todos se desploman
           *[no] { LIST($falls) } se desploman
        }
    }

# Las acciones del grupo.

label-leave = Salir de la región por { THE($at) }
    .hint = La región acaba ahí, y la expedición también
# $on: en un camino, hacia delante. $letter: de un camino de un punto. $place: vacío si no se conoce. $clues: las que llevan allí.
# $side: un rumbo, vacío en mapas de lugares. $lies: lo que se sabe que hay allí, "lead" por donde dicen que está el objetivo,
# "located" por algo oculto, o la categoría de un paraje; si no, vacío. $place puede ser «Q18, bosque».
label-move = { COUNT($side) ->
        [0] Ir { THE($place, case: "a") }
       *[other] Al { side-name } { THE($place, case: "a") }
    }{ COUNT($lies) ->
        [0] { "" }
       *[other] : { label-lies }
    }{ label-by-clues }
label-to = { COUNT($side) ->
        [0] { "" }
       *[other] al { side-name }{ " " }
    }{ THE($place, case: "a") }
label-lies = { $lies ->
        [maybe] objetivo, 1 de { $left }
        [nearer] hacia un ?
        [goal] el objetivo
        [lead] hacia el objetivo
        [counts] cuenta buscar
        [both] hacia el objetivo, cuenta buscar
        [located] algo oculto
        [landmark] un hito
       *[other] { category-a }
    }
label-way = Ir por { $letter }{ COUNT($place) ->
        [0] , desconocido
       *[other] { " " }{ THE($place, case: "a") }
    }{ label-by-clues }
label-path = { $on ->
        [yes] Seguir
       *[no] Volver
    }{ COUNT($place) ->
        [0] { "" }
       *[other] { " " }{ THE($place, case: "a") }
    } ({ $letter })
label-by-clues = { COUNT($clues) ->
        [0] { "" }
       *[other] : { clues-numbered }
    }
clues-numbered = { COUNT($clues) ->
        [one] pista { $clues }
       *[other] pistas { $clues }
    }
hint-back-visited = { $ahead }; quita 1 al reloj
label-back = Volver { label-to }
    .hint = { CAP($to) }: por terreno conocido; el reloj { $ticks ->
        [yes] corre como siempre
       *[no] no corre
    }
# Un viaje. $lead: va todo recto, $side, por donde dicen que está el objetivo. $letter: de un camino desde un punto cuyo final no
# se conoce. $why: un paraje de allí. $clues: las que llevan allí. $heard: como $lies. $number: de casillas, o de partes del día.
label-journey = { $goal ->
        [yes] Hasta el objetivo{ COUNT($place) ->
            [0] { "" }
           *[other] { " " }({ $place })
        }, { journey-far }
       *[no] { label-journey-on }
    }
    .hint = { COUNT($ground) ->
        [0] { "" }
       *[other] { $ground }; { "" }
    }{ $lead ->
        [yes] hacia el objetivo; { "" }
       *[no] { "" }
    }{ COUNT($way) ->
        [0] { "" }
       *[other] por { LIST($way, type: "comma") }; { "" }
    }hasta que surja algo
label-journey-on = { $lead ->
        [yes] Al { side-name } hasta { journey-far }
       *[no] { COUNT($letter) ->
            [0] Hasta { COUNT($why) ->
                [0] { $place }{ COUNT($clues) ->
                    [0] { COUNT($heard) ->
                        [0] { "" }
                       *[other] { " " }({ $heard ->
                            [located] paraje oculto
                           *[other] { category-name }
                        })
                    }
                   *[other] { " " }({ clues-numbered })
                }
               *[other] { THE($why) }{ COUNT($place) ->
                    [0] { "" }
                   *[other] { " " }({ $place })
                }
            }
           *[other] Por { $letter } hasta el final
        }, { journey-far }
    }
journey-far = { $hexes ->
        [yes] { $number ->
            [one] { $number } casilla
           *[other] { $number } casillas
        }
       *[no] { cost-stretches }
    }
# La probabilidad de perderse: vacía donde apenas la hay. $rolled: hay tiradas por el camino.
journey-risk = { $rolled ->
        [yes] { COUNT($odds) ->
            [0] { "" }
           *[other] , { cost-astray }
        }
       *[no] , camino seguro
    }
label-scout = Otear { THE($place) }
    .hint = alguien se adelanta, y el grupo se queda
label-search = Registrar aquí{ COUNT($clues) ->
        [0] { "" }
       *[other] { " " }({ clues-numbered })
    }
# $boons: cuántas tiene la búsqueda. $clues: las que se siguen más allá de donde señalan.
hint-search = { COUNT($clues) ->
        [0] { $nearer ->
            [no] No cuenta: registrar aquí ya acercó el objetivo
            [found] Ninguna pista señala aquí: cuenta solo si se halla algo
           *[open] { $nearer ->
                [clue] Una pista señala aquí: cuenta
               *[open] Buscar lo que se esconde aquí
            }{ $left ->
                [0] { "" }
               *[other] ; { hint-nearer }
            }
        }{ $boons ->
            [0] { "" }
           *[other] ; { hint-boons }
        }
       *[other] { hint-boons } aquí{ $searched ->
            [yes] ; ya registrado adonde { COUNT($clues) ->
                [1] apuntaba
               *[other] apuntaban
            }: { LIST($points) }
           *[no] , y luego ninguna allí: { LIST($points) }
        }
    }
hint-boons = { $boons ->
        [one] { $boons } ventaja
       *[other] { $boons } ventajas
    }{ $told ->
        [yes] { "" }
       *[no] { " " }(cuenta el más alto de dos d6)
    }
# $left: cuántos éxitos necesita aún, de $most. $asks: allí se pregunta a la gente.
ask-brings = { $again ->
        [yes] otra pista
       *[no] una pista
    }{ $known ->
        [yes] , no del objetivo
       *[no] { "" } para registrar
    }{ $hunt ->
        [yes] , { rules-nothing }
       *[no] { "" }
    }
label-investigate = { $asks ->
        [yes] Preguntar { $again ->
            [yes] otra vez en
           *[no] en
        }
       *[no] Examinar
    } { $sought }{ $most ->
        [1] { "" }
       *[other] , { $done } de { $most } éxitos
    }
# Lo que da examinar un paraje. $what: qué se hace allí. $more: éxitos que faltan aún, 0 si no pide prueba.
hint-look = { $what ->
        [meet] encuentro con quienes viven allí, de nuevo cada vez
        [resource] hierbas, materiales o comida
        [settlement] puede que allí sepan dónde buscar, una vez al día
       *[other] { $more ->
            [0] { "" }
            [1] { $opens ->
                [yes] un éxito muestra qué es, luego quizá más
               *[no] basta un éxito
            }
           *[other] faltan { $opens ->
                [yes] al menos{ " " }
               *[no] { "" }
            }{ $more } éxitos{ $doubles ->
                [yes] , uno crítico cuenta por 2
               *[no] { "" }
            }
        }
    }
# $roll: lo que ha de alcanzar un registro, 0 si basta el éxito. $left: de cuántos pasos.
hint-nearer = { $hunt ->
        [yes] un éxito descarta una dirección
       *[no] { $roll ->
            [0] un éxito
           *[other] una tirada de { $roll } o más
        }: { $left ->
            [1] se sabe dónde está el objetivo
           *[other] 1 o 2 pasos más cerca del objetivo, de { $left }
        }
    }
# Un paraje examinado varias veces con una sola pulsación.
label-look-on = Seguir examinando hasta que surja algo: { $sought }
label-track = Seguir { $sought }
    .hint = { $nearer ->
        [yes] ¿por dónde continúa y hasta dónde? Una sola vez
       *[no] desde aquí no acerca el objetivo
    }
# La probabilidad de que salga bien, por lo que todos saben. $goal: si acerca el objetivo en todo caso, solo con un hallazgo (find), o en ninguno (vain).
label-brings = { $hunt ->
        [yes] { $goal ->
            [point] un paraje nuevo, 1 punto
            [nearer] { $gone ->
                [0] muestra el objetivo
                [1] descarta 1
               *[other] descarta ~{ $gone }
            }
            [find] un hallazgo descarta alguna
           *[vain] { rules-nothing }
        }
       *[no] { $goal ->
            [point] un paraje nuevo, 1 punto
            [nearer] 1 paso
            [find] solo un hallazgo da 1 paso
           *[vain] { no-nearer }
        }
    }
label-succeeds = { $better ->
        [yes] { $odds }, algo mejor
       *[no] { $odds }
    }
look-helps = una ventaja en el objetivo
look-untested = { $helps ->
        [yes] { look-helps }
       *[no] { $brings ->
            [rules] descarta casillas
            [landmark] muestra el terreno de alrededor
            [shelter] algo útil
           *[other] seguro
        }
    }
no-nearer = no acerca al objetivo
rules-nothing = no descarta nada
# El primer examen del objetivo, sin prueba.
look-opens = muestra qué es, seguro
odds-without-care = { $odds } sin cuidado
nearer-beaten = 1 paso más cerca tras 4 a 8 golpes o una buena charla
# Una acción con sus probabilidades y su precio delante. $marks: lo que la distingue de otras iguales.
# $what: lo que se examina, si no, vacío.
label-brief = { $verb ->
        [ask] Preguntar { $again ->
            [yes] otra vez en
           *[no] en
        } { $what }
        [investigate] Examinar{ COUNT($what) ->
            [0] { "" }
           *[other] { " " }{ $what }
        }
        [track] Seguir{ COUNT($what) ->
            [0] { "" }
           *[other] { " " }{ $what }
        }
        [search] Registrar
        [camp] Acampar
       *[forage] Buscar comida
    }{ $careful ->
        [yes] { " " }con cuidado
       *[no] { "" }
    }{ COUNT($marks) ->
        [0] { "" }
       *[other] { " " }({ LIST($marks, type: "comma") })
    }: { LIST($said, type: "comma") }
# $left: cuántos éxitos necesita aún un paraje; $opens: uno abre algo que quizá pida más.
label-approach = { $does }{ COUNT($who) ->
        [0] { "" }
       *[other] { " " }({ $who })
    }: { COUNT($said) ->
        [0] { "" }
       *[other] { LIST($said, type: "comma") }, { "" }
    }{ $double ->
        [yes] doble{ " " }
       *[no] { "" }
    }{ $odds }{ $fails ->
        [tired] , si no, 1 de Fatiga
        [falls] , si no, { $who } se desploma
       *[none] { "" }
    }
    .hint = { COUNT($wins) ->
        [0] { "" }
       *[other] ganáis { $wins };{ " " }
    }{ $brings ->
        [boon] un éxito da ventaja al siguiente;{ " " }
        [resolve] un éxito da 1 de Temple;{ " " }
        [rest] un éxito quita 1 de Fatiga a cada cual;{ " " }
       *[none] { "" }
    }{ $fails ->
        [tick] un fallo: reloj -1;{ " " }
       *[none] { "" }
    }{ COUNT($danger) ->
        [0] { "" }
       *[other] peligro { $danger };{ " " }
    }{ $helps ->
        [none] nada conocido ayuda
        [clue] { $helped ->
            [yes] ayuda una pista: 1 ventaja
           *[no] ayudaría una pista hacia ello
        }
       *[other] { $helped ->
            [yes] ayuda, 1 ventaja: { $helps }
           *[no] ayudaría: { $helps }
        }
    }{ COUNT($tried) ->
        [0] { "" }
       *[other] ; { LIST($tried) } { COUNT($tried) ->
            [one] ha fallado
           *[other] han fallado
        } aquí{ $all ->
            [yes] { "" }
           *[no] ; tira otro miembro
        }
    }
mark-clued = con { COUNT($clues) ->
        [one] la pista { $clues }
       *[other] las pistas { $clues }
    }
# La probabilidad de que el campamento tenga refugio, y si el reloj acaba en la noche.
camp-shelter = refugio { $odds }
camp-unrest = sin descanso junto al peligro
camp-wins = gana { $odds }
camp-night = { $last ->
        [yes] el objetivo se pierde
       *[no] el reloj acaba: contratiempo { $due }
    }
mark-by = { $who }
mark-careful = con cuidado
cost-use = { $left ->
        [one] su último uso
       *[other] 1 de { $left } usos
    }
cost-tools = 1 de { $left } usos
mark-tools = con herramientas
who-rolls = tira { $who }
label-forage = Buscar comida aquí
    .hint = Comida, agua y hierbas para hoy
label-camp = Acampar
# $hour: "settlement", "late" u otra. $price: de una comida, 0 si no hay.
hint-camp = { $hour ->
        [settlement] Un techo y una comida{ $price ->
            [0] { "" }
           *[other] { " " }a { coins-for } por persona
        }: acaba el día
        [late] Tarde y con una desventaja: acaba el día
       *[other] { COUNT($watch) ->
            [0] Refugio, comida, la guardia: acaba el día
           *[other] Refugio, comida, guardia de { $watch }: acaba el día
        }
    }
label-rest = Descansar un día entero
    .hint = Un día entero entre amigos: se va toda la Fatiga
label-depart = { $over ->
        [yes] Volver a casa: acaba la expedición
       *[no] Acabar la expedición
    }
    .hint = El grupo vuelve a casa y se muestra el mapa entero
label-create = Hacer el mío
    .hint = Un nombre, cuatro dados, las habilidades
# Una acción hecha por un miembro, o con cuidado.
label-done-by = { COUNT($who) ->
        [0] { $label } (con cuidado)
       *[other] { $careful ->
            [yes] { $label } ({ $who }, con cuidado)
           *[no] { $label } ({ $who })
        }
    }
hint-careful = quita 2 al reloj, y da una ventaja
hint-tools = gasta 1 uso de las herramientas, y da una ventaja
place-way = camino { $letter }
ahead-way = { terrain-name }, { cost-stretches }
ahead-unknown = desconocido
ahead-not-goal = el objetivo no está ahí
ahead-visited = visitado
ahead-clue = una pista lleva allí
ahead-located = allí se esconde algo
ahead-rumour = rumor: { category-a }
ahead-blocked = cortado
site-access = cuesta llegar: quita 2 al reloj
site-guardian = con guardián
site-long = quita 2 al reloj

# Lo que se deja a los demás, o se hace por un jugador.

trust-character = Tomar a quien quede
    .hint = Uno de los personajes que nadie ha elegido
trust-keep = Dejarlo así
trust-master = Que siga yo según las reglas
trust-safe = La opción segura
trust-others = Voy con los demás
    .hint = Mi voto va con el resto
trust-open = Me da igual
    .hint = No se propone nada

# Además de las acciones del grupo.

label-role = { role-held }: { $who ->
        [nobody] nadie
        [all] todos por turnos
        [myself] yo no
       *[other] { $who }
    }{ COUNT($shelter) ->
        [0] { "" }
       *[other] , refugio { $shelter } (ahora { $now })
    }{ COUNT($food) ->
        [0] { "" }
       *[other] , comida { $food } (ahora { $usual })
    }
# Para qué sirve un papel.
role-does = { $role ->
        [pathfinder] Guía en cada movimiento
        [lookout] Mira qué hay cerca en cada movimiento
        [forager] Busca la comida, también al acampar; el cambio es gratis
        [scout] Va por delante a solas y ve qué hay allí
       *[watch] Vigila de noche
    }
label-lead = Que lidere { $who }
    .hint = Quien lidera deshace los empates
label-note = Escribir en el mapa
    .hint = Una nota para todos, en este lugar
label-give = Dar { $what } a { $who }
label-use = Usar { $what }{ COUNT($cures) ->
        [0] { "" }
       *[other] : quita el veneno a { $cures }, sin gastar tiempo
    }{ COUNT($mends) ->
        [0] { "" }
       *[other] : repara { $mends }, sin gastar tiempo
    }
# $price de $purse monedas.
label-buy = Comprar { $what }: { $price } de { $purse } monedas
# $all: todo lo almacenado.
label-sell = Vender { $all ->
        [yes] el género
       *[no] { $what }
    }: { coins-for }
label-sell-stores = Todo lo que hay almacenado
label-mend = Reparar { $what }
label-enter = Unirse al grupo
    .hint = Con un personaje nuevo
label-kept = El que tuve antes
    .hint = Tal como quedó en otra expedición
label-bring-back = Traer de vuelta a { $who }{ COUNT($archetype) ->
        [0] { "" }
       *[other] , { $archetype }
    }

# Formularios.

form-create = Un personaje propio
form-create-name = Nombre
    .hint = Cómo te llaman los demás
form-create-dice = Dados: Fuerza, Agilidad, Espíritu, Mente
    .hint = { $level ->
        [novice] d6 d6 d6 d6, o un d8 y un d4
       *[expert] d6 d10 d8 d6
    }
form-create-skills = Habilidades
    .hint = { $level ->
        [novice] Tres a 1, cuatro a 0
       *[expert] Una a 3, dos a 2, dos a 1, dos a 0
    }
form-note = En el mapa, aquí
form-note-words = Qué escribes
    .hint = Para todos los del grupo
form-enter = Unirse al grupo
form-enter-name = Nombre
    .hint = Cómo te llamas
# Bajo la pregunta de qué personaje ya hecho se juega.
label-archetype = { $name }: { $about }
