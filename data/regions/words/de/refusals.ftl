# Warum ein Spielzug nicht geht.

has-no-ep = { $name } hat keine Kraft.
is-there-already = { $name } ist schon dort.
region-admits-nobody = In { $region } kommt niemand mehr hinein.
obstacle-stays-in-its-way = Ein Hindernis bleibt auf seinem Weg: Öffne diesen und sperr einen anderen.
stays-in-water = { $name } bleibt im Wasser.
no-tokens-here = Heimlichkeitsmarken hat hier niemand.
no-chase = Das ist keine Verfolgung: Runden zählen hier nicht.
no-water-there = { $name } bleibt im Wasser, und in { $region } ist keins.
region-full = { $region } ist voll: Höchstens { $most } Herausforderungen teilen sich einen Bereich.
nothing-to-hide-with = { $name } kann sich nicht verbergen.
never-seen = Die Gruppe hat das nie gesehen: Nimm es lieber weg.
is-in-play = { $name } ist im Spiel.
trap-elsewhere = { $name } ist in { $region }, { $member } nicht.
trap-acted-already = { $name } trifft { $member } in dieser Runde nicht noch einmal.
is-alerted = { $name } ist schon alarmiert.
is-not-alerted = { $name } ist nicht alarmiert.
no-such-place-or-thing = Es gibt keinen Bereich, kein Ding, keine Herausforderung und keinen Weg „{ $called }“.
known-already = { $name }: Das kennt oder hat die Gruppe schon.
been-there = { $name }: Sie waren dort oder sehen hinein, also lässt es sich nicht verbergen.
party-does-not-know = { $name }: Das kennt die Gruppe nicht.
goal-is-known = Das Ziel ist von Anfang an bekannt.
body-lies-there = In { $name } liegt ein Körper.
feature-is-gone = { $feature } ist genommen, aufgebraucht oder in etwas anderem.
is-hidden = { $name } ist verborgen.
is-not-on-map = { $member } ist nicht mehr auf der Karte.
is-out-of-play = { $name } ist aus dem Spiel.
no-disease = { $member } hat keine Krankheit.
cannot-be-given = { $feature } lässt sich nicht geben oder ist schon draußen.
has-it-already = { $member } hat das schon.
has-no-card-left = { $member } hat keine Karte mehr zu ziehen.
no-fortunes = In diesem Szenario gibt es keine Schicksalskarten.
nothing-paused = Nichts ist angehalten.
nobody-is-out = Noch ist niemand draußen, also kann niemand gewonnen haben.
blocked-already = Da ist schon etwas im Weg: Öffne ihn zuerst.
which-is-below = Der Bereich unten ist { $first } oder { $second }.
nothing-blocks-it = Nichts ist dort im Weg.
has-no-lock = { $name } hat kein Schloss.
no-lock-holds = { $feature } hat kein Schloss, das hält.
is-lit = Dort ist es schon hell.
is-dark = Dort ist es schon dunkel.
closes-in-chase-only = Orte schließen nur in einer Verfolgung.
is-closed = Das ist schon geschlossen.
rounds-are-over = { $rounds } Runden sind schon vorbei.
plays-nothing-while-down = Eine Figur mit 0 Kraft spielt nichts, bis sie wieder steht.
play-not-at-hand = { $play } hast du gerade nicht.
not-in-this-type = { $play } geht in einem Szenario dieser Art nicht.
not-in-this-setting = { $play } geht auf diesem Schauplatz nicht.
nobody-to-aim-at = Von hier ist niemand mit diesem Namen ein Ziel.
not-at-one-enemy = { $play } zielt nicht auf einen einzelnen Gegner.
not-into-next-region = { $play } reicht nicht in den nächsten Bereich.
not-for-allies = { $play } ist nichts für Verbündete.
is-not-here = { $member } ist nicht hier.
would-be-heard = Das wäre zu hören: Was ein Schloss hat, wird hier nicht aufgebrochen.
effort-is-done = Das ist schon überwunden.
played-in-answer = { $play } spielst du als Antwort auf etwas, nicht von selbst.
own-turn-only = Das spielst du nur im eigenen Zug.
strategy-is-over = Deine Strategiephase ist vorbei.
action-is-over = Deine Aktionsphase ist vorbei.
nowhere-to-hide = Hier lässt sich kein Körper verstecken: Schleif ihn weiter.
watched-by-seeker = Nicht, solange noch ein Aufpasser hier ist.
hide-it-here = Versteck den Körper hier: Geschleift wird nur, wo das nicht geht.
held-so-no-dragging = Schleifen kostet auch deine Bewegung, und { $source } erlaubt keine, solange das dauert.
move-spent-so-no-dragging = Schleifen kostet auch deine Bewegung, und die ist für diese Runde verbraucht.
no-exit-called = Hier heißt kein bekannter Ausgang „{ $called }“.
way-blocked = Dieser Weg ist versperrt.
exit-admits-nobody = Dort kommt niemand mehr hinein.
no-time-for-lamp = Die Lampe kannst du anzünden oder löschen, wenn die Gruppe an der Reihe ist und nichts gespielt wird.
you-are-down = Du bist am Boden und kannst nichts tun.
no-light-in-hand = Du hast kein Licht zur Hand: Rüste erst eins aus.
light-seen-to = Anzünden oder löschen kannst du einmal je Runde, und das hast du.
no-flame-under-water = Unter Wasser brennt keine Flamme.
leave-from-goal = Hinaus geht es nur vom Ziel.
down-until-next-turn = Du bist am Boden und kannst bis zu deinem nächsten Zug nichts tun.
leave-in-a-turn = Hinausgehen kannst du im eigenen Zug oder in dem von Verbündeten, wenn sonst nichts läuft.
nothing-to-give-up = Vor dem Aufbruch gibt es nichts aufzugeben.
giving-up-is-for-party = Ob aufgegeben wird, entscheidet die Gruppe.
for-those-on-the-way = Das ist für die, die noch unterwegs sind.
asked-already = Genau das wirst du gerade gefragt.
nothing-to-use-called-so = Hier ist nichts mit diesem Namen zu benutzen.
feature-is-locked = { CAP($feature) } ist abgeschlossen: Es braucht Dietriche oder einen Schlüssel.
pick-it-up = { CAP($feature) } hebst du mit /regions equip auf, anstelle deiner Strategie.
carry-only = { $feature } ist nur zum Tragen da.
key-used-in-passing = { $feature } nutzt du im Vorbeigehen: Geh durch, was sich damit öffnet.
key-fits-nothing = { $feature } passt in kein Schloss in Reichweite.
nothing-to-pick-with = Du hast nichts, womit du ein Schloss knacken könntest.
nothing-to-keep-at = Hier ist nichts, woran du Zug für Zug dranbleiben kannst.
no-such-lock = Ein solches Schloss ist nicht in Reichweite.
not-on-map = Deine Figur ist nicht auf der Karte.
down-so-no-move = { $member } ist am Boden und kann nicht gehen.
nobody-has-a-turn = Gehen kannst du im eigenen Zug oder in dem von Verbündeten, und niemand ist gerade am Zug.
not-meanwhile = Nicht, solange etwas anderes abgehandelt wird.
held-so-no-move = { CAP($source) } hält { $member } fest: keine Bewegung, solange das dauert.
move-is-spent = Deine Bewegung dieser Runde ist verbraucht.
no-way-in = Dort geht es nicht mehr hinein.
blocks-that-way = { $name } versperrt diesen Weg.
no-action-gets-past = Du hast keine Aktion, mit der du vorbeikämst.
no-exit-leads-there = Dorthin führt von hier kein Ausgang: Bewegungen folgen den Verbindungen auf der Karte.
on-no-exit-here = Das ist an keinem der Ausgänge hier.
no-attempt = Mit dieser Aktion kommst du nicht vorbei.
orders-are-for-party = Daueraufträge hat nur, wer zur Gruppe gehört.
ordered-already = So hast du es schon eingestellt.
something-under-way = Erst muss etwas anderes zu Ende gehen.
no-card-too-many = Du hast keine Karte zu viel: { $cards }, und { $limit } darfst du behalten.
card-goes-already = Diese Karte geht schon.
not-in-pack-nor-here = Das ist weder in deinem Gepäck, noch liegt es hier.
not-worn = Das hast du nicht angelegt.
not-carried = Du hast nichts mit diesem Namen.
nobody-to-take-it = Niemand namens { $called } ist hier, um es zu nehmen.
no-time-to-give = Weitergegeben wird, wenn die Gruppe an der Reihe ist, zwischen zwei Karten.
down-so-nothing = { $member } ist am Boden und kann nichts tun.
not-laid-down-in-town = In der Stadt wird nichts abgelegt: Es kann im Gepäck bleiben.
valuables-stay = Kostbarkeiten lässt niemand herumliegen: Gib sie Verbündeten.
give-to-yourself = Das hast du selbst.
only-in-town = Das geht in der Stadt, vor dem Aufbruch.
ready-already = Du hast schon gesagt, dass du bereit bist.
nothing-to-heal-in-town = Du hast nichts, was ein Tag Ruhe in der Stadt heilen würde.
rest-too-dear = Ruhe in der Stadt kostet 1 Kostbarkeit, und du hast keine.
lesson-too-dear = Eine Lehre kostet 1 Kostbarkeit, und du hast keine.
no-turn-now = Gerade kann niemand einen Zug nehmen.
own-turn-already = Du bist schon am Zug.
turn-of-another = Nacheinander: { $name } ist am Zug.
no-more-on-map = Deine Figur ist nicht mehr auf der Karte.
turn-is-over = Deinen Zug dieser Runde hattest du schon.
strategy-comes-first = Deine Strategiephase ist vorbei: Sie kommt vor der Aktion.
not-now = Das geht jetzt nicht.
nothing-asked = Gerade wird nichts gefragt.
for-party = Das ist für die Gruppe; die Spielleitung hat das Pult.
scene-is-played = Die Spielleitung spielt eine Szene. Danach geht es weiter.
master-decides-first = Erst hat die Spielleitung etwas zu entscheiden.
nothing-equipped-to-pick = Du hast nichts ausgerüstet, womit du ein Schloss knacken könntest.
no-lock-here = Kein Schloss ist in Reichweite.
no-body-here = Hier liegt kein Körper.
play-for-locks = { $play } ist für Schlösser: Knack eins.
strikes-nobody-here = Hier ist niemand, den { $play } träfe.
no-card-to-draw = Es ist keine Karte mehr zu ziehen.
still-in-town = Du bist noch in der Stadt. Passe, wenn du bereit zum Aufbruch bist.
nothing-affordable = Nichts von dem, was die Stadt verkauft, kannst du bezahlen.
gets-you-nowhere = Das brächte dich jetzt nicht weiter.
name-no-target = { $play } zielt auf niemand Bestimmten: Nenn kein Ziel.
no-such-thing = Nicht gefunden ({ $sort }): „{ $called }“.{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }Es gibt: { $known }.
    }
