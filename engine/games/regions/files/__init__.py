"""Files that somebody prepared: read, checked, written."""
