"""Members."""
