import type { Actor } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import type { AuditFilter } from "../../graphql/generated/contract.ts";
import { audit } from "./audit.ts";
import { readAuditQuery } from "./read-audit-query.ts";

/** Records in the audit log that a person has exported it. */
export async function recordAuditExport(
  { db }: { readonly db: Db },
  actor: Actor,
  filter: AuditFilter | null | undefined,
): Promise<boolean> {
  const { customers } = await readAuditQuery(db, actor, filter);
  const only = customers === "all" || customers.length !== 1 ? null : (customers[0] ?? null);
  await inLockedTransaction(db, [], (tx) =>
    audit(tx, actor, "audit.exported", "audit log", { customer: only, details: { ...filter } }),
  );
  return true;
}
