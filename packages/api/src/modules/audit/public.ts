/** What other rooms of the API may use of this one. */
export { audit } from "./audit.ts";
