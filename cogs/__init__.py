"""The Discord side: slash commands, presses and posts. Knows the engine's face only."""
