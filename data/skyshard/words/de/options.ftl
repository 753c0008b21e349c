# Was in der Lobby gewählt wird. Was jeder Wert heißt, steht in options.toml.

option-objective = Alle sammeln, oder rechtzeitig hinaus, und jeder zählt. Oder das Ziel eines Szenarios.
objective-is = { $scores ->
        [yes] Splitter hinausbringen
       *[no] alle Splitter
    }
option-setting = Wohin es geht: Jeder Schauplatz hat eigene Plättchen, Karten und Gegner.
option-threat = Wie stark die Gegner auf jedem Plättchen sein dürfen.
option-shards = Wie viele Sternsplitter gesucht werden.
option-adventurers = Wie viele Abenteurer alle spielen; höchstens vier insgesamt.
option-companion = Ein Gefährte kommt mit: Er handelt von selbst nach den Abenteurern und erkundet nichts.
option-ties = Wer zwischen gleichen Gegnern, Zielen und Feldern entscheidet: ich oder die Gruppe.
option-deck = Alle: jede Karte des Schauplatzes. Gezogen: Niemand weiß, welche dabei sind.
option-rules = Hausregeln: keine Sackgasse zuerst. Wie in der Vorlage: das oberste Plättchen, was es auch ist.

game-about = Plättchen um Plättchen ins Dunkel: Sternsplitter sammeln, ehe die Finsternis siegt.
# $threat: "" wo sie gewählt wurde, $least: "uncover", wo auch weniger Splitter zählen.
lobby-brief = Erkundet einen dunklen Ort, Plättchen um Plättchen, und bringt { $least ->
        [uncover] bis zu { $shards }
       *[other] { $shards }
    } Sternsplitter nach Hause, ehe die Finsternis siegt.{ $threat ->
        [standard] { " " }Die Bedrohung ist normal.
       *[other] { "" }
    }
too-many-adventurers = Höchstens vier Abenteurer sind unterwegs: Zwei für jeden gibt es nur zu zweit oder allein.
