# What is explained the first time (data/wilds/tips.toml); at most 20 words each.

tip-vote = What more than half of you press is done. Bots follow you.
tip-search = The first good search at each place rules out hexes or brings the goal nearer; a critical one counts double.
tip-rumour = A rumour is of a site, not always the goal.
tip-meeting = Encounters go by rounds. You can withdraw from all but hostile ones; slipping away works only in the first round.
tip-dilemma = Resolve is a second throw after a failure. Coins buy food and gear; 100 are 1 point at the end.
tip-hazard = In a hazard all roll: a failure costs 1 Fatigue, a blunder 1 Wound.
tip-tracking = A weak track roll tells the way, a strong one also how far. A blunder points anywhere, and sounds sure.
tip-snag = A weak search finds it with a complication: a guardian, a hard way in, or only part.
tip-night = A day has 3 actions, then camp. One more costs each of you Fatigue.
tip-fatigue = From 3 Fatigue on tests have a bane; at 6 you are carried.
tip-hunger = Without food at camp no rest helps, and each test has 1 bane until a camp where you eat.
tip-wound = A Wound puts 1 bane on one attribute, until it is treated at a camp with food and shelter.
tip-resolve = Resolve buys a second throw after a failure, unasked; `/settings order:resolve:ask` has me ask first.
tip-clue = Clues lead to sites, seldom the goal; a search there has a boon.
tip-coins = Coins buy food and gear. Each 100 at the end are 1 point.
tip-timer = Most actions take 1 off the timer, a slow way 2. At 0 something comes, mostly trouble.
tip-dodge = To dodge takes time. Facing them, you may talk first.
tip-roam = If you roam on, no day is the last. Robbers may take coins.
tip-study = Each way to study the goal works once. A roll 2 above its target counts as 2 successes.