patrol-does-not-meet = Eine Runde geht von Bereich zu Bereich und zurück zum ersten: { $first } und { $second } grenzen nicht aneinander.
no-ep-to-lose = { $name }: keine Kraft, also hilft kein Schaden.{ COUNT($helps) ->
        [0] { "" }
       *[other] { " " }{ LIST($helps, type: "or") } würde es hemmen.
    }
only-against = { $play } ist nur gegen { $against_types }.
no-body-called = Hier heißt kein Körper „{ $called }“. Hier liegt der Körper von { LIST($lying, each: "the", case: "dat") }.
known-orders = Daueraufträge sind: react: { LIST($reactions, type: "comma") }; interrupt: ask, auto, never, any, from-2 bis from-5; assist: ask, auto, never; setting: { LIST($settings, type: "comma") }; saved: turn, wait, lapse; draw: auto, ask; turn: 1 bis 6, any.
no-card-of-hand = Diese Karte hast du nicht auf der Hand. Eine von diesen kann gehen: { LIST($cards, type: "or") }.
can-be-healed = Heilen lässt sich: { LIST($ailments, type: "comma") }.
no-lesson-left = Auf Stufe { $level } hast du schon { $known } gelernt: Jede Stufe über der ersten bringt eine Lehre.
lessons-are = Auf Stufe { $level } kannst du lernen: { LIST($lessons, type: "comma") }.
town-sells = Die Stadt verkauft: { $goods }.
too-dear = { $thing }: Der Preis ist { $price ->
        [one] { $price } Kostbarkeit
       *[other] { $price } Kostbarkeiten
    }, und du hast { $have }.
