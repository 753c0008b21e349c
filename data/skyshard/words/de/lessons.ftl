# Was die Führer der Lektionen sagen (`data/skyshard/lessons`): zu jedem Schritt vor dem Zug und danach.

lesson-first = Dein erster Streifzug
    .about = Ein ganzer kleiner Streifzug: Türen, Würfel, ein Schloss, und hinaus mit zwei Splittern.
    .end = Mit Freunden seid ihr bis zu 4, und es sind 3 Splitter. Seid ihr drei oder mehr, rufen Gegner, die noch stehen, weitere auf jedes neue Plättchen: Besiegt sie, bevor ihr eine Tür öffnet. Ein Angriff beendet deinen Weg, also greif erst an. Ab Runde 6 nimmt das Dunkel selbst Leben.
lesson-first-door = Irgendwo hier unten liegen **2 Sternsplitter**: Hast du am Ende einer Runde beide, hast du gewonnen. Die Karte gibt es noch nicht: Jede Tür mit Buchstaben, die du öffnest, zeigt ein Stück davon. Du stehst auf Tür **A**, also kostet es nichts, sie zu öffnen.
    .after = Eine Biegung des Gangs, und irgendwo darin ein Splitter. Was sonst noch dazugehört, sagt die Karte des Plättchens.
lesson-first-lay = Sag erst, wie das neue Plättchen liegt: Jede Zahl ist eine Lage, die passt, Tür an Tür. Unter jeder steht, was sie bringt: wie nah die nächste Tür ist, und ob ein Gegner neben dir steht. Bei **1** ist beides nah, und die Ratte erledigst du sofort.
    .after = Auf dem Bild: Der blasse Kristall ist der Splitter, die Kiste ein **Versteck**, und die gezackte Scheibe mit einer 1 ein **Gegner** der Stufe 1. Das alles bringt ein Plättchen mit, also heißen mehr Türen auch mehr Beute und mehr Zähne.
lesson-first-rat = Die Ratte steht neben dir und würde beißen, sobald dein Zug vorbei ist. Du hast **einen kostenlosen Angriff je Zug**: drei Würfel, bei denen 1-2 nichts tun, 3-5 einmal treffen und eine 6 zweimal. Sie hat 1 Leben, da reicht fast jeder Wurf.
    .after = Erledigt. Das Kleingedruckte zeigt die Würfel, und was jeder getan hat.
lesson-first-cache = Gehen darfst du noch, so weit deine **Schritte** reichen: bis zur blauen Linie. Das Versteck liegt auf dem Plättchen des Splitters, also bringt dir dieser eine Weg beides: Wer das Plättchen betritt, nimmt den Splitter, auch im Vorbeigehen.
    .after = **Einer von zwei Splittern.** Jeder Splitter gibt noch eine Kleinigkeit dazu. Das Versteck ist verschlossen: Drei Würfel müssen zu seinen drei Ziffern passen, und zwei tun es schon.
lesson-first-dial = Den letzten Würfel kannst du noch zweimal werfen. Oder du nimmst 1 **Erschöpfung** und drehst einen Würfel um 1, und das öffnet hier sicher. Du kannst 3 Erschöpfung haben und verlierst 1 am Anfang jedes Zuges.
    .after = Offen. Ein **Relikt** aus einem gewöhnlichen Versteck wirkt einmal: Diese Flasche gibt zwei Würfel mehr für einen Angriff. Heb sie noch auf.
lesson-first-onward = Du hast noch Schritte, und auf M18 ist eine neue Tür A. Dieser Knopf geht hin und öffnet sie: Auf einem Türfeld kostet das nichts extra.
    .after = Hier drin liegt der zweite Splitter.
lesson-first-second = Wie liegt das Plättchen? Eine Tür braucht es nicht mehr, also halt die Gegner auf Abstand: **1**.
    .after = Neben der Tür wartet ein Gerippe, auf einem Versteck. Aber dein Angriff für diesen Zug ist verbraucht, und deine Schritte auch.
