import { join } from "node:path";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { takeBaseBackup, writeAs } from "./base-backup.ts";
import { type DatabaseServer, query, startDatabaseServer } from "./database-server.ts";
import { until } from "./processes.ts";

/** The name of the replica in the primary's settings. */
export const replicaName = "drill_replica";

export type Replica = DatabaseServer & {
  /** Waits until the replica has everything that the primary has written so far; resolves to the waiting time in milliseconds. */
  readonly caughtUp: () => Promise<number>;
  readonly promote: () => Promise<void>;
};

/** Copies the primary while it is in use, and follows it from then on. */
export async function startReplica(primary: DatabaseServer, folder: string): Promise<Replica> {
  const dataDir = join(folder, `replica-${Date.now()}`);
  await takeBaseBackup(primary.url(), primary.plan.dataDir, dataDir);
  await writeAs(dataDir, "standby.signal", "");
  const server = await startDatabaseServer({
    dataDir,
    port: await freePort(),
    log: primary.plan.log,
    settings: {
      ...primary.plan.settings,
      archive_mode: "off",
      primary_conninfo: getConnection(primary.url("postgres")),
    },
  });
  const caughtUp = async (): Promise<number> => {
    const begun = performance.now();
    const [{ at } = { at: "" }] = await query<{ at: string }>(
      primary.url(),
      "select pg_current_wal_lsn()::text as at",
    );
    await until("the replica", () =>
      query<{ has: boolean }>(server.url(), "select pg_last_wal_replay_lsn() >= $1::pg_lsn as has", [
        at,
      ]).then(
        ([row]) => row?.has === true,
        () => false,
      ),
    );
    return performance.now() - begun;
  };
  await caughtUp();
  return {
    ...server,
    caughtUp,
    promote: async () => {
      await query(server.url("postgres"), "select pg_promote(true, 60)");
    },
  };
}

/** The connection in libpq's format, which the server itself uses. */
function getConnection(url: string): string {
  const { username, password, port } = new URL(url);
  return `host=127.0.0.1 port=${port} user=${username} password=${decodeURIComponent(password)} application_name=${replicaName}`;
}
