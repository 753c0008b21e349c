### Títulos que se ganan, columnas del último mensaje, y de qué depende una jugada planeada.

earned-battles = más batallas ganadas
earned-relics = más reliquias desenterradas
earned-deals = más tratos hechos
earned-speaker = más veces portavoz
earned-technologies = más tecnologías aprendidas
earned-first-goal = primer objetivo puntuado
earned-explored = más planetas explorados
earned-seal = sello de Meridian roto
column-found = explorados
column-fights = peleas
if-held = Tengo { $planet }
