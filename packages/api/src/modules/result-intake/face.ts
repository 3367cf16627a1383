/** What other rooms of the API may use of this one. */
export { resultIntake } from "./intake-route.ts";
