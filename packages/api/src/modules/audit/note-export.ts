import type { Actor } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { inTurn } from "../../db/turns.ts";
import type { AuditFilter } from "../../graphql/generated/contract.ts";
import { askedOf } from "./asked.ts";
import { audit } from "./audit.ts";

/** Records in the audit log that a person has exported it. */
export async function noteAuditExport(
  { db }: { readonly db: Db },
  actor: Actor,
  filter: AuditFilter | null | undefined,
): Promise<boolean> {
  const { customers } = await askedOf(db, actor, filter);
  const only = customers === "all" || customers.length !== 1 ? null : (customers[0] ?? null);
  await inTurn(db, [], (tx) =>
    audit(tx, actor, "audit.exported", "audit log", { customer: only, details: { ...filter } }),
  );
  return true;
}
