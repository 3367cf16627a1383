import type { CourseId, CourseVoucherId, GroupId, Instant, UserId } from "@cathedra/domain";
import type { CourseVoucherCode, CourseVoucherFacts } from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { bool, float, floats, int, json, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { type CodeSubjects, wrongCodes } from "../invite-codes/public.ts";
import { inSpaceOrder } from "../learning-spaces/public.ts";
import { isGiven } from "./voucher-queries.ts";

export type LockedCourseVoucher = CourseVoucherFacts & {
  readonly id: CourseVoucherId;
  readonly courseId: CourseId;
  readonly groupId: GroupId;
  readonly groupName: string;
  readonly learningSpaceNames: readonly string[];
};

/**
 * Locks the group of a code against changes of its courses (shared with other acceptances), and then the voucher. An invalid
 * code takes the same path as an unknown one.
 */
export async function lockVoucherOfCode(tx: Tx, code: CourseVoucherCode | undefined): Promise<void> {
  await sql`
    select from customer_group where id = (select group_id from course_voucher where code = ${code ?? ""})
    for share`.execute(tx);
  await sql`select from course_voucher where code = ${code ?? ""} for no key update`.execute(tx);
}

const voucherOfCodeStatement = statement(
  {
    id: int<CourseVoucherId>(),
    courseId: int<CourseId>(),
    groupId: int<GroupId>(),
    groupName: text(),
    validTo: timestamp(),
    maxUses: int(),
    used: int(),
    isGiven: bool(),
    learningSpaceNames: json<readonly string[]>(),
  },
  (code: CourseVoucherCode | undefined) => sql`
    select voucher.id, voucher.course_id as "courseId", voucher.group_id as "groupId",
      customer_group.name as "groupName", voucher.valid_to as "validTo", voucher.max_uses as "maxUses", voucher.used,
      ${isGiven} as "isGiven",
      (
        select coalesce(json_agg(space.name order by ${inSpaceOrder}), '[]')
        from learning_space_course listed join learning_space space on space.id = listed.learning_space_id
        where listed.course_id = voucher.course_id and space.gone_at is null
      ) as "learningSpaceNames"
    from course_voucher voucher join customer_group on customer_group.id = voucher.group_id
    where voucher.code = ${code ?? ""}`,
);

/** The voucher of a code; call it after locking, in a statement that begins after the lock was acquired. */
export function voucherOfCode(
  tx: Tx,
  code: CourseVoucherCode | undefined,
): Promise<LockedCourseVoucher | undefined> {
  return voucherOfCodeStatement.first(tx, code);
}

const standingStatement = statement(
  { hasAccepted: bool(), byUser: floats(), lastOfAddress: nullable(float()) },
  (id: CourseVoucherId | null, userId: UserId, subjects: CodeSubjects, now: Instant) => sql`
    select exists (
        select from course_voucher_user where voucher_id = ${id}::int and user_id = ${userId}
      ) as "hasAccepted",
      ${wrongCodes(subjects, now)}`,
);

/** Whether the person has access to the course, and which wrong codes they have tried. */
export function acceptanceStatus(
  tx: Tx,
  id: CourseVoucherId | null,
  userId: UserId,
  subjects: CodeSubjects,
  now: Instant,
) {
  return standingStatement.only(tx, id, userId, subjects, now);
}

/** Counts the use and gives the course; false if all uses were used up in the meantime. An existing grant is unchanged. */
export async function giveCourse(
  tx: Tx,
  { id, courseId, groupId }: LockedCourseVoucher,
  userId: UserId,
  now: Instant,
): Promise<boolean> {
  const at = toTimestamp(now);
  const { numAffectedRows } = await sql`
    with used as (
      update course_voucher set used = used + 1 where id = ${id} and used < max_uses returning id
    ), given as (
      insert into course_grant (user_id, course_id, source, group_id, granted_at)
      select ${userId}, ${courseId}, 'voucher', ${groupId}, ${at} from used
      on conflict do nothing
    )
    insert into course_voucher_user (voucher_id, user_id, accepted_at)
    select id, ${userId}, ${at} from used`.execute(tx);
  return numAffectedRows === 1n;
}
