# Para qué sirven las jugadas, tal como lo dicen comandos, menús y formularios.

verb-explore =
    .asks = ¿Por qué puerta exploras?
    .here = Explorar, por su letra, una puerta en la que estás o que ves.

verb-visit = Ir a una puerta, un alijo o un enemigo y enseguida explorar, probar la cerradura o atacar.
    .to = La casilla con la puerta, el alijo o el enemigo
    .asks = ¿Adónde vas, a explorar, abrir o atacar?

verb-attack = Atacar a un enemigo al alcance y a la vista.
    .target = La casilla del enemigo
    .asks = ¿A quién atacas?

verb-finish = Atacar a un enemigo una y otra vez, hasta que caiga o tengas 2 de fatiga.
    .target = La casilla del enemigo
    .asks = ¿A quién atacas hasta que caiga?

verb-open = Probar la cerradura del alijo al que acabas de llegar.

verb-crack = Tirar hasta que la cerradura se abra, 1 de fatiga la abriera o no queden tiradas.

verb-adjust = Ganar 1 de fatiga para cambiar en 1 un dado de la cerradura.
    .die = Qué dado, desde la izquierda: 1, 2 o 3
    .to = Lo que debe mostrar, uno más o uno menos
    .asks = ¿Qué dado, y a cuánto?

verb-match = Cambiar un dado tras otro hasta que la cerradura se abra, con la menor fatiga.

verb-place =
    .here = Decir dónde va una loseta o se pone alguien, por el número o la letra del mapa.

verb-heal = Venda, una vez por turno: curar 2 de vida a una unidad al alcance.
    .target = La casilla de la unidad
    .asks = ¿A quién curas?

verb-revive = Venda: gastar todo el turno en levantar a alguien que ha caído a tu lado.
    .target = La casilla donde cayó
    .asks = ¿A quién levantas?

verb-dig = Si no quedan puertas: gastar todo tu turno; una loseta se hunde y abre una.

verb-ask = Una vez por turno: pídele algo a otro de vosotros para su próximo turno. Los bots lo hacen.
    .target = La casilla o el nombre de a quién se lo pides
    .wish = come: venir a tu lado; hold: no abrir puertas; take: tomar el fragmento
    .asks = ¿A quién le pides qué?

verb-retreat = Aceptar que el grupo se vaya al acabar la ronda; hacen falta todos los que siguen en pie.

verb-stay = Retirar tu voto por la retirada.
