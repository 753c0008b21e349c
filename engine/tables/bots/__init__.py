"""What bot players decide, within a time limit."""
