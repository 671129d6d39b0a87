import type pg from "pg";
import { type Db, isHeldUp, isUnavailable, type Tx } from "./database";

/**
 * One connection for statements that follow each other: a second one is sent while the first is under way, and waits in the database rather
 * than here. Given back whenever nothing is under way.
 */
export class SharedConnection {
  private current: { connection: Promise<Tx>; users: number; broken?: Error } | null = null;

  constructor(private readonly db: Db) {}

  async query<R extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<R>> {
    this.current ??= { connection: this.db.connect(), users: 0 };
    const { current } = this;
    const leave = () => {
      if (this.current === current) this.current = null;
    };
    current.users++;
    try {
      return await (await current.connection).query<R>(statement);
    } catch (error) {
      // Those behind it are still answered, if they can be; whoever comes next gets another connection. Held up, this one is as good as before,
      // and on another they might find what it has not given back yet.
      if (isUnavailable(error) && !isHeldUp(error)) {
        current.broken = error as Error;
        leave();
      }
      throw error;
    } finally {
      if (--current.users === 0) {
        leave();
        current.connection.then(
          (tx) => tx.release(current.broken),
          () => {},
        );
      }
    }
  }
}
