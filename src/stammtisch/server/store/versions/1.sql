-- Version 1. Tables of tables; the book is append-only.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    header  BLOB NOT NULL,
    social  BLOB NOT NULL,
    title   TEXT NOT NULL,
    name    TEXT NOT NULL,
    created REAL NOT NULL,
    running INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_running ON tables (running) WHERE running = 1;

CREATE TABLE book (
    "table" TEXT NOT NULL REFERENCES tables (id),
    line    INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    option  INTEGER NOT NULL,
    by      TEXT NOT NULL,
    key     TEXT,
    PRIMARY KEY ("table", line)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    "table" TEXT NOT NULL REFERENCES tables (id),
    at      REAL NOT NULL,
    seat    INTEGER,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL
) STRICT;
CREATE INDEX chat_table ON chat ("table");

CREATE TABLE links (
    digest  TEXT PRIMARY KEY,
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_table ON links ("table");

CREATE TABLE codes (
    code    TEXT PRIMARY KEY,
    "table" TEXT NOT NULL REFERENCES tables (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_table ON codes ("table");

CREATE TABLE members (
    visitor TEXT NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (visitor, "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX members_table ON members ("table");
