import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import type { Db } from "@cathedra/api";
import { sql } from "kysely";

const entry = resolve(import.meta.dirname, "../../packages/api/src/worker.ts");

/** Starts a worker as in production; resolves when its connection of this name listens. */
export async function startWorkerProcess(
  { db, url }: { readonly db: Db; readonly url: string },
  settings: Readonly<Record<string, string>>,
  listener: "cathedra-worker" | "cathedra-machines",
) {
  const child: ChildProcess = fork(entry, [], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: url, ...settings },
    execArgv: ["--conditions=cathedra-source"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const listens = async (): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where application_name = ${listener} and query ilike 'listen %' and datname = current_database()`.execute(
      db,
    );
    return rows.length > 0;
  };
  while (!(await listens())) {
    if (child.exitCode !== null) throw new Error(`the worker ended with ${child.exitCode}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return {
    pid: child.pid ?? 0,
    stop: () =>
      new Promise<void>((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}
