-- Version 6. The regulars' book: who somebody is, the evenings that were played, who sat there.
-- It outlives the tables; a sitting without a visitor is a bot's, or nobody's any more.
CREATE TABLE regulars (
    visitor TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    face    INTEGER,
    colour  INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE evenings (
    id      TEXT PRIMARY KEY,
    title   TEXT NOT NULL,
    at      REAL NOT NULL,
    unrated TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sittings (
    evening TEXT NOT NULL REFERENCES evenings (id),
    seat    INTEGER NOT NULL,
    visitor TEXT,
    bot     TEXT,
    name    TEXT NOT NULL,
    face    INTEGER,
    colour  INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    place   INTEGER NOT NULL,
    things  BLOB NOT NULL,
    value_before REAL,
    spread_before REAL,
    value   REAL,
    spread  REAL,
    PRIMARY KEY (evening, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sittings_visitor ON sittings (visitor);
