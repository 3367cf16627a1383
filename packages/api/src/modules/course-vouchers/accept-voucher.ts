import { err, ok, type Result } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  acceptCourseVoucher,
  type CourseVoucherRefusal,
  parseCourseVoucherCode,
} from "@cathedra/domain/learning";
import type { Tx } from "../../db/database.ts";
import { type AppError, appError, oldVoucher, rateLimited, voucherAlreadyUsed } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { type CourseView, getCourse } from "../courses/public.ts";
import {
  type CodeDeps,
  codeSubjects,
  insertWrongCode,
  lockCodeSubjects,
  remainingWaitSeconds,
  tryCode,
} from "../invite-codes/public.ts";
import {
  acceptanceStatus,
  giveCourse,
  type LockedCourseVoucher,
  lockVoucherOfCode,
  voucherOfCode,
} from "./accept-queries.ts";

type Refusal =
  | Exclude<CourseVoucherRefusal, { readonly code: "VOUCHER_ALREADY_USED" }>
  | { readonly code: "VOUCHER_ALREADY_USED"; readonly courseId: number }
  | { readonly code: "RATE_LIMITED"; readonly retryAfterSeconds: number };

/** The course that a person got by a link (2.006, 2.018). */
export type AcceptedCourse = {
  readonly course: CourseView;
  readonly groupName: string;
  readonly learningSpaceNames: readonly string[];
};

/** Gives the caller the course of a code (2.006-2.014), without membership in the group. */
export async function acceptVoucher(deps: CodeDeps, actor: Actor, code: string): Promise<AcceptedCourse> {
  return tryCode(deps, actor, parseCourseVoucherCode(code), (tx) => accept(tx, deps, actor, code), toError);
}

async function accept(
  tx: Tx,
  { clock, address }: CodeDeps,
  actor: Actor,
  code: string,
): Promise<Result<AcceptedCourse, Refusal>> {
  const subjects = codeSubjects(actor.userId, address);
  const parsed = parseCourseVoucherCode(code);
  await lockCodeSubjects(tx, subjects);
  await lockVoucherOfCode(tx, parsed);
  // The time is read after acquiring the lock, so that a request that waited until the voucher had ended is refused.
  const now = clock();
  const voucher = await voucherOfCode(tx, parsed);
  const { hasAccepted, ...tried } = await acceptanceStatus(
    tx,
    voucher?.id ?? null,
    actor.userId,
    subjects,
    now,
  );
  const retryAfterSeconds = remainingWaitSeconds(tried, now);
  if (retryAfterSeconds > 0) return err({ code: "RATE_LIMITED", retryAfterSeconds });

  const decided = acceptCourseVoucher(voucher, hasAccepted, now);
  if (voucher === undefined || !decided.ok) {
    const refusal = decided.ok ? ({ code: "INVALID_VOUCHER" } as const) : decided.error;
    if (refusal.code === "INVALID_VOUCHER") await insertWrongCode(tx, subjects, now);
    if (refusal.code !== "VOUCHER_ALREADY_USED") return err(refusal);
    return err({ code: refusal.code, courseId: voucher?.courseId ?? 0 });
  }
  return ok(await give(tx, actor, voucher, now));
}

async function give(
  tx: Tx,
  actor: Actor,
  voucher: LockedCourseVoucher,
  now: ReturnType<Clock>,
): Promise<AcceptedCourse> {
  const { id, courseId, groupName, learningSpaceNames } = voucher;
  // An error is thrown instead of a refusal returned, so that the transaction also rolls back the counted use.
  if (!(await giveCourse(tx, voucher, actor.userId, now))) throw appError("VOUCHER_NO_MORE_USES");
  await audit(tx, actor, "course_voucher.accepted", String(id), {
    customer: { ofGroup: voucher.groupId },
    after: { courseId },
  });
  const course = await getCourse(tx, actor.userId, courseId);
  if (course === undefined) throw new Error(`course ${courseId} was given and is not there`);
  return { course, groupName, learningSpaceNames };
}

function toError(refusal: Refusal): AppError {
  if (refusal.code === "RATE_LIMITED") return rateLimited(refusal.retryAfterSeconds);
  if (refusal.code === "VOUCHER_ALREADY_USED") {
    return voucherAlreadyUsed({ isOrganizer: false, isArchived: false, courseId: refusal.courseId });
  }
  return refusal.code === "OLD_VOUCHER" ? oldVoucher(refusal.validTo) : appError(refusal.code);
}
