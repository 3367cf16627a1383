import type { InterventionType, ProcedureCategory } from "../values.ts";

/** A leaf: one procedure. `subCategory` is unique in its category, `code` and `name` in the whole catalogue. */
export type CatalogueProcedure = {
  readonly subCategory: string;
  readonly name: string;
  readonly code: string;
};

export type CatalogueCategory = {
  readonly name: ProcedureCategory;
  readonly subCategories: readonly CatalogueProcedure[];
};

export type CatalogueOrganSystem = {
  readonly name: string;
  readonly categories: readonly CatalogueCategory[];
};

export type CatalogueInterventionType = {
  readonly name: InterventionType;
  readonly organSystems: readonly CatalogueOrganSystem[];
};

/**
 * The procedures that the logbook offers. A code that was once published keeps its meaning for good: it is never
 * removed, renamed or given to another procedure.
 */
export type Catalogue = {
  readonly version: string;
  readonly source: string;
  readonly licence: string;
  readonly interventionTypes: readonly CatalogueInterventionType[];
};

export function organSystem(name: string, ...categories: readonly CatalogueCategory[]): CatalogueOrganSystem {
  return { name, categories };
}

export function category(
  name: ProcedureCategory,
  ...subCategories: readonly CatalogueProcedure[]
): CatalogueCategory {
  return { name, subCategories };
}

export function procedure(code: string, subCategory: string, name: string): CatalogueProcedure {
  return { subCategory, name, code };
}
