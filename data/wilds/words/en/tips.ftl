# What is explained the first time (data/wilds/tips.toml); at most 20 words each.

tip-rumour = A rumour is of a site, not always the goal.
tip-meeting = Encounters go by rounds. You can withdraw from all but hostile ones; slipping away works only in the first round.
tip-dilemma = Resolve is a second throw after a failure; 100 coins are 1 point at the end.
tip-hazard = In a hazard all roll: a failure costs 1 Fatigue, a blunder 1 Wound.
tip-snag = A weak search finds it with a complication: a guardian, a hard way in, or only part.
tip-fatigue = From 3 Fatigue on tests have a bane; at 6 you collapse.
tip-hunger = Without food at camp no rest helps, and each test has 1 bane until a camp where you eat.
tip-wound = A Wound puts 1 bane on one attribute, until it is treated at a camp with food and shelter.
tip-resolve = Resolve buys a second throw. I ask after your own failed search or study, and when you lose the way.
tip-clue = Clues lead to sites, seldom the goal; a search there has a boon.
