### Textos alternativos: las palabras que dicen lo mismo que un dibujo.

## El mapa.

alt-opening = Expedición, antes del primer turno.
alt-time = { $last ->
        [yes] Expedición, { alt-round }; última ronda.
       *[no] Expedición, { alt-round }.
    }
alt-round = { $phase ->
        [status] ronda { $round }, fase de recuento
        [council] ronda { $round }, consejo
       *[other] ronda { $round }
    }
alt-sentence = { CAP($said) }.
alt-marks = Símbolos: { LIST($marks, type: "comma") }.
alt-points = Puntos: { LIST($points, type: "comma") } de { $enough }.
alt-goals = Objetivos: { LIST($goals, type: "semicolon") }.
# $systems: cada uno como "alt-reached".
alt-open = Al alcance (planetas con recursos+influencia): { LIST($systems, type: "semicolon") }.
alt-reached = { $system } { COUNT($said) ->
        [0] vacío
       *[other] { LIST($said, type: "comma") }
    }
alt-origins = Pueden venir naves de { $systems }.
alt-coming = A { $system } podrían llegar: { LIST($comers, type: "semicolon") }; { COUNT($awaits) ->
        [0] no tienes ninguna unidad allí
       *[other] tienes allí { $awaits }
    }.
alt-comer = { $units } ({ $odds })
alt-tokens = Fichas de frontera: { LIST($systems, type: "comma") }.
alt-destroyed = Destruidos: { LIST($planets, type: "comma") }.
alt-fight = En { $system }: { LIST($parts, type: "semicolon") }.
alt-left = { $who } ya no está.
alt-fleet = en { $system } { LIST($units, type: "comma") }
alt-commands = Fichas de mando: { LIST($parts, type: "semicolon") }.
alt-commands-of = { $who } { $systems }
alt-home = hogar
alt-planet-in-eddy = { $planet } en Eddy
alt-planet = { $planet }{ COUNT($units) ->
        [0] { "" }
       *[other] { " " }con { LIST($units, type: "comma") }
    }{ $exhausted ->
        [yes] , agotado
       *[no] { "" }
    }
alt-holdings = { $who } tiene { $none ->
        [yes] { COUNT($held) ->
            [0] ningún planeta
           *[other] ningún planeta;{ " " }
        }
       *[no] { "" }
    }{ LIST($held, type: "semicolon") }.
alt-end = { $storm ->
        [yes] { $system } (tormenta)
       *[no] { $system }
    }
alt-wormhole = { $letter ->
        [alpha] alfa { LIST($ends) }
        [beta] beta { LIST($ends) }
       *[gamma] gamma { LIST($ends) }
    }
alt-wormholes = Agujeros de gusano: { LIST($parts, type: "semicolon") }.
alt-free = Libres, cada uno con sus recursos y su influencia: { LIST($planets, type: "semicolon") }.
alt-free-planet = { $planet } { $resources } y { $influence }

## Una mirada de cerca.

alt-closer = { $system } de cerca. { $time }
alt-token = una ficha de frontera
alt-storm = { $side ->
        [alpha] una tormenta de marea con la cara alfa arriba
       *[beta] una tormenta de marea con la cara beta arriba
    }
alt-command = fichas de mando de { $names }
alt-also-here = También aquí: { $marks }.
alt-is-destroyed = { CAP($planet) } está destruido.
alt-owned = { COUNT($owner) ->
        [0] { $planet }, libre
       *[other] { $planet }, { OF($owner) }
    }
alt-sealed = sellado: desembarcar antes que nadie cuesta 6 de influencia
alt-exhausted = agotado
alt-attached = con { $cards }
alt-on-it = encima { $ground }
alt-space = { COUNT($parts) ->
        [0] No hay naves en el espacio.
       *[other] En el espacio: { LIST($parts, type: "semicolon") }.
    }
alt-is-free = { $planet } { $worth } libre
frontier-token = ficha de frontera
alt-beside = { COUNT($said) ->
        [0] Al lado { $system }: vacío.
       *[other] Al lado { $system }: { LIST($said, type: "comma") }.
    }

## Cartas.

