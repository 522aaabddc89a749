"""Tables: who may do what. The host decides; nobody else can."""

from __future__ import annotations

import asyncio

import pytest

from stammtisch.client import Denied, Dropped, Visitor
from stammtisch.core.registry import titles
from stammtisch.server.wire.protocol import AcceptedTold, RefusedTold, StaleTold
from tests.server.running import act, me, question_of, randomly, until_dropped

NAME = next(iter(titles()))
GAME = titles()[NAME]
FEWEST = GAME.fewest_seats


def test_the_shelf(address):
    async def story():
        async with Visitor(address) as host:
            listed = await host.get("/api/titles")
            assert [title["name"] for title in listed] == list(titles())
            for title in listed:
                words = await host.get(f"/api/words/en/{title['name']}")
                assert "seat-name" in words
                assert "prompt-" in words
                assert (await host.get(f"/api/rules/{title['name']}")).startswith("#")
                assert "[meta]" in await host.get(f"/api/components/{title['name']}")
                view = (await host.http.get(f"/api/schema/{title['name']}")).json()
                assert "$ref" in view
            for missing in ("words/en/chess", "words/xx/" + NAME, "rules/chess", "schema/chess"):
                with pytest.raises(Denied, match="404"):
                    await host.get(f"/api/{missing}")
            schema = (await host.http.get("/api/schema")).json()
            assert schema["protocol"] == 1
            assert "UpdateTold" in schema["$defs"]

    act(story)


def test_only_the_host_decides(address):
    """Rename, close, rematch, new links, handing seats over: refused to everybody else."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as bob, Visitor(address) as eve:
            table = await host.set_table(NAME, [{"kind": "me"}, {"kind": "link"}])
            await bob.join(table.links[0].token)
            await eve.join(table.spectate)
            path = f"/api/tables/{table.id}"
            deeds = [("rename", {"name": "x"}), ("close", None), ("rematch", None),
                     ("spectate", None), ("seats/0/link", None), ("seats/0/bot", {"bot": "random"}),
                     ("seats/0/take", None), ("seats/0/leave", None),
                     ("seats/0/rename", {"name": "x"})]  # fmt: skip
            for other in (bob, eve):
                for deed, body in deeds:
                    with pytest.raises(Denied, match="403"):
                        await other.post(f"{path}/{deed}", body)
            async with Visitor(address) as stranger:
                for deed, body in deeds:
                    with pytest.raises(Denied, match="404"):
                        await stranger.post(f"{path}/{deed}", body)
                with pytest.raises(Denied, match="404"):
                    await stranger.table(table.id)
                with pytest.raises(Dropped, match="4404"):
                    async with stranger.sit(table.id, None):
                        pass
            for visitor in (host, bob):  # no seat is open to the code, so it is of no use
                assert (await visitor.table(table.id)).code is None
            with pytest.raises(Denied, match="409"):
                await host.rematch(table.id)

    act(story)


def test_seats_by_code_are_given_once(address):
    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, [{"kind": "me"}, {"kind": "open"}])
            assert (await host.table(table.id)).code == table.code
            async with Visitor(address) as bob, Visitor(address) as eve:
                assert (await bob.join_code(table.code.lower(), "Bob")).seat == 1
                assert (await bob.join_code(table.code)).seat == 1
                assert (await host.table(table.id)).code is None
                with pytest.raises(Denied, match="409"):
                    await eve.join_code(table.code)
                await bob.post(f"/api/tables/{table.id}/seats/1/leave")
                with pytest.raises(Denied, match="404"):
                    await bob.table(table.id)
                assert (await eve.join_code(table.code)).seat == 1

    act(story)


def test_the_code_opens_the_seat_that_is_asked_for(address):
    async def story():
        async with Visitor(address) as host:
            chairs = [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            table = await host.set_table("histrio", chairs)
            async with Visitor(address) as bob, Visitor(address) as eve:
                assert (await bob.join_code(table.code, "Bob", seat=2)).seat == 2
                for taken in (1, 2, 7):
                    with pytest.raises(Denied, match=f"Seat {taken + 1} is not free"):
                        await eve.join_code(table.code, seat=taken)
                with pytest.raises(Denied, match="400"):
                    await eve.join_code(table.code, seat=-1)
                assert (await eve.join_code(table.code)).seat == 0

    act(story)


def test_a_bot_sits_in_and_the_person_comes_back(address):
    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST), beat=0, pace=0)
            async with host.sit(table.id, 0) as chair:
                for seat in range(1, FEWEST):
                    await host.hand_to_bot(table.id, seat, "random")
                choose = randomly(3)
                for _ in range(6):
                    await chair.wait_for(lambda c: c.question is not None or c.update.over)
                    await chair.answer(choose(question_of(chair)))
                await host.take_back(table.id, 1)
                shown = await host.table(table.id)
                assert [seat.kind for seat in shown.seated][:2] == ["person", "person"]
                with pytest.raises(Denied, match="400"):
                    await host.hand_to_bot(table.id, 1, "grandmaster")
                with pytest.raises(Denied, match="404"):
                    await host.hand_to_bot(table.id, 99, "random")
                await host.hand_to_bot(table.id, 0, "random")
                if chair.question is not None:
                    verdict = await chair.answer(chair.question.choices[0].option)
                    assert isinstance(verdict, StaleTold)

    act(story)


def test_a_seat_is_held_while_a_bot_sits_in(address):
    """So that the page offers a seat to whom the server would let sit down, and to nobody else."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as bob:
            chairs = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot"}]
            table = await host.set_table("histrio", chairs)
            assert [seat.held for seat in (await host.table(table.id)).seated] == [
                True,
                False,
                False,
            ]
            await bob.join(table.links[0].token)
            await host.hand_to_bot(table.id, 1, "random")
            assert (await host.table(table.id)).seated[1].held
            with pytest.raises(Denied, match="403"):
                await host.take_back(table.id, 1)
            await bob.take_back(table.id, 1)
            await host.take_back(table.id, 2)
            assert (await host.table(table.id)).yours == (0, 2)

    act(story)


