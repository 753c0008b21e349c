"""Happening."""
