# Das Fenster: die Seite eines Tisches, und wie man dorthin kommt.

## Links.

window-unknown = Dieser Link gilt nicht, oder nicht mehr. `/window` im Kanal gibt dir einen neuen.
window-own = Dein Fenster zeigt deine Hand und handelt als du: Behalt seine Adresse für dich. `/window close:True` macht sie ungültig.
# $link: wo alle zuschauen dürfen.
window-for-all = Für alle Augen, zum Weitergeben: { $link }
button-window = Im Browser öffnen
button-open-window = Fenster öffnen
window-none = Hier gibt es kein Fenster: Wer mich betreibt, hat ihm keine Adresse gegeben.
# $own: es wurde nach dem eigenen Link gefragt.
window-not-here = { $own ->
        [yes] Tische dieses Servers haben keine Fenster: Seine Verwaltung hat sie abgeschaltet.
       *[no] Tische dieses Servers haben Fenster nur für alle, die dort sitzen.
    }
window-not-watched = Der Gastgeber dieses Tisches hat das Zuschauen abgeschaltet: Fenster gibt es nur für alle, die dort sitzen.
# $on: von jetzt an dürfen alle zuschauen, die einen Link haben.
window-watched = { $on ->
        [yes] Alle, die einen Link haben, dürfen wieder zuschauen. `/window` gibt dir einen neuen zum Weitergeben.
       *[no] Über einen Link kann niemand mehr zuschauen: Die weitergegebenen sind von jetzt an ungültig. Wer dort sitzt, behält seinen. `/window spectators:on` erlaubt es wieder.
    }
window-closed = { $count ->
        [0] Du hattest hier kein Fenster.
       *[other] Deine Fenster hier sind geschlossen.
    }
window-looks-on = Dieser Link ist nur zum Zuschauen. `/window` gibt dir deinen eigenen, wenn du einen Platz hast.
window-not-newest = In diesem Kanal hat eine andere Partie begonnen: Diese hier lässt sich nur noch ansehen.
window-own-key = Dieser Schlüssel handelt als du, also liest kein Programm damit. Nimm den aus dem Link für alle: `/window` gibt dir einen.
window-finished = { $game }: wie es ausging
window-busy = Das war mir zu schnell. Versuch es gleich noch einmal.
window-broke = Bei mir ist etwas zerbrochen. Nichts ist verloren: Lade die Seite neu.
window-wants = Darum kann diese Seite nicht bitten.

## Die Seite. Die Namen für $name, $place und so weiter setzt sie selbst ein.

window-you = du bist { $name }
window-moves-here = Was du bei { $place } tun kannst
# $number: welche der $count Lagen eines Plättchens.
window-turn = Drehen ({ $number } von { $count })
# $percent: wie viel von einem Film fertig ist.
window-drawing = Der Film wird gezeichnet: { $percent } %.
window-due = Geschieht nichts, mache ich { $time } weiter.
window-changed = Geändert: { $story }
window-page =
    .map = Karte
    .hand = Hand
    .story = Geschichte
    .back-in-time = Rückschau
    .looking-on = du schaust zu
    .live = live
    .lost = Verbindung verloren: neuer Versuch
    .places = Alle Orte
    .nothing-here = Hier ist jetzt nichts zu tun.
    .points = Wie es steht
    .log = Verlauf
    .ask-rule = Nach einer Regel fragen
    .search = Suchen
    .undo = Zurücknehmen
    .close = Schließen
    .back = Zurück
    .send = Schicken
    .larger = Größer
    .smaller = Kleiner
    .whole = Ganze Karte
    .entry = Eintrag
    .die = würfelt, zieht oder deckt vielleicht auf
    .nothing-found = Das sagt keine Regel. Frag mit anderen Worten.
    .modes = Was die Karte zeigt
    .usual = Wie üblich
    .advice = Tipp
    .film = Film
    .chronicle = Chronik
    .save = Speichern
    .other-way = Anderen Weg versuchen
    .begin = Anfang
    .on = Weiter
    .changed-places = Was sich geändert hat, seit du zuletzt nachgesehen hast, ist eingekreist.
