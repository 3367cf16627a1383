import type { CustomerId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { float, int, statement, text } from "../../db/statement.ts";
import type { VoucherScope } from "../access-vouchers/public.ts";

const maxShown = 20;

const hoursStatement = statement(
  { id: int<CustomerId>(), name: text(), spendableTimeInMs: float() },
  (customers: readonly CustomerId[] | null) => sql`
    select customer.id, customer.name, quota.spendable_ms::float8 as "spendableTimeInMs"
    from quota_account quota join customer on customer.id = quota.customer_id
    where ${customers === null ? sql`true` : sql`quota.customer_id = any(${customers}::int[])`}
    order by quota.spendable_ms, customer.id limit ${sql.lit(maxShown)}`,
  [null],
  [[]],
);

/** The spendable hours of the accounts in scope, the lowest first. */
export async function accountHours(db: Db, scope: VoucherScope) {
  return scope.length === 0 ? [] : hoursStatement.rows(db, scope === "every" ? null : scope);
}
