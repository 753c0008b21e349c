"""Economy."""
