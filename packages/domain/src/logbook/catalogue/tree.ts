import type { Procedure } from "../record.ts";
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

/** A procedure that is no longer offered, with the path that it had, and the first version without it. */
export type RetiredProcedure = Procedure & { readonly retiredIn: string };

/**
 * The procedures that the logbook offers, and those that it once did. A published code keeps its meaning for ever: it can be
 * retired, but never removed, renamed or reused.
 */
export type Catalogue = {
  readonly version: string;
  readonly interventionTypes: readonly CatalogueInterventionType[];
  readonly retired: readonly RetiredProcedure[];
};
