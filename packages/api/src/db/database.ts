import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import type pg from "pg";
import type { WatchLimits } from "./connection-watch.ts";
import type { Database } from "./generated/database.ts";
import { limitTransactions } from "./locked-transaction.ts";
import { openPool } from "./open-pool.ts";
import { openStandbys, poolBesideStandbys, type Standbys } from "./read-replicas.ts";
import { standby } from "./standby.ts";

/** A connection for reading. A transaction can be passed as well. */
export type Db = Kysely<Database>;
/** A transaction, for writing or locking: forgetting it does not compile. */
export type Tx = Transaction<Database>;

export type DatabaseOptions = {
  readonly poolSize?: number;
  /** How long to wait for a connection. The default of 10 s suits commands and jobs that no person waits for. */
  readonly connectTimeoutMs?: number;
  /** How long a request waits for a slot; by default as long as for a connection. */
  readonly acquireTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
  /** How long a statement waits for locks; by default as long as it may run. */
  readonly lockTimeoutMs?: number;
  /** Whether the address leads to a transaction pooler. Its sessions are limited by its own settings, which are checked. */
  readonly isPooled?: boolean;
  /** The address of the server itself, if `url` is a pooler's. */
  readonly directUrl?: string;
  /** If false, every statement is parsed and planned each time, for a pooler that does not support named statements. */
  readonly namesStatements?: boolean;
  /** Standbys that may answer reading queries. */
  readonly replicaUrls?: readonly string[];
  /** Used for requests that people wait for: they fail early if the database stops answering. */
  readonly watch?: WatchLimits;
  readonly applicationName?: string;
  /** Called when a connection breaks outside of a statement; the pool drops the connection. */
  readonly onError?: (error: Error) => void;
};

export type OpenDatabase = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** The replicas that are read; only set if there are any. */
  readonly standbys?: Standbys;
  /** The number of statements that wait for a slot or a connection. */
  readonly waiting: () => number;
  /** Closes the database after the connections in use were released. */
  readonly close: () => Promise<void>;
};

/**
 * The time limits of a process that answers requests: the server ends a statement before the client gives up, and a wait for a
 * lock before that, so that the client gets an answer and can retry.
 */
export const requestLimits = {
  // A request that gets no connection within this time is answered with 503.
  connectTimeoutMs: 800,
  statementTimeoutMs: 4_000,
  lockTimeoutMs: 2_500,
  // The time that a request waits for a free slot. It equals the limit of a wait for a lock: while a migration holds a lock,
  // the requests that wait for it occupy all slots, and those behind them are still answered once it is released.
  acquireTimeoutMs: 2_500,
  watch: { silenceMs: 250, probeMs: 500, answerMs: 4_500 },
} as const satisfies DatabaseOptions;

/** Opens a database. It connects at the first statement, so an unavailable database fails that statement and not this call. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const own = openPool(url, options);
  const others = (options.replicaUrls ?? []).map((address) => openPool(address, standbyOptions(options)));
  const standbys =
    others.length === 0 ? undefined : openStandbys(others.map((one) => standby(one.used, standbyLimits)));
  const pool = standbys === undefined ? own.used : poolBesideStandbys(own.used);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  limitTransactions(db, own.poolSize, own.limiter);
  const close = async (): Promise<void> => {
    for (const { watch } of [own, ...others]) watch?.close();
    for (const one of [own, ...others]) await untilServed(one.pool);
    await db.destroy();
    // Kysely does not end a pool that it has never used.
    for (const one of [own, ...others]) if (!one.pool.ending) await one.pool.end();
  };
  const waiting = (): number => own.limiter.waiting() + own.pool.waitingCount;
  return { db, pool: own.pool, waiting, ...(standbys === undefined ? {} : { standbys }), close };
}

/**
 * Waits until all queued requests for a connection were served before the pool is closed, because ending it would leave them
 * waiting until their timeout; the last statement of a worker's job may be among them. Each waits at most as long as for a
 * connection.
 */
async function untilServed(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0) await sleep(5);
}

/** Short limits for standbys, because the primary database can answer as well. */
const standbyLimits = { waitMs: 30, answerMs: 150, restMs: { least: 100, most: 2_000 } };

function standbyOptions(options: DatabaseOptions): DatabaseOptions {
  const { directUrl: _, ...same } = options;
  return { ...same, connectTimeoutMs: 300, acquireTimeoutMs: 300 };
}
