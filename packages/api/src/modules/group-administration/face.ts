/** What other rooms of the API may use of this one. */
export { groupTakeBacks } from "./take-back-group.ts";
