import type { CourseVoucherId, Instant } from "@cathedra/domain";
import { type Actor, mayManageGroupCourses } from "@cathedra/domain/access";
import { readIdempotencyKey } from "@cathedra/domain/cloud";
import { type NewCourseVoucher, validateCourseVoucher } from "@cathedra/domain/learning";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { type AppError, authorize, invalidInput } from "../../errors.ts";
import type { MutationCreateCourseVoucherArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { newCourseVoucherCode } from "./new-code.ts";
import { type CourseVoucherView, courseVoucherById, isGiven, lockGroup } from "./voucher-queries.ts";

export type CourseVoucherDeps = { readonly db: Db; readonly clock: Clock };

/**
 * Creates a link that gives one course of a group (2.021, 2.022, X97). A repeated `idempotencyKey` returns the existing one.
 */
export async function createCourseVoucher(
  { db, clock }: CourseVoucherDeps,
  actor: Actor,
  args: MutationCreateCourseVoucherArgs,
): Promise<CourseVoucherView> {
  const key = readIdempotencyKey(args.idempotencyKey);
  if (!key.ok) throw invalidInput([key.error]);
  const requestKey = key.value;
  return refusingKeyOfAnother(() =>
    inLockedTransaction(db, [lockKey("group", args.customerGroupId)], async (tx) => {
      const group = await lockGroup(tx, args.customerGroupId);
      authorize(group === undefined ? "hidden" : mayManageGroupCourses(actor, group));
      const now = clock();
      const read = validateCourseVoucher(args, now);
      if (!read.ok) throw invalidInput(read.error);
      const made = await madeBefore(tx, actor, requestKey, read.value);
      if (made !== undefined) return courseVoucherById(tx, made, now);
      const { groupId, courseId } = read.value;
      const { gives } = await givesStatement.only(tx, groupId, courseId);
      if (!gives) throw invalidInput([fieldError("talentCourseId", "NOT_AN_OPTION")]);
      const id = await insertVoucher(tx, actor, read.value, { now, requestKey });
      return courseVoucherById(tx, id, now);
    }),
  );
}

const givesStatement = statement(
  { gives: bool() },
  (groupId: number, courseId: number) => sql`
    select ${isGiven} as gives from (select ${groupId}::int as group_id, ${courseId}::int as course_id) voucher`,
);

async function insertVoucher(
  tx: Tx,
  { userId }: Actor,
  { groupId, courseId, maxUses, validTo }: NewCourseVoucher,
  { now, requestKey }: { readonly now: Instant; readonly requestKey: string | null },
): Promise<CourseVoucherId> {
  const { id } = await tx
    .insertInto("course_voucher")
    .values({
      code: newCourseVoucherCode(),
      group_id: groupId,
      course_id: courseId,
      created_by: userId,
      created_at: toTimestamp(now),
      valid_to: toTimestamp(validTo),
      max_uses: maxUses,
      request_key: requestKey,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(tx, { userId }, "course_voucher.created", String(id), {
    customer: { ofGroup: groupId },
    after: { groupId, courseId, maxUses, validTo: new Date(validTo).toISOString() },
  });
  return id;
}

/**
 * The voucher that the caller has already created with this key for this course; a key that was used for something else is
 * refused.
 */
async function madeBefore(
  tx: Tx,
  { userId }: Actor,
  requestKey: string | null,
  { groupId, courseId }: NewCourseVoucher,
): Promise<CourseVoucherId | undefined> {
  if (requestKey === null) return undefined;
  const made = await tx
    .selectFrom("course_voucher")
    .select(["id", "group_id", "course_id"])
    .where("created_by", "=", userId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  if (made === undefined) return undefined;
  if (made.group_id === groupId && made.course_id === courseId) return made.id;
  throw keyOfAnother();
}

/**
 * Refuses a key that was used for another group: calls for two groups hold different locks, so the second one is only stopped by
 * the unique key.
 */
async function refusingKeyOfAnother<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violatedConstraint(error) === "course_voucher_request_keys" ? keyOfAnother() : error;
  }
}

function keyOfAnother(): AppError {
  return invalidInput([fieldError("idempotencyKey", "KEY_OF_ANOTHER_CALL")]);
}
