"""Whole games between bot players, and their results: see ``python -m tests.simulate --help``."""
