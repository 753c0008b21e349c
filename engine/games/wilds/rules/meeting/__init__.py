"""Whom the party meets, and what it does about them."""
