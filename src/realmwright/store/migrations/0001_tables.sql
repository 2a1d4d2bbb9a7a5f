-- Tables (of players), their logs, their seats and their chat.

CREATE TABLE game (
    id            TEXT PRIMARY KEY,
    rules         TEXT NOT NULL,      -- the id of the game played
    rules_version INTEGER NOT NULL,
    created       INTEGER NOT NULL,   -- milliseconds since 1970
    updated       INTEGER NOT NULL,
    status        TEXT NOT NULL,      -- open, running, finished
    due           INTEGER             -- when the server has to act by itself, if ever
) WITHOUT ROWID;

CREATE INDEX game_due ON game (due) WHERE due IS NOT NULL;

-- Apart from the log, so that no copy of a log can hold it.
CREATE TABLE secret (
    game_id TEXT PRIMARY KEY,
    seed    TEXT NOT NULL,            -- decimal: 64 bits without a sign
    salt    TEXT NOT NULL,
    start   TEXT NOT NULL             -- a first position that was not dealt from the seed
) WITHOUT ROWID;

CREATE TABLE event (
    game_id TEXT NOT NULL,
    seq     INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (game_id, seq)
) WITHOUT ROWID;

CREATE TABLE seat (
    game_id    TEXT NOT NULL,
    no         INTEGER NOT NULL,
    token_hash TEXT NOT NULL,
    PRIMARY KEY (game_id, no)
) WITHOUT ROWID;

CREATE INDEX seat_token ON seat (token_hash);

CREATE TABLE chat (
    game_id    TEXT NOT NULL,
    n          INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    seat       INTEGER,
    name       TEXT NOT NULL,
    text       TEXT NOT NULL,
    preset     TEXT NOT NULL,
    spectators INTEGER NOT NULL,
    key        TEXT NOT NULL,
    PRIMARY KEY (game_id, n)
) WITHOUT ROWID;

CREATE UNIQUE INDEX chat_key ON chat (game_id, key);
