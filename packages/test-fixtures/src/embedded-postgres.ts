import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { binFolder } from "./postgres/binaries.ts";
import { fillFolder, mustCreateDataFolder, readPassword } from "./postgres/data-folder.ts";
import { claim, clearLeftover, portOfServer, release, stopProcess } from "./postgres/leftover.ts";
import { PostgresRefusal } from "./postgres/refusal.ts";
import { canEnter, identity, type RunAs, runAs } from "./postgres/run-as.ts";

export type PostgresOptions = {
  /** Absolute. Kept between runs; `reachableDataDir` finds one that the server's user can enter. */
  readonly dataDir: string;
  /** The port of the server; by default any free one. */
  readonly port?: number;
  /** False for tests: nothing is flushed to disk, a crash of the machine loses the data. */
  readonly durable?: boolean;
  /** Further server settings, such as `{ shared_preload_libraries: "pg_stat_statements" }`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
};

export type RunningPostgres = {
  readonly port: number;
  /** The id of the first process; when it ends, all end. */
  readonly pid: number;
  /** The connection string of a database on this server; `postgres` always exists. */
  readonly url: (database: string) => string;
  /** Resolves with the reason once the server has ended, by `stop` or on its own. */
  readonly exited: Promise<string>;
  readonly stop: () => Promise<void>;
};

export { deleteDatabase, isCluster, isOurs } from "./postgres/data-folder.ts";
/** Stops the server that a killed process left running on a data folder; leaves the folder as it is. */
export { clearLeftover as stopLeftoverServer } from "./postgres/leftover.ts";
export { type PostgresProblem, PostgresRefusal } from "./postgres/refusal.ts";

const recoveryMs = 15_000;

/**
 * Starts the PostgreSQL server that npm installed, as root or as an ordinary user. A data folder whose creation was interrupted
 * is created again, and a foreign folder is refused; a server left over by a killed process is stopped first; when the server
 * does not start, its own output is part of the error.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => undefined);
  const user = runAs();
  const bin = binFolder(user);
  prepareParent(dataDir, user);
  const isNew = mustCreateDataFolder(dataDir);
  takeFolder(dataDir, user);
  const password = isNew ? initialise(dataDir, bin, user, options.durable === false) : readPassword(dataDir);
  await clearLeftover(dataDir, log);
  const startedAt = Date.now();
  for (;;) {
    const port = options.port ?? (await freePort());
    const attempt = await launch({ ...options, dataDir, log }, bin, user, port);
    if (attempt.child !== undefined) return running(attempt.child, dataDir, port, password);
    // After the whole process tree was killed, children of the old server keep its shared memory for some seconds.
    if (
      Date.now() - startedAt > recoveryMs ||
      !/lock file|shared memory|could not bind/.test(attempt.lines)
    ) {
      throw new PostgresRefusal(
        "does-not-start",
        `The database in ${dataDir} does not start: ${reasonIn(attempt.lines)}`,
      );
    }
    await delay(500);
    await clearLeftover(dataDir, log);
  }
}

/**
 * A data folder that the server can enter: `preferred` if possible. As root, the server runs as the user `postgres`, who cannot
 * enter a checkout below a home folder of mode 700; then it is a folder under /var/lib/cathedra that belongs to this path alone.
 */
export function reachableDataDir(preferred: string): { readonly dataDir: string; readonly moved: boolean } {
  const dataDir = resolve(preferred);
  const user = runAs();
  if (user === undefined || canEnter(existingAncestor(dataDir), user)) return { dataDir, moved: false };
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return { dataDir: join("/var/lib/cathedra", key, basename(dataDir)), moved: true };
}

/** How a server that runs on the folder is reached; undefined where none does. */
export function runningUrl(dataDir: string, database: string): string | undefined {
  const port = portOfServer(dataDir);
  return port === undefined ? undefined : makeUrl(readPassword(dataDir), port, database);
}

