import { sql } from "kysely";
import { type Db, requestLimits } from "./database.ts";

const { statementTimeoutMs, lockTimeoutMs } = requestLimits;

type Limits = { readonly statement: number; readonly lock: number; readonly idle: number };

/**
 * The missing session limits behind a pooler; undefined if they are set. Only the pooler's own configuration can set them, and
 * without them one statement could hold a connection forever.
 */
export async function missingSessionLimits(db: Db): Promise<string | undefined> {
  const { rows } = await sql<Limits>`
    select ${ms("statement_timeout")} as statement, ${ms("lock_timeout")} as lock,
      ${ms("idle_in_transaction_session_timeout")} as idle`.execute(db);
  const { statement = 0, lock = 0, idle = 0 } = rows[0] ?? {};
  const isWithin = (found: number, most: number) => found > 0 && found <= most;
  if (!isWithin(statement, statementTimeoutMs)) return wrong("statement_timeout", statementTimeoutMs);
  if (!isWithin(lock, lockTimeoutMs)) return wrong("lock_timeout", lockTimeoutMs);
  return idle > 0 ? undefined : wrong("idle_in_transaction_session_timeout", 30_000);
}

/** Parses a duration as the server prints it: `4s`, `2500ms`, `0`. */
const ms = (setting: string) =>
  sql`(extract(epoch from current_setting(${sql.lit(setting)})::interval) * 1000)::int`;

const wrong = (setting: string, most: number) =>
  `the pooler's sessions need ${setting} of at most ${most} ms (connect_query, see deploy/README.md)`;
