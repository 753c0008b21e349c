"""A second opinion on Galaxy, naively written from its rulebook: it shares no code with the rules of the game."""
