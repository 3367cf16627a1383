import { chmodSync, chownSync, mkdirSync, statSync } from "node:fs";
import { type RunningPostgres, startPostgres } from "@cathedra/test-fixtures/embedded-postgres";
import pg from "pg";
import { killFamily } from "./processes.ts";

export const databaseName = "cathedra";

export type ServerPlan = {
  readonly dataDir: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
};

/** A PostgreSQL server of the drill, which can be killed and started again on the same data. */
export type DatabaseServer = {
  readonly plan: ServerPlan;
  readonly url: (database?: string) => string;
  /** Kills all processes at once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Starts the server again; resolves when it accepts connections. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function startDatabaseServer(plan: ServerPlan): Promise<DatabaseServer> {
  let server: RunningPostgres | undefined;
  const start = async () => {
    server = await startPostgres({
      dataDir: plan.dataDir,
      port: plan.port,
      log: plan.log,
      settings: plan.settings,
    });
  };
  await start();
  const url = (database = databaseName): string => server?.url(database) ?? "";
  return {
    plan,
    url,
    startAgain: start,
    kill: async () => {
      if (server === undefined) return;
      await killFamily(server.pid);
      await server.exited;
    },
    stop: async () => server?.stop(),
  };
}

/** The settings of a primary that archives every change for point-in-time recovery, and that others can follow. */
export function primarySettings(archive: string): Readonly<Record<string, string>> {
  return {
    wal_level: "replica",
    max_wal_senders: "10",
    wal_keep_size: "1GB",
    max_connections: "200",
    archive_mode: "on",
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
    archive_timeout: "60s",
    log_checkpoints: "off",
    shared_buffers: "256MB",
  };
}

/** A folder that the server's user may write to. */
export function folderOfServer(path: string, dataDir: string): string {
  mkdirSync(path, { recursive: true });
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
  chmodSync(path, 0o700);
  return path;
}

export async function query<T extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
