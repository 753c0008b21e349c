"""Skyshard played by sensible parties, to measure it: see ``python -m tests.games.skyshard.simulate --help``."""
