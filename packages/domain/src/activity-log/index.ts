export * from "./limits.ts";
export { activitiesOnHome, isShownOnHome, type NamesOfRun } from "./on-home.ts";
export {
  isNarrowedSearch,
  readVistActivitySearch,
  type VistActivitySearch,
  type VistActivitySearchInput,
} from "./search.ts";
export { usualOrderOf, type VistActivityOutcome, vistActivityOutcomes } from "./sorting.ts";
