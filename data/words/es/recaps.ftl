# Resúmenes, lo que se rodea en sus imágenes, y el pasado de un personaje. $part: en qué cuenta el tiempo el juego («ronda»).

recap-before = {"**"}Antes { THE($part, case: "de") } 1:**{" "}
recap-of-part = {"**"}{ CAP($part) } { $number }:**{" "}
recap-of-parts = {"**"}{ CAP(PLURAL($part)) } { $first } a { $last }:**{" "}
recap-up-to = {"**"}Hasta { THE($part) } { $last }:**{" "}
recap-others = { $number } más
recap-times = {" "}{ $number ->
    [2] dos veces
   *[other] { $number } veces
}
changed-since = Cambios desde entonces
ringed = Rodeado, porque ha cambiado: { LIST($places) }.
page-more = -# y { $number ->
    [one] 1 línea más
   *[other] { $number } líneas más
}

past-record = Salidas: { $times }, { $newest ->
    [0] con { $won }
   *[other] de las últimas { $newest } con { $won }
} { $won ->
    [one] victoria
   *[other] victorias
}:
past-took = {" "}en { $time }
past-ended-won = victoria
past-ended-retreat = vuelta a casa
past-ended-lost = derrota
past-ended-ranked = terminada
recap-joint = { " y " }
# Ante lo último de varias cosas, si dentro de una ya hay una «y».
recap-joint-apart = { ", y " }
recap-counted = { $number ->
    [one] { $number } { $one }
   *[other] { $number } { $given ->
        [yes] { $many }
       *[no] { PLURAL($one) }
    }
}
