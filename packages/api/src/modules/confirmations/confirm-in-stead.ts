import { type Actor, mayConfirmInStead } from "@cathedra/domain/access";
import { confirmVerdict } from "@cathedra/domain/logbook";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import type { MutationConfirmActivityInSteadArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { writeConfirmed } from "./confirm.ts";
import { getSeenRecord } from "./record-seen-by-caller.ts";
import { type ChangedView, withRecord } from "./reopen.ts";
import { parseComment } from "./return-record.ts";

/**
 * Confirms a record, as it was seen, in the stead of an attending who cannot: the confirmation says so, with the administrator and
 * the reason. It is withdrawn by reopening the record.
 */
export async function confirmInStead(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  { record: seen, word }: MutationConfirmActivityInSteadArgs,
): Promise<ChangedView> {
  const reason = parseComment(word);
  return withRecord(db, actor, seen.id, mayConfirmInStead, async (tx, record) => {
    const verdict = confirmVerdict(getSeenRecord(seen), record);
    if (verdict === "changed") throw appError("RECORD_CHANGED");
    if (verdict === "now") await writeConfirmed(tx, actor, [record], clock(), reason);
    return { id: record.id };
  });
}
