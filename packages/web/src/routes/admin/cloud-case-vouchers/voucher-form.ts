import { type CaseId, instant, type Result } from "@cathedra/domain";
import {
  type CloudModule,
  moduleCasesOf,
  validateCloudVoucher,
  validateCloudVoucherChange,
} from "@cathedra/domain/cloud";
import type { FieldError } from "@cathedra/domain/messages";
import { endOfDay, getLastDay } from "../../../format/dates.ts";

/** An existing voucher, with the data that the form needs. */
export type EditedVoucher = {
  readonly id: number;
  readonly name: string | null;
  /** The version on which the change is based. */
  readonly modifiedAt: string;
  readonly validTo: string;
  readonly maxUses: number;
  readonly used: number;
  readonly maxDurationInSeconds: number;
  readonly customer: { readonly id: number; readonly name: string };
  readonly learningSpace: { readonly id: number; readonly name: string };
  readonly modules: readonly CloudModule[];
};

/** Turns a voucher of the contract into the form's values. */
export function toEdited(
  voucher: Omit<EditedVoucher, "modules" | "name"> & {
    readonly modules: readonly object[];
    readonly name: string | null | undefined;
  },
): EditedVoucher {
  return { ...voucher, name: voucher.name ?? null, modules: voucher.modules as EditedVoucher["modules"] };
}

/** The values of the form for a voucher. */
export type VoucherForm = {
  readonly name: string;
  readonly customerId: number | null;
  readonly learningSpaceId: number | null;
  /** The last day on which the voucher is valid, as `YYYY-MM-DD`; null if none is chosen. */
  readonly lastDay: string | null;
  readonly hours: number | null;
  readonly maxUses: number | null;
  readonly chosen: ReadonlySet<CaseId>;
};

/** The values of a new voucher; with a single account, it is preselected (2.046). */
export function newForm(accounts: readonly { readonly id: number }[]): VoucherForm {
  const [only] = accounts;
  return {
    customerId: accounts.length === 1 && only !== undefined ? only.id : null,
    learningSpaceId: null,
    name: "",
    lastDay: null,
    hours: null,
    maxUses: null,
    chosen: new Set(),
  };
}

export function makeForm(voucher: EditedVoucher): VoucherForm {
  return {
    name: voucher.name ?? "",
    customerId: voucher.customer.id,
    learningSpaceId: voucher.learningSpace.id,
    lastDay: getLastDay(voucher.validTo),
    hours: Math.round(voucher.maxDurationInSeconds / 3600),
    maxUses: voucher.maxUses,
    chosen: new Set(voucher.modules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId))),
  };
}

/**
 * The voucher form's values as the contract takes them; a voucher is valid to the end of its last day in the browser's time zone.
 */
export function toInput(form: VoucherForm, offered: readonly CloudModule[], edited: EditedVoucher | null) {
  return {
    validTo: getValidTo(form.lastDay, edited),
    customerId: form.customerId,
    learningSpaceId: form.learningSpaceId,
    maxUses: form.maxUses,
    maxDurationInSeconds: form.hours === null ? null : form.hours * 3600,
    modules: moduleCasesOf(offered, form.chosen),
    name: form.name.trim() || null,
  };
}

/** If the last day is unchanged, the stored end is kept, because an editor in another time zone would otherwise move it. */
function getValidTo(lastDay: string | null, edited: EditedVoucher | null): string | null {
  if (edited !== null && lastDay === getLastDay(edited.validTo)) return edited.validTo;
  return endOfDay(lastDay);
}

/** The form's errors by the API's own rules (2.039-2.045); undefined if there are none. */
export function wrongWith(
  form: VoucherForm,
  offered: readonly CloudModule[],
  edited: EditedVoucher | null,
  now: number,
): Readonly<Record<string, string>> | undefined {
  const input = toInput(form, offered, edited);
  const at = instant(now);
  const checked: Result<unknown, readonly FieldError[]> =
    edited === null
      ? validateCloudVoucher(input, offered, at)
      : validateCloudVoucherChange(input, { ...edited, offered }, at);
  return checked.ok ? undefined : getTexts(checked.error);
}

/** The first error of each field; an error of a case belongs to the choice of cases. */
export function getTexts(
  errors: readonly { readonly path: string; readonly message: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    errors.toReversed().map(({ path, message }) => [path.split(".")[0] ?? path, message]),
  );
}

/** How many hours saving takes from the account's available time; negative when it returns some. */
export function hoursTaken({ hours, maxUses }: VoucherForm, edited: EditedVoucher | null): number {
  return ((maxUses ?? 0) - (edited?.maxUses ?? 0)) * (hours ?? 0);
}
