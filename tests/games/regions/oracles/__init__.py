"""A second, naive opinion on Regions, written from its rulebook: it shares no code with the rules."""
