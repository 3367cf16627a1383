import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SmallPlatform, smallPlatform } from "../learning-platform/small-platform.ts";
import { authorizations, furnish } from "../platform/role-matrix/callers.ts";
import { record } from "../platform/role-matrix/facts.ts";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { smallWeb } from "../support/web-root.ts";
import { callersWhoMay, changing, type GuardedCaller } from "./changing.ts";
import { notAdministration } from "./not-administration.ts";
import { countedElsewhere, notTried } from "./prepared.ts";
import { sendProbe } from "./send-probe.ts";

const web = smallWeb();
let platform: SmallPlatform;
let portal: CastApp;
let headersOf: Awaited<ReturnType<typeof authorizations>>;

beforeAll(async () => {
  platform = await smallPlatform();
  portal = await castApp([record], { config: { webRoot: web.webRoot }, platform: () => platform.open() });
  await furnish(portal);
  headersOf = await authorizations(portal);
});
afterAll(async () => {
  await portal.close();
  await platform.close();
  web.remove();
});

async function rowsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const latest = async () =>
    (
      await portal.database.db
        .selectFrom("audit_log")
        .select((eb) => eb.fn.max("id").as("id"))
        .executeTakeFirstOrThrow()
    ).id ?? 0;
  const before = await latest();
  await work();
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select("action")
    .where("id", ">", before)
    .orderBy("id")
    .execute();
  return rows.map(({ action }) => action);
}

const headers = (caller: GuardedCaller) => headersOf.get(caller) ?? {};

const lists = [notAdministration, countedElsewhere, notTried];
const tried = changing.filter(({ guard }) => lists.every((list) => list[guard.operation] === undefined));

describe.each(tried)("$title", ({ probe, guard }) => {
  const { may, mayNot } = callersWhoMay(guard, probe);
  test("writes one row of the log when it is done, and none when it is refused", async () => {
    await probe.prepare?.(portal);
    // What it needs is made before the rows are counted. A station says who it is in what it sends.
    if ("asks" in guard || "own" in guard) {
      const refused = await sendProbe(portal, probe, headers(mayNot));
      expect(await rowsOf(() => refused())).toEqual([]);
    }
    await probe.prepare?.(portal);
    const send = await sendProbe(portal, probe, headers(may));
    expect(await rowsOf(() => send())).toHaveLength(1);
    await probe.prepare?.(portal);
  });
});

test("what is not tried here is a change that exists, is in one list alone, and says why", () => {
  const known = new Set<string>(changing.map(({ guard }) => guard.operation));
  const named = lists.flatMap((list) => Object.keys(list));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  for (const why of [...Object.values(notAdministration), ...Object.values(notTried)])
    expect(why?.length).toBeGreaterThan(10);
});

const counted = Object.values(countedElsewhere).filter((place) => place !== undefined);
test.each(counted)("%s is counted in %s", (act, file) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toContain(`"${act}"`);
});
