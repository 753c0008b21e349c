# What a player could go for, above the question: the room that the advised move is about; $rivals: who is there, too.
# By a story; $any: the room holds loot. What it holds stands on the button.
aim-story = { $any ->
        [yes] rob { aim-room }
       *[no] come well through the story of { aim-room }
    }
aim-battle = beat { LIST($rivals) } in { aim-room }
aim-spoils = roll most Spoils against { LIST($rivals) } in { aim-room }
aim-beast = drive the beast off in { room }{ COUNT($rivals) ->
        [0] { "" }
       *[other] , and beat { LIST($rivals) }
    }: { points }
# The same of the room in question, which goes without saying; of its Gold failing leaves $half.
here-story = { $any ->
        [yes] take { loot }{ $half ->
            [0] { "" }
           *[other] { " " }({ $half } if you fail)
        }
       *[no] come well through the story
    }
here-retreat = get out, often with { retreat-brings }
here-battle = beat { LIST($rivals) }: { prize }
here-spoils = roll most Spoils against { LIST($rivals) }
aim-close = close { aim-room }{ COUNT($rivals) ->
        [0] { "" }
       *[other] { " " }and beat { LIST($rivals) }
    }
# $new: the tile that is laid begins the room.
aim-room = { $new ->
        [yes] a new { $floor } at { $at }
       *[no] { room }
    }
aim-no-one = keep your Delvers: no room here is worth one
aim-swap = { $ends ->
        [yes] swap tiles for 1 XP: yours end the game while you are behind
       *[no] swap tiles for 1 XP: yours bring you nothing
    }
aim-retrieve = take a Delver home for 1 XP: you have none left to send
aim-nothing = leave rivals as little as you can: no tile brings you loot
