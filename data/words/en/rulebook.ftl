# The rules desk, the rulebook's pages, quick starts, and the help.

rulebook-table = The table
    .listed = the table
rules-by-question = `/rules ask:` finds a rule by a question in your own words.
rule-example = > { $example }
term = **{ $name }**: { $text }
    .also = -# also called: { LIST($names, type: "comma") }
no-rule-found = I found no rule about “{ $asked }”. Try other words, or look through the topics.
nothing-sure = I found no sure answer to “{ $asked }”. Is it one of these?
nearest-title = - **{ $title }**: { $text }
button-why = Why?
button-or = Or: { $title }
button-not-it = That was not it
button-whole-rule = The whole rule
then-one-of-these = Then it may be one of these:
nothing-else-near = I know nothing else that is near. Try other words, or look through the topics.
answer-besides = With it belongs **{ $title }** ({ $id }): { $text }
button-topic = Topic: { $topic }
button-show-everybody = Show everybody
button-look-through = Look through the rules
rules-counted = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rulebook-head = **{ $game }**: { $rules } on { $topics } topics.
rulebook-topic = **{ $game }: { $topic }**
    .count = { $rules }.
rulebook-glossary = **{ $game }: glossary**
    .count = { $count } terms.
menu-glossary = Glossary
    .about = { $count } terms and what else they are called
menu-rulebook = Another rulebook
menu-topic = Choose a topic
menu-rule = Choose a rule
menu-term = Choose a term
entry-of = { $game }: { $title }
entry-in-list = { $title } ({ $id })

unknown-rule = I no longer know that rule.
unknown-rules-page = I no longer know that page of the rules.
unknown-rulebook = I no longer know that rulebook.
no-such-rulebook = I have no rulebook of “{ $asked }”. I have those of { $games }.
nothing-refused = I have not refused you anything in this channel yet.
refused-you-this = I refused you this { $time }:
typed-command = `/{ $command }` - { $about }
menu-explain = Explain this
explain-on-post = Choose this on a post of mine that tells about a move.
no-rule-behind = No particular rule stands behind that post.

## Quick starts.

which-to-explain = Which game shall I explain?
no-quick-start-here = I have no quick start for any game here. `/rules` answers questions.
no-longer-explained = I can no longer explain that game. `/how` shows those that I can.
no-quick-start = I have no quick start for { $game }. I can explain { $games }.
no-such-game = I know no game “{ $asked }”. I can explain { $games }.
quick-card = **{ $game }: { $title }** ({ $number } of { $count })
card-next = Next: { $title }
# The words of a picture in How to play.
example-in-words = An example, with other players: { $picture }
picture-in-words = -# I may not attach files here. The picture: { $picture }
button-gather = Gather a party

## The help.

help = I referee exploration games: I know the rules, roll the dice, draw the map and call whoever is next.
    .opening = `/{ $name } new` - { $about }
    .where = -# Each thread and forum post holds a table of its own; `/delve new place:thread` opens one.
    .mark = -# 🎲 stands before a move that rolls, draws or reveals something. Any other you may take back at once, unless the game went on.
    .messages = -# In a direct message with me you play alone or with bots; rules I explain there too.
# Six lines: what one wants, and the commands for it.
help-wishes = I want to …
    .play = … play → `/play`, with bots if you are alone{ $daily ->
            [yes] , or `/daily`, a delve a day for you alone
           *[no] { "" }
        }
    .learn = … know a game or a rule → { $lessons ->
            [yes] `/learn`, by playing it; { " " }
           *[no] { "" }
        }{ $how ->
            [yes] `/how`,{ " " }
           *[no] { "" }
        }`/rules`
    .see = … see how things stand → `/map`, `/status`; what I missed → `/delve since`; all my tables → `/games`
    .watch = … look on → `/delve watch`, `/replay`; this server's best → `/hall`
    .mend = … take a move back → `/undo`; go on without a player → `/delve skip`; leave → `/delve leave`
    .set = … be asked or called less → `/settings`, `/me`, `/away set`; see what is kept of me → `/privacy`
help-game = **{ $game }** - { $about }
    .files = `/{ $command } template`, `/{ $command } check`, `/{ $command } use` - Play in a { $kind } of your own.
    .hand = `/hand` - See what only you may know, and what only you can do.
    .ways = What you leave out I fill in where only one move fits. `/hint` says what I would do, `/plan` takes your next turn beforehand, `/log` tells what was.
# Where an entry comes from that the source does not have.
house-rule = house rule
    .differs = house rule, differs from the source
departure = The source: { $against } Why not here: { $why } By the letter: { $letter }
