/** What other rooms of the API may use of this one. */
export type { UserSystemView } from "./system-queries.ts";
