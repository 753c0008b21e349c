# Títulos al final de una expedición, en pasado, y las columnas de la tabla a su lado.

column-passed = logró
column-tests = tiradas
earned-goal = Logró más éxitos en el objetivo
earned-saved = trajo a alguien de vuelta del borde de la muerte
earned-found = encontró más que nadie en el mapa
earned-fed = dio de comer al grupo
earned-scouted = se adelantó más veces que nadie
earned-studied = examinó más veces que nadie
earned-watched = hizo las mejores guardias de noche
earned-ways = abrió camino
earned-critical = logró los mejores éxitos
earned-wounded = no sufrió ni una Herida
earned-tests = pasó por más pruebas que nadie
