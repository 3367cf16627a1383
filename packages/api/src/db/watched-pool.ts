import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { type DatabaseWatch, noAnswer } from "./connection-watch.ts";

type Watched = { readonly client: PostgresPoolClient; readonly generation: number };

/** The pool with nobody waiting for a database that does not answer: what hangs fails, and its connection is dropped. */
export function watchedPool(pool: PostgresPool, watch: DatabaseWatch): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, Watched>();

  function wrap(client: PostgresPoolClient): Watched {
    let isLost = false;
    const statement = async (text: string, values: readonly unknown[]) => {
      // Kysely rolls back what failed: not over a connection that owes an answer.
      if (isLost) throw noAnswer();
      try {
        const result = await client.query(text, values);
        watch.heard();
        return result;
      } catch (error) {
        if (error instanceof pg.DatabaseError) watch.heard();
        throw error;
      }
    };
    const query = (text: string, values: readonly unknown[]) =>
      watch.answered(statement(text, values), () => {
        isLost = true;
      });
    return {
      client: {
        // The form with a cursor needs a dialect that is configured with one.
        query: query as unknown as PostgresPoolClient["query"],
        release: (broken) => client.release(isLost || broken),
      },
      generation: watch.generation(),
    };
  }

  /** Connections of before an outage are dropped unused: what is sent over them may never arrive. */
  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      watch.refuseWhileAway();
      const pending = pool.connect();
      const client = await watch.answered(pending, () => {
        pending.then(
          (late) => late.release(true),
          () => undefined,
        );
      });
      const watched = known.get(client) ?? wrap(client);
      known.set(client, watched);
      if (watched.generation === watch.generation()) return watched.client;
      client.release(true);
    }
  }

  return { options: pool.options, connect, end: () => pool.end() };
}
