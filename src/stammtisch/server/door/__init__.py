"""Who is let in: names, origins, rates, secrets, and the words of a refusal."""
