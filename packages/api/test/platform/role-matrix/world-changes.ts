import { randomUUID } from "node:crypto";
import type { GroupRole } from "@cathedra/domain/access";
import type { CastPerson } from "@cathedra/test-fixtures";
import type { TestApp } from "../../support/app.ts";
import { unbranded } from "../../support/unbranded.ts";

type Whose = Pick<CastPerson, "userId">;

/** Creates a customer without people. */
async function aCustomer({ database: { db } }: TestApp): Promise<number> {
  const name = randomUUID();
  return (await db.insertInto("customer").values({ name }).returning("id").executeTakeFirstOrThrow()).id;
}

/** A new customer, of which this person is an admin. */
export async function ownCustomer(api: TestApp, { userId }: Whose): Promise<number> {
  const customerId = await aCustomer(api);
  await unbranded(api.database.db)
    .insertInto("customer_admin")
    .values({ customer_id: customerId, user_id: userId })
    .execute();
  return customerId;
}

/** The customer of a new group, in which this person is the only one. */
export async function customerOfOwnGroup(api: TestApp, { userId }: Whose, role: GroupRole): Promise<number> {
  const { db } = api.database;
  const customerId = await aCustomer(api);
  const group = await unbranded(db)
    .insertInto("customer_group")
    .values({ customer_id: customerId, name: randomUUID(), description: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await unbranded(db)
    .insertInto("customer_group_member")
    .values({ group_id: group.id, user_id: userId, role })
    .execute();
  return customerId;
}
