# Was die Führung der Lektionen sagt (`data/wilds/lessons`): zu jedem Schritt vor seinem Zug und danach.

lesson-first = Deine erste Expedition
    .about = Mit zwei Gefährten: Finde die Weiße Stute der Hohlheide und leg sie frei.
    .end = So gewinnt man einen Landstrich: finden, wofür man kam, und am Ziel klug wählen. Das Ziel bringt 3 Punkte, jeder gefundene Ort 1, und die Punkte ergeben euren Rang. Im echten Spiel vergleicht **Tipp** eure besten Züge.
lesson-first-search = Die **Weiße Stute** liegt verloren unter dem Gras: Sie ist euer **Ziel**, in 1 der 12 Felder mit ?. Eine **Suche** blickt weit umher. Jeder Knopf sagt, was er bringt und wie wahrscheinlich.
    .after = Gut gesehen: Nur 5 bleiben. Die Würfelkarte zeigt, wie: Würfel und eine Fertigkeit gegen die Schwierigkeit des Geländes.
lesson-first-near = Ein Tag hat 3 Aktionen, und die meisten nehmen auch 1 von der **Uhr** über der Karte. Geht und seht nach: Bei N19 ist sie 1 von 5 Mal. **Verlaufen** auf einem Knopf ist die Gefahr, den Weg zu verlieren.
    .after = Hier nicht, aber nun wisst ihr es: 4 bleiben.
lesson-first-thorns = Weiter nach O19. Dort steht auch ein **Wahrzeichen**: Es zu untersuchen wäre eine Aktion für einen **Vorteil** am Ziel; dann zählt der höhere von zwei W6.
    .after = Auch hier nicht. Aber einmal am Tag gibt es eine **Begegnung**: Ein Sims führt den Fels hinauf zu einem Loch, zu eckig für ein natürliches.
lesson-first-ledge = Jede Antwort sagt, was sie bringen kann, wie wahrscheinlich, und was ein Fehlschlag kostet. **Entschlossenheit** lohnt sich: 1 davon kauft einen zweiten Wurf. **Betrachtet es von unten**.
    .after = Es misslang und kostete Yusuf 1 **Müdigkeit**. Ab 3 Müdigkeit haben alle Würfe einen **Nachteil**: Der niedrigere von zwei W6 zählt.
lesson-first-camp = Es ist Abend. Noch eine Aktion bei Nacht macht euch alle müde; ein Lager nimmt Müdigkeit weg und beginnt den nächsten Tag. **Lagert**: Hier misslingt das kaum.
    .after = Ausgeruht. Nur neben einer **Gefahr**, einem Schädel auf der Karte, bringt ein Lager keine Ruhe.
lesson-first-clearing = Bald kommt Nebel und macht alle Würfe schwerer. Verliert also keine Zeit: O18 ist das Ziel 1 von 3 Mal.
    .after = Hier nicht: 2 bleiben. Ein Seil quer über den Weg, dahinter drei Männer, die es einen Zoll nennen.
lesson-first-toll = Sich durchzudrängen kann eine **Wunde** bringen, zu reden Müdigkeit, der Umweg kostet Zeit. Münzen kaufen Essen und dergleichen, und 100 sind am Ende ein Punkt. **Bezahlt sie**: Das ist sicher.
    .after = Nichts verloren als Münzen, und keine Zeit.
lesson-first-slope = Sie ist östlich oder westlich, je 1 von 2 Mal. Ist sie nicht dort, wohin ihr geht, ist sie beim anderen. Geht nach **Osten**.
    .after = **Da ist sie!** Aber der Nebel ist auch da: Jeder Wurf ist 2 schwerer.
lesson-first-tail = Legt sie mit 6 **Erfolgen** frei. Ab 13 zählt ein Wurf 1, ab 15 zählt er 2, und jeder Weg gelingt einmal. Jeder Knopf nennt, wer würfelt: Du kannst **ihren Schweif** am besten. Dein Werkzeug hilft von selbst.
    .after = Insgesamt 12: knapp daneben.
lesson-first-again = Du hast 1 **Entschlossenheit**, und für diesen Augenblick ist sie da. **Wirf noch einmal**.
    .after = 2 Erfolge auf einmal! Nach einer Nacht mit Unterschlupf hast du wieder 1 Entschlossenheit.
