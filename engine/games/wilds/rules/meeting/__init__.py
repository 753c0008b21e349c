"""Meeting."""
