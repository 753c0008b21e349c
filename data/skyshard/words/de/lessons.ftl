# Was die Führer der Lektionen sagen (`data/skyshard/lessons`): zu jedem Schritt vor dem Zug und danach.

lesson-first = Dein erster Streifzug
    .about = Ein ganzer kleiner Streifzug: Türen, ein Schloss mit Schlüssel, eine Armbrust und zwei Splitter.
    .end = Ein richtiger Streifzug will 3 Splitter, und Gefährten kommen mit. Seid ihr drei oder mehr, ruft jeder Gegner, der beim Öffnen einer Tür steht, einen der Stufe 5. Den letzten Splitter hütet Stufe 10 und schlägt zu, wenn du ihn nimmst. Nach Runde 5 nimmt jede Runde allen Leben: 1, dann 2, dann 3.
lesson-first-door = Hinter diesen Türen liegen **2 Sternsplitter**. Hast du beide, wenn eine Runde endet, hast du gewonnen. Du stehst auf Tür **B**, also kostet es nichts, sie zu öffnen: Drück den farbigen Knopf.
    .after = Ein neues Plättchen, und du bestimmst, wie es liegt.
lesson-first-lay = Jede Lage ist eine Art, wie das Plättchen passt. Ein orangener Ring heißt, dass ein Gegner kommen kann, eine Truhe ein Versteck. **Lage 1** hat 2 Türen und hält Gegner 2 Schritte weg.
    .after = Eine **Düsterratte**. Die 1 auf ihrer Scheibe ist ihre Stufe: 1 Leben, 1 Würfel.
lesson-first-onward = Kein Splitter hier. Tür **D** ist 2 Schritte weg und birgt einen in 1 von 4 Fällen. Die Ratte kann warten, denn allein rufst du durch Türen niemanden.
    .after = Eine Halle **mit einem Sternsplitter**.
lesson-first-hall = Drück wieder **Lage 1**: Gegner beginnen 2 Schritte weg. Wo ein Plättchen 1 weiteres berührt, kannst du hinübergehen.
    .after = Der Kristall ist der Splitter. Der **Armbrusträuber** hat Stufe 5: 3 Leben, 2 Würfel, und er schießt 3 Felder weit.
lesson-first-shard = Wer das Plättchen eines Splitters betritt, nimmt ihn, und das ist 1 Schritt: drück **Splitter nehmen**. Jeder Splitter gibt etwas dazu: Er heilt, nimmt Erschöpfung oder zeigt die nächste Karte.
    .after = **1 von 2 Splittern.** Seine Gabe: Die nächste Karte hat einen Splitter, welche Tür du auch öffnest.
lesson-first-attack = **Ein Angriff je Zug ist frei.** Du wirfst drei Würfel: 3, 4 oder 5 ist 1 Schaden, eine 6 ist 2. Die Wache hat 1 Leben. Nach einem Weg beendet ein Angriff deinen Zug.
    .after = Sie fällt. Dann handeln die **Gegner**: Der Räuber warf eine 5, also 1 Schaden, und deine **Deckung** von 1 fing ihn ab. Die Ratte kam und verfehlte dich.
lesson-first-rat = Runde 2: Dein Angriff ist wieder frei. **Greif an, bevor du gehst**, dann behältst du alle 3 Schritte.
    .after = Am Boden. Nur der Räuber ist noch da.
lesson-first-cache = Ein **legendäres Versteck** ist 1 Schritt weg: Was darin liegt, wirkt dauerhaft. Sein Schloss geht in 3 von 5 Fällen auf. Du hast einen Versuch; bleibt es zu, ist es verloren.
    .after = Der Code ist 4, 2, 2. Die **4 ist der Schlüssel**: Bis ein Würfel sie zeigt, zählt sonst nichts. Du hast 4, 1, 2 geworfen, also bleiben die 4 und eine 2.
lesson-first-key = Eine 2 fehlt, und dein letzter Würfel zeigt 1. **1 Erschöpfung** dreht einen Würfel um 1. Du kannst 3 Erschöpfung haben, und jeder Zug nimmt 1 weg.
    .after = Offen: Das **Eichenamulett** hebt dein höchstes Leben um 3 und heilt nichts.
lesson-first-last = Nun Tür **F**, 1 Schritt weg: Sie birgt sicher einen Splitter, wie die Gabe zeigte. Der Räuber bleibt hinter dir, denn Splitter gewinnen, nicht Siege.
    .after = Eine Galerie mit dem letzten Splitter.
lesson-first-layout = **Lage 1** hält den neuen Gegner 2 Schritte weg. Sie hat keine Tür, und du brauchst auch keine mehr.
    .after = Der letzte Splitter liegt 1 Schritt weg.
lesson-first-take = Ein Schritt nimmt ihn: drück **Letzten Splitter nehmen**, und beide gehören dir.
    .after = **2 von 2 Splittern**, und seine Gabe nahm 1 Erschöpfung. Steh noch, wenn die Runde endet, und du hast gewonnen.
