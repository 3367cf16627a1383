import { collector } from "../../collect.ts";
import type { CustomerId, LearningSpaceId } from "../../ids.ts";
import { type FieldError, fieldError } from "../../messages/fields.ts";
import { err, ok, type Result } from "../../result.ts";
import { readText } from "../../text.ts";
import type { Instant } from "../../time.ts";
import type { CloudModule, ModuleCases } from "../catalogue/catalogue.ts";
import { readInstant, readModuleCases, readRowId, readSeconds, readWhole } from "../read-input.ts";

/** (2.045) The most hours are ours: a slip of the keyboard would empty the account. */
export const cloudVoucherLimits = {
  users: { min: 1, max: 100 },
  hours: { min: 1, max: 1000 },
  name: 100,
  /** A voucher holds time of its account; for longer than this nobody plans. */
  longestValidityDays: 1830,
} as const;

/** A new voucher as it is sent (2.036): nothing of it is known to be right. */
export type CloudVoucherInput = {
  readonly validTo?: unknown;
  readonly customerId?: unknown;
  readonly learningSpaceId?: unknown;
  readonly maxUses?: unknown;
  readonly maxDurationInSeconds?: unknown;
  readonly modules?: unknown;
  /** Absent: a new voucher has none, and one that stands keeps its own. */
  readonly name?: unknown;
};

export type NewCloudVoucher = CloudVoucherChange & {
  readonly customerId: CustomerId;
  readonly learningSpaceId: LearningSpaceId;
  readonly maxDurationInSeconds: number;
};

/** What can be changed of a voucher that stands (2.037, X61). */
export type CloudVoucherChange = {
  readonly validTo: Instant;
  readonly maxUses: number;
  readonly modules: readonly ModuleCases[];
  /** Null: it is called by its number. */
  readonly name: string | null;
};

/**
 * A new voucher (2.039-2.046). `offered`: the modules of the chosen account in the chosen learning space; none while
 * either is not chosen.
 */
export function validateCloudVoucher(
  given: CloudVoucherInput,
  offered: readonly CloudModule[],
  now: Instant,
): Result<NewCloudVoucher, readonly FieldError[]> {
  const { errors, take } = collector();
  const validTo = take(readValidTo(given.validTo, now));
  const customerId = take(
    readRowId<CustomerId>("customerId", given.customerId, { missing: "ACCOUNT_REQUIRED" }),
  );
  const learningSpaceId = take(
    readRowId<LearningSpaceId>("learningSpaceId", given.learningSpaceId, {
      missing: "LEARNING_SPACE_REQUIRED",
    }),
  );
  const maxDurationInSeconds = take(
    readSeconds("maxDurationInSeconds", given.maxDurationInSeconds, cloudVoucherLimits.hours),
  );
  const maxUses = take(readMaxUses(given.maxUses));
  const modules = take(readModuleCases("modules", given.modules, offered));
  const name = take(readName(given.name));
  if (
    validTo === undefined ||
    customerId === undefined ||
    learningSpaceId === undefined ||
    maxDurationInSeconds === undefined ||
    maxUses === undefined ||
    modules === undefined ||
    name === undefined
  ) {
    return err(errors);
  }
  return ok({ validTo, customerId, learningSpaceId, maxDurationInSeconds, maxUses, modules, name });
}

/**
 * A change of a voucher that is active (2.037, X61, X62). `maxUses` cannot go below those who have accepted. Cases may
 * go, which holds for later starts; `offered` includes those that the voucher has, so that one that is no longer
 * offered to the account can stay.
 */
export function validateCloudVoucherChange(
  given: Pick<CloudVoucherInput, "validTo" | "maxUses" | "modules" | "name">,
  edited: {
    readonly used: number;
    readonly offered: readonly CloudModule[];
    readonly name: string | null;
  },
  now: Instant,
): Result<CloudVoucherChange, readonly FieldError[]> {
  const { errors, take } = collector();
  const validTo = take(readValidTo(given.validTo, now));
  const maxUses = take(atLeast(edited.used, readMaxUses(given.maxUses)));
  const modules = take(readModuleCases("modules", given.modules, edited.offered));
  const name = take(readName(given.name === undefined ? edited.name : given.name));
  if (validTo === undefined || maxUses === undefined || modules === undefined || name === undefined)
    return err(errors);
  return ok({ validTo, maxUses, modules, name });
}

/** The hours per user that a voucher shows (2.045). */
export function hoursPerUser({ maxDurationInSeconds }: { readonly maxDurationInSeconds: number }): number {
  return Math.round(maxDurationInSeconds / 3600);
}

function readValidTo(given: unknown, now: Instant): Result<Instant, FieldError> {
  const read = readInstant("validTo", given, { missing: "EXPIRY_DATE_REQUIRED" });
  if (!read.ok) return read;
  if (read.value <= now) return err(fieldError("validTo", "IN_THE_PAST"));
  const latest = now + cloudVoucherLimits.longestValidityDays * 86_400_000;
  if (read.value <= latest) return read;
  return err(fieldError("validTo", "DATE_TOO_LATE", { latest: new Date(latest).toISOString().slice(0, 10) }));
}

/** Nothing but spaces is no name. */
function readName(given: unknown): Result<string | null, FieldError> {
  return readText("name", given, { max: cloudVoucherLimits.name, isName: true });
}

function readMaxUses(given: unknown): Result<number, FieldError> {
  return readWhole("maxUses", given, { ...cloudVoucherLimits.users, missing: "MAX_USERS_REQUIRED" });
}

function atLeast(used: number, read: Result<number, FieldError>): Result<number, FieldError> {
  if (!read.ok || read.value >= used) return read;
  return err(fieldError("maxUses", "BELOW_USED", { used }));
}
