import type { Clock } from "./platform/clock";
import type { Config } from "./platform/config";
import type { Db } from "./platform/database";
import type { Log } from "./platform/log";
import type { Metrics } from "./platform/metrics";

/** What every use case may ask for. */
export interface Deps {
  config: Config;
  clock: Clock;
  db: Db;
  log: Log;
  metrics: Metrics;
}
