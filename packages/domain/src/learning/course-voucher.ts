import * as v from "valibot";
import type { FieldError } from "../field-errors.ts";
import type { CourseId, GroupId } from "../ids.ts";
import { rowId } from "../input/choices.ts";
import { fieldErrorCode } from "../input/field-errors.ts";
import { wholeNumber } from "../input/numbers.ts";
import { requiredField } from "../input/optional-fields.ts";
import { readWith } from "../input/read-with.ts";
import { moment } from "../input/times.ts";
import { err, ok, type Result } from "../result.ts";
import { type Instant, instant } from "../time.ts";

/** The maximum values of a course voucher, and the defaults (2.020, X97). */
export const courseVoucherLimits = { uses: { min: 1, max: 20 }, days: 30 } as const;

const dayMs = 86_400_000;
/** Tolerates a client's clock that runs fast, in milliseconds. */
const clockSlackMs = 600_000;

/** A new course voucher as it was sent (2.022), not validated yet. */
export type CourseVoucherInput = {
  readonly customerGroupId?: unknown;
  readonly talentCourseId?: unknown;
  readonly maxUses?: unknown;
  readonly endDate?: unknown;
};

export type NewCourseVoucher = {
  readonly groupId: GroupId;
  readonly courseId: CourseId;
  readonly maxUses: number;
  readonly validTo: Instant;
};

/** The last instant until which a voucher that is made now may be used. */
export function latestCourseVoucherEnd(now: Instant): Instant {
  return instant(now + courseVoucherLimits.days * dayMs);
}

/** A new course voucher (2.020-2.022): with 20 uses for 30 days, or less. */
export function validateCourseVoucher(
  input: CourseVoucherInput,
  now: Instant,
): Result<NewCourseVoucher, readonly FieldError[]> {
  const latest = latestCourseVoucherEnd(now);
  const schema = v.object({
    customerGroupId: requiredField("REQUIRED", rowId<GroupId>()),
    talentCourseId: requiredField("REQUIRED", rowId<CourseId>()),
    maxUses: wholeNumber(courseVoucherLimits.uses),
    endDate: v.pipe(
      moment(),
      v.check((end) => end > now, fieldErrorCode("IN_THE_PAST")),
      v.check(
        (end) => end <= latest + clockSlackMs,
        fieldErrorCode("DATE_TOO_LATE", { latest: toIso(latest) }),
      ),
    ),
  });
  const { maxUses, endDate } = input;
  const completed = {
    ...input,
    maxUses: maxUses ?? courseVoucherLimits.uses.max,
    endDate: endDate ?? latest,
  };
  const read = readWith(schema, completed);
  if (!read.ok) return read;
  const { customerGroupId: groupId, talentCourseId: courseId, ...rest } = read.value;
  return ok({ groupId, courseId, maxUses: rest.maxUses, validTo: instant(Math.min(rest.endDate, latest)) });
}

/** The stored state of a course voucher. */
export type CourseVoucherFacts = {
  readonly validTo: Instant;
  readonly maxUses: number;
  readonly used: number;
  /** Whether its group has the course still, and the account of the group may use it. */
  readonly isGiven: boolean;
};

/** Why a person does not get the course of a voucher. */
export type CourseVoucherRefusal =
  | { readonly code: "INVALID_VOUCHER" }
  | { readonly code: "VOUCHER_ALREADY_USED" }
  | { readonly code: "OLD_VOUCHER"; readonly validTo: Instant }
  | { readonly code: "VOUCHER_EXPIRED" }
  | { readonly code: "VOUCHER_NO_MORE_USES" };

/**
 * Decides whether a person gets the course of a voucher (2.006-2.014). A person who has used it is told that first; then follow
 * its expiry, the group's loss of the course, and the exhausted number of uses.
 */
export function acceptCourseVoucher(
  voucher: CourseVoucherFacts | undefined,
  hasAccepted: boolean,
  now: Instant,
): Result<CourseVoucherFacts, CourseVoucherRefusal> {
  if (voucher === undefined) return err({ code: "INVALID_VOUCHER" });
  if (hasAccepted) return err({ code: "VOUCHER_ALREADY_USED" });
  if (now >= voucher.validTo) return err({ code: "OLD_VOUCHER", validTo: voucher.validTo });
  if (!voucher.isGiven) return err({ code: "VOUCHER_EXPIRED" });
  return voucher.used >= voucher.maxUses ? err({ code: "VOUCHER_NO_MORE_USES" }) : ok(voucher);
}

/** The states of a course voucher in the order of the list: vouchers whose link still works come first. */
export const courseVoucherStates = ["open", "revoked", "used_up", "ended", "expired"] as const;
export type CourseVoucherState = (typeof courseVoucherStates)[number];

/** Ended: its group no longer gives the course. Revoked: its link was taken back, and there may be a new one. */
export function courseVoucherState(
  { validTo, maxUses, used, isGiven, hasCode }: CourseVoucherFacts & { readonly hasCode: boolean },
  now: Instant,
): CourseVoucherState {
  if (now >= validTo) return "expired";
  if (!isGiven) return "ended";
  if (used >= maxUses) return "used_up";
  return hasCode ? "open" : "revoked";
}

/** The link can be replaced or withdrawn only while the voucher can still give its course. */
export function mayChangeCourseVoucherCode(state: CourseVoucherState): boolean {
  return state === "open" || state === "revoked";
}

function toIso(at: Instant): string {
  return new Date(at).toISOString();
}
