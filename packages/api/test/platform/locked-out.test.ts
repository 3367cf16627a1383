import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { documents, hour } from "../accounts/operations.ts";
import { setUpCastApp, toClaims } from "../support/cast-app.ts";

const portal = setUpCastApp([], { database: { lockTimeoutMs: 200 } });

async function topUp() {
  const token = await portal.identity.token(toClaims(cast.ruth));
  const variables = { customerId: 1, difference: hour, key: "the only one" };
  const query = documents.addCustomerCloudModuleQuotaTransaction;
  return portal.graphql({ query, variables }, { token });
}

test("a request that waits too long for a lock is asked to retry, and has changed nothing", async () => {
  await portal.database.db.transaction().execute(async (tx) => {
    await sql`select 1 from quota_account where customer_id = 1 for update`.execute(tx);
    const refused = await topUp();
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "1"]);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: "UNAVAILABLE" } }] });
  });
  expect((await topUp()).json()).not.toHaveProperty("errors");
  const { rows } = await sql`select 1 from quota_entry where transfer_key like '%the only one'`.execute(
    portal.database.db,
  );
  expect(rows).toHaveLength(1);
});