lesson-first-rest = Zu tun ist nichts mehr, also beende den Zug. Dann handeln die **Gegner**, die höchste Stufe zuerst: Jeder geht auf jemanden los, den er erreicht, und würfelt wie du.
    .after = Runde 2. Das Gerippe hat einen Treffer gewürfelt, aber deine **Deckung** von 1 fängt ihn ab. Deckung haben nicht alle: Du spielst das Bollwerk, langsam und schwer zu verletzen.
lesson-first-flask = Ein Gerippe der Stufe 1 ist keine große Gefahr, aber sieh ruhig, was ein Relikt tut. Es zu benutzen kostet keine Aktion.
    .after = Zwei Würfel mehr für deinen nächsten Angriff.
lesson-first-fight = Jetzt fünf Würfel, gegen 1 Leben.
    .after = Es fällt, und der Weg ist frei.
lesson-first-shard = Auf diesem Plättchen liegt der Splitter: Ein Schritt darauf genügt. Du hast 3 Schritte, also bleiben dir 2 Schritte für später.
    .after = **Beide Splitter.** Du gewinnst, sobald diese Runde endet und du noch stehst. Kein Gegner ist mehr da, also ist Zeit für das Versteck.
lesson-first-lock = Geh hin und knie dich vor das zweite Versteck. Bleibt sein Schloss zu, kostet es nichts als das Versteck.
    .after = Eine von drei Ziffern passt.
lesson-first-roll = Beide anderen Würfel zu drehen würde es öffnen, für 2 Erschöpfung. An diesem hängt nichts, also sieh dir an, was Würfeln bringt: Was passt, bleibt, der Rest wird neu geworfen. Mit 2 Würfen geht es in etwa 1 von 2 Fällen auf.
    .after = Eine 3, die bleibt, und eine 1.
lesson-first-again = Nur die 5 fehlt noch, und dies ist der letzte Wurf. Eine 5 öffnet es, eine 4 oder 6 für 1 Erschöpfung auch: in 1 von 2 Fällen.
    .after = Offen mit dem letzten Wurf, und dafür noch eine Flasche.
lesson-first-out = Mehr gibt es hier unten nicht. Beende den Zug: Die Runde endet, und beide Splitter sind in der Hand.
    .after = Gewonnen in Runde 2. Das war ein ganzer Streifzug.

## Ein Kampf.

lesson-fight = Ein Kampf
    .about = Zwei Gegner, einer zu stark, um neben ihm zu stehen: Reichweite, Erschöpfung und ein Schritt zurück.
    .end = Schlag zuerst auf das, was sicher fällt, und bleib von dem weg, was nicht fällt. Spar Erschöpfung für den Zug, der es beendet. In einer Gruppe kann jemand anderes den Schlag abfangen: Deckung macht den ganzen Unterschied.
lesson-fight-door = Diesmal spielst du die Wegfinderin: schnell, zerbrechlich, und sie trifft auf 3 Felder. Öffne Tür **A** neben dir.
    .after = Manche Türen sagen, dass dahinter Stärkeres wartet als sonst. Das ist so eine.
lesson-fight-lay = Leg die Halle, **1** wie üblich.
    .after = Ein **Axträuber** der Stufe 5 und eine **Räuberwache** der Stufe 1. Die Zahl eines Gegners sagt, wie schwer er zu Fall zu bringen ist, und wie hart er zuschlägt.
lesson-fight-near = Die Knöpfe zeigen die Aussichten: 1 von 30, den Axträuber mit einem Angriff zu besiegen, 9 von 10 bei der Räuberwache. Dein kostenloser Angriff gehört dahin, wo er etwas beendet: Wer gefallen ist, schlägt niemanden.
    .after = Einer weniger. Das Kleingedruckte zeigt deine zwei Würfel, und den Schaden von jedem.
