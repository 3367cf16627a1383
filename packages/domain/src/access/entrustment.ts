import type { UserId } from "../ids.ts";
import type { StoredAnswer } from "../logbook/confirmation/confirmation.ts";
import type { EntrustmentSide } from "../logbook/entrustment/rating.ts";
import type { Actor } from "./actor.ts";
import { type ConfirmableFacts, mayConfirmRecord } from "./confirmation.ts";
import type { Decision } from "./decision.ts";
import { mayReadRecord } from "./logbook.ts";

/** The attending's answer to a record, and who gave it. */
export type AnswerFacts = {
  readonly createdBy: UserId;
  readonly answer: StoredAnswer | null;
  readonly by: UserId | null;
};

/**
 * The side for which the actor rates a record: its author as the trainee, the person who confirmed it as the attending. No one is both, and
 * an administrator is neither.
 */
export function entrustmentSide(
  actor: Pick<Actor, "userId">,
  { createdBy, answer, by }: AnswerFacts,
): EntrustmentSide | null {
  if (createdBy === actor.userId) return "trainee";
  return answer === "confirmed" && by === actor.userId ? "attending" : null;
}

/**
 * Whether the actor may rate a record: its author, and its attending, who has to confirm it first. Others who may read it, such
 * as admins of its group, may not.
 */
export function mayRateRecord(actor: Actor, record: ConfirmableFacts & AnswerFacts): Decision {
  if (entrustmentSide(actor, record) !== null) return "allowed";
  if (record.answer !== "confirmed" && mayConfirmRecord(actor, record) === "allowed") return "allowed";
  return mayReadRecord(actor, record) === "allowed" ? "forbidden" : "hidden";
}

/** Whether the actor may say in which role the trainee took part: the attending may. */
export function mayStateTraineeRole(actor: Actor, record: ConfirmableFacts & AnswerFacts): Decision {
  return record.createdBy === actor.userId ? "forbidden" : mayRateRecord(actor, record);
}
