import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningPostgres, startPostgres } from "@cathedra/test-fixtures/embedded-postgres";
import { temporaryFolder } from "@cathedra/test-fixtures/temporary-postgres";
import pg from "pg";

/** A server and one that follows it, in a temporary folder that `stop` deletes. */
export type PrimaryWithStandby = {
  readonly primary: RunningPostgres;
  readonly standby: RunningPostgres;
  readonly stop: () => Promise<void>;
};

/** Acknowledged writes are logged as in production, but no one waits for the disk. */
const settings = { wal_level: "replica", synchronous_commit: "on", max_connections: "60" };
const slot = "standby";

/** Fills the server by `fill` before the other one is made of it. */
export async function startPrimaryWithStandby(
  fill: (primary: RunningPostgres) => Promise<void>,
  root?: string,
): Promise<PrimaryWithStandby> {
  const { folder, dataDir, remove } = await temporaryFolder(root);
  const primary = await startPostgres({ dataDir, durable: false, settings });
  const standby = await follow(primary).catch(async (error) => {
    await primary.stop();
    remove();
    throw error;
  });

  async function follow({ url, port }: RunningPostgres): Promise<RunningPostgres> {
    await fill(primary);
    const copy = join(folder, "standby");
    await copyRunning(url("postgres"), dataDir, copy);
    const { username, password } = new URL(url("postgres"));
    const leader = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
    const following = { primary_conninfo: leader, primary_slot_name: slot };
    return startPostgres({ dataDir: copy, durable: false, settings: { ...settings, ...following } });
  }

  return {
    primary,
    standby,
    stop: async () => {
      await standby.stop();
      await primary.stop();
      remove();
    },
  };
}

/** The backup that the server itself offers: the program for it does not come with the one of npm. */
async function copyRunning(url: string, dataDir: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot($1, true)", [slot]);
    await client.query("select pg_backup_start('standby', fast => true)");
    const { status, stderr } = spawnSync("cp", ["-a", dataDir, copy], { encoding: "utf8" });
    if (status !== 0) throw new Error(`The database's folder cannot be copied: ${stderr}`);
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    rmSync(join(copy, "postmaster.pid"));
    for (const folder of ["pg_wal", "pg_replslot"]) emptied(join(copy, folder), copy);
    getFile(copy, "backup_label", rows[0]?.labelfile ?? "");
    getFile(copy, "standby.signal", "");
  } finally {
    await client.end();
  }
}

function emptied(folder: string, of: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  mkdirSync(folder, { recursive: true });
  ownedLike(of, folder);
}

function getFile(folder: string, name: string, text: string): void {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  ownedLike(folder, path);
}

function ownedLike(folder: string, path: string): void {
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
