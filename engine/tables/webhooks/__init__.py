"""Webhooks: what a server is told of its tables by HTTP, and when."""
