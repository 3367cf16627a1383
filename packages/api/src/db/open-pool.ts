import { type Instant, instant } from "@cathedra/domain";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import { type DatabaseWatch, noAnswer, watchDatabase } from "./connection-watch.ts";
import type { DatabaseOptions } from "./database.ts";
import { poolWithPreparedStatements } from "./prepared-statements.ts";
import { createQueryLimiter, limitedPool } from "./query-limiter.ts";

/** The connections to one server. */
export type OpenPool = {
  readonly pool: pg.Pool;
  readonly poolSize: number;
  /** The pool with prepared statements, the connection watch and the query limiter. */
  readonly used: PostgresPool;
  readonly limiter: ConcurrencyLimiter;
  readonly watch: DatabaseWatch | undefined;
};

export function openPool(url: string, options: DatabaseOptions): OpenPool {
  const { poolSize = 10, connectTimeoutMs = 10_000, acquireTimeoutMs = connectTimeoutMs } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(options.isPooled === true ? {} : sessionLimits(options)),
    application_name: options.applicationName ?? "cathedra",
    keepAlive: true,
    types: { getTypeParser: getParser },
  });
  // Without a listener, a connection that the stopping server closes while no statement runs would end this process.
  const onError = (error: Error) => options.onError?.(error);
  pool.on("error", onError);
  pool.on("connect", (client) => void client.on("error", onError));
  const watch = options.watch && watchDatabase(url, options.watch, options.directUrl);
  const prepared =
    options.namesStatements === false
      ? poolWithPreparedStatements(pool, 0)
      : poolWithPreparedStatements(pool);
  const limiter = createQueryLimiter(poolSize, acquireTimeoutMs);
  const watched = watch === undefined ? prepared : watchedPool(prepared, watch);
  return { pool, poolSize, used: limitedPool(watched, limiter), limiter, watch };
}

/** The session settings that are sent when a connection opens. A pooler refuses sessions with such settings. */
function sessionLimits({ statementTimeoutMs = 15_000, lockTimeoutMs }: DatabaseOptions): pg.ClientConfig {
  return {
    statement_timeout: statementTimeoutMs,
    ...(lockTimeoutMs === undefined ? {} : { lock_timeout: lockTimeoutMs }),
    idle_in_transaction_session_timeout: 30_000,
  };
}

const { builtins } = pg.types;

const asNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
};

const parseDate = pg.types.getTypeParser(builtins.TIMESTAMPTZ);

const asInstant = (text: string): Instant => instant(parseDate(text).getTime());

/**
 * Returns the parser of a column type: an instant becomes an `Instant`, days stay text (a `Date` would add a time zone), and
 * bigints become numbers, because counts here are always small enough.
 */
function getParser(oid: number, format?: "text" | "binary") {
  if (format !== "binary" && oid === builtins.TIMESTAMPTZ) return asInstant;
  if (format !== "binary" && oid === builtins.DATE) return (text: string) => text;
  if (format !== "binary" && oid === builtins.INT8) return asNumber;
  if (format !== "binary" && oid === builtins.NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format);
}

type Watched = { readonly client: PostgresPoolClient; readonly generation: number };

/**
 * A pool that fails requests to an unresponsive database instead of waiting: a hanging statement fails and its connection is
 * dropped.
 */
function watchedPool(pool: PostgresPool, watch: DatabaseWatch): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, Watched>();

  function wrap(client: PostgresPoolClient): Watched {
    let isLost = false;
    const statement = async (text: string, values: readonly unknown[]) => {
      // Kysely rolls back after an error, but must not do so on a connection that still owes an answer.
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

  /** Connections from before an outage are closed unused: what is sent over them may never arrive. */
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
