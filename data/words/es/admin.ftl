# Para quienes gestionan o mantienen: copias de seguridad, ajustes, letreros; y lo que se da a una persona de sus filas.

## Copias de seguridad.

bad-seal = Eso no es un sello. Los sellos empiezan por delve-seal- y siguen con 64 cifras y letras.
backup-newer = Esa copia la hizo una versión mía más nueva. Quien me mantiene tiene que actualizarme primero.
backup-other-server = Esa copia es de otro servidor. Solo vuelve a aquel en que se hizo.
backup-changed = Alguien ha cambiado esa copia: su sello está roto. No se restaura nada de ella.
backup-none = Ese archivo no es una copia de seguridad mía. `/keeper backup` hace una.
backup-large = Esa copia tiene más de lo que acepto de una vez.
# $part: qué le pasa.
backup-damaged = Esa copia está dañada: { $part ->
        [digest] lo que contiene no coincide con su suma de control. Toma otro ejemplar.
        [head] el principio no se puede leer. Toma otro ejemplar.
        [packing] lo que contiene no se puede descomprimir.
        [size] no contiene lo que dice.
        [row] una fila no es como debería.
       *[place] una fila no es de ahí.
    }
backup-too-many = Las mesas de este servidor ocupan { $files } archivos, y puedo entregar { $most }. Quien me mantiene tiene copia de todo.
backup-not-at-hand = Ya no tengo ese archivo a mano. `/keeper restore` lo recibe otra vez.

## Los ajustes de un servidor.

settings-no-such-game = Ya no conozco ese juego. `/keeper settings` muestra los que conozco.
settings-no-such-pace = No conozco ese tiempo de espera.
settings-windows = Las ventanas son para todo el mundo, para quienes tienen asiento o para nadie.
settings-months = No guardo tanto tiempo una mesa terminada.

## Hilos y letreros.

sign-setting-out = en marcha
thread-name = { $title } - { LIST($names) }
thread-others = { $others ->
        [one] 1 más
       *[other] { $others } más
    }
thread-gathering = { $title } - el grupo { OF($host) }

## Lo que se da a una persona de sí misma.

export-about = Todas las filas que llevan tu número o tu nombre, sin los números de otras personas. De las mesas en curso solo está lo que tu asiento puede saber. Los estados de las partidas, que llevan los nombres de quienes juegan, no están.
export-other = alguien
privacy-table-moved = Entretanto la mesa cambió de sitio.
privacy-table-changed = Entretanto la mesa cambió.
