# Lektionen: was /learn auflistet, und was jede Anleitung neben den Worten ihres Spiels sagt.

lessons = **Lektionen.** Du spielst das echte Spiel, allein mit mir, und ich sage, was zu entscheiden ist und was daraus wurde.
    .about = { $about } { $presses }-mal drücken.
    .how = Eine Lektion siehst nur du. Hör auf, wann du willst; `/learn` macht dort weiter, wo du warst.
no-lessons = Kein Spiel hier hat eine Lektion. `/how` erklärt jedes auf drei kurzen Karten.
no-such-lesson = Diese Lektion gibt es nicht. `/learn` zeigt alle.
menu-short-lessons = Kürzere Lektionen
lesson-label = { $done ->
        [yes] ✓ { $game }: { $title }
       *[no] { $game }: { $title }
    }
lesson-go-on = Weiter mit { $game }: { $title }
lesson-next = Als Nächstes: { $title }
lesson-title = Lektion, { $game }: { $title }{ $step ->
        [0] { "" }
       *[other] , { $step } von { $steps }
    }
lesson-says = 🏮 { $text }
lesson-your-way = Von hier aus geht meine Lektion weiter:
lesson-off = Auch das ist ein Weg. Meine Lektion nimmt einen anderen: Ich hätte **{ $instead }** gewählt. Nimm deinen Schritt zurück, um mir zu folgen, oder spiel weiter, wie du magst.
# Was ein Bot täte und warum, wo die Lektion keine eigenen Worte hat.
lesson-advice = Hier führt meine Lektion nicht vorbei. Ich nähme **{ $move }**. { $why }
lesson-aside = Von hier an ist es deine eigene Partie, und ich leite sie nur.
lesson-done = ✓ **{ $title }: geschafft.** { $text }
lesson-ended-early = Die Partie war vor meiner Lektion zu Ende. Das kommt vor und kostet nichts.
button-real-one = Richtig spielen
button-real-game = { $game } richtig spielen
button-lessons = Alle Lektionen
button-lesson-anew = Von vorn beginnen
button-teach = Zeig es mir
    .game = Zeig es mir (5 Min.)

## Tipps neben einer Partie.

tip-advice = Unsicher, was du tun sollst? **Tipp** (oder `/hint`) sagt es dir, mit Gründen.

tip = -# Neu für dich: { $tip }{ $first ->
        [yes] {" "}`/me tips:off` schaltet solche Hinweise ab.
       *[no] {""}
    }
