/** What other rooms of the API may use of this one. */
export { targetJson, targetOrder, targetsFor } from "./tally.ts";
export { targetRow } from "./target-row.ts";
