import type { Instant } from "@cathedra/domain";
import { type Actor, entrustmentSide, mayRateRecord, mayStateTraineeRole } from "@cathedra/domain/access";
import {
  canRate,
  canStateRole,
  type EntrustmentSide,
  type Rating,
  readRatingComment,
  validateRating,
} from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type {
  ActivityEntrustment,
  MutationRateEntrustmentArgs,
  MutationStateTraineeRoleArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { idsInOrder, type LockedRequest, lockKeysOf, lockRequests } from "../confirmations/public.ts";
import { sendHint } from "../hints/public.ts";
import {
  entrustmentView,
  ratedRecord,
  type StoredEntrustment,
  storedEntrustment,
} from "./entrustment-view.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Stores how independent the trainee was, as the trainee or the attending says. Saying the same again writes nothing. */
export async function rateEntrustment(
  { db, clock }: Deps,
  actor: Actor,
  { id, rating: input }: MutationRateEntrustmentArgs,
): Promise<ActivityEntrustment> {
  return changeEntrustment(db, clock, actor, id, mayRateRecord, async (tx, { record, side, stored, now }) => {
    const { scale } = stored;
    if (scale === null || !canRate(ratedRecord(stored), side, now)) throw appError("RATING_CLOSED");
    const checked = validateRating(scale, input);
    if (!checked.ok) throw invalidInput(checked.error);
    const rating = checked.value;
    const before = stored[side];
    const isSame =
      before?.scale === scale &&
      before.level === rating.level &&
      before.complexity === rating.complexity &&
      before.comment === rating.comment;
    if (isSame) return false;
    const columns = { ...rating, scale, rated_by: actor.userId, rated_at: toTimestamp(now) };
    await tx
      .insertInto("logbook_entrustment")
      .values({ record_id: record.id, side, ...columns })
      .onConflict((conflict) => conflict.columns(["record_id", "side"]).doUpdateSet(columns))
      .execute();
    // The levels that trainees give themselves are for them and their attending only.
    const isAudited = side === "attending";
    await audit(tx, actor, "logbook.entrustment_rated", record.id, {
      customer: record.customerId,
      ...(isAudited && before !== null ? { before: levelFacts(before) } : {}),
      ...(isAudited ? { after: levelFacts(rating) } : {}),
      details: { side, scale },
      people: [record.createdBy],
    });
    return true;
  });
}

const levelFacts = ({ level, complexity }: Rating) => ({ level, complexity });

/** Stores in which role the attending says that the trainee took part; the record stays as it is. */
export async function stateTraineeRole(
  { db, clock }: Deps,
  actor: Actor,
  { id, role, comment: text }: MutationStateTraineeRoleArgs,
): Promise<ActivityEntrustment> {
  const comment = readRatingComment(text);
  if (!comment.ok) throw invalidInput([comment.error]);
  return changeEntrustment(db, clock, actor, id, mayStateTraineeRole, async (tx, { record, stored, now }) => {
    const { recordedRole: recorded, statedRole: before } = stored;
    if (!canStateRole(ratedRecord(stored), { recorded, stated: role }, now)) throw appError("RATING_CLOSED");
    if (before !== null && before.role === role && before.comment === comment.value) return false;
    const columns = {
      role,
      comment: comment.value,
      stated_by: actor.userId,
      stated_at: toTimestamp(now),
    };
    await tx
      .insertInto("logbook_stated_role")
      .values({ record_id: record.id, ...columns })
      .onConflict((conflict) => conflict.column("record_id").doUpdateSet(columns))
      .execute();
    await audit(tx, actor, "logbook.trainee_role_stated", record.id, {
      customer: record.customerId,
      ...(before === null ? {} : { before: { role: before.role } }),
      after: { role },
      details: { recordedRole: recorded },
      people: [record.createdBy],
    });
    return true;
  });
}

type Rated = {
  readonly record: LockedRequest;
  readonly side: EntrustmentSide;
  readonly stored: StoredEntrustment;
  readonly now: Instant;
};

/**
 * Changes what is said about a record, and tells the open pages of both people. `change` resolves to whether something was
 * written.
 */
async function changeEntrustment(
  db: Db,
  clock: Clock,
  actor: Actor,
  id: string,
  policy: typeof mayRateRecord,
  change: (tx: Tx, rated: Rated) => Promise<boolean>,
): Promise<ActivityEntrustment> {
  const ids = idsInOrder([id]);
  return inLockedTransaction(db, lockKeysOf(ids), async (tx) => {
    const [record] = await lockRequests(tx, ids);
    if (record === undefined) throw appError("NOT_FOUND", logbookTexts.recordUnavailable);
    const stored = await storedEntrustment(tx, record.id);
    const answered = { ...record, by: stored.by };
    const decision = policy(actor, answered);
    if (decision === "hidden") throw appError("NOT_FOUND", logbookTexts.recordUnavailable);
    authorize(decision);
    const side = entrustmentSide(actor, answered);
    // The attending of a record that is not confirmed.
    if (side === null) throw appError("RECORD_NOT_CONFIRMED");
    const now = clock();
    const isWritten = await change(tx, { record, side, stored, now });
    if (isWritten) {
      const to = [record.createdBy, ...(stored.by === null ? [] : [stored.by])];
      await sendHint(tx, { kind: "confirmation", id: record.id, to: [...new Set(to)] });
    }
    return entrustmentView(await storedEntrustment(tx, record.id), side, now);
  });
}
