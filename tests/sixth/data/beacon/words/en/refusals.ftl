# Why a move cannot be made.

another-at-work = { $who } is at work.
best-order = { CAP(THE($thing)) } needs nothing: it is in the best order.
no-card = You hold no { $card }, and without one you cannot see to { THE($thing) }.
give-alone = You keep the light alone, so no other keeper can take a card.
give-nothing = Your hand is empty.
give-all-full = Every other keeper holds { $most } cards, and nobody can hold more.
give-full = { $whom } holds { $most } cards, and nobody can hold more.
give-not-held = You do not hold “{ $text }”. You hold: { LIST($cards, type: "comma") }.
give-to-none = “{ $text }” is no other keeper. You can hand a card to { LIST($others, type: "or") }.

# In place of the commands of other games: this goes on from "Beacon has no /move: ".

lacks-attack = no one fights here
lacks-choose = name the chore that you do
lacks-explore = do a chore, and the night goes on
lacks-gm = I referee it alone
lacks-move = every keeper gets to every thing of the tower
lacks-pass = sweep the stairs where nothing else can be done
lacks-place = do a chore, and a thing stands a step better
lacks-search = each keeper holds a hand of cards
lacks-use = do the chore that a card of yours stands for
