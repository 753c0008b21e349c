# Warum jemand Besonnenes etwas täte.

why-search-for = Der Auftrag sagt: Hier ist { THE($what) }.
why-search = Hier kann etwas verborgen sein.
why-pick = Es öffnet sich ohne Lärm.
why-open = Es öffnet, was verschlossen ist.
why-use = { $name } nützt hier.
plainly-at-all = So geht es für die Gruppe weiter.
plainly-claim = Damit beginnt dein Zug.
plainly-leave = Du verträgst kaum noch etwas, und der Weg hinaus ist hier.
plainly-concede = Du verträgst kaum noch etwas, und das Ziel ist weit.
plainly-hide = Findet ihn ein Aufpasser, schlägt er Alarm.
plainly-pass = Was hier noch zu tun ist, bringt jetzt wenig.
plainly-buy = Es passt zu dem, was du vorhast.
plainly-cure = Hier ist es billig, und da draußen tut es weh.
why-way = Das ist der Weg: { $region }.
# $what: die Herausforderung, die zuschlägt, "" für ein Mitglied.
why-ward = { $dice } wehrt { COUNT($what) ->
        [0] es
       *[other] { THE($what, case: "acc") }
    } am besten ab.
why-help = { $play } hilft jetzt.
why-blow = { $ends ->
        [blow] Ein Treffer beendet es wahrscheinlich.
        [try] Ein Erfolg reicht wahrscheinlich.
        [clears] Ein Erfolg räumt etwa { $damage } von { $left }.
       *[no] Ein Treffer nimmt etwa { $damage } von { $left } Kraft.
    }
why-take = Dafür bist du gekommen, oder es führt dorthin.
why-equip = Angelegt nützt es mehr als im Gepäck.
why-lamp-out = Deine Lampe ist hier besser aus.
why-lamp = Es ist dunkel, und im Dunkeln siehst du nichts.
why-no-card = Das ist keine Karte wert.
why-careful = Das sagt, wer vorsichtig ist.
why-on = Es führt weiter.
why-away = Hier { GENDER($what) ->
        [p] bemerken
       *[n] bemerkt
    } { LIST($what, each: "the") } am Rundenende vielleicht { $you ->
        [yes] dich
       *[no] jemanden von euch
    }.
why-goal = Dort ist das Ziel.
why-new = { $out ->
        [yes] Geraten: Dort war noch niemand, und es kann hinausführen.
       *[no] Hinter { $exit } war noch niemand.
    }
why-look-again = { $hides ->
        [yes] Nichts Neues ist erreichbar, und dort kann etwas verborgen sein: { $where }.
       *[no] Dort geht es weiter: { $where }.
    }
why-mend = { $who } hat noch { $left } Kraft.
why-all = Es erreicht alle auf einmal.
why-finds-more = Es findet mehr als eine gewöhnliche Suche.
why-calm = Was hier alle trifft, tut dann eine Runde lang nichts.
why-draw = Eine Karte mehr ist ein Ausweg mehr.
why-next = Es hilft bei dem, was du als Nächstes tust.

# Was Hausspieler sagen.
take = Nimm { THE($what, case: "acc") }.
take-this = Nimm das.
i-see-to-lock = Ich kümmere mich um das Schloss.
i-turn-back = Ich kehre um.
i-turn-back-too = Ich kehre mit dir um.
i-wait = Ich warte, bis { THE($what) } weg ist.
i-wait-for = Ich warte auf dich, { $who }.
i-come = Ich komme zu dir, { $who }.
i-go-out = Ich gehe durch { THE($where, case: "acc") } hinaus.
i-fetch = Ich hole { THE($what, case: "acc") }.
i-leave = { CAP(THE($what, case: "acc")) } überlasse ich dir.
i-open-next = { CAP(THE($what, case: "acc")) } öffne ich als Nächstes: Meine Aktion ist vorbei.

# Warum das, was geraten wird, und nicht, was daneben steht: höchstens 16 Wörter.

