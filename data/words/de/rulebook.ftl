# Der Regeltisch, die Seiten des Regelbuchs, Schnelleinstiege und die Hilfe.

rulebook-table = Der Tisch
    .listed = der Tisch
rules-by-question = `/rules ask:` findet eine Regel zu einer Frage in deinen Worten.
rule-example = > { $example }
term = **{ $name }**: { $text }
    .also = -# heißt auch: { LIST($names, type: "comma") }
no-rule-found = Zu „{ $asked }“ habe ich keine Regel gefunden. Versuch andere Worte, oder sieh die Themen durch.
nothing-sure = Zu „{ $asked }“ habe ich keine sichere Antwort. Ist es eine davon?
nearest-title = - **{ $title }**: { $text }
button-why = Warum?
button-or = Oder: { $title }
button-topic = Thema: { $topic }
button-show-everybody = Allen zeigen
button-look-through = Regeln durchsehen
rules-counted = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rulebook-head = **{ $game }**: { $rules } zu { $topics } Themen.
rulebook-topic = **{ $game }: { $topic }**
    .count = { $rules }.
rulebook-glossary = **{ $game }: Glossar**
    .count = { $count } Begriffe.
menu-glossary = Glossar
    .about = { $count } Begriffe, und wie sie sonst heißen
menu-rulebook = Anderes Regelbuch
menu-topic = Wähl ein Thema
menu-rule = Wähl eine Regel
menu-term = Wähl einen Begriff
entry-of = { $game }: { $title }
entry-in-list = { $title } ({ $id })

unknown-rule = Diese Regel kenne ich nicht mehr.
unknown-rules-page = Diese Seite der Regeln kenne ich nicht mehr.
unknown-rulebook = Dieses Regelbuch kenne ich nicht mehr.
no-such-rulebook = Ein Regelbuch zu „{ $asked }“ habe ich nicht. Ich habe die zu { $games }.
nothing-refused = In diesem Kanal habe ich dir noch nichts verweigert.
refused-you-this = Das habe ich dir { $time } verweigert:
typed-command = `/{ $command }` - { $about }
menu-explain = Das erklären
explain-on-post = Wähl das auf einer Nachricht von mir, die von einem Spielzug erzählt.
no-rule-behind = Hinter dieser Nachricht steht keine bestimmte Regel.

## Schnelleinstiege.

which-to-explain = Welches Spiel soll ich erklären?
no-quick-start-here = Zu keinem Spiel hier habe ich einen Schnelleinstieg. `/rules` beantwortet Fragen.
no-longer-explained = Dieses Spiel kann ich nicht mehr erklären. `/how` zeigt die, bei denen ich es kann.
no-quick-start = Zu { $game } habe ich keinen Schnelleinstieg. Erklären kann ich { $games }.
no-such-game = Ein Spiel „{ $asked }“ kenne ich nicht. Erklären kann ich { $games }.
quick-card = **{ $game }: { $title }** ({ $number } von { $count })
card-next = Weiter: { $title }
# The words of a picture in How to play.
example-in-words = Ein Beispiel, mit anderen Leuten: { $picture }
picture-in-words = -# Ich darf hier keine Dateien anhängen. Das Bild: { $picture }
button-gather = Gruppe versammeln

## Die Hilfe.

help = Ich leite Erkundungsspiele: Ich kenne die Regeln, würfle, zeichne die Karte und rufe, wer an der Reihe ist.
    .opening = `/{ $name } new` - { $about }
    .where = -# Jeder Thread und jeder Forumsbeitrag hat seinen eigenen Tisch; `/delve new place:thread` öffnet einen.
    .mark = -# 🎲 steht vor einem Spielzug, bei dem gewürfelt, gezogen oder aufgedeckt wird. Jeden anderen kannst du gleich zurücknehmen, außer das Spiel ging schon weiter.
    .messages = -# In einer Direktnachricht mit mir spielst du allein oder mit Bots; Regeln erkläre ich dort auch.
# Sechs Zeilen: was man möchte, und die Befehle dafür.
help-wishes = Ich möchte …
    .play = … spielen → `/play`, mit Bots, wenn du allein bist{ $daily ->
            [yes] , oder `/daily`, jeden Tag ein Streifzug für dich allein
           *[no] { "" }
        }
    .learn = … ein Spiel oder eine Regel kennenlernen → { $lessons ->
            [yes] `/learn`, beim Spielen; { " " }
           *[no] { "" }
        }{ $how ->
            [yes] `/how`,{ " " }
           *[no] { "" }
        }`/rules`
    .see = … sehen, wie es steht → `/map`, `/status`; was ich verpasst habe → `/delve since`; alle meine Tische → `/games`
    .watch = … zuschauen → `/delve watch`, `/replay`; die Besten dieses Servers → `/hall`
    .mend = … einen Spielzug zurücknehmen → `/undo`; ohne jemanden weitermachen → `/delve skip`; gehen → `/delve leave`
    .set = … weniger gefragt oder gerufen werden → `/settings`, `/me`, `/away set`; sehen, was du von mir aufhebst → `/privacy`
help-game = **{ $game }** - { $about }
    .files = `/{ $command } template`, `/{ $command } check`, `/{ $command } use` - Mit eigener Datei spielen ({ $kind }).
    .hand = `/hand` - Was nur du wissen darfst und was nur du tun kannst.
    .ways = Was du weglässt, ergänze ich, wo nur ein Spielzug passt. `/hint` sagt, was ich täte, `/plan` nimmt deinen nächsten Zug vorweg, `/log` erzählt, was war.
# Woher ein Eintrag kommt, den die Vorlage nicht hat.
house-rule = Hausregel
    .differs = Hausregel, weicht von der Vorlage ab
departure = Die Vorlage: { $against } Warum hier nicht: { $why } Wörtlich hieße es: { $letter }
button-not-it = Das war es nicht
button-whole-rule = Die ganze Regel
then-one-of-these = Dann vielleicht eine von diesen:
nothing-else-near = Sonst kenne ich nichts in der Nähe. Versuch andere Wörter oder sieh die Themen durch.
answer-besides = Dazu gehört **{ $title }** ({ $id }): { $text }
