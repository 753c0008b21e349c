# Lo que se explica la primera vez; como mucho 20 palabras cada uno.

tip-fight = Un 3, 4 o 5 hace 1 de daño, un 6 hace 2, menos la defensa.
tip-layouts = Una forma con más puertas deja más caminos; donde toca otra loseta, se puede pasar.
tip-signs = Un anillo naranja: ahí puede salir un enemigo. Un cofre: ahí puede haber un alijo.
tip-walk = Un ataque corta el camino empezado: ataca primero y anda después.
tip-heal = Una Venda cura 2 una vez por turno, a sí misma o a quien tenga al lado, y conserva sus pasos.
tip-afar = Abrir una puerta donde estás es gratis. Desde lejos gasta todos tus pasos.
tip-chain = Los pasos que quedan son tuyos: sigue andando y podrás abrir otra puerta en el mismo turno.
tip-fatigue = Cada ataque más, o cambiar un dado de cerradura, cuesta 1 de fatiga: máximo 3, 1 menos cada turno.
tip-lock = Tira un dado por cifra: lo que coincide se queda. 1 de fatiga cambia un dado en 1.
tip-trap = Quien entra primero en una loseta con trampa prueba enseguida su cerradura. Después, la trampa está gastada.
tip-shard = Habéis venido por los fragmentos: entrar en cualquier casilla de su loseta toma uno, para todo el grupo.
tip-down = A 0 de vida no hay turnos. Una Venda que empieza su turno junto a quien ha caído puede levantarlo.
tip-retreat = El grupo se retira cuando lo aceptan en la misma ronda todos los que siguen en pie. **Quedarse** anula el voto.
tip-water = Bajo el agua cada casilla cuesta 2 pasos, y terminar allí una ronda cuesta 1 de vida.
