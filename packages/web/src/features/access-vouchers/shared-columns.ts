import type { DataColumn } from "../table-page/columns.ts";
import { creatorName, type NamedPerson } from "./person-names.ts";

type Named = { readonly name: string };

/** The fields that rows of vouchers and of events share. */
export type AccessRow = {
  readonly customer: Named;
  readonly learningSpace: Named;
  readonly modules: readonly (Named & { readonly cases: readonly Named[] })[];
  readonly used: number;
  readonly maxUses: number;
  readonly creator: NamedPerson | null | undefined;
};

export const accountColumn: DataColumn<AccessRow> = {
  id: "account",
  header: "Institution",
  width: "words",
  narrow: "detail",
  cell: ({ customer }) => customer.name,
  text: ({ customer }) => customer.name,
};

export const spaceColumn: DataColumn<AccessRow> = {
  id: "space",
  header: "Learning space",
  width: "words",
  narrow: "detail",
  cell: ({ learningSpace }) => learningSpace.name,
  text: ({ learningSpace }) => learningSpace.name,
};

export const casesColumn: DataColumn<AccessRow> = {
  id: "cases",
  header: "Cases",
  narrow: "hide",
  isOffAtFirst: true,
  cell: ({ modules }) => casesText(modules),
  text: ({ modules }) => casesWithModules(modules),
};

export const usersColumn: DataColumn<AccessRow> = {
  id: "used",
  header: "Users",
  align: "end",
  width: "shrink",
  cell: ({ used, maxUses }) => `${used} of ${maxUses}`,
  text: ({ used, maxUses }) => `${used} of ${maxUses}`,
};

export const creatorColumn: DataColumn<AccessRow> = {
  id: "creator",
  header: "Created by",
  narrow: "hide",
  isOffAtFirst: true,
  cell: ({ creator }) => creatorName(creator),
  text: ({ creator }) => creatorName(creator),
};

type Moduled = Named & { readonly cases: readonly Named[] };

/** `4 cases of Carotid Stenting`; for several modules only their number, because the details name them. */
function casesText(modules: readonly Moduled[]): string {
  const count = modules.reduce((sum, { cases }) => sum + cases.length, 0);
  const cases = count === 1 ? "1 case" : `${count} cases`;
  const [only, ...others] = modules;
  return only !== undefined && others.length === 0
    ? `${cases} of ${only.name}`
    : `${cases} of ${modules.length} modules`;
}

/** All cases with their modules, for one cell of a file. Names contain commas, so the separators are others. */
function casesWithModules(modules: readonly Moduled[]): string {
  return modules
    .map(({ name, cases }) => `${name}: ${cases.map((each) => each.name).join(" | ")}`)
    .join("; ");
}
