# Warum ein Zug nicht geht.

# Was gegen jeden Zug eines Verbs spricht.

vote-same = Dafür stimmst du schon.
master-plays-world = Die Spielleitung spielt die Welt, kein Mitglied der Gruppe.
asked-nothing = Gerade wird nichts gefragt.
trust-nothing-proposed = Schlag erst etwas vor: Noch hat es niemand getan.
choose-options = Zur Wahl stehen { LIST($options, type: "comma") }; „{ $choice }“ ist nicht dabei.
nothing-to-lead = Es gibt sonst niemanden, der führen könnte.
nothing-to-give = Du hast nichts zu geben, oder niemanden, dem du es geben könntest.
nothing-to-use = Du trägst nichts, was jetzt nützen würde.
nothing-to-buy = Der Beutel ist zu leicht für alles, was hier verkauft wird.
nothing-to-sell = Du trägst nichts, was hier jemand kaufen würde.
nothing-to-mend = Du hast nichts, was sich hier ausbessern lässt.
cannot-now = Das geht jetzt nicht.
character-first = Erst wählen alle eine Figur.
dead = Deine Figur ist tot, und die anderen ziehen ohne sie weiter.
scene-under-way = Die Spielleitung spielt eine Szene: { $scene }. Danach geht die Expedition weiter.
under-way = Erst kommt etwas anderes: { $who } kann darauf antworten.
party-decides = Was die Gruppe tut, entscheidet die Gruppe.
master-first = Die Spielleitung muss erst etwas entscheiden.
answer-others = Die Antwort liegt bei { $who }.
asked-nothing-characters = Dich fragt gerade niemand: { $who } wählt noch eine Figur.
asked-nothing-shifts = Dich fragt gerade niemand: { $who } kann noch eine Wahl ändern.
trust-not-awaited = Niemand wartet auf dich, also gibt es den anderen nichts zu überlassen.
choose-characters = Die fertigen Figuren sind { LIST($characters, type: "comma") }.
enter-with-them = Du bist schon bei der Gruppe.
desk-not-yours = Das Pult gehört der Spielleitung.
desk-too-early = Das Pult öffnet, wenn die Gruppe aufbricht.
create-done = Du hast schon eine Figur.

# Was die Regeln sagen, Kapitel für Kapitel.

lead-not-yours = Wer sie führt, wählt die Gruppe selbst.
nobody-called = Niemand hier heißt { $who }. Die Gruppe: { LIST($party, type: "comma") }.
leads-already = { $who } führt die Gruppe schon.
voted-for-them = Dafür hast du schon gestimmt.
rest-unwelcome = Für einen Ruhetag braucht ihr eine Siedlung, in der ihr willkommen seid.
rest-too-late = Ruhen dauert einen ganzen Tag. Lagert erst und ruht vom Morgen an.
storm = In einem solchen Sturm zieht, späht und spürt niemand.
forage-barren = Hier wächst und lebt nichts, was sich essen ließe.
forage-tried = Karges Land wie dieses ist am Tag einen Versuch wert, und heute habt ihr schon Nahrung gesucht.
investigate-nothing = Von allem, was ihr hier kennt, ist nichts mehr zu untersuchen.
investigate-unknown = Davon wisst ihr nichts.
investigate-elsewhere = { $name } ist nicht hier. Geht erst hin.
investigate-done = Bei { $name } ist nichts mehr zu erfahren.
investigate-untested = Das braucht keine Probe: Es ist gleich, wer { $name } untersucht und mit wie viel Sorgfalt.
investigate-way = Sagt, wie ihr { $name } untersucht: { LIST($ways, type: "comma") }.
investigate-heard = Was es bei { $name } heute zu hören gibt, habt ihr gehört.
search-clues = Hier könnt ihr folgen: { LIST($clues, type: "comma") }.
search-clue-helps = Dieser Hinweis hilft hier auch so: Sucht einfach.
search-no-clue = Kein Hinweis lässt sich weiter bis hierher verfolgen.
track-no-lead = Das ist keine Spur.{ track-instead }
track-nothing = Wer eine Fährte verfolgt, braucht eine Spur, und ihr habt keine. Spuren sind Zeichen am Weg, Leute, mit denen ihr redet, Landkarten und was eine scharfe Suche oder ein Späher zutage bringt.
track-instead = { COUNT($leads) ->
        [0] { "" }
       *[other] { " " }Ihr könnt verfolgen: { LIST($leads, type: "or") }.
    }
