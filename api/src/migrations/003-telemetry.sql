-- What pages tell about the releases they run. No person, no session, no address: nothing here belongs to anybody.

CREATE TABLE telemetry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('loaded', 'load', 'render', 'error', 'rejection', 'policy', 'vital')),
  remote text NOT NULL,
  version text NOT NULL,
  team text NOT NULL,
  route text NOT NULL,
  file text,
  message text,
  vital text CHECK (vital IN ('LCP', 'INP', 'CLS')),
  value double precision,
  count integer NOT NULL CHECK (count > 0),
  CHECK ((kind = 'vital') = (vital IS NOT NULL)),
  CHECK ((kind = 'vital') = (value IS NOT NULL))
);

CREATE INDEX telemetry_of_release ON telemetry (remote, version, kind);
CREATE INDEX telemetry_newest ON telemetry (at DESC);
