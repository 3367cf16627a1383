import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Written beside the data folder: which Node process the server belongs to. */
const ownerFile = (dataDir: string): string => `${dataDir}.owner`;

/**
 * Makes room for a new server on `dataDir`. A server whose Node process was killed is stopped; one whose Node process is alive
 * belongs to a running portal and is left alone. A lock file without its process is removed, because another process may have
 * its number by now, and PostgreSQL would then refuse to start.
 */
export async function clearLeftover(dataDir: string, log: (line: string) => void): Promise<void> {
  const lockFile = join(dataDir, "postmaster.pid");
  if (!existsSync(lockFile)) return;
  const pid = Number.parseInt(readFileSync(lockFile, "utf8"), 10);
  if (!isServerOf(pid, dataDir)) return rmSync(lockFile, { force: true });
  const owner = getOwner(dataDir);
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
    throw new Error(`The database in ${dataDir} is in use by process ${owner}: stop that one first`);
  }
  log(`stopping a database server that was left over (process ${pid})`);
  await stopProcess(pid);
  rmSync(lockFile, { force: true });
}

/** The port of the server that runs on the folder; undefined where none does. */
export function portOfServer(dataDir: string): number | undefined {
  const lockFile = join(dataDir, "postmaster.pid");
  if (!existsSync(lockFile)) return undefined;
  const [pid = "", , , port = ""] = readFileSync(lockFile, "utf8").split("\n");
  return isServerOf(Number(pid), dataDir) ? Number(port) : undefined;
}

export function claim(dataDir: string): void {
  writeFileSync(ownerFile(dataDir), `${process.pid}\n`);
}

export function release(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}

/** The process that claimed the folder, where it is still alive. */
export function livingOwner(dataDir: string): number | undefined {
  const owner = getOwner(dataDir);
  return owner !== undefined && isAlive(owner) ? owner : undefined;
}

/** Fast shutdown (SIGINT); after ten seconds an immediate one (SIGQUIT), which costs a recovery but no data. */
export async function stopProcess(pid: number): Promise<void> {
  signal(pid, "SIGINT");
  if (await gone(pid, 10_000)) return;
  signal(pid, "SIGQUIT");
  if (!(await gone(pid, 5_000))) throw new Error(`The database server (process ${pid}) does not stop`);
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 50) {
    if (!isAlive(pid)) return true;
    await delay(50);
  }
  return false;
}

function getOwner(dataDir: string): number | undefined {
  const file = ownerFile(dataDir);
  if (!existsSync(file)) return undefined;
  const owner = Number.parseInt(readFileSync(file, "utf8"), 10);
  return Number.isNaN(owner) ? undefined : owner;
}

function isServerOf(pid: number, dataDir: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false;
  const commandLine = getCommand(pid);
  return commandLine.includes("postgres") && commandLine.includes(dataDir);
}

function getCommand(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, "utf8").replaceAll("\0", " ");
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z /.test(readFileSync(file, "utf8"));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has already ended.
  }
}
