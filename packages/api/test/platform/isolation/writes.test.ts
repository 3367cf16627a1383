import type { CastPerson } from "@cathedra/test-fixtures";
import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../../../src/graphql/guards.ts";
import { callersWhoMay, changing } from "../../audit/changing.ts";
import { sendProbe } from "../../audit/send-probe.ts";
import { setUpPlatform } from "../../learning-platform/small-platform.ts";
import { setUpCastApp } from "../../support/cast-app.ts";
import { smallWeb } from "../../support/web-root.ts";
import { authorizations, furnish } from "../role-matrix/callers.ts";
import { record } from "../role-matrix/facts.ts";
import { ownProbes } from "../topics.ts";
import { type ChangedRow, changesOfNeighbours, noteChangedRows, takeChangedRows } from "./changed-rows.ts";
import { changesNothing, type ExpectedChanges, expectedChanges } from "./expected-changes.ts";
import { moreCalls } from "./more-calls.ts";
import {
  addNeighbours,
  addTwins,
  enrolInEverything,
  type Neighbour,
  type Neighbourhood,
} from "./neighbours.ts";

const web = smallWeb();
const mail = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};
let neighbourhood: Neighbourhood;
let headersOf: Awaited<ReturnType<typeof authorizations>>;

const platform = setUpPlatform();
const portal = setUpCastApp([record], {
  config: { webRoot: web.webRoot, voucherAdminCustomers: "*", mail },
  platform: () => platform.open(),
});
beforeAll(async () => {
  await furnish(portal);
  headersOf = await authorizations(portal);
  neighbourhood = await addNeighbours(portal.database.db);
  await joinStrangersGroup();
  await noteChangedRows(portal.database.db, neighbourhood.tables);
});
afterAll(() => web.remove());

function stranger(): Neighbour {
  const found = neighbourhood.neighbours.find(({ ownsCustomer }) => ownsCustomer);
  if (found === undefined) throw new Error("One of the neighbours is a stranger.");
  return found;
}

/** The memberships of demo people elsewhere must not change either: each is an admin of the stranger's group too. */
async function joinStrangersGroup(): Promise<void> {
  await sql`
    insert into customer_group_member (group_id, user_id, role)
    select ${stranger().groupId}, id, 'admin' from app_user on conflict do nothing`.execute(
    portal.database.db,
  );
}

/** The operations of which a call has changed something. */
const changed = new Set<Operation>();

/** Waits until all deferred writes are done: failed requests and progress are stored some time after the answer. */
async function settle(): Promise<void> {
  await portal.readingsEnded();
  await portal.app.flushFailures();
}

/** The changed rows that neighbours had, without the changes that the operation is expected to make. */
function damage(
  changes: readonly ChangedRow[],
  expected: ExpectedChanges | undefined,
): readonly ChangedRow[] {
  const { tables, neighbours, rows } = neighbourhood;
  return neighbours.flatMap((neighbour, at) => {
    const excepted = expected?.of === "both" || !neighbour.ownsCustomer ? expected?.tables : [];
    return changesOfNeighbours(changes, {
      tables,
      neighbours: [neighbour],
      rows: [rows[at] ?? new Map()],
    }).filter(({ table }) => excepted?.includes(table) !== true);
  });
}

/** Prepares and sends a call while the neighbours have rows of every kind; none of these may change. */
async function expectIsolated(
  operation: Operation,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<void> {
  const { db } = portal.database;
  await settle();
  await takeChangedRows(db);
  const send = await prepare();
  await settle();
  // A row that the preparation deletes could not show whether the call itself damages it.
  const expected = expectedChanges[operation];
  expect(damage(await takeChangedRows(db), expected)).toEqual([]);
  await enrolInEverything(db, neighbourhood.neighbours);
  await addTwins(db, neighbourhood);
  await takeChangedRows(db);
  await send();
  await settle();
  const changes = await takeChangedRows(db);
  // Recording a failed request, a refused start or a visit does not count as a change by the operation.
  if (changes.some(({ table }) => !["failed_request", "refused_start", "person_visit"].includes(table)))
    changed.add(operation);
  expect(damage(changes, expected)).toEqual([]);
}

const ownChanges = ownProbes.filter(({ operation }) => operation.startsWith("Mutation."));

// A retry would find the change made already, and could not detect a difference.
describe("an operation leaves other people's rows unchanged", { retry: 0 }, () => {
  test.each(changing)("$title", async ({ probe, guard }) => {
    await expectIsolated(guard.operation, async () => {
      await probe.prepare?.(portal);
      return sendProbe(portal, probe, headersOf.get(callersWhoMay(guard, probe).may) ?? {});
    });
    await probe.prepare?.(portal);
  });

  test.each(ownChanges.map((probe) => ({ title: probe.operation, probe })))(
    "$title on one's own data",
    async ({ probe }) => {
      const [owner]: readonly CastPerson[] = probe.people ?? [cast.maya];
      if (owner === undefined) throw new Error("A probe has somebody whom it is about.");
      await expectIsolated(probe.operation, async () => {
        const given = await probe.give(portal, owner);
        return () => portal.ask(owner, probe.query, given);
      });
    },
  );

  test.each(moreCalls)("$operation $about", async ({ operation, prepare }) => {
    await expectIsolated(operation, () => prepare(portal, stranger(), platform));
  });
});

// A retry would only repeat the check of what was collected before.
test("every mutation changed rows in this test, or is listed with a reason", { retry: 0 }, () => {
  const unseen = changing.map(({ title }) => title).filter((title) => !changed.has(title));
  expect(unseen.toSorted()).toEqual(Object.keys(changesNothing).toSorted());
});
