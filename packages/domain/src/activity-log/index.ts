export * from "./limits.ts";
export {
  isNarrowedSearch,
  readVistActivitySearch,
  type VistActivitySearch,
  type VistActivitySearchInput,
} from "./search.ts";
export { activitiesOnHome, isShownOnHome, type NamesOfRun } from "./shown-on-home.ts";
export { usualOrderOf } from "./sorting.ts";
