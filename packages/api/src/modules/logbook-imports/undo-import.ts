import { isUuid } from "@cathedra/domain";
import { type Actor, mayUseLogbook } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { requestOperation } from "../operations/public.ts";
import { findImports, undoableUntil } from "./read-imports.ts";

/**
 * Requests the removal of an import's records from the worker. Null for another person's import and for one that does not exist. An
 * import that was undone is answered as it is.
 */
export async function undoImport(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  id: string,
) {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  if (!isUuid(id)) return null;
  await inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const now = clock();
    const found = await tx
      .selectFrom("logbook_import")
      .select(["undone_at", "requested_at", "customer_id"])
      .where("id", "=", id)
      .where("user_id", "=", actor.userId)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined || found.undone_at !== null) return;
    if (now >= undoableUntil(found.requested_at)) throw appError("LOGBOOK_IMPORT_TOO_OLD");
    const operation = await requestOperation(tx, {
      kind: "logbook_import",
      subject: actor.userId,
      input: { importId: id, act: "undo" },
      requestedBy: actor.userId,
    });
    if (!operation.isNew) {
      const { rows } = await sql`
        select from operation where id = ${operation.id} and input = ${JSON.stringify({ importId: id, act: "undo" })}::jsonb`.execute(
        tx,
      );
      if (rows.length === 0) throw appError("LOGBOOK_IMPORT_RUNNING");
      return;
    }
    await audit(tx, actor, "logbook.import_undone", actor.userId, {
      customer: found.customer_id,
      details: { importId: id },
    });
  });
  const [view] = await findImports(db, actor.userId, clock(), id);
  return view ?? null;
}
