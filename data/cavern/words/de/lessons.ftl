# Was die Begleiter der Lektionen sagen (data/cavern/lessons): zu jedem Schritt vor dem Spielzug, und danach.

lesson-first = Deine erste Höhle
    .about = Plättchen legen, Schürfer schicken, eine Probe bestehen, ein Gefecht gewinnen.
    .end = So geht es etwa ein Dutzend Züge weiter, bis die Sonnen auf den Plättchen den Marker aufgebraucht haben. Die meisten Punkte in Gold und Schätzen gewinnen; offene Räume zahlen dann nichts. Am **Spalt** hat ein Magier 3 Kampf mehr, eine **Fackel** zeigt, wer da ist.
lesson-first-tile = Du und eine Rivalin baut eine Höhle, Plättchen um Plättchen, und raubt sie aus. Deine drei Plättchen sind über der Karte. Leg **Plättchen 1** bei **L1** an: Sein blauer Raum hat dann keine offene Seite und zahlt sofort.
    .after = Farbige Flächen sind Räume, Gänge auch. Beutel sind **Gold** (je 1 bis 3 Punkte), Truhen **Schätze** (2 bis 5). Eine Zahl wie **+3** auf einem Knopf: etwa so viele Punkte, mit Risiko.
lesson-first-thief = Schick einen deiner fünf **Schürfer** in den geschlossenen Raum, **2**. Rote Würfel sind für Gefechte, violette für Beute, weiße können beides. Dort kommt kein Rivale mehr hinein, also genügt der **Dieb**: Heb die Kämpfer für ein Gefecht auf.
    .after = Wer in einem geschlossenen Raum allein ist, trifft auf eine **Geschichte** mit zwei Antworten. Du wählst nach den Titeln; was sie verlangen, siehst du danach. Erfolg bringt alles, was dort liegt, Misserfolg die Hälfte des Goldes.
lesson-first-another = Jede Bande hat eine **Fähigkeit**. Deine, das Waldvolk: 1 **EP** zahlen, 1 Gold bekommen und eine andere Geschichte hören. Du hast 3 EP, und das Gold ist sicher: Tu das.
    .after = Eine andere Geschichte, und 1 Gold auf der Hand. 2 EP bleiben dir.
lesson-first-thaw = Eis zu spalten klingt nach Kraft, **Kampf**; einen Tunnel zu tauen nach Geschick, **Beute**. Dein Dieb würfelt violett, und das bringt Beute. Also tau.
    .after = Das ist eine **Probe**: Du brauchst 5 Beute, für 2 Schätze.
lesson-first-test = Die Knöpfe nennen die Aussichten. So bestehst du in 2 von 5 Fällen; 1 EP bringt zwei weiße Würfel, dann sind es 3 von 4. Zahl **1 EP**, und heb die letzte für ein Gefecht auf.
    .after = **Gerade genug: 2 Schätze.** Sie behalten ihre Punkte bis zum Ende, auch benutzt. Dein Dieb ist daheim, wie alle nach einem Raum, und deine Rivalin hatte einen Zug.
lesson-first-tile-two = **Plättchen 3** bei **K2** vergrößert den blauen Raum bei K1: 1 Gold und 1 Schatz, und eine Seite offen, bei **J2**. Er zahlt, sobald ihn ein Plättchen schließt, und bis dahin kann deine Rivalin hinein. **A** ist ebenso gut, aber kämpf einmal gegen sie.
    .after = Wer den Raum schließt, wählt den Augenblick.
lesson-first-brute = Stell einen Schürfer hinein, ehe sie es tut. Kommt sie auch, gibt es ein **Gefecht**, und der meiste Kampf gewinnt: Schick den **Schläger** auf **1**. Sie sieht, dass jemand da ist, nicht wer.
    .after = Sie hat den Raum mit einem eigenen Schürfer geschlossen: ein **Gefecht**. Sie hat zuerst gewürfelt: 4 Kampf. Der meiste Kampf nimmt alle Schätze und die Hälfte des Goldes, abgerundet.
lesson-first-glove = Drei weiße Würfel siegen in 1 von 20 Fällen. Mit dem **Samthandschuh**, einem violetten Würfel, und deiner letzten EP, zwei weißen, sind es 2 von 5. Die meiste **Beute** bringt eine Karte mehr, auch wer verliert: ab 5 einen Schatz.
    .after = **5 zu 4: Der Raum gehört dir**, sein Schatz und 1 von 2 Gold, und mit 8 Beute noch ein Schatz. Du führst.
