import type { CaseId, ModuleId, VoucherId } from "../../ids.ts";
import type { Instant } from "../../time.ts";
import type { CloudCase, CloudModule } from "../catalogue/catalogue.ts";
import { minSessionSeconds } from "../sessions/session-time.ts";

/** A cloud case voucher as the trainee who accepted it sees it (2.033). */
export type OwnVoucher = {
  readonly id: VoucherId;
  readonly modules: readonly CloudModule[];
  readonly durationLeftInSeconds: number;
  readonly validTo: Instant;
  readonly createdAt: Instant;
  readonly expired: boolean;
};

/** The views of `/cloud-cases`, chosen by `List by` (4.003). */
export const cloudCaseViews = ["module", "case", "voucher"] as const;
export type CloudCaseView = (typeof cloudCaseViews)[number];

/** The orders of `/cloud-cases`, each of one view (4.003, 4.004). */
export const cloudCaseSortOptions = [
  { key: "moduleAz", view: "module", label: "Module (A-Z)" },
  { key: "moduleZa", view: "module", label: "Module (Z-A)" },
  { key: "caseAz", view: "case", label: "Case (A-Z)" },
  { key: "caseZa", view: "case", label: "Case (Z-A)" },
  { key: "voucherExpiresFirst", view: "voucher", label: "Voucher (Expires First)" },
  { key: "voucherExpiresLast", view: "voucher", label: "Voucher (Expires Last)" },
  { key: "voucherRecentlyAdded", view: "voucher", label: "Voucher (Recently Added)" },
] as const satisfies readonly {
  readonly key: string;
  readonly view: CloudCaseView;
  readonly label: string;
}[];
export type CloudCaseSort = (typeof cloudCaseSortOptions)[number]["key"];

/** A case with the valid vouchers that it can be started with, that with which it is started first. */
export type StartableCase<Voucher> = CloudCase & {
  readonly moduleId: ModuleId;
  readonly moduleName: string;
  readonly vouchers: readonly Voucher[];
};

export type StartableModule<Voucher> = Omit<CloudModule, "cases"> & {
  readonly cases: readonly StartableCase<Voucher>[];
};

/**
 * The modules of all valid vouchers, each once with its cases: a section each (4.003). The first voucher of a case is
 * that which expires first among those with time for a session, so that no time expires unused.
 */
export function getCloudModules<Voucher extends OwnVoucher>(
  vouchers: readonly Voucher[],
  order: "moduleAz" | "moduleZa",
): readonly StartableModule<Voucher>[] {
  const modules = new Map<
    ModuleId,
    Omit<CloudModule, "cases"> & { cases: Map<CaseId, StartableCase<Voucher>> }
  >();
  for (const voucher of inOrderOfUse(vouchers)) {
    for (const { cases, ...module } of voucher.modules) {
      const known = modules.get(module.moduleId) ?? { ...module, cases: new Map() };
      modules.set(module.moduleId, known);
      for (const one of cases) {
        const before = known.cases.get(one.caseId)?.vouchers ?? [];
        const { moduleId, name: moduleName } = module;
        known.cases.set(one.caseId, { ...one, moduleId, moduleName, vouchers: [...before, voucher] });
      }
    }
  }
  const sections = [...modules.values()].map(({ cases, ...module }) => ({
    ...module,
    cases: [...cases.values()].toSorted(byCase),
  }));
  const sorted = sections.toSorted(
    (one, other) => byText(one.name, other.name) || byText(one.moduleId, other.moduleId),
  );
  return order === "moduleAz" ? sorted : sorted.toReversed();
}

/** The cases of all valid vouchers in one list (4.003): `All Cases`. */
export function getCloudCases<Voucher extends OwnVoucher>(
  vouchers: readonly Voucher[],
  order: "caseAz" | "caseZa",
): readonly StartableCase<Voucher>[] {
  const all = getCloudModules(vouchers, "moduleAz").flatMap(({ cases }) => cases);
  const sorted = all.toSorted(byCase);
  return order === "caseAz" ? sorted : sorted.toReversed();
}

/** Sorts all vouchers, including expired ones (4.003, 4.004). */
export function sortOwnVouchers<Voucher extends OwnVoucher>(
  vouchers: readonly Voucher[],
  order: "voucherExpiresFirst" | "voucherExpiresLast" | "voucherRecentlyAdded",
): readonly Voucher[] {
  return vouchers.toSorted((one, other) => {
    const sooner = one.validTo - other.validTo;
    const key = { voucherExpiresFirst: sooner, voucherExpiresLast: -sooner }[order as string];
    return (key ?? other.createdAt - one.createdAt) || one.id - other.id;
  });
}

/** The valid vouchers: first those with enough time for a session, sorted by when they expire. */
function inOrderOfUse<Voucher extends OwnVoucher>(vouchers: readonly Voucher[]): readonly Voucher[] {
  const hasTime = (voucher: Voucher) => voucher.durationLeftInSeconds >= minSessionSeconds;
  const valid = sortOwnVouchers(vouchers, "voucherExpiresFirst").filter(({ expired }) => !expired);
  return [...valid.filter(hasTime), ...valid.filter((voucher) => !hasTime(voucher))];
}

function byCase(one: StartableCase<unknown>, other: StartableCase<unknown>): number {
  return (
    byText(one.name, other.name) ||
    byText(one.moduleName, other.moduleName) ||
    byText(one.caseId, other.caseId)
  );
}

function byText(one: string, other: string): number {
  return one.localeCompare(other, "en", { sensitivity: "base", numeric: true });
}
