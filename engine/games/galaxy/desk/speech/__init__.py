"""What a desk asks, offers and tells, and how moves at it are read."""
