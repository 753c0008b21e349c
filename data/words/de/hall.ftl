# Die Halle eines Servers und die Streifzüge des Tages.

hall-empty = Die Halle ist leer: Hier wurde noch keine Partie zu Ende gespielt.
hall-no-such-game = Ein Spiel dieses Namens kenne ich nicht.

## Bilder der Halle, in Worten.

ratings-title = { $title }: Wertungen
ratings-about = { $title }, Wertungen aus { $games } Partien; gezeichnet sind die Partien { $first } bis { $games }.
rating-of = { $place }: { $who }{ $own ->
        [yes] { " (du)" }
       *[no] { "" }
    } { $mean } ± { $deviation } nach { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }{ $moved ->
        [yes] , von { $before } in Partie { $game } an
       *[no] { "" }
    }.
axis-game = Partie
axis-rating = Wertung
axis-delve = Partie
fact-games = Partien
fact-won = gewonnen
won-of = { $won } von { $all }
not-won = nicht gewonnen
victories-title = { $title }: { $rounds } bis zum Sieg
victories-about = { $title }, { $rounds } bis zum Sieg; gezeichnet sind die Partien { $first } bis { $last }.
victories-won = { won-of } gewonnen.
victories-fewest = Schnellster Sieg ({ $rounds }): { $fewest }, Partie { $delve }. Neuester: { $newest }, Partie { $later }.
victories-in-order = Der Reihe nach: { LIST($delves, type: "comma") }.

## Streifzüge des Tages.

daily-gone = Diesen Streifzug habe ich nicht mehr.
daily-practice-later = Dein erster Versuch zählt. Geübt wird danach.
daily-nothing-to-share = Es gibt nichts zu teilen: Dieser Streifzug wurde nicht rechtzeitig fertig.
daily-shared-already = Das hast du in diesem Kanal schon geteilt.
daily-sealed = Sein Schlüssel bleibt versiegelt, bis der Tag vorbei ist: um 0:00 UTC.
daily-no-result = Hier ist für diesen Tag kein Ergebnis dieses Mitglieds bekannt.
daily-games = Streifzüge des Tages gibt es für { LIST($titles, type: "comma") }.
best-on = an { $best } von { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    } vorn
