import * as v from "valibot";
import type { FieldError } from "../../field-errors.ts";
import type { CustomerId, LearningSpaceId } from "../../ids.ts";
import { rowId } from "../../input/choices.ts";
import { fieldErrorCode } from "../../input/field-errors.ts";
import { wholeHours, wholeNumber } from "../../input/numbers.ts";
import { requiredField } from "../../input/optional-fields.ts";
import { readWith } from "../../input/read-with.ts";
import { text } from "../../input/text.ts";
import { moment } from "../../input/times.ts";
import type { Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import type { CloudModule, ModuleCases } from "../catalogue/catalogue.ts";
import { chosenCases } from "../chosen-cases.ts";

/** The limit on hours (2.045); its value is our own, because a typing error would empty the account. */
export const cloudVoucherLimits = {
  users: { min: 1, max: 100 },
  hours: { min: 1, max: 1000 },
  name: 100,
  /** Limits the validity, because a voucher holds its account's time. */
  maxValidityDays: 1830,
} as const;

/** A new voucher as it was sent (2.036), not validated yet. */
export type CloudVoucherInput = {
  readonly validTo?: unknown;
  readonly customerId?: unknown;
  readonly learningSpaceId?: unknown;
  readonly maxUses?: unknown;
  readonly maxDurationInSeconds?: unknown;
  readonly modules?: unknown;
  /** The voucher's name; if missing, a new voucher has none, and an existing one keeps its name. */
  readonly name?: unknown;
};

export type NewCloudVoucher = CloudVoucherChange & {
  readonly customerId: CustomerId;
  readonly learningSpaceId: LearningSpaceId;
  readonly maxDurationInSeconds: number;
};

/** The longest validity of a voucher, which is limited because a voucher holds its account's time. */
export type CloudVoucherChange = {
  readonly validTo: Instant;
  readonly maxUses: number;
  readonly modules: readonly ModuleCases[];
  /** The voucher's name; null if it is named by its number. */
  readonly name: string | null;
};

/**
 * A new voucher (2.039-2.046). `offered`: the modules of the chosen account in the chosen learning space; none while
 * either is not chosen.
 */
export function validateCloudVoucher(
  input: CloudVoucherInput,
  offered: readonly CloudModule[],
  now: Instant,
): Result<NewCloudVoucher, readonly FieldError[]> {
  const voucher = v.object({
    validTo: validTo(now),
    customerId: requiredField("ACCOUNT_REQUIRED", rowId<CustomerId>()),
    learningSpaceId: requiredField("LEARNING_SPACE_REQUIRED", rowId<LearningSpaceId>()),
    maxDurationInSeconds: wholeHours(cloudVoucherLimits.hours),
    maxUses: maxUses(),
    modules: chosenCases(offered),
    name,
  });
  return readWith(voucher, input);
}

/**
 * Validates a change of an active voucher (2.037, X61, X62). `maxUses` cannot be below the number of acceptances. Cases may be
 * removed, which affects later starts; `offered` includes the voucher's present cases, so that a case that is no longer offered
 * to the account can stay.
 */
export function validateCloudVoucherChange(
  input: Pick<CloudVoucherInput, "validTo" | "maxUses" | "modules" | "name">,
  edited: {
    readonly used: number;
    readonly offered: readonly CloudModule[];
    readonly name: string | null;
  },
  now: Instant,
): Result<CloudVoucherChange, readonly FieldError[]> {
  const change = v.object({
    validTo: validTo(now),
    maxUses: maxUses(edited.used),
    modules: chosenCases(edited.offered),
    name: v.optional(name, edited.name),
  });
  return readWith(change, input);
}

/** The hours per user that a voucher shows (2.045). */
export function hoursPerUser({ maxDurationInSeconds }: { readonly maxDurationInSeconds: number }): number {
  return Math.round(maxDurationInSeconds / 3600);
}

/** A name that consists only of spaces counts as empty. */
const name = text({ max: cloudVoucherLimits.name, isTitle: true });

function validTo(now: Instant) {
  const latest = now + cloudVoucherLimits.maxValidityDays * 86_400_000;
  return requiredField(
    "EXPIRY_DATE_REQUIRED",
    v.pipe(
      moment(),
      v.check((at) => at > now, fieldErrorCode("IN_THE_PAST")),
      v.check(
        (at) => at <= latest,
        fieldErrorCode("DATE_TOO_LATE", { latest: new Date(latest).toISOString().slice(0, 10) }),
      ),
    ),
  );
}

/** The number of uses must not be below the number of people who have accepted (X62). */
function maxUses(used = 0) {
  return requiredField(
    "MAX_USERS_REQUIRED",
    v.pipe(wholeNumber(cloudVoucherLimits.users), v.minValue(used, fieldErrorCode("BELOW_USED", { used }))),
  );
}
