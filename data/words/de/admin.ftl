# Für alle, die einen Server oder den Bot verwalten: Sicherungen, Einstellungen, Aushänge; und was jemand von den eigenen Daten bekommt.

## Sicherungen.

bad-seal = Das ist kein Siegel. Eins beginnt mit delve-seal-, danach kommen 64 Ziffern und Buchstaben.
backup-newer = Diese Sicherung stammt von einer neueren Version von mir. Wer mich betreibt, muss mich erst aktualisieren.
backup-other-server = Das ist die Sicherung eines anderen Servers. Sie geht nur auf den zurück, auf dem sie gemacht wurde.
backup-changed = An dieser Sicherung hat jemand etwas geändert: Ihr Siegel ist gebrochen. Ich hole nichts daraus zurück.
backup-none = Diese Datei ist keine Sicherung von mir. `/keeper backup` macht eine.
backup-large = Diese Sicherung enthält mehr, als ich auf einmal annehme.
# $part: was daran nicht stimmt.
backup-damaged = Diese Sicherung ist beschädigt: { $part ->
        [digest] Ihr Inhalt passt nicht zu ihrer Prüfsumme. Nimm eine andere Kopie.
        [head] Ihr Anfang ist nicht lesbar. Nimm eine andere Kopie.
        [packing] Ihr Inhalt lässt sich nicht entpacken.
        [size] Sie enthält etwas anderes, als sie sagt.
        [row] Eine ihrer Zeilen ist nicht, wie sie sein soll.
       *[place] Eine ihrer Zeilen gehört nicht dorthin.
    }
backup-too-many = Die Tische dieses Servers sind { $files } Dateien, und ich kann { $most } aushändigen. Wer mich betreibt, hat von allem eine Kopie.
backup-not-at-hand = Diese Datei habe ich nicht mehr zur Hand. `/keeper restore` nimmt sie noch einmal.

## Einstellungen eines Servers.

settings-no-such-game = Dieses Spiel kenne ich nicht mehr. `/keeper settings` zeigt die, die ich kenne.
settings-no-such-pace = So eine Wartezeit kenne ich nicht.
settings-windows = Fenster sind für alle da, für die am Tisch oder für niemanden.
settings-months = So lange hebe ich keinen beendeten Tisch auf.

## Threads und Aushänge.

sign-setting-out = Aufbruch
thread-name = { $title } - { LIST($names) }
thread-others = noch { $others }
thread-gathering = { $title } - { OF($host) } Gruppe

## Was jemand von sich selbst bekommt.

export-about = Jede Zeile mit deiner Nummer oder deinem Namen, ohne die Nummern anderer. Von Tischen, an denen noch gespielt wird, nur, was dein Platz wissen darf; Spielstände, in denen die Namen der anderen stehen, fehlen.
export-other = jemand
privacy-table-moved = Der Tisch ist inzwischen umgezogen.
privacy-table-changed = Am Tisch hat sich inzwischen etwas geändert.
