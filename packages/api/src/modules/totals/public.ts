/** The public interface of this module: what other modules of the API may import. */
export {
  caseColumns,
  caseKind,
  isImportedInVain,
  isOfTarget,
  targetJson,
  targetOrder,
  targetsFor,
  withKinds,
} from "./counting-sql.ts";
export { targetRow } from "./target-row.ts";
export { findGroup, findPerson } from "./totals-people-queries.ts";
