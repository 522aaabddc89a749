-- Version 8. Several servers on one database: who lives, and which table is whose.
-- `number` is never given twice: a life has one, and so has every taking of a table.
CREATE SEQUENCE fences;

CREATE TABLE nodes (
    name    TEXT PRIMARY KEY,
    kind    TEXT NOT NULL,
    address TEXT NOT NULL,
    release TEXT NOT NULL,
    number  BIGINT NOT NULL,
    seen    TIMESTAMPTZ NOT NULL
);

CREATE TABLE leases (
    "table" TEXT PRIMARY KEY,
    node    TEXT NOT NULL,
    life    BIGINT NOT NULL,
    number  BIGINT NOT NULL
);
CREATE INDEX leases_life ON leases (life);

-- What bots are to think about, until somebody has: never in a backup, gone with an answer.
CREATE UNLOGGED TABLE thoughts (
    id      BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    node    TEXT NOT NULL,
    life    BIGINT NOT NULL,
    visitor TEXT NOT NULL,
    wanted  BOOLEAN NOT NULL,
    errand  BYTEA NOT NULL,
    tries   INTEGER NOT NULL DEFAULT 0,
    thinker BIGINT,
    taken   TIMESTAMPTZ,
    answer  BYTEA
);
CREATE INDEX thoughts_life ON thoughts (life);

CREATE UNLOGGED TABLE served (
    visitor TEXT PRIMARY KEY,
    at      TIMESTAMPTZ NOT NULL
);
