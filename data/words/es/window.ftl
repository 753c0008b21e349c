# La ventana: la página de una mesa, y cómo se llega a ella.

## Enlaces.

window-unknown = Este enlace no vale, o ya no. `/window` en el canal te da uno nuevo.
window-own = Tu ventana muestra tu mano y actúa por ti: guárdate su dirección. `/window close:True` la inutiliza.
# $link: donde puede mirar todo el mundo.
window-for-all = Para los ojos de todos, para repartir: { $link }
button-window = Abrir en el navegador
button-open-window = Abrir la ventana
window-none = Aquí no hay ventana: quien me mantiene no le ha dado dirección.
# $own: si pidió su propio enlace.
window-not-here = { $own ->
        [yes] Las mesas de este servidor no tienen ventanas: quienes lo gestionan las han desactivado.
       *[no] Las mesas de este servidor solo tienen ventanas para quienes se sientan a ellas.
    }
window-not-watched = El anfitrión de esta mesa no permite que otros miren: las ventanas son solo para quienes se sientan a ella.
# $on: desde ahora puede mirar quien tenga un enlace.
window-watched = { $on ->
        [yes] Quien tenga un enlace puede mirar otra vez. `/window` te da uno nuevo para repartir.
       *[no] Ya nadie puede mirar con un enlace: los que se repartieron no valen desde ahora. Quienes se sientan a la mesa conservan el suyo. `/window spectators:on` lo vuelve a permitir.
    }
window-closed = { $count ->
        [0] Aquí no tenías ninguna ventana.
       *[other] Tus ventanas de aquí están cerradas.
    }
window-looks-on = Con este enlace solo se mira. `/window` te da el tuyo, si tienes un asiento.
window-not-newest = En este canal ha empezado otra partida: esta ya solo se puede mirar hacia atrás.
window-own-key = Esta clave actúa por ti, así que ningún programa lee con ella. Toma la del enlace para todos: `/window` te da una.
window-finished = { $game }: cómo fue
window-busy = Eso ha sido demasiado rápido para mí. Prueba otra vez en un momento.
window-broke = Algo se ha roto por mi lado. No se ha perdido nada: carga la página otra vez.
window-wants = Eso no es nada que esta página pueda pedir.

## La página. Ella misma pone los nombres que van en $name, $place y demás.

window-you = eres { $name }
window-moves-here = Lo que puedes hacer en { $place }
# $number: cuál de las $count posiciones tiene una loseta.
window-turn = Girarla ({ $number } de { $count })
# $percent: cuánta película hay ya.
window-drawing = Se está dibujando la película: { $percent } %.
window-due = Si nadie hace nada, sigo { $time }.
window-changed = Ha cambiado: { $story }
window-page =
    .map = Mapa
    .hand = Mano
    .story = Historia
    .back-in-time = Atrás
    .looking-on = mirando
    .live = en vivo
    .lost = sin conexión: probando otra vez
    .places = Todos los sitios
    .nothing-here = Aquí no se puede hacer nada ahora.
    .points = Cómo van las cosas
    .log = Registro
    .ask-rule = Preguntar una regla
    .search = Buscar
    .undo = Deshacer
    .close = Cerrar
    .back = Volver
    .send = Enviar
    .larger = Más grande
    .smaller = Más pequeño
    .whole = Mapa entero
    .entry = Entrada
    .die = puede tirar, robar o revelar
    .nothing-found = Ninguna regla lo dice. Pregunta con otras palabras.
    .modes = Vistas del mapa
    .usual = Como siempre
    .advice = Pista
    .film = Película
    .chronicle = Crónica
    .save = Guardarla
    .other-way = Jugar otra variante
    .begin = Primera
    .on = Siguiente
    .changed-places = Está rodeado lo que ha cambiado desde que miraste.
