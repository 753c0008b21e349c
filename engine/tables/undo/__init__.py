"""Moves taken back and brought back."""
