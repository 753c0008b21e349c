"""A member's own settings, tables and data."""
