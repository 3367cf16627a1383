import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { identity, runAs } from "./postgres/run-as.ts";

/** The configuration of PgBouncer that operators use. */
const operatorsFile = fileURLToPath(
  new URL("../../../deploy/kubernetes/base/pgbouncer.ini", import.meta.url),
);

const program = "pgbouncer";

export type PgBouncerOptions = {
  /** The address of the database to which connections are passed, with user and password. */
  readonly target: string;
  /** Settings that differ from those of operators. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The query with which connections begin; by default the limits of sessions from the operators' file. */
  readonly connectQuery?: string;
};

export type RunningPgBouncer = {
  /** The address of the database behind the pooler. */
  readonly url: string;
  readonly pid: () => number | undefined;
  /** Ends PgBouncer without waiting for connections. */
  readonly kill: () => Promise<void>;
  /** Starts PgBouncer again after it was ended. */
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The version of the installed PgBouncer, such as 1.18.0; undefined if there is none. */
export function pgBouncerVersion(): string | undefined {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 ? /PgBouncer (\S+)/.exec(stdout)?.[1] : undefined;
}

/** A pooler of transactions with the settings that operators are given, before one database. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<RunningPgBouncer> {
  const user = runAs();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "cathedra-pgbouncer-"));
  const target = new URL(options.target);
  const database = target.pathname.slice(1);
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    if (user !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  const users = file("userlist.txt", `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
  const ini = file("pgbouncer.ini", writeIni(options, target, database, port, users));
  chmodSync(folder, 0o711);
  let child = await launch(ini, port);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const url = new URL(options.target);
  url.port = String(port);
  return {
    url: url.href,
    pid: () => child.pid,
    kill,
    startAgain: async () => {
      child = await launch(ini, port);
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeIni(
  { settings = {}, connectQuery }: PgBouncerOptions,
  { hostname, port: serverPort }: URL,
  database: string,
  port: number,
  users: string,
): string {
  const given = readFileSync(operatorsFile, "utf8");
  const here = `${database} = host=${hostname} port=${serverPort} dbname=${database}`;
  const own = { listen_addr: "127.0.0.1", listen_port: String(port), auth_file: users, unix_socket_dir: "" };
  const changed = Object.entries({ ...own, ...settings }).map(([name, value]) => `${name} = ${value}`);
  const addressed = given.replace(/^cathedra = host=\S+ port=\S+ dbname=\S+/m, here);
  if (addressed === given) throw new Error(`${operatorsFile} has no database of the portal`);
  const limited =
    connectQuery === undefined
      ? addressed
      : addressed.replace(/connect_query='[^']*'/, `connect_query='${connectQuery}'`);
  // PgBouncer uses the last of several equal settings.
  return `${limited}\n${changed.join("\n")}\n`;
}

/** Starts PgBouncer; resolves when it accepts connections. */
async function launch(ini: string, port: number): Promise<ChildProcess> {
  const child = spawn(program, ["--quiet", ini], {
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    ...identity(runAs()),
  });
  const stopNow = (): void => void child.kill("SIGKILL");
  process.once("exit", stopNow);
  child.once("exit", () => process.off("exit", stopNow));
  let output = "";
  child.stderr?.on("data", (text) => {
    output = `${output}${text}`.slice(-4_000);
  });
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`PgBouncer does not start: ${output}`);
    if (await takes(port)) return child;
    await delay(20);
  }
}

function takes(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
