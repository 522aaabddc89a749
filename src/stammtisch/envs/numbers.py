"""numpy, or a sentence that says how to get it."""

from __future__ import annotations

from typing import Any

from stammtisch.core.errors import Complaint

try:
    import numpy as np
except ImportError as error:
    raise Complaint("Environments need numpy: pip install 'stammtisch[rl]'") from error

__all__ = ["np", "window"]


def window(numbers: Any, kind: Any) -> Any:
    """A vector of the engine as a read-only array: the same memory, no copy."""
    return np.frombuffer(numbers, kind)
