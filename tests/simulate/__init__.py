"""Whole games between players of the house, and what they come to: see ``python -m tests.simulate --help``."""
