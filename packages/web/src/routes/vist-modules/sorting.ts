/** The orders in which modules can be listed (12.004, X98), as the control offers them. */
export const moduleSorts = [
  { key: "az", label: "Module A-Z" },
  { key: "za", label: "Module Z-A" },
  { key: "newest", label: "Newest" },
  { key: "oldest", label: "Oldest" },
] as const;
export type ModuleSort = (typeof moduleSorts)[number]["key"];

/** Reads the order from the address; an invalid value becomes Module A-Z. */
export function readModuleSort(text: string | null): ModuleSort {
  return moduleSorts.find(({ key }) => key === text)?.key ?? "az";
}

type Sorted = { readonly name: string; readonly createdAt: string };

const collator = new Intl.Collator("en", { numeric: true });
const byName = (one: Sorted, other: Sorted) => collator.compare(one.name, other.name);
const byAge = (one: Sorted, other: Sorted) => Date.parse(one.createdAt) - Date.parse(other.createdAt);

/** Modules in this order; modules of the same age are sorted by name. */
export function sortModules<M extends Sorted>(modules: readonly M[], sort: ModuleSort): readonly M[] {
  switch (sort) {
    case "az":
      return modules.toSorted(byName);
    case "za":
      return modules.toSorted((one, other) => byName(other, one));
    case "newest":
      return modules.toSorted((one, other) => byAge(other, one) || byName(one, other));
    case "oldest":
      return modules.toSorted((one, other) => byAge(one, other) || byName(one, other));
  }
}

/** The orders in which the exercises of a module can be listed; the default is by number (12.004). */
export const caseSorts = [
  { key: "id", label: "Order of the module" },
  { key: "az", label: "Case A-Z" },
  { key: "za", label: "Case Z-A" },
  { key: "recent", label: "Last run" },
] as const;
export type CaseSort = (typeof caseSorts)[number]["key"];

export function readCaseSort(text: string | null): CaseSort {
  return caseSorts.find(({ key }) => key === text)?.key ?? "id";
}

type SortedCase = {
  readonly id: number;
  readonly name: string;
  readonly lastRun: { readonly activityStart: string } | null | undefined;
};

export function sortCases<C extends SortedCase>(cases: readonly C[], sort: CaseSort): readonly C[] {
  const byId = (one: C, other: C) => one.id - other.id;
  switch (sort) {
    case "id":
      return cases.toSorted(byId);
    case "az":
      return cases.toSorted((one, other) => collator.compare(one.name, other.name));
    case "za":
      return cases.toSorted((one, other) => collator.compare(other.name, one.name));
    case "recent":
      return cases.toSorted((one, other) => lastRunAt(other) - lastRunAt(one) || byId(one, other));
  }
}

function lastRunAt({ lastRun }: SortedCase): number {
  return lastRun == null ? 0 : Date.parse(lastRun.activityStart);
}

/** Whether every word of the search occurs in these texts, ignoring case and accents. */
export function matchesWords(search: string, texts: readonly string[]): boolean {
  const inside = plain(texts.join(" "));
  return plain(search)
    .split(/\s+/u)
    .every((word) => inside.includes(word));
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
