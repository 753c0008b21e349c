# Was die Lektionen sagen (`data/galaxy/lessons`): zu jedem Schritt vor dem Zug, und danach.

lesson-first = Deine erste Reise
    .about = Planeten nehmen und erkunden, eine Karte kaufen, abstimmen, das Siegel von Meridian brechen, einen Kampf und das Spiel gewinnen.
    .end = Du hast gewonnen: Ein kurzes Spiel braucht 5 Punkte, ein volles 8. Noch nicht gesehen: Tauschen (Lektion **Ein Handel**), Angriffe auf Planeten (**Eine Schlacht**), Technologien für je 4 Rohstoffe und Grenzen, das **?** auf der Karte, die Leerenkompass erkundet.
lesson-first-activate = **5 Punkte** gewinnen. Drei Ziele liegen offen, je 1 Punkt: eines ist **Ferner Besitz**, 4 Planeten außerhalb der Heimat. Ein Zug ist meist das: ein System **aktivieren**, Schiffe bringen, landen. C4 hat zwei freie Planeten.
    .after = Das kostete 1 deiner 3 **Taktikmarken**: eine für jedes System, das du aktivierst.
lesson-first-bring = Bring beide Späher: Sie fliegen 2 Systeme weit, und jeder trägt 1 Infanterie. Eine Infanterie nimmt einen Planeten.
    .after = Deine Schiffe bleiben dort, bis die Runde endet. Daheim sind noch zwei Infanterie.
lesson-first-land = C4 ist unbewacht: Lande je eine auf beiden. Ein freier Planet, den du gewinnst, wird **erkundet**: Du deckst eine Karte auf, die noch niemand kennt.
    .after = Auf Brachau lag ein **Fragment**: 3 einer Art ergeben ein Relikt. Kranau gab 2 **Waren**: Getauscht zahlt jede 1. Tariq wartet jetzt mit einer Flotte in D2, gleich neben Meridian.
lesson-first-second = Zwei weitere Planeten liegen in B3, neben deiner Heimat. Dann hast du 4.
    .after = 1 Taktikmarke bleibt.
lesson-first-bring-two = Ein **Transporter** fliegt nur 1 System weit, trägt aber 4. Bring ihn mit deinen letzten 2 Infanterie. Tariq ist zwei Systeme von deiner Heimat entfernt, sie darf also eine Weile leer stehen.
    .after = Alles, was du hast, ist jetzt in C4 und B3.
lesson-first-land-two = Lande wieder je eine auf beiden.
    .after = Auf Sole verkauft dir ein Außenposten etwas.
lesson-first-card = Eine **Befehlskarte** bleibt geheim auf deiner Hand, bis du sie spielst. Zahl 1 Ware dafür: Du hast 2, und ungetauscht zahlen sie nichts.
    .after = Du hast **Geleitschutz** gezogen: +1 auf deine Würfel in einem Kampf. Er wartet unter **Nur für dich**. Vier Planeten sind dein.
lesson-first-round-over = Eine Marke, die du behältst, ist in der nächsten Runde ein Zug, also hör hier auf: **Meine Runde beenden**. Haben das alle, werten sich Ziele von selbst, höchstens 1 offenes und 1 geheimes.
    .after = **Ferner Besitz: dein erster Punkt.** Alle bekommen 2 Marken und eine Befehlskarte, und der Rat tritt zusammen.
lesson-first-vote = Der Rat wählt, wer zuerst zieht und dafür eine Marke bekommt. Stimmen sind der **Einfluss** deiner Planeten, die helle Zahl: Du hast 8, Tariq 2. Abstimmen kostet nichts.
    .after = **In Runde 2 ziehst du zuerst.** Tariq steht noch neben Meridian.
