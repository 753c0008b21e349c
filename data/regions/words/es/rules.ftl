# Reglas especiales, tal como se anuncian, y en qué quedó el escenario del día.

rule-tokens = Perdida la última, el grupo queda atrapado.
rule-tokens-more = Por ser tan pocos, el grupo tiene { $count ->
        [one] { $count } ficha de sigilo
       *[other] { $count } fichas de sigilo
    } más.
rule-alarm = Tras { $rounds } rondas, cada ronda cuesta fichas.
rule-light-ends = Una luz que un Vigilante vea en un lugar oscuro delata al grupo: ahí se acaba.
rule-light-costs = Una luz que un Vigilante vea en un lugar oscuro cuesta una ficha de sigilo.
rule-no-bash = Lo que tiene cerradura no se puede derribar: usa una ganzúa o busca la llave.
rule-needs = Hay que sacar de aquí { LIST($objects, each: "the") }.
rule-limit = { $mode ->
        [chasing] Alguien del grupo debe llegar al objetivo en { $rounds } rondas.
       *[fleeing] Todo el grupo debe llegar al objetivo en { $rounds } rondas.
    }
rule-partial = { $consequence ->
        [death] Quien salga a tiempo se salva; los demás mueren.
       *[injury] Quien salga a tiempo se salva; los demás sufren una Herida.
    }
rule-closing-kills = Los lugares se cierran detrás del grupo y matan a quien siga dentro.
rule-closing-loses = Algunos lugares tienen su propio límite: si aún hay alguien dentro, la persecución se pierde.
rule-bonus = Algunos lugares, al llegar, dan más rondas.
secret-roll = Ronda { $round }, { $sought ->
        [nothing] nada ahí
       *[other] { $sought }
    }, { $dice }: { $result }.
scenario-is-over = Este escenario ha terminado.
mark-goal = el objetivo
mark-death = una muerte
mark-down = alguien en el suelo
mark-overcome = un peligro superado
came-to = { $scenario }, { $points ->
        [2] victoria
        [1] victoria en parte
       *[0] derrota
    } en { $round ->
        [one] { $round } ronda
       *[other] { $round } rondas
    }

# Lo que se tiró en secreto.

draw-wanders = hacia dónde deambula { $name }
