import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningPostgres, reachableDataDir, startPostgres } from "./embedded-postgres.ts";
import { livingOwner } from "./postgres/leftover.ts";

let folder: string;
let dataDir: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cathedra-embedded-test-"));
  chmodSync(folder, 0o711);
  dataDir = join(folder, "data");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a PostgreSQL server listens on the port: such a server answers an SSL request with one letter. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])));
    socket.once("data", (bytes) => {
      socket.destroy();
      done(["S", "N"].includes(bytes.toString()));
    });
    socket.once("error", () => done(false));
  });
}

const serverPid = (): number => Number.parseInt(readFileSync(join(dataDir, "postmaster.pid"), "utf8"), 10);

async function withServer(work: (server: RunningPostgres) => Promise<void>): Promise<void> {
  const server = await startPostgres({ dataDir, durable: false });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

test("a server starts on a free port, stops, and starts again with the same password", async () => {
  let first = "";
  await withServer(async (server) => {
    expect(await answers(server.port)).toBe(true);
    expect(livingOwner(dataDir)).toBe(process.pid);
    first = new URL(server.url("postgres")).password;
    expect(first).toHaveLength(32);
  });
  await withServer(async (server) => {
    expect(new URL(server.url("a name/with signs")).password).toBe(first);
  });
  expect(existsSync(join(dataDir, "postmaster.pid"))).toBe(false);
  expect(livingOwner(dataDir)).toBeUndefined();
});

/** Starts a server in a Node process of its own and kills that process. */
async function killOwner(): Promise<number> {
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href)};
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log("started");
    setInterval(() => undefined, 1000);`;
  const owner = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((started) => owner.stdout.once("data", started));
  const pid = serverPid();
  const gone = new Promise((done) => owner.once("exit", done));
  owner.kill("SIGKILL");
  await gone;
  return pid;
}

test("a server of a killed process is stopped, and its data folder is used again", async () => {
  const pid = await killOwner();
  expect(() => process.kill(pid, 0)).not.toThrow();
  await withServer(async (server) => {
    expect(serverPid()).not.toBe(pid);
    expect(await answers(server.port)).toBe(true);
  });
});

test("a server that was killed itself recovers", async () => {
  const pid = await killOwner();
  process.kill(pid, "SIGKILL");
  await withServer(async (server) => expect(await answers(server.port)).toBe(true));
});

test("a server in use is left alone, and its process is named", async () => {
  await withServer(async (server) => {
    // The owner file names another running process: the parent process, which runs at least as long as this test.
    writeFileSync(`${dataDir}.owner`, `${process.ppid}\n`);
    await expect(startPostgres({ dataDir })).rejects.toThrow(`is in use by process ${process.ppid}`);
    expect(await answers(server.port)).toBe(true);
  });
});

test("a lock file with the process of another program does not prevent the start", async () => {
  writeFileSync(
    join(dataDir, "postmaster.pid"),
    `${process.pid}\n${dataDir}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
  );
  await withServer(async (server) => expect(await answers(server.port)).toBe(true));
});

test("an incompletely created data folder is created again", async () => {
  rmSync(dataDir, { recursive: true });
  mkdirSync(join(dataDir, "global"), { recursive: true });
  writeFileSync(join(dataDir, "PG_VERSION"), "18\n");
  writeFileSync(join(dataDir, "global/pg_control"), "");
  writeFileSync(`${dataDir}.making`, String(statSync(dataDir).ino));
  await withServer(async (server) => expect(await answers(server.port)).toBe(true));
  expect(existsSync(`${dataDir}.making`)).toBe(false);
});

test("a server that cannot start reports its own message", async () => {
  const settings = { max_connections: "none" };
  await expect(startPostgres({ dataDir, settings })).rejects.toThrow(
    /does not start: FATAL: .*max_connections[^\n]*$/,
  );
});

describe("a folder that cannot be used is refused in one sentence, and nothing in it is deleted", () => {
  // A server that gives up may leave its lock file.
  const content = (): string[] => readdirSync(dataDir).filter((name) => name !== "postmaster.pid");
  const refused = async (problem: string, sentence: RegExp): Promise<void> => {
    const before = content();
    const start = startPostgres({ dataDir });
    await expect(start).rejects.toThrow(sentence);
    await expect(start).rejects.toMatchObject({ name: "PostgresRefusal", problem });
    expect(content()).toEqual(before);
  };

  test("a folder with other files is refused, also next to an incompletely created one", async () => {
    const own = dataDir;
    try {
      dataDir = join(folder, "own");
      mkdirSync(dataDir);
      writeFileSync(join(dataDir, "notes.txt"), "years of work");
      await refused("foreign", /own holds what is not a database: notes\.txt$/);
      writeFileSync(`${dataDir}.making`, "1");
      await refused("foreign", /own holds what is not a database: notes\.txt$/);
      expect(readFileSync(join(dataDir, "notes.txt"), "utf8")).toBe("years of work");
    } finally {
      dataDir = own;
    }
  });

  test("a complete database with a missing or damaged password file is refused", async () => {
    const marker = join(dataDir, "cathedra.json");
    const whole = readFileSync(marker, "utf8");
    writeFileSync(marker, whole.slice(0, 20));
    await refused("damaged-marker", /^The file .*cathedra\.json, which holds .* password, is damaged$/);
    rmSync(marker);
    await refused("no-marker", /holds a database without the file cathedra\.json/);
    writeFileSync(marker, whole);
    await withServer(async (server) => expect(await answers(server.port)).toBe(true));
  });

  test("a damaged database is refused with the server's last message", async () => {
    writeFileSync(join(dataDir, "global/pg_control"), "");
    await refused("does-not-start", /does not start: PANIC: [^\n]*pg_control[^\n]*$/);
  });
});

test.runIf(process.getuid?.() === 0)(
  "a folder that the server's user cannot access is replaced or reported",
  async () => {
    const closed = join(folder, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const wanted = join(closed, "checkout/.data/postgres");
    const { dataDir: reachable, moved } = reachableDataDir(wanted);
    expect(moved).toBe(true);
    expect(reachable).toMatch(/^\/var\/lib\/cathedra\/[0-9a-f]{12}\/postgres$/);
    expect(reachableDataDir(wanted)).toEqual({ dataDir: reachable, moved });
    expect(reachableDataDir(dataDir)).toEqual({ dataDir, moved: false });
    await expect(startPostgres({ dataDir: wanted })).rejects.toThrow(
      /cannot enter .*closed.*: choose a data folder/,
    );
  },
);
