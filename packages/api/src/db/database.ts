import { type Instant, instant } from "@cathedra/domain";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Database } from "./generated/database.ts";
import { preparingPool } from "./prepared.ts";
import { poolWithPlaces, statementPlaces } from "./statement-places.ts";
import { limitTransactions } from "./turns.ts";
import { type WatchLimits, watchDatabase } from "./watch.ts";
import { watchedPool } from "./watched-pool.ts";

/** To read. A transaction serves as well. */
export type Db = Kysely<Database>;
/** To write or to lock: forgetting the transaction does not compile. */
export type Tx = Transaction<Database>;

export type DatabaseOptions = {
  readonly poolSize?: number;
  /** How long a request waits for a connection before it answers 503. */
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  /** How long a statement waits for what others hold; without it, as long as it may run. */
  readonly lockTimeoutMs?: number;
  /** The address leads to a pooler of transactions: the limits of its sessions are its own settings, and it is asked for them. */
  readonly isPooled?: boolean;
  /** The server itself, where the address is a pooler's. */
  readonly directUrl?: string;
  /** Without names, every statement is parsed and planned each time: for a pooler that does not know them. */
  readonly namesStatements?: boolean;
  /** For those whom people wait for: what they wait for is given up when the database stops answering. */
  readonly watch?: WatchLimits;
  readonly applicationName?: string;
  /** A connection broke outside of a statement; the pool drops it. */
  readonly onError?: (error: Error) => void;
};

export type OpenDatabase = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Waits for the connections that are in use. */
  readonly close: () => Promise<void>;
};

/**
 * How a process that answers requests uses the database: the server ends a statement before we give it up, and a wait for
 * a lock before that, so that whoever waited is told to come again.
 */
export const requestLimits = {
  statementTimeoutMs: 4_000,
  lockTimeoutMs: 2_500,
  watch: { silenceMs: 250, probeMs: 500, answerMs: 4_500 },
} as const satisfies DatabaseOptions;

/** Connects lazily: a database that is away fails the first statement, not this call. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const poolSize = options.poolSize ?? 10;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 800,
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
  const prepared = options.namesStatements === false ? preparingPool(pool, 0) : preparingPool(pool);
  const usedPool = watch === undefined ? prepared : watchedPool(prepared, watch);
  const places = statementPlaces(poolSize, options.connectTimeoutMs ?? 800);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: poolWithPlaces(usedPool, places) }),
  });
  limitTransactions(db, poolSize, places);
  const close = async (): Promise<void> => {
    watch?.close();
    await db.destroy();
    // Kysely leaves a pool alone that it has never used.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
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
