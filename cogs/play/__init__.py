"""Making moves: commands, buttons, forms, the private panel, premoves."""
