"""`python -m stammtisch` is the command `stammtisch`."""

import sys

from stammtisch.cli.main import main

sys.exit(main())
