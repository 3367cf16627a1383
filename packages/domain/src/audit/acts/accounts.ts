import { act, taking } from "./act.ts";

/** Customers, their admins, their time for cloud cases, and what their spaces offer. */
export const accountActs = {
  "customer.created": act("Account created", "customer"),
  "customer.changed": act("Account changed", "customer"),
  "customer.proficiency_rule_chosen": act("Proficiency rule chosen", "customer"),
  "quota.topped_up": act("Time for cloud cases added", "customer"),
  "learning_space.changed": act("Learning space changed", "learning_space"),
  "learning_space_access.changed": act("Access to a learning space changed", "space_access"),
  "talent.sync_requested": act("Synchronisation with Talent started", "operation"),
  "simulator_modules.imported": act("Simulator modules imported", "document"),
  "operation.cancelled": taking("Long work cancelled", "operation"),
  "operation.forced_to_end": taking("Long work forced to end", "operation"),
  "operation.tried_again": act("Long work tried again", "operation"),
  "audit.exported": act("Audit log exported", "document"),
} as const;
