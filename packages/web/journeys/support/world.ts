import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { compiledCode } from "@cathedra/test-fixtures/compiled-code";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { quickRoot, temporaryFolder } from "@cathedra/test-fixtures/temporary-postgres";
import { startDatabase } from "./database.ts";

const checkout = resolve(import.meta.dirname, "../../../..");
const local = join(checkout, "tools/local");
/** Stops the portal when the test run is killed. */
const exitWithParent = pathToFileURL(join(local, "exit-with-parent.ts")).href;
const maxStartMs = 300_000;

type World = {
  readonly origin: string;
  readonly database: string;
  readonly data: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts two local worlds: one for most journeys, and one for the journeys of faults, whose parts can be stopped. They start
 * one after the other, since a port is only reserved once a process listens on it. The returned function stops both.
 */
export default async function startWorlds(): Promise<() => Promise<void>> {
  const forPeople = await startWorld();
  const forFaults = await startWorld().catch(async (error: unknown) => {
    await forPeople.stop();
    throw error;
  });
  process.env.JOURNEYS_ORIGIN = forPeople.origin;
  process.env.JOURNEYS_DATA = forPeople.data;
  process.env.FAULTS_ORIGIN = forFaults.origin;
  process.env.FAULTS_DATABASE = forFaults.database;
  process.env.FAULTS_DATA = forFaults.data;
  return async () => void (await Promise.all([forPeople.stop(), forFaults.stop()]));
}

/** A local world with a database that journeys can take away. */
async function startWorld(): Promise<World> {
  const { folder, dataDir, remove } = await temporaryFolder(quickRoot());
  const database = await startDatabase(dataDir, await freePort());
  const data = join(folder, "portal");
  const portal = spawn(
    process.execPath,
    [
      "--import",
      exitWithParent,
      "--conditions=cathedra-source",
      join(local, "start.js"),
      "--no-build",
      "--bare",
    ],
    {
      cwd: checkout,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: compiledCode,
        // In a run of all tests the API's programs are built before, and start in half the processor time.
        ...(process.env.TEST_SHARD === undefined ? {} : { PORTAL_BUILT: "yes" }),
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
    remove();
  }

  try {
    const origin = await readyOrigin(join(data, "run.json"), portal);
    return { origin, database: database.control, data, stop };
  } catch (error) {
    await stop();
    throw new Error(`The portal did not start:\n${output()}`, { cause: error });
  }
}

async function readyOrigin(runFile: string, portal: ChildProcess): Promise<string> {
  const deadline = Date.now() + maxStartMs;
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
