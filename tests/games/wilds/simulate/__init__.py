"""Wilds played by sensible parties, to measure it: see ``python -m tests.games.wilds.simulate --help``."""
