/** What other rooms of the API may use of this one. */
export { type AheadOf, actorOf } from "./actor.ts";
export type { SignedInPerson } from "./queries.ts";
export { isSameAddress, readablePerson } from "./read-user.ts";
export type { UserParent } from "./user-fields.ts";
