"""The page on which people say how they are called, against a service that stands in for ntfy."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Visitors
from tests.e2e.house import House, bot, lay, me
from tests.e2e.test_access import judge
from tests.server.notices.services import PushService, push_service
from tests.server.running import running

TITLE = "histrio"
FIRST_SEAT_BEGINS = "taverna"
A_DAY = 86_400


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(scope="module")
def calling_house(tmp_path_factory) -> Iterator[House]:
    """A house that may call machines beside it."""
    with running(tmp_path_factory.mktemp("data"), calls_at_home=True) as server:
        yield cast("House", SimpleNamespace(url=server.address))


@pytest.fixture
def people(browser: Browser, calling_house: House) -> Iterator[Visitors]:
    found = Visitors(browser, calling_house)
    yield found
    for context in found.contexts:
        context.close()
    # a browser tells of every refusal, also of those that the page puts into words
    assert [one for one in found.complaints if "status of 4" not in one] == []


def add(page: Page, address: str) -> None:
    page.get_by_label("Address").fill(address)
    page.get_by_role("button", name="Add", exact=True).click()


def code_of(service: PushService) -> str:
    """The code in a trial, as its owner reads it in ntfy."""
    told: dict[str, Any] = json.loads(service.next()[1])
    found = re.search(r"\d{6}", told["message"])
    assert found is not None
    return found[0]


def proved(page: Page, service: PushService) -> None:
    """A channel that arrives."""
    service.answers = [200]
    add(page, f"ntfy://127.0.0.1:{service.server_port}/topic")
    page.get_by_label("Code from the trial").fill(code_of(service))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("switch", name="ntfy")).to_be_checked()


def test_a_channel_is_on_once_its_trial_arrived_and_goes_with_one_click(people, service, shots):
    page = people.enter()
    page.goto("/notices")
    add(page, "gopher://example.org")
    expect(page.get_by_role("alert")).to_contain_text("Write a mail address")
    add(page, "name@example.org")
    expect(page.get_by_role("alert")).to_contain_text("sends no mail")
    service.answers = [500]
    add(page, f"ntfy://127.0.0.1:{service.server_port}/topic")
    ntfy = page.get_by_role("switch", name="ntfy")
    expect(ntfy).to_contain_text("Did not arrive")
    expect(ntfy).to_be_disabled()
    page.get_by_role("button", name="Remove: ntfy").click()
    expect(ntfy).to_have_count(0)
    proved(page, service)
    expect(ntfy).to_contain_text("Arrived")
    shots(page, "notices")
    page.reload()
    expect(ntfy).to_be_checked()
    ntfy.click()
    expect(ntfy).not_to_be_checked()
    assert judge(page) == []


def test_waits_and_quiet_hours_are_kept(people):
    page = people.enter(locale="en-GB")
    page.goto("/notices")
    page.get_by_role("radiogroup", name="Wait before calling").get_by_text("1 hour").click()
    page.get_by_label("from").fill("23:30")
    page.get_by_label("from").blur()
    expect(page.get_by_text("Between 23:30 and 08:00")).to_be_visible()
    page.reload()
    expect(page.get_by_label("from")).to_have_value("23:30")
    expect(page.get_by_role("radio", name="1 hour")).to_be_checked()
    page.get_by_role("switch", name="Let me sleep").click()
    expect(page.get_by_text("You are called at any hour.")).to_be_visible()


def test_a_table_can_differ_and_gives_days_off(people, shots):
    page = people.enter()
    settings = {"clock": A_DAY, "late": "stay", "nudge": "half", "days_off": 7}
    table = lay(page, TITLE, [me("Mira"), bot()], **settings)["id"]
    page.goto(f"/notices/{table}")
    expect(page.get_by_text("Everybody has 1 day for each answer. After half")).to_be_visible()
    page.get_by_role("radiogroup", name="For").get_by_text("not this one").click()
    page.get_by_role("button", name="3 days").click()
    expect(page.get_by_text("off until")).to_be_visible()
    shots(page, "notices-table")
    page.reload()
    expect(page.get_by_role("radio", name="not this one")).to_be_checked()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("6 days left.").or_(page.get_by_text("5 days left."))).to_be_visible()
    assert judge(page) == []


def test_who_plays_nudges_who_is_missed(people, service):
    """The table waits for Ben, who has another page open; Mira has him called."""
    mira, ben = people.enter(), people.enter()
    made = lay(mira, FIRST_SEAT_BEGINS, [{"kind": "link", "name": "Ben"}, me("Mira")])
    ben.goto("/")
    joined = ben.request.post("/api/join", data={"token": made["links"][0]["token"], "name": "Ben"})
    assert joined.ok
    ben.goto("/notices")
    proved(ben, service)
    ben.request.post("/api/notices", data={"wait": 3600, "never_quiet": True})
    mira.goto(f"/table/{made['id']}")
    service.answers = [200]
    mira.get_by_role("button", name="Nudge").click()
    expect(mira.get_by_text("Ben is being called.")).to_be_visible()
    told = json.loads(service.next()[1])
    assert "Mira" in told["message"]
    assert f"/table/{made['id']}" in told["message"]
