"""Regions played by sensible parties, to measure it: see ``python -m tests.games.regions.simulate --help``."""
