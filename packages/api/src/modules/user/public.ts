/** The public interface of this module: what other modules of the API may import. */

export { findCaller } from "./caller-queries.ts";
export { isSameAddress, readablePerson } from "./read-user.ts";
export { resolveActor } from "./resolve-actor.ts";
export type { UserParent } from "./user-fields.ts";
