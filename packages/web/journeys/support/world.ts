import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { startDatabase } from "./database.ts";

const checkout = resolve(import.meta.dirname, "../../../..");
const longestStartMs = 90_000;

/** Starts a local world with a database that journeys can take away; what it returns stops both. */
export default async function startWorld(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "cathedra-journeys-"));
  // Passable, not readable: the database may run as another user.
  chmodSync(folder, 0o711);
  const database = await startDatabase(join(folder, "postgres"), await freePort());
  const data = join(folder, "data");
  const portal = spawn(
    process.execPath,
    ["--conditions=cathedra-source", join(checkout, "packages/tools/local/start.js"), "--no-build"],
    {
      cwd: checkout,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        CATHEDRA_DATA: data,
        DATABASE_URL: database.url,
        PORT: String(await freePort()),
        IDENTITY_PORT: String(await freePort()),
      },
    },
  );
  const output = collect(portal);

  async function stop(): Promise<void> {
    portal.kill("SIGTERM");
    await gone(portal);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    process.env.JOURNEYS_ORIGIN = await readyOrigin(join(data, "run.json"), portal);
    process.env.JOURNEYS_DATABASE = database.control;
  } catch (error) {
    await stop();
    throw new Error(`The portal did not start:\n${output()}`, { cause: error });
  }
  return stop;
}

async function readyOrigin(runFile: string, portal: ChildProcess): Promise<string> {
  const deadline = Date.now() + longestStartMs;
  while (Date.now() < deadline && portal.exitCode === null) {
    const run = existsSync(runFile) ? readFileSync(runFile, "utf8") : "";
    const origin = /"ready":true.*?"origin":"([^"]+)"|"origin":"([^"]+)".*?"ready":true/.exec(run);
    if (origin !== null) return origin[1] ?? origin[2] ?? "";
    await delay(200);
  }
  throw new Error("it was not ready in time");
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => chunks.push(String(chunk)));
  return () => chunks.join("").slice(-4000);
}

function gone(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once("exit", done));
}
