import type { CourseVoucherId, GroupId } from "@cathedra/domain";
import { type Actor, mayManageGroupCourses } from "@cathedra/domain/access";
import { mayChangeCourseVoucherCode } from "@cathedra/domain/learning";
import { courseVoucherTexts } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import type { CourseVoucherDeps } from "./create-voucher.ts";
import { newCourseVoucherCode } from "./new-code.ts";
import { type CourseVoucherView, courseVoucherById, lockGroup } from "./voucher-queries.ts";

/** Gives a course voucher a new code; the former code is invalid from then on. The audit log does not contain the codes. */
export function regenerateCourseVoucherCode(deps: CourseVoucherDeps, actor: Actor, id: CourseVoucherId) {
  return changeCode(deps, actor, id, "course_voucher.code_regenerated");
}

/** Withdraws the voucher's code; one without a code is unchanged. People who have used it keep the course. */
export function revokeCourseVoucherCode(deps: CourseVoucherDeps, actor: Actor, id: CourseVoucherId) {
  return changeCode(deps, actor, id, "course_voucher.code_revoked");
}

async function changeCode(
  { db, clock }: CourseVoucherDeps,
  actor: Actor,
  id: CourseVoucherId,
  action: "course_voucher.code_regenerated" | "course_voucher.code_revoked",
): Promise<CourseVoucherView> {
  const groupId = await groupOfVoucher(db, id);
  if (groupId === undefined) throw appError("NOT_FOUND");
  return inLockedTransaction(db, [lockKey("group", groupId)], async (tx) => {
    // The group is locked before the voucher, as in every operation that creates, changes or accepts one.
    const group = await lockGroup(tx, groupId);
    authorize(group === undefined ? "hidden" : mayManageGroupCourses(actor, group));
    await tx.selectFrom("course_voucher").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    const now = clock();
    const voucher = await courseVoucherById(tx, id, now);
    const isRevoked = action === "course_voucher.code_revoked";
    if (isRevoked && voucher.code === null) return voucher;
    if (!mayChangeCourseVoucherCode(voucher.state)) {
      throw appError("VOUCHER_NOT_EDITABLE", courseVoucherTexts.notChangeable);
    }
    await tx
      .updateTable("course_voucher")
      .set({ code: isRevoked ? null : newCourseVoucherCode() })
      .where("id", "=", id)
      .execute();
    await audit(tx, actor, action, String(id), { customer: { ofGroup: groupId } });
    return courseVoucherById(tx, id, now);
  });
}

async function groupOfVoucher(db: Db, id: CourseVoucherId): Promise<GroupId | undefined> {
  const voucher = await db
    .selectFrom("course_voucher")
    .select("group_id")
    .where("id", "=", id)
    .executeTakeFirst();
  return voucher?.group_id;
}
