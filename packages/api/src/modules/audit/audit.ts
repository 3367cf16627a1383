import type { Actor } from "@cathedra/domain/access";
import type { Tx } from "../../db/database.ts";

/** What a change left behind; never clinical values or anything else that should not outlive its row. */
export type AuditFacts = {
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

/**
 * One row of the append-only log, in the transaction of the change. `action` is a noun and a participle
 * (`logbook.record_changed`), `subject` the id of what changed. An operator's command has no person.
 */
export async function audit(
  tx: Tx,
  actor: { readonly userId: Actor["userId"] | null },
  action: string,
  subject: string,
  { before, after }: AuditFacts = {},
): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      actor_id: actor.userId,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}
