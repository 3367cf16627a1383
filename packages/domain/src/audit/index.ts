export type { ThingKind } from "./acts/act.ts";
export { type ActGroup, type AuditAct, actGroups, actsOn, getAct, getActs, getLabel } from "./acts.ts";
export { type Fact, type FactKind, getFacts, isChanged } from "./facts.ts";
export { auditLimits } from "./limits.ts";
export { addressOfThing } from "./thing-address.ts";
