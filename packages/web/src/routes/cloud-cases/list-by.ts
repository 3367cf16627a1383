/** How the cloud cases are listed (4.003, 4.004), in the order in which they are offered. */
export const listings = [
  { key: "module", label: "Module (A-Z)" },
  { key: "module-desc", label: "Module (Z-A)" },
  { key: "case", label: "Case (A-Z)" },
  { key: "case-desc", label: "Case (Z-A)" },
  { key: "expires-first", label: "Voucher (Expires First)" },
  { key: "expires-last", label: "Voucher (Expires Last)" },
  { key: "recent", label: "Voucher (Recently Added)" },
] as const;

export type ListBy = (typeof listings)[number]["key"];

type Named = { readonly name: string };
type Case = Named & { readonly caseId: string; readonly description: string };
type Module = Named & {
  readonly moduleId: string;
  readonly description: string;
  readonly cases: readonly Case[];
};

/** A voucher as someone has accepted it. */
export type OwnVoucher = {
  readonly voucherId: number;
  readonly name: string | null | undefined;
  readonly customer: Named;
  readonly learningSpace: Named;
  readonly modules: readonly Module[];
  readonly durationLeftInSeconds: number;
  readonly validTo: string;
  readonly acceptedAt: string;
  readonly expired: boolean;
  readonly archivedAt: string | null | undefined;
};

/** A case with the vouchers that give it; the first one to expire comes first. */
export type CaseEntry = Case & {
  readonly moduleId: string;
  readonly moduleName: string;
  readonly vouchers: readonly OwnVoucher[];
};

export type ModuleEntry = Omit<Module, "cases"> & { readonly cases: readonly CaseEntry[] };

/** The default listing (4.005). */
export function defaultListBy(vouchers: readonly OwnVoucher[]): ListBy {
  return vouchers.some(({ expired }) => !expired) ? "module" : "expires-first";
}

/** Reads the view from the address; an invalid value becomes the default. */
export function readListBy(text: string | null, vouchers: readonly OwnVoucher[]): ListBy {
  return listings.find(({ key }) => key === text)?.key ?? defaultListBy(vouchers);
}

/** The modules of the valid vouchers with their cases; a case that two vouchers give is shown once (4.003). */
export function byModule(vouchers: readonly OwnVoucher[], isDescending = false): readonly ModuleEntry[] {
  const modules = new Map<string, Module>();
  const cases = new Map<string, Map<string, CaseEntry>>();
  for (const voucher of byExpiry(vouchers.filter(({ expired }) => !expired))) {
    for (const module of voucher.modules) {
      modules.set(module.moduleId, module);
      const known = cases.get(module.moduleId) ?? new Map<string, CaseEntry>();
      cases.set(module.moduleId, known);
      for (const each of module.cases) {
        const before = known.get(each.caseId)?.vouchers ?? [];
        known.set(each.caseId, { ...toEntry(module, each), vouchers: [...before, voucher] });
      }
    }
  }
  const entries = [...modules.values()].map((module) => ({
    ...module,
    cases: byName([...(cases.get(module.moduleId)?.values() ?? [])], false),
  }));
  return byName(entries, isDescending);
}

/** A case with only this voucher. */
export function getCase(voucher: OwnVoucher, module: Module, each: Case): CaseEntry {
  return { ...toEntry(module, each), vouchers: [voucher] };
}

/** Identifies the case of a dialog; if a voucher is named, the case is limited to it. */
export type CaseKey = { readonly caseId: string; readonly voucherId: number | null };

/** The present entry of a case; undefined if no valid voucher gives it. */
export function findCase(
  vouchers: readonly OwnVoucher[],
  { caseId, voucherId }: CaseKey,
): CaseEntry | undefined {
  const chosen = vouchers.filter((voucher) => voucherId === null || voucher.voucherId === voucherId);
  return byCase(chosen).find((each) => each.caseId === caseId);
}

function toEntry({ moduleId, name }: Module, { caseId, ...each }: Case) {
  return { caseId, name: each.name, description: each.description, moduleId, moduleName: name };
}

/** All cases of valid vouchers (4.003). */
export function byCase(vouchers: readonly OwnVoucher[], isDescending = false): readonly CaseEntry[] {
  const all = byModule(vouchers).flatMap(({ cases }) => cases);
  return byName(all, isDescending);
}

/** All vouchers, expired ones after the valid ones (4.003, 4.004). */
export function byVoucher(
  vouchers: readonly OwnVoucher[],
  order: "expires-first" | "expires-last" | "recent",
): readonly OwnVoucher[] {
  const sorted = sortedBy(vouchers, order);
  return [...sorted.filter(({ expired }) => !expired), ...sorted.filter(({ expired }) => expired)];
}

function sortedBy(vouchers: readonly OwnVoucher[], order: "expires-first" | "expires-last" | "recent") {
  if (order === "expires-first") return byExpiry(vouchers);
  if (order === "expires-last") return byExpiry(vouchers).toReversed();
  return vouchers.toSorted((one, other) => Date.parse(other.acceptedAt) - Date.parse(one.acceptedAt));
}

function byExpiry(vouchers: readonly OwnVoucher[]): readonly OwnVoucher[] {
  return vouchers.toSorted((one, other) => Date.parse(one.validTo) - Date.parse(other.validTo));
}

const collator = new Intl.Collator("en", { numeric: true });

function byName<T extends Named>(entries: readonly T[], isDescending: boolean): readonly T[] {
  const sorted = entries.toSorted((one, other) => collator.compare(one.name, other.name));
  return isDescending ? sorted.toReversed() : sorted;
}
