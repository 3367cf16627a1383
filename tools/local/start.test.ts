import { randomUUID } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aRecordInput } from "@cathedra/test-fixtures";
import { reachableDataDir, runningUrl } from "@cathedra/test-fixtures/embedded-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runInvariants } from "../invariants/testing/run-invariants.ts";
import { databaseName } from "./database.ts";
import { HttpBrowser, portalClient, type TokenAnswer } from "./http-browser.ts";
import { isRunning, type ProcessIdentity } from "./process-identity.ts";
import { readControlAddress } from "./station/control-address.ts";
import { playInWorld } from "./station/testing/play-in-world.ts";
import { freePorts, type LocalWorld, startLocalWorld } from "./testing/local-world.ts";

/** A start takes five seconds; a machine that runs other tests at the same time needs many more. */
const patient = 300_000;

// One portal through its whole life: half-written beginnings, faults, kills, restarts, and a new start. The tests
// build on each other and run in their order.

let folder: string;
let ports: Awaited<ReturnType<typeof freePorts>>;
let world: LocalWorld;
let origin: string;
let tokens: TokenAnswer;
const browser = new HttpBrowser();

const slow = { timeout: 60_000, interval: 100 };

/** How a station describes its connection to the portal. */
async function getCondition(folderOfStations: string, serviceTag: string): Promise<unknown> {
  const door = readControlAddress(join(folderOfStations, serviceTag));
  const answer = await fetch(`http://127.0.0.1:${door?.port}/${door?.token}/state`);
  return Reflect.get(Object(await answer.json()), "standing");
}

const ready = "Cathedra is ready";
const client = () => portalClient(`http://localhost:${ports.IDENTITY_PORT}/realms/cathedra`, origin);
const child = (name: string): ProcessIdentity => {
  const found = world.run().children.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no ${name} among ${JSON.stringify(world.run().children)}`);
  return found.process;
};

async function graphql<T>(query: string, variables: object = {}): Promise<T> {
  const response = await fetch(`${origin}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { data?: T; errors?: unknown };
  if (!response.ok || answer.data === undefined || answer.errors !== undefined) {
    throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  }
  return answer.data;
}

async function countRecords(searchText: string): Promise<number> {
  const query =
    "query ($searchText: String) { activities(searchParams: { searchText: $searchText }) { totalCount } }";
  return (await graphql<{ activities: { totalCount: number } }>(query, { searchText })).activities.totalCount;
}

/** `postmaster.pid` begins with the server's process. */
function databasePid(): number {
  return Number.parseInt(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8"), 10);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cathedra world "));
  // The database runs as its own user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  ports = await freePorts();
  origin = `http://localhost:${ports.PORT}`;
  // Files as a first start leaves them if it is killed midway.
  mkdirSync(join(folder, "postgres/base"), { recursive: true });
  writeFileSync(join(folder, "postgres/PG_VERSION"), "1");
  writeFileSync(join(folder, "postgres.making"), String(statSync(join(folder, "postgres")).ino));
  writeFileSync(join(folder, ".cathedra"), "");
  writeFileSync(join(folder, "secrets.json"), '{"objectSt');
  writeFileSync(join(folder, "run.json"), "");
  // Exercises at the stations are played faster than in real time.
  world = startLocalWorld(folder, { ...ports, STATIONS_PACE: "300" });
  await world.until(ready);
}, patient);

afterAll(async () => {
  world.process.kill("SIGTERM");
  await world.ended;
  rmSync(folder, { recursive: true, force: true });
});

