import { constants } from "node:fs";
import { chown, copyFile, mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";

export type BaseBackup = {
  readonly folder: string;
  readonly seconds: number;
  readonly bytes: number;
};

/** Files of a running server that must not be copied. */
const leftOut = new Set(["postmaster.pid", "postmaster.opts", "pg_internal.init", "current_logfiles"]);
/** Folders that are empty in a copy, because its write-ahead log comes from the archive or from the server that it follows. */
const emptied = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);

/**
 * Copies the data folder of a running server through the interface that `pg_basebackup` also uses, because npm's PostgreSQL
 * does not include that program. Writing may continue: changes made during the copy are in the write-ahead log.
 */
export async function takeBaseBackup(url: string, dataDir: string, folder: string): Promise<BaseBackup> {
  const begun = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('drill', fast => true)");
    const bytes = await copyTree(dataDir, folder);
    const { rows } = await client.query<{ label: string; places: string }>(
      `select labelfile as label, spcmapfile as places from pg_backup_stop(wait_for_archive => false)`,
    );
    await writeAs(folder, "backup_label", rows[0]?.label ?? "");
    if ((rows[0]?.places ?? "") !== "") throw new Error("table spaces outside of the folder are not copied");
    return { folder, bytes, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await client.end();
  }
}

/** Copies a folder with its owner; files that disappear while it is read are left out. Returns the number of bytes. */
async function copyTree(from: string, to: string): Promise<number> {
  await mkdir(dirname(to), { recursive: true });
  const owner = await stat(from);
  await mkdir(to, { recursive: true, mode: owner.mode & 0o777 });
  await own(to, owner);
  let bytes = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(entry.name) || entry.name.startsWith("pgsql_tmp")) continue;
    if (entry.isDirectory() && emptied.has(entry.name)) {
      await mkdir(target, { mode: 0o700 });
      await own(target, owner);
    } else if (entry.isDirectory()) bytes += await copyTree(source, target);
    else if (entry.isFile()) bytes += await copyOne(source, target, owner);
    else if (entry.isSymbolicLink()) await symlink(source, target);
  }
  return bytes;
}

/** Adds a file to the copy, which the server must be able to read. */
export async function writeAs(folder: string, name: string, content: string): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, content, { mode: 0o600 });
  await own(path, await stat(folder));
}

type Owner = { readonly uid: number; readonly gid: number };

async function copyOne(source: string, target: string, owner: Owner): Promise<number> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
  await own(target, owner);
  return (await stat(target)).size;
}

async function own(path: string, { uid, gid }: Owner): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}