alt-card = { $where ->
        [planet] { $who } explora { $place }: { $card }, { $deck }.
        [place] { $who } explora la frontera en { $place }: { $card }, { $deck }.
       *[frontier] { $who } explora la frontera: { $card }, { $deck }.
    }
alt-options = { LIST($options, type: "semicolon") }.
alt-cards-left = { $count ->
        [one] Queda { cards }.
       *[other] Quedan { cards }.
    }
alt-world = { $planet } { resources }
alt-influence = { $influence } de influencia

## Títulos.

picture-wins = { COUNT($who) ->
        [0] no ha ganado nadie
       *[other] ha ganado { $who }
    }
picture-broken-off = interrumpida
picture-goes-on = en marcha
picture-fight = { COUNT($planet) ->
        [0] { $attacker } ataca a { $defender } en { $system }
       *[other] { $attacker } ataca a { $defender } en { $planet }
    }
picture-all-choose = eligen todos
picture-several-choose = faltan respuestas
picture-chooses = elige { $who }
picture-market = el consejo está reunido
picture-moves = { $who } va a { $system }
picture-lands = { $who } desembarca en { $system }
picture-produces = { $home ->
        [yes] { $who } produce en su hogar
       *[no] { $who } produce en { $planet }
    }
picture-pays = { $who } paga { amount-asked }
picture-ends = { $who } termina el turno
picture-acts = le toca a { $who }
picture-explores = { $where ->
        [planet] { $who } explora { $place }
        [system] { $who } explora la frontera en { $place }
        [frontier] { $who } explora la frontera
       *[unknown] { $who } explora
    }
picture-opening = Antes del primer turno
picture-time = { round-status } – { $said }
goal-of-all = { $goal } pide { $needed } { $counted }{ COUNT($players) ->
        [0] { "" }
       *[other] : { LIST($players, type: "comma") }
    }
line-points = Puntos: ganan { $enough }
strip-goal = { $goal } { $have }/{ $needed }
line-votes = Votos: influencia libre
line-goal = { $goal }: { $needed }{ COUNT($counted) ->
        [0] { "" }
       *[other] { " " }{ $counted }
    }
picture-goal = Meta: { $enough } puntos

## Junto a una carta.

cards-left = { $count ->
        [one] queda { cards }
       *[other] quedan { cards }
    }
picture-trade-then = Puedes comerciar antes
picture-resolve = Resolver
    .hint = Nada que decidir

## Leyendas.

legend-resources = Recursos
legend-influence = Influencia
legend-goods = Bienes
legend-commodity = Mercancías
legend-command = Fichas de táctica+estrategia
legend-command-short = Fichas
legend-open = Al alcance
legend-origin = De aquí pueden venir naves
legend-scout = Exploradores
legend-transport = Transportes
legend-battleship = Acorazados
legend-infantry = Infantería
legend-mech = Mecas
legend-dock = Astillero
legend-storm = Tormenta de marea
legend-frontier = Frontera
legend-spent = Agotado hasta la próxima ronda
legend-legend = Legendario
legend-fragment = Fragmentos
legend-truce = Tregua
legend-relic = Reliquias
legend-device = Máquina de enigmas
legend-card = Cartas de orden
legend-specialty = Para tecnologías: azul (B), verde, amarillo, rojo
legend-seal = Meridian, quien llega antes: 1 punto, reliquia; luego 1 por ronda
legend-speaker = Portavoz
legend-technology = Tecnologías
legend-passed = Ha pasado
legend-attachment = Cartas en él
legend-token = Activado esta ronda
legend-ship = Naves de varios tipos
legend-alert = Rivales que pueden venir y su suerte; debajo, lo tuyo ahí

## Otras vistas del mapa.

mode-holdings = Qué tiene cada cual
    .about = de quién es cada planeta, sin naves ni tropas
mode-reach = Adónde llegan las naves { OF($who) }
    .about = adónde podrían ir tus naves si fuera tu turno
mode-marks = Qué significan los símbolos
    .about = cada símbolo del mapa, con su nombre
mode-threats = Qué amenaza a { $who }
    .about = qué flotas podrían llegar a lo que tienes, y con qué probabilidad ganan
threat-odds = { $who }: { $wins }
threat-blocks = { $who }: solo naves

### Lo que se escribe en los dibujos.

