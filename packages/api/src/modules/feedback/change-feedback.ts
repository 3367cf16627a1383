import { type Actor, mayWorkOnFeedback } from "@cathedra/domain/access";
import { readWith } from "@cathedra/domain/input";
import { feedbackWorkSchema } from "@cathedra/domain/reports";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationChangeFeedbackArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import { type FeedbackRow, lockFeedback } from "./feedback-queries.ts";

/** Sets the state of a feedback entry. Repeating it changes nothing and is logged once. */
export async function changeFeedback(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
  { id, modifiedAt, ...given }: MutationChangeFeedbackArgs,
): Promise<FeedbackRow> {
  authorize(mayWorkOnFeedback(actor));
  const read = readWith(feedbackWorkSchema, given);
  if (!read.ok) throw invalidInput(read.error);
  const { state } = read.value;
  const note = read.value.note ?? "";
  return inLockedTransaction(db, [], async (tx) => {
    const before = await lockFeedback(tx, id);
    if (before === undefined) throw appError("NOT_FOUND");
    if (before.state === state && before.note === note) return before;
    await refuseStale(tx, "feedback", modifiedAt, {
      modifiedAt: before.modifiedAt,
      modifiedBy: before.modifierId,
    });
    await tx
      .updateTable("feedback")
      .set({ state, note, modified_at: toTimestamp(clock()), modified_by: actor.userId })
      .where("id", "=", before.id)
      .execute();
    await audit(tx, actor, "feedback.changed", String(before.id), {
      customer: null,
      before: { state: before.state, note: before.note },
      after: { state, note },
    });
    return (await lockFeedback(tx, id)) ?? before;
  });
}