def test_close_and_rematch(address):
    async def story():
        async with Visitor(address) as host, Visitor(address) as bob:
            table = await host.set_table(NAME, [{"kind": "me"}, {"kind": "link"}], name="Friday")
            await bob.join(table.links[0].token, "Bob")
            async with bob.sit(table.id, 1) as chair:
                await host.post(f"/api/tables/{table.id}/close")
                assert await until_dropped(chair) == 4410
            async with bob.sit(table.id, 1) as chair:
                assert chair.table.status == "closed"
                assert isinstance(await chair.answer(0, 1), RefusedTold)
            for visitor, seat in ((host, 0), (bob, 1)):
                assert not await is_asked(visitor, table.id, seat)
                assert (await visitor.get("/api/tables"))[0]["asked"] is None
            again = await host.rematch(table.id)
            assert await host.rematch(table.id) == again
            shown = await bob.table(again)
            assert shown.yours == (1,)
            assert shown.name == "Friday"
            assert shown.seated[1].name == "Bob"
            assert [t["id"] for t in await host.get("/api/tables")][:2] == [again, table.id]

    act(story)


def test_somebody_else_begins_the_rematch(address):
    """Taverna begins with its first seat, so everybody moves on by one."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as bob:
            table = await host.set_table("taverna", [{"kind": "me"}, {"kind": "link"}])
            await bob.join(table.links[0].token, "Bob")
            await host.post(f"/api/tables/{table.id}/close")
            again = await host.rematch(table.id)
            assert (await bob.table(again)).yours == (0,)
            assert (await host.table(again)).yours == (1,)

    act(story)


def test_what_cannot_be_set_is_refused_with_a_sentence(address):
    async def story():
        async with Visitor(address) as host:
            for title, chairs, more in (
                ("chess", me(2), {}),
                (NAME, me(1), {}),
                (NAME, me(12), {}),
                (NAME, me(FEWEST), {"variants": {"nonsense": "on"}}),
                (NAME, me(FEWEST), {"components": "not toml ["}),
                (NAME, me(FEWEST), {"components": 'meta = "x"'}),
                (NAME, [*me(FEWEST - 1), {"kind": "bot", "bot": "oracle"}], {}),
                (NAME, me(FEWEST), {"clock": 1}),
                (NAME, me(FEWEST), {"beat": -1}),
                (NAME, me(FEWEST), {"surprise": 1}),
            ):
                with pytest.raises(Denied) as denied:
                    await host.set_table(title, chairs, **more)
                assert denied.value.status in (400, 404)
                assert len(str(denied.value)) > 15

    act(story)


def test_a_title_gives_its_reason_in_words(address):
    """The browser says them in its reader's language; the sentence is for everybody else."""

    async def story():
        async with Visitor(address) as host:
            variants = {"basic_tiles": "none", "kingdom": "2-9"}
            order = {"title": "crossroads", "chairs": me(2), "variants": variants}
            answer = await host.http.post("/api/tables", json=order)
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (400, "bad-table")
            assert "card 9 needs basic tiles" in problem["detail"]
            assert problem["words"]["id"] == "table-needs-corners"
            assert problem["words"]["args"] == {"card": "9"}
            order = {"title": "crossroads", "chairs": me(2), "variants": {"moon": "full"}}
            assert (await host.http.post("/api/tables", json=order)).json()["words"] is None

    act(story)


def test_own_components_travel_with_the_table(address):
    async def story():
        async with Visitor(address) as host:
            text = GAME.components.text + "\n# my own box\n"
            table = await host.set_table(NAME, me(FEWEST), components=text)
            assert not (await host.table(table.id)).own_components  # a remark changes nothing

    act(story)


