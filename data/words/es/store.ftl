# Por qué el almacén no puede hacer lo que se le pide, sea cual sea la base de datos.

store-taken = Aquí ya se está jugando a algo.
store-done = Eso ya estaba hecho. Así están las cosas ahora.
store-quicker = Alguien se adelantó. Así están las cosas ahora.
store-full = Mi disco está lleno, así que eso no se ha hecho. No se ha perdido nada; quien me mantiene tiene que hacer sitio.
store-read-only = Mi almacén solo lo puedo leer, así que eso no se ha hecho. No se ha perdido nada; quien me mantiene tiene que dejarme escribir en él.
store-failed = Mi disco ha fallado, así que eso no se ha hecho. No se ha perdido nada; quien me mantiene tiene que mirarlo.
store-busy = Mi almacén está ocupado con otra cosa, así que eso no se ha hecho. Prueba otra vez en un momento.
store-away = No llego a mi almacén, así que eso no se ha hecho. No se ha perdido nada; prueba otra vez en un momento.
store-unsure = Mi almacén se ha ido justo ahora. Puede que lo tuyo esté hecho: mira cómo están las cosas antes de repetirlo.
store-nul = Lleva un signo que no tiene ningún texto (NUL), así que no lo puedo guardar. Quítalo.
daily-begun = Esa ya la has empezado: `/daily` la muestra.
campaign-busy = Esa campaña se está jugando en otra parte, o acaba de avanzar. `/{ $game } campaign` muestra cómo está.
campaign-playing = Ahora mismo se está jugando. Se podrá terminar después de la incursión.
