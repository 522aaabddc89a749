-- Version 5. Finished matches for good: their replay, record and statistics, without the rules.
CREATE TABLE pasts (
    "table" TEXT PRIMARY KEY REFERENCES tables (id),
    content BLOB NOT NULL
) STRICT;
