# Cómo están las cosas: la línea al pie, la hoja, los miembros y lo que llevan, y lo que solo ve quien dirige.
# De los miembros no se sabe el género: ninguna palabra suya concuerda con él.

member-dead = ha muerto
member-down = no puede más hasta un poblado
member-collapsed = se ha desplomado
member-fatigue = Fatiga { $fatigue } de { $most }
member-hurt = { $wounds ->
        [one] { $wounds } Herida
       *[other] { $wounds } Heridas
    }
# $where: el atributo de cada una.
member-wounds = { member-hurt } de { $most } ({ LIST($where, type: "semicolon") })
member-treated = { attribute-name }, tratada
member-poisoned = con veneno
member-hungry = con hambre
member-left = su jugador se ha ido
member-absent = no se le espera
role-name = { $role ->
        [pathfinder] Guía
        [lookout] Vigía
        [forager] Recolector
       *[scout] Batidor
    }
member-watch = de guardia por la noche
member-leads = lidera
member-resolve = Temple { $resolve } de { $most }
member-well = bien
member-rations = { $uses ->
        [0] sin comida
        [one] comida para cerca de { $uses } noche
       *[other] comida para cerca de { $uses } noches
    }
member-unready = { $who }: aún sin personaje

# Cosas.

item-any = { $named } (cualquier habilidad)
item-quality = calidad { $quality }
item-broken = inservible
item-damaged = con daños
item-uses = { $uses ->
        [one] queda { $uses } uso
       *[other] quedan { $uses } usos
    }
item-spent = hoy ya se usó

# La hora, el lugar, la comida y los males.

standing-day = Día { $day }{ $last ->
        [0] { "" }
       *[other] { " " }de { $last }
    }
standing-hour = { standing-day }, { stretch-name }
stretch-name = { $stretch ->
        [1] mañana
        [2] tarde
        [3] atardecer
        [4] noche
       *[other] noche cerrada
    }
actions-left = { $left ->
        [one] queda { $left } acción de día
       *[other] quedan { $left } acciones de día
    }
standing-place = { spot }, { terrain-name }
standing-hides = { $other ->
        [yes] aquí se oculta otra cosa, no el objetivo
       *[no] aquí se esconde algo
    }
standing-timer = reloj { $timer } de { $size }
timer-due = reloj 1: apuro { $due } ahora
threat-due = { $name } { $left ->
        [one] ahora
       *[other] en { $left } acciones
    }{ $harder ->
        [0] { "" }
       *[other] : tiradas { $harder } más difíciles
    }
ways-astray = al seguir: { $astray }
standing-paused = El tiempo se detiene por una escena.
standing-characters = { $region }: { $all ->
        [one] elegido { $ready } de { $all } personaje
       *[other] elegidos { $ready } de { $all } personajes
    }.
standing-over = { $region }, acabada { $dawned ->
        [0] tras { $days ->
            [one] { $days } día
           *[other] { $days } días
        }
       *[other] la mañana del día { $dawned }
    }.
goal-die = { $die ->
        [one] { $die } paso
       *[other] { $die } pasos
    } hasta el objetivo
goal-is = el objetivo está { $where }
standing-score = objetivo alcanzado: { rank-name }, { rank-points }
goal-at = en { THE($at) }
goal-here = aquí
goal-found = hallado
goal-looks = { $where }; examinarlo: { looks-made }{ goal-luck }
goal-study = { $left ->
        [one] falta 1 éxito
       *[other] faltan { $left } éxitos
    }: { $luck ->
        [doubles] solo ganan los dobles
       *[luck] solo ayuda la suerte por el camino
    }
goal-luck = { $luck ->
        [luck] , pero quedan menos acciones
        [doubles] ; { $left ->
            [one] queda 1 acción
           *[other] quedan { $left } acciones
        } con las noches: solo ganan los dobles
       *[no] { "" }
    }
# $state: cómo va el objetivo. $die: lo que queda de su dado, 0 si no corre ninguno.
goal-line = Objetivo: { COUNT($aim) ->
        [0] { goal-needs }.
       *[other] { CAP($aim) } ({ goal-needs }).
    }
goal-needs = { $state ->
        [found] { $where }, y falta examinarlo
        [done] cumplido: con `/wilds depart` se vuelve a casa
        [lost] perdido
       *[open] { $die ->
            [0] aún sin hallar
           *[other] { goal-die }, y luego examinarlo
        }
    }
food-fed = hoy ya comió
food-none = sin comida
food-least = { $nights ->
        [0] no hay comida para todo el grupo
        [one] comida para { $nights } noche
       *[other] comida para { $nights } noches
    }
of-use = { $item ->
        [herb] { $what }: cada una, una ventaja al tratar una Herida
       *[material] { $what }: cada uno repara 1 uso del equipo
    }
food-night = comida para 1 noche
# Dicho de varios, o de cuántos cuando sus nombres no caben en una línea.
said-of = { $said }: { $who }
said-of-many = { $said }: { $number } de { $party }
unwell = { $number ->
        [one] { $number } miembro con males
       *[other] { $number } miembros con males
    } (mira la hoja)
everybody = todo el grupo

# Votos.

votes-settle = { $votes ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }Con { $votes } votos queda decidido.
    }
votes-with-others = con los demás
votes-proposals = { $number ->
        [one] { $number } propuesta
       *[other] { $number } propuestas
    }
votes-more = { $number } propuestas más

# La hoja.

sheet-rank = Para el rango final: 3 puntos por el objetivo, 1 por cada hallazgo, 1 por 100 monedas.
sheet-purse = Bolsa: { coins-for }{ $worth ->
        [0] { "" }
        [one] , y género por valor de { $worth } moneda
       *[other] , y género por valor de { $worth } monedas
    }. Dificultad { $difficulty }.
sheet-threat = { $name }{ $left ->
        [0] { "" } ya está aquí{ $what ->
            [harder] : todo el terreno es 2 más difícil, 14 como mucho
            [corruption] : un lugar es 2 más difícil
           *[other] { "" }
        }.
       *[other] : reloj en { $left }.
    }
sheet-ruled = Dispuesto por quien dirige: { LIST($rulings, type: "semicolon") }

# Lo que solo ve quien dirige.

secrets-hidden = Aún sin descubrir
secrets-none = Nada: ya lo saben todo.
secrets-site = { $name }: { category-name } en { THE($at) }{ $tn ->
        [0] { "" }
       *[other] , dificultad de hallazgo { $tn }
    }
secrets-more = y { $number } más, en tu mapa
secrets-goal-timer = El reloj propio del objetivo: { $left }
secrets-timer = { $name }: { $left }
secrets-restocked = { $name }: se renueva desde el día { $day }
secrets-tale = { $name }, una historia: se lee en { $landmark }, acaba en { THE($end) }
secrets-forced = Hay disposiciones esperando la próxima tirada.
