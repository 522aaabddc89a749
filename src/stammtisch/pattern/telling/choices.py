"""What an option says, what it would bring, and where it lies on the table."""

from __future__ import annotations

from stammtisch.core.decision import Choice
from stammtisch.core.words import words
from stammtisch.pattern.rules import ids
from stammtisch.pattern.rules.flow import Pattern
from stammtisch.pattern.telling.view import parcel_name


def choice(state: Pattern, seat: int, option: int) -> Choice:
    """One offered option. Its address is the one that `plain.py` gives to the same thing."""
    box, kind = state.box, state.kind(seat)
    if kind == ids.CHOOSE_OAR:
        oar = words("option-oar", number=option + 1)
        return Choice(option, f"oar_{option + 1}", oar, f"mat/{seat}/oar/{option + 1}")
    if kind == ids.TAKE_PARCEL:
        parcel = box.parcel_ids[option]
        effect = words("effect-worth", points=box.value[option])
        return Choice(option, parcel, parcel_name(box, option), f"pier/{parcel}", effect)
    if option == ids.NO:
        return Choice(option, "no", words("option-no"))
    return Choice(
        option, "yes", words("option-yes"), "pile", words("effect-price", price=box.price)
    )
