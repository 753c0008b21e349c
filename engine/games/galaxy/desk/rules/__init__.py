"""What happens at a desk: what is explored, kept and named, by whom and for whom."""
