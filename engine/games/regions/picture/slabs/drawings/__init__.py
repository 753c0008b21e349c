"""The drawings of icons, each on a brush in a box of 48 units."""
