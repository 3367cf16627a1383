import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { cast, demoWorld } from "@cathedra/test-fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepObjects } from "../../src/modules/files/public.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { openObjectStore } from "../../src/storage/open-object-store.ts";
import { toClaims } from "../support/cast-app.ts";
import { setUpDatabase } from "../support/database.ts";
import { rawConnection } from "../support/half-requests.ts";
import { startIdentity } from "../support/identity.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import {
  formHeaders,
  getBody,
  getParts,
  image,
  makeUrl,
  metricValues,
  recording,
  webm,
} from "./delivery-helpers.ts";

const servers: ServerProcess[] = [];

const database = setUpDatabase();
const identity = openBeforeAll(startIdentity);
beforeAll(async () => {
  await seedDemo(database.db, demoWorld, []);
});
afterAll(() => Promise.all(servers.map((server) => server.dispose())));

async function start(extra: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await startServer(database.url, identity.issuer, { LOG_LEVEL: "silent", ...extra });
  servers.push(server);
  return server;
}

const count = async (table: string) =>
  (await database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]
    ?.count;

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, "objects", "results"), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("a delivery cut off by kill -9 is invisible and swept, and its repetition is stored completely (12.032)", async () => {
  const first = await start();
  const token = await identity.token(toClaims(cast.maya));
  const run = randomUUID();
  const files = [metricValues(), image(), recording("run.webm", webm(4_000_000))];
  const body = getBody(getParts({ run, files }));
  const head = [
    `POST ${makeUrl()} HTTP/1.1`,
    "host: portal.example",
    `content-type: ${formHeaders["content-type"]}`,
    `authorization: Bearer ${token}`,
    `content-length: ${body.length}`,
    "\r\n",
  ].join("\r\n");
  const connection = await rawConnection(
    Number(new URL(first.url).port),
    Buffer.concat([Buffer.from(head), body.subarray(0, -1_000_000)]),
  );
  // A part of the delivery is in the store, and the rest is still being sent.
  await expect.poll(() => filesIn(first.objectFolder), { timeout: 20_000 }).toHaveLength(2);
  first.signal("SIGKILL");
  await connection.closed;
  await first.exited;
  expect(connection.statuses()).toEqual([]);
  expect([
    await count("simulator_activity"),
    await count("activity_file"),
    await count("simulator_result"),
  ]).toEqual([0, 0, 0]);

  const store = `fs:${first.objectFolder}`;
  const second = await start({ OBJECT_STORE: store });
  const objectStore = await openObjectStore(
    {
      objectStore: { kind: "fs", folder: first.objectFolder },
      objectStoreSecret: "a secret of more than thirty-two characters",
      http: { publicUrl: second.url },
    },
    systemClock,
  );
  await sweepObjects({ db: database.db, objectStore });
  expect(await filesIn(first.objectFolder)).toHaveLength(2);
  await database.pool.query("update file_delivery set begun_at = now() - interval '61 minutes'");
  await sweepObjects({ db: database.db, objectStore });
  expect([await filesIn(first.objectFolder), await count("file_delivery")]).toEqual([[], 0]);

  const answer = await fetch(`${second.url}${makeUrl()}`, {
    method: "POST",
    headers: { ...formHeaders, authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(201);
  expect([await count("simulator_activity"), await count("activity_file")]).toEqual([1, 4]);
  expect(await filesIn(first.objectFolder)).toHaveLength(4);
});
