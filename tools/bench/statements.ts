import type { Db } from "@cathedra/api";
import { sql } from "kysely";

/** The database's own statistics for a workload. */
export type SeenStatements = {
  /** The mean of the heaviest statement, in milliseconds. */
  readonly heaviestMs: number;
  /** The slowest call of any statement. */
  readonly slowestMs: number;
  /** The statements of which a call took longer than 100 ms, slowest first. */
  readonly over100ms: readonly string[];
};

/** Begins to record the statements of a role in the current database. */
export async function watchStatements(db: Db, role: string) {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  await sql`select pg_stat_statements_reset()`.execute(db);
  return {
    seen: async (): Promise<SeenStatements> => {
      const { rows } = await sql<{ query: string; slowest: number; mean: number; total: number }>`
        select query, round(max_exec_time)::int as slowest, mean_exec_time as mean, total_exec_time as total
        from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
          and userid = to_regrole(${role})
        order by max_exec_time desc`.execute(db);
      const [heaviest] = rows.toSorted((a, b) => b.total - a.total);
      return {
        heaviestMs: heaviest?.mean ?? 0,
        slowestMs: rows[0]?.slowest ?? 0,
        over100ms: rows
          .filter(({ slowest }) => slowest > 100)
          .map(({ query, slowest }) => `${slowest} ms: ${query.replace(/\s+/g, " ").slice(0, 120)}`),
      };
    },
  };
}

/** The processes of the server that serve the current database. */
export async function backends(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(db);
  return rows.map(({ pid }) => pid);
}