lesson-first-centre = **Meridian**, in der Mitte, entscheidet dieses Spiel. Wer zuerst landet, zahlt 6 Einfluss für 1 Punkt und ein Relikt. Es zu halten ist 1 Punkt je Runde, und dein geheimes Ziel **Mitte von allem** noch 1.
    .after = Tariq kann zurückschlagen, also sagen die Knöpfe, wie wahrscheinlich du es hältst.
lesson-first-scouts = Beginne mit den Spähern und der Infanterie von C4. Allein halten sie es in 1 von 4 Fällen: Es muss mehr folgen.
    .after = Sie sind unterwegs.
lesson-first-transport = **Alles bringen**: Mit dem Transporter hältst du es in 3 von 4 Fällen. B3 bleibt dein, bis andere dort landen.
    .after = Drei Schiffe und vier Infanterie stehen über Meridian.
lesson-first-seal = Lande alle vier: Nur Bodentruppen halten einen Planeten. Planeten zahlen die 6 Einfluss und ruhen bis zum Ende der Runde.
    .after = **Das Siegel ist gebrochen: dein zweiter Punkt**, und ein Relikt, mit dem **Hüter der Relikte** erfüllt ist. Auch Tariq bekommt ein Relikt und greift mit allem an, was er hat: Hältst du stand, gewinnst du.
lesson-first-escort = Erst kämpfen die Schiffe: 3 von dir gegen 3 von ihm. Jedes würfelt, Späher treffen ab 8, und jeder Treffer zerstört ein Schiff. Jetzt zählt deine Karte: **Geleitschutz** spielen.
    .after = **Drei Treffer: Seine ganze Flotte ist fort**, und mit ihr die 4 Infanterie an Bord. Aber er traf zweimal.
lesson-first-losses = Du wählst, was du verlierst. Die Späher haben ihre Arbeit getan: Gib beide her, und behalte den Transporter.
    .after = **Meridian ist gehalten.** Tariq hat nichts mehr, was es nehmen könnte.
lesson-first-win = Jetzt zähl: 2 Punkte, und am Ende der Runde **Hüter der Relikte**, **Mitte von allem** und Meridian, je 1. Beende deine Runde.
    .after = **5 Punkte: Du hast gewonnen.**

## Ein Handel.

lesson-trade = Ein Handel
    .about = Wie Waren zu Handelsgütern werden, mit wem du tauschen kannst, und was es dir bringt.
    .end = Füll Waren auf, sooft du sie weiterhandeln kannst, und bleib jemandem benachbart. Ein gleicher Tausch macht beide reicher, also stimmen fast alle zu; wer führt, soll dir mehr dafür geben.
lesson-trade-refill = Du tauschst mit **Waren**. Du hast keine und kannst 3 halten. Ein **Befehl** füllt sie auf: Handel, für 1 Strategiemarke.
    .after = 3 Waren. Dir selbst kaufen sie nichts: Erst in fremden Händen werden sie zu **Handelsgütern**, die je 1 Rohstoff oder 1 Einfluss zahlen.
lesson-trade-near = In der Aktionsphase kannst du nur mit **Nachbarn** tauschen: Beide haben Schiffe oder Planeten im selben System oder in angrenzenden. Dein Gegenüber hat gerade D2 genommen, das an die Mitte grenzt. Aktiviere **C3**.
    .after = Deine Marke liegt dort.
lesson-trade-bring = Bring Schiffe. Landen müssen sie nicht: Dort zu sein genügt.
    .after = Jetzt seid ihr Nachbarn, und als Erstes bekommst du einen Handel angeboten.
lesson-trade-agree = 1 Ware für 1 Ware sieht nach gar nichts aus. Aber beide wechseln den Besitz, also **gewinnt ihr je ein Handelsgut**. Nimm an.
    .after = Du hast jetzt 2 Handelsgüter. Zwischen denselben beiden gibt es einen Handel je Zug.
