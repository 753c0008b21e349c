# Lo que se puede consultar: personajes, pistas y el diario.

# Lo que ha dejado atrás una expedición.

past-dead = murió allí
past-out = hubo que cargar con su peso
past-wounded = volvió a casa con Heridas
explored-past = { $score } % explorado

# Cómo llama el grupo a lo que conoce.

place-way-from = el camino { $letter } desde { THE($place) }
toward-way = por { place-way-from }
toward-place = hacia { THE($place) }
toward-followed = desde { THE($place) } en adelante
quarry-goal = el objetivo
quarry-clue = la pista { $number }, { $where }{ times-found }
times-found = { $times ->
        [0] { "" }
        [1] { "" }
        [2] { " " }(dos veces)
       *[other] { " " }({ $times } veces)
    }
quarry-site = { THE($site) }
quarry-category = el { category-name }
rumoured-at = el supuesto { category-name } en { THE($place) }
# $exit: la dirección es un camino de un punto, por su letra.
rumoured = el supuesto { category-name }{ COUNT($direction) ->
        [0] { "" }
       *[other] { $exit ->
            [yes] { " " }por el camino { $direction }
           *[no] { " " }al { direction-name }{ COUNT($place) ->
                [0] { "" }
               *[other] { " " }{ THE($place, case: "de") }
            }
        }
    }

# Páginas.

page-nobody-called = El grupo: { LIST($party, type: "comma") }. Nadie se llama «{ $asked }».
page-no-character = Aquí no tienes personaje. Di uno: { LIST($party, type: "comma") }.
page-unready = Aún no se ha elegido ningún personaje.
page-carries = Lleva: { COUNT($things) ->
        [0] nada
       *[other] { LIST($things, type: "semicolon") }
    }.
page-well = Bien
page-purse = Bolsa del grupo: { coins-for }.
page-orders = Órdenes permanentes: { LIST($orders, type: "semicolon") }.
clues-none = Aún no hay pistas. Las dan las señales del camino, la gente y los mapas.
clues-used-all = Ninguna pista espera que la sigan.
clues-used = { $number ->
        [one] { $number } pista seguida hasta el final.
       *[other] { $number } pistas seguidas hasta el final.
    }
clues-how = Registrar donde señala una pista tiene una ventaja por cada una, 2 como mucho; cada pista se puede seguir una vez.
tale-known = **{ $name }**, se conoce { $known } de 3
tale-part = { $words } ({ $at }, día { $day })
clue-line = **Pista { $number }, { $where }**{ COUNT($words) ->
        [0] { "" }
       *[other] { " " }– { $words }
    }{ times-found }{ $tracked ->
        [yes] ; rastro seguido
       *[no] { "" }
    }{ COUNT($at) ->
        [0] { "" }
       *[other] ; seguida hasta { THE($at) }
    }
clue-from = desde { THE($at) }, { clue-source }{ COUNT($by) ->
        [0] { "" }
       *[other] , { $by }
    }, día { $day }
clue-source = { $source ->
        [trace] señales en el suelo
        [person] de oídas
        [map] un mapa
        [insight] una mirada de cerca
        [scouting] al otear
        [track] al seguir un rastro
        [gm] quien dirige
        [tale] una historia
       *[other] { $source }
    }
# Lo que consulta quien dirige. $tn: su dificultad de hallazgo, 0 para un paraje a la vista. $known: está en el mapa del grupo.
almanac-about = **{ $region }**: los parajes, luego la tabla de encuentros y las amenazas. `place:` dice todo de un lugar.
almanac-where = { $at }: { LIST($sites, type: "comma") }
almanac-row = -# { $row }: { $count } { $name }{ COUNT($disposition) ->
        [0] { "" }
       *[other] , actitud { disposition-name }
    }{ COUNT($words) ->
        [0] { "" }
       *[other] . { $words }
    }
almanac-threat = **{ $name }**: { $words }
almanac-place = **{ $at }** – { terrain-name }, dificultad { $difficulty }, { $visited ->
        [yes] visitado
       *[no] sin visitar
    }
almanac-site = - **{ $name }** ({ category-name }{ $tn ->
        [0] { "" }
       *[other] , dificultad de hallazgo { $tn }
    }, { $known ->
        [yes] { $done ->
            [yes] ya visto
           *[no] en el mapa
        }
       *[no] sin hallar
    }{ COUNT($foe) ->
        [0] { "" }
       *[other] ; { $count } { $foe }{ COUNT($disposition) ->
            [0] { "" }
           *[other] , actitud { disposition-name }
        }
    }). { $words }
almanac-clue = - Pista { $number }, { $given ->
        [yes] ya dada
       *[no] a la espera
    }, hacia { THE($toward) }{ COUNT($name) ->
        [0] { "" }
       *[other] , lleva a { $name }
    }: { $words }
journal-nothing = No se sabe nada de «{ $asked }».
journal-region = **{ $region }**: { $visited ->
        [one] { $visited } lugar visitado
       *[other] { $visited } lugares visitados
    }, { $found ->
        [one] { $found } paraje hallado
       *[other] { $found } parajes hallados
    }.
journal-seen = Solo vistos: { LIST($places, type: "comma") }.
journal-unknown-ground = terreno desconocido
journal-visited = visitado
journal-seen-place = visto
journal-heard-of = solo de oídas
journal-rumour = Rumor: { category-a }{ COUNT($direction) ->
        [0] { "" }
       *[other] { $exit ->
            [yes] { journal-along }
           *[no] { journal-towards }
        }
    }{ COUNT($far) ->
        [0] { "" }
       *[other] , { far-off }
    } (día { $day })
journal-along = { " " }por el camino { $direction }{ COUNT($start) ->
        [0] { "" }
       *[other] { " " }desde { THE($start) }
    }
journal-towards = { " " }al { direction-name }{ COUNT($start) ->
        [0] { "" }
       *[other] { " " }{ THE($start, case: "de") }
    }
journal-hidden = { CAP(category-a) }, { $located ->
        [yes] está ahí, y aún hay que registrar para hallarlo
       *[no] solo un rumor
    } (día { $day })
journal-site = { $name }, { category-name }{ $done ->
        [yes] , ya visto
       *[no] { "" }
    }{ COUNT($about) ->
        [0] { "" }
       *[other] : { $about }
    } ({ COUNT($by) ->
        [0] { "" }
       *[other] { $by },{ " " }
    }día { $day })
journal-note = { $words } ({ COUNT($by) ->
        [0] { "" }
       *[other] { $by },{ " " }
    }día { $day })
journal-blocked = Cortado: { $exit ->
        [yes] { $beyond }
       *[no] el camino { THE($beyond, case: "a") }
    }
journal-afar = Visto de lejos: { COUNT($saw) ->
        [0] solo el terreno
       *[other] { LIST($saw, type: "semicolon") }
    }
afar-site-yes = hay algo allí
afar-site-no = allí no hay nada
afar-creatures-yes = allí vive alguien
afar-creatures-no = allí no vive nadie
afar-hidden = oculto: { LIST($tns, type: "comma") } para hallarlo
spotted-before-yes = Atisbado: hay un paraje
spotted-before-no = Atisbado: ningún paraje