lesson-first-night = Abend am Ziel, die Wahl, die meist entscheidet: müde weiter oder lagern? Beide Knöpfe sagen, wie oft das am Ende siegt, hier gleich oft. Also **lagert** und würfelt bei Tag besser.
    .after = Diesmal kein Unterschlupf: je 1 Müdigkeit. Und die Uhr lief ab: **Ärger**. Schritte hinter euch, die stehen bleiben, wenn ihr stehen bleibt.
lesson-first-steps = Auflauern misslingt fast immer, Rennen macht alle müde. **Lasst Essen da**: Es kostet eine Mahlzeit, und wem ihr Gutes tut, der hilft vielleicht am Ziel. Auch ein **Heilkraut** hebt man auf: Es beendet Gift, ohne Kosten.
    .after = Es war ein Hund, und er kommt mit: Bis ein Versuch gelingt, würfelt ihr besser.
lesson-first-back = Bei Tag und mit Hilfe: Seht, wie die Chancen gestiegen sind. **Schreite ihren Rücken ab**.
    .after = Noch 2. Das macht 4 von 6.
lesson-first-mane = Ab 15 ist es gewonnen. Drei Wege sind gleich wahrscheinlich; **ihre Mähne** schneidest du selbst frei, und ein Fehlschlag kostet da am wenigsten.
    .after = **Gewonnen!** Mit eigener Hand hast du sie freigelegt, an Tag 3 von 4.

## Fährten.

lesson-tracking = Fährten
    .about = Woher Hinweise kommen, was ein guter Wurf verrät und wann Sorgfalt ihre Zeit wert ist.
    .end = Frag erst an bekannten Fundorten, verfolge die Fährte von dem, was du hast, und suche, wo der Hinweis endet. Ein Patzer weist irgendwohin und klingt genauso sicher, also nimm dir Sorgfalt, wo ein falscher Weg dich einen Tag kosten würde.
lesson-tracking-ask = Du suchst den Jungen, der mit seinem Drachen fortflog. Aufs Geratewohl zu **suchen** bringt wenig; ein **Hinweis** ist besser, und Leute haben welche. Untersuche das **Häuschen**: Zu fragen braucht keinen Wurf.
    .after = Ein Hinweis, und er weist Richtung N20. Für sich ist das nur eine Richtung.
lesson-tracking-track = Verfolge die **Fährte**: ein Wurf gegen die Schwierigkeit 10. Knapp sagt, wohin, stark auch, wie weit, kritisch auch, was es ist. Jeder Hinweis gibt nur einmal eine Fährte, also tu es **mit Sorgfalt**: 2 von der Uhr statt 1, und ein Vorteil.
    .after = Der Wurf war eine 9, zu wenig.
lesson-tracking-again = Ein Punkt **Entschlossenheit** kauft einen zweiten Wurf: **Wirf noch einmal**.
    .after = Der wurde kritisch: Richtung N20, 2 Schritte weit, etwas Verborgenes. Und es sind noch 3 **Schritte zum Ziel**.
lesson-tracking-follow = Jetzt hinterher. Eine Tageszeit bringt dich ein Feld weit: nach N20.
    .after = Du bist da, und mit dir der Abend. Ein Leuchtfeuer steht bereit: eine **Zwickmühle**.
lesson-tracking-beacon = Ein Blick vom brennenden Feuer aus kann misslingen, und das Pech kostet Zeit. **Lass es bereit**: Deine nächste Aktion würfelt schlechter, was eine Nacht unter einem Dach verträgt.
    .after = Die Nacht kommt.
lesson-tracking-camp = Wer im Dunkeln weitergeht, wird müde und würfelt schlechter, und der Schäferwagen ist ein Unterschlupf. Lagere.
    .after = Morgen, und du bist ausgeruht. Die Zeile unter der Karte sagt, dass **ein Hinweis hierher weist**.
lesson-tracking-search = Ab der Hälfte der Schritte zum Ziel zählt eine Suche nur, wo du einen Hinweis oder einen Fund hast, und du hast einen. Suche hier, wieder mit Sorgfalt: Du bist nah.
    .after = **1** Schritt zum Ziel: noch einmal so, und du weißt, wo der Junge ist. Aber die Uhr ist abgelaufen, und du bist in ein Nest getreten.
lesson-tracking-nest = Rauch und Rennen brauchen einen Wurf und kosten mehr, wo er misslingt. **Stillstehen** ist sicher: 1 Müdigkeit.
    .after = 14 Stiche, und die Fährte gehört wieder dir.
