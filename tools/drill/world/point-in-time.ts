import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { type DatabaseServer, query, startDatabaseServer } from "./database-server.ts";
import { here } from "./portal.ts";
import { until } from "./processes.ts";

/** Makes the server archive all write-ahead log that was written so far. */
export async function archiveWhatIsWritten(primary: DatabaseServer, archive: string): Promise<void> {
  const [row] = await query<{ file: string }>(
    primary.url("postgres"),
    "select pg_walfile_name(pg_switch_wal()) as file",
  );
  await until("the archive", () => existsSync(join(archive, row?.file ?? "")));
}

/** Deletes archived files that a restore from this base backup does not need, like `pg_archivecleanup`. */
export async function forgetBefore(archive: string, backup: string): Promise<void> {
  const label = await readLabel(backup);
  for (const name of await readdir(archive)) {
    if (/^[0-9A-F]{24}$/.test(name) && name < label) await rm(join(archive, name));
  }
}

/** Restores a server to its state at `time`, from a base backup and the archive, as deploy/README.md describes. */
export async function restoreTo(
  { backup, archive, time, dataDir }: Restored,
  like: DatabaseServer,
): Promise<DatabaseServer> {
  const script = join(here.root, "deploy/postgres/restore.sh");
  execFileSync("sh", [script, backup, archive, time, dataDir], { stdio: ["ignore", "ignore", "inherit"] });
  const server = await startDatabaseServer({
    dataDir,
    port: await freePort(),
    log: like.plan.log,
    settings: {
      ...like.plan.settings,
      archive_mode: "off",
    },
  });
  await until(
    "the restore",
    async () => {
      const [row] = await query<{ is: boolean }>(server.url("postgres"), "select pg_is_in_recovery() as is");
      return row?.is === false;
    },
    600_000,
  );
  return server;
}

export type Restored = {
  readonly backup: string;
  readonly archive: string;
  /** The time in PostgreSQL's format. */
  readonly time: string;
  readonly dataDir: string;
};

/** The first file of the write-ahead log that the backup needs. */
async function readLabel(backup: string): Promise<string> {
  const text = await readFile(join(backup, "backup_label"), "utf8");
  return /\(file ([0-9A-F]{24})\)/.exec(text)?.[1] ?? "";
}
