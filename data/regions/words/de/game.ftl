# Das Spiel in Kürze, seine Spielzüge, Optionen und Seiten.

game-about = Durchquert einen gefährlichen Ort, mit je einer Figur: kämpfen, klettern, suchen, schleichen oder rennen.
game-briefly = Jede Runde nehmen alle einen Zug, in beliebiger Folge: Bewegung, Strategie und Aktion, wie die Knöpfe sagen. `/rules turn` sagt mehr.
page-sheet = Eine Figur der Gruppe: Kraft, Werte, Hand, Ausrüstung.
    .who = Wessen
page-briefing = Worum es in diesem Szenario geht, und seine besonderen Regeln.

verb-hide = Versteck einen Körper, damit ihn niemand findet.
    .body = Wessen
    .asks = Wessen Körper?
verb-claim = Nimm jetzt deinen Zug dieser Runde.
verb-act = Spiel eine Aktion.
    .play = Welche Aktion
    .target = Auf wen oder worauf
    .asks = Welche Aktion?
verb-strategy = Spiel eine Strategie, oder zieh eine Karte.
    .play = Welche Strategie, oder: draw
    .asks = Welche Strategie?
verb-pick = Knack ein Schloss.
    .lock = Welches Schloss
    .asks = Welches Schloss?
verb-drag = Schleif einen Körper zum nächsten Ort; braucht deine Aktion und deine Bewegung.
    .body = Wessen
    .to = Durch welchen Ausgang
    .asks = Wessen Körper, und wohin?
verb-light = Zünd deine Lampe an, oder lösch sie.
verb-leave = Geh durch das Ziel hinaus, ohne das, wofür ihr gekommen seid.
verb-cure = Ruh dich in der Stadt aus und werde geheilt, für 1 Kostbarkeit.
    .what = Eine Verletzung, oder welche Krankheit
    .asks = Was soll geheilt werden?
verb-learn = Lern in der Stadt eine Karte, für 1 Kostbarkeit.
    .play = Was
    .asks = Was lernst du?
verb-concede = Stimm fürs Aufgeben, oder nimm deine Stimme zurück.

option-scenario = Welches Szenario: Orte zum Durchqueren, zum Durchschleichen oder rechtzeitig zu verlassen.
option-kind = Art eines neuen Szenarios.
option-theme = Schauplatz eines neuen Szenarios.
option-fortunes = Was eine Suche mit Glück bringt: aus einer Tabelle, aus einem Stapel oder nichts.
option-town = Ob sich die Gruppe erst in einer Stadt trifft, zum Heilen und Kaufen.
option-level = Wie stark ist, was euch begegnet: nach der Stufe der Gruppe, oder Stufe 1 bis 6.
option-changes = Ob manches in einem Szenario von Partie zu Partie anders ist.
option-referee = Mit Spielleitung: ob sie oder der Bot entscheidet, was die Herausforderungen tun.
option-window = Wie lange jemand über eine Reaktion nachdenken darf, bis die beste gespielt wird.
