/** What other rooms of the API may use of this one. */
export { hint } from "./hint.ts";
