# Por qué no se puede hacer una jugada. Los datos son claves, números y nombres.

# Lo que habla contra toda jugada de un verbo.

vote-same = Ya votas por eso.
master-plays-world = Quien dirige juega el mundo, no un miembro del grupo.
asked-nothing = Ahora mismo no se pregunta nada.
trust-nothing-proposed = Propón algo primero: nadie lo ha hecho aún.
choose-options = Las opciones son { LIST($options, type: "comma") }; «{ $choice }» no es ninguna de ellas.
nothing-to-lead = No hay nadie más que pueda liderar.
nothing-to-give = No tienes nada que dar, o nadie a quien dárselo.
nothing-to-use = No llevas nada que sirva ahora.
nothing-to-buy = La bolsa no llega para nada de lo que se vende aquí.
nothing-to-sell = No llevas nada que alguien compre aquí.
nothing-to-mend = No tienes nada que se pueda reparar aquí.
cannot-now = Eso no se puede hacer ahora.
character-first = Primero cada cual elige un personaje.
dead = Tu personaje ha muerto, y los demás siguen sin él.
scene-under-way = Quien dirige juega una escena: { $scene }. La expedición sigue después.
under-way = Otra cosa va antes: puede responder { $who }.
party-decides = El grupo decide lo que hace.
master-first = Quien dirige tiene algo que decidir primero.
answer-others = A eso le toca responder a { $who }.
asked-nothing-characters = A ti no se te pregunta nada: falta que elija personaje { $who }.
asked-nothing-shifts = A ti no se te pregunta nada: { $who } aún puede cambiar una elección.
trust-not-awaited = Nadie te espera: no hay nada que dejar a los demás.
choose-characters = Los personajes ya hechos son { LIST($characters, type: "comma") }.
enter-with-them = Ya estás con el grupo.
desk-not-yours = La mesa de dirección es de quien dirige.
desk-too-early = La mesa de dirección se abre cuando el grupo se pone en marcha.
create-done = Ya tienes un personaje.

# Lo que dicen las reglas, capítulo por capítulo.

lead-not-yours = El grupo elige por sí mismo quién lo lidera.
nobody-called = Aquí nadie se llama { $who }. El grupo: { LIST($party, type: "comma") }.
leads-already = { $who } ya lidera el grupo.
voted-for-them = Ya has votado por esa persona.
rest-unwelcome = Para un día de descanso hace falta un poblado que te acoja.
rest-too-late = Descansar lleva un día entero. Acampa primero, y descansa desde la mañana.
storm = Con una tormenta así nadie se mueve, otea ni sigue rastros.
forage-barren = Aquí no crece ni vive nada que se pueda comer.
forage-tried = Una tierra tan pobre vale un intento al día, y hoy ya has buscado comida.
investigate-nothing = De lo que conoces aquí no queda nada por examinar.
investigate-unknown = No conoces nada así.
investigate-elsewhere = { $name } no está aquí. Ve allí primero.
investigate-done = De { $name } no queda nada más por saber.
investigate-untested = Eso no pide prueba: da igual quién examine { $name }, o con cuánto cuidado.
investigate-way = Di cómo examinas { $name }: { LIST($ways, type: "comma") }.
investigate-heard = Por hoy ya sabes lo que { $name } tiene que contar.
search-clues = Aquí puedes seguir { LIST($clues, type: "comma") }.
search-clue-helps = Esa pista ayuda aquí tal como está: basta con registrar.
search-no-clue = Ninguna pista se puede seguir hasta aquí.
track-no-lead = Eso no es un indicio.{ track-instead }
track-nothing = Se sigue un indicio, y no tienes ninguno. Son indicios las señales del camino, la gente con quien hablas, los mapas y lo que saque a la luz un buen registro o al otear.
track-instead = { COUNT($leads) ->
        [0] { "" }
       *[other] { " " }Puedes seguir { LIST($leads, type: "or") }.
    }
