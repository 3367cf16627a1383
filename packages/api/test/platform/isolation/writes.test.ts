import type { CastPerson } from "@cathedra/test-fixtures";
import { cast } from "@cathedra/test-fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callersWhoMay, changing } from "../../audit/changing.ts";
import { sendProbe } from "../../audit/send-probe.ts";
import { type SmallPlatform, smallPlatform } from "../../learning-platform/small-platform.ts";
import { type CastApp, castApp } from "../../support/cast-app.ts";
import { smallWeb } from "../../support/web-root.ts";
import { authorizations, furnish } from "../role-matrix/callers.ts";
import { record } from "../role-matrix/facts.ts";
import { ownProbes } from "../role-matrix/own-probes.ts";
import { type ChangedRow, changesOfNeighbours, noteChangedRows, takeChangedRows } from "./changed-rows.ts";
import { addNeighbours, enrolInEverything, type Neighbourhood } from "./neighbours.ts";
import { withoutOwner } from "./without-owner.ts";

const web = smallWeb();
let platform: SmallPlatform;
let portal: CastApp;
let neighbourhood: Neighbourhood;
let headersOf: Awaited<ReturnType<typeof authorizations>>;

beforeAll(async () => {
  platform = await smallPlatform();
  portal = await castApp([record], { config: { webRoot: web.webRoot, voucherAdminCustomers: "*" }, platform: () => platform.open() });
  await furnish(portal);
  headersOf = await authorizations(portal);
  neighbourhood = await addNeighbours(portal.database.db, new Set(Object.keys(withoutOwner)));
  await noteChangedRows(portal.database.db, neighbourhood.tables);
});
afterAll(async () => {
  await portal.close();
  await platform.close();
  web.remove();
});

/** What a call changed, when the neighbours have everything of the catalogue that it may be about. */
async function changesOf(call: () => Promise<unknown>): Promise<readonly ChangedRow[]> {
  const { db } = portal.database;
  await enrolInEverything(db, neighbourhood.neighbours);
  await takeChangedRows(db);
  await call();
  return takeChangedRows(db);
}

const nothing: string[] = [];

describe.each(changing)("$title", ({ probe, guard }) => {
  test("leaves the rows of neighbours as they are", async () => {
    await probe.prepare?.(portal);
    const { may } = callersWhoMay(guard, probe);
    const send = await sendProbe(portal, probe, headersOf.get(may) ?? {});
    const changes = await changesOf(send);
    if (changes.length === 0) nothing.push(guard.operation);
    expect(changesOfNeighbours(changes, neighbourhood)).toEqual([]);
    await probe.prepare?.(portal);
  });
});

const ownChanges = ownProbes.filter(({ operation, shown }) => shown !== undefined || operation.startsWith("Mutation."));

describe.each(ownChanges.map((probe) => ({ title: probe.operation, probe })))("$title of one's own", ({ probe }) => {
  test("leaves the rows of neighbours as they are", async () => {
    const [owner]: readonly CastPerson[] = probe.people ?? [cast.maya];
    if (owner === undefined) throw new Error("A probe has somebody whom it is about.");
    const given = await probe.give(portal, owner);
    const changes = await changesOf(() => portal.ask(owner, probe.query, given));
    if (changes.length === 0) nothing.push(`${probe.operation} own`);
    expect(changesOfNeighbours(changes, neighbourhood)).toEqual([]);
  });
});
test("x", () => { console.log(nothing.join("\n")); });
