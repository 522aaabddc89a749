-- Version 2. Who opened the file last: only that server may go on writing.
CREATE TABLE fence (
    number  INTEGER NOT NULL
) STRICT;
INSERT INTO fence VALUES (0);
