"""A second, naive opinion on a cavern: written from the rulebook, and sharing no code with the rules.

Each module works something out from the state's plain facts and the data alone, slowly and in one way only.
"""
