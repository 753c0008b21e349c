# Wer an der Reihe ist, und was zuerst kommt.
not-your-turn = Jetzt läuft { LIST($owners, type: "or") } Zug. Ich rufe dich.
owner = { OF($name) }
game-over = Diese Partie ist zu Ende.
faction-first = Erst wählen alle eine Fraktion.
delver-next = Dein Plättchen liegt. Jetzt ein Schürfer, oder passe.
rooms-next = Dein Plättchen liegt. Jetzt die abgeschlossenen Räume.
tile-first = Erst ein Plättchen, dann ein Schürfer darauf.
sending-over = In diesem Zug kannst du keinen Schürfer mehr schicken.
swap-too-late = Plättchen wirfst du weg, bevor du eines legst.
retrieve-too-late = Schürfer holst du heim, bevor du ein Plättchen legst.
reveal-too-late = Schätze benutzt du, bevor du ein Plättchen legst, oder bei einem deiner Würfe.
nothing-rolled = Gerade wird nicht gewürfelt.
spend-not-now = EP für Würfel oder deine Fähigkeit zahlst du, wenn du würfelst oder eine Begegnung hörst.
no-flip = Kein Stapel ist ausgegangen, also wird keine Karte aufgedeckt.
no-passing-tile = Passen geht hier nicht: Leg ein Plättchen.
room-first = Wähl erst, welcher Raum als Nächster kommt.
nothing-asked = Gerade wird nichts gefragt.
nothing-asked-of-you = Dich fragt gerade niemand.
flip-first = Deck erst eine deiner verdeckten Karten auf, statt der, die der Stapel nicht geben konnte.
# Was gefragt wird, beantwortet eine Zahl.
answer-room = Sag erst, welcher Raum als Nächster drankommt: eine Zahl von 1 bis { $most }.
answer-encounter = Erst die Begegnung: Wähl eine Zahl von 1 bis { $most }.
answer-recall = Sag erst, welcher Schürfer heimkommt: eine Zahl von 1 bis { $most }.
answer-peek = Sag erst, in welchen Raum du siehst: eine Zahl von 1 bis { $most }.

# Wer spielen darf.
solo-for-one = Die Einzelpartie ist für eine Person. Schalt solo aus, dann gibt es Rivalen.
rival-alone = Allein hast du niemanden zum Kämpfen. Warte auf andere, oder schalt solo ein.
rivals-only = Eine Höhle ist für { $least } bis { $most } Rivalen.

# Banden.
faction-taken = { CAP(THE($faction)) } { GENDER($faction) ->
        [p] sind
       *[n] ist
    } schon vergeben.
factions-left = Diese Fraktionen sind noch frei: { $names }.

# Plättchen. $at: ein freier Platz; $cell: ein Feld mit seiner Bezeichnung.
no-such-tile = Deine Plättchen haben die Nummern 1 bis { $most }.
no-such-turn = Ein Plättchen wird um 0, 90, 180 oder 270 Grad gedreht.
same-turn = Um { $turn } Grad gedreht liegt dieses Plättchen genauso.
no-breach-needed = Das bricht keine Regel: Leg das Plättchen und behalte deinen EP.
breach-too-dear = Die Gangregel zu brechen kostet 1 EP, und du hast keinen.
breach-granted = Dein Plättchen darf die Gangregel schon brechen.
tile-there = Bei { $cell } liegt schon ein Plättchen.
above-edge = { $cell } liegt über dem unteren Rand des Plans, dort kommt kein Plättchen hin.
only-a-corner = Bei { $cell } würde ein Plättchen nur eine Ecke berühren. Es braucht eine ganze Seite.
touches-nothing = Bei { $cell } würde ein Plättchen kein anderes berühren.
no-such-place = Es gibt keinen Platz { $name }; frei sind { $free }.
cuts-corridor = Bei { $at } würde das den Gang von { $beside } abschneiden.{ other-turns }
runs-into = Bei { $at } liefe sein Gang gegen { $beside }, wo keiner ist.{ other-turns }
other-turns = { COUNT($turns) ->
        [0] { "" }
       *[other] { " " }Um { LIST($turns, type: "or") } Grad gedreht passt es.
    }
# $ways: was möglich ist.
none-fits = Keines deiner Plättchen passt irgendwo. Du kannst { LIST($ways, type: "or") }.
way-breach = { $free ->
        [yes] die Gangregel brechen
       *[no] die Gangregel für 1 EP brechen
    }
way-swap = Plättchen für 1 EP tauschen
way-treasure = einen Schatz ausspielen
way-pass = { $redraw ->
        [yes] für eine neue Hand passen
       *[no] passen und in diesem Zug nichts legen
    }
