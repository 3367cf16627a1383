export {
  type DocumentKind,
  type ImportProblem,
  inLineOrder,
  mostProblems,
  type ReadDocument,
  readDocument,
} from "./document.ts";
export { type ImportChange, type ImportPlan, mostChanges, mostDetails } from "./plan.ts";
export { type JsonFault, type JsonText, readJson } from "./read-json.ts";
