# Was die Lektionen sagen (`data/galaxy/lessons`): zu jedem Schritt vor dem Zug, und danach.

lesson-first = Deine erste Reise
    .about = Planeten nehmen, erkunden, tauschen, abstimmen, das Siegel von Meridian brechen und Ziele werten.
    .end = Ein kurzes Spiel gewinnst du mit 5 Punkten, ein volles mit 8: durch Ziele, die `/look goals` zeigt, und indem du Meridian hältst. Kämpfe zeigt die Lektion **Ein Kampf**, Waren **Ein Handel**.
lesson-first-activate = Zu zweit seid ihr am Rand einer Galaxis; wer 5 **Punkte** hat, gewinnt. Ein Zug ist eine Aktion, meist diese: ein System **aktivieren**, Schiffe bringen, landen. A1 hat zwei freie Planeten und liegt zwei Systeme von deiner Heimat.
    .after = Das kostete 1 von 3 **Taktikmarken**: So viele Systeme kannst du in dieser Runde aktivieren.
lesson-first-bring = Bring jetzt Schiffe. Späher fliegen so weit und tragen je 1 Infanterie. Zwei Planeten brauchen zwei, also schick beide Späher voll los.
    .after = Sie sind da und bleiben diese Runde: Schiffe in einem aktivierten System fliegen erst in der nächsten weiter.
lesson-first-land = Hier ist niemand, mit dem du kämpfen müsstest, also lande: Eine Infanterie hält einen Planeten, und du hast für jeden eine. Ein freier Planet wird sofort **erkundet**: Seine Karte wird umgedreht, niemand hat sie vorher gesehen.
    .after = Beide sind dein. Die Zahlen an einem Planeten sagen, was er einmal je Runde zahlt: gelb **Rohstoffe** für Einheiten und Technologien, oder hell **Einfluss** für Stimmen und Meridian. Neue sind **erschöpft** und zahlen ab der nächsten Runde.
lesson-first-mech = Auf Brachau ist ein Wurmloch, ein kurzer Weg für alle, die noch eines finden. Auf Kranau leben Werftleute: Nimm eine Ware, oder zahl 1 deiner Handelsgüter für einen **Mech**, im Kampf zwei Infanterie wert und selten so billig. Nimm den Mech.
    .after = Ein Mech steht auf Kranau. Damit ist dein Zug vorbei, und dein Gegenüber hatte auch einen: das Gleiche auf der anderen Seite der Karte.
lesson-first-second = Dein zweiter Zug. B4 liegt neben deiner Heimat und hat noch zwei Planeten.
    .after = Danach bleibt 1 Taktikmarke.
lesson-first-bring-two = Ein **Transporter** trägt mehr als ein Späher. Der Knopf warnt dich, dass deine Heimat unbewacht bleibt: Wer daneben steht, könnte sie nehmen. Dein Gegenüber ist weit weg, also lohnt es sich diesmal.
    .after = Alles, was du hattest, ist jetzt unterwegs.
lesson-first-land-two = Lande wie vorher, je eine auf einem Planeten.
    .after = Leere Lager auf Sole gaben dir 2 **Waren**: Güter, die dir selbst nichts nützen, allen anderen aber schon. Auf Zunder lag ein **Fragment**; drei einer Art ergeben ein Relikt. Auch dein Gegenüber ist weitergekommen.
lesson-first-round-over = Mit deiner letzten Marke könntest du weitermachen, aber deine Schiffe sind alle draußen. Mit **Meine Runde beenden** passt du: Die Runde ist vorbei, wenn alle gepasst haben, und dann kommt der Rat.
    .after = Dein Gegenüber machte noch ein paar Züge. **Ziele** werten sich am Rundenende von selbst, höchstens 1 öffentliches und 1 geheimes; hast du die Wahl, frage ich. Alles kam zurück, und der **Rat** trat zusammen. Dir wird ein Handel angeboten.
