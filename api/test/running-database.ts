import type { EmbeddedPostgres } from "../src/platform/postgres/embedded-postgres";

/** Start and stop are two modules of one process: what the first started, the second ends. */
export const running = globalThis as unknown as { postgres?: EmbeddedPostgres; dataDir?: string };
