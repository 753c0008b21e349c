# The game in short, its verbs, options and pages.

game-about = Cross a dangerous place, one character each: fight, climb and search your way, sneak, or run.
game-briefly = Each round everybody takes one turn, in any order: a Move, a Strategy and an Action, as the buttons say. `/rules turn` tells more.
page-sheet = A character of the party: EP, tracks, hand, Gear.
    .who = Whose
page-briefing = What this scenario is about, and its special rules.

verb-hide = Hide a body, so that nobody finds it.
    .body = Whose
    .asks = Whose body?
verb-claim = Take your turn of this round now.
verb-act = Play an Action.
    .play = Which Action
    .target = On whom, or on what
    .asks = Which Action?
verb-strategy = Play a Strategy, or draw a card.
    .play = Which Strategy, or: draw
    .asks = Which Strategy?
verb-pick = Pick a lock.
    .lock = Which lock
    .asks = Which lock?
verb-drag = Drag a body to the next place; takes your Action and your Move.
    .body = Whose
    .to = Through which exit
    .asks = Whose body, and where to?
verb-light = Light your lamp, or put it out.
verb-leave = Leave by the goal without what you came for.
verb-cure = Rest in town and be healed, for 1 Valuable.
    .what = An injury, or which disease
    .asks = What is to be healed?
verb-learn = Learn a play in town, for 1 Valuable.
    .play = What
    .asks = What will you learn?
verb-concede = Vote to give up, or take your vote back.

option-scenario = Which scenario: places to cross, to sneak through, or to get through in time.
option-kind = What sort of scenario a new one is.
option-theme = Where a new scenario takes place.
option-fortunes = What a search can turn up by luck: rolled on a table, drawn from a deck, or nothing.
option-town = Whether the party meets in a town first, to heal and to buy.
option-level = How strong what you meet is: as the party's own level, or a level from 1 to 6.
option-changes = Whether some things in a scenario are otherwise from one play to the next.
option-referee = With a game master: whether the bot or they decide what Challenges do on their turns.
option-window = How long a player may think about a Reaction before the best one is taken.
