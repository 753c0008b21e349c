# Was die Führer der Lektionen sagen (`data/regions/lessons`): zu jedem Schritt vor dem Zug und danach.

lesson-first = Dein erstes Szenario
    .about = Über eine Brücke, die das Eis hinter dir abreißt: Karten, Würfel, ein Tor.
    .end = Andere Szenarien sind länger: Etwas Verborgenes ist zu holen, oder Wachen dürfen dich nicht sehen. Mit Freunden hat jede Figur ihr eigenes Handwerk, und was einen Weg versperrt, ist für alle weg, sobald es zerbrochen ist.
lesson-first-card = Das Eis nimmt die Brücke, und du hast 7 Runden bis ans andere Ufer, dem **Ziel**. Ein Zug ist eine **Strategie**, eine **Aktion** und eine **Bewegung**. Die Strategie zuerst: Spiel so eine Karte, oder zieh eine. **Ruhige Hände** machen dich bis zu deinem nächsten Zug besser im Suchen und an Schlössern.
    .after = Gespielt. Deine Karten findest du unter **Hand ansehen**: manche für Strategien, manche für Aktionen, manche für den Fall, dass du angegriffen wirst.
lesson-first-chair = Deine Aktion darf auch einem Ding gelten, das hier steht. Eine Sänfte, der Hebel auf der Karte, gibt in diesem Zug **1 Bewegung mehr**, und in einem Rennen ist das eine Aktion wert.
    .after = Zwei Bewegungen in diesem Zug statt einer.
lesson-first-go = Wege haben Buchstaben, und drei führen weiter. **B** und **C** sind versperrt: Klettern oder Aufbrechen braucht einen Wurf. **A** ist offen.
    .after = Der Fischbogen, und auf dem nächsten Weg, **D**, treiben Schollen. Auch Rauch hängt hier: Was dir im Weg ist oder dir schadet, ist eine **Herausforderung**.
lesson-first-floes = Eine Bewegung hast du noch. Durch eine Herausforderung kommst du mit einem Wurf gegen ihren, und Gleichstand reicht; dann muss dein Treffer die 4 **Mühe** auf ihrem Schild bringen. Beides zusammen: 2 von 5. Ein Fehlschlag kostet etwas **Kraft**.
    .after = 4 war zu hoch für deine 2. Das kostet 2 **Kraft**: Bei 0 bist du bis zu deinem nächsten Zug am Boden. Damit ist die Runde zu Ende, und nun handeln die Herausforderungen.
lesson-first-react = Der Rauch greift an, und du darfst **reagieren**. Bei jeder Möglichkeit steht, wie wahrscheinlich du getroffen wirst und wie hart. **Abstützen** hält fast den ganzen Schaden ab.
    .after = Er hat dich nicht einmal erreicht. Eine gespielte Karte kommt auf deine Ablage und kehrt zurück, wenn der Stapel gemischt wird.
lesson-first-again = Runde 2, und wieder drei Teile eines Zuges. Eine Strategie, die du nicht nutzt, zieht am Ende eine Karte. Dieselben Schollen, dieselben Aussichten; geht es schief, ist noch eine Runde Zeit.
    .after = **Hindurch**, zum Kerzenbogen. Dein Brecheisen hat geholfen: Ausrüstung verstärkt, wofür sie gemacht ist.
lesson-first-search = Deine Bewegung ist weg, die Aktion nicht. Eine **Suche** kann zeigen, was an einem Ort verborgen ist, oder ein wenig Glück bringen: Du würfelst dafür einen d8.
    .after = Hier ist nichts. Damit war auch dein Zug zu Ende, und die ungenutzte Strategie hat eine Karte gezogen. Am Ende der Runde gehen Karten über 5 aus deiner Hand; sie kehren zurück, wenn der Stapel gemischt wird. **Hand ansehen** hat ein Menü, um zu sagen, welche.
lesson-first-chapel = **F** ist offen. Noch ein Bogen, und nur das Tor der Kapelle ist zwischen dir und dem Ufer.
    .after = Der Kapellenbogen: ein **Eisengitter** auf dem letzten Weg, 15 Mühe. Es gibt auch einen Dachboden mit einer Winde, über Weg G, für alle, die lieber einen Umweg machen.