no-tile-to-swap = Du hast kein Plättchen zum Wegwerfen.
swap-too-dear = Plättchen wegzuwerfen kostet 1 EP, und du hast keinen.
no-such-swap = { $most ->
        [1] Du hast ein Plättchen: Nummer 1.
       *[other] Nenn die Plättchen mit ihren Nummern von 1 bis { $most } in einem Wort, die kleinste zuerst, jede einmal: 2, oder 13.
    }

# Schürfer.
no-delver-left = Deine Schürfer dieser Klasse sind in der Höhle. Zur Hand hast du: { LIST($names, type: "comma") }.
no-such-delver = Diese Schürfer hast du zur Hand: { LIST($names, type: "comma") }.
no-such-section = Die Abschnitte, auf die du ihn schicken darfst, haben die Nummern 1 bis { $most }.
section-unclear = { COUNT($numbers) ->
        [0] Das Plättchen, das du gerade gelegt hast, hat { GENDER($floor) ->
            [f] keine
            [m] keinen
           *[n] kein
        } { NAME($floor, case: "acc") }. Nenn den Abschnitt bei seiner Nummer.
       *[other] Das Plättchen, das du gerade gelegt hast, hat mehr als einen solchen Abschnitt: { $numbers }. Nenn den Abschnitt bei seiner Nummer.
    }
nobody-out = Keiner deiner Schürfer ist in der Höhle.
retrieve-too-dear = Einen Schürfer heimzuholen kostet 1 EP, und du hast keinen.
no-such-retrieve = Deine Schürfer in der Höhle haben die Nummern 1 bis { $most }.

# Schätze.
no-such-treasure = Diesen Schatz hast du nicht.
treasure-used = Dieser Schatz ist benutzt: Jeder wirkt einmal.
treasure-idle = Dieser Schatz kann nichts. Er ist seine Punkte wert.
treasure-not-now = Diesen Schatz benutzt du { $moment ->
        [receipt] sofort, wenn du ihn bekommst
        [place] vor dem Legen eines Plättchens
        [before] vor einem eigenen Wurf
       *[after] nach einem eigenen Wurf
    }.
nobody-hidden = Niemand sonst hat einen verdeckten Schürfer in der Höhle.
no-treasure-now = Du hast keinen Schatz, der in diesem Augenblick hilft.
no-such-card = So eine Karte liegt bei dir nicht verdeckt.

# Würfel und Rückfragen.
roll-first = Erst würfelst du.
rolled-already = Du hast gewürfelt. Passe, um zu behalten, was kam.
reroll-first = Wähl erst die Würfel, die du neu wirfst, oder passe und behalte alle.
nothing-to-reroll = Du hast noch nichts gewürfelt.
reroll-too-dear = Zahl erst für den neuen Wurf, oder benutze einen Schatz.
dice-first = Erst die Würfel: Würfle.
keep-first = Erst dein Wurf: Passe, um ihn zu behalten.
no-such-dice = Nenn verschiedene Würfel mit ihren Nummern von links, 1 bis { $most }: 1,3.
no-such-spending = 1 EP kauft Würfel, oder die Fähigkeit deiner Fraktion.
dice-too-late = Würfel kaufst du vor dem Wurf.
dice-too-soon = Würfel kaufst du vor einem Wurf.
ability-idle = { $before ->
        [yes] Vor diesem Wurf bewirkt die Fähigkeit deiner Fraktion nichts.
       *[no] Nach diesem Wurf bewirkt die Fähigkeit deiner Fraktion nichts.
    }
ability-used = Die Fähigkeit deiner Fraktion wirkt bei jedem Wurf einmal.
ability-useless = Die Fähigkeit deiner Fraktion nützt hier nichts.
encounter-heard = In diesem Raum hast du schon eine andere Begegnung gehört: einmal je Raum.
xp-too-few = Das kostet { $price } EP, und du hast { $xp }.
xp-none = Das kostet { $price } EP, und du hast keine.
prompts-named = Rückfragen stellst du ein mit { LIST($names, type: "or") }.
prompts-already = „{ $name }“ ist schon eingestellt.
prompts-not-now = Das kannst du einstellen, wenn ich nach deinem Wurf frage.

## Was hier statt eines Befehls getan wird, den nur andere Spiele haben.

lacks-move = schick einen Schürfer in einen Raum, sobald dein Plättchen liegt
lacks-attack = ein Gefecht beginnt von selbst in einem abgeschlossenen Raum
lacks-explore = leg ein Plättchen, und die Höhle wächst
lacks-search = was in einem Raum liegt, bekommt, wer darin ist, sobald er abgeschlossen ist
lacks-use = ein Schatz wird in seinem Augenblick ausgespielt
lacks-give = weitergeben lässt sich nichts
lacks-gm = die Spielleitung bin ich, allein
