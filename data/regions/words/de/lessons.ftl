# Was die Führer der Lektionen sagen (`data/regions/lessons`): zu jedem Schritt vor dem Zug und danach.

lesson-first = Dein erstes Szenario
    .about = Über eine Brücke, die das Eis hinter dir abreißt: Karten, Würfel, ein Tor.
    .end = Kämpfen ist derselbe Wurf: dein Angriff gegen ihren. Ein Treffer macht Schaden, weniger die Abwehr; ein Fehlschlag kann dich etwas kosten. Bots gehen mit dir: Bleibt zusammen, und heilt, wer wenig Kraft hat. Eine fette Zeile sagt, was du wohl verlierst: 3 bis 4 Verletzungen töten.
lesson-first-chair = Das Eis nimmt die Brücke, und du hast 7 Runden bis ans andere Ufer. In jedem Zug hast du eine **Strategie**, eine **Aktion** und eine **Bewegung**. Eine Aktion kann benutzen, was hier steht: Die **Sänfte** bringt 1 Bewegung mehr.
    .after = Zwei Bewegungen also. Die Strategie kommt vor der Aktion: Deine ist vorbei und hat dir stattdessen eine Karte gezogen.
lesson-first-go = Jeder Weg hat einen Buchstaben. **B** und **C** sind versperrt. **A** ist offen.
    .after = Der Fischbogen. Hier hängt Rauch, und auf dem nächsten Weg, **D**, treiben Schollen: Was dir schadet oder den Weg versperrt, ist eine **Herausforderung**.
lesson-first-floes = Versuch die Schollen: dein d6 gegen ihren Würfel, und dein Treffer muss ihre 4 **Mühe** bringen. Beides zusammen: 2 von 5. Deine Hand ist voll, und diese Bewegung beendet deinen Zug, darum gehen zwei Karten.
    .after = 2 gegen 5: ein Fehlschlag, und die Schollen nahmen 4 **Kraft**. Du hast noch 12. Bei 0 gehst du **zu Boden** und stehst im nächsten Zug mit einer **Verletzung** auf: für immer 5 Kraft weniger.
lesson-first-react = Jetzt handeln die Herausforderungen: Der Rauch würfelt gegen dich. **Ablenken** hast du immer, es verliert etwa 2 Kraft. **Abstützen** ist eine Karte und spart sie.
    .after = Er traf, und Abstützen hielt allen Schaden ab. Eine gespielte Karte kommt zurück, wenn dein Stapel verbraucht ist.
lesson-first-card = Runde 2, und diesmal die Strategie zuerst. **Ruhige Hände** ist unter **Hand ansehen** wie alle deine Karten. Sie macht dich bis zu deinem nächsten Zug besser im Suchen.
    .after = Etwas zu finden gelang in 2 von 3 Fällen, jetzt in 3 von 4.
lesson-first-search = Nutze deine Aktion: **Hier suchen**. Niemand weiß, ob etwas verborgen ist. Wenn ja, findest du es in 3 von 4 Fällen.
    .after = **Ein verborgener Weg!** **E** führt zum Pfeilerfuß, unter den Schollen durch.
lesson-first-again = E ist ein Umweg, und was dahinter liegt, ist unbekannt. Die Schollen stehen wieder 2 von 5, und werfen sie dich zurück, ist E noch da.
    .after = **Hindurch**, zum Kerzenbogen. Die Menge dort hat geschoben und dich verfehlt.
lesson-first-chapel = **G** ist offen. Noch ein Bogen, und nur sein Tor ist vor dem Ufer.
    .after = Der Kapellenbogen. Ein **Eisengitter** versperrt **I**, den letzten Weg.
lesson-first-close = Du hast **Dicht dahinter** gezogen: 1 Bewegung mehr. Spiel sie zuerst. Öffnet sich das Tor jetzt, gehst du noch in diesem Zug hindurch.
    .after = Eine Bewegung in Reserve.
lesson-first-pick = Das Gitter zu brechen braucht etwa 5 Aktionen, und die Brücke hat noch 5 Runden. Sein Schloss öffnet sich sofort, 2 von 3; ein Fehlschlag kostet bis zu 4 Kraft. Wag es: **Eisengitter knacken**.
    .after = **Offen**, mit 6 gegen 4! Es bleibt offen für alle, die nach dir kommen.
lesson-first-out = Deine Bewegung in Reserve: **Geh I**, und du bist **draußen**.
    .after = **Hindurch, in Runde 3 von 7.** Hinter dir gehen die Bögen, einer nach dem anderen.

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
