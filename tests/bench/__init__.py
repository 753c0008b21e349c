"""Benchmarks (``make bench``): what the house does beside the least that could be done, measured in one run.

A module of this folder has ``measure() -> dict[str, float]``: what was measured, with its unit in brackets, and the
number. A name that ends in "ratio" is compared with its goal in `tests.bench.__main__`.
"""
