import { catalogue, mostTargets } from "@cathedra/domain/logbook";
import type { ListSizes } from "../../graphql/cost.ts";

const longest = (lists: readonly { readonly length: number }[]): number =>
  Math.max(...lists.map(({ length }) => length));

const systems = catalogue.interventionTypes.map(({ organSystems }) => organSystems);
const categories = systems.flat().map((system) => system.categories);
const procedures = categories.flat().map(({ subCategories }) => subCategories);

/** The longest lists of the catalogue, and typical lists of a large customer (7.011). */
export const listSizes: ListSizes = {
  "Query.recentActivities": 3,
  // A case has at most 30 and mostly a few.
  "Activity.participants": 20,
  "IRLogFormData.interventionTypes": catalogue.interventionTypes.length,
  "InterventionType.organSystems": longest(systems),
  "OrganSystem.categories": longest(categories),
  "ProcedureCategory.subCategories": longest(procedures),
  "IRLogFormData.attending": 500,
  "IRLogFormData.hospitals": 100,
  "IRLogFormData.recent": 5,
  "IRLogFormData.targets": mostTargets,
};
