# Was beim ersten Mal erklärt wird (data/cavern/tips.toml); höchstens 20 Wörter.

tip-battle = Gefecht: Der meiste Kampf nimmt das halbe Gold, der zweite die Hälfte vom Rest. Gleichstand: wer zuerst würfelte.
tip-encounter = Vorgelesen wird erst nur der Titel: Eine Antwort würfelt, ist ein Rückzug oder kostet EP oder Gold. Sonst: gescheitert.
tip-deserted = Ein Raum, der ohne Schürfer schließt, bleibt still. Was darin liegt, bekommt niemand.
tip-torch = Ein Plättchen mit einer Fackel deckt alle Schürfer in seinem Raum auf.
tip-sun = Jedes Plättchen mit einer Sonne bewegt den Sonnenmarker. Auf seinem letzten Feld naht das Ende.
tip-stuck = Passt kein Plättchen, brich die Gangregel oder tausche für EP, oder passe und zieh eine neue Hand.
tip-beast = Die Bestie geht jede Runde ein Plättchen weiter, auf den offenen Raum mit Schürfern zu, in dem am meisten liegt.
tip-contract = Einen Auftrag bekommt, wer ihn zuerst erfüllt. Seine Punkte zählen am Ende.
tip-used = Ein benutzter Schatz bleibt dein: Seine Punkte zählen am Ende trotzdem.
tip-xp = Jeder EP bezahlt 2 Würfel, andere Plättchen oder einen Schürfer heim. Wenige Geschichten bringen neue; übrig zählt er nichts.
tip-fast = Ein Plättchen mit den Pfeilen » bringt dir gleich danach noch einen ganzen Zug.
tip-waits = Ein Schürfer bleibt in einem offenen Raum, bis ein Plättchen ihn schließt. Kommen Rivalen dazu, gibt es dann ein Gefecht.
tip-spoils = Die meiste Beute im Gefecht bringt 1 Gold, ab 5 einen Schatz, auch wer verliert. Bei Gleichstand bringt sie nichts.
tip-band = Schemen dürfen für 1 EP einen zweiten Schürfer neben ihr Plättchen schicken. Jede Bande hat eine eigene Hilfe.