phase-in-turn-of = { $name } ist am Zug; dein Zug hat seine eigene { $phase ->
        [strategy] Strategiephase
       *[action] Aktionsphase
    }.
phase-needs-turn = Das braucht deine { $phase ->
        [strategy] Strategiephase
       *[action] Aktionsphase
    }: Nimm erst deinen Zug.
phase-is-spent = Deine { $phase ->
        [strategy] Strategiephase
       *[action] Aktionsphase
    } in diesem Zug ist verbraucht.

desk-opens-later = Das Pult öffnet, sobald die Gruppe aufgebrochen ist.
desk-is-for-master = Das Pult gehört der Spielleitung.
characters-first = Erst brauchen alle eine Figur: { $names } { COUNT($names) ->
        [one] kann
       *[other] können
    } wählen.
out-of-it = { $member } ist { $how ->
        [dead] tot
        [out] durch das Ziel hinaus
       *[caught] gefasst
    }, und die anderen machen weiter.
answers-first = Etwas anderes kommt zuerst: { $names } { COUNT($names) ->
        [one] kann
       *[other] können
    } es beantworten.
for-others-to-answer = Das { COUNT($names) ->
        [one] beantwortet
       *[other] beantworten
    } { $names }.
hide-instead = Hier kannst du den Körper verstecken: { $command }. Geschleift wird nur, wo das nicht geht.
none-move = Von hier führt kein Weg weiter: Jeder Ausgang, den du kennst, ist versperrt.
none-act = Hier ist nichts, worauf du eine Aktion spielen könntest.
none-strategy = Du hast keine Karte zu ziehen und keine Strategie zu spielen.
none-equip = Du hast nichts im Gepäck, was du anlegen könntest.
none-stow = Du hast nichts angelegt, was du wegpacken könntest.
none-give = Du hast nichts zu geben, oder niemand ist hier, um es zu nehmen.
none-use = Weder hier noch bei dir ist etwas zu benutzen.
none-drag = Geschleift wird ein Körper nur von dort, wo ihn nichts verbirgt, mit deiner Bewegung, durch einen offenen Ausgang.
none-hide = Hier lässt sich kein Körper verstecken: Schleif ihn weiter, oder warte, bis kein Aufpasser hinsieht.
lock-within-reach = { $why } In Reichweite: { LIST($locks, each: "the") }.
option-of-another = Du hast die Wahl: { LIST($offered, type: "or") }; { $option } wählt { $owners }.
option-unknown = Du hast die Wahl: { LIST($offered, type: "or") }; „{ $option }“ ist nicht dabei.
no-exit-leads-there-but = Dorthin führt von hier kein Ausgang. Von hier: { COUNT($exits) ->
        [0] kein Weg, den du kennst
       *[other] { LIST($exits, type: "semicolon") }
    }.
