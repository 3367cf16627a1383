import { once } from "node:events";
import { cast, demoWorld } from "@cathedra/test-fixtures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../src/seed/seed-world.ts";
import { toClaims } from "../support/cast-app.ts";
import { setUpDatabase } from "../support/database.ts";
import { startIdentity } from "../support/identity.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { saveMutation, saving } from "./save-helpers.ts";

let server: ServerProcess;

const database = setUpDatabase();
const identity = openBeforeAll(startIdentity);
beforeAll(async () => {
  await seedDemo(database.db, demoWorld, []);
});
afterAll(() => server.dispose());

const start = () => startServer(database.url, identity.issuer, { LOG_LEVEL: "silent" });

type Saved = {
  readonly data: { readonly saveActivity: { readonly activity: { readonly id: string } } } | null;
};

/** Saves a new record; undefined if there was no answer. A server that is too busy refuses, and is asked again. */
async function save(clientKey: string, token: string): Promise<string | undefined> {
  const response = await fetch(`${server.url}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: saveMutation, variables: saving({ clientKey }) }),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as Saved | undefined;
  if (answer?.data !== null) return answer?.data.saveActivity.activity.id;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return save(clientKey, token);
}

test("after kill -9, every acknowledged save is stored completely, and repeating an unacknowledged one stores it once", async () => {
  server = await start();
  const token = await identity.token(toClaims(cast.maya));
  const answered = new Map<string, string>();
  const unanswered: string[] = [];
  const enough = new EventTarget();

  /** Saves one record after the other until the server no longer answers. */
  async function saveOn(client: number): Promise<void> {
    for (let number = 0; ; number += 1) {
      const key = `${client}.${number}`;
      const id = await save(key, token);
      if (id === undefined) return void unanswered.push(key);
      answered.set(key, id);
      if (answered.size === 20) enough.dispatchEvent(new Event("reached"));
    }
  }
  const clients = Array.from({ length: 8 }, (_, client) => saveOn(client));
  await once(enough, "reached");
  server.signal("SIGKILL");
  await Promise.all(clients);
  await server.exited;
  expect(unanswered).toHaveLength(8);

  await server.dispose();
  server = await start();
  const again = await Promise.all(unanswered.map(async (key) => [key, await save(key, token)] as const));
  const wanted = new Map<string, string | undefined>([...answered, ...again]);
  const { rows } = await database.pool.query<{ key: string; id: string }>(`
    select client_key as key, id from logbook_record record
    where exists (select from logbook_participant where record_id = record.id)
      and exists (select from audit_log where subject = record.id::text)`);
  expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(wanted);
  expect(rows).toHaveLength(wanted.size);
});
