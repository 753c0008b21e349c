# Was die Führung der Lektionen sagt (`data/wilds/lessons`): zu jedem Schritt vor seinem Zug und danach.

lesson-first = Deine erste Expedition
    .about = Suchen, einem Hinweis folgen, lagern und finden, wofür du kamst.
    .end = Mit Freunden geht ihr gemeinsam, und jede Aktion ist eine Abstimmung: Wer zustimmt, drückt denselben Knopf. Andere Landstriche bergen andere Ziele, und meist braucht es eine Woche oder zwei an Tagen. Der Junge ist in Sicherheit; deine Jägerfigur darf weiterziehen.
lesson-first-search = Ein Junge flog mit seinem Drachen davon, und du willst ihn finden: Das ist das **Ziel**. Der Landstrich ist verborgen; du kennst dieses Feld und weißt, dass das Ziel irgendwo im Norden oder Nordosten liegt. Ein Tag hat 4 Tageszeiten, und fast alles braucht eine. Beginne mit einer **Suche**: Wer sich gut umsieht, erfährt, wohin es geht.
    .after = Zwei Würfel und eine Fertigkeit, gegen 10. Der erste Wurf war 8; für 1 **Entschlossenheit** habe ich neu gewürfelt: 11. Ein Geheimnis gab es hier nicht, aber du weißt mehr vom Weg: Das ist einer der **Schritte zum Ziel**. Bei 0 Schritten weißt du, wo es ist.
lesson-first-look = Hier leben Leute, und einen bekannten Fundort kannst du **untersuchen**. Wer in dem Häuschen wohnt, weiß vielleicht etwas, und zu fragen braucht keinen Wurf.
    .after = Ein **Hinweis**: Jemand hat ihn Richtung N20 gesehen. Hinweise und Geschichten stehen in `/look clues`, du musst nichts aufschreiben. Die **Uhr** ist auf 4 gesunken: Die meisten Aktionen nehmen 1 weg, und bei 0 geschieht etwas.
lesson-first-track = Ein Hinweis zeigt eine Richtung; die **Fährte** zu verfolgen sagt, wie weit und was dich erwartet. Das braucht eine Tageszeit und einen Wurf, und es ist schon Abend.
    .after = Richtung N20, und es sind 3 Schritte zum Ziel. So nah bringt dich eine Suche nur noch näher, wo ein Hinweis zählt oder wo sie etwas findet.
lesson-first-forager = Dein Vorrat soll reichen, also sei auch **Sammler**: Du suchst Essen, wenn du das Lager aufschlägst. Hier findest du selten welches, aber der Versuch kostet nichts als ein Wagnis.
    .after = Du sammelst von nun an.
lesson-first-camp = Die Nacht kommt. Wer im Dunkeln weitergeht, wird müde und würfelt schlechter, also **lagere**. Du isst, schläfst und suchst ein wenig Nahrung; hier kostet es eine Münze.
    .after = Die Nahrungssuche ging schief, aber du hast standgehalten. Du hast gut geschlafen im Häuschen des Drachenbauers: Die Entschlossenheit ist wieder da, und Tag 2 von 9 beginnt.
lesson-first-east = Folge dem Hinweis, auch wenn das Ziel anderswo liegen soll: Eine Suche, wohin ein Hinweis führt, bringt dich näher, wo das Ziel auch ist. Auch ein **Schritt** braucht eine Tageszeit und zeigt das Feld, das du erreichst. Auf dem Knopf steht, wohin ein Hinweis oder eine Spur weist.
    .after = Ein guter Wurf unterwegs: Die Route war günstig, also blieb die Uhr stehen. Und bei O19 ist ein Wahrzeichen in Sicht: Was hoch steht, ist aus einem Feld Entfernung zu sehen.
lesson-first-search-two = Hierher wies der Hinweis. Suche noch einmal: Der Knopf sagt, dass es dich in 3 von 4 Fällen dem Ziel näher bringt.
    .after = Näher: 2 Schritte zum Ziel. Die Lupen auf der Karte zeigen, wo dieser Hinweis noch zählt.
lesson-first-landmark = Das Wahrzeichen bei O19 liegt im Nordosten, und in dieser Richtung soll ja das Ziel sein. Dafür bleibt noch eine helle Tageszeit.
    .after = Die Kalköfen: Was sich dort verbirgt, kann warten. Unterwegs ist die Uhr abgelaufen, und einmal hat es nicht geschadet: Es kam noch ein **Hinweis**, Richtung O18. Und da sind Bienen, eine **Zwickmühle**: eine kleine Szene, die fragt, was du tust.
lesson-first-bees = Bei jedem Weg aus einer Zwickmühle stehen die Aussichten, und in den Zeilen darüber, was er bringt und kostet. Honig bei 1 von 3 und wohl ein paar Stiche? Lass sie in Ruhe.
    .after = Nichts gewonnen, nichts verloren, und es ist Nacht.
