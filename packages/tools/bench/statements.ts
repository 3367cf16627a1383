import type { Db } from "@cathedra/api";
import { sql } from "kysely";

/** Begins to watch the statements of a role in the current database; `over` names those whose slowest call took longer, in ms. */
export async function slowStatements(db: Db, role: string) {
  await sql`create extension if not exists pg_stat_statements`.execute(db);
  await sql`select pg_stat_statements_reset()`.execute(db);
  return {
    over: async (milliseconds: number): Promise<readonly string[]> => {
      const { rows } = await sql<{ query: string; slowest: number }>`
        select query, round(max_exec_time)::int as slowest from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database())
          and userid = to_regrole(${role}) and max_exec_time > ${milliseconds}
        order by max_exec_time desc limit 10`.execute(db);
      return rows.map(({ query, slowest }) => `${slowest} ms: ${query.replace(/\s+/g, " ").slice(0, 120)}`);
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