test("the start succeeds with an incomplete data folder, and prints each step, the address and the people", () => {
  const said = world.said();
  for (const step of [
    "Database",
    "Migrations",
    "Demo data",
    "News and videos",
    "Learning platform",
    "Simulators",
    "Identity service, API and worker",
    "Stations",
  ]) {
    expect(said).toMatch(new RegExp(`^✓ ${step} \\d`, "m"));
  }
  expect(said).toContain(`Cathedra is ready: ${origin}\n`);
  expect(said).toMatch(/Maya Lindqvist +Trainee +IR Residents · \d+ logbook records/);
  expect(said).toMatch(/Ruth Abrams +System administrator/);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("the learning platform has a start page, and refuses API calls without its key", async () => {
  const [, address = ""] = /^Its learning platform is at: (\S+)$/m.exec(world.said()) ?? [];
  const start = await fetch(address);
  expect([start.status, await start.text()]).toEqual([200, expect.stringContaining("Open Cathedra")]);
  expect((await fetch(`${address}/api/v1/branches`)).status).toBe(401);
});

test("the portal answers and tells browsers the address of its identity service", async () => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const config = (await (await fetch(`${origin}/config.json`)).json()) as { identity: object };
  expect(config.identity).toMatchObject({
    issuer: `http://localhost:${ports.IDENTITY_PORT}/realms/cathedra`,
    clientId: "cathedra-web",
    audience: "cathedra-api",
    accountPasswordUrl: `http://localhost:${ports.IDENTITY_PORT}/realms/cathedra/account/password`,
  });
});

test("Maya signs in, and the API recognises her token", async () => {
  tokens = await client().signIn(browser, "maya.lindqvist");
  const { user } = await graphql<{ user: object }>("{ user { first_name email logbook roles } }");
  expect(user).toEqual({
    first_name: "Maya",
    email: "maya.lindqvist@northgate.example",
    logbook: "true",
    roles: [],
  });
});

test("Maya saves a record and finds it", async () => {
  const mutation = `mutation ($activity: ActivityInput!, $customerId: Int, $attendingName: String) {
    saveActivity(activity: $activity, customerId: $customerId, attendingName: $attendingName) { activity { id } }
  }`;
  const { customerId, attending: _, ...activity } = aRecordInput();
  const attendingName = "Quillfeather, Ada";
  await graphql(mutation, { activity: { ...activity, clientKey: randomUUID() }, customerId, attendingName });
  expect(await countRecords("Quillfeather")).toBe(1);
});

test(
  "a local station runs the exercise that its page requests, and the result belongs to Maya (12.019, 12.032)",
  async () => {
    const folderOfStations = join(folder, "stations");
    const station = { origin, folder: folderOfStations, serviceTag: "NGT4K21", token: tokens.access_token };
    await vi.waitFor(async () => expect(await getCondition(folderOfStations, "NGT4K21")).toBe("well"), slow);
    const run = await playInWorld(station);
    expect(run).toMatchObject({ state: "done", error: null });
    const { vistActivity } = await graphql<{ vistActivity: { id: string } | null }>(
      "query ($id: ID!) { vistActivity(id: $id) { id } }",
      { id: run.activityId },
    );
    expect(vistActivity?.id).toBe(run.activityId);
    // After its process is killed, the station is restarted with the same key.
    process.kill(child("stations").pid, "SIGKILL");
    await world.until("The stations started again");
    await vi.waitFor(async () => expect(await getCondition(folderOfStations, "NGT4K21")).toBe("well"), slow);
    expect(await playInWorld(station)).toMatchObject({ state: "done" });
  },
  patient,
);

test("a second start reports that Cathedra runs already and where", async () => {
  const second = startLocalWorld(folder, await freePorts());
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Cathedra runs already (process ${world.process.pid}), at ${origin}.`);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

test("an explicitly requested port in use exits with one sentence and code 1", async () => {
  const other = mkdtempSync(join(tmpdir(), "cathedra world "));
  const start = startLocalWorld(other, { ...(await freePorts()), PORT: ports.PORT });
  expect(await start.ended).toBe(1);
  expect(start.said()).toContain(
    `Port ${ports.PORT} for the portal cannot be used (something else listens there): stop what uses it, or choose another PORT.`,
  );
  expect(readdirSync(other)).not.toContain("run.json");
  rmSync(other, { recursive: true });
});

test("a folder with other files in place of the database is reported in one sentence and kept", async () => {
  const other = mkdtempSync(join(tmpdir(), "cathedra world "));
  chmodSync(other, 0o755);
  mkdirSync(join(other, "postgres"));
  writeFileSync(join(other, "postgres/notes.txt"), "years of work");
  for (const flags of [["--no-build"], ["--no-build", "--reset"]]) {
    const start = startLocalWorld(other, await freePorts(), flags);
    expect(await start.ended).toBe(1);
    expect(start.said()).toMatch(
      /^(The folder .*postgres holds what is not a database: notes\.txt\. |Nothing was deleted: ).*CATHEDRA_DATA\.$/m,
    );
    expect(start.said()).not.toMatch(/^\s+at /m);
  }
  expect(readFileSync(join(other, "postgres/notes.txt"), "utf8")).toBe("years of work");
  rmSync(other, { recursive: true });
});

test("a killed API is restarted", async () => {
  process.kill(child("API").pid, "SIGKILL");
  await world.until("The API stopped unexpectedly (SIGKILL): starting it again");
  await world.until("The API started again");
  expect(await countRecords("Quillfeather")).toBe(1);
});

test("a killed database is restarted with all saved data", async () => {
  process.kill(databasePid(), "SIGKILL");
  await world.until("The database stopped unexpectedly (SIGKILL): starting it again");
  await world.until("The database started again");
  await vi.waitFor(async () => expect(await countRecords("Quillfeather")).toBe(1), { timeout: 15_000 });
});

test("`npm run invariants` finds the database of the running world and reports no violation", async () => {
  const { code, said } = await runInvariants({ CATHEDRA_DATA: folder });
  expect(said).toMatch(/^All \d+ invariants hold, of 2 accounts, \d+ ledger entries/m);
  expect(code).toBe(0);
});

test("SIGTERM stops all services in order, with exit code 0", async () => {
  const children = world.run().children.map(({ process }) => process);
  const database = databasePid();
  world.process.kill("SIGTERM");
  expect(await world.ended).toBe(0);
  expect(children.filter(isRunning)).toEqual([]);
  expect(() => process.kill(database, 0)).toThrow("ESRCH");
  expect(readdirSync(folder)).not.toContain("run.json");
});

test("a damaged database is reported in one sentence with the server's last message and the remedy", async () => {
  const control = join(folder, "postgres/global/pg_control");
  const whole = readFileSync(control);
  truncateSync(control);
  const start = startLocalWorld(folder, ports);
  expect(await start.ended).toBe(1);
  writeFileSync(control, whole);
  expect(start.said()).toMatch(
    /^The database in .* does not start: PANIC: .*pg_control.*restore a backup.*`npm start -- --reset`, which loses/m,
  );
  expect(start.said()).not.toMatch(/^\s+at /m);
});

describe("the next start", () => {
  beforeAll(async () => {
    world = startLocalWorld(folder, ports);
    await world.until(ready);
  }, patient);

  test("the next start keeps the session, the tokens and the data", async () => {
    expect((await client().refresh(tokens.refresh_token)).status).toBe(200);
    tokens = await client().signIn(browser);
    expect(await countRecords("Quillfeather")).toBe(1);
  });

  test("after kill -9 of the supervisor, its services stop on their own", {
    timeout: patient,
  }, async () => {
    const children = world.run().children.map(({ process }) => process);
    // The identity service, the outside world, the mailbox, the receiver of reports, the learning platform, the simulators, the
    // stations, the portal, its worker, and the directory.
    expect(children).toHaveLength(10);
    world.process.kill("SIGKILL");
    expect(await world.ended).toBe("SIGKILL");
    // Each service is killed in the end (exit-with-parent.test.ts), which may take long on a slow machine.
    await vi.waitFor(() => expect(children.filter(isRunning)).toEqual([]), { timeout: patient });
    expect(isAlive(databasePid())).toBe(true);
  });
});

test("a start with --reset after a kill stops the leftover database and begins with new data; SIGTERM stops it on its way", {
  timeout: patient,
}, async () => {
  expect(readdirSync(folder)).toContain("identity");
  // The demo data of the first start is not needed again, hence --bare.
  world = startLocalWorld(folder, ports, ["--no-build", "--reset", "--bare"]);
  await world.until("✓ Demo data");
  // The sessions and keys of the identity service are gone, which starts last.
  expect(readdirSync(folder)).not.toContain("identity");
  const database = new pg.Client({
    connectionString: runningUrl(reachableDataDir(join(folder, "postgres")).dataDir, databaseName),
  });
  await database.connect();
  const { rows } = await database.query(
    `select (select count(*)::int from logbook_record) as records,
        (select count(*)::int from attending where last_name = 'Quillfeather') as named`,
  );
  await database.end();
  expect(rows[0]).toMatchObject({ named: 0 });
  expect(rows[0].records).toBeGreaterThan(20);
  world.process.kill("SIGTERM");
  expect(await world.ended).toBe(0);
  expect(readdirSync(folder)).not.toContain("run.json");
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
