# Títulos al final de una expedición, en pasado, y las columnas de la tabla a su lado.

column-found = hallazgos
column-tests = tiradas
earned-saved = Trajo a alguien de vuelta del borde de la muerte
earned-found = Encontró más que nadie en el mapa
earned-fed = Dio de comer al grupo
earned-scouted = Se adelantó más veces que nadie
earned-studied = Examinó más parajes que nadie
earned-watched = Hizo las mejores guardias de noche
earned-ways = Abrió camino
earned-critical = Logró los mejores éxitos
earned-wounded = No sufrió ni una Herida
earned-tests = Pasó por más pruebas que nadie
