import { addDays, type CaseId, instant } from "@cathedra/domain";
import {
  type CloudModule,
  cloudVoucherLimits,
  getAllCases,
  moduleCasesOf,
  validateCloudVoucher,
} from "@cathedra/domain/cloud";
import type { SpaceChoice, VoucherAccount } from "../../../features/access-vouchers/use-voucher-accounts.ts";
import { firstTexts } from "../../../features/entity-form/save-refusal.ts";
import { endOfDay, localDay } from "../../../format/dates.ts";

/** The values of the form for giving hours. */
export type GiftForm = {
  readonly hours: number | null;
  /** The last day on which the hours can be used, `YYYY-MM-DD`. */
  readonly lastDay: string | null;
  readonly customerId: number | null;
  readonly learningSpaceId: number | null;
  /** The chosen cases; null for all cases that the account may use. */
  readonly chosen: ReadonlySet<CaseId> | null;
};

/** How long given hours can be used, if nothing else is chosen, in days. */
const usualDays = 90;

/** All that is known is filled in: the hours are left to type. `fetchLatestSpace` is the name of the space whose cases the person had last. */
export function newGift(accounts: readonly VoucherAccount[], fetchLatestSpace: string | undefined): GiftForm {
  const [first] = accounts;
  return {
    hours: null,
    lastDay: addDays(localDay(), usualDays),
    customerId: first?.id ?? null,
    learningSpaceId: findSpace(first?.branches ?? [], fetchLatestSpace),
    chosen: null,
  };
}

/** The space that is preset: that of the person's latest hours, or the only one. Between others only the giver can choose. */
export function findSpace(
  spaces: readonly SpaceChoice[],
  fetchLatestSpace: string | undefined,
): number | null {
  const only = spaces.length === 1 ? spaces[0] : undefined;
  return (spaces.find(({ name }) => name === fetchLatestSpace) ?? only)?.id ?? null;
}

/** The form's values as the contract takes them. */
export function giftInput(
  { hours, lastDay, customerId, learningSpaceId, chosen }: GiftForm,
  offered: readonly CloudModule[],
) {
  return {
    validTo: endOfDay(lastDay),
    customerId,
    learningSpaceId,
    maxDurationInSeconds: hours === null ? null : hours * 3600,
    modules: chosen === null ? null : moduleCasesOf(offered, chosen),
  };
}

/** The errors of the form by the API's own rules, by field. */
export function wrongWithGift(
  form: GiftForm,
  offered: readonly CloudModule[],
  now: number,
): Readonly<Record<string, string>> {
  const { modules, ...input } = giftInput(form, offered);
  const all = moduleCasesOf(offered, getAllCases(offered));
  const checked = validateCloudVoucher(
    { ...input, modules: modules ?? all, maxUses: cloudVoucherLimits.users.min },
    offered,
    instant(now),
  );
  if (checked.ok) return {};
  const { modules: wrongCases, ...wrong } = giftTexts(checked.error);
  // The API decides whether cases are valid: the form may not have loaded them yet.
  return form.chosen === null || wrongCases === undefined ? wrong : { ...wrong, modules: wrongCases };
}

/** The first error of each field; an error of a case belongs to the choice of cases. */
export function giftTexts(errors: Parameters<typeof firstTexts>[0]): Readonly<Record<string, string>> {
  return firstTexts(errors, (path) => path.split(".")[0] ?? path);
}
