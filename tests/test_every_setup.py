"""The law of fair beginnings, for every title, whatever its seats and variants."""

from __future__ import annotations

import pytest

from stammtisch.laws import beginnings
from tests.tables import Table, all_tables, table_at, table_id


@pytest.mark.parametrize("table", all_tables(), ids=table_id)
def test_everybody_knows_which_seat_begins(table: Table):
    """Figures by turn order count from it."""
    beginnings.everybody_knows_which_seat_begins(table_at(table))


@pytest.mark.parametrize("table", all_tables(), ids=table_id)
def test_no_seat_begins_with_more(table: Table):
    """Before the first answer seats differ by chance alone; without chance they do not differ."""
    beginnings.no_seat_begins_with_more(table_at(table))
