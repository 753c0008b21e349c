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
plainly-pass = In diesem Zug ist nichts mehr zu gewinnen.
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
why-look-again = Nichts Neues ist erreichbar, und dort kann etwas verborgen sein: { $where }.
why-mend = { $who } hat noch { $left } Kraft.
why-all = Es erreicht alle auf einmal.
why-finds-more = Es findet mehr als eine gewöhnliche Suche.
why-calm = Danach ist eine Weile Ruhe.
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
