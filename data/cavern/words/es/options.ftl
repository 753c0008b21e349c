option-solo = Sí: la variante para una persona, que busca la puntuación más alta. No: de 2 a 4 rivales.
option-contracts = Sí: tres objetivos públicos de doce. Quien llega primero a uno se lleva sus puntos.
option-beast = Sí: una bestia va de loseta en loseta. Quien se topa con ella la combate, por puntos.

game-about = Construye una mazmorra loseta a loseta y saca oro y tesoros de sus salas, contra bandas rivales o a solas.
