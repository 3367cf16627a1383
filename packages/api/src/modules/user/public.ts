/** What other rooms of the API may use of this one. */

export { isSameAddress, readablePerson } from "./read-user.ts";
export { resolveActor } from "./resolve-actor.ts";
export type { UserParent } from "./user-fields.ts";
