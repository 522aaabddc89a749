"""The regulars' book: what was played here, and how strong everybody is."""
