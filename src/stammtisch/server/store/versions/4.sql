-- Version 4. What is needed to keep house: whose a table is, when it was last used, what it weighs.
CREATE TABLE upkeep (
    "table" TEXT PRIMARY KEY REFERENCES tables (id),
    host    TEXT NOT NULL,
    touched REAL NOT NULL,
    weight  INTEGER NOT NULL,
    clock   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upkeep_host ON upkeep (host);
CREATE INDEX upkeep_touched ON upkeep (touched);
INSERT INTO upkeep
    SELECT id, coalesce(json_extract(CAST(social AS TEXT), '$.host'), ''), created,
           coalesce(length(json_extract(CAST(header AS TEXT), '$.components_file')), 0),
           json_extract(CAST(header AS TEXT), '$.settings.clock') IS NOT NULL
    FROM tables WHERE json_valid(CAST(social AS TEXT)) AND json_valid(CAST(header AS TEXT));
