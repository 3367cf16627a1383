import { outline } from "../../parse-outline.ts";
import type { InterventionType, ProcedureCategory } from "../values.ts";
import type { CatalogueInterventionType, CatalogueProcedure } from "./tree.ts";

/** Organ systems, their categories and the procedures of these, one a line: `AI-1001 Subcategory | Name`. */
export function interventionType(name: InterventionType, organSystems: string): CatalogueInterventionType {
  return {
    name,
    organSystems: outline(organSystems).map(({ text, below }) => ({
      name: text,
      categories: below.map((category) => ({
        name: category.text as ProcedureCategory,
        subCategories: category.below.map(({ text: line }) => procedure(line)),
      })),
    })),
  };
}

const procedureLine = /^([A-Z]{2}-\d{4}) ([^|]*[^|\s]) \| ([^|]*[^|\s])$/;

function procedure(line: string): CatalogueProcedure {
  const [, code, subCategory, name] = procedureLine.exec(line) ?? [];
  if (code === undefined || subCategory === undefined || name === undefined) {
    throw new Error(`not a procedure of the catalogue: ${line}`);
  }
  return { subCategory, name, code };
}
