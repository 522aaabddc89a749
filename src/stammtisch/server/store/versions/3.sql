-- Version 3. The secret by which the server knows identities that it made.
CREATE TABLE secret (
    key     BLOB NOT NULL
) STRICT;
