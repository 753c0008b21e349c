# A qué equivalen los sucesos para quien estuvo ausente. Varios iguales se juntan en uno.
# «.one» está vacío donde solo va el número en { $them }: allí no se forma ningún plural.

## Lo que se encontró.

recap-explored = { $fits ->
        [yes] exploró { $them }
       *[no] sacó { $them }
    }
    .one = { THE($tile) }{ COUNT($brought) ->
        [0] { "" }
       *[other] { " (" }{ LIST($brought, type: "comma") })
    }
# $strongest: el nivel más alto.
brought-foes = { $number } enemigos{ $strongest ->
        [1] { "" }
       *[other] { " " }de hasta nivel { $strongest }
    }
brought-foe = { A($foe) }
brought-caches = { $number ->
        [one] un alijo
       *[other] { $number } alijos
    }
shard-brought = { A($sought) }
recap-no_tile = { PLURAL($mark) } que salieron a la luz: { $them }
    .one = { "" }
recap-no_fit = nada cabe tras { $them }
    .one = la puerta { $door }
recap-cache = salieron a la luz: { $them }
    .one = un alijo en { $at }
recap-enemy = enemigos nuevos: { $them }
    .one = { NAME($chip) } en { $at }
recap-laid = el ruido atrajo a { $them }
    .one = enemigo
    .many = enemigos
recap-stays = { PLURAL($mark) } que salieron a la luz: { $them }
    .one = { "" }
recap-peeked = la próxima carta es «{ $card }», { $shards ->
        [0] sin { $sought }
       *[other] con { $sought }
    }
recap-relic = encontró { $them }
    .one = { THE($relic) }
recap-fully_explored = { GENDER($sought) ->
        [f] ya han salido todas las
       *[m] ya han salido todos los
    } { PLURAL($sought) }
recap-supply_ended = no quedan cartas: { $number ->
        [one] bastará { so-many }
       *[other] bastarán { so-many }
    }
recap-opened = abrió { $them }
    .one = alijo
    .many = alijos
recap-shard = tomó { $them }
    .one = fragmento
    .many = fragmentos

## Lo que trajo un escenario.

recap-found = encontró { $them }
    .one = { A($sought) }
recap-delivered = llevó { $them }
    .one = { $home } de { $wanted } al portón
recap-unlocked = abrió { $them }
    .one = { $shut ->
        [0] la última cerradura
        [one] una cerradura (falta { $shut })
       *[other] una cerradura (faltan { $shut })
    }
recap-dropped = soltó { $them }
    .one = la carga
recap-battered = golpes contra el portón: { $them }
    .one = { "" }
recap-phase = el guardián empezó la fase { $number }
recap-beaten = el guardián cayó

## Lo que se peleó, y se perdió.

recap-struck = { $fell ->
        [yes] derribó a { $them }
       *[no] dio a { $them }
    }
    .who = { THE($who) }
    .one = { $fell ->
        [yes] { $chip }
       *[no] { THE($chip) } (queda con { $left } de { $most })
    }
    .many = { PLURAL($chip) }
recap-enemy_burnt = las brasas acabaron con { $them }
    .one = enemigo
    .many = enemigos
recap-enemy_buried = las piedras sepultaron a { $them }
    .one = enemigo
    .many = enemigos
recap-fell = cayó en { $them }
    .one = { $at }{ $cause ->
        [enemy] { fell-by }
       *[other] { fell-to }
    }
# Why an adventurer fell: by an enemy, or of another $cause.
fell-by = { " ante " }{ THE($chip) }
fell-to = { $cause ->
        [exhaustion] { " por agotamiento" }
        [embers] { " en las brasas" }
        [water] { " en el agua" }
       *[other] { "" }
    }
recap-companion_fell = cayó
    .who = { THE($who) }
recap-returned = volvió a estar en pie
recap-jammed = perdió { $them } por una cerradura atascada
    .one = alijo
    .many = alijos
recap-sprung = activó { $them }
    .one = trampa
    .many = trampas
recap-collapsed = losetas hundidas por una carta: { $them }
    .one = { THE($tile) }

## Lo que se decidió.

recap-class = eligió { $them }
    .one = { THE($kind) }
recap-retreats = todos aceptaron la retirada
recap-campaign_ended = la campaña llegó a su fin
recap-ended = { $result ->
        [won] la incursión se ganó en la ronda { $round }
        [lost] la incursión se perdió en la ronda { $round }
       *[retreat] el grupo se fue en la ronda { $round }
    }