track-found = Lo que señalaba esa pista ya está hallado.{ track-instead }
track-here = Esa pista lleva a donde estás: registra aquí.{ track-instead }
track-once = Ese indicio ya lo has seguido.{ track-instead }
track-search-here = Tu pista lleva a donde estás: registra aquí.
track-all-tracked = Tus pistas ya se siguieron, cada una su vez: registra donde señalan, o encuentra otra.
habit-unknown = Las órdenes son { LIST($orders, type: "comma") }, y pares como pathfinder:mind+nature para { LIST($purposes, type: "comma") }.
habit-parts = Para { $purpose } di uno de { LIST($attributes, type: "comma") }, un +, y una de { LIST($skills, type: "comma") }; o best.
habit-not-yours = Solo un miembro del grupo tiene costumbres.
habit-already = Esa ya es tu orden.
habit-pairs = Para { $purpose } di { LIST($pairs, type: "or") }; o best.
hour-camp-only = La noche ha pasado y nadie ha dormido: solo queda acampar.
expedition-over = Esta expedición ha acabado.
region-for-fewer = { $region } es para { travellers }, y hay { $here } aquí: hay que elegir otra región o ir en menos.
travellers = { $most ->
        [1] una sola persona
        [2] una o dos personas
       *[other] { $most } personas como mucho
    }
enter-full = El grupo ya suma seis: no caben más.
enter-busy = El grupo está en mitad de algo. Prueba otra vez cuando esté resuelto.
enter-later = Quien llega nuevo encuentra al grupo por la mañana o en un poblado.
character-parts = Un personaje se escribe con su nombre, cuatro dados y siete habilidades, con | entre ellos: «{ $example }».
character-name-taken = Un miembro del grupo ya se llama { $name }.
character-unnamed = El personaje necesita un nombre.
character-name-long = Un nombre tiene { $most } letras como mucho; ese tiene { $letters }.
character-name-signs = Un nombre se hace con letras, cifras, espacios, y - ' . entre ellos.
character-dice-count = Di cuatro dados, para Fuerza, Agilidad, Espíritu y Mente; aquí hay { $number }. Son { LIST($arrays, type: "or") }, en cualquier orden.
character-dice = Un personaje { $level } tiene { LIST($arrays, type: "or") }, en cualquier orden; estos son { LIST($dice, type: "comma") }.
character-ranks = Un personaje { $level } tiene { LIST($ranks, type: "comma") }; aquí hay { LIST($wrong, type: "comma") }.
character-no-die = «{ $word }» no es un dado de atributo. Son { LIST($arrays, type: "or") }, en cualquier orden.
character-no-skill = No hay habilidad «{ $word }». Las habilidades son { LIST($skills, type: "comma") }.
character-skill-twice = { skill-name } se nombra dos veces.
character-rank = { skill-name } tiene un rango de 0 a 3, no «{ $rank }».
character-at-rank = { $number } en rango { $rank }
character-off-rank = { $given } en vez de { $wanted } en rango { $rank }
character-tool = Una herramienta sirve a una habilidad: { LIST($skills, type: "comma") }.
gear-no-character = Aquí no tienes personaje.
gear-busy = Eso ha de esperar hasta que se resuelva lo que está en marcha.
not-carried = No llevas nada de esa clase: { $goods }.
give-held = Eso ya lo tienes tú.
use-not-so = Así solo se usan hierbas y materiales; las herramientas ayudan por sí solas.
use-none = No llevas nada de esto: { $goods }.
use-material-where = Los materiales reparan cosas al acampar, antes de la primera acción del día, o en un poblado.
use-nothing-worn = Nada de lo que llevas necesita reparación.
mend-none = No llevas nada de esa clase que se pueda reparar: { $goods }.
mend-whole = Eso está como nuevo.
mend-purse = Mandarlo reparar cuesta { coins-for }, y en la bolsa hay { $purse }.
mend-where = Se repara al acampar, antes de la primera acción del día, o en un poblado.
mend-tried = En este campamento ya has intentado reparar algo.
mend-unable = No estás en condiciones de reparar nada.
mend-no-tools = Para reparar hacen falta herramientas a las que les quede un uso.
note-not-yours = Solo el grupo escribe en su mapa, una vez puesto en marcha.
note-empty = La nota está vacía.
note-long = Una nota tiene { $most } letras como mucho; esta tiene { $letters }.
note-full = En el mapa hay { $most } notas, y no caben más.
use-nobody-poisoned = Nadie tiene veneno.
note-wrong = La nota: { $wrong }.
roles-all-held = Ya tienes todos los papeles que podrías tomar.
# $role: "watch" es la guardia de la noche.
roles-unable = { $role ->
        [watch] { $who } no puede actuar, así que tampoco hacer guardia.
       *[other] { $who } no puede actuar, así que no tiene papel.
    }
