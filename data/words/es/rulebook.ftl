# Las consultas de reglas, las páginas del reglamento, los inicios rápidos y la ayuda.

rulebook-table = La mesa
    .listed = la mesa
rules-by-question = `/rules ask:` encuentra una regla a partir de una pregunta en tus palabras.
rule-example = > { $example }
term = **{ $name }**: { $text }
    .also = -# se llama también: { LIST($names, type: "comma") }
no-rule-found = No he encontrado ninguna regla sobre «{ $asked }». Prueba con otras palabras, o mira por temas.
nothing-sure = No he encontrado una respuesta segura a «{ $asked }». ¿Es una de estas?
nearest-title = - **{ $title }**: { $text }
button-why = ¿Por qué?
button-or = O bien: { $title }
button-not-it = No era eso
button-whole-rule = La regla entera
then-one-of-these = Entonces puede ser una de estas:
nothing-else-near = No conozco nada más que se acerque. Prueba con otras palabras, o mira por temas.
answer-besides = Va con ella **{ $title }** ({ $id }): { $text }
button-topic = Tema: { $topic }
button-show-everybody = Mostrar a todos
button-look-through = Hojear las reglas
rules-counted = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
rulebook-head = **{ $game }**: { $rules } sobre { $topics } temas.
rulebook-topic = **{ $game }: { $topic }**
    .count = { $rules }.
rulebook-glossary = **{ $game }: glosario**
    .count = { $count } términos.
menu-glossary = Glosario
    .about = { $count } términos y sus otros nombres
menu-rulebook = Otro reglamento
menu-topic = Elige un tema
menu-rule = Elige una regla
menu-term = Elige un término
entry-of = { $game }: { $title }
entry-in-list = { $title } ({ $id })

unknown-rule = Ya no conozco esa regla.
unknown-rules-page = Ya no conozco esa página de las reglas.
unknown-rulebook = Ya no conozco ese reglamento.
no-such-rulebook = No tengo ningún reglamento de «{ $asked }». Tengo los de { $games }.
nothing-refused = En este canal todavía no te he negado nada.
refused-you-this = Te negué esto { $time }:
typed-command = `/{ $command }` - { $about }
menu-explain = Explicar esto
explain-on-post = Elige esto en un mensaje mío que hable de una jugada.
no-rule-behind = Detrás de ese mensaje no hay ninguna regla en particular.

## Inicios rápidos.

which-to-explain = ¿Qué juego te explico?
no-quick-start-here = Aquí no tengo inicio rápido de ningún juego. `/rules` responde preguntas.
no-longer-explained = Ya no sé explicar ese juego. `/how` muestra los que sé.
no-quick-start = No tengo inicio rápido de { $game }. Sé explicar { $games }.
no-such-game = No conozco ningún juego «{ $asked }». Sé explicar { $games }.
quick-card = **{ $game }: { $title }** ({ $number } de { $count })
card-next = Sigue: { $title }
# The words of a picture in How to play.
example-in-words = Un ejemplo, con otras personas: { $picture }
picture-in-words = -# Aquí no puedo adjuntar archivos. La imagen: { $picture }
button-gather = Reunir un grupo

## La ayuda.

help = Arbitro juegos de exploración: conozco las reglas, tiro los dados, dibujo el mapa y llamo a quien le toca.
    .opening = `/{ $name } new` - { $about }
    .where = -# Cada hilo y cada publicación de un foro tiene su propia mesa; `/delve new place:thread` abre uno.
    .mark = -# 🎲 va delante de una jugada que tira, roba o revela algo. Cualquier otra la puedes deshacer enseguida, salvo que la partida ya haya seguido.
    .messages = -# En un mensaje directo conmigo juegas a solas o con bots; ahí también explico reglas.
# Seis líneas: lo que se quiere, y los comandos para ello.
help-wishes = Quiero …
    .play = … jugar → `/play`, con bots si no hay nadie más{ $daily ->
            [yes] , o `/daily`, una incursión al día solo para ti
           *[no] { "" }
        }
    .learn = … conocer un juego o una regla → { $lessons ->
            [yes] `/learn`, jugando; { " " }
           *[no] { "" }
        }{ $how ->
            [yes] `/how`,{ " " }
           *[no] { "" }
        }`/rules`
    .see = … ver cómo están las cosas → `/map`, `/status`; lo que me perdí → `/delve since`; todas mis mesas → `/games`
    .watch = … mirar → `/delve watch`, `/replay`; lo mejor de este servidor → `/hall`
    .mend = … deshacer una jugada → `/undo`; seguir sin alguien → `/delve skip`; irme → `/delve leave`
    .set = … menos preguntas o llamadas → `/settings`, `/me`, `/away set`; ver lo que se guarda de mí → `/privacy`
help-game = **{ $game }** - { $about }
    .files = `/{ $command } template`, `/{ $command } check`, `/{ $command } use` - Jugar con un archivo propio ({ $kind }).
    .hand = `/hand` - Lo que solo tú puedes saber, y lo que solo tú puedes hacer.
    .ways = Lo que no dices lo completo yo, si solo cabe una jugada. `/hint` dice lo que haría yo, `/plan` recibe de antemano tu próximo turno, `/log` cuenta lo que pasó.
# De dónde viene una entrada que no está en la fuente.
house-rule = regla de la casa
    .differs = regla de la casa, distinta de la fuente
departure = La fuente: { $against } Por qué aquí no: { $why } Al pie de la letra: { $letter }
