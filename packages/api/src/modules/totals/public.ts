/** What other rooms of the API may use of this one. */
export { targetJson, targetOrder, targetsFor } from "./counting-sql.ts";
export { targetRow } from "./target-row.ts";