function makeUrl(password: string, port: number, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

function existingAncestor(path: string): string {
  return existsSync(path) ? path : existingAncestor(dirname(path));
}

function prepareParent(dataDir: string, user: RunAs | undefined): void {
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  if (user !== undefined && !canEnter(parent, user)) {
    throw new Error(
      `The database runs as the user ${user.name}, who cannot enter ${parent}: ` +
        "choose a data folder elsewhere, or open the folders on the way with chmod o+x",
    );
  }
}

function takeFolder(dataDir: string, user: RunAs | undefined): void {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  if (user !== undefined) chownSync(dataDir, user.uid, user.gid);
}

function initialise(dataDir: string, bin: string, user: RunAs | undefined, isForTests: boolean): string {
  const password = randomBytes(24).toString("base64url");
  claim(dataDir);
  try {
    fillFolder(dataDir, password, (passwordFile) => {
      if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
      runInitdb(dataDir, passwordFile, bin, user, isForTests);
    });
    return password;
  } finally {
    release(dataDir);
  }
}

function runInitdb(
  dataDir: string,
  passwordFile: string,
  bin: string,
  user: RunAs | undefined,
  isForTests: boolean,
): void {
  // Tests open thousands of connections, and hashing the password costs both sides time, so it is done only once.
  const iterations = isForTests ? ["--set=scram_iterations=1"] : [];
  const flags = ["--encoding=UTF8", "--locale=C", "--username=postgres", "--auth=scram-sha-256", "--no-sync"];
  const made = spawnSync(
    join(bin, "initdb"),
    [`--pgdata=${dataDir}`, `--pwfile=${passwordFile}`, ...flags, ...iterations],
    {
      cwd: "/",
      encoding: "utf8",
      ...identity(user),
    },
  );
  if (made.status !== 0) {
    throw new Error(`The database folder ${dataDir} cannot be made:\n${made.error?.message ?? made.stderr}`);
  }
}

/** The server's reason for ending, or else its last line. */
function reasonIn(lines: string): string {
  const output = lines.split("\n").filter((line) => line.trim() !== "");
  const last = output.findLast((line) => /(PANIC|FATAL): /.test(line)) ?? output.at(-1) ?? "it said nothing";
  return last.replace(/^.*?(?=(PANIC|FATAL): )/, "").replace(/: +/, ": ");
}

type Attempt = { readonly child?: ChildProcess; readonly lines: string };

/** One attempt: resolves when the server accepts connections or has exited. */
function launch(
  options: Required<Pick<PostgresOptions, "dataDir" | "log">> & PostgresOptions,
  bin: string,
  user: RunAs | undefined,
  port: number,
): Promise<Attempt> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    ...(options.durable === false
      ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }
      : {}),
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // Runs in a separate process group: Ctrl-C then reaches only the portal, which stops the database last.
  const child = spawn(join(bin, "postgres"), ["-D", options.dataDir, "-p", String(port), ...flags], {
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    ...identity(user),
  });
  const lines: string[] = [];
  return new Promise((done) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      options.log(line);
      if (lines.length < 200) lines.push(line);
      // A standby reports this as soon as it can be read.
      if (/ready to accept (read-only )?connections/.test(line)) done({ child, lines: "" });
    });
    child.once("error", (error) => done({ lines: error.message }));
    child.once("exit", () => done({ lines: lines.join("\n") }));
  });
}

function running(child: ChildProcess, dataDir: string, port: number, password: string): RunningPostgres {
  claim(dataDir);
  const stopNow = (): void => void child.kill("SIGINT");
  process.once("exit", stopNow);
  const exited = new Promise<string>((done) => {
    const end = (): void => {
      process.off("exit", stopNow);
      done(child.signalCode ?? `exit code ${child.exitCode}`);
    };
    if (hasExited(child)) end();
    else child.once("exit", end);
  });
  return {
    port,
    pid: child.pid ?? 0,
    exited,
    url: (database) => makeUrl(password, port, database),
    stop: async () => {
      process.off("exit", stopNow);
      if (child.pid !== undefined && !hasExited(child)) await stopProcess(child.pid);
      release(dataDir);
    },
  };
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