track-found = Was dieser Hinweis meinte, ist gefunden.{ track-instead }
track-here = Dieser Hinweis führt dorthin, wo ihr seid: Sucht hier.{ track-instead }
track-once = Diese Spur habt ihr schon verfolgt.{ track-instead }
track-search-here = Euer Hinweis führt dorthin, wo ihr seid: Sucht hier.
track-all-tracked = Eure Hinweise sind verfolgt, jeder einmal: Sucht, wohin sie weisen, oder findet einen neuen.
habit-unknown = Die Daueraufträge sind { LIST($orders, type: "comma") }, und Paare wie pathfinder:mind+nature für { LIST($purposes, type: "comma") }.
habit-parts = Nenne für { $purpose } eins von { LIST($attributes, type: "comma") }, ein + und eins von { LIST($skills, type: "comma") }; oder best.
habit-not-yours = Nur ein Mitglied der Gruppe hat Daueraufträge.
habit-already = Das ist schon dein Dauerauftrag.
habit-pairs = Nenne für { $purpose } { LIST($pairs, type: "or") }; oder best.
hour-camp-only = Die Nacht ist vorbei, und niemand hat geschlafen: Es bleibt nur zu lagern.
expedition-over = Diese Expedition ist vorbei.
region-for-fewer = { $region } ist für { travellers }, und hier sind { $here }: Wählt einen anderen Landstrich oder geht mit weniger Leuten.
travellers = { $most ->
        [1] eine Person allein
        [2] eine oder zwei Personen
       *[other] höchstens { $most } Personen
    }
enter-full = Die Gruppe zählt sechs: Mehr haben nicht Platz.
enter-busy = Die Gruppe steckt mitten in etwas. Versuch es wieder, wenn das geklärt ist.
enter-later = Neue treffen die Gruppe am Morgen oder in einer Siedlung.
character-parts = Eine Figur schreibst du als Name, vier Würfel und sieben Fertigkeiten, dazwischen |: „{ $example }“.
character-name-taken = Ein Mitglied der Gruppe heißt schon { $name }.
character-unnamed = Die Figur braucht einen Namen.
character-name-long = Ein Name hat höchstens { $most } Buchstaben; dieser hat { $letters }.
character-name-signs = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und - ' . dazwischen.
character-dice-count = Nenne vier Würfel, für Stärke, Gewandtheit, Geist und Verstand; hier sind es { $number }. Es sind { LIST($arrays, type: "or") }, in beliebiger Reihenfolge.
character-dice = Eine { $level ->
        [novice] unerfahrene
        [expert] erfahrene
       *[other] { $level }
    } Figur hat { LIST($arrays, type: "or") }, in beliebiger Reihenfolge; das hier sind { LIST($dice, type: "comma") }.
character-ranks = Eine { $level ->
        [novice] unerfahrene
        [expert] erfahrene
       *[other] { $level }
    } Figur hat { LIST($ranks, type: "comma") }; hier sind es { LIST($wrong, type: "comma") }.
