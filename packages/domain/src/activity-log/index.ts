export * from "./limits.ts";
export { activitiesOnHome, isShownOnHome, type NamesOfRun } from "./on-home.ts";
export {
  isNarrowedSearch,
  readVistActivitySearch,
  type VistActivitySearch,
  type VistActivitySearchInput,
} from "./search.ts";
export { usualOrderOf } from "./sorting.ts";