exit-to = { $letter }{ COUNT($beyond) ->
        [0] { "" }
       *[other] , { THE($beyond) }
    }
blocked-but = { $why }{ $effort ->
        [0] { "" }
       *[other] , noch { $effort } Mühe
    }: { LIST($helps, type: "or") }.
help-by-action = räum es mit einer Aktion weg{ COUNT($plays_at_hand) ->
        [0] { "" }
       *[other] { " " }({ $plays_at_hand })
    }
help-by-lock = knack das Schloss, finde den Schlüssel
help-elsewhere = such einen anderen Weg
hand-over-what = Was gibst du weiter? Du trägst: { COUNT($carried) ->
        [0] nichts
       *[other] { $carried }
    }.
not-carried-but = { not-carried } Du trägst: { COUNT($carried) ->
        [0] nichts
       *[other] { $carried }
    }.
take-in-hand-first = { $thing } ist in deinem Gepäck: Nimm es erst zur Hand, mit /regions equip.
is-played-so = { $thing } spielst du so: { LIST($ways, type: "or") }.
works-while-worn = { $thing } wirkt, solange du es trägst; mehr ist damit nicht zu tun.
other-kind-reaction = { $play } ist eine Reaktion: Ich frage dich, wenn dich etwas angreift.
other-kind-interrupt = { $play } ist ein Eingriff: Ich frage dich, wenn ein Gegner handelt.
other-kind-assist = { $play } ist eine Hilfe: Ich frage dich, wenn Verbündete handeln.
other-kind-action = { $play } ist eine Aktion: /regions act spielt sie.
other-kind-strategy = { $play } ist eine Strategie: /regions strategy spielt sie.
no-such-action = Eine Aktion „{ $called }“ hast du nicht.{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }Spielen könntest du: { $known }.
    }
wants-target = { $play } braucht ein Ziel: { LIST($targets, each: "the", type: "or") }.
nothing-to-play-on = Hier ist nichts, worauf du { $play } spielen könntest.
possible-targets = { $why } Möglich: { LIST($targets, each: "the", type: "or") }.
no-ally-here = { $why } Hier ist niemand von euch, dem es gälte.
no-enemy-here = { $why } Hier ist kein Gegner, dem es gälte.
no-such-strategy = Eine Strategie „{ $called }“ hast du nicht.{ COUNT($known) ->
        [0] { "" }
       *[other] { " " }Möglich: { LIST($known, type: "or") }.
    }
draw-a-card = Karte ziehen

## Was man hier statt eines Befehls tut, den nur andere Spiele haben: „Regions hat kein /explore: ...“.

lacks-explore = geh weiter, und was dort liegt, wird sichtbar
lacks-place = geh weiter, und die Karte wächst von selbst
lacks-attack = spiel eine Aktion auf das, was dir im Weg ist
