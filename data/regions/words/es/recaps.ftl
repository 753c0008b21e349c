# Lo que se cuenta a quien estuvo ausente; docs/words.md lo explica. Varios sucesos iguales forman una sola frase.
# «.one» queda vacío donde $them es solo el número; la preposición va en «.one», para que cada nombre lleve la suya.

## Lo que se encontró.

recap-came = se exploró { $them }
    .one = { COUNT($where) ->
        [0] un lugar fuera de la vista
       *[other] { THE($where) }
    }
recap-went = fue { $them }
    .one = { COUNT($where) ->
        [0] a un lugar fuera de la vista
       *[other] { THE($where, case: "a") }
    }
recap-saw_region = vio { $them }
    .who = el grupo
    .one = { the-region }
recap-saw = se topó con { $them }
    .who = el grupo
    .one = { THE($what) }
recap-searched = encontró { $them }
    .one = { a-thing }
recap-hurt = perdió { $them }
    .one = de brío{ COUNT($origin) ->
        [0] { "" }
       *[other] { $missed ->
            [yes] { " " }al fallar contra { THE($origin) }
           *[no] { " " }por { THE($origin) }
        }
    }
    .many = de brío{ COUNT($origin) ->
        [0] { "" }
       *[other] { $missed ->
            [yes] { " " }al fallar contra { THE($origin) }
           *[no] { " " }por { THE($origin) }
        }
    }
recap-valuables-lost = perdió objetos de valor ({ $them })
    .one = { "" }
recap-valuables-found = encontró objetos de valor ({ $them })
    .one = { "" }
recap-gear-found = encontró { $them }
    .one = { A($item) }
recap-object-found = encontró { $them }
    .one = { A($what) }
recap-picked = abrió { $them }
    .one = { THE($lock) }
recap-passage = apareció un camino oculto que sale { $them }
    .one = { COUNT($where) ->
        [0] de un lugar fuera de la vista
       *[other] { THE($where, case: "de") }
    }
recap-blocked = cerraba el paso: { $them }
    .one = { THE($by) }
recap-opened = abrió { $them }
    .who = { $who }
    .one = { THE($what) }
recap-used = usó { $them }
    .who = { $who }
    .one = { THE($what) }
recap-lit_up = ahora hay luz en { $them }
    .one = { the-region }

## Lo que se combatió y se perdió.

recap-defeated = venció { $them }
    .who = el grupo
    .one = { THE($what, case: "a") }
recap-down = en el suelo: { $them }
    .one = { $who }
recap-injured = con una Herida: { $them }
    .one = { $who }{ $up ->
        [yes] { " " }({ $most } de brío)
       *[no] { "" }
    }
recap-died = sin vida: { $them }
    .one = { $who }
recap-infected = contrajo { $them }
    .who = { $who }
    .one = { $disease }
recap-sprung = saltó la trampa: { $them }
    .one = { THE($what) }
recap-came_back = de vuelta: { $them }
    .one = { THE($what) }
recap-alerted = en alerta: { $them }
    .one = { THE($what) }
recap-body_found = alguien encontró un cuerpo
recap-unseen_alarm = fuera de la vista se dio la alarma
recap-tokens_lost = perdió { $them } de sus fichas de sigilo
    .who = el grupo
    .one = { "" }
recap-closed = ya nadie puede entrar en { $them }
    .one = { the-region }
recap-caught = { $how ->
        [injury] se quedó atrás: { $them }
        [death] se quedó atrás para siempre: { $them }
       *[caught] se acabó el tiempo para { $them }
    }
    .one = { $who }

## Lo que se logró y se decidió.

recap-joined_up = en el grupo: { $them }
    .one = { $who }
recap-set_out = partió { $them }
    .who = el grupo
    .one = { COUNT($where) ->
        [0] de un lugar fuera de la vista
       *[other] { THE($where, case: "de") }
    }
recap-reached_goal = salió por { THE($where) }: { $them }
    .one = { $who }
recap-not_yet = en { THE($where) } aún faltaba aquello que el grupo vino a buscar
recap-wants_to_give_up = a favor de rendirse: { $them }
    .one = { $who }
recap-ended = { $ending ->
        [won] el escenario se ganó
        [partly] el escenario se ganó en parte
        [lost] el escenario se perdió
       *[conceded] el grupo se rindió
    }
recap-said = tomó la palabra { $them }
    .one = { COUNT($speaker) ->
        [0] quien dirige
       *[other] { $speaker }
    }
recap-ruling = quien dirige decidió: { $them }
    .one = { $ruling }
recap-secret_ruling = en secreto: { $them }
    .one = { $ruling }

# How it went, a line for each round that mattered.
in-round = **Ronda { $round }:** { LIST($told, type: "semicolon") }.
round-found = { $who } encontró { LIST($what, each: "the") }
round-down = { $who } cayó
round-died = { $who } murió
round-out = { $who } salió{ COUNT($what) ->
        [0] { "" }
       *[other] { " " }con { LIST($what, each: "the") }
    } por { THE($where) }
