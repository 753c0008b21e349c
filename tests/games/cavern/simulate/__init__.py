"""The Cavern played by sensible, equal players, to measure it: see ``python -m tests.games.cavern.simulate --help``."""
