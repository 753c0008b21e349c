### Títulos que se ganan, columnas del último mensaje, y de qué depende una jugada planeada.

earned-battles = Más batallas ganadas
earned-relics = Más reliquias desenterradas
earned-deals = Más tratos hechos
earned-speaker = Más veces portavoz
earned-technologies = Más tecnologías aprendidas
earned-first-goal = Primer objetivo puntuado
earned-explored = Más planetas explorados
earned-last-planet = Último planeta tomado
column-found = explorados
column-fights = peleas
if-held = Tengo { $planet }
