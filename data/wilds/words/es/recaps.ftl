# En qué quedan los sucesos para quien estuvo ausente; lo explica docs/words.md. Varios iguales se juntan en una sola frase.

## Lo que se halló.

recap-site_seen = nuevo en el mapa: { $them }
    .one = { $how ->
        [located] { category-a }
        [rumour] { category-a }
       *[other] { THE($site) }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] { " " }{ spot }
    }
recap-rumour = oyó hablar de { $them }
    .who = el grupo
    .one = { category-a }{ COUNT($at) ->
        [0] { COUNT($direction) ->
            [0] { "" }
           *[other] { " " }{ rumour-direction }
        }{ COUNT($far) ->
            [0] { "" }
           *[other] { " " }{ far-off }
        }
       *[other] { " " }en { THE($at) }
    }
recap-spotted = { $anything ->
        [yes] hay algo en { $them }
       *[no] no hay nada en { $them }
    }
    .one = { THE($at) }
recap-scouted = oteó { $them }
    .one = { THE($place) }
recap-searched = registró { $them }
    .who = el grupo
    .one = { THE($place) }
recap-tracked = los rastros parecen llevar { $them }
    .one = { THE($place, case: "a") }
# $party: lo consiguió el grupo entero.
recap-gained = consiguió { $them }
    .who = { recap-getter }
    .one = { amount }
recap-coins-of = consiguió { $them }
    .who = { recap-getter }
    .one = moneda
    .many = monedas
recap-getter = { $party ->
        [yes] el grupo
       *[no] { $who }
    }
recap-treasure = consiguió { $them }
    .who = el grupo
    .one = { amount }
recap-coins = consiguió { $them }
    .who = el grupo
    .one = moneda
    .many = monedas
recap-terrain = ya se conoce el terreno { $them }
    .one = { THE($place, case: "de") }
recap-arrived = alcanzó { $them }
    .who = el grupo
    .one = { THE($place) }
recap-edge = la región acaba antes { $them }
    .one = { THE($place, case: "de") }
recap-blocked = cortado: { $them }
    .one = { way-to }
recap-passage = se abrió un camino entre { $them }
    .one = { THE($place) } y { THE($joined) }
recap-clue = encontró { $them }
    .who = el grupo
    .one = pista
    .many = pistas
recap-tale = oyó más de { $them }
    .who = el grupo
    .one = «{ $name }»
recap-investigated = examinó { $them }
    .who = el grupo
    .one = { THE($site) }
recap-discovery = salió a la luz: { $them }
    .one = { $name } ({ nature-name })
recap-restocked = algo ha cambiado en { $them }
    .one = { THE($site) }
recap-goal = el objetivo: { $them }
    .one = { $what ->
        [located] localizado
        [found] hallado
        [reached] cumplido
        [lost] perdido
       *[other] cambiado
    }
recap-snag = hay una pega con { $them }
    .one = { THE($site) }

## A quién se encontró y venció, y lo que se perdió.

recap-met = se topó con { $them }
    .who = el grupo
    .one = { people }
recap-won = venció { $them }
    .who = el grupo
    .one = { THE($foe, case: "a") }
recap-defeat = sufrió una derrota
    .who = el grupo
recap-threat = se cumplió una amenaza: { $them }
    .one = «{ $name }»
recap-died = el grupo perdió a { $them }
    .one = { $who }
recap-wounded = hubo una Herida para { $them }
    .one = { $who }
recap-collapsed = al límite de sus fuerzas: { $them }
    .one = { $who }
recap-poisoned = hubo veneno en la comida de { $them }
    .one = { $who }
recap-hungry = pasar hambre le tocó a { $them }
    .one = { $who }
recap-trap = un cofre tenía una trampa
recap-worn = rompió { $them }
    .one = { amount }

## Lo que se decidió.

recap-character = eligió { $them }
    .one = { THE($archetype, case: "a") }
recap-joined = al grupo se sumó { $them }
    .one = { $who }
recap-leads = lidera el grupo { $them }
    .one = { $who }
recap-offerings = { $taken ->
        [yes] se llevó las ofrendas
       *[no] dejó las ofrendas
    }
    .who = el grupo
recap-set_out = salió { $them }
    .who = el grupo
    .one = { THE($place, case: "de") }
recap-camp = acampó en { $them }
    .who = el grupo
    .one = { THE($place) }
recap-rested = descansó en { $them }
    .who = el grupo
    .one = { THE($place) }
recap-said = habló { $them }
    .one = { COUNT($name) ->
        [0] quien dirige
       *[other] { $name }
    }
recap-ruling = quien dirige dispuso: { $them }
    .one = { $ruled }
recap-secret_ruling = en secreto: { $them }
    .one = { $ruled }
recap-ended = la expedición acabó tras { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
recap-kept_place = nunca hallado: { $them }
    .one = { THE($site) } { spot }

day-told = **Día { $day }:** { CAP(LIST($said, type: "semicolon")) }.
day-number = { $what ->
        [hexes] { $number ->
            [one] 1 casilla descartada
           *[other] { $number } casillas descartadas
        }
        [steps] { $number ->
            [one] 1 paso más cerca del objetivo
           *[other] { $number } pasos más cerca del objetivo
        }
       *[lost] { $number ->
            [one] se perdió el camino
           *[other] se perdió el camino { $number } veces
        }
    }
day-successes = { $number ->
        [one] 1 éxito
       *[other] { $number } éxitos
    } en el objetivo hasta entonces
# A way to study the goal that went well, by whom; who helped there.
day-deed = «{ $does }» ({ $who })
day-friend = ayuda en el objetivo: { $friend }
day-wounds = Heridas para { LIST($who) }
day-threat = llegó «{ $name }»
day-fight = { $won ->
        [yes] se ganó una pelea
       *[no] el grupo fue vencido
    }
day-dared = «{ $label }»: { $well ->
        [yes] salió bien
       *[no] salió mal
    }
day-goal = { $what ->
        [located] **sabíais dónde está el objetivo**
        [reached] { COUNT($who) ->
            [0] **se logró el objetivo**
           *[other] **la victoria fue de { $who }**: «{ $does }»
        }
       *[lost] **se perdió el objetivo**
    }
