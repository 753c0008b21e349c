"""What a message is made of: its layout, its words, its controls and menus."""
