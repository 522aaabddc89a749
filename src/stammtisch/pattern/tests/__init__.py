"""What the rules say, tried out."""
