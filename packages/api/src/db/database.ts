import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { preparingPool } from "./prepared.ts";
import type { Database } from "./schema.ts";

/** To read. A transaction serves as well. */
export type Db = Kysely<Database>;
/** To write or to lock: forgetting the transaction does not compile. */
export type Tx = Transaction<Database>;

export type DatabaseOptions = {
  readonly poolSize?: number;
  /** How long a request waits for a connection before it answers 503. */
  readonly connectTimeoutMs?: number;
  readonly statementTimeoutMs?: number;
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

/** Connects lazily: a database that is away fails the first statement, not this call. */
export function openDatabase(url: string, options: DatabaseOptions = {}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 800,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: options.applicationName ?? "cathedra",
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // Without listeners a stopping server would end this process: on idle connections, and on those between statements.
  const onError = (error: Error) => options.onError?.(error);
  pool.on("error", onError);
  pool.on("connect", (client) => void client.on("error", onError));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  const close = async (): Promise<void> => {
    await db.destroy();
    // Kysely leaves a pool alone that it has never used.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

const { builtins } = pg.types;

const asNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
  return value;
};

/** Days stay text (a `Date` would put a time zone on them); bigints are numbers, as counts here always fit. */
function parserOf(oid: number, format?: "text" | "binary") {
  if (format !== "binary" && oid === builtins.DATE) return (text: string) => text;
  if (format !== "binary" && oid === builtins.INT8) return asNumber;
  if (format !== "binary" && oid === builtins.NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format);
}
