### Lo que se cuenta a quien estuvo ausente: en qué quedaron las cosas. Varias iguales se vuelven una sola frase, véase docs/words.md.
### Va tras el nombre: «Ada exploró Tejar y perdió 2 exploradores».

## Lo que se encontró.

recap-explored = halló { $them }
    .one = { $where ->
        [planet] { $card } en { $place }
        [place] { $card } en la frontera en { $place }
       *[frontier] { $card } en la frontera
    }
recap-phantom = el Mundo fantasma apareció en { $them }
    .one = { COUNT($system) ->
        [0] la oscuridad
       *[other] { $system }
    }
recap-relic = obtuvo { $them }
    .one = { THE($relic) }
spoils-fewest = obtuvo { $them } por tener menos puntos
recap-looked = miró { $them }
    .one = el mazo { $deck }
recap-hidden_goal = robaste el objetivo secreto { $them }
    .one = { $goal }
recap-order_cards = robaste { $them }
    .one = { $card }
recap-goal_revealed = nuevos objetivos públicos: { $them }
    .one = { $goal } ({ $takes })

## Lo que se luchó, se ganó y se perdió.

recap-gained = { COUNT($before) ->
        [0] tomó { $them }
       *[other] arrebató { $them } a { $before }
    }
    .one = { $planet }
recap-battle_over = ganó { $them }
    .who = { COUNT($winner) ->
        [0] nadie
       *[other] { $winner }
    }
    .one = { $ground ->
        [yes] la pelea en { $place }
       *[no] la pelea en { $place }
    }
recap-lost = perdió { $them }
    .one = { $unit }
    .many = { PLURAL($unit) }
spoils-destroyed = destruyó { $them } de { $whose }
recap-removed_units = { $by ->
        [all] perdió { $them }
       *[other] perdió { $them } por { $source }
    }
    .one = { $unit }
    .many = { PLURAL($unit) }
recap-dock_destroyed = perdió { $them }
    .one = el astillero en { $planet }
recap-freed = perdió { $them }
    .one = { $planet }
recap-planet_destroyed = la lanza estelar redujo a cenizas { $them }
    .one = { $planet }
recap-retreated = se retiró de { $them }
    .one = { $system }
recap-relic_purged = gastó { $them }
    .one = { THE($relic) }
recap-resigned = abandonos: { $them }
    .one = { $who }

## Lo que se puntuó y se decidió.

recap-scored = puntuó { $them }
    .one = { $goal } (total: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    })
recap-point = { $why ->
        [meridian] mantuvo Meridian (total: { $them })
        [seal] rompió el sello de Meridian (total: { $them })
        [splinter] ganó el punto de la astilla de la corona (total: { $them })
        [splinter-lost] perdió la astilla de la corona (total: { $them })
        [tomb] usó la corona del sepulcro (total: { $them })
       *[other] ganó un punto (total: { $them })
    }
    .one = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
recap-technology = ya tiene { $them }
    .one = { $technology }
recap-played = jugó { $them }
    .one = { $card }
recap-dealt = { $who } y { $partner } hicieron un trato
recap-speaker = se llevó la portavocía
recap-begun = tiene la primera portavocía
recap-passed = faltó un turno
recap-away = ausencias: { $them }
    .one = { $who }
recap-back = de vuelta: { $them }
    .one = { $who }
recap-ended = { COUNT($winner) ->
        [0] no ganó nadie; los puntos son { $them }
       *[other] ganó { $winner }; los puntos son { $them }
    }
    .one = { LIST($scores, type: "comma") }

## En una mesa de exploración.

recap-opened = la mesa se abrió para { $them }
    .one = { LIST($players, type: "comma") }
recap-seated = se sumó a la mesa: { $them }
    .one = { $who }
recap-planet_of = tiene ahora { $them }
    .who = { COUNT($owner) ->
        [0] nadie
       *[other] { $owner }
    }
    .one = { $planet }
recap-planet_gone = fuera de la partida: { $them }
    .one = { $planet }
