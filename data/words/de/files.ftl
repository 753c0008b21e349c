# Was an Dateien nicht stimmt, die jemand schreibt. „.right“ ist, was richtig wäre.

written-refused = Die Datei ({ $what }) ist noch nicht spielbar: { $number ->
        [one] { $number } Stelle ist
       *[other] { $number } Stellen sind
    } zu verbessern.{ $first ->
        [0] { "" }
       *[other] { " " }Dies sind die ersten { $first }.
    }
written-few = { LIST($names, type: "comma") } und noch { $more }

# Wie ein Wert zitiert wird, außer durch sich selbst.
written-a-list = eine Liste
written-a-table = eine Tabelle
written-long-number = eine viel zu lange Zahl
written-did-you-mean = meintest du { $word }?
# $hint: was gemeint sein könnte; "" für nichts.
written-hint-or = { COUNT($hint) ->
        [0] { "" }
       *[other] { $hint }; { "" }
    }

## Die Datei als Ganzes.

written-too-long = die Datei ist zu groß
    .right = höchstens { $most } KB
written-too-deep = das ist zu tief verschachtelt
    .right = höchstens { $most } Klammern ineinander
written-unreadable = das ist nicht lesbar: eine viel zu lange Zahl oder zu viele Klammern
    .right = schlichtes TOML
written-no-toml = das ist kein TOML: { $said }
    .right = siehe Vorlage: Schlüssel = Wert, Texte in Anführungszeichen

## Tabellen und Schlüssel.

written-unknown-part = { $value } ist kein Teil davon ({ $what })
    .right = { COUNT($hint) ->
        [0] eins von { LIST($parts, type: "comma") }
       *[other] { $hint }
    }
written-unknown-key = { $value } ist hier unbekannt
    .right = { COUNT($hint) ->
        [0] eins von { LIST($keys, type: "comma") }
       *[other] { $hint }
    }
# $an ist der Schlüssel mit englischem Artikel; im Deutschen steht er allein.
written-missing-key = { $key } fehlt
    .right = { $an ->
       *[other] zu { $thing } gehört immer { $key }
    }
written-no-table = { $value } ist keine Tabelle
    .right = Schlüssel und Werte in geschweiften Klammern oder unter einer Überschrift
written-one-table = { $name } ist eine einzelne Tabelle
    .right = { "[[" }{ $name }]] in doppelten Klammern oder eine Liste
written-no-tables = { $value } ist keine Liste
    .right = Tabellen [[{ $name }]] oder { $name } = [ ... ]
written-too-many-tables = { $name } kommt { $number }-mal vor
    .right = höchstens { $most }
written-no-list-of-tables = { $value } ist keine Liste
    .right = eine Liste von Tabellen, etwa [{ "{" } Schlüssel = Wert { "}" }]
written-too-many = es sind { $number }
    .right = höchstens { $most }

## Einzelne Werte.

written-no-text = { $value } ist kein Text
    .right = ein Text in Anführungszeichen, etwa "Alte Mühle"
written-long-text = der Text ist { $length } Zeichen lang
    .right = höchstens { $most }
written-bad-text = im Text steht { $bad }
    .right = einfache Buchstaben, Ziffern und Satzzeichen
written-control-character = ein Steuerzeichen ({ $code })
written-pile-of-accents = ein Haufen Akzente auf einem Buchstaben
written-empty-text = der Text ist leer
    .right = 1 bis { $most } Zeichen
written-no-id = { $value } ist keine Kennung
    .right = bis zu 24 Buchstaben, Ziffern und Bindestriche, etwa old-mill
written-no-number = { $value } ist keine ganze Zahl
    .right = eine Zahl von { $least } bis { $most }
written-out-of-range = { $value } ist zu { $low ->
        [yes] klein
       *[no] groß
    }
    .right = eine Zahl von { $least } bis { $most }
written-no-flag = { $value } ist weder true noch false
    .right = true oder false, ohne Anführungszeichen
written-unknown-value = { $value } ist hier unbekannt
    .right = { written-hint-or }eins von { LIST($options, type: "comma") }
written-no-dice = { $value } sind keine Würfel
    .right = Würfel { $quoted ->
        [yes] in Anführungszeichen, etwa "{ $example }"
       *[no] wie "{ $example }"
    }
written-odd-dice = { $value } hat Würfel, die es nicht gibt
    .right = d2, d3, d4, d6, d8, d10, d12 oder d20
written-many-dice = { $value } hat zu viele Würfel oder keine
    .right = 1 bis 12 Würfel einer Art
written-dice-range = { $value } ergibt { $least } bis { $largest }
    .right = Würfel, die 1 bis { $most } ergeben
written-no-list-of = { $value } ist keine Liste
    .right = eine Liste in eckigen Klammern: { $things }
written-too-many-of = zu viele Einträge ({ $things }): { $number }
    .right = höchstens { $most }
written-listed-twice = etwas steht doppelt in der Liste
    .right = jeder Eintrag ({ $things }) einmal
