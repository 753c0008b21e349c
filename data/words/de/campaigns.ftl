# Kampagnen: mehrere Partien einer Art, die eine Gruppe nacheinander spielt. $stands kommt vom Spiel: „in Tiefe 2 nach 3 Partien“.

campaign-none = keine
    .meaning = Diese Partie steht für sich.
campaign-new = neu
    .meaning = Die erste von mehreren nacheinander.
campaign-goes-on = die Kampagne **{ $name }** geht weiter, { $stands }
    .meaning = Geht weiter, { $stands }.
campaign-begins = eine neue Kampagne beginnt
campaign-told-begun = **{ $name }**, { $stands }.
campaign-told-new = **{ $name }**: Eine neue Kampagne beginnt.
campaign-told-ended = **{ $name }** ist jetzt { $stands }.
no-campaigns-here = Hier gibt es keine Kampagnen: Sie sind für wenige Spiele da, auf einem Server.
no-such-campaign = So eine Kampagne gibt es auf diesem Server nicht, oder sie ist beendet.
campaign-ended-choose = Diese Kampagne ist beendet. Wähl eine andere oder keine.
campaign-ended = Diese Kampagne ist beendet.
campaign-unknown = So eine Kampagne gibt es auf diesem Server nicht.
campaign-never-begun = Auf diesem Server hat noch keine Kampagne begonnen. Eine neue steht in der Lobby unter den Optionen: Kampagne.
campaign-name-taken = Eine andere Kampagne auf diesem Server heißt schon so.
bad-campaign-name = Der Name einer Kampagne hat 1 bis { $most } Zeichen: Buchstaben, Ziffern, Leerzeichen und { $marks }
campaign-name-misread = Das hieße in einer Lobby etwas anderes.
not-their-campaign = Fortsetzen kann sie nur diese Gruppe, oder wer diesen Server verwaltet.
campaign-called = Kampagne
