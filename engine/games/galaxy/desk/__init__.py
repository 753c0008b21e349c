"""The exploration desk: only the decks, for people who play the big game elsewhere (GAL-G01).

A game of its own beside the expedition, with layers of its own. Both share content, state and the rules of exploring.
Seats are clerks; who plays are names (`rules.people`). Planets are what players name, with the traits that they state
(`rules.worlds`). `rules.exploring` explores and puts away, `rules.keeping` moves cards by hand and lets fragments change
hands. What a card does is carried out where the big game is played (rules 1 to 9 and their notes).
"""
