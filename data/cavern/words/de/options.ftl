# Was der Gastgeber in der Lobby wählt. Was jeder Wert bedeutet, steht in options.toml.

option-solo = An: die Variante für dich allein, auf Punktejagd. Aus: 2 bis 4 Rivalen.
option-contracts = An: drei öffentliche Ziele von zwölf. Wer eines zuerst erreicht, bekommt dessen Punkte.
option-beast = An: Eine Bestie zieht von Plättchen zu Plättchen. Wer ihr begegnet, kämpft um Punkte mit ihr.

game-about = Baut eine Höhle, Plättchen um Plättchen, und holt Gold und Schätze heraus: gegen rivalisierende Banden oder allein.
