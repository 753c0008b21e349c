reason-night = Acampar no quita { $left ->
        [one] ni la última acción de día.
       *[other] ninguna de las { $left } acciones de día.
    }
reason-weary = Desde 3 de Fatiga toda prueba lleva una desventaja; la mayor aquí es { $most }.
reason-rest = Tenéis unos { $tired } de Fatiga; desde 3 toda prueba lleva una desventaja{ $left ->
        [0] .
       *[other] ; quedan { $left } acciones.
    }
reason-camp-loses = Acampar ahora perdería { $lost } de vuestras { $left } acciones.
reason-camp-short = Tras acampar { $left ->
        [one] queda 1 acción
       *[other] quedan { $left } acciones
    } para { $missing ->
        [one] 1 éxito.
       *[other] { $missing } éxitos.
    }
reason-boon = Una ventaja en el objetivo costaría { $left ->
        [0] la acción de esta noche.
        [one] vuestra última acción.
       *[other] 1 de vuestras { $left } acciones.
    }
reason-not-here = Lo que hay aquí no ayuda en el objetivo.
reason-used = Aquí ya habéis buscado: cada lugar descarta ? una sola vez.
reason-two-left = Solo quedan 2 ?: 1 de 2 veces habréis llegado; si no, es el otro.
reason-counted = Cada lugar cuenta una vez: el paso siguiente pide { $close ->
        [yes] una pista o un hallazgo en otro lugar.
       *[no] registrar uno nuevo.
    }
reason-unclued = Sin una pista, registrar aquí solo cuenta si algo se oculta.
reason-on-the-way = Ese camino hay que hacerlo igual, y registrar allí cuenta lo mismo.
reason-here = Un paso cuesta aquí 1 acción y en otro lugar { $actions }: también el camino.
reason-rules-out = Buscar aquí descarta unos { $gone } de los { $left } ?; seguir, { $less ->
        [0] ninguno.
       *[other] solo { $less }.
    }
reason-elsewhere = En { $place } registrar descarta unas { $more }; en { $other }, solo { $less }.
reason-there = Registrar allí descarta unas { $more }; aquí, solo { $less }.
reason-may-be-there = El objetivo puede estar en { $place }; en { $other } no está.
reason-nearer = Desde { $place } los demás de los { $left } ? quedan más cerca que desde { $other }.
reason-likelier = Aquí descarta ? examinar o buscar, no ambos; examinar sale mejor.
reason-study-on = Cada éxito al examinar es un paso; { $trail ->
        [yes] un rastro
       *[no] registrar
    } lo es aquí una sola vez.
reason-care = Con cuidado { $odds }, sin él { $plainly }, por 1 más del reloj.
reason-danger = Peligro { $odds }: una tirada muy mala trae Fatiga o una Herida.

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
        [0] ; las monedas solo son puntos al final.
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
