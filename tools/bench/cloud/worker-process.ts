import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import { sql } from "kysely";
import { type CloudWorld, fleetSecret } from "./cloud-world.ts";

const entry = resolve(import.meta.dirname, "../../../packages/api/src/worker.ts");

/** Starts a worker as in production; resolves when it listens for machines. */
export async function startWorkerProcess({ db, url }: CloudWorld) {
  const child: ChildProcess = fork(entry, [], {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: url, MACHINE_FLEET_SECRET: fleetSecret },
    execArgv: ["--conditions=cathedra-source"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const listens = async (): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where application_name = 'cathedra-machines' and query like 'listen %' and datname = current_database()`.execute(
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
