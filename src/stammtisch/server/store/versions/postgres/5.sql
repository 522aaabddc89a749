-- Version 5, the first one in PostgreSQL: the same tables as in a file of that version.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    header  BYTEA NOT NULL,
    social  BYTEA NOT NULL,
    title   TEXT NOT NULL,
    name    TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    running INTEGER NOT NULL
);
CREATE INDEX tables_running ON tables (running) WHERE running = 1;

CREATE TABLE book (
    "table" TEXT NOT NULL REFERENCES tables (id),
    line    INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    option  INTEGER NOT NULL,
    by      TEXT NOT NULL,
    key     TEXT,
    PRIMARY KEY ("table", line)
);

CREATE TABLE chat (
    "table" TEXT NOT NULL,
    at      DOUBLE PRECISION NOT NULL,
    seat    INTEGER,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    rowid   BIGINT GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX chat_table ON chat ("table");

CREATE TABLE links (
    digest  TEXT PRIMARY KEY,
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL
);
CREATE INDEX links_table ON links ("table");

CREATE TABLE codes (
    code    TEXT PRIMARY KEY,
    "table" TEXT NOT NULL REFERENCES tables (id)
);
CREATE INDEX codes_table ON codes ("table");

CREATE TABLE members (
    visitor TEXT NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (visitor, "table")
);
CREATE INDEX members_table ON members ("table");

CREATE TABLE fence (
    number  INTEGER NOT NULL,
    address TEXT NOT NULL
);
INSERT INTO fence VALUES (0, '');

CREATE TABLE secret (
    key     BYTEA NOT NULL
);

CREATE TABLE upkeep (
    "table" TEXT PRIMARY KEY REFERENCES tables (id),
    host    TEXT NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    weight  INTEGER NOT NULL,
    clock   INTEGER NOT NULL
);
CREATE INDEX upkeep_host ON upkeep (host);
CREATE INDEX upkeep_touched ON upkeep (touched);

CREATE TABLE pasts (
    "table" TEXT PRIMARY KEY REFERENCES tables (id),
    content BYTEA NOT NULL
);
