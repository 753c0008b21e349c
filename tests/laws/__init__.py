"""Laws that every game keeps, found by playing it at random.

A game may say more of itself in ``tests/games/<key>/laws.py``: ``shuffle_secrets(state, seat, chance)`` returns a state
that must look the same to that seat, ``belongings(state)`` what no move makes or loses, ``check(state)`` asserts what
holds in every state; ``SHOWN`` names the subjects of pictures, beside the map, that its script coming-back.txt has to show.
"""
