-- Loads are counted on and old reports are forgotten, so what was counted against a release may look better later. That it failed stays.
CREATE TABLE failed_releases (
  remote text NOT NULL,
  version text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, version)
);