lesson-first-raider = Der Räuber neben dir hat 3 Leben. Dein freier Angriff ist verbraucht, jeder weitere kostet 1 Erschöpfung. **Armbrusträuber besiegen** greift an, bis er fällt: in 14 von 15 Fällen.
    .after = 3, 3, 1 ließ ihm 1 Leben. Dann eine **6**: am Boden mit dem letzten Schlag. Du stehst mit beiden Splittern, und die Runde endet.

## Ein Kampf.

lesson-fight = Ein Kampf
    .about = Zwei Gegner, einer zu stark, um neben ihm zu stehen: Reichweite, Erschöpfung und ein Schritt zurück.
    .end = Schlag zuerst auf das, was sicher fällt, und bleib von dem weg, was nicht fällt. Spar Erschöpfung für den Zug, der es beendet. In einer Gruppe kann jemand anderes den Schlag abfangen: Deckung macht den ganzen Unterschied.
lesson-fight-door = Diesmal spielst du die Wegfinderin: schnell, zerbrechlich, und sie trifft auf 3 Felder. Öffne Tür **A** neben dir.
    .after = Manche Türen sagen, dass dahinter Stärkeres wartet als sonst. Das ist so eine.
lesson-fight-lay = Drück **Lage 3**: 1 Tür, und Gegner beginnen 2 Schritte weg.
    .after = Ein **Axträuber** der Stufe 5 und eine **Räuberwache** der Stufe 1. Die Zahl eines Gegners sagt, wie schwer er zu Fall zu bringen ist, und wie hart er zuschlägt.
lesson-fight-near = Die Knöpfe zeigen die Aussichten: Ein Angriff fällt den Axträuber fast nie, die Räuberwache in 9 von 10 Fällen. Dein kostenloser Angriff gehört dahin, wo er etwas beendet: Wer gefallen ist, schlägt niemanden.
    .after = Einer weniger. Die Karte zeigt deine zwei Würfel, und den Schaden von jedem.
lesson-fight-back = Der Splitter kann warten: Ein Gegner geht 2 Schritte und schlägt, was dann neben ihm steht. **Nach M21** bringt dich außer Reichweite, mit 2 deiner 4 Schritte.
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
    .about = Ein legendäres Versteck unter den Augen einer Stufe 5: der Schlüssel, was bleibt, und wann sich Erschöpfung lohnt.
    .end = Ein legendäres Schloss gibt 4 Würfe und hat einen Schlüssel, ein gewöhnliches gibt 3 und hat keinen. Würfle, solange viele Ziffern fehlen, und nimm Erschöpfung für die letzte. Auch Fallen sind Schlösser.
lesson-lock-door = Du spielst das Bollwerk, das schwer zu verletzen ist. Öffne Tür **B**, auf der du stehst.
    .after = Eine Halle mit einem Sternsplitter.
lesson-lock-lay = Drück **Lage 1**: 2 Türen, und Gegner beginnen 2 Schritte weg.
    .after = Hier liegt ein **legendäres Versteck**: Was es birgt, wirkt dauerhaft. Dahinter steht ein **Schleudergerippe** der Stufe 5.
lesson-lock-shard = Erst der Splitter: **Splitter nehmen**, 1 Schritt weg.
    .after = **1 von 2 Splittern**, und 2 Schritte hast du noch.
lesson-lock-kneel = **Versteck öffnen**: Du gehst hin und wirfst zum ersten Mal. Du hast einen Versuch; bleibt es zu, ist es verloren.
    .after = Der Code ist 6, 2, 2, und die **6 ist der Schlüssel**: Bis ein Würfel sie zeigt, zählt sonst nichts. Du hast 1, 6, 5 geworfen, also bleibt die 6.
lesson-lock-turn = Zwei 2en fehlen. Deine 1 ist einen Schritt von einer 2 weg, und **1 Erschöpfung** dreht sie. Dann geht das Schloss in 7 von 8 Fällen auf.
    .after = Eine 2 bleibt. Nur ein Würfel ist noch zu werfen.
lesson-lock-roll = Der Wurf ist frei, und du hast noch 3: Wirf den letzten Würfel.
    .after = Eine 1. Du hast noch 2 Würfe.
lesson-lock-force = Sie ist einen Schritt von der 2 weg. Für 1 Erschöpfung geht es **sicher** auf, mit einem Wurf in 1 von 6 Fällen. Du kannst 3 Erschöpfung haben, und dies ist die zweite.
    .after = Offen. Der **Ring des Torhüters** gibt 1 Deckung: Jeder Treffer auf dich tut von nun an 1 weniger.
lesson-lock-strike = Das Gerippe neben dir hat 3 Leben, und dein erster Angriff ist frei: Es fällt in 1 von 2 Fällen. Was du ihm nimmst, bleibt weg.
    .after = 1 Schaden: Es hat noch 2.
lesson-lock-again = Als Nächstes schlüge es dich, also lohnt sich deine letzte Erschöpfung: **Schleudergerippe angreifen** fällt es in 4 von 5 Fällen.
    .after = 3 Schaden: am Boden. Ein Relikt, ein Splitter und ein Gegner der Stufe 5 in einem Zug.
