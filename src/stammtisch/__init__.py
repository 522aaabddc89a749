"""Stammtisch: the open digital table for board games set in inns and on stages."""

import os

__version__ = "0.2.0"

if os.environ.get("STAMMTISCH_INTERPRETED"):
    from stammtisch import _interpreted

    _interpreted.insist()