lesson-trade-pass = Sieh dir die öffentlichen Ziele an: **Große Werke** verlangt, dass du 6 Rohstoffe ausgibst. Deine Heimat bringt 4, mit deinen 2 Handelsgütern sind es 6. Also heb sie auf und passe für diese Runde.
    .after = Alle haben gepasst, und die **Wertung** beginnt: Jetzt werden Ziele gewertet.
lesson-trade-spend = Werte es: Der Heimatplanet und beide Handelsgüter zahlen dafür. Ohne den Handel fehlte dir 1.
    .after = **1 von 5 Punkten**, mit einem Handel gekauft. Alles von dir ist wieder bereit.
lesson-trade-council = Der Rat: Hier dürfen alle miteinander tauschen, Nachbarn oder nicht, bis sie abgestimmt haben. Dein Gegenüber hat 3 Waren und du hast 2. Biete **2 für 2**.
    .after = Abgemacht: 2 Handelsgüter für dich, 2 für dein Gegenüber. Mit deiner Stimme wärst du im Rat fertig.

## Ein Kampf.

lesson-battle = Ein Kampf
    .about = Eine Flotte in Reichweite bringen, der Kampf im All, und die Landung danach.
    .end = Sieh dir die Aussichten auf dem Knopf an, bevor du dich festlegst, und bring, was du kannst: Mit der halben Flotte sind auch die Aussichten etwa halb. Wer sieht, dass es schlecht ausgeht, darf ab dem zweiten Durchgang abziehen, du auch.
lesson-battle-gather = Dein Gegenüber beginnt auf der anderen Seite, und Späher fliegen 2 Systeme je Zug. Die Flotte braucht also erst einen Ort, von dem aus sie dorthin reicht: Aktiviere **C3**, in der Mitte.
    .after = Deine Marke liegt dort. Schiffe, die dorthin kommen, bleiben, bis die Runde vorbei ist.
lesson-battle-bring = Bring beide Späher, jeden mit 1 Infanterie an Bord. Schiffe siegen im All, aber nur **Bodentruppen** nehmen einen Planeten.
    .after = Dein Gegenüber ist in D1 gelandet, neben dir: 1 Transporter über zwei Planeten, **Sole** und **Zunder**.
lesson-battle-wait = Deine Flotte hält erst einmal deine Marke fest. Passe: Haben alle gepasst, verlässt jede Marke die Karte, und die Flotte ist wieder frei.
    .after = Inzwischen hat sich dein Gegenüber ausgebreitet und ein Ziel gewertet. Ein Transporter bewacht D1 immer noch.
lesson-battle-vote = Der Rat zwischen den Runden: Es wird abgestimmt, wer als Nächstes den Vorsitz hat und beginnt. Stimm für dich.
    .after = Du wurdest überstimmt, also hatte dein Gegenüber den ersten Zug von Runde 2. D1 blieb, wie es war.
lesson-battle-target = Jetzt hast du die Wahl: Aktiviere **D1**, neben C3, mit einem gegnerischen Schiff darin.
    .after = Deine Marke liegt dort.
lesson-battle-attack = Mit beiden Spähern und aller Infanterie gewinnst du **in 14 von 15 Fällen**, mit einem Späher 1 von 2. Beide Seiten würfeln für jedes Schiff, Durchgang um Durchgang; jeder Treffer nimmt eines, bis eine Seite fort ist oder abzieht.
    .after = Deine 7 trifft: Späher treffen ab 8, und deine Technologie Peilanlagen gibt 1 dazu. Der Transporter ist verloren und die Infanterie an Bord mit ihm: Sie hat kein anderes Schiff.
lesson-battle-land = Das All gehört dir, und damit die Landung. Zunder steht leer, Sole hält 1 Infanterie: Mit all deiner gewinnst du dort **in 7 von 8 Fällen**, mit einer 2 von 5. Lande mit beiden auf Sole.
    .after = Drei Durchgänge, und der letzte Verteidiger fällt. Der Planet ist dein, erschöpft bis zur nächsten Runde.
