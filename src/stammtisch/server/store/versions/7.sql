-- Version 7. Who is called to a table that waits for them: what each person chose, and who is missed.
CREATE TABLE wishes (
    visitor TEXT PRIMARY KEY,
    content BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE calls (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL,
    visitor TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY ("table", seat, visitor)
) STRICT, WITHOUT ROWID;
