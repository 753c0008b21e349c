# What is asked of a member or of the party, after a name and a comma.

ask-approach = what do you do about { THE($foe) }? They are { $disposition }.{ $fought ->
        [yes] { " " }Grit { $grit } of { $most }.
       *[no] { "" }
    }
ask-approach-nobody = what do you do?
ask-trade = trade with { THE($foe) } as long as you like: /buy and /sell.
ask-disposition = how do { THE($foe) } feel about the party?
