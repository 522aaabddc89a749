"""How the package is built: the compiled rules and the browser. Used by setup.py only."""
