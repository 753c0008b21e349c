"""Whole expeditions of sensible players, and what they come to: ``python -m tests.games.galaxy.simulate``."""
