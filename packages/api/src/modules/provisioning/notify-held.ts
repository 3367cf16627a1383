import { type CustomerId, type Instant, type UserId, utcDay } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement, text, uuid } from "../../db/statement.ts";
import { notify } from "../inbox/public.ts";

const adminsStatement = statement(
  { userId: uuid<UserId>(), customer: text() },
  (customer: CustomerId) => sql`
    select admin.user_id as "userId", customer.name as customer
    from customer_admin admin join customer on customer.id = admin.customer_id
    where admin.customer_id = ${customer}`,
);

/** Tells an institution's admins, once a day, that ends of access wait for their answer. */
export async function notifyHeld(tx: Tx, customer: CustomerId, now: Instant): Promise<void> {
  const admins = await adminsStatement.rows(tx, customer);
  const [first] = admins;
  if (first === undefined) return;
  await notify(tx, {
    to: admins.map(({ userId }) => userId),
    kind: "deactivations_held",
    cause: `deactivations-held:${customer}:${utcDay(now)}`,
    facts: { customerId: customer, customer: first.customer },
  });
}
