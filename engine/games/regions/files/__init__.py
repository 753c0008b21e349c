"""Files that people prepare: read, checked, written."""
