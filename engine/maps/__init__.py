"""Geometry with no game in it."""
