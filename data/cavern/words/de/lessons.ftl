# Was die Begleiter der Lektionen sagen (data/cavern/lessons): zu jedem Schritt vor dem Spielzug, und danach.

lesson-first = Deine erste Höhle
    .about = Plättchen legen, Schürfer schicken, eine Probe bestehen, ein Gefecht gewinnen.
    .end = So geht eine Höhle etwa ein Dutzend Züge weiter, bis die Sonnen auf den Plättchen den Marker aufgebraucht haben. Dann zählen Gold und Schätze, und die meisten Punkte gewinnen. Unter Freunden seid ihr Rivalen, bis zu 4.
lesson-first-tile = Du und eine Rivalin baut eine Höhle, Plättchen um Plättchen, und raubt sie aus. Deine drei Plättchen sind über der Karte. Ein Platz mit Koordinate ist frei: Dort liegt ein Plättchen an einer Seite eines anderen, Gang an Gang. Leg **Plättchen 1** bei **L1** an: Sein blauer Raum hat dann keine offene Seite mehr.
    .after = Das Plättchen liegt, und du hast ein neues gezogen. Farbige Flächen sind Räume, Gänge auch; Beutel darin sind **Gold**, Truhen **Schätze**. Eine Seite, an der noch Gleiches dazukommen kann, ist **offen**.
lesson-first-thief = Jetzt schick einen deiner fünf **Schürfer** in einen Raum des Plättchens, verdeckt. Weiße Würfel können von allem etwas, rote kämpfen, violette stehlen. Raum **2** ist schon geschlossen, und darin liegt ein Schatz: Arbeit für den **Dieb**.
    .after = Der Raum ist **abgeschlossen**: Keine Seite ist offen, also geschieht jetzt, was darin geschieht. Dein Dieb ist dort allein und hat eine **Begegnung**: eine Geschichte mit zwei Antworten. Du wählst nach den Titeln; was sie verlangen, siehst du danach.
lesson-first-another = Jede Bande hat eine **Fähigkeit**. Deine, das Waldvolk, darf 1 **EP** zahlen, um eine andere Geschichte zu hören, und bekommt 1 Gold dazu. Du hast 3 EP, und das Gold ist sicher. Also tu das.
    .after = Eine andere Geschichte, und 1 Gold auf der Hand. 2 EP bleiben dir.
lesson-first-thaw = Eis zu spalten klingt nach **Kampf**, einen Tunnel zu tauen nach **Beute**. Dein Dieb würfelt violett, und das bringt Beute. Also tau.
    .after = Das ist eine **Probe**: 2 violette Würfel, und für 2 Schätze brauchst du 5 Beute.
lesson-first-test = Die Knöpfe nennen die Aussichten. So bestehst du in 2 von 5 Fällen; 1 EP bringt zwei weiße Würfel dazu, dann sind es 3 von 4. Für solche Augenblicke sind EP da, aber heb einen für das nächste Gefecht auf.
    .after = **5 Beute, gerade genug: 2 Schätze.** Einer hat sofort 1 Gold gebracht, der andere ist ein Handschuh für einen Wurf. Ist ein Raum erledigt, gehen alle Schürfer heim; sterben muss keiner. Deine Rivalin hat inzwischen selbst einen Zug gemacht.
lesson-first-tile-two = Dein zweiter Zug. **Plättchen 3** bei **K2** vergrößert den blauen Raum bei K1: jetzt mit einem Beutel und einer Truhe, und noch einer offenen Seite.
    .after = Ein reicher Raum, noch nicht geschlossen. Wer ihn schließt, bestimmt, wer rechtzeitig da war.
lesson-first-brute = Stell einen Schürfer hinein, ehe deine Rivalin es tut. Kommt sie auch, gibt es ein **Gefecht**, und der meiste Kampf gewinnt: Schick den **Schläger**. Sie sieht, dass jemand da ist, nicht wer.
    .after = Sie hat den Raum geschlossen und ihren eigenen Schläger geschickt: ein **Gefecht**. Sie hat zuerst gewürfelt, mit einem EP und der Fähigkeit ihrer Bande: 4 Kampf. Wer gewinnt, nimmt den Schatz und die Hälfte des Goldes.
lesson-first-glove = Drei weiße Würfel gegen 4 Kampf wären 1 von 20. Also bring, was du hast: den **Samthandschuh**, der einmal einen violetten Würfel bringt, und deine letzte EP für zwei weiße: 2 von 5. Violett kämpft selten, aber die meiste **Beute** in einem Gefecht bringt eine Schatzkarte mehr.
    .after = **5 zu 4: Der Raum gehört dir**, sein Schatz und 1 von 2 Gold, und mit 8 Beute noch ein Schatz. Du führst.