lesson-first-close = Du hast **Dicht dahinter** gezogen: 1 Bewegung mehr. Spiel sie jetzt, falls das Tor in diesem Zug nachgibt.
    .after = Eine Bewegung in Reserve.
lesson-first-pick = Das Gitter hat 15 **Mühe**: so viel braucht ein Hindernis, bis es bricht. **Aufhebeln** nimmt bei einem Treffer etwa 4 davon weg, und das gelingt in 2 von 3 Fällen. Aber es hat ein Schloss: Es zu **knacken** gelingt auch in 2 von 3 Fällen und öffnet es sofort. Versuch das zuerst, ohne Karte: „Feine Arbeit“ bleibt für später.
    .after = **Offen.** Was offen oder zerbrochen ist, bleibt es, für alle, die nach dir kommen.
lesson-first-out = Und da ist deine Bewegung in Reserve: Geh hindurch. Wer mit dem, was gebraucht wird, ins Ziel geht, ist **draußen**, und hier wird nichts gebraucht als du.
    .after = **Hindurch, in Runde 3 von 7.**

## Heimlichkeit.

lesson-stealth = Heimlichkeit
    .about = Ein Aufpasser auf seiner Runde, was eine Heimlichkeitsmarke wert ist und wohin mit einem Körper.
    .end = Sieh eine Runde zu, bevor du ihren Weg kreuzt, schlag nur zu, wo die Aussichten gut sind, und lass keinen Körper offen liegen. Mit einer Gruppe geht die leiseste Figur zuerst: Ihr alle verliert dieselben Marken.
lesson-stealth-stair = Der Ring des Herzogs liegt an seinem Bett, und du sollst ihn ungesehen hinausbringen. Du hast 5 **Heimlichkeitsmarken**: Jedes Mal, wenn du bemerkt wirst, gehen welche, und mit der letzten ist alles verloren. Fang an mit **A**, einer dunklen Treppe.
    .after = Dunkel ist gut. Neben dir liegen die Küche, der große Saal und die Bibliothek.
lesson-stealth-wait = Irgendwo geht ein **Aufpasser** seine Runde: Er ist da, um dich zu bemerken. Aufpasser bewegen sich, wenn dein Zug vorbei ist. Also warte hier und sieh, wo er geht.
    .after = Da ist er: eine **Lampenwache**, im großen Saal neben dir. Die Zeile unter der Karte sagt, was sie als Nächstes tut: Sie macht ihre Runde, also hat sie dich nicht gesehen.
lesson-stealth-hall = Bleibst du, kommt sie vielleicht mit ihrer Lampe die Treppe herauf und wendet sich dir zu. Sie ist allein im Saal und hat sich noch nicht zu dir umgedreht: Geh hinein, und sei schneller. Hineingehen kostet keine Marke.
    .after = Du stehst neben ihr, und deine Aktion ist noch übrig.
lesson-stealth-blow = Ein Aufpasser hat 1 Kraft, also beendet ihn jeder Treffer. Aber ein Fehlschlag kostet 2 Marken, und er wäre **alarmiert**. Zwei deiner Aktionen können es: „Bedachter Hieb“ trifft in 2 von 3 Fällen, „Schnelle Hände“ treffen 3 von 5. Spiel die bessere.
    .after = Sie sieht nichts mehr, und keine Marke ist verloren. Aber ihr **Körper** liegt in einem hellen Saal: Ein anderer Aufpasser, der auf ihn stößt, ist alarmiert.
lesson-stealth-drag = In diesem Saal ist nichts, wohinter du ihn verstecken könntest. Also **schleif** ihn zurück zur Treppe: Das braucht deine Aktion und deine Bewegung zusammen.
    .after = Jetzt liegt er im Dunkeln.
lesson-stealth-hide = Hier lässt er sich **verstecken**, ohne Wurf, denn kein Aufpasser sieht hin. Ein versteckter Körper wird nie gefunden.
    .after = Als wäre nie jemand hier gewesen.
lesson-stealth-on = Deine Bewegung ist noch übrig, und der Weg durch den Saal ist frei. Der Morgen kommt, also warte nicht länger als nötig.
    .after = Vom Saal führt eine Galerie weiter zu den Gemächern des Herzogs.
