"""Exploring."""
