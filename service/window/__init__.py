"""The window: the page of a table, which the bot serves itself. It knows the engine's face, and no Discord."""
