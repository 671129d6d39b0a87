-- Nothing here told under which keys it is kept. A process with another one counted everybody's right PIN as wrong, and wrote what the others could
-- not read. A hash under each key tells that it is this one, and of a random key nothing else.
CREATE TABLE key_marks (
  name text PRIMARY KEY,
  mark bytea NOT NULL
);
