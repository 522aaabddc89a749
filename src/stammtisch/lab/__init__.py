"""The laboratory: what a change of the box does, what a card is worth, which value is better."""
