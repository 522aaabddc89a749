"""What bots are to think about, in a queue that all nodes and thinkers share.

A row holds a world that was imagined for the seat that thinks, until the answer is there; then it
holds the answer, until its node has read it; then it is gone. Thoughts of the dead are swept away,
and a thought whose thinker died is given out again.
"""

from __future__ import annotations

from stammtisch.server.bots.pool import TRIES
from stammtisch.server.store.leases import ALIVE, CHANNEL, Life
from stammtisch.server.store.rows import Database

ASKED, DONE = "think", "thought"  # words of the news
FAILED = b""  # in place of an answer
SAY = "SELECT pg_notify(?, ?)"
FORGET_SERVED = "DELETE FROM served WHERE at < clock_timestamp() - interval '1 minute'"


def put(db: Database, life: Life, visitor: str, wanted: bool, errand: bytes) -> int:
    """One more thought; its number."""
    asked = (
        "INSERT INTO thoughts (node, life, visitor, wanted, errand) "
        "VALUES (?, ?, ?, ?, ?) RETURNING id"
    )
    row = db.execute(asked, (life.name, life.number, visitor, wanted, errand)).fetchone()
    db.execute(SAY, (CHANNEL, ASKED))
    return int(row[0])


def take(db: Database, thinker: int, only_wanted: bool) -> tuple[int, bytes] | None:
    """The next thought: those first for which people wait, then the visitors in turn."""
    found = db.execute(
        "WITH next AS (SELECT id FROM thoughts LEFT JOIN served USING (visitor) "
        "WHERE answer IS NULL AND (wanted OR NOT ?) AND (thinker IS NULL OR NOT EXISTS "
        f"(SELECT 1 FROM nodes WHERE number = thinker AND {ALIVE})) "
        "ORDER BY wanted DESC, at NULLS FIRST, id LIMIT 1 FOR UPDATE OF thoughts SKIP LOCKED) "
        "UPDATE thoughts SET thinker = ?, tries = tries + 1 "
        "FROM next WHERE thoughts.id = next.id RETURNING thoughts.id, errand, visitor, tries",
        (only_wanted, thinker),
    ).fetchone()
    if found is None:
        return None
    id, errand, visitor, tries = found
    served = (
        "INSERT INTO served VALUES (?, clock_timestamp()) "
        "ON CONFLICT (visitor) DO UPDATE SET at = excluded.at"
    )
    db.execute(served, (visitor,))
    if tries > TRIES:  # whoever thinks about it dies
        answer(db, id, thinker, FAILED)
        return None
    return id, bytes(errand)


def answer(db: Database, id: int, thinker: int, content: bytes) -> None:
    """Put the answer in the place of the world, unless somebody else thinks about it now."""
    written = (
        "UPDATE thoughts SET answer = ?, errand = '' WHERE id = ? AND thinker = ? "
        "AND answer IS NULL RETURNING life"
    )
    row = db.execute(written, (content, id, thinker)).fetchone()
    if row is not None:
        db.execute(SAY, (CHANNEL, f"{DONE} {row[0]} {id}"))


def fetch(db: Database, id: int) -> bytes | None:
    """Take an answer out of the queue, if it is there."""
    asked = "DELETE FROM thoughts WHERE id = ? AND answer IS NOT NULL RETURNING answer"
    row = db.execute(asked, (id,)).fetchone()
    return None if row is None else bytes(row[0])


def drop(db: Database, id: int) -> None:
    """Nobody wants to know any more."""
    db.execute("DELETE FROM thoughts WHERE id = ?", (id,))


def standing(db: Database, life: Life) -> dict[int, tuple[bool, bool]]:
    """Every thought of a life: whether it is answered, and whether people wait for it."""
    asked = "SELECT id, answer IS NOT NULL, wanted FROM thoughts WHERE life = ?"
    return {row[0]: (row[1], row[2]) for row in db.execute(asked, (life.number,)).fetchall()}


def want(db: Database, id: int, wanted: bool) -> None:
    """People wait for it now, or do not any more."""
    db.execute("UPDATE thoughts SET wanted = ? WHERE id = ?", (wanted, id))


def sweep(db: Database) -> None:
    """Forget what nobody waits for who lives, and whose turn was long ago."""
    lives = f"SELECT 1 FROM nodes WHERE number = life AND {ALIVE}"
    db.execute(f"DELETE FROM thoughts WHERE NOT EXISTS ({lives})")
    db.execute(FORGET_SERVED)
