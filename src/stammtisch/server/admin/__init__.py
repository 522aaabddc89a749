"""A host's tools: what is looked at beside a running server, and what is changed through it."""
