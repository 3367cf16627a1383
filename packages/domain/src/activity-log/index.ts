export * from "./limits.ts";
export { isShownOnHome, type NamesOfRun } from "./on-home.ts";
export {
  isNarrowedSearch,
  readVistActivitySearch,
  usualOrderOf,
  type VistActivityOutcome,
  type VistActivitySearch,
  type VistActivitySearchInput,
  vistActivityOutcomes,
} from "./search.ts";
