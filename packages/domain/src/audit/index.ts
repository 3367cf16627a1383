export type { ThingKind } from "./acts/act.ts";
export { type ActGroup, type AuditAct, actGroups, actOf, actsOf, actsOn, labelOf } from "./acts.ts";
