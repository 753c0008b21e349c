"""A table in memory: what the store keeps of it, its game, and what is derived from both."""
