"""The exploration desk: only the decks, for people who play the big game elsewhere (GAL-G01).

Seats are clerks; who plays are names (`people`). Planets are whatever is named, with the traits that are stated (`worlds`).
`drawing` explores and puts away, `keeping` moves cards by hand, `swapping` lets fragments change hands. `legal`, `doing`,
`reading` and `refusals` are the desk as a game, `asking`, `offering`, `pictures` and `pages` its words and pictures.

Rules 1 to 9 and their notes are kept here; what a card does is carried out by whoever plays.
"""
