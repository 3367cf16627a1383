import type { CustomerId, Instant } from "@cathedra/domain";
import type { ProvisioningMode } from "@cathedra/domain/provisioning";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { nullable, statement, text, timestamp } from "../../db/statement.ts";

export type Connection = { readonly mode: ProvisioningMode; readonly answeredAt: Instant | null };

const lockStatement = statement(
  { mode: text<ProvisioningMode>(), answeredAt: nullable(timestamp()) },
  (customer: CustomerId) => sql`
    select mode, answered_at as "answeredAt" from scim_connection where customer_id = ${customer} for update`,
);

/** Runs changes of one institution's directory one after the other; `connection` is undefined if it never had one. */
export function inDirectory<T>(
  db: Db,
  customer: CustomerId,
  work: (tx: Tx, connection: Connection | undefined) => Promise<T>,
): Promise<T> {
  return inLockedTransaction(db, [lockKey("directory", customer)], async (tx) =>
    work(tx, await lockStatement.first(tx, customer)),
  );
}