painted-unit-infantry = { $count } infantería
painted-unit-mech = { $count ->
        [one] { $count } meca
       *[other] { $count } mecas
    }
painted-unit-scout = { $count ->
        [one] { $count } explorador
       *[other] { $count } exploradores
    }
painted-unit-transport = { $count ->
        [one] { $count } transporte
       *[other] { $count } transportes
    }
painted-unit-battleship = { $count ->
        [one] { $count } acorazado
       *[other] { $count } acorazados
    }
painted-unit-dock = { $count ->
        [one] astillero
       *[other] { $count } astilleros
    }
painted-trait-cultural = cultural
painted-trait-hazardous = hostil
painted-trait-industrial = industrial
painted-deck-cultural = Cultural
painted-deck-hazardous = Hostil
painted-deck-industrial = Industrial
painted-deck-frontier = Frontera
painted-deck-relic = Reliquia
painted-active = activo
painted-open = se puede elegir
painted-destroyed = destruido
painted-state-sealed = sellado
painted-state-exhausted = agotado
painted-state-truce = tregua
painted-state-legendary = legendario
painted-state-legendary-used = legendario, usado
painted-held = de { $letter }
painted-free = libre
painted-home = Hogar
painted-tokens = { $count ->
        [one] Ficha de mando
       *[other] Fichas de mando
    }
painted-frontier = Frontera de { $label }
painted-left = quedan
painted-discarded = descartadas
painted-newest = Último descarte
painted-none = ninguno

## Cartas de grandes momentos y tiradas. Lo que va entre dos pares de asteriscos se ilumina.

card-round = ronda { $round }
card-combat = { COUNT($place) ->
        [0] Combate
       *[other] Combate: { $place }
    }
card-combat-round = asalto { $round }
card-row-round = { COUNT($note) ->
        [0] Asalto { $round }
       *[other] Asalto { $round }, { $note }
    }
card-bonus = +{ $bonus } a cada dado
card-needs = { $hits }+
card-rolled-told = { $who }: **{ $hits ->
        [0] ningún impacto
        [one] { $hits } impacto
       *[other] { $hits } impactos
    }**
card-bombarded = Bombardeo: { $planet }
card-loses = { $who } pierde **{ $units }**
card-lost = { $who } { $units }
card-losses = { LIST($parts, type: "comma") }
card-losses-all = { COUNT($parts) ->
        [0] Sin pérdidas
       *[other] Pérdidas: { LIST($parts, type: "comma") }
    }
card-battle-over = { COUNT($who) ->
        [0] No queda nadie
       *[other] Gana **{ $who }**
    }
card-retreats = { $who } se retira a **{ $to }**
card-relic = { CAP($relic) }
card-relic-gained = **{ $who }**{ $fewest ->
        [yes] , con menos puntos
       *[no] { "" }
    } obtiene una reliquia
# $means: lo que hace la reliquia.
card-relic-told = **{ $who }**{ $fewest ->
        [yes] , con menos puntos
       *[no] { "" }
    }: { $means }
card-votes = { $silent ->
        [yes] { $who } no vota
       *[no] { $who } vota por { $candidate }
    }
card-speaker = Consejo: la próxima portavocía
card-speaker-told = { $votes ->
        [0] Nadie vota: **{ $who }** conserva la portavocía
       *[other] { $tied ->
            [yes] Empate a { $votes }: quien era portavoz elige a **{ $who }**
           *[no] **{ $who }** se lleva la portavocía con { $votes }
        }
    }
card-taken = { CAP($planet) } cambia de manos
card-taken-told = **{ $who }** arrebata { $planet } a **{ $before }**
card-destroyed = { CAP($planet) } ya no existe
card-points = puntos
card-points-scored = Puntos
card-point-for = { $who }: { $why }
card-scored = { $goal }
card-held = Meridian conservado
card-points-of = { $who }: { LIST($sources, type: "comma") }.
card-ended = El final
card-ended-told = { COUNT($winner) ->
        [0] No gana nadie
       *[other] Gana **{ $winner }**{ $why ->
            [rounds] : la última ronda ha terminado
            [alone] : no queda nadie más
           *[points] { COUNT($ways) ->
                [0] { "" }
               *[other] : { LIST($ways) }
            }
        }
    }
