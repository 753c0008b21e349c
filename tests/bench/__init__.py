"""Benchmarks (``make bench``): what the bot takes beside the least that could be done, measured in one run.

A module of this folder has ``measure(...) -> dict[str, float]``: what was measured, and the number. A ratio says so.
``SMALLEST`` holds the arguments with which it runs through everything once, in a few seconds.
"""