lesson-first-camp-two = Hier draußen gibt es kein Haus und nichts zu bezahlen: nur deine Vorräte und den Unterschlupf, den du findest.
    .after = Ein guter Unterschlupf, und die Entschlossenheit ist wieder da. Lebenspunkte gibt es hier nicht: Eine schlechte Nacht bringt **Müdigkeit**, und Müdigkeit und Wunden machen Würfe schwerer.
lesson-first-track-two = Der neue Hinweis könnte es klären. **Mit Sorgfalt** nimmt eine Aktion 2 statt 1 von der Uhr und würfelt mit einem Vorteil. Jetzt ist es das wert.
    .after = 1 Schritt zum Ziel. Noch einer, und du weißt es.
lesson-first-elm = Geh, wohin der Hinweis weist. Schon ein neues Feld kann dem Ziel näher bringen.
    .after = **0 Schritte zum Ziel: Er ist hier**, bei der letzten Ulme. Von jetzt an zeigt die Karte das Ziel.
lesson-first-elm-one = Ein Ziel ist nicht erreicht, indem du danebenstehst. **Untersuche** es: Dieses braucht **drei Erfolge**, jeder mit eigenem Wurf.
    .after = Einer von dreien, und daneben zwei Fährten: noch eine Zwickmühle.
lesson-first-prints = Einer davon zu folgen ist eine schlechte Wette, und du weißt, wo er ist. Folge keiner.
    .after = Bis zum Morgen sind die Fährten verweht.
lesson-first-elm-two = Lagern, oder für 1 Müdigkeit und einen schlechteren Wurf im Dunkeln weitermachen? Er sitzt seit Tagen dort oben, und du bist nah. Mach weiter, und sieh, was es kostet.
    .after = Zwei von dreien, durch einen zweiten Wurf. Aber es hatte seinen Preis: Die ganze Nacht bleibt niemand wach, das Lager lag offen, und du hast etwas Schlechtes gesammelt. Vergiftet würfelst du mit einem **Nachteil**, bis es vergeht.
lesson-first-elm-three = Noch ein Erfolg. Mit Sorgfalt gleicht der Vorteil das Gift aus; vergleiche die Chancen auf beiden Knöpfen.
    .after = **Das Ziel ist erreicht**, an Tag 4 von 9.

## Fährten.

lesson-tracking = Fährten
    .about = Woher Hinweise kommen, was ein guter Wurf verrät und wann Sorgfalt ihre Zeit wert ist.
    .end = Frag erst an bekannten Fundorten, verfolge die Fährte von dem, was du hast, und suche, wo der Hinweis endet. Ein Patzer weist irgendwohin und klingt genauso sicher, also nimm dir Sorgfalt, wo ein falscher Weg dich einen Tag kosten würde.
lesson-tracking-ask = Du suchst den Jungen, der mit seinem Drachen fortflog. Aufs Geratewohl zu **suchen** bringt wenig; ein **Hinweis** ist besser, und Leute haben welche. Untersuche das **Häuschen**: Zu fragen braucht keinen Wurf.
    .after = Ein Hinweis, und er weist Richtung N20. Für sich ist das nur eine Richtung.
lesson-tracking-track = Verfolge die **Fährte**: ein Wurf gegen die Schwierigkeit 10. Knapp sagt, wohin, stark auch, wie weit, kritisch auch, was es ist. Jeder Hinweis gibt nur einmal eine Fährte, also tu es **mit Sorgfalt**: 2 von der Uhr statt 1, und ein Vorteil.
    .after = Der erste Wurf war eine 9, zu wenig. Ein Punkt **Entschlossenheit** kaufte einen zweiten, und der wurde kritisch: Richtung N20, 2 Schritte weit, etwas Verborgenes. Und es sind noch 3 **Schritte zum Ziel**.
lesson-tracking-follow = Jetzt hinterher. Eine Tageszeit bringt dich ein Feld weit: nach N20.
    .after = Du bist da, und mit dir der Abend. Am Weg liegt ein Mann mit einem gebrochenen Bein.
lesson-tracking-leg = Das Bein zu richten gelingt in 1 von 2 Fällen, und was du ihm gibst, fehlt dir selbst. Geh, und schick Hilfe: Das kostet nichts.
    .after = Die Nacht kommt.
lesson-tracking-camp = Wer im Dunkeln weitergeht, wird müde und würfelt schlechter, und der Schäferwagen ist ein Unterschlupf. Lagere.
    .after = Morgen, und du bist ausgeruht. Die Zeile unter der Karte sagt, dass **ein Hinweis hierher weist**.
lesson-tracking-search = Ab der Hälfte der Schritte zum Ziel zählt eine Suche nur, wo du einen Hinweis oder einen Fund hast, und du hast einen. Suche hier, wieder mit Sorgfalt: Du bist nah.
    .after = Der Würfel ist auf **1** gesunken: noch einmal so, und du weißt, wo der Junge ist. Aber unterwegs ist die Uhr abgelaufen, und drei Hunde kamen.
lesson-tracking-dogs = Sie sind misstrauisch, nicht feindselig, also beendet es ein **Zurückziehen** einfach. Reden könnte in 2 von 3 Fällen einen Gefallen bringen; du brauchst keinen.
    .after = Sie verlieren das Interesse. Die Fährte gehört wieder dir.
