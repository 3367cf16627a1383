import type { CustomerId, UserId } from "@cathedra/domain";
import type { AuditAct } from "@cathedra/domain/audit";
import { cast, getCustomer } from "@cathedra/test-fixtures";
import { type AuditFacts, audit } from "../../src/modules/audit/audit.ts";
import type { CastApp } from "../support/cast-app.ts";

type Wanted = Partial<Omit<AuditFacts, "customer">> & {
  readonly by?: UserId | null;
  readonly act?: AuditAct;
  readonly subject?: string;
  readonly customer?: CustomerId | null;
};

/** Writes one act into the log, by Ruth about a hospital of Northgate unless changed, and returns its number. */
export async function anAct(
  { database }: Pick<CastApp, "database">,
  {
    by = cast.ruth.userId,
    act = "hospital.changed",
    subject = "b0000000-0000-4000-8000-000000000001",
    customer = getCustomer("northgate").id,
    ...facts
  }: Wanted = {},
): Promise<string> {
  return database.db.transaction().execute(async (tx) => {
    await audit(tx, { userId: by }, act, subject, { customer, ...facts });
    const { id } = await tx
      .selectFrom("audit_log")
      .select("id")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    return String(id);
  });
}
