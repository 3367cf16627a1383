import { AsyncLocalStorage } from "node:async_hooks";
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from "kysely";
import { isDatabaseUnavailable } from "./database-errors.ts";
import { type Position, type Standby, type StandbyOutcome, standbyOutcomes } from "./standby.ts";

/** The standby that is used for the statements of a request. */
type Reading = { standby: Standby | undefined };

const reading = new AsyncLocalStorage<Reading>();

/**
 * The log position of the primary database: everything acknowledged so far has been flushed up to it. Read together with
 * something that a request reads from the primary anyway.
 */
export const positionNow: RawBuilder<Position> = sql`(pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8`;

/** The standbys of a database. */
export type Standbys = {
  /**
   * Sends the statements of `work` to a standby that has everything up to `position`, or to the database itself where none
   * has it within a moment. A statement that fails there because of the standby is repeated on the database itself.
   */
  readonly readFrom: <T>(position: Position, work: () => Promise<T>) => Promise<T>;
  readonly counts: () => Readonly<Record<StandbyOutcome, number>>;
  /** The number of standbys that are not used at the moment, because they were behind or unreachable. */
  readonly resting: () => number;
};

/** Opens the standbys; several of them get the reading transactions in turn. */
export function openStandbys(standbys: readonly Standby[]): Standbys {
  const counts = Object.fromEntries(standbyOutcomes.map((outcome) => [outcome, 0])) as Record<
    StandbyOutcome,
    number
  >;
  let turns = 0;

  /** A connection that reads from a standby. It switches to the primary database if the standby fails or a statement writes. */
  async function choose(position: Position): Promise<Standby | undefined> {
    turns += 1;
    const awake = standbys.filter((one) => !one.isResting());
    const next = awake[turns % awake.length];
    const outcome = next === undefined ? "resting" : await next.reaches(position);
    counts[outcome] += 1;
    return outcome === "standby" ? next : undefined;
  }

  return {
    readFrom: async (position, work) => {
      const chosen = await choose(position);
      if (chosen === undefined) return work();
      const now: Reading = { standby: chosen };
      try {
        return await reading.run(now, work);
      } finally {
        if (now.standby === undefined) counts.taken_back += 1;
      }
    },
    counts: () => counts,
    resting: () => standbys.filter((one) => one.isResting()).length,
  };
}

/** Wraps the database's pool: statements of a reading go to a standby instead. */
export function poolBesideStandbys(pool: PostgresPool): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const now = reading.getStore();
    const chosen = now?.standby;
    if (now === undefined || chosen === undefined) return pool.connect();
    try {
      return readingClient(await chosen.pool.connect(), now, pool);
    } catch {
      chosen.rest();
      now.standby = undefined;
      return pool.connect();
    }
  }
  return { options: pool.options, connect, end: () => pool.end() };
}

/** A connection to a standby, which becomes one to the database itself when the standby fails or when more than reading is meant. */
function readingClient(first: PostgresPoolClient, now: Reading, pool: PostgresPool): PostgresPoolClient {
  let client: PostgresPoolClient | undefined = first;
  let isOfStandby = true;

  async function ofItself(isBroken: boolean): Promise<PostgresPoolClient> {
    isOfStandby = false;
    client = undefined;
    first.release(isBroken);
    client = await pool.connect();
    return client;
  }

  const query = async (text: string, values: readonly unknown[]) => {
    if (!isOfStandby) return client?.query(text, values);
    if (beginsTransaction.test(text)) return (await ofItself(false)).query(text, values);
    try {
      return await first.query(text, values);
    } catch (error) {
      const isRefused = isRefusedThere(error);
      if (!isRefused && !isDatabaseUnavailable(error)) throw error;
      if (!isRefused) now.standby?.rest();
      now.standby = undefined;
      return (await ofItself(!isRefused)).query(text, values);
    }
  };
  return {
    // The form with a cursor needs a dialect that is configured with one.
    query: query as unknown as PostgresPoolClient["query"],
    release: (broken) => client?.release(broken),
  };
}

const beginsTransaction = /^\s*(begin|start)\b/i;

/**
 * Whether a standby refused a statement without being at fault: the statement conflicted with replay (40001) or writes (25006).
 */
function isRefusedThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["40001", "25006"].includes(String(error.code));
}
