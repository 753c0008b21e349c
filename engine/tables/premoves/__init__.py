"""Moves that a player plans ahead of the own turn."""
