"""Prepared files: read, checked, written."""
