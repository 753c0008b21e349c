"""What a watch is made of, and what a keeper may know of it."""
