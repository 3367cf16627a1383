import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CastApp, castApp } from "../support/cast-app.ts";
import { call, lakeside, northgate, refusal, toAuditFacts } from "./operations.ts";

let portal: CastApp;

beforeEach(async () => {
  portal = await castApp();
});
afterEach(() => portal.close());

const defaults = { entrustmentScale: null, countImported: true };
const chosen = { entrustmentScale: "zwisch", countImported: false };

const storedRows = async () =>
  (await sql<object>`select * from logbook_settings order by customer_id`.execute(portal.database.db)).rows;

test("the portal's settings apply until others are chosen, which is audited once and affects no other customer", async () => {
  const other = { customerId: lakeside, settings: { entrustmentScale: "oScore", countImported: true } };
  await call(portal, "updateLogbookSettings", other, cast.ruth);
  const [others] = await storedRows();
  expect(await call(portal, "logbookSettings", { customerId: northgate })).toMatchObject({
    ...defaults,
    customer: { id: northgate },
    modifiedAt: null,
  });
  // The same as the defaults is no choice.
  await call(portal, "updateLogbookSettings", { customerId: northgate, settings: defaults });
  expect(await storedRows()).toEqual([others]);
  const saved = await call(portal, "updateLogbookSettings", { customerId: northgate, settings: chosen });
  expect(saved).toMatchObject(chosen);
  expect(await call(portal, "updateLogbookSettings", { customerId: northgate, settings: chosen })).toEqual(
    saved,
  );
  expect(await call(portal, "logbookSettings", { customerId: northgate })).toEqual(saved);
  const rows = await storedRows();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(others);
  expect(await toAuditFacts(portal, String(northgate))).toMatchObject([
    { action: "logbook.settings_changed", before: defaults, after: chosen },
  ]);
});

test("if two admins read the same settings, the second save is refused and nothing is replaced", async () => {
  const variables = { customerId: northgate, settings: chosen, modifiedAt: null };
  const { modifiedAt } = await call(portal, "updateLogbookSettings", variables);
  const second = { customerId: northgate, settings: { entrustmentScale: "oScore", countImported: true } };
  for (const read of [null, "2026-01-01T00:00:00.000Z"]) {
    const refused = await refusal(
      portal,
      "updateLogbookSettings",
      { ...second, modifiedAt: read },
      cast.ruth,
    );
    expect(refused).toMatchObject({
      code: "CONFLICT",
      modifiedBy: { keycloak_id: cast.george.keycloakId },
    });
  }
  expect(await storedRows()).toMatchObject([{ entrustment_scale: "zwisch", count_imported: false }]);
  const saved = await call(portal, "updateLogbookSettings", { ...second, modifiedAt }, cast.ruth);
  expect(saved).toMatchObject(second.settings);
});

test("a scale that does not exist is refused", async () => {
  const settings = { entrustmentScale: "guess", countImported: true };
  await refusal(portal, "updateLogbookSettings", { customerId: northgate, settings });
  expect(await storedRows()).toEqual([]);
});
