# Was beim ersten Mal erklärt wird (data/cavern/tips.toml); höchstens 20 Wörter.

tip-encounter = Vorgelesen wird erst nur der Titel: Eine Antwort würfelt, ist ein Rückzug oder kostet EP oder Gold. Sonst: gescheitert.
tip-battle = Meister Kampf gewinnt das halbe Gold, abgerundet, und alle Schätze; der Zweite die Hälfte vom Rest. Was bleibt, geht zurück.
tip-torch = Ein Plättchen mit einer Fackel deckt alle Schürfer in seinem Raum auf.
tip-beast = Die Bestie geht jede Runde ein Plättchen weiter, auf den offenen Raum mit Schürfern zu, in dem am meisten liegt.
tip-contract = Einen Auftrag bekommt, wer ihn zuerst erfüllt. Seine Punkte zählen am Ende.
tip-used = Ein benutzter Schatz bleibt dein: Seine Punkte zählen am Ende trotzdem.
tip-roll = Ein weißer Würfel zeigt Kampf oder Beute, ein roter meist Kampf, ein violetter meist Beute. Kampf siegt; meiste Beute bringt eine Karte.
