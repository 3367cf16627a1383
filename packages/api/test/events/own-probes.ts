import { addEvent } from "../machines/fleet.ts";
import { administering } from "../platform/role-matrix/administered-ids.ts";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000);

async function give({ database: { db } }: TestApp, customer: number) {
  await unbranded(db)
    .updateTable("quota_account")
    .set({ spendable_ms: 3_600_000 })
    .where("customer_id", "=", customer)
    .execute();
  return { ids: [await addEvent(db, inTwoDays(), [], { customer })] };
}

const byAcceptance: OwnProbe = {
  operation: "Query.getEventResourceAccessVouchersAsTrainee",
  about: "that one has accepted",
  query: "{ getEventResourceAccessVouchersAsTrainee { id } }",
  give: async ({ database: { db } }, { userId }) => {
    const id = await addEvent(db, inTwoDays());
    await unbranded(db).insertInto("voucher_user").values({ voucher_id: id, user_id: userId }).execute();
    return { id };
  },
};

export const ownEventProbes: readonly OwnProbe[] = [
  byAcceptance,
  {
    ...byAcceptance,
    about: "that one conducts",
    give: async ({ database }, { email }) => ({ id: await addEvent(database.db, inTwoDays(), [email]) }),
  },
  ...administering("either", {
    operation: "Query.getAllEventResourceAccessVouchersAsAdmin",
    query: "{ getAllEventResourceAccessVouchersAsAdmin { totalCount vouchers { id } } }",
    give,
  }),
  ...administering("either", {
    operation: "Query.getEventResourceAccessVouchersAsAdmin",
    query: "query ($ids: [Int!]!) { getEventResourceAccessVouchersAsAdmin(voucherIds: $ids) { id } }",
    unknown: { ids: [2_000_000_000] },
    give,
  }),
];
