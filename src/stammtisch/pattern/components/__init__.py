"""From `components.toml` to the box."""
