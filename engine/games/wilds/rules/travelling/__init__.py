"""Travelling."""