roles-not-yours = Solo el grupo reparte sus papeles.
roles-busy = Los papeles se cambian entre dos acciones, no durante una.
no-character-yet = { $who } aún no tiene personaje.
roles-unknown = Los papeles son pathfinder, lookout, forager y scout, y la guardia de la noche.
roles-fixed = Guía y Vigía no cambian hasta la mañana.
roles-leader-only = Puedes tomar un papel para ti; solo quien lidera se lo da a otro.
watch-none = No tienes guardia fija; sin ella, todos se turnan.
watch-already = { $who } ya hace guardia.
watch-leader-only = Puedes tomar una guardia para ti; solo quien lidera pone a otro en ella.
roles-needed = Un miembro ha de ser { role-name }.
roles-nobody = Ahora nadie es { role-name }.
roles-already = { $who } ya es { role-name }.
shift-options = Puedes cambiarlo por: { COUNT($options) ->
        [0] nada
       *[other] { LIST($options, type: "comma") }
    }.
trade-nobody = Aquí no hay con quién comerciar. Ve a un poblado, o encuentra un comerciante por el camino.
sell-worthless = Tal como está, nadie paga por eso.
buy-not-sold = Aquí nadie vende esto: { $goods }. Se ofrece: { LIST($offers, type: "comma") }.
buy-purse = Eso cuesta { coins-for }, y en la bolsa hay { $purse }.
sell-no-stores = El grupo no tiene género ni materias primas que vender.
move-no-way = De aquí no sale ningún camino.
move-no-such-way = Los caminos desde aquí son { LIST($ways, type: "comma") }; ninguno se llama { $name }.
back-blocked = El camino de vuelta está cortado: muévete hacia allí y busca cómo pasar.
back-nowhere = A tu lado no hay ningún lugar donde hayas estado.
move-not-beside = Desde aquí puedes ir a { LIST($places, type: "comma") }; { $name } no está a tu lado.
journey-near = { $name } está a tu lado: muévete allí.
journey-unknown = No conoces ningún lugar { $name } que quede más lejos.
journey-nowhere = No sabes de ningún lugar más lejano adonde ir.
journey-late = La noche está demasiado cerca para un viaje: ve paso a paso.
back-unvisited = Solo puedes volver a un lugar donde hayas estado.
scout-nowhere = A tu lado no hay ningún lugar que se pueda otear.
scout-not-beside = Un Batidor va a un lugar que esté a tu lado: { LIST($places, type: "comma") }.
scout-far = Ese camino lleva más de una parte del día: demasiado lejos para otear.
scout-blocked = El camino hasta allí está cortado.
scout-rim = Ahí acaba la región: no queda nada que ver.
care-unknown = Elige «plain», o «careful»: quita 2 al reloj y da una ventaja.
# $verb: lo que ha de esperar.
on-path = Estás en un camino entre dos lugares. { $verb ->
        [forage] Buscar comida
        [investigate] Mirar de cerca
        [search] Registrar
       *[scout] Otear
    } ha de esperar hasta que llegues.
nobody-able = Ahora mismo nadie del grupo puede actuar.
nobody-able-called = Nadie del grupo se llama { $who }. Pueden actuar: { LIST($party, type: "comma") }.
carried = Hay que cargar con { $who }, que no puede hacer eso.

# En la mesa de quien dirige.

desk-not-shown = { $name } no se puede ocultar: no está en el mapa del grupo, o importa demasiado.
desk-known = El grupo ya conoce { $name }.
desk-no-site = La región no tiene ningún paraje «{ $words }». Tiene: { LIST($ids, type: "comma") }.
desk-no-place = La región no tiene ningún lugar «{ $words }».
desk-no-challenge = No hay ningún reto en marcha.
desk-no-threats = La región no tiene amenazas.
desk-sites-full = Una región tiene { $most } parajes como mucho.
desk-stays-there = El grupo sabe de él; se queda donde está.
desk-found = El grupo ya lo ha hallado.
desk-stays = El grupo sabe de él; se queda.
desk-goal-stays = Es lo que el grupo vino a buscar; se queda.
desk-tale-stays = El grupo ha oído una historia sobre él; se queda.
desk-clues-full = Una región tiene { $most } pistas como mucho.
desk-clue-beside = Una pista señala a un lugar que está al lado del suyo.
desk-no-clue = No hay tal pista, o el grupo ya la tiene.
desk-not-beside = Esos dos no están uno al lado del otro.
desk-not-paused = No hay nada detenido.

## Lo que se hace aquí en lugar de un comando que solo tienen otros juegos: «Wilds no tiene /pass: ...».

lacks-pass = déjalo a los demás
lacks-explore = sigue adelante, o registra donde estás
lacks-place = sigue adelante, y el mapa crece solo
lacks-attack = al encontrarte con algo, te pregunto qué haces