def test_the_past_of_a_running_match_is_ones_own(address):
    """No record, no statistics, no other seat's eyes while the match goes on."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as bob:
            table = await host.set_table(NAME, [{"kind": "me"}, {"kind": "link"}], beat=0)
            await bob.join(table.links[0].token)
            path = f"/api/tables/{table.id}"
            for forbidden in ("record", "statistics"):
                with pytest.raises(Denied, match="409"):
                    await bob.get(f"{path}/{forbidden}")
            with pytest.raises(Denied, match="409"):
                await bob.get(f"{path}/replay", seat="all")
            with pytest.raises(Denied, match="403"):
                await bob.get(f"{path}/replay", seat="0")
            with pytest.raises(Denied, match="403"):
                await bob.get(f"{path}/explain", seat=0, address="x")
            for visitor, seat in ((host, 0), (bob, 1)):
                async with visitor.sit(table.id, seat) as chair:
                    if chair.question is not None:
                        await chair.answer(chair.question.choices[0].option)
            own = await bob.get(f"{path}/replay", seat="1")
            step = await bob.get(f"{path}/replay/{own['steps'] - 1}", seat="1")
            async with bob.sit(table.id, 1) as chair:
                assert step["view"] == chair.update.view
                said = await chair.explain("nowhere")
            told = await bob.get(f"{path}/explain", seat=1, address="nowhere")
            assert told["words"]["id"] == said.id

    act(story)


def test_the_clock_calls_in_a_bot(address):
    """Who does not answer in time is answered for; the question shows the seconds left."""

    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST), beat=0, pace=0, clock=5)
            chairs = [host.sit(table.id, seat) for seat in range(FEWEST)]
            async with chairs[0] as chair:
                await chair.wait_for(lambda c: c.question is not None)
                before = question_of(chair)
                assert before.seconds in (4, 5)
                await chair.wait_for(
                    lambda c: c.question is None or c.question.number > before.number, 9
                )

    act(story)


def test_accepted_answers_reach_everybody(address):
    async def story():
        async with Visitor(address) as host:
            table = await host.set_table(NAME, me(FEWEST), beat=0)
            async with host.sit(table.id, 0) as one, host.sit(table.id, None) as watcher:
                if one.question is None:
                    return
                before = watcher.update.number
                assert isinstance(await one.answer(one.question.choices[0].option), AcceptedTold)
                await asyncio.gather(
                    one.wait_for(lambda c: c.update.number > 1),
                    watcher.wait_for(lambda c: c.update.number > before),
                )

    act(story)


def test_the_master_hints_and_looks_back(address):
    """A hint for the seat that is asked and for nobody else; a review when all is over."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as eve:
            table = await host.set_table(NAME, [{"kind": "me"}, {"kind": "me"}], pace=0, beat=0)
            path = f"/api/tables/{table.id}"
            await eve.join(table.spectate)
            with pytest.raises(Denied, match="403"):
                await eve.get(f"{path}/hint", seat=0)
            with pytest.raises(Denied, match="409"):
                await host.get(f"{path}/review", seat=0)
            asked = [seat for seat in (0, 1) if await is_asked(host, table.id, seat)]
            hint = await host.get(f"{path}/hint", seat=asked[0])
            assert hint["options"][0]["behind"] == 0
            assert hint["words"][0]["id"] == "hint-alike"  # signboards are all the same
            await host.post(f"{path}/close", None)
            assert (await host.get(f"{path}/review", seat=0))["words"][0]["id"] == "review-flawless"

    act(story)


async def is_asked(host, table, seat):
    async with host.sit(table, seat) as chair:
        return chair.question is not None


def test_the_list_of_tables_tells_how_things_stand(address):
    """Who plays, what one is asked, and in the end one's rank; a watcher is asked nothing."""

    async def story():
        async with Visitor(address) as host, Visitor(address) as eve:
            bots = [{"kind": "bot", "bot": "random", "name": "Bot"}] * (FEWEST - 1)
            table = await host.set_table(
                NAME, [{"kind": "me", "name": "Ada"}, *bots], pace=0, beat=0
            )
            await eve.join(table.spectate)
            async with host.sit(table.id, 0) as seat:
                await seat.wait_for(lambda c: c.question is not None)
                mine = (await host.get("/api/tables"))[0]
                hers = (await eve.get("/api/tables"))[0]
                assert mine["names"] == ["Ada"] + ["Bot"] * (FEWEST - 1)
                assert mine["status"]
                assert mine["asked"]["id"].startswith("prompt-")
                assert hers["status"]
                assert hers["asked"] is None
            await host.post(f"/api/tables/{table.id}/seats/0/bot", {"bot": "random"})
            for _ in range(600):
                if (over := (await host.get("/api/tables"))[0])["rank"]:
                    break
                await asyncio.sleep(0.05)
            assert 1 <= over["rank"] <= FEWEST
            assert over["asked"] is None

    act(story)


def test_a_table_without_watchers_lets_nobody_watch_until_its_host_does(address):
    async def story():
        async with Visitor(address) as host, Visitor(address) as eve:
            chairs = [{"kind": "me"}, {"kind": "open"}]
            table = await host.set_table(NAME, chairs, watchers=False)
            assert table.spectate == ""
            with pytest.raises(Denied, match="no-watchers"):
                await eve.post("/api/join-code", {"code": table.code, "watch": True})
            made = await host.post(f"/api/tables/{table.id}/spectate", None)
            assert (await eve.join(made["token"])).seat is None

    act(story)
