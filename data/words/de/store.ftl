# Warum der Speicher nicht tun konnte, worum er gebeten war, gleich mit welcher Datenbank.

store-taken = Hier wird schon etwas gespielt.
store-done = Das ist schon getan. So steht es jetzt.
store-quicker = Jemand war schneller. So steht es jetzt.
store-full = Meine Festplatte ist voll, also ist das nicht getan. Nichts ging verloren; wer mich betreibt, muss Platz schaffen.
store-read-only = Ich darf meinen Speicher nur lesen, also ist das nicht getan. Nichts ging verloren; wer mich betreibt, muss mich dort schreiben lassen.
store-failed = Meine Festplatte hat versagt, also ist das nicht getan. Nichts ging verloren; wer mich betreibt, muss danach sehen.
store-busy = Mein Speicher ist mit etwas anderem beschäftigt, also ist das nicht getan. Versuch es gleich noch einmal.
store-away = Ich erreiche meinen Speicher nicht, also ist das nicht getan. Nichts ging verloren; versuch es gleich noch einmal.
store-unsure = Mein Speicher war in dem Augenblick weg. Vielleicht ist getan, was du getan hast: Sieh nach, wie es steht, bevor du es noch einmal tust.
store-nul = Darin ist ein Zeichen, das in keinem Text steht (NUL), also kann ich es nicht aufheben. Lass es weg.
daily-begun = Das hast du schon begonnen: `/daily` zeigt es.
campaign-busy = Diese Kampagne wird woanders gespielt oder ging gerade weiter. `/{ $game } campaign` zeigt, wie sie steht.
campaign-playing = Sie wird gerade gespielt. Beenden lässt sie sich nach der Partie.