character-no-die = „{ $word }“ ist kein Würfel für ein Attribut. Es sind { LIST($arrays, type: "or") }, in beliebiger Reihenfolge.
character-no-skill = Es gibt keine Fertigkeit „{ $word }“. Die Fertigkeiten sind { LIST($skills, type: "comma") }.
character-skill-twice = { skill-name } ist zweimal genannt.
character-rank = { skill-name } hat einen Rang von 0 bis 3, nicht „{ $rank }“.
character-at-rank = { $number } auf Rang { $rank }
character-off-rank = { $given } statt { $wanted } auf Rang { $rank }
character-tool = Ein Werkzeug dient einer Fertigkeit: { LIST($skills, type: "comma") }.
gear-no-character = Du hast hier keine Figur.
gear-busy = Das muss warten, bis geklärt ist, was gerade läuft.
not-carried = Davon trägst du nichts: { $goods }.
give-held = Das hast du schon in der Hand.
use-not-so = So lassen sich nur Kräuter und Material verwenden; Werkzeug hilft von selbst.
use-none = Davon trägst du nichts: { $goods }.
use-material-where = Mit Material bessert ihr etwas aus: im Lager, vor der ersten Aktion des Tages, oder in einer Siedlung.
use-nothing-worn = Nichts, was du trägst, muss ausgebessert werden.
mend-none = Davon trägst du nichts, was sich ausbessern ließe: { $goods }.
mend-whole = Das ist so gut wie neu.
mend-purse = Das ausbessern zu lassen kostet { coins-for }, und im Beutel sind { $purse }.
mend-where = Ausgebessert wird im Lager, vor der ersten Aktion des Tages, oder in einer Siedlung.
mend-tried = In diesem Lager hast du schon etwas auszubessern versucht.
mend-unable = Du bist nicht in der Verfassung, etwas auszubessern.
mend-no-tools = Zum Ausbessern braucht es Werkzeug, das noch zu gebrauchen ist.
note-not-yours = Nur die Gruppe schreibt auf ihre Karte, und erst, wenn sie aufgebrochen ist.
note-empty = Die Notiz ist leer.
note-long = Eine Notiz hat höchstens { $most } Buchstaben; diese hat { $letters }.
note-full = Die Karte fasst { $most } Notizen; mehr passen nicht darauf.
use-nobody-poisoned = Niemand ist vergiftet.
note-wrong = Die Notiz: { $wrong }.
roles-all-held = Du hast schon jede Rolle, die du übernehmen könntest.
roles-unable = { $role ->
        [watch] { $who } kann nicht handeln und also nicht Wache halten.
       *[other] { $who } kann nicht handeln und hat also keine Rolle.
    }
roles-not-yours = Nur die Gruppe verteilt ihre Rollen.
roles-busy = Rollen wechseln zwischen zwei Aktionen, nicht während einer.
no-character-yet = { $who } hat noch keine Figur.
roles-unknown = Die Rollen sind pathfinder, lookout, forager und scout, dazu die Nachtwache: watch.
roles-fixed = Pfadfinder und Ausguck stehen bis zum Morgen fest.
roles-leader-only = Du kannst selbst eine Rolle übernehmen; anderen gibt sie nur, wer führt.
watch-none = Du bist für keine Wache eingeteilt; ohne Einteilung wachen alle der Reihe nach.
watch-already = { $who } hält schon Wache.
watch-leader-only = Du kannst selbst Wache halten; andere teilt nur ein, wer führt.
roles-needed = Ein Mitglied muss { role-name } sein.
roles-nobody = Niemand ist gerade { role-name }.
roles-already = { $who } ist schon { role-name }.
shift-options = Du kannst es ändern in: { COUNT($options) ->
        [0] nichts
       *[other] { LIST($options, type: "comma") }
    }.
