import type { InterventionType, ProcedureCategory } from "../values.ts";
import type {
  CatalogueCategory,
  CatalogueInterventionType,
  CatalogueOrganSystem,
  CatalogueProcedure,
} from "./tree.ts";

export function interventionType(
  name: InterventionType,
  ...organSystems: readonly CatalogueOrganSystem[]
): CatalogueInterventionType {
  return { name, organSystems };
}

export function organSystem(name: string, ...categories: readonly CatalogueCategory[]): CatalogueOrganSystem {
  return { name, categories };
}

/** A category and its procedures, one a line: `AI-1001 Subcategory | Name`. */
export function category(name: ProcedureCategory, procedures: string): CatalogueCategory {
  return { name, subCategories: procedures.split("\n").map(procedure) };
}

const procedureLine = /^\s*([A-Z]{2}-\d{4}) ([^|]*[^|\s]) \| ([^|]*[^|\s])$/;

function procedure(line: string): CatalogueProcedure {
  const [, code, subCategory, name] = procedureLine.exec(line) ?? [];
  if (code === undefined || subCategory === undefined || name === undefined) {
    throw new Error(`not a procedure of the catalogue: ${line}`);
  }
  return { subCategory, name, code };
}
