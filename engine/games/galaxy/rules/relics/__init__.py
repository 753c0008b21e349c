"""Relics."""
