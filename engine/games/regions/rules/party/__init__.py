"""The members: Crafts, Gear, cards, Stat Tracks, the town and what is kept from one scenario to the next."""