reason-action-stays = Es braucht deine Strategie: Deine Aktion bleibt.
reason-action-beyond = Gehen kostet nur die Bewegung: Deine Aktion kannst du dort noch nutzen.
reason-still-go = Es braucht deine Aktion: Durch { $exit } kannst du danach noch gehen.
reason-free = Es ist frei: Dein Zug geht weiter.
# $most: die meiste Kraft, die ein Schlag kostet.
reason-ends-it = Ein Treffer schaltet { THE($what, case: "acc") } wohl aus, bevor es bis { $most } Kraft kostet.
reason-follows = { CAP(THE($what)) } { GENDER($what) ->
        [p] kämen
       *[n] käme
    } dir nach: bis { $most } Kraft.
reason-hardest = { CAP(THE($what)) } { GENDER($what) ->
        [p] können
       *[n] kann
    } hier am meisten kosten: bis { $most } Kraft.
reason-left-with = { LIST($who) } { COUNT($who) ->
        [1] bliebe
       *[other] blieben
    } bei { THE($what, case: "dat") } zurück.
# $most, $least: was ein Treffer im Schnitt kostet, mit dem Geratenen und mit $play.
reason-hits-harder = Ein Treffer kostet etwa { $most } Kraft, mit „{ $play }“ nur { $least }.
reason-keeps = „{ $play }“ trifft öfter; das bleibt für später.
reason-blows = Um { THE($what, case: "acc") } zu besiegen, braucht es noch etwa { $count } Schläge.
reason-long-work = { CAP(THE($what)) } ({ $exit }): noch etwa { $count } Aktionen.
# $about: die Kraft, die bis zum nächsten Zug wohl verloren geht
reason-may-lose = Bis zum nächsten Zug verliert { $who } wohl { $about } Kraft (noch { $left }).
reason-calm = Hier greift dich nichts an: Dafür ist Zeit.
reason-leaves = Durch { $exit } verlierst du bis zu deinem nächsten Zug { $there ->
        [0] nichts
       *[other] höchstens { $there } Kraft
    }.
reason-milder = Endet dein Zug hinter { $exit }, verlierst du wohl { $there } Kraft, hier { $here }.
reason-for-good = Du gehst für immer hinaus: { LIST($who) } { COUNT($who) ->
        [1] muss
       *[other] müssen
    } dann ohne dich hinaus.
reason-goes-anyway = { $play } ginge am Ende der Runde sonst ungenutzt weg.
reason-move-spent = Deine Bewegung ist verbraucht; deine Aktion kann noch an diesem Weg arbeiten.
reason-spent = Deine Aktion ist verbraucht, und in diesem Zug führt von hier kein Weg weiter.
reason-worst-off = Von allen hier hat { $who } am meisten Kraft verloren.
reason-joins = Dort kann { $who } bis { $most } Kraft verlieren (noch { $left }).
# $alone: die anderen bleiben zurück.
reason-alone = { $alone ->
        [yes] Durch { $exit } stündest du allein vor { LIST($what, each: "the", case: "dat") }
       *[no] Hinter { $exit }: { LIST($what, each: "the") }
    }: bis zu { $most } Kraft, du hast { $left }.
reason-old-ground = { $exit } führt nur dorthin, wo ihr schon wart.
reason-noticed = Hinter { $exit } kannst du bemerkt werden.
reason-together = Durch { $exit } gingst du ohne { LIST($who) }.
# $most: was ein Sturz im Schnitt kostet.
reason-fall = { $down ->
        [yes] Auch ein Sturz führt dorthin, für etwa { $most } von deinen { $left } Kraft.
       *[no] Ein Sturz kostet im Schnitt etwa { $most } Kraft; du hast { $left }.
    }
reason-fall-ends = Ein Sturz ({ $odds }) { $kills ->
        [yes] wäre dein Tod; draußen bist du gerettet.
       *[no] wirft dich zu Boden: du stehst wieder auf, mit einer Verletzung.
    }
reason-may-fall = An { $exit } würde ein Sturz etwa { $most } Kraft kosten, und du hast { $left }.
reason-only-move = { $card ->
        [yes] Ein Fehlschlag kostet keine Kraft, nur die Bewegung und die Karte.
       *[no] Ein Fehlschlag kostet keine Kraft, nur die Bewegung.
    }
