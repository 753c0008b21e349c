"""The pictures of a desk."""
