"""Camping."""