lesson-fight-back = Deine 4 Schritte hast du noch. Ein Gegner kommt so weit, wie er gehen kann, und schlägt zu, wenn er neben dir ankommt. Also geh weg: **M21** ist weiter, als der Räuber kommt. `/map mode:threats` zeigt das für jeden Ort.
    .after = Hier erreicht dich nichts.
lesson-fight-wait = Beende deinen Zug. Jetzt geht der Räuber.
    .after = Er kam bis O20 und konnte nicht zuschlagen. Ihr steht 2 Felder auseinander: in deiner Reichweite, nicht in seiner.
lesson-fight-free = Ein neuer Zug, ein neuer kostenloser Angriff. Er hat 4 Leben und keine Deckung, also zählt alles, was du würfelst.
    .after = 1 Schaden, noch 3 Leben.
lesson-fight-again = Jeder weitere Angriff im selben Zug kostet 1 **Erschöpfung**. Du kannst 3 haben und verlierst 1 am Anfang jedes Zuges.
    .after = 2 Schaden, noch 1.
lesson-fight-third = Noch einmal: 9 von 10, dass er fällt. Bliebe er stehen, wäre er gleich neben dir; dafür ist Erschöpfung da.
    .after = Am Boden, und du ohne Kratzer. Drei Angriffe hat er gebraucht, allein hättest du neben ihm nicht standgehalten.
lesson-fight-shard = Die Halle ist dein. Tritt auf ihr Plättchen und nimm den Splitter.
    .after = 1 von 2 Splittern.

## Ein Schloss.

lesson-lock = Ein Schloss
    .about = Ein legendäres Versteck: die Ziffer, die zuerst kommen muss, und wann sich Erschöpfung lohnt.
    .end = Ein gewöhnliches Schloss gibt 3 Versuche in beliebiger Reihenfolge, ein legendäres 4 mit einer Schlüsselziffer. Würfle, solange viele Ziffern fehlen, und nimm Erschöpfung für die letzte. Auch Fallen sind Schlösser.
lesson-lock-door = Hinter Tür **A** liegt ein legendäres Versteck. Sie zu öffnen kostet deine ganze Bewegung.
    .after = Eine Nische: klein, und nichts wartet darin.
lesson-lock-lay = Leg sie, **1** wie üblich. Dann ist nichts mehr zu tun, und dein Zug endet von selbst.
    .after = Ein **legendäres Versteck**. Was darin liegt, wirkt bis zum Ende und nicht nur einmal wie das aus einem gewöhnlichen.
lesson-lock-kneel = Geh hin und versuch das Schloss. Du hast einen Versuch, und bleibt es zu, ist das Versteck verloren.
    .after = Drei Würfel gegen 3, 5, 6. Die **3 muss zuerst kommen**: Bis ein Würfel sie zeigt, zählt nichts anderes.
lesson-lock-key = 1 **Erschöpfung** ändert einen Würfel um 1. Deine 4 ist einen Schritt von der **3** entfernt, also dreh sie: Ohne die Schlüsselziffer behält ein Wurf sonst nichts. Die Aussichten steigen von 1 von 2 auf 3 von 5.
    .after = Die 3 passt und bleibt. Die anderen beiden Würfel zeigen eine 1, weit weg von 5 und 6.
lesson-lock-roll = Würfeln kostet nichts, und 2 Ziffern fehlen: Wirf beide Würfel noch einmal.
    .after = Eine 6, die bleibt, und eine 4.
lesson-lock-force = Der letzte Würfel zeigt 4 und braucht 5: einen Schritt. Für 1 Erschöpfung geht es sicher auf, mit einem Wurf nur in 1 von 6 Fällen. Danach hast du 2 von 3 Erschöpfung und verlierst 1 am Anfang jedes Zuges.
    .after = Offen. Der Ring gibt 1 Deckung, solange du ihn trägst.
