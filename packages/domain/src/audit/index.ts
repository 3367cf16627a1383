export type { ThingKind } from "./acts/act.ts";
export { type ActGroup, type AuditAct, actGroups, actOf, actsOf, actsOn, labelOf } from "./acts.ts";
export { type Fact, type FactKind, factsOf, isChanged } from "./facts.ts";
export { auditLimits } from "./limits.ts";
export { addressOfThing } from "./thing-address.ts";
