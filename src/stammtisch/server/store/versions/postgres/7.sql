-- Version 7. Who is called to a table that waits for them: what each person chose, and who is missed.
CREATE TABLE wishes (
    visitor TEXT PRIMARY KEY,
    content BYTEA NOT NULL
);

CREATE TABLE calls (
    "table" TEXT NOT NULL REFERENCES tables (id),
    seat    INTEGER NOT NULL,
    visitor TEXT NOT NULL,
    content BYTEA NOT NULL,
    PRIMARY KEY ("table", seat, visitor)
);
