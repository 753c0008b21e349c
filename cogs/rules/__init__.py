"""The rulebook and the quick start cards."""
