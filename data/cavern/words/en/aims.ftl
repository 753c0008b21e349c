# What a player could go for, above the question: the room that the coloured button is about, and what is to be had there.
# $rivals: who is there, too. By a story; $any: the room holds loot.
aim-story = { $any ->
        [yes] loot { aim-room }: { loot }
       *[no] come well through the story of { aim-room }
    }
aim-battle = beat { LIST($rivals) } in { aim-room }: { loot }
aim-spoils = roll most Spoils against { LIST($rivals) } in { aim-room }
aim-beast = drive the beast off in { room }{ COUNT($rivals) ->
        [0] { "" }
       *[other] , and beat { LIST($rivals) }
    }: { points }
# The same of the room in question, which goes without saying: what success brings, and failing.
here-story = { COUNT($won) ->
        [0] come well through the story
       *[other] take { $won }{ COUNT($lost) ->
            [0] { "" }
           *[other] { " " }({ $lost } if you fail)
        }
    }
here-retreat = get out, often with { retreat-brings }
here-battle = beat { LIST($rivals) }: { prize }
here-spoils = roll most Spoils against { LIST($rivals) }
# A Battle that is hardly ever won: what the second gets, or nothing. $xp: what the roller has.
here-second = come second: { $gold } Gold
here-lost = { $xp ->
        [0] roll and go on: this Battle is lost
       *[other] save your XP: this Battle is lost
    }
# What stays open. $act: the tile begins the room, or grows that of the player, or else a Delver joins it; $fought: of too little to share it is most Spoils.
aim-later = { $act ->
        [begin] begin { aim-room }
        [grow] grow your { $floor } at { $at }
       *[join] { COUNT($rivals) ->
            [0] enter { aim-room }
           *[other] join { LIST($rivals) } in { aim-room }
        }
    }, close it later: { $fought ->
        [little] most Spoils
       *[first] { loot }
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
