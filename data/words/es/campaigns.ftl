# Campañas: partidas de un mismo tipo que un grupo juega una tras otra. $stands lo dice el juego: «en la profundidad 2 tras 3 incursiones».

campaign-none = ninguna
    .meaning = Esta incursión va por libre.
campaign-new = nueva
    .meaning = La primera de varias seguidas.
campaign-goes-on = la campaña **{ $name }** sigue { $stands }
    .meaning = Sigue { $stands }.
campaign-begins = empieza una campaña nueva
campaign-told-begun = **{ $name }**, { $stands }.
campaign-told-new = **{ $name }**: empieza una campaña nueva.
campaign-told-ended = **{ $name }** está ahora { $stands }.
no-campaigns-here = Aquí no hay campañas: son para unos pocos juegos, en un servidor.
no-such-campaign = No hay tal campaña en este servidor, o ya ha terminado.
campaign-ended-choose = Esa campaña ha terminado. Elige otra, o ninguna.
campaign-ended = Esa campaña ha terminado.
campaign-unknown = No hay tal campaña en este servidor.
campaign-never-begun = En este servidor no ha empezado ninguna campaña. Está entre las opciones de una sala de espera: Campaña, nueva.
campaign-name-taken = Otra campaña de este servidor ya se llama así.
bad-campaign-name = El nombre de una campaña tiene de 1 a { $most } caracteres: letras, cifras, espacios y { $marks }
campaign-name-misread = Eso se entendería como otra cosa en una sala de espera.
not-their-campaign = Solo puede seguirla ese grupo, o quien gestiona este servidor.
campaign-called = campaña
