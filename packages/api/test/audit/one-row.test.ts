import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../src/modules/audit/audit.ts";
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

async function rowsOf(work: () => Promise<unknown>): Promise<readonly { readonly action: string }[]> {
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
  return rows;
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
    const rows = await rowsOf(() => send());
    expect(rows).toHaveLength(1);
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

// Every row that any test has the API or the worker write is held against this: see `oneAuditShape`.
test("the log takes one shape alone, and writes nothing where nothing is other than it was", async () => {
  const act = (facts: object) =>
    portal.database.db
      .transaction()
      .execute((tx) => audit(tx, { userId: null }, "hospital.changed", "x", { customer: null, ...facts }));
  expect(await rowsOf(() => act({ before: { name: "A", at: undefined }, after: { name: "A" } }))).toEqual([]);
  expect(await rowsOf(() => act({ before: { name: "A" }, after: { name: "B" } }))).toHaveLength(1);
  expect(await rowsOf(() => act({ after: { name: "A" } }))).toHaveLength(1);
  for (const facts of [
    { before: { name: "A" }, after: { title: "B" } },
    { before: { name: "A", more: 1 }, after: { name: "B" } },
    { before: { name: "A" }, after: { name: "B", more: 1 } },
    { after: { last_name: "A" } },
    { details: { into_id: 1 } },
    { before: { name: "A" }, after: { name: "A" }, details: { told: 1 } },
  ])
    await expect(
      rowsOf(() => act(facts)),
      JSON.stringify(facts),
    ).rejects.toThrow("audit row hospital.changed");
  const of = { customer: null } as const;
  const wrong = () =>
    audit(null as never, { userId: null }, "hospital.changed", "x", {
      ...of,
      // @ts-expect-error What was and what is have the same fields.
      before: { name: 1 },
      // @ts-expect-error The same, seen from the other side.
      after: { title: 1 },
    });
  expect(wrong).toBeTypeOf("function");
});
