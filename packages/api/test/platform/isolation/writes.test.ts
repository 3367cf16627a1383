import type { CastPerson } from "@cathedra/test-fixtures";
import { cast } from "@cathedra/test-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../../../src/graphql/guards.ts";
import { callersWhoMay, changing } from "../../audit/changing.ts";
import { sendProbe } from "../../audit/send-probe.ts";
import { type SmallPlatform, smallPlatform } from "../../learning-platform/small-platform.ts";
import { type CastApp, castApp } from "../../support/cast-app.ts";
import { smallWeb } from "../../support/web-root.ts";
import { authorizations, furnish } from "../role-matrix/callers.ts";
import { record } from "../role-matrix/facts.ts";
import { ownProbes } from "../role-matrix/own-probes.ts";
import { changesOfNeighbours, noteChangedRows, takeChangedRows } from "./changed-rows.ts";
import { changesNothing, expectedChanges } from "./expected-changes.ts";
import { moreCalls } from "./more-calls.ts";
import { addNeighbours, enrolInEverything, type Neighbourhood } from "./neighbours.ts";

const web = smallWeb();
const mail = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};
let platform: SmallPlatform;
let portal: CastApp;
let neighbourhood: Neighbourhood;
let headersOf: Awaited<ReturnType<typeof authorizations>>;

beforeAll(async () => {
  platform = await smallPlatform();
  portal = await castApp([record], {
    config: { webRoot: web.webRoot, voucherAdminCustomers: "*", mail },
    platform: () => platform.open(),
  });
  await furnish(portal);
  headersOf = await authorizations(portal);
  neighbourhood = await addNeighbours(portal.database.db);
  await noteChangedRows(portal.database.db, neighbourhood.tables);
});
afterAll(async () => {
  await portal.close();
  await platform.close();
  web.remove();
});

/** The operations of which a call has changed something. */
const changed = new Set<Operation>();

/** Ends when nothing of what was sent is still written: failed requests are, a while later, and readings of progress go on. */
async function settle(): Promise<void> {
  await portal.readingsEnded();
  await portal.app.flushFailures();
}

/** Sends a call, when the neighbours have all of the catalogue that it may be about: nothing of theirs may change. */
async function expectIsolated(operation: Operation, send: () => Promise<unknown>): Promise<void> {
  const { db } = portal.database;
  await enrolInEverything(db, neighbourhood.neighbours);
  await settle();
  await takeChangedRows(db);
  await send();
  await settle();
  const changes = await takeChangedRows(db);
  // That a request failed is no change that it made.
  if (changes.some(({ table }) => table !== "failed_request")) changed.add(operation);
  const { tables = [] } = expectedChanges[operation] ?? {};
  const unexpected = changesOfNeighbours(changes, neighbourhood).filter(
    ({ table }) => !tables.includes(table),
  );
  expect(unexpected).toEqual([]);
}

const ownChanges = ownProbes.filter(({ operation }) => operation.startsWith("Mutation."));

// A second try would find already done what the first one did.
describe("leaves everybody else's rows unchanged", { retry: 0 }, () => {
  test.each(changing)("$title", async ({ probe, guard }) => {
    await probe.prepare?.(portal);
    const send = await sendProbe(portal, probe, headersOf.get(callersWhoMay(guard, probe).may) ?? {});
    await expectIsolated(guard.operation, send);
    await probe.prepare?.(portal);
  });

  test.each(ownChanges.map((probe) => ({ title: probe.operation, probe })))(
    "$title of one's own",
    async ({ probe }) => {
      const [owner]: readonly CastPerson[] = probe.people ?? [cast.maya];
      if (owner === undefined) throw new Error("A probe has somebody whom it is about.");
      const given = await probe.give(portal, owner);
      await expectIsolated(probe.operation, () => portal.ask(owner, probe.query, given));
    },
  );

  test.each(moreCalls)("$operation $about", async ({ operation, prepare }) => {
    await expectIsolated(operation, await prepare(portal));
  });
});

// A second try would judge what the first one collected.
test("every mutation was seen to change rows, or states why it does not here", { retry: 0 }, () => {
  const unseen = changing.map(({ title }) => title).filter((title) => !changed.has(title));
  expect(unseen.toSorted()).toEqual(Object.keys(changesNothing).toSorted());
});
