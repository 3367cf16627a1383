import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addVoucher } from "../machines/fleet.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";

const portal = setUpCastApp([], { config: { voucherAdminCustomers: "*" } });
const db = () => portal.database.db;

async function ending(customer: "northgate" | "lakeside", days: number, name: string): Promise<void> {
  const id = await addVoucher(db(), [], { customerId: getCustomer(customer).id });
  await sql`update resource_access_voucher set valid_to = now() + ${days} * interval '1 day', name = ${name}
    where id = ${id}`.execute(db());
}

const query = "{ endingVouchers { count vouchers { name customerName validTo } } }";
const of = async (who: CastPerson) => (await portal.get(who, query)).endingVouchers;

test("the list has the vouchers of the admin's accounts that end within two weeks, the earliest first", async () => {
  await sql`update resource_access_voucher set valid_to = now() + interval '90 days' where kind = 'cloud_modules'`.execute(
    db(),
  );
  for (const [days, name] of [
    [15, "later"],
    [13, "last"],
    [1, "first"],
    [-1, "over"],
    [5, "third"],
    [2, "second"],
  ] as const)
    await ending("northgate", days, name);
  await ending("lakeside", 1, "of Lakeside");
  const own = await of(cast.priya);
  expect(own.count).toBe(4);
  expect(own.vouchers.map(({ name }) => name)).toEqual(["first", "second", "third"]);
  expect(own.vouchers[0]?.customerName).toBe(getCustomer("northgate").name);
  expect((await of(cast.helena)).vouchers.map(({ name }) => name)).toEqual(["of Lakeside"]);
  expect((await of(cast.ruth)).count).toBe(5);
  expect(await of(cast.maya)).toEqual({ count: 0, vouchers: [] });
  expect(await statementsOf(() => of(cast.priya))).toHaveLength(2);
});