trade-nobody = Hier ist niemand zum Handeln. Geht zu einer Siedlung oder trefft unterwegs Händler.
sell-worthless = Dafür zahlt so niemand etwas.
buy-not-sold = { $goods } verkauft hier niemand. Im Angebot: { LIST($offers, type: "comma") }.
buy-purse = Das kostet { coins-for }, und im Beutel sind { $purse }.
sell-no-stores = Die Gruppe hat keine Handelswaren oder Rohstoffe zu verkaufen.
move-no-way = Von hier führt kein Weg weiter.
move-no-such-way = Die Wege von hier sind { LIST($ways, type: "comma") }; keiner heißt { $name }.
back-blocked = Der Weg zurück ist versperrt: Zieht dorthin und findet einen Weg vorbei.
back-nowhere = Neben euch ist kein Feld, auf dem ihr schon wart.
move-not-beside = Von hier könnt ihr nach { LIST($places, type: "comma") }; { $name } liegt nicht neben euch.
journey-near = { $name } liegt neben euch: Zieht einfach hin.
journey-unknown = Ihr kennt kein ferneres Feld { $name }.
journey-nowhere = Ihr kennt nichts Ferneres, wohin ihr gehen könntet.
journey-late = Für eine Reise ist die Nacht zu nah: Geht Schritt für Schritt.
back-unvisited = Zurückgehen könnt ihr nur auf ein Feld, auf dem ihr schon wart.
scout-nowhere = Neben euch ist kein Feld, das auszuspähen wäre.
scout-not-beside = Ein Späher geht auf ein Feld neben euch: { LIST($places, type: "comma") }.
scout-far = Dieser Weg ist länger als eine Tageszeit: zu weit zum Ausspähen.
scout-blocked = Der Weg dorthin ist versperrt.
scout-rim = Dort endet der Landstrich: Es ist nichts mehr zu sehen.
care-unknown = Wähle „plain“ oder „careful“: 2 von der Uhr und ein Vorteil.
on-path = Ihr seid auf einem Pfad zwischen zwei Feldern. { $verb ->
        [forage] Die Nahrungssuche
        [investigate] Untersuchen
        [search] Eine Suche
       *[scout] Das Ausspähen
    } muss warten, bis ihr da seid.
nobody-able = In der Gruppe kann gerade niemand handeln.
nobody-able-called = Niemand in der Gruppe heißt { $who }. Wer handeln kann: { LIST($party, type: "comma") }.
carried = { $who } muss getragen werden und kann das nicht.

# Am Pult der Spielleitung.

desk-not-shown = { $name } lässt sich nicht verbergen: Es steht nicht auf der Karte der Gruppe, oder es ist zu wichtig.
desk-known = Die Gruppe kennt { $name } schon.
desk-no-site = Der Landstrich hat keinen Ort „{ $words }“. Er hat: { LIST($ids, type: "comma") }.
desk-no-place = Der Landstrich hat keine Stelle „{ $words }“.
desk-no-challenge = Kein Zielwürfel läuft.
desk-no-threats = Der Landstrich hat keine Bedrohungen.
desk-sites-full = Ein Landstrich fasst höchstens { $most } Orte.
desk-stays-there = Die Gruppe weiß davon; der Ort bleibt, wo er ist.
desk-found = Die Gruppe hat das gefunden.
desk-stays = Die Gruppe weiß davon; es bleibt.
desk-goal-stays = Dafür kam die Gruppe; es bleibt.
desk-tale-stays = Die Gruppe hat eine Geschichte darüber gehört; es bleibt.
desk-clues-full = Ein Landstrich fasst höchstens { $most } Hinweise.
desk-clue-beside = Ein Hinweis weist auf eine Stelle neben seiner eigenen.
desk-no-clue = Diesen Hinweis gibt es nicht, oder die Gruppe hat ihn schon.
desk-not-beside = Diese beiden liegen nicht nebeneinander.
desk-not-paused = Nichts ist unterbrochen.

## Was man hier statt eines Befehls tut, den nur andere Spiele haben: „Wilds hat kein /pass: ...“.

lacks-pass = überlass es den anderen
lacks-explore = zieh weiter, oder suche, wo du bist
lacks-place = zieh weiter, und die Karte wächst von selbst
lacks-attack = ich frage euch, was ihr tut, wenn ihr auf etwas trefft
