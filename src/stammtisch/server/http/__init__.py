"""The application: what answers over HTTP."""