lesson-first-deal = Zwei Waren für zwei klingt nach nichts, aber was du bekommst, wird zu **Handelsgütern**, und damit bezahlst du alles. Tauschen kannst du unter **Nur für dich**: im Zug mit Nachbarn, im Rat mit allen. Auch Bots tauschen untereinander. Nimm an, denn wer abgestimmt hat, tauscht nicht mehr.
    .after = Erledigt: Du hast 2 Handelsgüter mehr, dein Gegenüber auch.
lesson-first-vote = Der Rat vergibt den **Vorsitz**: Wer ihn hat, ist zuerst am Zug und erhält eine Marke. Planeten stimmen mit ihrem **Einfluss** ab, und du hast 8. Die Stimmen werden zusammen gezeigt.
    .after = **8 zu 5: Du hast den Vorsitz** und eine Marke mehr. Runde 2 beginnt mit dir.
lesson-first-centre = In der Mitte liegt **Meridian**. Wer dort zuerst landet, zahlt 6 Einfluss und bekommt einen Punkt und ein Relikt. Du bist zuerst am Zug, also komm allen zuvor.
    .after = Deine Späher in A1 erreichen es.
lesson-first-mech-away = Ein Späher trägt den **Mech** wie eine Infanterie. Das genügt, und beide Planeten von A1 behalten ihre Infanterie.
    .after = Schiffe aus anderen Systemen könnten jetzt dazukommen.
lesson-first-go = Mehr brauchst du nicht. Weiter.
    .after = Der Mech blickt auf einen versiegelten Planeten hinab.
lesson-first-seal = Lande. Die 6 Einfluss zahlst du mit Planeten, die dann bis zum Ende der Runde ruhen.
    .after = **Das Siegel ist gebrochen: dein erster Punkt**, und ein Relikt für dich. Du führst 1 zu 0, und hältst du Meridian am Ende der Runde noch, ist das ein weiterer Punkt.
lesson-first-produce = Jetzt die nächste Flotte: Ein **Dock** baut dort, wo du aktivierst, und deines ist daheim. Schiffe müssen dafür keine kommen.
    .after = Das Dock fragt, was es bauen soll.
lesson-first-units = Höchstens 3 Einheiten. Ein Transporter kostet 3 Rohstoffe, zwei Infanterie kosten 1: genau, was deine Heimat zahlt.
    .after = Sie bewachen deine Heimat und fliegen in der nächsten Runde. Dein Gegenüber passt.
lesson-first-build = Dein geheimes Ziel **Schiffbauer** verlangt 2 Docks, und du hast 1. **Ein Dock bauen** ist ein Befehl: eine Strategiemarke und 4 Rohstoffe, hier Zunder und deine 2 Handelsgüter.
    .after = Noch eine Frage: Dein Relikt könnte die Marke zahlen.
lesson-first-scepter = Das **Befehlszepter** ersetzt einmal je Runde eine Strategiemarke. Erschöpfe es, und behalte deine Marke.
    .after = Der Befehl ist bezahlt.
lesson-first-where = Zunder ist bewacht und liegt neben deiner Heimat. Bau dort.
    .after = **2 Docks: Schiffbauer ist erfüllt.** Es zählt, wenn die Runde endet.
lesson-first-finish = Dein Gegenüber hat gepasst. Beende auch deine Runde: Dann werten alle höchstens 1 öffentliches und 1 geheimes Ziel, je 1 Punkt, und Meridian zahlt seinen Punkt.
    .after = Du erfüllst zwei öffentliche Ziele, und eines zählt je Runde. Also frage ich dich, geheim.
lesson-first-score = Du hast ein Relikt und Planeten mit allen drei Merkmalen. Planeten kann man dir nehmen, ein Relikt nicht: Werte jetzt **Drei Naturen**, das andere nächste Runde.
    .after = **Drei Punkte auf einmal: Drei Naturen, Schiffbauer, Meridian.** Du hast 4 von 5, und mit dem Ziel für das Relikt gewinnst du.

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
