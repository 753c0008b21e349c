reason-night = Acampar no quita { $left ->
        [one] ni la última acción de día.
       *[other] ninguna de las { $left } acciones de día.
    }
reason-weary = Desde 3 de Fatiga toda prueba lleva una desventaja; la mayor aquí es { $most }.
reason-rest = Tenéis unos { $tired } de Fatiga; desde 3 toda prueba lleva una desventaja{ $left ->
        [0] .
       *[other] ; quedan { $left } acciones.
    }
reason-camp-loses = Acampar ahora pierde { $lost } de vuestras { $left } acciones.
reason-camp-short = Tras acampar { $left ->
        [one] queda 1 acción
       *[other] quedan { $left } acciones
    } para { $missing ->
        [one] 1 éxito.
       *[other] { $missing } éxitos.
    }
reason-boon = Una ventaja en el objetivo cuesta { $left ->
        [0] la acción de esta noche.
        [one] vuestra última acción.
       *[other] 1 de vuestras { $left } acciones.
    }
reason-not-here = Lo que hay aquí no ayuda en el objetivo.
reason-used = Registrar aquí otra vez no descarta nada.
reason-two-left = Si no está allí, está en la otra casilla.
reason-counted = Cada lugar cuenta una vez: el paso siguiente pide { $close ->
        [yes] una pista o un hallazgo en otro lugar.
       *[no] registrar uno nuevo.
    }
reason-unclued = Sin una pista, registrar aquí solo cuenta si algo se oculta.
reason-on-the-way = Os queda de camino, y registrar allí también cuenta.
reason-here = Un paso cuesta aquí 1 acción; en otro lugar, { $actions } o más.
reason-rules-out = Registrar descarta unas { $gone } de { $left } casillas; seguir, { $less ->
        [0] ninguna.
       *[other] { $less }.
    }
reason-elsewhere = Registrar descarta unas { $more } en { $place } y { $less } en { $other }.
reason-there = Registrar descarta unas { $more } allí y { $less } aquí.
reason-may-be-there = El objetivo puede estar en { $place }; en { $other } no está.
reason-nearer = { $place } queda más cerca de las otras casillas con ? que { $other }.
reason-likelier = Aquí solo cuenta uno: examinar sale mejor.
reason-study-on = { $trail ->
        [yes] Un rastro cuenta
       *[no] Registrar cuenta
    } aquí una vez; al examinar, cada éxito.
reason-care = Con cuidado { $odds }, sin él { $plainly }, por 1 más del reloj.
reason-danger = Una tirada muy mala, { $odds }, es Fatiga o una Herida.

reason-resolve = Temple de { $who }: { $have }.
reason-food = { $nights ->
        [one] Queda 1 noche
       *[other] Quedan { $nights } noches
    }, y alguien tiene comida para { $least ->
        [0] ninguna.
       *[other] solo { $least }.
    }
reason-rested = La mayor Fatiga aquí es { $most }; { $weary ->
        [yes] bajo 3 desaparece la desventaja.
       *[no] desde 3 las pruebas llevan una desventaja.
    }
reason-herb = Una hierba cura una Herida o el veneno{ COUNT($who) ->
        [0] ; las monedas compran comida y son puntos al final.
       *[other] : le hace falta a { LIST($who) }.
    }
reason-eye = Con la ventaja, registrar aquí sale { $odds }, no { $plainly }.
reason-spared = Las herramientas se gastan: con ellas { $odds }, sin ellas { $plainly }.
reason-coins = 100 monedas son 1 punto al final; una comida entre gente cuesta 1.
reason-risk = «{ $way }» falla { $odds }, y eso cuesta { LIST($bad) }.
reason-fight = Una pelea costaría a cada cual { $each ->
        [0] más Fatiga de la que aguantáis.
       *[other] unos { $each } de Fatiga.
    }
reason-keep-resolve = Es tu último Temple: en el objetivo, otra tirada vale más.
reason-way-lost = Perderse cuesta una acción o dos, y { $left ->
        [0] solo queda la noche.
        [one] de día queda 1.
       *[other] de día quedan { $left }.
    }
# Of a chest with a trap.
reason-force = Forzarlo cuesta 1 de Fatiga y nada más; un intento fallido puede ser una Herida.
reason-roam = Un paraje nuevo es 1 punto, justo lo que falta para otro rango; la victoria es segura.
reason-dodge = Los hostiles costarían hasta 2 Heridas y os harían retroceder.
reason-offerings = 100 monedas son 1 punto. Espíritus enfadados: desventaja en Fortaleza; gente enfadada: menos amable.
