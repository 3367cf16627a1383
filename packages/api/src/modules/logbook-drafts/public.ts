/** What other rooms of the API may use of this one. */
export { insertDraft } from "./queries.ts";
