import { type Instant, instant } from "@cathedra/domain";
import type { PostgresPool } from "kysely";
import pg from "pg";
import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import { type DatabaseWatch, watchDatabase } from "./connection-watch.ts";
import type { DatabaseOptions } from "./database.ts";
import { poolWithPreparedStatements } from "./prepared-statements.ts";
import { createQueryLimiter, limitedPool } from "./query-limiter.ts";
import { watchedPool } from "./watched-pool.ts";

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
  const { poolSize = 10, connectTimeoutMs = 800, acquireTimeoutMs = connectTimeoutMs } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(options.isPooled === true ? {} : sessionLimits(options)),
    application_name: options.applicationName ?? "cathedra",
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // Without listeners a stopping server would end this process: on idle connections, and on those between statements.
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

/** What the server is told at the beginning of a session: a pooler refuses a session that brings limits of its own. */
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
 * An instant is an `Instant`. Days stay text (a `Date` would put a time zone on them); bigints are numbers, as counts here
 * always fit.
 */
function parserOf(oid: number, format?: "text" | "binary") {
  if (format !== "binary" && oid === builtins.TIMESTAMPTZ) return asInstant;
  if (format !== "binary" && oid === builtins.DATE) return (text: string) => text;
  if (format !== "binary" && oid === builtins.INT8) return asNumber;
  if (format !== "binary" && oid === builtins.NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format);
}
