# What is explained the first time (data/wilds/tips.toml); at most 20 words each.

tip-vote = What more than half of you press is done. Bots follow you.
tip-search = These odds are for the roll. They do not tell whether something hides there.
tip-slow = A way is slow where the Pathfinder fails: 1 more off the timer. A blunder leads you elsewhere.
tip-rumour = A rumour tells of a site, not always of the goal. Tracking shows the way to it.
tip-meeting = An encounter goes by rounds. To slip away is possible only in the first.
tip-dilemma = Once a day something may come in your way, and you vote what to do.
tip-hazard = In a hazard each of you rolls: a failure costs 1 Fatigue, a blunder 1 Wound.
tip-tracking = A weak track roll tells the way, a strong one also how far. A blunder points anywhere, and sounds sure.
tip-snag = A weak search finds it with a complication: a guardian, a hard way in, or only part.
tip-night = A day has 3 actions. One more, at night, costs each of you 1 Fatigue.
tip-fatigue = From 3 Fatigue on tests have a bane; at 6 you are carried. A day in a settlement ends it.
tip-hunger = Without food at camp no rest helps, and each test has 1 bane until a camp where you eat.
tip-wound = A Wound puts 1 bane on one attribute, until it is treated at a camp with food and shelter.
tip-resolve = Resolve buys a second throw after a failure, unasked; `/settings order:resolve:ask` has me ask first.
tip-clue = Search where a clue leads: that gives a boon. Until the goal is found, success is a step to it.
tip-coins = Coins buy food and gear. Each 100 at the end are 1 point.
