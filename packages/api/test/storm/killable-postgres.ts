import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "@cathedra/test-fixtures/embedded-postgres";
import { quickRoot, temporaryFolder } from "@cathedra/test-fixtures/temporary-postgres";

/** A server of one's own that is killed without a word and comes back at the same address with what it had written. */
export type KillablePostgres = {
  readonly url: string;
  /** kill -9, and another one in its place. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function startKillablePostgres(): Promise<KillablePostgres> {
  const { dataDir, remove } = await temporaryFolder(quickRoot());
  // Acknowledged writes have left the server's memory; a crash of the whole machine is not tested here.
  const settings = { synchronous_commit: "on", log_checkpoints: "off", max_connections: "100" };
  const start = (port?: number) =>
    startPostgres({ dataDir, durable: false, settings, ...(port === undefined ? {} : { port }) });
  let server = await start();
  return {
    url: server.url("postgres"),
    kill: async () => {
      process.kill(Number.parseInt(readFileSync(join(dataDir, "postmaster.pid"), "utf8"), 10), "SIGKILL");
      await server.exited;
      server = await start(server.port);
    },
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}
